package glossary

import "example.com/xseekers/engine"

// faqsAnswers are the questions on Twists and on answering what is announced (8.7 to 8.11).
var faqsAnswers = []FAQ{
	{
		ID:       "when-may-i-twist",
		Question: "When may I play a card with Twist?",
		Answer:   "On a rival's turn whenever they perform an action, and as their action step begins and ends. In your own action step you may as well.",
		Asked: []string{
			"play an instant", "what does the twist icon mean", "when can i interrupt", "fast card", "which cards can i use on someone else's turn", "flash", "timing of twists",
			"when are surprise cards allowed",
		},
		Rules: []engine.Rule{engine.R8_7},
		Example: Example{
			Shows: "Player 1 plays Base Camp. Player 2 answers with Listener at the Door, a Twist, which is carried out and archived.",
			At:    `{players: [{leads: [], actionx: [base-camp]}, {leads: [], actionx: [listener-at-the-door]}], decks: {lead: [glyph, myth]}}`,
			Tries: []string{"play base-camp", "play listener-at-the-door", "choose glyph"},
			By:    1,
			Then:  `archived: {card: listener-at-the-door}`,
		},
	},
	{
		ID:       "twist-on-my-own-turn",
		Question: "May I play a Twist on my own turn?",
		Answer:   "Yes, in your action step, like any other card. Only before you have collected your Leads it is too early.",
		Asked: []string{
			"use an instant during my own go", "are twist cards only for reacting", "must i save twists for the enemy's turn", "twist as a normal action", "own turn response card",
			"surprise card while i'm active", "lightning icon in my own action step", "use a trick proactively",
		},
		Rules: []engine.Rule{engine.R8_7, engine.R4_4},
		Example: Example{
			Shows: "In your own action step you play Listener at the Door, a Twist, as one of your actions.",
			At:    `{players: [{leads: [], actionx: [listener-at-the-door]}, {leads: [], actionx: []}], decks: {lead: [glyph, myth]}}`,
			Tries: []string{"play listener-at-the-door", "choose glyph"},
			Then:  `all: [{archived: {card: listener-at-the-door}}, {step: actions}]`,
		},
	},
	{
		ID:       "answer-without-twist",
		Question: "May I answer a rival with a card that has no Twist?",
		Answer:   "No. Besides a Thwart, only cards and abilities with the Twist icon are answers; everything else waits for your own action step.",
		Asked: []string{
			"play a normal feat in response", "use my relic on their turn without the icon", "put down a site during the opponent's turn", "sorcery as a reaction", "react with any card from my hand",
			"tap my card when it's not my turn",
			"ordinary event as a comeback", "any old card to interrupt",
		},
		Rules: []engine.Rule{engine.R8_7, engine.R8_8},
		Example: Example{
			Shows:   "Player 1 plays Base Camp, and player 2 would answer with Trail Rations, a Feat without Twist.",
			At:      `{players: [{actionx: [base-camp]}, {leads: [], actionx: [trail-rations]}]}`,
			Tries:   []string{"play base-camp", "play trail-rations"},
			By:      1,
			Refused: engine.NotInAnswer,
		},
	},
	{
		ID:       "leverage-on-a-rivals-turn",
		Question: "May I Leverage a card of mine on a rival's turn?",
		Answer:   "Yes, if that ability has the Twist icon; without it Leverage waits for your own action step. The card then lies sideways until your next turn begins.",
		Asked: []string{
			"tap my site while my opponent plays", "use a relic in response", "activate an ability at instant speed", "exhaust a card during their turn", "do abilities with twist work when i'm not active",
			"tilt a card while she's playing", "my building's power during his go", "sideways on someone else's turn",
		},
		Rules: []engine.Rule{engine.R8_7, engine.R8_6},
		Example: Example{
			Shows: "Player 1 plays Base Camp. Player 2 answers with The Signal Tower, whose Aura has Leverage and Twist.",
			At:    `{players: [{leads: [], actionx: [base-camp]}, {leads: [], actionx: [], active: [signal-tower]}], decks: {lead: [glyph, myth]}}`,
			Tries: []string{"play base-camp", "use signal-tower aura"},
			By:    1,
			Then:  `leveraged: signal-tower`,
		},
	},
	{
		ID:       "which-effect-comes-first",
		Question: "Somebody answers my card: which of the two takes effect first?",
		Answer:   "The answer. Our reading: whatever was announced last takes effect first, then the one below it, and so on down; others let each player answer an action only once.",
		Asked: []string{
			"how does the stack work", "last in first out", "order of resolving effects", "several reactions in a row", "does my card happen before the response", "chain of answers",
			"priority",
			"mine or theirs, what happens earlier",
		},
		Rules:  []engine.Rule{engine.R8_8},
		Ruling: engine.R8_8,
		Example: Example{
			Shows: "A Wild lies on top of the deck. You play Trail Rations to draw it, but player 2 answers with Listener at the Door and takes it first.",
			At:    `{players: [{leads: [], actionx: [trail-rations]}, {leads: [], actionx: [listener-at-the-door]}], decks: {lead: [wild, myth, ruin, vision]}}`,
			Tries: []string{"play trail-rations", "play listener-at-the-door", "choose myth"},
			By:    1,
			Then:  `hand: {holds: [wild]}`,
		},
	},
	{
		ID:       "who-answers-first",
		Question: "Several rivals want to answer me: who is asked first?",
		Answer:   "The one after you in turn order, then on round the table. Our reading: each answers or passes, and your announcement takes effect once all have passed in a row.",
		Asked: []string{
			"two players want to thwart at the same time", "order of responses", "who gets to react before the others", "fastest player wins the reaction?", "simultaneous counters",
			"speak out of turn when answering",
			"both shout at once who speaks first", "sequence of asking around the table",
		},
		Rules:  []engine.Rule{engine.R8_8, engine.R4_8},
		Ruling: engine.R8_8,
		Example: Example{
			Shows:   "You perform Breakthrough at a table of three. Player 3 would Thwart it before player 2 has been heard.",
			At:      `{variant: advanced, players: [{leads: [ruin, ruin, ruin], actionx: []}, {leads: [glyph, glyph], actionx: []}, {leads: [myth, myth], actionx: []}]}`,
			Tries:   []string{"breakthrough ruin ruin ruin", "thwart myth myth"},
			By:      2,
			Refused: engine.NotYourDecision,
		},
	},
	{
		ID:       "answer-my-own-card",
		Question: "May I answer my own announcement, say with a Twist on top?",
		Answer:   "No. Our reading: nobody answers their own last announcement; when a rival answers it, you may answer that.",
		Asked: []string{
			"reply to my own spell", "stack two of my own cards", "add a twist to my feat before it happens", "chain my own instants", "play another card in response to mine",
			"follow up myself before it happens", "double up my own announcement", "react to what i did",
		},
		Rules:  []engine.Rule{engine.R8_8},
		Ruling: engine.R8_8,
		Example: Example{
			Shows:   "You have announced a Breakthrough and would play a Twist on top of it. It is for player 2 to answer.",
			At:      `{players: [{leads: [ruin, ruin, ruin], actionx: [listener-at-the-door]}, {leads: [glyph, glyph], actionx: []}]}`,
			Tries:   []string{"breakthrough ruin ruin ruin", "play listener-at-the-door"},
			Refused: engine.NotYourDecision,
		},
	},
	{
		ID:       "cost-back-when-thwarted",
		Question: "My Feat was Thwarted: do I get back what I paid for it?",
		Answer:   "No. Our reading: an action is announced and paid before anybody answers, so the cost is gone whatever comes of it.",
		Asked: []string{
			"refunded when cancelled", "are my leads lost when they block me", "do i still discard if my feat is cancelled", "pay first or after the response", "when do i pay the cost",
			"take my scrapped card back",
			"vetoed, do i recover my clues", "payment lost when foiled",
		},
		Rules:  []engine.Rule{engine.R8_8, engine.R7_6},
		Ruling: engine.R8_8,
		Example: Example{
			Shows: "Your Breakthrough is Thwarted: you draw no card, and your three Ruins stay on the discard pile.",
			At:    `{variant: advanced, players: [{leads: [ruin, ruin, ruin], actionx: []}, {leads: [glyph, glyph], actionx: []}], discards: {lead: [vision]}}`,
			Tries: []string{"breakthrough ruin ruin ruin", "thwart glyph glyph"},
			Then:  `all: [{hand: {at-most: 0}}, {top: {lead: ruin}}, {step: actions}]`,
		},
	},
	{
		ID:       "what-cannot-be-answered",
		Question: "May I answer a rival who chooses an Adventure or draws Leads for the turn?",
		Answer:   "No. Our reading: the choices of steps 1, 2 and 4, a Rest, choices inside an effect, the beginning of a Final Adventure and a winning fifth Adventure are not answered.",
		Asked: []string{
			"react to someone taking a quest", "respond when they draw cards", "what can't be responded to", "interrupt the discard at the end of a turn", "twist during the first step", "stop my enemy from drawing",
			"veto picking up clues", "can drawing be interrupted",
		},
		Rules:  []engine.Rule{engine.R8_8, engine.R7_12},
		Ruling: engine.R8_8,
		Example: Example{
			Shows:   "Player 1 chooses an Adventure, and player 2 would play a Twist on that: it is still for player 1 to go on.",
			At:      `{players: [{adventures: [drowned-gate]}, {leads: [], actionx: [listener-at-the-door]}], step: choose-adventure}`,
			Tries:   []string{"choose adventure from deck", "play listener-at-the-door"},
			By:      1,
			Refused: engine.NotYourDecision,
		},
	},
	{
		ID:       "answer-after-passing",
		Question: "I passed, and then another player answered: may I still answer now?",
		Answer:   "Yes. Our reading: you may answer their answer, and once that is done the first thing is offered to you again; others let each player answer an action only once.",
		Asked: []string{
			"is passing final", "change my mind after i said no", "second chance to respond", "passed too early", "am i out once i pass", "asked again after someone else reacted",
			"declined first, now i want to reply", "one more opportunity after nodding it through",
		},
		Rules:  []engine.Rule{engine.R8_8},
		Ruling: engine.R8_8,
		Example: Example{
			Shows: "Player 2 passes on your Breakthrough, player 3 answers with a Twist. After it player 2 is asked again, and Thwarts.",
			At: `{variant: advanced, players: [{leads: [ruin, ruin, ruin], actionx: []}, {leads: [myth, myth], actionx: []}, ` +
				`{leads: [], actionx: [listener-at-the-door]}], decks: {lead: [glyph, vision]}}`,
			Tries: []string{
				"breakthrough ruin ruin ruin", "pass", "play listener-at-the-door", "pass", "choose glyph", "thwart myth myth",
			},
			Then: `all: [{step: actions}, {not: {actionx: {at-least: 1}}}, {of: {seat: 1, goal: {hand: {at-most: 0}}}}]`,
		},
	},
	{
		ID:       "twist-as-the-actions-begin",
		Question: "May I use a Twist before my rival does anything in their turn?",
		Answer:   "Yes, right after they have collected their Leads. Our reading: rivals are asked in turn order, until all pass in a row, and there is nothing to Thwart; others ask each rival only once.",
		Asked: []string{
			"react at the beginning of the opponent's main phase", "hit them before they can act", "twist as soon as they have drawn", "use a card in between the steps", "pause before actions",
			"jump in right as his turn starts",
			"surprise card prior to his first move", "squeeze in before she starts doing things",
		},
		Rules:  []engine.Rule{engine.R8_9, engine.R8_7},
		Ruling: engine.R8_9,
		Example: Example{
			Shows: "Player 1 has collected. Before the first action player 2 plays Listener at the Door.",
			At: `{players: [{leads: [], actionx: []}, {leads: [], actionx: [listener-at-the-door]}], step: collect-leads, ` +
				`decks: {lead: [glyph, myth]}, discards: {lead: [ruin]}}`,
			Tries: []string{"collect leads from discard", "play listener-at-the-door", "choose glyph"},
			By:    1,
			Then:  `archived: {card: listener-at-the-door}`,
		},
	},
	{
		ID:       "twist-at-the-end-of-a-turn",
		Question: "A rival plays a Twist as I end my turn: may I act again?",
		Answer:   "No. You may answer that Twist, but our reading is that an announced end stays the end: you discard down to seven, and the next turn begins.",
		Asked: []string{
			"take back ending my turn", "they reacted to me being done", "go on playing after i said i'm finished", "response in the end step", "opponent acts at the end of my turn can i continue",
			"surprise at the close of my go", "said done, then someone reacted", "undo end turn",
		},
		Rules:  []engine.Rule{engine.R8_9, engine.R4_5},
		Ruling: engine.R8_9,
		Example: Example{
			Shows: "You end your turn, and player 2 plays Listener at the Door. After it your turn is over, though you could have completed an Adventure.",
			At: `{players: [{leads: [ruin, ruin, myth], actionx: [], adventures: [drowned-gate]}, {leads: [], actionx: [listener-at-the-door]}], ` +
				`decks: {lead: [glyph, myth]}}`,
			Tries: []string{"end turn", "play listener-at-the-door", "pass", "choose glyph"},
			Then:  `turn-of: 1`,
		},
	},
	{
		ID:       "source-leaves-play",
		Question: "A card leaves play after its ability was announced: does the ability still happen?",
		Answer:   "Yes. Our reading: conditions, costs and the Bonded type are read when a thing is announced, and from then on it needs its source no more; others say it does nothing.",
		Asked: []string{
			"building was removed before its effect", "destroy the card in response to stop the ability", "does removing the source cancel it", "archived as a cost but still works", "exploit when the site is no longer there",
			"condition no longer true when it resolves",
			"place vanishes, does its power go through", "card removed before its text happened",
		},
		Rules:  []engine.Rule{engine.R8_10},
		Ruling: engine.R8_10,
		Example: Example{
			Shows: "You Exploit The Breached Wall, which archives it as a cost. Player 2 passes, and its Breakthrough still draws you a card.",
			At:    `{players: [{leads: [ruin], actionx: [], active: [breached-wall]}, {leads: [glyph, glyph], actionx: []}], decks: {actionx: [base-camp]}}`,
			Tries: []string{"use breached-wall exploit with ruin", "pass"},
			Then:  `all: [{archived: {card: breached-wall}}, {actionx: {has: base-camp}}]`,
		},
	},
	{
		ID:       "asked-though-i-cannot-answer",
		Question: "Why am I asked for an answer though I hold nothing to answer with?",
		Answer:   "So that the asking gives nothing away. Our reading: whether you are asked follows from what all can see, such as two Leads in hand or an ActionX card; others ask only those who really can answer.",
		Asked: []string{
			"the game stops for me but i can't respond", "do i have to say that i've got no counter", "bluffing with cards in hand", "why must i click pass every time", "asked to respond without matching leads",
			"does the pause reveal my hand",
			"it waits for me and i've got nothing", "pointless prompt to reply",
		},
		Rules:  []engine.Rule{engine.R8_11},
		Ruling: engine.R8_11,
		Example: Example{
			Shows: "Player 2 holds a Glyph and a Myth, which do not match. They are asked about your Breakthrough all the same, and have to pass.",
			At:    `{variant: advanced, players: [{leads: [ruin, ruin, ruin], actionx: []}, {leads: [glyph, myth], actionx: []}], decks: {actionx: [base-camp]}}`,
			Tries: []string{"breakthrough ruin ruin ruin", "pass"},
			Then:  `actionx: {has: base-camp}`,
		},
	},
	{
		ID:       "why-was-i-not-asked",
		Question: "A rival performed a Feat: why was I not asked whether I Thwart it?",
		Answer:   "Because everybody can see that you cannot: with fewer than two Leads and no ActionX card in hand, and no card in play whose Twist works now, you are not asked. Our reading goes by what all can see; others ask only those who really can answer.",
		Asked: []string{
			"the program skipped my response", "no chance to counter", "i had one lead and was passed over", "it went straight through without asking me", "when do i get a window to react",
			"never got a prompt to veto", "skipped over when he did his feat", "not offered a reply",
		},
		Rules:  []engine.Rule{engine.R8_11, engine.R7_6},
		Ruling: engine.R8_11,
		Example: Example{
			Shows: "Player 2 holds a single Wild and no ActionX card. Your Breakthrough draws its card without a question.",
			At:    `{variant: advanced, players: [{leads: [ruin, ruin, ruin], actionx: []}, {leads: [wild], actionx: []}], decks: {actionx: [base-camp]}}`,
			Tries: []string{"breakthrough ruin ruin ruin"},
			Then:  `actionx: {has: base-camp}`,
		},
	},
}
