package glossary

import "example.com/xseekers/engine"

// faqsGeneral are the questions on winning and on what holds everywhere (1).
var faqsGeneral = []FAQ{
	{
		ID:       "when-do-i-win",
		Question: "When exactly have I won?",
		Answer:   "At once, the moment your fifth Adventure reaches your Archive Zone. The round is not played to its end, nobody gets a last turn, and the reward of that fifth Adventure is no longer paid out.",
		Asked: []string{
			"how do i win", "how many adventures do i need to win the game", "victory condition", "is there a last round for the others",
			"do i still get the reward of my last quest", "what ends the game", "first to how many completed missions", "how do you beat the others",
		},
		Rules: []engine.Rule{engine.R1_1},
		Example: Example{
			Shows: "With four Adventures archived you complete a fifth: the game is over in the middle of your turn, and you have won.",
			At:    `{players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate], archive: {adventures: 4}}, {archive: {adventures: 4}}]}`,
			Tries: []string{"complete drowned-gate with ruin ruin myth"},
			Then:  `won-by: adventures`,
		},
	},
	{
		ID:       "after-the-win",
		Question: "Somebody has just won: may I still finish what I had announced?",
		Answer:   "No. A win ends everything at once: what was announced and still waits never takes effect, and nobody moves any more.",
		Asked: []string{
			"opponent wins while my card is waiting on the stack", "can i respond to the winning move", "does my instant still resolve after someone won",
			"one more move after the game is over", "keep playing for second place", "what happens to pending effects when a player wins",
			"game is decided but i had a response", "let me take back the victory",
		},
		Rules: []engine.Rule{engine.R1_1},
		Example: Example{
			Shows:   "Your rival has archived a fifth Adventure. You hold all the Leads for one of yours, but the game is over.",
			At:      `{winner: 0, players: [{archive: {adventures: 5}}, {leads: [ruin, ruin, myth], adventures: [drowned-gate]}]}`,
			Tries:   []string{"complete drowned-gate with ruin ruin myth"},
			By:      1,
			Refused: engine.GameOver,
		},
	},
	{
		ID:       "second-way-to-win",
		Question: "Is there any way to win other than five Adventures?",
		Answer:   "Yes, one, in the Advanced Game: on your Final Adventure you win by carrying out a Breakthrough while your Active Zone and Archive Zone together hold seven or more ActionX cards.",
		Asked: []string{
			"alternative victory", "other win condition", "win without completing the last adventure", "another kind of victory",
			"alternate way of winning", "can i win with my x cards",
			"victory without a fifth goal", "are there several routes to winning",
		},
		Rules: []engine.Rule{engine.R1_2, engine.R10_1},
		Example: Example{
			Shows: "On your Final Adventure, with seven ActionX cards archived, you perform Breakthrough. It draws its card and wins.",
			At:    `{variant: advanced, players: [{leads: [ruin, ruin, ruin], adventures: 1, archive: {adventures: 4, actionx: 7}}, {leads: [], actionx: []}]}`,
			Tries: []string{"breakthrough ruin ruin ruin"},
			Then:  `won-by: breakthrough`,
		},
	},
	{
		ID:       "card-against-rule",
		Question: "A card says something other than the rules: which of them counts?",
		Answer:   "The card. Wherever the text of a card contradicts a rule, do what the card says, for as long as its text holds.",
		Asked: []string{
			"card text contradicts the rulebook", "does a card beat the rules", "golden rule", "my site lets me keep nine cards in hand",
			"card conflicts with the manual", "which has priority card or rule", "exception printed on a card",
			"manual says no but the card says yes",
		},
		Rules: []engine.Rule{engine.R1_3},
		Example: Example{
			Shows: "The rule keeps seven Leads at the end of a turn, Base Camp nine: you end your turn with nine and discard none.",
			At: `{players: [{leads: [ruin, ruin, ruin, ruin, ruin, myth, myth, myth, myth], actionx: [], active: [base-camp]}, ` +
				`{leads: [glyph], actionx: []}]}`,
			Tries: []string{"end turn"},
			Then:  `all: [{turn-of: 1}, {hand: {at-least: 9}}]`,
		},
	},
	{
		ID:       "card-against-card",
		Question: "One card lets me do a thing and another forbids it: which of them counts?",
		Answer:   "The one that forbids it. Our reading: \"cannot\" beats \"may\", whichever came first; others give the last word to the card that came into play last.",
		Asked: []string{
			"two cards contradict each other", "conflicting card texts", "can't beats can", "which card has priority when both apply",
			"my card allows it but the enemy card says no", "newest card wins?",
			"contradiction between two texts", "ban versus permission",
		},
		Rules:  []engine.Rule{engine.R1_3},
		Ruling: engine.R1_3,
		Example: Example{
			Shows: "The Cut Rope Bridge would have you Sabotage, but a Ruthless Saint's Finger that faces you forbids it: you may not play the card.",
			At: `{players: [{leads: [ruin, ruin], actionx: [cut-rope-bridge]}, ` +
				`{leads: [], actionx: [], active: [{card: saints-finger, mode: ruthless, against: 0}]}]}`,
			Tries:   []string{"play cut-rope-bridge with ruin ruin"},
			Refused: engine.BarredByCard,
		},
	},
	{
		ID:       "discounts-add-up",
		Question: "Do several discounts on one cost add up?",
		Answer:   "Yes. Our reading: all that raises or lowers a cost is added up, and a cost never falls below nothing; others let only the newest card speak.",
		Asked: []string{
			"two cards make it cheaper do both count", "stacking reductions", "can a cost drop to zero", "price modifiers cumulative",
			"one card makes it cheaper another more expensive", "minimum price after discount",
			"two bargains at the same time", "could it become free",
		},
		Rules:  []engine.Rule{engine.R1_3},
		Ruling: engine.R1_3,
		Example: Example{
			Shows: "The Market of Lanterns and a Noble Merchant's Scales each take one Lead off your Barter: you pay a single Lead.",
			At: `{players: [{leads: [ruin], actionx: [], adventures: [], active: [market-of-lanterns, {card: merchants-scales, mode: noble}]}, ` +
				`{leads: [], actionx: []}], decks: {adventure: [hollow-king, drowned-gate]}}`,
			Tries: []string{"barter ruin", "reveal hollow-king"},
			Then:  `zone: {has: hollow-king}`,
		},
	},
	{
		ID:       "which-emblem-is-dropped",
		Question: "A card takes one emblem off an Adventure: who says which?",
		Answer:   "You, as the one who pays. Our reading: whoever pays picks the emblem that a reduction drops, so leave out the Lead you lack.",
		Asked: []string{
			"one symbol less which symbol", "complete with one lead fewer", "adventure costs less by one which icon do i skip",
			"cheaper adventure choose what to leave out", "discount on a mission", "reduce the requirement by one",
			"leave off one icon", "rebate on an objective which icon",
		},
		Rules:  []engine.Rule{engine.R1_3, engine.R5_1},
		Ruling: engine.R1_3,
		Example: Example{
			Shows: "Fresh Tracks takes one emblem off your Adventures this turn. You leave out the Myth of The Drowned Gate and pay two Ruins.",
			At: `{players: [{leads: [glyph, ruin, ruin], actionx: [fresh-tracks], adventures: [drowned-gate]}, ` +
				`{leads: [], actionx: []}]}`,
			Tries: []string{"play fresh-tracks with glyph", "complete drowned-gate with ruin ruin"},
			Then:  `archived: {card: drowned-gate}`,
		},
	},
	{
		ID:       "how-many-players",
		Question: "How many people can play?",
		Answer:   "Two to four. Our reading: the printed rules speak of rivals and of the next player, but give no number; others play it only as a duel.",
		Asked: []string{
			"number of players", "does it work with three", "can we play with five people", "is it a two player game", "player count", "is it any good for three people",
			"solo mode",
			"how big can the group be",
		},
		Rules:  []engine.Rule{engine.R1_4},
		Ruling: engine.R1_4,
		Example: Example{
			Shows: "A table of four: after the last player the first has the turn again.",
			At:    `{players: [{}, {}, {}, {leads: [ruin]}], active: 3}`,
			Tries: []string{"end turn"},
			Then:  `turn-of: 0`,
		},
	},
	{
		ID:       "ask-hand-size",
		Question: "May I ask how many cards a rival holds?",
		Answer:   "Yes. Our reading: which cards lie in a hand or a deck is hidden, how many there are is for all to know; only the Archives, zones and piles lie wholly open.",
		Asked: []string{
			"do i have to say how many cards i have in my hand", "is hand size public", "can i look at your hand", "count the opponents cards",
			"are hands secret", "peek at what somebody is holding", "how many cards are left in the deck",
			"do i have to tell how many i'm holding",
		},
		Rules:  []engine.Rule{engine.R1_5},
		Ruling: engine.R1_5,
	},
	{
		ID:       "look-through-discard-pile",
		Question: "May I look through a discard pile?",
		Answer:   "Yes. Our reading: discard piles lie open in their order, and so do zones, Archives and bonded Leads; others show only the top card.",
		Asked: []string{
			"search the graveyard", "check what has been thrown away already", "are the discards face up", "browse the pile of used cards",
			"is the archive open information", "can i see which leads lie under a rival's adventure", "look at the trash",
			"dig through the heap of tossed cards",
		},
		Rules:  []engine.Rule{engine.R1_5},
		Ruling: engine.R1_5,
	},
	{
		ID:       "which-lead-ends-on-top",
		Question: "When I discard several Leads at once, may I say which of them ends on top?",
		Answer:   "Yes, and you have to if they are of several types. Our reading: below the one you name lie the rest in a fixed order, Wilds deepest; others let you stack them as you like.",
		Asked: []string{
			"order of the discards", "throw away many cards together", "arrange the discard pile", "hide a wild under other cards in the graveyard",
			"which card is on the top of the trash after paying", "does the order matter when i discard",
			"in what sequence do i toss several cards", "ditching a bunch of clues which is uppermost",
		},
		Rules:  []engine.Rule{engine.R1_6},
		Ruling: engine.R1_6,
		Example: Example{
			Shows:   "You pay a Barter with three types of Lead and do not say which ends on top: you are asked to.",
			At:      `{variant: advanced, players: [{leads: [glyph, myth, ruin], actionx: []}, {leads: [], actionx: []}]}`,
			Tries:   []string{"barter glyph myth ruin"},
			Refused: engine.TopUnnamed,
		},
	},
	{
		ID:       "order-of-scrapped-adventures",
		Question: "Several of my Adventures are scrapped together: which of them ends on top of the pile?",
		Answer:   "The one that stood last in your zone. Our reading: they go onto the pile in the order of the zone and nobody picks; others let you stack them as you like.",
		Asked: []string{
			"two adventures discarded at the same time order", "which scrapped quest can the next player pick up", "who arranges the discarded adventures",
			"adventures thrown away at once in what sequence", "top of the adventure discard after the rival chose",
			"sequence of goals that are dumped together", "uppermost objective after several left",
		},
		Rules:  []engine.Rule{engine.R1_6, engine.R6_4},
		Ruling: engine.R1_6,
		Example: Example{
			Shows: "The Rival's Choice keeps The Mirror Lake of your three: of the other two, the one that stood last ends on top.",
			At: `{players: [{leads: [], adventures: [drowned-gate, mirror-lake, hollow-king], archive: {adventures: 4}}, {}], ` +
				`decision: rivals-choice}`,
			Tries: []string{"keep mirror-lake"},
			Then:  `top: {card: hollow-king}`,
		},
	},
	{
		ID:       "fewer-cards-than-asked",
		Question: "What if an effect tells me to draw more cards than there are?",
		Answer:   "You draw what is there. Our reading: an effect is carried out as far as it can be; others say that one which cannot be done in full does nothing.",
		Asked: []string{
			"draw three but only two left", "not enough cards to do the effect", "partial effect", "does the card fizzle if i can't do all of it",
			"do as much as you can", "effect only half possible",
			"supply too small for what the text wants", "there aren't enough left to take",
		},
		Rules:  []engine.Rule{engine.R1_7},
		Ruling: engine.R1_7,
		Example: Example{
			Shows: "Letter from the Guild draws two ActionX cards. Only one is left, so you draw that one.",
			At: `{players: [{leads: [ruin], actionx: [letter-from-the-guild]}, {leads: [], actionx: []}], ` +
				`decks: {actionx: [base-camp]}, rest: {actionx: discard}}`,
			Tries: []string{"play letter-from-the-guild with ruin"},
			Then:  `actionx: {has: base-camp}`,
		},
	},
	{
		ID:       "game-stands-still",
		Question: "What if nobody can do anything any more?",
		Answer:   "The game ends. Our reading: after a whole round, Rests included, in which no Lead moves and no Adventure is archived, most archived Adventures wins and equal is a draw; others play on until somebody wins.",
		Asked: []string{
			"stalemate", "deadlock", "everyone is stuck", "can the game end in a tie", "all cards are gone and no one can move", "infinite game",
			"tie breaker", "nobody has won yet but nothing happens",
		},
		Rules:  []engine.Rule{engine.R1_8},
		Ruling: engine.R1_8,
		Example: Example{
			Shows: "All Leads are in two hands and nobody has moved one for a turn. You end yours without moving one either, and have archived the most.",
			At:    `{players: [{leads: 7, adventures: 3, archive: {adventures: [drowned-gate]}}, {leads: 90, adventures: 3}], idle: 1, moved: false}`,
			Tries: []string{"end turn"},
			Then:  `won-by: stalemate`,
		},
	},
	{
		ID:       "once-a-turn-begins-anew",
		Question: "When may I use a thing again that is allowed once a turn?",
		Answer:   "In the very next turn, if it can be used there at all. Our reading: such a count starts anew with every turn, a rival's as well; others renew it only as your own next turn begins.",
		Asked: []string{
			"does once per turn refresh on my opponents turn", "when does a limit reset", "once a turn means my turn only?", "one use per turn, available on his turn as well",
			"cooldown of an ability", "per round or per turn",
			"already used it, available again when", "does the count start over on somebody else's go",
		},
		Rules:  []engine.Rule{engine.R1_9, engine.R7_1},
		Ruling: engine.R1_9,
		Example: Example{
			Shows: "You have performed Barter this turn. A turn of your rival's later you perform it again.",
			At: `{players: [{leads: [ruin, ruin, ruin], adventures: [], actionx: [], performed: [barter]}, {leads: [], adventures: [], actionx: []}], ` +
				`decks: {adventure: [sunless-library, tide-clock, drowned-gate, hollow-king, mirror-lake]}, discards: {lead: [glyph]}}`,
			Tries: []string{
				"end turn", "rest", "choose adventure from deck", "collect leads from discard", "barter ruin ruin ruin", "pass", "reveal mirror-lake",
			},
			Then: `zone: {has: mirror-lake}`,
		},
	},
	{
		ID:       "until-your-next-turn-and-rest",
		Question: "My card works until my next turn, and I Rest: does it stop?",
		Answer:   "No. Our reading: what lasts until your next turn goes on through a Rest, since that is no turn; others let a Rest end it.",
		Asked: []string{
			"how long does until your next turn last", "duration of an effect when i skip a turn", "does my protection run out if i pass my turn",
			"lasting effect over a rest", "when does this turn end for effects", "temporary card text expires",
			"does sleeping a turn end my bonus", "how many rounds does a temporary effect run",
		},
		Rules:  []engine.Rule{engine.R1_9, engine.R9_1},
		Ruling: engine.R1_9,
		Example: Example{
			Shows: "Your Truce of the Caravans forbids Sabotage until your next turn. You Rest, and your rival still may not Sabotage.",
			At: `{players: [{leads: [], adventures: [], actionx: []}, {leads: [ruin], adventures: [mirror-lake], actionx: []}], step: before-turn, ` +
				`lasting: [truce-of-the-caravans], discards: {lead: [glyph]}}`,
			Tries:   []string{"rest", "choose adventure from deck", "collect leads from discard", "sabotage mirror-lake with ruin"},
			By:      1,
			Refused: engine.BarredByCard,
		},
	},
}
