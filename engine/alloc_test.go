package engine_test

import (
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// A search asks, checks and plays millions of times.
func TestLegalCheckAndApplyDoNotAllocate(t *testing.T) {
	for name, set := range sets {
		t.Run(name, func(t *testing.T) {
			g := enginetest.Game(t, set)
			var states []engine.State
			enginetest.Walk(t, g, engine.Setup{Players: 3, Variant: variantOf(g)}, enginetest.Seed(t), func(s *engine.State) {
				if !s.Over() {
					states = append(states, *s)
				}
			})
			buf := g.Legal(&states[0], make([]engine.Action, 0, 1<<16))
			every := func(do func(s *engine.State)) float64 {
				return testing.AllocsPerRun(1, func() {
					for i := range states {
						do(&states[i])
					}
				})
			}
			if n := every(func(s *engine.State) { buf = g.Legal(s, buf[:0]) }); n > 0 {
				t.Errorf("Legal allocates: %v times in %d states", n, len(states))
			}
			if n := every(func(s *engine.State) { buf = g.Legal(s, buf[:0]); _ = g.Check(s, buf[0]) }); n > 0 {
				t.Errorf("Check allocates without a refusal: %v times in %d states", n, len(states))
			}
			if n := every(func(s *engine.State) {
				buf = g.Legal(s, buf[:0])
				next := *s
				_ = g.Apply(&next, buf[len(buf)-1], nil)
			}); n > 0 {
				t.Errorf("Apply allocates: %v times in %d states", n, len(states))
			}
		})
	}
}
