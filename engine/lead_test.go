package engine_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// Leads are compared all types at once; here type by type.
func TestLeadsAreCountedTypeByType(t *testing.T) {
	draw := rand.New(rand.NewPCG(enginetest.Seed(t), 5))
	counts := func() (c engine.Leads) {
		for l := engine.Glyph; l <= engine.Wild; l++ {
			// The ends of the range and near misses are where it may go wrong.
			switch draw.IntN(4) {
			case 0:
				c[l] = engine.MaxOfType
			case 1:
				c[l] = uint8(draw.IntN(engine.MaxOfType + 1))
			case 2:
				c[l] = uint8(draw.IntN(3))
			}
		}
		return c
	}
	for range 10_000 {
		c, d := counts(), counts()
		if draw.IntN(2) == 0 {
			d = c
			d[1+draw.IntN(5)] += uint8(draw.IntN(2))
		}
		has, total, types := true, 0, 0
		var lacking engine.Leads
		var list []engine.Lead
		for l := engine.Glyph; l <= engine.Wild; l++ {
			if c[l] < d[l] {
				has = false
				lacking[l] = d[l] - c[l]
			}
			if c[l] > 0 {
				types++
			}
			total += int(c[l])
			list = append(list, slices.Repeat([]engine.Lead{l}, int(c[l]))...)
		}
		if c.Has(&d) != has || c.Total() != total || c.Types() != types || !slices.Equal(c.List(), list) {
			t.Fatalf("%v: has %v: %v, total %d, types %d, list %v", c, d, c.Has(&d), c.Total(), c.Types(), c.List())
		}
		if legal := slices.Max(d[:]) <= engine.MaxOfType; legal && engine.Lack(&c, &d) != lacking {
			t.Fatalf("%v lacks of %v: %v, not %v", c, d, engine.Lack(&c, &d), lacking)
		}
		if engine.LeadsOf(list...) != c {
			t.Fatalf("%v is counted as %v", list, engine.LeadsOf(list...))
		}
	}
}

// A payment may name any number of Leads before it is refused.
func TestTheTypesOfAnyPaymentAreCounted(t *testing.T) {
	draw := rand.New(rand.NewPCG(enginetest.Seed(t), 6))
	for range 10_000 {
		var pay engine.Leads
		want := 0
		for l := engine.Glyph; l <= engine.Wild; l++ {
			if draw.IntN(2) == 0 {
				pay[l] = uint8(1 + draw.IntN(255))
				want++
			}
		}
		if pay.Types() != want {
			t.Fatalf("%v counts %d types, not %d", pay, pay.Types(), want)
		}
	}
}

func TestNoPaymentWhateverIsHeldByAnEmptyHand(t *testing.T) {
	var empty, pay engine.Leads
	for l := range pay {
		for pay[l] = 255; pay[l] > 0; pay[l]-- {
			if empty.Has(&pay) {
				t.Errorf("an empty hand has %v", pay)
			}
		}
	}
}
