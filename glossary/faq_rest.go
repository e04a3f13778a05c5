package glossary

import "example.com/xseekers/engine"

// faqsRest are the questions on resting and on decks that run out (9 and 11).
var faqsRest = []FAQ{
	{
		ID:       "when-may-i-rest",
		Question: "When may I Rest?",
		Answer:   "Before your turn, if you hold no Lead at all. With even one Lead in hand you have to take your turn.",
		Asked: []string{
			"skip my turn to recover", "how do i rest", "can i rest with one card left", "empty hand what now", "pass the whole turn and draw", "i have run out of leads", "take a break",
			"zero clues before my go",
		},
		Rules: []engine.Rule{engine.R9_1},
		Example: Example{
			Shows:   "You hold a single Ruin before your turn and would Rest: that takes an empty hand.",
			At:      `{players: [{leads: [ruin]}, {}], step: choose-adventure}`,
			Tries:   []string{"rest"},
			Refused: engine.LeadsInHand,
		},
	},
	{
		ID:       "what-does-a-rest-bring",
		Question: "What do I get for a Rest?",
		Answer:   "Two Adventures and three Leads: you seek two, draw three, and your turn is skipped. With more than three Adventures you then scrap down to three.",
		Asked: []string{
			"what happens when i rest", "how many cards for skipping a turn", "resting reward", "do i discard a lead after resting", "do i get a normal turn after i rest", "is resting worth it",
			"benefits of sitting out", "gain from a pause",
		},
		Rules: []engine.Rule{engine.R9_1},
		Example: Example{
			Shows: "You Rest with an empty hand and one Adventure: three of each are before you, and it is your rival's turn.",
			At:    `{players: [{leads: [], adventures: [drowned-gate]}, {leads: [glyph]}], step: before-turn}`,
			Tries: []string{"rest"},
			Then:  `all: [{hand: {at-least: 3}}, {zone: {size: 3}}, {turn-of: 1}]`,
		},
	},
	{
		ID:       "rest-with-actionx-cards",
		Question: "May I Rest while I still hold ActionX cards?",
		Answer:   "Yes. Only Leads in hand stand in the way, ActionX cards do not.",
		Asked: []string{
			"resting with feats in hand", "do x cards count as having cards", "no leads but one relic in hand can i skip", "hand must be completely empty?", "sites in play and resting",
			"pause although i've power cards", "only events left in hand", "does a feat in hand stop me from sitting out",
		},
		Rules: []engine.Rule{engine.R9_1},
		Example: Example{
			Shows: "You hold Trail Rations but no Lead: you Rest, and keep the card.",
			At:    `{players: [{leads: [], actionx: [trail-rations], adventures: [drowned-gate]}, {leads: [glyph], actionx: []}], step: before-turn}`,
			Tries: []string{"rest"},
			Then:  `all: [{hand: {at-least: 3}}, {actionx: {has: trail-rations}}]`,
		},
	},
	{
		ID:       "rest-in-the-middle-of-a-turn",
		Question: "I have spent my last Lead in my turn: may I Rest now?",
		Answer:   "No. You Rest instead of a turn, before it begins. End this turn; if your hand is still empty before the next, you may Rest then.",
		Asked: []string{
			"rest after i used up everything", "stop halfway and rest", "rest at the end of my turn", "start my turn and then decide to skip", "draw three because i have no cards left now",
			"sit out now that all clues are spent", "pause after my turn has begun", "used it all, take the three cards?",
		},
		Rules: []engine.Rule{engine.R9_1, engine.R4_1},
		Example: Example{
			Shows:   "In your action step your hand is empty, and you would Rest: that was to be decided before the turn.",
			At:      `{players: [{leads: []}, {}]}`,
			Tries:   []string{"rest"},
			Refused: engine.StepIsPast,
		},
	},
	{
		ID:       "must-i-rest",
		Question: "Do I have to Rest when I have no Lead?",
		Answer:   "No, you may. You can just as well begin your turn, choose an Adventure and collect Leads.",
		Asked: []string{
			"is resting forced", "play on with an empty hand", "rest optional?", "no leads but i'd rather take my turn", "decline to rest",
			"nothing in hand, am i made to sit out", "keep playing without clues", "may i refuse the pause",
		},
		Rules: []engine.Rule{engine.R9_1, engine.R4_1},
		Example: Example{
			Shows: "You hold no Lead and begin your turn nevertheless.",
			At:    `{players: [{leads: []}, {}], step: before-turn}`,
			Tries: []string{"start turn"},
			Then:  `step: choose-adventure`,
		},
	},
	{
		ID:       "stop-a-rest",
		Question: "Can a rival stop my Rest?",
		Answer:   "No. A Rest cannot be Thwarted, and nobody is asked for an answer.",
		Asked: []string{
			"thwart a rest", "block someone from skipping", "can resting be prevented", "respond when a player rests", "is rest a feat", "twist during a rest",
			"veto a pause", "foil somebody sitting out",
		},
		Rules: []engine.Rule{engine.R9_2, engine.R8_8},
		Example: Example{
			Shows:   "Player 1 Rests, and player 2 would Thwart it with two Glyphs: there is nothing being played.",
			At:      `{variant: advanced, players: [{leads: [], adventures: [], actionx: []}, {leads: [glyph, glyph], actionx: []}], step: before-turn}`,
			Tries:   []string{"rest", "thwart glyph glyph"},
			By:      1,
			Refused: engine.NothingPlayed,
		},
	},
	{
		ID:       "rest-on-the-final",
		Question: "May I Rest on my Final Adventure?",
		Answer:   "No, not even with an empty hand. You begin your turn and collect Leads.",
		Asked: []string{
			"resting on the last one", "skip a turn after four adventures", "rest when i have only one quest to go", "can i still rest near the end", "last mission and no cards rest?",
			"sit out during the finale", "pause on my last goal", "sleep when i've four",
		},
		Rules: []engine.Rule{engine.R9_3, engine.R6_11},
		Example: Example{
			Shows:   "You are on your Final Adventure without a Lead and would Rest.",
			At:      `{players: [{leads: [], adventures: [hollow-king], archive: {adventures: 4}}, {}], step: collect-leads}`,
			Tries:   []string{"rest"},
			Refused: engine.RestOnFinal,
		},
	},
	{
		ID:       "deck-runs-out",
		Question: "What if the Lead deck or the Adventure deck runs out?",
		Answer:   "You make a new one: set the top card of its discard pile aside, shuffle the rest into a new deck, and put that card back as the new pile. Nobody loses by it.",
		Asked: []string{
			"deck out", "empty draw pile", "no more cards to draw", "reshuffle the graveyard", "do i lose when the deck is empty", "does the game end when the leads are gone", "shuffle the discards back",
			"stack of clues used up",
		},
		Rules: []engine.Rule{engine.R11_1},
		Example: Example{
			Shows: "The Lead deck is empty, and a Vision lies on top of the pile. You draw two from the new deck, and the Vision is still there to take.",
			At:    `{players: [{leads: []}, {}], step: collect-leads, discards: {lead: [vision]}, rest: {lead: discard}}`,
			Tries: []string{"collect leads from deck"},
			Then:  `all: [{hand: {at-least: 2}}, {top: {lead: vision}}]`,
		},
	},
	{
		ID:       "when-to-reshuffle",
		Question: "We took the last card of a deck: do we shuffle the pile at once?",
		Answer:   "No. Our reading: you do it when a card is needed and the deck is empty, not as the last card leaves; others make the new deck at once.",
		Asked: []string{
			"moment of reshuffling", "drew the final card of the stack", "remake the deck now or later", "can i still take the top discard before we shuffle", "when is the pile turned over",
			"last clue taken, mix the heap now?", "at what point is a new stack made", "wait with shuffling",
		},
		Rules:  []engine.Rule{engine.R11_1},
		Ruling: engine.R11_1,
		Example: Example{
			Shows: "You draw the last two Leads of the deck. The discard pile lies as it lay, with the Myth at its bottom.",
			At:    `{players: [{leads: []}, {leads: 95}], step: collect-leads, decks: {lead: [ruin, ruin]}, discards: {lead: [vision, glyph, myth]}}`,
			Tries: []string{"collect leads from deck"},
			Then:  `all: [{hand: {holds: [ruin, ruin]}}, {bottom: {lead: myth}}]`,
		},
	},
	{
		ID:       "one-card-in-the-pile",
		Question: "The deck is empty and only one card lies in its discard pile: is a new deck made of it?",
		Answer:   "No. Our reading: that one card stays as the pile, so the deck has nothing to give; take the card from the pile.",
		Asked: []string{
			"single card left to shuffle", "reshuffle with just the top card", "both nearly empty", "not enough discards for a new deck", "draw when there is one discard left",
			"heap has a lone card", "cannot form a stack from one", "mix a single clue?",
		},
		Rules:  []engine.Rule{engine.R11_1, engine.R4_6},
		Ruling: engine.R11_1,
		Example: Example{
			Shows:   "One Vision is the whole pile and the deck is empty. You cannot draw; you could take the Vision.",
			At:      `{players: [{leads: []}, {leads: 99}], step: collect-leads, discards: {lead: [vision]}}`,
			Tries:   []string{"collect leads from deck"},
			Refused: engine.PileEmpty,
		},
	},
	{
		ID:       "actionx-deck-runs-out",
		Question: "Is the ActionX deck shuffled anew when it runs out?",
		Answer:   "No. Our reading: the printed rules name only the Lead and the Adventure deck, so from then on nobody draws an ActionX card; others remake it like those two.",
		Asked: []string{
			"special cards all gone", "action card deck empty", "reshuffle discarded feats", "breakthrough but there is nothing to draw", "out of sites and relics", "do used action cards come back into the deck",
			"power cards used up", "stack of events finished",
		},
		Rules:  []engine.Rule{engine.R11_2, engine.R1_7},
		Ruling: engine.R11_2,
		Example: Example{
			Shows: "The ActionX deck is empty, its pile is not. Your Breakthrough is carried out, and you draw nothing.",
			At:    `{players: [{leads: [ruin, ruin, ruin], actionx: []}, {leads: [], actionx: []}], rest: {actionx: discard}}`,
			Tries: []string{"breakthrough ruin ruin ruin"},
			Then:  `all: [{performed: breakthrough}, {not: {actionx: {at-least: 1}}}]`,
		},
	},
}
