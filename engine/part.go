package engine

// A Play is one thing a player can do, as a value made of parts: the decision it answers, the
// card it names, what it needs, what it costs and what it does. Check walks the parts; Legal
// generates from them; Apply pays and carries them out.
type Play struct {
	Do        Do
	From      Source // choose-adventure and collect-leads: the pile taken from
	Rule      Rule   // the rule that gives the play
	At        Ask    // the decision it answers
	Twists    bool   // with the Twist icon on the text named, it answers AskRespond too (8.7)
	Names     Names  // the card its action names
	Needs     []Need
	needs     needSet // the same, without their rules
	takes     fields  // the fields its action may set
	leads     *Cost   // the cost that is paid in Leads, nil for none
	spend     *Cost   // the cost that is paid with the card named in Spend, nil for none
	program   Program // the play's own, which carries out its Effects
	announces bool    // what it does waits for answers first (8.8)
	Costs     []Cost
	Effects   []Effect
}

// Names says which card an action names.
type Names uint8

// What an action may name.
const (
	NamesNothing     Names = iota
	NamesOwn               // an Active Adventure of the actor
	NamesActivePlays       // an Active Adventure of the player whose turn it is (6.4)
	NamesHand              // an ActionX card in the actor's hand; its text says the rest (2.8)
	NamesAbility           // an ability of a Site or Relic of the actor; its text says the rest (8)
	NamesLooked            // one of the Adventures or ActionX cards looked at
	NamesTarget            // a Site, Relic or Adventure of the rival named (7.5)
	NamesSwap              // an Active Adventure of the rival named, Spend being one of the actor's (7.9)
	NamesGift              // one of the Leads looked at, and the rival who gets it (7.8)
	NamesEntry             // what the entering card asks: Mode and Rival, Bond and As (2.7, 8.4)
	NamesChoice            // what the open effect asks: Card, Lead, Rival or Option (8)
)

// Need is a condition; Game.Masking switches one off by its rule.
type Need struct {
	Kind NeedKind
	Rule Rule
}

// NeedKind is the closed list of conditions. Those of 2.8 follow from what a text's effects choose.
type NeedKind uint8

// The conditions.
const (
	NeedNoLeads       NeedKind = iota // no Lead in the actor's hand (9.1)
	NeedNotFinal                      // the actor is not on the Final Adventure (6.6, 6.11)
	NeedAdventureDeck                 // the Adventure deck has a card or can be remade (4.6)
	NeedAdventurePile                 // the Adventure discard pile has a card (4.6)
	NeedLeadDeck                      // the Lead deck has a card or can be remade (4.6)
	NeedLeadPile                      // the Lead discard pile has a card (4.6)

	NeedOnce          // the Heroic Feat has not been performed this turn (7.1)
	NeedAllowed       // no card bars the Heroic Feat (1.3)
	NeedCatchUp       // some rival has archived an Adventure, none of them fewer than the most of rivals (7.7)
	NeedAdventureLeft // Barter: after the cost an Adventure is in the deck or to be had by remaking it (7.10)
	NeedLeadLeft      // Negotiate: the same of a Lead (7.10)
	NeedTarget        // Sabotage: a rival controls a card it may choose (7.10)
	NeedSwap          // Poach: an Active Adventure of the actor and one of a rival (7.10)
	NeedRivalFeat     // the last thing announced is a rival's Feat (7.6, 7.12)

	NeedTheirCard      // a rival controls a Site or Relic (2.8)
	NeedTheirAdventure // a rival has an Active Adventure (2.8)
	NeedTheirs         // either of these (2.8)
	NeedOwnAdventure   // the actor has an Active Adventure after the cost (2.8)
	NeedOwn            // the actor controls a Site, Relic or Adventure after the cost (2.8)
	NeedInHand         // the actor has an ActionX card in hand after the cost (2.8)
	NeedLeadInHand     // the actor has a Lead in hand after the cost (2.8)
	NeedActionXLeft    // the ActionX deck has a card (2.8)

	needEnd
)

// needSet is a set of conditions.
type needSet uint32

func (k NeedKind) set() needSet { return 1 << k }

// Cost is what an action pays before anything else happens.
type Cost struct {
	Kind CostKind
	N    uint8
	Rule Rule
	Lead Lead // CostType: the type; NoLead is the Bonded type
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
	// CostLeadsOrActionX discards N Leads, or the ActionX card named in Spend (7.3).
	CostLeadsOrActionX
	// CostMatching discards N matching Leads (7.11).
	CostMatching
	// CostBury buries N matching Leads (7.6, 12.4).
	CostBury
	// CostType discards N Leads of one type, Wilds standing in.
	CostType

	// CostActionX discards the ActionX card named in Spend from hand.
	CostActionX
	// CostScrapAdventure scraps the Adventure named in Spend (12.5).
	CostScrapAdventure
	// CostScrap scraps the Site, Relic or Adventure named in Spend (12.5).
	CostScrap

	// CostLeverage turns the card sideways (8.6).
	CostLeverage
	// CostArchive archives the card itself (8.2).
	CostArchive
)

// paysLeads reports whether the cost is paid from the actor's Leads.
func (k CostKind) paysLeads() bool { return k < CostActionX }

// paid finds among costs the one paid in Leads and the one paid with a card, nil for none.
func paid(costs []Cost) (leads, spend *Cost) {
	for i := range costs {
		if costs[i].Kind.paysLeads() {
			leads = &costs[i]
		}
		if costs[i].Kind.spends() {
			spend = &costs[i]
		}
	}
	return leads, spend
}

// spends reports whether the action names a card in Spend for the cost.
func (k CostKind) spends() bool {
	return k == CostLeadsOrActionX || k >= CostActionX && k <= CostScrap
}

// Effect is one instruction of a program: of a play, a text, a reward or the turn itself.
type Effect struct {
	Op   Op
	N    uint8
	Ask  Ask // the decision asked, where it asks one
	Who  Who // whom it is done to, or who does it
	Rule Rule
}

// Op is the closed list of instructions.
type Op uint8

// The instructions a reward may have, in the words of rule 12.
const (
	DrawLeads   Op = iota // draw N Leads (12.1)
	DrawActionX           // draw N ActionX cards (12.1)
	Seek                  // seek N Adventures (12.2)
)

// The instructions only the text of an ActionX card has besides. Who does it is Who; whoever does
// it chooses, one card at a time.
const (
	TakeLead        Op = iota + 3 // the top of the Lead discard pile into hand
	TakeAdventure                 // the top of the Adventure discard pile into the zone
	TakeActionX                   // the top of the ActionX discard pile into hand
	DiscardLeads                  // discard N Leads (12.1)
	BuryLeads                     // bury N Leads from hand (12.4)
	GiveLeads                     // give N Leads to the player of the text; where that is who gives, to TheRival
	DropActionX                   // discard N ActionX cards from hand (12.1)
	StoreActionX                  // archive N ActionX cards from hand (12.3)
	ScrapAdventures               // scrap N Adventures (12.5)
	ScrapResources                // scrap N Sites, Relics or Adventures (12.5)
	ArchiveTheirs                 // a rival archives a Site or Relic: You choose which (12.3)
	BuryTheirs                    // a rival buries an Adventure: You choose which (12.4)
	DisruptTheirs                 // either of these
	LookLeads                     // look at the top N Leads; discard one, the others into hand
	LookAdventures                // look at the top N Adventures; one into the zone, discard the others
	LookActionX                   // look at the top N ActionX cards; one into hand, discard the others
	MatchBond                     // show the top Lead: of the Bonded type or Wild into hand, else discard it; N times
	ChooseRival                   // choose TheRival
	Either                        // choose: the next N instructions, or those behind them (see Skip)
	Skip                          // leave out the next N instructions: the end of Either's first half
	Negate                        // the Feat answered has no effect (7.6)
	Last                          // the card's Standing is in force until the end of the turn, or with N = 1 until your next turn (1.9)
	ByHand                        // the table carries out what the card says

	BarterLook       // Barter's effect (7.3)
	BreakthroughDraw // Breakthrough's effect, and the win (7.4, 10)
	SabotageChoose   // Sabotage's effect (7.5)
	NegotiateLook    // Negotiate's effect (7.8)
	PoachSwap        // Poach's effect (7.9)

	cardOpEnd
)

// The instructions only the rules themselves use. Those before DiscardHand are done in one go.
const (
	SeekIfOnly   Op = cardOpEnd + iota // seek N more where the zone holds one Adventure (6.3)
	ScrapNamed                         // scrap the Adventure the action names (2.10)
	ScrapOthers                        // scrap all the active player's Adventures but the one named (6.4)
	EnterFinal                         // the Final Adventure begins (6.1)
	EndActions                         // the action step is over (4.4)
	SkipTurn                           // the turn is skipped (9.1)
	PassAnswer                         // no answer (8.8)
	Choose                             // what the action says is done to the effect that asked
	DiscardHand                        // discard the whole hand; with several types the actor names the top (6.2)
	WinAt                              // N archived Adventures win at once (1.1)
	FinalAt                            // N archived Adventures: the Final Adventure, before the reward (6.1)
	FinalAtLater                       // the same with the switch reward-first turned
	GiveReward                         // the archived Adventure's reward (5.3)
	LimitZones                         // everybody above the limit of Active Adventures scraps, one at a time (2.10)
	AskFor                             // ask a decision, where there is anything to decide
	Answers                            // the others may answer what is announced (8.8)
	Twists                             // rivals may use Twists as the action step begins or ends (8.9)
	Enter                              // a Site or Relic enters; what it asks is asked (2.6, 2.7, 8.4)
	BeginTurn                          // the next turn or Rest is due (4.1)
	Refresh                            // the turn begins: Leveraged cards upright, limits anew (4.1, 1.9)
	EndTurn                            // the turn or Rest is over; stalemate or the next player (1.8, 4.8)
)

// atOnce reports whether the instruction neither asks nor begins anything else.
func (op Op) atOnce() bool { return op <= Seek || op >= SeekIfOnly && op < DiscardHand }

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
	AskRespond
	AskBarterReveal
	AskSabotageTarget
	AskPoachSwap
	AskNegotiateGive
	AskEnter
	AskChoose

	askEnd
)

var askNames = [askEnd]string{
	"", "start-turn", "choose-adventure", "scrap-adventure", "collect-leads", "discard-lead", "act",
	"rivals-choice", "discard-hand", "discard-down", "respond", "barter-reveal", "sabotage-target", "poach-swap",
	"negotiate-give", "enter", "choose",
}

// String is the decision's word, "" for AskNothing.
func (k Ask) String() string { return word(askNames[:], k) }

var askTasks = [askEnd]string{
	"", "begin your turn or rest", "choose an Adventure", "scrap an Adventure", "collect Leads", "discard one Lead",
	"take actions or end your turn", "pick the Adventure that stays", "discard your hand", "discard down to seven Leads",
	"answer or pass", "reveal one of the Adventures", "choose what your Sabotage hits", "choose which Adventures to swap",
	"give one of the Leads away", "say how your card enters", "choose for the card's text",
}

// Task says what the decision asks of its player: "collect Leads".
func (k Ask) Task() string { return word(askTasks[:], k) }

// ParseAsk reads a decision's word.
func ParseAsk(word string) (Ask, bool) { return named[Ask](askNames[:], word) }
