package explain

import (
	"slices"

	"example.com/xseekers/engine"
)

// atItsMoment is the position in which the attempt is asked for, with the change in words where it
// is another than this one: an earlier step finished, the decision the player's, the next turn
// begun. False where no such moment follows from the attempt alone, as for a choice inside an effect.
func atItsMoment(g *engine.Game, s *engine.State, r *engine.Rejection) (base engine.State, changes []string, ok bool) {
	base = *s
	try := r.Action
	play := engine.PlayOf(try.Do, try.From)
	if play == nil || s.Over() || try.By >= engine.Seat(s.Players) {
		return base, nil, false
	}
	text := textOf(g, try)
	twist := text != nil && text.Twist
	at := play.At
	if twist && (s.Active != try.By || opens(g, s, engine.AskRespond, try.By)) {
		at = engine.AskRespond
	}
	open := s.Decision
	if open.Player != try.By || open.Kind != at {
		if at == engine.AskRivalsChoice || !twist && !opens(g, s, at, try.By) {
			return base, nil, false
		}
		changes = []string{momentText(at, open, r)}
		setMoment(&base, at, try.By)
	}
	switch wrong := codes(g, &base, try); {
	case s.Active != base.Active || slices.ContainsFunc(r.Unmet, isPast):
		nextTurn(&base, try.By)
	case twist && some(wrong, ofAnyTurn) && !some(wrong, ofTurn): // a rival's turn serves as well
		changes = []string{"wait for a later turn"}
		anyTurn(&base)
	case some(wrong, ofTurn) || some(wrong, ofAnyTurn):
		if at == engine.AskRespond {
			changes = nil // that turn is not a rival's
		}
		changes = append(changes, "wait for your next turn")
		setMoment(&base, play.At, try.By)
		nextTurn(&base, try.By)
	}
	return base, changes, true
}

// opens reports whether a decision comes to a player without anything else being done first. The
// steps of a turn do, and what the rules ask in a turn; an answer to what is announced now, for who
// is asked and has not passed (8.8, 8.11).
func opens(g *engine.Game, s *engine.State, k engine.Ask, by engine.Seat) bool {
	if k == engine.AskRespond {
		asked := g.Asked(s)
		return slices.Contains(asked[min(int(s.Passed), len(asked)):], by)
	}
	return k < engine.AskRespond
}

func isPast(u engine.Unmet) bool { return u.Code == engine.StepIsPast }

// setMoment opens the decision an attempt answers; of the plays that come of themselves Check asks
// no more of the moment than this.
func setMoment(s *engine.State, k engine.Ask, by engine.Seat) {
	s.Decision = engine.Decision{Kind: k, Player: by}
	switch k {
	case engine.AskRespond:
	case engine.AskRivalsChoice:
		s.Active = previous(s, by)
	default:
		s.Active = by
	}
}

// anyTurn is what the beginning of a turn changes, whoever's it is: limits anew (1.9).
func anyTurn(s *engine.State) {
	s.Turn++
	for p := range s.Seats {
		s.Seats[p].Performed = engine.Performed{}
	}
	for i := range s.InPlay {
		s.InPlay[i].Uses = [engine.MaxAbilities]uint8{}
	}
}

// nextTurn is what the beginning of a player's turn changes: their cards upright too (4.1).
func nextTurn(s *engine.State, by engine.Seat) {
	anyTurn(s)
	for i := range s.InPlay {
		if s.Seats[by].Active.Has(engine.FirstActionX + engine.Card(i)) {
			s.InPlay[i].Leveraged = false
		}
	}
}

func previous(s *engine.State, p engine.Seat) engine.Seat {
	if p == 0 {
		return engine.Seat(s.Players) - 1
	}
	return p - 1
}

func momentText(k engine.Ask, open engine.Decision, r *engine.Rejection) string {
	if k == engine.AskRespond {
		return "wait until you are asked for an answer"
	}
	for _, u := range r.Unmet {
		switch u.Code {
		case engine.StepToCome, engine.DecideFirst:
			return "first " + u.Ask.Task()
		case engine.StepIsPast:
			return "wait for that step of your next turn"
		case engine.NotInAnswer:
			return "wait for the action step of your own turn"
		case engine.NotYourDecision:
			return "wait until it is for you to " + k.Task()
		}
	}
	if r.Action.By != open.Player {
		return "wait until it is for you to " + k.Task()
	}
	return "wait until you are asked to " + k.Task()
}
