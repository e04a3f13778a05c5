package engine_test

import (
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

func TestRule3_1_TheDecksAreShuffled(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	leads, adventures := map[[engine.MaxLeads]engine.Lead]bool{}, map[[engine.MaxAdventures]engine.Card]bool{}
	const deals = 20
	for seed := range uint64(deals) {
		s, err := g.Deal(engine.Setup{Players: 2, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		leads[s.Leads.Deck], adventures[s.Adventures.Deck] = true, true
		if l := s.Leads.Deck[:s.Leads.DeckN]; isSorted(l) {
			t.Errorf("the Leads lie by type: %v", l)
		}
		if a := s.Adventures.Deck[:s.Adventures.DeckN]; isSorted(a) {
			t.Errorf("the Adventures lie by the set's order: %v", a)
		}
	}
	if len(leads) < deals || len(adventures) < deals {
		t.Errorf("of %d deals %d Lead decks and %d Adventure decks differ", deals, len(leads), len(adventures))
	}
}

// isSorted reports whether the bulk of a deck lies in the order of the set.
func isSorted[T ~uint8](deck []T) bool {
	steps := 0
	for i := 1; i < len(deck); i++ {
		if deck[i] >= deck[i-1] {
			steps++
		}
	}
	return steps > len(deck)*9/10
}

func TestRule3_2_EachPlayerIsDealtSixLeads(t *testing.T) {
	eachDeal(t, func(t *testing.T, s *engine.State, p engine.Seat) {
		if n := s.Seats[p].Leads.Total(); n != 6 {
			t.Errorf("seat %d of %d is dealt %d Leads", p, s.Players, n)
		}
	})
}

func TestRule3_2_InTheAdvancedGameEachPlayerIsDealtOneActionXCard(t *testing.T) {
	advancedDeal(t, engine.AdvancedGame, func(p engine.Seat, hand, deck int) {
		if hand != 1 {
			t.Errorf("seat %d is dealt %d ActionX cards", p, hand)
		}
	})
}

func TestRule13_2_TheActionXDeckIsOnTheTable(t *testing.T) {
	advancedDeal(t, engine.AdvancedGame, func(_ engine.Seat, hand, deck int) {
		if deck < 30 || hand == 0 {
			t.Errorf("%d ActionX cards in the deck, %d in a hand", deck, hand)
		}
	})
}

func TestRule13_1_InTheBeginnerGameTheActionXCardsStayInTheBox(t *testing.T) {
	advancedDeal(t, engine.BeginnerGame, func(_ engine.Seat, hand, deck int) {
		if deck > 0 || hand > 0 {
			t.Errorf("%d ActionX cards in the deck, %d in a hand", deck, hand)
		}
	})
}

// advancedDeal looks at what a deal for three gives of a set that has ActionX cards.
func advancedDeal(t *testing.T, v engine.Variant, look func(p engine.Seat, hand, deck int)) {
	t.Helper()
	s, err := enginetest.Game(t, enginetest.AdvancedSet()).Deal(engine.Setup{Players: 3, Variant: v, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for p := range engine.Seat(3) {
		look(p, s.Seats[p].ActionX.Count(), int(s.ActionX.DeckN))
	}
}

func TestRule3_3_EachPlayerSeeksThreeAdventures(t *testing.T) {
	eachDeal(t, func(t *testing.T, s *engine.State, p engine.Seat) {
		if n := s.Seats[p].Zone.N; n != 3 {
			t.Errorf("seat %d of %d has %d Adventures", p, s.Players, n)
		}
	})
}

// eachDeal looks at every seat of a fresh deal for two, three and four.
func eachDeal(t *testing.T, look func(t *testing.T, s *engine.State, p engine.Seat)) {
	g := enginetest.Game(t, enginetest.Set())
	for players := 2; players <= engine.MaxPlayers; players++ {
		s, err := g.Deal(engine.Setup{Players: players, Seed: enginetest.Seed(t), First: players - 1}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for p := range engine.Seat(players) {
			look(t, &s, p)
		}
	}
}

func TestRule3_4_TheLoserOfTheLastGameStarts(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	for players := 2; players <= engine.MaxPlayers; players++ {
		for loser := -2; loser <= players; loser++ {
			s, err := g.Deal(engine.Setup{Players: players, First: loser}, nil)
			switch {
			case loser == engine.CoinFlip:
			case loser < 0 || loser == players:
				if err == nil {
					t.Errorf("seat %d of %d starts", loser, players)
				}
			case err != nil:
				t.Error(err)
			case s.Active != engine.Seat(loser) || s.Decision.Player != engine.Seat(loser):
				t.Errorf("seat %d of %d starts, not %d", s.Active, players, loser)
			}
		}
	}
}

func TestRule3_4_ACoinFlipMayStartWithAnySeat(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	started := map[engine.Seat]bool{}
	for seed := range uint64(100) {
		s, err := g.Deal(engine.Setup{Players: 4, Seed: seed, First: engine.CoinFlip}, nil)
		if err != nil {
			t.Fatal(err)
		}
		started[s.Active] = true
	}
	if len(started) != 4 {
		t.Errorf("in a hundred games only %v start", started)
	}
}
