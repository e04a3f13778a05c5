package engine

// turnRules are chapters 1 to 5: winning, the cards, setting up, the turn and completing an Adventure.
var turnRules = [ruleEnd]RuleText{
	R1_1: {
		Number: "1.1", Title: "A fifth Adventure wins",
		Printed: "You win at once if you are the first to archive a fifth Adventure, which you do on your Final Adventure. A win ends everything: whatever has been announced and is still waiting never takes effect.",
	},
	R1_2: {
		Number: "1.2", Title: "A second way to win",
		Printed: "On your Final Adventure there is also another way to win, by Breakthrough: see 10.1.",
	},
	R1_3: {
		Number: "1.3", Title: "Cards overrule the rules",
		Printed: "Where the text of a card contradicts a rule, do what the card says.",
		Ruling:  "Where two cards contradict each other, \"cannot\" beats \"may\". Everything that raises or reduces a cost is added up, the cost never falls below nothing, and whoever pays picks the emblem that a reduction drops.",
		Other:   "Others give the last word to the card that came into play last.",
	},
	R1_4: {
		Number: "1.4", Title: "Two to four players",
		Ruling: "The game is for two to four players. The printed rules speak of rivals and of the next player in turn order, but they give no number.",
		Other:  "Others play it only as a duel between two players.",
	},
	R1_5: {
		Number: "1.5", Title: "Hidden and public cards",
		Ruling: "Hands and decks are hidden, but everyone may know how many cards they hold. Zones, Archives, bonded Leads and the discard piles, with the order of their cards, are open for all to see.",
		Other:  "Others show only the top card of each discard pile.",
	},
	R1_6: {
		Number: "1.6", Title: "Cards that move together",
		Ruling: "When you discard several Leads at once, name the type that ends on top; below it the rest are laid, from the deepest up, as Wild, Vision, Ruin, Myth and Glyph. Among Leads buried together, Wilds are deepest. Adventures scrapped together follow their order in the zone. A new Adventure takes the last place in its zone, and a swapped one the place of the one given away.",
		Other:  "Others let you stack such cards in any order you like.",
	},
	R1_7: {
		Number: "1.7", Title: "As far as possible",
		Ruling: "You carry out an effect as far as it can be done. If it tells you to draw three and only two cards are left, you draw two.",
		Other:  "Others say that an effect which cannot be done in full does nothing.",
	},
	R1_8: {
		Number: "1.8", Title: "A round without progress",
		Ruling: "The game is over when a whole round goes by, one turn or Rest for every player, without a Lead moving or an Adventure being archived. Whoever has archived the most Adventures wins, and equal numbers make a draw.",
		Other:  "Others play on, however long it takes, until somebody wins.",
	},
	R1_9: {
		Number: "1.9", Title: "How long things last",
		Ruling: "A limit of once a turn is fresh again in every turn, no matter whose. What lasts for this turn ends with the turn. What lasts until your next turn goes on through a Rest.",
		Other:  "Others renew a limit of once a turn only when your own next turn begins, and let a Rest end what lasts until your next turn.",
	},

	R2_1: {
		Number: "2.1", Title: "The four Lead types",
		Printed: "There are four types of Lead: Glyph, Myth, Ruin and Vision.",
	},
	R2_2: {
		Number: "2.2", Title: "Wild Leads",
		Printed: "A Wild Lead takes the place of a Glyph, a Myth, a Ruin or a Vision, whichever you need each time you use it.",
		Ruling:  "Wilds also match each other, with no other Lead among them.",
		Other:   "Others ask for at least one Lead that is not Wild in every matching set.",
	},
	R2_3: {
		Number: "2.3", Title: "What an Adventure shows",
		Printed: "An Adventure shows the Lead emblems you pay for it and the reward it gives you. It is never part of a hand.",
	},
	R2_4: {
		Number: "2.4", Title: "Three kinds of ActionX card",
		Printed: "ActionX cards come in three kinds: Feats, Sites and Relics.",
	},
	R2_5: {
		Number: "2.5", Title: "Feat cards",
		Printed: "You play a Feat, carry it out and then archive it. A Feat that is Thwarted is archived at once and has no effect.",
		Ruling:  "A Feat that waits or is being carried out lies in none of the zones, and so it does not count toward the win of 10.1.",
		Other:   "Others lay the Feat in the Active Zone while it is played, so that it counts itself.",
	},
	R2_6: {
		Number: "2.6", Title: "Site cards",
		Printed: "A Site enters your Active Zone and stays there until it is archived. It has an Aura and an Exploit.",
		Ruling:  "A Site may also have only one of the two.",
		Other:   "Others hold that every Site has both.",
	},
	R2_7: {
		Number: "2.7", Title: "Relic cards",
		Printed: "A Relic enters your Active Zone and stays there until it is archived. As it enters you choose its mode, Noble or Ruthless. If it is Ruthless, you turn that text toward a rival.",
		Ruling:  "With several rivals, you name the one it faces. Your choice holds for as long as the Relic stays. Whichever rival it faces, it remains your Relic in every way.",
		Other:   "Others let a Ruthless Relic work against every rival at once.",
	},
	R2_8: {
		Number: "2.8", Title: "Playing ActionX cards",
		Printed: "Playing an ActionX card costs you nothing beyond what its own text asks.",
		Ruling:  "A card that can do nothing may still be played. The exception is an effect that has to choose a card when there is none to choose: see 7.10.",
		Other:   "Others let you play a card only if it will do something.",
	},
	R2_9: {
		Number: "2.9", Title: "Decks, piles and zones",
		Printed: "There are three decks, one each of Leads, Adventures and ActionX cards, and each has its own discard pile. Every player has a hand and three zones: the Adventure Zone, the Active Zone and the Archive Zone. Your Active Resources are the Sites and Relics in your Active Zone and the Adventures in your Adventure Zone.",
	},
	R2_10: {
		Number: "2.10", Title: "At most three Active Adventures",
		Printed: "You may have at most three Active Adventures. If you have more, scrap Adventures until three are left. You choose which, and the newcomer may be among them.",
		Ruling:  "We check the limit once a whole step or effect is finished; between 6.3 and 6.4 we never do. All players above it then scrap straight away, the active player first and the others following in turn order, and only then does anything else go on.",
		Other:   "Others check the limit each time a single Adventure arrives.",
	},
	R2_11: {
		Number: "2.11", Title: "One place for every card",
		Printed: "At any time, every card is in one place and no other.",
	},

	R3_1: {
		Number: "3.1", Title: "Shuffle the decks",
		Printed: "Shuffle each of the three decks on its own.",
	},
	R3_2: {
		Number: "3.2", Title: "Deal the opening hands",
		Printed: "Deal six Leads and one ActionX card to each player.",
	},
	R3_3: {
		Number: "3.3", Title: "Seek the first Adventures",
		Printed: "Each player then seeks three Adventures: see 12.2.",
	},
	R3_4: {
		Number: "3.4", Title: "Who starts",
		Printed: "Whoever lost the last game starts. In the first game of a session you flip a coin for it.",
		Ruling:  "When more than two have played, the start goes to the loser with the fewest archived Adventures, and chance decides between equals.",
		Other:   "Others let chance decide among all the losers.",
	},

	R4_1: {
		Number: "4.1", Title: "Before your turn",
		Printed: "Before your turn you may Rest if 9.1 lets you. If you do not, your turn begins, and you turn your Leveraged cards upright.",
	},
	R4_2: {
		Number: "4.2", Title: "Step 1: Choose an Adventure",
		Printed: "You must add an Adventure to your Adventure Zone, and you choose where it comes from: the top of the Adventure deck or the top of the Adventure discard pile. After that, keep to the limit of three in 2.10.",
	},
	R4_3: {
		Number: "4.3", Title: "Step 2: Collect Leads",
		Printed: "You must collect Leads in one of two ways. Either draw two and afterwards discard one out of your hand, or pick up the top card of the Lead discard pile.",
	},
	R4_4: {
		Number: "4.4", Title: "Step 3: Take actions",
		Printed: "Take any number of actions you can afford, in whatever order, and repeat the same one unless it is limited. You may complete an Adventure, play an ActionX card, use an ability of one, or perform a Heroic Feat.",
	},
	R4_5: {
		Number: "4.5", Title: "Step 4: End your turn",
		Printed: "Seven Leads are the most you keep in hand when your turn ends: discard the others, choosing freely which. Only the end of your own turn asks this of you. You may hold any number of ActionX cards.",
	},
	R4_6: {
		Number: "4.6", Title: "Nothing to take",
		Ruling: "You cannot choose a pile that holds no card. You can choose a deck that holds one, or that can be remade (see 11.1). When a step offers you nothing, you skip it.",
		Other:  "Others let you choose an empty pile or deck, and so take nothing.",
	},
	R4_7: {
		Number: "4.7", Title: "Which Lead you discard",
		Ruling: "After the draw of step 2 you may discard any Lead in your hand, even one you have just drawn.",
		Other:  "Others make you discard one of the two Leads just drawn.",
	},
	R4_8: {
		Number: "4.8", Title: "Turn order",
		Printed: "Turns pass from player to player in the order of their seats.",
	},

	R5_1: {
		Number: "5.1", Title: "Paying for an Adventure",
		Printed: "In your action step, reveal from your hand one matching Lead for every emblem of the Adventure. Wilds may stand in. You pay everything at once and never in parts.",
		Ruling:  "You cannot pay more Leads than there are emblems.",
		Other:   "Others let you overpay.",
	},
	R5_2: {
		Number: "5.2", Title: "Into your Archive Zone",
		Printed: "The Leads go beneath the Adventure, and you move the stack to your Archive Zone.",
		Ruling:  "Those Leads are now out of the game.",
		Other:   "Others put the Leads on the Lead discard pile afterwards.",
	},
	R5_3: {
		Number: "5.3", Title: "Taking the reward",
		Printed: "After that, the Adventure's reward is yours.",
	},
	R5_4: {
		Number: "5.4", Title: "Cost and effect of completing",
		Ruling: "Paying the Leads and archiving the stack are the cost, and the reward is the effect. So nobody can stop an Adventure from being archived: a Twist can only come before its reward.",
		Other:  "Others let a rival answer before the stack is archived.",
	},
}
