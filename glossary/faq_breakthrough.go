package glossary

import "example.com/xseekers/engine"

// faqsBreakthrough are the questions on winning by Breakthrough (10).
var faqsBreakthrough = []FAQ{
	{
		ID:       "win-by-breakthrough",
		Question: "How do I win by Breakthrough?",
		Answer:   "Be on your Final Adventure, have seven or more ActionX cards in your Active Zone and Archive Zone together, and carry out a Breakthrough. Both zones count, hands and Adventures do not.",
		Asked: []string{
			"seven special cards", "how many sites and relics to win", "do cards in play and archived ones add up", "collect x cards to win", "card victory", "which cards count toward the seven",
			"do completed adventures count as well",
		},
		Rules: []engine.Rule{engine.R10_1, engine.R1_2},
		Example: Example{
			Shows: "On your Final Adventure you have two Sites in play and five ActionX cards archived. Your Breakthrough wins.",
			At: `{players: [{leads: [ruin, ruin, ruin], actionx: [], adventures: 1, active: [base-camp, old-quarry], archive: {adventures: 4, actionx: 5}}, ` +
				`{leads: [], actionx: []}]}`,
			Tries: []string{"breakthrough ruin ruin ruin"},
			Then:  `won-by: breakthrough`,
		},
	},
	{
		ID:       "seven-cards-too-early",
		Question: "I have seven ActionX cards but am not on my Final Adventure: do I win?",
		Answer:   "No. Until your fourth Adventure is archived a Breakthrough only draws its card, and seven cards without a Breakthrough win nothing at any time.",
		Asked: []string{
			"enough x cards but only two adventures", "do i win as soon as i have seven", "card win before the endgame", "seven sites in play early", "is the seventh card an instant win",
			"must i perform breakthrough to win with cards",
			"plenty of power cards, few goals", "seven on the table without the finale",
		},
		Rules: []engine.Rule{engine.R10_1, engine.R7_4},
		Example: Example{
			Shows: "Seven ActionX cards lie in your Archive Zone, but only three Adventures: your Breakthrough draws a card, and the game goes on.",
			At:    `{players: [{leads: [ruin, ruin, ruin], actionx: [], archive: {adventures: 3, actionx: 7}}, {leads: [], actionx: []}]}`,
			Tries: []string{"breakthrough ruin ruin ruin"},
			Then:  `all: [{actionx: {at-least: 1}}, {step: actions}, {not: {won-by: breakthrough}}]`,
		},
	},
	{
		ID:       "thwart-the-winning-breakthrough",
		Question: "Can a Breakthrough that would win be Thwarted?",
		Answer:   "Yes. It wins only when it is carried out, so with two matching Leads a rival can stop it, and you may perform another in your next turn.",
		Asked: []string{
			"stop an opponent from winning with cards", "counter the last breakthrough", "block the card victory", "defend against seven x cards", "can the winning move be cancelled",
			"veto the victory", "deny the seven cards finish", "last chance to foil a win",
		},
		Rules: []engine.Rule{engine.R10_1, engine.R7_6},
		Example: Example{
			Shows: "You need only this Breakthrough to win. Player 2 Thwarts it, and the game goes on.",
			At:    `{players: [{leads: [ruin, ruin, ruin], actionx: [], adventures: 1, archive: {adventures: 4, actionx: 7}}, {leads: [glyph, glyph], actionx: []}]}`,
			Tries: []string{"breakthrough ruin ruin ruin", "thwart glyph glyph"},
			Then:  `all: [{performed: breakthrough}, {step: actions}, {not: {won-by: breakthrough}}]`,
		},
	},
	{
		ID:       "thwarted-feat-counts",
		Question: "Does a Feat card that was Thwarted count toward the seven?",
		Answer:   "Yes. It is archived all the same, and in your Archive Zone it counts like any other.",
		Asked: []string{
			"countered cards and the seven", "negated feat still helps me win", "blocked card in my archive does it score", "cancelled action card worth anything", "does it matter for breakthrough that my feat was stopped",
			"vetoed event still worth something", "is a foiled feat one of the seven", "does stopping my card help me collect",
		},
		Rules: []engine.Rule{engine.R10_2, engine.R2_5},
		Example: Example{
			Shows: "You have six, and Trail Rations is Thwarted: it is your seventh. Your Breakthrough then wins.",
			At: `{players: [{leads: [ruin, ruin, ruin], actionx: [trail-rations], adventures: 1, archive: {adventures: 4, actionx: 6}}, ` +
				`{leads: [glyph, glyph], actionx: []}]}`,
			Tries: []string{"play trail-rations", "thwart glyph glyph", "pass", "breakthrough ruin ruin ruin"},
			Then:  `won-by: breakthrough`,
		},
	},
	{
		ID:       "cards-in-hand-and-the-seven",
		Question: "Do ActionX cards in my hand count toward the seven?",
		Answer:   "No, not even the one that the Breakthrough itself draws. Our reading: the count is made after that draw, over the Active and the Archive Zone alone; others count as it is announced.",
		Asked: []string{
			"unplayed x cards count?", "does the drawn card make seven", "six on the table and one in hand", "is the seventh allowed to be in my hand", "when are the cards counted",
			"held power cards part of the seven", "is the freshly drawn one included", "at what moment do we count to seven",
		},
		Rules:  []engine.Rule{engine.R10_3, engine.R10_1},
		Ruling: engine.R10_3,
		Example: Example{
			Shows: "Six lie in your Archive Zone and one is in your hand. Your Breakthrough draws another, but wins nothing.",
			At:    `{players: [{leads: [ruin, ruin, ruin], actionx: [base-camp], adventures: 1, archive: {adventures: 4, actionx: 6}}, {leads: [], actionx: []}]}`,
			Tries: []string{"breakthrough ruin ruin ruin"},
			Then:  `all: [{actionx: {at-least: 2}}, {not: {won-by: breakthrough}}]`,
		},
	},
	{
		ID:       "breakthrough-with-nothing-to-draw",
		Question: "No ActionX card is left to draw: does my Breakthrough still win?",
		Answer:   "Yes. Our reading: it is carried out as far as it can be, and with your seven in place it wins without drawing.",
		Asked: []string{
			"win although the x deck is empty", "empty action deck and seven cards", "breakthrough without a card to take", "last card gone can i still win with cards",
			"no power cards remain, victory anyway?", "finish although the x stack is gone", "drawing fails but i have seven",
		},
		Rules:  []engine.Rule{engine.R10_3, engine.R11_2},
		Ruling: engine.R10_3,
		Example: Example{
			Shows: "The ActionX deck is empty. Your Breakthrough draws nothing and wins.",
			At: `{players: [{leads: [ruin, ruin, ruin], actionx: [], adventures: 1, archive: {adventures: 4, actionx: 7}}, {leads: [], actionx: []}], ` +
				`rest: {actionx: discard}}`,
			Tries: []string{"breakthrough ruin ruin ruin"},
			Then:  `won-by: breakthrough`,
		},
	},
	{
		ID:       "win-by-a-printed-breakthrough",
		Question: "May I win with a Breakthrough that is printed on a card?",
		Answer:   "Yes. Our reading: a Breakthrough wins wherever it stands, and a Site that its Exploit archives counts among the seven by then.",
		Asked: []string{
			"site that says breakthrough can it win", "exploit with breakthrough on it for the victory", "does a card's own breakthrough count", "win without paying three matching leads",
			"building with the winning move", "does the wall itself make seven", "victory through a place's power", "breached wall wins?",
		},
		Rules:  []engine.Rule{engine.R10_3, engine.R7_2},
		Ruling: engine.R10_3,
		Example: Example{
			Shows: "Six ActionX cards are archived. You Exploit The Breached Wall: it becomes the seventh, and its Breakthrough wins.",
			At:    `{players: [{leads: [ruin], actionx: [], adventures: 1, active: [breached-wall], archive: {adventures: 4, actionx: 6}}, {leads: [], actionx: []}]}`,
			Tries: []string{"use breached-wall exploit with ruin"},
			Then:  `won-by: breakthrough`,
		},
	},
}
