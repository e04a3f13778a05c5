package notation_test

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/notation"
)

// What a player cannot see must not show in what a text means to them, nor in why it means nothing (1.5).
func TestDealingAnewWhatASeatCannotSeeChangesNoReading(t *testing.T) {
	seed := enginetest.Seed(t)
	pick := rand.New(rand.NewPCG(seed, 2))
	g := enginetest.Game(t, trickySet())
	beginnings := strings.Fields("play use barter sabotage negotiate hit reveal swap choose complete thwart give enter")
	for players := 2; players <= 4; players++ {
		setup := engine.Setup{Players: players, First: engine.CoinFlip, Variant: engine.AdvancedGame}
		enginetest.Walk(t, g, setup, seed, func(s *engine.State) {
			if pick.IntN(20) > 0 {
				return
			}
			seat := engine.Seat(pick.IntN(players))
			v := engine.ViewOf(s, seat)
			dealt := enginetest.Redeal(g, s, seat, pick.Uint64())
			other := engine.ViewOf(&dealt, seat)
			cards := g.Cards()
			for range 6 {
				name := g.Name(cards[pick.IntN(len(cards))])
				text := beginnings[pick.IntN(len(beginnings))] + " " + name[pick.IntN(len(name)):]
				a, err := notation.Parse(g, &v, text)
				b, otherErr := notation.Parse(g, &other, text)
				if a != b || !reflect.DeepEqual(err, otherErr) {
					t.Fatalf("%q is read as %+v (%v) and, dealt anew, as %+v (%v)", text, a, err, b, otherErr)
				}
			}
		})
	}
}

// A rival's hand is not named: neither a card in it nor one like it is told from any other of the set.
func TestARivalsHandIsNeitherSearchedNorListed(t *testing.T) {
	g := advanced(t)
	s := engine.State{Players: 2, Variant: engine.AdvancedGame, Step: engine.Actions, Decision: engine.Decision{Kind: engine.AskAct}}
	s.Seats[0].ActionX, s.Seats[1].ActionX = cardSet(oath), cardSet(letters)
	v := engine.ViewOf(&s, 0)
	_, held := notation.Parse(g, &v, "play lettres")
	_, unheld := notation.Parse(g, &v, "play brll")
	if held == nil || unheld == nil || strings.Contains(held.Error(), "did you mean") != strings.Contains(unheld.Error(), "did you mean") {
		t.Errorf("a card in a rival's hand is met with %v, one in the deck with %v", held, unheld)
	}
	_, err := notation.Parse(g, &v, "play")
	if want := `"play" needs the name of an ActionX card in your hand: try "Lantern Oath".`; err == nil || err.Error() != want {
		t.Errorf("the cards on offer are told by %v, not %s", err, want)
	}
}
