package engine_test

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// windowCases show 8.9, the Twists at the beginning and the end of the action step.
var windowCases = []ruleCase{
	{
		rule: engine.R8_9, name: "after step 2 rivals are asked for Twists in turn order",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-look]}
- {leads: [ruin], actionx: [feat-draw]}
- {leads: [], actionx: [twist-draw]}
active: 1
step: collect-leads
discards: {lead: [myth]}`,
		do:   []string{"collect leads from discard"},
		want: facts{"asked": "[2 0] 0 passed", "decision": "respond by 2", "stack": "", "step": "actions", "hand 1": "myth ruin"},
	},
	{
		rule: engine.R8_9, name: "after the discard of step 2, not before",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: []}
- {leads: [], actionx: [twist-draw]}
step: collect-leads`,
		do:   []string{"collect leads from deck", "discard ruin"},
		want: facts{"decision": "respond by 1", "stack": ""},
	},
	{
		rule: engine.R8_9, name: "where step 2 has nothing on offer too",
		set: oneLeadSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: []}
- {leads: [], actionx: [twist-draw]}
step: choose-adventure`,
		do:   []string{"choose adventure from deck"},
		want: facts{"decision": "respond by 1", "stack": "", "step": "actions"},
	},
	{
		rule: engine.R8_9, name: "two Leads alone have nobody asked there",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [ruin], actionx: []}
- {leads: [glyph, glyph], actionx: []}
step: collect-leads
discards: {lead: [myth]}`,
		do:   []string{"collect leads from discard"},
		want: facts{"decision": "act by 0"},
	},
	{
		rule: engine.R8_9, name: "there is nothing to Thwart there",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: []}
- {leads: [glyph, glyph], actionx: [twist-draw]}
step: collect-leads
discards: {lead: [myth]}`,
		do: []string{"collect leads from discard", "thwart glyph glyph"}, refused: engine.NothingPlayed,
	},
	{
		rule: engine.R8_9, name: "nor to negate by a card's text",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: []}
- {leads: [glyph], actionx: [twist-negate]}
step: collect-leads
discards: {lead: [myth]}`,
		do: []string{"collect leads from discard", "play twist-negate with glyph"}, refused: engine.NothingPlayed,
	},
	{
		rule: engine.R8_9, name: "a card without Twist is not played there",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: []}
- {leads: [], actionx: [feat-draw]}
step: collect-leads
discards: {lead: [myth]}`,
		do: []string{"collect leads from discard", "play feat-draw"}, refused: engine.NotInAnswer,
	},
	{
		rule: engine.R8_9, name: "when all have passed the actions begin",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: []}
- {leads: [], actionx: [feat-draw]}
- {leads: [], actionx: [feat-look]}
step: collect-leads
discards: {lead: [myth]}`,
		do:   []string{"collect leads from discard", "1: pass", "2: pass"},
		want: facts{"decision": "act by 0"},
	},
	{
		rule: engine.R8_9, name: "a Twist there is itself answered, by the active player too",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: []}
- {leads: [], actionx: [twist-draw]}
- {leads: [], actionx: [feat-look]}
step: collect-leads
discards: {lead: [myth]}`,
		do:   []string{"collect leads from discard", "1: play twist-draw"},
		want: facts{"stack": "play twist-draw by 1", "asked": "[2 0] 0 passed", "decision": "respond by 2"},
	},
	{
		rule: engine.R8_9, name: "and Thwarted",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin], actionx: []}
- {leads: [], actionx: [twist-draw]}
step: collect-leads
discards: {lead: [myth]}`,
		do:   []string{"collect leads from discard", "play twist-draw", "thwart ruin ruin"},
		want: facts{"stored 1": "twist-draw", "hand 1": "", "hand 0": "myth", "decision": "act by 0"},
	},
	{
		rule: engine.R8_9, name: "after it the round begins again, with one who had passed",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: []}
- {leads: [], actionx: [feat-look]}
- {leads: [], actionx: [twist-draw, feat-draw]}
step: collect-leads
decks: {lead: [vision]}
discards: {lead: [myth]}`,
		do:   []string{"collect leads from discard", "1: pass", "2: play twist-draw", "1: pass"},
		want: facts{"hand 2": "vision", "stack": "", "asked": "[1 2] 0 passed", "decision": "respond by 1"},
	},
	{
		rule: engine.R8_9, name: "with four players it begins with the first rival after the active one",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [twist-draw, feat-draw]}
- {leads: [], actionx: [feat-tithe]}
- {leads: [], actionx: []}
- {leads: [], actionx: [feat-look]}
active: 2
step: collect-leads
decks: {lead: [vision]}
discards: {lead: [myth]}`,
		do:   []string{"collect leads from discard", "3: pass", "0: play twist-draw", "1: pass", "3: pass"},
		want: facts{"hand 0": "vision", "stack": "", "asked": "[3 0 1] 0 passed", "decision": "respond by 3"},
	},
	{
		rule: engine.R8_9, name: "and ends only when all have passed in a row",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: []}
- {leads: [], actionx: [feat-look]}
- {leads: [], actionx: [twist-draw]}
step: collect-leads
decks: {lead: [vision]}
discards: {lead: [myth]}`,
		do:   []string{"collect leads from discard", "1: pass", "2: play twist-draw", "1: pass", "1: pass"},
		want: facts{"hand 2": "vision", "decision": "act by 0"},
	},
	{
		rule: engine.R8_9, name: "the active player is not asked for a Twist of their own there",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [twist-draw]}
- {leads: [], actionx: []}
step: collect-leads
discards: {lead: [myth]}`,
		do:   []string{"collect leads from discard"},
		want: facts{"decision": "act by 0"},
	},
	{
		rule: engine.R8_9, name: "an ability with Twist is used there",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: []}
- {leads: [], actionx: [], active: [site-exploit]}
step: collect-leads
decks: {lead: [vision]}
discards: {lead: [myth]}`,
		do:   []string{"collect leads from discard", "use site-exploit aura"},
		want: facts{"hand 1": "vision", "active 1": "site-exploit sideways", "decision": "act by 0"},
	},
	{
		rule: engine.R8_9, name: "when the end of the turn is announced rivals are asked in turn order",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-look]}
- {leads: [], actionx: [feat-tithe]}
- {leads: [ruin], actionx: [feat-draw]}
- {leads: [], actionx: [twist-draw]}
active: 2`,
		do:   []string{"end turn"},
		want: facts{"asked": "[3 0 1] 0 passed", "decision": "respond by 3", "stack": "", "step": "actions", "turn": "1, seat 2"},
	},
	{
		rule: engine.R8_9, name: "and may not Thwart it",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: []}
- {leads: [glyph, glyph], actionx: [twist-draw]}`,
		do: []string{"end turn", "thwart glyph glyph"}, refused: engine.NothingPlayed,
	},
	{
		rule: engine.R8_9, name: "before the hand is discarded down to seven",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin, ruin, ruin, ruin, ruin, ruin], actionx: []}
- {leads: [], actionx: [feat-draw]}`,
		do:   []string{"end turn"},
		want: facts{"decision": "respond by 1", "hand 0": "ruin ruin ruin ruin ruin ruin ruin ruin"},
	},
	{
		rule: engine.R8_9, name: "which is asked for when all have passed",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin, ruin, ruin, ruin, ruin, ruin], actionx: []}
- {leads: [], actionx: [feat-draw]}`,
		do:   []string{"end turn", "pass"},
		want: facts{"decision": "discard-down by 0"},
	},
	{
		rule: engine.R8_9, name: "a Twist at the end is answered, and the round begins again",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [feat-tithe]}
- {leads: [], actionx: [feat-look]}
- {leads: [], actionx: [twist-draw]}
decks: {lead: [vision]}`,
		do:   []string{"end turn", "1: pass", "2: play twist-draw", "0: pass", "1: pass"},
		want: facts{"hand 2": "vision", "stack": "", "asked": "[1] 0 passed", "decision": "respond by 1", "turn": "1, seat 0"},
	},
	{
		rule: engine.R8_9, name: "an announced end stays the end",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: []}
- {leads: [], actionx: [twist-draw, feat-look]}
decks: {lead: [vision]}`,
		do:   []string{"end turn", "play twist-draw", "pass"},
		want: facts{"turn": "2, seat 1", "decision": "choose-adventure by 1", "hand 1": "vision"},
	},
	{
		rule: engine.R8_9, name: "the active player does nothing more then but answer",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [feat-draw]}
- {leads: [], actionx: [twist-draw]}`,
		do: []string{"end turn", "play twist-draw", "breakthrough ruin ruin ruin"}, refused: engine.DecideFirst,
	},
	{
		rule: engine.R8_9, name: "a Rest has neither",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [], adventures: []}
- {leads: [ruin], actionx: [twist-draw]}
- {leads: [], actionx: [feat-look]}
step: before-turn`,
		do:   []string{"rest"},
		want: facts{"decision": "choose-adventure by 1"},
	},
}
