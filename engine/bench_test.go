package engine_test

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
)

// longestPlayout stops a random game that does not come to an end.
const longestPlayout = 200

// playout plays one random game, each legal action equally likely, and counts its decisions and
// those of them that were passes.
func playout(b *testing.B, g *engine.Game, setup engine.Setup, pick *rand.PCG, buf []engine.Action) (decisions, passes int) {
	s, err := g.Deal(setup, nil)
	if err != nil {
		b.Fatal(err)
	}
	for !s.Over() && s.Turn <= longestPlayout {
		legal := g.Legal(&s, buf[:0])
		i, _ := bits.Mul64(pick.Uint64(), uint64(len(legal)))
		if r := g.Apply(&s, legal[i], nil); r != nil {
			b.Fatal(r)
		}
		decisions++
		if legal[i].Do == engine.DoPass {
			passes++
		}
	}
	return decisions, passes
}

// BenchmarkPlayout plays whole games of two: one is an operation.
func BenchmarkPlayout(b *testing.B) {
	benchmarkPlayout(b, enginetest.Game(b, enginetest.Set()))
}

// BenchmarkPlayoutAdvanced plays whole Advanced Games of two with the training set; passes are
// reported apart.
func BenchmarkPlayoutAdvanced(b *testing.B) {
	benchmarkPlayout(b, cards.TrainingGame())
}

func benchmarkPlayout(b *testing.B, g *engine.Game) {
	buf := make([]engine.Action, 0, 4096)
	pick := rand.NewPCG(1, 2)
	var games, decisions, passes int
	b.ReportAllocs()
	for b.Loop() {
		games++
		n, of := playout(b, g, engine.Setup{Players: 2, Variant: variantOf(g), Seed: uint64(games)}, pick, buf)
		decisions += n
		passes += of
	}
	seconds := b.Elapsed().Seconds()
	b.ReportMetric(seconds*1e9/float64(decisions), "ns/decision")
	b.ReportMetric(float64(decisions)/seconds, "decisions/s")
	b.ReportMetric(float64(decisions-passes)/seconds, "unpassed/s")
	b.ReportMetric(float64(decisions)/float64(games), "decisions/game")
	b.ReportMetric(float64(passes)/float64(games), "passes/game")
}

// midGames are states of one random game, to measure a single call on.
func midGames(b *testing.B, g *engine.Game) (states []engine.State) {
	enginetest.Walk(b, g, engine.Setup{Players: 2}, 1, func(s *engine.State) {
		if !s.Over() {
			states = append(states, *s)
		}
	})
	return states
}

// BenchmarkLegal lists the options of a state.
func BenchmarkLegal(b *testing.B) {
	g := enginetest.Game(b, enginetest.Set())
	states := midGames(b, g)
	buf := make([]engine.Action, 0, 1024)
	i := 0
	for b.Loop() {
		buf = g.Legal(&states[i%len(states)], buf[:0])
		i++
	}
}

// BenchmarkRefusal refuses an attempt with every reason.
func BenchmarkRefusal(b *testing.B) {
	g := enginetest.Game(b, enginetest.Set())
	states := midGames(b, g)
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		_ = g.Check(&states[i%len(states)], engine.Action{Do: engine.DoComplete, Card: 1, Pay: engine.LeadsOf(engine.Wild)})
		i++
	}
}
