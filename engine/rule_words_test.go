package engine_test

import (
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// wordCases show chapters 11 to 13: decks that run out, the words that move cards, the Beginner Game.
var wordCases = []ruleCase{
	{
		rule: engine.R11_1, name: "a draw that empties the deck goes on with the remade one, and the pile keeps its top card",
		set: enginetest.SetOf(engine.Leads{engine.Glyph: 3, engine.Ruin: 4, engine.Wild: 1}, "gg-draw3", "mm"),
		at: `
players: [{leads: [glyph, glyph], adventures: [gg-draw3]}, {leads: [ruin], adventures: [mm]}]
decks: {lead: [glyph]}
discards: {lead: [wild, ruin, ruin, ruin]}`,
		do:   []string{"complete gg-draw3 with glyph glyph"},
		want: facts{"hand 0": "glyph ruin ruin", "Lead deck": "ruin", "Lead pile": "wild"},
	},
	{
		rule: engine.R11_1, name: "the last card leaving a deck does not remake it",
		at: `
players: [{leads: [ruin]}, {}]
step: collect-leads
decks: {lead: [myth, glyph]}
discards: {lead: [vision, wild]}
rest: {lead: discard}`,
		do:   []string{"collect leads from deck"},
		want: facts{"Lead deck": ""},
	},
	{
		rule: engine.R11_1, name: "a pile of one card gives no new deck",
		set: enginetest.SetOf(engine.Leads{engine.Glyph: 3, engine.Ruin: 1, engine.Wild: 1}, "gg-draw3", "mm"),
		at: `
players: [{leads: [glyph, glyph], adventures: [gg-draw3]}, {leads: [ruin], adventures: [mm]}]
decks: {lead: [glyph]}
discards: {lead: [wild]}`,
		do:   []string{"complete gg-draw3 with glyph glyph"},
		want: facts{"hand 0": "glyph", "Lead deck": "", "Lead pile": "wild"},
	},
	{
		rule: engine.R11_1, name: "a pile of none gives no new deck",
		set: enginetest.SetOf(engine.Leads{engine.Glyph: 3, engine.Ruin: 1}, "gg-draw3", "mm"),
		at: `
players: [{leads: [glyph, glyph], adventures: [gg-draw3]}, {leads: [ruin], adventures: [mm]}]
decks: {lead: [glyph]}`,
		do:   []string{"complete gg-draw3 with glyph glyph"},
		want: facts{"hand 0": "glyph", "Lead deck": "", "Lead pile": ""},
	},
	{
		rule: engine.R11_1, name: "the Adventure deck is remade in the middle of seeking two",
		set: enginetest.SetOf(enginetest.Set().Leads, "ggg-seek2", "mmm", "rrr", "vvv", "gmr"),
		at: `
players: [{leads: [glyph, glyph, glyph], adventures: [ggg-seek2]}, {adventures: [gmr]}]
decks: {adventure: [mmm]}
discards: {adventure: [vvv, rrr]}`,
		do:   []string{"complete ggg-seek2 with glyph glyph glyph"},
		want: facts{"zone 0": "mmm rrr", "Adventure deck": "", "Adventure pile": "vvv"},
	},
	{
		rule: engine.R12_1, name: "what is drawn is the top of the deck",
		at: `
players: [{leads: []}, {}]
step: collect-leads
decks: {lead: [myth, ruin, glyph, glyph]}`,
		do:   []string{"collect leads from deck"},
		want: facts{"hand 0": "myth ruin"},
	},
	{
		rule: engine.R12_1, name: "what is discarded lies on top of its pile",
		at: `
players: [{leads: [ruin]}, {}]
decision: discard-lead
discards: {lead: [myth, glyph]}`,
		do:   []string{"discard ruin"},
		want: facts{"Lead pile": "ruin myth glyph"},
	},
	{
		rule: engine.R12_2, name: "what is sought is the top of the Adventure deck, and joins the zone",
		at: `
players: [{adventures: [ggm]}, {}]
step: choose-adventure
decks: {adventure: [mmm, rrr]}`,
		do:   []string{"choose adventure from deck"},
		want: facts{"zone 0": "ggm mmm"},
	},
	{
		rule: engine.R12_3, name: "a completed Adventure goes to its player's Archive Zone",
		at: `
players: [{archive: {adventures: []}}, {leads: [glyph, glyph, myth], adventures: [ggm], archive: {adventures: []}}]
active: 1`,
		do:   []string{"complete ggm with glyph glyph myth"},
		want: facts{"archive 0": "", "archive 1": "ggm (glyph glyph myth)", "zone 1": ""},
	},
	{
		rule: engine.R12_5, name: "a scrapped Adventure lies on top of the Adventure discard pile",
		at: `
players: [{leads: [ruin], adventures: [ggm, rvg, vgm, mmm]}, {}]
decision: scrap-adventure
discards: {adventure: [rrr]}`,
		do:   []string{"scrap vgm"},
		want: facts{"Adventure pile": "vgm rrr", "zone 0": "ggm rvg mmm"},
	},
	{
		rule: engine.R13_1, name: "a reward of an ActionX card gives nothing",
		at: `
players: [{leads: [glyph, myth, ruin, ruin], adventures: [gmrr-actionx1]}, {}]`,
		do:   []string{"complete gmrr-actionx1 with glyph myth ruin ruin"},
		want: facts{"hand 0": "", "zone 0": "", "decision": "act by 0"},
	},
	{
		rule: engine.R13_1, name: "a reward gives what else it gives",
		at: `
players: [{leads: [myth, myth, vision, vision, ruin], adventures: [mmvvr-seek1-actionx1]}, {}]
decks: {adventure: [rrr]}`,
		do:   []string{"complete mmvvr-seek1-actionx1 with myth myth vision vision ruin"},
		want: facts{"zone 0": "rrr", "decision": "act by 0"},
	},
	{
		rule: engine.R13_1, name: "the Final Adventure stays",
		at: `
players: [{leads: [glyph, glyph, myth], adventures: [ggm], archive: {adventures: 3}}, {}]`,
		do:   []string{"complete ggm with glyph glyph myth"},
		want: facts{"final 0": "true"},
	},
}

func TestRule13_1_TheBeginnerGameHasNoHeroicFeatsAndNoActionXCards(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	s := load(t, g, `players: [{leads: [ruin, ruin, ruin], adventures: [ggm]}, {adventures: [rvg]}]`)
	for _, do := range engine.Dos() {
		if !do.Advanced() {
			continue
		}
		r := g.Check(&s, engine.Action{Do: do, Card: s.Seats[0].Zone.Cards[0], Pay: engine.LeadsOf(engine.Ruin)})
		if r == nil || r.Code() != engine.NotInBeginnerGame {
			t.Errorf("%v: %v", do, r)
		}
	}
}

func TestRule11_1_TheRestOfThePileIsShuffled(t *testing.T) {
	g := enginetest.Game(t, enginetest.SetOf(engine.Leads{engine.Glyph: 10, engine.Myth: 10}, "gg", "mm"))
	seen := map[[engine.MaxLeads]engine.Lead]bool{}
	for seed := range uint64(10) {
		s := load(t, g, `
players: [{leads: [myth], adventures: [gg]}, {leads: [myth], adventures: [mm]}]
step: collect-leads
rest: {lead: discard}`)
		s.RNG.Seed(seed, 0)
		act(t, g, &s, nil, "collect leads from deck")
		seen[s.Leads.Deck] = true
	}
	if len(seen) < 9 {
		t.Errorf("ten remade decks lie in %d orders", len(seen))
	}
}

func TestRule11_1_ADrawAcrossTheEndOfTheDeckRemakesItOnceAndComesUpFull(t *testing.T) {
	leads := engine.Leads{engine.Glyph: 3, engine.Myth: 1, engine.Ruin: 1, engine.Vision: 1, engine.Wild: 1}
	g := enginetest.Game(t, enginetest.SetOf(leads, "gg-draw3", "mm"))
	s := load(t, g, `
players: [{leads: [glyph, glyph], adventures: [gg-draw3]}, {leads: [], adventures: [mm]}]
decks: {lead: [glyph]}
discards: {lead: [wild, vision, ruin, myth]}`)
	var log engine.Log
	act(t, g, &s, &log, "complete gg-draw3 with glyph glyph")
	if hand := s.Seats[0].Leads; hand.Total() != 3 || hand[engine.Glyph] != 1 || hand[engine.Wild] != 0 {
		t.Errorf("the three drawn are %v", hand.List())
	}
	facts{"Lead pile": "wild"}.hold(t, g, &s)
	if s.Leads.DeckN != 1 {
		t.Errorf("%d Leads are left in the new deck, not one", s.Leads.DeckN)
	}
	remade := 0
	for _, e := range log.Events {
		if e.Verb == engine.VerbRemakeLeads {
			remade++
			if e.N != 3 {
				t.Errorf("%d Leads are said to make the new deck, not three", e.N)
			}
		}
	}
	if remade != 1 {
		t.Errorf("the deck is said to be remade %d times", remade)
	}
}
