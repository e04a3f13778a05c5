package engine_test

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

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
