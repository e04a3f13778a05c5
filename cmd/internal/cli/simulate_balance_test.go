package cli

import (
	"math"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

func TestTheWilsonInterval(t *testing.T) {
	tests := []struct {
		k, n      int
		low, high float64 // as tables give them
	}{
		{0, 0, 0, 1},
		{0, 10, 0, 0.2775},
		{10, 10, 0.7225, 1},
		{1, 2, 0.0945, 0.9055},
		{81, 263, 0.2553, 0.3662},
		{600, 1000, 0.5693, 0.6300},
	}
	for _, tt := range tests {
		low, high := wilson(tt.k, tt.n)
		if math.Abs(low-tt.low) > 0.0001 || math.Abs(high-tt.high) > 0.0001 {
			t.Errorf("%d of %d: %.4f to %.4f, want %.4f to %.4f", tt.k, tt.n, low, high, tt.low, tt.high)
		}
	}
}

// cardNamed is an ActionX card of a game by its id.
func cardNamed(t *testing.T, g *engine.Game, id string) engine.Card {
	t.Helper()
	c := g.CardByID(id)
	if c == 0 {
		t.Fatalf("no card %s", id)
	}
	return c
}

// TestASeatHoldsACardThatWasInItsHandAtAnyTime counts copies as one card, and leaves games out that
// were cut off.
func TestASeatHoldsACardThatWasInItsHandAtAnyTime(t *testing.T) {
	game, err := engine.NewGame(enginetest.AdvancedSet())
	if err != nil {
		t.Fatal(err)
	}
	draw, enter, again := cardNamed(t, game, "feat-draw"), cardNamed(t, game, "site-enter"), cardNamed(t, game, "site-enter#2")
	sum := newBalanceTally(game)
	play := func(ending engine.Ending, hands ...[2][]engine.Card) {
		for i, hand := range hands {
			s := engine.State{Players: 2}
			for p, cards := range hand {
				for _, c := range cards {
					s.Seats[p].ActionX.Add(c)
				}
			}
			if i == 0 {
				_ = sum.Dealt(&s)
			} else {
				_ = sum.Acted(engine.Action{}, &s)
			}
		}
		sum.add(&engine.State{Players: 2, Ending: ending, Winner: 1})
	}
	play(engine.WonByAdventures, [2][]engine.Card{{draw}, {enter}}, [2][]engine.Card{{}, {again}}, [2][]engine.Card{})
	play(engine.WonByBreakthrough, [2][]engine.Card{{enter}, {}}, [2][]engine.Card{{}, {draw}})
	play(engine.Drawn, [2][]engine.Card{{}, {draw}})
	play(engine.Playing, [2][]engine.Card{{draw}, {enter}})

	got := map[string]cardBalance{}
	for _, c := range sum.report(2).Cards {
		got[c.ID] = c
	}
	for id, want := range map[string]heldSum{
		"feat-draw":  {held: 3, won: 1},
		"site-enter": {held: 2, won: 1},
		"feat-seek":  {},
	} {
		if c := got[id]; c.Held != want.held || c.Won != want.won {
			t.Errorf("%s: held %d, won %d, want %+v", id, c.Held, c.Won, want)
		}
	}
	if all := sum.report(2).AnyCard; all.Held != 5 || all.Won != 2 {
		t.Errorf("any card: held %d, won %d, want 5 and 2", all.Held, all.Won)
	}
}

func TestACardStandsOutOnlyWhereItsWholeIntervalDoes(t *testing.T) {
	tests := []struct {
		sum     heldSum
		players int
		strong  bool
	}{
		{heldSum{held: 10, won: 8}, 2, false}, // 80 %, but of few
		{heldSum{held: 1000, won: 800}, 2, true},
		{heldSum{held: 1000, won: 610}, 2, false},
		{heldSum{held: 1000, won: 500}, 3, true}, // 40 % is the line there
		{heldSum{held: 1000, won: 320}, 4, false},
		{heldSum{}, 2, false},
	}
	for _, tt := range tests {
		c := tt.sum.balance(strongFrom(tt.players))
		if c.Strong != tt.strong {
			t.Errorf("%+v of %d players: strong %v", tt.sum, tt.players, c.Strong)
		}
		if told := strings.Contains(strings.Join(c.row("Card"), " "), "stands out"); told != tt.strong {
			t.Errorf("%+v of %d players: the row says %v", tt.sum, tt.players, c.row("Card"))
		}
	}
}

func TestTheHighestWinRateComesFirst(t *testing.T) {
	game, err := engine.NewGame(enginetest.AdvancedSet())
	if err != nil {
		t.Fatal(err)
	}
	sum := newBalanceTally(game)
	sum.sums[0], sum.sums[1], sum.sums[2] = heldSum{4, 1}, heldSum{4, 3}, heldSum{8, 6}
	set := game.Set().ActionX
	want := []string{set[2].ID, set[1].ID, set[0].ID} // of equals the one held more often
	for i, id := range want {
		if got := sum.report(2).Cards[i].ID; got != id {
			t.Errorf("place %d: %s, want %s", i, got, id)
		}
	}
}

func TestTheTableSaysHowManyCardsStandOut(t *testing.T) {
	for strong, want := range []string{
		"No card stands out: of none the whole interval lies above 60 %.",
		"1 card stands out: its whole interval lies above 60 %.",
		"2 cards stand out: of each the whole interval lies above 60 %.",
	} {
		r := balanceReport{StrongFrom: strongFrom(2), Cards: make([]cardBalance, 3)}
		for i := range strong {
			r.Cards[i].Strong = true
		}
		if got := r.verdict(); got != want {
			t.Errorf("got %s\nnot %s", got, want)
		}
	}
}
