package cli

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/tutorial"
	"example.com/xseekers/tutorial/explain"
)

// runWhyAt tells of an action, a wish or, where neither is said, of everything there is to do,
// whether it is allowed in the position of a file, and why not. Of several actions those before the
// last are played.
func runWhyAt(s *Streams, o whyOptions) error {
	at, err := s.positionAt(o)
	if err != nil {
		return err
	}
	says, err := at.answer(at.state)
	if err != nil {
		return wrongError{err}
	}
	says.readings = at.turned(says)
	switch {
	case o.receipt && o.json:
		return s.json(at.receipt(says))
	case o.receipt:
		return s.printReceipt(at, says)
	case o.json:
		return s.json(says.data())
	}
	s.markdown(says.markdown())
	return nil
}

// verdict is what is said of the last action or wish.
type verdict struct {
	at     *positionAt
	s      engine.State // where it is tried
	by     engine.Seat
	number int // which of several actions it is, counted from 1
	of     int
	before []string // the actions played before it, and by whom

	action    engine.Action
	allowed   *explain.Allowance   // of an action, nil where it is refused
	no        *explain.Explanation // why it is refused
	happening tutorial.Happening   // of an allowed action
	after     engine.State
	offer     *explain.Offer  // of a wish
	offers    []explain.Offer // where nothing is said

	readings string // that the table's own readings decide here, "" where they do not
}

// answer plays all actions but the last, and gives the verdict on that, or on the first refused.
func (at *positionAt) answer(state engine.State) (*verdict, error) {
	says := &verdict{at: at, s: state, of: len(at.tries)}
	if len(at.tries) == 0 {
		says.by = at.seat(&state)
		for _, w := range explain.Wishes(at.g, &state, says.by) {
			says.offers = append(says.offers, explain.OfferOf(at.g, &state, says.by, w))
		}
		return says, nil
	}
	for i, text := range at.tries {
		says.number, says.by = i+1, says.s.Decision.Player
		if i == len(at.tries)-1 {
			says.by = at.seat(&says.s)
		}
		if err := says.try(text); err != nil {
			if says.of > 1 {
				err = fmt.Errorf("action %d, %q: %w", says.number, short(text), err)
			}
			return nil, err
		}
		if says.allowed == nil || i == len(at.tries)-1 {
			break
		}
		says.before = append(says.before, fmt.Sprintf("player %d: `%s`", says.by+1, notation.Format(at.g, says.action)))
		says.s = says.after
	}
	return says, nil
}

// try gives the verdict on one action or wish.
func (v *verdict) try(text string) error {
	g, s := v.at.g, &v.s
	v.allowed, v.no, v.offer = nil, nil, nil
	action, err := readAction(g, s, v.by, text)
	var no *engine.Rejection
	if err == nil {
		no = g.Check(s, action)
	}
	if !v.at.action && (err != nil || no != nil && explain.Open(g, action) && no.Code() != engine.NotInBeginnerGame) {
		view := engine.ViewOf(s, v.by)
		if w, wrong := explain.ReadWish(g, &view, text); wrong == nil {
			o := explain.OfferOf(g, s, v.by, w)
			v.offer = &o
			return nil
		}
	}
	if err != nil {
		return err
	}
	v.action = action
	if no != nil {
		e := explain.Refusal(g, s, no)
		v.no = &e
		return nil
	}
	allowed := explain.Allowed(g, s, action)
	v.allowed, v.after = &allowed, *s
	v.happening, _ = tutorial.Play(g, &v.after, action)
	return nil
}

// advice says where the way to play is said, where that is what is wrong.
func (v *verdict) advice() string {
	why := v.no
	if v.offer != nil {
		why = v.offer.Why
	}
	if why == nil || why.Code != engine.NotInBeginnerGame {
		return ""
	}
	return fmt.Sprintf("Say `variant: advanced` in %s to ask about the Advanced Game.", v.at.file)
}

// readAction reads an action in words, or as the object of a trace.
func readAction(g *engine.Game, s *engine.State, by engine.Seat, text string) (engine.Action, error) {
	if strings.HasPrefix(text, "{") {
		a, err := position.UnmarshalAction(g, []byte(text))
		a.By = by
		return a, err
	}
	view := engine.ViewOf(s, by)
	return notation.Parse(g, &view, text)
}

// splitActions parts actions at each semicolon that stands in no quotes; what is empty is left out.
func splitActions(query string) (out []string) {
	quoted := false
	for _, part := range strings.FieldsFunc(query, func(r rune) bool {
		if r == '"' {
			quoted = !quoted
		}
		return r == ';' && !quoted
	}) {
		if part = strings.TrimSpace(part); part != "" {
			out = append(out, part)
		}
	}
	return out
}
