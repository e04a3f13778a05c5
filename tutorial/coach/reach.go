package coach

import (
	"example.com/xseekers/engine"
)

// inActions is the state as if a player were in the action step of their own turn, with nothing
// announced: what they could do then is asked of the engine.
func inActions(s *engine.State, p engine.Seat) engine.State {
	t := *s
	if t.Active != p {
		t.Seats[p].Performed = engine.Performed{} // their turn begins anew (1.9)
	}
	t.Active, t.Step = p, engine.Actions
	t.Decision = engine.Decision{Kind: engine.AskAct, Player: p}
	t.Depth, t.Frames = 0, [engine.MaxFrames]engine.Frame{}
	return t
}

// payable reports whether a player could complete an Adventure of theirs in their action step.
func payable(g *engine.Game, s *engine.State, p engine.Seat, c engine.Card) (engine.Leads, bool) {
	t := inActions(s, p)
	var best engine.Leads
	found := false
	for _, a := range g.Legal(&t, nil) {
		if a.Do == engine.DoComplete && a.Card == c && (!found || a.Pay[engine.Wild] < best[engine.Wild]) {
			best, found = a.Pay, true
		}
	}
	return best, found
}

// with is the state with one Lead more in a player's hand, as though it had been drawn.
func with(s *engine.State, p engine.Seat, l engine.Lead) engine.State {
	t := *s
	t.Seats[p].Leads[l]++
	return t
}

// lacks is how many Leads of the right types a player lacks to complete an Adventure of theirs:
// the fewest Wilds that would do.
func lacks(g *engine.Game, s *engine.State, p engine.Seat, c engine.Card) int {
	t := *s
	for n := range engine.MaxEmblems {
		if _, ok := payable(g, &t, p, c); ok {
			return n
		}
		t.Seats[p].Leads[engine.Wild]++
	}
	return engine.MaxEmblems
}

// completedBy is the Lead types of which one more would pay for an Adventure that cannot be paid now.
func completedBy(g *engine.Game, s *engine.State, p engine.Seat, c engine.Card) (types []engine.Lead) {
	if _, ok := payable(g, s, p, c); ok {
		return nil
	}
	for l := engine.Glyph; l < engine.Wild; l++ {
		t := with(s, p, l)
		if _, ok := payable(g, &t, p, c); ok {
			types = append(types, l)
		}
	}
	return types
}

// useless is the Leads in a player's hand that no Active Adventure of theirs needs: without one of
// them, each is as far as before.
func useless(g *engine.Game, s *engine.State, p engine.Seat) (types []engine.Lead) {
	for l := engine.Glyph; l < engine.Wild; l++ {
		if s.Seats[p].Leads[l] == 0 {
			continue
		}
		t, needed := *s, false
		t.Seats[p].Leads[l]--
		for _, c := range s.Seats[p].Zone.List() {
			needed = needed || lacks(g, &t, p, c) > lacks(g, s, p, c)
		}
		if !needed {
			types = append(types, l)
		}
	}
	return types
}
