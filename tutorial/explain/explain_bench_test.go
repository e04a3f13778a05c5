package explain

import (
	"math/rand/v2"
	"testing"
	"time"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// BenchmarkRefusal explains a refusal at the worst position of random walks of both games: it
// reports how long the worst one took, and repeats it.
func BenchmarkRefusal(b *testing.B) {
	for _, way := range played {
		b.Run(way.variant.String(), func(b *testing.B) {
			g, seed := way.set(b), enginetest.Seed(b)
			pick := rand.New(rand.NewPCG(seed, 4))
			var worst struct {
				took  time.Duration
				state engine.State
				r     *engine.Rejection
			}
			for walk := range uint64(4) {
				setup := engine.Setup{Players: 2 + int(walk%3), Variant: way.variant, First: engine.CoinFlip}
				enginetest.Walk(b, g, setup, seed+walk, func(s *engine.State) {
					shapes := enginetest.Shapes(g, s, engine.Seat(pick.IntN(int(s.Players))))
					for range 10 {
						r := g.Check(s, shapes[pick.IntN(len(shapes))])
						if r == nil {
							continue
						}
						began := time.Now()
						Refusal(g, s, r)
						if took := time.Since(began); took > worst.took {
							for range 4 { // what the machine did beside it does not count
								again := time.Now()
								Refusal(g, s, r)
								took = min(took, time.Since(again))
							}
							if took > worst.took {
								worst.took, worst.state, worst.r = took, *s, r
							}
						}
					}
				})
			}
			b.ResetTimer()
			for b.Loop() {
				Refusal(g, &worst.state, worst.r)
			}
			b.ReportMetric(float64(worst.took.Microseconds())/1000, "worst-ms")
			b.Logf("the worst: %v of %+v at %+v", worst.r.Code(), worst.r.Action, worst.state.Decision)
		})
	}
}
