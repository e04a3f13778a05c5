package engine

// Event is one thing that happened, or that a rule asked for and that did not happen. The story,
// the log and "why did that happen?" are made from events alone.
type Event struct {
	Verb   Verb
	Player Seat // who does it, or whose it is
	Lead   Lead // the Lead moved, one card an event
	Card   Card // the Adventure moved or spoken of
	From   Place
	To     Place
	Seen   SeatSet // who may see which card it is; all others see only that one moved
	Cause  Program // the program that did it
	Rule   Rule    // the rule that did it
	N      uint32  // VerbTurn, VerbEnd: the turn's number; a remake: cards in the new deck; Not: cards that were due
	Not    bool    // it was due and did not happen
	Why    Rule    // where Not: the rule why
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
