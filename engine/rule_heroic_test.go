package engine_test

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// heroicCases show 7.1 to 7.6, Heroic Feats. No rival holds what an answer needs where none is wanted.
var heroicCases = []ruleCase{
	{
		rule: engine.R7_1, name: "a Heroic Feat is paid at once and takes effect after the answers",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [glyph, myth], actionx: []}
decks: {actionx: [feat-draw]}
discards: {lead: []}`,
		do: []string{"breakthrough ruin ruin ruin"},
		want: facts{
			"Lead pile": "ruin ruin ruin", "hand 0": "", "actionx 0": "", "decision": "respond by 1", "stack": "breakthrough by 0",
			"performed 0": "breakthrough",
		},
	},
	{
		rule: engine.R7_1, name: "each Heroic Feat is performed once a turn",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [], performed: [breakthrough]}
- {leads: [], actionx: []}`,
		do: []string{"breakthrough ruin ruin ruin"}, refused: engine.PerformedAlready,
	},
	{
		rule: engine.R7_1, name: "another Heroic Feat is still open in the same turn",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [], performed: [barter, sabotage]}
- {leads: [], actionx: []}
decks: {actionx: [feat-draw]}`,
		do:   []string{"breakthrough ruin ruin ruin"},
		want: facts{"actionx 0": "feat-draw", "performed 0": "barter breakthrough sabotage"},
	},
	{
		rule: engine.R7_1, name: "a Thwarted Heroic Feat counts as performed",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin, myth, myth, myth], actionx: []}
- {leads: [glyph, glyph], actionx: []}`,
		do:      []string{"breakthrough ruin ruin ruin", "thwart glyph glyph", "pass", "breakthrough myth myth myth"},
		refused: engine.PerformedAlready,
		want:    facts{"actionx 0": "", "hand 0": "myth myth myth"},
	},
	{
		rule: engine.R7_1, name: "Heroic Feats belong to the action step",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {}
step: collect-leads`,
		do: []string{"breakthrough ruin ruin ruin"}, refused: engine.StepToCome,
	},
	{
		rule: engine.R7_1, name: "Thwart has no limit",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin, myth, myth, myth], actionx: []}
- {leads: [glyph, glyph, vision, vision], actionx: []}
decks: {adventure: [ggm, mmr]}`,
		do: []string{
			"breakthrough ruin ruin ruin", "thwart glyph glyph", "pass", "barter myth myth myth", "thwart vision vision",
		},
		want: facts{"hand 1": "", "performed 1": "", "hand 0": "", "decision": "act by 0"},
	},
	{
		rule: engine.R7_3, name: "Barter costs three Leads and reveals one of two Adventures, discarding the other",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, myth, wild, ruin], actionx: [], adventures: [rvg]}
- {leads: [], actionx: []}
decks: {adventure: [ggm, mmr, rrv]}
discards: {adventure: [ggg], lead: []}`,
		do: []string{"barter glyph myth wild, myth on top", "reveal mmr"},
		want: facts{
			"zone 0": "rvg mmr", "Adventure pile": "ggm ggg", "hand 0": "ruin", "Lead pile": "myth glyph wild", "looking": "",
		},
	},
	{
		rule: engine.R7_3, name: "Barter costs one ActionX card instead",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph], actionx: [feat-draw, feat-look], adventures: [rvg]}
- {leads: [], actionx: []}
decks: {adventure: [ggm, mmr]}`,
		do: []string{"barter feat-look", "reveal ggm"},
		want: facts{
			"zone 0": "rvg ggm", "Adventure pile": "mmr", "hand 0": "glyph", "actionx 0": "feat-draw", "ActionX pile": "feat-look",
		},
	},
	{
		rule: engine.R7_3, name: "only who Barters looks at the two, and chooses from them",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, glyph], actionx: [], adventures: [rvg]}
- {leads: [], actionx: [], adventures: [vgm]}
decks: {adventure: [ggm, mmr, rrv]}`,
		do: []string{"barter glyph glyph glyph", "reveal rvg"}, refused: engine.NotLookedAt,
		want: facts{"looking": "ggm mmr", "decision": "barter-reveal by 0"},
	},
	{
		rule: engine.R7_3, name: "after Barter 2.10 is looked at",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, glyph], actionx: [], adventures: [rvg, vgm, rrv]}
- {leads: [], actionx: []}
decks: {adventure: [ggm, mmr]}`,
		do:   []string{"barter glyph glyph glyph", "reveal ggm", "scrap ggm"},
		want: facts{"zone 0": "rvg vgm rrv", "Adventure pile": "ggm mmr", "decision": "act by 0"},
	},
	{
		rule: engine.R7_3, name: "the only Adventure there is revealed",
		set: advanced("rvg", "ggm"),
		at: `
players:
- {leads: [glyph, glyph, glyph], actionx: [], adventures: [rvg]}
- {leads: [], actionx: [], adventures: []}
decks: {adventure: [ggm]}`,
		do:   []string{"barter glyph glyph glyph", "reveal ggm"},
		want: facts{"zone 0": "rvg ggm", "Adventure pile": ""},
	},
	{
		rule: engine.R7_3, name: "two Leads do not Barter",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph], actionx: []}
- {leads: [], actionx: []}`,
		do: []string{"barter glyph glyph"}, refused: engine.WrongLeadCount,
	},
	{
		rule: engine.R7_3, name: "an ActionX card that is not in hand does not Barter",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph], actionx: [], active: [site-aura]}
- {leads: [], actionx: []}`,
		do: []string{"barter site-aura"}, refused: engine.NotInYourHand,
	},
	{
		rule: engine.R7_4, name: "Breakthrough costs three matching Leads and draws an ActionX card",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, wild, myth], actionx: []}
- {leads: [], actionx: []}
decks: {actionx: [site-aura, feat-draw]}
discards: {lead: []}`,
		do:   []string{"breakthrough ruin ruin wild, wild on top"},
		want: facts{"actionx 0": "site-aura", "hand 0": "myth", "Lead pile": "wild ruin ruin", "decision": "act by 0"},
	},
	{
		rule: engine.R7_4, name: "two Leads make no Breakthrough",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [ruin, ruin, myth], actionx: []}
- {}`,
		do: []string{"breakthrough ruin ruin"}, refused: engine.WrongLeadCount,
	},
	{
		rule: engine.R7_5, name: "Sabotage scraps an Adventure of one's own and has a rival bury one",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: [rvg, vgm]}
- {leads: [], actionx: [], adventures: [ggm, mmr]}
discards: {adventure: [ggg], lead: []}`,
		do: []string{`sabotage "RVG" with ruin`, "hit ggm"},
		want: facts{
			"zone 0": "vgm", "zone 1": "mmr", "Adventure pile": "rvg ggg ggm", "Lead pile": "ruin", "performed 0": "sabotage",
		},
	},
	{
		rule: engine.R7_5, name: "Sabotage scraps a Site to the Archive and has a rival archive a Relic",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], active: [site-aura]}
- {leads: [], actionx: [], active: [{card: relic-lens, mode: noble, bond: {lead: wild, as: myth}}]}
discards: {lead: [glyph]}`,
		do: []string{"sabotage site-aura with ruin", "hit relic-lens"},
		want: facts{
			"active 0": "", "stored 0": "site-aura", "active 1": "", "stored 1": "relic-lens", "Lead pile": "ruin glyph wild",
		},
	},
	{
		rule: engine.R7_5, name: "the target is chosen only when Sabotage takes effect",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: [rvg]}
- {leads: [glyph, myth], actionx: [], adventures: [ggm]}`,
		do:   []string{`sabotage "RVG" with ruin`},
		want: facts{"decision": "respond by 1", "zone 1": "ggm"},
	},
	{
		rule: engine.R7_5, name: "a card of one's own is no target",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: [rvg, vgm]}
- {leads: [], actionx: [], adventures: [ggm, mmr]}`,
		do: []string{`sabotage "RVG" with ruin`, "hit vgm"}, refused: engine.NotARivals,
	},
	{
		rule: engine.R7_5, name: "what is scrapped is one's own",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: [rvg]}
- {leads: [], actionx: [], adventures: [ggm]}`,
		do: []string{`sabotage "GGM" with ruin`}, refused: engine.NotYoursToSpend,
	},
	{
		rule: engine.R7_6, name: "Thwart buries two matching Leads and negates a Heroic Feat",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [glyph, wild, myth], actionx: []}
decks: {actionx: [feat-draw]}
discards: {lead: [vision]}`,
		do: []string{"breakthrough ruin ruin ruin", "thwart glyph wild"},
		want: facts{
			"actionx 0": "", "hand 1": "myth", "Lead pile": "ruin ruin ruin vision glyph wild",
			"decision": "act by 0", "stack": "",
		},
	},
	{
		rule: engine.R7_6, name: "Thwart negates an ActionX Feat, which is archived",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [feat-draw]}
- {leads: [glyph, glyph], actionx: []}`,
		do:   []string{"play feat-draw", "thwart glyph glyph"},
		want: facts{"stored 0": "feat-draw", "hand 0": "ruin", "actionx 0": ""},
	},
	{
		rule: engine.R7_6, name: "Thwart negates a Thwart, and the first Feat takes effect",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin, myth, myth], actionx: []}
- {leads: [glyph, glyph], actionx: []}
decks: {actionx: [feat-draw]}`,
		do:   []string{"breakthrough ruin ruin ruin", "thwart glyph glyph", "thwart myth myth"},
		want: facts{"actionx 0": "feat-draw", "hand 0": "", "hand 1": ""},
	},
	{
		rule: engine.R7_6, name: "a player may Thwart on a turn that is neither theirs nor the actor's next",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [vision, myth], actionx: []}
- {leads: [glyph, glyph], actionx: []}`,
		do:   []string{"breakthrough ruin ruin ruin", "pass", "thwart glyph glyph", "pass"},
		want: facts{"actionx 0": "", "hand 2": "", "decision": "act by 0"},
	},
}
