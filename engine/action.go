package engine

// Action is one attempt of one player, a plain value. Only the fields its Do takes are set.
type Action struct {
	Do   Do
	By   Seat   // who acts
	From Source // choose-adventure, collect-leads
	Card Card   // the Adventure named
	Pay  Leads  // Leads from the actor's hand, each as the card it is
	Top  Lead   // the type that ends on top where Pay or the hand holds several (1.6)
}

// Do is the verb of an action, by the names of its data form.
type Do uint8

// The verbs of the Beginner Game, then those only the Advanced Game has (13.1).
const (
	DoNothing Do = iota
	DoStartTurn
	DoRest
	DoChooseAdventure
	DoScrapAdventure
	DoCollectLeads
	DoDiscardLead
	DoComplete
	DoEndTurn
	DoRivalsChoice
	DoDiscardHand
	DoDiscardDown

	DoPlay
	DoUse
	DoBarter
	DoBreakthrough
	DoSabotage
	DoThwart
	DoNegotiate
	DoPoach

	doEnd
	firstAdvanced = DoPlay
)

var doNames = [doEnd]string{
	"", "start-turn", "rest", "choose-adventure", "scrap-adventure", "collect-leads", "discard-lead",
	"complete", "end-turn", "rivals-choice", "discard-hand", "discard-down",
	"play", "use", "barter", "breakthrough", "sabotage", "thwart", "negotiate", "poach",
}

// String is the verb's word, "" for DoNothing.
func (d Do) String() string { return word(doNames[:], d) }

// Advanced reports whether only the Advanced Game has the verb (13.1).
func (d Do) Advanced() bool { return d >= firstAdvanced && d < doEnd }

// Dos lists every verb in order.
func Dos() []Do { return upTo(doEnd) }

// ParseDo reads a verb's word.
func ParseDo(word string) (Do, bool) { return named[Do](doNames[:], word) }

// Source is the pile a card is taken from in steps 1 and 2.
type Source uint8

// The sources.
const (
	NoSource Source = iota
	FromDeck
	FromDiscard

	sourceEnd
)

var sourceNames = [sourceEnd]string{"", "deck", "discard"}

// String is the source's word, "" for NoSource.
func (f Source) String() string { return word(sourceNames[:], f) }

// ParseSource reads a source's word.
func ParseSource(word string) (Source, bool) { return named[Source](sourceNames[:], word) }
