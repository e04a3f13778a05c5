package engine_test

import (
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// abilityCases show 8.1 to 8.4: Auras, Exploits and Bond.
var abilityCases = []ruleCase{
	{
		rule: engine.R8_1, name: "an ongoing Aura is in force as long as the Site is there",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin, ruin, ruin, ruin, ruin, ruin, ruin], actionx: [], active: [site-hand]}
- {leads: [myth], actionx: []}`,
		do:   []string{"end turn"},
		want: facts{"decision": "choose-adventure by 1", "hand 0": "ruin ruin ruin ruin ruin ruin ruin ruin ruin"},
	},
	{
		rule: engine.R8_1, name: "an Aura is used, and the Site stays",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [], active: [site-aura]}
- {leads: [], actionx: []}
decks: {lead: [myth, ruin]}`,
		do:   []string{"use site-aura aura"},
		want: facts{"hand 0": "myth", "active 0": "site-aura", "decision": "act by 0"},
	},
	{
		rule: engine.R8_1, name: "as often in a turn as it allows",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [], active: [site-aura]}
- {leads: [], actionx: []}
decks: {lead: [myth, ruin]}`,
		do: []string{"use site-aura aura", "use site-aura aura"}, refused: engine.UsedUp,
	},
	{
		rule: engine.R8_1, name: "a limit of two allows two",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [], active: [{card: site-match, bond: {lead: ruin, as: ruin}}]}
- {leads: [], actionx: []}
turn: 3
decks: {lead: [ruin, myth, ruin, wild]}`,
		do:   []string{"use site-match aura", "use site-match aura"},
		want: facts{"hand 0": "ruin ruin wild", "Lead pile": "myth"},
	},
	{
		rule: engine.R8_1, name: "another ability of the card has its own limit",
		set: answerSet(),
		at: `
players:
- {leads: [ruin], actionx: [], active: [site-camp], uses: {site-camp/aura: 1}}
- {leads: [], actionx: []}`,
		do:   []string{"use site-camp dig with ruin"},
		want: facts{"hand 0": "", "decision": "act by 0"},
	},
	{
		rule: engine.R8_1, name: "a rival's Aura is not used",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: []}
- {leads: [], actionx: [], active: [site-aura]}`,
		do: []string{"use site-aura aura"}, refused: engine.NotInYourActiveZone,
	},
	{
		rule: engine.R8_2, name: "an Exploit that archives the Site",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], active: [site-exploit]}
- {leads: [], actionx: []}
decks: {actionx: [feat-look]}
discards: {lead: []}`,
		do:   []string{"use site-exploit exploit with ruin"},
		want: facts{"active 0": "", "stored 0": "site-exploit", "Lead pile": "ruin", "actionx 0": "feat-look", "hand 0": ""},
	},
	{
		rule: engine.R8_2, name: "the Site is archived as the cost, before the answers",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], active: [site-exploit]}
- {leads: [], actionx: [feat-draw]}
decks: {actionx: [feat-look]}`,
		do:   []string{"use site-exploit exploit with ruin"},
		want: facts{"active 0": "", "stored 0": "site-exploit", "actionx 0": "", "decision": "respond by 1"},
	},
	{
		rule: engine.R8_2, name: "an Exploit is not used without its cost",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], active: [site-exploit]}
- {leads: [], actionx: []}`,
		do: []string{"use site-exploit exploit"}, refused: engine.WrongLeadCount,
	},
	{
		rule: engine.R8_2, name: "a Site that its Exploit does not archive stays, and is Exploited again",
		set: answerSet(),
		at: `
players:
- {leads: [ruin, myth], actionx: [], active: [site-camp]}
- {leads: [], actionx: []}
decks: {actionx: [feat-look, feat-draw]}`,
		do:   []string{"use site-camp dig with ruin", "use site-camp dig with myth"},
		want: facts{"active 0": "site-camp", "actionx 0": "feat-draw feat-look", "hand 0": ""},
	},
	{
		rule: engine.R8_2, name: "an archived Site is Exploited no more",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin], actionx: [], active: [site-exploit]}
- {leads: [], actionx: []}`,
		do: []string{"use site-exploit exploit with ruin", "use site-exploit exploit with ruin"}, refused: engine.NotInYourActiveZone,
	},
	{
		rule: engine.R8_3, name: "a Leveraged card is not Exploited",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], active: [site-exploit]}
- {leads: [], actionx: []}
decks: {lead: [myth]}`,
		do: []string{"use site-exploit aura", "use site-exploit exploit with ruin"}, refused: engine.ExploitLeveraged,
		want: facts{"active 0": "site-exploit sideways", "hand 0": "myth ruin"},
	},
	{
		rule: engine.R8_3, name: "what is no Exploit and does not Leverage is used while the card is sideways",
		set: answerSet(),
		at: `
players:
- {leads: [], actionx: [], active: [{card: site-camp, leveraged: true}]}
- {leads: [], actionx: []}
decks: {lead: [myth]}`,
		do:   []string{"use site-camp aura"},
		want: facts{"hand 0": "myth", "active 0": "site-camp sideways"},
	},
	{
		rule: engine.R8_3, name: "a card that was Exploited can be Leveraged",
		set: answerSet(),
		at: `
players:
- {leads: [ruin], actionx: [], active: [site-camp]}
- {leads: [], actionx: []}
decks: {lead: [myth]}`,
		do:   []string{"use site-camp dig with ruin", "use site-camp lean"},
		want: facts{"hand 0": "myth", "active 0": "site-camp sideways"},
	},
	{
		rule: engine.R8_3, name: "another card that is upright is Exploited",
		set: answerSet(),
		at: `
players:
- {leads: [ruin], actionx: [], active: [{card: site-exploit, leveraged: true}, site-camp]}
- {leads: [], actionx: []}
decks: {actionx: [feat-look]}`,
		do:   []string{"use site-camp dig with ruin"},
		want: facts{"actionx 0": "feat-look"},
	},
	{
		rule: engine.R8_4, name: "a Lead from hand goes under the card as it enters",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [myth, ruin], actionx: [relic-lens]}
- {leads: [], actionx: []}
discards: {lead: []}`,
		do:   []string{"play relic-lens", "enter noble, bonding ruin"},
		want: facts{"hand 0": "myth", "active 0": "relic-lens noble bonded ruin as ruin", "Lead pile": "", "decision": "act by 0"},
	},
	{
		rule: engine.R8_4, name: "a Site with Bond asks which Lead",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [myth, ruin], actionx: [site-match]}
- {leads: [], actionx: []}`,
		do:   []string{"play site-match"},
		want: facts{"decision": "enter by 0", "active 0": "", "hand 0": "myth ruin"},
	},
	{
		rule: engine.R8_4, name: "with a Lead in hand the card does not enter without one",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [myth, ruin], actionx: [relic-lens]}
- {leads: [], actionx: []}`,
		do: []string{"play relic-lens", "enter noble"}, refused: engine.EntryIncomplete,
	},
	{
		rule: engine.R8_4, name: "the Lead is one in hand",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [myth], actionx: [site-match]}
- {leads: [], actionx: []}`,
		do: []string{"play site-match", "enter bonding ruin"}, refused: engine.LeadNotInHand,
	},
	{
		rule: engine.R8_4, name: "a Wild is bonded as the type named",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [wild, ruin, ruin], actionx: [relic-lens]}
- {leads: [], actionx: []}
decks: {lead: [glyph, myth]}`,
		do:   []string{"play relic-lens", "enter noble, bonding wild as ruin", "use relic-lens noble with ruin"},
		want: facts{"active 0": "relic-lens noble bonded wild as ruin sideways", "hand 0": "glyph myth ruin"},
	},
	{
		rule: engine.R8_4, name: "a Wild is not bonded without a type",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [wild], actionx: [site-match]}
- {leads: [], actionx: []}`,
		do: []string{"play site-match", "enter bonding wild"}, refused: engine.EntryIncomplete,
	},
	{
		rule: engine.R8_4, name: "any other Lead is bonded as what it is",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [site-match]}
- {leads: [], actionx: []}`,
		do: []string{"play site-match", "enter bonding ruin as myth"}, refused: engine.EntryIncomplete,
	},
	{
		rule: engine.R8_4, name: "a card without Bond takes no Lead",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [relic-toll]}
- {leads: [], actionx: []}`,
		do: []string{"play relic-toll", "enter noble, bonding ruin"}, refused: engine.EntryIncomplete,
	},
	{
		rule: engine.R8_4, name: "the Bonded type sets what is paid",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, myth], actionx: [], active: [{card: relic-lens, mode: noble, bond: {lead: myth, as: myth}}]}
- {leads: [], actionx: []}`,
		do: []string{"use relic-lens noble with ruin"}, refused: engine.WrongType,
	},
	{
		rule: engine.R8_4, name: "a Wild pays the Bonded type",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [wild], actionx: [], active: [{card: relic-lens, mode: noble, bond: {lead: myth, as: myth}}]}
- {leads: [], actionx: []}
decks: {lead: [glyph, ruin]}`,
		do:   []string{"use relic-lens noble with wild"},
		want: facts{"hand 0": "glyph ruin"},
	},
	{
		rule: engine.R8_4, name: "the Bonded type sets what a card finds",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [], active: [{card: site-match, bond: {lead: wild, as: myth}}]}
- {leads: [], actionx: []}
turn: 2
decks: {lead: [myth, ruin, vision]}
discards: {lead: []}`,
		do:   []string{"use site-match aura"},
		want: facts{"hand 0": "myth", "Lead pile": "ruin"},
	},
	{
		rule: engine.R8_4, name: "with no Lead in hand a Site enters unasked and without a Bonded type",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [site-match]}
- {leads: [], actionx: []}`,
		do:   []string{"play site-match"},
		want: facts{"active 0": "site-match", "decision": "act by 0"},
	},
	{
		rule: engine.R8_4, name: "with no Lead in hand a Relic asks for its side alone",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [relic-lens]}
- {leads: [], actionx: []}`,
		do:   []string{"play relic-lens", "enter ruthless against player 2"},
		want: facts{"active 0": "relic-lens ruthless against 1", "decision": "act by 0"},
	},
	{
		rule: engine.R8_4, name: "what needs a Bonded type then does nothing",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [site-enter]}
- {leads: [], actionx: []}
decks: {lead: [myth, wild]}
discards: {lead: []}`,
		do:   []string{"play site-enter"},
		want: facts{"active 0": "site-enter", "hand 0": "myth", "Lead pile": "", "decision": "act by 0"},
	},
	{
		rule: engine.R8_4, name: "and is not paid for",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [wild], actionx: [], active: [{card: relic-lens, mode: noble}]}
- {leads: [], actionx: []}`,
		do: []string{"use relic-lens noble with wild"}, refused: engine.NoBondedType,
	},
	{
		rule: engine.R8_4, name: "when its player archives the card the Lead is buried",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], active: [{card: site-match, bond: {lead: wild, as: ruin}}]}
- {leads: [], actionx: []}
discards: {lead: [vision, glyph]}`,
		do:   []string{"use site-match exploit with ruin"},
		want: facts{"active 0": "", "stored 0": "site-match", "Lead pile": "ruin vision glyph wild"},
	},
	{
		rule: engine.R8_4, name: "when a rival has it archived the Lead is buried",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: [ggm, mmr]}
- {leads: [], actionx: [], active: [{card: relic-lens, mode: noble, bond: {lead: myth, as: myth}}]}
discards: {lead: [vision], adventure: []}`,
		do:   []string{`sabotage "ggm" with ruin`, "sabotage relic-lens of player 2"},
		want: facts{"active 1": "", "stored 1": "relic-lens", "Lead pile": "ruin vision myth"},
	},
	{
		rule: engine.R8_4, name: "an archived card has no Bonded type left",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, wild], actionx: [], active: [{card: site-match, bond: {lead: ruin, as: ruin}}]}
- {leads: [], actionx: []}`,
		do: []string{"use site-match exploit with ruin", "use site-match exploit with ruin"}, refused: engine.NotInYourActiveZone,
	},
}

func TestRule8_1_AnAuraThatIsUsedHasACostOrALimit(t *testing.T) {
	set := enginetest.AdvancedSet()
	set.ActionX = append(set.ActionX, site("site-free", engine.Ability{ID: "aura", Effects: draws(1)}))
	if _, err := engine.NewGame(set); err == nil {
		t.Error("a set with an Aura that is used without cost or limit is played")
	}
}

func TestRule8_2_OnlyASiteHasAnExploit(t *testing.T) {
	set := enginetest.AdvancedSet()
	relic := site("relic-mine", engine.Ability{ID: "exploit", Exploit: true, Limit: 1, Effects: draws(1)})
	relic.Kind = engine.Relic
	set.ActionX = append(set.ActionX, relic)
	if _, err := engine.NewGame(set); err == nil {
		t.Error("a set with an Exploit on a Relic is played")
	}
}

func TestRule8_2_ASiteThatItsCostTurnsSidewaysAndArchivesLiesNowhereSideways(t *testing.T) {
	g := enginetest.Game(t, answerSet())
	s := load(t, g, "players: [{actionx: [], leads: [], active: [site-ruin]}, {actionx: [], leads: []}]")
	act(t, g, &s, nil, "use site-ruin exploit")
	facts{"active 0": "", "stored 0": "site-ruin"}.hold(t, g, &s)
	if in := s.InPlay[g.CardByID("site-ruin")-engine.FirstActionX]; in != (engine.InPlay{}) {
		t.Errorf("archived it still lies as %+v", in)
	}
}
