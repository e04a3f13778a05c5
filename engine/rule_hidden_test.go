package engine_test

import (
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// dealt is a table of three early in a game.
func dealt(t *testing.T) (*engine.Game, engine.State) {
	t.Helper()
	g := enginetest.Game(t, enginetest.Set())
	return g, load(t, g, `
players:
- {leads: [glyph, myth, ruin], adventures: [ggm, rvg], archive: {adventures: [{card: mmr, leads: [myth, myth, ruin]}]}}
- {leads: [vision, vision], adventures: [vgm]}
- {leads: [wild], adventures: []}
discards: {lead: [myth, glyph], adventure: [rrr, vvg]}`)
}

func TestRule1_5_HandsAndDecksAreHidden(t *testing.T) {
	_, s := dealt(t)
	seen := engine.ViewOf(&s, 0)
	other := s
	other.Seats[1].Leads = engine.LeadsOf(engine.Ruin, engine.Wild)
	top := &other.Leads.Deck[s.Leads.DeckN-1]
	*top = engine.Wild - *top + 1
	other.Adventures.Deck[0], other.Adventures.Deck[1] = s.Adventures.Deck[1], s.Adventures.Deck[0]
	if engine.ViewOf(&other, 0) != seen {
		t.Error("a rival's hand or the order of a deck shows")
	}
}

func TestRule1_5_TheSizesOfHandsAndDecksArePublic(t *testing.T) {
	_, s := dealt(t)
	v := engine.ViewOf(&s, 2)
	if v.Seats[0].LeadsN != 3 || v.Seats[1].LeadsN != 2 || v.Seats[2].LeadsN != 1 {
		t.Errorf("the hands hold 3, 2 and 1 Leads and show %+v", v.Seats)
	}
	if v.LeadDeckN != s.Leads.DeckN || v.AdventureDeckN != s.Adventures.DeckN {
		t.Errorf("the decks hold %d and %d cards and show %d and %d",
			s.Leads.DeckN, s.Adventures.DeckN, v.LeadDeckN, v.AdventureDeckN)
	}
}

func TestRule1_5_YourOwnHandIsShownToYou(t *testing.T) {
	_, s := dealt(t)
	for p := range engine.Seat(s.Players) {
		if hand := engine.ViewOf(&s, p).Hand; hand != s.Seats[p].Leads {
			t.Errorf("seat %d holds %v and sees %v", p, s.Seats[p].Leads, hand)
		}
	}
}

func TestRule1_5_ZonesArchivesAndDiscardPilesArePublicInTheirOrder(t *testing.T) {
	_, s := dealt(t)
	for seat := range engine.Seat(s.Players) {
		v := engine.ViewOf(&s, seat)
		for p := range s.Players {
			if v.Seats[p].Zone != s.Seats[p].Zone || v.Seats[p].Archive != s.Seats[p].Archive {
				t.Errorf("seat %d does not see the zone or the Archive of seat %d", seat, p)
			}
		}
		if v.LeadPile != s.Leads.Discard || v.LeadPileN != 2 {
			t.Errorf("seat %d does not see the Lead discard pile as it lies", seat)
		}
		if v.AdventurePile != s.Adventures.Discard || v.AdventurePileN != 2 {
			t.Errorf("seat %d does not see the Adventure discard pile as it lies", seat)
		}
	}
}

func TestRule1_5_OnlyTheDrawerSeesWhichLeadsAreDrawn(t *testing.T) {
	g, s := dealt(t)
	var log engine.Log
	act(t, g, &s, &log, "end turn", "choose adventure from deck", "collect leads from deck", "discard vision")
	drawn := 0
	for _, e := range log.Events {
		for seat := range engine.Seat(s.Players) {
			want := e
			if e.Verb == engine.VerbDraw && seat != e.Player {
				want.Lead = engine.NoLead
			}
			if got := e.For(seat); got != want {
				t.Errorf("seat %d is told of %+v: %+v", seat, e, got)
			}
		}
		if e.Verb == engine.VerbDraw {
			drawn++
		}
	}
	if drawn != 2 {
		t.Errorf("%d Leads are drawn, not two", drawn)
	}
}
