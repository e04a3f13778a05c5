package scenarios

import (
	"slices"

	"example.com/xseekers/engine"
)

// idle reports whether an action only lets time go by.
func idle(a engine.Action) bool {
	return a.Do == engine.DoPass || a.Do == engine.DoEndTurn || a.Do == engine.DoRest
}

// idle holds that a step is not done by letting time go by, as long as its actions last, unless its
// solution is that. At most one such action is allowed at a time, so there is one way to do it.
func (p *prover) idle(st *Step) {
	s, left := p.s, st.Answers
	for range st.Within {
		legal := p.g.Legal(&s, nil)
		i := slices.IndexFunc(legal, idle)
		if i < 0 || s.Decision.Player != p.l.Seat {
			return
		}
		left, _ = try(p.g, &s, p.l.Seat, legal[i], left)
		if st.Met(p.g, &s, p.l.Seat) {
			break
		}
	}
	if st.Met(p.g, &s, p.l.Seat) && !p.idles(st) {
		p.fault("the goal is also met by doing nothing (pass, end turn or rest)")
	}
}

// idles reports whether a step's solution only lets time go by.
func (p *prover) idles(st *Step) bool {
	s, left := p.s, st.Answers
	for _, text := range st.Solution {
		a, err := parse(p.g, &s, p.l.Seat, text)
		if err != nil || !idle(a) {
			return false
		}
		left, _ = try(p.g, &s, p.l.Seat, a, left)
	}
	return true
}
