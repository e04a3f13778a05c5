package interview

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial/explain"
)

// topic is a thing that tables dispute: a play, or what comes of one.
type topic struct {
	title string
	words []string // what else it is called
	do    engine.Do
	from  engine.Source
	text  textKind
	finds finding
	given map[fact]int // facts that the topic itself says
}

// textKind is what of an ActionX card is played or used.
type textKind uint8

// The kinds.
const (
	noText textKind = iota
	playing
	aura
	exploit
	leverage
)

// finding is what a topic asks about its play.
type finding uint8

// The findings.
const (
	isLegal     finding = iota // may it be done?
	isWon                      // does it win the game? (10)
	rewardFirst                // does the reward come before the hand is discarded? (6.1)
)

// heading is topics that are offered together.
type heading struct {
	title  string
	topics []topic
}

// headings are everything the interview is about.
var headings = []heading{
	{"A step of the turn, or a Rest", []topic{
		{title: "Take the top Adventure of the deck", words: []string{"choose an Adventure", "seek"}, do: engine.DoChooseAdventure, from: engine.FromDeck},
		{title: "Take the top of the Adventure discard pile", do: engine.DoChooseAdventure, from: engine.FromDiscard},
		{title: "Draw two Leads", words: []string{"collect Leads"}, do: engine.DoCollectLeads, from: engine.FromDeck},
		{title: "Take the top of the Lead discard pile", do: engine.DoCollectLeads, from: engine.FromDiscard},
		{title: "Rest", words: []string{"resting"}, do: engine.DoRest},
		{title: "End your turn", words: []string{"pass the turn"}, do: engine.DoEndTurn},
		{title: "Discard down at the end of the turn", words: []string{"hand limit", "discard down"}, do: engine.DoDiscardDown},
	}},
	{"Completing an Adventure", []topic{
		{title: "Complete an Adventure", words: []string{"completing", "pay for an Adventure", "archive an Adventure"}, do: engine.DoComplete},
	}},
	{"A Heroic Feat", []topic{
		{title: "Barter", do: engine.DoBarter},
		{title: "Breakthrough", do: engine.DoBreakthrough},
		{title: "Sabotage", do: engine.DoSabotage},
		{title: "Thwart", words: []string{"counter"}, do: engine.DoThwart},
		{title: "Negotiate", do: engine.DoNegotiate},
		{title: "Poach", words: []string{"swap Adventures"}, do: engine.DoPoach},
	}},
	{"An ActionX card", []topic{
		{title: "Play a Feat, a Site or a Relic", words: []string{"play a card", "play an ActionX card"}, do: engine.DoPlay, text: playing},
		{title: "Use an Aura", words: []string{"use an ability"}, do: engine.DoUse, text: aura},
		{title: "Use an Exploit", do: engine.DoUse, text: exploit},
		{title: "Use a Leverage ability", words: []string{"leverage a card", "turn a card sideways", "tap a card"}, do: engine.DoUse, text: leverage},
	}},
	{"Answering a rival", []topic{
		{title: "Thwart their Feat", words: []string{"answer with Thwart"}, do: engine.DoThwart},
		{title: "Play a card with Twist", words: []string{"twist"}, do: engine.DoPlay, text: playing, given: map[fact]int{hasTwist: yes}},
		{title: "Use an ability with Twist", words: []string{"twist ability"}, do: engine.DoUse, text: aura, given: map[fact]int{hasTwist: yes}},
		{title: "Use a Leverage ability with Twist", words: []string{"twist and Leverage"}, do: engine.DoUse, text: leverage, given: map[fact]int{hasTwist: yes}},
	}},
	{"The Final Adventure, or winning", []topic{
		{title: "Pick the Adventure of Rival's Choice", words: []string{"Rival's Choice"}, do: engine.DoRivalsChoice},
		{title: "Win by Breakthrough", words: []string{"win the game", "seven ActionX cards"}, do: engine.DoBreakthrough, finds: isWon},
		{title: "Take the fourth Adventure's reward first", words: []string{"reward first", "fourth Adventure"}, do: engine.DoComplete, finds: rewardFirst},
	}},
}

// undisputed are the plays that the interview leaves out, with the reason.
var undisputed = map[engine.Do]string{
	engine.DoStartTurn:      "a turn may always begin",
	engine.DoScrapAdventure: "asked only of who is above the limit, and any Active Adventure may go (2.10)",
	engine.DoDiscardLead:    "asked after a draw, and any Lead in hand may go (4.7)",
	engine.DoDiscardHand:    "all of the hand goes (6.2)",
	engine.DoPass:           "an answer may always be left out (8.8)",
	engine.DoBarterReveal:   "a choice inside an effect: of the cards looked at (7.3)",
	engine.DoSabotageTarget: "a choice inside an effect; that there is one is asked before (7.10)",
	engine.DoPoachSwap:      "a choice inside an effect; that there is one is asked before (7.10)",
	engine.DoNegotiateGive:  "a choice inside an effect: of the Leads looked at (7.8)",
	engine.DoEnter:          "a choice inside an effect: how the card enters (2.7, 8.4)",
	engine.DoChoose:         "a choice inside an effect: as the card's text says",
}

// play is the topic's play.
func (t *topic) play() *engine.Play { return engine.PlayOf(t.do, t.from) }

// nameOf is a Heroic Feat's name.
func nameOf(do engine.Do) string { return explain.Capital(do.String()) }
