package glossary

import "example.com/xseekers/engine"

// goalTerms are how a game ends, and the ways to play one.
var goalTerms = []Term{
	{
		ID: "win", Name: "Winning",
		Meaning: "The first player to archive a fifth Adventure wins, at once. In the Advanced Game a Breakthrough on the Final Adventure can win too. Everything still to come is off.",
		Aliases: []string{"victory", "game over", "goal", "fifth adventure"},
		Like:    []string{"final-adventure", "stalemate"},
		Rules:   []engine.Rule{engine.R1_1, engine.R1_2, engine.R10_1},
	},
	{
		ID: "final-adventure", Name: "Final Adventure",
		Meaning: "It begins when you archive your fourth Adventure: you discard your Leads, reveal an Adventure, a rival makes the Rival's Choice, and you draw three Leads. From then on you skip step 1 and cannot Rest; one more Adventure wins.",
		Aliases: []string{"last adventure", "endgame", "fourth adventure", "last stretch"},
		Like:    []string{"adventure", "win", "rivals-choice"},
		Rules:   []engine.Rule{engine.R6_1, engine.R6_2, engine.R6_3, engine.R6_4, engine.R6_5, engine.R6_6, engine.R6_11},
		Ruling:  engine.R6_1,
	},
	{
		ID: "rivals-choice", Name: "Rival's Choice",
		Meaning: "As your Final Adventure begins, the next player in turn order picks one of all your Active Adventures to stay; the others are scrapped.",
		Aliases: []string{"rival picks", "opponent chooses", "opponents choice"},
		Like:    []string{"choose-adventure", "final-adventure"},
		Rules:   []engine.Rule{engine.R6_4, engine.R6_3},
		Ruling:  engine.R6_4,
	},
	{
		ID: "stalemate", Name: "Stalemate",
		Meaning: "A whole round in which no Lead moves and no Adventure is archived ends the game. Most archived Adventures wins; if that is shared, the game is drawn.",
		Aliases: []string{"tie", "tied game", "drawn game", "deadlock", "stuck"},
		Like:    []string{"win"},
		Rules:   []engine.Rule{engine.R1_8},
		Ruling:  engine.R1_8,
	},
	{
		ID: "beginner-game", Name: "Beginner Game",
		Meaning: "The way to play for a first game: without ActionX cards and Heroic Feats, collecting Leads and completing Adventures. The Final Adventure stays.",
		Aliases: []string{"beginner", "basic game", "simple game", "first game"},
		Like:    []string{"advanced-game"},
		Rules:   []engine.Rule{engine.R13_1},
		Ruling:  engine.R13_1,
	},
	{
		ID: "advanced-game", Name: "Advanced Game",
		Meaning: "The whole game, with ActionX cards and Heroic Feats. Harder cards come in step by step.",
		Aliases: []string{"advanced", "full game", "whole game"},
		Like:    []string{"beginner-game"},
		Rules:   []engine.Rule{engine.R13_2},
	},
	{
		ID: "our-reading", Name: "Our reading",
		Meaning: "How we settle what the printed rules leave open or let be read two ways. It is always marked as ours, with the other reading beside it; a few may be turned by a switch.",
		Aliases: []string{"ruling", "house rule", "interpretation", "switch", "reward first"},
		Rules:   []engine.Rule{engine.R6_1, engine.R2_10, engine.R5_1},
	},
}
