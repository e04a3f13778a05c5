package engine_test

import (
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// cardCases show chapter 2, cards and zones.
var cardCases = []ruleCase{
	{
		rule: engine.R2_1, name: "each of the four types pays its own emblem",
		at:   `players: [{leads: [glyph, myth, ruin, vision], adventures: [gmrv-draw1]}, {}]`,
		do:   []string{"complete gmrv-draw1 with glyph myth ruin vision"},
		want: facts{"archive 0": "gmrv-draw1 (glyph myth ruin vision)"},
	},
	{
		rule: engine.R2_1, name: "a Ruin does not pay for a Vision",
		at:      `players: [{leads: [glyph, myth, ruin, ruin], adventures: [gmrv-draw1]}, {}]`,
		do:      []string{"complete gmrv-draw1 with glyph myth ruin ruin"},
		refused: engine.EmblemUnpaid,
	},
	{
		rule: engine.R2_1, name: "a Myth does not pay for a Glyph",
		at:      `players: [{leads: [myth, myth, myth], adventures: [ggm]}, {}]`,
		do:      []string{"complete ggm with myth myth myth"},
		refused: engine.EmblemUnpaid,
	},
	{
		rule: engine.R2_2, name: "a Wild stands for a Glyph",
		at:   `players: [{leads: [wild, myth, ruin], adventures: [gmr]}, {}]`,
		do:   []string{"complete gmr with wild myth ruin"},
		want: facts{"archive 0": "gmr (myth ruin wild)"},
	},
	{
		rule: engine.R2_2, name: "a Wild stands for a Myth",
		at:   `players: [{leads: [glyph, wild, ruin], adventures: [gmr]}, {}]`,
		do:   []string{"complete gmr with glyph wild ruin"},
		want: facts{"archive 0": "gmr (glyph ruin wild)"},
	},
	{
		rule: engine.R2_2, name: "a Wild stands for a Ruin",
		at:   `players: [{leads: [glyph, myth, wild], adventures: [gmr]}, {}]`,
		do:   []string{"complete gmr with glyph myth wild"},
		want: facts{"archive 0": "gmr (glyph myth wild)"},
	},
	{
		rule: engine.R2_2, name: "a Wild stands for a Vision",
		at:   `players: [{leads: [wild, glyph, myth], adventures: [vgm]}, {}]`,
		do:   []string{"complete vgm with wild glyph myth"},
		want: facts{"archive 0": "vgm (glyph myth wild)"},
	},
	{
		rule: engine.R2_2, name: "Wilds stand for different types at one time",
		at:   `players: [{leads: [glyph, myth, wild, wild], adventures: [gmrv-draw1]}, {}]`,
		do:   []string{"complete gmrv-draw1 with glyph myth wild wild"},
		want: facts{"archive 0": "gmrv-draw1 (glyph myth wild wild)"},
	},
	{
		rule: engine.R2_2, name: "Wilds match each other, with no other Lead among them",
		at:   `players: [{leads: [wild, wild, wild], adventures: [ggg]}, {}]`,
		do:   []string{"complete ggg with wild wild wild"},
		want: facts{"archive 0": "ggg (wild wild wild)"},
	},
	{
		rule: engine.R2_2, name: "one Wild does not stand for two emblems",
		at:      `players: [{leads: [glyph, myth, wild], adventures: [gmrv-draw1]}, {}]`,
		do:      []string{"complete gmrv-draw1 with glyph myth wild"},
		refused: engine.EmblemUnpaid,
		want:    facts{"hand 0": "glyph myth wild", "zone 0": "gmrv-draw1"},
	},
	{
		rule: engine.R2_3, name: "an Adventure chosen goes to the zone and never to the hand",
		at: `
players: [{leads: [ruin], adventures: []}, {}]
step: choose-adventure
decks: {adventure: [mmm]}`,
		do:   []string{"choose adventure from deck"},
		want: facts{"zone 0": "mmm", "hand 0": "ruin"},
	},
	{
		rule: engine.R2_9, name: "Leads and Adventures have a discard pile each",
		at: `
players: [{leads: [ruin, ruin, ruin, ruin, ruin, ruin, ruin, ruin], adventures: [ggm, rvg, vgm]}, {}]
step: choose-adventure
decks: {adventure: [mmm], lead: [myth, glyph]}
discards: {lead: [], adventure: []}`,
		do: []string{
			"choose adventure from deck", "scrap rvg", "collect leads from deck", "discard myth",
		},
		want: facts{"Lead pile": "myth", "Adventure pile": "rvg", "hand 0": "glyph ruin ruin ruin ruin ruin ruin ruin ruin"},
	},
	{
		rule: engine.R2_9, name: "each player has a hand, an Adventure Zone and an Archive Zone",
		at: `
players:
- {leads: [myth], adventures: [mmm], archive: {adventures: []}}
- {leads: [vision], adventures: [vgm], archive: {adventures: []}}
- {leads: [glyph, glyph, glyph, ruin], adventures: [ggg, rvg], archive: {adventures: []}}
active: 2`,
		do: []string{"complete ggg with glyph glyph glyph"},
		want: facts{
			"hand 0": "myth", "zone 0": "mmm", "archive 0": "",
			"hand 1": "vision", "zone 1": "vgm", "archive 1": "",
			"hand 2": "ruin", "zone 2": "rvg", "archive 2": "ggg (glyph glyph glyph)",
		},
	},
	{
		rule: engine.R2_10, name: "with a fourth Adventure one is scrapped before the turn goes on",
		at: `
players: [{leads: [ruin], adventures: [ggm, rvg, vgm]}, {}]
step: choose-adventure
decks: {adventure: [mmm]}`,
		do:   []string{"choose adventure from deck"},
		want: facts{"decision": "scrap-adventure by 0", "zone 0": "ggm rvg vgm mmm"},
	},
	{
		rule: engine.R2_10, name: "three Adventures are kept",
		at: `
players: [{leads: [ruin], adventures: [ggm, rvg]}, {}]
step: choose-adventure
decks: {adventure: [mmm]}`,
		do:   []string{"choose adventure from deck"},
		want: facts{"decision": "collect-leads by 0", "zone 0": "ggm rvg mmm"},
	},
	{
		rule: engine.R2_10, name: "the newcomer may be the one scrapped",
		at: `
players: [{leads: [ruin], adventures: [ggm, rvg, vgm]}, {}]
step: choose-adventure
decks: {adventure: [mmm]}`,
		do:   []string{"choose adventure from deck", "scrap mmm"},
		want: facts{"decision": "collect-leads by 0", "zone 0": "ggm rvg vgm", "Adventure pile": "mmm"},
	},
	{
		rule: engine.R2_10, name: "nothing else goes on while there are Adventures to scrap",
		at: `
players: [{leads: [ruin], adventures: [ggm, rvg, vgm, mmm], archive: {adventures: 1}}, {}]
decision: scrap-adventure
step: actions`,
		do:      []string{"end turn"},
		refused: engine.DecideFirst,
	},
	{
		rule: engine.R2_10, name: "you scrap your own Adventures",
		at: `
players: [{leads: [ruin], adventures: [ggm, rvg, vgm, mmm]}, {adventures: [ggg]}]
decision: scrap-adventure`,
		do:      []string{"scrap ggg"},
		refused: engine.NotInYourZone,
	},
	{
		rule: engine.R2_10, name: "the limit is looked at when the whole reward is there",
		at: `
players: [{leads: [glyph, glyph, glyph, myth, myth], adventures: [gggmm-seek2, ggm, rvg]}, {}]
decks: {adventure: [mmm, rrr]}`,
		do:   []string{"complete gggmm-seek2 with glyph glyph glyph myth myth"},
		want: facts{"decision": "scrap-adventure by 0", "zone 0": "ggm rvg mmm rrr"},
	},
	{
		rule: engine.R2_10, name: "scrapping goes on until three are left",
		at: `
players: [{leads: [ruin], adventures: [ggm, rvg, vgm, mmm, rrr]}, {}]
decision: scrap-adventure
discards: {adventure: []}`,
		do:   []string{"scrap vgm", "scrap ggm"},
		want: facts{"decision": "collect-leads by 0", "zone 0": "rvg mmm rrr", "Adventure pile": "ggm vgm"},
	},
	{
		rule: engine.R2_10, name: "of several players above the limit the active one scraps first",
		at: `
players:
- {leads: [ruin], adventures: [ggm, rvg, vgm, mmm]}
- {leads: [ruin], adventures: [rrr, ggg, vvg, mmr]}
- {leads: [ruin], adventures: [rrv, rrg, mrv, mmv]}
active: 1
decision: scrap-adventure`,
		do: []string{"scrap rrr", "2: scrap mrv", "0: scrap ggm"},
		want: facts{
			"decision": "collect-leads by 1", "zone 0": "rvg vgm mmm", "zone 1": "ggg vvg mmr", "zone 2": "rrv rrg mmv",
		},
	},
}

func TestRule2_3_AnAdventureCostsOneToTwelveEmblemsOfTheFourTypes(t *testing.T) {
	for name, emblems := range map[string]engine.Leads{
		"none":     {},
		"a Wild":   engine.LeadsOf(engine.Glyph, engine.Wild),
		"thirteen": {engine.Glyph: 13},
	} {
		set := enginetest.Set()
		set.Adventures[7].Emblems = emblems
		if _, err := engine.NewGame(set); err == nil {
			t.Errorf("an Adventure with %s among its emblems is taken", name)
		}
	}
	set := enginetest.Set()
	set.Adventures[7].Emblems = engine.Leads{engine.Glyph: 12}
	if _, err := engine.NewGame(set); err != nil {
		t.Error(err)
	}
}

func TestRule2_11_EveryCardIsAtAllTimesInExactlyOnePlace(t *testing.T) {
	g := enginetest.Game(t, enginetest.TinySet())
	for players := 2; players <= engine.MaxPlayers; players++ {
		enginetest.Walk(t, g, engine.Setup{Players: players}, enginetest.Seed(t), func(s *engine.State) {
			if err := enginetest.CheckInvariants(g, s); err != nil {
				t.Fatal(err)
			}
		})
	}
}
