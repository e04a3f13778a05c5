package cli

import (
	"maps"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/bots"
	"example.com/xseekers/engine/enginetest"
)

// feats follows games and counts by the engine's own log, playing every action a second time.
type loggedFeats struct {
	t         *testing.T
	game      *engine.Game
	before    engine.State
	performed map[engine.Do]int
	thwarted  map[engine.Do]int
}

func (l *loggedFeats) Dealt(s *engine.State) error { l.before = *s; return nil }

func (l *loggedFeats) Acted(a engine.Action, after *engine.State) error {
	var log engine.Log
	if no := l.game.Apply(&l.before, a, &log); no != nil {
		return no
	}
	for _, e := range log.Events {
		ability := uint8(e.N)
		switch e.Verb {
		case engine.VerbAnnounce:
			l.count(l.performed, e.Do, e.Card, ability)
		case engine.VerbNegate:
			l.count(l.thwarted, e.Do, e.Card, ability)
		}
	}
	if l.before != *after {
		l.t.Fatal("the action was not played again as it was")
	}
	return nil
}

// count counts an announcement by its Heroic Feat, or as a Feat card.
func (l *loggedFeats) count(in map[engine.Do]int, do engine.Do, c engine.Card, ability uint8) {
	switch {
	case do.Heroic():
		in[do]++
	case l.game.Text(c, ability).Heroic != engine.DoNothing:
		in[l.game.Text(c, ability).Heroic]++
	case do == engine.DoPlay && l.game.ActionX(c).Kind == engine.Feat:
		in[engine.DoPlay]++
	}
}

// TestFeatsAreCountedAsTheLogTellsThem lets bots answer one another at random, so that Thwarts are
// Thwarted, and compares the count with what the engine's log says of the same games (7.6, 8.8).
func TestFeatsAreCountedAsTheLogTellsThem(t *testing.T) {
	set := enginetest.AdvancedSet()
	game, err := engine.NewGame(set)
	if err != nil {
		t.Fatal(err)
	}
	random, _ := bots.ByName("random")
	seed := enginetest.Seed(t)
	chains := 0
	for players := 2; players <= engine.MaxPlayers; players++ {
		var seats []bots.Bot
		for range players {
			seats = append(seats, random)
		}
		table := bots.NewTable(game, seats)
		for id := range uint64(30) {
			quick := newFeatTally(game)
			logged := &loggedFeats{t: t, game: game, performed: map[engine.Do]int{}, thwarted: map[engine.Do]int{}}
			setup := engine.Setup{Players: players, Variant: engine.AdvancedGame, Seed: seed + id, First: engine.CoinFlip}
			if _, err := table.Play(setup, 60, observers{quick, logged}); err != nil {
				t.Fatal(err)
			}
			if !maps.Equal(quick.performed, logged.performed) {
				t.Errorf("seed %d: performed %v, the log says %v", setup.Seed, quick.performed, logged.performed)
			}
			if !maps.Equal(quick.thwarted, logged.thwarted) {
				t.Errorf("seed %d: Thwarted %v, the log says %v", setup.Seed, quick.thwarted, logged.thwarted)
			}
			chains += logged.thwarted[engine.DoThwart]
		}
	}
	if chains == 0 {
		t.Error("no Thwart was ever Thwarted, so this tells little")
	}
}
