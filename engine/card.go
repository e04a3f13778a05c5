package engine

import (
	"errors"
	"fmt"
)

// The capacities of a state. A card set or a table beyond them is refused by NewGame or Deal
// with the limit named, never cut down.
const (
	MaxPlayers    = 4   // players at a table (1.4)
	MaxLeads      = 240 // Lead cards in a set
	MaxAdventures = 120 // Adventures in a set
	MaxZone       = 12  // Adventures in one Adventure Zone, before 2.10 is looked at
	MaxSeek       = 4   // Adventures one reward may seek
	MaxDraw       = 20  // cards one reward may draw
	MaxEmblems    = 12  // emblems on one Adventure
	MaxFrames     = 16  // things announced, waiting or being carried out
)

// Card names one Adventure of a set by its place there, counted from 1. The zero value is no card.
type Card uint8

// Adventure is the text of one Adventure card (2.3).
type Adventure struct {
	ID      string   // kebab-case, unique in the set
	Name    string   // as printed on the card
	Emblems Leads    // what it costs: one Lead an emblem, no Wilds
	Reward  []Effect // carried out after it is archived (5.3)
}

// Set is a card set: the Lead cards by type and the Adventures.
type Set struct {
	ID         string
	Name       string
	Hash       string // of the file it was read from
	Leads      Leads
	Adventures []Adventure
}

// check says what keeps a set from being played, each fault with the limit it breaks.
func (set *Set) check() error {
	var faults []error
	fault := func(format string, args ...any) { faults = append(faults, fmt.Errorf(format, args...)) }
	for l, n := range set.Leads {
		switch l := Lead(l); {
		case n > 0 && l.String() == "":
			fault("%d Leads of no type", n)
		case n > MaxOfType:
			fault("%d %s Leads: a set holds at most %d of a type", n, l, MaxOfType)
		}
	}
	if n := set.Leads.Total(); n > MaxLeads {
		fault("%d Leads: a set holds at most %d", n, MaxLeads)
	}
	if n := len(set.Adventures); n > MaxAdventures {
		fault("%d Adventures: a set holds at most %d", n, MaxAdventures)
		return errors.Join(faults...)
	}
	ids := map[string]bool{}
	for i := range set.Adventures {
		a := &set.Adventures[i]
		if ids[a.ID] {
			fault("two cards have the id %q", a.ID)
		}
		ids[a.ID] = true
		if n := a.Emblems.Total(); n < 1 || n > MaxEmblems {
			fault("%s: %d emblems, an Adventure has 1 to %d", a.ID, n, MaxEmblems)
		}
		if a.Emblems[Wild] > 0 || a.Emblems.stray() {
			fault("%s: an emblem is one of the four types, never Wild (2.3)", a.ID)
		}
		if err := checkReward(a.Reward); err != nil {
			fault("%s: %w", a.ID, err)
		}
	}
	return errors.Join(faults...)
}

// checkReward says why a list of effects cannot be a reward.
func checkReward(reward []Effect) error {
	sum := map[Op]int{}
	for _, e := range reward {
		if e.Op != DrawLeads && e.Op != DrawActionX && e.Op != Seek {
			return errors.New("a reward draws Leads, draws ActionX cards or seeks Adventures")
		}
		if e.N < 1 {
			return errors.New("a reward of nothing: leave it out")
		}
		sum[e.Op] += int(e.N)
	}
	for op, limit := range map[Op]int{DrawLeads: MaxDraw, DrawActionX: MaxDraw, Seek: MaxSeek} {
		if sum[op] > limit {
			return fmt.Errorf("a reward of %d cards of one kind: at most %d", sum[op], limit)
		}
	}
	return nil
}
