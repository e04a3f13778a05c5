package engine_test

import "example.com/xseekers/engine"

// completeCases show chapter 5, completing an Adventure.
var completeCases = []ruleCase{
	{
		rule: engine.R5_1, name: "one matching Lead an emblem is paid",
		at:   `players: [{leads: [glyph, glyph, glyph, myth, ruin], adventures: [ggm]}, {}]`,
		do:   []string{"complete ggm with glyph glyph myth"},
		want: facts{"hand 0": "glyph ruin", "zone 0": "", "decision": "act by 0"},
	},
	{
		rule: engine.R5_1, name: "no emblem is left unpaid",
		at:      `players: [{leads: [glyph, glyph, myth], adventures: [ggm]}, {}]`,
		do:      []string{"complete ggm with glyph glyph"},
		refused: engine.EmblemUnpaid,
		want:    facts{"hand 0": "glyph glyph myth", "zone 0": "ggm", "archive 0": ""},
	},
	{
		rule: engine.R5_1, name: "nothing is paid in parts",
		at:      `players: [{leads: [glyph, glyph, myth], adventures: [ggm]}, {}]`,
		do:      []string{"complete ggm with myth"},
		refused: engine.EmblemUnpaid,
	},
	{
		rule: engine.R5_1, name: "no surplus Lead is taken",
		at:      `players: [{leads: [glyph, glyph, glyph, myth], adventures: [ggm]}, {}]`,
		do:      []string{"complete ggm with glyph glyph glyph myth"},
		refused: engine.SurplusLead,
	},
	{
		rule: engine.R5_1, name: "no surplus Lead of another type is taken",
		at:      `players: [{leads: [glyph, glyph, ruin, myth], adventures: [ggm]}, {}]`,
		do:      []string{"complete ggm with glyph glyph ruin myth"},
		refused: engine.SurplusLead,
	},
	{
		rule: engine.R5_1, name: "no surplus Wild is taken",
		at:      `players: [{leads: [glyph, glyph, wild, myth], adventures: [ggm]}, {}]`,
		do:      []string{"complete ggm with glyph glyph wild myth"},
		refused: engine.SurplusLead,
	},
	{
		rule: engine.R5_1, name: "a Wild may be paid where the Lead itself is in hand",
		at:   `players: [{leads: [glyph, glyph, wild, myth], adventures: [ggm]}, {}]`,
		do:   []string{"complete ggm with glyph wild myth"},
		want: facts{"hand 0": "glyph", "archive 0": "ggm (glyph myth wild)"},
	},
	{
		rule: engine.R5_1, name: "only Leads in hand are paid",
		at:      `players: [{leads: [glyph, myth], adventures: [ggm]}, {leads: [glyph]}]`,
		do:      []string{"complete ggm with glyph glyph myth"},
		refused: engine.LeadNotInHand,
	},
	{
		rule: engine.R5_1, name: "only Wilds in hand are paid",
		at:      `players: [{leads: [glyph, myth, wild], adventures: [gmrv-draw1]}, {}]`,
		do:      []string{"complete gmrv-draw1 with glyph myth wild wild"},
		refused: engine.LeadNotInHand,
	},
	{
		rule: engine.R5_1, name: "only your own Adventures are completed",
		at:      `players: [{leads: [glyph, glyph, myth], adventures: [rvg]}, {adventures: [ggm]}]`,
		do:      []string{"complete ggm with glyph glyph myth"},
		refused: engine.NotInYourZone,
	},
	{
		rule: engine.R5_1, name: "a payment sent twice pays once",
		at:      `players: [{leads: [glyph, myth, ruin, wild, wild], adventures: [gmrv-draw1]}, {}]`,
		do:      []string{"complete gmrv-draw1 with glyph myth ruin wild", "complete gmrv-draw1 with glyph myth ruin wild"},
		refused: engine.NotInYourZone,
		want:    facts{"archive 0": "gmrv-draw1 (glyph myth ruin wild)"},
	},
	{
		rule: engine.R5_1, name: "a Wild paid for one Adventure does not pay for the next",
		at:      `players: [{leads: [glyph, glyph, ruin, ruin, wild], adventures: [ggm, rrv]}, {}]`,
		do:      []string{"complete ggm with glyph glyph wild", "complete rrv with ruin ruin wild"},
		refused: engine.LeadNotInHand,
		want:    facts{"hand 0": "ruin ruin", "zone 0": "rrv"},
	},
	{
		rule: engine.R5_1, name: "Adventures are completed in the action step",
		at: `
players: [{leads: [glyph, glyph, myth], adventures: [ggm]}, {}]
step: collect-leads`,
		do:      []string{"complete ggm with glyph glyph myth"},
		refused: engine.StepToCome,
	},
	{
		rule: engine.R5_2, name: "the Leads go under the Adventure and are out of the game",
		at: `
players: [{leads: [glyph, wild, myth], adventures: [ggm], archive: {adventures: []}}, {}]
discards: {lead: [vision]}`,
		do:   []string{"complete ggm with glyph wild myth"},
		want: facts{"archive 0": "ggm (glyph myth wild)", "hand 0": "", "Lead pile": "vision"},
	},
	{
		rule: engine.R5_2, name: "the stack joins the Adventures archived before",
		at: `
players:
- leads: [ruin, ruin, vision]
  adventures: [rrv]
  archive: {adventures: [{card: ggm, leads: [glyph, glyph, myth]}]}
- {}`,
		do:   []string{"complete rrv with ruin ruin vision"},
		want: facts{"archive 0": "ggm (glyph glyph myth), rrv (ruin ruin vision)"},
	},
	{
		rule: engine.R5_3, name: "a reward of Leads is drawn",
		at: `
players: [{leads: [glyph, glyph, glyph, myth], adventures: [gggm-draw2]}, {}]
decks: {lead: [ruin, vision, wild]}`,
		do:   []string{"complete gggm-draw2 with glyph glyph glyph myth"},
		want: facts{"hand 0": "ruin vision", "decision": "act by 0"},
	},
	{
		rule: engine.R5_3, name: "a reward of Adventures is sought",
		at: `
players: [{leads: [glyph, glyph, glyph, vision], adventures: [gggv-seek1, rvg]}, {}]
decks: {adventure: [mmm]}`,
		do:   []string{"complete gggv-seek1 with glyph glyph glyph vision"},
		want: facts{"zone 0": "rvg mmm", "decision": "act by 0"},
	},
	{
		rule: engine.R5_3, name: "a reward of two parts is received whole",
		at: `
players: [{leads: [glyph, glyph, ruin, ruin, vision], adventures: [ggrrv-draw1-seek1]}, {}]
decks: {lead: [wild], adventure: [mmm]}`,
		do:   []string{"complete ggrrv-draw1-seek1 with glyph glyph ruin ruin vision"},
		want: facts{"hand 0": "wild", "zone 0": "mmm"},
	},
	{
		rule: engine.R5_3, name: "the reward pays for the next Adventure",
		at: `
players: [{leads: [glyph, glyph, glyph, myth, ruin], adventures: [gggm-draw2, rrv]}, {}]
decks: {lead: [ruin, vision]}`,
		do:   []string{"complete gggm-draw2 with glyph glyph glyph myth", "complete rrv with ruin ruin vision"},
		want: facts{"hand 0": "", "zone 0": ""},
	},
	{
		rule: engine.R5_4, name: "nobody is asked between the payment and the reward",
		at: `
players:
- {leads: [glyph, glyph, glyph, myth], adventures: [gggm-draw2]}
- {leads: [ruin, ruin]}
- {leads: [vision, vision]}
- {leads: [wild, wild]}`,
		do:   []string{"complete gggm-draw2 with glyph glyph glyph myth"},
		want: facts{"decision": "act by 0"},
	},
}
