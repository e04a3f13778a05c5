package engine

// featPages are the pages of the codes of Heroic Feats and of what negates them.
var featPages = [codeEnd]Page{
	NothingPlayed: {
		Slug: "nothing-played", Rule: R7_6,
		Title: "No Feat is being played that you could negate",
		Says:  "No Feat is being played now that {text} could negate.",
		Text: "Thwart, and a Twist that negates, stop a Feat as it is played: once it is announced and paid, before it " +
			"takes effect. With nothing announced there is nothing to stop. Our reading: so it is in the pauses before " +
			"and after a rival's actions too, where other Twists may be used.",
		Repair: "Wait until a rival announces a Feat.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - {leads: [ruin, ruin]}\n",
			Try: "thwart ruin ruin",
		},
		Allowed: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - {}\n" +
				"  - {leads: [ruin, ruin]}\n" +
				"active: 0\n" +
				"decision: {player: 1, kind: respond}\n" +
				"stack: [{player: 0, action: {do: barter}}]\n",
			By:  1,
			Try: "thwart ruin ruin",
		},
	},
	NotAFeat: {
		Slug: "not-a-feat", Rule: R7_12,
		Title: "Only a rival's Feat can be Thwarted",
		Says:  "{announced} is no Feat of a rival's, and only such a Feat can be negated.",
		Text: "Feats are carried out and done with: Feat cards, the six Heroic Feats, and a Heroic Feat printed on a Site " +
			"or Relic. Our reading: a Site or Relic entering, its Aura, Exploit or Leverage, a completed Adventure and " +
			"its reward cannot be Thwarted, and an answer is always to the last thing announced.",
		Repair: "Pass, or play a Twist that does something else.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - {}\n" +
				"  - {leads: [ruin, ruin]}\n" +
				"active: 0\n" +
				"decision: {player: 1, kind: respond}\n" +
				"stack: [{player: 0, action: {do: play, card: base-camp}, card: base-camp}]\n",
			By:  1,
			Try: "thwart ruin ruin",
		},
		Allowed: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - {}\n" +
				"  - {leads: [ruin, ruin]}\n" +
				"active: 0\n" +
				"decision: {player: 1, kind: respond}\n" +
				"stack: [{player: 0, action: {do: play, card: trail-rations}, card: trail-rations}]\n",
			By:  1,
			Try: "thwart ruin ruin",
		},
	},
	PerformedAlready: {
		Slug: "performed-already", Rule: R7_1,
		Title: "Each Heroic Feat is performed once a turn",
		Says:  "You have performed {feat} this turn already.",
		Text: "Every Heroic Feat but Thwart is yours once a turn. Our reading: one that was Thwarted counts as performed. " +
			"Those printed on ActionX cards do not count: you may still play or use them.",
		Repair: "Perform another Heroic Feat, or wait for your next turn.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - {leads: [ruin, ruin, ruin, myth], performed: [barter]}\n",
			Try: "barter ruin ruin ruin",
		},
		Allowed: Example{
			At:  "variant: advanced\nplayers:\n  - {leads: [ruin, ruin, ruin, myth], performed: [barter]}\n",
			Try: "breakthrough ruin ruin ruin",
		},
	},
	BarredByCard: {
		Slug: "barred-by-card", Rule: R1_3,
		Title: "A card forbids you that Heroic Feat",
		Says:  "{card} is in force and forbids you {feat}.",
		Text: "Where a card contradicts a rule, the card wins. Our reading: where one card says \"cannot\" and another " +
			"\"may\", \"cannot\" holds. A Site or Relic forbids for as long as it is in play, a Feat for as long as its text " +
			"lasts.",
		Repair: "Have the card leave play, or wait until its text ends.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - {leads: [ruin], adventures: [drowned-gate]}\n" +
				"  - active: [{card: funeral-mask, mode: ruthless, against: 0}]\n" +
				"    adventures: [hollow-king]\n" +
				"    archive: {adventures: [salt-road-cipher]}\n",
			Try: "poach ruin",
		},
		Allowed: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - {leads: [ruin], adventures: [drowned-gate]}\n" +
				"  - active: [{card: funeral-mask, mode: noble}]\n" +
				"    adventures: [hollow-king]\n" +
				"    archive: {adventures: [salt-road-cipher]}\n",
			Try: "poach ruin",
		},
	},
	NotBehind: {
		Slug: "not-behind", Rule: R7_7,
		Title: "Catch-Up Feats are for a player who is tied or behind",
		Says: "{feat} takes a rival who has archived at least one Adventure and no fewer than you: you have {yours}, the " +
			"leading rival {theirs}.",
		Text: "Negotiate and Poach help whoever trails: some rival must have archived an Adventure, and you no more than " +
			"that rival. Our reading: of several rivals the one with the most counts. A Catch-Up Feat printed on a card " +
			"keeps this condition.",
		Repair: "Wait until a rival has archived as many Adventures as you, and at least one.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - leads: [ruin]\n" +
				"    adventures: [drowned-gate]\n" +
				"    archive: {adventures: [salt-road-cipher, oracle-of-ash]}\n" +
				"  - adventures: [hollow-king]\n" +
				"    archive: {adventures: [thousand-masks]}\n",
			Try: "poach ruin",
		},
		Allowed: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - leads: [ruin]\n" +
				"    adventures: [drowned-gate]\n" +
				"    archive: {adventures: [salt-road-cipher]}\n" +
				"  - adventures: [hollow-king]\n" +
				"    archive: {adventures: [thousand-masks]}\n",
			Try: "poach ruin",
		},
	},
	NothingToChoose: {
		Slug: "nothing-to-choose", Rule: R7_10,
		Title: "The effect would have nothing to choose",
		Says:  "Once it is paid for, {text} would find nothing to choose.",
		Text: "Our reading: an effect chooses when it takes effect, and you may announce it only if there is a choice once " +
			"the cost is paid. Sabotage needs a card under a rival's control, Poach an Active Adventure on both sides, " +
			"Barter an Adventure and Negotiate a Lead to look at; the text of a card needs a card of the kind it " +
			"chooses.",
		Repair: "Wait until there is such a card, or pay with another one.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - {leads: [ruin], adventures: [drowned-gate]}\n" +
				"  - {adventures: []}\n",
			Try: "sabotage drowned-gate with ruin",
		},
		Allowed: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - {leads: [ruin], adventures: [drowned-gate]}\n" +
				"  - {adventures: [hollow-king]}\n",
			Try: "sabotage drowned-gate with ruin",
		},
	},
}
