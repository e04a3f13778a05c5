package position_test

import (
	"math/rand/v2"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/position"
)

// sound holds a state that was read to the invariants, now and for twenty actions.
func sound(t *testing.T, g *engine.Game, s engine.State) {
	t.Helper()
	pick := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		if err := enginetest.CheckInvariants(g, &s); err != nil {
			t.Fatal(err)
		}
		if s.Over() {
			return
		}
		if r := g.Apply(&s, enginetest.Pick(g, &s, pick), nil); r != nil {
			t.Fatal(r)
		}
	}
}

func FuzzLoad(f *testing.F) {
	for _, start := range starts {
		f.Add([]byte(start))
	}
	for _, start := range advancedStarts {
		f.Add([]byte(start))
	}
	f.Add([]byte(handWritten))
	f.Add([]byte(handWrittenAdvanced))
	g := enginetest.Game(f, enginetest.AdvancedSet())
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := position.Load(g, "file", data)
		if err != nil {
			return
		}
		sound(t, g, s)
		back, err := position.UnmarshalState(g, position.MarshalState(g, &s))
		if err != nil || back != s {
			t.Fatalf("reads back as another state: %v", err)
		}
	})
}

func FuzzUnmarshalState(f *testing.F) {
	g := enginetest.Game(f, enginetest.TinyAdvancedSet())
	for seed := range uint64(6) {
		setup := engine.Setup{Players: 2, Seed: seed, Variant: engine.Variant(seed % 2)}
		s, err := g.Deal(setup, nil)
		if err != nil {
			f.Fatal(err)
		}
		pick := rand.New(rand.NewPCG(seed, 3))
		for n := 0; n < 100 && !s.Over(); n++ {
			if n%25 == 0 {
				f.Add(position.MarshalState(g, &s))
			}
			if r := g.Apply(&s, enginetest.Pick(g, &s, pick), nil); r != nil {
				f.Fatal(r)
			}
		}
		f.Add(position.MarshalState(g, &s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if s, err := position.UnmarshalState(g, data); err == nil {
			sound(t, g, s)
		}
	})
}

func FuzzUnmarshalAction(f *testing.F) {
	f.Add([]byte(`{"do":"complete","adventure":"ggm","pay":["glyph","glyph","wild"]}`))
	f.Add([]byte(`{"do":"collect-leads","from":"deck"}`))
	f.Add([]byte(`{"do":"discard-down","pay":["ruin","vision"],"top":"ruin"}`))
	f.Add([]byte(`{"do":"use","card":"relic-plain","ability":"both","actionx":"feat-draw"}`))
	f.Add([]byte(`{"do":"poach-swap","card":"ggm","own":"rrv","player":1}`))
	f.Add([]byte(`{"do":"enter","mode":"ruthless","against":1,"bond":{"lead":"wild","as":"ruin"}}`))
	f.Add([]byte(`{"do":"choose","option":2}`))
	g := enginetest.Game(f, enginetest.AdvancedSet())
	f.Fuzz(func(t *testing.T, data []byte) {
		a, err := position.UnmarshalAction(g, data)
		if err != nil {
			return
		}
		back, err := position.UnmarshalAction(g, position.AppendAction(nil, g, a))
		if err != nil || back != a {
			t.Fatalf("%+v reads back as %+v: %v", a, back, err)
		}
	})
}
