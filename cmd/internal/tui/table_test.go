package tui

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"github.com/charmbracelet/x/ansi"
	"github.com/google/go-cmp/cmp"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
)

var update = flag.Bool("update", false, "rewrite golden files")

// game has a few Adventures with names and rewards of every length.
func game(t *testing.T) *engine.Game {
	set := enginetest.Set()
	set.Adventures = set.Adventures[:0]
	for _, card := range [][2]string{
		{"rrm-draw1", "The Drowned Gate"}, {"gv", "Nine Lamps"}, {"ggrr-draw2", "Crown of Reeds"},
		{"mvv-seek1", "Bell Under Ice"}, {"grrrv-draw1-seek1", "The Glass Orchard"}, {"mm", "Ember Stair"},
		{"gmr-draw1", "A Map of Ashes"}, {"vvg-draw3", "The Hollow King"},
	} {
		a := enginetest.Adventure(card[0])
		a.Name = card[1]
		set.Adventures = append(set.Adventures, a)
	}
	set.ActionX = enginetest.ActionX()
	for i := range set.ActionX {
		words := strings.Split(set.ActionX[i].ID, "-")
		for j, word := range words {
			words[j] = strings.ToUpper(word[:1]) + word[1:]
		}
		set.ActionX[i].Name = strings.Join(words, " ")
	}
	return enginetest.Game(t, set)
}

// views are what is shown in the golden files.
var views = map[string]engine.View{
	"actions": {
		Players: 2, Turn: 7, Step: engine.Actions, Decision: engine.Decision{Kind: engine.AskAct},
		Hand: engine.LeadsOf(engine.Glyph, engine.Glyph, engine.Ruin, engine.Vision, engine.Wild),
		Seats: [engine.MaxPlayers]engine.SeatView{
			{LeadsN: 5, Zone: zone(1, 2, 3), Archived: 1, Archive: archive(6)},
			{LeadsN: 1, Zone: zone(4), Archived: 2, Archive: archive(7, 8)},
		},
		LeadDeckN: 71, LeadPileN: 2, LeadPile: [engine.MaxLeads]engine.Lead{engine.Myth, engine.Ruin},
		AdventureDeckN: 4, AdventurePileN: 1, AdventurePile: [engine.MaxAdventures]engine.Card{5},
	},
	"rivals-choice": {
		Players: 3, Seat: 2, Active: 1, Turn: 12, Step: engine.Actions,
		Decision: engine.Decision{Kind: engine.AskRivalsChoice, Player: 2},
		Seats: [engine.MaxPlayers]engine.SeatView{
			{LeadsN: 7, Zone: zone(5), Archived: 1, Archive: archive(3)},
			{Zone: zone(2, 8), Final: true, Archived: 4, Archive: archive(1, 4, 6, 7)},
			{},
		},
		LeadDeckN: 80,
	},
	"won": {
		Players: 2, Seat: 1, Turn: 20, Step: engine.Over, Ending: engine.WonByAdventures,
		Seats: [engine.MaxPlayers]engine.SeatView{{Final: true, Archived: 5, Archive: archive(1, 2, 3, 4, 5)}, {}},
	},
}

func zone(cards ...engine.Card) engine.Zone {
	z := engine.Zone{N: uint8(len(cards))}
	copy(z.Cards[:], cards)
	return z
}

func archive(cards ...engine.Card) (a [engine.MaxArchived]engine.Archived) {
	for i, c := range cards {
		a[i].Card = c
	}
	return a
}

func TestTheTableLooksAsInItsGoldenFile(t *testing.T) {
	g := game(t)
	all := advancedViews(t, g)
	maps.Copy(all, views)
	for name, v := range all {
		t.Run(name, func(t *testing.T) {
			var got strings.Builder
			for _, o := range []TableOptions{{Width: 40}, {Width: 80}, {Width: 120}, {Width: 80, Plain: true}} {
				fmt.Fprintf(&got, "-- width %d, plain %v --\n%s", o.Width, o.Plain, Table(&v, g, o))
			}
			golden(t, "table-"+name+".golden", got.String())
		})
	}
}

func TestThePlainTableDrawsNothing(t *testing.T) {
	g := game(t)
	all := advancedViews(t, g)
	maps.Copy(all, views)
	for name, v := range all {
		got := Table(&v, g, TableOptions{Width: 80, Colour: true, Plain: true})
		if strings.ContainsFunc(got, func(r rune) bool { return r != '\n' && (r < ' ' || r > '~') }) {
			t.Errorf("%s has more than letters and signs to be read:\n%q", name, got)
		}
	}
}

// golden compares with a file in testdata, or rewrites it.
func golden(t *testing.T, file, got string) {
	t.Helper()
	file = filepath.Join("testdata", file)
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", file, diff)
	}
}

func TestTheLastLineSaysWhatIsAskedOrHowTheGameEnded(t *testing.T) {
	g := game(t)
	asks := func(kind engine.Ask, p engine.Seat) engine.View {
		return engine.View{Players: 2, Decision: engine.Decision{Kind: kind, Player: p}}
	}
	ends := func(how engine.Ending, winner engine.Seat) engine.View {
		return engine.View{Players: 3, Step: engine.Over, Ending: how, Winner: winner}
	}
	for _, tc := range []struct {
		name string
		view engine.View
		who  []string
		want string
	}{
		{"of you", asks(engine.AskStartTurn, 0), nil, "You are asked to begin your turn or rest."},
		{"of a rival", asks(engine.AskStartTurn, 1), nil, "Your rival is asked to begin their turn or rest."},
		{"of a player with a name", asks(engine.AskCollectLeads, 1), []string{"", "Ana"}, "Ana is asked to collect Leads."},
		{
			"of a name that cannot be shown", asks(engine.AskAct, 0), []string{"\x1bc"},
			`\x1bc is asked to take actions or end their turn.`,
		},
		{"your win", ends(engine.WonByAdventures, 0), nil, "You win with 5 archived Adventures."},
		{"a rival's win", ends(engine.WonByAdventures, 2), nil, "Player 3 wins with 5 archived Adventures."},
		{
			"a stalemate", ends(engine.WonByStalemate, 1), nil,
			"Player 2 wins with the most archived Adventures, after a round in which nothing moved.",
		},
		{
			"a draw", ends(engine.Drawn, 0), nil,
			"A draw: nothing moved for a whole round, and the most archived Adventures are shared.",
		},
	} {
		t.Run(tc.name, func(t *testing.T) {
			got := Table(&tc.view, g, TableOptions{Width: 100, Plain: true, Names: tc.who})
			if !strings.HasSuffix(got, "\n"+tc.want+"\n") {
				t.Errorf("%q is not the last line of\n%s", tc.want, got)
			}
		})
	}
}

// walk calls fn for views of random games, of one seat after the other.
func walk(t *testing.T, fn func(g *engine.Game, v *engine.View)) {
	seed := enginetest.Seed(t)
	for _, table := range []struct {
		players int
		set     engine.Set
		variant engine.Variant
	}{
		{2, enginetest.Set(), engine.BeginnerGame},
		{3, enginetest.TinySet(), engine.BeginnerGame},
		{4, enginetest.Set(), engine.BeginnerGame},
		{2, enginetest.TinyAdvancedSet(), engine.AdvancedGame},
		{3, enginetest.AdvancedSet(), engine.AdvancedGame},
	} {
		players := table.players
		g, step := enginetest.Game(t, table.set), 0
		enginetest.Walk(t, g, engine.Setup{Players: players, Variant: table.variant}, seed, func(s *engine.State) {
			step++
			if s.Variant == engine.AdvancedGame && step%4 > 0 {
				return // the walks have many more states, and their tables more texts
			}
			v := engine.ViewOf(s, engine.Seat(step/4%players))
			fn(g, &v)
		})
	}
}

func TestTheTableIsNeverWiderThanItsTerminal(t *testing.T) {
	walk(t, func(g *engine.Game, v *engine.View) {
		for _, o := range []TableOptions{{Width: 20}, {Width: 40}, {Width: 80}, {Width: 20, Plain: true}} {
			for line := range strings.Lines(Table(v, g, o)) {
				if n := ansi.StringWidth(strings.TrimSuffix(line, "\n")); n > o.Width {
					t.Errorf("%d columns wide at %+v: %q", n, o, line)
				}
			}
		}
	})
}

func TestColourAddsNothingToTheTable(t *testing.T) {
	walk(t, func(g *engine.Game, v *engine.View) {
		plain, colour := Table(v, g, TableOptions{Width: 80}), Table(v, g, TableOptions{Width: 80, Colour: true})
		if plain == colour || ansi.Strip(colour) != plain {
			t.Errorf("with colour:\n%q\nwithout:\n%q", colour, plain)
		}
	})
}

func TestAnAdventureTakesTwoLinesAtMost(t *testing.T) {
	g := cards.TrainingGame()
	enginetest.Walk(t, g, engine.Setup{Players: 2}, enginetest.Seed(t), func(s *engine.State) {
		v := engine.ViewOf(s, 0)
		const others = 12 // all but the Adventures
		most := others + 2*len((&facts{v: &v, g: g}).shown())
		if table := Table(&v, g, TableOptions{Width: 80}); strings.Count(table, "\n") > most {
			t.Errorf("more than %d lines:\n%s", most, table)
		}
	})
}

func TestBothTablesShowEveryFactASeatMaySee(t *testing.T) {
	squeeze := func(s string) string {
		return strings.Map(func(r rune) rune {
			if unicode.IsSpace(r) || r == '─' {
				return -1
			}
			return r
		}, s)
	}
	walk(t, func(g *engine.Game, v *engine.View) {
		want := factsOf(g, v)
		for _, o := range []TableOptions{{Width: 20}, {Width: 80}, {Width: 80, Plain: true}} {
			got := squeeze(Table(v, g, o))
			for _, fact := range want {
				if !strings.Contains(got, squeeze(fact)) {
					t.Errorf("%q is missing at %+v:\n%s", fact, o, Table(v, g, o))
				}
			}
		}
	})
}

// factsOf says in its own way what a table must show.
func factsOf(g *engine.Game, v *engine.View) []string {
	out := []string{
		fmt.Sprint("Turn ", v.Turn), fmt.Sprint("Lead deck ", v.LeadDeckN), fmt.Sprint("Adventure deck ", v.AdventureDeckN),
	}
	if v.LeadPileN > 0 {
		out = append(out, fmt.Sprintf("discard pile %d, top %s", v.LeadPileN, nameOf(v.LeadPile[v.LeadPileN-1])))
	}
	if v.AdventurePileN > 0 {
		top := g.Adventure(v.AdventurePile[v.AdventurePileN-1])
		out = append(out, fmt.Sprintf("discard pile %d, on top: %s", v.AdventurePileN, top.Name))
	}
	for l := engine.Glyph; l <= engine.Wild; l++ {
		if v.Hand[l] > 0 {
			out = append(out, fmt.Sprintf("%d %s", v.Hand[l], nameOf(l)))
		}
	}
	for _, seat := range v.Seats[:v.Players] {
		out = append(out, fmt.Sprintf("%d of 5 archived", seat.Archived))
		for _, c := range seat.Zone.List() {
			a := g.Adventure(c)
			out = append(out, a.Name)
			for _, l := range a.Emblems.List() {
				out = append(out, nameOf(l))
			}
			out = append(out, cards.RewardText(a))
		}
		for _, a := range seat.Archive[:seat.Archived] {
			out = append(out, g.Adventure(a.Card).Name)
		}
		for _, c := range append(seat.Active.List(), seat.Stored.List()...) {
			out = append(out, g.Name(c))
		}
	}
	if v.Variant == engine.AdvancedGame {
		out = append(out, advancedFactsOf(g, v)...)
	}
	return out
}

// advancedFactsOf says what only the table of the Advanced Game must show.
func advancedFactsOf(g *engine.Game, v *engine.View) []string {
	out := []string{fmt.Sprint("ActionX deck ", v.ActionXDeckN)}
	if v.ActionXPileN > 0 {
		out = append(out, fmt.Sprintf("discard pile %d, top %s", v.ActionXPileN, g.Name(v.ActionXPile[v.ActionXPileN-1])))
	}
	for _, c := range v.ActionX.List() {
		out = append(out, g.Name(c))
	}
	for _, seat := range v.Seats[:v.Players] {
		out = append(out, fmt.Sprintf("%d ActionX card", seat.ActionXN))
		for _, c := range seat.Active.List() {
			switch in := v.InPlay[c-engine.FirstActionX]; {
			case in.Leveraged:
				out = append(out, "sideways")
			case in.Mode == engine.Ruthless:
				out = append(out, "Ruthless toward")
			case in.Bonded != engine.NoLead:
				out = append(out, "Bonded type "+nameOf(in.Bonded))
			}
		}
		for _, feat := range engine.HeroicFeats() {
			if seat.Performed.Of(feat) > 0 {
				out = append(out, strings.ToUpper(feat.String()[:1])+feat.String()[1:])
			}
		}
	}
	for _, text := range v.Lasting.Texts[:v.Lasting.N] {
		out = append(out, g.Name(text.Card)+"")
	}
	if v.Decision.Kind == engine.AskRespond {
		out = append(out, "Asked ")
	}
	k := &v.Looking
	for _, l := range k.Leads[:k.LeadN] {
		if l != engine.NoLead {
			out = append(out, "You look at", nameOf(l))
		}
	}
	for _, c := range k.Cards[:k.CardN] {
		if c != 0 {
			out = append(out, "You look at", g.Name(c))
		}
	}
	if k.LeadN+k.CardN > 0 && k.Player != v.Seat {
		out = append(out, fmt.Sprintf(" looks at %d ", k.LeadN+k.CardN))
	}
	return out
}

func nameOf(l engine.Lead) string {
	return [...]string{"", "Glyph", "Myth", "Ruin", "Vision", "Wild"}[l]
}
