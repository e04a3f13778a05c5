package engine

// Check says whether an action is legal now: nil, or a Rejection with every part that does not
// hold. It is the only place where legality is decided, and changes nothing. A Rejection speaks
// only of what its actor may see (1.5).
func (g *Game) Check(s *State, a Action) *Rejection {
	_, r := g.playFor(s, &a)
	return r
}

// playFor is the play that an action makes, or why it may not. It first counts what does not hold;
// only a refusal is written down, which allocates.
func (g *Game) playFor(s *State, a *Action) (*Play, *Rejection) {
	var quick report
	p := g.check(s, a, &quick)
	if quick.n == 0 {
		return p, nil
	}
	full := report{keep: true}
	g.check(s, a, &full)
	return nil, full.rejection(a)
}

// check reports what does not hold of the play that an action means, nil where it means none now.
func (g *Game) check(s *State, a *Action, r *report) *Play {
	if s.Over() {
		r.add(Unmet{Code: GameOver, Rule: R1_1})
		return nil
	}
	if a.Do.Advanced() {
		r.add(Unmet{Code: NotInBeginnerGame, Rule: R13_1})
		return nil
	}
	p := PlayOf(a.Do, a.From)
	if p == nil || a.By >= Seat(s.Players) || !p.takes(a) {
		r.add(Unmet{Code: NoSuchAction, Rule: R4_4})
		return nil
	}
	if a.By != s.Decision.Player || p.At != s.Decision.Kind {
		checkMoment(s, p, a, r)
	}
	if p.needs != 0 {
		g.checkNeeds(s, p, a.By, r)
	}
	if p.Names != NamesNothing {
		g.checkName(s, p, a, r)
	}
	for i := range p.Costs {
		g.checkCost(s, &p.Costs[i], a, r)
	}
	return p
}

// takes reports whether only fields that the play takes are set.
func (p *Play) takes(a *Action) bool {
	if p.Names == NamesNothing && a.Card != 0 {
		return false
	}
	if len(p.Costs) == 0 {
		return a.Pay == Leads{} && a.Top == NoLead
	}
	switch p.Costs[0].Kind {
	case CostEmblems:
		return a.Top == NoLead && !a.Pay.stray()
	case CostHand:
		return a.Pay == Leads{} && a.Top < leadEnd
	default:
		return a.Top < leadEnd && !a.Pay.stray()
	}
}

// checkMoment reports who is to decide and whether this is what is asked (4.4, 4.8).
func checkMoment(s *State, p *Play, a *Action, r *report) {
	open := s.Decision
	if a.By != open.Player {
		r.add(Unmet{Code: NotYourDecision, Rule: ruleOfAsk(open.Kind), Seat: open.Player, Ask: open.Kind})
	}
	if p.At == open.Kind {
		return
	}
	step, fixed := stepOf(p.At)
	switch {
	case !fixed:
		r.add(Unmet{Code: NotAsked, Rule: p.Rule, Ask: p.At})
	case step < s.Step || p.At == AskStartTurn:
		r.add(Unmet{Code: StepIsPast, Rule: p.Rule, Step: step, Ask: open.Kind})
	case step > s.Step:
		r.add(Unmet{Code: StepToCome, Rule: ruleOfAsk(p.At), Step: step, Ask: open.Kind})
	default:
		r.add(Unmet{Code: DecideFirst, Rule: ruleOfAsk(open.Kind), Step: step, Ask: open.Kind})
	}
}

// stepOf is the step a decision belongs to; false for a choice that opens only when it is due.
func stepOf(k Ask) (Step, bool) {
	switch k {
	case AskStartTurn:
		return BeforeTurn, true
	case AskChooseAdventure:
		return ChooseAdventure, true
	case AskCollectLeads:
		return CollectLeads, true
	case AskAct:
		return Actions, true
	}
	return 0, false
}

// ruleOfAsk is the rule that asks a decision.
func ruleOfAsk(k Ask) Rule {
	switch k {
	case AskAct:
		return R4_4
	case AskStartTurn:
		return R4_1
	}
	return playsAt[k][0].Rule
}

// holding is the conditions that hold for a seat.
func (s *State) holding(by Seat) (held needSet) {
	p := &s.Seats[by]
	if p.Leads == (Leads{}) {
		held |= NeedNoLeads.set()
	}
	if !p.Final {
		held |= NeedNotFinal.set()
	}
	if s.Adventures.CanDraw() {
		held |= NeedAdventureDeck.set()
	}
	if s.Adventures.PileN > 0 {
		held |= NeedAdventurePile.set()
	}
	if s.Leads.CanDraw() {
		held |= NeedLeadDeck.set()
	}
	if s.Leads.PileN > 0 {
		held |= NeedLeadPile.set()
	}
	return held
}

// meets reports whether every need of a play is among those that hold, or masked.
func (g *Game) meets(p *Play, held needSet) bool {
	return p.needs&^held == 0 || g.masks && g.maskedAway(p, held)
}

// lacks reports whether a need does not hold, and is not masked.
func (g *Game) lacks(n *Need, held needSet) bool {
	return held&n.Kind.set() == 0 && !g.masked.Has(n.Rule)
}

// maskedAway reports whether every need of a play that does not hold is masked.
func (g *Game) maskedAway(p *Play, held needSet) bool {
	for i := range p.Needs {
		if g.lacks(&p.Needs[i], held) {
			return false
		}
	}
	return true
}

func (g *Game) checkNeeds(s *State, p *Play, by Seat, r *report) {
	held := s.holding(by)
	if g.meets(p, held) {
		return
	}
	for i := range p.Needs {
		if n := &p.Needs[i]; g.lacks(n, held) {
			r.add(unmetNeed(s, n, by))
		}
	}
}

func unmetNeed(s *State, n *Need, by Seat) Unmet {
	u := Unmet{Rule: n.Rule}
	switch {
	case n.Kind == NeedNoLeads:
		u.Code, u.Have = LeadsInHand, int16(s.Seats[by].Leads.Total())
	case n.Kind == NeedNotFinal && n.Rule == R6_6:
		u.Code = ChooseOnFinal
	case n.Kind == NeedNotFinal:
		u.Code = RestOnFinal
	default:
		u.Code, u.Need = PileEmpty, 1
	}
	return u
}

func (g *Game) checkName(s *State, p *Play, a *Action, r *report) {
	switch p.Names {
	case NamesOwn:
		if !s.Seats[a.By].Zone.Has(a.Card) {
			r.add(Unmet{Code: NotInYourZone, Rule: p.Rule, Card: a.Card})
		}
	case NamesActivePlays:
		if !s.Seats[s.Active].Zone.Has(a.Card) {
			r.add(Unmet{Code: NotInTheirZone, Rule: p.Rule, Card: a.Card, Seat: s.Active})
		}
	}
}

func (g *Game) checkCost(s *State, c *Cost, a *Action, r *report) {
	hand := &s.Seats[a.By].Leads
	need := int(c.N)
	switch c.Kind {
	case CostEmblems:
		checkHeld(hand, c, a, r)
		if g.Known(a.Card) {
			checkEmblems(&g.Adventure(a.Card).Emblems, c, a, r)
		}
		return
	case CostHand:
		checkTop(hand, c, a, r)
		return
	case CostSurplus:
		need = max(0, hand.Total()-need)
	}
	checkHeld(hand, c, a, r)
	if n := a.Pay.Total(); n != need {
		r.add(Unmet{Code: WrongLeadCount, Rule: c.Rule, Need: int16(need), Have: int16(n)})
	}
	checkTop(&a.Pay, c, a, r)
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

// checkEmblems reports each emblem type left unpaid and each type paid too much (2.2, 5.1).
func checkEmblems(emblems *Leads, c *Cost, a *Action, r *report) {
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
func checkTop(discarded *Leads, c *Cost, a *Action, r *report) {
	switch {
	case discarded.Types() > 1 && (a.Top == NoLead || discarded[a.Top] == 0):
		r.add(Unmet{Code: TopUnnamed, Rule: R1_6, Lead: a.Top, Need: 1})
	case discarded.Types() <= 1 && a.Top != NoLead:
		r.add(Unmet{Code: NoSuchAction, Rule: R1_6, Lead: a.Top})
	}
}
