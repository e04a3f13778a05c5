package engine_test

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// playingCases show 2.8, playing ActionX cards, and 7.2, Heroic Feats printed on them.
var playingCases = []ruleCase{
	{
		rule: engine.R2_8, name: "playing a card costs nothing",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, myth], actionx: [twist-draw, feat-look]}
- {leads: [], actionx: []}
decks: {lead: [ruin]}
discards: {lead: []}`,
		do:   []string{"play twist-draw"},
		want: facts{"hand 0": "myth ruin ruin", "Lead pile": "", "actionx 0": "feat-look", "ActionX pile": ""},
	},
	{
		rule: engine.R2_8, name: "but what its own text asks",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-breakthrough]}
- {leads: [], actionx: []}`,
		do: []string{"play feat-breakthrough"}, refused: engine.WrongLeadCount,
	},
	{
		rule: engine.R2_8, name: "what its text asks is paid as it is announced",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin], actionx: [feat-seek]}
- {leads: [myth, myth], actionx: []}
discards: {lead: []}`,
		do:   []string{"play feat-seek with ruin ruin"},
		want: facts{"hand 0": "", "Lead pile": "ruin ruin", "decision": "respond by 1"},
	},
	{
		rule: engine.R2_8, name: "only a card in hand is played",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [], archive: {actionx: [twist-draw]}}
- {leads: [], actionx: []}`,
		do: []string{"play twist-draw"}, refused: engine.NotInYourHand,
	},
	{
		rule: engine.R2_8, name: "it may be played though it can do nothing",
		set: oneLeadSet(),
		at: `
players:
- {leads: [], actionx: [twist-draw]}
- {leads: [ruin], actionx: []}`,
		do:   []string{"play twist-draw"},
		want: facts{"hand 0": "", "stored 0": "twist-draw", "decision": "act by 0"},
	},
	{
		rule: engine.R2_8, name: "not where its effect has to choose a rival's card and there is none",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-flood]}
- {leads: [], actionx: [], adventures: [], active: [site-hand]}`,
		do: []string{"play feat-flood"}, refused: engine.NothingToChoose,
	},
	{
		rule: engine.R2_8, name: "one card to choose is enough",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-flood]}
- {leads: [], actionx: [], adventures: [ggm]}`,
		do:   []string{"play feat-flood"},
		want: facts{"decision": "choose by 0"},
	},
	{
		rule: engine.R2_8, name: "not where a Site or Relic has to be chosen and rivals have Adventures alone",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-raid], adventures: [rvg]}
- {leads: [], actionx: [], adventures: [ggm]}`,
		do: []string{`play feat-raid scrapping "rvg"`}, refused: engine.NothingToChoose,
	},
	{
		rule: engine.R2_8, name: "a card does not choose itself out of the hand",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-store]}
- {leads: [], actionx: []}`,
		do: []string{"play feat-store"}, refused: engine.NothingToChoose,
	},
	{
		rule: engine.R2_8, name: "with another card in hand it chooses that",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-store, feat-look]}
- {leads: [], actionx: []}
decks: {lead: [ruin, myth]}`,
		do:   []string{"play feat-store", "choose feat-look"},
		want: facts{"stored 0": "feat-store feat-look", "hand 0": "ruin", "hand 1": "myth"},
	},
	{
		rule: engine.R2_8, name: "not where a Lead has to be chosen and none is in hand",
		set: answerSet(),
		at: `
players:
- {leads: [], actionx: [feat-grave]}
- {leads: [ruin], actionx: []}`,
		do: []string{"play feat-grave"}, refused: engine.NothingToChoose,
	},
	{
		rule: engine.R2_8, name: "one Lead in hand is enough",
		set: answerSet(),
		at: `
players:
- {leads: [wild], actionx: [feat-grave]}
- {leads: [ruin], actionx: []}
discards: {lead: [myth]}`,
		do:   []string{"play feat-grave", "choose wild"},
		want: facts{"hand 0": "", "Lead pile": "myth wild", "stored 0": "feat-grave"},
	},
	{
		rule: engine.R2_8, name: "what is brought to rivals alone brings nothing",
		set: answerSet(),
		at: `
players:
- {leads: [], actionx: [feat-wake]}
- {leads: [ruin], actionx: []}`,
		do: []string{"play feat-wake"}, refused: engine.NothingToChoose,
	},
	{
		rule: engine.R2_8, name: "where its effect first brings what it has to choose from it may be played",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [feat-actionx]}
- {leads: [], actionx: []}
decks: {actionx: [feat-look, feat-draw]}`,
		do:   []string{"play feat-actionx with ruin", "choose feat-look"},
		want: facts{"actionx 0": "feat-draw", "ActionX pile": "feat-look", "stored 0": "feat-actionx"},
	},
	{
		rule: engine.R2_8, name: "Leads drawn first are Leads to choose from",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-draw]}
- {leads: [], actionx: []}
decks: {lead: [ruin, myth]}`,
		do:   []string{"play feat-draw", "choose myth"},
		want: facts{"hand 0": "ruin", "Lead pile": "myth"},
	},
	{
		rule: engine.R2_8, name: "where only rivals choose, it may be played though they have nothing",
		set: answerSet(),
		at: `
players:
- {leads: [], actionx: [feat-famine], adventures: []}
- {leads: [], actionx: [], adventures: []}`,
		do:   []string{"play feat-famine"},
		want: facts{"stored 0": "feat-famine", "decision": "act by 0"},
	},

	{
		rule: engine.R7_2, name: "a Heroic Feat on a card is performed besides that of the turn",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin], actionx: [feat-breakthrough], performed: [breakthrough]}
- {leads: [], actionx: []}
decks: {actionx: [feat-look]}`,
		do:   []string{"play feat-breakthrough with ruin ruin"},
		want: facts{"actionx 0": "feat-look", "stored 0": "feat-breakthrough", "performed 0": "breakthrough"},
	},
	{
		rule: engine.R7_2, name: "and does not count as that of the turn",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, myth, myth, myth], actionx: [feat-breakthrough]}
- {leads: [], actionx: []}
decks: {actionx: [feat-look, feat-draw]}`,
		do:   []string{"play feat-breakthrough with ruin ruin", "breakthrough myth myth myth"},
		want: facts{"actionx 0": "feat-draw feat-look", "performed 0": "breakthrough"},
	},
	{
		rule: engine.R7_2, name: "its cost is what the card says",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: [feat-breakthrough]}
- {leads: [], actionx: []}`,
		do: []string{"play feat-breakthrough with ruin ruin ruin"}, refused: engine.WrongLeadCount,
	},
	{
		rule: engine.R7_2, name: "it can be Thwarted on a Feat card, which is archived",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [feat-barter]}
- {leads: [glyph, glyph], actionx: []}
decks: {adventure: [ggm, mmr]}`,
		do:   []string{"play feat-barter with ruin", "thwart glyph glyph"},
		want: facts{"stored 0": "feat-barter", "decision": "act by 0", "stack": ""},
	},
	{
		rule: engine.R7_2, name: "card and Heroic Feat are one play, answered once",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin], actionx: [feat-barter]}
- {leads: [glyph, glyph], actionx: []}
decks: {adventure: [ggm, mmr]}`,
		do:   []string{"play feat-barter with ruin", "pass"},
		want: facts{"decision": "barter-reveal by 0", "looking": "ggm mmr", "stack": "play feat-barter by 0"},
	},
	{
		rule: engine.R7_2, name: "the conditions of a Catch-Up Feat hold on a card",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-negotiate], archive: {adventures: 2}}
- {leads: [], actionx: [], archive: {adventures: 1}}`,
		do: []string{"play feat-negotiate"}, refused: engine.NotBehind,
	},
	{
		rule: engine.R7_2, name: "behind, it is performed without the cost of the Heroic Feat",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-negotiate], adventures: [rvg], archive: {adventures: 1}}
- {leads: [], actionx: [], archive: {adventures: 1}}
decks: {lead: [ruin, myth, wild]}`,
		do:   []string{"play feat-negotiate", "give myth to player 2"},
		want: facts{"hand 0": "ruin wild", "hand 1": "myth", "zone 0": "rvg", "stored 0": "feat-negotiate"},
	},
	{
		rule: engine.R7_2, name: "what bars a Heroic Feat bars it on a card",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-poach], adventures: [rvg]}
- {leads: [], actionx: [], adventures: [ggm], active: [{card: relic-toll, mode: ruthless, against: 0}], archive: {adventures: 1}}`,
		do: []string{"play feat-poach"}, refused: engine.BarredByCard,
	},
	{
		rule: engine.R7_2, name: "where it has nothing to choose it is not played",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [], actionx: [feat-poach], adventures: [], archive: {adventures: 1}}
- {leads: [], actionx: [], adventures: [ggm], archive: {adventures: 1}}`,
		do: []string{"play feat-poach"}, refused: engine.NothingToChoose,
	},
	{
		rule: engine.R7_2, name: "a Thwart printed on a Relic negates a rival's Feat",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [], actionx: [], active: [{card: relic-toll, mode: noble, entered: 1}]}
turn: 2
decks: {actionx: [feat-look]}`,
		do:   []string{"breakthrough ruin ruin ruin", "use relic-toll noble"},
		want: facts{"actionx 0": "", "stack": "", "active 1": "relic-toll noble sideways", "decision": "act by 0"},
	},
	{
		rule: engine.R7_2, name: "and can itself be Thwarted",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin, myth, wild], actionx: []}
- {leads: [], actionx: [], active: [{card: relic-toll, mode: noble, entered: 1}]}
turn: 2
decks: {actionx: [feat-look]}`,
		do:   []string{"breakthrough ruin ruin ruin", "use relic-toll noble", "thwart myth wild"},
		want: facts{"actionx 0": "feat-look", "stack": "", "active 1": "relic-toll noble sideways"},
	},
	{
		rule: engine.R7_2, name: "a Thwart on a Feat card is a Feat: it negates, and is archived",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [ruin, ruin, ruin], actionx: []}
- {leads: [vision], actionx: [twist-thwart]}
decks: {actionx: [feat-look]}`,
		do:   []string{"breakthrough ruin ruin ruin", "play twist-thwart with vision"},
		want: facts{"actionx 0": "", "stored 1": "twist-thwart", "hand 1": "", "decision": "act by 0"},
	},
	{
		rule: engine.R7_2, name: "it answers a rival's Feat, like any Thwart",
		set: enginetest.AdvancedSet(),
		at: `
players:
- {leads: [vision], actionx: [twist-thwart]}
- {leads: [], actionx: []}`,
		do: []string{"play twist-thwart with vision"}, refused: engine.NothingPlayed,
	},
}
