package engine

// Check says whether an action is legal now: nil, or a Rejection with every part that does not
// hold. It is the only place where legality is decided, and changes nothing. A Rejection speaks
// only of what its actor may see (1.5).
func (g *Game) Check(s *State, a Action) *Rejection {
	_, _, r := g.playFor(s, &a)
	return r
}

// playFor is the play that an action makes, with the text it plays or uses, or why it may not. It
// first counts what does not hold; only a refusal is written down, which allocates.
func (g *Game) playFor(s *State, a *Action) (*Play, *Ability, *Rejection) {
	var quick report
	p, text := g.check(s, a, &quick)
	if quick.n == 0 {
		return p, text, nil
	}
	full := report{keep: true}
	g.check(s, a, &full)
	return nil, nil, full.rejection(a)
}

// check reports what does not hold of the play that an action means, nil where it means none now.
func (g *Game) check(s *State, a *Action, r *report) (*Play, *Ability) {
	if s.Over() {
		r.add(Unmet{Code: GameOver, Rule: R1_1})
		return nil, nil
	}
	if s.Variant == BeginnerGame && a.Do.Advanced() {
		r.add(Unmet{Code: NotInBeginnerGame, Rule: R13_1})
		return nil, nil
	}
	p := PlayOf(a.Do, a.From)
	if p == nil || a.By >= Seat(s.Players) {
		r.add(Unmet{Code: NoSuchAction, Rule: R4_4})
		return nil, nil
	}
	if p.Names >= NamesHand {
		return p, g.checkAdvanced(s, p, a, r)
	}
	if !p.takes.holds(a) {
		r.add(Unmet{Code: NoSuchAction, Rule: R4_4})
		return nil, nil
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
		g.checkCost(s, &p.Costs[i], a, NoLead, r)
	}
	return p, nil
}

// checkAdvanced checks the plays whose card says the rest, and the choices inside an effect.
func (g *Game) checkAdvanced(s *State, p *Play, a *Action, r *report) *Ability {
	var text *Ability
	takes := p.takes
	if p.Names <= NamesAbility {
		if text = g.Text(a.Card, a.Ability); text == nil || (a.Ability == 0) != (p.Names == NamesHand) {
			r.add(Unmet{Code: NoSuchAbility, Rule: R4_4, Card: a.Card})
			return nil
		}
		takes |= text.takes
	}
	if !takes.holds(a) {
		r.add(Unmet{Code: NoSuchAction, Rule: R4_4})
		return nil
	}
	if a.By != s.Decision.Player || p.At != s.Decision.Kind && !(p.Twists && s.Decision.Kind == AskRespond) {
		checkMoment(s, p, a, r)
	}
	if text == nil {
		if s.Decision == (Decision{p.At, a.By}) {
			g.checkChoice(s, p, a, r)
		}
		return nil
	}
	g.checkText(s, p, text, a, r)
	bonded := s.bonded(a)
	for i := range text.Costs {
		g.checkCost(s, &text.Costs[i], a, bonded, r)
	}
	return text
}

// bonded is the Bonded type of the card whose ability an action uses, NoLead where there is none.
func (s *State) bonded(a *Action) Lead {
	if a.Ability == 0 {
		return NoLead
	}
	return s.InPlay[a.Card-FirstActionX].Bonded
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
	if open.Kind == AskRespond && a.By == open.Player && a.By != s.Active && p.At == AskAct {
		r.add(Unmet{Code: NotInAnswer, Rule: R8_7, Card: a.Card, Do: a.Do})
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
	case AskRespond:
		return R8_8
	}
	return playsAt[AdvancedGame][k][0].Rule
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
