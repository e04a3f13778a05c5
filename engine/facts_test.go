package engine_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
)

// facts say what a state holds, place by place, in the words of the data form; piles and decks
// are top first.
type facts map[string]string

func factsOf(g *engine.Game, s *engine.State) facts {
	f := facts{
		"turn":           fmt.Sprintf("%d, seat %d", s.Turn, s.Active),
		"step":           s.Step.String(),
		"decision":       fmt.Sprintf("%v by %d", s.Decision.Kind, s.Decision.Player),
		"idle":           fmt.Sprint(s.Idle),
		"Lead deck":      words(topFirst(s.Leads.Deck[:s.Leads.DeckN])),
		"Lead pile":      words(topFirst(s.Leads.Discard[:s.Leads.PileN])),
		"Adventure deck": ids(g, topFirst(s.Adventures.Deck[:s.Adventures.DeckN])),
		"Adventure pile": ids(g, topFirst(s.Adventures.Discard[:s.Adventures.PileN])),
	}
	switch s.Ending {
	case engine.Drawn:
		f["decision"] = "drawn"
	case engine.WonByAdventures:
		f["decision"] = fmt.Sprintf("won by %d, by Adventures", s.Winner)
	case engine.WonByStalemate:
		f["decision"] = fmt.Sprintf("won by %d, by stalemate", s.Winner)
	}
	for p := range s.Players {
		who := &s.Seats[p]
		f[fmt.Sprint("hand ", p)] = words(who.Leads.List())
		f[fmt.Sprint("zone ", p)] = ids(g, who.Zone.List())
		var archive []string
		for _, a := range who.Archive[:who.Archived] {
			archive = append(archive, fmt.Sprintf("%s (%s)", g.Adventure(a.Card).ID, words(a.Leads.List())))
		}
		f[fmt.Sprint("archive ", p)] = strings.Join(archive, ", ")
		f[fmt.Sprint("final ", p)] = fmt.Sprint(who.Final)
	}
	return f
}

// hold fails the test where a place of the state does not hold what is said.
func (f facts) hold(t *testing.T, g *engine.Game, s *engine.State) {
	t.Helper()
	got := factsOf(g, s)
	for place, want := range f {
		if have, known := got[place]; !known || have != want {
			t.Errorf("%s: %q, not %q", place, have, want)
		}
	}
}

// String lists the facts in the order of their names.
func (f facts) String() string {
	var b strings.Builder
	for _, place := range slices.Sorted(maps.Keys(f)) {
		fmt.Fprintf(&b, "%s: %s\n", place, f[place])
	}
	return b.String()
}

func words(leads []engine.Lead) string {
	var out []string
	for _, l := range leads {
		out = append(out, l.String())
	}
	return strings.Join(out, " ")
}

func ids(g *engine.Game, cards []engine.Card) string {
	var out []string
	for _, c := range cards {
		out = append(out, g.Adventure(c).ID)
	}
	return strings.Join(out, " ")
}

func topFirst[T any](pile []T) []T {
	out := slices.Clone(pile)
	slices.Reverse(out)
	return out
}
