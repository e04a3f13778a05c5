// Package explain says why an attempt is refused, in the cards of the player who tried, and what
// would make it legal. Everything it says comes from what the engine refused: see Refusal.
package explain

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
)

// Explanation is a refusal as data, for any screen.
type Explanation struct {
	Code    engine.Code
	Parts   []Part   // every unmet part, the headline first
	Repairs []Repair // what would make it legal, the smallest changes found; none where nothing would
	Advice  string   // what makes it legal in general, where no repair does
	Instead []string // what may be done now, as actions in words
	LeftOut int      // how many more there are
}

// Part is one unmet part in words.
type Part struct {
	Text string
	Rule engine.Rule
}

// mostInstead is how many things to do instead are named.
const mostInstead = 6

// Refusal explains a rejection of an attempt at a state. It speaks only of what the player who
// tried may see.
func Refusal(g *engine.Game, s *engine.State, r *engine.Rejection) Explanation {
	e := Explanation{
		Code:    r.Code(),
		Parts:   parts(g, s, r),
		Repairs: repairs(g, s, r),
		Advice:  advice(g, s, r),
	}
	e.Instead, e.LeftOut = instead(g, s, r.Action.By)
	return e
}

// Headline is the first part's sentence.
func (e *Explanation) Headline() string { return e.Parts[0].Text }

// instead lists kinds of legal action, one of each kind and card, and of each Heroic Feat, where the
// reader is to decide, and counts those beyond the most that are named.
func instead(g *engine.Game, s *engine.State, reader engine.Seat) (out []string, leftOut int) {
	if s.Over() || s.Decision.Player != reader {
		return nil, 0
	}
	var last engine.Action
	for _, a := range g.Legal(s, nil) {
		if a.Do == last.Do && a.From == last.From && a.Card == last.Card && a.Ability == last.Ability && (a.Card != 0 || a.Do.Heroic()) {
			continue
		}
		last = a
		if len(out) == mostInstead {
			leftOut++
			continue
		}
		out = append(out, notation.Format(g, a))
	}
	return out, leftOut
}

// Markdown is the explanation as a page: headline, the other parts, the rules, what would make it
// legal and what may be done now.
func (e *Explanation) Markdown() string {
	var b strings.Builder
	fmt.Fprintf(&b, "**%s**\n\n", e.Headline())
	for _, p := range e.Parts[1:] {
		fmt.Fprintf(&b, "- %s *(rule %s)*\n", p.Text, p.Rule)
	}
	if len(e.Parts) > 1 {
		b.WriteString("\n")
	}
	b.WriteString(ruleLine(e.Parts[0].Rule))
	if len(e.Repairs) == 0 {
		fmt.Fprintf(&b, "What would make it legal: %s\n\n", e.Advice)
	} else {
		b.WriteString("What would make it legal:\n\n")
		for _, r := range e.Repairs {
			fmt.Fprintf(&b, "- %s\n", r.Text)
		}
		b.WriteString("\n")
	}
	if len(e.Instead) > 0 {
		b.WriteString("What you can do now:\n\n")
		for _, a := range e.Instead {
			fmt.Fprintf(&b, "- `%s`\n", a)
		}
		if e.LeftOut > 0 {
			fmt.Fprintf(&b, "- and %d more\n", e.LeftOut)
		}
	}
	return strings.TrimRight(b.String(), "\n") + "\n"
}

// ruleLine states a rule, telling the printed rule from our reading.
func ruleLine(r engine.Rule) string {
	t := r.Text()
	var b strings.Builder
	fmt.Fprintf(&b, "Rule %s, *%s*.", t.Number, t.Title)
	if t.Printed != "" {
		b.WriteString(" " + t.Printed)
	}
	if t.Ruling != "" {
		b.WriteString(" *Our reading:* " + t.Ruling)
	}
	return b.String() + "\n\n"
}
