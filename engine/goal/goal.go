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
//	archived: {actionx: 7}              performed: barter
//	actionx: {has: trail-rations}       active: {has: base-camp}
//	actionx: {at-least: 2}              leveraged: base-camp
//	top: {lead: ruin}                   bottom: {lead: ruin}
//	top: {card: drowned-gate}           bottom: {card: drowned-gate}
//	all: [goal, goal]                   not: goal
//	any: [goal, goal]                   of: {seat: 1, goal: goal}
//
// A card is an Adventure or an ActionX card, and "top" and "bottom" are those of its discard pile.
// Each speaks of the learner, or within "of" of another seat; step, turn-of, top and bottom speak of
// the table.
package goal

import (
	"slices"

	"example.com/xseekers/engine"
)

// Goal is a condition on a position: its kind and the fields that the kind takes.
type Goal struct {
	Kind   Kind
	Card   engine.Card   // ArchivedCard, ZoneHas, HoldsActionX, ActiveHas, IsLeveraged, TopCard, BottomCard
	N      int           // ArchivedAtLeast, ArchivedActionX, HandAtLeast, HandAtMost, ActionXAtLeast, ZoneSize
	Lead   engine.Lead   // TopLead, BottomLead
	Feat   engine.Do     // HasPerformed
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
	ArchivedCard                // the card is in the player's Archive Zone
	ArchivedAtLeast             // the player has archived so many Adventures
	ArchivedActionX             // the player's Archive Zone has so many ActionX cards
	HandAtLeast                 // the player holds so many Leads
	HandAtMost                  // the player holds no more Leads
	HandHolds                   // the player holds these Leads and maybe more, each as the card it is
	HoldsActionX                // the ActionX card is in the player's hand
	ActionXAtLeast              // the player holds so many ActionX cards
	ActiveHas                   // the Site or Relic is in the player's Active Zone
	IsLeveraged                 // the Site or Relic lies sideways in the player's Active Zone
	HasPerformed                // the player has performed the Heroic Feat this turn, and 7.1 counts it
	ZoneHas                     // the Adventure is in the player's Adventure Zone
	ZoneSize                    // the player has exactly so many Active Adventures
	TopLead                     // the Lead is on top of the Lead discard pile
	TopCard                     // the card is on top of its discard pile
	BottomLead                  // the Lead is at the bottom of the Lead discard pile
	BottomCard                  // the card is at the bottom of its discard pile
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
		archived := slices.ContainsFunc(who.Archive[:who.Archived], func(a engine.Archived) bool { return a.Card == g.Card })
		return archived || who.Stored.Has(g.Card)
	case ArchivedAtLeast:
		return int(who.Archived) >= g.N
	case ArchivedActionX:
		return who.Stored.Count() >= g.N
	case HandAtLeast:
		return who.Leads.Total() >= g.N
	case HandAtMost:
		return who.Leads.Total() <= g.N
	case HandHolds:
		return who.Leads.Has(&g.Leads)
	case HoldsActionX:
		return who.ActionX.Has(g.Card)
	case ActionXAtLeast:
		return who.ActionX.Count() >= g.N
	case ActiveHas:
		return who.Active.Has(g.Card)
	case IsLeveraged:
		return who.Active.Has(g.Card) && s.InPlay[g.Card-engine.FirstActionX].Leveraged
	case HasPerformed:
		return who.Performed.Of(g.Feat) > 0
	case TopLead, TopCard, BottomLead, BottomCard:
		return g.inPile(s)
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

// inPile reports whether a discard pile ends as the goal says. The top is the last in use.
func (g Goal) inPile(s *engine.State) bool {
	top := g.Kind == TopLead || g.Kind == TopCard
	switch leads, adventures, actionx := &s.Leads, &s.Adventures, &s.ActionX; {
	case g.Kind == TopLead || g.Kind == BottomLead:
		return endsIn(leads.Discard[:leads.PileN], g.Lead, top)
	case g.Card.IsActionX():
		return endsIn(actionx.Discard[:actionx.PileN], g.Card, top)
	default:
		return endsIn(adventures.Discard[:adventures.PileN], g.Card, top)
	}
}

func endsIn[T comparable](pile []T, card T, top bool) bool {
	switch n := len(pile); {
	case n == 0:
		return false
	case top:
		return pile[n-1] == card
	}
	return pile[0] == card
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
