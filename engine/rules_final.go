package engine

// finalRules are chapters 6, 9, 11, 12 and 13: the Final Adventure, resting, decks that run out,
// the words that move cards and the ways to play.
var finalRules = [ruleEnd]RuleText{
	R6_1: {
		Number: "6.1", Title: "Entering your Final Adventure",
		Printed: "Your Final Adventure begins immediately once your fourth Adventure is archived.",
		Ruling:  "We take \"immediately\" by the letter: 6.2 to 6.5 come after the fourth Adventure is archived and before its reward. Whichever comes first, nobody may respond to 6.2 to 6.5.",
		Other:   "Others take the reward first, and then enter the Final Adventure.",
		Switch:  RewardFirst,
	},
	R6_2: {
		Number: "6.2", Title: "Discard your Leads",
		Printed: "First, discard every Lead in your hand.",
	},
	R6_3: {
		Number: "6.3", Title: "Reveal an Adventure",
		Printed: "Next, reveal an Adventure. If it is then the only one you have, reveal a second.",
		Ruling:  "When no Adventure is left to reveal, you simply go on. With none in your zone, there is nothing to choose in 6.4; with a single one, the rival is asked all the same.",
		Other:   "Others pass over the Rival's Choice when there is just one Adventure.",
	},
	R6_4: {
		Number: "6.4", Title: "The Rival's Choice",
		Printed: "Whoever comes next after you in turn order picks one Adventure to stay, and the others are all scrapped.",
		Ruling:  "The rival picks from all the Adventures in your zone, not only from the revealed ones.",
		Other:   "Others let the rival pick only among the Adventures just revealed.",
	},
	R6_5: {
		Number: "6.5", Title: "Draw three Leads",
		Printed: "Last, draw three Leads. Then you go on with your turn.",
	},
	R6_6: {
		Number: "6.6", Title: "Step 1 falls away",
		Printed: "From then on your turns have no step 1: you no longer choose an Adventure as in 4.2.",
	},
	R6_7: {
		Number: "6.7", Title: "Gaining more Adventures",
		Printed: "You may still hold as many as three Active Adventures. You gain them by Barter or by ActionX abilities.",
		Ruling:  "A reward may bring you one too.",
		Other:   "Others allow only Barter and abilities, so that a reward brings none.",
	},
	R6_8: {
		Number: "6.8", Title: "Paying with your Adventures",
		Printed: "Sabotage and Negotiate may still be paid for with your Active Adventures, even with the last one.",
	},
	R6_9: {
		Number: "6.9", Title: "Left empty by a rival",
		Printed: "When you have no Active Adventure left because of a rival's action or effect, you reveal one.",
		Ruling:  "What decides is whose effect it is, even where it makes you scrap your own Adventure. You reveal as soon as that effect is finished, ahead of everything else. If there is nothing to reveal, you are not owed one later.",
		Other:   "Others call it your own doing when you scrap the Adventure yourself.",
	},
	R6_10: {
		Number: "6.10", Title: "Left empty by yourself",
		Printed: "When you have no Active Adventure left because of your own action or effect, you do not reveal one. A cost you paid counts as your own.",
	},
	R6_11: {
		Number: "6.11", Title: "Resting is over",
		Printed: "On your Final Adventure you may not Rest.",
	},

	R9_1: {
		Number: "9.1", Title: "Taking a Rest",
		Printed: "Before your turn, if your hand holds no Lead, you may Rest: you seek two Adventures, draw three Leads and skip the turn. After that, keep to the limit of three Active Adventures in 2.10.",
	},
	R9_2: {
		Number: "9.2", Title: "A Rest is safe",
		Printed: "Nobody can Thwart a Rest.",
	},
	R9_3: {
		Number: "9.3", Title: "None on the Final Adventure",
		Printed: "You may not Rest on your Final Adventure: see 6.11.",
	},

	R11_1: {
		Number: "11.1", Title: "Remaking a deck",
		Printed: "When the Adventure deck or the Lead deck runs out, keep back the top card from its discard pile and shuffle the rest into a new deck. The card you kept back begins the new pile.",
		Ruling:  "You do this when the deck is empty and one of its cards has to be drawn, sought or looked at; the last card leaving is not yet a reason. There is no new deck when the pile has one card or none.",
		Other:   "Others make the new deck as soon as the last card leaves the old one.",
	},
	R11_2: {
		Number: "11.2", Title: "The ActionX deck",
		Ruling: "The ActionX deck is not remade, since the printed rules name only the other two.",
		Other:  "Others remake it just like the other two.",
	},

	R12_1: {
		Number: "12.1", Title: "Draw and discard",
		Printed: "When you draw, you take the top card of a deck into your hand. When you discard, you put the card on top of the discard pile of its type.",
	},
	R12_2: {
		Number: "12.2", Title: "Seek and reveal",
		Printed: "When you seek, the top Adventure of the deck goes face up into your Adventure Zone. Where a text just says to reveal something, you show it.",
		Ruling:  "Where a text says to reveal an Adventure, you seek one.",
		Other:   "Others only show such an Adventure.",
	},
	R12_3: {
		Number: "12.3", Title: "To archive",
		Printed: "When a completed Adventure or an ActionX card is archived, it goes to its player's Archive Zone.",
	},
	R12_4: {
		Number: "12.4", Title: "To bury",
		Printed: "When a card in play is buried, it goes to the bottom of the discard pile of its card type.",
		Ruling:  "Leads can also be buried out of a hand, because that is what Thwart asks.",
	},
	R12_5: {
		Number: "12.5", Title: "To scrap",
		Printed: "When you scrap an Active Resource you control, it leaves play to pay for an effect or to obey one. If it is an Adventure it is discarded, and if it is an ActionX card it is archived.",
	},

	R13_1: {
		Number: "13.1", Title: "The Beginner Game",
		Printed: "The Beginner Game is played without Heroic Feats and without ActionX cards.",
		Ruling:  "No ActionX cards are dealt, but the Final Adventure stays. Where a reward would bring you an ActionX card, it brings nothing.",
		Other:   "Others leave out the Final Adventure too, and simply race for the fifth.",
	},
	R13_2: {
		Number: "13.2", Title: "The Advanced Game",
		Printed: "The Advanced Game has everything in it. The harder cards are brought in step by step.",
	},
}
