package enginetest_test

import (
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

func TestEveryBrokenInvariantIsFound(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	dealt, err := g.Deal(engine.Setup{Players: 3, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := enginetest.CheckInvariants(g, &dealt); err != nil {
		t.Fatalf("a fresh deal: %v", err)
	}
	for _, c := range []struct {
		name string
		harm func(s *engine.State)
	}{
		{"a Lead too many", func(s *engine.State) { s.Seats[0].Leads[engine.Wild]++ }},
		{"a Lead of another type", func(s *engine.State) { s.Leads.Deck[0] = engine.Glyph + engine.Wild - s.Leads.Deck[0] }},
		{"an Adventure in two places", func(s *engine.State) { s.Seats[0].Zone.Cards[0] = s.Seats[1].Zone.Cards[0] }},
		{"an Adventure in none", func(s *engine.State) { s.Seats[0].Zone = engine.Zone{} }},
		{"a card that is not in the set", func(s *engine.State) { s.Adventures.Deck[0] = 99 }},
		{"a card past the deck", func(s *engine.State) { s.Leads.Deck[s.Leads.DeckN] = engine.Ruin }},
		{"a card past the pile", func(s *engine.State) { s.Adventures.Discard[s.Adventures.PileN] = 1 }},
		{"a card past the zone", func(s *engine.State) { s.Seats[1].Zone.Cards[3] = 1 }},
		{"a card past the Archive", func(s *engine.State) { s.Seats[1].Archive[0].Card = 1 }},
		{"a card at a seat nobody takes", func(s *engine.State) { s.Seats[3].Final = true }},
		{"a frame past the last", func(s *engine.State) { s.Frames[s.Depth].Player = 1 }},
		{"no frame", func(s *engine.State) { s.Frames, s.Depth = [engine.MaxFrames]engine.Frame{}, 0 }},
		{"nothing asked", func(s *engine.State) { s.Decision = engine.Decision{} }},
		{"a rival asked", func(s *engine.State) { s.Decision.Player = s.Next(s.Active) }},
		{"a choice asked that is not due", func(s *engine.State) { s.Decision.Kind = engine.AskScrapAdventure }},
		{"a winner in a game that goes on", func(s *engine.State) { s.Winner = 1 }},
		{"over, and still in a step", func(s *engine.State) { s.Ending = engine.Drawn }},
		{"the Final Adventure too early", func(s *engine.State) { s.Seats[2].Final = true }},
	} {
		s := dealt
		if c.harm(&s); enginetest.CheckInvariants(g, &s) == nil {
			t.Errorf("%s: no fault is found", c.name)
		}
	}
}
