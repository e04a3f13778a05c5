package enginetest

import (
	"errors"
	"fmt"

	"example.com/xseekers/engine"
)

// CheckInvariants says what is wrong with a state that no state of a game may have: a card in two
// places or in none (2.11), a slot not in use that is not zero, a decision without an option.
func CheckInvariants(g *engine.Game, s *engine.State) error {
	return errors.Join(CheckCards(g, s), checkSlots(s), checkMoment(g, s))
}

// CheckCards holds every card of the set to be in exactly one place (2.11).
func CheckCards(g *engine.Game, s *engine.State) error {
	var leads engine.Leads
	places := map[engine.Card]int{}
	put := func(cards ...engine.Card) {
		for _, c := range cards {
			places[c]++
		}
	}
	add := func(more engine.Leads) {
		for l := range more {
			leads[l] += more[l]
		}
	}
	add(engine.LeadsOf(s.Leads.Deck[:s.Leads.DeckN]...))
	add(engine.LeadsOf(s.Leads.Discard[:s.Leads.PileN]...))
	put(s.Adventures.Deck[:s.Adventures.DeckN]...)
	put(s.Adventures.Discard[:s.Adventures.PileN]...)
	put(s.ActionX.Deck[:s.ActionX.DeckN]...)
	put(s.ActionX.Discard[:s.ActionX.PileN]...)
	add(engine.LeadsOf(s.Looking.Leads[:s.Looking.LeadN]...))
	put(s.Looking.Cards[:s.Looking.CardN]...)
	for _, w := range g.Stack(s) {
		if w.OnTable {
			put(w.Frame.Card)
		}
	}
	for p := range s.Players {
		who := &s.Seats[p]
		add(who.Leads)
		put(who.Zone.List()...)
		put(who.ActionX.List()...)
		put(who.Stored.List()...)
		for _, c := range who.Active.List() {
			put(c)
			if l := s.InPlay[c-engine.FirstActionX].Bond; l != engine.NoLead {
				add(engine.LeadsOf(l))
			}
		}
		for _, a := range who.Archive[:who.Archived] {
			put(a.Card)
			add(a.Leads)
		}
	}
	var faults []error
	if leads != g.Set().Leads {
		faults = append(faults, fmt.Errorf("the Leads by type are %v, not those of the set, %v", leads, g.Set().Leads))
	}
	for _, c := range g.Cards() {
		want := 1
		if c.IsActionX() && s.Variant == engine.BeginnerGame {
			want = 0 // in the box (13.1)
		}
		if places[c] != want {
			faults = append(faults, fmt.Errorf("%s is in %d places, not %d", g.ID(c), places[c], want))
		}
		delete(places, c)
	}
	for c, n := range places {
		faults = append(faults, fmt.Errorf("card %d, which is not in the set, is in %d places", c, n))
	}
	return errors.Join(faults...)
}

// checkSlots holds slots not in use to be zero, so that comparing states compares games.
func checkSlots(s *engine.State) error {
	faults := []error{
		unused("ActionX deck", s.ActionX.Deck[s.ActionX.DeckN:]),
		unused("ActionX discard pile", s.ActionX.Discard[s.ActionX.PileN:]),
		unused("Leads looked at", s.Looking.Leads[s.Looking.LeadN:]),
		unused("cards looked at", s.Looking.Cards[s.Looking.CardN:]),
		unused("lasting texts", s.Lasting.Texts[s.Lasting.N:]),
		unused("Lead deck", s.Leads.Deck[s.Leads.DeckN:]),
		unused("Lead discard pile", s.Leads.Discard[s.Leads.PileN:]),
		unused("Adventure deck", s.Adventures.Deck[s.Adventures.DeckN:]),
		unused("Adventure discard pile", s.Adventures.Discard[s.Adventures.PileN:]),
		unused("frames", s.Frames[s.Depth:]),
		unused("seats", s.Seats[s.Players:]),
	}
	var inPlay engine.CardSet
	for p := range s.Players {
		for _, c := range s.Seats[p].Active.List() {
			inPlay.Add(c)
		}
	}
	for i := range s.InPlay {
		if c := engine.FirstActionX + engine.Card(i); !inPlay.Has(c) && s.InPlay[i] != (engine.InPlay{}) {
			faults = append(faults, fmt.Errorf("card %d is in no Active Zone and lies there as %v", c, s.InPlay[i]))
		}
	}
	for p := range s.Players {
		who := &s.Seats[p]
		faults = append(faults,
			unused(fmt.Sprint("zone of seat ", p), who.Zone.Cards[who.Zone.N:]),
			unused(fmt.Sprint("Archive of seat ", p), who.Archive[who.Archived:]))
	}
	return errors.Join(faults...)
}

func unused[T comparable](where string, slots []T) error {
	var zero T
	for i, slot := range slots {
		if slot != zero {
			return fmt.Errorf("%s: slot %d past the end holds %v", where, i, slot)
		}
	}
	return nil
}

// checkMoment holds the open decision to fit the rest of the state.
func checkMoment(g *engine.Game, s *engine.State) error {
	var faults []error
	hold := func(ok bool, format string, args ...any) {
		if !ok {
			faults = append(faults, fmt.Errorf(format, args...))
		}
	}
	options := len(g.Legal(s, nil))
	hold(s.Players >= 2 && s.Players <= engine.MaxPlayers, "%d players", s.Players)
	hold(uint8(s.Active) < s.Players, "active is seat %d of %d", s.Active, s.Players)
	if s.Over() {
		hold(s.Decision == engine.Decision{}, "the game is over and %v is open", s.Decision)
		hold(s.Step == engine.Over, "the game is over in step %v", s.Step)
		hold(s.Depth == 0, "the game is over with %d frames", s.Depth)
		hold(options == 0, "the game is over and offers %d actions", options)
		hold(s.Ending.HasWinner() || s.Winner == 0, "nobody won, and the winner is seat %d", s.Winner)
		return errors.Join(faults...)
	}
	hold(s.Step < engine.Over, "the game goes on in step %v", s.Step)
	hold(s.Decision.Kind != engine.AskNothing, "the game goes on and nothing is asked")
	hold(uint8(s.Decision.Player) < s.Players, "seat %d of %d is asked", s.Decision.Player, s.Players)
	hold(s.Depth > 0 && s.Frames[0].Player == s.Active, "the turn at the bottom is not the active player's")
	hold(options > 0, "%v of seat %d has no option", s.Decision.Kind, s.Decision.Player)
	hold(asked(g, s), "%v is asked of seat %d, and nothing asks it", s.Decision.Kind, s.Decision.Player)
	hold(s.Winner == 0, "the game goes on and seat %d has won", s.Winner)
	for p := range s.Players {
		who := &s.Seats[p]
		hold(int(who.Archived) < engine.MaxArchived, "seat %d has archived %d and the game goes on (1.1)", p, who.Archived)
		hold(!who.Final || who.Archived == engine.MaxArchived-1, "seat %d is on the Final Adventure with %d archived (6.1)",
			p, who.Archived)
		limit := engine.ZoneLimit
		if s.Variant == engine.AdvancedGame {
			limit = engine.MaxZoneLimit // a card may allow as many
		}
		hold(int(who.Zone.N) <= limit || s.Decision.Kind == engine.AskScrapAdventure ||
			s.Decision.Kind == engine.AskRivalsChoice, "seat %d keeps %d Adventures (2.10)", p, who.Zone.N)
	}
	looked := s.Decision.Kind == engine.AskBarterReveal || s.Decision.Kind == engine.AskNegotiateGive || s.Decision.Kind == engine.AskChoose
	hold(s.Looking == engine.Looking{} || looked && s.Looking.Player == s.Decision.Player, "cards are looked at while %v is asked", s.Decision)
	hold(s.Passed == 0 || s.Decision.Kind == engine.AskRespond, "%d passed while %v is asked", s.Passed, s.Decision)
	return errors.Join(faults...)
}

// asked reports whether the open decision is one to ask of its player now.
func asked(g *engine.Game, s *engine.State) bool {
	p := s.Decision.Player
	who := &s.Seats[p]
	switch s.Decision.Kind {
	case engine.AskStartTurn:
		return p == s.Active && who.Leads == engine.Leads{} && !who.Final
	case engine.AskScrapAdventure:
		return who.Zone.N > engine.ZoneLimit
	case engine.AskRivalsChoice:
		return p == s.Next(s.Active) && s.Seats[s.Active].Zone.N > 0
	case engine.AskDiscardHand:
		return p == s.Active && who.Leads.Types() > 1
	case engine.AskDiscardDown:
		return p == s.Active && who.Leads.Total() > engine.HandLimit
	case engine.AskRespond:
		asked := g.Asked(s)
		return int(s.Passed) < len(asked) && asked[s.Passed] == p
	case engine.AskBarterReveal, engine.AskSabotageTarget, engine.AskPoachSwap, engine.AskNegotiateGive, engine.AskEnter:
		stack := g.Stack(s)
		return len(stack) > 0 && stack[len(stack)-1].Frame.Player == p
	case engine.AskChoose:
		return len(g.Stack(s)) > 0
	default:
		return p == s.Active
	}
}
