package interview

import (
	"slices"
	"sync"

	"example.com/xseekers/engine"
)

// The seats of a made-up table.
const you, rival, third engine.Seat = 0, 1, 2

// moment is a place in a game where a dispute may break out.
type moment uint8

// The moments: of your turn by whichStep, of a rival's by whatOfRival, of Rival's Choice by whoseFinal.
const (
	inYourTurn  moment = 0
	inTheirTurn        = inYourTurn + 9
	inFinal            = inTheirTurn + 5
	momentEnd          = inFinal + 3
)

// moment is the one that a case is at.
func (c *caseOf) moment() moment {
	switch {
	case c.topic.do == engine.DoRivalsChoice:
		return inFinal + moment(c.value(whoseFinal))
	case c.value(whoseTurn) == aRivals:
		return inTheirTurn + moment(c.value(whatOfRival))
	}
	return inYourTurn + moment(c.value(whichStep))
}

// states are the moments as positions, each played until there, then cleared of all cards but
// those that wait on the table. They are the same whatever the cards of a case say.
var states = func() (of [momentEnd]func() engine.State) {
	for m := range momentEnd {
		of[m] = sync.OnceValue(func() engine.State { return played(m) })
	}
	return of
}()

// stage is a game being played to a moment.
type stage struct {
	g *engine.Game
	s engine.State
}

func played(m moment) engine.State {
	g, err := engine.NewGame(madeUp(engine.LeadsOf(paidIn)))
	if err != nil {
		panic(err) // it is always the same set
	}
	t := stage{g: g}
	players, first := 2, you
	switch {
	case m == inFinal+ofAnother:
		players, first = 3, rival
	case m >= inTheirTurn && m != inFinal+ofYou:
		first = rival
	}
	t.s, err = g.Deal(engine.Setup{Players: players, Variant: engine.AdvancedGame, First: int(first)}, nil)
	if err != nil {
		panic(err)
	}
	t.s.Turn = 2 // so that there is an earlier one
	switch {
	case m < inTheirTurn:
		t.yourTurn(int(m - inYourTurn))
	case m < inFinal:
		t.theirTurn(int(m - inTheirTurn))
	default:
		t.final(first)
	}
	t.clear()
	return t.s
}

func (t *stage) yourTurn(step int) {
	if asks := [...]engine.Ask{
		engine.AskNothing, engine.AskChooseAdventure, engine.AskCollectLeads, engine.AskDiscardLead, engine.AskAct,
	}; step > 0 && step < len(asks) {
		t.until(asks[step], you)
		return
	}
	if step == stepOf[engine.AskStartTurn] {
		t.s.Step, t.s.Decision = engine.BeforeTurn, engine.Decision{Kind: engine.AskStartTurn, Player: you}
		return
	}
	t.until(engine.AskAct, you)
	t.arm()
	switch step {
	case 5:
		t.do(breakthrough(you))
	case 6:
		t.do(breakthrough(you))
		t.do(engine.Action{Do: engine.DoThwart, By: rival, Pay: paying(2)})
	case 7:
		t.do(breakthrough(you))
		t.do(engine.Action{Do: engine.DoPlay, By: rival, Card: theirTwist})
	case 8:
		t.do(engine.Action{Do: engine.DoEndTurn, By: you})
		t.until(engine.AskDiscardDown, you)
	}
}

func (t *stage) theirTurn(what int) {
	if what == 3 {
		t.until(engine.AskRespond, you) // as their action step begins
		return
	}
	t.until(engine.AskAct, rival)
	t.arm()
	switch what {
	case 0:
		t.do(breakthrough(rival))
	case 1:
		t.do(engine.Action{Do: engine.DoPlay, By: rival, Card: theirPlay})
	case 2:
		t.s.Seats[rival].Zone = engine.Zone{N: 1, Cards: [engine.MaxZone]engine.Card{theirAdventures}}
		t.do(engine.Action{Do: engine.DoComplete, By: rival, Card: theirAdventures, Pay: paying(1)})
	}
}

// final has a player archive a fourth Adventure, until the next player is to pick (6.4).
func (t *stage) final(of engine.Seat) {
	t.until(engine.AskAct, of)
	t.arm()
	who := &t.s.Seats[of]
	who.Zone = engine.Zone{N: 1, Cards: [engine.MaxZone]engine.Card{theAdventure}}
	who.Archived = engine.MaxArchived - 2
	for i := range who.Archived {
		who.Archive[i].Card = theirAdventures + engine.Card(i)
	}
	t.do(engine.Action{Do: engine.DoComplete, By: of, Card: theAdventure, Pay: paying(1)})
	t.until(engine.AskRivalsChoice, t.s.Next(of))
}

func paying(n uint8) (l engine.Leads) {
	l[paidIn] = n
	return l
}

func breakthrough(by engine.Seat) engine.Action {
	return engine.Action{Do: engine.DoBreakthrough, By: by, Pay: paying(3)}
}

// arm gives everybody what announcing and answering takes.
func (t *stage) arm() {
	t.clear()
	for q := range t.s.Players {
		t.s.Seats[q].Leads[paidIn] = 9
		t.s.Leads.DeckN = 40
		card := storedCards + engine.Card(q)
		t.s.Seats[q].ActionX.Add(card)
	}
	t.s.Seats[rival].ActionX.Add(theirPlay)
	t.s.Seats[rival].ActionX.Add(theirTwist)
	taken := t.s.Seats[rival].ActionX
	mine := t.s.Seats[you].ActionX
	deck := &t.s.ActionX
	kept := slices.DeleteFunc(slices.Clone(deck.Deck[:deck.DeckN]), func(c engine.Card) bool { return taken.Has(c) || mine.Has(c) })
	deck.Deck, deck.DeckN = [engine.MaxActionX]engine.Card{}, uint8(len(kept))
	copy(deck.Deck[:], kept)
}

func (t *stage) do(a engine.Action) {
	if r := t.g.Apply(&t.s, a, nil); r != nil {
		panic(r) // a test plays every moment
	}
}

// until plays on until a player is asked something: nobody answers, and whoever may end the turn does.
func (t *stage) until(k engine.Ask, by engine.Seat) {
	for t.s.Decision != (engine.Decision{Kind: k, Player: by}) {
		legal := t.g.Legal(&t.s, nil)
		next := legal[0]
		for _, a := range legal {
			if a.Do == engine.DoPass || a.Do == engine.DoEndTurn {
				next = a
			}
		}
		t.do(next)
	}
}

// clear puts every card back into its deck but those that wait on the table.
func (t *stage) clear() {
	s := &t.s
	waits := map[engine.Card]bool{}
	for _, w := range t.g.Stack(s) {
		waits[w.Frame.Card] = w.OnTable
	}
	for q := range s.Players {
		s.Seats[q] = engine.Player{}
	}
	s.InPlay, s.Looking, s.Lasting = [engine.MaxActionX]engine.InPlay{}, engine.Looking{}, engine.Lasting{}
	s.Leads, s.Adventures, s.ActionX = engine.LeadPiles{}, engine.AdventurePiles{}, engine.ActionXPiles{}
	for l := engine.Glyph; l <= engine.Wild; l++ {
		for range leadsOfAType {
			s.Leads.Deck[s.Leads.DeckN] = l
			s.Leads.DeckN++
		}
	}
	for _, c := range t.g.Cards() {
		switch {
		case waits[c]:
		case c.IsActionX():
			s.ActionX.Deck[s.ActionX.DeckN] = c
			s.ActionX.DeckN++
		default:
			s.Adventures.Deck[s.Adventures.DeckN] = c
			s.Adventures.DeckN++
		}
	}
}
