package engine

import "math/rand/v2"

// Determinize gives a state that fits a view: the cards it does not show are dealt from the seed
// to the places it leaves open. The view of the same seat on it is the view given.
func (g *Game) Determinize(v *View, seed uint64) State {
	s := State{
		RNG: *rand.NewPCG(seed, 1), Variant: v.Variant, Switches: v.Switches, Players: v.Players,
		Active: v.Active, Step: v.Step, Ending: v.Ending, Winner: v.Winner, Moved: v.Moved, Idle: v.Idle,
		Depth: v.Depth, Turn: v.Turn, Decision: v.Decision, Frames: v.Frames,
	}
	s.Leads.PileN, s.Leads.Discard = v.LeadPileN, v.LeadPile
	s.Adventures.PileN, s.Adventures.Discard = v.AdventurePileN, v.AdventurePile
	for p := range v.Players {
		from := &v.Seats[p]
		s.Seats[p] = Player{Final: from.Final, Zone: from.Zone, Archived: from.Archived, Archive: from.Archive}
	}
	s.Seats[v.Seat].Leads = v.Hand
	g.dealUnseenLeads(&s, v)
	g.dealUnseenAdventures(&s)
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
	cards := unseen.List()
	shuffle(&s.RNG, cards)
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

// dealUnseenAdventures shuffles the Adventures no place shows into the deck.
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
	deck := &s.Adventures
	for c := Card(1); g.Known(c); c++ {
		if !seen[c] {
			deck.Deck[deck.DeckN] = c
			deck.DeckN++
		}
	}
	shuffle(&s.RNG, deck.Deck[:deck.DeckN])
}
