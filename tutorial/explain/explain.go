// Package explain says why an attempt is refused, in the cards of the player who tried, and what
// would make it legal. Everything it says comes from what the engine refused: see Refusal.
package explain

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/glossary"
	"example.com/xseekers/scenarios"
)

// Explanation is a refusal as data, for any screen.
type Explanation struct {
	Attempt  string // the action tried, in words
	By       engine.Seat
	Code     engine.Code
	Parts    []Part    // every unmet part, the headline first
	Readings []Reading // the rulings they lean on
	Repairs  []Repair  // what would make it legal, the smallest changes found; none where nothing would
	Advice   string    // what makes it legal in general, where no repair does
	Instead  []string  // what may be done now, as actions in words, the nearest to the attempt first
	LeftOut  int       // how many more there are
	Terms    []glossary.Term
	Lesson   *scenarios.Head // that teaches the headline's rule, nil for none
	Lens     string          // how the two games differ on it, "" where they do not
}

// Refusal explains a rejection of an attempt at a state. It speaks only of what the player who
// tried may see.
func Refusal(g *engine.Game, s *engine.State, r *engine.Rejection) Explanation {
	e := Explanation{
		Attempt: notation.Format(g, r.Action),
		By:      r.Action.By,
		Code:    r.Code(),
		Repairs: repairs(g, s, r),
		Advice:  advice(g, s, r),
	}
	e.Parts, e.Readings = parts(g, s, r)
	e.Instead, e.LeftOut = instead(g, s, r.Action)
	e.Terms, e.Lesson = termsOf(e.Code, e.Rule()), lessonOf(e.Rule())
	if s.Variant == engine.BeginnerGame || !r.Action.Do.Advanced() { // who tries what is new there knows of it
		e.Lens = Lens(e.Rule(), s.Variant)
	}
	return e
}

// Headline is the first part's sentence.
func (e *Explanation) Headline() string { return e.Parts[0].Text }

// Rule is the first part's rule.
func (e *Explanation) Rule() engine.Rule { return e.Parts[0].Rule }

// Markdown is the explanation as a page, what a player needs first on top: the headline, the other
// parts, what would make it legal, what may be done now, then the rule.
func (e *Explanation) Markdown() string {
	var b strings.Builder
	fmt.Fprintf(&b, "**%s**\n\n", e.Headline())
	for _, p := range e.Parts[1:] {
		fmt.Fprintf(&b, "- %s *(%s)*\n", p.Text, cite(p))
	}
	if len(e.Parts) > 1 {
		b.WriteString("\n")
	}
	b.WriteString(e.mending())
	b.WriteString(listing("What you can do now:", quoted(e.Instead), e.LeftOut))
	b.WriteString(e.ruling())
	if e.Lens != "" && e.Code != engine.NotInBeginnerGame { // whose headline says it
		b.WriteString(e.Lens + "\n\n")
	}
	return strings.TrimRight(b.String(), "\n") + "\n"
}

// ruling is the headline's rule, and the reading it leans on; those of the other parts only where
// there is a verdict by the other one.
func (e *Explanation) ruling() string {
	paragraphs := []string{ruleLine(e.Rule())}
	if e.Parts[0].Source == CardText && e.Rule() != engine.R1_3 {
		paragraphs[0] += " Here the text of the card decides."
	}
	for i, r := range e.Readings {
		switch {
		case i == 0 && r.Rule == e.Rule() && r.Rule.Text().Printed == "":
			paragraphs[0] += " " + r.markdown(e.Rule())
		case i == 0 && e.Parts[0].leans, r.Verdict != "":
			paragraphs = append(paragraphs, r.markdown(e.Rule()))
		}
	}
	return strings.Join(paragraphs, "\n\n") + "\n\n"
}

// mending says what would make the attempt legal.
func (e *Explanation) mending() string {
	const begin = "What would make it legal:"
	switch len(e.Repairs) {
	case 0:
		return fmt.Sprintf("%s %s\n\n", begin, e.Advice)
	case 1:
		return fmt.Sprintf("%s %s\n\n", begin, e.Repairs[0].Text)
	}
	var texts []string
	for _, r := range e.Repairs {
		texts = append(texts, r.Text)
	}
	return listing(begin, texts, 0)
}

// listing is a list with its title, and how many of it are left out; nothing where it is empty.
func listing(title string, items []string, leftOut int) string {
	if len(items) == 0 {
		return ""
	}
	var b strings.Builder
	b.WriteString(title + "\n\n")
	for _, item := range items {
		fmt.Fprintf(&b, "- %s\n", item)
	}
	if leftOut > 0 {
		fmt.Fprintf(&b, "- and %d more\n", leftOut)
	}
	return b.String() + "\n"
}

// quoted is actions as they are typed.
func quoted(actions []string) (out []string) {
	for _, a := range actions {
		out = append(out, "`"+a+"`")
	}
	return out
}
