package engine_test

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// attackCases show 6.7 to 6.10, the Final Adventure against Sabotage, Poach and cards.
var attackCases = []ruleCase{
	{
		rule: engine.R6_7, name: "Barter brings a further Adventure on the Final Adventure",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [], adventures: [rvg], archive: {adventures: 4}}
- {leads: [], actionx: []}
decks: {adventure: [ggm, mmr]}`,
		do:   []string{"barter ruin ruin ruin", "reveal ggm"},
		want: facts{"zone 0": "rvg ggm"},
	},
	{
		rule: engine.R6_8, name: "the last Adventure may pay for Sabotage",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: [rvg], archive: {adventures: 4}}
- {leads: [], actionx: [], adventures: [ggm, mmr]}`,
		do:   []string{`sabotage "RVG" with ruin`, "hit ggm"},
		want: facts{"zone 0": "", "zone 1": "mmr"},
	},
	{
		rule: engine.R6_8, name: "the last Adventure may pay for Negotiate",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [], adventures: [rvg], archive: {adventures: 4}}
- {leads: [], actionx: [], adventures: [ggm], archive: {adventures: 4}}
decks: {lead: [glyph, myth, ruin]}`,
		do:   []string{`negotiate "RVG"`, "give glyph to player 2"},
		want: facts{"zone 0": "", "hand 0": "myth ruin"},
	},
	{
		rule: engine.R6_9, name: "whom a rival's Sabotage leaves without an Adventure reveals one",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: [rvg]}
- {leads: [], actionx: [], adventures: [ggm], archive: {adventures: 4}}
decks: {adventure: [mmr, rrv]}`,
		do:   []string{`sabotage "RVG" with ruin`, "hit ggm"},
		want: facts{"zone 1": "mmr", "decision": "act by 0"},
	},
	{
		rule: engine.R6_9, name: "not before the Final Adventure",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: [rvg]}
- {leads: [], actionx: [], adventures: [ggm], archive: {adventures: 3}}`,
		do:   []string{`sabotage "RVG" with ruin`, "hit ggm"},
		want: facts{"zone 1": ""},
	},
	{
		rule: engine.R6_9, name: "not where an Adventure is left",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: [rvg]}
- {leads: [], actionx: [], adventures: [ggm, mmr], archive: {adventures: 4}}`,
		do:   []string{`sabotage "RVG" with ruin`, "hit ggm"},
		want: facts{"zone 1": "mmr"},
	},
	{
		rule: engine.R6_9, name: "whose effect it is decides, also where it makes you scrap yourself",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-storm], adventures: [rvg]}
- {leads: [], actionx: [], adventures: [ggm], archive: {adventures: 4}}
decks: {adventure: [mmr]}`,
		do:   []string{"play feat-storm", "choose ggm", "choose rvg"},
		want: facts{"zone 0": "", "zone 1": "mmr", "stored 0": "feat-storm"},
	},
	{
		rule: engine.R6_9, name: "where none is there to reveal, none is owed later",
		set: advanced("ggm", "g", "m", "r", "v"),
		at: `
players:
- {leads: [ruin], actionx: [], active: [site-aura], adventures: []}
- {leads: [], actionx: [], adventures: [ggm], archive: {adventures: 4}}`,
		do:   []string{"sabotage site-aura with ruin", "hit ggm"},
		want: facts{"zone 1": "", "Adventure pile": "ggm", "decision": "act by 0"},
	},
	{
		rule: engine.R6_10, name: "whose own cost takes the last Adventure reveals none",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: [rvg], archive: {adventures: 4}}
- {leads: [], actionx: [], adventures: [ggm]}
decks: {adventure: [mmr]}`,
		do:   []string{`sabotage "RVG" with ruin`, "hit ggm"},
		want: facts{"zone 0": ""},
	},
	{
		rule: engine.R6_10, name: "whose own effect takes the last Adventure reveals none",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-storm], adventures: [rvg], archive: {adventures: 4}}
- {leads: [], actionx: [], adventures: []}
decks: {adventure: [mmr]}`,
		do:   []string{"play feat-storm", "choose rvg"},
		want: facts{"zone 0": ""},
	},
}
