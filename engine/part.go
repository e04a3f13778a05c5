package engine

// A Play is one thing a player can do, as a value made of parts: the decision it answers, the
// card it names, what it needs, what it costs and what it does. Check walks the parts; Legal
// generates from them; Apply pays and carries them out.
type Play struct {
	Do      Do
	From    Source // choose-adventure and collect-leads: the pile taken from
	Rule    Rule   // the rule that gives the play
	At      Ask    // the decision it answers
	Names   Names  // the card its action names
	Needs   []Need
	needs   needSet // the same, without their rules
	program Program // the play's own, which carries out its Effects
	Costs   []Cost
	Effects []Effect
}

// Names says which card an action names.
type Names uint8

// What an action may name.
const (
	NamesNothing     Names = iota
	NamesOwn               // an Active Adventure of the actor
	NamesActivePlays       // an Active Adventure of the player whose turn it is (6.4)
)

// Need is a condition; Game.Masking switches one off by its rule.
type Need struct {
	Kind NeedKind
	Rule Rule
}

// NeedKind is the closed list of conditions.
type NeedKind uint8

// The conditions.
const (
	NeedNoLeads       NeedKind = iota // no Lead in the actor's hand (9.1)
	NeedNotFinal                      // the actor is not on the Final Adventure (6.6, 6.11)
	NeedAdventureDeck                 // the Adventure deck has a card or can be remade (4.6)
	NeedAdventurePile                 // the Adventure discard pile has a card (4.6)
	NeedLeadDeck                      // the Lead deck has a card or can be remade (4.6)
	NeedLeadPile                      // the Lead discard pile has a card (4.6)
)

// needSet is a set of conditions.
type needSet uint16

func (k NeedKind) set() needSet { return 1 << k }

// Cost is what an action pays before anything else happens.
type Cost struct {
	Kind CostKind
	N    uint8
	Rule Rule
}

// CostKind is the closed list of costs.
type CostKind uint8

// The costs.
const (
	// CostEmblems pays one Lead an emblem of the named Adventure, exactly (5.1), and archives the stack (5.2).
	CostEmblems CostKind = iota
	// CostDiscard discards N Leads from hand.
	CostDiscard
	// CostSurplus discards the Leads above the hand limit of N (4.5).
	CostSurplus
	// CostHand discards every Lead in hand (6.2); the action names only the top.
	CostHand
)

// Effect is one instruction of a program: of a play, a reward or the turn itself.
type Effect struct {
	Op   Op
	N    uint8
	Ask  Ask // AskFor, DiscardHand: the decision asked
	Rule Rule
}

// Op is the closed list of instructions.
type Op uint8

// The instructions a card may have, in the words of rule 12.
const (
	DrawLeads   Op = iota // draw N Leads (12.1)
	DrawActionX           // draw N ActionX cards (12.1)
	Seek                  // seek N Adventures (12.2)
)

// The instructions only the rules themselves use. Those before DiscardHand are done in one go.
const (
	TakeLead      Op = iota + 32 // the top of the Lead discard pile into hand (4.3)
	TakeAdventure                // the top of the Adventure discard pile into the zone (4.2)
	SeekIfOnly                   // seek N more where the zone holds one Adventure (6.3)
	ScrapNamed                   // scrap the Adventure the action names (2.10)
	ScrapOthers                  // scrap all the active player's Adventures but the one named (6.4)
	EnterFinal                   // the Final Adventure begins (6.1)
	EndActions                   // the action step is over (4.4)
	SkipTurn                     // the turn is skipped (9.1)
	DiscardHand                  // discard the whole hand; with several types the actor names the top (6.2)
	WinAt                        // N archived Adventures win at once (1.1)
	FinalAt                      // N archived Adventures: the Final Adventure, before the reward (6.1)
	FinalAtLater                 // the same with the switch reward-first turned
	GiveReward                   // the archived Adventure's reward (5.3)
	LimitZones                   // everybody above N Active Adventures scraps, one at a time (2.10)
	AskFor                       // ask a decision, where there is anything to decide
	BeginTurn                    // the next turn or Rest is due (4.1)
	EndTurn                      // the turn or Rest is over; stalemate or the next player (1.8, 4.8)
)

// atOnce reports whether the instruction neither asks nor begins anything else.
func (op Op) atOnce() bool { return op < DiscardHand }

// Ask is a kind of decision, by the names of the state's data form.
type Ask uint8

// The decisions.
const (
	AskNothing Ask = iota
	AskStartTurn
	AskChooseAdventure
	AskScrapAdventure
	AskCollectLeads
	AskDiscardLead
	AskAct
	AskRivalsChoice
	AskDiscardHand
	AskDiscardDown

	askEnd
)

var askNames = [askEnd]string{
	"", "start-turn", "choose-adventure", "scrap-adventure", "collect-leads", "discard-lead", "act",
	"rivals-choice", "discard-hand", "discard-down",
}

// String is the decision's word, "" for AskNothing.
func (k Ask) String() string { return word(askNames[:], k) }

var askTasks = [askEnd]string{
	"", "begin your turn or rest", "choose an Adventure", "scrap an Adventure", "collect Leads", "discard one Lead",
	"take actions or end your turn", "pick the Adventure that stays", "discard your hand", "discard down to seven Leads",
}

// Task says what the decision asks of its player: "collect Leads".
func (k Ask) Task() string { return word(askTasks[:], k) }

// ParseAsk reads a decision's word.
func ParseAsk(word string) (Ask, bool) { return named[Ask](askNames[:], word) }
