package engine_test

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// exceptionCases show 1.3, cards that beat rules, 1.9, how long they do, and what else the Advanced
// Game brings to chapters 11 to 13.
var exceptionCases = []ruleCase{
	{
		rule: engine.R1_3, name: "a card takes an emblem off, and the payer picks which",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, myth, ruin], actionx: [], adventures: [ggm, rvg], active: [site-aura]}
- {leads: [], actionx: []}
lasting: [{card: last-turn, player: 0, until: end-of-turn}]`,
		do:   []string{"complete ggm with glyph myth"},
		want: facts{"archive 0": "ggm (glyph myth)", "hand 0": "ruin"},
	},
	{
		rule: engine.R1_3, name: "with an emblem taken off the full price is too much",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, myth], actionx: [], adventures: [ggm], archive: {actionx: [last-turn]}}
- {leads: [], actionx: []}
lasting: [{card: last-turn, player: 0, until: end-of-turn}]`,
		do: []string{"complete ggm with glyph glyph myth"}, refused: engine.WrongLeadCount,
	},
	{
		rule: engine.R1_3, name: "a card raises the cost of a rival's Barter",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, myth, myth], actionx: []}
- {leads: [], actionx: [], active: [{card: relic-toll, mode: ruthless, against: 0}]}`,
		do: []string{"barter glyph glyph myth, glyph on top"}, refused: engine.WrongLeadCount,
	},
	{
		rule: engine.R1_3, name: "the raised cost is paid in full",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, glyph, glyph], actionx: []}
- {leads: [], actionx: [], active: [{card: relic-toll, mode: ruthless, against: 0}]}`,
		do:   []string{"barter glyph glyph glyph glyph"},
		want: facts{"hand 0": "", "decision": "barter-reveal by 0"},
	},
	{
		rule: engine.R1_3, name: "a card lowers the cost of one's own Breakthrough",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin], actionx: [], active: [{card: relic-toll, mode: noble}]}
- {leads: [], actionx: []}
decks: {actionx: [feat-draw]}`,
		do:   []string{"breakthrough ruin ruin"},
		want: facts{"actionx 0": "feat-draw"},
	},
	{
		rule: engine.R1_3, name: "a second Barter, where a card allows it",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [], adventures: [], active: [site-barter], performed: [barter]}
- {leads: [], actionx: []}
decks: {adventure: [ggm, mmr]}`,
		do:   []string{"barter ruin ruin ruin", "reveal ggm"},
		want: facts{"zone 0": "ggm", "performed 0": "barter barter"},
	},
	{
		rule: engine.R1_3, name: "no third Barter",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [], active: [site-barter], performed: [barter, barter]}
- {leads: [], actionx: []}`,
		do: []string{"barter ruin ruin ruin"}, refused: engine.PerformedAlready,
	},
	{
		rule: engine.R1_3, name: "where a card bars a Heroic Feat, cannot beats may",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: [rvg]}
- {leads: [], actionx: [], adventures: [ggm], archive: {adventures: 1}, active: [{card: relic-toll, mode: ruthless, against: 0}]}`,
		do: []string{"poach ruin"}, refused: engine.BarredByCard,
	},
	{
		rule: engine.R1_3, name: "a Ruthless Relic binds only the rival it faces",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: [rvg]}
- {leads: [], actionx: [], adventures: [ggm], archive: {adventures: 1}, active: [{card: relic-toll, mode: ruthless, against: 2}]}
- {leads: [], actionx: [], adventures: [mmr]}`,
		do:   []string{"poach ruin"},
		want: facts{"decision": "poach-swap by 0"},
	},
	{
		rule: engine.R1_3, name: "a card protects from Sabotage",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: [rvg]}
- {leads: [], actionx: [], adventures: [ggm], active: [site-shield]}
- {leads: [], actionx: [], adventures: [mmr]}`,
		do: []string{`sabotage "RVG" with ruin`, "hit ggm"}, refused: engine.ShieldedByCard,
		want: facts{"decision": "sabotage-target by 0"},
	},
	{
		rule: engine.R1_3, name: "where every rival is protected Sabotage is not announced",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: [rvg]}
- {leads: [], actionx: [], adventures: [ggm], active: [site-shield]}`,
		do: []string{`sabotage "RVG" with ruin`}, refused: engine.NothingToChoose,
	},
	{
		rule: engine.R1_3, name: "a higher hand limit",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, glyph, glyph, glyph, glyph, glyph, glyph, glyph], actionx: [], active: [site-hand]}
- {leads: [ruin], actionx: []}`,
		do:   []string{"end turn"},
		want: facts{"decision": "choose-adventure by 1"},
	},
	{
		rule: engine.R1_3, name: "above the higher limit one discards down to it",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, glyph, glyph, glyph, glyph, glyph, glyph, glyph, glyph, glyph], actionx: [], active: [site-hand]}
- {leads: [ruin], actionx: []}`,
		do:   []string{"end turn", "discard down glyph"},
		want: facts{"hand 0": "glyph glyph glyph glyph glyph glyph glyph glyph glyph", "decision": "choose-adventure by 1"},
	},
	{
		rule: engine.R1_3, name: "a fourth Active Adventure",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: [rvg, ggm, mmr], active: [site-zone]}
- {leads: [], actionx: []}
step: choose-adventure
decks: {adventure: [rrv]}`,
		do:   []string{"choose adventure from deck"},
		want: facts{"zone 0": "rvg ggm mmr rrv", "decision": "collect-leads by 0"},
	},
	{
		rule: engine.R2_10, name: "where the card that allowed a fourth is gone, three are kept",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], adventures: [rvg]}
- {leads: [], actionx: [], adventures: [ggm, mmr, rrv, vvg], active: [site-zone]}`,
		do:   []string{`sabotage "RVG" with ruin`, "hit site-zone", "scrap rrv"},
		want: facts{"zone 1": "ggm mmr vvg", "decision": "act by 0"},
	},
	{
		rule: engine.R2_10, name: "a rival who is given too many scraps at once, in turn order from the active player",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin], actionx: [feat-seek], adventures: [rvg, vgm]}
- {leads: [], actionx: [], adventures: [ggm, mmr, rrv]}
decks: {adventure: [ggr, mmv, rrg]}
discards: {adventure: []}`,
		do:   []string{"play feat-seek with ruin ruin", "scrap vgm", "scrap rrg"},
		want: facts{"zone 0": "rvg ggr mmv", "zone 1": "ggm mmr rrv", "Adventure pile": "rrg vgm"},
	},
	{
		rule: engine.R2_2, name: "Leads of the Bonded type stand in where a card says so",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [glyph, ruin, ruin], actionx: [], adventures: [ggm], active: [{card: site-wild, bond: {lead: ruin, as: ruin}}]}
- {leads: [], actionx: []}`,
		do:   []string{"complete ggm with glyph ruin ruin"},
		want: facts{"archive 0": "ggm (glyph ruin ruin)"},
	},
	{
		rule: engine.R1_9, name: "once a turn starts anew with every turn",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [], performed: [barter], active: [site-aura], uses: {site-aura/aura: 1}}
- {leads: [myth], actionx: []}`,
		do:   []string{"end turn"},
		want: facts{"performed 0": "", "decision": "choose-adventure by 1"},
	},
	{
		rule: engine.R1_9, name: "this turn ends with the turn",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [last-turn]}
- {leads: [myth], actionx: []}`,
		do:   []string{"play last-turn", "end turn"},
		want: facts{"lasting": "", "decision": "choose-adventure by 1"},
	},
	{
		rule: engine.R1_9, name: "this turn lasts to its end",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [last-turn]}
- {leads: [myth], actionx: []}`,
		do:   []string{"play last-turn"},
		want: facts{"lasting": "last-turn of 0", "stored 0": "last-turn"},
	},
	{
		rule: engine.R1_9, name: "until your next turn lasts over the rival's turn",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [last-next]}
- {leads: [myth], actionx: [], adventures: [ggm]}`,
		do:   []string{"play last-next", "end turn"},
		want: facts{"lasting": "last-next of 0"},
	},
	{
		rule: engine.R1_9, name: "and over a Rest of one's own",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: []}
- {leads: [myth], actionx: []}
step: before-turn
lasting: [{card: last-next, player: 0, until: next-turn}]`,
		do:   []string{"rest"},
		want: facts{"lasting": "last-next of 0"},
	},
	{
		rule: engine.R1_9, name: "it ends as that turn begins",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: []}
- {leads: [myth], actionx: []}
step: before-turn
lasting: [{card: last-next, player: 0, until: next-turn}]`,
		do:   []string{"start turn"},
		want: facts{"lasting": ""},
	},
	{
		rule: engine.R11_2, name: "the ActionX deck is not remade",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [], actionx: []}
decks: {actionx: []}
rest: {actionx: discard}`,
		do:   []string{"breakthrough ruin ruin ruin"},
		want: facts{"actionx 0": "", "ActionX deck": "", "decision": "act by 0"},
	},
	{
		rule: engine.R12_3, name: "an ActionX card is archived in its player's Archive Zone",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-store, feat-draw]}
- {leads: [], actionx: []}`,
		do:   []string{"play feat-store", "choose feat-draw"},
		want: facts{"stored 0": "feat-draw feat-store", "actionx 0": ""},
	},
	{
		rule: engine.R12_4, name: "to bury puts a card at the bottom of its discard pile",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-flood]}
- {leads: [], actionx: [], adventures: [ggm, mmr]}
discards: {adventure: [rrr, vgm]}`,
		do:   []string{"play feat-flood", "choose ggm"},
		want: facts{"zone 1": "mmr", "Adventure pile": "rrr vgm ggm"},
	},
	{
		rule: engine.R12_4, name: "Leads buried together lie with the Wild deepest",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-draw]}
- {leads: [ruin, wild], actionx: []}
discards: {lead: [glyph]}`,
		do:   []string{"play feat-draw", "thwart ruin wild"},
		want: facts{"Lead pile": "glyph ruin wild"},
	},
	{
		rule: engine.R12_5, name: "a scrapped Site or Relic is archived",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-disrupt], active: [site-aura]}
- {leads: [], actionx: [], adventures: [ggm]}`,
		do:   []string{"play feat-disrupt scrapping site-aura", "choose ggm"},
		want: facts{"active 0": "", "stored 0": "feat-disrupt site-aura", "zone 1": ""},
	},
	{
		rule: engine.R13_2, name: "the Advanced Game has Heroic Feats and ActionX cards",
		set: enginetest.AdvancedSet(),
		at: `
variant: advanced
players:
- {leads: [], actionx: [site-aura]}
- {leads: [], actionx: []}`,
		do:   []string{"play site-aura", "use site-aura aura"},
		want: facts{"active 0": "site-aura"},
	},
}
