package interview

import "example.com/xseekers/engine"

// fact is one thing at the table that a verdict may hang on. They are asked in this order: what
// tells most, and is known at a glance, comes first; what a text is made of before what it needs.
type fact uint8

// The facts.
const (
	whoseTurn   fact = iota
	whichStep        // of your turn
	whatOfRival      // on a rival's turn
	whoseFinal       // Rival's Choice: whose Final Adventure begins
	hasTwist
	inHand
	inPlay
	inZone
	inTheirZone
	cardType
	side
	sideways
	entered
	hasDelay
	used
	limit
	performed
	again
	onFinal
	stored
	noLeads
	effect
	heroicFeat
	theirKind
	ownKind
	lookKind
	adventureDeck
	adventurePile
	leadDeck
	leadPile
	archived
	most
	actionxDeck
	theirAdventure
	theirCard
	cardCost
	ownAdventures
	ownCards
	handCards
	leadCost
	costN
	bonded
	leads
	leadAfter
	change
	handLimit
	give
	emblems
	hand
	fewer
	shielded
	barred
	thwarted

	factEnd
)

// group is facts that work on one another: which of them decide is looked at for each group alone,
// the other groups holding. A test plays all of them against one another.
type group uint8

// The groups.
const (
	ofMoment group = iota
	ofPlace
	ofSide
	ofLeverage
	ofDelay
	ofLimit
	ofOnce
	ofFinal
	ofHand
	ofPiles
	ofCatchUp
	ofCards
	ofLeads
	ofBar
	ofWin

	groupEnd
)

// kind is how a fact is answered.
type kind uint8

// The kinds.
const (
	byChoice kind = iota // one of its values
	byNumber             // a number from 0 to its most
	byLeads              // Leads, by their words
)

// value is one answer to a fact.
type value struct {
	answer string // as it is offered
	said   string // the same behind "if"
}

// question is what is asked about a fact. {feat} is what is played, used or performed.
type question struct {
	ask    string
	hint   string // what counts, where that is not plain
	kind   kind
	values []value // byChoice
	unit   string  // byNumber: what is counted, behind "if": "you hold {n} Leads"
	least  int     // byNumber
	most   int     // byNumber
	best   int     // the value with which the part holds, as far as one fact can tell
	group  group
	rule   engine.Rule // the part's; none for what the play or the card itself costs
	known  bool        // who asks knows it: "don't know" is not offered
	// when says whether there is anything to ask, from what is asked before; nil for always.
	when func(of values) bool
}

// yesNo are the two values of a fact that holds or does not.
func yesNo(yes, no string) []value { return []value{{"Yes", yes}, {"No", no}} }

// The values of yesNo facts.
const (
	yes = iota
	no
)

// The values of whoseTurn.
const (
	yours = iota
	aRivals
)

// nothingToAnswer is the value of whatOfRival where they do what nobody can answer.
const nothingToAnswer = 4

// The values of whoseFinal.
const (
	ofPlayerBefore = iota
	ofYou
	ofAnother
)

// The values of cardType, but for playing, which may be a Feat too.
var kinds = [...]engine.Kind{engine.Feat, engine.Site, engine.Relic}

// The values of effect.
const (
	choosesNothing = iota
	isHeroic
	negates
	takesTheirs
	takesOwn
	looks
)

// The values of leadCost.
const (
	noLeadCost = iota
	anyLeads
	matchingLeads
	leadsOfType
	leadsOfBonded
)

// The values of change.
const (
	costsSame = iota
	costsMore
	costsLess
)

// values are what is known of the facts of a case.
type values func(fact) int
