package glossary

import "example.com/xseekers/engine"

// actionxTerms are ActionX cards and how they come into play.
var actionxTerms = []Term{
	{
		ID: "actionx-card", Name: "ActionX card",
		Meaning: "A Feat, a Site or a Relic, played from your hand in your action step for no more than its own text asks. The Beginner Game leaves these cards out, and a reward that would give you one gives nothing.",
		Story: "You are dealt one, and draw more by Breakthrough, rewards and other cards. You may hold as many as you like, and play as many in a turn as you like.\n\n" +
			"All of them end in your Archive Zone one day, but for those you discard from your hand. That matters late: seven in your Active Zone and Archive Zone together let a Breakthrough win. Our reading: one that leads to nothing may be played all the same; others forbid a play without effect.",
		Example: Example{
			Shows:   "You hold Trail Rations, so that is the card you may play. The Map Seller is not in your hand.",
			At:      `players: [{actionx: [trail-rations]}, {}]`,
			Tries:   []string{"play map-seller"},
			Refused: engine.NotInYourHand,
		},
		Aliases: []string{"actionx", "action x", "action card", "x card", "special card"},
		Like:    []string{"heroic-feat"},
		Rules:   []engine.Rule{engine.R2_4, engine.R2_8, engine.R13_1},
		Ruling:  engine.R13_1,
		Codes:   []engine.Code{engine.NotInYourHand, engine.NotInBeginnerGame},
	},
	{
		ID: "play-a-card", Name: "Play an ActionX card",
		Meaning: "Put an ActionX card from your hand into the game, in your action step or where its Twist allows. It costs nothing but what its own text asks, and rivals may answer before it takes effect.",
		Story: "You announce the card and pay what its text asks, if anything. When nobody stops it, a Feat is carried out and archived; a Site or Relic goes to your Active Zone.\n\n" +
			"To play a card and to use one are two things: you play it from hand once, and use its abilities while it lies before you. Leads are paid, never played.",
		Example: Example{
			Shows: "Letter from the Guild asks for a Lead and draws two ActionX cards. You discard your Ruin for it, and hold two cards afterwards.",
			At: `players:
- {leads: [ruin], actionx: [letter-from-the-guild]}
- {leads: [], actionx: []}`,
			Tries: []string{"play letter-from-the-guild with ruin"},
			Then:  `all: [{actionx: {at-least: 2}}, {archived: {card: letter-from-the-guild}}]`,
		},
		Aliases: []string{"play", "play a card", "cast", "put down a card"},
		Like:    []string{"ability"},
		Rules:   []engine.Rule{engine.R2_8, engine.R4_4, engine.R8_7},
		Ruling:  engine.R2_8,
		Codes:   []engine.Code{engine.NotInYourHand, engine.NoSuchAbility, engine.WrongLeadCount, engine.WrongType},
	},
	{
		ID: "feat", Name: "Feat",
		Meaning: "An ActionX card that you play, carry out and then archive. If it is Thwarted, you archive it at once, without effect.",
		Story: "A Feat does one thing and is over. While it waits for answers and is carried out it lies in no zone (our reading; others lay it in the Active Zone meanwhile), so it does not help a Breakthrough that it performs itself.\n\n" +
			"It counts as archived either way. A rival who Thwarts your Feat takes its effect from you, not the card from your Archive Zone.",
		Example: Example{
			Shows: "You play Trail Rations, which would draw two Leads. Your rival Thwarts it with two Glyphs: you draw nothing, and the card is archived all the same.",
			At: `players:
- {leads: [], actionx: [trail-rations]}
- {leads: [glyph, glyph], actionx: []}`,
			Tries: []string{"play trail-rations", "thwart glyph glyph"},
			Then:  `all: [{hand: {at-most: 0}}, {archived: {card: trail-rations}}]`,
		},
		Aliases: []string{"feat card", "actionx feat", "one shot", "event card", "spell"},
		Like:    []string{"heroic-feat"},
		Rules:   []engine.Rule{engine.R2_5, engine.R10_2},
		Ruling:  engine.R2_5,
	},
	{
		ID: "site", Name: "Site",
		Meaning: "An ActionX card that enters your Active Zone and stays there until it is archived. It has an Aura and an Exploit, or one of the two.",
		Story: "Think of it as a place your expedition holds. The Aura helps for as long as the Site lies there; the Exploit is the big thing you do with it, often at the price of the Site itself.\n\n" +
			"A Site entering cannot be Thwarted (our reading; others let you Thwart the abilities of Sites too). Sabotage, though, may have you archive it later.",
		Example: Example{
			Shows: "You play Base Camp for nothing. It does not go to the Archive Zone but stays before you, in your Active Zone.",
			At: `players:
- {leads: [], actionx: [base-camp]}
- {leads: [], actionx: []}`,
			Tries: []string{"play base-camp"},
			Then:  `active: {has: base-camp}`,
		},
		Aliases: []string{"site card", "location", "place card", "landmark"},
		Like:    []string{"relic"},
		Rules:   []engine.Rule{engine.R2_6, engine.R8_1, engine.R8_2, engine.R7_12},
		Ruling:  engine.R2_6,
		Codes:   []engine.Code{engine.NotAFeat},
	},
	{
		ID: "relic", Name: "Relic",
		Meaning: "An ActionX card that enters your Active Zone with the side you choose, Noble or Ruthless, and stays there until it is archived. It is yours in every way, whoever it faces.",
		Story: "You say the side as the Relic enters, not when you use it, and you keep to it. Only the texts of that side work, and texts that stand on neither.\n\n" +
			"Turned toward a rival it still lies in your Active Zone: you use it, you may scrap it, it counts for you. That is our reading, and so is that it faces one rival; others turn it on all at once.",
		Example: Example{
			Shows: "You play The Pilgrim's Lamp and are asked which side it shows. You choose Noble, and it lies in your Active Zone.",
			At: `players:
- {leads: [], actionx: [pilgrims-lamp]}
- {leads: [], actionx: []}`,
			Tries: []string{"play pilgrims-lamp", "enter noble"},
			Then:  `active: {has: pilgrims-lamp}`,
		},
		Aliases: []string{"relic card", "artifact", "artefact", "treasure"},
		Like:    []string{"site"},
		Rules:   []engine.Rule{engine.R2_7},
		Ruling:  engine.R2_7,
		Codes:   []engine.Code{engine.EntryIncomplete, engine.OtherSide},
	},
	{
		ID: "mode", Name: "Mode",
		Meaning: "The side of a Relic that counts: Noble or Ruthless. You choose it as the Relic enters.",
		Story: "A Noble text helps you; a Ruthless text is turned toward a rival. Decide by the table: who is ahead, and whom would it hurt?\n\n" +
			"Our reading: the choice stays as long as the Relic, so there is no turning it round later. A text that stands on neither side works in both modes.",
		Example: Example{
			Shows: "The Pilgrim's Lamp lies Noble before you. Its Ruthless text is closed to you for as long as it stays.",
			At: `players:
- {leads: [ruin], actionx: [], active: [{card: pilgrims-lamp, mode: noble}]}
- {}`,
			Tries:   []string{"use pilgrims-lamp ruthless"},
			Refused: engine.OtherSide,
		},
		Aliases: []string{"side of a relic", "side", "which side", "flip a relic"},
		Like:    []string{"noble", "ruthless"},
		Rules:   []engine.Rule{engine.R2_7},
		Ruling:  engine.R2_7,
		Codes:   []engine.Code{engine.OtherSide},
	},
	{
		ID: "noble", Name: "Noble",
		Meaning: "One of the two modes of a Relic. You choose it, or Ruthless, as the Relic enters, and the choice stays as long as the Relic does.",
		Story: "The Noble text mostly serves yourself: a Lead drawn, a cost lowered, your cards shielded. No rival is named, so it never runs out of a target.\n\n" +
			"Our reading: Noble stays Noble until the Relic is archived, and nobody turns it.",
		Example: Example{
			Shows: "The Pilgrim's Lamp lies Noble before you: turn it sideways, draw a Lead, discard one. You draw the Vision and give up your Ruin.",
			At: `players:
- {leads: [ruin], actionx: [], active: [{card: pilgrims-lamp, mode: noble}]}
- {leads: [], actionx: []}
decks: {lead: [vision]}`,
			Tries: []string{"use pilgrims-lamp noble", "choose ruin"},
			Then:  `all: [{hand: {holds: [vision]}}, {top: {lead: ruin}}]`,
		},
		Aliases: []string{"noble side", "noble mode", "good side"},
		Like:    []string{"ruthless", "mode"},
		Rules:   []engine.Rule{engine.R2_7},
		Ruling:  engine.R2_7,
	},
	{
		ID: "ruthless", Name: "Ruthless",
		Meaning: "The mode of a Relic whose text is turned toward a rival. With several rivals you name the one it faces as it enters.",
		Story: "Where the card says \"the rival it faces\", it means the one you named, for as long as the Relic stays: others at the table are safe from it.\n\n" +
			"The rival does not get the card. You control it, use it and pay for it. Our reading: with several rivals you name one; others let it work against all of them.",
		Example: Example{
			Shows: "The Pilgrim's Lamp lies Ruthless before you, turned toward your rival, who holds one Ruin. You turn it sideways: they discard the Ruin and draw what lies on the deck.",
			At: `players:
- {leads: [], actionx: [], active: [{card: pilgrims-lamp, mode: ruthless, against: 1}]}
- {leads: [ruin], actionx: []}
decks: {lead: [vision]}`,
			Tries: []string{"use pilgrims-lamp ruthless", "choose ruin"},
			Then:  `of: {seat: 1, goal: {all: [{hand: {holds: [vision]}}, {hand: {at-most: 1}}]}}`,
		},
		Aliases: []string{"ruthless side", "ruthless mode", "evil side", "faced rival", "turned toward"},
		Like:    []string{"noble", "mode"},
		Rules:   []engine.Rule{engine.R2_7},
		Ruling:  engine.R2_7,
	},
	{
		ID: "enters-play", Name: "Entering play",
		Meaning: "The moment a Site or Relic comes into your Active Zone. What it asks is chosen then: the side of a Relic, the rival it faces if it is Ruthless, the Lead that goes under a card with Bond.",
		Story: "Say all of it at once; a card does not enter half told. What it does \"as it enters\" comes after that.\n\n" +
			"From then on it lies upright. What it has marked Delay waits for a later turn, everything else you may use in the same action step. A Feat never enters play: it is carried out and gone.",
		Example: Example{
			Shows: "The Lens of the Drowned is a Relic with Bond. To say that it enters Noble is not enough: you hold a Ruin, so you have to name the Lead under it too.",
			At: `players:
- {leads: [ruin], actionx: [lens-of-the-drowned]}
- {leads: [], actionx: []}`,
			Tries:   []string{"play lens-of-the-drowned", "enter noble"},
			Refused: engine.EntryIncomplete,
		},
		Aliases: []string{"enter play", "comes into play", "as it enters", "enters the battlefield"},
		Like:    []string{"bond", "delay"},
		Rules:   []engine.Rule{engine.R2_7, engine.R8_4, engine.R8_5},
		Codes:   []engine.Code{engine.EntryIncomplete},
	},
}
