// Package goal is the closed vocabulary of conditions on a position that lessons, puzzles and
// tests share. A goal asks where the game has come to, never how.
//
// In data a goal is a map of one word:
//
//	archived: {card: drowned-gate}      zone: {has: drowned-gate}
//	archived: {at-least: 1}             zone: {size: 3}
//	hand: {at-least: 3}                 step: actions
//	hand: {at-most: 7}                  decision: discard-lead
//	hand: {holds: [ruin, ruin]}         turn-of: 1
//	final: true                         won-by: adventures
//	all: [goal, goal]                   not: goal
//	any: [goal, goal]                   of: {seat: 1, goal: goal}
//
// Each speaks of the learner, or within "of" of another seat; step and turn-of speak of the table.
package goal

import "example.com/xseekers/engine"

// Goal is a condition on a position: its kind and the fields that the kind takes.
type Goal struct {
	Kind   Kind
	Card   engine.Card   // ArchivedCard, ZoneHas
	N      int           // ArchivedAtLeast, HandAtLeast, HandAtMost, ZoneSize
	Leads  engine.Leads  // HandHolds
	Step   engine.Step   // StepIs
	Ask    engine.Ask    // Asked
	Seat   engine.Seat   // TurnOf, Of
	Ending engine.Ending // WonBy
	Parts  []Goal        // All and Any: some; Not and Of: one
}

// Kind is what a goal asks.
type Kind uint8

// The kinds. "The player" is the learner, or whose seat stands in Of.
const (
	Nothing         Kind = iota // no goal, never met
	ArchivedCard                // the player has archived the Adventure
	ArchivedAtLeast             // the player has archived so many Adventures
	HandAtLeast                 // the player holds so many Leads
	HandAtMost                  // the player holds no more Leads
	HandHolds                   // the player holds these Leads and maybe more, each as the card it is
	ZoneHas                     // the Adventure is in the player's Adventure Zone
	ZoneSize                    // the player has exactly so many Active Adventures
	StepIs                      // the turn is in the step
	Asked                       // the player is asked the decision
	TurnOf                      // it is the seat's turn
	OnFinal                     // the player is on the Final Adventure
	WonBy                       // the player has won in this way
	All                         // every part is met
	Any                         // some part is met
	Not                         // the part is not met
	Of                          // the part is met with the seat for the player

	kindEnd
)

// Met reports whether a position fulfils the goal for a player.
func (g Goal) Met(s *engine.State, player engine.Seat) bool {
	who := &s.Seats[player]
	switch g.Kind {
	case ArchivedCard:
		for _, a := range who.Archive[:who.Archived] {
			if a.Card == g.Card {
				return true
			}
		}
		return false
	case ArchivedAtLeast:
		return int(who.Archived) >= g.N
	case HandAtLeast:
		return who.Leads.Total() >= g.N
	case HandAtMost:
		return who.Leads.Total() <= g.N
	case HandHolds:
		return who.Leads.Has(&g.Leads)
	case ZoneHas:
		return who.Zone.Has(g.Card)
	case ZoneSize:
		return int(who.Zone.N) == g.N
	case StepIs:
		return s.Step == g.Step
	case Asked:
		return s.Decision == engine.Decision{Kind: g.Ask, Player: player}
	case TurnOf:
		return s.Active == g.Seat
	case OnFinal:
		return who.Final
	case WonBy:
		return s.Ending == g.Ending && s.Winner == player
	case All:
		return !g.some(false, s, player)
	case Any:
		return g.some(true, s, player)
	case Not:
		return !g.Parts[0].Met(s, player)
	case Of:
		return g.Parts[0].Met(s, g.Seat)
	}
	return false
}

// some reports whether a part is met, or is not.
func (g Goal) some(met bool, s *engine.State, player engine.Seat) bool {
	for _, part := range g.Parts {
		if part.Met(s, player) == met {
			return true
		}
	}
	return false
}
