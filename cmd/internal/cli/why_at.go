package cli

import (
	"fmt"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/tutorial/explain"
)

// runWhyAt tells of an action whether it is allowed in the position of a file, and why not.
func runWhyAt(s *Streams, o whyOptions) error {
	if o.query == "" {
		return wrongf("--at: expected an action to try, as in `xseekers why --at %s \"end turn\"`", short(o.at))
	}
	g, err := cardGame(o.cards)
	if err != nil {
		return err
	}
	name, data, err := positionFile(s, o.at)
	if err != nil {
		return wrongf("--at: %w", err)
	}
	state, err := position.Load(g, name, data)
	if err != nil {
		return wrongError{err}
	}
	by := state.Decision.Player
	if o.by != nil {
		if *o.by < 0 || *o.by >= int(state.Players) {
			return wrongf("--by %d: the seats of this position are 0 to %d", *o.by, state.Players-1)
		}
		by = engine.Seat(*o.by)
	}
	view := engine.ViewOf(&state, by)
	action, err := notation.Parse(g, &view, o.query)
	if err != nil {
		return wrongError{err}
	}
	v := verdict{g: g, s: &state, action: action, file: name}
	if no := g.Check(&state, action); no != nil {
		e := explain.Refusal(g, &state, no)
		if e.Code == engine.NotInBeginnerGame {
			e.Advice = fmt.Sprintf("Say `variant: advanced` in %s.", name)
		}
		v.no = &e
	}
	if o.json {
		return s.json(v.data())
	}
	s.markdown(v.markdown())
	return nil
}

// positionFile is what a file holds, and its name in messages; - is standard input.
func positionFile(s *Streams, file string) (name string, data []byte, err error) {
	if file == "-" {
		name = "standard input"
		data, err = readAll(name, s.In)
		return name, data, err
	}
	data, err = readFile(file)
	return short(file), data, err
}

// verdict is whether an action is allowed in the position of a file, and why not.
type verdict struct {
	g      *engine.Game
	s      *engine.State
	action engine.Action
	file   string
	no     *explain.Explanation // nil where it is allowed
}

// markdown is the verdict as a page. Players count from 1 and seats of a file from 0: it says both.
func (v *verdict) markdown() string {
	by, action := v.action.By, notation.Format(v.g, v.action)
	page := fmt.Sprintf("You are player %d (seat %d of %s), and try `%s`.\n\n", by+1, by, v.file, action)
	if v.no != nil {
		return page + v.no.Markdown() + fmt.Sprintf("\nMore about it: `xseekers why %s`\n", v.no.Code)
	}
	rule := explain.RuleOf(v.g, v.s, v.action)
	return page + fmt.Sprintf("**That is allowed.** Rule %s, *%s*.\n", rule, rule.Text().Title)
}

// verdictJSON is a verdict as data.
type verdictJSON struct {
	Action  string      `json:"action"`
	By      int         `json:"by"`
	Legal   bool        `json:"legal"`
	Rule    string      `json:"rule"`           // that allows it, or of the first unmet
	Code    string      `json:"code,omitempty"` // of the first unmet
	Unmet   []unmetJSON `json:"unmet,omitempty"`
	Repairs []string    `json:"repairs,omitempty"`
	Advice  string      `json:"advice,omitempty"` // where there is no repair
	Instead []string    `json:"instead,omitempty"`
	LeftOut int         `json:"instead_left_out,omitempty"`
}

// unmetJSON is one thing that keeps an action from being allowed.
type unmetJSON struct {
	Rule string `json:"rule"`
	Text string `json:"text"`
}

func (v *verdict) data() verdictJSON {
	out := verdictJSON{Action: notation.Format(v.g, v.action), By: int(v.action.By), Legal: v.no == nil}
	if v.no == nil {
		out.Rule = explain.RuleOf(v.g, v.s, v.action).String()
		return out
	}
	out.Code, out.Rule = v.no.Code.String(), v.no.Parts[0].Rule.String()
	out.Instead, out.LeftOut = v.no.Instead, v.no.LeftOut
	for _, p := range v.no.Parts {
		out.Unmet = append(out.Unmet, unmetJSON{p.Rule.String(), p.Text})
	}
	for _, r := range v.no.Repairs {
		out.Repairs = append(out.Repairs, r.Text)
	}
	if len(v.no.Repairs) == 0 {
		out.Advice = v.no.Advice
	}
	return out
}
