package glossary

import "example.com/xseekers/engine"

// faqsFinal are the questions on the Final Adventure (6).
var faqsFinal = []FAQ{
	{
		ID:       "when-does-the-final-begin",
		Question: "When does my Final Adventure begin?",
		Answer:   "At once when you archive your fourth Adventure, in the middle of your turn. It is yours alone: your rivals play on as before.",
		Asked: []string{
			"what happens after four adventures", "start of the endgame", "when i have finished my fourth quest", "what starts the last adventure", "does everyone enter the final phase together",
			"trigger of the final round",
			"what if i reach four", "finale starts when",
		},
		Rules: []engine.Rule{engine.R6_1},
		Example: Example{
			Shows: "You archive a fourth Adventure, and your Final Adventure has begun: the next player is asked which Adventure stays.",
			At:    `{players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate, hollow-king], archive: {adventures: 3}}, {}]}`,
			Tries: []string{"complete drowned-gate with ruin ruin myth"},
			Then:  `all: [{final: true}, {of: {seat: 1, goal: {decision: rivals-choice}}}]`,
		},
	},
	{
		ID:       "reward-of-the-fourth",
		Question: "Does the reward of my fourth Adventure come before or after I discard my hand?",
		Answer:   "After, so you keep what it gives. Our reading takes \"immediately\" by the letter: the Final Adventure begins before the reward. Others take the reward first, and then its Leads are discarded too; tables may switch that.",
		Asked: []string{
			"do i lose the leads from the fourth reward", "reward or final adventure first", "bonus of quest number four", "order when archiving the 4th adventure", "is the fourth prize wasted",
			"do i still draw for my fourth mission",
			"loot of number four, kept or lost", "do i toss my clues before the payout",
		},
		Rules:  []engine.Rule{engine.R6_1, engine.R5_3},
		Ruling: engine.R6_1,
		Example: Example{
			Shows: "Your fourth Adventure rewards you with a Lead. After the Final Adventure has begun with three, you draw it and hold four.",
			At:    `{players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate, hollow-king], archive: {adventures: 3}}, {}]}`,
			Tries: []string{"complete drowned-gate with ruin ruin myth", "keep hollow-king"},
			Then:  `hand: {at-least: 4}`,
		},
	},
	{
		ID:       "final-discards-the-hand",
		Question: "Do I lose my hand when my Final Adventure begins?",
		Answer:   "Yes, all the Leads in it: you discard every one. So spend what you can before you archive your fourth Adventure.",
		Asked: []string{
			"throw all my leads away", "keep cards for the last quest", "discard everything after the fourth mission", "can i save a wild for the end", "is my hand wiped",
			"leftover leads when the final starts",
			"do my clues vanish at four", "hand gone when the finale starts",
		},
		Rules: []engine.Rule{engine.R6_2},
		Example: Example{
			Shows: "You archive your fourth Adventure with two Glyphs left over: they lie on the discard pile.",
			At: `{players: [{leads: [ruin, ruin, myth, glyph, glyph], adventures: [drowned-gate, hollow-king], archive: {adventures: 3}}, {}], ` +
				`discards: {lead: [vision]}}`,
			Tries: []string{"complete drowned-gate with ruin ruin myth"},
			Then:  `all: [{hand: {at-most: 0}}, {top: {lead: glyph}}]`,
		},
	},
	{
		ID:       "final-keeps-actionx",
		Question: "Do I keep my ActionX cards when my Final Adventure begins?",
		Answer:   "Yes, those in hand and those in play. You discard only Leads.",
		Asked: []string{
			"are feats in my hand discarded too", "do my sites and relics stay on the final adventure", "lose action cards at the fourth quest", "x cards in hand when the end begins",
			"what may i carry over into the final",
			"power cards at the finale", "must events go too when clues go",
		},
		Rules: []engine.Rule{engine.R6_2},
		Example: Example{
			Shows: "Your Final Adventure begins. Trail Rations stays in your hand and Base Camp in your Active Zone.",
			At: `{players: [{leads: [ruin, ruin, myth, glyph], adventures: [drowned-gate, hollow-king], archive: {adventures: 3}, ` +
				`actionx: [trail-rations], active: [base-camp]}, {leads: [], actionx: []}]}`,
			Tries: []string{"complete drowned-gate with ruin ruin myth"},
			Then:  `all: [{final: true}, {hand: {at-most: 0}}, {actionx: {has: trail-rations}}, {active: {has: base-camp}}]`,
		},
	},
	{
		ID:       "how-many-are-revealed",
		Question: "How many Adventures do I reveal when my Final Adventure begins?",
		Answer:   "One, and a second if the first would be your only one. So there are at least two to choose from as long as the deck has them.",
		Asked: []string{
			"flip new quests for the last mission", "what if my zone is empty at the fourth", "reveal one or two", "how many fresh quests appear when i reach four", "turn over adventures at the end",
			"no other active adventures left when i finish number four",
			"how many goals get turned up for the finale",
		},
		Rules: []engine.Rule{engine.R6_3},
		Example: Example{
			Shows: "Your fourth Adventure was the only one in your zone: two are revealed, and the rival picks from them.",
			At: `{players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate], archive: {adventures: 3}}, {}], ` +
				`decks: {adventure: [hollow-king, mirror-lake]}}`,
			Tries: []string{"complete drowned-gate with ruin ruin myth"},
			Then:  `all: [{zone: {has: hollow-king}}, {zone: {has: mirror-lake}}]`,
		},
	},
	{
		ID:       "only-one-to-choose-from",
		Question: "The Adventure deck is out and I have just one Adventure as my Final Adventure begins: what is there to choose?",
		Answer:   "That one, and the rival is asked all the same. Our reading: with none left to reveal you go on, and with none in your zone nothing is chosen; others pass over the Rival's Choice with a single one.",
		Asked: []string{
			"no quests left to flip for the final", "rival has a single option", "adventure stack empty at my fourth", "do we skip the rival's choice if there is no choice", "nothing to reveal in the endgame",
			"a single goal for the finale", "no alternative for the one who picks",
		},
		Rules:  []engine.Rule{engine.R6_3, engine.R6_4},
		Ruling: engine.R6_3,
	},
	{
		ID:       "four-before-the-rivals-choice",
		Question: "Revealing one takes me above three Adventures: do I scrap before the rival picks?",
		Answer:   "No. Our reading: the limit of three is never looked at between revealing and the Rival's Choice, which leaves you just one anyway; others check it each time an Adventure arrives.",
		Asked: []string{
			"more than three options for the rival", "limit of three when the final begins", "reduce my quests before my opponent selects", "full zone and then reveal",
			"protect an adventure by scrapping others first",
			"four goals to pick from is that legal", "trim down before the pick",
		},
		Rules:  []engine.Rule{engine.R2_10, engine.R6_3},
		Ruling: engine.R2_10,
		Example: Example{
			Shows: "At a table that takes the reward first, yours brings a third Adventure and the Final Adventure a fourth. Nobody asks you to scrap one: player 2 picks from the four.",
			At: `{players: [{leads: [glyph, ruin, vision], adventures: [rivals-torn-map, hollow-king, tide-clock], archive: {adventures: 3}}, {}], ` +
				`switches: [reward-first], decks: {adventure: [sunless-library, mirror-lake]}}`,
			Tries: []string{"complete rivals-torn-map with glyph ruin vision"},
			Then:  `all: [{zone: {size: 4}}, {zone: {has: mirror-lake}}, {of: {seat: 1, goal: {decision: rivals-choice}}}]`,
		},
	},
	{
		ID:       "who-makes-the-rivals-choice",
		Question: "Which rival picks the Adventure that stays?",
		Answer:   "The next player in turn order after you. Nobody else has a say, and it is done at once, on your turn.",
		Asked: []string{
			"who decides my last quest", "do all opponents vote", "do i choose my final adventure myself", "player on my left chooses?", "three players who makes the rival's choice",
			"who picks the mission i must finish",
			"who says what i have to finish last", "neighbour selects my finale",
		},
		Rules: []engine.Rule{engine.R6_4},
		Example: Example{
			Shows:   "At a table of three player 2 enters the Final Adventure. Player 1 would pick, but it is for player 3.",
			At:      `{players: [{}, {leads: [ruin, ruin, myth], adventures: [drowned-gate, hollow-king], archive: {adventures: 3}}, {}], active: 1}`,
			Tries:   []string{"complete drowned-gate with ruin ruin myth", "keep hollow-king"},
			Refused: engine.NotYourDecision,
		},
	},
	{
		ID:       "choice-among-older-adventures",
		Question: "May the rival keep me an Adventure that I had before, or only a revealed one?",
		Answer:   "Any of them. Our reading: the rival picks from all the Adventures in your zone; others let them pick only among those just revealed.",
		Asked: []string{
			"can the opponent select an old quest", "choose from the whole zone or only the new ones", "which missions can be picked", "options in the rival's choice",
			"will they leave me the hardest adventure i had",
			"must she leave me one of the fresh goals", "could an old objective be what remains",
		},
		Rules:  []engine.Rule{engine.R6_4},
		Ruling: engine.R6_4,
		Example: Example{
			Shows: "Before you lie The Hollow King, which you had, and The Mirror Lake, just revealed. Player 2 leaves you The Hollow King.",
			At: `{players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate, hollow-king], archive: {adventures: 3}}, {}], ` +
				`decks: {adventure: [mirror-lake]}}`,
			Tries: []string{"complete drowned-gate with ruin ruin myth", "keep hollow-king"},
			Then:  `all: [{zone: {has: hollow-king}}, {zone: {size: 1}}]`,
		},
	},
	{
		ID:       "not-chosen-adventures",
		Question: "What becomes of the Adventures that the rival does not pick?",
		Answer:   "They are scrapped: they go to the Adventure discard pile, where the next player may take the top one.",
		Asked: []string{
			"do i keep the others", "where do the unchosen quests go", "are the rest buried or discarded", "remaining missions after the opponent chose", "lose all my other adventures",
			"what about the goals left over", "leftovers after the pick", "can others grab what i lost at the finale",
		},
		Rules: []engine.Rule{engine.R6_4, engine.R12_5},
		Example: Example{
			Shows: "Player 2 keeps you The Hollow King: The Mirror Lake lies on top of the discard pile.",
			At: `{players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate, hollow-king], archive: {adventures: 3}}, {}], ` +
				`decks: {adventure: [mirror-lake]}}`,
			Tries: []string{"complete drowned-gate with ruin ruin myth", "keep hollow-king"},
			Then:  `top: {card: mirror-lake}`,
		},
	},
	{
		ID:       "going-on-after-the-choice",
		Question: "Is my turn over once my Final Adventure has begun?",
		Answer:   "No. You draw three Leads and go on with your turn, so you may even complete your fifth Adventure in it.",
		Asked: []string{
			"win in the same turn as the fourth quest", "how many cards do i get back once my hand is gone", "how many leads do i draw for the final adventure", "continue playing after the rival's choice",
			"finish two missions in a row to win", "fresh hand at the end",
			"three new clues for the finale",
		},
		Rules: []engine.Rule{engine.R6_5},
		Example: Example{
			Shows: "You draw just the three Leads that your Final Adventure asks, complete it in the same turn and win.",
			At: `{players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate, broken-colossus], archive: {adventures: 3}}, {}], ` +
				`decks: {lead: [ruin, ruin, ruin], adventure: [hollow-king]}}`,
			Tries: []string{"complete drowned-gate with ruin ruin myth", "keep broken-colossus", "complete broken-colossus with ruin ruin ruin"},
			Then:  `won-by: adventures`,
		},
	},
	{
		ID:       "step-one-on-the-final",
		Question: "Do I still choose an Adventure each turn on my Final Adventure?",
		Answer:   "No. From then on your turns have no step 1 and begin with collecting Leads.",
		Asked: []string{
			"take new quests in the endgame", "replace my final adventure with an easier one", "first step skipped?", "swap the last mission for the top of the deck",
			"still picking quests on the last one",
			"no more goals on the finale?", "do i get a fresh objective during the finale",
		},
		Rules: []engine.Rule{engine.R6_6},
		Example: Example{
			Shows:   "On your Final Adventure you would choose another: that step has fallen away.",
			At:      `{players: [{adventures: [hollow-king], archive: {adventures: 4}}, {}], step: collect-leads}`,
			Tries:   []string{"choose adventure from deck"},
			Refused: engine.ChooseOnFinal,
		},
	},
	{
		ID:       "second-adventure-on-the-final",
		Question: "May I have more than one Active Adventure on my Final Adventure?",
		Answer:   "Yes, up to three. They come by Barter or the text of a card, and whichever you complete first is your fifth.",
		Asked: []string{
			"get an easier quest for the last one", "must my fifth be the one the rival chose", "barter in the endgame", "how many missions can i hold at the end",
			"is the final adventure fixed", "more quests allowed during the last one",
			"several goals in the finale", "am i bound to the goal he picked",
		},
		Rules: []engine.Rule{engine.R6_7, engine.R7_3},
		Example: Example{
			Shows: "The rival left you The Hollow King. You Barter for The Broken Colossus and win with that.",
			At: `{players: [{leads: [glyph, glyph, glyph, ruin, ruin, ruin], actionx: [], adventures: [hollow-king], archive: {adventures: 4}}, ` +
				`{leads: [], actionx: []}], decks: {adventure: [broken-colossus, mirror-lake]}, variant: advanced}`,
			Tries: []string{"barter glyph glyph glyph", "reveal broken-colossus", "complete broken-colossus with ruin ruin ruin"},
			Then:  `won-by: adventures`,
		},
	},
	{
		ID:       "reward-brings-adventure-on-final",
		Question: "A reward lets me seek an Adventure while I am on my Final Adventure: do I get it?",
		Answer:   "Yes. Our reading: a reward may bring you one just as Barter and abilities may; others allow only those two.",
		Asked: []string{
			"fourth reward is a new quest", "seek from a prize in the endgame", "does the bonus adventure come after the rival chose", "gain a mission from a reward at the end",
			"loot is another goal during the finale", "seek a goal after the pick", "payout adds an objective at the end",
		},
		Rules:  []engine.Rule{engine.R6_7, engine.R6_1},
		Ruling: engine.R6_7,
		Example: Example{
			Shows: "Your fourth Adventure rewards you with an Adventure. It comes after the Rival's Choice, so you have two.",
			At:    `{players: [{leads: [glyph, ruin, vision], adventures: [rivals-torn-map, hollow-king], archive: {adventures: 3}}, {}]}`,
			Tries: []string{"complete rivals-torn-map with glyph ruin vision", "keep hollow-king"},
			Then:  `all: [{final: true}, {zone: {size: 2}}]`,
		},
	},
	{
		ID:       "pay-with-the-last-adventure",
		Question: "May I scrap my only Adventure to pay on my Final Adventure?",
		Answer:   "Yes, Sabotage and Negotiate may be paid for with it. But you stand there without any, and none is revealed for you.",
		Asked: []string{
			"give up the last quest to pay", "use the last quest as payment", "give up the mission i have left", "can i scrap the one the rival chose", "negotiate in the endgame with my only adventure",
			"give away my sole goal", "burn the finale goal to do something",
		},
		Rules: []engine.Rule{engine.R6_8, engine.R6_10},
		Example: Example{
			Shows: "You Negotiate with The Hollow King, the only Adventure of your Final Adventure, and take two Leads for it.",
			At: `{players: [{leads: [], actionx: [], adventures: [hollow-king], archive: {adventures: 4}}, ` +
				`{leads: [], actionx: [], archive: {adventures: 4}}], decks: {lead: [ruin, ruin, glyph]}, variant: advanced}`,
			Tries: []string{"negotiate hollow-king", "give glyph to player 2"},
			Then:  `all: [{hand: {holds: [ruin, ruin]}}, {zone: {size: 0}}]`,
		},
	},
	{
		ID:       "final-adventure-sabotaged",
		Question: "A rival takes away the only Adventure of my Final Adventure: what now?",
		Answer:   "You reveal a new one at once, the top of the Adventure deck, and race on with that.",
		Asked: []string{
			"somebody else removed my last one", "my final mission got sabotaged", "opponent buries my only adventure", "do i get a replacement", "left with nothing to complete because of an attack",
			"empty zone in the endgame by an enemy",
			"she ruined my only remaining goal", "sole objective got wrecked",
		},
		Rules: []engine.Rule{engine.R6_9, engine.R7_5},
		Example: Example{
			Shows: "Player 1 Sabotages The Hollow King, your only Adventure. It is buried, and The Mirror Lake is revealed for you.",
			At: `{players: [{leads: [ruin], adventures: [drowned-gate], actionx: []}, ` +
				`{leads: [], actionx: [], adventures: [hollow-king], archive: {adventures: 4}}], decks: {adventure: [mirror-lake]}, variant: advanced}`,
			Tries: []string{"sabotage drowned-gate with ruin", "hit hollow-king"},
			By:    1,
			Then:  `all: [{zone: {has: mirror-lake}}, {zone: {size: 1}}]`,
		},
	},
	{
		ID:       "made-to-scrap-my-last",
		Question: "A rival's card makes me scrap my last Adventure myself: do I reveal a new one?",
		Answer:   "Yes. Our reading: it is the rival's effect that decides, even where the scrapping is in your hands; others call it your own doing.",
		Asked: []string{
			"forced to sacrifice my final quest", "each rival scraps a resource and i have only my adventure", "does forced scrapping count as my own action", "enemy spell makes me lose my mission",
			"who is to blame when i scrap it because of a card",
			"compelled to dump my sole goal", "he made me throw it away, replacement?",
		},
		Rules:  []engine.Rule{engine.R6_9},
		Ruling: engine.R6_9,
		Example: Example{
			Shows: "The Shifting Sands of player 1 has you scrap The Hollow King, all you have. The Mirror Lake is revealed for you.",
			At: `{players: [{leads: [], adventures: [drowned-gate], actionx: [shifting-sands]}, ` +
				`{leads: [], actionx: [], adventures: [hollow-king], archive: {adventures: 4}}], decks: {adventure: [mirror-lake]}}`,
			Tries: []string{"play shifting-sands scrapping drowned-gate", "choose hollow-king"},
			By:    1,
			Then:  `all: [{zone: {has: mirror-lake}}, {zone: {size: 1}}]`,
		},
	},
	{
		ID:       "emptied-by-myself",
		Question: "I paid away my last Adventure on my Final Adventure: do I get a new one?",
		Answer:   "No. When your own action leaves you without one, a cost you paid included, none is revealed. You will need a Barter, a card or a Breakthrough.",
		Asked: []string{
			"threw away my own last quest by paying", "scrapped my only mission am i stuck", "replacement after my own negotiate", "how do i get an adventure again in the endgame",
			"zone is empty because of what i did",
			"gave up my sole goal, is there a new one", "i used my last objective as payment",
		},
		Rules: []engine.Rule{engine.R6_10, engine.R6_7},
		Example: Example{
			Shows: "You pay a Sabotage with The Hollow King, your last. It is carried out, and your zone stays empty.",
			At: `{players: [{leads: [ruin], adventures: [hollow-king], actionx: [], archive: {adventures: 4}}, ` +
				`{leads: [], actionx: [], adventures: [drowned-gate, mirror-lake]}], variant: advanced}`,
			Tries: []string{"sabotage hollow-king with ruin", "hit drowned-gate"},
			Then:  `all: [{zone: {size: 0}}, {step: actions}]`,
		},
	},
	{
		ID:       "out-of-leads-on-the-final",
		Question: "I am on my Final Adventure and out of Leads: how do I get going again?",
		Answer:   "By your turn: you cannot Rest any more, so begin it and collect Leads as ever, two from the deck or the top of the pile.",
		Asked: []string{
			"empty hand in the endgame", "no cards left on my last quest", "recover on the final adventure", "stuck without leads at the end", "skip a turn to draw three while on the last mission",
			"zero clues during the finale", "no cards while on the finale", "can't pause any more so what now",
		},
		Rules: []engine.Rule{engine.R6_11, engine.R4_3},
		Example: Example{
			Shows: "Player 2 has no Lead and is on the Final Adventure. They are not even asked whether to Rest: their turn begins with collecting.",
			At:    `{players: [{leads: [ruin]}, {leads: [], adventures: [hollow-king], archive: {adventures: 4}}]}`,
			Tries: []string{"end turn"},
			By:    1,
			Then:  `all: [{turn-of: 1}, {decision: collect-leads}]`,
		},
	},
}
