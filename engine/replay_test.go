package engine_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// game is a whole random game: how it was set up, what was done, what was told and how it ended.
type game struct {
	g       *engine.Game
	setup   engine.Setup
	actions []engine.Action
	log     engine.Log
	last    engine.State
}

// randomGame plays a game on a set with a fresh seed.
func randomGame(t *testing.T, set engine.Set, players int, each func(*game)) *game {
	t.Helper()
	seed := enginetest.Seed(t)
	m := &game{g: enginetest.Game(t, set), setup: engine.Setup{Players: players, Seed: seed, First: engine.CoinFlip}}
	m.setup.Variant = variantOf(m.g)
	var err error
	if m.last, err = m.g.Deal(m.setup, &m.log); err != nil {
		t.Fatal(err)
	}
	pick := rand.New(rand.NewPCG(seed, 3))
	for each(m); !m.last.Over() && len(m.actions) < 1000; each(m) {
		a := enginetest.Pick(m.g, &m.last, pick)
		if r := m.g.Apply(&m.last, a, &m.log); r != nil {
			t.Fatalf("%+v is offered and refused: %v", a, r)
		}
		m.actions = append(m.actions, a)
	}
	return m
}

func TestAGameIsReplayedFromItsSetupAndActions(t *testing.T) {
	for name, set := range sets {
		t.Run(name, func(t *testing.T) {
			m := randomGame(t, set, 3, func(*game) {})
			var log engine.Log
			s, err := m.g.Deal(m.setup, &log)
			if err != nil {
				t.Fatal(err)
			}
			silent := s
			for _, a := range m.actions {
				if r := m.g.Apply(&s, a, &log); r != nil {
					t.Fatalf("%+v was carried out and is refused in the replay: %v", a, r)
				}
				if r := m.g.Apply(&silent, a, nil); r != nil {
					t.Fatalf("%+v was carried out and is refused without a log: %v", a, r)
				}
			}
			if s != m.last || !slices.Equal(log.Events, m.log.Events) {
				t.Error("the replay ends in another state or tells another story")
			}
			if silent != m.last {
				t.Error("without a log the game goes another way")
			}
		})
	}
}

func TestACopyOfAStateGoesItsOwnWay(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	s, err := g.Deal(engine.Setup{Players: 2, Seed: enginetest.Seed(t)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	kept, copied := s, s
	if r := g.Apply(&copied, g.Legal(&s, nil)[0], nil); r != nil {
		t.Fatal(r)
	}
	if s != kept || copied == s {
		t.Error("what is done to a copy is done to the state it was copied from")
	}
}
