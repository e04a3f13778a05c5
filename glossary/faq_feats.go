package glossary

import "example.com/xseekers/engine"

// faqsFeats are the questions on Heroic Feats as such, and on Barter and Breakthrough (7.1 to 7.4, 7.11, 7.13).
var faqsFeats = []FAQ{
	{
		ID:       "same-feat-twice",
		Question: "May I perform the same Heroic Feat twice in a turn?",
		Answer:   "No, each of them once a turn, however many Leads you have. Thwart alone has no limit, and one printed on a card does not count.",
		Asked: []string{
			"barter two times", "repeat a heroic feat", "how often can i use breakthrough per turn", "second sabotage this turn", "do it again with other leads",
			"limit on special moves", "use a hero power more than once",
			"two raids in one go",
		},
		Rules: []engine.Rule{engine.R7_1, engine.R7_2},
		Example: Example{
			Shows:   "You have performed Barter this turn and could pay for another: it is once a turn.",
			At:      `{players: [{leads: [ruin, ruin, ruin], performed: [barter]}, {}]}`,
			Tries:   []string{"barter ruin ruin ruin"},
			Refused: engine.PerformedAlready,
		},
	},
	{
		ID:       "try-again-after-a-thwart",
		Question: "My Barter was Thwarted: may I perform it again this turn?",
		Answer:   "No. Our reading: a Heroic Feat that was Thwarted counts as performed, and its cost stays paid; others let you try once more in the same turn.",
		Asked: []string{
			"does a countered feat use up my once per turn", "they cancelled my heroic feat can i redo it", "second attempt after being blocked", "retry a negated breakthrough",
			"stopped feat still counts as done",
			"foiled once, another go?", "vetoed trade, do it over", "denied power the same turn",
		},
		Rules:  []engine.Rule{engine.R7_1},
		Ruling: engine.R7_1,
		Example: Example{
			Shows:   "Player 2 Thwarts your Barter. You have three Leads for another, but it counts as performed.",
			At:      `{variant: advanced, players: [{leads: [ruin, ruin, ruin, myth, myth, myth], actionx: []}, {leads: [glyph, glyph], actionx: []}]}`,
			Tries:   []string{"barter ruin ruin ruin", "thwart glyph glyph", "pass", "barter myth myth myth"},
			Refused: engine.PerformedAlready,
		},
	},
	{
		ID:       "several-feats-in-a-turn",
		Question: "May I perform different Heroic Feats in one turn?",
		Answer:   "Yes, as many of them as you can pay for, in any order, and other actions in between.",
		Asked: []string{
			"barter and breakthrough in the same turn", "combine heroic feats", "one heroic action per turn or one of each", "how many powers at once", "more than one special move",
			"mix various hero moves", "do a trade and a raid together", "how many different feats per turn",
		},
		Rules: []engine.Rule{engine.R7_1, engine.R4_4},
		Example: Example{
			Shows: "You Barter for The Hollow King and then perform Breakthrough for an ActionX card.",
			At: `{variant: advanced, players: [{leads: [glyph, glyph, glyph, ruin, ruin, ruin], actionx: [], adventures: []}, {leads: [], actionx: []}], ` +
				`decks: {adventure: [hollow-king], actionx: [base-camp]}}`,
			Tries: []string{"barter glyph glyph glyph", "reveal hollow-king", "breakthrough ruin ruin ruin"},
			Then:  `all: [{zone: {has: hollow-king}}, {actionx: {has: base-camp}}]`,
		},
	},
	{
		ID:       "feats-on-a-rivals-turn",
		Question: "May I perform a Heroic Feat on a rival's turn?",
		Answer:   "Only Thwart. The other five belong to the action step of your own turn.",
		Asked: []string{
			"sabotage in response", "poach back as a reaction", "which feats are instant", "barter while it is someone else's turn", "use a heroic feat as an interrupt", "when do i perform heroic feats",
			"sorcery speed or instant speed",
			"hero move while others play",
		},
		Rules: []engine.Rule{engine.R7_1, engine.R7_6},
		Example: Example{
			Shows:   "Player 1 Barters, and player 2 would answer with a Breakthrough: only a Thwart or a Twist is an answer.",
			At:      `{variant: advanced, players: [{leads: [ruin, ruin, ruin], actionx: []}, {leads: [glyph, glyph, glyph], actionx: []}]}`,
			Tries:   []string{"barter ruin ruin ruin", "breakthrough glyph glyph glyph"},
			By:      1,
			Refused: engine.NotInAnswer,
		},
	},
	{
		ID:       "printed-feat-and-the-limit",
		Question: "Does a Heroic Feat printed on a card count as my one for the turn?",
		Answer:   "No. It stands beside the limit: you may perform your own Barter and have a card's Barter as well.",
		Asked: []string{
			"card that says barter after i already did one", "extra heroic feat from a card", "do feats on x cards use my once per turn", "bonus breakthrough from a site",
			"use the card and then the normal one",
			"bonus trade through a card", "is the power on a card separate", "done it already but my card lets me too",
		},
		Rules: []engine.Rule{engine.R7_2},
		Example: Example{
			Shows: "You have performed Barter this turn. The Night Market has a Barter of its own, and you play it.",
			At: `{players: [{leads: [], actionx: [night-market], adventures: [], performed: [barter]}, {leads: [], actionx: []}], ` +
				`decks: {adventure: [hollow-king, drowned-gate]}}`,
			Tries: []string{"play night-market", "reveal hollow-king"},
			Then:  `zone: {has: hollow-king}`,
		},
	},
	{
		ID:       "thwart-a-printed-feat",
		Question: "A Feat card has a Heroic Feat printed on it: is one Thwart enough against both?",
		Answer:   "Yes. Our reading: card and Heroic Feat are a single play, answered once; others see two plays there.",
		Asked: []string{
			"counter the card or the effect on it", "do they need to thwart twice", "feat card that lets me sabotage gets blocked", "is the heroic feat on a card counterable",
			"two chances to stop a card with a heroic feat",
			"veto an event that contains a raid", "single denial for card plus power", "pay the block twice?",
		},
		Rules:  []engine.Rule{engine.R7_2, engine.R7_6},
		Ruling: engine.R7_2,
		Example: Example{
			Shows: "Player 2 Thwarts The Night Market once: its Barter does not happen either, and the card is archived.",
			At:    `{players: [{leads: [], actionx: [night-market], adventures: []}, {leads: [glyph, glyph], actionx: []}]}`,
			Tries: []string{"play night-market", "thwart glyph glyph"},
			Then:  `all: [{archived: {card: night-market}}, {zone: {size: 0}}, {step: actions}]`,
		},
	},
	{
		ID:       "printed-catch-up-feat",
		Question: "A card lets me Negotiate: may I play it though I am ahead?",
		Answer:   "No. Our reading: in all but the limit a printed Heroic Feat is one, so you still have to be tied or behind; only its cost is what the card says.",
		Asked: []string{
			"poach from a card while leading", "does a card ignore the catch up condition", "card with negotiate when i'm winning", "use the claim jumpers in the lead",
			"requirements of a feat written on a card",
			"event that steals a goal while i'm in front", "leader uses a comeback card", "does the card lift the restriction",
		},
		Rules:  []engine.Rule{engine.R7_2, engine.R7_7},
		Ruling: engine.R7_2,
		Example: Example{
			Shows:   "You have archived an Adventure and your rival none. Envoy at Dusk is a Negotiate, and you are ahead.",
			At:      `{players: [{actionx: [envoy-at-dusk], archive: {adventures: 1}}, {leads: [], actionx: []}]}`,
			Tries:   []string{"play envoy-at-dusk"},
			Refused: engine.NotBehind,
		},
	},
	{
		ID:       "barter-with-any-leads",
		Question: "Do the three Leads for a Barter have to match?",
		Answer:   "No, any three will do. It is Breakthrough that takes three matching ones.",
		Asked: []string{
			"what does barter cost", "three different leads for a trade", "pay for a new adventure", "price of bartering", "do i need a set to barter", "trade three random cards for a quest",
			"mixed clues for a trade", "how to trade for a new goal",
		},
		Rules: []engine.Rule{engine.R7_3},
		Example: Example{
			Shows: "A Glyph, a Myth and a Ruin pay for your Barter, and you take The Hollow King.",
			At: `{variant: advanced, players: [{leads: [glyph, myth, ruin], actionx: [], adventures: []}, {leads: [], actionx: []}], ` +
				`decks: {adventure: [hollow-king, drowned-gate]}}`,
			Tries: []string{"barter glyph myth ruin, ruin on top", "reveal hollow-king"},
			Then:  `all: [{zone: {has: hollow-king}}, {top: {lead: ruin}}]`,
		},
	},
	{
		ID:       "barter-with-an-actionx-card",
		Question: "May I pay for a Barter with an ActionX card?",
		Answer:   "Yes, with one from your hand instead of the three Leads, but not with a mix of both. It is discarded, so it does not count toward a Breakthrough win.",
		Asked: []string{
			"give away a special card for a new quest", "discard an x card instead of leads", "use a useless relic to barter", "one card or three leads", "exchange an action card",
			"does the card i traded away go to my archive",
			"swap a power card for a new goal", "pay with an event",
		},
		Rules: []engine.Rule{engine.R7_3, engine.R12_1},
		Example: Example{
			Shows: "Trail Rations pays for your Barter: it lies on the ActionX discard pile, not in your Archive Zone.",
			At: `{players: [{leads: [], actionx: [trail-rations], adventures: []}, {leads: [], actionx: []}], ` +
				`decks: {adventure: [hollow-king, drowned-gate]}}`,
			Tries: []string{"barter trail-rations", "reveal hollow-king"},
			Then:  `all: [{zone: {has: hollow-king}}, {top: {card: trail-rations}}]`,
		},
	},
	{
		ID:       "keep-both-of-a-barter",
		Question: "I see two Adventures in a Barter: may I keep both, or neither?",
		Answer:   "Neither of these. One comes into your zone, your choice which, and the other is discarded; nothing is put back on the deck.",
		Asked: []string{
			"take the two quests i looked at", "i don't like either adventure", "what happens with the one i don't choose", "return a card to the top of the deck", "look at two pick one",
			"refuse both missions",
			"two goals shown, how many stay", "put one back on the stack",
		},
		Rules: []engine.Rule{engine.R7_3},
		Example: Example{
			Shows: "Of the two you reveal The Hollow King. The Drowned Gate lies on top of the discard pile.",
			At: `{variant: advanced, players: [{leads: [ruin, ruin, ruin], actionx: [], adventures: []}, {leads: [], actionx: []}], ` +
				`decks: {adventure: [hollow-king, drowned-gate]}}`,
			Tries: []string{"barter ruin ruin ruin", "reveal hollow-king"},
			Then:  `all: [{zone: {size: 1}}, {top: {card: drowned-gate}}]`,
		},
	},
	{
		ID:       "barter-with-a-full-zone",
		Question: "May I Barter with three Active Adventures?",
		Answer:   "Yes. The new one comes in, and then you scrap one of the four, which may be the newcomer.",
		Asked: []string{
			"trade for a quest when i have the maximum", "barter but no room", "replace a mission by bartering", "is barter blocked when my zone is full", "fourth adventure from a barter",
			"three goals already but want to trade", "swap a hard goal for an easier one", "trade when i've no space",
		},
		Rules: []engine.Rule{engine.R7_3, engine.R2_10},
		Example: Example{
			Shows: "With three in your zone you Barter for The Hollow King and scrap The Mirror Lake for it.",
			At: `{variant: advanced, players: [{leads: [ruin, ruin, ruin], actionx: [], adventures: [mirror-lake, tide-clock, sunless-library]}, ` +
				`{leads: [], actionx: []}], decks: {adventure: [hollow-king, drowned-gate]}}`,
			Tries: []string{"barter ruin ruin ruin", "reveal hollow-king", "scrap mirror-lake"},
			Then:  `all: [{zone: {size: 3}}, {zone: {has: hollow-king}}]`,
		},
	},
	{
		ID:       "breakthrough-before-the-final",
		Question: "What does Breakthrough do when I am not on my Final Adventure?",
		Answer:   "It draws you an ActionX card for three matching Leads. That is how you get cards for later; winning with it waits for your Final Adventure.",
		Asked: []string{
			"how do i get more x cards", "how do i draw special cards", "what is breakthrough good for early", "three of a kind", "cost of a breakthrough", "turn leads into a feat card", "can i use breakthrough before four adventures",
			"ways to gain sites and relics",
		},
		Rules: []engine.Rule{engine.R7_4},
		Example: Example{
			Shows: "With nothing archived yet you perform Breakthrough and draw Base Camp.",
			At:    `{variant: advanced, players: [{leads: [myth, myth, myth], actionx: []}, {leads: [], actionx: []}], decks: {actionx: [base-camp]}}`,
			Tries: []string{"breakthrough myth myth myth"},
			Then:  `actionx: {has: base-camp}`,
		},
	},
	{
		ID:       "when-do-leads-match",
		Question: "When do Leads match?",
		Answer:   "When all of them are of one type, with Wilds standing in for those you lack. Two and one of another type do not match.",
		Asked: []string{
			"what is a matching pair", "same suit", "do two ruins and a myth count as matching", "identical leads", "set of equal cards", "must the colours be the same",
			"ruin plus wild a match?", "meaning of matching",
		},
		Rules: []engine.Rule{engine.R7_11},
		Example: Example{
			Shows:   "Two Ruins and a Myth are no three matching Leads for a Breakthrough.",
			At:      `{variant: advanced, players: [{leads: [ruin, ruin, myth]}, {}]}`,
			Tries:   []string{"breakthrough ruin ruin myth"},
			Refused: engine.NotMatching,
		},
	},
	{
		ID:       "which-feat-for-what",
		Question: "Which Heroic Feats gain me something, which disrupt rivals, and which help me catch up?",
		Answer:   "Barter and Breakthrough gain you resources, Sabotage and Thwart disrupt your rivals, Negotiate and Poach help you catch up.",
		Asked: []string{
			"list of heroic feats", "what are the six feats", "powers that hurt others and powers that help me", "overview of powers", "feats to attack others", "feats that help the player in last place", "what can i do with heroic feats",
			"what moves could i make besides playing cards",
		},
		Rules: []engine.Rule{engine.R7_13},
	},
}
