package tui

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"strings"
	"testing"
	"unicode"

	"github.com/charmbracelet/x/ansi"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
)

func TestTheCompactTableLooksAsInItsGoldenFile(t *testing.T) {
	g := game(t)
	all := advancedViews(t, g)
	maps.Copy(all, views)
	for name, v := range all {
		t.Run(name, func(t *testing.T) {
			var got strings.Builder
			for _, size := range [][2]int{{80, 12}, {60, 9}, {76, 30}} {
				fmt.Fprintf(&got, "-- %d by %d --\n%s", size[0], size[1], Compact(&v, g, TableOptions{}, size[0], size[1]))
			}
			golden(t, "compact-"+name+".golden", got.String())
		})
	}
}

// sizedWalk calls fn for views of random games of both variants, each with a size of its own.
func sizedWalk(t *testing.T, names func(*engine.Set), fn func(g *engine.Game, v *engine.View, width, height int)) {
	seed := enginetest.Seed(t)
	pick := rand.New(rand.NewPCG(seed, 2))
	for players := 2; players <= engine.MaxPlayers; players++ {
		for variant, set := range map[engine.Variant]engine.Set{
			engine.BeginnerGame: enginetest.Set(), engine.AdvancedGame: enginetest.AdvancedSet(),
		} {
			names(&set)
			g, step := enginetest.Game(t, set), 0
			enginetest.Walk(t, g, engine.Setup{Players: players, Variant: variant}, seed, func(s *engine.State) {
				const every = 10
				if step++; step%every == 0 {
					v := engine.ViewOf(s, engine.Seat(step/every%players))
					fn(g, &v, 58+pick.IntN(63), 8+pick.IntN(1+pick.IntN(33))) // more often low than high
				}
			})
		}
	}
}

func asTheyAre(*engine.Set) {}

// wideNames gives every card a name that is hard to place.
func wideNames(set *engine.Set) {
	for i := range set.Adventures {
		set.Adventures[i].Name = fmt.Sprintf("%d %s", i, strings.Repeat("探索者の道", 12))
	}
	for i := range set.ActionX {
		set.ActionX[i].Name = fmt.Sprintf("%d%s", i, strings.Repeat("é", 200))
	}
}

func TestTheCompactTableIsNeverLargerThanItsPlace(t *testing.T) {
	for what, names := range map[string]func(*engine.Set){"names as they are": asTheyAre, "wide names": wideNames} {
		t.Run(what, func(t *testing.T) {
			sizedWalk(t, names, func(g *engine.Game, v *engine.View, width, height int) {
				got := Compact(v, g, TableOptions{Names: []string{"", strings.Repeat("冒険者", 30)}}, width, height)
				if n := strings.Count(got, "\n"); n > height {
					t.Errorf("%d lines at %d by %d:\n%s", n, width, height, got)
				}
				for line := range strings.Lines(got) {
					if n := ansi.StringWidth(strings.TrimSuffix(line, "\n")); n > width {
						t.Errorf("%d columns at %d by %d: %q", n, width, height, line)
					}
				}
			})
		})
	}
}

func TestColourAddsNothingToTheCompactTable(t *testing.T) {
	sizedWalk(t, asTheyAre, func(g *engine.Game, v *engine.View, width, height int) {
		plain, colour := Compact(v, g, TableOptions{}, width, height), Compact(v, g, TableOptions{Colour: true}, width, height)
		if plain == colour || ansi.Strip(colour) != plain {
			t.Errorf("with colour:\n%q\nwithout:\n%q", colour, plain)
		}
	})
}

func TestTheCompactTableIsTheWholeTableWhereThereIsRoom(t *testing.T) {
	sizedWalk(t, asTheyAre, func(g *engine.Game, v *engine.View, width, _ int) {
		table := Table(v, g, TableOptions{Width: width})
		got := Compact(v, g, TableOptions{}, width, strings.Count(table, "\n"))
		if !strings.Contains(table, got) || strings.Count(table, got[strings.LastIndex(got[:len(got)-1], "\n")+1:]) != 1 {
			t.Errorf("got\n%s\nfor\n%s", got, table)
		}
		if moment := Moment(v, g, TableOptions{}); !strings.HasPrefix(table, moment+"\n"+got) {
			t.Errorf("it does not follow %q in\n%s", moment, table)
		}
	})
}

func TestTheCompactTableKeepsWhatIsPlayedFor(t *testing.T) {
	sizedWalk(t, asTheyAre, func(g *engine.Game, v *engine.View, width, height int) {
		got := Compact(v, g, TableOptions{}, width, height)
		want := keptAlways(g, v)
		if !strings.Contains(got, cutMark) {
			want = append(want, keptWhereNothingIsCut(g, v)...)
		}
		flat := dense(got)
		for _, ways := range want {
			found := false
			for _, way := range ways {
				found = found || strings.Contains(flat, dense(way))
			}
			if !found {
				t.Errorf("none of %q is there at %d by %d:\n%s", ways, width, height, got)
			}
		}
	})
}

// dense is a text without its blanks and rules, wherever its lines end.
func dense(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || r == '─' {
			return -1
		}
		return r
	}, s)
}

// begin is as much of a name as always shows.
func begin(name string) string {
	const least = 9
	return string([]rune(name)[:min(least, len([]rune(name)))])
}

// keptAlways says in its own way what the smallest table still shows, each in one of some ways.
func keptAlways(g *engine.Game, v *engine.View) (out [][]string) {
	hand := []string{}
	for l := engine.Glyph; l <= engine.Wild; l++ {
		if v.Hand[l] > 0 {
			hand = append(hand, fmt.Sprintf("%d %s", v.Hand[l], nameOf(l)))
		}
	}
	if len(hand) > 0 {
		out = append(out, []string{"Hand: " + strings.Join(hand, ", ")})
	}
	for _, c := range v.ActionX.List() {
		out = append(out, []string{begin(g.Name(c))})
	}
	for p := range engine.Seat(v.Players) {
		who := (&facts{v: v, g: g}).name(p)
		var ways []string
		for _, between := range []string{" · ", "", "t shows all", "…"} {
			ways = append(ways, fmt.Sprintf("%s%s%d Lead", who, between, v.Seats[p].LeadsN))
		}
		out = append(out, ways)
	}
	return append(out, []string{fmt.Sprintf("Lead deck %d, ", v.LeadDeckN), fmt.Sprintf("Lead %d, ", v.LeadDeckN)})
}

// keptWhereNothingIsCut says what shows as long as all is only said more shortly.
func keptWhereNothingIsCut(g *engine.Game, v *engine.View) (out [][]string) {
	for _, seat := range v.Seats[:v.Players] {
		out = append(out, []string{fmt.Sprintf("%d of 5 archived", seat.Archived), fmt.Sprintf("archived %d/5", seat.Archived)})
		if v.Variant == engine.AdvancedGame {
			out = append(out, []string{fmt.Sprintf("· %d ActionX", seat.ActionXN), fmt.Sprintf("%d ActionX cards in hand", seat.ActionXN)})
		}
		for _, c := range seat.Active.List() {
			out = append(out, lying(g, v, c)...)
		}
		if seat.Final {
			out = append(out, []string{"Final Adventure"})
		}
	}
	for _, c := range v.Seats[v.Seat].Zone.List() {
		out = append(out, []string{begin(g.Name(c))}, costsOf(g, c))
	}
	for n, top := range map[uint8]string{
		v.AdventureDeckN: topName(g, v.AdventurePile[:v.AdventurePileN]), v.LeadDeckN: topLead(v.LeadPile[:v.LeadPileN]),
	} {
		out = append(out, []string{fmt.Sprint(n)}, []string{begin(top)})
	}
	if v.Variant == engine.AdvancedGame {
		out = append(out, []string{fmt.Sprintf("ActionX deck %d", v.ActionXDeckN), fmt.Sprintf("ActionX %d, ", v.ActionXDeckN)})
		out = append(out, []string{begin(topName(g, v.ActionXPile[:v.ActionXPileN]))})
	}
	if v.Decision.Kind == engine.AskRespond {
		out = append(out, []string{"Asked in this order: ", "Asked for an answer: "})
	}
	return out
}

func topName(g *engine.Game, pile []engine.Card) string {
	if len(pile) == 0 {
		return "empty"
	}
	return g.Name(pile[len(pile)-1])
}

func topLead(pile []engine.Lead) string {
	if len(pile) == 0 {
		return "empty"
	}
	return nameOf(pile[len(pile)-1])
}

// lying is a card in play and how it lies.
func lying(g *engine.Game, v *engine.View, c engine.Card) (out [][]string) {
	in, name := v.InPlay[c-engine.FirstActionX], begin(g.Name(c))
	out = append(out, []string{name})
	switch in.Mode {
	case engine.Noble:
		out = append(out, []string{"Noble"})
	case engine.Ruthless:
		out = append(out, []string{"Ruthless toward " + (&facts{v: v, g: g}).who(in.Against)})
	}
	if in.Bonded != engine.NoLead {
		out = append(out, []string{"Bonded type " + nameOf(in.Bonded)})
	}
	if in.Leveraged {
		out = append(out, []string{"sideways"})
	}
	return out
}

// costsOf are the ways to say what an Adventure costs.
func costsOf(g *engine.Game, c engine.Card) []string {
	var words, letters, counted strings.Builder
	emblems := g.Adventure(c).Emblems
	for _, l := range emblems.List() {
		words.WriteString(nameOf(l))
		letters.WriteString(nameOf(l)[:1])
	}
	for l := engine.Glyph; l <= engine.Wild; l++ {
		if emblems[l] > 0 {
			fmt.Fprint(&counted, emblems[l], nameOf(l))
		}
	}
	return []string{words.String(), letters.String(), counted.String()}
}

func TestTheCompactTableSaysWhatIsReady(t *testing.T) {
	sizedWalk(t, asTheyAre, func(g *engine.Game, v *engine.View, width, height int) {
		s := g.Determinize(v, 1)
		can := map[engine.Card]bool{}
		if v.Decision.Player == v.Seat && v.Ending == engine.Playing {
			for _, a := range g.Legal(&s, nil) {
				if a.Do == engine.DoComplete {
					can[a.Card] = true
				}
			}
		}
		got := Compact(v, g, TableOptions{}, width, height)
		if n := strings.Count(got, readyNow); n != len(can) && !strings.Contains(got, cutMark) {
			t.Errorf("%d are ready, not %d:\n%s", len(can), n, got)
		}
	})
}

func BenchmarkCompact(b *testing.B) {
	g := cards.TrainingGame()
	for _, size := range [][2]int{{80, 11}, {60, 9}, {62, 36}} {
		b.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(b *testing.B) {
			var seen []engine.View
			enginetest.Walk(b, g, engine.Setup{Players: 3, Variant: engine.AdvancedGame}, 1, func(s *engine.State) {
				if len(seen) < 400 {
					seen = append(seen, engine.ViewOf(s, s.Decision.Player))
				}
			})
			for i := 0; b.Loop(); i++ {
				Compact(&seen[i*7%len(seen)], g, TableOptions{Colour: true}, size[0], size[1])
			}
		})
	}
}
