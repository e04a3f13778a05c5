package cards

import "example.com/xseekers/engine"

// fieldParts are the icons of a card and of its texts, and whom a part is said of.
var fieldParts = []part{
	{
		word: "bond", form: "bond: true", rule: engine.R8_4,
		example: "{type: site, bond: true, abilities: [{id: aura, limit: 1, costs: [{discard-bonded: 1}], effects: [{draw-leads: 2}]}]}",
		prints:  "Bond — Put a Lead from your hand under it as it enters.\nAura — Once a turn, discard a Lead of the Bonded type: draw two Leads.",
	},
	{
		word: "twist", form: "twist: true", rule: engine.R8_7,
		example: "{type: feat, play: {twist: true, effects: [{draw-leads: 1}]}}",
		prints:  "Twist — Draw a Lead.",
	},
	{
		word: "exploit", form: "exploit: true", rule: engine.R8_2,
		example: "{type: site, abilities: [{id: exploit, exploit: true, costs: [{discard-leads: 2}, archive], effects: [{draw-actionx: 2}]}]}",
		prints:  "Exploit — Discard two Leads and archive this Site: draw two ActionX cards.",
	},
	{
		word: "delay", form: "delay: true", rule: engine.R8_5,
		example: "{type: site, abilities: [{id: aura, delay: true, costs: [leverage], effects: [{draw-leads: 1}]}]}",
		prints:  "Aura · Delay · Leverage — Draw a Lead.",
	},
	{
		word: "limit", form: "limit: 1 to 9", rule: engine.R8_1,
		example: "{type: site, abilities: [{id: aura, limit: 2, costs: [{discard-leads: 1}], effects: [{draw-leads: 1}]}]}",
		prints:  "Aura — Twice a turn, discard a Lead: draw one.",
	},
	{
		word: "side", form: "side: noble or ruthless", rule: engine.R2_7,
		example: "{type: relic, abilities: [{id: noble, side: noble, costs: [leverage], effects: [{draw-leads: 1}]}, {id: ruthless, side: ruthless, costs: [leverage], effects: [{discard-leads: 1, who: rival}]}]}",
		prints:  "Noble · Leverage — Draw a Lead.\nRuthless · Leverage — The rival it faces discards a Lead.",
	},
	{
		word: "who", form: "who: you, rival, each-rival or everyone", rule: engine.R4_8,
		example: "{type: feat, play: {effects: [{draw-leads: 1, who: everyone}, {discard-leads: 1, who: each-rival}]}}",
		prints:  "Everyone draws a Lead, then each rival discards one.",
	},
	{
		word: "for", form: "for: you, rival, each-rival or everyone", rule: engine.R1_3,
		example: "{type: site, standing: [{hand-limit: 8, for: everyone}]}",
		prints:  "Aura — Everyone may keep eight Leads at the end of their turn.",
	},
	{
		word: "by-hand", form: `by-hand: "words"`, rule: engine.R2_8,
		example: `{type: feat, play: {costs: [{discard-leads: 1}], by-hand: "Swap hands with a rival."}}`,
		prints:  "Discard a Lead. By hand: Swap hands with a rival.",
	},
}

// heroicParts are the Heroic Feats printed on cards (7.2), a word each.
var heroicParts = []part{
	{
		word: "barter", feat: engine.DoBarter, rule: engine.R7_3,
		example: "{type: feat, play: {costs: [{discard-leads: 1}], heroic: barter}}",
		prints:  "Discard a Lead: Barter.",
	},
	{
		word: "breakthrough", feat: engine.DoBreakthrough, rule: engine.R7_4,
		example: "{type: site, abilities: [{id: exploit, exploit: true, costs: [archive, {discard-leads: 2}], heroic: breakthrough}]}",
		prints:  "Exploit — Archive this Site and discard two Leads: Breakthrough.",
	},
	{
		word: "sabotage", feat: engine.DoSabotage, rule: engine.R7_5,
		example: "{type: feat, play: {costs: [scrap-adventure], heroic: sabotage}}",
		prints:  "Scrap an Adventure: Sabotage.",
	},
	{
		word: "thwart", feat: engine.DoThwart, rule: engine.R7_6,
		example: "{type: relic, abilities: [{id: noble, side: noble, twist: true, costs: [leverage], heroic: thwart}]}",
		prints:  "Noble · Leverage · Twist — Thwart, free of its own cost.",
	},
	{
		word: "negotiate", feat: engine.DoNegotiate, rule: engine.R7_8,
		example: "{type: feat, play: {costs: [{discard-leads: 1}], heroic: negotiate}}",
		prints:  "Discard a Lead: Negotiate.",
	},
	{
		word: "poach", feat: engine.DoPoach, rule: engine.R7_9,
		example: "{type: feat, play: {heroic: poach}}",
		prints:  "Poach, free of its own cost.",
	},
}
