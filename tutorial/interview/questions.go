package interview

import "example.com/xseekers/engine"

// questions is what is asked about each fact.
var questions = [factEnd]question{
	whoseTurn: {
		ask: "Whose turn is it?", values: []value{{"Yours", "it is your turn"}, {"A rival's", "it is a rival's turn"}},
		group: ofMoment, rule: engine.R4_8, known: true,
	},
	whichStep: {
		ask: "Where are you in your turn?", group: ofMoment, rule: engine.R4_4, known: true,
		values: []value{
			{"Before it begins", "your turn has not begun"},
			{"Step 1, choosing an Adventure", "you are in step 1"},
			{"Step 2, collecting Leads", "you are in step 2"},
			{"You drew two Leads, one is to go", "you are discarding one of two Leads drawn"},
			{"Step 3, actions", "you are in step 3"},
			{"What you announced awaits answers", "what you announced awaits answers"},
			{"A rival has Thwarted you just now", "a rival has just Thwarted you"},
			{"A rival has used a Twist just now", "a rival has just used a Twist"},
			{"Step 4, discarding down to seven", "you are in step 4"},
		},
		when: func(of values) bool { return of(whoseTurn) == yours },
	},
	whatOfRival: {
		ask: "What is happening in that turn?", group: ofMoment, rule: engine.R8_8, known: true,
		hint: "Name what was announced last. A card or ability with a Heroic Feat on it is a Feat.",
		values: []value{
			{"A rival announced a Feat", "a rival has just announced a Feat"},
			{"A Site, a Relic or an ability", "a rival has just announced a Site, a Relic or an ability"},
			{"They completed an Adventure", "a rival has just completed an Adventure"},
			{"Their actions begin or end", "a rival's action step begins or ends"},
			{"Anything else", "nothing that can be answered has happened"},
		},
		when: func(of values) bool { return of(whoseTurn) == aRivals },
	},
	whoseFinal: {
		ask: "Whose Final Adventure begins?", group: ofMoment, rule: engine.R6_4, known: true,
		values: []value{
			{"The player's right before you", "it is the Final Adventure of the player right before you"},
			{"Yours", "it is your own Final Adventure"},
			{"Another player's", "it is the Final Adventure of another player"},
		},
	},
	hasTwist: {
		ask: "Has it the Twist icon?", hint: "On the card played, or on the ability used.",
		values: yesNo("the text has the Twist icon", "the text has no Twist icon"), group: ofMoment, rule: engine.R8_7,
	},
	inHand: {
		ask: "Where is the card?", group: ofPlace, rule: engine.R4_4, known: true,
		values: []value{{"In your hand", "the card is in your hand"}, {"Anywhere else", "the card is not in your hand"}},
	},
	inPlay: {
		ask: "Where is the card?", group: ofPlace, rule: engine.R4_4, known: true,
		values: []value{
			{"In your Active Zone", "the card is in your Active Zone"}, {"In your hand", "the card is still in your hand"},
			{"In a rival's Active Zone", "the card is in a rival's Active Zone"}, {"Anywhere else", "the card is not in play"},
		},
	},
	inZone: {
		ask: "Where is the Adventure?", group: ofPlace, rule: engine.R5_1, known: true,
		values: []value{
			{"In your Adventure Zone", "the Adventure is in your zone"}, {"In a rival's Adventure Zone", "the Adventure is in a rival's zone"},
			{"Anywhere else", "the Adventure is in no zone"},
		},
	},
	inTheirZone: {
		ask: "Where is the Adventure that is to stay?", group: ofPlace, rule: engine.R6_4, known: true,
		hint: "Any in their zone may be picked, not only the one just revealed.",
		values: []value{
			{"In the zone of that player", "the Adventure is in that player's zone"}, {"Anywhere else", "the Adventure is not in that player's zone"},
		},
	},
	cardType: {
		ask: "What type of card is it?", group: ofSide, rule: engine.R2_4, known: true,
		values: []value{{"A Feat", "the card is a Feat"}, {"A Site", "the card is a Site"}, {"A Relic", "the card is a Relic"}},
	},
	side: {
		ask: "Is the text on the side chosen, Noble or Ruthless?", hint: "Yes too where the text stands on both sides.",
		values: yesNo("the text is on the side chosen", "the text is on the other side"), group: ofSide, rule: engine.R2_7,
		when: func(of values) bool { return kinds[of(cardType)] == engine.Relic },
	},
	sideways: {
		ask: "Is the card turned sideways?", values: []value{{"No, it is upright", "the card is upright"}, {"Yes", "the card is turned sideways"}},
		group: ofLeverage, rule: engine.R8_6, known: true,
	},
	entered: {
		ask: "Did the card enter play this turn?", values: []value{{"No", "the card entered in an earlier turn"}, {"Yes", "the card entered this turn"}},
		group: ofDelay, rule: engine.R8_5,
	},
	hasDelay: {
		ask: "Has the ability the Delay icon?", values: []value{{"No", "the ability has no Delay icon"}, {"Yes", "the ability has the Delay icon"}},
		group: ofDelay, rule: engine.R8_5, when: func(of values) bool { return of(entered) == 1 },
	},
	used: {
		ask: "How often have you used it this turn?", kind: byNumber, most: 8, unit: "you have used it {n} times this turn",
		group: ofLimit, rule: engine.R8_1,
	},
	limit: {
		known: true, ask: "How often a turn does the card allow it?", hint: "Only what the card says counts: turning sideways is no such limit.",
		values: []value{
			{"It names no limit", "the card names no limit"}, {"Once", "the card allows it once a turn"}, {"Twice", "the card allows it twice a turn"},
		},
		group: ofLimit, rule: engine.R8_1, when: func(of values) bool { return of(used) > 0 },
	},
	performed: {
		ask: "Have you performed {feat} this turn already?", hint: "A Thwarted one counts; one printed on a card does not.",
		values: []value{{"No", "you have not performed {feat} this turn"}, {"Yes", "you have performed {feat} this turn"}}, group: ofOnce, rule: engine.R7_1,
	},
	again: {
		ask: "Does a card of yours let you perform it once more?", group: ofOnce, rule: engine.R1_3,
		values: yesNo("a card lets you perform {feat} once more", "no card lets you perform {feat} once more"),
		when:   func(of values) bool { return of(performed) == 1 },
	},
	onFinal: {
		ask: "Are you on your Final Adventure?", hint: "You are once you have archived four.",
		values: []value{{"No", "you are not on your Final Adventure"}, {"Yes", "you are on your Final Adventure"}}, group: ofFinal, rule: engine.R6_6,
	},
	noLeads: {
		ask: "Do you hold a Lead?", values: []value{{"No, none", "you hold no Lead"}, {"Yes", "you hold a Lead"}},
		group: ofHand, rule: engine.R9_1, known: true,
	},
	adventureDeck: {
		ask: "Is there an Adventure left to turn over?", hint: "In the deck, or two in its discard pile: then the deck is remade.",
		values: yesNo("there is an Adventure in the deck", "no Adventure is left in the deck"), group: ofPiles, rule: engine.R4_6,
	},
	adventurePile: {
		ask: "Has the Adventure discard pile a card?", values: yesNo("its discard pile has a card", "its discard pile is empty"),
		group: ofPiles, rule: engine.R4_6,
	},
	leadDeck: {
		ask: "Is there a Lead left to draw?", hint: "In the deck, or two in its discard pile: then the deck is remade.",
		values: yesNo("there is a Lead in the deck", "no Lead is left in the deck"), group: ofPiles, rule: engine.R4_6,
	},
	leadPile: {
		ask: "Has the Lead discard pile a card?", values: yesNo("its discard pile has a card", "its discard pile is empty"),
		group: ofPiles, rule: engine.R4_6,
	},
	archived: {
		ask: "How many Adventures have you archived?", kind: byNumber, most: 4, unit: "you have archived {n} Adventures", group: ofCatchUp, rule: engine.R7_7,
	},
	most: {
		ask: "How many has the rival who has archived most?", kind: byNumber, most: 4, best: 4, unit: "that rival has archived {n} Adventures",
		group: ofCatchUp, rule: engine.R7_7,
	},
	effect: {
		known: true, ask: "What does its text do?", hint: "Only what has to choose a card matters here. Where it leaves a choice of two effects, or brings " +
			"that card first, take the first line.",
		values: []value{
			{"None of these", "its text chooses no card"},
			{"A Heroic Feat stands on it", "a Heroic Feat stands on it"},
			{"It negates a Feat", "it negates a Feat"},
			{"It takes a card from a rival", "it takes a card from a rival"},
			{"You give up something of yours", "you give up something of yours"},
			{"You look at the top of a deck", "you look at the top of a deck"},
		},
		group: ofCards, rule: engine.R2_8,
	},
	heroicFeat: {
		known: true, ask: "Which Heroic Feat?", values: heroicValues(), group: ofCards, rule: engine.R7_2,
		when: func(of values) bool { return of(effect) == isHeroic },
	},
	theirKind: {
		known: true, ask: "Which card may it take?", group: ofCards, rule: engine.R2_8,
		values: []value{
			{"A Site or Relic", "it takes a Site or Relic"}, {"An Adventure", "it takes an Adventure"}, {"Either", "it takes a Site, Relic or Adventure"},
		},
		when: func(of values) bool { return of(effect) == takesTheirs },
	},
	ownKind: {
		known: true, ask: "What do you give up?", hint: "As an effect. What is paid before is asked further on.", group: ofCards, rule: engine.R2_8,
		values: []value{
			{"An Adventure", "you give up an Adventure"}, {"A Site, Relic or Adventure", "you give up a Site, Relic or Adventure"},
			{"An ActionX card in hand", "you give up an ActionX card"}, {"A Lead in hand", "you give up a Lead"},
		},
		when: func(of values) bool { return of(effect) == takesOwn },
	},
	lookKind: {
		known: true, ask: "Which deck?", values: []value{{"Adventures", "it is the Adventure deck"}, {"Leads", "it is the Lead deck"}, {"ActionX", "it is the ActionX deck"}},
		group: ofCards, rule: engine.R2_8, when: func(of values) bool { return of(effect) == looks },
	},
	actionxDeck: {
		ask: "Is there a card in the ActionX deck?", values: yesNo("the ActionX deck has a card", "the ActionX deck is empty"),
		group: ofCards, rule: engine.R11_2,
	},
	theirAdventure: {
		ask: "Has a rival an Active Adventure?", values: yesNo("a rival has an Active Adventure", "no rival has an Active Adventure"),
		group: ofCards, rule: engine.R7_10,
	},
	theirCard: {
		ask: "Has a rival a Site or Relic in play?", values: yesNo("a rival has a Site or Relic", "no rival has a Site or Relic"),
		group: ofCards, rule: engine.R7_10,
	},
	shielded: {
		ask: "Are all those cards shielded by a card?", hint: "Some cards keep their player's cards from being chosen for Sabotage.",
		values: []value{{"No", "not all of these are shielded"}, {"Yes", "all of these are shielded"}}, group: ofCards, rule: engine.R1_3,
		when: func(of values) bool { return of(theirAdventure) == yes || of(theirCard) == yes },
	},
	cardCost: {
		known: true, ask: "Do you pay a card for it?", hint: "Besides Leads, and besides turning or archiving the card itself.", group: ofCards, rule: engine.R2_8,
		values: []value{
			{"No", "you pay no card"}, {"Discard an ActionX card", "you discard an ActionX card for it"},
			{"Scrap an Adventure", "you scrap an Adventure for it"}, {"Scrap a Site, Relic or Adventure", "you scrap a Site, Relic or Adventure for it"},
		},
	},
	ownAdventures: {
		ask: "How many Active Adventures have you?", kind: byNumber, most: 6, best: 2, unit: "you have {n} Active Adventures", group: ofCards,
	},
	ownCards: {
		ask: "How many Sites and Relics have you in play?", hint: "Not counting the card whose text is used.", kind: byNumber, most: 8, best: 2,
		unit: "you have {n} Sites and Relics in play", group: ofCards,
	},
	handCards: {
		ask: "How many ActionX cards are in your hand?", hint: "Not counting the card that is played.", kind: byNumber, most: 8, best: 2,
		unit: "you hold {n} ActionX cards", group: ofCards,
	},
	leadCost: {
		known: true, ask: "Do you pay Leads for it?", group: ofLeads,
		values: []value{
			{"No", "you pay no Leads"}, {"Any Leads", "you pay Leads of any type"}, {"Matching Leads", "you pay matching Leads"},
			{"Leads of a type it names", "you pay Leads of a type"}, {"Leads of the Bonded type", "you pay Leads of the Bonded type"},
		},
	},
	costN: {
		known: true, ask: "How many Leads does it cost?", kind: byNumber, least: 1, most: engine.MaxCost, best: 1, unit: "it costs {n} Leads", group: ofLeads,
		when: func(of values) bool { return of(leadCost) != noLeadCost },
	},
	bonded: {
		ask: "Is a Lead bonded under the card?", values: yesNo("a Lead is bonded under it", "no Lead is bonded under it"),
		group: ofLeads, rule: engine.R8_4, when: func(of values) bool { return of(leadCost) == leadsOfBonded },
	},
	leads: {
		ask: "How many Leads do you hold{which}?", kind: byNumber, most: engine.MaxHandLimit, best: engine.MaxHandLimit, unit: "you hold {n} Leads{which}", group: ofLeads,
	},
	leadAfter: {
		ask: "Do you hold a Lead?", values: yesNo("you hold a Lead", "you hold no Lead"), group: ofLeads, rule: engine.R2_8,
	},
	change: {
		ask: "Does a card change what {feat} costs you?", group: ofLeads, rule: engine.R1_3,
		values: []value{
			{"No", "no card changes the cost"}, {"Yes, one Lead more", "a card makes it cost one Lead more"},
			{"Yes, one Lead less", "a card makes it cost one Lead less"},
		},
	},
	handLimit: {
		ask: "Does a card let you keep more than seven?", group: ofLeads, rule: engine.R1_3,
		values: []value{{"No", "no card lets you keep more"}, {"Yes, eight", "a card lets you keep eight"}, {"Yes, nine", "a card lets you keep nine"}},
	},
	give: {
		ask: "How many do you want to discard?", kind: byNumber, most: engine.MaxHandLimit, unit: "you discard {n} Leads", group: ofLeads, known: true,
	},
	emblems: {
		ask: "Which emblems does the Adventure show?", hint: "As in: ruin ruin myth.", kind: byLeads, group: ofLeads, known: true,
	},
	hand: {
		ask: "Which Leads do you hold?", hint: "As in: ruin wild myth; none if you hold none. A Lead that counts as Wild for you is a wild here.",
		kind: byLeads, group: ofLeads, known: true,
	},
	fewer: {
		ask: "Does a card of yours take emblems off the cost?", group: ofLeads, rule: engine.R1_3,
		values: []value{{"No", "no card takes emblems off"}, {"Yes, one", "a card takes one emblem off"}, {"Yes, two", "a card takes two emblems off"}},
	},
	barred: {
		ask: "Does a card in force forbid you {feat}?", hint: "Look at every Site and Relic in play, and at Feats whose text still lasts.",
		values: []value{{"No", "no card forbids you {feat}"}, {"Yes", "a card forbids you {feat}"}}, group: ofBar, rule: engine.R1_3,
	},
	stored: {
		ask: "How many ActionX cards are in your Active Zone and your Archive Zone together?", kind: byNumber, most: 12, best: 12,
		hint: "Cards in your hand never count, nor what is being played.", unit: "your two zones hold {n} ActionX cards", group: ofWin, rule: engine.R10_1,
	},
	thwarted: {
		ask: "Was it Thwarted?", values: []value{{"No", "the Breakthrough is not Thwarted"}, {"Yes", "the Breakthrough is Thwarted"}}, group: ofWin, rule: engine.R10_1,
	},
}

// heroicValues are the six Heroic Feats.
func heroicValues() (out []value) {
	for _, do := range engine.HeroicFeats() {
		name := nameOf(do)
		out = append(out, value{name, "it is " + name})
	}
	return out
}
