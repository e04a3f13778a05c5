package position

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"example.com/xseekers/engine"
)

// fill deals the cards of which nothing is said, so that every card is in one place (2.11).
func (r *reader) fill(seed uint64) {
	cards, actionX := r.cardsLeft(adventures), r.cardsLeft(actionXCards)
	if n := r.left.Total() + len(cards) + len(actionX); r.whole && n > 0 {
		r.at("decks").Fault("cards of the set in no place: %d (rule %s)", n, engine.R2_11)
		return
	}
	s := &r.s
	s.RNG = *rand.NewPCG(seed, 2)
	mix := rand.New(&s.RNG)
	shuffle(mix, cards)
	for p := range engine.Seat(s.Players) {
		r.fillSeat(p, &cards)
	}
	hidden := r.left.List()
	shuffle(mix, hidden)
	for p := range engine.Seat(s.Players) {
		n := usual(r.todo.seats[p].leads, usualHand(s, p))
		for _, l := range deal(r, &hidden, n, seatPath(p, "leads")) {
			s.Seats[p].Leads[l]++
		}
	}
	l, a := &s.Leads, &s.Adventures
	l.DeckN, l.PileN = lay(r, &r.todo.lead, hidden, l.Deck[:], l.Discard[:], "discards.lead")
	a.DeckN, a.PileN = lay(r, &r.todo.adventure, cards, a.Deck[:], a.Discard[:], "discards.adventure")
	shuffle(mix, actionX)
	for p := range engine.Seat(s.Players) {
		who, todo := &s.Seats[p], &r.todo.seats[p]
		r.dealSet(&who.ActionX, usual(todo.hand, usualActionX(s)), &actionX, seatPath(p, "actionx"))
		r.dealSet(&who.Stored, usual(todo.stored, 0), &actionX, seatPath(p, "archive.actionx"))
	}
	x := &s.ActionX
	x.DeckN, x.PileN = lay(r, &r.todo.actionX, actionX, x.Deck[:], x.Discard[:], "discards.actionx")
}

// dealSet deals ActionX cards to a hand or an Archive Zone.
func (r *reader) dealSet(to *engine.CardSet, n int, cards *[]engine.Card, path string) {
	for _, c := range deal(r, cards, n, path) {
		to.Add(c)
	}
}

// usualActionX is the ActionX cards in hand as dealt (3.2); the Beginner Game has none (13.1).
func usualActionX(s *engine.State) int {
	if s.Variant == engine.BeginnerGame {
		return 0
	}
	return engine.DealtActionX
}

func shuffle[T any](mix *rand.Rand, cards []T) {
	mix.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
}

// cardsLeft is the cards of a kind of which nothing is said; in the Beginner Game the ActionX cards
// stay in the box (13.1).
func (r *reader) cardsLeft(of cardKind) (cards []engine.Card) {
	for _, c := range r.g.Cards() {
		if of.of(c) && r.said[c] == nil && !(c.IsActionX() && r.s.Variant == engine.BeginnerGame) {
			cards = append(cards, c)
		}
	}
	return cards
}

// fillSeat deals Adventures to a seat and pays for the archived ones.
func (r *reader) fillSeat(p engine.Seat, cards *[]engine.Card) {
	who, todo := &r.s.Seats[p], &r.todo.seats[p]
	for _, c := range deal(r, cards, usual(todo.archive, 0), seatPath(p, "archive")) {
		who.Archive[who.Archived].Card = c
		who.Archived++
	}
	for i := range who.Archive[:who.Archived] {
		if !todo.paid[i] {
			r.pay(&who.Archive[i], seatPath(p, "archive"))
		}
	}
	zone := deal(r, cards, usual(todo.zone, r.usualZone(p)), seatPath(p, "adventures"))
	who.Zone.N += uint8(copy(who.Zone.Cards[who.Zone.N:], zone))
	if todo.final {
		who.Final = who.Archived >= engine.MaxArchived-1 && !r.entersLater(p)
	}
}

// pay puts Leads under an archived Adventure, Wilds where a type has run out (5.1, 2.2).
func (r *reader) pay(stack *engine.Archived, path string) {
	emblems := &r.g.Adventure(stack.Card).Emblems
	short := uint8(0)
	for l := engine.Glyph; l <= engine.Vision; l++ {
		stack.Leads[l] = min(emblems[l], r.left[l])
		r.left[l] -= stack.Leads[l]
		short += emblems[l] - stack.Leads[l]
	}
	if short > r.left[engine.Wild] {
		r.at(path).Fault("the Leads left in the set cannot pay for %s", r.g.Adventure(stack.Card).ID)
		return
	}
	stack.Leads[engine.Wild] = short
	r.left[engine.Wild] -= short
}

// usual is the number of cards to deal to a place, most often the one said.
func usual(said, otherwise int) int {
	if said == unsaid {
		return otherwise
	}
	return said
}

// usualHand is as dealt (3.2), but for the hand that the open decision needs.
func usualHand(s *engine.State, p engine.Seat) int {
	if p == s.Active {
		switch s.Decision.Kind {
		case engine.AskStartTurn, engine.AskRivalsChoice:
			return 0
		case engine.AskDiscardDown:
			return engine.HandLimit + 1
		}
	}
	return engine.DealtLeads
}

// usualZone is as dealt (3.3), with one too many where the player is to scrap. After an effect of the
// Advanced Game that may be a rival, whose zone is said.
func (r *reader) usualZone(p engine.Seat) int {
	s := &r.s
	if s.Decision != (engine.Decision{Kind: engine.AskScrapAdventure, Player: p}) {
		return engine.DealtAdventures
	}
	for q := range s.Players {
		said := int(s.Seats[q].Zone.N) + max(0, r.todo.seats[q].zone)
		if s.Variant == engine.AdvancedGame && s.Step == engine.Actions && r.decider == nil && said > engine.ZoneLimit {
			return engine.DealtAdventures
		}
	}
	return engine.ZoneLimit + 1
}

// deal takes n cards off a shuffled rest.
func deal[T any](r *reader, rest *[]T, n int, path string) []T {
	if n > len(*rest) {
		r.at(path).Fault("%d more cards are wanted here, and the set has %d left (rule %s)", n, len(*rest), engine.R2_11)
		n = len(*rest)
	}
	cards := (*rest)[:n]
	*rest = (*rest)[n:]
	return cards
}

// lay makes a deck and its discard pile of the tops said and the rest below.
func lay[T any](r *reader, h *heap[T], rest, deck, discard []T, path string) (deckN, pileN uint8) {
	n := usual(h.deal, 0)
	if h.onDiscard {
		n = len(rest)
	}
	if n > 0 && h.noPile {
		r.at(path).Fault("the pile is empty here, and so is its deck, but %d cards of the set are in no place (rule %s): "+
			"say how many a hand holds, or leave out one of the two", n, engine.R2_11)
	}
	below := deal(r, &rest, n, path)
	return stack(deck, h.deck, rest), stack(discard, h.discard, below)
}

// stack fills a pile, whose top is its last card, and counts it.
func stack[T any](pile, topFirst, below []T) uint8 {
	n := copy(pile, below)
	slices.Reverse(topFirst)
	return uint8(n + copy(pile[n:], topFirst))
}

func seatPath(p engine.Seat, field string) string { return fmt.Sprintf("players[%d].%s", p, field) }
