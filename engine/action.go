package engine

// Action is one attempt of one player, a plain value. Only the fields its Do takes are set.
type Action struct {
	Do   Do
	By   Seat   // who acts
	From Source // choose-adventure, collect-leads
	Card Card   // the card named
	// Ability is which ability of the Card is used, counted from 1 in the order of its text.
	Ability uint8
	// Spend is the Site, Relic or Adventure scrapped or the ActionX card discarded as a cost; of
	// poach-swap the actor's own Adventure.
	Spend Card
	Rival Seat  // sabotage-target, poach-swap, negotiate-give, choose: the player named; enter: the one faced
	Pay   Leads // Leads from the actor's hand, each as the card it is
	Top   Lead  // the type that ends on top where Pay or the hand holds several (1.6)
	Lead  Lead  // negotiate-give and choose: the Lead named; enter: the Lead put under the card
	As    Lead  // enter: the type that Lead is bonded as (8.4)
	Mode  Mode  // enter: the side chosen (2.7)
	// Option is which half of the text is chosen, counted from 1.
	Option uint8
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
	DoPass
	DoBarterReveal
	DoSabotageTarget
	DoPoachSwap
	DoNegotiateGive
	DoEnter
	DoChoose

	doEnd
	firstAdvanced = DoPlay
)

var doNames = [doEnd]string{
	"", "start-turn", "rest", "choose-adventure", "scrap-adventure", "collect-leads", "discard-lead",
	"complete", "end-turn", "rivals-choice", "discard-hand", "discard-down",
	"play", "use", "barter", "breakthrough", "sabotage", "thwart", "negotiate", "poach",
	"pass", "barter-reveal", "sabotage-target", "poach-swap", "negotiate-give", "enter", "choose",
}

// String is the verb's word, "" for DoNothing.
func (d Do) String() string { return word(doNames[:], d) }

// Advanced reports whether only the Advanced Game has the verb (13.1).
func (d Do) Advanced() bool { return d >= firstAdvanced && d < doEnd }

// Heroic reports whether the verb is one of the six Heroic Feats (7).
func (d Do) Heroic() bool { return d >= DoBarter && d <= DoPoach }

// HeroicFeats lists the six Heroic Feats.
func HeroicFeats() []Do {
	return []Do{DoBarter, DoBreakthrough, DoSabotage, DoThwart, DoNegotiate, DoPoach}
}

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
