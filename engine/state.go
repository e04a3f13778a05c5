package engine

import "math/rand/v2"

// State is a whole game at a moment when a decision is open, or over. It is a plain value:
// copying is =, comparing is ==, and slots not in use are zero. The view tag of each field says
// who may see it: "all", "size" (only how many cards) or "none"; in Player also "owner".
type State struct {
	RNG        rand.PCG           `view:"none"`
	Variant    Variant            `view:"all"`
	Switches   Switches           `view:"all"`
	Players    uint8              `view:"all"` // 2 to MaxPlayers (1.4)
	Active     Seat               `view:"all"` // whose turn it is
	Step       Step               `view:"all"`
	Ending     Ending             `view:"all"`
	Winner     Seat               `view:"all"` // where Ending is a win
	Moved      bool               `view:"all"` // this turn a Lead moved or an Adventure was archived (1.8)
	Passed     uint8              `view:"all"` // players who have passed in a row in the window open (8.8, 8.9)
	Idle       uint8              `view:"all"` // turns and Rests in a row in which nothing did (1.8)
	Depth      uint8              `view:"all"` // frames in use
	Turn       uint32             `view:"all"` // turns begun and Rests taken, from 1
	Decision   Decision           `view:"all"`
	Frames     [MaxFrames]Frame   `view:"all"` // bottom first; the turn itself lies at the bottom
	Seats      [MaxPlayers]Player `view:"all"`
	Leads      LeadPiles          `view:"all"`
	Adventures AdventurePiles     `view:"all"`
	ActionX    ActionXPiles       `view:"all"`
	InPlay     [MaxActionX]InPlay `view:"all"` // of the cards in Active Zones, in the order of the set
	Looking    Looking            `view:"all"`
	Lasting    Lasting            `view:"all"`
}

// Player is one player's cards (2.9).
type Player struct {
	Leads    Leads                 `view:"owner"` // the hand
	Final    bool                  `view:"all"`   // on the Final Adventure, from 6.2 on
	Zone     Zone                  `view:"all"`   // the Adventure Zone
	Archived uint8                 `view:"all"`   // Archive slots in use
	Archive  [MaxArchived]Archived `view:"all"`
	ActionX  CardSet               `view:"owner"` // the ActionX cards in hand
	Active   CardSet               `view:"all"`   // the Active Zone: Sites and Relics
	Stored   CardSet               `view:"all"`   // the ActionX cards in the Archive Zone
	// Performed counts the Heroic Feats performed this turn that 7.1 limits; index it with a Do above DoBarter.
	Performed Performed `view:"all"`
}

// Performed counts performances by Heroic Feat (7.1).
type Performed [heroicFeats]uint8

// heroicFeats is how many Heroic Feats there are.
const heroicFeats = int(DoPoach-DoBarter) + 1

// Of is the count of one Heroic Feat.
func (p *Performed) Of(feat Do) uint8 { return p[feat-DoBarter] }

// InPlay is how a Site or Relic lies in its Active Zone; zero for a card that is elsewhere.
type InPlay struct {
	Mode      Mode                // Relics (2.7)
	Against   Seat                // Ruthless: the rival faced (2.7)
	Bond      Lead                // the Lead under it, NoLead for none (8.4)
	Bonded    Lead                // the Bonded type (8.4)
	Leveraged bool                // turned sideways (8.6)
	Entered   uint32              // the turn it entered
	Uses      [MaxAbilities]uint8 // this turn, of the abilities that have a limit (1.9)
}

// Looking is the cards taken off a deck to be looked at while a choice about them is open (7.3).
type Looking struct {
	Player Seat          `view:"all"`
	LeadN  uint8         `view:"all"`
	CardN  uint8         `view:"all"`
	Leads  [MaxLook]Lead `view:"owner"` // top first
	Cards  [MaxLook]Card `view:"owner"` // Adventures or ActionX cards, top first
}

// Lasting is the Feats whose text outlasts their being carried out (1.9), in the order they began.
type Lasting struct {
	N     uint8
	Texts [MaxLasting]LastingText
}

// LastingText is one of them.
type LastingText struct {
	Card   Card
	Player Seat
	Rival  Seat // the rival its text has chosen
	Next   bool // until the player's next turn, not the end of this one
}

// MaxArchived is the number of archived Adventures that wins (1.1).
const MaxArchived = 5

// Archived is a completed Adventure with the Leads under it (5.2).
type Archived struct {
	Card  Card
	Leads Leads
}

// Zone is an Adventure Zone: a newcomer stands last (1.6).
type Zone struct {
	N     uint8
	Cards [MaxZone]Card
}

// List is the zone's cards in order; it shares the zone's memory.
func (z *Zone) List() []Card { return z.Cards[:z.N] }

// Has reports whether a card is in the zone.
func (z *Zone) Has(c Card) bool {
	for _, x := range z.List() {
		if x == c {
			return c != 0
		}
	}
	return false
}

// LeadPiles are the Lead deck and its discard pile; the top is the last card in use.
type LeadPiles struct {
	DeckN   uint8          `view:"all"`
	PileN   uint8          `view:"all"`
	Deck    [MaxLeads]Lead `view:"size"`
	Discard [MaxLeads]Lead `view:"all"`
}

// AdventurePiles are the Adventure deck and its discard pile; the top is the last card in use.
type AdventurePiles struct {
	DeckN   uint8               `view:"all"`
	PileN   uint8               `view:"all"`
	Deck    [MaxAdventures]Card `view:"size"`
	Discard [MaxAdventures]Card `view:"all"`
}

// ActionXPiles are the ActionX deck and its discard pile; the top is the last card in use. The
// deck is never remade (11.2).
type ActionXPiles struct {
	DeckN   uint8            `view:"all"`
	PileN   uint8            `view:"all"`
	Deck    [MaxActionX]Card `view:"size"`
	Discard [MaxActionX]Card `view:"all"`
}

// Top is the top of the discard pile, NoLead where there is none.
func (p *LeadPiles) Top() Lead {
	if p.PileN == 0 {
		return NoLead
	}
	return p.Discard[p.PileN-1]
}

// Top is the top of the discard pile, 0 where there is none.
func (p *AdventurePiles) Top() Card {
	if p.PileN == 0 {
		return 0
	}
	return p.Discard[p.PileN-1]
}

// CanDraw reports whether the Lead deck has a card or can be remade (4.6, 11.1).
func (p *LeadPiles) CanDraw() bool { return p.DeckN > 0 || p.PileN > 1 }

// CanDraw reports whether the Adventure deck has a card or can be remade (4.6, 11.1).
func (p *AdventurePiles) CanDraw() bool { return p.DeckN > 0 || p.PileN > 1 }

// Decision is the open choice; its Kind is AskNothing when the game is over.
type Decision struct {
	Kind   Ask
	Player Seat
}

// Frame is something being carried out: a program, its place in it and whose it is.
type Frame struct {
	Program Program
	PC      uint8 // the next instruction, or the one whose choice is open
	Player  Seat
	Card    Card    // the card it is about, where it is about one
	Ability uint8   // the ability used, counted from 1; 0 for the playing of the card
	Bonded  Lead    // the Bonded type as it was announced (8.10)
	Rival   Seat    // the rival its text faces or has chosen
	Done    uint8   // of an instruction that asks several times: how often it has
	Had     SeatSet // rivals on the Final Adventure who had an Active Adventure as its effect began (6.9)
}

// Seat is a player's place, counted from 0 in turn order.
type Seat uint8

// Next is the seat after p in turn order (4.8).
func (s *State) Next(p Seat) Seat {
	if p++; p < Seat(s.Players) {
		return p
	}
	return 0
}

// Over reports whether the game has ended.
func (s *State) Over() bool { return s.Ending != Playing }

// Variant is a way to play (13).
type Variant uint8

// The ways to play.
const (
	BeginnerGame Variant = iota // 13.1
	AdvancedGame                // 13.2

	variantEnd
)

var variantNames = [variantEnd]string{"beginner", "advanced"}

// String is the variant's word.
func (v Variant) String() string { return word(variantNames[:], v) }

// ParseVariant reads a variant's word.
func ParseVariant(word string) (Variant, bool) { return named[Variant](variantNames[:], word) }

// Step is a part of the turn (4).
type Step uint8

// The steps.
const (
	BeforeTurn Step = iota
	ChooseAdventure
	CollectLeads
	Actions
	EndOfTurn
	Over

	stepEnd
)

var stepNames = [stepEnd]string{"before-turn", "choose-adventure", "collect-leads", "actions", "end-turn", "over"}

// String is the step's word.
func (p Step) String() string { return word(stepNames[:], p) }

var stepTitles = [stepEnd]string{
	"Before the turn", "Step 1: Choose an Adventure", "Step 2: Collect Leads", "Step 3: Actions", "Step 4: End the turn", "Game over",
}

// Title is the step as a heading: "Step 2: Collect Leads" (4.2 to 4.5).
func (p Step) Title() string { return word(stepTitles[:], p) }

// ParseStep reads a step's word.
func ParseStep(word string) (Step, bool) { return named[Step](stepNames[:], word) }

// Ending is how a game ended.
type Ending uint8

// The endings.
const (
	Playing           Ending = iota
	WonByAdventures          // a fifth archived Adventure (1.1)
	WonByStalemate           // most archived Adventures after an idle round (1.8)
	Drawn                    // an idle round with the most shared (1.8)
	WonByBreakthrough        // a Breakthrough with seven ActionX cards (10)
)

// HasWinner reports whether somebody won.
func (e Ending) HasWinner() bool { return e != Playing && e != Drawn }
