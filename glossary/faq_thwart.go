package glossary

import "example.com/xseekers/engine"

// faqsThwart are the questions on Thwart and what cannot be Thwarted (7.6 and 7.12).
var faqsThwart = []FAQ{
	{
		ID:       "what-thwart-costs",
		Question: "How do I Thwart a Feat, and which Leads does that cost me?",
		Answer:   "Two matching Leads from your hand. They are buried: they go to the bottom of the Lead discard pile, where the next player cannot pick them up.",
		Asked: []string{
			"cost of a counterspell", "how do i stop a card", "pair of leads to block", "how to cancel what my opponent plays", "can others take the leads i countered with",
			"what does it take to say no", "do i discard or bury for a thwart",
			"what to pay to foil a feat",
		},
		Rules: []engine.Rule{engine.R7_6, engine.R7_11},
		Example: Example{
			Shows: "Player 1 performs Breakthrough. Player 2 buries two Glyphs to Thwart it, and they lie below the Leads discarded for it.",
			At:    `{variant: advanced, players: [{leads: [ruin, ruin, ruin], actionx: []}, {leads: [glyph, glyph], actionx: []}], discards: {lead: [vision]}}`,
			Tries: []string{"breakthrough ruin ruin ruin", "thwart glyph glyph"},
			Then:  `all: [{bottom: {lead: glyph}}, {top: {lead: ruin}}, {not: {actionx: {at-least: 1}}}]`,
		},
	},
	{
		ID:       "thwart-a-thwart",
		Question: "Can a Thwart be answered by another Thwart?",
		Answer:   "Yes, also by the player it was aimed at. Then it does nothing, and the Feat below may be answered once more.",
		Asked: []string{
			"counter a counter", "they blocked me can i block back", "counter war", "my opponent counters my counter", "thwart on my own turn", "defend my feat against a thwart",
			"stop the one who stops me",
		},
		Rules: []engine.Rule{engine.R7_6, engine.R8_8},
		Example: Example{
			Shows: "Player 2 Thwarts your Breakthrough, you Thwart that, and your Breakthrough draws its card.",
			At:    `{variant: advanced, players: [{leads: [ruin, ruin, ruin, vision, vision], actionx: []}, {leads: [glyph, glyph], actionx: []}], decks: {actionx: [base-camp]}}`,
			Tries: []string{"breakthrough ruin ruin ruin", "thwart glyph glyph", "thwart vision vision"},
			Then:  `actionx: {has: base-camp}`,
		},
	},
	{
		ID:       "how-many-thwarts",
		Question: "How often may I Thwart in one turn?",
		Answer:   "As often as you can pay for, on any player's turn. It is the one Heroic Feat without a limit.",
		Asked: []string{
			"limit on counters", "is blocking once per turn too", "thwart several cards in a row", "unlimited cancels", "stop two feats in the same turn", "counter again after it got countered",
			"how often can i say nope", "two denials in one turn",
		},
		Rules: []engine.Rule{engine.R7_6, engine.R7_1},
		Example: Example{
			Shows: "Your Thwart is Thwarted itself. You Thwart the Breakthrough of player 1 a second time, and it draws nothing.",
			At:    `{variant: advanced, players: [{leads: [ruin, ruin, ruin, vision, vision], actionx: []}, {leads: [glyph, glyph, myth, myth], actionx: []}]}`,
			Tries: []string{"breakthrough ruin ruin ruin", "thwart glyph glyph", "thwart vision vision", "pass", "thwart myth myth"},
			By:    1,
			Then:  `all: [{hand: {at-most: 0}}, {of: {seat: 0, goal: {not: {actionx: {at-least: 1}}}}}]`,
		},
	},
	{
		ID:       "too-late-to-thwart",
		Question: "May I Thwart a Feat after I have seen what it does?",
		Answer:   "No. You negate a Feat as it is played: announced and paid, but not yet carried out. Once everybody has passed it is too late.",
		Asked: []string{
			"undo a card that already happened", "counter it afterwards", "when do i have to say that i block", "timing of a thwart", "can i wait and see first", "cancel a lasting effect later",
			"thwart with nothing being played",
			"rewind a feat that was done",
		},
		Rules: []engine.Rule{engine.R7_6, engine.R8_8},
		Example: Example{
			Shows:   "Player 2 passes on your Breakthrough, sees the card drawn and would Thwart it after all: nothing is being played any more.",
			At:      `{variant: advanced, players: [{leads: [ruin, ruin, ruin], actionx: []}, {leads: [glyph, glyph], actionx: []}]}`,
			Tries:   []string{"breakthrough ruin ruin ruin", "pass", "thwart glyph glyph"},
			By:      1,
			Refused: engine.NothingPlayed,
		},
	},
	{
		ID:       "thwart-for-another-player",
		Question: "A rival's Feat hits another player: may I Thwart it though it does not touch me?",
		Answer:   "Yes. You may Thwart any rival's Feat, whomever it is aimed at, but never your own.",
		Asked: []string{
			"protect someone else", "counter a card that is not aimed at me", "help the other player by blocking", "thwart my own feat", "interfere between two opponents", "only the target may respond?",
			"save my neighbour by foiling", "is it allowed to meddle in their fight",
		},
		Rules: []engine.Rule{engine.R7_6},
		Example: Example{
			Shows: "Player 1 Sabotages at a table where player 2 has the only card to hit. Player 3 Thwarts it, and The Hollow King stays.",
			At: `{variant: advanced, players: [{leads: [ruin], actionx: [], adventures: [mirror-lake]}, {leads: [], actionx: [], adventures: [hollow-king]}, ` +
				`{leads: [glyph, glyph], actionx: [], adventures: []}]}`,
			Tries: []string{"sabotage mirror-lake with ruin", "thwart glyph glyph"},
			By:    2,
			Then:  `all: [{hand: {at-most: 0}}, {of: {seat: 1, goal: {zone: {has: hollow-king}}}}]`,
		},
	},
	{
		ID:       "thwart-a-site-or-relic",
		Question: "Can I Thwart a Site or a Relic as it is played?",
		Answer:   "No. Our reading: only Feats are Thwarted, and a Site or Relic that enters is none. Once it lies there, Sabotage may remove it.",
		Asked: []string{
			"counter a permanent", "stop a location from coming into play", "block an artifact", "negate a building", "which cards can't be countered", "prevent the opponent from putting down an item",
			"veto a building", "foil a treasure being laid down",
		},
		Rules:  []engine.Rule{engine.R7_12, engine.R7_6},
		Ruling: engine.R7_12,
		Example: Example{
			Shows:   "Player 1 plays Base Camp. Player 2 is asked for an answer and would Thwart it: a Site is no Feat.",
			At:      `{players: [{actionx: [base-camp]}, {leads: [glyph, glyph], actionx: [trail-rations]}]}`,
			Tries:   []string{"play base-camp", "thwart glyph glyph"},
			By:      1,
			Refused: engine.NotAFeat,
		},
	},
	{
		ID:       "thwart-an-ability",
		Question: "Can I Thwart an Aura, an Exploit or a Leverage ability?",
		Answer:   "No, unless a Heroic Feat is printed there: then it is one and can be Thwarted. Our reading; others let you Thwart the abilities of Sites and Relics too.",
		Asked: []string{
			"counter an activated ability", "stop someone from tapping a card", "block an exploit", "negate what a relic does", "cancel a site being used", "is using a card a feat",
			"veto the power of a place", "foil a tap ability",
		},
		Rules:  []engine.Rule{engine.R7_12, engine.R7_2},
		Ruling: engine.R7_12,
		Example: Example{
			Shows:   "Player 1 uses the Aura of The Moonlit Spring. Player 2 would Thwart that: an Aura is no Feat.",
			At:      `{players: [{active: [moonlit-spring], actionx: []}, {leads: [glyph, glyph], actionx: [trail-rations]}]}`,
			Tries:   []string{"use moonlit-spring aura", "thwart glyph glyph"},
			By:      1,
			Refused: engine.NotAFeat,
		},
	},
	{
		ID:       "thwart-what-lies-below",
		Question: "Somebody answered a Feat: may I still Thwart the Feat below?",
		Answer:   "Not yet. Our reading: a Thwart answers only what was announced last; when that is done, the Feat below is offered to you again.",
		Asked: []string{
			"counter the original card instead of the response", "which item on the stack can i block", "thwart the first one in a chain", "skip the last answer and hit the earlier one",
			"several things waiting which one do i cancel",
			"veto the first thing though something came on top", "deny the bottom of the pile of announcements", "reach past the newest reply",
		},
		Rules:  []engine.Rule{engine.R7_12, engine.R8_8},
		Ruling: engine.R7_12,
		Example: Example{
			Shows: "Player 1 Barters, player 2 answers with the Twist of The Signal Tower. Player 3 would Thwart the Barter, but the last thing announced is an Aura.",
			At: `{variant: advanced, players: [{leads: [ruin, ruin, ruin], actionx: []}, {leads: [], actionx: [], active: [signal-tower]}, ` +
				`{leads: [glyph, glyph], actionx: [trail-rations]}]}`,
			Tries:   []string{"barter ruin ruin ruin", "use signal-tower aura", "thwart glyph glyph"},
			By:      2,
			Refused: engine.NotAFeat,
		},
	},
}
