package glossary

import "example.com/xseekers/engine"

// faqsCards are the questions on the cards (2.1 to 2.8).
var faqsCards = []FAQ{
	{
		ID:       "how-many-lead-types",
		Question: "How many types of Lead are there?",
		Answer:   "Four: Glyph, Myth, Ruin and Vision. A Wild is no fifth type; it stands for one of these four.",
		Asked: []string{
			"different kinds of leads", "what colours are there", "suits in the deck", "is wild a suit of its own", "what symbols exist on leads",
			"names of the clue cards", "list of lead sorts",
			"categories of clues",
		},
		Rules: []engine.Rule{engine.R2_1, engine.R2_2},
		Example: Example{
			Shows: "Crossroads of Four Winds shows each type once, and you complete it with one Lead of each.",
			At:    `{players: [{leads: [glyph, myth, ruin, vision], adventures: [crossroads-of-four-winds]}, {}]}`,
			Tries: []string{"complete crossroads-of-four-winds with glyph myth ruin vision"},
			Then:  `archived: {card: crossroads-of-four-winds}`,
		},
	},
	{
		ID:       "what-can-a-wild-be",
		Question: "What can a Wild Lead be used as?",
		Answer:   "As any one of the four types, and you settle it anew each time you use it. One Wild stands in for one Lead, in an Adventure as in a Heroic Feat.",
		Asked: []string{
			"what does a joker do", "wildcard", "can a wild replace a ruin", "do i have to say what my wild counts as", "what is the multicolour card for",
			"substitute lead", "rainbow card", "can i use a wild to finish a quest",
		},
		Rules: []engine.Rule{engine.R2_2},
		Example: Example{
			Shows: "You lack the second Ruin for The Drowned Gate, and a Wild takes its place.",
			At:    `{players: [{leads: [ruin, myth, wild], adventures: [drowned-gate]}, {}]}`,
			Tries: []string{"complete drowned-gate with ruin myth wild"},
			Then:  `archived: {card: drowned-gate}`,
		},
	},
	{
		ID:       "wilds-alone-match",
		Question: "May I pay matching Leads with nothing but Wilds?",
		Answer:   "Yes. Our reading: Wilds match each other, with no other Lead among them; others ask for at least one that is not Wild.",
		Asked: []string{
			"three jokers count as a set", "only wilds for a breakthrough", "do two wilds match", "pair of wildcards to counter", "all wild cards no real type",
			"set made of wilds",
			"nothing but jokers for a pair", "do i need a natural card among the wilds",
		},
		Rules:  []engine.Rule{engine.R2_2, engine.R7_11},
		Ruling: engine.R2_2,
		Example: Example{
			Shows: "Three Wilds pay for a Breakthrough, and you draw the ActionX card.",
			At: `{players: [{leads: [wild, wild, wild], actionx: []}, {leads: [], actionx: []}], ` +
				`decks: {actionx: [base-camp]}}`,
			Tries: []string{"breakthrough wild wild wild"},
			Then:  `actionx: {has: base-camp}`,
		},
	},
	{
		ID:       "adventure-in-hand",
		Question: "Do I ever hold an Adventure in my hand?",
		Answer:   "No, never. An Adventure you take lies face up in your Adventure Zone for all to see, with the emblems it costs and the reward it gives.",
		Asked: []string{
			"keep adventures secret", "hide my quests from others", "are missions face down", "where do i put an adventure i take", "what do the symbols on an adventure mean",
			"what is printed on an adventure card", "draw an adventure to my hand",
			"can i conceal my goal",
		},
		Rules: []engine.Rule{engine.R2_3, engine.R4_2},
		Example: Example{
			Shows: "You take the top of the Adventure deck: it lies in your zone at once, not in your hand.",
			At: `{players: [{leads: [], adventures: [drowned-gate]}, {}], step: choose-adventure, ` +
				`decks: {adventure: [hollow-king]}}`,
			Tries: []string{"choose adventure from deck"},
			Then:  `all: [{zone: {has: hollow-king}}, {hand: {at-most: 0}}]`,
		},
	},
	{
		ID:       "kinds-of-actionx-cards",
		Question: "What kinds of ActionX cards are there?",
		Answer:   "Three: Feats, Sites and Relics. A Feat is carried out and archived; a Site or a Relic enters your Active Zone and stays.",
		Asked: []string{
			"difference between feat site and relic", "card types in the x deck", "different sorts of special cards", "permanents and spells", "is a relic an item",
			"which x cards stay on the table", "one-shot cards or lasting cards",
			"sorts of power cards",
		},
		Rules: []engine.Rule{engine.R2_4},
		Example: Example{
			Shows: "You play a Feat and a Site: Trail Rations is archived, Base Camp lies in your Active Zone.",
			At:    `{players: [{leads: [], actionx: [trail-rations, base-camp]}, {leads: [], actionx: []}]}`,
			Tries: []string{"play trail-rations", "play base-camp"},
			Then:  `all: [{archived: {card: trail-rations}}, {active: {has: base-camp}}]`,
		},
	},
	{
		ID:       "feat-after-playing",
		Question: "Where does a Feat card go when I have played it?",
		Answer:   "Into your own Archive Zone, after its effect. It is not discarded, so it counts toward the seven ActionX cards of a winning Breakthrough.",
		Asked: []string{
			"does a spell go to the graveyard after use", "used feat card", "where do special cards end up after use", "what happens with an instant once it is done",
			"do i get my one time card back", "put the played action away",
			"where do i lay an event once used", "does a one-use card get thrown out",
		},
		Rules: []engine.Rule{engine.R2_5, engine.R12_3},
		Example: Example{
			Shows: "You play Trail Rations: two Leads come to your hand, and the card goes to your Archive Zone.",
			At:    `{players: [{leads: [], actionx: [trail-rations]}, {leads: [], actionx: []}]}`,
			Tries: []string{"play trail-rations"},
			Then:  `all: [{archived: {card: trail-rations}}, {hand: {at-least: 2}}]`,
		},
	},
	{
		ID:       "thwarted-feat-card",
		Question: "My Feat card was Thwarted: do I get it back?",
		Answer:   "No. It goes to your Archive Zone at once, without any effect, and what you paid for it stays paid.",
		Asked: []string{
			"countered spell goes where", "my card got cancelled can i play it again", "is a negated card returned to hand", "they blocked my feat what happens to the card",
			"stopped card discarded or archived", "does a countered card still do something",
			"my event was vetoed, return it?", "does the failed card come back",
		},
		Rules: []engine.Rule{engine.R2_5, engine.R10_2},
		Example: Example{
			Shows: "Your rival Thwarts Trail Rations: you draw nothing, and the card lies in your Archive Zone.",
			At:    `{players: [{leads: [], actionx: [trail-rations]}, {leads: [myth, myth], actionx: []}]}`,
			Tries: []string{"play trail-rations", "thwart myth myth"},
			Then:  `all: [{archived: {card: trail-rations}}, {hand: {at-most: 0}}]`,
		},
	},
	{
		ID:       "feat-that-is-being-played",
		Question: "Does the Feat card I am just playing count among my seven?",
		Answer:   "No. Our reading: while it waits or is carried out it lies in no zone, and only afterwards is it archived and counts; others lay it in the Active Zone meanwhile.",
		Asked: []string{
			"where is a spell while it's resolving", "is a feat in play before it is archived", "card on the stack counts toward seven", "which zone does an action card sit in while we respond",
			"count the card i'm using right now",
			"the event in mid air does it count",
		},
		Rules:  []engine.Rule{engine.R2_5, engine.R10_3},
		Ruling: engine.R2_5,
	},
	{
		ID:       "how-long-a-site-stays",
		Question: "How long does a Site stay in play?",
		Answer:   "Until it is archived, be it by its own Exploit, as a cost you pay or by a rival. It stays over all turns until then, and you may have as many as you like.",
		Asked: []string{
			"does a location leave at end of turn", "sites in play limit", "how many places may i control", "when do i lose my site", "do sites stay on the table",
			"permanent building cards", "maximum number of active sites",
		},
		Rules: []engine.Rule{engine.R2_6},
		Example: Example{
			Shows: "You play a fourth Site and end your turn: all four are there.",
			At: `{players: [{leads: [ruin], actionx: [base-camp], active: [old-quarry, lookout-rock, field-museum]}, ` +
				`{leads: [glyph], actionx: []}]}`,
			Tries: []string{"play base-camp", "end turn"},
			Then:  `all: [{turn-of: 1}, {active: {has: base-camp}}, {active: {has: old-quarry}}]`,
		},
	},
	{
		ID:       "site-without-exploit",
		Question: "My Site has no Exploit: is something missing?",
		Answer:   "No. Our reading: a Site may have an Aura, an Exploit or both; others hold that every Site has both.",
		Asked: []string{
			"site with only an aura", "place card shows just one ability", "is my card misprinted", "does every location have two texts",
			"site has nothing to activate", "exploit missing on the card",
			"building has one effect only", "is a place allowed to have a single power",
		},
		Rules:  []engine.Rule{engine.R2_6},
		Ruling: engine.R2_6,
		Example: Example{
			Shows:   "The Market of Lanterns has nothing but an Aura that holds while it lies there: you have nothing to use on it.",
			At:      `{players: [{active: [market-of-lanterns]}, {leads: [], actionx: []}]}`,
			Tries:   []string{"use market-of-lanterns"},
			Refused: engine.NoSuchAbility,
		},
	},
	{
		ID:       "noble-or-ruthless",
		Question: "What do Noble and Ruthless on a Relic mean?",
		Answer:   "They are its two sides, and as the Relic enters you choose one. Noble text works for you, Ruthless text is turned toward a rival; the other side is as if it were not there.",
		Asked: []string{
			"good side and evil side of an artifact", "what are the two halves of a relic", "which way round do i lay a relic", "does a relic help me or hurt others", "modes of a relic",
			"noble text explained",
			"which orientation should the treasure have", "kind side or nasty side",
		},
		Rules: []engine.Rule{engine.R2_7},
		Example: Example{
			Shows: "The Ink That Remembers enters Ruthless: its text makes player 2 bury the Lead they hold, and you draw one.",
			At:    `{players: [{leads: [ruin], actionx: [ink-that-remembers]}, {leads: [myth], actionx: []}], decks: {lead: [vision]}}`,
			Tries: []string{"play ink-that-remembers", "enter ruthless", "use ink-that-remembers ruthless with ruin", "choose myth"},
			Then:  `all: [{hand: {holds: [vision]}}, {of: {seat: 1, goal: {hand: {at-most: 0}}}}]`,
		},
	},
	{
		ID:       "change-noble-to-ruthless",
		Question: "May I turn my Relic from Noble to Ruthless later?",
		Answer:   "No. You choose as the Relic enters, and our reading is that the choice holds for as long as it stays.",
		Asked: []string{
			"switch the side of an artifact", "flip my relic", "rotate an item to its other text", "change mode", "use the evil side now that i chose the good side",
			"both sides of a relic in one turn", "when do i pick noble or ruthless",
			"reorient an artifact afterwards",
		},
		Rules:  []engine.Rule{engine.R2_7},
		Ruling: engine.R2_7,
		Example: Example{
			Shows:   "Your Pilgrim's Lamp entered Noble. Its Ruthless text is not yours to use.",
			At:      `{players: [{active: [{card: pilgrims-lamp, mode: noble}]}, {leads: [], actionx: []}]}`,
			Tries:   []string{"use pilgrims-lamp ruthless"},
			Refused: engine.OtherSide,
		},
	},
	{
		ID:       "ruthless-against-whom",
		Question: "With several rivals, against whom does a Ruthless Relic work?",
		Answer:   "Against one. Our reading: as it enters you name the rival it faces, and that stays so; others let it work against every rival at once.",
		Asked: []string{
			"does the harmful side hit all opponents", "relic in a three player game which enemy", "can i pick another victim each turn", "target of a ruthless artifact",
			"point the item at someone", "attack everybody with my relic",
			"does my nasty treasure hurt the whole table", "aim a relic at one person",
		},
		Rules:  []engine.Rule{engine.R2_7},
		Ruling: engine.R2_7,
		Example: Example{
			Shows: "Your Hourglass of Ash faces player 3: its Ruthless text costs that rival both Leads in hand, and player 2 none.",
			At: `{players: [{active: [{card: hourglass-of-ash, mode: ruthless, against: 2}]}, {leads: [ruin, ruin], actionx: []}, ` +
				`{leads: [myth, myth], actionx: []}]}`,
			Tries: []string{"use hourglass-of-ash ruthless", "choose myth", "choose myth"},
			Then:  `all: [{of: {seat: 2, goal: {hand: {at-most: 0}}}}, {of: {seat: 1, goal: {hand: {at-least: 2}}}}]`,
		},
	},
	{
		ID:       "whose-is-a-ruthless-relic",
		Question: "A rival's Ruthless Relic is turned toward me: is it mine now?",
		Answer:   "No. Our reading: it is its player's in every way, so it counts for them, they alone use it, and you cannot scrap it to pay.",
		Asked: []string{
			"who owns a relic facing me", "can i use the opponents artifact", "control of an item pointed at another player", "does it count for my seven cards",
			"get rid of an enemy relic in front of me by scrapping it", "whose zone is a ruthless card in",
			"does a nasty treasure pointed my way belong to me",
		},
		Rules:  []engine.Rule{engine.R2_7, engine.R2_9},
		Ruling: engine.R2_7,
		Example: Example{
			Shows:   "Your rival's Pilgrim's Lamp faces you. You cannot use it.",
			At:      `{players: [{}, {leads: [], actionx: [], active: [{card: pilgrims-lamp, mode: ruthless, against: 0}]}]}`,
			Tries:   []string{"use pilgrims-lamp ruthless"},
			Refused: engine.NotInYourActiveZone,
		},
	},
	{
		ID:       "cost-of-playing-a-card",
		Question: "What do I pay to play an ActionX card?",
		Answer:   "Nothing, unless its own text asks for something. Neither a Lead nor a limit on how many you play in a turn stands in the way.",
		Asked: []string{
			"do special cards have a price", "do x cards cost leads", "price of playing a site", "is playing a card free", "how many action cards may i play each turn",
			"how to cast a card", "what do i spend to put a relic down",
			"how expensive is laying down a card",
		},
		Rules: []engine.Rule{engine.R2_8, engine.R4_4},
		Example: Example{
			Shows: "Without a Lead in hand you play Base Camp, for nothing.",
			At:    `{players: [{leads: [], actionx: [base-camp]}, {leads: [], actionx: []}]}`,
			Tries: []string{"play base-camp"},
			Then:  `active: {has: base-camp}`,
		},
	},
	{
		ID:       "playing-a-card-in-vain",
		Question: "May I play a card that will do nothing?",
		Answer:   "Yes. Our reading: only an effect that has to choose a card needs one to choose; others let you play a card only if it does something.",
		Asked: []string{
			"play a useless feat just to archive it", "waste a card", "play a spell with no effect", "can i dump a card to get to seven",
			"does a card need a valid effect to be played", "playing it without a target",
			"get rid of a power card that won't help", "no benefit but i want it gone",
		},
		Rules:  []engine.Rule{engine.R2_8, engine.R7_10},
		Ruling: engine.R2_8,
		Example: Example{
			Shows: "No ActionX card is left to draw, so Letter from the Guild brings you nothing. You may play it all the same, and it is archived.",
			At: `{players: [{leads: [ruin], actionx: [letter-from-the-guild]}, {leads: [], actionx: []}], ` +
				`rest: {actionx: discard}}`,
			Tries: []string{"play letter-from-the-guild with ruin"},
			Then:  `archived: {card: letter-from-the-guild}`,
		},
	},
}
