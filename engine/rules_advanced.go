package engine

// advancedRules are chapters 7, 8 and 10: Heroic Feats, abilities and icons, and winning by Breakthrough.
var advancedRules = [ruleEnd]RuleText{
	R7_1: {
		Number: "7.1", Title: "Performing a Heroic Feat",
		Printed: "You perform Heroic Feats in your action step; for Thwart, see 7.6. You pay the cost, and then comes the effect. You may perform each of them no more than once a turn, but Thwart has no such limit.",
		Ruling:  "A Heroic Feat that was Thwarted counts as performed.",
		Other:   "Others let you try it once more in the same turn.",
	},
	R7_2: {
		Number: "7.2", Title: "Heroic Feats on cards",
		Printed: "The limit of once a turn does not touch a Heroic Feat that is printed on an ActionX card.",
		Ruling:  "In all else it is a Heroic Feat: rivals can Thwart it, the conditions of that Heroic Feat apply, and you pay whatever the card says. When it stands on a Feat card, the two are a single play and are answered just once.",
		Other:   "Others see two plays there, the card and the Heroic Feat, and answer each.",
	},
	R7_3: {
		Number: "7.3", Title: "Barter for an Adventure",
		Printed: "Barter costs three Leads, or one ActionX card, discarded from your hand. Then look at the two Adventures on top of the deck: reveal one into your Adventure Zone and discard the other. After that, keep to the limit of three in 2.10.",
		Ruling:  "If only one Adventure is there, you reveal it.",
		Other:   "Others let you discard a single Adventure instead of revealing it.",
	},
	R7_4: {
		Number: "7.4", Title: "Breakthrough for an ActionX card",
		Printed: "Breakthrough costs three matching Leads, which you discard. For that you draw an ActionX card. It can also win the game: see 10.1.",
	},
	R7_5: {
		Number: "7.5", Title: "Sabotage a rival's card",
		Printed: "Sabotage costs a Site, Relic or Adventure under your control, which you scrap, and one Lead, which you discard. Then choose a Site, Relic or Adventure under a rival's control. The rival archives it if it is a Site or Relic, and buries it if it is an Adventure.",
	},
	R7_6: {
		Number: "7.6", Title: "Thwart a rival's Feat",
		Printed: "Thwart costs two matching Leads, which you bury from your hand. It negates a rival's Feat as that Feat is played, be it an ActionX Feat, a Heroic Feat or another Thwart. You may Thwart any number of times and on any player's turn.",
	},
	R7_7: {
		Number: "7.7", Title: "The two Catch-Up Feats",
		Printed: "Negotiate and Poach are Catch-Up Feats. For either, some rival must have archived an Adventure, and you must be tied or behind in the number of archived Adventures.",
		Ruling:  "Your number is measured against the rival who has the most.",
		Other:   "Others want you to be tied with or behind every rival.",
	},
	R7_8: {
		Number: "7.8", Title: "Negotiate for Leads",
		Printed: "Negotiate costs an Adventure under your control, which you scrap. Then look at the three Leads on top of the deck: take two of them into your hand and give the third to a rival.",
		Ruling:  "If fewer than three are there, you keep yours first: only a third Lead is given away.",
		Other:   "Others allow Negotiate only when three Leads are there.",
	},
	R7_9: {
		Number: "7.9", Title: "Poach an Adventure",
		Printed: "Poach costs one Lead, which you discard. For that you swap one of your Active Adventures with one of a rival's.",
	},
	R7_10: {
		Number: "7.10", Title: "When an effect chooses",
		Ruling: "An effect makes its choices when it takes effect. To announce it, there must be some legal choice once the cost is paid. Barter needs an Adventure in its deck and Negotiate a Lead, but a deck that can be remade will do. When no choice is left later, nothing happens, and what was paid stays paid.",
		Other:  "Others name the choice when they announce, before anyone answers.",
	},
	R7_11: {
		Number: "7.11", Title: "Matching Leads",
		Printed: "Leads match when all of them are of one type, and Wilds may stand in.",
	},
	R7_12: {
		Number: "7.12", Title: "What is never Thwarted",
		Ruling: "You cannot Thwart a Site or Relic entering; an Aura, an Exploit or a Leverage ability, except where a Heroic Feat is printed there; completing an Adventure or its reward; the steps of a turn; or a Rest. A Thwart can only answer what was announced last.",
		Other:  "Others let you Thwart the abilities of Sites and Relics too.",
	},
	R7_13: {
		Number: "7.13", Title: "What Heroic Feats are for",
		Printed: "Heroic Feats serve three purposes. To gain resources there are Barter and Breakthrough, to disrupt rivals Sabotage and Thwart, and to catch up Negotiate and Poach.",
	},

	R8_1: {
		Number: "8.1", Title: "The Aura of a Site",
		Printed: "An Aura is an effect of a Site which goes on all the time or can be used again and again.",
		Ruling:  "An Aura that you use has a cost or a limit.",
		Other:   "Others let you use an Aura as often as you like, even where it names no cost and no limit.",
	},
	R8_2: {
		Number: "8.2", Title: "The Exploit of a Site",
		Printed: "An Exploit is an ability of a Site for which you pay a cost. Many Exploits archive the Site after use.",
	},
	R8_3: {
		Number: "8.3", Title: "No Exploit while Leveraged",
		Printed: "While a card is Leveraged, you cannot Exploit it.",
	},
	R8_4: {
		Number: "8.4", Title: "Bonded Leads",
		Printed: "As a card with Bond enters play, you lay one Lead out of your hand beneath it. The type of that Lead is the Bonded type and decides how the card works. When the card goes to an Archive, the Lead is buried.",
		Ruling:  "You name the type a Wild is bonded as. Without a Lead in hand, the card enters with no Bonded type, and anything that needs one does nothing.",
		Other:   "Others do not let you play the card without a Lead to put under it.",
	},
	R8_5: {
		Number: "8.5", Title: "Abilities marked Delay",
		Printed: "If an ability is marked Delay, you have to wait: you cannot use it in the turn its card came into play.",
	},
	R8_6: {
		Number: "8.6", Title: "Using Leverage",
		Printed: "To use Leverage, you turn its card sideways and pay any further cost it names. It stays sideways until your next turn begins, so you can use it once in a cycle of turns.",
		Ruling:  "A Rest is not a turn, so it turns nothing upright.",
		Other:   "Others turn Leveraged cards upright at a Rest as well.",
	},
	R8_7: {
		Number: "8.7", Title: "When you may Twist",
		Printed: "On a rival's turn, you may play or use a Twist when their action step begins, when it ends, and whenever they perform an action. You may do so in your own action step too. Leverage with Twist likewise works on the turns of rivals.",
	},
	R8_8: {
		Number: "8.8", Title: "Answering an action",
		Ruling: "You announce an action and pay for it. Before it takes effect, the other players are asked in turn order, starting after you, and each may answer (Thwart a Feat, or use a Twist) or pass. " +
			"An answer is announced and paid in the same way, and the rivals of whoever gave it may answer it, even the player it is aimed at. You never answer your own last announcement. " +
			"Once all have passed in a row, the latest announcement takes effect, and the one beneath it is offered again. Whatever is negated goes at once, without being offered; a negated Feat card is archived. " +
			"No answers are given to a Rest, to what is chosen in steps 1, 2 and 4, to choices inside an effect, to 6.2 to 6.5, or to a winning fifth Adventure.",
		Other: "Others let each player answer an action only once, and let nothing but Thwart answer an answer.",
	},
	R8_9: {
		Number: "8.9", Title: "Twists before and after actions",
		Ruling: "Rivals may also use Twists after step 2, and once the end of the turn is announced, before 4.5. They cannot Thwart, as nothing is being played. " +
			"They are asked in turn order, round and round, until all pass in a row. A Twist is answered as 8.8 says, and then the asking starts over with the first rival after the active player. Once announced, the end of the turn stands.",
		Other: "Others ask each rival only once at either moment.",
	},
	R8_10: {
		Number: "8.10", Title: "Read when announced",
		Ruling: "When you announce a thing, its conditions, its costs and the Bonded type are read then and there. From then on it no longer needs its source.",
		Other:  "Others say it does nothing if its source has left play before it takes effect.",
	},
	R8_11: {
		Number: "8.11", Title: "Who is asked to answer",
		Ruling: "Whether you are asked follows from public facts, never from which cards are in your hand. In the Advanced Game three things have you asked: two Leads in hand when a Feat is to be answered, an ActionX card in hand, or an upright card in play with a Twist that its mode, Delay and limit permit now.",
		Other:  "Others ask only those who really can answer, though this gives away what they hold.",
	},

	R10_1: {
		Number: "10.1", Title: "Seven ActionX cards",
		Printed: "On your Final Adventure you win if you carry out a Breakthrough, one that is not Thwarted, and your Active Zone and Archive Zone together hold seven or more ActionX cards.",
	},
	R10_2: {
		Number: "10.2", Title: "Thwarted Feats count",
		Printed: "An ActionX Feat that is Thwarted goes to the Archive all the same, and it counts.",
	},
	R10_3: {
		Number: "10.3", Title: "When the cards are counted",
		Ruling: "The count is made when Breakthrough takes effect, once you have drawn for it. A card in a hand or being played is never counted. With no ActionX card left to draw it wins all the same, and so does a Breakthrough printed on a card.",
		Other:  "Others count when Breakthrough is announced, before its draw.",
	},
}
