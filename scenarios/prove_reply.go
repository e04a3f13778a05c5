package scenarios

import (
	"cmp"
	"fmt"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
)

// replies holds that each answers something the learner can try on the way of the solution, in its
// canonical words, that is not what the step asks for.
func (p *prover) replies(st *Step) {
	way := p.way(st)
	for _, r := range st.Replies {
		if r.Code == engine.NoCode {
			p.reply(st, r.To, way)
		} else if st.Kind == Refuse && r.Code == st.Code {
			p.fault("the reply to %s is never given: that refusal is what the step asks for", r.Code)
		}
	}
}

// moment is a position on the way of a solution, with the answers still to be given.
type moment struct {
	s    engine.State
	left []string
}

// way is the positions at which the learner acts in a step that is done by its solution.
func (p *prover) way(st *Step) []moment {
	now := moment{p.s, st.Answers}
	way := []moment{now}
	if st.Kind != Do {
		return way
	}
	for _, text := range st.Solution {
		a, err := parse(p.g, &now.s, p.l.Seat, text)
		if err != nil {
			break
		}
		var no *engine.Rejection
		if now.left, no = try(p.g, &now.s, p.l.Seat, a, now.left); no != nil || st.Met(p.g, &now.s, p.l.Seat) {
			break
		}
		way = append(way, now)
	}
	return way
}

// reply holds that a reply is given somewhere on the way; else it says why not where that is first plain.
func (p *prover) reply(st *Step, to string, way []moment) {
	why := ""
	for _, at := range way {
		a, err := parse(p.g, &at.s, p.l.Seat, to)
		if err != nil {
			why = cmp.Or(why, err.Error())
			continue
		}
		if canonical := notation.Format(p.g, a); canonical != to {
			why = fmt.Sprintf("%q: write it %q", to, canonical)
			continue
		}
		switch _, no := try(p.g, &at.s, p.l.Seat, a, at.left); {
		case no != nil:
			why = cmp.Or(why, fmt.Sprintf("%q: that is refused (%s): reply to the code", to, no.Code()))
		case st.Met(p.g, &at.s, p.l.Seat):
			why = fmt.Sprintf("%q is never given: that reaches the goal", to)
		default:
			return
		}
	}
	p.fault("the reply to %s", why)
}
