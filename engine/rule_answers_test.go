package engine_test

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// orderCases show 8.8: who answers, in which order, and what becomes of it.
var orderCases = []ruleCase{
	{
		rule: engine.R8_8, name: "an action is announced and paid before its effect",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [glyph, glyph], actionx: []}
discards: {lead: []}`,
		do: []string{"breakthrough ruin ruin ruin"},
		want: facts{
			"hand 0": "", "Lead pile": "ruin ruin ruin", "actionx 0": "", "stack": "breakthrough by 0",
			"decision": "respond by 1", "asked": "[1] 0 passed",
		},
	},
	{
		rule: engine.R8_8, name: "when the only rival passes it takes effect",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [glyph, glyph], actionx: []}
decks: {actionx: [feat-look]}`,
		do:   []string{"breakthrough ruin ruin ruin", "pass"},
		want: facts{"actionx 0": "feat-look", "stack": "", "decision": "act by 0"},
	},
	{
		rule: engine.R8_8, name: "three players are asked in turn order from the one after its actor",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [glyph, glyph], actionx: []}
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [myth, myth], actionx: []}
active: 1`,
		do:   []string{"breakthrough ruin ruin ruin"},
		want: facts{"asked": "[2 0] 0 passed", "decision": "respond by 2"},
	},
	{
		rule: engine.R8_8, name: "four players are asked in turn order from the one after its actor",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [glyph, glyph], actionx: []}
- {leads: [vision, vision], actionx: []}
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [myth, myth], actionx: []}
active: 2`,
		do:   []string{"breakthrough ruin ruin ruin"},
		want: facts{"asked": "[3 0 1] 0 passed", "decision": "respond by 3"},
	},
	{
		rule: engine.R8_8, name: "who passes leaves the word to the next",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [glyph, glyph], actionx: []}
- {leads: [vision, vision], actionx: []}
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [myth, myth], actionx: []}
active: 2`,
		do:   []string{"breakthrough ruin ruin ruin", "pass"},
		want: facts{"asked": "[3 0 1] 1 passed", "decision": "respond by 0", "actionx 2": ""},
	},
	{
		rule: engine.R8_8, name: "when all four have passed in a row it takes effect",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph], actionx: []}
- {leads: [vision, vision], actionx: []}
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [myth, myth], actionx: []}
active: 2
decks: {actionx: [feat-look]}`,
		do:   []string{"breakthrough ruin ruin ruin", "3: pass", "0: pass", "1: pass"},
		want: facts{"actionx 2": "feat-look", "decision": "act by 2"},
	},
	{
		rule: engine.R8_8, name: "nobody answers out of turn",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [glyph, glyph], actionx: []}
- {leads: [myth, myth], actionx: []}`,
		do: []string{"breakthrough ruin ruin ruin", "2: thwart myth myth"}, refused: engine.NotYourDecision,
	},
	{
		rule: engine.R8_8, name: "an answer is announced and paid, and takes no effect yet",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [glyph, glyph], actionx: []}
- {leads: [myth, myth], actionx: []}
discards: {lead: []}`,
		do: []string{"breakthrough ruin ruin ruin", "thwart glyph glyph"},
		want: facts{
			"stack": "breakthrough by 0, thwart by 1", "hand 1": "", "Lead pile": "ruin ruin ruin glyph glyph", "decision": "respond by 2",
		},
	},
	{
		rule: engine.R8_8, name: "an answer is open to the rivals of its own actor, the player it answers included",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [ruin, ruin, ruin, vision, vision], actionx: []}
- {leads: [glyph, glyph], actionx: []}
- {leads: [myth, myth], actionx: []}`,
		do:   []string{"breakthrough ruin ruin ruin", "thwart glyph glyph"},
		want: facts{"asked": "[2 0] 0 passed", "decision": "respond by 2"},
	},
	{
		rule: engine.R8_8, name: "with four they are asked from the one after the answerer, who passed before too",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [feat-draw]}
- {leads: [glyph, glyph], actionx: []}
- {leads: [], actionx: [twist-draw]}
- {leads: [myth, myth], actionx: []}`,
		do: []string{"breakthrough ruin ruin ruin", "1: pass", "2: play twist-draw"},
		want: facts{
			"stack": "breakthrough by 0, play twist-draw by 2", "asked": "[3 0 1] 0 passed", "decision": "respond by 3",
		},
	},
	{
		rule: engine.R8_8, name: "with four an answer to an answer is offered from the one after its actor",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [ruin, ruin, ruin, ruin, ruin], actionx: []}
- {leads: [glyph, glyph, glyph, glyph], actionx: []}
- {leads: [vision, vision], actionx: []}
- {leads: [myth, myth], actionx: []}`,
		do: []string{"breakthrough ruin ruin ruin", "1: thwart glyph glyph", "2: thwart vision vision"},
		want: facts{
			"stack": "breakthrough by 0, thwart by 1, thwart by 2", "asked": "[3 0 1] 0 passed", "decision": "respond by 3",
		},
	},
	{
		rule: engine.R8_8, name: "nobody answers their own announcement",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [ruin, ruin, ruin, vision, vision], actionx: []}
- {leads: [glyph, glyph], actionx: []}`,
		do: []string{"breakthrough ruin ruin ruin", "0: thwart vision vision"}, refused: engine.NotYourDecision,
	},
	{
		rule: engine.R8_8, name: "nor their own answer",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [glyph, glyph, myth, myth], actionx: [twist-draw]}`,
		do:   []string{"breakthrough ruin ruin ruin", "thwart glyph glyph"},
		want: facts{"stack": "", "actionx 0": "", "hand 1": "myth myth", "decision": "act by 0"},
	},
	{
		rule: engine.R8_8, name: "a Thwart takes the Feat below away",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [glyph, glyph], actionx: []}
decks: {actionx: [feat-look]}`,
		do:   []string{"breakthrough ruin ruin ruin", "thwart glyph glyph"},
		want: facts{"actionx 0": "", "ActionX pile": "", "stack": "", "decision": "act by 0"},
	},
	{
		rule: engine.R8_8, name: "a Thwarted Thwart does nothing, and the Feat below is offered again",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [ruin, ruin, ruin, vision, vision], actionx: []}
- {leads: [glyph, glyph, myth, myth], actionx: []}`,
		do: []string{"breakthrough ruin ruin ruin", "thwart glyph glyph", "thwart vision vision", "pass"},
		want: facts{
			"stack": "breakthrough by 0", "hand 0": "", "hand 1": "myth myth", "decision": "respond by 1", "asked": "[1] 0 passed",
		},
	},
	{
		rule: engine.R8_8, name: "then it may be Thwarted once more",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin, vision, vision], actionx: []}
- {leads: [glyph, glyph, myth, myth], actionx: []}
decks: {actionx: [feat-look]}`,
		do:   []string{"breakthrough ruin ruin ruin", "thwart glyph glyph", "thwart vision vision", "pass", "thwart myth myth"},
		want: facts{"actionx 0": "", "stack": "", "decision": "act by 0"},
	},
	{
		rule: engine.R8_8, name: "or is carried out",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin, vision, vision], actionx: []}
- {leads: [glyph, glyph], actionx: []}
decks: {actionx: [feat-look]}`,
		do:   []string{"breakthrough ruin ruin ruin", "thwart glyph glyph", "thwart vision vision"},
		want: facts{"actionx 0": "feat-look", "stack": "", "decision": "act by 0"},
	},
	{
		rule: engine.R8_8, name: "a third Thwart waits on top of the second",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin, vision, vision], actionx: [feat-draw]}
- {leads: [glyph, glyph, myth, myth], actionx: []}`,
		do: []string{"breakthrough ruin ruin ruin", "thwart glyph glyph", "thwart vision vision", "thwart myth myth"},
		want: facts{
			"stack": "breakthrough by 0, thwart by 1, thwart by 0, thwart by 1", "asked": "[0] 0 passed",
		},
	},
	{
		rule: engine.R8_8, name: "it takes the second away, and the first is offered again",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin, vision, vision], actionx: [feat-draw]}
- {leads: [glyph, glyph, myth, myth], actionx: []}`,
		do:   []string{"breakthrough ruin ruin ruin", "thwart glyph glyph", "thwart vision vision", "thwart myth myth", "pass"},
		want: facts{"stack": "breakthrough by 0, thwart by 1", "asked": "[0] 0 passed", "decision": "respond by 0"},
	},
	{
		rule: engine.R8_8, name: "and the first then takes the Feat away",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin, vision, vision], actionx: [feat-draw]}
- {leads: [glyph, glyph, myth, myth], actionx: []}
decks: {actionx: [feat-look]}`,
		do: []string{
			"breakthrough ruin ruin ruin", "thwart glyph glyph", "thwart vision vision", "thwart myth myth", "pass", "pass",
		},
		want: facts{"stack": "", "actionx 0": "feat-draw", "decision": "act by 0"},
	},
	{
		rule: engine.R8_8, name: "three Thwarts of three rivals leave the Feat Thwarted",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [glyph, glyph], actionx: []}
- {leads: [myth, wild], actionx: []}
- {leads: [vision, vision], actionx: []}
decks: {actionx: [feat-look]}`,
		do:   []string{"breakthrough ruin ruin ruin", "1: thwart glyph glyph", "2: thwart myth wild", "3: thwart vision vision"},
		want: facts{"actionx 0": "", "stack": "", "decision": "act by 0"},
	},
	{
		rule: engine.R8_8, name: "two of two rivals leave it be, and every rival is offered it again",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [glyph, glyph, ruin, ruin], actionx: []}
- {leads: [myth, wild], actionx: []}
- {leads: [vision, vision], actionx: []}`,
		do: []string{
			"breakthrough ruin ruin ruin", "1: thwart glyph glyph", "2: thwart myth wild", "3: pass", "1: pass",
		},
		want: facts{"stack": "breakthrough by 0", "asked": "[1 3] 0 passed", "decision": "respond by 1"},
	},
	{
		rule: engine.R8_8, name: "what lies below is offered again to one who had passed",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [glyph, glyph], actionx: []}
- {leads: [], actionx: [twist-draw]}
decks: {actionx: [feat-look]}`,
		do: []string{
			"breakthrough ruin ruin ruin", "1: pass", "2: play twist-draw", "1: pass", "1: thwart glyph glyph",
		},
		want: facts{"actionx 0": "", "stored 2": "twist-draw", "stack": "", "decision": "act by 0"},
	},
	{
		rule: engine.R8_8, name: "one player may answer a thing more than once",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [glyph, glyph], actionx: [twist-draw]}
decks: {actionx: [feat-look]}`,
		do:   []string{"breakthrough ruin ruin ruin", "play twist-draw", "thwart glyph glyph"},
		want: facts{"actionx 0": "", "stored 1": "twist-draw", "stack": "", "decision": "act by 0"},
	},
	{
		rule: engine.R8_8, name: "what was announced last takes effect first",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [], active: [site-aura]}
- {leads: [], actionx: [twist-draw]}
decks: {lead: [ruin, myth]}`,
		do:   []string{"use site-aura aura", "play twist-draw"},
		want: facts{"hand 1": "ruin", "hand 0": "myth"},
	},
	{
		rule: engine.R8_8, name: "what an answer brings above three is scrapped before anything below is offered",
		set: answerSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [glyph, glyph], actionx: []}
- {leads: [], actionx: [twist-seek], adventures: [rvg, vgm, rrv]}
decks: {adventure: [ggm]}`,
		do: []string{"breakthrough ruin ruin ruin", "1: pass", "2: play twist-seek", "1: pass"},
		want: facts{
			"zone 2": "rvg vgm rrv ggm", "decision": "scrap-adventure by 2", "stack": "breakthrough by 0", "stored 2": "twist-seek",
		},
	},
	{
		rule: engine.R8_8, name: "and then it is",
		set: answerSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [glyph, glyph], actionx: []}
- {leads: [], actionx: [twist-seek], adventures: [rvg, vgm, rrv]}
decks: {adventure: [ggm]}`,
		do:   []string{"breakthrough ruin ruin ruin", "1: pass", "2: play twist-seek", "1: pass", "2: scrap vgm"},
		want: facts{"zone 2": "rvg rrv ggm", "decision": "respond by 1", "stack": "breakthrough by 0"},
	},
	{
		rule: engine.R8_8, name: "a negated Feat card is archived at once, and offered to nobody",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-draw]}
- {leads: [glyph, glyph, myth, myth], actionx: []}
- {leads: [vision, vision], actionx: [twist-draw]}`,
		do:   []string{"play feat-draw", "1: thwart glyph glyph", "2: pass"},
		want: facts{"stored 0": "feat-draw", "stack": "", "hand 0": "", "decision": "act by 0"},
	},
	{
		rule: engine.R8_8, name: "where an answer is negated what it answered is offered again",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin, myth, myth], actionx: []}
- {leads: [], actionx: [feat-look, twist-draw]}`,
		do:   []string{"breakthrough ruin ruin ruin", "play twist-draw", "thwart myth myth", "pass"},
		want: facts{"stored 1": "twist-draw", "hand 1": "", "stack": "breakthrough by 0", "decision": "respond by 1"},
	},
	{
		rule: engine.R8_8, name: "a text that negates goes on after it has",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-draw]}
- {leads: [glyph], actionx: [twist-negate]}
decks: {lead: [vision]}`,
		do:   []string{"play feat-draw", "play twist-negate with glyph"},
		want: facts{"stored 0": "feat-draw", "stored 1": "twist-negate", "hand 1": "vision", "hand 0": "", "stack": "", "decision": "act by 0"},
	},
	{
		rule: engine.R8_8, name: "only the last thing announced is Thwarted",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [], actionx: [], active: [site-exploit]}
- {leads: [myth, myth], actionx: [feat-draw]}`,
		do: []string{"breakthrough ruin ruin ruin", "1: use site-exploit aura", "2: thwart myth myth"}, refused: engine.NotAFeat,
		want: facts{"stack": "breakthrough by 0, use site-exploit by 1"},
	},
	{
		rule: engine.R8_8, name: "what lies below it is when it is offered again",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [], actionx: [], active: [site-exploit]}
- {leads: [myth, myth], actionx: []}`,
		do:   []string{"breakthrough ruin ruin ruin", "1: use site-exploit aura", "2: thwart myth myth"},
		want: facts{"stack": "", "actionx 0": "", "active 1": "site-exploit sideways", "decision": "act by 0"},
	},
	{
		rule: engine.R8_8, name: "the actions of a turn answer nothing",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [glyph, glyph, glyph], actionx: []}`,
		do: []string{"breakthrough ruin ruin ruin", "breakthrough glyph glyph glyph"}, refused: engine.NotInAnswer,
	},
}
