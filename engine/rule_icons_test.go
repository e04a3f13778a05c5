package engine_test

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// iconCases show 8.5 to 8.7, Delay, Leverage and Twist.
var iconCases = []ruleCase{
	{
		rule: engine.R8_5, name: "an ability marked Delay is not used in the turn its card entered",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [site-match]}
- {leads: [], actionx: []}`,
		do: []string{"play site-match", "enter bonding ruin", "use site-match aura"}, refused: engine.DelayedThisTurn,
	},
	{
		rule: engine.R8_5, name: "from the next turn on it is",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [], active: [{card: site-match, bond: {lead: ruin, as: ruin}, entered: 4}]}
- {leads: [], actionx: []}
turn: 6
decks: {lead: [ruin, ruin]}`,
		do:   []string{"use site-match aura"},
		want: facts{"hand 0": "ruin ruin"},
	},
	{
		rule: engine.R8_5, name: "the next turn may be a rival's",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [], actionx: [], active: [{card: relic-toll, mode: noble, entered: 5}]}
turn: 6`,
		do:   []string{"breakthrough ruin ruin ruin", "use relic-toll noble"},
		want: facts{"active 1": "relic-toll noble sideways", "stack": "", "actionx 0": ""},
	},
	{
		rule: engine.R8_5, name: "a card that enters on a rival's turn waits for the turn after it",
		set: answerSet(),
		at: `
players:
- {leads: [], actionx: [site-hand, site-zone]}
- {leads: [ruin], actionx: [site-ambush]}`,
		do:   []string{"play site-hand", "play site-ambush", "pass", "enter bonding ruin", "play site-zone"},
		want: facts{"active 1": "site-ambush bonded ruin as ruin", "active 0": "site-hand, site-zone", "decision": "act by 0"},
	},
	{
		rule: engine.R8_5, name: "another ability of the card does not wait",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin], actionx: [site-match]}
- {leads: [], actionx: []}
decks: {lead: [glyph, glyph, glyph]}`,
		do:   []string{"play site-match", "enter bonding ruin", "use site-match exploit with ruin"},
		want: facts{"hand 0": "glyph glyph glyph", "stored 0": "site-match"},
	},
	{
		rule: engine.R8_6, name: "the card is turned sideways and what else it asks is paid",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [myth, ruin], actionx: [], active: [{card: relic-lens, mode: noble, bond: {lead: myth, as: myth}}]}
- {leads: [], actionx: [feat-draw]}
discards: {lead: []}`,
		do:   []string{"use relic-lens noble with myth"},
		want: facts{"active 0": "relic-lens noble bonded myth as myth sideways", "Lead pile": "myth", "hand 0": "ruin", "decision": "respond by 1"},
	},
	{
		rule: engine.R8_6, name: "a card that lies sideways is not Leveraged again",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [], active: [site-exploit]}
- {leads: [], actionx: []}`,
		do: []string{"use site-exploit aura", "use site-exploit aura"}, refused: engine.AlreadyLeveraged,
	},
	{
		rule: engine.R8_6, name: "it stays sideways on the turns of rivals",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: []}
- {leads: [ruin], actionx: []}
- {leads: [], actionx: [], active: [{card: site-exploit, leveraged: true}]}`,
		do:   []string{"end turn"},
		want: facts{"active 2": "site-exploit sideways", "decision": "choose-adventure by 1"},
	},
	{
		rule: engine.R8_6, name: "it is turned upright as its player's next turn begins",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: []}
- {leads: [ruin], actionx: [], active: [{card: site-exploit, leveraged: true}, {card: relic-toll, mode: noble, leveraged: true}]}`,
		do:   []string{"end turn"},
		want: facts{"active 1": "site-exploit, relic-toll noble", "decision": "choose-adventure by 1"},
	},
	{
		rule: engine.R8_6, name: "used on a rival's turn it comes upright in the next turn of its player",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [site-hand]}
- {leads: [ruin], actionx: [], active: [site-exploit]}`,
		do:   []string{"play site-hand", "use site-exploit aura", "end turn"},
		want: facts{"active 1": "site-exploit", "decision": "choose-adventure by 1"},
	},
	{
		rule: engine.R8_6, name: "before it is settled whether the turn begins the card lies sideways",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: []}
- {leads: [], actionx: [], active: [{card: site-exploit, leveraged: true}]}`,
		do:   []string{"end turn"},
		want: facts{"active 1": "site-exploit sideways", "decision": "start-turn by 1"},
	},
	{
		rule: engine.R8_6, name: "a Rest turns nothing upright",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: []}
- {leads: [], actionx: [], active: [{card: site-exploit, leveraged: true}], adventures: []}`,
		do:   []string{"end turn", "rest"},
		want: facts{"active 1": "site-exploit sideways", "decision": "choose-adventure by 0"},
	},
	{
		rule: engine.R8_6, name: "a turn begun without a Lead does",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: []}
- {leads: [], actionx: [], active: [{card: site-exploit, leveraged: true}], adventures: []}`,
		do:   []string{"end turn", "start turn"},
		want: facts{"active 1": "site-exploit", "decision": "choose-adventure by 1"},
	},
	{
		rule: engine.R8_7, name: "a Twist is played when a rival performs an action",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [site-hand]}
- {leads: [], actionx: [twist-draw]}
decks: {lead: [ruin]}`,
		do:   []string{"play site-hand", "play twist-draw"},
		want: facts{"hand 1": "ruin", "stored 1": "twist-draw", "active 0": "site-hand", "decision": "act by 0"},
	},
	{
		rule: engine.R8_7, name: "a Site with Twist enters on a rival's turn, and asks its own player",
		set: answerSet(),
		at: `
players:
- {leads: [], actionx: [site-hand]}
- {leads: [ruin], actionx: [site-ambush]}`,
		do:   []string{"play site-hand", "play site-ambush"},
		want: facts{"decision": "enter by 1", "stack": "play site-hand by 0, play site-ambush by 1"},
	},
	{
		rule: engine.R8_7, name: "a card without Twist is not",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [site-hand]}
- {leads: [], actionx: [feat-draw]}`,
		do: []string{"play site-hand", "play feat-draw"}, refused: engine.NotInAnswer,
	},
	{
		rule: engine.R8_7, name: "an ability with Twist is used when a rival performs an action",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [site-hand]}
- {leads: [], actionx: [], active: [{card: relic-lens, mode: ruthless, against: 0}]}
discards: {lead: []}`,
		do:   []string{"play site-hand", "use relic-lens ruthless", "choose ruin"},
		want: facts{"hand 0": "", "Lead pile": "ruin", "active 1": "relic-lens ruthless against 0 sideways"},
	},
	{
		rule: engine.R8_7, name: "an ability without Twist is not",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [site-hand]}
- {leads: [], actionx: [feat-draw], active: [site-aura]}`,
		do: []string{"play site-hand", "use site-aura aura"}, refused: engine.NotInAnswer,
	},
	{
		rule: engine.R8_7, name: "Leverage with Twist works on rivals' turns, once until its player's next",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [site-hand, site-zone]}
- {leads: [], actionx: [feat-draw], active: [site-exploit]}`,
		do: []string{"play site-hand", "use site-exploit aura", "pass", "pass", "play site-zone", "use site-exploit aura"}, refused: engine.AlreadyLeveraged,
	},
	{
		rule: engine.R8_7, name: "a Twist is played in its player's own action step",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [twist-draw]}
- {leads: [], actionx: []}
decks: {lead: [ruin]}`,
		do:   []string{"play twist-draw"},
		want: facts{"hand 0": "ruin", "stored 0": "twist-draw", "decision": "act by 0"},
	},
	{
		rule: engine.R8_7, name: "a Twist ability is used in its player's own action step",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [], active: [site-exploit]}
- {leads: [], actionx: []}
decks: {lead: [ruin]}`,
		do:   []string{"use site-exploit aura"},
		want: facts{"hand 0": "ruin", "active 0": "site-exploit sideways"},
	},
	{
		rule: engine.R8_7, name: "not in an earlier step of one's own turn",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [twist-draw]}
- {leads: [], actionx: []}
step: collect-leads`,
		do: []string{"play twist-draw"}, refused: engine.StepToCome,
	},
	{
		rule: engine.R8_7, name: "nor in the first steps of a rival's",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: []}
- {leads: [], actionx: [twist-draw]}
step: choose-adventure`,
		do: []string{"1: play twist-draw"}, refused: engine.NotYourDecision,
	},
	{
		rule: engine.R8_7, name: "nor between the actions of a rival",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: []}
- {leads: [], actionx: [twist-draw]}`,
		do: []string{"1: play twist-draw"}, refused: engine.NotYourDecision,
	},
	{
		rule: engine.R8_7, name: "at the beginning of a rival's action step",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: []}
- {leads: [], actionx: [twist-draw]}
step: collect-leads
decks: {lead: [vision]}
discards: {lead: [myth]}`,
		do:   []string{"collect leads from discard", "play twist-draw", "pass"},
		want: facts{"hand 0": "myth ruin", "hand 1": "vision", "stored 1": "twist-draw", "decision": "act by 0"},
	},
	{
		rule: engine.R8_7, name: "and at its end",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: []}
- {leads: [ruin], actionx: [twist-draw]}
decks: {lead: [vision]}`,
		do:   []string{"end turn", "play twist-draw"},
		want: facts{"hand 1": "ruin vision", "stored 1": "twist-draw", "decision": "choose-adventure by 1"},
	},
	{
		rule: engine.R8_7, name: "the active player too answers a rival's answer with a Twist",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [twist-draw]}
- {leads: [myth, myth], actionx: []}
decks: {lead: [vision]}`,
		do:   []string{"breakthrough ruin ruin ruin", "thwart myth myth", "play twist-draw"},
		want: facts{"hand 0": "vision", "stored 0": "twist-draw", "actionx 0": "", "stack": ""},
	},
}
