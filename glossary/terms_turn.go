package glossary

import "example.com/xseekers/engine"

// turnTerms are the players, the turn and its steps.
var turnTerms = []Term{
	{
		ID: "setup", Name: "Setting up",
		Meaning: "Before the first turn the decks are shuffled, everybody is dealt six Leads and seeks three Adventures. In the Advanced Game an ActionX card is dealt too.",
		Aliases: []string{"set up", "start of the game", "opening hand", "deal"},
		Rules:   []engine.Rule{engine.R3_1, engine.R3_2, engine.R3_3, engine.R3_4},
	},
	{
		ID: "starting-player", Name: "Starting player",
		Meaning: "The loser of the last game. In your first game a coin says who it is.",
		Aliases: []string{"first player", "who starts", "who goes first", "coin flip", "starter"},
		Rules:   []engine.Rule{engine.R3_4},
	},
	{
		ID: "seat", Name: "Seat",
		Meaning: "A player's place at the table. Turns go round in the order of the seats.",
		Aliases: []string{"player", "place at the table", "turn order", "next player"},
		Like:    []string{"rival"},
		Rules:   []engine.Rule{engine.R4_8, engine.R1_4},
	},
	{
		ID: "rival", Name: "Rival",
		Meaning: "Each other player at your table: one, two or three of them.",
		Aliases: []string{"opponent", "enemy", "other player"},
		Like:    []string{"seat"},
		Rules:   []engine.Rule{engine.R1_4},
		Ruling:  engine.R1_4,
	},
	{
		ID: "turn", Name: "Turn",
		Meaning: "Your time to act, in four steps: choose an Adventure, collect Leads, take actions, end the turn. Then the next seat has its turn.",
		Aliases: []string{"my go", "my move"},
		Like:    []string{"round", "step"},
		Rules:   []engine.Rule{engine.R4_1, engine.R4_2, engine.R4_3, engine.R4_4, engine.R4_5, engine.R4_8},
	},
	{
		ID: "round", Name: "Round",
		Meaning: "One turn for every player. A Rest counts as a turn here.",
		Aliases: []string{"cycle", "all turns", "once around"},
		Like:    []string{"turn"},
		Rules:   []engine.Rule{engine.R1_8},
		Ruling:  engine.R1_8,
	},
	{
		ID: "step", Name: "Step",
		Meaning: "One of the four parts of a turn, always in the same order. A step that offers you nothing is skipped.",
		Aliases: []string{"phase", "stage", "part of the turn"},
		Like:    []string{"turn"},
		Rules:   []engine.Rule{engine.R4_2, engine.R4_3, engine.R4_4, engine.R4_5, engine.R4_6},
		Ruling:  engine.R4_6,
	},
	{
		ID: "before-your-turn", Name: "Before your turn",
		Meaning: "The moment to Rest, which you may do if you hold no Lead. If you do not, your turn begins.",
		Aliases: []string{"upkeep", "start of my turn", "beginning of the turn"},
		Like:    []string{"rest"},
		Rules:   []engine.Rule{engine.R4_1, engine.R9_1},
	},
	{
		ID: "choose-adventure", Name: "Choose an Adventure",
		Meaning: "Step 1 of your turn, which you must take: the top of the Adventure deck or of its discard pile comes into your Adventure Zone. On your Final Adventure you skip it.",
		Aliases: []string{"step 1", "step one", "first step", "take an adventure", "new adventure"},
		Like:    []string{"seek", "rivals-choice"},
		Rules:   []engine.Rule{engine.R4_2, engine.R6_6, engine.R4_6},
	},
	{
		ID: "collect-leads", Name: "Collect Leads",
		Meaning: "Step 2 of your turn, which you must take: draw two Leads and then discard one from your hand, or take the top of the Lead discard pile.",
		Aliases: []string{"step 2", "step two", "second step", "gather leads", "draw two"},
		Like:    []string{"draw"},
		Rules:   []engine.Rule{engine.R4_3, engine.R4_7, engine.R4_6},
	},
	{
		ID: "actions", Name: "Actions",
		Meaning: "Step 3 of your turn: as many actions as you can pay for, in any order. You complete Adventures, and in the Advanced Game you also play ActionX cards, use their abilities and perform Heroic Feats.",
		Aliases: []string{"step 3", "step three", "third step", "action step", "take actions", "play", "play a card"},
		Like:    []string{"complete"},
		Rules:   []engine.Rule{engine.R4_4, engine.R13_1},
	},
	{
		ID: "end-of-turn", Name: "End of turn",
		Meaning: "Step 4 of your turn: if you hold more than seven Leads, you discard down to seven, your choice which.",
		Aliases: []string{"step 4", "step four", "fourth step", "end the turn", "i am done"},
		Like:    []string{"hand-limit", "rest"},
		Rules:   []engine.Rule{engine.R4_5},
	},
	{
		ID: "rest", Name: "Rest",
		Meaning: "Instead of a turn, if you hold no Lead before it: seek two Adventures, draw three Leads, and your turn is skipped. You cannot Rest on your Final Adventure.",
		Aliases: []string{"skip my turn", "recover", "sit out", "skip turn"},
		Like:    []string{"before-your-turn", "end-of-turn"},
		Rules:   []engine.Rule{engine.R9_1, engine.R9_2, engine.R9_3},
	},
}
