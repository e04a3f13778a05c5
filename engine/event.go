package engine

// Event is one thing that happened, or that a rule asked for and that did not happen. The story,
// the log and "why did that happen?" are made from events alone.
type Event struct {
	Verb   Verb
	Player Seat // who does it, or whose it is
	Lead   Lead // the Lead moved, one card an event
	Card   Card // the card moved or spoken of
	From   Place
	To     Place
	Seen   SeatSet // who may see which card it is; all others see only that one moved
	Thing  Thing   // what kind of card moved, or was due to: public even where the card is not (1.5)
	Rival  Seat    // VerbNegate, VerbGive, VerbSwap, VerbFace, VerbChoose: the other player; Answers: whose it is
	Do     Do      // VerbAnnounce, VerbNegate, VerbNothing: what was announced
	// Answers is what a VerbAnnounce or VerbPass answers, DoComplete for a reward, and Answered the
	// card of that; DoNothing where nothing is answered (8.8, 8.9).
	Answers  Do
	Answered Card
	Cause    Program // the program that did it
	Source   Card    // the card whose text did it, where one did
	Rule     Rule    // the rule that did it
	N        uint32  // VerbTurn, VerbEnd: the turn's number; a remake: cards in the new deck; Not: cards that were due
	Not      bool    // it was due and did not happen
	Why      Rule    // where Not: the rule why
}

// Verb is what happened, in the words of rule 12 where it has one.
type Verb uint8

// The verbs.
const (
	VerbTurn             Verb = iota // a turn or Rest is due
	VerbDraw                         // top of a deck to hand
	VerbDiscard                      // to the top of its discard pile
	VerbTake                         // the top of a discard pile, by step 1 or 2
	VerbSeek                         // top of the Adventure deck into the zone
	VerbScrap                        // an Active Adventure discarded
	VerbPay                          // a Lead under the completed Adventure
	VerbArchive                      // an Adventure completed
	VerbReward                       // the reward of a completed Adventure
	VerbFinal                        // the Final Adventure begins
	VerbKeep                         // the Adventure of Rival's Choice stays
	VerbRemakeLeads                  // the Lead discard pile becomes a deck
	VerbRemakeAdventures             // the Adventure discard pile becomes a deck
	VerbStep                         // a step begins; with Not it is skipped
	VerbRest                         // the turn is skipped for a Rest
	VerbEnd                          // the turn ends
	VerbWin                          // the game is won
	VerbStalemate                    // the game ends by an idle round
	VerbAnnounce                     // an action or answer is announced: Do, and Card with N the ability (8.8)
	VerbPass                         // no answer
	VerbNegate                       // the Rival's Do, with its Card, is negated (7.6)
	VerbNothing                      // with Not and Why: Player, or the text of Card, finds nothing to choose (7.10)
	VerbEnter                        // a Site or Relic enters the Active Zone; N is its Mode (2.6, 2.7)
	VerbFace                         // a Ruthless Relic is turned toward the Rival (2.7)
	VerbBond                         // a Lead goes under the Card; N is the Bonded type (8.4)
	VerbStore                        // an ActionX card goes to its player's Archive Zone (12.3)
	VerbBury                         // to the bottom of its discard pile (12.4)
	VerbLeverage                     // the Card is turned sideways (8.6)
	VerbUpright                      // the Card is turned upright (4.1)
	VerbLook                         // a card is taken off a deck to be looked at (7.3)
	VerbReveal                       // an Adventure looked at goes into the zone (7.3)
	VerbGive                         // a Lead goes to the Rival (7.8)
	VerbSwap                         // the Card goes to the Rival, in exchange (7.9)
	VerbShow                         // a Lead is shown to all
	VerbLasts                        // the text of the Card stays in force (1.9)
	VerbLapse                        // it is in force no longer
	VerbChoose                       // the Rival, or with N half of the text, is chosen
	VerbByHand                       // the table carries out what the Card says
)

// Thing is a kind of card.
type Thing uint8

// The kinds of card that move.
const (
	NoThing Thing = iota
	ALead
	AnAdventure
	AnActionX
)

// Place is where a card comes from or goes to; hands and zones are the Player's.
type Place uint8

// The places.
const (
	Nowhere Place = iota
	Deck
	DiscardPile
	Hand
	AdventureZone
	ArchiveZone
	ActiveZone
	Table // announced and waiting, in no zone (2.5)
	Looked
	UnderCard // bonded (8.4)
)

// SeatSet is a set of seats.
type SeatSet uint8

// Everybody sees a card that moves in the open.
const Everybody SeatSet = 1<<MaxPlayers - 1

// Only is the set of one seat.
func Only(p Seat) SeatSet { return 1 << p }

// Has reports whether a seat is in the set.
func (s SeatSet) Has(p Seat) bool { return s&(1<<p) != 0 }

// For is the event as a seat sees it: what it may not see is left out.
func (e Event) For(p Seat) Event {
	if !e.Seen.Has(p) {
		e.Lead, e.Card = NoLead, 0
	}
	return e
}

// Log collects events; a nil *Log costs nothing.
type Log struct{ Events []Event }
