package tutorial

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
)

// Happening is an action and all that it made happen, up to the next decision.
type Happening struct {
	Before engine.State // as it was when the action was taken
	Action engine.Action
	Events []engine.Event
}

// Play carries an action out and keeps what happened; a refused action changes nothing.
func Play(g *engine.Game, s *engine.State, a engine.Action) (Happening, *engine.Rejection) {
	h := Happening{Before: *s, Action: a}
	log := engine.Log{}
	r := g.Apply(s, a, &log)
	h.Events = log.Events
	return h, r
}

// Told is a line of a story with its causes, the nearest first, back to what a player did.
type Told struct {
	Text   string
	Causes []Cause
}

// Cause is one of them in words: the text of a card, an action, an answer not given, or a rule.
type Cause struct {
	Text  string
	Rules []engine.Rule
}

// Rules are the rules of all the causes, each once.
func (t *Told) Rules() (all []engine.Rule) {
	seen := engine.RuleSet{}
	for _, c := range t.Causes {
		for _, r := range c.Rules {
			if !seen.Has(r) {
				seen = seen.With(r)
				all = append(all, r)
			}
		}
	}
	return all
}

// Markdown is the line with its causes, and what its rules are called.
func (t *Told) Markdown() string {
	var b strings.Builder
	fmt.Fprintf(&b, "**%s** Because:\n\n", t.Text)
	for _, c := range t.Causes {
		fmt.Fprintf(&b, "- %s\n", c)
	}
	b.WriteString("\n" + ruleList(t.Rules()))
	return b.String()
}

// ruleList names rules, and says of each whether it is printed.
func ruleList(rules []engine.Rule) string {
	var b strings.Builder
	b.WriteString("The rules:\n\n")
	for _, r := range rules {
		fmt.Fprintf(&b, "- Rule %s, *%s*: %s.\n", r, r.Text().Title, Basis(r))
	}
	return b.String()
}

// String is the cause with the numbers of its rules.
func (c Cause) String() string {
	numbers := make([]string, len(c.Rules))
	for i, r := range c.Rules {
		numbers[i] = r.String()
	}
	switch len(numbers) {
	case 0:
		return c.Text
	case 1:
		return fmt.Sprintf("%s *(rule %s)*", c.Text, numbers[0])
	}
	return fmt.Sprintf("%s *(rules %s)*", c.Text, strings.Join(numbers, ", "))
}

// Basis says whether a rule is printed or how we read what the printed rules leave open.
func Basis(r engine.Rule) string {
	switch t := r.Text(); {
	case t.Ruling == "":
		return "a printed rule"
	case t.Printed == "":
		return "our reading, where the printed rules say nothing"
	}
	return "a printed rule, and our reading of what it leaves open"
}
