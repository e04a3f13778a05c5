package interview

import "example.com/xseekers/engine"

// attempt is what you try in a case: of the ways to do it, one that is legal where there is any.
// Where there is none, it is paid with what you have, so that the refusal speaks of what lacks.
func (t *table) attempt(c *caseOf) engine.Action {
	a := engine.Action{Do: c.topic.do, From: c.topic.from, By: you, Ability: c.ability()}
	switch {
	case c.topic.text != noText:
		a.Card = theCard
	case c.topic.do == engine.DoComplete, c.topic.do == engine.DoRivalsChoice:
		a.Card = theAdventure
	}
	amount := -1
	if c.topic.do == engine.DoDiscardDown {
		amount = c.value(give)
	}
	for _, l := range t.g.Legal(&t.s, nil) {
		if l.Do == a.Do && l.By == a.By && l.From == a.From && l.Card == a.Card && l.Ability == a.Ability && (amount < 0 || l.Pay.Total() == amount) {
			return l
		}
	}
	mine := &t.s.Seats[you]
	for _, cost := range c.costs() {
		t.pay(c, &a, cost, mine)
	}
	return a
}

// pay offers what there is for one cost.
func (t *table) pay(c *caseOf, a *engine.Action, cost engine.Cost, mine *engine.Player) {
	n := int(cost.N)
	if c.topic.do.Heroic() {
		n += [...]int{costsSame: 0, costsMore: 1, costsLess: -1}[c.value(change)]
	}
	switch cost.Kind {
	case engine.CostEmblems:
		a.Pay = offered(&mine.Leads, t.g.Adventure(theAdventure).Emblems)
	case engine.CostSurplus:
		a.Pay = paying(uint8(c.value(give)))
	case engine.CostLeadsOrActionX:
		if mine.Leads.Total() < n && !mine.ActionX.Empty() {
			a.Spend = mine.ActionX.List()[0]
			return
		}
		a.Pay = paying(uint8(min(n, mine.Leads.Total())))
	case engine.CostDiscard, engine.CostMatching, engine.CostBury, engine.CostType:
		a.Pay = paying(uint8(min(n, mine.Leads.Total())))
	case engine.CostActionX:
		for card := range mine.ActionX.All() {
			if card != theCard {
				a.Spend = card
			}
		}
	case engine.CostScrapAdventure, engine.CostScrap:
		if mine.Zone.N > 0 {
			a.Spend = mine.Zone.Cards[0]
		} else if cost.Kind == engine.CostScrap {
			for card := range mine.Active.All() {
				if card != theCard {
					a.Spend = card
				}
			}
		}
	case engine.CostHand, engine.CostLeverage, engine.CostArchive:
	}
}

// offered is the Leads of a hand that serve the emblems, Wilds last.
func offered(hand *engine.Leads, shown engine.Leads) (pay engine.Leads) {
	lack := 0
	for l := engine.Glyph; l < engine.Wild; l++ {
		pay[l] = min(hand[l], shown[l])
		lack += int(shown[l] - pay[l])
	}
	pay[engine.Wild] = min(hand[engine.Wild], uint8(lack))
	return pay
}
