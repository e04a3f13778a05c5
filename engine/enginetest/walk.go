package enginetest

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"example.com/xseekers/engine"
)

// walkLength is the number of decisions after which a walk stops; most games end before.
const walkLength = 400

// Long reports whether the longer runs are asked for.
func Long() bool { return os.Getenv("XSEEKERS_LONG") == "1" }

// Seed is a fresh seed, told when the test fails; XSEEKERS_SEED sets it, to see a failure again.
func Seed(t testing.TB) uint64 {
	t.Helper()
	seed := rand.Uint64()
	if set := os.Getenv("XSEEKERS_SEED"); set != "" {
		var err error
		if seed, err = strconv.ParseUint(set, 10, 64); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("to see it again: XSEEKERS_SEED=%d", seed)
		}
	})
	return seed
}

// Walk deals a game and plays it at random, calling fn at every state, the last one too. The
// seed fixes the deal and the walk.
func Walk(t testing.TB, g *engine.Game, setup engine.Setup, seed uint64, fn func(s *engine.State)) {
	t.Helper()
	setup.Seed = seed
	s, err := g.Deal(setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	step := 0
	finished := false
	defer func() {
		if !finished || t.Failed() {
			t.Logf("walk of %+v: decision %d, %v of seat %d", setup, step, s.Decision.Kind, s.Decision.Player)
		}
	}()
	pick := rand.New(rand.NewPCG(seed, 1))
	for fn(&s); step < walkLength && !s.Over() && !t.Failed(); fn(&s) {
		step++
		a := Pick(g, &s, pick)
		if r := g.Apply(&s, a, nil); r != nil {
			t.Fatalf("%+v is offered and refused: %v", a, r)
		}
	}
	finished = true
}

// Pick chooses a legal action at random: first the verb, then an action of it, so that the many
// ways to discard do not crowd out the one way to go on.
func Pick(g *engine.Game, s *engine.State, pick *rand.Rand) engine.Action {
	legal := g.Legal(s, nil)
	var verbs []engine.Do
	for _, a := range legal {
		if len(verbs) == 0 || verbs[len(verbs)-1] != a.Do {
			verbs = append(verbs, a.Do)
		}
	}
	verb := verbs[pick.IntN(len(verbs))]
	var of []engine.Action
	for _, a := range legal {
		if a.Do == verb {
			of = append(of, a)
		}
	}
	return of[pick.IntN(len(of))]
}

// Redeal is a state with all that is hidden from a seat dealt anew.
func Redeal(g *engine.Game, s *engine.State, seat engine.Seat, seed uint64) engine.State {
	view := engine.ViewOf(s, seat)
	return g.Determinize(&view, seed)
}
