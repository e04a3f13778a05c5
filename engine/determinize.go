package engine

import "math/rand/v2"

// Determinize gives a state that fits a view: the cards it does not show are dealt from the seed
// to the places it leaves open. The view of the same seat on it is the view given.
func (g *Game) Determinize(v *View, seed uint64) State {
	s := State{
		RNG: *rand.NewPCG(seed, 1), Variant: v.Variant, Switches: v.Switches, Players: v.Players,
		Active: v.Active, Step: v.Step, Ending: v.Ending, Winner: v.Winner, Moved: v.Moved, Idle: v.Idle,
		Passed: v.Passed, Depth: v.Depth, Turn: v.Turn, Decision: v.Decision, Frames: v.Frames,
		InPlay: v.InPlay, Lasting: v.Lasting, Looking: v.Looking,
	}
	s.Leads.PileN, s.Leads.Discard = v.LeadPileN, v.LeadPile
	s.Adventures.PileN, s.Adventures.Discard = v.AdventurePileN, v.AdventurePile
	s.ActionX.PileN, s.ActionX.Discard = v.ActionXPileN, v.ActionXPile
	for p := range v.Players {
		from := &v.Seats[p]
		s.Seats[p] = Player{
			Final: from.Final, Zone: from.Zone, Archived: from.Archived, Archive: from.Archive,
			Active: from.Active, Stored: from.Stored, Performed: from.Performed,
		}
	}
	s.Seats[v.Seat].Leads, s.Seats[v.Seat].ActionX = v.Hand, v.ActionX
	g.dealUnseenLeads(&s, v)
	g.dealUnseenAdventures(&s)
	g.dealUnseenActionX(&s, v)
	return s
}

// dealUnseenLeads deals the Leads no place shows to the rivals' hands, the rest to the deck.
func (g *Game) dealUnseenLeads(s *State, v *View) {
	unseen := g.set.Leads
	unseen.sub(&v.Hand)
	for _, l := range s.Leads.Discard[:s.Leads.PileN] {
		unseen[l]--
	}
	for p := range s.Players {
		for _, a := range s.Seats[p].Archive[:s.Seats[p].Archived] {
			unseen.sub(&a.Leads)
		}
	}
	for i := range g.cards {
		if l := s.InPlay[i].Bond; l != NoLead {
			unseen[l]--
		}
	}
	looked := s.Looking.Leads[:s.Looking.LeadN]
	own := s.Looking.Player == v.Seat
	for _, l := range looked {
		if own {
			unseen[l]--
		}
	}
	cards := unseen.List()
	shuffle(&s.RNG, cards)
	if !own {
		cards = cards[copy(looked, cards):]
	}
	p := s.Decision.Player // first, while every type is still there to choose from
	for range s.Players {
		if p != v.Seat {
			n := int(v.Seats[p].LeadsN)
			if s.Decision == (Decision{AskDiscardHand, p}) {
				mixTwo(cards, n)
			}
			for _, l := range cards[:n] {
				s.Seats[p].Leads[l]++
			}
			cards = cards[n:]
		}
		p = s.Next(p)
	}
	s.Leads.DeckN = uint8(copy(s.Leads.Deck[:], cards))
}

// mixTwo brings a second type among the first n cards where they are all alike: a player asked
// which type ends on top holds two (6.2).
func mixTwo(cards []Lead, n int) {
	for _, l := range cards[1:n] {
		if l != cards[0] {
			return
		}
	}
	for i := n; i < len(cards); i++ {
		if cards[i] != cards[0] {
			cards[1], cards[i] = cards[i], cards[1]
			return
		}
	}
}

// dealUnseenAdventures shuffles the Adventures no place shows into the deck, and deals those a rival
// looks at.
func (g *Game) dealUnseenAdventures(s *State) {
	var seen [MaxAdventures + 1]bool
	for _, c := range s.Adventures.Discard[:s.Adventures.PileN] {
		seen[c] = true
	}
	for p := range s.Players {
		for _, c := range s.Seats[p].Zone.List() {
			seen[c] = true
		}
		for _, a := range s.Seats[p].Archive[:s.Seats[p].Archived] {
			seen[a.Card] = true
		}
	}
	for _, c := range s.Looking.Cards[:s.Looking.CardN] {
		if !c.IsActionX() {
			seen[c] = true // 0 where a rival looks
		}
	}
	deck := &s.Adventures
	for c := Card(1); !c.IsActionX() && g.Known(c); c++ {
		if !seen[c] {
			deck.Deck[deck.DeckN] = c
			deck.DeckN++
		}
	}
	shuffle(&s.RNG, deck.Deck[:deck.DeckN])
	deck.DeckN = dealLooked(g, s, deck.Deck[:deck.DeckN], false)
}

// dealUnseenActionX deals the ActionX cards no place shows to the rivals' hands and to a rival who
// looks at some, the rest to the deck.
func (g *Game) dealUnseenActionX(s *State, v *View) {
	var seen CardSet
	for p := range s.Players {
		who := &s.Seats[p]
		for _, cards := range []CardSet{who.ActionX, who.Active, who.Stored} {
			seen[0] |= cards[0]
			seen[1] |= cards[1]
		}
	}
	for _, c := range s.ActionX.Discard[:s.ActionX.PileN] {
		seen.Add(c)
	}
	for _, c := range s.Looking.Cards[:s.Looking.CardN] {
		if c.IsActionX() {
			seen.Add(c)
		}
	}
	for i := range s.Frames[:s.Depth] {
		if f := &s.Frames[i]; g.onTable(f) {
			seen.Add(f.Card)
		}
	}
	deck := &s.ActionX
	for c := FirstActionX; g.Known(c); c++ {
		if !seen.Has(c) && s.Variant == AdvancedGame {
			deck.Deck[deck.DeckN] = c
			deck.DeckN++
		}
	}
	shuffle(&s.RNG, deck.Deck[:deck.DeckN])
	deck.DeckN = dealLooked(g, s, deck.Deck[:deck.DeckN], true)
	for p := range s.Players {
		for n := v.Seats[p].ActionXN; Seat(p) != v.Seat && n > 0; n-- {
			deck.DeckN--
			s.Seats[p].ActionX.Add(deck.Deck[deck.DeckN])
			deck.Deck[deck.DeckN] = 0
		}
	}
}

// dealLooked takes the cards a rival looks at off the top of a deck, where they are of its kind, and
// gives what is left of it.
func dealLooked(g *Game, s *State, deck []Card, actionX bool) uint8 {
	k := &s.Looking
	n := len(deck)
	if k.CardN == 0 || k.Cards[0] != 0 {
		return uint8(n)
	}
	if _, e := g.asking(s); (e.Op == LookActionX) != actionX {
		return uint8(n)
	}
	for i := range k.Cards[:k.CardN] {
		n--
		k.Cards[i], deck[n] = deck[n], 0
	}
	return uint8(n)
}
