package engine

// Everything about the codes stands here: to add one, append its name to the list, put it into
// the order of precedence and write its page.

// The codes, in the order they were added.
const (
	NoCode Code = iota
	GameOver
	NoSuchAction
	NotInBeginnerGame
	NotYourDecision
	StepToCome
	StepIsPast
	DecideFirst
	NotAsked
	LeadsInHand
	RestOnFinal
	ChooseOnFinal
	PileEmpty
	NotInYourZone
	NotInTheirZone
	LeadNotInHand
	EmblemUnpaid
	SurplusLead
	WrongLeadCount
	TopUnnamed

	codeEnd
)

// precedence orders the unmet parts of a refusal: what no later move can mend comes before what
// the moment forbids, that before the cards, that before the payment.
var precedence = [...]Code{
	GameOver, NoSuchAction, NotInBeginnerGame, RestOnFinal, ChooseOnFinal, NotYourDecision, LeadsInHand,
	StepIsPast, StepToCome, DecideFirst, NotAsked, PileEmpty, NotInYourZone, NotInTheirZone,
	LeadNotInHand, EmblemUnpaid, SurplusLead, WrongLeadCount, TopUnnamed,
}

// pages is what is said about each code.
var pages = [codeEnd]Page{
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
	},
	NoSuchAction: {
		Slug: "no-such-action", Rule: R4_4,
		Title: "That is not an action of the game",
		Says:  "That is not an action of the game as it stands.",
		Text: "Each step offers a few things and no others, and each takes its own words: an Adventure named, Leads paid, " +
			"a type that ends on top. Words an action has no use for make it another thing than you meant.",
		Repair: "Say it as one of the actions that are on offer, without the extra words.",
		Example: Example{
			At:  "players:\n  - {leads: [ruin, ruin], adventures: [drowned-gate]}\nstep: collect-leads\n",
			Try: "choose adventure",
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
	},
	NotYourDecision: {
		Slug: "not-your-decision", Rule: R4_8,
		Title: "Another player is to decide",
		Says:  "It is for {who} to decide now: {open}.",
		Text: "Turns go round in seat order, and one player at a time decides. On your turn a rival may have the say too: " +
			"the next player makes the Rival's Choice of your Final Adventure.",
		Repair: "Wait until the decision is yours.",
		Example: Example{
			At:  "players:\n  - {}\n  - {leads: [ruin, ruin, myth], adventures: [drowned-gate]}\nactive: 0\n",
			By:  1,
			Try: "complete drowned-gate with myth ruin ruin",
		},
	},
	StepToCome: {
		Slug: "step-to-come", Rule: R4_4,
		Title: "An earlier step of your turn comes first",
		Says:  "That belongs to a later step, {step}. First {open}.",
		Text: "A turn has four steps in a fixed order: choose an Adventure, collect Leads, take actions, end. The first two " +
			"are not yours to skip, so nothing is completed before you have collected.",
		Repair: "Finish the step you are in; then it is allowed.",
		Example: Example{
			At:  "players:\n  - {leads: [ruin, ruin, myth], adventures: [drowned-gate]}\nstep: collect-leads\n",
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
	},
	DecideFirst: {
		Slug: "decide-first", Rule: R2_10,
		Title: "Another choice is open and comes first",
		Says:  "One thing first: {open}.",
		Text: "Some things ask for a choice before play goes on: with more than three Active Adventures you scrap until three " +
			"are left, and after drawing two Leads you discard one. Nothing else is done meanwhile.",
		Repair: "Make the open choice; then it is allowed again.",
		Example: Example{
			At: "players:\n  - {adventures: [drowned-gate, salt-road-cipher, oracle-of-ash, lantern-stair]}\n" +
				"step: choose-adventure\ndecision: {player: 0, kind: scrap-adventure}\n",
			Try: "choose adventure from deck",
		},
	},
	NotAsked: {
		Slug: "not-asked", Rule: R4_5,
		Title: "Nothing asks you for that now",
		Says:  "Nothing asks you to {asked} now.",
		Text: "You discard, scrap and choose for a rival only when a rule asks you to: one Lead after drawing two, down to " +
			"seven at the end of your turn, Adventures above three, Rival's Choice. You cannot do it of your own accord.",
		Repair: "Wait until the rules ask for it.",
		Example: Example{
			At:  "players:\n  - {leads: [ruin, myth]}\nstep: actions\n",
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
	},
	PileEmpty: {
		Slug: "pile-empty", Rule: R4_6,
		Title: "That pile has no card to give",
		Says:  "There is no card to take there.",
		Text: "A discard pile without a card is not on offer. A deck is on offer while it has a card or can be remade from " +
			"its discard pile, which takes two cards or more there.",
		Repair: "Take from the other pile, or wait until a card is discarded.",
		Example: Example{
			At:  "players:\n  - {leads: [ruin]}\nstep: collect-leads\ndiscards: {lead: []}\n",
			Try: "collect leads from discard",
		},
	},
	NotInYourZone: {
		Slug: "not-in-your-zone", Rule: R5_1,
		Title: "That is not one of your Active Adventures",
		Says:  "{card} is not one of your Active Adventures.",
		Text: "You complete and scrap only Adventures that lie in your own Adventure Zone. A rival's Adventures, the discard " +
			"pile and your Archive are out of reach.",
		Repair: "Name one of your own Active Adventures.",
		Example: Example{
			At: "players:\n  - {leads: [ruin, ruin, myth], adventures: [salt-road-cipher]}\n" +
				"  - {adventures: [drowned-gate]}\n",
			Try: "complete drowned-gate with myth ruin ruin",
		},
	},
	NotInTheirZone: {
		Slug: "not-in-their-zone", Rule: R6_4,
		Title: "Rival's Choice picks from the Adventures of the player who enters the Final Adventure",
		Says:  "{card} is not one of the Adventures to choose from.",
		Text: "When a player enters the Final Adventure, the next player in turn order picks which of that player's Adventures " +
			"stays. It is one of those in that player's zone, revealed now or there before.",
		Repair: "Name an Adventure in the zone of the player whose Final Adventure it is.",
		Example: Example{
			At: "players:\n  - leads: []\n    adventures: [drowned-gate, lantern-stair]\n    final: true\n" +
				"    archive: {adventures: [salt-road-cipher, oracle-of-ash, cartographers-tomb, thousand-masks]}\n" +
				"  - {adventures: [hollow-king]}\n" +
				"decision: {player: 1, kind: rivals-choice}\n",
			By:  1,
			Try: "keep hollow-king",
		},
	},
	LeadNotInHand: {
		Slug: "lead-not-in-hand", Rule: R5_1,
		Title: "You name a Lead that you do not hold",
		Says:  "You name {need} but hold {have}.",
		Text: "Leads are paid and discarded from your own hand, each as the card it is: a Wild is named as a Wild, whatever " +
			"it stands for.",
		Repair: "Name Leads you hold, a Wild where you lack one, or collect the Lead first.",
		Example: Example{
			At:  "players:\n  - {leads: [ruin, myth, wild], adventures: [drowned-gate]}\n",
			Try: "complete drowned-gate with myth ruin ruin",
		},
	},
	EmblemUnpaid: {
		Slug: "emblem-unpaid", Rule: R5_1,
		Title: "An emblem of the Adventure is left unpaid",
		Says:  "{card} needs {need} and you pay {have}.",
		Text: "An Adventure is paid in one go: one matching Lead, or a Wild, for every emblem it shows. Nothing is paid in " +
			"part and finished later.",
		Repair: "Pay a Lead of that type or a Wild for each emblem, all at once.",
		Example: Example{
			At:  "players:\n  - {leads: [ruin, myth, glyph], adventures: [drowned-gate]}\n",
			Try: "complete drowned-gate with myth ruin",
		},
	},
	SurplusLead: {
		Slug: "surplus-lead", Rule: R5_1,
		Title: "You pay a Lead that no emblem asks for",
		Says:  "You pay {over} more than the emblems of {card} ask for.",
		Text: "Our reading: you pay exactly what the emblems show, one Lead an emblem. A Lead beyond them stays in your hand, a " +
			"Wild too.",
		Repair: "Leave the surplus Lead out.",
		Example: Example{
			At:  "players:\n  - {leads: [ruin, ruin, ruin, myth], adventures: [drowned-gate]}\n",
			Try: "complete drowned-gate with myth ruin ruin ruin",
		},
	},
	WrongLeadCount: {
		Slug: "wrong-lead-count", Rule: R4_5,
		Title: "That is not the number of Leads asked for",
		Says:  "You name {have}, not the {need} asked for.",
		Text: "After drawing two Leads you discard one, no more and no fewer. At the end of your turn you discard down to " +
			"seven: exactly the Leads above seven.",
		Repair: "Name just as many Leads as are asked for.",
		Example: Example{
			At: "players:\n  - {leads: [ruin, ruin, ruin, myth, myth, glyph, glyph, vision, vision]}\n" +
				"decision: {player: 0, kind: discard-down}\n",
			Try: "discard down ruin",
		},
	},
	TopUnnamed: {
		Slug: "top-unnamed", Rule: R1_6,
		Title: "Say which Lead ends on top of the discard pile",
		Says:  "You discard Leads of several types together: say which of them ends on top.",
		Text: "The next player may take the top of the Lead discard pile, so it matters what lies there. Our reading: whoever " +
			"discards several types at once names the one on top; the others lie below in a fixed order, Wilds deepest.",
		Repair: "Name one of the discarded types as the top.",
		Example: Example{
			At: "players:\n  - {leads: [ruin, ruin, ruin, myth, myth, glyph, glyph, vision, vision]}\n" +
				"decision: {player: 0, kind: discard-down}\n",
			Try: "discard down ruin myth",
		},
	},
}
