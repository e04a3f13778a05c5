package engine_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
)

// ruleCase shows a rule at work: from a position the players act, and then the places named in
// want hold what it says. With refused set, the last action is refused for that instead.
type ruleCase struct {
	rule    engine.Rule
	name    string
	set     engine.Set // the test set where it is left out; one with ActionX cards plays the Advanced Game
	at      string     // a position file
	do      []string   // actions in words, of the player to decide; "2: rest" is another seat's
	refused engine.Code
	want    facts
}

// ruleCases are the tables of all chapters.
var ruleCases = slices.Concat(
	generalCases, stalemateCases, cardCases, turnCases, completeCases, finalCases, restCases, wordCases,
	heroicCases, catchUpCases, breakthroughCases, attackCases, exceptionCases,
	actionXCases, playingCases, abilityCases, iconCases, orderCases, unansweredCases, windowCases, sourceCases, askedCases,
)

func TestRule(t *testing.T) {
	for _, c := range ruleCases {
		t.Run(c.rule.String()+" "+c.name, c.play)
	}
}

func (c ruleCase) play(t *testing.T) {
	if c.set.ID == "" {
		c.set = enginetest.Set()
	}
	g := enginetest.Game(t, c.set)
	if len(c.set.ActionX) > 0 && !strings.Contains(c.at, "variant:") {
		c.at = "variant: advanced\n" + strings.TrimPrefix(c.at, "\n")
	}
	s := load(t, g, c.at)
	for i, words := range c.do {
		a := parse(t, g, &s, words)
		offered := slices.Contains(g.Legal(&s, nil), a)
		r := g.Apply(&s, a, nil)
		if offered != (r == nil) {
			t.Errorf("%q is offered: %v, and refused: %v", words, offered, r)
		}
		if i == len(c.do)-1 && c.refused != engine.NoCode {
			if r == nil {
				t.Errorf("%q is allowed", words)
			} else if r.Code() != c.refused {
				t.Errorf("%q is refused for %v, not for %v", words, r.Code(), c.refused)
			}
		} else if r != nil {
			t.Fatalf("%q is refused: %v", words, r)
		}
	}
	if err := enginetest.CheckInvariants(g, &s); err != nil {
		t.Error(err)
	}
	c.want.hold(t, g, &s)
}

// advanced is a set of some Adventures and every ActionX card of the tests.
func advanced(adventures ...string) engine.Set {
	return fewLeads(enginetest.Set().Leads, adventures...)
}

// fewLeads is the same with only these Leads.
func fewLeads(leads engine.Leads, adventures ...string) engine.Set {
	set := enginetest.SetOf(leads, adventures...)
	set.ActionX = enginetest.ActionX()
	return set
}

// load reads a position.
func load(t *testing.T, g *engine.Game, at string) engine.State {
	t.Helper()
	s, err := position.Load(g, "test", []byte(at))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// parse reads an action of the player to decide, or of the seat it begins with.
func parse(t *testing.T, g *engine.Game, s *engine.State, words string) engine.Action {
	t.Helper()
	seat := s.Decision.Player
	if number, rest, ok := strings.Cut(words, ": "); ok {
		n, err := strconv.Atoi(number)
		if err != nil {
			t.Fatal(err)
		}
		seat, words = engine.Seat(n), rest
	}
	view := engine.ViewOf(s, seat)
	a, err := notation.Parse(g, &view, words)
	if err != nil {
		t.Fatalf("%q: %v", words, err)
	}
	return a
}

// act plays actions in words, each of which must be legal.
func act(t *testing.T, g *engine.Game, s *engine.State, log *engine.Log, actions ...string) {
	t.Helper()
	for _, words := range actions {
		if r := g.Apply(s, parse(t, g, s, words), log); r != nil {
			t.Fatalf("%q is refused: %v", words, r)
		}
	}
}
