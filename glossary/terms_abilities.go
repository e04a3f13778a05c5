package glossary

import "example.com/xseekers/engine"

// abilityTerms are what Sites and Relics do, their icons, and how long texts hold.
var abilityTerms = []Term{
	{
		ID: "ability", Name: "Ability",
		Meaning: "What a Site or Relic in your Active Zone lets you use: you pay its cost, and then its effect comes. Once announced it no longer needs its card.",
		Story: "A card works from your Active Zone only. In your hand it can be played, in your Archive Zone it only counts.\n\n" +
			"You announce the ability, pay its whole cost, rivals may answer with a Twist, and then it takes effect. Our reading: a rival who has the card archived in answer is too late to stop it; others say that it does nothing then.",
		Example: Example{
			Shows: "You hold Base Camp in your hand. Its Exploit cannot be used from there: play it first.",
			At: `players:
- {leads: [ruin], actionx: [base-camp], active: []}
- {}`,
			Tries:   []string{"use base-camp exploit"},
			Refused: engine.NotInYourActiveZone,
		},
		Aliases: []string{"card text", "power", "skill", "use an ability", "activate"},
		Like:    []string{"play-a-card"},
		Rules:   []engine.Rule{engine.R4_4, engine.R8_10},
		Ruling:  engine.R8_10,
		Codes:   []engine.Code{engine.NotInYourActiveZone, engine.NoSuchAbility},
	},
	{
		ID: "aura", Name: "Aura",
		Meaning: "What a Site does all the time, or lets you do again and again. One that you use has a cost or a limit.",
		Story: "There are two kinds. A standing Aura simply holds: you never use it, nobody answers it, and it ends when the Site leaves. An Aura that you use has a cost, such as Leverage, or a limit told on the card.\n\n" +
			"Our reading: an Aura that is used always has one or the other; others let you use it as often as you like.",
		Example: Example{
			Shows: "The Aura of Base Camp lets you keep nine Leads. You end your turn with nine, and nothing has to be discarded.",
			At: `players:
- {leads: 9, actionx: [], active: [base-camp]}
- {leads: [ruin], actionx: []}`,
			Tries: []string{"end turn"},
			Then:  `all: [{turn-of: 1}, {hand: {at-least: 9}}]`,
		},
		Aliases: []string{"ongoing effect", "passive effect", "standing text", "continuous"},
		Like:    []string{"exploit"},
		Rules:   []engine.Rule{engine.R8_1},
		Ruling:  engine.R8_1,
		Codes:   []engine.Code{engine.UsedUp, engine.NoSuchAbility},
	},
	{
		ID: "exploit", Name: "Exploit",
		Meaning: "An ability of a Site that you pay for. Many Exploits archive the Site after use, and none can be used while it is Leveraged.",
		Story: "An Exploit is the last thing you do with most Sites, so choose your time. Archiving the Site is part of the price there: it goes as you announce, and counts in your Archive Zone.\n\n" +
			"Where a Site has Leverage too, the order matters. Once it lies sideways, its Exploit is closed until your next turn turns it upright.",
		Example: Example{
			Shows: "Lookout Rock lies sideways before you. A Leveraged card cannot be Exploited, so its Exploit has to wait for your next turn.",
			At: `players:
- {leads: [], actionx: [], active: [{card: lookout-rock, leveraged: true}]}
- {}`,
			Tries:   []string{"use lookout-rock exploit"},
			Refused: engine.ExploitLeveraged,
		},
		Aliases: []string{"exploit a site", "use up a site"},
		Like:    []string{"aura", "leverage"},
		Rules:   []engine.Rule{engine.R8_2, engine.R8_3},
		Codes:   []engine.Code{engine.ExploitLeveraged},
	},
	{
		ID: "bond", Name: "Bond",
		Meaning: "As a card with Bond enters play, you put a Lead from your hand under it. When the card goes to an Archive, that Lead is buried.",
		Story: "The Lead is no cost and no reward; it is the heart of the card. Its type becomes the Bonded type, and everybody may see it. While it lies there it pays for nothing.\n\n" +
			"You have to bond if you hold a Lead. Our reading: with none in hand the card enters without a Bonded type; others do not let you play it then.",
		Example: Example{
			Shows: "The Echoing Gallery has Bond. You play it and put your Ruin under it; the Myth stays in your hand.",
			At: `players:
- {leads: [ruin, myth], actionx: [echoing-gallery]}
- {leads: [], actionx: []}`,
			Tries: []string{"play echoing-gallery", "enter bonding ruin"},
			Then:  `all: [{active: {has: echoing-gallery}}, {not: {hand: {holds: [ruin]}}}, {hand: {holds: [myth]}}]`,
		},
		Aliases: []string{"bonded", "bonded lead", "lead under a card", "bonding", "attach"},
		Like:    []string{"bonded-type", "enters-play"},
		Rules:   []engine.Rule{engine.R8_4},
		Ruling:  engine.R8_4,
		Codes:   []engine.Code{engine.EntryIncomplete, engine.NoBondedType},
	},
	{
		ID: "bonded-type", Name: "Bonded type",
		Meaning: "The type of the Lead under a card with Bond: it sets how the card works. A Wild is bonded as the type you name, and without a Lead to put there the card has no Bonded type, so that what needs one does nothing.",
		Story: "Where a text takes or finds \"Leads of the Bonded type\", look under the card. Bond the type you have most of, or expect to.\n\n" +
			"Our reading: you name a type for a Wild as you bond it. And the Bonded type counts as it is when you announce, even if the card is gone before the effect; others say that it does nothing then.",
		Example: Example{
			Shows: "The Kiln of Idols came into play while you held no Lead, so nothing lies under it. Its Aura takes a Lead of its Bonded type, and it has none: your Ruin does not help.",
			At: `players:
- {leads: [ruin], actionx: [], active: [kiln-of-idols]}
- {}`,
			Tries:   []string{"use kiln-of-idols aura with ruin"},
			Refused: engine.NoBondedType,
		},
		Aliases: []string{"type of the bond", "bonded wild", "bonded lead type"},
		Like:    []string{"bond"},
		Rules:   []engine.Rule{engine.R8_4, engine.R8_10},
		Ruling:  engine.R8_4,
		Codes:   []engine.Code{engine.NoBondedType, engine.WrongType},
	},
	{
		ID: "delay", Name: "Delay",
		Meaning: "An ability marked Delay has to wait: you cannot use it in the turn in which its card entered play.",
		Story: "So the table sees the card before it strikes. One turn is all it waits: on the very next turn, even a rival's, Delay asks nothing more, and an ability with Twist may be used there.\n\n" +
			"Delay belongs to the ability, not to the card. Another ability of the same card may be used at once.",
		Example: Example{
			Shows: "The Moonlit Spring came into play this turn, turn 5. Its Aura is marked Delay, so you cannot use it yet.",
			At: `turn: 5
players:
- {leads: [], actionx: [], active: [{card: moonlit-spring, entered: 5}]}
- {}`,
			Tries:   []string{"use moonlit-spring aura"},
			Refused: engine.DelayedThisTurn,
		},
		Aliases: []string{"delayed", "wait a turn", "summoning sickness"},
		Like:    []string{"enters-play"},
		Rules:   []engine.Rule{engine.R8_5},
		Codes:   []engine.Code{engine.DelayedThisTurn},
	},
	{
		ID: "leverage", Name: "Leverage",
		Meaning: "To use an ability you turn its card sideways and pay what else it asks. The card stays so until your next turn begins, and a Rest turns nothing upright.",
		Story: "Leverage is a price that costs no card, but only once a turn cycle: what lies sideways cannot be turned again. A card has one position, so two Leverage abilities on it share it, and its Exploit is closed too.\n\n" +
			"Use it on a rival's turn, where its Twist allows, and it still comes upright as your own next turn begins.",
		Example: Example{
			Shows: "You turn The Desert Waystation sideways, draw a Lead and discard one. It cannot be turned a second time this turn.",
			At: `players:
- {leads: [ruin], actionx: [], active: [desert-waystation]}
- {leads: [], actionx: []}`,
			Tries:   []string{"use desert-waystation aura", "choose ruin", "use desert-waystation aura"},
			Refused: engine.AlreadyLeveraged,
		},
		Aliases: []string{"leveraged", "sideways", "turn sideways", "tap", "exhaust"},
		Like:    []string{"exploit", "upright"},
		Rules:   []engine.Rule{engine.R8_6, engine.R8_3, engine.R4_1},
		Ruling:  engine.R8_6,
		Codes:   []engine.Code{engine.AlreadyLeveraged, engine.ExploitLeveraged},
	},
	{
		ID: "upright", Name: "Upright",
		Meaning: "How a card in your Active Zone lies until you Leverage it. As your turn begins, all your Leveraged cards are turned upright.",
		Story: "It happens by itself, before step 1, and to all of them. A rival's turn turns nothing of yours.\n\n" +
			"Our reading: a Rest stands in place of a turn, so your cards stay sideways through it; others turn them upright there too. If you hold no Lead, think of that before you Rest.",
		Example: Example{
			Shows: "Your Desert Waystation lies sideways and your rival ends the turn. You hold a Lead, so your turn begins, and the card stands upright again.",
			At: `active: 1
players:
- {leads: [ruin], actionx: [], active: [{card: desert-waystation, leveraged: true}]}
- {leads: [], actionx: []}`,
			Tries: []string{"end turn"},
			Then:  `all: [{turn-of: 0}, {not: {leveraged: desert-waystation}}]`,
		},
		Aliases: []string{"untap", "turn upright", "ready", "unexhaust", "reset a card"},
		Like:    []string{"leverage"},
		Rules:   []engine.Rule{engine.R4_1, engine.R8_6},
		Ruling:  engine.R8_6,
		Codes:   []engine.Code{engine.AlreadyLeveraged},
	},
	{
		ID: "twist", Name: "Twist",
		Meaning: "A card or ability with this icon may also be played or used on a rival's turn: when they perform an action, and as their action step begins and ends.",
		Story: "Without the icon nothing but Thwart is yours to do on another's turn. In your own action step you use a Twist like anything else.\n\n" +
			"You pay it in full, and it may be answered in its turn. A Twist that is a Feat card can be Thwarted; the Twist of a Site or Relic cannot, unless a Heroic Feat is printed there (our reading; others let you Thwart all of them).",
		Example: Example{
			Shows: "Your rival has announced Barter. You answer with The Counterfeit Seal, a Feat with Twist: you discard your Ruin, and the Barter is negated.",
			At: `active: 1
players:
- {leads: [ruin], actionx: [counterfeit-seal]}
- {leads: [], actionx: []}
stack: [{action: {do: barter}}]`,
			Tries: []string{"play counterfeit-seal with ruin"},
			Then:  `all: [{archived: {card: counterfeit-seal}}, {of: {seat: 1, goal: {performed: barter}}}, {not: {of: {seat: 1, goal: {decision: barter-reveal}}}}]`,
		},
		Aliases: []string{"twist icon", "instant", "reaction", "interrupt", "on a rivals turn"},
		Like:    []string{"thwart"},
		Rules:   []engine.Rule{engine.R8_7, engine.R8_8, engine.R8_9, engine.R7_12},
		Ruling:  engine.R7_12,
		Codes:   []engine.Code{engine.NotInAnswer},
	},
	{
		ID: "once-a-turn", Name: "Once a turn",
		Meaning: "A limit on how often you do something: each Heroic Feat but Thwart, and what a card says so of. The count starts anew with every turn, whoever's.",
		Story: "What you announced is used, even if it is negated. A Heroic Feat printed on a card does not count, so a card may give you a second Barter in a turn.\n\n" +
			"Our reading: an Aura used once on your turn may be used again on a rival's, if its Twist allows that at all; others start the count only with your own turn. Leverage is another matter: it waits until your next turn.",
		Example: Example{
			Shows: "The House of Exchange works once a turn, and you have used it already. You still hold an ActionX card to pay with, but it is used up.",
			At: `players:
- {actionx: [trail-rations], active: [house-of-exchange], uses: {house-of-exchange/aura: 1}}
- {}`,
			Tries:   []string{"use house-of-exchange aura discarding trail-rations"},
			Refused: engine.UsedUp,
		},
		Aliases: []string{"limit", "per turn", "once per turn", "uses per turn", "how often"},
		Like:    []string{"round"},
		Rules:   []engine.Rule{engine.R1_9, engine.R7_1, engine.R8_1},
		Ruling:  engine.R1_9,
		Codes:   []engine.Code{engine.UsedUp, engine.PerformedAlready},
	},
	{
		ID: "lasting-text", Name: "Lasting text",
		Meaning: "The text of a card that stays in force after the card was carried out: \"this turn\" ends with the turn, \"until your next turn\" goes on through a Rest.",
		Story: "The card is archived, its words go on. Nothing that happens to the card afterwards ends them, and a Thwart comes too late once they are in force.\n\n" +
			"Look at how long the card says. \"This turn\" is over when the turn is, before the next player begins.",
		Example: Example{
			Shows: "Fresh Tracks makes Adventures cost you an emblem less until the end of the turn. You pay a Vision for it, and then a Ruin and a Myth are enough for The Drowned Gate, which shows three emblems.",
			At: `players:
- {leads: [vision, ruin, myth], actionx: [fresh-tracks], adventures: [drowned-gate]}
- {leads: [], actionx: []}`,
			Tries: []string{"play fresh-tracks with vision", "complete drowned-gate with ruin myth"},
			Then:  `archived: {card: drowned-gate}`,
		},
		Aliases: []string{"this turn", "until end of turn", "in force", "how long", "duration"},
		Like:    []string{"until-your-next-turn"},
		Rules:   []engine.Rule{engine.R1_9},
		Ruling:  engine.R1_9,
	},
	{
		ID: "until-your-next-turn", Name: "Until your next turn",
		Meaning: "So long a text stays in force: through the turns of all your rivals, up to the moment your own next turn begins.",
		Story: "It is over before your step 1, so such a text covers the rivals' turns and never two turns of yours.\n\n" +
			"Our reading: a Rest is no turn, so the text goes on through your Rest until a real turn of yours begins; others end it there.",
		Example: Example{
			Shows: "Hired Porters lets you keep four Active Adventures until your next turn. You have three, it seeks The Tide Clock, and nothing has to be scrapped.",
			At: `players:
- {leads: [], actionx: [hired-porters], adventures: [drowned-gate, hollow-king, mirror-lake]}
- {leads: [], actionx: []}
decks: {adventure: [tide-clock]}`,
			Tries: []string{"play hired-porters"},
			Then:  `all: [{zone: {size: 4}}, {step: actions}]`,
		},
		Aliases: []string{"until my next turn", "till next turn", "lasts a round"},
		Like:    []string{"lasting-text", "rest"},
		Rules:   []engine.Rule{engine.R1_9},
		Ruling:  engine.R1_9,
	},
	{
		ID: "contradiction", Name: "Contradiction",
		Meaning: "Where a card contradicts a rule, the card wins. It changes just what it speaks of; all other rules hold.",
		Story: "A card may raise your limits, change what a Heroic Feat costs, forbid it, or shield what a player controls. Read who it speaks of: you, the rival it faces, each rival, everyone.\n\n" +
			"Our reading: between two cards \"cannot\" beats \"may\", and raises and reductions of a cost add up, never below nothing; others let the newest card win.",
		Example: Example{
			Shows: "You are behind and hold a Ruin, so the rules allow you to Poach. But your rival's Funeral Mask faces you, Ruthless, and forbids it.",
			At: `variant: advanced
players:
- {leads: [ruin], adventures: [drowned-gate]}
- active: [{card: funeral-mask, mode: ruthless, against: 0}]
  adventures: [hollow-king]
  archive: {adventures: [salt-road-cipher]}`,
			Tries:   []string{"poach ruin"},
			Refused: engine.BarredByCard,
		},
		Aliases: []string{"golden rule", "precedence", "overrule", "cannot", "exception", "shielded"},
		Rules:   []engine.Rule{engine.R1_3},
		Ruling:  engine.R1_3,
		Codes:   []engine.Code{engine.BarredByCard, engine.ShieldedByCard},
	},
	{
		ID: "by-hand", Name: "By hand",
		Meaning: "Words on a card that the table carries out itself, because our words for cards cannot say them. When it may be played, by whom and for what is checked as of any other card.",
		Story:   "You meet it only in card sets that players write: the training set has no such card. The program says when the card takes effect and reads you its words; you move the cards. Bots never play such a card, and puzzles leave it out.",
		Aliases: []string{"by the table", "manual card", "carry out yourselves"},
		Rules:   []engine.Rule{engine.R2_8, engine.R1_3},
	},
}
