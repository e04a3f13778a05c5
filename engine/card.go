package engine

// The capacities of a state. A card set or a table beyond them is refused by NewGame or Deal
// with the limit named, never cut down.
const (
	MaxPlayers    = 4   // players at a table (1.4)
	MaxLeads      = 240 // Lead cards in a set
	MaxAdventures = 120 // Adventures in a set
	MaxActionX    = 120 // ActionX cards in a set, copies counted
	MaxAbilities  = 4   // abilities of one ActionX card
	MaxZone       = 12  // Adventures in one Adventure Zone, before 2.10 is looked at
	MaxZoneLimit  = 6   // Active Adventures that a card may let a player keep
	MaxHandLimit  = 20  // Leads that a card may let a player keep
	MaxSeek       = 4   // Adventures one reward or text may bring a player
	MaxDraw       = 20  // cards one reward or text may draw
	MaxLook       = 5   // cards one text may look at
	MaxCost       = 9   // Leads one text may cost
	MaxEffects    = 20  // effects of one text
	MaxAsked      = 9   // cards one effect may ask for, one after the other
	MaxUses       = 9   // uses a turn that one text may allow
	MaxLasting    = 16  // cards in a set whose text lasts after they are carried out, copies counted
	MaxEmblems    = 12  // emblems on one Adventure
	MaxFrames     = 40  // things announced, waiting or being carried out; near it nobody is asked for an answer
)

// Card names one card of a set that is no Lead. Adventures are counted from 1 in the order of the
// set, ActionX cards from FirstActionX, copies after each other. The zero value is no card.
type Card uint8

// FirstActionX is the first ActionX card of a set.
const FirstActionX Card = 128

// IsActionX reports whether the card is an ActionX card, not an Adventure.
func (c Card) IsActionX() bool { return c >= FirstActionX }

// Adventure is the text of one Adventure card (2.3).
type Adventure struct {
	ID      string   // kebab-case, unique in the set
	Name    string   // as printed on the card
	Emblems Leads    // what it costs: one Lead an emblem, no Wilds
	Reward  []Effect // carried out after it is archived (5.3)
}
