package glossary

import "example.com/xseekers/engine"

// placeTerms are the places where cards lie, and their limits.
var placeTerms = []Term{
	{
		ID: "hand", Name: "Hand",
		Meaning: "The Leads you hold, in the Advanced Game your ActionX cards too. Everybody may know how many they are, only you which.",
		Aliases: []string{"my cards", "cards in hand", "held cards"},
		Like:    []string{"hand-limit"},
		Rules:   []engine.Rule{engine.R2_9, engine.R1_5},
		Ruling:  engine.R1_5,
	},
	{
		ID: "hand-limit", Name: "Hand limit",
		Meaning: "You keep at most seven Leads when your turn ends, and discard the others. At any other time you may hold as many as you have, and ActionX cards always.",
		Aliases: []string{"maximum hand", "limit of seven", "seven leads", "too many leads", "discard down"},
		Like:    []string{"hand", "adventure-limit", "end-of-turn"},
		Rules:   []engine.Rule{engine.R4_5},
	},
	{
		ID: "adventure-limit", Name: "Adventure limit",
		Meaning: "You keep at most three Active Adventures, and scrap any others; you choose which. It is looked at when a whole step or effect is finished.",
		Aliases: []string{"zone limit", "limit of three", "three adventures", "too many adventures"},
		Like:    []string{"hand-limit"},
		Rules:   []engine.Rule{engine.R2_10, engine.R6_7},
		Ruling:  engine.R2_10,
	},
	{
		ID: "adventure-zone", Name: "Adventure Zone",
		Meaning: "Where a player's Active Adventures lie, face up for everybody to see. A new one takes the last place.",
		Aliases: []string{"play area", "tableau", "board"},
		Like:    []string{"active-zone", "archive-zone"},
		Rules:   []engine.Rule{engine.R2_9, engine.R1_6},
		Ruling:  engine.R1_6,
	},
	{
		ID: "active-zone", Name: "Active Zone",
		Meaning: "Where a player's Sites and Relics lie. In the Beginner Game it stays empty: Adventures have a zone of their own.",
		Aliases: []string{"battlefield", "site zone", "relic zone"},
		Like:    []string{"adventure-zone", "archive-zone"},
		Rules:   []engine.Rule{engine.R2_9, engine.R2_6, engine.R2_7},
	},
	{
		ID: "archive-zone", Name: "Archive Zone",
		Meaning: "Where a player's completed Adventures lie, each with the Leads that paid for it, and in the Advanced Game archived ActionX cards. The fifth Adventure there wins.",
		Aliases: []string{"score pile", "trophies", "victory pile"},
		Like:    []string{"archive", "discard-pile", "adventure-zone", "active-zone"},
		Rules:   []engine.Rule{engine.R2_9, engine.R5_2, engine.R1_1},
	},
	{
		ID: "deck", Name: "Deck",
		Meaning: "A face-down stack of cards: one of Leads, one of Adventures, and in the Advanced Game one of ActionX cards. Everybody may know how many cards are left in it.",
		Aliases: []string{"draw pile", "library", "stock"},
		Like:    []string{"discard-pile"},
		Rules:   []engine.Rule{engine.R2_9, engine.R11_1, engine.R1_5},
		Ruling:  engine.R1_5,
	},
	{
		ID: "discard-pile", Name: "Discard pile",
		Meaning: "Where discarded cards of one kind lie face up, beside their deck. In steps 1 and 2 you may take its top card instead of going to the deck.",
		Aliases: []string{"graveyard", "discarded cards", "trash pile", "used cards", "waste"},
		Like:    []string{"deck", "archive-zone"},
		Rules:   []engine.Rule{engine.R2_9, engine.R4_2, engine.R4_3, engine.R1_5},
		Ruling:  engine.R1_5,
	},
	{
		ID: "top", Name: "Top",
		Meaning: "The card of a deck or discard pile that is reached first. If you discard several Leads at once, you say which type ends on top.",
		Aliases: []string{"top card", "top of the pile", "on top"},
		Like:    []string{"bury"},
		Rules:   []engine.Rule{engine.R12_1, engine.R1_6},
		Ruling:  engine.R1_6,
	},
	{
		ID: "remake", Name: "Remaking a deck",
		Meaning: "When a deck is empty and a card of it is needed, the top of its discard pile is kept back and the rest shuffled into a new deck. The ActionX deck is not remade.",
		Aliases: []string{"reshuffle", "shuffle", "empty deck", "deck runs out", "out of cards"},
		Rules:   []engine.Rule{engine.R11_1, engine.R11_2, engine.R4_6},
		Ruling:  engine.R11_1,
	},
	{
		ID: "hidden-cards", Name: "Hidden cards",
		Meaning: "Hands and decks are hidden, their sizes are not. Zones, Archives, discard piles and bonded Leads lie open, with the order of the piles.",
		Aliases: []string{"secret", "hidden information", "public cards", "open information", "may i look"},
		Rules:   []engine.Rule{engine.R1_5},
		Ruling:  engine.R1_5,
	},
}
