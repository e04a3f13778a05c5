package glossary

import "example.com/xseekers/engine"

// wordTerms are the words that move cards, and those of paying for an Adventure.
var wordTerms = []Term{
	{
		ID: "draw", Name: "Draw",
		Meaning: "Take the top card of a deck into your hand. If fewer are left than you should draw, you draw those.",
		Story: "You draw Leads and ActionX cards, never Adventures: those are sought. To take the top of a discard pile is no drawing either.\n\n" +
			"An empty Lead deck is remade on the way. Our reading: if there still are too few, you draw what there is; others say that an effect which cannot be done in full does nothing.",
		Example: Example{
			Shows: "Trail Rations draws two Leads. The Ruin and the Myth on top of the deck come into your hand.",
			At: `players:
- {leads: [], actionx: [trail-rations]}
- {leads: [], actionx: []}
decks: {lead: [ruin, myth]}`,
			Tries: []string{"play trail-rations"},
			Then:  `hand: {holds: [ruin, myth]}`,
		},
		Aliases: []string{"pick up", "take from the deck"},
		Like:    []string{"seek", "collect-leads"},
		Rules:   []engine.Rule{engine.R12_1, engine.R1_7},
		Ruling:  engine.R1_7,
	},
	{
		ID: "discard", Name: "Discard",
		Meaning: "Put a card from your hand on top of the discard pile of its kind.",
		Story: "You discard because something asks for it: step 2 after drawing, the hand limit, a cost, an effect. Never just so, to be rid of a card.\n\n" +
			"What you discard lies on top, where the next player may take it. Adventures are discarded too: the one you do not want from a Barter, and each one you scrap. A discarded ActionX card is not archived and does not count for a Breakthrough.",
		Example: Example{
			Shows:   "You would like to discard a Ruin in your action step. Nothing asks you to, so you cannot.",
			At:      `players: [{leads: [ruin, myth]}, {}]`,
			Tries:   []string{"discard ruin"},
			Refused: engine.NotAsked,
		},
		Aliases: []string{"throw away", "drop", "toss", "get rid of", "ditch"},
		Like:    []string{"scrap", "bury", "pay"},
		Rules:   []engine.Rule{engine.R12_1, engine.R1_6},
		Codes:   []engine.Code{engine.NotAsked, engine.WrongLeadCount, engine.TopUnnamed},
	},
	{
		ID: "seek", Name: "Seek",
		Meaning: "Turn the top card of the Adventure deck face up and put it into your Adventure Zone.",
		Story: "You take what comes: to seek is not to search the deck. Seeking two means one after the other, and only then is the Adventure limit looked at.\n\n" +
			"It is not step 1, where you may take the discard pile's top instead. Rewards, cards and Rests seek, and so does the beginning of your Final Adventure.",
		Example: Example{
			Shows: "A Rival's Torn Map rewards you with an Adventure to seek. The Tide Clock lies on the deck, and comes into your zone.",
			At: `players: [{leads: [glyph, ruin, vision], adventures: [rivals-torn-map]}, {}]
decks: {adventure: [tide-clock]}`,
			Tries: []string{"complete rivals-torn-map with glyph ruin vision"},
			Then:  `zone: {has: tide-clock}`,
		},
		Aliases: []string{"sought", "search", "look for", "find an adventure"},
		Like:    []string{"draw", "reveal", "choose-adventure"},
		Rules:   []engine.Rule{engine.R12_2},
	},
	{
		ID: "reveal", Name: "Reveal",
		Meaning: "Show a card to everybody. To reveal an Adventure is to seek it: it comes into your Adventure Zone.",
		Story: "Leads are revealed as you pay for an Adventure with them, so that everybody can see they fit. To show a card is not yet to move it: the text says where it goes.\n\n" +
			"Our reading: an Adventure that is revealed is yours; others only show it. In a Barter you look at two Adventures in secret and reveal one of them.",
		Example: Example{
			Shows: "You archive your fourth Adventure and have another one before you. You reveal The Tide Clock, and your rival is asked which of the two stays.",
			At: `players:
- leads: [ruin, ruin, myth]
  adventures: [drowned-gate, hollow-king]
  archive: {adventures: [salt-road-cipher, oracle-of-ash, thousand-masks]}
- {}
decks: {adventure: [tide-clock]}`,
			Tries: []string{"complete drowned-gate with ruin ruin myth"},
			Then:  `all: [{zone: {has: tide-clock}}, {zone: {size: 2}}, {of: {seat: 1, goal: {decision: rivals-choice}}}]`,
		},
		Aliases: []string{"show", "flip", "turn over", "turn up", "face up"},
		Like:    []string{"seek", "look"},
		Rules:   []engine.Rule{engine.R12_2, engine.R5_1, engine.R6_3},
		Ruling:  engine.R12_2,
	},
	{
		ID: "archive", Name: "Archive",
		Meaning: "Move an Adventure you have completed into your Archive Zone, with the Leads that paid for it beneath. An ActionX card is archived when it was carried out, Thwarted or scrapped, or when a text says so.",
		Story: "It always goes to the Archive Zone of the player whose card it is: strike a rival's Site with Sabotage, and it counts for them.\n\n" +
			"An Adventure is archived only by completing it. One that you scrap, or that a rival makes you bury, is not archived and brings you no step nearer to winning.",
		Example: Example{
			Shows: "You complete The Drowned Gate. It leaves your Adventure Zone and lies in your Archive Zone.",
			At:    `players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate]}, {}]`,
			Tries: []string{"complete drowned-gate with ruin ruin myth"},
			Then:  `all: [{archived: {card: drowned-gate}}, {zone: {size: 0}}]`,
		},
		Aliases: []string{"put away", "store", "score", "bank"},
		Like:    []string{"archive-zone", "complete", "scrap"},
		Rules:   []engine.Rule{engine.R12_3, engine.R5_2},
	},
	{
		ID: "bury", Name: "Bury",
		Meaning: "Put a card in play at the bottom of the discard pile of its kind. Leads are buried from a hand too, as Thwart asks. Nothing in the Beginner Game asks for it.",
		Story: "A buried card is out of the next player's reach, since only the top of a pile is taken. It comes back when the deck is remade.\n\n" +
			"Sabotage buries an Adventure, Thwart two Leads, and a bonded Lead is buried as its card is archived. Our reading: the word holds for Leads in hand too, though they are not in play, because Thwart's cost says so.",
		Example: Example{
			Shows: "Your Sabotage strikes your rival's Adventure, and they bury it: The Hollow King goes to the bottom of the pile. The Drowned Gate, which you scrapped, lies on top.",
			At: `variant: advanced
players:
- {leads: [ruin], actionx: [], adventures: [drowned-gate]}
- {leads: [], actionx: [], adventures: [hollow-king]}`,
			Tries: []string{"sabotage drowned-gate with ruin", "hit hollow-king"},
			Then:  `all: [{bottom: {card: hollow-king}}, {top: {card: drowned-gate}}]`,
		},
		Aliases: []string{"put on the bottom", "put under"},
		Like:    []string{"discard", "scrap", "top", "bottom"},
		Rules:   []engine.Rule{engine.R12_4, engine.R7_6},
		Ruling:  engine.R12_4,
	},
	{
		ID: "scrap", Name: "Scrap",
		Meaning: "Give up an Active Resource of yours, to pay for an effect or because something makes you: an Adventure goes on top of its discard pile, a Site or Relic to your Archive.",
		Story: "You scrap only what you control and what lies in play. Leads are discarded or buried, never scrapped.\n\n" +
			"The two ways part here: a scrapped Adventure is lost and the next player may take it; a scrapped Site or Relic goes to your Archive Zone and still counts for a Breakthrough. A card never pays for its own text.",
		Example: Example{
			Shows: "Negotiate asks you to scrap an Adventure. You name Salt Road Cipher, but it lies before your rival: you scrap only your own.",
			At: `variant: advanced
players:
- {leads: [ruin], adventures: [drowned-gate], archive: {adventures: 0}}
- {adventures: [salt-road-cipher], archive: {adventures: 1}}`,
			Tries:   []string{"negotiate salt-road-cipher"},
			Refused: engine.NotYoursToSpend,
		},
		Aliases: []string{"trash", "destroy", "sacrifice", "give up", "remove"},
		Like:    []string{"discard", "bury", "archive"},
		Rules:   []engine.Rule{engine.R12_5, engine.R2_10, engine.R6_4},
		Codes:   []engine.Code{engine.NotYoursToSpend, engine.SpendUnnamed},
	},
	{
		ID: "swap", Name: "Swap",
		Meaning: "Exchange an Active Adventure of yours for one of a rival's. Each takes the place of the one given away.",
		Story: "Both sides keep the number they had, so the Adventure limit never matters, and nobody reveals anything for it. Poach is what swaps.\n\n" +
			"Only Active Adventures are swapped: no Leads, no Sites, nothing archived. Our reading: the swapped card takes the very place of the other; others put it where they like.",
		Example: Example{
			Shows: "Your Poach takes effect. You name two Adventures of your own, but a swap needs one of yours and one of a rival's.",
			At: `variant: advanced
players:
- {adventures: [drowned-gate, mirror-lake]}
- {adventures: [hollow-king], archive: {adventures: 1}}
decision: poach-swap`,
			Tries:   []string{"swap drowned-gate for mirror-lake"},
			Refused: engine.NotARivals,
		},
		Aliases: []string{"switch adventures", "exchange", "swap adventures"},
		Like:    []string{"poach"},
		Rules:   []engine.Rule{engine.R7_9, engine.R1_6},
		Ruling:  engine.R1_6,
		Codes:   []engine.Code{engine.NotARivals},
	},
	{
		ID: "complete", Name: "Complete an Adventure",
		Meaning: "In step 3, pay one matching Lead for every emblem of an Active Adventure of yours, all at once. You archive it with those Leads, and its reward is yours.",
		Story: "Three moves in a row: reveal the Leads, put them under the Adventure and archive the stack, take the reward. In the Advanced Game a rival's Twist may come before the reward, and nothing stops the rest.\n\n" +
			"You may complete as many in a turn as you can pay for. The fourth begins your Final Adventure; the fifth wins.",
		Example: Example{
			Shows: "The Drowned Gate shows two Ruins and a Myth. You pay a Ruin, a Wild and a Myth, and it is archived.",
			At:    `players: [{leads: [ruin, wild, myth], adventures: [drowned-gate]}, {}]`,
			Tries: []string{"complete drowned-gate with ruin wild myth"},
			Then:  `archived: {card: drowned-gate}`,
		},
		Aliases: []string{"finish", "fulfil", "solve", "claim", "buy"},
		Like:    []string{"archive", "actions"},
		Rules:   []engine.Rule{engine.R5_1, engine.R5_2, engine.R5_3},
		Codes:   []engine.Code{engine.EmblemUnpaid, engine.NotInYourZone, engine.LeadNotInHand, engine.SurplusLead},
	},
	{
		ID: "pay", Name: "Pay",
		Meaning: "Give what a cost asks for, before anything else happens. The Leads that pay for an Adventure go under it and are out of the game.",
		Story: "A cost is paid in full or not at all, and it is not given back, even if the effect is negated or finds nothing to do. Leads for a Heroic Feat are discarded, those for Thwart buried; cards are scrapped, archived or turned sideways.\n\n" +
			"Our reading: Leads under an archived Adventure are out of the game; others discard them afterwards.",
		Example: Example{
			Shows: "Barter takes three Leads, and you name two. Nothing is paid in part.",
			At: `variant: advanced
players:
- {leads: [ruin, ruin, myth]}
- {}`,
			Tries:   []string{"barter ruin ruin"},
			Refused: engine.WrongLeadCount,
		},
		Aliases: []string{"cost", "spend", "price", "payment"},
		Like:    []string{"discard", "surplus-lead"},
		Rules:   []engine.Rule{engine.R5_1, engine.R5_2, engine.R5_4, engine.R8_8},
		Ruling:  engine.R5_2,
		Codes:   []engine.Code{engine.WrongLeadCount, engine.SpendUnnamed, engine.LeadNotInHand, engine.WrongType},
	},
	{
		ID: "surplus-lead", Name: "Surplus Lead",
		Meaning: "A Lead offered beyond the emblems of an Adventure. You cannot pay it: one Lead an emblem, no more.",
		Story: "It would be a way to get rid of Leads before the hand limit, or to empty your hand for a Rest. Our reading: that way is closed; others let you overpay.\n\n" +
			"Put the surplus Lead back in your hand and pay the rest.",
		Example: Example{
			Shows:   "The Drowned Gate shows two Ruins and a Myth. You name three Ruins and a Myth: one Ruin is more than the emblems ask for.",
			At:      `players: [{leads: [ruin, ruin, ruin, myth], adventures: [drowned-gate]}, {}]`,
			Tries:   []string{"complete drowned-gate with myth ruin ruin ruin"},
			Refused: engine.SurplusLead,
		},
		Aliases: []string{"overpay", "overpaid", "extra lead", "one lead too many"},
		Like:    []string{"pay"},
		Rules:   []engine.Rule{engine.R5_1},
		Ruling:  engine.R5_1,
		Codes:   []engine.Code{engine.SurplusLead},
	},
	{
		ID: "as-far-as-possible", Name: "As far as possible",
		Meaning: "How an effect is done that cannot be done in full: you do what can be done, and leave out the rest.",
		Story: "A text that lets you draw two cards with one left draws one. A rival told to discard two Leads who holds one discards that one.\n\n" +
			"Costs are another matter: they are paid in full or not at all. This is our reading; others say that such an effect does nothing.",
		Example: Example{
			Shows: "Letter from the Guild draws two ActionX cards, and just one is left in their deck. You draw that one.",
			At: `players:
- {leads: [ruin], actionx: [letter-from-the-guild]}
- {leads: [], actionx: []}
discards: {actionx: 73}`,
			Tries: []string{"play letter-from-the-guild with ruin"},
			Then:  `all: [{archived: {card: letter-from-the-guild}}, {actionx: {at-least: 1}}, {not: {actionx: {at-least: 2}}}]`,
		},
		Aliases: []string{"as much as possible", "partial effect", "not enough cards"},
		Like:    []string{"take-effect"},
		Rules:   []engine.Rule{engine.R1_7},
		Ruling:  engine.R1_7,
	},
}
