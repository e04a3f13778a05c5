package engine_test

import (
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// actionXCases show 2.4 to 2.7, the types of ActionX card.
var actionXCases = []ruleCase{
	{
		rule: engine.R2_4, name: "a Feat, a Site and a Relic come to lie in three ways",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [twist-draw, site-hand, relic-plain]}
- {leads: [], actionx: []}`,
		do:   []string{"play twist-draw", "play site-hand", "play relic-plain", "enter noble"},
		want: facts{"stored 0": "twist-draw", "active 0": "site-hand, relic-plain noble", "actionx 0": ""},
	},
	{
		rule: engine.R2_5, name: "a Feat is played, carried out and archived",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-draw]}
- {leads: [], actionx: []}
decks: {lead: [ruin, ruin]}`,
		do:   []string{"play feat-draw", "choose ruin"},
		want: facts{"hand 0": "ruin", "Lead pile": "ruin", "actionx 0": "", "stored 0": "feat-draw", "active 0": "", "decision": "act by 0"},
	},
	{
		rule: engine.R2_5, name: "while it waits for answers it is in no zone",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-draw, feat-look]}
- {leads: [glyph, glyph], actionx: []}`,
		do: []string{"play feat-draw"},
		want: facts{
			"stack": "play feat-draw by 0", "actionx 0": "feat-look", "stored 0": "", "active 0": "", "ActionX pile": "", "decision": "respond by 1",
		},
	},
	{
		rule: engine.R2_5, name: "while it is carried out it is in no zone",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-draw]}
- {leads: [], actionx: []}`,
		do:   []string{"play feat-draw"},
		want: facts{"stack": "play feat-draw by 0", "actionx 0": "", "stored 0": "", "decision": "choose by 0"},
	},
	{
		rule: engine.R2_5, name: "a Thwarted Feat is archived without effect, and what it cost stays paid",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [feat-actionx, feat-look]}
- {leads: [glyph, glyph], actionx: []}
discards: {lead: []}`,
		do: []string{"play feat-actionx with ruin", "thwart glyph glyph", "pass"},
		want: facts{
			"stored 0": "feat-actionx", "actionx 0": "feat-look", "Lead pile": "ruin glyph glyph", "stack": "", "decision": "act by 0",
		},
	},
	{
		rule: engine.R2_5, name: "a Thwarted Feat is archived by the player who played it",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin, myth, myth], actionx: []}
- {leads: [], actionx: [twist-draw]}`,
		do:   []string{"breakthrough ruin ruin ruin", "play twist-draw", "thwart myth myth"},
		want: facts{"stored 0": "", "stored 1": "twist-draw", "hand 1": "", "stack": "", "actionx 1": ""},
	},
	{
		rule: engine.R2_5, name: "the text of a Thwarted Feat does not last",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [last-turn]}
- {leads: [glyph, glyph], actionx: []}`,
		do:   []string{"play last-turn", "thwart glyph glyph"},
		want: facts{"lasting": "", "stored 0": "last-turn", "decision": "act by 0"},
	},
	{
		rule: engine.R2_6, name: "a Site enters the Active Zone and asks nothing",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [site-aura]}
- {leads: [], actionx: []}`,
		do:   []string{"play site-aura"},
		want: facts{"active 0": "site-aura", "actionx 0": "", "stored 0": "", "hand 0": "ruin", "decision": "act by 0"},
	},
	{
		rule: engine.R2_6, name: "it enters after the answers, not before",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [site-aura]}
- {leads: [], actionx: [feat-draw]}`,
		do:   []string{"play site-aura"},
		want: facts{"active 0": "", "actionx 0": "", "stack": "play site-aura by 0", "decision": "respond by 1"},
	},
	{
		rule: engine.R2_6, name: "a Site entering is not Thwarted",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [site-aura]}
- {leads: [glyph, glyph], actionx: [feat-draw]}`,
		do: []string{"play site-aura", "thwart glyph glyph"}, refused: engine.NotAFeat,
	},
	{
		rule: engine.R2_6, name: "it stays when its turn is over",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [site-hand]}
- {leads: [ruin], actionx: []}`,
		do:   []string{"play site-hand", "end turn"},
		want: facts{"active 0": "site-hand", "turn": "2, seat 1"},
	},
	{
		rule: engine.R2_6, name: "it has an Aura and an Exploit",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], active: [site-match]}
- {leads: [], actionx: []}`,
		do: []string{"use site-match aura", "use site-match exploit with ruin"}, refused: engine.NoBondedType,
	},
	{
		rule: engine.R2_6, name: "what it does as it enters follows upon its entering",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [site-enter]}
- {leads: [], actionx: []}
decks: {lead: [myth, ruin]}`,
		do:   []string{"play site-enter", "enter bonding ruin"},
		want: facts{"active 0": "site-enter bonded ruin as ruin", "hand 0": "myth ruin", "stack": "", "decision": "act by 0"},
	},
	{
		rule: engine.R2_7, name: "a Relic asks for its side as it enters, after the answers",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [relic-toll]}
- {leads: [], actionx: [feat-draw]}`,
		do:   []string{"play relic-toll", "pass"},
		want: facts{"decision": "enter by 0", "active 0": "", "actionx 0": "", "stored 0": "", "stack": "play relic-toll by 0"},
	},
	{
		rule: engine.R2_7, name: "it enters Noble",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [relic-toll]}
- {leads: [], actionx: []}`,
		do:   []string{"play relic-toll", "enter noble"},
		want: facts{"active 0": "relic-toll noble", "decision": "act by 0"},
	},
	{
		rule: engine.R2_7, name: "with several rivals the Ruthless side faces the one named",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: []}
- {leads: [], actionx: [relic-toll]}
- {leads: [], actionx: []}
active: 1`,
		do:   []string{"play relic-toll", "enter ruthless against player 3"},
		want: facts{"active 1": "relic-toll ruthless against 2", "decision": "act by 1"},
	},
	{
		rule: engine.R2_7, name: "it does not enter without a side",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [relic-lens]}
- {leads: [], actionx: []}`,
		do: []string{"play relic-lens", "enter bonding ruin"}, refused: engine.EntryIncomplete,
	},
	{
		rule: engine.R2_7, name: "it does not face its own player",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [relic-toll]}
- {leads: [], actionx: []}`,
		do: []string{"play relic-toll", "enter ruthless against player 1"}, refused: engine.EntryIncomplete,
	},
	{
		rule: engine.R2_7, name: "its Ruthless text is turned toward the rival it faces and no other",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [], active: [{card: relic-toll, mode: ruthless, against: 2}]}
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [], actionx: []}
active: 1`,
		do:   []string{"barter ruin ruin ruin"},
		want: facts{"decision": "barter-reveal by 1"},
	},
	{
		rule: engine.R2_7, name: "toward the rival it faces it is in force",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [], active: [{card: relic-toll, mode: ruthless, against: 1}]}
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [], actionx: []}
active: 1`,
		do: []string{"barter ruin ruin ruin"}, refused: engine.WrongLeadCount,
	},
	{
		rule: engine.R2_7, name: "a text of the side not chosen is not used",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin], actionx: [], active: [{card: relic-lens, mode: noble, bond: {lead: ruin, as: ruin}}]}
- {leads: [ruin], actionx: []}`,
		do: []string{"use relic-lens ruthless"}, refused: engine.OtherSide,
	},
	{
		rule: engine.R2_7, name: "a text of both sides is used on either",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-draw], active: [{card: relic-plain, mode: ruthless, against: 1}]}
- {leads: [], actionx: [], adventures: [ggm]}
discards: {adventure: []}`,
		do:   []string{"use relic-plain both discarding feat-draw", "choose ggm"},
		want: facts{"zone 1": "", "Adventure pile": "ggm", "ActionX pile": "feat-draw"},
	},
	{
		rule: engine.R2_7, name: "its side stays as long as the Relic, whoever's turn it is",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], active: [{card: relic-toll, mode: ruthless, against: 1}]}
- {leads: [ruin], actionx: []}`,
		do:   []string{"end turn"},
		want: facts{"active 0": "relic-toll ruthless against 1", "turn": "2, seat 1"},
	},
	{
		rule: engine.R2_7, name: "a Ruthless Relic is its player's own: they scrap it, and archive it themselves",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], active: [{card: relic-toll, mode: ruthless, against: 1}]}
- {leads: [], actionx: [], adventures: [ggm]}
discards: {adventure: []}`,
		do:   []string{"sabotage relic-toll with ruin", "sabotage ggm of player 2"},
		want: facts{"active 0": "", "stored 0": "relic-toll", "stored 1": "", "Adventure pile": "ggm"},
	},
	{
		rule: engine.R2_7, name: "and no rival scraps it for being faced by it",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [], active: [{card: relic-toll, mode: ruthless, against: 1}], adventures: [ggm]}
- {leads: [ruin], actionx: [], adventures: [rvg]}
active: 1`,
		do: []string{"sabotage relic-toll with ruin"}, refused: engine.NotYoursToSpend,
	},
}

// oneLeadSet is AdvancedSet with a single Lead, so that there is none to draw where a hand holds it.
func oneLeadSet() engine.Set {
	set := enginetest.AdvancedSet()
	set.Leads = engine.LeadsOf(engine.Ruin)
	return set
}

func TestRule2_4_ASetHasNoFourthTypeOfActionXCard(t *testing.T) {
	set := enginetest.AdvancedSet()
	set.ActionX[0].Kind = engine.Relic + 1
	if _, err := engine.NewGame(set); err == nil {
		t.Error("a set with a card that is no Feat, Site or Relic is played")
	}
}

func TestRule2_6_ASiteMayHaveOnlyAnAuraOrOnlyAnExploit(t *testing.T) {
	g := enginetest.Game(t, answerSet())
	for _, id := range []string{"site-spy", "site-mine"} {
		s := load(t, g, "players: [{actionx: ["+id+"], leads: []}, {actionx: [], leads: []}]")
		act(t, g, &s, nil, "play "+id)
		facts{"active 0": id}.hold(t, g, &s)
	}
}
