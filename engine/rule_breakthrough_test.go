package engine_test

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// breakthroughCases show chapter 10, winning by Breakthrough, and with it 1.2.
var breakthroughCases = []ruleCase{
	{
		rule: engine.R1_2, name: "there is a second way to win on the Final Adventure",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [], archive: {adventures: 4, actionx: 7}}
- {leads: [], actionx: [], archive: {adventures: 4}}`,
		do:   []string{"breakthrough ruin ruin ruin"},
		want: facts{"decision": "won by 0, by Breakthrough", "step": "over", "stack": ""},
	},
	{
		rule: engine.R10_1, name: "Active Zone and Archive Zone are counted together",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [], active: [site-aura, site-hand, {card: relic-plain, mode: noble}], archive: {adventures: 4, actionx: 4}}
- {leads: [], actionx: []}`,
		do:   []string{"breakthrough ruin ruin ruin"},
		want: facts{"decision": "won by 0, by Breakthrough"},
	},
	{
		rule: engine.R10_1, name: "six do not win",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [], active: [site-aura, site-hand], archive: {adventures: 4, actionx: 4}}
- {leads: [], actionx: []}`,
		do:   []string{"breakthrough ruin ruin ruin"},
		want: facts{"decision": "act by 0"},
	},
	{
		rule: engine.R10_1, name: "seven do not win before the Final Adventure",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [], archive: {adventures: 3, actionx: 7}}
- {leads: [], actionx: []}`,
		do:   []string{"breakthrough ruin ruin ruin"},
		want: facts{"decision": "act by 0"},
	},
	{
		rule: engine.R10_1, name: "a Thwarted Breakthrough does not win",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [], archive: {adventures: 4, actionx: 7}}
- {leads: [glyph, glyph], actionx: []}`,
		do:   []string{"breakthrough ruin ruin ruin", "thwart glyph glyph"},
		want: facts{"decision": "act by 0"},
	},
	{
		rule: engine.R10_2, name: "a Thwarted Feat is archived and counts",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [feat-draw], archive: {adventures: 4, actionx: 6}}
- {leads: [glyph, glyph], actionx: []}`,
		do:   []string{"play feat-draw", "thwart glyph glyph", "pass", "breakthrough ruin ruin ruin"},
		want: facts{"decision": "won by 0, by Breakthrough"},
	},
	{
		rule: engine.R10_3, name: "cards in hand do not count, the one just drawn neither",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [feat-draw, feat-look], archive: {adventures: 4, actionx: 6}}
- {leads: [], actionx: []}
decks: {actionx: [site-aura]}`,
		do:   []string{"breakthrough ruin ruin ruin"},
		want: facts{"decision": "act by 0", "actionx 0": "feat-draw feat-look site-aura"},
	},
	{
		rule: engine.R10_3, name: "with no ActionX card left to draw it still wins",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [], archive: {adventures: 4, actionx: 7}}
- {leads: [], actionx: []}
decks: {actionx: []}
rest: {actionx: discard}`,
		do:   []string{"breakthrough ruin ruin ruin"},
		want: facts{"decision": "won by 0, by Breakthrough", "actionx 0": ""},
	},
	{
		rule: engine.R10_3, name: "a Breakthrough printed on a card wins too, the card itself not counted",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin], actionx: [feat-breakthrough], archive: {adventures: 4, actionx: 7}}
- {leads: [], actionx: []}`,
		do:   []string{"play feat-breakthrough with ruin ruin"},
		want: facts{"decision": "won by 0, by Breakthrough"},
	},
	{
		rule: engine.R10_3, name: "a card being played is not one of the seven",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin], actionx: [feat-breakthrough], archive: {adventures: 4, actionx: 6}}
- {leads: [], actionx: []}`,
		do:   []string{"play feat-breakthrough with ruin ruin"},
		want: facts{"decision": "act by 0"},
	},
	{
		rule: engine.R10_3, name: "it is counted when Breakthrough takes effect, not when it is announced",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin, glyph], actionx: [twist-negate], archive: {adventures: 4, actionx: 6}}
- {leads: [], actionx: [twist-draw]}`,
		do:   []string{"breakthrough ruin ruin ruin", "play twist-draw", "play twist-negate with glyph"},
		want: facts{"decision": "won by 0, by Breakthrough"},
	},
}
