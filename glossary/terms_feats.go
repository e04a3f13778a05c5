package glossary

import "example.com/xseekers/engine"

// featTerms are the Heroic Feats.
var featTerms = []Term{
	{
		ID: "heroic-feat", Name: "Heroic Feat",
		Meaning: "One of six things everybody may do in the Advanced Game: Barter, Breakthrough, Sabotage, Thwart, Negotiate and Poach. You pay its cost, then comes its effect; each at most once a turn, but for Thwart and for those printed on cards.",
		Story: "You need no card for it: the six are open to everybody, in your action step (Thwart: whenever a rival's Feat is played). Barter and Breakthrough gain resources, Sabotage and Thwart disrupt rivals, Negotiate and Poach catch up.\n\n" +
			"Printed on an ActionX card, a Heroic Feat costs what the card says and does not use up yours. Our reading: one that was Thwarted counts as performed; others let you try again.",
		Example: Example{
			Shows: "You have performed Barter this turn. You could pay for another, but each Heroic Feat is yours once a turn.",
			At: `players:
- {leads: [ruin, ruin, ruin, myth], performed: [barter]}
- {}`,
			Tries:   []string{"barter ruin ruin ruin"},
			Refused: engine.PerformedAlready,
		},
		Aliases: []string{"heroic", "special action", "hero action", "perform", "gain resources", "disrupt rivals"},
		Like:    []string{"actionx-card", "feat"},
		Rules:   []engine.Rule{engine.R7_1, engine.R7_2, engine.R7_13, engine.R13_1},
		Ruling:  engine.R7_1,
		Codes:   []engine.Code{engine.PerformedAlready, engine.NotInBeginnerGame},
	},
	{
		ID: "barter", Name: "Barter",
		Meaning: "A Heroic Feat that gains an Adventure: discard three Leads, or one ActionX card, then look at the top two Adventures of the deck, reveal one into your zone and discard the other.",
		Story: "The three Leads need not match. You look at both cards alone and pick; the other goes on top of the Adventure discard pile, where the next player may take it in step 1.\n\n" +
			"On your Final Adventure it is one of the few ways to another Adventure. With three Active Adventures already you scrap one afterwards. Our reading: if only one is there, you reveal it; others let you discard it.",
		Example: Example{
			Shows: "You discard three Leads and look at The Drowned Gate and The Tide Clock. You reveal the first; the other ends on top of the discard pile.",
			At: `variant: advanced
players:
- {leads: [ruin, ruin, ruin], actionx: [], adventures: []}
- {leads: [], actionx: []}
decks: {adventure: [drowned-gate, tide-clock]}`,
			Tries: []string{"barter ruin ruin ruin", "reveal drowned-gate"},
			Then:  `all: [{zone: {has: drowned-gate}}, {top: {card: tide-clock}}]`,
		},
		Aliases: []string{"trade", "exchange leads", "buy an adventure"},
		Like:    []string{"negotiate", "breakthrough"},
		Rules:   []engine.Rule{engine.R7_3, engine.R7_10},
		Ruling:  engine.R7_3,
		Codes:   []engine.Code{engine.NotLookedAt, engine.NothingToChoose, engine.WrongLeadCount},
	},
	{
		ID: "breakthrough", Name: "Breakthrough",
		Meaning: "A Heroic Feat that gains an ActionX card: discard three matching Leads and draw one. On your Final Adventure it wins the game if your Active Zone and Archive Zone then hold seven or more ActionX cards together.",
		Story: "Three of one type is the price, Wilds standing in. The card drawn is yours to play at once, if you like.\n\n" +
			"It is a Feat, so a rival with two matching Leads may Thwart it. On your Final Adventure count your ActionX cards before you pay: it may win on the spot.",
		Example: Example{
			Shows: "Two Ruins and a Wild match. You discard them, and the Trail Rations on top of the ActionX deck come into your hand.",
			At: `players:
- {leads: [ruin, ruin, wild], actionx: []}
- {leads: [], actionx: []}
decks: {actionx: [trail-rations]}`,
			Tries: []string{"breakthrough ruin ruin wild, ruin on top"},
			Then:  `all: [{actionx: {has: trail-rations}}, {hand: {at-most: 0}}]`,
		},
		Aliases: []string{"draw an actionx card", "buy a card", "three of a kind"},
		Like:    []string{"barter", "breakthrough-win"},
		Rules:   []engine.Rule{engine.R7_4, engine.R10_1, engine.R10_3},
		Ruling:  engine.R10_3,
		Codes:   []engine.Code{engine.NotMatching, engine.WrongLeadCount},
	},
	{
		ID: "breakthrough-win", Name: "Breakthrough win",
		Meaning: "The second way to win: on your Final Adventure, a Breakthrough that is carried out wins if your Active Zone and Archive Zone hold seven or more ActionX cards together.",
		Story: "Sites and Relics before you count, and everything ActionX in your Archive Zone, Thwarted Feats too. What you hold in hand never counts, nor what is just being played.\n\n" +
			"If the Breakthrough is Thwarted, you have not won. Our reading: the count is made when it takes effect, after its draw, and an empty ActionX deck does not stop it; others count as you announce.",
		Example: Example{
			Shows: "You are on your Final Adventure, with six ActionX cards in your Archive Zone and Base Camp in your Active Zone: seven. Three Ruins for a Breakthrough, nobody can Thwart it, and you win.",
			At: `players:
- leads: [ruin, ruin, ruin]
  actionx: []
  adventures: [drowned-gate]
  active: [base-camp]
  archive: {adventures: 4, actionx: 6}
- {leads: [], actionx: []}`,
			Tries: []string{"breakthrough ruin ruin ruin"},
			Then:  `won-by: breakthrough`,
		},
		Aliases: []string{"seven actionx cards", "second way to win", "alternate victory", "win by breakthrough", "winning breakthrough"},
		Like:    []string{"breakthrough", "win"},
		Rules:   []engine.Rule{engine.R10_1, engine.R10_2, engine.R10_3, engine.R1_2},
		Ruling:  engine.R10_3,
	},
	{
		ID: "sabotage", Name: "Sabotage",
		Meaning: "A Heroic Feat against a rival: scrap a Site, Relic or Adventure of yours and discard one Lead. Then choose one of a rival's: they archive the Site or Relic, or bury the Adventure.",
		Story: "You pay first and choose the victim when it takes effect (our reading; others name it at once), so the rival does not know what you are after while they can still Thwart.\n\n" +
			"Mind what it gives: a Site or Relic struck goes to its player's Archive Zone, where it counts for a Breakthrough. An Adventure struck goes to the bottom of the pile, where nobody finds it soon.",
		Example: Example{
			Shows: "You scrap The Drowned Gate, discard a Ruin and choose your rival's Base Camp. They archive it.",
			At: `players:
- {leads: [ruin], actionx: [], adventures: [drowned-gate]}
- {leads: [], actionx: [], active: [base-camp]}`,
			Tries: []string{"sabotage drowned-gate with ruin", "hit base-camp"},
			Then:  `all: [{of: {seat: 1, goal: {archived: {card: base-camp}}}}, {top: {card: drowned-gate}}]`,
		},
		Aliases: []string{"attack", "destroy a rivals card", "wreck a card"},
		Like:    []string{"poach"},
		Rules:   []engine.Rule{engine.R7_5, engine.R7_13, engine.R7_10},
		Ruling:  engine.R7_10,
		Codes:   []engine.Code{engine.NotYoursToSpend, engine.SpendUnnamed, engine.NotARivals, engine.ShieldedByCard, engine.NothingToChoose},
	},
	{
		ID: "thwart", Name: "Thwart",
		Meaning: "A Heroic Feat that answers: bury two matching Leads to negate a rival's Feat as it is played, be it a Feat card, a Heroic Feat or another Thwart. You may do it on anybody's turn and any number of times.",
		Story: "It needs something to answer: a rival's Feat just announced. What they paid is gone, and a Feat card is archived. The two Leads go to the bottom of the discard pile, out of reach.\n\n" +
			"Your Thwart may be Thwarted in turn; then the Feat goes on. Our reading: Sites and Relics entering, their abilities, completed Adventures and Rests are safe from it; others let you Thwart abilities too.",
		Example: Example{
			Shows: "Your rival has announced Barter, and you hold two Glyphs. You bury them: the Barter comes to nothing.",
			At: `active: 1
players:
- {leads: [glyph, glyph, ruin], actionx: []}
- {leads: [], actionx: []}
stack: [{action: {do: barter}}]`,
			Tries: []string{"thwart glyph glyph"},
			Then:  `all: [{bottom: {lead: glyph}}, {not: {of: {seat: 1, goal: {decision: barter-reveal}}}}]`,
		},
		Aliases: []string{"counter", "counterspell", "stop a feat", "prevent", "block"},
		Like:    []string{"negate", "twist"},
		Rules:   []engine.Rule{engine.R7_6, engine.R7_12, engine.R7_11},
		Ruling:  engine.R7_12,
		Codes:   []engine.Code{engine.NothingPlayed, engine.NotAFeat, engine.NotMatching},
	},
	{
		ID: "negotiate", Name: "Negotiate",
		Meaning: "A Catch-Up Feat: scrap an Adventure of yours, look at the top three Leads, take two and give the third to a rival.",
		Story: "You choose after you have seen all three, and with several rivals also who gets the third. It is the cheapest way to two Leads if you have an Adventure you will never finish.\n\n" +
			"The scrapped Adventure lies on top of its pile for the next player. Our reading: with fewer than three Leads there you keep yours first; others ask for three.",
		Example: Example{
			Shows: "Your rival has archived an Adventure and you none. You scrap The Drowned Gate, see a Ruin, a Myth and a Vision, and give the Vision away.",
			At: `variant: advanced
players:
- {leads: [], actionx: [], adventures: [drowned-gate], archive: {adventures: 0}}
- {leads: [], actionx: [], archive: {adventures: 1}}
decks: {lead: [ruin, myth, vision]}`,
			Tries: []string{"negotiate drowned-gate", "give vision to player 2"},
			Then:  `all: [{hand: {holds: [ruin, myth]}}, {of: {seat: 1, goal: {hand: {holds: [vision]}}}}]`,
		},
		Aliases: []string{"bargain", "haggle", "give a lead"},
		Like:    []string{"barter", "poach"},
		Rules:   []engine.Rule{engine.R7_8, engine.R7_7},
		Ruling:  engine.R7_8,
		Codes:   []engine.Code{engine.NotBehind, engine.SpendUnnamed, engine.NotYoursToSpend, engine.NotLookedAt},
	},
	{
		ID: "poach", Name: "Poach",
		Meaning: "A Catch-Up Feat: discard one Lead and swap an Active Adventure of yours with one of a rival's. Each takes the place of the one given away.",
		Story: "You give one and take one, so it needs an Adventure on both sides, and it never changes how many anybody has. Hand over the one you cannot pay for, and take the one you can: you may complete it in the same turn.\n\n" +
			"Archived Adventures are out of its reach. Poach is no theft for nothing: the rival gets what you give.",
		Example: Example{
			Shows: "You are behind. You discard a Ruin and swap The Hollow King, six emblems, for your rival's Drowned Gate, three emblems.",
			At: `variant: advanced
players:
- {leads: [ruin], actionx: [], adventures: [hollow-king], archive: {adventures: 0}}
- {leads: [], actionx: [], adventures: [drowned-gate], archive: {adventures: 1}}`,
			Tries: []string{"poach ruin", "swap hollow-king for drowned-gate"},
			Then:  `all: [{zone: {has: drowned-gate}}, {of: {seat: 1, goal: {zone: {has: hollow-king}}}}]`,
		},
		Aliases: []string{"steal", "steal an adventure", "exchange adventures"},
		Like:    []string{"negotiate", "sabotage", "swap"},
		Rules:   []engine.Rule{engine.R7_9, engine.R7_7, engine.R1_6},
		Ruling:  engine.R1_6,
		Codes:   []engine.Code{engine.NotBehind, engine.BarredByCard, engine.NothingToChoose, engine.NotARivals},
	},
	{
		ID: "catch-up-feat", Name: "Catch-Up Feat",
		Meaning: "Negotiate or Poach. You may perform one only while some rival has archived an Adventure and you are tied with or behind the rival who has archived most.",
		Story: "So nobody performs one before the first Adventure is archived, and the player who leads alone never does. The question is asked as you announce; what changes later does not matter.\n\n" +
			"Printed on an ActionX card, a Catch-Up Feat keeps this condition (our reading). The card changes the cost, not who may.",
		Example: Example{
			Shows: "Nobody has archived an Adventure yet. You are tied with your rival, but that is not enough: some rival must have archived one.",
			At: `variant: advanced
players:
- {leads: [ruin], adventures: [drowned-gate], archive: {adventures: 0}}
- {adventures: [hollow-king], archive: {adventures: 0}}`,
			Tries:   []string{"poach ruin"},
			Refused: engine.NotBehind,
		},
		Aliases: []string{"catch up", "comeback", "rubber band"},
		Like:    []string{"tied-or-behind"},
		Rules:   []engine.Rule{engine.R7_7, engine.R7_13, engine.R7_2},
		Ruling:  engine.R7_7,
		Codes:   []engine.Code{engine.NotBehind},
	},
	{
		ID: "tied-or-behind", Name: "Tied or behind",
		Meaning: "You have archived no more Adventures than the rival who has archived most. Only Adventures count, never ActionX cards in an Archive Zone.",
		Story: "Look for the rival with the tallest pile of archived Adventures and compare yours. As many or fewer: you may catch up. More: you may not.\n\n" +
			"Our reading: with several rivals only that one is asked about, so you may be ahead of the others; others want you tied with or behind every rival.",
		Example: Example{
			Shows: "You have archived one Adventure, the next player none, the third player one. You are ahead of one rival and tied with the leading one, so you may Poach.",
			At: `variant: advanced
players:
- {leads: [ruin], actionx: [], archive: {adventures: 1}}
- {leads: [], actionx: [], archive: {adventures: 0}}
- {leads: [], actionx: [], archive: {adventures: 1}}`,
			Tries: []string{"poach ruin"},
			Then:  `performed: poach`,
		},
		Aliases: []string{"behind", "trailing", "losing", "who is ahead"},
		Like:    []string{"catch-up-feat"},
		Rules:   []engine.Rule{engine.R7_7},
		Ruling:  engine.R7_7,
		Codes:   []engine.Code{engine.NotBehind},
	},
}
