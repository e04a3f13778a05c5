package glossary

import "example.com/xseekers/engine"

// faqsRivalFeats are the questions on Sabotage, the Catch-Up Feats and what effects choose (7.5, 7.7 to 7.10).
var faqsRivalFeats = []FAQ{
	{
		ID:       "what-sabotage-hits",
		Question: "What can I hit with Sabotage?",
		Answer:   "Any Site, Relic or Adventure that a rival has in play, of any rival you like. Hands, Archive Zones and piles are out of reach.",
		Asked: []string{
			"kill what the enemy has built", "attack a rival's site", "targets of sabotage", "blow up the opponents relic", "can i remove a completed adventure", "kill a permanent",
			"wreck someone's quest",
			"raid the enemy's building",
		},
		Rules: []engine.Rule{engine.R7_5},
		Example: Example{
			Shows:   "You have paid for a Sabotage and point at an Adventure your rival has archived: it is out of reach.",
			At:      `{players: [{leads: [ruin], adventures: [mirror-lake], actionx: []}, {leads: [], actionx: [], adventures: [hollow-king], archive: {adventures: [drowned-gate]}}], variant: advanced}`,
			Tries:   []string{"sabotage mirror-lake with ruin", "hit drowned-gate"},
			Refused: engine.NotARivals,
		},
	},
	{
		ID:       "what-sabotage-costs",
		Question: "What does Sabotage cost me?",
		Answer:   "Two things: you scrap a Site, Relic or Adventure of your own, and you discard one Lead of any type.",
		Asked: []string{
			"price of an attack", "do i lose something too when i sabotage", "sacrifice my own card to destroy theirs", "pay for sabotage without a site", "need a resource and a lead",
			"only a lead for sabotage?",
			"raiding needs what from me", "what must i give for a raid",
		},
		Rules: []engine.Rule{engine.R7_5, engine.R12_5},
		Example: Example{
			Shows:   "You have a Lead, but nothing in play to scrap: you cannot pay for a Sabotage.",
			At:      `{variant: advanced, players: [{leads: [ruin], adventures: []}, {adventures: [hollow-king]}]}`,
			Tries:   []string{"sabotage with ruin"},
			Refused: engine.SpendUnnamed,
		},
	},
	{
		ID:       "sabotaged-card-goes-where",
		Question: "Where does a Sabotaged card go?",
		Answer:   "An Adventure is buried, so it lies at the bottom of the Adventure discard pile. A Site or Relic is archived by its own player, and counts for them there.",
		Asked: []string{
			"does a destroyed site help my enemy to seven cards", "sabotage gives them an archived card", "removed relic discarded or archived", "can the victim pick up the sabotaged quest next turn",
			"what happens to an attacked card",
			"wrecked building ends up where", "does raiding hand them a point", "ruined goal under or on the heap",
		},
		Rules: []engine.Rule{engine.R7_5, engine.R12_4, engine.R10_1},
		Example: Example{
			Shows: "You Sabotage the Base Camp of player 2: it lies in their Archive Zone, one ActionX card more toward their seven.",
			At:    `{players: [{leads: [ruin], adventures: [mirror-lake], actionx: []}, {leads: [], actionx: [], active: [base-camp]}]}`,
			Tries: []string{"sabotage mirror-lake with ruin", "hit base-camp"},
			Then:  `of: {seat: 1, goal: {all: [{archived: {card: base-camp}}, {archived: {actionx: 1}}]}}`,
		},
	},
	{
		ID:       "when-may-i-catch-up",
		Question: "When may I Negotiate or Poach?",
		Answer:   "While some rival has archived an Adventure and you are tied or behind. Tied is enough, but nobody catches up before a first Adventure has been archived.",
		Asked: []string{
			"catch up feat condition", "i am losing what helps me", "may i poach at the start of the game", "is a tie good enough for negotiate", "zero to zero can i use a catch up",
			"comeback mechanic", "both have no adventures yet",
			"level on points am i allowed to steal",
		},
		Rules: []engine.Rule{engine.R7_7},
		Example: Example{
			Shows:   "Nobody has archived an Adventure yet. You are tied, but there is nobody to catch up with.",
			At:      `{variant: advanced, players: [{leads: [ruin], adventures: [mirror-lake]}, {adventures: [hollow-king]}]}`,
			Tries:   []string{"poach ruin"},
			Refused: engine.NotBehind,
		},
	},
	{
		ID:       "behind-one-ahead-of-another",
		Question: "I am ahead of one rival and behind another: may I use a Catch-Up Feat?",
		Answer:   "Yes, and against either of them. Our reading: you are measured against the rival with the most; others want you to be tied with or behind every rival.",
		Asked: []string{
			"second place of three", "middle of the pack can i poach", "behind the leader but not last", "whom do i compare with for negotiate", "three player catch up condition",
			"in between two others", "runner-up wants to steal", "second of four, comeback allowed?",
		},
		Rules:  []engine.Rule{engine.R7_7},
		Ruling: engine.R7_7,
		Example: Example{
			Shows: "You have archived one Adventure, player 2 none and player 3 two. You are behind player 3, so you may Poach, even from player 2.",
			At: `{variant: advanced, players: [{leads: [ruin], actionx: [], adventures: [mirror-lake], archive: {adventures: 1}}, ` +
				`{leads: [], actionx: [], adventures: [hollow-king]}, {leads: [], actionx: [], archive: {adventures: 2}}]}`,
			Tries: []string{"poach ruin", "swap mirror-lake for hollow-king"},
			Then:  `zone: {has: hollow-king}`,
		},
	},
	{
		ID:       "the-third-lead-of-negotiate",
		Question: "In a Negotiate, whom do I give the third Lead, and who says which it is?",
		Answer:   "You decide both: you see all three, keep two in your hand and give the third to a rival of your choice.",
		Asked: []string{
			"which leads do i keep when negotiating", "must the gift go to the leader", "does the opponent choose the card they get", "give a clue away", "look at three take two",
			"can i keep all three", "what does negotiate do", "pay for negotiate",
		},
		Rules: []engine.Rule{engine.R7_8},
		Example: Example{
			Shows: "At a table of three you keep two Ruins and give the Glyph to player 3.",
			At: `{variant: advanced, players: [{leads: [], actionx: [], adventures: [mirror-lake]}, {leads: [], actionx: [], archive: {adventures: 1}}, ` +
				`{leads: [], actionx: []}], decks: {lead: [ruin, glyph, ruin]}}`,
			Tries: []string{"negotiate mirror-lake", "give glyph to player 3"},
			Then:  `all: [{hand: {holds: [ruin, ruin]}}, {of: {seat: 2, goal: {hand: {holds: [glyph]}}}}]`,
		},
	},
	{
		ID:       "negotiate-with-a-short-deck",
		Question: "What if fewer than three Leads are left for a Negotiate?",
		Answer:   "You keep yours first. Our reading: of two left you take both, and only a third would be given away; others allow Negotiate only when three are there.",
		Asked: []string{
			"negotiate but the deck is nearly empty", "just two leads to look at", "do i still have to give one away when there are only two", "lead stack almost out while negotiating",
			"striking a deal with two clues left", "stack almost gone and i want to haggle", "only one lead left to look at",
		},
		Rules:  []engine.Rule{engine.R7_8, engine.R11_1},
		Ruling: engine.R7_8,
		Example: Example{
			Shows: "One Lead is left in the deck and one on the pile. You Negotiate, keep the one you see, and give none away.",
			At: `{variant: advanced, players: [{leads: [], actionx: [], adventures: [mirror-lake]}, {leads: 95, actionx: [], archive: {adventures: [drowned-gate]}}], ` +
				`decks: {lead: [ruin]}, discards: {lead: [glyph]}}`,
			Tries: []string{"negotiate mirror-lake", "pass"},
			Then:  `hand: {holds: [ruin]}`,
		},
	},
	{
		ID:       "what-poach-swaps",
		Question: "Which Adventures does a Poach swap?",
		Answer:   "One of yours with one of a rival's, both in play, and you choose both. It is a swap: you cannot take one without giving one.",
		Asked: []string{
			"steal a quest", "snatch a quest without giving one back", "exchange missions", "can i poach a completed adventure", "poach with an empty zone",
			"does the rival choose what i get", "cost of poaching",
			"snatch her goal",
		},
		Rules: []engine.Rule{engine.R7_9},
		Example: Example{
			Shows: "You discard a Ruin and swap The Hollow King for The Drowned Gate of player 2.",
			At: `{variant: advanced, players: [{leads: [ruin], actionx: [], adventures: [hollow-king]}, ` +
				`{leads: [], actionx: [], adventures: [drowned-gate], archive: {adventures: 1}}]}`,
			Tries: []string{"poach ruin", "swap hollow-king for drowned-gate"},
			Then:  `all: [{zone: {has: drowned-gate}}, {of: {seat: 1, goal: {zone: {has: hollow-king}}}}]`,
		},
	},
	{
		ID:       "poach-with-an-empty-zone",
		Question: "May I Poach when I have no Active Adventure to give?",
		Answer:   "No. Our reading: some legal choice must exist when you announce, so you need an Adventure of yours and a rival one of theirs.",
		Asked: []string{
			"steal without anything to swap", "nothing in my zone to trade for theirs", "take a quest when i have none", "rival has no active adventures can i use it anyway",
			"feat with no legal target", "announce without a target",
			"snatching with nothing to hand over", "no goal of mine to exchange",
		},
		Rules:  []engine.Rule{engine.R7_10, engine.R7_9},
		Ruling: engine.R7_10,
		Example: Example{
			Shows:   "You are behind and hold a Lead, but have no Adventure in your zone: a Poach would find nothing to swap.",
			At:      `{variant: advanced, players: [{leads: [ruin], adventures: []}, {adventures: [drowned-gate], archive: {adventures: 1}}]}`,
			Tries:   []string{"poach ruin"},
			Refused: engine.NothingToChoose,
		},
	},
	{
		ID:       "barter-with-an-empty-deck",
		Question: "May I Barter when the Adventure deck is empty?",
		Answer:   "Yes, as long as it can be remade from its discard pile. Our reading: Barter needs an Adventure, and Negotiate a Lead, that is in the deck or can be had by remaking it.",
		Asked: []string{
			"trade for a quest when none are left in the stack", "can i announce it if the deck ran out", "nothing to look at for a barter", "negotiate without cards in the lead deck", "what must be there before i use a feat",
			"goal stack used up, trade anyway?", "haggle when no clues are left", "precondition of a trade",
		},
		Rules:  []engine.Rule{engine.R7_10, engine.R11_1},
		Ruling: engine.R7_10,
		Example: Example{
			Shows: "The Adventure deck is empty, and The Hollow King tops its pile. You Barter: the rest of the pile becomes the deck, and The Hollow King stays.",
			At: `{variant: advanced, players: [{leads: [ruin, ruin, ruin], actionx: []}, {leads: [], actionx: []}], discards: {adventure: [hollow-king]}, ` +
				`rest: {adventure: discard}}`,
			Tries: []string{"barter ruin ruin ruin"},
			Then:  `all: [{performed: barter}, {decision: barter-reveal}, {top: {card: hollow-king}}]`,
		},
	},
	{
		ID:       "name-the-target-early",
		Question: "Must I say what my Sabotage will hit before a rival decides on a Thwart?",
		Answer:   "No. Our reading: what an effect chooses is chosen when it takes effect, after all answers; others name it as they announce.",
		Asked: []string{
			"declare the target first", "do they know what i attack before they counter", "when is the victim chosen", "pick the card before or after the response", "change my target later",
			"announce targets up front",
			"say aloud what i'm going to wreck", "specify the victim up front",
		},
		Rules:  []engine.Rule{engine.R7_10, engine.R8_8},
		Ruling: engine.R7_10,
		Example: Example{
			Shows: "You announce a Sabotage, player 2 passes, and only then do you say that it hits The Hollow King.",
			At:    `{variant: advanced, players: [{leads: [ruin], actionx: [], adventures: [mirror-lake]}, {leads: [glyph, glyph], actionx: [], adventures: [hollow-king]}]}`,
			Tries: []string{"sabotage mirror-lake with ruin", "pass", "hit hollow-king"},
			Then:  `of: {seat: 1, goal: {zone: {size: 0}}}`,
		},
	},
	{
		ID:       "target-gone-before-effect",
		Question: "What if nothing is left to choose by the time my effect happens?",
		Answer:   "Nothing happens, and what you paid stays paid. Our reading: a choice must exist when you announce; whether one is still there is seen only when it takes effect.",
		Asked: []string{
			"target disappeared in response", "my effect fizzles do i get the cost back", "the card i wanted is gone now", "refund when there is no target any more", "choice became impossible",
			"it vanished before i could hit it", "too late nothing left to pick", "wasted payment because there's no victim",
		},
		Rules:  []engine.Rule{engine.R7_10},
		Ruling: engine.R7_10,
	},
}
