package engine_test

import (
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// generalCases show chapter 1, winning and general.
var generalCases = []ruleCase{
	{
		rule: engine.R1_1, name: "a fifth archived Adventure wins at once and gives no reward",
		at: `
players:
- {leads: [glyph, glyph, glyph, myth, ruin], adventures: [gggm-draw2], archive: {adventures: 4}}
- {archive: {adventures: 3}}`,
		do:   []string{"complete gggm-draw2 with glyph glyph glyph myth"},
		want: facts{"decision": "won by 0, by Adventures", "step": "over", "hand 0": "ruin", "zone 0": ""},
	},
	{
		rule: engine.R1_1, name: "a win leaves no Adventures to scrap",
		at: `
players:
- {leads: 5}
- {leads: [glyph, glyph, glyph, myth, myth], adventures: [gggmm-seek2, ggm, rvg], archive: {adventures: 4}}
active: 1`,
		do:   []string{"complete gggmm-seek2 with glyph glyph glyph myth myth"},
		want: facts{"decision": "won by 1, by Adventures", "zone 1": "ggm rvg"},
	},
	{
		rule: engine.R1_1, name: "a fourth archived Adventure does not win",
		at: `
players:
- {leads: [glyph, glyph, myth], adventures: [ggm], archive: {adventures: 3}}
- {archive: {adventures: 4}}`,
		do:   []string{"complete ggm with glyph glyph myth"},
		want: facts{"decision": "rivals-choice by 1"},
	},
	{
		rule: engine.R1_1, name: "once somebody has won, nobody acts",
		at: `
players:
- {leads: [glyph, glyph, myth], adventures: [ggm], archive: {adventures: 4}}
- {leads: [ruin]}`,
		do:      []string{"complete ggm with glyph glyph myth", "1: end turn"},
		refused: engine.GameOver,
		want:    facts{"decision": "won by 0, by Adventures", "hand 1": "ruin"},
	},
	{
		rule: engine.R1_6, name: "of Leads discarded at once the type named ends on top and the Wilds lie deepest",
		at: `
players:
- leads: [glyph, glyph, myth, myth, ruin, ruin, vision, vision, vision, wild, wild, wild]
- {}
discards: {lead: [wild]}`,
		do:   []string{"end turn", "discard down glyph myth ruin vision wild, ruin on top"},
		want: facts{"Lead pile": "ruin glyph myth vision wild wild", "hand 0": "glyph myth ruin vision vision wild wild"},
	},
	{
		rule: engine.R1_6, name: "the Wilds may be named to end on top",
		at: `
players:
- leads: [glyph, glyph, glyph, myth, ruin, ruin, vision, vision, wild, wild]
- {}
discards: {lead: []}`,
		do:   []string{"end turn", "discard down glyph wild wild, wild on top"},
		want: facts{"Lead pile": "wild wild glyph"},
	},
	{
		rule: engine.R1_6, name: "Leads of several types are not discarded without a word on which ends on top",
		at: `
players:
- leads: [glyph, glyph, glyph, myth, myth, ruin, ruin, vision, vision]
- {}`,
		do:      []string{"end turn", "discard down glyph myth"},
		refused: engine.TopUnnamed,
	},
	{
		rule: engine.R1_6, name: "Adventures scrapped together go in the order they stand in the zone",
		at: `
players:
- {leads: [], adventures: [vgm, ggm, rvg], archive: {adventures: 4}}
- {}
decision: rivals-choice
discards: {adventure: [mmm]}`,
		do:   []string{"keep ggm"},
		want: facts{"Adventure pile": "rvg vgm mmm", "zone 0": "ggm"},
	},
	{
		rule: engine.R1_6, name: "a new Adventure stands last in its zone",
		at: `
players:
- {leads: [ruin], adventures: [vgm, ggm]}
- {}
step: choose-adventure
discards: {adventure: [rvg]}`,
		do:   []string{"choose adventure from discard"},
		want: facts{"zone 0": "vgm ggm rvg"},
	},
	{
		rule: engine.R1_6, name: "where an Adventure leaves the zone, those behind it move up",
		at: `
players:
- {leads: [ruin], adventures: [vgm, ggm, rvg]}
- {}
step: choose-adventure
discards: {adventure: [mmm]}`,
		do:   []string{"choose adventure from discard", "scrap ggm"},
		want: facts{"zone 0": "vgm rvg mmm"},
	},
	{
		rule: engine.R1_7, name: "a reward of three Leads draws the two that are there",
		set: enginetest.SetOf(engine.Leads{engine.Glyph: 5, engine.Myth: 1}, "gg-draw3", "mm", "gm"),
		at: `
players:
- {leads: [glyph, glyph], adventures: [gg-draw3]}
- {leads: [glyph], adventures: [mm]}
decks: {lead: [myth, glyph]}
discards: {lead: [glyph]}`,
		do:   []string{"complete gg-draw3 with glyph glyph"},
		want: facts{"hand 0": "glyph myth", "Lead deck": "", "Lead pile": "glyph", "decision": "act by 0"},
	},
	{
		rule: engine.R1_7, name: "a reward of three Adventures seeks the one that is there",
		set: enginetest.SetOf(engine.Leads{engine.Glyph: 5, engine.Myth: 5}, "gg-seek3", "mm", "gm"),
		at: `
players:
- {leads: [glyph, glyph], adventures: [gg-seek3]}
- {leads: [glyph], adventures: []}
decks: {adventure: [mm]}
discards: {adventure: [gm]}`,
		do:   []string{"complete gg-seek3 with glyph glyph"},
		want: facts{"zone 0": "mm", "Adventure deck": "", "Adventure pile": "gm", "decision": "act by 0"},
	},
}

// still is a table of two at which no Lead can move: all are in hand, and nobody can complete.
func still(ids ...string) engine.Set {
	return enginetest.SetOf(engine.Leads{engine.Glyph: 5, engine.Myth: 2}, append(ids, "rrr", "vvv", "ggg")...)
}

var stalemateCases = []ruleCase{
	{
		rule: engine.R1_8, name: "a round without a Lead moved ends the game, and most archived Adventures wins",
		set: still(),
		at: `
players:
- {leads: [glyph, glyph], adventures: [rrr]}
- {leads: [myth, myth], adventures: [vvv], archive: {adventures: [{card: ggg, leads: [glyph, glyph, glyph]}]}}
idle: 1
moved: false`,
		do:   []string{"end turn"},
		want: facts{"decision": "won by 1, by stalemate", "step": "over"},
	},
	{
		rule: engine.R1_8, name: "with as many archived it is a draw",
		set: still("vrv"),
		at: `
players:
- {leads: [glyph, glyph], adventures: [rrr]}
- {leads: [myth, myth, glyph, glyph, glyph], adventures: [vvv]}
active: 1
idle: 1
moved: false`,
		do:   []string{"end turn"},
		want: facts{"decision": "drawn"},
	},
	{
		rule: engine.R1_8, name: "the most archived Adventures win where others share fewer",
		set: still(),
		at: `
players:
- {leads: [glyph, glyph], adventures: [rrr]}
- {leads: [], adventures: []}
- {leads: [myth, myth], adventures: [vvv], archive: {adventures: [{card: ggg, leads: [glyph, glyph, glyph]}]}}
active: 2
idle: 2
moved: false`,
		do:   []string{"end turn"},
		want: facts{"decision": "won by 2, by stalemate"},
	},
	{
		rule: engine.R1_8, name: "a round is one turn for each player",
		set: still(),
		at: `
players:
- {leads: [glyph, glyph], adventures: [rrr]}
- {leads: [myth, myth], adventures: [vvv]}
- {leads: [glyph, glyph, glyph], adventures: [ggg]}
idle: 1
moved: false`,
		do:   []string{"end turn"},
		want: facts{"idle": "2", "turn": "2, seat 1"},
	},
	{
		rule: engine.R1_8, name: "a Lead moved begins the count anew",
		at: `
players:
- {leads: [glyph, glyph]}
- {leads: [myth, myth]}
idle: 1
step: collect-leads
discards: {lead: [ruin]}`,
		do:   []string{"collect leads from discard", "end turn"},
		want: facts{"idle": "0", "decision": "choose-adventure by 1"},
	},
	{
		rule: engine.R1_8, name: "an Adventure archived begins the count anew",
		set: still(),
		at: `
players:
- {leads: [glyph, glyph, glyph], adventures: [ggg]}
- {leads: [myth, myth, glyph, glyph], adventures: [vvv]}
idle: 1
moved: false`,
		do:   []string{"complete ggg with glyph glyph glyph", "end turn"},
		want: facts{"idle": "0"},
	},
	{
		rule: engine.R1_8, name: "a Rest in which no Lead moves counts as a turn",
		set: still(),
		at: `
players:
- {leads: [], adventures: [rrr]}
- {leads: [myth, myth, glyph, glyph, glyph, glyph, glyph], adventures: []}
step: before-turn
idle: 1
decks: {adventure: [vvv, ggg]}`,
		do:   []string{"rest"},
		want: facts{"decision": "drawn", "zone 0": "rrr vvv ggg"},
	},
}

func TestRule1_4_TwoToFourPlay(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	for players := -1; players <= engine.MaxPlayers+1; players++ {
		s, err := g.Deal(engine.Setup{Players: players}, nil)
		if wanted := players >= 2 && players <= 4; (err == nil) != wanted {
			t.Errorf("a table of %d: error %v", players, err)
		} else if wanted && int(s.Players) != players {
			t.Errorf("a table of %d has %d players", players, s.Players)
		}
	}
}

func TestRule1_1_AWinIsToldOnceAndNobodyActsAfterIt(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	s := load(t, g, `
players:
- {leads: [glyph, glyph, myth], adventures: [ggm, rvg], archive: {adventures: 4}}
- {leads: [ruin, ruin]}
- {}`)
	var log engine.Log
	act(t, g, &s, &log, "complete ggm with glyph glyph myth")
	won := 0
	for _, e := range log.Events {
		if e.Verb == engine.VerbWin {
			won++
		}
	}
	if last := log.Events[len(log.Events)-1]; won != 1 || last.Verb != engine.VerbWin || last.Player != 0 {
		t.Errorf("the win is told %d times, and %+v comes last", won, last)
	}
	for p := range engine.Seat(s.Players) {
		for _, a := range enginetest.Shapes(g, &s, p) {
			if r := g.Check(&s, a); r == nil || r.Code() != engine.GameOver {
				t.Errorf("after the win: %+v: %v", a, r)
			}
		}
	}
}
