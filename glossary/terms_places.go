package glossary

import "example.com/xseekers/engine"

// placeTerms are the places where cards lie, and their limits.
var placeTerms = []Term{
	{
		ID: "zone", Name: "Zone",
		Meaning: "One of the three places before a player where cards lie open: the Adventure Zone, the Active Zone and the Archive Zone. A card is always in one place and no other.",
		Story: "Adventures to complete lie in the first, Sites and Relics in the second, all that is archived in the third. Hands, decks and discard piles are places too, but no zones.\n\n" +
			"What a card can do depends on where it lies: a Site works in your Active Zone, only counts in your Archive Zone, and waits in your hand. A Feat that is being played is in no zone (our reading; others lay it in the Active Zone meanwhile).",
		Example: Example{
			Shows: "Base Camp lies in your Archive Zone, and so no longer in your Active Zone. It counts there, but its Exploit is gone.",
			At: `players:
- {leads: [ruin], actionx: [], archive: {actionx: [base-camp]}}
- {}`,
			Tries:   []string{"use base-camp exploit"},
			Refused: engine.NotInYourActiveZone,
		},
		Aliases: []string{"area", "place", "where cards lie"},
		Rules:   []engine.Rule{engine.R2_9, engine.R2_11, engine.R2_5},
		Ruling:  engine.R2_5,
		Codes:   []engine.Code{engine.NotInYourActiveZone, engine.NotInYourZone},
	},
	{
		ID: "hand", Name: "Hand",
		Meaning: "The Leads you hold, in the Advanced Game your ActionX cards too. Everybody may know how many they are, only you which.",
		Story: "Leads come to it in step 2, by rewards and by cards; all payments in Leads go out of it. Adventures never come into a hand.\n\n" +
			"In the middle of a turn it may grow as large as it likes. If somebody asks how many cards you hold, you say it (our reading); what they are stays your secret.",
		Example: Example{
			Shows: "In step 2 you take the Vision that lies on the Lead discard pile. It comes into your hand, beside your Ruin.",
			At: `players: [{leads: [ruin]}, {}]
step: collect-leads
discards: {lead: [vision]}`,
			Tries: []string{"collect leads from discard"},
			Then:  `hand: {holds: [ruin, vision]}`,
		},
		Aliases: []string{"my cards", "cards in hand", "held cards"},
		Like:    []string{"hand-limit"},
		Rules:   []engine.Rule{engine.R2_9, engine.R1_5},
		Ruling:  engine.R1_5,
		Codes:   []engine.Code{engine.LeadNotInHand, engine.NotInYourHand},
	},
	{
		ID: "hand-limit", Name: "Hand limit",
		Meaning: "You keep at most seven Leads when your turn ends, and discard the others. At any other time you may hold as many as you have, and ActionX cards always.",
		Story: "Only the end of your own turn asks. If a card makes you draw up to nine on a rival's turn, you keep all nine until your own turn ends.\n\n" +
			"You choose which go, and say which type ends on top. ActionX cards do not count, however many you hold. Some cards raise the limit.",
		Example: Example{
			Shows: "You end your turn with nine Leads. Two of them have to go, and you are asked which.",
			At:    `players: [{leads: 9}, {}]`,
			Tries: []string{"end turn"},
			Then:  `decision: discard-down`,
		},
		Aliases: []string{"maximum hand", "limit of seven", "seven leads", "too many leads", "discard down", "hand size"},
		Like:    []string{"hand", "adventure-limit", "end-of-turn"},
		Rules:   []engine.Rule{engine.R4_5},
		Codes:   []engine.Code{engine.WrongLeadCount, engine.TopUnnamed},
	},
	{
		ID: "adventure-limit", Name: "Adventure limit",
		Meaning: "You keep at most three Active Adventures, and scrap any others; you choose which. It is looked at when a whole step or effect is finished.",
		Story: "A fourth Adventure is allowed to arrive: you see it, and then you scrap down to three. The newcomer may go, or an old one.\n\n" +
			"You scrap at once, before anything else goes on. Our reading: the limit is looked at once a step or an effect is finished; others look each time a single Adventure arrives.",
		Example: Example{
			Shows: "You have three Active Adventures and choose a fourth, The Tide Clock. You scrap one before you collect Leads; here it is The Hollow King.",
			At: `players: [{leads: [ruin], adventures: [drowned-gate, hollow-king, mirror-lake]}, {}]
step: choose-adventure
decks: {adventure: [tide-clock]}`,
			Tries: []string{"choose adventure from deck", "scrap hollow-king"},
			Then:  `all: [{zone: {has: tide-clock}}, {zone: {size: 3}}, {step: collect-leads}]`,
		},
		Aliases: []string{"zone limit", "limit of three", "three adventures", "too many adventures"},
		Like:    []string{"hand-limit"},
		Rules:   []engine.Rule{engine.R2_10, engine.R6_7},
		Ruling:  engine.R2_10,
		Codes:   []engine.Code{engine.DecideFirst},
	},
	{
		ID: "adventure-zone", Name: "Adventure Zone",
		Meaning: "Where a player's Active Adventures lie, face up for everybody to see. A new one takes the last place.",
		Story: "What lies there is yours to complete, and open to Sabotage and Poach. The order rarely matters: our reading is that a newcomer stands last and a swapped one takes the place of the one given; others let you arrange them.\n\n" +
			"It is not the Active Zone, where Sites and Relics lie, nor the Archive Zone, where completed ones go.",
		Example: Example{
			Shows: "In step 1 you take the top of the Adventure discard pile instead of going to the deck. Mirror Lake lies in your Adventure Zone.",
			At: `players: [{leads: [ruin], adventures: [drowned-gate]}, {}]
step: choose-adventure
discards: {adventure: [mirror-lake]}`,
			Tries: []string{"choose adventure from discard"},
			Then:  `all: [{zone: {has: mirror-lake}}, {zone: {size: 2}}]`,
		},
		Aliases: []string{"play area", "tableau", "board"},
		Like:    []string{"active-zone", "archive-zone"},
		Rules:   []engine.Rule{engine.R2_9, engine.R1_6},
		Ruling:  engine.R1_6,
		Codes:   []engine.Code{engine.NotInYourZone, engine.NotInTheirZone},
	},
	{
		ID: "active-zone", Name: "Active Zone",
		Meaning: "Where a player's Sites and Relics lie. In the Beginner Game it stays empty: Adventures have a zone of their own.",
		Story: "There is no limit on how many you keep there. You use only your own; a rival's Site helps that rival alone, and a rival's Relic too, even one that faces you.\n\n" +
			"All of it counts for a Breakthrough on your Final Adventure. A card leaves when it is archived: by its own cost, scrapped, or struck.",
		Example: Example{
			Shows: "Base Camp lies in your rival's Active Zone, not in yours. Its Exploit is closed to you.",
			At: `players:
- {leads: [ruin], actionx: []}
- {active: [base-camp]}`,
			Tries:   []string{"use base-camp exploit"},
			Refused: engine.NotInYourActiveZone,
		},
		Aliases: []string{"battlefield", "site zone", "relic zone"},
		Like:    []string{"adventure-zone", "archive-zone"},
		Rules:   []engine.Rule{engine.R2_9, engine.R2_6, engine.R2_7},
		Codes:   []engine.Code{engine.NotInYourActiveZone},
	},
	{
		ID: "archive-zone", Name: "Archive Zone",
		Meaning: "Where a player's completed Adventures lie, each with the Leads that paid for it, and in the Advanced Game archived ActionX cards. The fifth Adventure there wins.",
		Story: "It lies open, and it only grows: nothing in the rules takes a card out of it. Your Adventures there decide who is tied or behind, when your Final Adventure begins and who wins.\n\n" +
			"ActionX cards in it do nothing by themselves, but each counts for a Breakthrough. It is no discard pile: neither its cards nor the Leads under an Adventure are shuffled back (our reading of the Leads; others discard them).",
		Example: Example{
			Shows: "You use the Exploit of Base Camp and archive the Site for it. It lies in your Archive Zone now, and counts as one ActionX card there.",
			At: `players:
- {leads: [], actionx: [], active: [base-camp], archive: {actionx: 0}}
- {leads: [], actionx: []}`,
			Tries: []string{"use base-camp exploit"},
			Then:  `all: [{archived: {card: base-camp}}, {archived: {actionx: 1}}]`,
		},
		Aliases: []string{"score pile", "trophies", "victory pile"},
		Like:    []string{"archive", "discard-pile", "adventure-zone", "active-zone"},
		Rules:   []engine.Rule{engine.R2_9, engine.R5_2, engine.R1_1},
		Ruling:  engine.R5_2,
	},
	{
		ID: "deck", Name: "Deck",
		Meaning: "A face-down stack of cards: one of Leads, one of Adventures, and in the Advanced Game one of ActionX cards. Everybody may know how many cards are left in it.",
		Story: "All players share the three decks. You draw Leads and ActionX cards from theirs, and seek Adventures from the third.\n\n" +
			"An empty Lead or Adventure deck is remade when one of its cards is needed. Nobody looks into a deck, but for its top cards where an effect says so.",
		Example: Example{
			Shows: "You draw two Leads from the deck in step 2: the Ruin and the Myth on top. Then you are asked to discard one.",
			At: `players: [{leads: [vision]}, {}]
step: collect-leads
decks: {lead: [ruin, myth]}`,
			Tries: []string{"collect leads from deck"},
			Then:  `all: [{hand: {holds: [ruin, myth, vision]}}, {decision: discard-lead}]`,
		},
		Aliases: []string{"draw pile", "library", "stock", "lead deck", "adventure deck"},
		Like:    []string{"discard-pile", "actionx-deck"},
		Rules:   []engine.Rule{engine.R2_9, engine.R11_1, engine.R1_5},
		Ruling:  engine.R1_5,
		Codes:   []engine.Code{engine.PileEmpty},
	},
	{
		ID: "actionx-deck", Name: "ActionX deck",
		Meaning: "The deck that ActionX cards are drawn from. Once it is empty it stays empty.",
		Story: "When it runs out, nothing is shuffled: who should draw an ActionX card draws none, and everything else of the effect is still done.\n\n" +
			"Our reading, because the rules name only the Lead and the Adventure deck; others remake it like the two. A Breakthrough may be performed all the same, and on the Final Adventure it still wins.",
		Example: Example{
			Shows: "All the ActionX cards lie in the discard pile, none is left to draw. You may pay for a Breakthrough, but it brings you no card.",
			At: `players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [], actionx: []}
discards: {actionx: 75}`,
			Tries: []string{"breakthrough ruin ruin ruin"},
			Then:  `all: [{performed: breakthrough}, {not: {actionx: {at-least: 1}}}]`,
		},
		Aliases: []string{"action deck", "special deck", "no actionx card left", "empty actionx deck"},
		Like:    []string{"deck", "remake"},
		Rules:   []engine.Rule{engine.R11_2, engine.R2_9, engine.R10_3},
		Ruling:  engine.R11_2,
	},
	{
		ID: "discard-pile", Name: "Discard pile",
		Meaning: "Where discarded cards of one kind lie face up, beside their deck. In steps 1 and 2 you may take its top card instead of going to the deck.",
		Story: "There are three: Leads, Adventures and ActionX cards never mix, and all players share them. What you discard last lies on top, and the next player may take it, so think of whom you feed.\n\n" +
			"Our reading: everybody may look through the piles, in order; others show only the top card.",
		Example: Example{
			Shows: "The Lead discard pile is empty, so in step 2 there is nothing to take from it. You draw from the deck.",
			At: `players: [{leads: [ruin]}, {}]
step: collect-leads
discards: {lead: []}`,
			Tries:   []string{"collect leads from discard"},
			Refused: engine.PileEmpty,
		},
		Aliases: []string{"graveyard", "discarded cards", "trash pile", "used cards", "waste"},
		Like:    []string{"deck", "archive-zone"},
		Rules:   []engine.Rule{engine.R2_9, engine.R4_2, engine.R4_3, engine.R1_5},
		Ruling:  engine.R1_5,
		Codes:   []engine.Code{engine.PileEmpty},
	},
	{
		ID: "top", Name: "Top",
		Meaning: "The card of a deck or discard pile that is reached first. If you discard several Leads at once, you say which type ends on top.",
		Story: "What lies on top of a discard pile is an offer to the next player. That is why the type on top has to be named where you discard more than one type.\n\n" +
			"Our reading: the others lie below it in a fixed order, Wilds deepest; others let you stack them as you like. When a deck is remade, the top card of its pile stays where it is.",
		Example: Example{
			Shows: "You end your turn with nine Leads and discard a Ruin and a Myth together. Which of the two ends on top? You have to say it.",
			At: `players: [{leads: [ruin, ruin, ruin, myth, myth, glyph, glyph, vision, vision]}, {}]
decision: {player: 0, kind: discard-down}`,
			Tries:   []string{"discard down ruin myth"},
			Refused: engine.TopUnnamed,
		},
		Aliases: []string{"top card", "top of the pile", "on top", "discard pile top"},
		Like:    []string{"bury", "bottom"},
		Rules:   []engine.Rule{engine.R12_1, engine.R1_6},
		Ruling:  engine.R1_6,
		Codes:   []engine.Code{engine.TopUnnamed},
	},
	{
		ID: "bottom", Name: "Bottom",
		Meaning: "The card of a discard pile that is reached last: where buried cards go.",
		Story: "A card at the bottom is out of reach for steps 1 and 2, which take the top. It is not gone: when the deck is remade, it is shuffled in with the rest.\n\n" +
			"If the pile is empty, the buried card is bottom and top at once, and the next player may take it. Our reading: of Leads buried together the Wilds lie deepest; others let you stack them.",
		Example: Example{
			Shows: "A Ruin lies on the Lead discard pile. You Thwart your rival's Barter and bury two Glyphs: they go below the Ruin, which stays on top.",
			At: `active: 1
players:
- {leads: [glyph, glyph], actionx: []}
- {leads: [], actionx: []}
stack: [{action: {do: barter}}]
discards: {lead: [ruin]}`,
			Tries: []string{"thwart glyph glyph"},
			Then:  `all: [{bottom: {lead: glyph}}, {top: {lead: ruin}}]`,
		},
		Aliases: []string{"bottom card", "bottom of the pile", "under the pile", "deepest"},
		Like:    []string{"top", "bury"},
		Rules:   []engine.Rule{engine.R12_4, engine.R1_6, engine.R11_1},
		Ruling:  engine.R1_6,
	},
	{
		ID: "remake", Name: "Remaking a deck",
		Meaning: "When a deck is empty and a card of it is needed, the top of its discard pile is kept back and the rest shuffled into a new deck. The ActionX deck is not remade.",
		Story: "So the card on top of the pile never goes into the new deck, and a pile of one card or none makes none.\n\n" +
			"Our reading: you remake when a card is to be drawn, sought or looked at and none is left, in the middle of an effect if need be; others do it as soon as the last card leaves. Cards in zones, hands and Archives are not shuffled in.",
		Example: Example{
			Shows: "The Lead deck is empty and a Vision lies on top of a tall discard pile. You draw two Leads all the same: the pile below the Vision becomes the new deck, and the Vision stays.",
			At: `players: [{leads: [ruin]}, {}]
step: collect-leads
decks: {lead: []}
discards: {lead: [vision]}
rest: {lead: discard}`,
			Tries: []string{"collect leads from deck"},
			Then:  `all: [{hand: {at-least: 3}}, {top: {lead: vision}}]`,
		},
		Aliases: []string{"reshuffle", "shuffle", "empty deck", "deck runs out", "out of cards"},
		Like:    []string{"actionx-deck"},
		Rules:   []engine.Rule{engine.R11_1, engine.R11_2, engine.R4_6},
		Ruling:  engine.R11_1,
		Codes:   []engine.Code{engine.PileEmpty},
	},
	{
		ID: "hidden-cards", Name: "Hidden cards",
		Meaning: "Hands and decks are hidden, their sizes are not. Zones, Archives, discard piles and bonded Leads lie open, with the order of the piles.",
		Story: "You may ask a rival how many cards they hold, never which. What was once open, such as a Lead taken from a discard pile, you may remember; nobody has to remind you.\n\n" +
			"Our reading: discard piles are open all the way down; others show only the top card. A refusal or a hint of this program never tells you more than the table could.",
		Aliases: []string{"secret", "hidden information", "public cards", "open information", "may i look", "face down"},
		Rules:   []engine.Rule{engine.R1_5},
		Ruling:  engine.R1_5,
	},
}
