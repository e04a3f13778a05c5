package glossary

import "example.com/xseekers/engine"

// faqsAbilities are the questions on abilities and icons (8.1 to 8.6).
var faqsAbilities = []FAQ{
	{
		ID:       "using-an-aura",
		Question: "Do I have to do something for the Aura of my Site to work?",
		Answer:   "Only for some: there are Auras that you use in your action step, for a cost, and others that hold by themselves as long as the Site is there. Either way the Site stays.",
		Asked: []string{
			"automatic or do i trigger it", "is an aura always on", "activate an aura", "continuous effect of a location", "what is an aura", "does the site go away when i use its aura",
			"does a place work all the time", "permanent bonus from a building",
		},
		Rules: []engine.Rule{engine.R8_1},
		Example: Example{
			Shows: "You use the Aura of The Desert Waystation: a Lead comes, one goes, and the Site stays where it is.",
			At:    `{players: [{leads: [glyph], actionx: [], active: [desert-waystation]}, {leads: [], actionx: []}], decks: {lead: [ruin]}}`,
			Tries: []string{"use desert-waystation aura", "choose glyph"},
			Then:  `all: [{hand: {holds: [ruin]}}, {active: {has: desert-waystation}}, {leveraged: desert-waystation}]`,
		},
	},
	{
		ID:       "how-often-an-aura",
		Question: "How often may I use an Aura in a turn?",
		Answer:   "As often as its cost and its limit allow. Our reading: an Aura that is used always has a cost or a limit, so none is free for ever; others set no bound where the card names none.",
		Asked: []string{
			"use a site's ability again and again", "infinite loop with an aura", "aura twice a turn", "repeat a location's effect", "free ability without a cost",
			"how many times can i activate my site",
			"same building power over and over", "endless combo",
		},
		Rules:  []engine.Rule{engine.R8_1},
		Ruling: engine.R8_1,
		Example: Example{
			Shows:   "The House of Exchange may be used once a turn, and you have done so.",
			At:      `{players: [{actionx: [trail-rations, map-seller], active: [house-of-exchange]}, {leads: [], actionx: []}]}`,
			Tries:   []string{"use house-of-exchange aura discarding trail-rations", "use house-of-exchange aura discarding map-seller"},
			Refused: engine.UsedUp,
		},
	},
	{
		ID:       "after-an-exploit",
		Question: "Do I lose my Site when I use its Exploit?",
		Answer:   "Mostly, yes: many Exploits archive the Site as part of their cost. It still counts among your seven ActionX cards there, but it does not come back.",
		Asked: []string{
			"what is an exploit", "sacrifice a location for its effect", "does the site go to the discard pile after exploiting", "use up a site", "exploit twice", "one time ability of a place",
			"cash in my site",
			"place vanishes after its big power?",
		},
		Rules: []engine.Rule{engine.R8_2, engine.R12_3},
		Example: Example{
			Shows: "You Exploit Base Camp: it goes to your Archive Zone, and you draw two Leads.",
			At:    `{players: [{leads: [], actionx: [], active: [base-camp]}, {leads: [], actionx: []}]}`,
			Tries: []string{"use base-camp exploit"},
			Then:  `all: [{archived: {card: base-camp}}, {hand: {at-least: 2}}]`,
		},
	},
	{
		ID:       "exploit-a-leveraged-site",
		Question: "I have Leveraged my Site: may I also Exploit it this turn?",
		Answer:   "No. A Leveraged card cannot be Exploited, so it waits until it is upright again, or you Exploit it instead.",
		Asked: []string{
			"use both abilities of a site", "exploit a tapped card", "sideways card and then sacrifice it", "aura first and exploit after", "exhausted location final use",
			"can i turn a card and cash it in the same turn",
			"tilted place, use its big power?", "sideways site cash it in",
		},
		Rules: []engine.Rule{engine.R8_3, engine.R8_6},
		Example: Example{
			Shows:   "You use the Aura of The Field Museum, which turns it sideways, and would Exploit it on top of that.",
			At:      `{players: [{leads: [ruin], actionx: [trail-rations], active: [field-museum]}, {leads: [], actionx: []}]}`,
			Tries:   []string{"use field-museum aura", "choose trail-rations", "use field-museum exploit with ruin"},
			Refused: engine.ExploitLeveraged,
		},
	},
	{
		ID:       "what-does-bond-do",
		Question: "What does Bond on a card ask of me?",
		Answer:   "As the card enters, you put one Lead from your hand under it. Its type becomes the Bonded type, which sets how the card works, and you cannot change it later.",
		Asked: []string{
			"attach a lead to a card", "put a lead under a site", "what is the bonded type", "choose the colour of a relic", "which lead do i tuck under", "change the bonded lead", "link icon",
			"slip a clue below a card",
		},
		Rules: []engine.Rule{engine.R8_4},
		Example: Example{
			Shows:   "You play The Kiln of Idols and bond a Myth. A Ruin does not pay for its Aura now: it takes the Bonded type.",
			At:      `{players: [{leads: [myth, ruin], actionx: [kiln-of-idols]}, {leads: [], actionx: []}]}`,
			Tries:   []string{"play kiln-of-idols", "enter bonding myth", "use kiln-of-idols aura with ruin"},
			Refused: engine.WrongType,
		},
	},
	{
		ID:       "bond-with-a-wild",
		Question: "What if I put a Wild under a card with Bond?",
		Answer:   "You name one type as it enters, and that is the Bonded type from then on. Our reading: it is not all four at once, nor another each time.",
		Asked: []string{
			"joker as the bonded lead", "bond a wildcard", "does a wild under a site count as every type", "rainbow lead beneath a relic", "is the wild under the card still wild",
			"slip a joker below", "joker bonded stays flexible?", "naming a type for a tucked wild",
		},
		Rules:  []engine.Rule{engine.R8_4, engine.R2_2},
		Ruling: engine.R8_4,
		Example: Example{
			Shows: "You bond a Wild as Ruin under The Kiln of Idols. Now a Ruin pays for its Aura, and you draw two Leads.",
			At:    `{players: [{leads: [wild, ruin], actionx: [kiln-of-idols]}, {leads: [], actionx: []}], decks: {lead: [myth, vision]}}`,
			Tries: []string{"play kiln-of-idols", "enter bonding wild as ruin", "use kiln-of-idols aura with ruin"},
			Then:  `hand: {holds: [myth, vision]}`,
		},
	},
	{
		ID:       "bond-without-a-lead",
		Question: "May I play a card with Bond when I have no Lead in hand?",
		Answer:   "Yes, but it enters without a Bonded type for good. Our reading: what needs one does nothing then; others do not let you play it at all.",
		Asked: []string{
			"nothing to put under the card", "empty hand bond", "attach a lead later", "card with link icon but no leads", "relic or building enters without a card below it", "bond is impossible what now",
			"no clue to slip below, still lay it down?", "add the missing lead afterwards",
		},
		Rules:  []engine.Rule{engine.R8_4, engine.R2_8},
		Ruling: engine.R8_4,
		Example: Example{
			Shows:   "The Kiln of Idols entered without a Lead. You hold a Ruin now, but there is no Bonded type to pay in.",
			At:      `{players: [{leads: [ruin], active: [kiln-of-idols]}, {leads: [], actionx: []}]}`,
			Tries:   []string{"use kiln-of-idols aura with ruin"},
			Refused: engine.NoBondedType,
		},
	},
	{
		ID:       "bonded-lead-comes-back",
		Question: "Do I get the Lead under a bonded card back?",
		Answer:   "No. When the card goes to an Archive Zone the Lead is buried: it lies at the bottom of the Lead discard pile.",
		Asked: []string{
			"what happens to the attached lead when the site leaves", "return bonded lead to hand", "relic is destroyed where does the lead under it go", "lead under a card after it's archived",
			"retrieve what i tucked",
			"the clue that lay below a wrecked card", "recover a slipped-in clue", "lead beneath goes where",
		},
		Rules: []engine.Rule{engine.R8_4, engine.R12_4},
		Example: Example{
			Shows: "You scrap The Echoing Gallery for a Sabotage. The Myth that was bonded to it lies at the bottom of the pile.",
			At: `{players: [{leads: [ruin], actionx: [], active: [{card: echoing-gallery, bond: myth}]}, {leads: [], actionx: [], adventures: [hollow-king]}], ` +
				`discards: {lead: [vision]}}`,
			Tries: []string{"sabotage echoing-gallery with ruin", "hit hollow-king"},
			Then:  `all: [{bottom: {lead: myth}}, {archived: {card: echoing-gallery}}]`,
		},
	},
	{
		ID:       "what-does-delay-do",
		Question: "Why can I not use the card I have just played?",
		Answer:   "Because the ability is marked Delay: it cannot be used in the turn its card entered play. From the next turn on it can, and abilities without the mark never wait.",
		Asked: []string{
			"summoning sickness", "use a site the turn it comes in", "activate my relic right away", "what does delay mean", "hourglass icon", "must i wait a turn before using it",
			"new card can't be tapped yet",
			"laid it down just now and it won't work",
		},
		Rules: []engine.Rule{engine.R8_5},
		Example: Example{
			Shows:   "You play The Sealed Vault and would Exploit it at once: its Exploit is marked Delay.",
			At:      `{players: [{leads: [ruin], actionx: [sealed-vault]}, {leads: [], actionx: []}]}`,
			Tries:   []string{"play sealed-vault", "use sealed-vault exploit with ruin"},
			Refused: engine.DelayedThisTurn,
		},
	},
	{
		ID:       "leverage-again",
		Question: "How often may I Leverage a card?",
		Answer:   "Once until your next turn: it is turned sideways and stays so, over all your rivals' turns. Each card counts for itself.",
		Asked: []string{
			"tap a card", "exhaust a relic", "turn it sideways twice", "use the same relic again this turn", "what does leverage mean", "rotate a card ninety degrees",
			"leverage on my turn and again on theirs",
			"tilt it once more",
		},
		Rules: []engine.Rule{engine.R8_6},
		Example: Example{
			Shows:   "You have Leveraged The Moonlit Spring and would do so again: it lies sideways already.",
			At:      `{players: [{leads: [], actionx: [], active: [moonlit-spring]}, {leads: [], actionx: []}]}`,
			Tries:   []string{"use moonlit-spring aura", "use moonlit-spring aura"},
			Refused: engine.AlreadyLeveraged,
		},
	},
	{
		ID:       "leverage-and-other-costs",
		Question: "Is turning the card all that Leverage costs?",
		Answer:   "Only if its text asks nothing else. You turn it sideways and pay whatever more it names, such as a Lead, both at once.",
		Asked: []string{
			"do i also pay leads when i tap a relic", "cost besides exhausting", "tap plus discard", "is leverage free", "extra cost of a sideways ability", "turn the card without paying the rest",
			"tilting plus a clue?", "rotate it and still owe something",
		},
		Rules: []engine.Rule{engine.R8_6, engine.R2_8},
		Example: Example{
			Shows:   "The Noble text of The Stone Tablet asks Leverage and a Glyph. Turning it sideways alone is not enough.",
			At:      `{players: [{leads: [glyph], actionx: [], active: [{card: stone-tablet, mode: noble}]}, {leads: [], actionx: []}]}`,
			Tries:   []string{"use stone-tablet noble"},
			Refused: engine.WrongLeadCount,
		},
	},
	{
		ID:       "rest-and-leveraged-cards",
		Question: "Are my Leveraged cards turned upright when I Rest?",
		Answer:   "No. Our reading: a Rest is no turn, so they stay sideways until a turn of yours begins; others turn them upright at a Rest as well.",
		Asked: []string{
			"untap while resting", "does skipping my turn refresh my cards", "resting and sideways cards", "ready my relics without playing a turn", "do exhausted cards recover when i pass",
			"tilted cards when i take a pause", "does sleeping straighten them", "no turn but untap anyway?",
		},
		Rules:  []engine.Rule{engine.R8_6, engine.R4_1},
		Ruling: engine.R8_6,
		Example: Example{
			Shows: "Your Moonlit Spring lies sideways and you Rest. It is your rival's turn, and the card lies sideways still.",
			At:    `{players: [{leads: [], adventures: [], actionx: [], active: [{card: moonlit-spring, leveraged: true}]}, {leads: [glyph], actionx: []}], step: before-turn}`,
			Tries: []string{"rest"},
			Then:  `all: [{turn-of: 1}, {leveraged: moonlit-spring}]`,
		},
	},
}
