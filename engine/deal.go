package engine

import (
	"fmt"
	"math/rand/v2"
)

// Setup is what a table agrees on before the first card.
type Setup struct {
	Players  int
	Variant  Variant
	Switches Switches
	Seed     uint64
	// First is the seat that starts: the loser of the last game (3.4). CoinFlip lets chance say.
	First int
}

// CoinFlip as Setup.First: the first game's starter is chosen by chance (3.4).
const CoinFlip = -1

// The cards each player is dealt (3.2, 3.3).
const (
	DealtLeads      = 6
	DealtActionX    = 1
	DealtAdventures = 3
)

// Deal shuffles, deals and begins the first turn (3). The error names what the table or the set lacks.
func (g *Game) Deal(t Setup, log *Log) (State, error) {
	var s State
	if t.Players < 2 || t.Players > MaxPlayers {
		return s, fmt.Errorf("%d players: a table has 2 to %d (rule %s)", t.Players, MaxPlayers, R1_4)
	}
	if t.First < CoinFlip || t.First >= t.Players {
		return s, fmt.Errorf("seat %d cannot start: seats are 0 to %d", t.First, t.Players-1)
	}
	if need, have := t.Players*DealtLeads, g.set.Leads.Total(); have < need {
		return s, fmt.Errorf("%d Leads in the set: %d players are dealt %d (rule %s)", have, t.Players, need, R3_2)
	}
	if need, have := t.Players*DealtAdventures, len(g.set.Adventures); have < need {
		return s, fmt.Errorf("%d Adventures in the set: %d players seek %d (rule %s)", have, t.Players, need, R3_3)
	}
	if need, have := t.Players*DealtActionX, g.cards; t.Variant == AdvancedGame && have < need {
		return s, fmt.Errorf("%d ActionX cards in the set: %d players are dealt %d (rule %s)", have, t.Players, need, R3_2)
	}
	if t.Variant >= variantEnd || t.Switches&^allSwitches != 0 {
		return s, fmt.Errorf("variant %d with switches %b: there is no such way to play", t.Variant, t.Switches)
	}
	s.RNG = *rand.NewPCG(t.Seed, 0)
	s.Variant, s.Switches, s.Players = t.Variant, t.Switches, uint8(t.Players)
	g.fillDecks(&s)
	shuffle(&s.RNG, s.Leads.Deck[:s.Leads.DeckN])
	shuffle(&s.RNG, s.Adventures.Deck[:s.Adventures.DeckN])
	shuffle(&s.RNG, s.ActionX.Deck[:s.ActionX.DeckN])
	s.Active = Seat(max(t.First, 0))
	if t.First == CoinFlip {
		s.Active = Seat(below(&s.RNG, t.Players))
	}
	x := exec{g: g, s: &s, log: log}
	for i, p := uint8(0), s.Active; i < s.Players; i, p = i+1, s.Next(p) {
		x.rule = R3_2
		x.drawLeads(p, DealtLeads)
		if s.Variant == AdvancedGame {
			x.drawActionX(p, DealtActionX)
		}
		x.rule = R3_3
		x.seek(p, DealtAdventures)
	}
	s.Moved = false
	x.push(Frame{Program: turnProgram, Player: s.Active})
	x.run()
	return s, nil
}

// fillDecks puts every card of the set into its deck, in the order of the set.
func (g *Game) fillDecks(s *State) {
	for l := Glyph; l <= Wild; l++ {
		for range g.set.Leads[l] {
			s.Leads.Deck[s.Leads.DeckN] = l
			s.Leads.DeckN++
		}
	}
	for i := range g.set.Adventures {
		s.Adventures.Deck[i] = Card(i + 1)
	}
	s.Adventures.DeckN = uint8(len(g.set.Adventures))
	if s.Variant == BeginnerGame {
		return // the ActionX cards stay in the box (13.1)
	}
	for i := range g.cards {
		s.ActionX.Deck[i] = FirstActionX + Card(i)
	}
	s.ActionX.DeckN = uint8(g.cards)
}
