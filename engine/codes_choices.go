package engine

// choicePages are the pages of the codes of choices inside an effect.
var choicePages = [codeEnd]Page{
	NotARivals: {
		Slug: "not-a-rivals", Rule: R7_5,
		Title: "That is not a rival's",
		Says:  "You may choose only {rivals}.",
		Text: "Sabotage strikes and Poach takes what lies in a rival's zones, never your own cards, and Negotiate gives " +
			"its third Lead to a rival. Hands, Archives and piles are out of reach.",
		Repair: "Name a rival, and a card that lies in that rival's zones.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - {adventures: [drowned-gate]}\n" +
				"  - {adventures: [hollow-king]}\n" +
				"decision: {player: 0, kind: sabotage-target}\n" +
				"stack: [{player: 0, action: {do: sabotage}, at: 1}]\n",
			Try: "hit drowned-gate",
		},
		Allowed: Example{
			Try: "hit hollow-king",
		},
	},
	ShieldedByCard: {
		Slug: "shielded-by-card", Rule: R1_3,
		Title: "A card shields that rival from Sabotage",
		Says:  "{card} shields {who} from Sabotage.",
		Text: "A card may say that its player's cards cannot be chosen for Sabotage, and a card wins over a rule. It " +
			"shields all that this player controls, itself too. Other rivals can still be chosen.",
		Repair: "Choose a card of another rival.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - {}\n" +
				"  - adventures: [drowned-gate]\n" +
				"    active: [{card: hidden-grotto}]\n" +
				"  - {adventures: [hollow-king]}\n" +
				"decision: {player: 0, kind: sabotage-target}\n" +
				"stack: [{player: 0, action: {do: sabotage}, at: 1}]\n",
			Try: "hit drowned-gate",
		},
		Allowed: Example{
			Try: "hit hollow-king",
		},
	},
	NotLookedAt: {
		Slug: "not-looked-at", Rule: R7_3,
		Title: "That is not among the cards you look at",
		Says:  "{named} is not among the cards you are looking at.",
		Text: "Barter shows you two Adventures, Negotiate three Leads, and texts of cards may let you look too. You choose " +
			"among just these, not among what else is in the deck, in your hand or on the table.",
		Repair: "Name one of the cards you are looking at.",
		Example: Example{
			At: "variant: advanced\n" +
				"decision: {player: 0, kind: barter-reveal}\n" +
				"stack: [{player: 0, action: {do: barter}, at: 1}]\n" +
				"looking: {player: 0, adventure: [drowned-gate, hollow-king]}\n",
			Try: "reveal salt-road-cipher",
		},
		Allowed: Example{
			Try: "reveal drowned-gate",
		},
	},
	NotAChoice: {
		Slug: "not-a-choice", Rule: R7_10,
		Title: "The text leaves you another choice",
		Says:  "{named} is not one of the choices the text leaves you.",
		Text: "When the text of a card asks you something, the choice is a closed one: one of your Leads, one of a rival's " +
			"cards in play, a rival, one of two effects. You choose one thing at a time, of just the kind it asks.",
		Repair: "Make one of the choices on offer.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - {}\n" +
				"  - {leads: [myth]}\n" +
				"active: 0\n" +
				"decision: {player: 1, kind: choose}\n" +
				"stack: [{player: 0, action: {do: play, card: sudden-sandstorm}, card: sudden-sandstorm, at: 2}]\n",
			By:  1,
			Try: "choose ruin",
		},
		Allowed: Example{
			By:  1,
			Try: "choose myth",
		},
	},
	EntryIncomplete: {
		Slug: "entry-incomplete", Rule: R2_7,
		Title: "Say just what the entering card asks",
		Says:  "As it enters, {card} asks {entry}.",
		Text: "A Relic enters Noble or Ruthless, and Ruthless text is turned toward one rival, whom you name. With Bond " +
			"you put a Lead from your hand under the card, and its type becomes the Bonded type. Our readings: a Wild is " +
			"bonded as the type you name, and without a Lead in hand nothing is bonded.",
		Repair: "Name the side of a Relic, the rival it faces if it is Ruthless, and the Lead if the card has Bond.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - {leads: [ruin]}\n" +
				"decision: {player: 0, kind: enter}\n" +
				"stack: [{player: 0, action: {do: play, card: lens-of-the-drowned}, card: lens-of-the-drowned, at: 1}]\n",
			Try: "enter noble",
		},
		Allowed: Example{
			Try: "enter noble, bonding ruin",
		},
	},
}
