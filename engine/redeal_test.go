package engine_test

import (
	"slices"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// What a seat cannot see must not show: not in its view, its options or a refusal (1.5).
func TestDealingAnewWhatASeatCannotSeeChangesNothingItIsShown(t *testing.T) {
	seed := uint64(0)
	walks(t, func(t *testing.T, g *engine.Game, s *engine.State) {
		seed++
		seat := engine.Seat(seed % uint64(s.Players))
		other := enginetest.Redeal(g, s, seat, seed)
		if err := enginetest.CheckInvariants(g, &other); err != nil {
			t.Fatalf("dealt anew for seat %d: %v", seat, err)
		}
		if engine.ViewOf(s, seat) != engine.ViewOf(&other, seat) {
			t.Fatalf("seat %d sees another view", seat)
		}
		if s.Decision.Player == seat && !slices.Equal(g.Legal(s, nil), g.Legal(&other, nil)) {
			t.Fatalf("seat %d is offered other actions", seat)
		}
		for _, a := range enginetest.Shapes(g, s, seat) {
			if r, q := g.Check(s, a), g.Check(&other, a); !sameRefusal(r, q) {
				t.Fatalf("%+v is refused with %+v and, dealt anew, with %+v", a, r, q)
			}
		}
	})
}

func sameRefusal(r, q *engine.Rejection) bool {
	if r == nil || q == nil {
		return r == q
	}
	return r.Action == q.Action && slices.Equal(r.Unmet, q.Unmet)
}

func TestDealingAnewReallyDealsAnew(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	s, err := g.Deal(engine.Setup{Players: 3, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	first, second := enginetest.Redeal(g, &s, 1, 2), enginetest.Redeal(g, &s, 1, 3)
	for _, pair := range [][2]*engine.State{{&s, &first}, {&first, &second}} {
		a, b := pair[0], pair[1]
		if a.Seats[0].Leads == b.Seats[0].Leads && a.Seats[2].Leads == b.Seats[2].Leads {
			t.Error("the rivals hold the hands they held")
		}
		if a.Leads.Deck == b.Leads.Deck || a.Adventures.Deck == b.Adventures.Deck {
			t.Error("a deck lies as it lay")
		}
		if a.RNG == b.RNG {
			t.Error("the random numbers still to come are the same")
		}
	}
	if again := enginetest.Redeal(g, &s, 1, 2); again != first {
		t.Error("the same seed deals otherwise")
	}
}

// Who is asked which type ends on top holds two types, whatever the seed deals (6.2).
func TestAHandDealtAnewFitsWhatItsPlayerIsAsked(t *testing.T) {
	g := enginetest.Game(t, enginetest.SetOf(engine.Leads{engine.Glyph: 20, engine.Myth: 1}, "g", "gg", "ggg", "gggg"))
	s := load(t, g, `
players:
- {leads: [glyph, glyph, glyph], adventures: []}
- {leads: [glyph, myth], adventures: [], archive: {adventures: 4}}
- {leads: [], adventures: []}
decision: {kind: discard-hand, player: 1}`)
	for seed := range uint64(100) {
		for _, seat := range []engine.Seat{0, 2} {
			other := enginetest.Redeal(g, &s, seat, seed)
			if err := enginetest.CheckInvariants(g, &other); err != nil {
				t.Fatal(err)
			}
		}
	}
}
