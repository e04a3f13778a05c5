package explain

import (
	"slices"

	"example.com/xseekers/engine"
)

// Cards laid elsewhere, so that each stays in just one place (2.11). Which card is laid follows from
// what the player who tries can see; from where, of places hidden from them, is seen by nobody.

// takeCard takes a card from where it lies; false where it does not leave its place: on the table
// and among cards that are looked at. A rival's hand is filled up again from the deck.
func takeCard(s *engine.State, c engine.Card, reader engine.Seat) bool {
	if c.IsActionX() {
		return takeActionX(s, c, reader)
	}
	if drop(s.Adventures.Deck[:], &s.Adventures.DeckN, c) || drop(s.Adventures.Discard[:], &s.Adventures.PileN, c) {
		return true
	}
	for p := range s.Players {
		who := &s.Seats[p]
		if drop(who.Zone.Cards[:], &who.Zone.N, c) {
			return true
		}
		for i := range who.Archive[:who.Archived] {
			if who.Archive[i].Card == c {
				unarchive(s, who, i)
				return true
			}
		}
	}
	return false
}

func takeActionX(s *engine.State, c engine.Card, reader engine.Seat) bool {
	deck := &s.ActionX
	if drop(deck.Deck[:], &deck.DeckN, c) || drop(deck.Discard[:], &deck.PileN, c) {
		return true
	}
	for p := range engine.Seat(s.Players) {
		who := &s.Seats[p]
		switch {
		case who.ActionX.Has(c):
			who.ActionX.Remove(c)
			if p != reader && deck.DeckN > 0 {
				who.ActionX.Add(deck.Deck[deck.DeckN-1])
				drop(deck.Deck[:], &deck.DeckN, deck.Deck[deck.DeckN-1])
			}
			return true
		case who.Active.Has(c):
			who.Active.Remove(c)
			in := &s.InPlay[c-engine.FirstActionX]
			if in.Bond != engine.NoLead {
				layLead(s, in.Bond)
			}
			*in = engine.InPlay{}
			return true
		case who.Stored.Has(c):
			who.Stored.Remove(c)
			return true
		}
	}
	return false
}

// drop takes a card out of a list, the others closing up.
func drop[T comparable](list []T, n *uint8, c T) bool {
	var zero T
	i := slices.Index(list[:*n], c)
	if i < 0 {
		return false
	}
	*n--
	copy(list[i:], list[i+1:*n+1])
	list[*n] = zero
	return true
}

// unarchive takes an Adventure out of an Archive, the Leads under it to the discard pile; with fewer
// than four archived it is not the Final Adventure (6.1).
func unarchive(s *engine.State, who *engine.Player, i int) {
	for _, l := range who.Archive[i].Leads.List() {
		layLead(s, l)
	}
	drop(who.Archive[:], &who.Archived, who.Archive[i])
	who.Final = false
}

// layLead puts a Lead on the discard pile, layAdventure an Adventure on its own.
func layLead(s *engine.State, l engine.Lead) {
	s.Leads.Discard[s.Leads.PileN] = l
	s.Leads.PileN++
}

func layAdventure(s *engine.State, c engine.Card) {
	s.Adventures.Discard[s.Adventures.PileN] = c
	s.Adventures.PileN++
}

// discardLeads puts Leads of a hand on the discard pile.
func discardLeads(s *engine.State, who *engine.Player, leads engine.Leads) {
	for _, l := range leads.List() {
		who.Leads[l]--
		layLead(s, l)
	}
}

// unseenLeads counts the Leads that a player sees nowhere: in the deck, and in the hands of rivals.
func unseenLeads(s *engine.State, reader engine.Seat) engine.Leads {
	unseen := engine.LeadsOf(s.Leads.Deck[:s.Leads.DeckN]...)
	for p := range engine.Seat(s.Players) {
		for l := engine.Glyph; l <= engine.Wild && p != reader; l++ {
			unseen[l] += s.Seats[p].Leads[l]
		}
	}
	return unseen
}

// takeLead takes a Lead of a type from where a player does not see it, else from the discard pile.
func takeLead(s *engine.State, l engine.Lead, reader engine.Seat) bool {
	deck := &s.Leads
	if drop(deck.Deck[:], &deck.DeckN, l) {
		return true
	}
	for p := range engine.Seat(s.Players) {
		if who := &s.Seats[p]; p != reader && who.Leads[l] > 0 {
			who.Leads[l]--
			if deck.DeckN > 0 {
				top := deck.Deck[deck.DeckN-1]
				who.Leads[top]++
				drop(deck.Deck[:], &deck.DeckN, top)
			}
			return true
		}
	}
	return drop(deck.Discard[:], &deck.PileN, l)
}

// lacking is the Leads of a payment that a player does not hold; false where there are not as many
// to be had any more.
func lacking(s *engine.State, by engine.Seat, pay engine.Leads) (more engine.Leads, ok bool) {
	hand := s.Seats[by].Leads
	if hand.Has(&pay) {
		return more, true
	}
	left := unseenLeads(s, by)
	for _, l := range s.Leads.Discard[:s.Leads.PileN] {
		left[l]++
	}
	for l := engine.Glyph; l <= engine.Wild; l++ {
		more[l] = max(pay[l], hand[l]) - hand[l]
	}
	return more, left.Has(&more)
}

// spare is a card of some kind that could come to a player: one they see nowhere, else one discarded,
// else one that lies with a rival; 0 for none. A card that the attempt names is none.
func spare(g *engine.Game, t *trial, fits func(engine.Card) bool) engine.Card {
	s, by := &t.state, t.try.By
	first := func(cards []engine.Card) engine.Card {
		least := engine.Card(0)
		for _, c := range cards {
			if c != t.try.Card && c != t.try.Spend && fits(c) && (least == 0 || c < least) {
				least = c
			}
		}
		return least
	}
	unseen := slices.Concat(s.Adventures.Deck[:s.Adventures.DeckN], s.ActionX.Deck[:s.ActionX.DeckN])
	theirs := []engine.Card{}
	for p := range engine.Seat(s.Players) {
		who := &s.Seats[p]
		for _, a := range who.Archive[:who.Archived] {
			theirs = append(theirs, a.Card)
		}
		theirs = append(theirs, who.Stored.List()...)
		if p != by {
			unseen = append(unseen, who.ActionX.List()...)
			theirs = append(theirs, slices.Concat(who.Zone.List(), who.Active.List())...)
		}
	}
	discarded := slices.Concat(s.Adventures.Discard[:s.Adventures.PileN], s.ActionX.Discard[:s.ActionX.PileN])
	for _, cards := range [][]engine.Card{unseen, discarded, theirs} {
		if c := first(cards); c != 0 {
			return c
		}
	}
	return 0
}

// intoZone lays an Adventure into a player's zone; with no room there, the last of the others that
// the attempt does not name is discarded (2.10).
func intoZone(g *engine.Game, t *trial, p engine.Seat, c engine.Card) bool {
	if !takeCard(&t.state, c, t.try.By) {
		return false
	}
	zone := &t.state.Seats[p].Zone
	keepZone(g, t, p, max(zoneLimit(g, &t.state, p), int(zone.N))-1)
	zone.Cards[zone.N] = c
	zone.N++
	return true
}

// keepZone discards Adventures of a zone down to a number, last first, those the attempt names last.
func keepZone(g *engine.Game, t *trial, p engine.Seat, n int) {
	zone := &t.state.Seats[p].Zone
	for named := range 2 {
		for i := int(zone.N) - 1; i >= 0 && int(zone.N) > n; i-- {
			if c := zone.Cards[i]; named == 1 || c != t.try.Card && c != t.try.Spend {
				drop(zone.Cards[:], &zone.N, c)
				layAdventure(&t.state, c)
			}
		}
	}
}

func zoneLimit(g *engine.Game, s *engine.State, p engine.Seat) int {
	view := engine.ViewOf(s, p)
	return int(g.InForce(&view, p).Zone)
}

// intoActive lays a Site or Relic into a player's Active Zone, as it lies there for a text of it.
func intoActive(g *engine.Game, t *trial, p engine.Seat, c engine.Card, ability uint8) bool {
	if !g.Known(c) || !takeCard(&t.state, c, t.try.By) {
		return false
	}
	t.state.Seats[p].Active.Add(c)
	in := &t.state.InPlay[c-engine.FirstActionX]
	in.Entered = t.state.Turn
	if g.ActionX(c).Kind != engine.Relic {
		return true
	}
	in.Mode = engine.Noble
	if text := g.Text(c, ability); text != nil && text.Mode == engine.Ruthless {
		in.Mode, in.Against = engine.Ruthless, t.state.Next(p)
	}
	return true
}
