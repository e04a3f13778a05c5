package explain

import (
	"fmt"
	"slices"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/position"
)

// Receipt settles what a verdict on an attempt comes from, a rule, a card or a fault of the engine.
type Receipt struct {
	Action engine.Action
	Legal  bool
	From   Origin
	Rule   engine.Rule    // of the verdict
	Card   string         // whose text decides, where one does
	Unmet  []engine.Unmet // of a refused attempt, the headline first
	Held   []string       // what was found to hold of the engine here
	Faults []string       // what was found not to hold
}

// Origin is what a verdict comes from.
type Origin uint8

// The origins.
const (
	FromRule    Origin = iota // the printed rule
	FromReading               // our reading of a rule
	FromCard                  // the text of a card
	FromBug                   // the engine contradicts itself
)

// String is the origin's word in data.
func (o Origin) String() string { return [...]string{"rule", "our reading", "card text", "bug"}[o] }

// Says is the verdict in words.
func (r *Receipt) Says() string {
	switch r.From {
	case FromBug:
		return "looks like a bug"
	case FromCard:
		return "card text of " + r.Card
	case FromReading:
		return "our reading of rule " + r.Rule.String()
	}
	return fmt.Sprintf("rule %s (printed)", r.Rule)
}

// ReceiptOf examines an attempt: where its verdict comes from, and whether the engine agrees with
// itself on this very position.
func ReceiptOf(g *engine.Game, s *engine.State, a engine.Action) Receipt {
	return witnessOf(g).receipt(g, s, a)
}

// witnessOf asks a game itself.
func witnessOf(g *engine.Game) witness {
	return witness{
		check: g.Check,
		apply: func(s *engine.State, a engine.Action) *engine.Rejection { return g.Apply(s, a, nil) },
		legal: func(s *engine.State) []engine.Action { return g.Legal(s, nil) },
		reread: func(s *engine.State) (engine.State, error) {
			return position.UnmarshalState(g, position.MarshalState(g, s))
		},
		repairs: func(s *engine.State, r *engine.Rejection) []Repair { return Refusal(g, s, r).Repairs },
	}
}

// witness is what is asked of the engine to find where it contradicts itself; a test gives false
// answers in the place of one.
type witness struct {
	check   func(*engine.State, engine.Action) *engine.Rejection
	apply   func(*engine.State, engine.Action) *engine.Rejection
	legal   func(*engine.State) []engine.Action
	reread  func(*engine.State) (engine.State, error) // from its data form
	repairs func(*engine.State, *engine.Rejection) []Repair
}

func (w witness) receipt(g *engine.Game, s *engine.State, a engine.Action) Receipt {
	no := w.check(s, a)
	r := Receipt{Action: a, Legal: no == nil}
	if no == nil {
		r.Rule = RuleOf(g, s, a)
		if r.From = FromRule; r.Rule.Text().Printed == "" {
			r.From = FromReading
		}
		if textOf(g, a) != nil {
			r.From, r.Card = FromCard, g.Name(a.Card)
		}
	} else {
		r.Unmet = no.Unmet
		e := Refusal(g, s, no)
		r.Rule, r.Card = e.Rule(), e.Parts[0].Card
		r.From = [...]Origin{Printed: FromRule, Ours: FromReading, CardText: FromCard}[e.Parts[0].Source]
	}
	for _, c := range []struct {
		holds string
		fault string
	}{
		{"Check and Legal agree on the attempt and on every legal action", w.legality(s, a, no)},
		{"Apply agrees with Check, and a refused action changes nothing", w.applying(s, a, no)},
		{"the position is a possible one, every card in one place, and comes back from its data form the same", w.possible(s)},
		{"the position after the action is a possible one too", w.possibleAfter(s, a, no)},
		{"every repair that is offered is legal", w.mending(s, no)},
	} {
		if c.fault == "" {
			r.Held = append(r.Held, c.holds)
		} else {
			r.Faults = append(r.Faults, c.fault)
		}
	}
	if r.Faults != nil {
		r.From = FromBug
	}
	return r
}

// legality says where Check and Legal disagree.
func (w witness) legality(s *engine.State, a engine.Action, no *engine.Rejection) string {
	legal := w.legal(s)
	switch offered := slices.Contains(legal, a); {
	case offered && no != nil:
		return fmt.Sprintf("Legal offers the attempt and Check refuses it: %v", no)
	case !offered && no == nil:
		return "Check passes the attempt and Legal does not offer it"
	case !s.Over() && len(legal) == 0:
		return fmt.Sprintf("%s is asked of seat %d, and nothing is legal", s.Decision.Kind, s.Decision.Player)
	}
	for _, b := range legal {
		if r := w.check(s, b); r != nil {
			return fmt.Sprintf("Legal offers %+v and Check refuses it: %v", b, r)
		}
	}
	return ""
}

// applying says where Apply disagrees with Check, or a refused action changes the position.
func (w witness) applying(s *engine.State, a engine.Action, no *engine.Rejection) string {
	after := *s
	r := w.apply(&after, a)
	switch {
	case (r == nil) != (no == nil):
		return fmt.Sprintf("Check says %s and Apply says %s", sayOf(no), sayOf(r))
	case r != nil && !slices.Equal(r.Unmet, no.Unmet):
		return fmt.Sprintf("Check and Apply refuse it for other reasons: %v and %v", no.Unmet, r.Unmet)
	case r != nil && after != *s:
		return "the attempt is refused and has changed the position"
	}
	return ""
}

func sayOf(r *engine.Rejection) string {
	if r == nil {
		return "that it is legal"
	}
	return fmt.Sprintf("%q", r.Error())
}

// possible says why a position is no possible one, or does not come back from its data form.
func (w witness) possible(s *engine.State) string {
	again, err := w.reread(s)
	switch {
	case err != nil:
		return fmt.Sprintf("the position cannot be: %v", err)
	case again != *s:
		return "the position comes back from its data form as another one"
	}
	return ""
}

// possibleAfter says the same of the position after a legal action.
func (w witness) possibleAfter(s *engine.State, a engine.Action, no *engine.Rejection) string {
	after := *s
	if no != nil || w.apply(&after, a) != nil {
		return ""
	}
	if fault := w.possible(&after); fault != "" {
		return "after the action, " + fault
	}
	return ""
}

// mending says which repair of a refused attempt is refused itself.
func (w witness) mending(s *engine.State, no *engine.Rejection) string {
	if no == nil {
		return ""
	}
	for _, m := range w.repairs(s, no) {
		if r := w.check(&m.State, m.Action); r != nil {
			return fmt.Sprintf("the repair %q is refused: %v", m.Text, r)
		}
	}
	return ""
}
