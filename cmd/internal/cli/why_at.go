package cli

import (
	"fmt"
	"os"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/tutorial/explain"
)

// nobody as whyOptions.by: the player who is asked tries.
const nobody = -1

// runWhyAt tells of an action whether it is allowed in the position of a file, and why not.
func runWhyAt(s *Streams, o whyOptions) error {
	if o.query == "" {
		return wrongf("--at: expected an action to try, as in `xseekers why --at %s \"end turn\"`", o.at)
	}
	g, err := cardGame(o.cards)
	if err != nil {
		return err
	}
	data, err := os.ReadFile(o.at)
	if err != nil {
		return wrongf("--at: %w", err)
	}
	state, err := position.Load(g, o.at, data)
	if err != nil {
		return wrongError{err}
	}
	by := state.Decision.Player
	if o.by != nobody {
		if o.by < 0 || o.by >= int(state.Players) {
			return wrongf("--by %d: the players of this position are 0 to %d", o.by, state.Players-1)
		}
		by = engine.Seat(o.by)
	}
	view := engine.ViewOf(&state, by)
	action, err := notation.Parse(g, &view, o.query)
	if err != nil {
		return wrongError{err}
	}
	no := g.Check(&state, action)
	if o.json {
		return s.json(verdictAsJSON(g, &state, action, no))
	}
	if no != nil {
		e := explain.Refusal(g, &state, no)
		s.markdown(e.Markdown() + fmt.Sprintf("\nMore about it: `xseekers why %s`\n", e.Code))
		return nil
	}
	rule := engine.PlayOf(action.Do, action.From).Rule
	s.markdown(fmt.Sprintf("**That is allowed:** `%s`\n\nRule %s, *%s*.\n", notation.Format(g, action), rule, rule.Text().Title))
	return nil
}

// verdictJSON is whether an action is allowed, and why not.
type verdictJSON struct {
	Action  string      `json:"action"`
	By      int         `json:"by"`
	Legal   bool        `json:"legal"`
	Code    string      `json:"code,omitempty"` // of the first unmet
	Unmet   []unmetJSON `json:"unmet,omitempty"`
	Repairs []string    `json:"repairs,omitempty"`
	Instead []string    `json:"instead,omitempty"`
}

// unmetJSON is one thing that keeps an action from being allowed.
type unmetJSON struct {
	Rule string `json:"rule"`
	Text string `json:"text"`
}

func verdictAsJSON(g *engine.Game, s *engine.State, a engine.Action, no *engine.Rejection) verdictJSON {
	v := verdictJSON{Action: notation.Format(g, a), By: int(a.By), Legal: no == nil}
	if no == nil {
		return v
	}
	e := explain.Refusal(g, s, no)
	v.Code, v.Instead = e.Code.String(), e.Instead
	for _, p := range e.Parts {
		v.Unmet = append(v.Unmet, unmetJSON{p.Rule.String(), p.Text})
	}
	for _, r := range e.Repairs {
		v.Repairs = append(v.Repairs, r.Text)
	}
	return v
}
