package bots

import (
	"math/rand/v2"
	"testing"

	"example.com/xseekers/engine"
	training "example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
)

// freshSeed is another every run; a failing test prints it.
func freshSeed(t testing.TB) uint64 {
	seed := rand.Uint64()
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("seed %d", seed)
		}
	})
	return seed
}

func TestEveryBotIsFoundByItsName(t *testing.T) {
	for i, name := range Names() {
		if got, ok := ByName(name); !ok || got != all[i] {
			t.Errorf("%q finds %v", name, got)
		}
	}
	if b, ok := ByName("nobody"); ok {
		t.Errorf("%q finds %v", "nobody", b)
	}
}

// redeal has every bot decide twice: as the game is, and with all that its seat cannot see dealt anew.
type redeal struct {
	t    *testing.T
	g    *engine.Game
	seed uint64
}

func (r *redeal) Dealt(s *engine.State) error {
	if s.Over() {
		return nil
	}
	r.seed++
	v := engine.ViewOf(s, s.Decision.Player)
	other := r.g.Determinize(&v, r.seed)
	for _, b := range all {
		a, c := b.Choose(turnAt(r.g, s)), b.Choose(turnAt(r.g, &other))
		if a != c {
			r.t.Errorf("turn %d: %s chose %+v, and %+v when the rest was dealt anew", s.Turn, b.Name(), a, c)
		}
	}
	return nil
}

func (r *redeal) Acted(_ engine.Action, s *engine.State) error { return r.Dealt(s) }

func TestABotDecidesOnlyByWhatItsSeatMaySee(t *testing.T) {
	seed := freshSeed(t)
	for _, v := range variants {
		g := gameOf(t, v)
		for i := range uint64(6) {
			setup := engine.Setup{Variant: v, Players: 2 + int(i%3), Seed: seed + i, First: engine.CoinFlip}
			if _, err := NewTable(g, seat(setup.Players, "random", "novice")).Play(setup, 60, &redeal{t, g, seed}); err != nil {
				t.Fatal(err)
			}
		}
	}
}

var variants = []engine.Variant{engine.BeginnerGame, engine.AdvancedGame}

// gameOf is a game that has all that a variant plays with.
func gameOf(t testing.TB, v engine.Variant) *engine.Game {
	if v == engine.BeginnerGame {
		return testGame(t)
	}
	return training.TrainingGame()
}

// seat gives the bots named to the seats in turn.
func seat(players int, names ...string) []Bot {
	seats := make([]Bot, players)
	for p := range seats {
		seats[p], _ = ByName(names[p%len(names)])
	}
	return seats
}

func TestTheNoviceBeatsRandomInNearlyAllGames(t *testing.T) {
	for _, v := range variants {
		t.Run(v.String(), func(t *testing.T) {
			g, seed := gameOf(t, v), freshSeed(t)
			const games = 400
			won := 0
			for i := range games {
				novice := engine.Seat(i % 2)
				names := []string{"novice", "random"}
				if novice == 1 {
					names = []string{"random", "novice"}
				}
				setup := engine.Setup{Variant: v, Players: 2, Seed: seed + uint64(i), First: engine.CoinFlip}
				r, err := NewTable(g, seat(2, names...)).Play(setup, 1000, nil)
				if err != nil {
					t.Fatal(err)
				}
				if r.Last.Ending.HasWinner() && r.Last.Winner == novice {
					won++
				}
			}
			if won < games*9/10 {
				t.Errorf("the novice won %d of %d games", won, games)
			}
		})
	}
}

// Players who hold the Leads their rivals need can lock a Beginner Game for good, so a few may be cut off.
func TestNovicesEndNearlyEveryGameBeforeLong(t *testing.T) {
	for _, v := range variants {
		t.Run(v.String(), func(t *testing.T) {
			g, seed := gameOf(t, v), freshSeed(t)
			const games = 150
			ended := 0
			for i := range games {
				players := 2 + i%3
				setup := engine.Setup{Variant: v, Players: players, Seed: seed + uint64(i), First: engine.CoinFlip}
				r, err := NewTable(g, seat(players, "novice")).Play(setup, 30*players, nil)
				if err != nil {
					t.Fatal(err)
				}
				if r.Last.Ending == engine.WonByAdventures || r.Last.Ending == engine.WonByBreakthrough {
					ended++
				}
			}
			if ended < games*9/10 {
				t.Errorf("%d of %d games were won", ended, games)
			}
		})
	}
}

// Cards of every text, and decks that run out.
func TestTheNovicePlaysAnySet(t *testing.T) {
	seed := freshSeed(t)
	for _, set := range []engine.Set{enginetest.AdvancedSet(), enginetest.TinyAdvancedSet()} {
		g := enginetest.Game(t, set)
		for i := range uint64(60) {
			setup := engine.Setup{Variant: engine.AdvancedGame, Players: 2 + int(i%3), Seed: seed + i, First: engine.CoinFlip}
			if len(set.Adventures) < 20 {
				setup.Players = 2
			}
			if _, err := NewTable(g, seat(setup.Players, "novice", "random")).Play(setup, 200, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}
