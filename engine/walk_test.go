package engine_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// sets are the card sets the walks use.
var sets = map[string]engine.Set{
	"set": enginetest.Set(), "tiny": enginetest.TinySet(), "large": enginetest.LargeSet(),
	"advanced": enginetest.AdvancedSet(), "tiny advanced": enginetest.TinyAdvancedSet(),
}

// variantOf is the way to play a set of the walks: the Advanced Game where it has ActionX cards.
func variantOf(g *engine.Game) engine.Variant {
	if len(g.Set().ActionX) > 0 {
		return engine.AdvancedGame
	}
	return engine.BeginnerGame
}

// walks plays random games, calling fn at every state: tables of two to four, both readings of
// 6.1, small and large card sets. A normal run draws some of these tables.
func walks(t *testing.T, fn func(t *testing.T, g *engine.Game, s *engine.State)) {
	t.Helper()
	seed := enginetest.Seed(t)
	draw := rand.New(rand.NewPCG(seed, 2))
	for _, name := range []string{"set", "tiny", "large", "advanced", "tiny advanced"} {
		g := enginetest.Game(t, sets[name])
		for players := 2; players <= engine.MaxPlayers; players++ {
			for _, switches := range []engine.Switches{0, engine.Switches(0).With(engine.RewardFirst)} {
				if draw.IntN(3) > 0 && !enginetest.Long() {
					continue
				}
				setup := engine.Setup{Players: players, Variant: variantOf(g), Switches: switches, First: engine.CoinFlip}
				t.Run(fmt.Sprintf("%s for %d, switches %d", name, players, switches), func(t *testing.T) {
					enginetest.Walk(t, g, setup, seed, func(s *engine.State) { fn(t, g, s) })
				})
			}
		}
	}
}

// decider is the seat the open decision belongs to, and one other.
func decider(s *engine.State) [2]engine.Seat {
	return [2]engine.Seat{s.Decision.Player, s.Next(s.Decision.Player)}
}

func TestEveryStateOfAGameKeepsTheInvariants(t *testing.T) {
	walks(t, func(t *testing.T, g *engine.Game, s *engine.State) {
		if err := enginetest.CheckInvariants(g, s); err != nil {
			t.Fatal(err)
		}
	})
}

func TestLegalOffersExactlyWhatCheckPasses(t *testing.T) {
	walks(t, func(t *testing.T, g *engine.Game, s *engine.State) {
		offered := map[engine.Action]bool{}
		for _, a := range g.Legal(s, nil) {
			if offered[a] {
				t.Fatalf("%+v is offered twice", a)
			}
			offered[a] = true
			if r := g.Check(s, a); r != nil {
				t.Fatalf("%+v is offered and refused: %v", a, r)
			}
		}
		for _, p := range decider(s) {
			for _, a := range enginetest.Shapes(g, s, p) {
				if r := g.Check(s, a); (r == nil) != offered[a] {
					t.Fatalf("%+v: offered %v, refusal %v", a, offered[a], r)
				}
			}
		}
	})
}

func TestARefusedActionChangesNothingAndSaysWhy(t *testing.T) {
	rank := func(u engine.Unmet) int { return slices.Index(engine.Precedence, u.Code) }
	walks(t, func(t *testing.T, g *engine.Game, s *engine.State) {
		tried, log := *s, engine.Log{}
		for _, p := range decider(s) {
			for _, a := range enginetest.Shapes(g, s, p) {
				r := g.Apply(&tried, a, &log)
				switch {
				case r == nil:
					tried, log = *s, engine.Log{}
					continue
				case tried != *s || len(log.Events) > 0:
					t.Fatalf("%+v is refused and changes the state or the log", a)
				case r.Action != a || len(r.Unmet) == 0:
					t.Fatalf("the refusal of %+v speaks of %+v and says %v", a, r.Action, r.Unmet)
				case !slices.IsSortedFunc(r.Unmet, func(x, y engine.Unmet) int { return rank(x) - rank(y) }):
					t.Fatalf("the refusal of %+v is out of order: %+v", a, r.Unmet)
				}
				for i, u := range r.Unmet {
					if u.Rule == engine.NoRule || slices.Contains(r.Unmet[:i], u) {
						t.Fatalf("the refusal of %+v has no rule or says a thing twice: %+v", a, r.Unmet)
					}
				}
			}
		}
	})
}

// Where every card has been dealt, games come to a standstill, and must end or go on all the same.
func TestGamesOnVeryFewCardsNeverHang(t *testing.T) {
	g := enginetest.Game(t, enginetest.SetOf(engine.Leads{engine.Glyph: 7, engine.Myth: 7, engine.Ruin: 4, engine.Wild: 2},
		"g", "gm", "mm-seek2", "mr-draw1", "r", "gg-draw2", "ggm", "rr", "gmr", "v"))
	games := 60
	if enginetest.Long() {
		games = 2000
	}
	seed := enginetest.Seed(t)
	ended := map[engine.Ending]int{}
	for n := range uint64(games) {
		enginetest.Walk(t, g, engine.Setup{Players: 3}, seed+n, func(s *engine.State) {
			if err := enginetest.CheckInvariants(g, s); err != nil {
				t.Fatal(err)
			}
			if s.Over() {
				ended[s.Ending]++
			}
		})
	}
	if ended[engine.WonByStalemate] == 0 || ended[engine.Drawn] == 0 {
		t.Errorf("of %d games none ends by stalemate, or none in a draw: %v", games, ended)
	}
}

func TestStatesWithEqualKeysOfferTheSame(t *testing.T) {
	walks(t, func(t *testing.T, g *engine.Game, s *engine.State) {
		twin := *s
		twin.RNG.Seed(1, 1)
		twin.Turn += 7
		for i := range twin.InPlay {
			if in := &twin.InPlay[i]; in.Entered == s.Turn {
				in.Entered += 7
			} else if in.Entered > 0 {
				in.Entered++
			}
		}
		for p := range twin.Players {
			archive := twin.Seats[p].Archive[:twin.Seats[p].Archived]
			slices.Reverse(archive)
			for i := range archive {
				archive[i].Leads = engine.LeadsOf(engine.Wild)
			}
		}
		key := s.Key()
		if key != twin.Key() || key != key.Key() {
			t.Fatal("the key depends on what play does not: the turn's number, the Leads out of the game or an Archive's order")
		}
		if want := g.Legal(s, nil); !slices.Equal(g.Legal(&twin, nil), want) || !slices.Equal(g.Legal(&key, nil), want) {
			t.Fatal("two states with one key offer different actions")
		}
	})
}

func TestTheFramesOfAStateFollowFromTheRestOfIt(t *testing.T) {
	walks(t, func(t *testing.T, g *engine.Game, s *engine.State) {
		rebuilt := *s
		rebuilt.Frames, rebuilt.Depth = [engine.MaxFrames]engine.Frame{}, 0
		if err := g.RebuildFrames(&rebuilt, g.Stack(s), s.Window()); err != nil {
			t.Fatalf("%v of step %v: %v", s.Decision.Kind, s.Step, err)
		}
		if rebuilt != *s {
			t.Fatalf("%v of step %v: %v are rebuilt as %v", s.Decision.Kind, s.Step, s.Frames, rebuilt.Frames)
		}
	})
}
