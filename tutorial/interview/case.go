package interview

import "example.com/xseekers/engine"

// caseOf is a topic and what has been answered.
type caseOf struct {
	topic    *topic
	switches engine.Switches
	answers  [factEnd]int8
	emblems  engine.Leads
	hand     engine.Leads
	made     games
}

// What an answer may be besides a value.
const (
	unasked int8 = -1 - iota
	dontKnow
)

// typed is the answer to a fact byLeads that was given in words.
const typed = 3

func newCase(t *topic, w engine.Switches) caseOf {
	c := caseOf{topic: t, switches: w, made: games{}}
	for f := range factEnd {
		c.answers[f] = unasked
	}
	for f, v := range t.given {
		c.answers[f] = int8(v)
	}
	return c
}

// with is the case with one more answer.
func (c *caseOf) with(f fact, v int) caseOf {
	d := *c
	d.answers[f] = int8(v)
	return d
}

// has reports whether a fact is answered with a value.
func (c *caseOf) has(f fact) bool { return c.answers[f] >= 0 }

// value is what is known of a fact, else the value that serves the play best.
func (c *caseOf) value(f fact) int {
	if c.has(f) {
		return int(c.answers[f])
	}
	return c.best(f)
}

// best is the value of a fact that serves the play best.
func (c *caseOf) best(f fact) int {
	at := engine.AskAct
	if c.topic.text == noText {
		at = c.topic.play().At
	}
	switch {
	case f == whoseTurn && at == engine.AskRespond:
		return aRivals
	case f == whichStep:
		return stepOf[at]
	case f == whatOfRival && at != engine.AskRespond && c.topic.text == noText:
		return nothingToAnswer
	case f == cardType && c.topic.text != playing:
		return 1 // a Site, which has no sides
	case f == onFinal && c.topic.finds == isWon:
		return 1
	case f == leads && c.topic.do == engine.DoDiscardDown:
		return engine.HandLimit + 2
	case f == give:
		return max(0, c.value(leads)-engine.HandLimit)
	}
	return questions[f].best
}

// stepOf is the value of whichStep at which a decision is open.
var stepOf = map[engine.Ask]int{
	engine.AskStartTurn: 0, engine.AskChooseAdventure: 1, engine.AskCollectLeads: 2, engine.AskDiscardLead: 3,
	engine.AskAct: 4, engine.AskRespond: 6, engine.AskDiscardDown: 8,
}

// samples are the values of a fact that its diagram looks at: all choices, numbers up to where one
// more tells nothing new, and Leads that are enough, none and some.
func (c *caseOf) samples(f fact) []int {
	switch q := &questions[f]; {
	case q.kind == byChoice:
		return c.choices(f)
	case q.kind == byLeads:
		return upTo(typed - 1)
	case f == used, f == costN, f == ownAdventures, f == ownCards, f == handCards:
		return upTo(min(q.most, 3))[q.least:]
	case f == leads && c.topic.do == engine.DoDiscardDown:
		return upTo(engine.HandLimit + 5)
	case f == give:
		return upTo(max(5, c.value(leads)-engine.HandLimit))
	case f == leads:
		return upTo(c.price() + 3)
	default:
		return upTo(q.most)
	}
}

func upTo(n int) (out []int) {
	for i := range n + 1 {
		out = append(out, i)
	}
	return out
}

// price is how many Leads the play or the text costs before any card changes it.
func (c *caseOf) price() (n int) {
	for _, cost := range c.costs() {
		if cost.Kind != engine.CostScrap && cost.Kind != engine.CostScrapAdventure {
			n = max(n, int(cost.N))
		}
	}
	return n
}

// costs are those of the play, or of the text of its card.
func (c *caseOf) costs() []engine.Cost {
	if c.topic.text != noText {
		text := c.text()
		return text.Costs
	}
	return c.topic.play().Costs
}

// text is the text of the card at the table, as far as it is told.
func (c *caseOf) text() engine.Ability {
	b := engine.Ability{
		Twist: c.value(hasTwist) == yes, Exploit: c.topic.text == exploit, Delay: c.value(hasDelay) == 1, Limit: uint8(c.value(limit)),
	}
	if c.topic.text != playing {
		b.ID = "used"
	}
	if kinds[c.value(cardType)] == engine.Relic && c.topic.text != playing {
		b.Mode = [...]engine.Mode{yes: engine.Noble, no: engine.Ruthless}[c.value(side)]
	}
	if c.topic.text == leverage {
		b.Costs = append(b.Costs, engine.Cost{Kind: engine.CostLeverage, Rule: engine.R8_6})
	}
	b.Costs = append(b.Costs, c.textCosts()...)
	b.Heroic, b.Effects = c.does()
	if b.Heroic == engine.DoThwart || c.value(effect) == negates {
		b.Twist = true
	}
	if c.topic.text != playing && len(b.Costs) == 0 && b.Limit == 0 {
		b.Limit = engine.MaxUses // an ability needs a cost or a limit (8.1)
	}
	return b
}

// textCosts are what the card at the table asks to be paid.
func (c *caseOf) textCosts() (out []engine.Cost) {
	n := uint8(c.value(costN))
	switch c.value(leadCost) {
	case anyLeads:
		out = append(out, engine.Cost{Kind: engine.CostDiscard, N: n, Rule: engine.R12_1})
	case matchingLeads:
		out = append(out, engine.Cost{Kind: engine.CostMatching, N: n, Rule: engine.R7_11})
	case leadsOfType:
		out = append(out, engine.Cost{Kind: engine.CostType, N: n, Rule: engine.R2_2, Lead: paidIn})
	case leadsOfBonded:
		out = append(out, engine.Cost{Kind: engine.CostType, N: n, Rule: engine.R8_4})
	}
	if k := c.value(cardCost); k > 0 {
		kind := [...]engine.CostKind{1: engine.CostActionX, 2: engine.CostScrapAdventure, 3: engine.CostScrap}[k]
		out = append(out, engine.Cost{Kind: kind, N: 1, Rule: engine.R12_5})
	}
	return out
}

// does is what the text does, as far as it has to choose a card (2.8).
func (c *caseOf) does() (heroic engine.Do, effects []engine.Effect) {
	one := func(op engine.Op, who engine.Who) []engine.Effect {
		return []engine.Effect{{Op: op, N: 1, Who: who, Rule: engine.R2_8}}
	}
	switch c.value(effect) {
	case isHeroic:
		return engine.HeroicFeats()[c.value(heroicFeat)], nil
	case negates:
		return 0, []engine.Effect{{Op: engine.Negate, Rule: engine.R7_6}}
	case takesTheirs:
		ops := [...]engine.Op{engine.ArchiveTheirs, engine.BuryTheirs, engine.DisruptTheirs}
		return 0, one(ops[c.value(theirKind)], engine.EachRival)
	case takesOwn:
		ops := [...]engine.Op{engine.ScrapAdventures, engine.ScrapResources, engine.DropActionX, engine.DiscardLeads}
		return 0, one(ops[c.value(ownKind)], engine.You)
	case looks:
		ops := [...]engine.Op{engine.LookAdventures, engine.LookLeads, engine.LookActionX}
		return 0, []engine.Effect{{Op: ops[c.value(lookKind)], N: 2, Rule: engine.R2_8}}
	}
	if c.topic.text == playing && kinds[c.value(cardType)] != engine.Feat {
		return 0, nil
	}
	return 0, one(engine.DrawLeads, engine.You)
}
