package engine_test

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// finalCases show chapter 6, the Final Adventure.
var finalCases = []ruleCase{
	{
		rule: engine.R6_1, name: "the fourth archived Adventure begins the Final Adventure at once",
		at: `
players: [{leads: [glyph, glyph, myth], adventures: [ggm], archive: {adventures: 3}}, {}]`,
		do:   []string{"complete ggm with glyph glyph myth"},
		want: facts{"final 0": "true", "final 1": "false", "decision": "rivals-choice by 1"},
	},
	{
		rule: engine.R6_1, name: "the third does not",
		at: `
players: [{leads: [glyph, glyph, myth], adventures: [ggm], archive: {adventures: 2}}, {}]`,
		do:   []string{"complete ggm with glyph glyph myth"},
		want: facts{"final 0": "false", "decision": "act by 0"},
	},
	{
		rule: engine.R6_1, name: "by the letter its reward of Leads comes after 6.5, and is kept",
		at: `
players: [{leads: [glyph, glyph, glyph, myth, ruin], adventures: [gggm-draw2, rvg], archive: {adventures: 3}}, {}]
decks: {lead: [wild, wild, wild, vision, vision]}`,
		do:   []string{"complete gggm-draw2 with glyph glyph glyph myth", "keep rvg"},
		want: facts{"hand 0": "vision vision wild wild wild", "Lead pile": "ruin", "decision": "act by 0"},
	},
	{
		rule: engine.R6_1, name: "reward-first, its reward of Leads is discarded with the hand",
		at: `
switches: [reward-first]
players: [{leads: [glyph, glyph, glyph, myth], adventures: [gggm-draw2, rvg], archive: {adventures: 3}}, {}]
decks: {lead: [vision, vision, wild, wild, wild]}`,
		do:   []string{"complete gggm-draw2 with glyph glyph glyph myth", "keep rvg"},
		want: facts{"hand 0": "wild wild wild", "Lead pile": "vision vision", "decision": "act by 0"},
	},
	{
		rule: engine.R6_1, name: "by the letter its reward of an Adventure comes after Rival's Choice",
		at: `
players: [{leads: [glyph, glyph, glyph, vision], adventures: [gggv-seek1, rvg], archive: {adventures: 3}}, {}]
decks: {adventure: [mmm, rrr]}`,
		do:   []string{"complete gggv-seek1 with glyph glyph glyph vision", "keep mmm"},
		want: facts{"zone 0": "mmm rrr", "Adventure pile": "rvg", "decision": "act by 0"},
	},
	{
		rule: engine.R6_1, name: "reward-first, its reward of an Adventure is there for Rival's Choice",
		at: `
switches: [reward-first]
players: [{leads: [glyph, glyph, glyph, vision], adventures: [gggv-seek1, rvg], archive: {adventures: 3}}, {}]
decks: {adventure: [mmm, rrr]}`,
		do:   []string{"complete gggv-seek1 with glyph glyph glyph vision", "keep mmm"},
		want: facts{"zone 0": "mmm", "Adventure pile": "rrr rvg", "decision": "act by 0"},
	},
	{
		rule: engine.R6_1, name: "reward-first, Adventures above three are scrapped before the Final Adventure",
		at: `
switches: [reward-first]
players: [{leads: [glyph, glyph, glyph, myth, myth], adventures: [gggmm-seek2, rvg, vgm], archive: {adventures: 3}}, {}]
decks: {adventure: [mmm, rrr]}`,
		do:   []string{"complete gggmm-seek2 with glyph glyph glyph myth myth"},
		want: facts{"zone 0": "rvg vgm mmm rrr", "decision": "scrap-adventure by 0", "final 0": "false"},
	},
	{
		rule: engine.R6_1, name: "the Final Adventure begins once",
		at: `
players: [{leads: [glyph, glyph, glyph, myth], adventures: [gggm-draw2, rvg], archive: {adventures: 3}}, {}]`,
		do:   []string{"complete gggm-draw2 with glyph glyph glyph myth", "keep rvg"},
		want: facts{"decision": "act by 0"},
	},
	{
		rule: engine.R6_2, name: "the whole hand is discarded, its owner saying what ends on top",
		at: `
players: [{leads: [glyph, glyph, myth, ruin, ruin, wild], adventures: [ggm], archive: {adventures: 3}}, {}]
discards: {lead: [vision]}`,
		do:   []string{"complete ggm with glyph glyph myth", "discard hand, wild on top"},
		want: facts{"Lead pile": "wild ruin ruin vision", "hand 0": ""},
	},
	{
		rule: engine.R6_2, name: "a hand of several types asks for the top",
		at: `
players: [{leads: [glyph, glyph, myth, ruin, wild], adventures: [ggm], archive: {adventures: 3}}, {}]`,
		do:   []string{"complete ggm with glyph glyph myth"},
		want: facts{"decision": "discard-hand by 0", "hand 0": "ruin wild", "final 0": "true"},
	},
	{
		rule: engine.R6_2, name: "what ends on top is in the hand",
		at: `
players: [{leads: [glyph, glyph, myth, ruin, wild], adventures: [ggm], archive: {adventures: 3}}, {}]`,
		do:      []string{"complete ggm with glyph glyph myth", "discard hand, vision on top"},
		refused: engine.TopUnnamed,
	},
	{
		rule: engine.R6_2, name: "a hand of one type is discarded unasked",
		at: `
players: [{leads: [glyph, glyph, myth, ruin, ruin], adventures: [ggm], archive: {adventures: 3}}, {}]
discards: {lead: [vision]}`,
		do:   []string{"complete ggm with glyph glyph myth"},
		want: facts{"decision": "rivals-choice by 1", "Lead pile": "ruin ruin vision", "hand 0": ""},
	},
	{
		rule: engine.R6_3, name: "an Adventure is revealed",
		at: `
players: [{leads: [glyph, glyph, myth], adventures: [ggm, rvg], archive: {adventures: 3}}, {}]
decks: {adventure: [mmm, rrr]}`,
		do:   []string{"complete ggm with glyph glyph myth"},
		want: facts{"zone 0": "rvg mmm"},
	},
	{
		rule: engine.R6_3, name: "if it is the only one, a second is revealed",
		at: `
players: [{leads: [glyph, glyph, myth], adventures: [ggm], archive: {adventures: 3}}, {}]
decks: {adventure: [mmm, rrr, vgm]}`,
		do:   []string{"complete ggm with glyph glyph myth"},
		want: facts{"zone 0": "mmm rrr"},
	},
	{
		rule: engine.R6_3, name: "with none to reveal and none in the zone nothing is chosen",
		set: enginetest.SetOf(enginetest.Set().Leads, "ggm", "mmm", "rrr", "vvv"),
		at: `
players: [{leads: [glyph, glyph, myth], adventures: [ggm], archive: {adventures: 3}}, {adventures: []}]
decks: {lead: [wild, ruin, ruin]}`,
		do:   []string{"complete ggm with glyph glyph myth"},
		want: facts{"zone 0": "", "hand 0": "ruin ruin wild", "decision": "act by 0"},
	},
	{
		rule: engine.R6_3, name: "with a single one the rival is asked all the same",
		set: enginetest.SetOf(enginetest.Set().Leads, "ggm", "mmm", "rrr", "vvv", "rvg"),
		at: `
players: [{leads: [glyph, glyph, myth], adventures: [ggm], archive: {adventures: [mmm, rrr, vvv]}}, {adventures: []}]`,
		do:   []string{"complete ggm with glyph glyph myth"},
		want: facts{"zone 0": "rvg", "decision": "rivals-choice by 1"},
	},
	{
		rule: engine.R6_4, name: "the next player in turn order chooses",
		at: `
players: [{}, {}, {leads: [glyph, glyph, myth], adventures: [ggm], archive: {adventures: 3}}]
active: 2`,
		do:   []string{"complete ggm with glyph glyph myth"},
		want: facts{"decision": "rivals-choice by 0"},
	},
	{
		rule: engine.R6_4, name: "nobody else chooses",
		at: `
players: [{leads: [glyph, glyph, myth], adventures: [ggm, rvg], archive: {adventures: 3}}, {}, {}]`,
		do:      []string{"complete ggm with glyph glyph myth", "2: keep rvg"},
		refused: engine.NotYourDecision,
	},
	{
		rule: engine.R6_4, name: "one stays and all others are scrapped",
		at: `
players: [{leads: [glyph, glyph, myth], adventures: [ggm, rvg, vgm], archive: {adventures: 3}}, {}]
decks: {adventure: [mmm]}
discards: {adventure: [rrr]}`,
		do:   []string{"complete ggm with glyph glyph myth", "keep mmm"},
		want: facts{"zone 0": "mmm", "Adventure pile": "vgm rvg rrr"},
	},
	{
		rule: engine.R6_4, name: "one that was there before may be the one to stay",
		at: `
players: [{leads: [glyph, glyph, myth], adventures: [ggm, rvg, vgm], archive: {adventures: 3}}, {}]
decks: {adventure: [mmm]}`,
		do:   []string{"complete ggm with glyph glyph myth", "keep rvg"},
		want: facts{"zone 0": "rvg", "Adventure pile": "mmm vgm"},
	},
	{
		rule: engine.R6_4, name: "the rival chooses from that player's Adventures",
		at: `
players: [{leads: [glyph, glyph, myth], adventures: [ggm, rvg], archive: {adventures: 3}}, {adventures: [rrr]}]`,
		do:      []string{"complete ggm with glyph glyph myth", "keep rrr"},
		refused: engine.NotInTheirZone,
	},
	{
		rule: engine.R6_5, name: "then three Leads are drawn and the turn goes on",
		at: `
players: [{leads: [], adventures: [rvg, mmm], archive: {adventures: [rrv, vvg, ggr, mmv]}}, {}]
decision: rivals-choice
decks: {lead: [myth, wild, ruin, glyph]}`,
		do:   []string{"keep rvg"},
		want: facts{"hand 0": "myth ruin wild", "decision": "act by 0", "turn": "1, seat 0"},
	},
	{
		rule: engine.R6_6, name: "on the Final Adventure a turn begins with step 2",
		at: `
players: [{leads: [ruin], adventures: [rvg], archive: {adventures: 4}}, {leads: [myth]}]
active: 1`,
		do:   []string{"end turn"},
		want: facts{"decision": "collect-leads by 0", "zone 0": "rvg"},
	},
	{
		rule: engine.R6_6, name: "no Adventure is chosen on the Final Adventure",
		at: `
players: [{leads: [ruin], adventures: [rvg], archive: {adventures: 4}}, {}]`,
		do:      []string{"choose adventure from deck"},
		refused: engine.ChooseOnFinal,
	},
	{
		rule: engine.R6_7, name: "a reward may bring further Adventures",
		at: `
players: [{leads: [glyph, glyph, glyph, myth, myth], adventures: [gggmm-seek2, rvg], archive: {adventures: 3}}, {}]
decks: {adventure: [mmm, rrr, vgm]}`,
		do:   []string{"complete gggmm-seek2 with glyph glyph glyph myth myth", "keep mmm"},
		want: facts{"zone 0": "mmm rrr vgm", "decision": "act by 0"},
	},
	{
		rule: engine.R6_7, name: "three Active Adventures are kept",
		at: `
players: [{leads: [ruin], adventures: [rvg, mmm, rrr], archive: {adventures: 4}}, {leads: [myth]}]`,
		do:   []string{"end turn"},
		want: facts{"zone 0": "rvg mmm rrr", "decision": "choose-adventure by 1"},
	},
	{
		rule: engine.R6_11, name: "without a Lead the turn begins and no Rest is offered",
		at: `
players: [{leads: [], adventures: [rvg], archive: {adventures: 4}}, {leads: [myth]}]
active: 1`,
		do:   []string{"end turn"},
		want: facts{"decision": "collect-leads by 0"},
	},
	{
		rule: engine.R6_11, name: "a Rest is refused",
		at: `
players: [{leads: [], adventures: [rvg], archive: {adventures: 4}}, {leads: [myth]}]
active: 1`,
		do:      []string{"end turn", "rest"},
		refused: engine.RestOnFinal,
	},
}
