package interview

import (
	"fmt"
	"slices"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial/explain"
)

// outcome is what the engine says of a case.
type outcome struct {
	holds bool
	rule  engine.Rule // that allows it, where it is allowed
}

// outcome lays the case out and asks the engine.
func (c *caseOf) outcome() outcome {
	t := c.table()
	if t.g.Check(&t.s, t.a) != nil {
		return outcome{}
	}
	switch c.topic.finds {
	case isWon:
		return outcome{holds: t.wins(c.value(thwarted) == 1)}
	case rewardFirst:
		return outcome{holds: t.rewardFirst()}
	}
	return outcome{true, explain.RuleOf(t.g, &t.s, t.a)}
}

// node is a diagram of what a verdict hangs on: a fact that decides, and what follows from each of
// its samples; or, without a fact, a verdict. A fact that changes nothing is in no diagram.
type node struct {
	fact fact
	next []*node // by the samples; nil at a verdict
	sig  string  // equal of diagrams that decide alike
}

// diagram is that of one group; the facts of the others are as well as they can be.
func (c *caseOf) diagram(of group) *node {
	for _, f := range c.facts() {
		if questions[f].group == of && !c.has(f) || c.joins(f, of) && !c.has(f) {
			return c.branch(f, of)
		}
	}
	return &node{sig: fmt.Sprint(c.outcome())}
}

// joins reports whether a fact works on those of another group too: Barter is paid with Leads or
// with an ActionX card (7.3).
func (c *caseOf) joins(f fact, of group) bool {
	return of == ofLeads && f == handCards && c.topic.text == noText
}

func (c *caseOf) branch(f fact, of group) *node {
	n := &node{fact: f}
	same := true
	sigs := []string{fmt.Sprint(f)}
	for _, v := range c.samples(f) {
		d := c.with(f, v)
		next := d.diagram(of)
		same = same && (n.next == nil || next.sig == n.next[0].sig)
		n.next = append(n.next, next)
		sigs = append(sigs, next.sig)
	}
	if same {
		return n.next[0]
	}
	n.sig = "(" + strings.Join(sigs, " ") + ")"
	return n
}

// deciding are the facts that the verdict hangs on, in the order they are to be asked.
func (c *caseOf) deciding() (open []fact) {
	for of := range groupEnd {
		c.diagram(of).collect(&open)
	}
	slices.Sort(open)
	return slices.Compact(open)
}

func (n *node) collect(open *[]fact) {
	if n.next == nil {
		return
	}
	*open = append(*open, n.fact)
	for _, next := range n.next {
		next.collect(open)
	}
}

// next is the fact to ask; false where those answered decide, or nothing but what is not known is left.
func (c *caseOf) next() (fact, bool) {
	for _, f := range c.deciding() {
		if c.answers[f] == unasked && slices.Contains(c.facts(), f) {
			return f, true
		}
	}
	return 0, false
}
