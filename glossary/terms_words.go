package glossary

import "example.com/xseekers/engine"

// wordTerms are the words that move cards.
var wordTerms = []Term{
	{
		ID: "draw", Name: "Draw",
		Meaning: "Take the top card of a deck into your hand. If fewer are left than you should draw, you draw those.",
		Aliases: []string{"pick up", "take from the deck"},
		Like:    []string{"seek", "collect-leads"},
		Rules:   []engine.Rule{engine.R12_1, engine.R1_7},
		Ruling:  engine.R1_7,
	},
	{
		ID: "discard", Name: "Discard",
		Meaning: "Put a card from your hand on top of the discard pile of its kind.",
		Aliases: []string{"throw away", "drop", "toss", "get rid of", "ditch"},
		Like:    []string{"scrap", "bury", "pay"},
		Rules:   []engine.Rule{engine.R12_1, engine.R1_6},
	},
	{
		ID: "seek", Name: "Seek",
		Meaning: "Turn the top card of the Adventure deck face up and put it into your Adventure Zone.",
		Aliases: []string{"sought", "search", "look for", "find an adventure"},
		Like:    []string{"draw", "reveal", "choose-adventure"},
		Rules:   []engine.Rule{engine.R12_2},
	},
	{
		ID: "reveal", Name: "Reveal",
		Meaning: "Show a card to everybody. To reveal an Adventure is to seek it: it comes into your Adventure Zone.",
		Aliases: []string{"show", "flip", "turn over", "turn up"},
		Like:    []string{"seek", "look"},
		Rules:   []engine.Rule{engine.R12_2, engine.R5_1, engine.R6_3},
		Ruling:  engine.R12_2,
	},
	{
		ID: "archive", Name: "Archive",
		Meaning: "Move an Adventure you have completed into your Archive Zone, with the Leads that paid for it beneath. An ActionX card is archived when it was carried out, Thwarted or scrapped, or when a text says so.",
		Aliases: []string{"put away", "store", "score", "bank"},
		Like:    []string{"archive-zone", "complete", "scrap"},
		Rules:   []engine.Rule{engine.R12_3, engine.R5_2},
	},
	{
		ID: "bury", Name: "Bury",
		Meaning: "Put a card in play at the bottom of the discard pile of its kind. Leads are buried from a hand too, as Thwart asks. Nothing in the Beginner Game asks for it.",
		Aliases: []string{"put on the bottom", "bottom of the pile", "put under"},
		Like:    []string{"discard", "scrap", "top"},
		Rules:   []engine.Rule{engine.R12_4, engine.R7_6},
		Ruling:  engine.R12_4,
	},
	{
		ID: "scrap", Name: "Scrap",
		Meaning: "Give up an Active Resource of yours, to pay for an effect or because something makes you: an Adventure goes on top of its discard pile, a Site or Relic to your Archive.",
		Aliases: []string{"trash", "destroy", "sacrifice", "give up", "remove"},
		Like:    []string{"discard", "bury", "archive"},
		Rules:   []engine.Rule{engine.R12_5, engine.R2_10, engine.R6_4},
	},
	{
		ID: "complete", Name: "Complete an Adventure",
		Meaning: "In step 3, pay one matching Lead for every emblem of an Active Adventure of yours, all at once. You archive it with those Leads, and its reward is yours.",
		Aliases: []string{"finish", "fulfil", "solve", "claim", "buy"},
		Like:    []string{"archive", "actions"},
		Rules:   []engine.Rule{engine.R5_1, engine.R5_2, engine.R5_3},
	},
	{
		ID: "pay", Name: "Pay",
		Meaning: "Give what a cost asks for, before anything else happens. The Leads that pay for an Adventure go under it and are out of the game.",
		Aliases: []string{"cost", "spend", "price", "payment"},
		Like:    []string{"discard", "surplus-lead"},
		Rules:   []engine.Rule{engine.R5_1, engine.R5_2, engine.R5_4},
		Ruling:  engine.R5_2,
	},
	{
		ID: "surplus-lead", Name: "Surplus Lead",
		Meaning: "A Lead offered beyond the emblems of an Adventure. You cannot pay it: one Lead an emblem, no more.",
		Aliases: []string{"overpay", "overpaid", "extra lead", "one lead too many"},
		Like:    []string{"pay"},
		Rules:   []engine.Rule{engine.R5_1},
		Ruling:  engine.R5_1,
	},
}
