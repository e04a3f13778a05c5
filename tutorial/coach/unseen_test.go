package coach

import (
	"slices"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
)

func TestTheCoachSaysTheSameWhateverItsLearnerDoesNotSee(t *testing.T) {
	g := cards.TrainingGame()
	seed := enginetest.Seed(t)
	n := 0
	for players := 2; players <= engine.MaxPlayers; players++ {
		enginetest.Walk(t, g, engine.Setup{Players: players, Variant: engine.AdvancedGame}, seed, func(s *engine.State) {
			v := engine.ViewOf(s, s.Decision.Player)
			said := remarks(g, &v, seed)
			if again := remarks(g, &v, seed+1); !slices.Equal(said, again) {
				t.Errorf("with other hidden cards it says %q, not %q", again, said)
			}
			n += len(said)
		})
	}
	if n == 0 {
		t.Error("in whole games the coach says nothing")
	}
}
