package engine

// checkCost reports what is wrong with the payment of one cost; bonded is the Bonded type of the
// card whose ability is used.
func (g *Game) checkCost(s *State, c *Cost, a *Action, bonded Lead, r *report) {
	switch c.Kind {
	case CostLeverage, CostArchive:
		return
	case CostActionX, CostScrapAdventure, CostScrap:
		checkSpend(s, c, a, r)
		return
	}
	force := g.inForce(s, a.By, &Force{})
	hand := &s.Seats[a.By].Leads
	need := force.costs(a.Do, c)
	switch c.Kind {
	case CostEmblems:
		checkHeld(hand, c, a, r)
		if g.Known(a.Card) && !a.Card.IsActionX() {
			force.checkEmblems(&g.Adventure(a.Card).Emblems, c, a, r)
		}
		return
	case CostHand:
		checkTop(hand, a, r)
		return
	case CostSurplus:
		need = max(0, hand.Total()-int(force.Hand))
	case CostLeadsOrActionX:
		if a.Spend != 0 {
			checkSpend(s, c, a, r)
			need = 0
		}
	}
	checkHeld(hand, c, a, r)
	if n := a.Pay.Total(); n != need {
		u := Unmet{Code: WrongLeadCount, Rule: c.Rule, Need: int16(need), Have: int16(n)}
		if a.Do.Heroic() && force.More[a.Do-DoBarter] != 0 {
			u.Rule, u.Card = R1_3, force.Changes[a.Do-DoBarter]
		}
		r.add(u)
	}
	switch c.Kind {
	case CostMatching, CostBury:
		if !force.matching(&a.Pay) {
			r.add(Unmet{Code: NotMatching, Rule: R7_11, Have: int16(a.Pay.Types())})
		}
	case CostType:
		t := c.of(bonded)
		if t == NoLead {
			r.add(Unmet{Code: NoBondedType, Rule: R8_4, Card: a.Card})
		} else if !force.ofType(&a.Pay, t) {
			r.add(Unmet{Code: WrongType, Rule: c.Rule, Lead: t, Need: int16(need), Card: a.Card})
		}
	}
	if c.Kind != CostBury {
		checkTop(&a.Pay, a, r)
	}
}

// of is the type a cost of one type asks for, NoLead where it is a Bonded type that is not there.
func (c *Cost) of(bonded Lead) Lead {
	if c.Lead != NoLead {
		return c.Lead
	}
	return bonded
}

// checkSpend reports where the card named in Spend cannot pay the cost. A card does not pay for
// its own text.
func checkSpend(s *State, c *Cost, a *Action, r *report) {
	switch {
	case a.Spend == 0:
		r.add(Unmet{Code: SpendUnnamed, Rule: c.Rule, Card: a.Card})
	case a.Spend == a.Card || !s.Seats[a.By].canSpend(c.Kind, a.Spend):
		code := NotYoursToSpend
		if c.Kind == CostActionX || c.Kind == CostLeadsOrActionX {
			code = NotInYourHand
		}
		r.add(Unmet{Code: code, Rule: c.Rule, Card: a.Spend})
	}
}

// canSpend reports whether a player has a card where a cost takes it from.
func (p *Player) canSpend(k CostKind, c Card) bool {
	switch k {
	case CostActionX, CostLeadsOrActionX:
		return p.ActionX.Has(c)
	case CostScrapAdventure:
		return p.Zone.Has(c)
	}
	return p.Zone.Has(c) || p.Active.Has(c)
}

// checkHeld reports each type of which the payment has more than the hand.
func checkHeld(hand *Leads, c *Cost, a *Action, r *report) {
	if hand.Has(&a.Pay) {
		return
	}
	for l := Glyph; l <= Wild; l++ {
		if a.Pay[l] > hand[l] {
			r.add(Unmet{Code: LeadNotInHand, Rule: c.Rule, Lead: l, Need: int16(a.Pay[l]), Have: int16(hand[l])})
		}
	}
}

// checkEmblems reports each emblem type left unpaid and each type paid too much (2.2, 5.1); where
// a text takes emblems off or makes Leads count as Wild, the number of Leads (1.3).
func (f *Force) checkEmblems(emblems *Leads, c *Cost, a *Action, r *report) {
	if f.Less > 0 || f.Wild != 0 {
		f.checkChanged(emblems, c, a, r)
		return
	}
	wilds := int(a.Pay[Wild])
	standIn := standIns(emblems, &a.Pay)
	for l := Glyph; l <= Vision; l++ {
		need, have := int(emblems[l]), int(a.Pay[l])
		n := standIn[l]
		wilds -= n
		switch {
		case have > need:
			r.add(Unmet{Code: SurplusLead, Rule: c.Rule, Lead: l, Need: int16(need), Have: int16(have), Card: a.Card})
		case have+n < need:
			r.add(Unmet{
				Code: EmblemUnpaid, Rule: c.Rule, Lead: l, Need: int16(need), Have: int16(have + n), Wilds: int16(n), Card: a.Card,
			})
		}
	}
	if wilds > 0 {
		r.add(Unmet{Code: SurplusLead, Rule: c.Rule, Lead: Wild, Need: int16(int(a.Pay[Wild]) - wilds), Have: int16(a.Pay[Wild]), Card: a.Card})
	}
}

// checkChanged reports the same where texts in force change what is paid.
func (f *Force) checkChanged(emblems *Leads, c *Cost, a *Action, r *report) {
	for l := Glyph; l <= Vision; l++ {
		if a.Pay[l] > emblems[l] && f.Wild&(1<<l) == 0 {
			r.add(Unmet{Code: SurplusLead, Rule: c.Rule, Lead: l, Need: int16(emblems[l]), Have: int16(a.Pay[l]), Card: a.Card})
		}
	}
	if need, have := f.emblems(emblems), a.Pay.Total(); have != need {
		r.add(Unmet{Code: WrongLeadCount, Rule: c.Rule, Need: int16(need), Have: int16(have), Card: a.Card})
	}
}

// standIns is how many Wilds stand in for each type: first for the types that are paid in part,
// as a player means it, then for the others, each in the order of the types (2.2).
func standIns(emblems, pay *Leads) (n [leadEnd]int) {
	wilds := int(pay[Wild])
	for _, begun := range [...]bool{true, false} {
		for l := Glyph; l < Wild; l++ {
			if short := int(emblems[l]) - int(pay[l]); short > 0 && (pay[l] > 0) == begun {
				n[l] = min(short, wilds)
				wilds -= n[l]
			}
		}
	}
	return n
}

// checkTop reports where several types are discarded together and the one on top is not named (1.6).
func checkTop(discarded *Leads, a *Action, r *report) {
	switch {
	case discarded.Types() > 1 && (a.Top == NoLead || discarded[a.Top] == 0):
		r.add(Unmet{Code: TopUnnamed, Rule: R1_6, Lead: a.Top, Need: 1})
	case discarded.Types() <= 1 && a.Top != NoLead:
		r.add(Unmet{Code: NoSuchAction, Rule: R1_6, Lead: a.Top})
	}
}
