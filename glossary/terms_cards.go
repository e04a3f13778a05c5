package glossary

import "example.com/xseekers/engine"

// cardTerms are Leads, and what is printed on cards.
var cardTerms = []Term{
	{
		ID: "lead", Name: "Lead",
		Meaning: "A card you hold in your hand and spend: Leads pay for the emblems of Adventures. Each is a Glyph, a Myth, a Ruin, a Vision or Wild.",
		Story: "Leads are what you live on. They pay for Adventures, and in the Advanced Game for Heroic Feats and many ActionX cards too. You name each as the card it is: a Wild as a Wild, whatever it stands for.\n\n" +
			"What you discard may come back from the discard pile. Our reading: Leads under an archived Adventure are out of the game; others put them on the discard pile afterwards.",
		Example: Example{
			Shows:   "You hold a Ruin, a Myth and a Wild. You cannot name two Ruins, since you hold only one: the third Lead has to be named as the Wild it is.",
			At:      `players: [{leads: [ruin, myth, wild], adventures: [drowned-gate]}, {}]`,
			Tries:   []string{"complete drowned-gate with myth ruin ruin"},
			Refused: engine.LeadNotInHand,
		},
		Aliases: []string{"lead card", "resource", "resource card", "clue", "mana"},
		Like:    []string{"emblem"},
		Rules:   []engine.Rule{engine.R2_1, engine.R2_2, engine.R4_3, engine.R5_2},
		Ruling:  engine.R5_2,
		Codes:   []engine.Code{engine.LeadNotInHand},
	},
	{
		ID: "lead-type", Name: "Lead type",
		Meaning: "Glyph, Myth, Ruin or Vision: what a Lead is, and what an emblem asks for. Wild is no fifth type but stands for any of the four.",
		Story: "Whenever a text or an emblem asks for a type, a Lead of that type pays, or a Wild. Nothing else does: three Ruins never make a Myth.\n\n" +
			"Some texts name their type on the card, some take the Bonded type, and some only want Leads that match each other. Read which of the three it is before you pay.",
		Example: Example{
			Shows: "The Stone Tablet lies Noble before you and asks for a Glyph. Your Ruin is a Lead, but of the wrong type.",
			At: `players:
- {leads: [ruin], actionx: [], active: [{card: stone-tablet, mode: noble}]}
- {leads: [], actionx: []}`,
			Tries:   []string{"use stone-tablet noble with ruin"},
			Refused: engine.WrongType,
		},
		Aliases: []string{"type", "kind of lead", "suit", "colour", "color"},
		Like:    []string{"wild-lead"},
		Rules:   []engine.Rule{engine.R2_1, engine.R2_2},
		Codes:   []engine.Code{engine.WrongType},
	},
	{
		ID: "glyph", Name: "Glyph",
		Meaning: "One of the four Lead types. A Glyph pays for a Glyph emblem.",
		Story:   "Signs cut, painted or pressed in clay: you will want Glyphs for tombs and libraries. In the rules all four types are alike, and none beats another. What makes a Glyph good today is the Adventure before you that asks for it.",
		Example: Example{
			Shows: "The Cartographer's Tomb asks for three Glyphs, and you hold three. You complete it.",
			At:    `players: [{leads: [glyph, glyph, glyph], adventures: [cartographers-tomb]}, {}]`,
			Tries: []string{"complete cartographers-tomb with glyph glyph glyph"},
			Then:  `archived: {card: cartographers-tomb}`,
		},
		Aliases: []string{"glyph lead", "rune", "hieroglyph"},
		Rules:   []engine.Rule{engine.R2_1},
	},
	{
		ID: "myth", Name: "Myth",
		Meaning: "One of the four Lead types. A Myth pays for a Myth emblem.",
		Story:   "Songs and old stories. In the rules a Myth is like any other type: it pays for its own emblem and matches other Myths. If you are one short, a Wild stands in for it.",
		Example: Example{
			Shows: "Song of the First Flood asks for three Myths. You hold two and a Wild, and the Wild makes the third.",
			At:    `players: [{leads: [myth, myth, wild], adventures: [song-of-the-first-flood]}, {}]`,
			Tries: []string{"complete song-of-the-first-flood with myth myth wild"},
			Then:  `archived: {card: song-of-the-first-flood}`,
		},
		Aliases: []string{"myth lead", "legend", "saga"},
		Rules:   []engine.Rule{engine.R2_1},
	},
	{
		ID: "ruin", Name: "Ruin",
		Meaning: "One of the four Lead types. A Ruin pays for a Ruin emblem.",
		Story:   "Walls, gates and what is left of them. In the rules a Ruin is like any other type: it pays for its own emblem and for no other. A hand full of Ruins is fine for Breakthrough, which takes three that match, and useless for an Adventure that shows none.",
		Example: Example{
			Shows:   "The Broken Colossus asks for three Ruins. With two Ruins and a Myth one emblem stays unpaid.",
			At:      `players: [{leads: [ruin, ruin, myth], adventures: [broken-colossus]}, {}]`,
			Tries:   []string{"complete broken-colossus with ruin ruin myth"},
			Refused: engine.EmblemUnpaid,
		},
		Aliases: []string{"ruin lead", "wreck", "rubble"},
		Rules:   []engine.Rule{engine.R2_1},
		Codes:   []engine.Code{engine.EmblemUnpaid},
	},
	{
		ID: "vision", Name: "Vision",
		Meaning: "One of the four Lead types. A Vision pays for a Vision emblem.",
		Story:   "Dreams, signs and far sight. In the rules a Vision is like any other type, and it has nothing to do with looking at cards. It pays for Vision emblems and matches other Visions.",
		Example: Example{
			Shows: "The Unblinking Eye asks for three Visions, and you hold three. You complete it.",
			At:    `players: [{leads: [vision, vision, vision], adventures: [unblinking-eye]}, {}]`,
			Tries: []string{"complete unblinking-eye with vision vision vision"},
			Then:  `archived: {card: unblinking-eye}`,
		},
		Aliases: []string{"vision lead", "dream", "sight"},
		Rules:   []engine.Rule{engine.R2_1},
	},
	{
		ID: "wild-lead", Name: "Wild Lead",
		Meaning: "A Lead that stands for a Glyph, a Myth, a Ruin or a Vision, whichever you need each time you use it. Wilds match each other too.",
		Story: "You decide anew each time you spend one, and two Wilds in one payment may stand for two types. A Wild is never forced on you: pay it even where you hold the true Lead, or keep it.\n\n" +
			"Our reading: Wilds match each other, so three of them pay for a Breakthrough; others want at least one true Lead among them. A Wild does not make a payment larger, it only fits everywhere.",
		Example: Example{
			Shows: "You hold a Ruin and two Wilds, and The Drowned Gate asks for two Ruins and a Myth. One Wild stands for the second Ruin, the other for the Myth.",
			At:    `players: [{leads: [ruin, wild, wild], adventures: [drowned-gate]}, {}]`,
			Tries: []string{"complete drowned-gate with ruin wild wild"},
			Then:  `archived: {card: drowned-gate}`,
		},
		Aliases: []string{"wild", "wildcard", "joker", "any lead", "any type"},
		Like:    []string{"lead-type", "matching"},
		Rules:   []engine.Rule{engine.R2_2, engine.R5_1},
		Ruling:  engine.R2_2,
		Codes:   []engine.Code{engine.LeadNotInHand},
	},
	{
		ID: "matching", Name: "Matching",
		Meaning: "A Lead matches an emblem of its own type, and a Wild matches every emblem. Leads match each other when all are of one type, Wilds standing in.",
		Story: "So there are two questions. For an Adventure each Lead has to match its own emblem, and the emblems may differ. For Breakthrough, Thwart and some cards the Leads have to match each other, and which type it is does not matter.\n\n" +
			"Tables stumble over \"one of each\": that never matches. Our reading: Wilds alone match; others ask for a true Lead beside them.",
		Example: Example{
			Shows: "Breakthrough takes three matching Leads. Two Ruins and a Myth are of two types, so they do not match.",
			At: `variant: advanced
players: [{leads: [ruin, ruin, myth]}, {}]`,
			Tries:   []string{"breakthrough ruin ruin myth"},
			Refused: engine.NotMatching,
		},
		Aliases: []string{"match", "same type", "same kind", "of a kind", "set", "matching leads"},
		Like:    []string{"wild-lead"},
		Rules:   []engine.Rule{engine.R7_11, engine.R5_1, engine.R2_2},
		Ruling:  engine.R2_2,
		Codes:   []engine.Code{engine.NotMatching, engine.EmblemUnpaid},
	},
	{
		ID: "emblem", Name: "Emblem",
		Meaning: "A mark on an Adventure that asks for one Lead of its type. You pay one Lead an emblem, no fewer and no more.",
		Story: "Count the emblems, and you know how many Leads the Adventure costs. Every one of them has to be met in the same payment; you cannot lay down two Leads now and the third next turn.\n\n" +
			"A text such as that of Fresh Tracks takes an emblem away, and you pick which. Our reading: you pay no surplus Lead either; others let you overpay.",
		Example: Example{
			Shows:   "The Drowned Gate shows two Ruins and a Myth. A Myth and one Ruin leave an emblem unpaid, and a Glyph does not fill it.",
			At:      `players: [{leads: [ruin, myth, glyph], adventures: [drowned-gate]}, {}]`,
			Tries:   []string{"complete drowned-gate with myth ruin"},
			Refused: engine.EmblemUnpaid,
		},
		Aliases: []string{"lead emblem", "icon", "symbol", "requirement"},
		Like:    []string{"lead", "reward"},
		Rules:   []engine.Rule{engine.R2_3, engine.R5_1},
		Ruling:  engine.R5_1,
		Codes:   []engine.Code{engine.EmblemUnpaid, engine.SurplusLead},
	},
	{
		ID: "adventure", Name: "Adventure",
		Meaning: "A card that shows the emblems you pay for it and the reward it gives. It lies in your Adventure Zone until you complete it, and is never in a hand.",
		Story: "Its way is short. It comes from the Adventure deck or its discard pile into your Adventure Zone, face up; you complete it and it goes to your Archive Zone; or you scrap it and it goes on top of its discard pile.\n\n" +
			"Because it is never in a hand, you never draw an Adventure and never hold one back: you seek it, and the whole table sees it.",
		Example: Example{
			Shows: "In step 1 you take the top of the Adventure deck. The Tide Clock lies face up in your zone at once, not in your hand.",
			At: `players: [{leads: [ruin], adventures: [drowned-gate]}, {}]
step: choose-adventure
decks: {adventure: [tide-clock]}`,
			Tries: []string{"choose adventure from deck"},
			Then:  `zone: {has: tide-clock}`,
		},
		Aliases: []string{"adventure card", "quest", "mission", "objective", "expedition"},
		Like:    []string{"active-adventure", "final-adventure"},
		Rules:   []engine.Rule{engine.R2_3, engine.R5_1},
	},
	{
		ID: "active-adventure", Name: "Active Adventure",
		Meaning: "An Adventure that lies in an Adventure Zone. You can complete your own ones, and keep at most three of them.",
		Story: "\"Active\" only says where it lies: nothing has to be switched on. You complete, scrap and swap your own; a rival's are out of reach but for Sabotage, Poach and some cards.\n\n" +
			"A completed Adventure is Active no longer. It lies in the Archive Zone, and nobody can take it from there.",
		Example: Example{
			Shows:   "You hold all the Leads for The Drowned Gate, but it lies before your rival. You complete only your own Active Adventures.",
			At:      `players: [{leads: [ruin, ruin, myth], adventures: [salt-road-cipher]}, {adventures: [drowned-gate]}]`,
			Tries:   []string{"complete drowned-gate with myth ruin ruin"},
			Refused: engine.NotInYourZone,
		},
		Aliases: []string{"open adventure", "current adventure", "adventure in play"},
		Like:    []string{"adventure", "active-resource"},
		Rules:   []engine.Rule{engine.R2_9, engine.R2_10},
		Codes:   []engine.Code{engine.NotInYourZone},
	},
	{
		ID: "reward", Name: "Reward",
		Meaning: "What an Adventure gives you once you have completed and archived it, such as Leads or ActionX cards to draw, or Adventures to seek. Nobody can stop it; a Twist may come before it.",
		Story: "The reward stands at the foot of the Adventure. You get it once, at once, and all of it as far as it can be done; it is not a choice.\n\n" +
			"Our reading: paying and archiving are the cost and the reward is the effect, so a rival's Thwart finds no Feat to stop; others let a rival answer before you archive. With the fourth Adventure your Final Adventure begins before the reward (our reading; a switch turns it), and with the fifth you win instead.",
		Example: Example{
			Shows: "The Drowned Gate rewards you with a Lead. You pay the last three you hold, and draw the Vision that lies on the deck.",
			At: `players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate]}, {}]
decks: {lead: [vision]}`,
			Tries: []string{"complete drowned-gate with ruin ruin myth"},
			Then:  `hand: {holds: [vision]}`,
		},
		Aliases: []string{"bonus", "prize", "payoff", "loot", "benefit"},
		Like:    []string{"emblem"},
		Rules:   []engine.Rule{engine.R5_3, engine.R5_4, engine.R2_3, engine.R6_1},
		Ruling:  engine.R5_4,
	},
	{
		ID: "active-resource", Name: "Active Resource",
		Meaning: "A Site or Relic in an Active Zone, or an Adventure in an Adventure Zone. In the Beginner Game it is always an Active Adventure.",
		Story: "The word gathers all that lies in play before a player and can be scrapped or struck. Leads are never Active Resources, nor are cards in hand, in an Archive Zone or in a pile.\n\n" +
			"Where a text says Active Resource you may pick any of the three kinds; where it says Adventure, a Site will not do.",
		Example: Example{
			Shows: "Sabotage takes any Active Resource of yours as payment. You scrap Base Camp, a Site, and strike your rival's Adventure with it.",
			At: `players:
- {leads: [ruin], actionx: [], active: [base-camp], adventures: [drowned-gate]}
- {leads: [], actionx: [], adventures: [hollow-king]}`,
			Tries: []string{"sabotage base-camp with ruin", "hit hollow-king"},
			Then:  `all: [{archived: {card: base-camp}}, {bottom: {card: hollow-king}}]`,
		},
		Aliases: []string{"permanent", "in play", "on the table"},
		Like:    []string{"active-adventure"},
		Rules:   []engine.Rule{engine.R2_9, engine.R12_5},
		Codes:   []engine.Code{engine.NotYoursToSpend},
	},
}
