package glossary

import "example.com/xseekers/engine"

// faqsComplete are the questions on completing an Adventure (5).
var faqsComplete = []FAQ{
	{
		ID:       "pay-in-parts",
		Question: "May I pay part of an Adventure now and the rest next turn?",
		Answer:   "No. You pay one matching Lead for every emblem, all at once and from your hand.",
		Asked: []string{
			"put leads on a quest bit by bit", "pay in instalments", "half the icons now and half later", "start an adventure and finish later", "how do i complete an adventure",
			"what do i need to finish a mission", "place some of the symbols already",
			"one icon missing, can i lay down the others",
		},
		Rules: []engine.Rule{engine.R5_1},
		Example: Example{
			Shows:   "The Drowned Gate asks two Ruins and a Myth. With one Ruin short you cannot begin to pay.",
			At:      `{players: [{leads: [ruin, myth], adventures: [drowned-gate]}, {}]}`,
			Tries:   []string{"complete drowned-gate with ruin myth"},
			Refused: engine.EmblemUnpaid,
		},
	},
	{
		ID:       "overpay-an-adventure",
		Question: "May I pay more Leads than the emblems ask for?",
		Answer:   "No. Our reading: you pay exactly one Lead an emblem and keep the rest; others let you overpay.",
		Asked: []string{
			"throw in extra leads", "overpaying a quest to empty my hand", "add surplus cards to a mission", "pay too much", "exact payment needed?", "use more symbols than required",
			"dump unneeded clues into a goal", "pay four where three are shown",
		},
		Rules:  []engine.Rule{engine.R5_1},
		Ruling: engine.R5_1,
		Example: Example{
			Shows:   "You would lay a Ruin more under The Drowned Gate than it shows.",
			At:      `{players: [{leads: [ruin, ruin, ruin, myth], adventures: [drowned-gate]}, {}]}`,
			Tries:   []string{"complete drowned-gate with ruin ruin ruin myth"},
			Refused: engine.SurplusLead,
		},
	},
	{
		ID:       "one-wild-for-two-emblems",
		Question: "Can a single Wild pay for two emblems?",
		Answer:   "No. Each emblem takes a Lead of its own, and a Wild is one Lead. With several Wilds you may cover several emblems, even all of them.",
		Asked: []string{
			"does a joker count double", "wild covers both missing symbols", "how many wilds may i use on one quest", "complete a mission with only jokers",
			"is there a limit on wildcards in an adventure", "one wild two symbols",
			"joker stretched over two icons", "nothing but jokers for a goal",
		},
		Rules: []engine.Rule{engine.R5_1, engine.R2_2},
		Example: Example{
			Shows:   "You have one Ruin and one Wild for The Drowned Gate, which asks two Ruins and a Myth: one emblem stays unpaid.",
			At:      `{players: [{leads: [ruin, wild], adventures: [drowned-gate]}, {}]}`,
			Tries:   []string{"complete drowned-gate with ruin wild"},
			Refused: engine.EmblemUnpaid,
		},
	},
	{
		ID:       "complete-a-rivals-adventure",
		Question: "May I complete an Adventure that lies before a rival?",
		Answer:   "No, only one in your own Adventure Zone. To get at theirs you first have to swap it over by a Poach.",
		Asked: []string{
			"finish someone else's quest", "pay for the opponents mission", "use my leads on your adventure", "are adventures shared", "claim an adventure from another player",
			"complete straight from the discard pile",
			"cash in the neighbour's goal", "finish what lies at another seat",
		},
		Rules: []engine.Rule{engine.R5_1, engine.R7_9},
		Example: Example{
			Shows:   "You hold the Leads for The Drowned Gate, but it lies in your rival's zone.",
			At:      `{players: [{leads: [ruin, ruin, myth], adventures: [hollow-king]}, {adventures: [drowned-gate]}]}`,
			Tries:   []string{"complete drowned-gate with ruin ruin myth"},
			Refused: engine.NotInYourZone,
		},
	},
	{
		ID:       "complete-on-a-rivals-turn",
		Question: "I just got the Lead I needed on a rival's turn: may I complete my Adventure now?",
		Answer:   "No. You complete Adventures in the action step of your own turn, never in answer to something.",
		Asked: []string{
			"finish a quest as a reaction", "archive during the opponents turn", "when may i turn in my leads", "complete at instant speed", "can an adventure be completed in response",
			"score outside of my turn",
			"cash in a goal while another one plays", "got the last icon during her go",
		},
		Rules: []engine.Rule{engine.R5_1, engine.R4_4},
		Example: Example{
			Shows:   "Player 1 plays Base Camp and player 2, asked for an answer, would complete an Adventure: only a Thwart or a Twist is an answer.",
			At:      `{players: [{actionx: [base-camp]}, {leads: [ruin, ruin, myth], adventures: [drowned-gate], actionx: [trail-rations]}]}`,
			Tries:   []string{"play base-camp", "complete drowned-gate with ruin ruin myth"},
			By:      1,
			Refused: engine.NotInAnswer,
		},
	},
	{
		ID:       "leads-under-an-adventure",
		Question: "What becomes of the Leads I paid for an Adventure?",
		Answer:   "They lie under it, and the whole stack goes to your Archive Zone. Our reading: they are out of the game for good; others discard them afterwards.",
		Asked: []string{
			"do the paid leads go back to the discard pile", "where do spent leads end up", "are the leads under the adventure lost", "reuse the cards i completed with",
			"cards tucked under a mission", "do wilds come back once i've used them",
			"do clues return to the heap after a goal", "clues spent on a treasure, gone forever?",
		},
		Rules:  []engine.Rule{engine.R5_2},
		Ruling: engine.R5_2,
		Example: Example{
			Shows: "You complete The Drowned Gate with two Ruins and a Myth. The Vision that lay on top of the discard pile lies there still.",
			At:    `{players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate]}, {}], discards: {lead: [vision]}}`,
			Tries: []string{"complete drowned-gate with ruin ruin myth"},
			Then:  `all: [{archived: {card: drowned-gate}}, {top: {lead: vision}}]`,
		},
	},
	{
		ID:       "when-do-i-get-the-reward",
		Question: "When do I get the reward of an Adventure?",
		Answer:   "Right after the stack has gone to your Archive Zone, still in the same action. Whatever it gives you can be used in the same turn.",
		Asked: []string{
			"is the reward paid once or every turn", "what do i gain for a finished quest", "do i take the bonus before or after archiving", "use the drawn lead from the reward immediately",
			"prize for completing", "can i chain two missions with the bonus card",
			"loot for a goal", "payout moment",
		},
		Rules: []engine.Rule{engine.R5_3, engine.R4_4},
		Example: Example{
			Shows: "The reward of The Drowned Gate is a Lead. You draw the Ruin you lacked and complete The Broken Colossus with it.",
			At: `{players: [{leads: [ruin, ruin, myth, ruin, ruin], adventures: [drowned-gate, broken-colossus]}, {}], ` +
				`decks: {lead: [ruin]}}`,
			Tries: []string{"complete drowned-gate with ruin ruin myth", "complete broken-colossus with ruin ruin ruin"},
			Then:  `archived: {card: broken-colossus}`,
		},
	},
	{
		ID:       "stop-an-adventure",
		Question: "Can a rival stop me from completing an Adventure?",
		Answer:   "No. Our reading: the Leads and the archiving are the cost, so it is done before anybody can answer, and it is no Feat to Thwart; others let a rival answer first.",
		Asked: []string{
			"counter a quest", "block someone from archiving", "thwart an adventure", "prevent the opponent from scoring", "can completing be negated", "cancel a mission being finished",
			"stop the fifth adventure",
			"prevent him from cashing in a goal",
		},
		Rules:  []engine.Rule{engine.R5_4, engine.R7_12},
		Ruling: engine.R5_4,
		Example: Example{
			Shows:   "Player 1 completes The Drowned Gate. Player 2 is asked for an answer and would Thwart it: it is no Feat, and it is archived already.",
			At:      `{players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate]}, {leads: [glyph, glyph], actionx: [trail-rations]}]}`,
			Tries:   []string{"complete drowned-gate with ruin ruin myth", "thwart glyph glyph"},
			By:      1,
			Refused: engine.NotAFeat,
		},
	},
	{
		ID:       "answer-before-the-reward",
		Question: "Can a rival do something before I get the reward of my Adventure?",
		Answer:   "Yes, use a Twist, but nothing takes the reward away. Our reading: the reward is the effect and comes after the answers; a winning fifth Adventure is not answered. Others let a rival answer before the stack is archived.",
		Asked: []string{
			"respond to a reward", "play a twist when somebody finishes a quest", "interrupt between archiving and the bonus", "react to a completed mission", "can the prize be cancelled",
			"squeeze something in before the loot", "delay the payout", "act between finishing and prize",
		},
		Rules:  []engine.Rule{engine.R5_4, engine.R8_8},
		Ruling: engine.R5_4,
		Example: Example{
			Shows: "Player 2 answers your completed Adventure with Listener at the Door, a Twist. Then you draw your reward all the same.",
			At: `{players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate], actionx: []}, ` +
				`{leads: [], actionx: [listener-at-the-door]}], decks: {lead: [glyph, myth, vision]}}`,
			Tries: []string{"complete drowned-gate with ruin ruin myth", "play listener-at-the-door", "choose glyph"},
			Then:  `all: [{hand: {at-least: 1}}, {of: {seat: 1, goal: {archived: {card: listener-at-the-door}}}}]`,
		},
	},
}
