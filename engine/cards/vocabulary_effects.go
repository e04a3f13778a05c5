package cards

import "example.com/xseekers/engine"

// theMost is the most cards that one part moves one at a time.
const theMost = 9

// effectParts are what a text does, in the words of rule 12.
var effectParts = []part{
	{
		word: "draw-leads", op: engine.DrawLeads, rule: engine.R12_1, takes: number, least: 1, most: engine.MaxDraw, who: anyone,
		phrase:  phrase{"draw", "draws", "a Lead", "%s Leads", "Lead"},
		example: "{type: feat, play: {effects: [{draw-leads: 2}, {draw-leads: 1, who: each-rival}]}}",
		prints:  "Draw two Leads, then each rival draws one.",
	},
	{
		word: "draw-actionx", op: engine.DrawActionX, rule: engine.R12_1, takes: number, least: 1, most: engine.MaxDraw, who: anyone,
		phrase:  phrase{"draw", "draws", "an ActionX card", "%s ActionX cards", "ActionX"},
		example: "{type: feat, play: {effects: [{draw-actionx: 2}]}}",
		prints:  "Draw two ActionX cards.",
	},
	{
		word: "seek", op: engine.Seek, rule: engine.R12_2, takes: number, least: 1, most: engine.MaxSeek, who: anyone,
		phrase:  phrase{"seek", "seeks", "an Adventure", "%s Adventures", "Adventure"},
		example: "{type: feat, play: {effects: [{seek: 2}, {scrap-adventures: 1}]}}",
		prints:  "Seek two Adventures, then scrap one.",
	},
	{
		word: "take-lead", op: engine.TakeLead, rule: engine.R12_1, takes: bare, who: anyone,
		phrase:  phrase{"take", "takes", "the top discarded Lead", "", ""},
		example: "{type: feat, play: {effects: [{take-lead: true, who: everyone}]}}",
		prints:  "Everyone takes the top discarded Lead.",
	},
	{
		word: "take-adventure", op: engine.TakeAdventure, rule: engine.R12_2, takes: bare, who: anyone,
		phrase:  phrase{"take", "takes", "the top discarded Adventure", "", ""},
		example: "{type: feat, play: {effects: [take-adventure]}}",
		prints:  "Take the top discarded Adventure.",
	},
	{
		word: "take-actionx", op: engine.TakeActionX, rule: engine.R12_1, takes: bare, who: anyone,
		phrase:  phrase{"take", "takes", "the top discarded ActionX card", "", ""},
		example: "{type: feat, play: {effects: [take-actionx]}}",
		prints:  "Take the top discarded ActionX card.",
	},
	{
		word: "discard-leads", op: engine.DiscardLeads, rule: engine.R12_1, takes: number, least: 1, most: theMost, who: anyone,
		phrase:  phrase{"discard", "discards", "a Lead", "%s Leads", "Lead"},
		example: "{type: feat, play: {effects: [choose-rival, {discard-leads: 2, who: rival}]}}",
		prints:  "Choose a rival; they discard two Leads.",
	},
	{
		word: "bury-leads", op: engine.BuryLeads, rule: engine.R12_4, takes: number, least: 1, most: theMost, who: anyone,
		phrase:  phrase{"bury", "buries", "a Lead", "%s Leads", "Lead"},
		example: "{type: relic, abilities: [{id: ruthless, side: ruthless, costs: [leverage], effects: [{bury-leads: 1, who: rival}]}]}",
		prints:  "Ruthless · Leverage — The rival it faces buries a Lead.",
	},
	{
		word: "give-leads", op: engine.GiveLeads, rule: engine.R1_3, takes: number, least: 1, most: theMost, who: givers,
		phrase:  phrase{"give", "gives", "a Lead", "%s Leads", "Lead"},
		example: "{type: feat, play: {effects: [choose-rival, {give-leads: 1}, {give-leads: 2, who: rival}]}}",
		prints:  "Choose a rival; give them a Lead, then they give you two.",
	},
	{
		word: "discard-actionx", op: engine.DropActionX, rule: engine.R12_1, takes: number, least: 1, most: theMost, who: anyone,
		phrase:  phrase{"discard", "discards", "an ActionX card", "%s ActionX cards", "ActionX"},
		example: "{type: feat, play: {effects: [{draw-actionx: 2}, {discard-actionx: 1}]}}",
		prints:  "Draw two ActionX cards, then discard one.",
	},
	{
		word: "archive-actionx", op: engine.StoreActionX, rule: engine.R12_3, takes: number, least: 1, most: theMost, who: anyone,
		phrase:  phrase{"archive", "archives", "an ActionX card from hand", "%s ActionX cards from hand", ""},
		example: "{type: feat, play: {effects: [{archive-actionx: 1}, {draw-leads: 2}]}}",
		prints:  "Archive an ActionX card from hand, then draw two Leads.",
	},
	{
		word: "scrap-adventures", op: engine.ScrapAdventures, rule: engine.R12_5, takes: number, least: 1, most: theMost, who: anyone,
		phrase:  phrase{"scrap", "scraps", "an Adventure", "%s Adventures", "Adventure"},
		example: "{type: feat, play: {effects: [{scrap-adventures: 1, who: each-rival}]}}",
		prints:  "Each rival scraps an Adventure.",
	},
	{
		word: "scrap-resources", op: engine.ScrapResources, rule: engine.R12_5, takes: number, least: 1, most: theMost, who: anyone,
		phrase:  phrase{"scrap", "scraps", "an Active Resource", "%s Active Resources", "Resource"},
		example: "{type: feat, play: {effects: [{scrap-resources: 1, who: everyone}]}}",
		prints:  "Everyone scraps an Active Resource.",
	},
	{
		word: "archive-theirs", op: engine.ArchiveTheirs, rule: engine.R12_3, takes: number, least: 1, most: theMost, who: youRival,
		phrase:  phrase{"archive", "", "a Site or Relic", "%s Sites or Relics", ""},
		example: "{type: feat, play: {costs: [{discard-leads: 1}], effects: [{archive-theirs: 1}]}}",
		prints:  "Discard a Lead: archive a Site or Relic of a rival.",
	},
	{
		word: "bury-theirs", op: engine.BuryTheirs, rule: engine.R12_4, takes: number, least: 1, most: theMost, who: youRival,
		phrase:  phrase{"bury", "", "an Adventure", "%s Adventures", ""},
		example: "{type: feat, play: {effects: [choose-rival, {bury-theirs: 1, who: rival}]}}",
		prints:  "Choose a rival; bury an Adventure of theirs.",
	},
	{
		word: "disrupt-theirs", op: engine.DisruptTheirs, rule: engine.R12_4, takes: number, least: 1, most: theMost, who: youRival,
		phrase:  phrase{"archive or bury", "", "an Active Resource", "%s Active Resources", ""},
		example: "{type: feat, play: {costs: [scrap-resource], effects: [{disrupt-theirs: 1}]}}",
		prints:  "Scrap an Active Resource: archive or bury an Active Resource of a rival.",
	},
	{
		word: "look-leads", op: engine.LookLeads, rule: engine.R12_1, takes: number, least: 2, most: engine.MaxLook,
		phrase:  phrase{"look at", "", "", "the top %s Leads; discard one and keep the rest", ""},
		example: "{type: feat, play: {effects: [{look-leads: 3}]}}",
		prints:  "Look at the top three Leads; discard one and keep the rest.",
	},
	{
		word: "look-adventures", op: engine.LookAdventures, rule: engine.R12_2, takes: number, least: 2, most: engine.MaxLook,
		phrase:  phrase{"look at", "", "", "the top %s Adventures; reveal one into your zone and discard the rest", ""},
		example: "{type: feat, play: {effects: [{look-adventures: 3}]}}",
		prints:  "Look at the top three Adventures; reveal one into your zone and discard the rest.",
	},
	{
		word: "look-actionx", op: engine.LookActionX, rule: engine.R12_1, takes: number, least: 2, most: engine.MaxLook,
		phrase:  phrase{"look at", "", "", "the top %s ActionX cards; keep one and discard the rest", ""},
		example: "{type: feat, play: {effects: [{look-actionx: 2}]}}",
		prints:  "Look at the top two ActionX cards; keep one and discard the other.",
	},
	{
		word: "match-bond", op: engine.MatchBond, rule: engine.R8_4, takes: number, least: 1, most: engine.MaxDraw,
		phrase:  phrase{"show", "", "the top Lead; keep it if it is Wild or of the Bonded type, else discard it", "the top %s Leads; keep those that are Wild or of the Bonded type and discard the others", ""},
		example: "{type: site, bond: true, abilities: [{id: aura, limit: 1, effects: [{match-bond: 1}]}]}",
		prints:  "Bond — Put a Lead from your hand under it as it enters.\nAura — Once a turn, show the top Lead; keep it if it is Wild or of the Bonded type, else discard it.",
	},
	{
		word: "choose-rival", op: engine.ChooseRival, rule: engine.R7_10, takes: bare,
		phrase:  phrase{"choose", "", "a rival", "", ""},
		example: "{type: feat, play: {effects: [choose-rival, {give-leads: 1, who: rival}]}}",
		prints:  "Choose a rival; they give you a Lead.",
	},
	{
		word: "either", op: engine.Either, rule: engine.R7_10, takes: halves,
		example: "{type: feat, play: {effects: [{either: [[{draw-leads: 2}], [{draw-actionx: 1}]]}]}}",
		prints:  "Either draw two Leads, or draw an ActionX card.",
	},
	{
		word: "negate", op: engine.Negate, rule: engine.R7_6, takes: bare,
		phrase:  phrase{"negate", "", "a rival's Feat", "", ""},
		example: "{type: feat, play: {twist: true, costs: [{discard-leads: 1}], effects: [negate]}}",
		prints:  "Twist — Discard a Lead: negate a rival's Feat.",
	},
	{
		word: "lasts", op: engine.Last, rule: engine.R1_9, takes: duration,
		example: "{type: feat, play: {effects: [{draw-leads: 1}, {lasts: next-turn}]}, standing: [{costs-more: {feat: barter, by: 1}, for: each-rival}]}",
		prints:  "Draw a Lead; until your next turn, Barter costs each rival a Lead more.",
	},
}
