package glossary

import "example.com/xseekers/engine"

// goalTerms are how a game ends, and the ways to play one.
var goalTerms = []Term{
	{
		ID: "win", Name: "Winning",
		Meaning: "The first player to archive a fifth Adventure wins, at once. In the Advanced Game a Breakthrough on the Final Adventure can win too. Everything still to come is off.",
		Story: "At once means just that: no reward, no answer, no last turn for the others. Whatever was announced and still waiting does nothing.\n\n" +
			"Nothing else wins: no Leads in hand, no number of ActionX cards without that Breakthrough.",
		Example: Example{
			Shows: "You are on your Final Adventure with four archived. You pay for The Drowned Gate, the fifth, and the game is over: you have won.",
			At: `players:
- leads: [ruin, ruin, myth]
  adventures: [drowned-gate]
  archive: {adventures: [salt-road-cipher, oracle-of-ash, thousand-masks, mirror-lake]}
- {}`,
			Tries: []string{"complete drowned-gate with ruin ruin myth"},
			Then:  `won-by: adventures`,
		},
		Aliases: []string{"victory", "game over", "goal", "fifth adventure"},
		Like:    []string{"final-adventure", "stalemate", "breakthrough-win"},
		Rules:   []engine.Rule{engine.R1_1, engine.R1_2, engine.R10_1},
		Codes:   []engine.Code{engine.GameOver},
	},
	{
		ID: "final-adventure", Name: "Final Adventure",
		Meaning: "It begins when you archive your fourth Adventure: you discard your Leads, reveal an Adventure, a rival makes the Rival's Choice, and you draw three Leads. From then on you skip step 1 and cannot Rest; one more Adventure wins.",
		Story: "Spend what you can before your fourth: every Lead left in your hand is discarded. Nobody answers while all this goes on, and then your turn simply continues.\n\n" +
			"It is no card but a state, and it lasts to the end. You may still gain Adventures, up to three, by Barter, cards or a reward. Our reading: it begins before the reward of the fourth, a switch turns that; others take the reward first.",
		Example: Example{
			Shows: "You archive your fourth Adventure and still hold a Vision, which is discarded. Your rival lets The Tide Clock stay; you draw three Leads, and your reward on top of them.",
			At: `players:
- leads: [ruin, ruin, myth, vision]
  adventures: [drowned-gate, hollow-king]
  archive: {adventures: [salt-road-cipher, oracle-of-ash, thousand-masks]}
- {}
decks: {adventure: [tide-clock], lead: [glyph, glyph, glyph, myth]}`,
			Tries: []string{"complete drowned-gate with ruin ruin myth", "keep tide-clock"},
			Then:  `all: [{final: true}, {zone: {size: 1}}, {zone: {has: tide-clock}}, {hand: {holds: [glyph, glyph, glyph, myth]}}, {hand: {at-most: 4}}]`,
		},
		Aliases: []string{"last adventure", "endgame", "fourth adventure", "last stretch"},
		Like:    []string{"adventure", "win", "rivals-choice", "left-without-adventure"},
		Rules:   []engine.Rule{engine.R6_1, engine.R6_2, engine.R6_3, engine.R6_4, engine.R6_5, engine.R6_6, engine.R6_7, engine.R6_11},
		Ruling:  engine.R6_1,
		Codes:   []engine.Code{engine.ChooseOnFinal, engine.RestOnFinal},
	},
	{
		ID: "rivals-choice", Name: "Rival's Choice",
		Meaning: "As your Final Adventure begins, the next player in turn order picks one of all your Active Adventures to stay; the others are scrapped.",
		Story: "Expect to keep the longest. The rival picks what stays, not what goes, and looks at your zone only: hands and decks are no part of it.\n\n" +
			"Our reading: they pick from all Adventures in your zone, old and new; others offer only the ones just revealed. If there is a single one, they are asked all the same.",
		Example: Example{
			Shows: "Your Final Adventure begins, and your rival names The Hollow King. That is not one of your Adventures, so it cannot be the one that stays.",
			At: `players:
- leads: []
  adventures: [drowned-gate, lantern-stair]
  final: true
  archive: {adventures: [salt-road-cipher, oracle-of-ash, cartographers-tomb, thousand-masks]}
- {adventures: [hollow-king]}
decision: {player: 1, kind: rivals-choice}`,
			Tries:   []string{"keep hollow-king"},
			By:      1,
			Refused: engine.NotInTheirZone,
		},
		Aliases: []string{"rival picks", "opponent chooses", "opponents choice"},
		Like:    []string{"choose-adventure", "final-adventure"},
		Rules:   []engine.Rule{engine.R6_4, engine.R6_3},
		Ruling:  engine.R6_4,
		Codes:   []engine.Code{engine.NotInTheirZone},
	},
	{
		ID: "left-without-adventure", Name: "Left without an Adventure",
		Meaning: "On your Final Adventure, when your last Active Adventure goes: if a rival's doing took it, you reveal one; if your own did, you reveal none.",
		Story: "You skip step 1 there, so an empty zone can last. A rival's Sabotage does not leave you stranded: you reveal as soon as it is finished. But if you scrap your last one yourself, for Sabotage or Negotiate, it is up to you to find another by Barter or a card.\n\n" +
			"Our reading: whose effect it is decides, even where it makes you scrap it yourself; others call that your own doing.",
		Example: Example{
			Shows: "You are on your Final Adventure, and your rival's Sabotage strikes the only Adventure you have. You reveal The Tide Clock in its place.",
			At: `variant: advanced
active: 1
players:
- leads: []
  actionx: []
  adventures: [drowned-gate]
  archive: {adventures: [salt-road-cipher, oracle-of-ash, cartographers-tomb, thousand-masks]}
- {leads: [], actionx: []}
decision: sabotage-target
decks: {adventure: [tide-clock]}`,
			Tries: []string{"hit drowned-gate"},
			Then:  `all: [{zone: {has: tide-clock}}, {zone: {size: 1}}, {bottom: {card: drowned-gate}}]`,
		},
		Aliases: []string{"no adventure left", "lost my last adventure", "empty adventure zone", "replacement adventure"},
		Like:    []string{"final-adventure"},
		Rules:   []engine.Rule{engine.R6_9, engine.R6_10, engine.R6_8},
		Ruling:  engine.R6_9,
	},
	{
		ID: "stalemate", Name: "Stalemate",
		Meaning: "A whole round in which no Lead moves and no Adventure is archived ends the game. Most archived Adventures wins; if that is shared, the game is drawn.",
		Story: "It is rare: it takes a table whose Leads have run out, with decks empty and piles dry, since step 2 moves a Lead as long as there is one.\n\n" +
			"All of this is our reading, so that no game goes round for ever; others play on until somebody wins. ActionX cards do not break the tie.",
		Aliases: []string{"tie", "tied game", "drawn game", "deadlock", "stuck"},
		Like:    []string{"win"},
		Rules:   []engine.Rule{engine.R1_8},
		Ruling:  engine.R1_8,
		Codes:   []engine.Code{engine.GameOver},
	},
	{
		ID: "beginner-game", Name: "Beginner Game",
		Meaning: "The way to play for a first game: without ActionX cards and Heroic Feats, collecting Leads and completing Adventures. The Final Adventure stays.",
		Story: "Everything you learn in it stays true. What falls away is all that disturbs: nobody answers you, nobody takes your cards, and a turn is choosing, collecting, completing, ending.\n\n" +
			"Our reading: the Final Adventure is kept, and a reward that would give an ActionX card gives nothing; others leave the Final Adventure out and race for the fifth.",
		Example: Example{
			Shows:   "You hold three Ruins, which would do for a Breakthrough. But this is the Beginner Game, and it has no Heroic Feats.",
			At:      `players: [{leads: [ruin, ruin, ruin]}, {}]`,
			Tries:   []string{"breakthrough ruin ruin ruin"},
			Refused: engine.NotInBeginnerGame,
		},
		Aliases: []string{"beginner", "basic game", "simple game", "first game"},
		Like:    []string{"advanced-game"},
		Rules:   []engine.Rule{engine.R13_1},
		Ruling:  engine.R13_1,
		Codes:   []engine.Code{engine.NotInBeginnerGame},
	},
	{
		ID: "advanced-game", Name: "Advanced Game",
		Meaning: "The whole game, with ActionX cards and Heroic Feats. Harder cards come in step by step.",
		Story: "The goal and the four steps are the same. New is what you can do in your action step, and that rivals may answer it.\n\n" +
			"Come to it with a few habits to unlearn: your Adventures are no longer safe, three Leads are worth a Barter or a Breakthrough, and an announced Feat is not yet done.",
		Example: Example{
			Shows: "The same three Ruins in the Advanced Game: you perform Breakthrough and draw an ActionX card.",
			At: `variant: advanced
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [], actionx: []}`,
			Tries: []string{"breakthrough ruin ruin ruin"},
			Then:  `actionx: {at-least: 1}`,
		},
		Aliases: []string{"advanced", "full game", "whole game"},
		Like:    []string{"beginner-game"},
		Rules:   []engine.Rule{engine.R13_2},
	},
	{
		ID: "our-reading", Name: "Our reading",
		Meaning: "How we settle what the printed rules leave open or let be read two ways. It is always marked as ours, with the other reading beside it; a few may be turned by a switch.",
		Story: "At your table you may read it the other way; agree before you play. What is printed is not ours to change, and we keep the two apart: a page says which part is which.\n\n" +
			"Where the program can play both readings, a switch turns it, and a verdict says so.",
		Example: Example{
			Shows:   "You offer four Leads for three emblems. The printed rules do not forbid it in so many words; our reading does, so the program refuses it and tells you that others allow it.",
			At:      `players: [{leads: [glyph, glyph, ruin, wild], adventures: [salt-road-cipher]}, {}]`,
			Tries:   []string{"complete salt-road-cipher with glyph glyph ruin wild"},
			Refused: engine.SurplusLead,
		},
		Aliases: []string{"ruling", "house rule", "interpretation", "switch", "reward first"},
		Rules:   []engine.Rule{engine.R6_1, engine.R2_10, engine.R5_1},
		Ruling:  engine.R5_1,
		Codes:   []engine.Code{engine.SurplusLead},
	},
}
