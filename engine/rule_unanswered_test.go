package engine_test

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// unansweredCases show what 8.8 leaves without an answer, and rewards.
var unansweredCases = []ruleCase{
	{
		rule: engine.R8_8, name: "a Rest is not answered",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [], adventures: []}
- {leads: [glyph, glyph], actionx: [twist-draw], active: [site-exploit]}
step: before-turn`,
		do:   []string{"rest"},
		want: facts{"decision": "choose-adventure by 1", "turn": "2, seat 1"},
	},
	{
		rule: engine.R8_8, name: "the choice of step 1 is not answered",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: []}
- {leads: [glyph, glyph], actionx: [twist-draw], active: [site-exploit]}
step: choose-adventure`,
		do:   []string{"choose adventure from deck"},
		want: facts{"decision": "collect-leads by 0"},
	},
	{
		rule: engine.R8_8, name: "the draw of step 2 is not answered before its discard",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: []}
- {leads: [glyph, glyph], actionx: [twist-draw], active: [site-exploit]}
step: collect-leads`,
		do:   []string{"collect leads from deck"},
		want: facts{"decision": "discard-lead by 0"},
	},
	{
		rule: engine.R8_8, name: "the discard of step 4 is not answered",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin, ruin, ruin, ruin, ruin, ruin], actionx: []}
- {leads: [glyph, glyph], actionx: [twist-draw], active: [site-exploit]}`,
		do:   []string{"end turn", "pass", "discard down ruin"},
		want: facts{"decision": "choose-adventure by 1"},
	},
	{
		rule: engine.R8_8, name: "a choice inside an effect is not answered",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [], adventures: []}
- {leads: [glyph, glyph], actionx: [twist-draw], active: [site-exploit]}
decks: {adventure: [ggm, mmr]}`,
		do:   []string{"barter ruin ruin ruin", "pass", "reveal ggm"},
		want: facts{"zone 0": "ggm", "decision": "act by 0"},
	},
	{
		rule: engine.R8_8, name: "a scrap above three Active Adventures is not answered",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [], adventures: [rvg, vgm, rrv]}
- {leads: [glyph, glyph], actionx: [twist-draw], active: [site-exploit]}
decks: {adventure: [ggm, mmr]}`,
		do:   []string{"barter ruin ruin ruin", "pass", "reveal ggm", "scrap rvg"},
		want: facts{"zone 0": "vgm rrv ggm", "decision": "act by 0"},
	},
	{
		rule: engine.R8_8, name: "the Final Adventure begins unanswered",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, myth], actionx: [], adventures: [ggm], archive: {adventures: 3}}
- {leads: [glyph, glyph], actionx: [twist-draw], active: [site-exploit]}`,
		do:   []string{"complete ggm with glyph glyph myth"},
		want: facts{"decision": "rivals-choice by 1"},
	},
	{
		rule: engine.R8_8, name: "after Rival's Choice the reward alone is answered",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, glyph, myth], actionx: [], adventures: [gggm-draw2, rvg], archive: {adventures: 3}}
- {leads: [glyph, glyph], actionx: [twist-draw], active: [site-exploit]}
decks: {lead: [ruin, ruin, ruin, myth, myth]}`,
		do:   []string{"complete gggm-draw2 with glyph glyph glyph myth", "keep rvg"},
		want: facts{"decision": "respond by 1", "stack": "reward gggm-draw2 by 0", "hand 0": "ruin ruin ruin"},
	},
	{
		rule: engine.R8_8, name: "a winning fifth Adventure is not answered",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, glyph, myth], actionx: [], adventures: [gggm-draw2], archive: {adventures: 4}}
- {leads: [glyph, glyph], actionx: [twist-draw], active: [site-exploit]}`,
		do:   []string{"complete gggm-draw2 with glyph glyph glyph myth"},
		want: facts{"decision": "won by 0, by Adventures", "stack": ""},
	},
	{
		rule: engine.R8_8, name: "the Adventure is archived before its reward is answered",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, myth, myth], actionx: [], adventures: [ggmm-draw1]}
- {leads: [], actionx: [twist-draw]}`,
		do: []string{"complete ggmm-draw1 with glyph glyph myth myth"},
		want: facts{
			"archive 0": "ggmm-draw1 (glyph glyph myth myth)", "stack": "reward ggmm-draw1 by 0", "hand 0": "", "decision": "respond by 1",
		},
	},
	{
		rule: engine.R8_8, name: "a Twist comes before the reward",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, myth, myth], actionx: [], adventures: [ggmm-draw1]}
- {leads: [], actionx: [twist-draw]}
decks: {lead: [ruin, vision]}`,
		do:   []string{"complete ggmm-draw1 with glyph glyph myth myth", "play twist-draw"},
		want: facts{"hand 1": "ruin", "hand 0": "vision", "stack": "", "decision": "act by 0"},
	},
	{
		rule: engine.R8_8, name: "a reward is not Thwarted",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, myth, myth], actionx: [], adventures: [ggmm-draw1]}
- {leads: [ruin, ruin], actionx: [twist-draw]}`,
		do: []string{"complete ggmm-draw1 with glyph glyph myth myth", "thwart ruin ruin"}, refused: engine.NotAFeat,
	},
	{
		rule: engine.R8_8, name: "a reward is answered in turn order from the one after its player",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-draw]}
- {leads: [glyph, glyph, myth, myth], actionx: [feat-look], adventures: [ggmm-draw1]}
- {leads: [], actionx: [twist-draw]}
active: 1`,
		do:   []string{"complete ggmm-draw1 with glyph glyph myth myth"},
		want: facts{"asked": "[2 0] 0 passed", "decision": "respond by 2"},
	},
	{
		rule: engine.R8_8, name: "an Adventure that gives nothing is answered by a Twist too",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, myth], actionx: [], adventures: [ggm]}
- {leads: [], actionx: [twist-draw]}`,
		do:   []string{"complete ggm with glyph glyph myth"},
		want: facts{"decision": "respond by 1"},
	},
}
