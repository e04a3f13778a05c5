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
	case engine.WonByBreakthrough:
		f["decision"] = fmt.Sprintf("won by %d, by Breakthrough", s.Winner)
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
	if s.Variant == engine.AdvancedGame {
		advancedFacts(f, g, s)
	}
	return f
}

// advancedFacts says what only the Advanced Game knows.
func advancedFacts(f facts, g *engine.Game, s *engine.State) {
	for p := range s.Players {
		actionXFacts(f, g, s, p)
	}
	f["ActionX deck"] = ids(g, topFirst(s.ActionX.Deck[:s.ActionX.DeckN]))
	f["ActionX pile"] = ids(g, topFirst(s.ActionX.Discard[:s.ActionX.PileN]))
	f["looking"] = strings.TrimSpace(words(s.Looking.Leads[:s.Looking.LeadN]) + " " + ids(g, s.Looking.Cards[:s.Looking.CardN]))
	f["stack"] = stack(g, s)
	f["asked"] = fmt.Sprintf("%v %d passed", g.Asked(s), s.Passed)
	var lasting []string
	for _, t := range s.Lasting.Texts[:s.Lasting.N] {
		lasting = append(lasting, fmt.Sprintf("%s of %d", g.ID(t.Card), t.Player))
	}
	f["lasting"] = strings.Join(lasting, ", ")
}

// actionXFacts says what a player has of ActionX cards.
func actionXFacts(f facts, g *engine.Game, s *engine.State, p uint8) {
	who := &s.Seats[p]
	f[fmt.Sprint("actionx ", p)] = ids(g, who.ActionX.List())
	f[fmt.Sprint("stored ", p)] = ids(g, who.Stored.List())
	var active []string
	for _, c := range who.Active.List() {
		in := s.InPlay[c-engine.FirstActionX]
		text := g.ID(c)
		if in.Mode != engine.NoMode {
			text += " " + in.Mode.String()
		}
		if in.Mode == engine.Ruthless {
			text += fmt.Sprint(" against ", in.Against)
		}
		if in.Bond != engine.NoLead {
			text += fmt.Sprintf(" bonded %v as %v", in.Bond, in.Bonded)
		}
		if in.Leveraged {
			text += " sideways"
		}
		active = append(active, text)
	}
	f[fmt.Sprint("active ", p)] = strings.Join(active, ", ")
	var performed []string
	for _, feat := range engine.HeroicFeats() {
		for range who.Performed.Of(feat) {
			performed = append(performed, feat.String())
		}
	}
	f[fmt.Sprint("performed ", p)] = strings.Join(performed, " ")
}

// stack says what is announced and not finished, the last thing last.
func stack(g *engine.Game, s *engine.State) string {
	var out []string
	for _, w := range g.Stack(s) {
		what := w.Do.String()
		if w.Do == engine.DoNothing {
			what = "reward"
		}
		if w.Frame.Card != 0 {
			what += " " + g.ID(w.Frame.Card)
		}
		out = append(out, fmt.Sprintf("%s by %d", what, w.Frame.Player))
	}
	return strings.Join(out, ", ")
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
		out = append(out, g.ID(c))
	}
	return strings.Join(out, " ")
}

func topFirst[T any](pile []T) []T {
	out := slices.Clone(pile)
	slices.Reverse(out)
	return out
}
