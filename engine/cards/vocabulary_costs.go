package cards

import "example.com/xseekers/engine"

// costParts are what a text costs before it does anything. At most one of them is paid in Leads and
// one in cards.
var costParts = append([]part{
	{
		word: "leverage", cost: engine.CostLeverage, rule: engine.R8_6, takes: bare,
		example: "{type: site, abilities: [{id: aura, costs: [leverage], effects: [{draw-leads: 1}]}]}",
		prints:  "Aura · Leverage — Draw a Lead.",
	},
	{
		word: "archive", cost: engine.CostArchive, rule: engine.R8_2, takes: bare,
		phrase:  phrase{"archive", "", "this card", "", ""},
		example: "{type: site, abilities: [{id: exploit, exploit: true, costs: [archive], effects: [{draw-leads: 3}]}]}",
		prints:  "Exploit — Archive this Site: draw three Leads.",
	},
	{
		word: "discard-leads", cost: engine.CostDiscard, rule: engine.R12_1, takes: number, least: 1, most: engine.MaxCost,
		phrase:  phrase{"discard", "", "a Lead", "%s Leads", "Lead"},
		example: "{type: feat, play: {costs: [{discard-leads: 2}], effects: [{draw-leads: 3}, {discard-leads: 1, who: each-rival}]}}",
		prints:  "Discard two Leads: draw three, then each rival discards one.",
	},
	{
		word: "discard-matching", cost: engine.CostMatching, rule: engine.R7_11, takes: number, least: 1, most: engine.MaxCost,
		phrase:  phrase{"discard", "", "a Lead", "%s matching Leads", ""},
		example: "{type: feat, play: {costs: [{discard-matching: 2}], effects: [{draw-actionx: 1}]}}",
		prints:  "Discard two matching Leads: draw an ActionX card.",
	},
	{
		word: "bury-matching", cost: engine.CostBury, rule: engine.R12_4, takes: number, least: 1, most: engine.MaxCost,
		phrase:  phrase{"bury", "", "a Lead", "%s matching Leads", ""},
		example: "{type: feat, play: {twist: true, costs: [{bury-matching: 2}], effects: [negate]}}",
		prints:  "Twist — Bury two matching Leads: negate a rival's Feat.",
	},
	{
		word: "discard-bonded", cost: engine.CostType, rule: engine.R8_4, takes: number, least: 1, most: engine.MaxCost,
		phrase:  phrase{"discard", "", "a Lead of the Bonded type", "%s Leads of the Bonded type", ""},
		example: "{type: site, bond: true, abilities: [{id: exploit, exploit: true, costs: [{discard-bonded: 1}], effects: [{draw-leads: 2}]}]}",
		prints:  "Bond — Put a Lead from your hand under it as it enters.\nExploit — Discard a Lead of the Bonded type: draw two Leads.",
	},
	{
		word: "discard-actionx", cost: engine.CostActionX, rule: engine.R12_1, takes: bare,
		phrase:  phrase{"discard", "", "an ActionX card", "", "ActionX"},
		example: "{type: feat, play: {costs: [discard-actionx], effects: [{draw-leads: 3}]}}",
		prints:  "Discard an ActionX card: draw three Leads.",
	},
	{
		word: "scrap-adventure", cost: engine.CostScrapAdventure, rule: engine.R12_5, takes: bare,
		phrase:  phrase{"scrap", "", "an Adventure", "", "Adventure"},
		example: "{type: feat, play: {costs: [scrap-adventure], effects: [{seek: 2}]}}",
		prints:  "Scrap an Adventure: seek two.",
	},
	{
		word: "scrap-resource", cost: engine.CostScrap, rule: engine.R12_5, takes: bare,
		phrase:  phrase{"scrap", "", "an Active Resource", "", "Resource"},
		example: "{type: feat, play: {costs: [scrap-resource], effects: [{draw-actionx: 2}]}}",
		prints:  "Scrap an Active Resource: draw two ActionX cards.",
	},
}, typeParts()...)

// typeParts are the costs in Leads of one type, a word a type; Wilds stand in (2.2).
func typeParts() (parts []part) {
	for l := engine.Glyph; l <= engine.Vision; l++ {
		name := upper(l.String())
		parts = append(parts, part{
			word: "discard-" + l.String(), cost: engine.CostType, lead: l, rule: engine.R2_2,
			takes: number, least: 1, most: engine.MaxCost,
			phrase:  phrase{"discard", "", "a " + name, "%s " + name + "s", ""},
			example: "{type: feat, play: {costs: [{discard-" + l.String() + ": 2}], effects: [{draw-leads: 3}]}}",
			prints:  "Discard two " + name + "s: draw three Leads.",
		})
	}
	return parts
}
