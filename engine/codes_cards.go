package engine

// cardPages are the pages of the codes of cards: where they are and how they lie.
var cardPages = [codeEnd]Page{
	PileEmpty: {
		Slug: "pile-empty", Rule: R4_6,
		Title: "That pile has no card to give",
		Says:  "There is no card to take there.",
		Text: "A discard pile without a card is not on offer. A deck is on offer while it has a card or can be remade from " +
			"its discard pile, which takes two cards or more there.",
		Repair: "Take from the other pile, or wait until a card is discarded.",
		Example: Example{
			At:  "players:\n  - {leads: [ruin]}\nstep: collect-leads\ndiscards: {lead: []}\n",
			Try: "collect leads from discard",
		},
		Allowed: Example{
			Try: "collect leads from deck",
		},
	},
	NotInYourZone: {
		Slug: "not-in-your-zone", Rule: R5_1,
		Title: "That is not one of your Active Adventures",
		Says:  "{card} is not one of your Active Adventures.",
		Text: "You complete, scrap and swap only Adventures that lie in your own Adventure Zone. A rival's Adventures, the discard " +
			"pile and your Archive are out of reach.",
		Repair: "Name one of your own Active Adventures.",
		Example: Example{
			At: "players:\n  - {leads: [ruin, ruin, myth], adventures: [salt-road-cipher]}\n" +
				"  - {adventures: [drowned-gate]}\n",
			Try: "complete drowned-gate with myth ruin ruin",
		},
		Allowed: Example{
			At:  "players:\n  - {leads: [ruin, ruin, myth], adventures: [drowned-gate]}\n",
			Try: "complete drowned-gate with myth ruin ruin",
		},
	},
	NotInTheirZone: {
		Slug: "not-in-their-zone", Rule: R6_4,
		Title: "Rival's Choice picks from the Adventures of the player who enters the Final Adventure",
		Says:  "{card} is not one of the Adventures to choose from.",
		Text: "When a player enters the Final Adventure, the next player in turn order picks which of that player's Adventures " +
			"stays. It is one of those in that player's zone, revealed now or there before.",
		Repair: "Name an Adventure in the zone of the player whose Final Adventure it is.",
		Example: Example{
			At: "players:\n  - leads: []\n    adventures: [drowned-gate, lantern-stair]\n    final: true\n" +
				"    archive: {adventures: [salt-road-cipher, oracle-of-ash, cartographers-tomb, thousand-masks]}\n" +
				"  - {adventures: [hollow-king]}\n" +
				"decision: {player: 1, kind: rivals-choice}\n",
			By:  1,
			Try: "keep hollow-king",
		},
		Allowed: Example{
			By:  1,
			Try: "keep drowned-gate",
		},
	},
	NotInYourHand: {
		Slug: "not-in-your-hand", Rule: R4_4,
		Title: "That is not an ActionX card in your hand",
		Says:  "{card} is not an ActionX card in your hand.",
		Text: "You play ActionX cards from your own hand, and where a cost asks one it comes from there as well. A card " +
			"you are playing has left your hand: it does not pay for itself. What lies in an Active Zone or an Archive " +
			"is played already.",
		Repair: "Name an ActionX card that you hold.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - {actionx: [trail-rations]}\n",
			Try: "play map-seller",
		},
		Allowed: Example{
			Try: "play trail-rations",
		},
	},
	NotInYourActiveZone: {
		Slug: "not-in-your-active-zone", Rule: R4_4,
		Title: "That is no Site or Relic in your Active Zone",
		Says:  "{card} does not lie in your Active Zone.",
		Text: "You use the abilities of Sites and Relics in your own Active Zone. A card in hand has to be played first. A " +
			"rival's card serves that rival alone: our reading, a Ruthless Relic that faces you is its player's in every " +
			"way.",
		Repair: "Name a Site or Relic in your Active Zone, or play the card first.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - {leads: [ruin]}\n" +
				"  - active: [{card: base-camp}]\n",
			Try: "use base-camp exploit",
		},
		Allowed: Example{
			At:  "variant: advanced\nplayers:\n  - leads: [ruin]\n    active: [{card: base-camp}]\n",
			Try: "use base-camp exploit",
		},
	},
	NoSuchAbility: {
		Slug: "no-such-ability", Rule: R4_4,
		Title: "That card has no such text to play or use",
		Says:  "{card} has nothing to play or use in that way.",
		Text: "Only ActionX cards are played, and only Sites and Relics have abilities to use: the Aura and the Exploit of " +
			"a Site, the texts on the sides of a Relic. Some texts are never used: they hold while the card is in play.",
		Repair: "Name a text that the card has.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - active: [{card: market-of-lanterns}]\n",
			Try: "use market-of-lanterns",
		},
		Allowed: Example{
			At:  "variant: advanced\nplayers:\n  - active: [{card: desert-waystation}]\n",
			Try: "use desert-waystation",
		},
	},
	OtherSide: {
		Slug: "other-side", Rule: R2_7,
		Title: "That text stands on the side of the Relic that you have not chosen",
		Says:  "That text of {card} stands on its {side} side, and you chose the other.",
		Text: "As a Relic enters you choose Noble or Ruthless. Our reading: the choice stays as long as the Relic. You use " +
			"the texts of that side, and those that stand on neither.",
		Repair: "Use a text of the side you chose.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - active: [{card: pilgrims-lamp, mode: noble}]\n",
			Try: "use pilgrims-lamp ruthless",
		},
		Allowed: Example{
			At:  "variant: advanced\nplayers:\n  - active: [{card: pilgrims-lamp, mode: ruthless, against: 1}]\n",
			Try: "use pilgrims-lamp ruthless",
		},
	},
	DelayedThisTurn: {
		Slug: "delayed-this-turn", Rule: R8_5,
		Title: "Delay: not in the turn the card entered",
		Says:  "{card} entered this turn, and Delay keeps that ability for later turns.",
		Text: "An ability marked Delay cannot be used in the turn its card entered play: the table sees it before it works. " +
			"From the next turn on Delay asks no more.",
		Repair: "Wait for a later turn.",
		Example: Example{
			At: "variant: advanced\n" +
				"turn: 5\n" +
				"players:\n" +
				"  - active: [{card: moonlit-spring, entered: 5}]\n",
			Try: "use moonlit-spring aura",
		},
		Allowed: Example{
			At:  "variant: advanced\nturn: 5\nplayers:\n  - active: [{card: moonlit-spring, entered: 4}]\n",
			Try: "use moonlit-spring aura",
		},
	},
	AlreadyLeveraged: {
		Slug: "already-leveraged", Rule: R8_6,
		Title: "That card is Leveraged already",
		Says:  "{card} lies sideways already.",
		Text: "To use Leverage you turn the card sideways, and what lies sideways cannot be turned again. As your next " +
			"turn begins it is turned upright, so Leverage serves once a turn cycle. Our reading: a Rest is not a turn " +
			"and turns nothing upright.",
		Repair: "Wait for your next turn: it begins with all your cards upright.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - active: [{card: desert-waystation, leveraged: true}]\n",
			Try: "use desert-waystation aura",
		},
		Allowed: Example{
			At:  "variant: advanced\nplayers:\n  - active: [{card: desert-waystation}]\n",
			Try: "use desert-waystation aura",
		},
	},
	ExploitLeveraged: {
		Slug: "exploit-leveraged", Rule: R8_3,
		Title: "A Leveraged card cannot be Exploited",
		Says:  "{card} lies sideways, and a Leveraged card cannot be Exploited.",
		Text: "While a card lies sideways, its Exploit is closed. Where a Site has both Leverage and an Exploit, think " +
			"which you want first: Exploit it while it is upright.",
		Repair: "Wait for your next turn: it begins with all your cards upright.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - active: [{card: lookout-rock, leveraged: true}]\n",
			Try: "use lookout-rock exploit",
		},
		Allowed: Example{
			At:  "variant: advanced\nplayers:\n  - active: [{card: lookout-rock}]\n",
			Try: "use lookout-rock exploit",
		},
	},
	UsedUp: {
		Slug: "used-up", Rule: R8_1,
		Title: "That ability has been used as often as a turn allows",
		Says:  "{card} allows that {times} a turn, and you have used it up.",
		Text: "An Aura may have a limit told on the card, such as once a turn. Our reading: the count starts anew with " +
			"every turn, whoever's it is.",
		Repair: "Wait for the next turn.",
		Example: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - actionx: [trail-rations]\n" +
				"    active: [{card: house-of-exchange}]\n" +
				"    uses: {house-of-exchange/aura: 1}\n",
			Try: `use house-of-exchange aura discarding "Trail Rations"`,
		},
		Allowed: Example{
			At: "variant: advanced\n" +
				"players:\n" +
				"  - actionx: [trail-rations]\n" +
				"    active: [{card: house-of-exchange}]\n",
			Try: `use house-of-exchange aura discarding "Trail Rations"`,
		},
	},
}
