package engine

// paymentPages are the pages of the codes of costs.
var paymentPages = [codeEnd]Page{
	LeadNotInHand: {
		Slug: "lead-not-in-hand", Rule: R5_1,
		Title: "You name a Lead that you do not hold",
		Says:  "You name {need} but hold {have}.",
		Text: "Leads are paid and discarded from your own hand, each as the card it is: a Wild is named as a Wild, whatever " +
			"it stands for.",
		Repair: "Name Leads you hold, a Wild where you lack one, or collect the Lead first.",
		Example: Example{
			At:  "players:\n  - {leads: [ruin, myth, wild], adventures: [drowned-gate]}\n",
			Try: "complete drowned-gate with myth ruin ruin",
		},
		Allowed: Example{
			Try: "complete drowned-gate with myth ruin wild",
		},
	},
	EmblemUnpaid: {
		Slug: "emblem-unpaid", Rule: R5_1,
		Title: "An emblem of the Adventure is left unpaid",
		Says:  "{card} needs {need} and you pay {have}.",
		Text: "An Adventure is paid in one go: one matching Lead, or a Wild, for every emblem it shows. Nothing is paid in " +
			"part and finished later.",
		Repair: "Pay a Lead of that type or a Wild for each emblem, all at once.",
		Example: Example{
			At:  "players:\n  - {leads: [ruin, myth, glyph], adventures: [drowned-gate]}\n",
			Try: "complete drowned-gate with myth ruin",
		},
		Allowed: Example{
			At:  "players:\n  - {leads: [ruin, ruin, myth], adventures: [drowned-gate]}\n",
			Try: "complete drowned-gate with myth ruin ruin",
		},
	},
	SurplusLead: {
		Slug: "surplus-lead", Rule: R5_1,
		Title: "You pay a Lead that no emblem asks for",
		Says:  "You pay {over} more than the emblems of {card} ask for.",
		Text: "Our reading: you pay exactly what the emblems show, one Lead an emblem. A Lead beyond them stays in your hand, a " +
			"Wild too.",
		Repair: "Leave the surplus Lead out.",
		Example: Example{
			At:  "players:\n  - {leads: [ruin, ruin, ruin, myth], adventures: [drowned-gate]}\n",
			Try: "complete drowned-gate with myth ruin ruin ruin",
		},
		Allowed: Example{
			Try: "complete drowned-gate with myth ruin ruin",
		},
	},
	WrongLeadCount: {
		Slug: "wrong-lead-count", Rule: R4_5,
		Title: "That is not the number of Leads asked for",
		Says:  "That takes {need}, and you name {have}.",
		Text: "After drawing two Leads you discard one, no more and no fewer. At the end of your turn you discard down to " +
			"seven: exactly the Leads above seven. Heroic Feats and cards name a number as well, which texts in force may " +
			"raise or lower. A Barter paid with an ActionX card takes no Lead.",
		Repair: "Name just as many Leads as are asked for.",
		Example: Example{
			At: "players:\n  - {leads: [ruin, ruin, ruin, myth, myth, glyph, glyph, vision, vision]}\n" +
				"decision: {player: 0, kind: discard-down}\n",
			Try: "discard down ruin",
		},
		Allowed: Example{
			Try: "discard down ruin ruin",
		},
	},
	TopUnnamed: {
		Slug: "top-unnamed", Rule: R1_6,
		Title: "Say which Lead ends on top of the discard pile",
		Says:  "You discard Leads of several types together: say which of them ends on top.",
		Text: "The next player may take the top of the Lead discard pile, so it matters what lies there. Our reading: whoever " +
			"discards several types at once names the one on top; the others lie below in a fixed order, Wilds deepest.",
		Repair: "Name one of the discarded types as the top.",
		Example: Example{
			At: "players:\n  - {leads: [ruin, ruin, ruin, myth, myth, glyph, glyph, vision, vision]}\n" +
				"decision: {player: 0, kind: discard-down}\n",
			Try: "discard down ruin myth",
		},
		Allowed: Example{
			Try: "discard down ruin myth, myth on top",
		},
	},
	NoBondedType: {
		Slug: "no-bonded-type", Rule: R8_4,
		Title: "That card has no Bonded type to be paid in",
		Says:  "{card} takes Leads of its Bonded type, and it has none.",
		Text: "A card with Bond has its type from the Lead put under it as it enters. Our reading: with no Lead in hand it " +
			"enters without a Bonded type, and what needs one cannot be paid or does nothing.",
		Repair: "Nothing while this card stays: hold a Lead when you play a card with Bond.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - leads: [ruin]\n" +
				"    active: [{card: kiln-of-idols}]\n",
			Try: "use kiln-of-idols aura with ruin",
		},
		Allowed: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - leads: [ruin]\n" +
				"    active: [{card: kiln-of-idols, bond: {lead: ruin, as: ruin}}]\n",
			Try: "use kiln-of-idols aura with ruin",
		},
	},
	NotMatching: {
		Slug: "not-matching", Rule: R7_11,
		Title: "Those Leads do not match",
		Says:  "You name Leads of several types, and {text} takes matching ones.",
		Text: "Matching Leads are all of one type, and Wilds stand in for any. Breakthrough takes three that match, Thwart " +
			"two. Our reading: Wilds match each other.",
		Repair: "Pay Leads of one type, with Wilds for those you lack.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - {leads: [ruin, ruin, myth]}\n",
			Try: "breakthrough ruin ruin myth",
		},
		Allowed: Example{
			At:  "variant: advanced\nplayers:\n  - {leads: [ruin, ruin, wild]}\n",
			Try: "breakthrough ruin ruin wild, ruin on top",
		},
	},
	WrongType: {
		Slug: "wrong-type", Rule: R2_8,
		Title: "The cost asks for Leads of another type",
		Says:  "{text} takes {need}; Wilds may stand in.",
		Text: "Some texts ask for Leads of one type: the type named on the card, or its Bonded type. A Wild pays for any " +
			"type.",
		Repair: "Pay Leads of that type, or Wilds.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - leads: [myth]\n" +
				"    active: [{card: kiln-of-idols, bond: {lead: ruin, as: ruin}}]\n",
			Try: "use kiln-of-idols aura with myth",
		},
		Allowed: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - leads: [ruin]\n" +
				"    active: [{card: kiln-of-idols, bond: {lead: ruin, as: ruin}}]\n",
			Try: "use kiln-of-idols aura with ruin",
		},
	},
	NotYoursToSpend: {
		Slug: "not-yours-to-spend", Rule: R12_5,
		Title: "That card cannot be scrapped for the cost",
		Says:  "{card} cannot pay for {text}: that takes {spend}.",
		Text: "You scrap what you control: an Adventure in your Adventure Zone, a Site or Relic in your Active Zone. " +
			"Sabotage takes any of these, Negotiate an Adventure. Cards in hand are not in play yet, and a card does not " +
			"pay for its own text.",
		Repair: "Name a card of yours in play, of the kind the cost asks.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - {leads: [ruin], adventures: [salt-road-cipher]}\n" +
				"  - {adventures: [drowned-gate]}\n",
			Try: "sabotage drowned-gate with ruin",
		},
		Allowed: Example{
			Try: "sabotage salt-road-cipher with ruin",
		},
	},
	SpendUnnamed: {
		Slug: "spend-unnamed", Rule: R12_5,
		Title: "Name the card that pays the cost",
		Says:  "{text} takes {spend}, and you name none.",
		Text: "Some costs are paid with a card: one you control in play is scrapped, or an ActionX card discarded from " +
			"your hand. It is paid as you announce, so you name it at once. If you have none of the kind, you cannot " +
			"pay.",
		Repair: "Name the card you scrap or discard.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - {leads: [ruin], adventures: [drowned-gate]}\n" +
				"  - {adventures: [hollow-king]}\n",
			Try: "sabotage with ruin",
		},
		Allowed: Example{
			Try: "sabotage drowned-gate with ruin",
		},
	},
}
