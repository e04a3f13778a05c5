package engine_test

import "example.com/xseekers/engine"

// restCases show chapter 9, resting.
var restCases = []ruleCase{
	{
		rule: engine.R9_1, name: "a Rest seeks two Adventures, draws three Leads and skips the turn",
		at: `
players: [{leads: [], adventures: [ggm]}, {leads: [ruin]}]
step: before-turn
decks: {lead: [myth, glyph, wild, ruin], adventure: [mmm, rvg, vgm]}`,
		do: []string{"rest"},
		want: facts{
			"zone 0": "ggm mmm rvg", "hand 0": "glyph myth wild", "decision": "choose-adventure by 1", "turn": "2, seat 1",
		},
	},
	{
		rule: engine.R9_1, name: "after a Rest the limit of three Adventures holds",
		at: `
players: [{leads: [], adventures: [ggm, rrr]}, {leads: [ruin]}]
step: before-turn
decks: {adventure: [mmm, rvg]}`,
		do:   []string{"rest"},
		want: facts{"decision": "scrap-adventure by 0", "step": "before-turn", "zone 0": "ggm rrr mmm rvg"},
	},
	{
		rule: engine.R9_1, name: "a Rest that scraps skips the turn too",
		at: `
players: [{leads: [], adventures: [ggm, rrr]}, {leads: [ruin]}]
step: before-turn
decks: {adventure: [mmm, rvg]}`,
		do:   []string{"rest", "scrap rrr"},
		want: facts{"decision": "choose-adventure by 1", "zone 0": "ggm mmm rvg"},
	},
	{
		rule: engine.R9_1, name: "with a Lead in hand you do not Rest",
		at: `
players: [{leads: [wild]}, {}]
step: choose-adventure`,
		do:      []string{"rest"},
		refused: engine.LeadsInHand,
	},
	{
		rule: engine.R9_1, name: "you Rest before your turn and not in it",
		at: `
players: [{leads: []}, {}]
step: before-turn`,
		do:      []string{"start turn", "rest"},
		refused: engine.StepIsPast,
	},
	{
		rule: engine.R9_2, name: "a Rest is answered by nobody",
		at: `
players: [{leads: [ruin]}, {leads: [], adventures: []}, {leads: [myth, myth]}, {leads: [vision, vision]}]
active: 1
step: before-turn`,
		do:   []string{"rest"},
		want: facts{"decision": "choose-adventure by 2"},
	},
	{
		rule: engine.R9_2, name: "a Rest is not Thwarted",
		at: `
players: [{leads: [myth, myth]}, {leads: [], adventures: [ggm, rrr]}]
active: 1
step: before-turn`,
		do:      []string{"rest", "0: thwart myth myth"},
		refused: engine.NotInBeginnerGame,
	},
	{
		rule: engine.R9_3, name: "on the Final Adventure you do not Rest",
		at: `
players: [{leads: [], adventures: [ggm], archive: {adventures: 4}}, {}]
step: collect-leads`,
		do:      []string{"rest"},
		refused: engine.RestOnFinal,
	},
}
