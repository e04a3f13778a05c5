package cards

import "example.com/xseekers/engine"

// maxStanding is the most standing texts of one card.
const maxStanding = 4

// standingParts change a rule while their card is in play, or while the text of a Feat lasts (1.3).
var standingParts = []part{
	{
		word: "emblems-less", what: engine.EmblemsLess, rule: engine.R5_1, takes: number, least: 1, most: engine.MaxCost, who: anyone,
		example: "{type: feat, play: {effects: [{lasts: this-turn}]}, standing: [{emblems-less: 1}]}",
		prints:  "Until the end of the turn, Adventures cost you an emblem less.",
	},
	{
		word: "costs-more", what: engine.CostsMore, rule: engine.R1_3, takes: heroicBy, least: 1, most: engine.MaxCost, who: anyone,
		example: "{type: relic, standing: [{costs-more: {feat: thwart, by: 1}, for: rival, side: ruthless}]}",
		prints:  "Ruthless — Thwart costs the rival it faces a Lead more.",
	},
	{
		word: "costs-less", what: engine.CostsLess, rule: engine.R1_3, takes: heroicBy, least: 1, most: engine.MaxCost, who: anyone,
		example: "{type: relic, standing: [{costs-less: {feat: breakthrough, by: 1}, side: noble}]}",
		prints:  "Noble — Breakthrough costs you a Lead less.",
	},
	{
		word: "hand-limit", what: engine.HandLimitIs, rule: engine.R4_5, takes: number, least: engine.HandLimit + 1, most: engine.MaxHandLimit, who: anyone,
		example: "{type: site, standing: [{hand-limit: 9}]}",
		prints:  "Aura — You may keep nine Leads at the end of your turn.",
	},
	{
		word: "adventure-limit", what: engine.ZoneLimitIs, rule: engine.R2_10, takes: number, least: engine.ZoneLimit + 1, most: engine.MaxZoneLimit, who: anyone,
		example: "{type: site, standing: [{adventure-limit: 4}]}",
		prints:  "Aura — You may keep four Active Adventures.",
	},
	{
		word: "again", what: engine.OnceMore, rule: engine.R7_1, takes: heroic, who: anyone,
		example: "{type: site, standing: [{again: barter}]}",
		prints:  "Aura — You may perform Barter once more each turn.",
	},
	{
		word: "barred", what: engine.Barred, rule: engine.R1_3, takes: heroic, who: anyone,
		example: "{type: relic, standing: [{barred: sabotage, for: rival, side: ruthless}]}",
		prints:  "Ruthless — The rival it faces cannot perform Sabotage.",
	},
	{
		word: "shielded", what: engine.Shielded, rule: engine.R7_5, takes: bare, who: anyone,
		example: "{type: relic, standing: [{shielded: true, side: noble}]}",
		prints:  "Noble — Sabotage cannot choose what you control.",
	},
	{
		word: "bonded-is-wild", what: engine.BondedIsWild, rule: engine.R2_2, takes: bare, who: anyone,
		example: "{type: site, bond: true, standing: [bonded-is-wild]}",
		prints:  "Bond — Put a Lead from your hand under it as it enters.\nAura — Leads of the Bonded type count as Wild for you.",
	},
}
