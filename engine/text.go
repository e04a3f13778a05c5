package engine

// checkText reports what keeps a card from being played or an ability from being used now, but for
// its costs (2.8, 8).
func (g *Game) checkText(s *State, p *Play, text *Ability, a *Action, r *report) {
	who := &s.Seats[a.By]
	switch inHand, inPlay := who.ActionX.Has(a.Card), who.Active.Has(a.Card); {
	case p.Names == NamesHand && !inHand:
		r.add(Unmet{Code: NotInYourHand, Rule: R4_4, Card: a.Card})
	case p.Names == NamesAbility && !inPlay:
		r.add(Unmet{Code: NotInYourActiveZone, Rule: R4_4, Card: a.Card})
	case p.Names == NamesAbility:
		g.checkAbility(s, text, a, r)
	}
	if s.Decision == (Decision{AskRespond, a.By}) && !text.Twist {
		g.need(r, Unmet{Code: NotInAnswer, Rule: R8_7, Card: a.Card})
	}
	if text.needs != 0 {
		g.checkTextNeeds(s, text, a, r)
	}
}

// checkAbility reports what the state of its card forbids to an ability (2.7, 8.3 to 8.6).
func (g *Game) checkAbility(s *State, text *Ability, a *Action, r *report) {
	in := &s.InPlay[a.Card-FirstActionX]
	if text.Mode != NoMode && text.Mode != in.Mode {
		g.need(r, Unmet{Code: OtherSide, Rule: R2_7, Card: a.Card, Mode: text.Mode})
	}
	if in.Leveraged && text.Leverages() {
		g.need(r, Unmet{Code: AlreadyLeveraged, Rule: R8_6, Card: a.Card})
	}
	if in.Leveraged && text.Exploit {
		g.need(r, Unmet{Code: ExploitLeveraged, Rule: R8_3, Card: a.Card})
	}
	if text.Delay && in.Entered == s.Turn {
		g.need(r, Unmet{Code: DelayedThisTurn, Rule: R8_5, Card: a.Card})
	}
	if used := in.Uses[a.Ability-1]; text.Limit > 0 && used >= text.Limit {
		g.need(r, Unmet{Code: UsedUp, Rule: R8_1, Card: a.Card, Need: int16(text.Limit), Have: int16(used)})
	}
}

// need reports a condition that does not hold, unless its rule is masked.
func (g *Game) need(r *report, u Unmet) {
	if !g.masked.Has(u.Rule) {
		r.add(u)
	}
}

// checkTextNeeds reports what a Heroic Feat printed on a card needs (7.2), and what the text has to
// choose from and finds nowhere (2.8, 7.10).
func (g *Game) checkTextNeeds(s *State, text *Ability, a *Action, r *report) {
	held := g.holdingText(s, text, a)
	if text.needs&^held == 0 {
		return
	}
	none := false // to choose from, which is said once
	for k := NeedKind(0); k < needEnd; k++ {
		n := Need{k, ruleOfTextNeed(k)}
		if text.needs&k.set() == 0 || !g.lacks(&n, held) {
			continue
		}
		u := g.unmetNeed(s, &n, text.Heroic, a.By)
		if u.Code == NothingToChoose {
			if none {
				continue
			}
			none = true
		}
		if u.Card == 0 {
			u.Card = a.Card
		}
		r.add(u)
	}
}

func ruleOfTextNeed(k NeedKind) Rule {
	switch k {
	case NeedCatchUp:
		return R7_7
	case NeedRivalFeat:
		return R7_12
	case NeedAllowed:
		return R1_3
	}
	return R7_10
}

// holdingText is the conditions that hold for a text once its costs are paid (7.10).
func (g *Game) holdingText(s *State, text *Ability, a *Action) needSet {
	held := g.holding(s, a.By)
	if text.Heroic != DoNothing {
		held |= g.featHolds(s, a.By, text.Heroic)
	}
	who := &s.Seats[a.By]
	zone, active, hand := who.Zone.N, who.Active.Count(), who.ActionX.Count()
	inHand := who.Leads.Total()
	if a.Ability == 0 {
		hand--
	}
	adventures, leads := s.Adventures.PileN, int(s.Leads.PileN)
	for i := range text.Costs {
		switch c := &text.Costs[i]; {
		case c.Kind == CostActionX:
			hand--
		case c.Kind == CostArchive:
			active--
		case c.Kind == CostScrapAdventure || c.Kind == CostScrap && !a.Spend.IsActionX():
			zone--
			adventures++
		case c.Kind == CostScrap:
			active--
		case c.Kind.paysLeads():
			leads += int(c.N)
			inHand -= int(c.N)
		}
	}
	set := func(k NeedKind, holds bool) {
		held &^= k.set()
		if holds {
			held |= k.set()
		}
	}
	set(NeedAdventureLeft, s.Adventures.DeckN > 0 || adventures > 1)
	set(NeedLeadLeft, s.Leads.DeckN > 0 || leads > 1)
	set(NeedActionXLeft, s.ActionX.DeckN > 0)
	set(NeedOwnAdventure, zone > 0)
	set(NeedOwn, zone > 0 || active > 0)
	set(NeedInHand, hand > 0)
	set(NeedLeadInHand, inHand > 0)
	cards, theirs := false, false
	for q := range Seat(s.Players) {
		if q != a.By && (!text.facing || q == s.InPlay[a.Card-FirstActionX].Against) {
			cards = cards || !s.Seats[q].Active.Empty()
			theirs = theirs || s.Seats[q].Zone.N > 0
		}
	}
	set(NeedSwap, held&NeedSwap.set() != 0 && zone > 0)
	set(NeedTheirCard, cards)
	set(NeedTheirAdventure, theirs)
	set(NeedTheirs, cards || theirs)
	return held
}
