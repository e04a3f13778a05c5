package glossary

import "example.com/xseekers/engine"

// answerTerms are how what is done is announced, answered and carried out.
var answerTerms = []Term{
	{
		ID: "announce", Name: "Announce",
		Meaning: "Say what you do and pay for it. Its effect comes only when the others have had their chance to answer; until then it waits.",
		Story: "Paying is part of it: once announced, the Leads are gone, the card is turned or scrapped, and you cannot take it back. Whether you were allowed to is asked at this moment, too.\n\n" +
			"While it waits nothing else is done but answers. Our reading: answers go round as described under Answer; others let each player answer an action once.",
		Example: Example{
			Shows: "You discard three Ruins and announce a Barter. The Leads are gone, but you see no Adventure yet: your rival, with two Leads in hand, is asked first.",
			At: `variant: advanced
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [glyph, myth], actionx: []}`,
			Tries: []string{"barter ruin ruin ruin"},
			Then:  `all: [{hand: {at-most: 0}}, {of: {seat: 1, goal: {decision: respond}}}]`,
		},
		Aliases: []string{"declare", "waiting", "stack", "announcement"},
		Like:    []string{"answer", "take-effect", "as-it-is-played"},
		Rules:   []engine.Rule{engine.R8_8, engine.R8_10},
		Ruling:  engine.R8_8,
		Codes:   []engine.Code{engine.DecideFirst, engine.SpendUnnamed},
	},
	{
		ID: "answer", Name: "Answer",
		Meaning: "What you may do between a rival's announcement and its effect: Thwart a Feat, use a Twist, or pass. An answer is announced and paid like anything else and may be answered too; when all have passed in a row, the last thing announced takes effect.",
		Story: "Rivals are asked in turn order, beginning with the one after the player who announced. You answer the last thing announced, never your own.\n\n" +
			"Only Thwart and Twists are answers: everything else waits for your own action step. Our reading: answers may be answered without end; others allow each player one answer, and only a Thwart against an answer.",
		Example: Example{
			Shows: "Your rival has announced Barter, and you are asked. Trail Rations has no Twist, so it is no answer: it waits for your own turn.",
			At: `active: 1
players:
- {leads: [], actionx: [trail-rations]}
- {}
stack: [{action: {do: barter}}]`,
			Tries:   []string{"play trail-rations"},
			Refused: engine.NotInAnswer,
		},
		Aliases: []string{"respond", "response", "react", "reply", "answer an action"},
		Like:    []string{"announce", "pass"},
		Rules:   []engine.Rule{engine.R8_8, engine.R8_11, engine.R7_12},
		Ruling:  engine.R8_8,
		Codes:   []engine.Code{engine.NotInAnswer, engine.NotAFeat},
	},
	{
		ID: "pass", Name: "Pass",
		Meaning: "Give no answer. Whether you are asked at all follows from what everybody can see, so being asked and passing tells nothing of your hand.",
		Story: "Passing costs nothing and binds you to nothing: if somebody answers after you, you are asked again.\n\n" +
			"Our reading: against a Feat you are asked whenever you hold two Leads, even two that do not match; others ask only those who can really answer, which gives their hands away. Passing an answer is not passing your turn: to end that, you say so.",
		Example: Example{
			Shows: "Your rival has announced Barter. You could be holding anything; you pass, and now it takes effect: your rival looks at two Adventures.",
			At: `active: 1
players:
- {leads: [glyph, glyph], actionx: []}
- {leads: [], actionx: []}
stack: [{action: {do: barter}}]`,
			Tries: []string{"pass"},
			Then:  `of: {seat: 1, goal: {decision: barter-reveal}}`,
		},
		Aliases: []string{"no answer", "decline", "let it happen", "do nothing"},
		Like:    []string{"answer"},
		Rules:   []engine.Rule{engine.R8_8, engine.R8_11},
		Ruling:  engine.R8_11,
		Codes:   []engine.Code{engine.NotYourDecision},
	},
	{
		ID: "window", Name: "Window",
		Meaning: "A moment at which rivals are asked: when an action is announced, as the action step begins, and as it ends. In the last two they may use Twists but not Thwart, since nothing is being played.",
		Story: "In each window rivals are asked round in turn order until all of them pass in a row. Then play goes on, and the moment does not come again.\n\n" +
			"Some things open no window: the choices of steps 1, 2 and 4, choices inside an effect, a Rest, and what your Final Adventure begins with. Our reading: a Twist used at the beginning or end opens the asking anew; others ask each rival once.",
		Example: Example{
			Shows: "Your rival's action step begins and you are asked for Twists. No Feat is being played, so there is nothing to Thwart.",
			At: `active: 1
window: step-begins
players:
- {leads: [ruin, ruin], actionx: [listener-at-the-door]}
- {}`,
			Tries:   []string{"thwart ruin ruin"},
			Refused: engine.NothingPlayed,
		},
		Aliases: []string{"moment to answer", "answer window", "priority", "timing"},
		Like:    []string{"before-actions", "after-actions"},
		Rules:   []engine.Rule{engine.R8_9, engine.R8_7, engine.R8_8},
		Ruling:  engine.R8_9,
		Codes:   []engine.Code{engine.NothingPlayed},
	},
	{
		ID: "before-actions", Name: "Before actions",
		Meaning: "The moment after a player has collected Leads and before they act: rivals may use Twists there.",
		Story: "It is a rival's chance to act before you do: to look at the top Leads, or to make you discard. You have your new Leads in hand then and have done nothing with them.\n\n" +
			"No Thwart here, as nothing is being played. Our reading: the asking goes round until all pass in a row; others ask each rival once.",
		Example: Example{
			Shows: "Your rival's action step begins. You play Listener at the Door, a Feat with Twist: you look at a Ruin and a Vision, discard the Ruin and keep the Vision.",
			At: `active: 1
window: step-begins
players:
- {leads: [], actionx: [listener-at-the-door]}
- {leads: [], actionx: []}
decks: {lead: [ruin, vision]}`,
			Tries: []string{"play listener-at-the-door", "choose ruin"},
			Then:  `all: [{hand: {holds: [vision]}}, {top: {lead: ruin}}, {of: {seat: 1, goal: {step: actions}}}]`,
		},
		Aliases: []string{"begins the action step", "before they act", "before the action step"},
		Like:    []string{"window", "after-actions"},
		Rules:   []engine.Rule{engine.R8_9, engine.R8_7},
		Ruling:  engine.R8_9,
		Codes:   []engine.Code{engine.NothingPlayed, engine.NotInAnswer},
	},
	{
		ID: "after-actions", Name: "After actions",
		Meaning: "The moment after a player has said that the turn ends and before they discard down to seven: rivals may use Twists there.",
		Story: "Once you have announced the end, it stays the end: whatever rivals do now, you act no more this turn.\n\n" +
			"The hand limit is looked at afterwards, so Leads you lose here count for you. Our reading: rivals are asked until all pass in a row; others ask each of them once.",
		Example: Example{
			Shows: "You end your turn, and your rival is asked for Twists. You may not slip in Trail Rations any more: it is for your rival to decide.",
			At: `players:
- {leads: [ruin], actionx: [trail-rations]}
- {leads: [], actionx: [listener-at-the-door]}`,
			Tries:   []string{"end turn", "play trail-rations"},
			Refused: engine.NotYourDecision,
		},
		Aliases: []string{"ends the action step", "after they act", "after the action step"},
		Like:    []string{"window", "before-actions", "end-of-turn"},
		Rules:   []engine.Rule{engine.R8_9, engine.R8_7, engine.R4_5},
		Ruling:  engine.R8_9,
		Codes:   []engine.Code{engine.NotYourDecision},
	},
	{
		ID: "as-it-is-played", Name: "As it is played",
		Meaning: "Between the moment a Feat is announced and paid, and the moment it takes effect. Only then can it be Thwarted.",
		Story: "Not before: a card in hand cannot be stopped. Not after: once you have passed and it takes effect, it is too late, even while its player is still choosing.\n\n" +
			"With several Feats waiting on one another only the last one is open. A Thwart of a Thwart is just that: you answer your rival's Thwart as it is played.",
		Example: Example{
			Shows: "You pass on your rival's Barter, and they look at two Adventures. Now your two Glyphs come too late: it is not being played any more, it is being carried out.",
			At: `active: 1
players:
- {leads: [glyph, glyph], actionx: []}
- {leads: [], actionx: []}
stack: [{action: {do: barter}}]`,
			Tries:   []string{"pass", "thwart glyph glyph"},
			Refused: engine.NothingPlayed,
		},
		Aliases: []string{"when it is played", "while it is played", "too late to thwart", "being played"},
		Like:    []string{"announce", "take-effect"},
		Rules:   []engine.Rule{engine.R7_6, engine.R8_8, engine.R7_12},
		Ruling:  engine.R7_12,
		Codes:   []engine.Code{engine.NothingPlayed},
	},
	{
		ID: "take-effect", Name: "Take effect",
		Meaning: "Be carried out: when all who were asked have passed in a row, the last thing announced does what it says.",
		Story: "Things that wait lie on one another, and the last announced takes effect first. Then the one below is offered again, and so on down to the action that began it.\n\n" +
			"Choices belong here, not to the announcing. An effect is done as far as it can be, from its first word to its last, and nobody answers in the middle.",
		Example: Example{
			Shows: "You announce a Breakthrough, your rival could Thwart it but passes. Now it takes effect, and you draw an ActionX card.",
			At: `variant: advanced
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [myth, myth], actionx: []}`,
			Tries: []string{"breakthrough ruin ruin ruin", "pass"},
			Then:  `actionx: {at-least: 1}`,
		},
		Aliases: []string{"effect", "resolve", "carried out", "goes off", "takes effect"},
		Like:    []string{"announce", "as-it-is-played", "choosing", "as-far-as-possible"},
		Rules:   []engine.Rule{engine.R8_8, engine.R7_10, engine.R1_7},
		Ruling:  engine.R8_8,
		Codes:   []engine.Code{engine.DecideFirst},
	},
	{
		ID: "negate", Name: "Negate",
		Meaning: "Take away what was announced before its effect: it does nothing, and what was paid stays paid. A negated Feat card is archived, and counts there.",
		Story: "Thwart negates, and so do a few cards. The negated thing leaves at once, and what lies below it is offered next.\n\n" +
			"It was performed all the same: a Heroic Feat that was negated is used for the turn. Our reading; others give it back. To negate is not to undo: Leads do not return, scrapped cards stay scrapped.",
		Example: Example{
			Shows: "Your rival Thwarts your Barter. You hold three more Leads, but a second Barter is refused: the first was negated, and still it was yours for this turn.",
			At: `variant: advanced
players:
- {leads: [ruin, ruin, ruin, myth, myth, myth], actionx: []}
- {leads: [glyph, glyph], actionx: []}`,
			Tries:   []string{"barter ruin ruin ruin", "thwart glyph glyph", "pass", "barter myth myth myth"},
			Refused: engine.PerformedAlready,
		},
		Aliases: []string{"cancel", "undo", "nullify", "without effect", "has no effect"},
		Like:    []string{"thwart"},
		Rules:   []engine.Rule{engine.R7_6, engine.R2_5, engine.R10_2, engine.R8_8, engine.R7_1},
		Ruling:  engine.R8_8,
		Codes:   []engine.Code{engine.PerformedAlready, engine.NothingPlayed, engine.NotAFeat},
	},
	{
		ID: "control", Name: "Control",
		Meaning: "You control what lies in your own zones: your Active Adventures, and your Sites and Relics, also one that is turned toward a rival.",
		Story: "Costs ask for what you control: nobody pays Sabotage with another's Site. Effects against a rival ask for what they control.\n\n" +
			"Cards in hand are yours but not controlled in this sense, as they are not in play. After a Poach you control the Adventure you took, and it is archived for you.",
		Example: Example{
			Shows: "You want to pay a Sabotage with The Drowned Gate, but it lies before your rival. You pay only with what you control.",
			At: `variant: advanced
players:
- {leads: [ruin], adventures: [salt-road-cipher]}
- {adventures: [drowned-gate]}`,
			Tries:   []string{"sabotage drowned-gate with ruin"},
			Refused: engine.NotYoursToSpend,
		},
		Aliases: []string{"own", "owner", "cards i control", "my side"},
		Rules:   []engine.Rule{engine.R2_9, engine.R2_7, engine.R7_5},
		Ruling:  engine.R2_7,
		Codes:   []engine.Code{engine.NotYoursToSpend, engine.NotInYourActiveZone, engine.NotInYourZone},
	},
	{
		ID: "look", Name: "Look at",
		Meaning: "Take cards off the top of a deck so that you alone see them, until you have chosen what becomes of each.",
		Story: "Barter lets you look at two Adventures, Negotiate at three Leads, and some cards let you look too. You choose among just these, and none of them goes back to the deck.\n\n" +
			"To look is not to reveal: rivals learn only what you then put down in the open. If the deck is empty when you look, it is remade first.",
		Example: Example{
			Shows: "Your Barter shows you The Drowned Gate and The Hollow King. Salt Road Cipher is not among them, so you cannot reveal it.",
			At: `variant: advanced
decision: {player: 0, kind: barter-reveal}
stack: [{player: 0, action: {do: barter}, at: 1}]
looking: {player: 0, adventure: [drowned-gate, hollow-king]}`,
			Tries:   []string{"reveal salt-road-cipher"},
			Refused: engine.NotLookedAt,
		},
		Aliases: []string{"peek", "look at the top", "scry", "examine"},
		Like:    []string{"reveal"},
		Rules:   []engine.Rule{engine.R7_3, engine.R7_8, engine.R11_1},
		Codes:   []engine.Code{engine.NotLookedAt},
	},
	{
		ID: "choosing", Name: "Choosing in an effect",
		Meaning: "What an effect chooses is chosen when it takes effect, not before. Something to choose must be there when you announce it; if nothing is left later, it does nothing and the cost stays paid.",
		Story: "So you need not tell your rival what you are after while they can still answer. Others name the choice as they announce; this is our reading.\n\n" +
			"What you scrap to pay is gone before the effect looks for something to choose. The choice is a closed one, of just the kind the text names, and the player it names makes it.",
		Example: Example{
			Shows: "You would scrap The Drowned Gate for Sabotage, but your rival has no Adventure, Site or Relic. There would be nothing to choose, so you cannot announce it.",
			At: `variant: advanced
players:
- {leads: [ruin], adventures: [drowned-gate]}
- {adventures: []}`,
			Tries:   []string{"sabotage drowned-gate with ruin"},
			Refused: engine.NothingToChoose,
		},
		Aliases: []string{"target", "targets", "choose a card", "effect chooses", "nothing to choose"},
		Like:    []string{"take-effect"},
		Rules:   []engine.Rule{engine.R7_10, engine.R2_8},
		Ruling:  engine.R7_10,
		Codes:   []engine.Code{engine.NothingToChoose, engine.NotAChoice, engine.NotARivals, engine.NotLookedAt},
	},
}
