package engine_test

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// catchUpCases show 7.7 to 7.13: the Catch-Up Feats, and what holds for all Heroic Feats.
var catchUpCases = []ruleCase{
	{
		rule: engine.R7_7, name: "while no rival has archived an Adventure there is no Negotiate",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [ruin], adventures: [rvg], actionx: []}
- {}`,
		do: []string{`negotiate "RVG"`}, refused: engine.NotBehind,
	},
	{
		rule: engine.R7_7, name: "tied with the rival one may Poach",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], adventures: [rvg], actionx: [], archive: {adventures: 2}}
- {leads: [], adventures: [ggm], actionx: [], archive: {adventures: 2}}`,
		do:   []string{"poach ruin"},
		want: facts{"decision": "poach-swap by 0"},
	},
	{
		rule: engine.R7_7, name: "ahead of the rival one may not",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], adventures: [rvg], actionx: [], archive: {adventures: 3}}
- {leads: [], adventures: [ggm], actionx: [], archive: {adventures: 2}}`,
		do: []string{"poach ruin"}, refused: engine.NotBehind,
	},
	{
		rule: engine.R7_7, name: "it is measured against the rival with the most",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], adventures: [rvg], actionx: [], archive: {adventures: 2}}
- {leads: [], adventures: [ggm], actionx: [], archive: {adventures: 1}}
- {leads: [], adventures: [mmr], actionx: [], archive: {adventures: 2}}`,
		do:   []string{"poach ruin", "swap rvg for ggm"},
		want: facts{"zone 0": "ggm", "zone 1": "rvg", "zone 2": "mmr"},
	},
	{
		rule: engine.R7_8, name: "Negotiate scraps an Adventure, keeps two of three Leads and gives the third",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], adventures: [rvg, vgm], actionx: []}
- {leads: [], adventures: [ggm], actionx: [], archive: {adventures: 1}}
decks: {lead: [glyph, wild, glyph, myth]}`,
		do:   []string{`negotiate "VGM"`, "give glyph to player 2"},
		want: facts{"zone 0": "rvg", "hand 0": "glyph wild", "hand 1": "glyph", "Adventure pile": "vgm"},
	},
	{
		rule: engine.R7_8, name: "the third Lead is given to a rival, not kept",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], adventures: [rvg], actionx: []}
- {leads: [], adventures: [ggm], actionx: [], archive: {adventures: 1}}
- {leads: [], adventures: [mmr], actionx: []}
decks: {lead: [glyph, wild, ruin]}`,
		do: []string{`negotiate "RVG"`, "give glyph to player 1"}, refused: engine.NotARivals,
	},
	{
		rule: engine.R7_8, name: "with fewer than three Leads there, all are kept",
		set: fewLeads(engine.LeadsOf(engine.Glyph, engine.Wild, engine.Myth), "rvg", "ggm", "m"),
		at: `
players:
- {leads: [], adventures: [rvg], actionx: []}
- {leads: [], adventures: [ggm], actionx: [], archive: {adventures: [{card: m, leads: [myth]}]}}
decks: {lead: [glyph, wild]}`,
		do:   []string{`negotiate "RVG"`},
		want: facts{"hand 0": "glyph wild", "hand 1": "", "decision": "act by 0"},
	},
	{
		rule: engine.R7_9, name: "Poach swaps Adventures in their places",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, myth], adventures: [rvg, vgm], actionx: []}
- {leads: [], adventures: [ggm, mmr], actionx: [], archive: {adventures: 1}}
discards: {lead: []}`,
		do:   []string{"poach ruin", "swap rvg for mmr"},
		want: facts{"zone 0": "mmr vgm", "zone 1": "ggm rvg", "Lead pile": "ruin", "hand 0": "myth"},
	},
	{
		rule: engine.R7_9, name: "Poach gives an Adventure of one's own",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], adventures: [rvg], actionx: []}
- {leads: [], adventures: [ggm, mmr], actionx: [], archive: {adventures: 1}}`,
		do: []string{"poach ruin", "swap ggm for mmr"}, refused: engine.NotInYourZone,
	},
	{
		rule: engine.R7_10, name: "Poach is not announced without an Adventure to give",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], adventures: [], actionx: []}
- {leads: [], adventures: [ggm], actionx: [], archive: {adventures: 1}}`,
		do: []string{"poach ruin"}, refused: engine.NothingToChoose,
	},
	{
		rule: engine.R7_10, name: "Sabotage is not announced without anything to hit",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], adventures: [rvg], actionx: []}
- {leads: [], adventures: [], actionx: []}`,
		do: []string{`sabotage "RVG" with ruin`}, refused: engine.NothingToChoose,
	},
	{
		rule: engine.R7_10, name: "Barter needs an Adventure in the deck or to be had by remaking it",
		set: advanced("rvg", "ggm"),
		at: `
players:
- {leads: [ruin, ruin, ruin], adventures: [rvg], actionx: []}
- {leads: [], adventures: [], actionx: []}
discards: {adventure: [ggm]}`,
		do: []string{"barter ruin ruin ruin"}, refused: engine.NothingToChoose,
	},
	{
		rule: engine.R7_10, name: "where no choice is left later nothing happens and the cost stays paid",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], adventures: [rvg], actionx: []}
- {leads: [glyph, myth], adventures: [], actionx: []}
decision: respond
stack: [{player: 0, action: {do: poach}}]`,
		do:   []string{"pass"},
		want: facts{"zone 0": "rvg", "decision": "act by 0"},
	},
	{
		rule: engine.R7_11, name: "Leads of two types do not match",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [ruin, ruin, myth], actionx: []}
- {}`,
		do: []string{"breakthrough ruin ruin myth, ruin on top"}, refused: engine.NotMatching,
	},
	{
		rule: engine.R7_11, name: "a Wild does not make two types match",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, myth, wild], actionx: []}
- {leads: [], actionx: []}`,
		do: []string{"breakthrough ruin myth wild, ruin on top"}, refused: engine.NotMatching,
	},
	{
		rule: engine.R7_11, name: "Wilds match each other",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [wild, wild, wild], actionx: []}
- {leads: [], actionx: []}
decks: {actionx: [feat-draw]}`,
		do:   []string{"breakthrough wild wild wild"},
		want: facts{"actionx 0": "feat-draw"},
	},
	{
		rule: engine.R7_12, name: "a Site entering is not Thwarted",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [site-aura]}
- {leads: [glyph, glyph], actionx: [feat-draw]}`,
		do: []string{"play site-aura", "thwart glyph glyph"}, refused: engine.NotAFeat,
	},
	{
		rule: engine.R7_12, name: "an Aura is not Thwarted",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [], active: [site-aura]}
- {leads: [glyph, glyph], actionx: [feat-draw]}`,
		do: []string{"use site-aura aura", "thwart glyph glyph"}, refused: engine.NotAFeat,
	},
	{
		rule: engine.R7_12, name: "completing is not Thwarted, nor is the reward",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, myth, myth], actionx: [], adventures: [ggmm-draw1]}
- {leads: [glyph, glyph], actionx: [feat-draw]}`,
		do: []string{"complete ggmm-draw1 with glyph glyph myth myth", "thwart glyph glyph"}, refused: engine.NotAFeat,
		want: facts{"archive 0": "ggmm-draw1 (glyph glyph myth myth)", "stack": "reward ggmm-draw1 by 0"},
	},
	{
		rule: engine.R7_12, name: "Thwart answers only the last thing announced",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [], actionx: [twist-draw]}
- {leads: [glyph, glyph, vision, vision], actionx: []}
decks: {actionx: [feat-look]}`,
		do: []string{"breakthrough ruin ruin ruin", "play twist-draw", "thwart glyph glyph"},
		want: facts{
			"stored 1": "twist-draw", "stack": "breakthrough by 0", "decision": "respond by 2", "actionx 0": "",
		},
	},
	{
		rule: engine.R7_13, name: "to gain resources is open to who is ahead, to catch up is not",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin, ruin], adventures: [rvg], actionx: [], archive: {adventures: 2}}
- {leads: [], adventures: [ggm], actionx: [], archive: {adventures: 1}}`,
		do: []string{"breakthrough ruin ruin ruin", `negotiate "RVG"`}, refused: engine.NotBehind,
	},
}
