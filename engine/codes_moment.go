package engine

// momentPages are the pages of the codes of the moment: the game, the turn, who decides and what is asked.
var momentPages = [codeEnd]Page{
	GameOver: {
		Slug: "game-over", Rule: R1_1,
		Title: "The game is over",
		Says:  "The game is over: nothing more can be played.",
		Text: "The fifth archived Adventure wins at once, and a win ends everything. A round in which nothing moves " +
			"ends the game too. Whatever was still to come does not happen.",
		Repair: "Nothing: start another game.",
		Example: Example{
			At:  "winner: 0\nplayers:\n  - archive: {adventures: [drowned-gate, salt-road-cipher, oracle-of-ash, cartographers-tomb, thousand-masks]}\n",
			By:  1,
			Try: "end turn",
		},
		Allowed: Example{
			At:  "step: actions\n",
			Try: "end turn",
		},
	},
	NoSuchAction: {
		Slug: "no-such-action", Rule: R4_4,
		Title: "That is not an action of the game",
		Says:  "That is not an action of the game as it stands.",
		Text: "Each step offers a few things and no others, and each takes its own words: a card named, Leads paid, a type " +
			"that ends on top. Words an action has no use for make it another thing than you meant.",
		Repair: "Say it as one of the actions that are on offer, without the extra words.",
		Example: Example{
			At:  "players:\n  - {leads: [ruin, ruin], adventures: [drowned-gate]}\nstep: collect-leads\n",
			Try: "choose adventure",
		},
		Allowed: Example{
			At:  "players:\n  - {leads: [ruin, ruin], adventures: [drowned-gate]}\nstep: choose-adventure\n",
			Try: "choose adventure from deck",
		},
	},
	NotInBeginnerGame: {
		Slug: "not-in-beginner-game", Rule: R13_1,
		Title: "The Beginner Game has no Heroic Feats and no ActionX cards",
		Says:  "This is the Beginner Game: it has no Heroic Feats and no ActionX cards.",
		Text: "The Beginner Game leaves out Heroic Feats and ActionX cards, so that you learn Leads and Adventures first. " +
			"Nobody is dealt an ActionX card, and a reward that would give one gives nothing.",
		Repair: "Nothing in this game: play the Advanced Game.",
		Example: Example{
			At:  "players:\n  - {leads: [ruin, ruin, ruin]}\n",
			Try: "breakthrough ruin ruin ruin",
		},
		Allowed: Example{
			At:  "variant: advanced\nplayers:\n  - {leads: [ruin, ruin, ruin]}\n",
			Try: "breakthrough ruin ruin ruin",
		},
	},
	NotYourDecision: {
		Slug: "not-your-decision", Rule: R4_8,
		Title: "Another player is to decide",
		Says:  "It is for {who} to decide now: {open}.",
		Text: "Turns go round in seat order, and one player at a time decides. On your turn a rival may have the say too: " +
			"rivals may answer what you announce before it takes effect, and the next player makes the Rival's Choice of " +
			"your Final Adventure.",
		Repair: "Wait until the decision is yours.",
		Example: Example{
			At:  "players:\n  - {}\n  - {leads: [ruin, ruin, myth], adventures: [drowned-gate]}\nactive: 0\n",
			By:  1,
			Try: "complete drowned-gate with myth ruin ruin",
		},
		Allowed: Example{
			At:  "players:\n  - {}\n  - {leads: [ruin, ruin, myth], adventures: [drowned-gate]}\nactive: 1\n",
			By:  1,
			Try: "complete drowned-gate with myth ruin ruin",
		},
	},
	StepToCome: {
		Slug: "step-to-come", Rule: R4_4,
		Title: "An earlier step of your turn comes first",
		Says:  "That belongs to a later step, {step}. First {open}.",
		Text: "A turn has four steps in a fixed order: choose an Adventure, collect Leads, take actions, end. The first two " +
			"are not yours to skip, so nothing is completed, played, used or performed before you have collected.",
		Repair: "Finish the step you are in; then it is allowed.",
		Example: Example{
			At:  "players:\n  - {leads: [ruin, ruin, myth], adventures: [drowned-gate]}\nstep: collect-leads\n",
			Try: "complete drowned-gate with myth ruin ruin",
		},
		Allowed: Example{
			At:  "players:\n  - {leads: [ruin, ruin, myth], adventures: [drowned-gate]}\nstep: actions\n",
			Try: "complete drowned-gate with myth ruin ruin",
		},
	},
	StepIsPast: {
		Slug: "step-is-past", Rule: R4_2,
		Title: "That step of your turn is over",
		Says:  "That belongs to an earlier step, {step}. Now {open}.",
		Text: "You choose one Adventure and collect Leads once in a turn, each in its own step, and never go back to a step " +
			"that is over. Resting is decided before the turn, not in it.",
		Repair: "Wait for your next turn.",
		Example: Example{
			At:  "players:\n  - {leads: [ruin, myth]}\nstep: actions\n",
			Try: "choose adventure from deck",
		},
		Allowed: Example{
			At:  "players:\n  - {leads: [ruin, myth]}\nstep: choose-adventure\n",
			Try: "choose adventure from deck",
		},
	},
	DecideFirst: {
		Slug: "decide-first", Rule: R2_10,
		Title: "Another choice is open and comes first",
		Says:  "One thing first: {open}.",
		Text: "Some things ask for a choice before play goes on: with more than three Active Adventures you scrap until three " +
			"are left, after drawing two Leads you discard one, and what is announced waits until everybody asked has " +
			"answered or passed. Nothing else is done meanwhile.",
		Repair: "Make the open choice; then it is allowed again.",
		Example: Example{
			At: "players:\n  - {adventures: [drowned-gate, salt-road-cipher, oracle-of-ash, lantern-stair]}\n" +
				"step: choose-adventure\ndecision: {player: 0, kind: scrap-adventure}\n",
			Try: "choose adventure from deck",
		},
		Allowed: Example{
			Try: "scrap lantern-stair",
		},
	},
	NotAsked: {
		Slug: "not-asked", Rule: R4_5,
		Title: "Nothing asks you for that now",
		Says:  "Nothing asks you to {asked} now.",
		Text: "You discard, scrap and choose only when a rule or an effect asks you to: one Lead after drawing two, down to " +
			"seven at the end of your turn, Adventures above three, Rival's Choice, what a Heroic Feat or a card lets you " +
			"choose. You cannot do it of your own accord.",
		Repair: "Wait until the rules ask for it.",
		Example: Example{
			At:  "players:\n  - {leads: [ruin, myth]}\nstep: actions\n",
			Try: "discard ruin",
		},
		Allowed: Example{
			At:  "players:\n  - {leads: [ruin, myth]}\ndecision: {player: 0, kind: discard-lead}\n",
			Try: "discard ruin",
		},
	},
	LeadsInHand: {
		Slug: "leads-in-hand", Rule: R9_1,
		Title: "You can rest only without a Lead in hand",
		Says:  "You hold {have}; you can rest only with none.",
		Text: "A Rest is for a player who has run dry: before your turn, with no Lead in hand, you may seek two Adventures, " +
			"draw three Leads and skip the turn.",
		Repair: "Begin a turn of yours with an empty hand.",
		Example: Example{
			At:  "players:\n  - {leads: [ruin]}\nstep: choose-adventure\n",
			Try: "rest",
		},
		Allowed: Example{
			At:  "players:\n  - {leads: []}\nstep: before-turn\n",
			Try: "rest",
		},
	},
	RestOnFinal: {
		Slug: "rest-on-final", Rule: R9_3,
		Title:  "You cannot rest on your Final Adventure",
		Says:   "You are on your Final Adventure, and there you cannot rest.",
		Text:   "Resting seeks two Adventures. Your Final Adventure allows that no more: you play on with what you hold.",
		Repair: "Nothing: your Final Adventure lasts until the game ends. Begin your turn and collect Leads.",
		Example: Example{
			At: "players:\n  - leads: []\n    adventures: [drowned-gate]\n    final: true\n" +
				"    archive: {adventures: [salt-road-cipher, oracle-of-ash, cartographers-tomb, thousand-masks]}\n" +
				"step: collect-leads\n",
			Try: "rest",
		},
		Allowed: Example{
			Try: "collect leads from deck",
		},
	},
	ChooseOnFinal: {
		Slug: "choose-on-final", Rule: R6_6,
		Title: "You choose no more Adventures on your Final Adventure",
		Says:  "You are on your Final Adventure: from now on you skip the step of choosing an Adventure.",
		Text: "From your fourth archived Adventure on you race with what Rival's Choice has left you. The first step of your " +
			"turns is skipped; a reward may still bring you an Adventure.",
		Repair: "Nothing: your Final Adventure lasts until the game ends.",
		Example: Example{
			At: "players:\n  - leads: [ruin]\n    adventures: [drowned-gate]\n    final: true\n" +
				"    archive: {adventures: [salt-road-cipher, oracle-of-ash, cartographers-tomb, thousand-masks]}\n" +
				"step: collect-leads\n",
			Try: "choose adventure from deck",
		},
		Allowed: Example{
			Try: "collect leads from deck",
		},
	},
	NotInAnswer: {
		Slug: "not-in-answer", Rule: R8_7,
		Title: "Only Thwarts and Twists are answers",
		Says:  "Only a Thwart or a Twist answers, and {text} is neither.",
		Text: "While something announced is open to answers, the players asked may Thwart it, if it is a Feat, play or use " +
			"a text with the Twist icon, or pass. Rivals may use Twists as your action step begins and ends, too. " +
			"Everything else waits for the action step of a player's own turn.",
		Repair: "Pass, and do it in the action step of your own turn.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - {}\n" +
				"  - {actionx: [trail-rations]}\n" +
				"active: 0\n" +
				"decision: {player: 1, kind: respond}\n" +
				"stack: [{player: 0, action: {do: barter}}]\n",
			By:  1,
			Try: "play trail-rations",
		},
		Allowed: Example{
			By:  1,
			Try: "pass",
		},
	},
}
