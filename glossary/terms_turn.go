package glossary

import "example.com/xseekers/engine"

// turnTerms are the players, the turn and its steps.
var turnTerms = []Term{
	{
		ID: "setup", Name: "Setting up",
		Meaning: "Before the first turn the decks are shuffled, everybody is dealt six Leads and seeks three Adventures. In the Advanced Game an ActionX card is dealt too.",
		Story:   "Shuffle each deck by itself, and leave room for its discard pile, which starts empty. The three Adventures go face up before each player; nobody gives any of the cards back for others, there is no second try.\n\nThe starting player then begins with step 1, like in any other turn.",
		Aliases: []string{"set up", "start of the game", "opening hand", "deal", "mulligan"},
		Like:    []string{"starting-player"},
		Rules:   []engine.Rule{engine.R3_1, engine.R3_2, engine.R3_3, engine.R3_4},
	},
	{
		ID: "starting-player", Name: "Starting player",
		Meaning: "The loser of the last game. In your first game a coin says who it is.",
		Story:   "Whoever lost begins the next game, and with two players that is all there is to it.\n\nOur reading for more: of all who lost, the one with the fewest archived Adventures starts, and chance decides between equals; others let chance decide among all of them.",
		Aliases: []string{"first player", "who starts", "who goes first", "coin flip", "starter"},
		Like:    []string{"setup"},
		Rules:   []engine.Rule{engine.R3_4},
		Ruling:  engine.R3_4,
	},
	{
		ID: "seat", Name: "Seat",
		Meaning: "A player's place at the table. Turns go round in the order of the seats.",
		Story:   "One player at a time decides, and the others wait. It need not be the player whose turn it is: a rival may be asked for an answer, or for the Rival's Choice, and then it is theirs to decide.",
		Example: Example{
			Shows:   "It is your rival's turn. You hold all the Leads for The Drowned Gate, but completing it waits for your own action step.",
			At:      "active: 1\nplayers: [{leads: [ruin, ruin, myth], adventures: [drowned-gate]}, {}]",
			Tries:   []string{"complete drowned-gate with myth ruin ruin"},
			Refused: engine.NotYourDecision,
		},
		Aliases: []string{"player", "place at the table", "who decides"},
		Like:    []string{"rival", "turn-order"},
		Rules:   []engine.Rule{engine.R4_8, engine.R1_4},
		Codes:   []engine.Code{engine.NotYourDecision},
	},
	{
		ID: "turn-order", Name: "Turn order",
		Meaning: "The order of the seats, round the table. The next player in turn order is the one whose turn comes after yours.",
		Story: "It settles more than whose turn it is. Rivals are asked for answers in turn order, beginning after the player who announced; the next player makes the Rival's Choice; several players who have to do something do it in this order.\n\n" +
			"A player who Rests keeps the place: their turn is skipped, and the next one follows.",
		Example: Example{
			Shows: "Three of you play and you end your turn. It goes to the next seat, not to the third player.",
			At:    `players: [{leads: [ruin]}, {leads: [ruin]}, {leads: [ruin]}]`,
			Tries: []string{"end turn"},
			Then:  `turn-of: 1`,
		},
		Aliases: []string{"next player", "order of play", "clockwise", "who plays next"},
		Like:    []string{"seat", "round"},
		Rules:   []engine.Rule{engine.R4_8, engine.R6_4, engine.R8_8},
		Codes:   []engine.Code{engine.NotYourDecision},
	},
	{
		ID: "rival", Name: "Rival",
		Meaning: "Each other player at your table: one, two or three of them.",
		Story: "Where a text says a rival, you choose one; each rival means all of them; the rival it faces is the one a Ruthless Relic is turned toward. You are never your own rival.\n\n" +
			"Our reading: two to four players. Others play it only as a duel, since no number is printed.",
		Example: Example{
			Shows: "Your Sabotage takes effect, and you point at your own Drowned Gate. It strikes only what a rival controls.",
			At: `variant: advanced
players:
- {adventures: [drowned-gate]}
- {adventures: [hollow-king]}
decision: sabotage-target`,
			Tries:   []string{"hit drowned-gate"},
			Refused: engine.NotARivals,
		},
		Aliases: []string{"opponent", "enemy", "other player"},
		Like:    []string{"seat"},
		Rules:   []engine.Rule{engine.R1_4, engine.R7_5},
		Ruling:  engine.R1_4,
		Codes:   []engine.Code{engine.NotARivals},
	},
	{
		ID: "turn", Name: "Turn",
		Meaning: "Your time to act, in four steps: choose an Adventure, collect Leads, take actions, end the turn. Then the next seat has its turn.",
		Story: "The first two steps are short and have to be done; the third is as long as your Leads last. Nothing ends it for you: you say that it ends.\n\n" +
			"As your turn begins, your Leveraged cards are turned upright, and texts that hold until your next turn are over. A Rest stands in place of a turn.",
		Example: Example{
			Shows: "You begin your turn, choose an Adventure and collect Leads from the discard pile. Now you are in your action step.",
			At: `players: [{leads: [ruin], adventures: [drowned-gate]}, {}]
step: choose-adventure
discards: {lead: [vision]}`,
			Tries: []string{"choose adventure from deck", "collect leads from discard"},
			Then:  `all: [{turn-of: 0}, {step: actions}]`,
		},
		Aliases: []string{"my go", "my move"},
		Like:    []string{"round", "step"},
		Rules:   []engine.Rule{engine.R4_1, engine.R4_2, engine.R4_3, engine.R4_4, engine.R4_5, engine.R4_8},
		Codes:   []engine.Code{engine.NotYourDecision, engine.StepIsPast},
	},
	{
		ID: "round", Name: "Round",
		Meaning: "One turn for every player. A Rest counts as a turn here.",
		Story: "Rounds are not counted, and nothing begins or ends with them but one thing: our reading is that a whole round in which no Lead moves and no Adventure is archived ends the game; others play on.\n\n" +
			"\"Until your next turn\" lasts about a round. \"Once a turn\" is not once a round.",
		Example: Example{
			Shows: "You end your turn, and your rival ends theirs after choosing an Adventure and taking the discarded Vision. That was a round: it is your turn again.",
			At: `players: [{leads: [ruin]}, {leads: [ruin], adventures: [drowned-gate]}]
discards: {lead: [vision]}`,
			Tries: []string{"end turn", "choose adventure from deck", "collect leads from discard", "end turn"},
			Then:  `all: [{turn-of: 0}, {decision: choose-adventure}]`,
		},
		Aliases: []string{"cycle", "all turns", "once around"},
		Like:    []string{"turn", "turn-order", "once-a-turn"},
		Rules:   []engine.Rule{engine.R1_8},
		Ruling:  engine.R1_8,
	},
	{
		ID: "step", Name: "Step",
		Meaning: "One of the four parts of a turn, always in the same order. A step that offers you nothing is skipped.",
		Story: "You neither change the order nor go back: once you have collected, step 1 is over for this turn. Only the action step lets you do several things, in any order.\n\n" +
			"Our reading: a step is skipped if there is no card to take; others let you choose an empty pile and take nothing.",
		Example: Example{
			Shows:   "You are still to collect Leads. You hold what The Drowned Gate costs, but completing it belongs to the action step, which comes next.",
			At:      "players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate]}, {}]\nstep: collect-leads",
			Tries:   []string{"complete drowned-gate with myth ruin ruin"},
			Refused: engine.StepToCome,
		},
		Aliases: []string{"phase", "stage", "part of the turn"},
		Like:    []string{"turn"},
		Rules:   []engine.Rule{engine.R4_2, engine.R4_3, engine.R4_4, engine.R4_5, engine.R4_6},
		Ruling:  engine.R4_6,
		Codes:   []engine.Code{engine.StepToCome, engine.StepIsPast},
	},
	{
		ID: "before-your-turn", Name: "Before your turn",
		Meaning: "The moment to Rest, which you may do if you hold no Lead. If you do not, your turn begins.",
		Story: "You meet it only when you hold no Lead and are not on your Final Adventure; else the turn begins without a question.\n\n" +
			"Decide here: once your turn has begun, and your cards are upright, it is too late to Rest. Beginning the turn with no Lead is no mistake, as step 2 gives you some.",
		Example: Example{
			Shows: "You hold no Lead and could Rest. You begin your turn instead, and step 1 is next.",
			At: `players: [{leads: []}, {}]
decision: start-turn`,
			Tries: []string{"start turn"},
			Then:  `all: [{turn-of: 0}, {step: choose-adventure}, {decision: choose-adventure}]`,
		},
		Aliases: []string{"upkeep", "start of my turn", "beginning of the turn"},
		Like:    []string{"rest"},
		Rules:   []engine.Rule{engine.R4_1, engine.R9_1},
		Codes:   []engine.Code{engine.LeadsInHand, engine.DecideFirst},
	},
	{
		ID: "choose-adventure", Name: "Choose an Adventure",
		Meaning: "Step 1 of your turn, which you must take: the top of the Adventure deck or of its discard pile comes into your Adventure Zone. On your Final Adventure you skip it.",
		Story: "One card, and only the top of either pile: nobody digs deeper. If it is your fourth, you scrap one of the four before you go on.\n\n" +
			"You may not leave it out because you like what you have. Look at the discard pile first: a short Adventure that somebody scrapped may suit your hand.",
		Example: Example{
			Shows:   "You are in your action step. Choosing an Adventure was step 1, and that is over for this turn.",
			At:      "players: [{leads: [ruin, myth]}, {}]\nstep: actions",
			Tries:   []string{"choose adventure from deck"},
			Refused: engine.StepIsPast,
		},
		Aliases: []string{"step 1", "step one", "first step", "take an adventure", "new adventure"},
		Like:    []string{"seek", "rivals-choice"},
		Rules:   []engine.Rule{engine.R4_2, engine.R6_6, engine.R4_6},
		Codes:   []engine.Code{engine.StepIsPast, engine.ChooseOnFinal, engine.PileEmpty, engine.DecideFirst},
	},
	{
		ID: "collect-leads", Name: "Collect Leads",
		Meaning: "Step 2 of your turn, which you must take: draw two Leads and then discard one from your hand, or take the top of the Lead discard pile.",
		Story: "Either way you end with one Lead more. The deck shows you two new ones and lets you get rid of any; the pile gives you the one you see, and you discard nothing.\n\n" +
			"Our reading: after drawing you may discard any Lead in hand, a fresh one or an old one; others want one of the two just drawn.",
		Example: Example{
			Shows: "You draw a Glyph and a Vision and discard your old Ruin. You have one Lead more than before, and your action step begins.",
			At: `players: [{leads: [ruin]}, {}]
step: collect-leads
decks: {lead: [glyph, vision]}`,
			Tries: []string{"collect leads from deck", "discard ruin"},
			Then:  `all: [{hand: {holds: [glyph, vision]}}, {top: {lead: ruin}}, {step: actions}]`,
		},
		Aliases: []string{"step 2", "step two", "second step", "gather leads", "draw two"},
		Like:    []string{"draw"},
		Rules:   []engine.Rule{engine.R4_3, engine.R4_7, engine.R4_6},
		Ruling:  engine.R4_7,
		Codes:   []engine.Code{engine.WrongLeadCount, engine.PileEmpty, engine.StepToCome},
	},
	{
		ID: "actions", Name: "Actions",
		Meaning: "Step 3 of your turn: as many actions as you can pay for, in any order. You complete Adventures, and in the Advanced Game you also play ActionX cards, use their abilities and perform Heroic Feats.",
		Story: "There is no number of actions. You may complete two Adventures in a turn, play three cards and use a Site in between; you may also do nothing.\n\n" +
			"Each is finished before the next: paid, answered, carried out. Limits stand where they are told: a Heroic Feat once a turn, a Leveraged card not again.",
		Example: Example{
			Shows: "Two of your Adventures are payable at once, so you complete both, one after the other, in the same turn.",
			At:    `players: [{leads: [ruin, ruin, myth, glyph, glyph, glyph], adventures: [drowned-gate, cartographers-tomb]}, {}]`,
			Tries: []string{"complete drowned-gate with ruin ruin myth", "complete cartographers-tomb with glyph glyph glyph"},
			Then:  `all: [{archived: {card: drowned-gate}}, {archived: {card: cartographers-tomb}}]`,
		},
		Aliases: []string{"step 3", "step three", "third step", "action step", "take actions"},
		Like:    []string{"complete"},
		Rules:   []engine.Rule{engine.R4_4, engine.R13_1},
		Codes:   []engine.Code{engine.NoSuchAction, engine.StepToCome},
	},
	{
		ID: "end-of-turn", Name: "End of turn",
		Meaning: "Step 4 of your turn: if you hold more than seven Leads, you discard down to seven, your choice which.",
		Story: "You say that the turn ends. In the Advanced Game rivals may then use Twists; after that the hand limit is looked at, and the next seat begins.\n\n" +
			"You discard exactly the Leads above seven, no more: there is no throwing away of Leads you do not like. With seven or fewer nothing is asked.",
		Example: Example{
			Shows: "You end your turn with eight Leads and discard a Vision. Seven are left, and it is your rival's turn.",
			At:    `players: [{leads: [ruin, ruin, ruin, myth, myth, glyph, glyph, vision]}, {leads: [ruin]}]`,
			Tries: []string{"end turn", "discard down vision"},
			Then:  `all: [{turn-of: 1}, {hand: {at-most: 7}}, {top: {lead: vision}}]`,
		},
		Aliases: []string{"step 4", "step four", "fourth step", "end the turn", "i am done"},
		Like:    []string{"hand-limit", "rest", "after-actions"},
		Rules:   []engine.Rule{engine.R4_5},
		Codes:   []engine.Code{engine.WrongLeadCount, engine.NotAsked, engine.TopUnnamed},
	},
	{
		ID: "rest", Name: "Rest",
		Meaning: "Instead of a turn, if you hold no Lead before it: seek two Adventures, draw three Leads, and your turn is skipped. You cannot Rest on your Final Adventure.",
		Story: "It is the way back for a player who has spent everything. One Lead in hand, and you cannot; ActionX cards in hand do not matter.\n\n" +
			"Nobody answers it. Your cards stay sideways, as no turn of yours begins (our reading; others turn them upright). With more than three Adventures afterwards you scrap down to three.",
		Example: Example{
			Shows: "You hold no Lead before your turn and Rest: two Adventures come to the one you have, three Leads to your hand, and your rival is next.",
			At: `players: [{leads: [], adventures: [drowned-gate]}, {leads: [ruin]}]
decision: start-turn`,
			Tries: []string{"rest"},
			Then:  `all: [{turn-of: 1}, {zone: {size: 3}}, {hand: {at-least: 3}}]`,
		},
		Aliases: []string{"skip my turn", "recover", "sit out", "skip turn"},
		Like:    []string{"before-your-turn", "end-of-turn", "until-your-next-turn"},
		Rules:   []engine.Rule{engine.R9_1, engine.R9_2, engine.R9_3, engine.R8_6},
		Ruling:  engine.R8_6,
		Codes:   []engine.Code{engine.LeadsInHand, engine.RestOnFinal, engine.StepIsPast},
	},
}
