package engine_test

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// turnCases show chapter 4, the turn.
var turnCases = []ruleCase{
	{
		rule: engine.R4_1, name: "without a Lead you are asked whether you begin your turn or Rest",
		at: `
players: [{}, {leads: []}]`,
		do:   []string{"end turn"},
		want: facts{"decision": "start-turn by 1", "step": "before-turn", "turn": "2, seat 1"},
	},
	{
		rule: engine.R4_1, name: "if you do not Rest your turn begins",
		at: `
players: [{leads: []}, {}]
step: before-turn`,
		do:   []string{"start turn"},
		want: facts{"decision": "choose-adventure by 0", "turn": "1, seat 0"},
	},
	{
		rule: engine.R4_1, name: "with a Lead in hand your turn begins unasked",
		at:   `players: [{}, {leads: [ruin]}]`,
		do:   []string{"end turn"},
		want: facts{"decision": "choose-adventure by 1", "turn": "2, seat 1"},
	},
	{
		rule: engine.R4_2, name: "the Adventure comes off the top of the deck",
		at: `
players: [{adventures: []}, {}]
step: choose-adventure
decks: {adventure: [mmm, ggm]}
discards: {adventure: [rvg]}`,
		do:   []string{"choose adventure from deck"},
		want: facts{"zone 0": "mmm", "Adventure pile": "rvg", "decision": "collect-leads by 0"},
	},
	{
		rule: engine.R4_2, name: "or off the top of the discard pile",
		at: `
players: [{adventures: []}, {}]
step: choose-adventure
decks: {adventure: [mmm]}
discards: {adventure: [rvg, vgm]}`,
		do:   []string{"choose adventure from discard"},
		want: facts{"zone 0": "rvg", "Adventure pile": "vgm", "decision": "collect-leads by 0"},
	},
	{
		rule: engine.R4_2, name: "step 1 is not left out",
		at: `
players: [{leads: [ruin]}, {}]
step: choose-adventure`,
		do:      []string{"collect leads from deck"},
		refused: engine.StepToCome,
	},
	{
		rule: engine.R4_2, name: "one Adventure a turn is chosen",
		at: `
players: [{leads: [ruin], adventures: []}, {}]
step: choose-adventure`,
		do:      []string{"choose adventure from deck", "choose adventure from deck"},
		refused: engine.StepIsPast,
	},
	{
		rule: engine.R4_3, name: "draw two Leads, then discard one",
		at: `
players: [{leads: [ruin]}, {}]
step: collect-leads
decks: {lead: [myth, glyph, wild]}
discards: {lead: [vision]}`,
		do:   []string{"collect leads from deck"},
		want: facts{"hand 0": "glyph myth ruin", "Lead pile": "vision", "decision": "discard-lead by 0"},
	},
	{
		rule: engine.R4_3, name: "after the discard come the actions",
		at: `
players: [{leads: [ruin]}, {}]
step: collect-leads
decks: {lead: [myth, glyph]}
discards: {lead: [vision]}`,
		do:   []string{"collect leads from deck", "discard glyph"},
		want: facts{"hand 0": "myth ruin", "Lead pile": "glyph vision", "decision": "act by 0"},
	},
	{
		rule: engine.R4_3, name: "one Lead is discarded, not two",
		at: `
players: [{leads: [ruin]}, {}]
step: collect-leads
decks: {lead: [myth, glyph]}`,
		do:      []string{"collect leads from deck", "discard glyph myth, myth on top"},
		refused: engine.WrongLeadCount,
	},
	{
		rule: engine.R4_3, name: "or take the top of the discard pile and discard nothing",
		at: `
players: [{leads: [ruin]}, {}]
step: collect-leads
discards: {lead: [vision, myth]}`,
		do:   []string{"collect leads from discard"},
		want: facts{"hand 0": "ruin vision", "Lead pile": "myth", "decision": "act by 0"},
	},
	{
		rule: engine.R4_3, name: "step 2 is not left out",
		at: `
players: [{leads: [ruin]}, {}]
step: collect-leads`,
		do:      []string{"end turn"},
		refused: engine.StepToCome,
	},
	{
		rule: engine.R4_3, name: "Leads are collected once a turn",
		at: `
players: [{leads: [ruin]}, {}]
step: collect-leads
discards: {lead: [vision, myth]}`,
		do:      []string{"collect leads from discard", "collect leads from deck"},
		refused: engine.StepIsPast,
	},
	{
		rule: engine.R4_4, name: "the same action is taken again and again, as long as you can pay",
		at: `
players:
- {leads: [glyph, glyph, myth, ruin, vision, glyph, ruin], adventures: [rvg, ggm]}
- {}`,
		do: []string{"complete ggm with glyph glyph myth", "complete rvg with ruin vision glyph"},
		want: facts{
			"decision": "act by 0", "hand 0": "ruin", "zone 0": "",
			"archive 0": "ggm (glyph glyph myth), rvg (glyph ruin vision)",
		},
	},
	{
		rule: engine.R4_4, name: "no action has to be taken",
		at:   `players: [{leads: [glyph, glyph, myth], adventures: [ggm]}, {leads: [ruin]}]`,
		do:   []string{"end turn"},
		want: facts{"decision": "choose-adventure by 1", "zone 0": "ggm"},
	},
	{
		rule: engine.R4_5, name: "with nine Leads two are discarded at the end of the turn",
		at: `
players:
- leads: [glyph, glyph, glyph, myth, myth, ruin, ruin, vision, vision]
- {leads: [ruin]}
discards: {lead: []}`,
		do:   []string{"end turn", "discard down glyph glyph"},
		want: facts{"hand 0": "glyph myth myth ruin ruin vision vision", "Lead pile": "glyph glyph"},
	},
	{
		rule: engine.R4_5, name: "the discard is asked before the next turn",
		at: `
players: [{leads: 8}, {leads: [ruin]}]`,
		do:   []string{"end turn"},
		want: facts{"decision": "discard-down by 0", "step": "end-turn", "turn": "1, seat 0"},
	},
	{
		rule: engine.R4_5, name: "seven Leads are kept",
		at:   `players: [{leads: 7}, {leads: [ruin]}]`,
		do:   []string{"end turn"},
		want: facts{"decision": "choose-adventure by 1"},
	},
	{
		rule: engine.R4_5, name: "not fewer are discarded than are too many",
		at: `
players:
- leads: [glyph, glyph, glyph, myth, myth, ruin, ruin, vision, vision]
- {}`,
		do:      []string{"end turn", "discard down glyph"},
		refused: engine.WrongLeadCount,
	},
	{
		rule: engine.R4_5, name: "not more are discarded than are too many",
		at: `
players:
- leads: [glyph, glyph, glyph, myth, myth, ruin, ruin, vision]
- {}`,
		do:      []string{"end turn", "discard down glyph glyph"},
		refused: engine.WrongLeadCount,
	},
	{
		rule: engine.R4_5, name: "only the player whose turn ends discards down to seven",
		at: `
players:
- leads: [glyph, glyph, glyph, myth, myth, ruin, ruin, vision, vision]
- leads: [ruin, ruin, ruin, ruin, ruin, ruin, ruin, ruin, ruin, ruin]
- {leads: 7}`,
		do:   []string{"end turn", "discard down glyph glyph"},
		want: facts{"decision": "choose-adventure by 1", "hand 1": "ruin ruin ruin ruin ruin ruin ruin ruin ruin ruin"},
	},
	{
		rule: engine.R4_6, name: "an empty discard pile is not on offer in step 1",
		at: `
players: [{leads: [ruin], adventures: []}, {}]
step: choose-adventure`,
		do:      []string{"choose adventure from discard"},
		refused: engine.PileEmpty,
	},
	{
		rule: engine.R4_6, name: "an empty discard pile is not on offer in step 2",
		at: `
players: [{leads: [ruin]}, {}]
step: collect-leads`,
		do:      []string{"collect leads from discard"},
		refused: engine.PileEmpty,
	},
	{
		rule: engine.R4_6, name: "an empty Adventure deck is on offer if it can be remade",
		set: enginetest.SetOf(enginetest.Set().Leads, "ggg", "mmm", "rrr"),
		at: `
players: [{leads: [ruin], adventures: []}, {leads: [ruin], adventures: [rrr]}]
step: choose-adventure
discards: {adventure: [ggg, mmm]}`,
		do:   []string{"choose adventure from deck"},
		want: facts{"zone 0": "mmm", "Adventure pile": "ggg"},
	},
	{
		rule: engine.R4_6, name: "an empty Adventure deck is not on offer where its pile has one card",
		set: enginetest.SetOf(enginetest.Set().Leads, "ggg", "mmm", "rrr"),
		at: `
players: [{leads: [ruin], adventures: [mmm]}, {leads: [ruin], adventures: [rrr]}]
step: choose-adventure
discards: {adventure: [ggg]}`,
		do:      []string{"choose adventure from deck"},
		refused: engine.PileEmpty,
	},
	{
		rule: engine.R4_6, name: "an empty Lead deck is on offer if it can be remade",
		set: enginetest.SetOf(engine.Leads{engine.Ruin: 2, engine.Glyph: 2, engine.Wild: 1}, "ggg", "mmm"),
		at: `
players: [{leads: [ruin], adventures: []}, {leads: [ruin], adventures: []}]
step: collect-leads
discards: {lead: [wild, glyph, glyph]}`,
		do:   []string{"collect leads from deck"},
		want: facts{"hand 0": "glyph glyph ruin", "Lead pile": "wild"},
	},
	{
		rule: engine.R4_6, name: "an empty Lead deck is not on offer where its pile has one card",
		set: enginetest.SetOf(engine.LeadsOf(engine.Ruin, engine.Ruin, engine.Wild), "ggg", "mmm"),
		at: `
players: [{leads: [ruin], adventures: []}, {leads: [ruin], adventures: []}]
step: collect-leads
discards: {lead: [wild]}`,
		do:      []string{"collect leads from deck"},
		refused: engine.PileEmpty,
	},
	{
		rule: engine.R4_6, name: "a step with nothing on offer is skipped",
		set: enginetest.SetOf(engine.LeadsOf(engine.Ruin, engine.Ruin), "ggg", "mmm"),
		at: `
players: [{leads: [ruin], adventures: [ggg]}, {leads: [ruin], adventures: [mmm]}]
moved: false`,
		do:   []string{"end turn"},
		want: facts{"decision": "act by 1", "idle": "1"},
	},
	{
		rule: engine.R4_6, name: "with nothing to take anywhere the turn is begun and ended",
		set: enginetest.SetOf(engine.LeadsOf(engine.Ruin, engine.Ruin), "ggg", "mmm"),
		at: `
players: [{leads: [], adventures: [ggg]}, {leads: [ruin, ruin], adventures: [mmm]}]
step: before-turn`,
		do:   []string{"start turn", "end turn"},
		want: facts{"decision": "act by 1", "idle": "1"},
	},
	{
		rule: engine.R4_7, name: "a Lead just drawn may be the one discarded",
		at: `
players: [{leads: [ruin]}, {}]
step: collect-leads
decks: {lead: [myth, glyph]}`,
		do:   []string{"collect leads from deck", "discard glyph"},
		want: facts{"hand 0": "myth ruin"},
	},
	{
		rule: engine.R4_7, name: "a Lead held before may be the one discarded",
		at: `
players: [{leads: [ruin]}, {}]
step: collect-leads
decks: {lead: [myth, glyph]}`,
		do:   []string{"collect leads from deck", "discard ruin"},
		want: facts{"hand 0": "glyph myth"},
	},
	{
		rule: engine.R4_7, name: "a Lead you do not hold is not the one discarded",
		at: `
players: [{leads: [ruin]}, {}]
step: collect-leads
decks: {lead: [myth, glyph]}`,
		do:      []string{"collect leads from deck", "discard vision"},
		refused: engine.LeadNotInHand,
	},
	{
		rule: engine.R4_8, name: "the next seat is next",
		at:   `players: [{}, {}, {}]`,
		do:   []string{"end turn"},
		want: facts{"turn": "2, seat 1", "decision": "choose-adventure by 1"},
	},
	{
		rule: engine.R4_8, name: "after the last seat the first is next",
		at: `
players: [{}, {}, {}]
active: 2`,
		do:   []string{"end turn"},
		want: facts{"turn": "2, seat 0", "decision": "choose-adventure by 0"},
	},
	{
		rule: engine.R4_8, name: "nobody acts in another's turn",
		at: `
players: [{}, {leads: [ruin, ruin, vision], adventures: [rrv]}]
active: 0`,
		do:      []string{"1: complete rrv with ruin ruin vision"},
		refused: engine.NotYourDecision,
	},
}
