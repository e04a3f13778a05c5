package glossary

import "example.com/xseekers/engine"

// faqsZones are the questions on the places of the cards, the limit of three and setting up (2.9 to 3.4).
var faqsZones = []FAQ{
	{
		ID:       "what-is-an-active-resource",
		Question: "What counts as an Active Resource?",
		Answer:   "Every Site and Relic in an Active Zone and every Adventure in an Adventure Zone. Cards in hand, in an Archive Zone or in a pile are none.",
		Asked: []string{
			"what is a resource", "which of my cards are in play", "is an archived site still active", "does a card in my hand count as a resource", "things i control",
			"permanents on the battlefield",
			"which things of mine can be attacked or given up", "define resource",
		},
		Rules: []engine.Rule{engine.R2_9},
		Example: Example{
			Shows:   "The Shifting Sands costs you an Active Resource. A Site in your hand is not one.",
			At:      `{players: [{adventures: [drowned-gate], actionx: [shifting-sands, base-camp]}, {leads: [], actionx: []}]}`,
			Tries:   []string{"play shifting-sands scrapping base-camp"},
			Refused: engine.NotYoursToSpend,
		},
	},
	{
		ID:       "separate-discard-piles",
		Question: "Do all cards go to the same discard pile?",
		Answer:   "No. There are three decks, for Leads, Adventures and ActionX cards, and each has a discard pile of its own.",
		Asked: []string{
			"how many decks are there", "one graveyard for everything?", "is there just one trash heap", "where are the piles", "does each player have an own deck",
			"shared deck or personal deck", "what areas are on the table", "which zones do i have",
		},
		Rules: []engine.Rule{engine.R2_9, engine.R12_1},
		Example: Example{
			Shows: "One Barter fills two piles: its Leads lie on the Lead discard pile, the Adventure not taken on the Adventure discard pile.",
			At: `{variant: advanced, players: [{leads: [ruin, ruin, ruin], adventures: [], actionx: []}, {leads: [], actionx: []}], ` +
				`decks: {adventure: [hollow-king, drowned-gate]}}`,
			Tries: []string{"barter ruin ruin ruin", "reveal hollow-king"},
			Then:  `all: [{top: {lead: ruin}}, {top: {card: drowned-gate}}]`,
		},
	},
	{
		ID:       "fourth-active-adventure",
		Question: "What if I get a fourth Active Adventure?",
		Answer:   "You scrap Adventures until three are left, your choice which, before anything else goes on. The limit stops nothing from coming in.",
		Asked: []string{
			"too many adventures", "maximum quests in front of me", "adventure limit", "more than three missions", "my zone is full do i still have to take one",
			"have to throw an adventure away", "one of four quests has to leave",
			"four goals in front of me",
		},
		Rules: []engine.Rule{engine.R2_10},
		Example: Example{
			Shows:   "With three in your zone you choose a fourth and would choose yet another: first you scrap one.",
			At:      `{players: [{adventures: [drowned-gate, hollow-king, mirror-lake]}, {}], step: choose-adventure}`,
			Tries:   []string{"choose adventure from deck", "choose adventure from deck"},
			Refused: engine.DecideFirst,
		},
	},
	{
		ID:       "scrap-the-newcomer",
		Question: "May I scrap the very Adventure I have just taken?",
		Answer:   "Yes. Above three you choose freely which to scrap, and the newcomer may be the one.",
		Asked: []string{
			"throw the new quest right away", "get rid of the adventure i just drew", "do i have to keep the fresh one", "reject the adventure from the deck",
			"must the oldest adventure go", "take a mission and dump it",
			"ditch the freshly taken objective", "is the latest arrival allowed to leave",
		},
		Rules: []engine.Rule{engine.R2_10},
		Example: Example{
			Shows: "You take Salt Road Cipher as your fourth and scrap it again: it lies on the discard pile.",
			At: `{players: [{adventures: [drowned-gate, hollow-king, mirror-lake]}, {}], step: choose-adventure, ` +
				`decks: {adventure: [salt-road-cipher]}}`,
			Tries: []string{"choose adventure from deck", "scrap salt-road-cipher"},
			Then:  `all: [{zone: {size: 3}}, {top: {card: salt-road-cipher}}]`,
		},
	},
	{
		ID:       "two-new-adventures-at-once",
		Question: "An effect brings me two Adventures: do I scrap after each of them?",
		Answer:   "No, after both. Our reading: the limit is looked at once a whole step or effect is finished, so you choose among all of them; others check it each time one arrives.",
		Asked: []string{
			"seek two with two already there", "when is the limit of three checked", "over the cap in the middle of an effect", "see all new quests before throwing one away",
			"do i scrap in between", "timing of the three adventures maximum",
			"two goals arrive together", "one by one or all together when over three",
		},
		Rules:  []engine.Rule{engine.R2_10, engine.R9_1},
		Ruling: engine.R2_10,
		Example: Example{
			Shows: "You Rest with two Adventures: both new ones are there before you scrap, so you may give up the first of them for the second.",
			At: `{players: [{leads: [], adventures: [drowned-gate, hollow-king]}, {}], step: before-turn, ` +
				`decks: {adventure: [salt-road-cipher, mirror-lake]}}`,
			Tries: []string{"rest", "scrap salt-road-cipher"},
			Then:  `all: [{zone: {has: mirror-lake}}, {zone: {size: 3}}]`,
		},
	},
	{
		ID:       "archived-adventures-and-the-limit",
		Question: "Do archived Adventures count toward the limit of three?",
		Answer:   "No. The limit is about Active Adventures, those in your Adventure Zone; what you have completed has left it.",
		Asked: []string{
			"do finished quests take up space", "completed missions count for the maximum", "room for new adventures after archiving", "only open adventures count?",
			"does my score pile use a slot",
			"are my done goals part of the three", "does finishing free up a slot",
		},
		Rules: []engine.Rule{engine.R2_10, engine.R2_9},
		Example: Example{
			Shows: "With three archived and two in your zone you choose another: you hold three and go straight on to collect Leads.",
			At:    `{players: [{adventures: [drowned-gate, hollow-king], archive: {adventures: 3}}, {}], step: choose-adventure}`,
			Tries: []string{"choose adventure from deck"},
			Then:  `all: [{zone: {size: 3}}, {step: collect-leads}]`,
		},
	},
	{
		ID:       "one-place-for-a-card",
		Question: "Can a card be in two places at once, such as a Lead under a card and in my hand?",
		Answer:   "No. Every card is in exactly one place, so a Lead under a Site or an Adventure has left your hand and pays for nothing.",
		Asked: []string{
			"does a bonded lead still count as in hand", "spend the card that lies under another", "use a lead twice", "is an attached card part of my hand",
			"pay with leads under a completed adventure", "where does the card count", "can one card pay for two costs",
		},
		Rules: []engine.Rule{engine.R2_11},
		Example: Example{
			Shows: "Your only Myth lies under The Echoing Gallery, so you have none to complete The Drowned Gate with.",
			At: `{players: [{leads: [ruin, ruin], adventures: [drowned-gate], active: [{card: echoing-gallery, bond: myth}]}, ` +
				`{leads: [], actionx: []}]}`,
			Tries:   []string{"complete drowned-gate with ruin ruin myth"},
			Refused: engine.LeadNotInHand,
		},
	},
	{
		ID:       "shuffling-the-decks",
		Question: "Are all the cards shuffled together at the start?",
		Answer:   "No. Leads, Adventures and ActionX cards are three decks, and you shuffle each on its own.",
		Asked: []string{
			"mix the decks", "how do we set the game up", "prepare the table", "shuffle everything into one deck?", "first thing to do when unpacking the game", "setup of the draw piles",
			"one big stack or three stacks", "mixing before we begin",
		},
		Rules: []engine.Rule{engine.R3_1},
	},
	{
		ID:       "opening-hand",
		Question: "What is each of us dealt at the start?",
		Answer:   "Six Leads and one ActionX card. In the Beginner Game it is the Leads alone.",
		Asked: []string{
			"starting hand", "how many cards do we begin with", "how many cards to begin with", "do i start with an x card", "how many leads at the beginning of the game", "mulligan",
			"deal out cards",
		},
		Rules: []engine.Rule{engine.R3_2},
		Example: Example{
			Shows: "The first turn of a game: to the six Leads dealt you draw two, which makes eight.",
			At:    `{variant: advanced, players: [{}, {}], step: collect-leads}`,
			Tries: []string{"collect leads from deck"},
			Then:  `all: [{hand: {at-least: 8}}, {actionx: {at-least: 1}}]`,
		},
	},
	{
		ID:       "adventures-at-the-start",
		Question: "How many Adventures do I start with?",
		Answer:   "Three: each player seeks three as the game is set up. So the one you choose in your first turn is a fourth, and you scrap one.",
		Asked: []string{
			"how many quests to begin with", "missions at the beginning", "initial adventures", "do we begin with empty zones", "how many objective cards at setup",
			"is the zone already full on turn one",
			"number of goals laid out first",
		},
		Rules: []engine.Rule{engine.R3_3, engine.R2_10},
		Example: Example{
			Shows: "The first turn of a game: with the three from the setup, the Adventure you choose makes four, and you are asked to scrap one.",
			At:    `{players: [{}, {}], step: choose-adventure}`,
			Tries: []string{"choose adventure from deck"},
			Then:  `all: [{zone: {size: 4}}, {decision: scrap-adventure}]`,
		},
	},
	{
		ID:       "who-starts",
		Question: "Who goes first?",
		Answer:   "Whoever lost the last game. In the first game of a session a coin says who it is.",
		Asked: []string{
			"starting player", "who has the first turn", "does the winner begin", "youngest player first?", "flip a coin to start", "roll for start",
			"who opens the second game", "how do we pick the beginner",
		},
		Rules: []engine.Rule{engine.R3_4},
	},
	{
		ID:       "who-starts-after-three",
		Question: "Three of us played and two lost: which of them starts the next game?",
		Answer:   "The loser with the fewest archived Adventures. Our reading: the printed rule speaks of one loser, and chance decides between equals; others let chance decide among all the losers.",
		Asked: []string{
			"more than one loser who begins", "first player in a rematch with four people", "last place starts?", "two losers tied who opens the next round",
			"new game multiplayer start order",
			"several losers, one must open", "trio rematch who gets going",
		},
		Rules:  []engine.Rule{engine.R3_4},
		Ruling: engine.R3_4,
	},
}
