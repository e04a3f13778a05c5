package glossary

import "example.com/xseekers/engine"

// faqsWords are the questions on the words that move cards and on the ways to play (12 and 13).
var faqsWords = []FAQ{
	{
		ID:       "where-discards-go",
		Question: "Where do cards go that I discard?",
		Answer:   "On top of the discard pile of their type: Leads on the Lead pile, ActionX cards on theirs. The next player may take a Lead that lies on top.",
		Asked: []string{
			"meaning of discard", "throw a card away where", "graveyard rules", "put it face up on the trash", "what does draw mean", "from where do i draw", "used cards pile",
			"toss a card, on which heap",
		},
		Rules: []engine.Rule{engine.R12_1},
		Example: Example{
			Shows: "You discard a Glyph after drawing: it lies on top of the Lead discard pile.",
			At:    `{players: [{leads: [glyph]}, {}], decision: discard-lead, discards: {lead: [vision]}}`,
			Tries: []string{"discard glyph"},
			Then:  `top: {lead: glyph}`,
		},
	},
	{
		ID:       "seek-or-choose",
		Question: "I am told to seek an Adventure: may I take it from the discard pile?",
		Answer:   "No. To seek always means the top of the Adventure deck; only step 1 of your turn leaves you the choice.",
		Asked: []string{
			"what does seek mean", "search for an adventure", "is seeking the same as choosing", "seek from the graveyard", "look for a quest", "tutor for an adventure", "do i pick which one i seek",
			"look for a goal in the heap",
		},
		Rules: []engine.Rule{engine.R12_2, engine.R4_2},
		Example: Example{
			Shows: "The Hollow King lies on the discard pile, but your reward seeks: The Mirror Lake comes from the deck.",
			At:    `{players: [{leads: [glyph, ruin, vision], adventures: [rivals-torn-map]}, {}], decks: {adventure: [mirror-lake]}, discards: {adventure: [hollow-king]}}`,
			Tries: []string{"complete rivals-torn-map with glyph ruin vision"},
			Then:  `all: [{zone: {has: mirror-lake}}, {top: {card: hollow-king}}]`,
		},
	},
	{
		ID:       "reveal-an-adventure",
		Question: "A text has me reveal an Adventure: do I only show it?",
		Answer:   "No, you seek it: it comes into your zone. Our reading: \"reveal\" alone means to show, but to reveal an Adventure means to seek one; others only show it.",
		Asked: []string{
			"reveal versus seek", "turn an adventure face up and then what", "does a revealed quest stay with me", "show the top mission", "flip over an adventure",
			"uncover a goal, does it stay", "show or take", "flip a goal and return it?",
		},
		Rules:  []engine.Rule{engine.R12_2, engine.R6_9},
		Ruling: engine.R12_2,
		Example: Example{
			Shows: "Player 1 buries your only Adventure on your Final Adventure, and you reveal The Mirror Lake: it lies in your zone.",
			At: `{variant: advanced, players: [{leads: [ruin], adventures: [drowned-gate], actionx: []}, ` +
				`{leads: [], actionx: [], adventures: [hollow-king], archive: {adventures: 4}}], decks: {adventure: [mirror-lake]}}`,
			Tries: []string{"sabotage drowned-gate with ruin", "hit hollow-king"},
			By:    1,
			Then:  `zone: {has: mirror-lake}`,
		},
	},
	{
		ID:       "what-archive-means",
		Question: "What does it mean to archive a card?",
		Answer:   "It goes to its player's Archive Zone and stays there: a completed Adventure counts toward five, an ActionX card toward the seven of a Breakthrough.",
		Asked: []string{
			"exile a card", "score pile", "where do finished quests go", "is the archive the same as the discard pile", "can archived cards come back", "whose archive does it go to",
			"bank a card",
			"stored cards what for",
		},
		Rules: []engine.Rule{engine.R12_3, engine.R5_2},
		Example: Example{
			Shows: "You complete The Drowned Gate: it lies in your Archive Zone and no longer among your Active Adventures.",
			At:    `{players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate]}, {}]}`,
			Tries: []string{"complete drowned-gate with ruin ruin myth"},
			Then:  `all: [{archived: {card: drowned-gate}}, {zone: {size: 0}}]`,
		},
	},
	{
		ID:       "bury-or-discard",
		Question: "What is the difference between burying a card and discarding it?",
		Answer:   "A buried card goes to the bottom of the discard pile of its type, a discarded one on top. So nobody can take a buried card as the top of the pile.",
		Asked: []string{
			"put it under the pile", "what does bury mean", "bottom of the graveyard", "hide a card at the bottom", "buried adventure can anyone get it", "is bury the same as trash",
			"underneath the discards",
			"below or on top of the heap",
		},
		Rules: []engine.Rule{engine.R12_4, engine.R12_1},
		Example: Example{
			Shows: "You Sabotage The Hollow King: it lies at the bottom of the Adventure pile. The Mirror Lake, which you scrapped for it, lies on top.",
			At: `{variant: advanced, players: [{leads: [ruin], adventures: [mirror-lake], actionx: []}, {leads: [], actionx: [], adventures: [hollow-king]}], ` +
				`discards: {adventure: [tide-clock]}}`,
			Tries: []string{"sabotage mirror-lake with ruin", "hit hollow-king"},
			Then:  `all: [{bottom: {card: hollow-king}}, {top: {card: mirror-lake}}]`,
		},
	},
	{
		ID:       "bury-leads-from-hand",
		Question: "Can Leads be buried that were never in play?",
		Answer:   "Yes. Our reading: the word is meant for cards in play, but Thwart asks it of Leads in hand, so those go to the bottom of the Lead discard pile as well.",
		Asked: []string{
			"bury from hand", "are cards in my hand in play", "bury a lead i hold", "where do the two leads of a counter go", "burying hand cards allowed?",
			"clues from my hand to the bottom", "why do foiling clues go underneath", "hand cards below the heap",
		},
		Rules:  []engine.Rule{engine.R12_4, engine.R7_6},
		Ruling: engine.R12_4,
		Example: Example{
			Shows: "Player 2 Thwarts with two Myths from hand: they lie at the very bottom, below the Vision that was there.",
			At:    `{variant: advanced, players: [{leads: [ruin, ruin, ruin], actionx: []}, {leads: [myth, myth], actionx: []}], discards: {lead: [vision]}}`,
			Tries: []string{"breakthrough ruin ruin ruin", "thwart myth myth"},
			Then:  `bottom: {lead: myth}`,
		},
	},
	{
		ID:       "where-scrapped-cards-go",
		Question: "Where does a card go that I scrap?",
		Answer:   "An Adventure is discarded, on top of its pile; a Site or Relic is archived and counts toward your seven.",
		Asked: []string{
			"sacrifice a permanent", "scrapped relic discarded or archived", "trash my own card", "what does scrap mean", "give up a site to pay", "junk a quest", "does a scrapped site still count for breakthrough",
			"gave up a building, where to",
		},
		Rules: []engine.Rule{engine.R12_5, engine.R12_3},
		Example: Example{
			Shows: "You scrap Base Camp to pay for a Sabotage: it lies in your Archive Zone.",
			At:    `{players: [{leads: [ruin], actionx: [], active: [base-camp]}, {leads: [], actionx: [], adventures: [hollow-king]}]}`,
			Tries: []string{"sabotage base-camp with ruin", "hit hollow-king"},
			Then:  `all: [{archived: {card: base-camp}}, {archived: {actionx: 1}}]`,
		},
	},
	{
		ID:       "scrap-when-i-like",
		Question: "May I scrap an Adventure just because I no longer want it?",
		Answer:   "No. You scrap only to pay for an effect or to obey one, or when you have more than three Active Adventures.",
		Asked: []string{
			"get rid of a bad quest", "drop a mission for free", "sacrifice without a reason", "abandon an adventure", "swap out a card i don't need", "clear my zone voluntarily",
			"throw out my own goal for no reason", "toss an objective because it's ugly",
		},
		Rules: []engine.Rule{engine.R12_5, engine.R2_10},
		Example: Example{
			Shows:   "In your action step you would scrap The Hollow King, and nothing asks you to.",
			At:      `{players: [{adventures: [hollow-king, drowned-gate]}, {}]}`,
			Tries:   []string{"scrap hollow-king"},
			Refused: engine.NotAsked,
		},
	},
	{
		ID:       "what-the-beginner-game-leaves-out",
		Question: "What does the Beginner Game leave out?",
		Answer:   "Heroic Feats and ActionX cards. You choose Adventures, collect Leads, complete and Rest; all the rest of the rules is as ever.",
		Asked: []string{
			"easy mode", "simple version for kids", "first game which rules do we skip", "no action cards in the starter game", "may i barter as a beginner", "learn the game without feats",
			"difference between beginner and advanced",
		},
		Rules: []engine.Rule{engine.R13_1},
		Example: Example{
			Shows:   "In the Beginner Game you hold three Ruins and would perform a Breakthrough.",
			At:      `{players: [{leads: [ruin, ruin, ruin]}, {}]}`,
			Tries:   []string{"breakthrough ruin ruin ruin"},
			Refused: engine.NotInBeginnerGame,
		},
	},
	{
		ID:       "actionx-reward-for-beginners",
		Question: "An Adventure rewards me with an ActionX card, and we play the Beginner Game: what do I get?",
		Answer:   "Nothing for that part. Our reading: the Adventure is archived as ever, and whatever else its reward gives you still get.",
		Asked: []string{
			"reward is an x card but we have none", "beginner game prize that needs the action deck", "replace the actionx reward with something", "is a quest with a card reward useless for newcomers",
			"loot shows a power card in the simple game", "no x deck but the goal gives one", "starter game reward without meaning",
		},
		Rules:  []engine.Rule{engine.R13_1, engine.R5_3},
		Ruling: engine.R13_1,
		Example: Example{
			Shows: "In the Beginner Game The Labyrinth's Heart rewards you with its Lead, and not with its ActionX card.",
			At:    `{players: [{leads: [ruin, ruin, ruin, myth, myth], adventures: [labyrinths-heart]}, {}], decks: {lead: [vision]}}`,
			Tries: []string{"complete labyrinths-heart with ruin ruin ruin myth myth"},
			Then:  `all: [{hand: {holds: [vision]}}, {hand: {at-most: 1}}, {not: {actionx: {at-least: 1}}}]`,
		},
	},
	{
		ID:       "final-for-beginners",
		Question: "Is there a Final Adventure in the Beginner Game, too?",
		Answer:   "Yes. Our reading: only Heroic Feats and ActionX cards are left out, so the Rival's Choice and all of the Final Adventure stay; others simply race for the fifth.",
		Asked: []string{
			"beginner mode endgame", "do newcomers use the rival's choice", "fourth adventure without the advanced rules", "simple game just race to five?", "skip the final for the first game",
			"finale in the simple game", "starter rules and the last goal", "does number five need the pick in the easy version",
		},
		Rules:  []engine.Rule{engine.R13_1, engine.R6_1},
		Ruling: engine.R13_1,
		Example: Example{
			Shows: "In the Beginner Game you archive a fourth Adventure, player 2 makes the Rival's Choice, and you are on your Final Adventure.",
			At:    `{players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate, hollow-king], archive: {adventures: 3}}, {}]}`,
			Tries: []string{"complete drowned-gate with ruin ruin myth", "keep hollow-king"},
			Then:  `all: [{final: true}, {zone: {size: 1}}]`,
		},
	},
	{
		ID:       "what-the-advanced-game-adds",
		Question: "What does the Advanced Game add?",
		Answer:   "Everything: ActionX cards, Heroic Feats, answers on your rivals' turns, and the win by Breakthrough. Bring the harder cards in step by step.",
		Asked: []string{
			"when do we add the special cards", "expert mode", "when do we start using action cards", "next level after the first games", "which cards should we add first", "complete game with all cards", "are there difficult cards to leave out at first",
		},
		Rules: []engine.Rule{engine.R13_2},
		Example: Example{
			Shows: "In the Advanced Game three Ruins are a Breakthrough: you draw Base Camp, which the Beginner Game would not know.",
			At:    `{variant: advanced, players: [{leads: [ruin, ruin, ruin], actionx: []}, {leads: [], actionx: []}], decks: {actionx: [base-camp]}}`,
			Tries: []string{"breakthrough ruin ruin ruin"},
			Then:  `actionx: {has: base-camp}`,
		},
	},
}
