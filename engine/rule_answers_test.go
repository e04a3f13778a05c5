package engine_test

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// answerSet is AdvancedSet with a few cards more, for what none of its own shows.
func answerSet() engine.Set {
	set := enginetest.AdvancedSet()
	turned := engine.Cost{Kind: engine.CostLeverage, N: 1, Rule: engine.R8_6}
	archived := engine.Cost{Kind: engine.CostArchive, N: 1, Rule: engine.R8_2}
	oneLead := engine.Cost{Kind: engine.CostDiscard, N: 1, Rule: engine.R8_2}
	bury := engine.Effect{Op: engine.BuryLeads, N: 1, Rule: engine.R12_4}
	set.ActionX = append(set.ActionX,
		feat("feat-grave", bury),
		feat("feat-wake", engine.Effect{Op: engine.DrawLeads, N: 1, Who: engine.EachRival, Rule: engine.R12_1}, bury),
		feat("feat-famine", engine.Effect{Op: engine.ScrapAdventures, N: 1, Who: engine.EachRival, Rule: engine.R12_5}),
		twist("twist-seek", engine.Effect{Op: engine.Seek, N: 1, Rule: engine.R12_2}),
		twist("twist-raid", engine.Effect{Op: engine.ArchiveTheirs, N: 1, Rule: engine.R12_3}),
		engine.ActionX{ID: "site-ambush", Name: "site-ambush", Kind: engine.Site, Copies: 1, Bond: true, Play: engine.Ability{Twist: true},
			Abilities: []engine.Ability{{ID: "aura", Twist: true, Delay: true, Limit: 1, Effects: draws(1)}}},
		site("site-spy", engine.Ability{ID: "aura", Twist: true, Limit: 1, Effects: draws(1)}),
		site("site-ruin", engine.Ability{ID: "exploit", Exploit: true, Costs: []engine.Cost{archived, turned}, Effects: draws(2)}),
		site("site-mine", engine.Ability{ID: "exploit", Exploit: true, Costs: []engine.Cost{archived}, Effects: draws(2)}),
		site("site-camp",
			engine.Ability{ID: "aura", Limit: 1, Effects: draws(1)},
			engine.Ability{ID: "lean", Costs: []engine.Cost{turned}, Effects: draws(1)},
			engine.Ability{ID: "dig", Exploit: true, Costs: []engine.Cost{oneLead}, Effects: []engine.Effect{
				{Op: engine.DrawActionX, N: 1, Rule: engine.R12_1},
			}}),
	)
	return set
}

func feat(id string, effects ...engine.Effect) engine.ActionX {
	return engine.ActionX{ID: id, Name: id, Copies: 1, Play: engine.Ability{Effects: effects}}
}

func twist(id string, effects ...engine.Effect) engine.ActionX {
	card := feat(id, effects...)
	card.Play.Twist = true
	return card
}

func site(id string, abilities ...engine.Ability) engine.ActionX {
	return engine.ActionX{ID: id, Name: id, Kind: engine.Site, Copies: 1, Abilities: abilities}
}

func draws(n uint8) []engine.Effect {
	return []engine.Effect{{Op: engine.DrawLeads, N: n, Rule: engine.R12_1}}
}

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

// unansweredCases show what 8.8 leaves without an answer, and rewards.
var unansweredCases = []ruleCase{
	{
		rule: engine.R8_8, name: "a Rest is not answered",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [], adventures: []}
- {leads: [glyph, glyph], actionx: [twist-draw], active: [site-exploit]}
step: before-turn`,
		do:   []string{"rest"},
		want: facts{"decision": "choose-adventure by 1", "turn": "2, seat 1"},
	},
	{
		rule: engine.R8_8, name: "the choice of step 1 is not answered",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: []}
- {leads: [glyph, glyph], actionx: [twist-draw], active: [site-exploit]}
step: choose-adventure`,
		do:   []string{"choose adventure from deck"},
		want: facts{"decision": "collect-leads by 0"},
	},
	{
		rule: engine.R8_8, name: "the draw of step 2 is not answered before its discard",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: []}
- {leads: [glyph, glyph], actionx: [twist-draw], active: [site-exploit]}
step: collect-leads`,
		do:   []string{"collect leads from deck"},
		want: facts{"decision": "discard-lead by 0"},
	},
	{
		rule: engine.R8_8, name: "the discard of step 4 is not answered",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin, ruin, ruin, ruin, ruin, ruin], actionx: []}
- {leads: [glyph, glyph], actionx: [twist-draw], active: [site-exploit]}`,
		do:   []string{"end turn", "pass", "discard down ruin"},
		want: facts{"decision": "choose-adventure by 1"},
	},
	{
		rule: engine.R8_8, name: "a choice inside an effect is not answered",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [], adventures: []}
- {leads: [glyph, glyph], actionx: [twist-draw], active: [site-exploit]}
decks: {adventure: [ggm, mmr]}`,
		do:   []string{"barter ruin ruin ruin", "pass", "reveal ggm"},
		want: facts{"zone 0": "ggm", "decision": "act by 0"},
	},
	{
		rule: engine.R8_8, name: "a scrap above three Active Adventures is not answered",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [], adventures: [rvg, vgm, rrv]}
- {leads: [glyph, glyph], actionx: [twist-draw], active: [site-exploit]}
decks: {adventure: [ggm, mmr]}`,
		do:   []string{"barter ruin ruin ruin", "pass", "reveal ggm", "scrap rvg"},
		want: facts{"zone 0": "vgm rrv ggm", "decision": "act by 0"},
	},
	{
		rule: engine.R8_8, name: "the Final Adventure begins unanswered",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, myth], actionx: [], adventures: [ggm], archive: {adventures: 3}}
- {leads: [glyph, glyph], actionx: [twist-draw], active: [site-exploit]}`,
		do:   []string{"complete ggm with glyph glyph myth"},
		want: facts{"decision": "rivals-choice by 1"},
	},
	{
		rule: engine.R8_8, name: "after Rival's Choice the reward alone is answered",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, glyph, myth], actionx: [], adventures: [gggm-draw2, rvg], archive: {adventures: 3}}
- {leads: [glyph, glyph], actionx: [twist-draw], active: [site-exploit]}
decks: {lead: [ruin, ruin, ruin, myth, myth]}`,
		do:   []string{"complete gggm-draw2 with glyph glyph glyph myth", "keep rvg"},
		want: facts{"decision": "respond by 1", "stack": "reward gggm-draw2 by 0", "hand 0": "ruin ruin ruin"},
	},
	{
		rule: engine.R8_8, name: "a winning fifth Adventure is not answered",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, glyph, myth], actionx: [], adventures: [gggm-draw2], archive: {adventures: 4}}
- {leads: [glyph, glyph], actionx: [twist-draw], active: [site-exploit]}`,
		do:   []string{"complete gggm-draw2 with glyph glyph glyph myth"},
		want: facts{"decision": "won by 0, by Adventures", "stack": ""},
	},
	{
		rule: engine.R8_8, name: "the Adventure is archived before its reward is answered",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, myth, myth], actionx: [], adventures: [ggmm-draw1]}
- {leads: [], actionx: [twist-draw]}`,
		do: []string{"complete ggmm-draw1 with glyph glyph myth myth"},
		want: facts{
			"archive 0": "ggmm-draw1 (glyph glyph myth myth)", "stack": "reward ggmm-draw1 by 0", "hand 0": "", "decision": "respond by 1",
		},
	},
	{
		rule: engine.R8_8, name: "a Twist comes before the reward",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, myth, myth], actionx: [], adventures: [ggmm-draw1]}
- {leads: [], actionx: [twist-draw]}
decks: {lead: [ruin, vision]}`,
		do:   []string{"complete ggmm-draw1 with glyph glyph myth myth", "play twist-draw"},
		want: facts{"hand 1": "ruin", "hand 0": "vision", "stack": "", "decision": "act by 0"},
	},
	{
		rule: engine.R8_8, name: "a reward is not Thwarted",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, myth, myth], actionx: [], adventures: [ggmm-draw1]}
- {leads: [ruin, ruin], actionx: [twist-draw]}`,
		do: []string{"complete ggmm-draw1 with glyph glyph myth myth", "thwart ruin ruin"}, refused: engine.NotAFeat,
	},
	{
		rule: engine.R8_8, name: "a reward is answered in turn order from the one after its player",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-draw]}
- {leads: [glyph, glyph, myth, myth], actionx: [feat-look], adventures: [ggmm-draw1]}
- {leads: [], actionx: [twist-draw]}
active: 1`,
		do:   []string{"complete ggmm-draw1 with glyph glyph myth myth"},
		want: facts{"asked": "[2 0] 0 passed", "decision": "respond by 2"},
	},
	{
		rule: engine.R8_8, name: "an Adventure that gives nothing is answered by a Twist too",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, myth], actionx: [], adventures: [ggm]}
- {leads: [], actionx: [twist-draw]}`,
		do:   []string{"complete ggm with glyph glyph myth"},
		want: facts{"decision": "respond by 1"},
	},
}

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

// sourceCases show 8.10, what is read when a thing is announced.
var sourceCases = []ruleCase{
	{
		rule: engine.R8_10, name: "an ability works though its card leaves before it takes effect",
		set: answerSet(),
		at: `
players:
- {leads: [], actionx: [], active: [site-aura]}
- {leads: [], actionx: [twist-raid]}
decks: {lead: [ruin]}`,
		do:   []string{"use site-aura aura", "play twist-raid", "choose site-aura"},
		want: facts{"active 0": "", "stored 0": "site-aura", "hand 0": "ruin", "decision": "act by 0"},
	},
	{
		rule: engine.R8_10, name: "a Leveraged Relic too, whose Bonded Lead is buried meanwhile",
		set: answerSet(),
		at: `
players:
- {leads: [myth], actionx: [], active: [{card: relic-lens, mode: noble, bond: {lead: myth, as: myth}}]}
- {leads: [], actionx: [twist-raid]}
decks: {lead: [ruin, vision]}
discards: {lead: [glyph]}`,
		do:   []string{"use relic-lens noble with myth", "play twist-raid", "choose relic-lens"},
		want: facts{"stored 0": "relic-lens", "hand 0": "ruin vision", "Lead pile": "myth glyph myth"},
	},
	{
		rule: engine.R8_10, name: "the Bonded type is the one of the announcement",
		set: answerSet(),
		at: `
players:
- {leads: [], actionx: [], active: [{card: site-match, bond: {lead: wild, as: ruin}}]}
- {leads: [], actionx: [twist-raid]}
turn: 2
decks: {lead: [ruin, myth]}
discards: {lead: []}`,
		do:   []string{"use site-match aura", "play twist-raid", "choose site-match"},
		want: facts{"stored 0": "site-match", "hand 0": "ruin", "Lead pile": "myth wild"},
	},
	{
		rule: engine.R8_10, name: "a Ruthless text strikes the rival it faced",
		set: answerSet(),
		at: `
players:
- {leads: [], actionx: [site-hand]}
- {leads: [], actionx: [], active: [{card: relic-lens, mode: ruthless, against: 2}]}
- {leads: [ruin], actionx: [twist-raid]}
discards: {lead: []}`,
		do:   []string{"play site-hand", "1: use relic-lens ruthless", "2: play twist-raid", "2: choose relic-lens", "2: choose ruin"},
		want: facts{"stored 1": "relic-lens", "hand 2": "", "Lead pile": "ruin", "active 0": "site-hand", "decision": "act by 0"},
	},
	{
		rule: engine.R8_10, name: "what made a cost smaller is not missed afterwards",
		set: answerSet(),
		at: `
players:
- {leads: [ruin, ruin], actionx: [], active: [{card: relic-toll, mode: noble}]}
- {leads: [], actionx: [twist-raid]}
decks: {actionx: [feat-look]}`,
		do:   []string{"breakthrough ruin ruin", "play twist-raid", "pass", "choose relic-toll"},
		want: facts{"stored 0": "relic-toll", "actionx 0": "feat-look"},
	},
	{
		rule: engine.R8_10, name: "a Thwart printed on a Relic negates though the Relic is gone",
		set: answerSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [twist-raid]}
- {leads: [], actionx: [], active: [{card: relic-toll, mode: noble, entered: 1}]}
turn: 2
decks: {actionx: [feat-look]}`,
		do:   []string{"breakthrough ruin ruin ruin", "use relic-toll noble", "play twist-raid", "choose relic-toll"},
		want: facts{"stored 1": "relic-toll", "actionx 0": "", "stack": "", "decision": "act by 0"},
	},
}

// askedCases show 8.11, whether a player is asked.
var askedCases = []ruleCase{
	{
		rule: engine.R8_11, name: "two Leads of different types have a player asked against a Feat",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [glyph, myth], actionx: []}`,
		do:   []string{"breakthrough ruin ruin ruin"},
		want: facts{"decision": "respond by 1"},
	},
	{
		rule: engine.R8_11, name: "though a Thwart should cost more now",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [], archive: {actionx: [last-next]}}
- {leads: [glyph, glyph], actionx: []}
lasting: [{card: last-next, player: 0, until: next-turn}]`,
		do:      []string{"breakthrough ruin ruin ruin", "thwart glyph glyph"},
		refused: engine.WrongLeadCount,
		want:    facts{"decision": "respond by 1"},
	},
	{
		rule: engine.R8_11, name: "one Lead does not",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [wild], actionx: []}
decks: {actionx: [feat-look]}`,
		do:   []string{"breakthrough ruin ruin ruin"},
		want: facts{"decision": "act by 0", "actionx 0": "feat-look"},
	},
	{
		rule: engine.R8_11, name: "Leads do not against what is no Feat",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [site-hand]}
- {leads: [glyph, glyph, myth, myth], actionx: []}`,
		do:   []string{"play site-hand"},
		want: facts{"decision": "act by 0", "active 0": "site-hand"},
	},
	{
		rule: engine.R8_11, name: "an ActionX card in hand does, whatever it is",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [site-hand]}
- {leads: [], actionx: [site-zone]}`,
		do:   []string{"play site-hand"},
		want: facts{"decision": "respond by 1"},
	},
	{
		rule: engine.R8_11, name: "the player who is asked can do nothing but pass",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [glyph, myth], actionx: [site-zone]}
decks: {actionx: [feat-look]}`,
		do:   []string{"breakthrough ruin ruin ruin", "pass"},
		want: facts{"decision": "act by 0", "actionx 0": "feat-look"},
	},
	{
		rule: engine.R8_11, name: "with three, one who has nothing is left out",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [glyph], actionx: [], active: [site-aura]}
- {leads: [glyph, glyph], actionx: []}`,
		do:   []string{"breakthrough ruin ruin ruin"},
		want: facts{"asked": "[2] 0 passed", "decision": "respond by 2"},
	},
	{
		rule: engine.R8_11, name: "an upright card with a Twist does",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [site-hand]}
- {leads: [], actionx: [], active: [site-exploit]}`,
		do:   []string{"play site-hand"},
		want: facts{"decision": "respond by 1"},
	},
	{
		rule: engine.R8_11, name: "a sideways one does not",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [site-hand]}
- {leads: [], actionx: [], active: [{card: site-exploit, leveraged: true}]}`,
		do:   []string{"play site-hand"},
		want: facts{"decision": "act by 0"},
	},
	{
		rule: engine.R8_11, name: "an upright card without a Twist does not",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [site-hand]}
- {leads: [], actionx: [], active: [site-aura, {card: relic-plain, mode: noble}]}`,
		do:   []string{"play site-hand"},
		want: facts{"decision": "act by 0"},
	},
	{
		rule: engine.R8_11, name: "nor a Twist on the side not chosen",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [site-hand]}
- {leads: [], actionx: [], active: [{card: relic-lens, mode: noble, bond: {lead: ruin, as: ruin}}]}`,
		do:   []string{"play site-hand"},
		want: facts{"decision": "act by 0"},
	},
	{
		rule: engine.R8_11, name: "on the side chosen it does",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [site-hand]}
- {leads: [], actionx: [], active: [{card: relic-lens, mode: ruthless, against: 0}]}`,
		do:   []string{"play site-hand"},
		want: facts{"decision": "respond by 1"},
	},
	{
		rule: engine.R8_11, name: "nor one that Delay holds back this turn",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin], actionx: [relic-toll]}
- {leads: [glyph, glyph], actionx: []}`,
		do:   []string{"play relic-toll", "enter noble", "breakthrough ruin ruin", "thwart glyph glyph"},
		want: facts{"decision": "act by 0", "actionx 0": "", "active 0": "relic-toll noble"},
	},
	{
		rule: engine.R8_11, name: "in a later turn it does",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin], actionx: [], active: [{card: relic-toll, mode: noble, entered: 2}]}
- {leads: [glyph, glyph], actionx: []}
turn: 4`,
		do:   []string{"breakthrough ruin ruin", "thwart glyph glyph"},
		want: facts{"decision": "respond by 0"},
	},
	{
		rule: engine.R8_11, name: "and against anything, though its own text be of no use then",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [site-hand]}
- {leads: [], actionx: [], active: [{card: relic-toll, mode: noble, entered: 2}]}
turn: 4`,
		do:   []string{"play site-hand"},
		want: facts{"decision": "respond by 1"},
	},
	{
		rule: engine.R8_11, name: "a Twist within its limit does",
		set: answerSet(),
		at: `
players:
- {leads: [], actionx: [site-hand]}
- {leads: [], actionx: [], active: [site-spy]}`,
		do:   []string{"play site-hand"},
		want: facts{"decision": "respond by 1"},
	},
	{
		rule: engine.R8_11, name: "one used up does not",
		set: answerSet(),
		at: `
players:
- {leads: [], actionx: [site-hand]}
- {leads: [], actionx: [], active: [site-spy]}
decks: {lead: [ruin]}`,
		do:   []string{"play site-hand", "use site-spy aura"},
		want: facts{"hand 1": "ruin", "decision": "act by 0", "active 0": "site-hand"},
	},
}
