package cards

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
)

const gate = twoDoors + `actionx:
  - id: ember-gate
    name: The Ember Gate
    type: site
    copies: 2
    bond: true
    play:
      costs: [{discard-leads: 1}]
      effects: [{draw-actionx: 1}, {draw-leads: 1, who: each-rival}]
    abilities:
      - id: exploit
        exploit: true
        delay: true
        twist: true
        limit: 1
        costs: [archive, {discard-bonded: 2}, scrap-adventure]
        effects:
          - either: [[{draw-leads: 3}, take-lead], [{seek: 1}]]
          - {take-lead: true, who: everyone}
      - {id: breach, costs: [leverage], heroic: breakthrough}
    standing: [{hand-limit: 9}, {costs-more: {feat: thwart, by: 2}, for: each-rival}, {again: barter}, bonded-is-wild]
  - id: oath
    name: Oath
    type: feat
    play: {twist: true, effects: [choose-rival, {discard-leads: 1, who: rival}, {lasts: next-turn}]}
    standing: [{barred: sabotage, for: rival}]
  - id: scales
    name: Scales
    type: relic
    abilities:
      - {id: noble, side: noble, costs: [leverage], by-hand: "Sing"}
    standing: [{shielded: true, side: noble}, {barred: poach, for: rival, side: ruthless}]
`

func TestLoadReadsActionXCards(t *testing.T) {
	set, err := Load("gate.yaml", []byte(gate))
	if err != nil {
		t.Fatal(err)
	}
	want := []engine.ActionX{
		{
			ID: "ember-gate", Name: "The Ember Gate", Kind: engine.Site, Copies: 2, Bond: true,
			Play: engine.Ability{
				Costs: []engine.Cost{{Kind: engine.CostDiscard, N: 1, Rule: engine.R12_1}},
				Effects: []engine.Effect{
					{Op: engine.DrawActionX, N: 1, Rule: engine.R12_1},
					{Op: engine.DrawLeads, N: 1, Who: engine.EachRival, Rule: engine.R12_1},
				},
			},
			Abilities: []engine.Ability{
				{
					ID: "exploit", Exploit: true, Delay: true, Twist: true, Limit: 1,
					Costs: []engine.Cost{
						{Kind: engine.CostArchive, N: 1, Rule: engine.R8_2},
						{Kind: engine.CostType, N: 2, Rule: engine.R8_4},
						{Kind: engine.CostScrapAdventure, N: 1, Rule: engine.R12_5},
					},
					Effects: []engine.Effect{
						{Op: engine.Either, N: 3, Rule: engine.R7_10},
						{Op: engine.DrawLeads, N: 3, Rule: engine.R12_1},
						{Op: engine.TakeLead, N: 1, Rule: engine.R12_1},
						{Op: engine.Skip, N: 1, Rule: engine.R7_10},
						{Op: engine.Seek, N: 1, Rule: engine.R12_2},
						{Op: engine.TakeLead, N: 1, Who: engine.Everyone, Rule: engine.R12_1},
					},
				},
				{ID: "breach", Heroic: engine.DoBreakthrough, Costs: []engine.Cost{{Kind: engine.CostLeverage, N: 1, Rule: engine.R8_6}}},
			},
			Standing: []engine.Standing{
				{What: engine.HandLimitIs, N: 9, Rule: engine.R4_5},
				{What: engine.CostsMore, For: engine.EachRival, N: 2, Feat: engine.DoThwart, Rule: engine.R1_3},
				{What: engine.OnceMore, N: 1, Feat: engine.DoBarter, Rule: engine.R7_1},
				{What: engine.BondedIsWild, Rule: engine.R2_2},
			},
		},
		{
			ID: "oath", Name: "Oath", Kind: engine.Feat, Copies: 1,
			Play: engine.Ability{Twist: true, Effects: []engine.Effect{
				{Op: engine.ChooseRival, N: 1, Rule: engine.R7_10},
				{Op: engine.DiscardLeads, N: 1, Who: engine.TheRival, Rule: engine.R12_1},
				{Op: engine.Last, N: 1, Rule: engine.R1_9},
			}},
			Standing: []engine.Standing{{What: engine.Barred, For: engine.TheRival, Feat: engine.DoSabotage, Rule: engine.R1_3}},
		},
		{
			ID: "scales", Name: "Scales", Kind: engine.Relic, Copies: 1,
			Abilities: []engine.Ability{{
				ID: "noble", Mode: engine.Noble, ByHand: "Sing",
				Costs:   []engine.Cost{{Kind: engine.CostLeverage, N: 1, Rule: engine.R8_6}},
				Effects: []engine.Effect{{Op: engine.ByHand, Rule: engine.R2_8}},
			}},
			Standing: []engine.Standing{
				{What: engine.Shielded, Mode: engine.Noble, Rule: engine.R7_5},
				{What: engine.Barred, Mode: engine.Ruthless, For: engine.TheRival, Feat: engine.DoPoach, Rule: engine.R1_3},
			},
		},
	}
	if !reflect.DeepEqual(set.ActionX, want) {
		t.Errorf("got  %+v\nwant %+v", set.ActionX, want)
	}
	if _, err := engine.NewGame(set); err != nil {
		t.Error(err)
	}
}

// wrongCards are sets with one ActionX card in line 13, the fault of each, and whether the schema can say it.
var wrongCards = []struct {
	name, card, want string
	loaderOnly       bool
}{
	{name: "a card without a type", card: "play: {effects: []}", want: `13:5: the field "type" is missing`},
	{name: "a type that is none", card: "type: reilc", want: `13:36: unknown word "reilc"; did you mean "relic"?`},
	{name: "no copy", card: "type: site, copies: 0", want: `13:50: expected a whole number from 1 to 120, found the number 0`},
	{name: "more copies than a state holds", card: "type: site, copies: 121", want: `13:50: expected a whole number from 1 to 120, found the number 121`},
	{name: "a Feat without play", card: "type: feat", want: `13:5: the field "play" is missing`},
	{name: "a Feat that does nothing", card: "type: feat, play: {costs: []}", want: `13:48: this text does nothing: give it effects, heroic or by-hand`},
	{name: "a Site that does nothing", card: "type: site, bond: true, play: {costs: [{discard-leads: 1}]}", loaderOnly: true,
		want: `13:5: wrong: this card does nothing: give it effects, abilities or standing`},
	{name: "a Feat whose effects are none", card: "type: feat, play: {effects: []}", loaderOnly: true,
		want: `13:5: wrong: this card does nothing: give it effects, abilities or standing`},
	{name: "a Relic whose only ability does nothing", card: "type: relic, abilities: [{id: a, limit: 1, effects: []}]", loaderOnly: true,
		want: `13:5: wrong: this card does nothing: give it effects, abilities or standing`},
	{name: "a text of three kinds", card: "type: feat, play: {effects: [], heroic: poach, by-hand: Sing}",
		want: `13:48: a text does one thing of effects, heroic and by-hand, and here stand effects, heroic and by-hand: keep one`},
	{name: "a text of two kinds", card: "type: feat, play: {effects: [], heroic: poach}", want: `13:48: a text does one thing of effects, heroic and by-hand, and here stand effects and heroic: keep one`},
	{name: "a Feat with something to use", card: "type: feat, play: {effects: []}, abilities: [{id: a, limit: 1, effects: []}]",
		want: `13:5: wrong: a Feat is carried out and archived: it has no Bond and nothing to use (2.5)`},
	{name: "a Feat with Bond", card: "type: feat, bond: true, play: {effects: []}",
		want: `13:5: wrong: a Feat is carried out and archived: it has no Bond and nothing to use (2.5)`},

	{name: "an effect that is none", card: "type: feat, play: {effects: [{drw-leads: 1}]}",
		want: `13:60: unknown field "drw-leads"; did you mean "draw-leads"?`},
	{name: "an effect's word that is none", card: "type: feat, play: {twist: true, effects: [negat]}",
		want: `13:72: unknown word "negat"; did you mean "negate"?`},
	{name: "an effect without its number", card: "type: feat, play: {effects: [draw-leads]}",
		want: `13:59: "draw-leads" says too little: write {draw-leads: 1 to 20}`},
	{name: "two effects in one", card: "type: feat, play: {effects: [{draw-leads: 1, seek: 1}]}",
		want: `13:59: each item of effects has one word of it, found 2`},
	{name: "somebody without an effect", card: "type: feat, play: {effects: [{who: everyone}]}",
		want: `13:59: each item of effects has one word of it, found 0`},
	{name: "more than a draw holds", card: "type: feat, play: {effects: [{draw-leads: 21}]}",
		want: `13:72: expected a whole number from 1 to 20, found the number 21`},
	{name: "a look at more than a state holds", card: "type: feat, play: {effects: [{look-leads: 6}]}",
		want: `13:72: expected a whole number from 2 to 5, found the number 6`},
	{name: "two draws above the limit together", card: "type: feat, play: {effects: [{draw-leads: 20}, {draw-leads: 1}]}", loaderOnly: true,
		want: `13:48: a reward or text with 21 Leads drawn: at most 20 of one kind`},
	{name: "more effects than a text has", card: "type: feat, play: {effects: [" + strings.Repeat("take-lead, ", 20) + "take-lead]}",
		want: `13:58: 21 effects, both halves of a choice counted: a text has at most 20`},
	{name: "somebody who is nobody", card: "type: feat, play: {effects: [{draw-leads: 1, who: rivals}]}",
		want: `13:80: unknown word "rivals"; did you mean "rival"?`},
	{name: "somebody where that is settled", card: "type: feat, play: {effects: [{look-leads: 2, who: you}]}",
		want: `13:80: "look-leads" takes no "who"`},
	{name: "an effect on a rival whom nothing names", card: "type: feat, play: {effects: [{discard-leads: 1, who: rival}]}", loaderOnly: true,
		want: `13:59: no rival is named yet: put choose-rival before "discard-leads", or give a Relic's ability side: ruthless (2.7)`},
	{name: "a bare word with a number", card: "type: feat, play: {effects: [{take-lead: 1}]}",
		want: `13:71: expected true or false, found the number 1`},
	{name: "a rival named too late", card: "type: feat, play: {effects: [{discard-leads: 1, who: rival}, choose-rival]}", loaderOnly: true,
		want: `13:59: no rival is named yet: put choose-rival before "discard-leads", or give a Relic's ability side: ruthless (2.7)`},
	{name: "a rival on the side that faces none", card: "type: relic, abilities: [{id: a, side: noble, limit: 1, effects: [take-lead, {draw-leads: 1, who: rival}]}]", loaderOnly: true,
		want: `13:107: no rival is named yet: put choose-rival before "draw-leads", or give a Relic's ability side: ruthless (2.7)`},
	{name: "Leads given to nobody", card: "type: feat, play: {effects: [{give-leads: 1}]}", loaderOnly: true,
		want: `13:59: no rival is named yet to give Leads to: put choose-rival before "give-leads", or give a Relic's ability side: ruthless (2.7)`},
	{name: "a Heroic Feat among the effects", card: "type: feat, play: {effects: [{heroic: barter}]}",
		want: `13:60: "heroic" does not stand here: it stands beside costs, in place of effects`},
	{name: "a Heroic Feat's word among the effects", card: "type: feat, play: {effects: [barter]}",
		want: `13:59: "barter" does not stand here: a Heroic Feat stands beside costs, in place of effects: heroic: barter`},
	{name: "words of one's own", card: "type: feat, text: Sing",
		want: "13:5: the field \"play\" is missing\n" +
			"doors.yaml:13:42: \"text\" does not stand here: what people read is made from the card's parts; words of your own stand under by-hand"},
	{name: "a cost of no text", card: "type: site, costs: [leverage], standing: [shielded]",
		want: `13:42: "costs" does not stand here: it stands under play, or on an ability`},
	{name: "an icon that is a cost", card: "type: site, abilities: [{id: a, leverage: true, effects: []}]",
		want: `13:62: "leverage" does not stand here: it is a cost: costs: [leverage]`},
	{name: "what a text does misspelt", card: "type: feat, play: {effect: [take-lead]}",
		want: `13:49: unknown field "effect"; did you mean "effects"?`},
	{name: "the end of a standing text misspelt", card: "type: feat, play: {effects: [{lsts: this-turn}]}, standing: [shielded]",
		want: `13:60: unknown field "lsts"; did you mean "lasts"?`},
	{name: "the choice of a rival misspelt", card: "type: feat, play: {effects: [chose-rival, {draw-leads: 1, who: rival}, {lasts: this-turn}]}, standing: [{barred: poach, for: rival}]",
		want: `13:59: unknown word "chose-rival"; did you mean "choose-rival"?`},
	{name: "a needed field misspelt", card: "tpye: site, standing: [shielded]",
		want: `13:30: unknown field "tpye"; did you mean "type"?`},
	{name: "a bare word that is false", card: "type: feat, play: {effects: [{take-lead: false}]}",
		want: `13:71: "take-lead" is said by true, or left out`},
	{name: "a choice of three", card: "type: feat, play: {effects: [{either: [[take-lead], [take-lead], [take-lead]]}]}",
		want: `13:68: a choice of two lists of effects, found 3`},
	{name: "a choice of nothing", card: "type: feat, play: {effects: [{either: [[take-lead], []]}]}",
		want: `13:82: a choice of nothing`},
	{name: "a choice inside a choice", card: "type: feat, play: {effects: [{either: [[take-lead], [{either: [[take-lead], [take-lead]]}]]}]}", loaderOnly: true,
		want: `13:83: a choice inside a choice: a text chooses between two lists of effects`},
	{name: "a text that lasts a year", card: "type: feat, play: {effects: [{lasts: a-year}]}, standing: [shielded]",
		want: `13:67: unknown word "a-year": expected this-turn or next-turn`},
	{name: "a text that lasts twice", card: "type: feat, play: {effects: [{lasts: this-turn}, {lasts: this-turn}]}, standing: [shielded]", loaderOnly: true,
		want: `13:58: "lasts" stands twice in one text`},
	{name: "a Feat whose standing text does not last", card: "type: feat, play: {effects: [take-lead]}, standing: [shielded]", loaderOnly: true,
		want: `13:82: a Feat is archived, so its standing text needs an end: add {lasts: this-turn} or {lasts: next-turn} to its effects (1.9)`},
	{name: "a Feat whose text lasts, of which none stands", card: "type: feat, play: {effects: [take-lead, {lasts: this-turn}]}", loaderOnly: true,
		want: `13:48: "lasts" is said of a standing text, and this Feat has none: add standing to the card, or take "lasts" out (1.9)`},
	{name: "a negation that answers nothing", card: "type: feat, play: {effects: [negate]}", loaderOnly: true,
		want: `13:48: what negates a Feat answers it, so its text needs the Twist icon (8.7)`},
	{name: "the Bonded type without Bond", card: "type: site, abilities: [{id: a, limit: 1, effects: [{match-bond: 1}]}]", loaderOnly: true,
		want: `13:54: an effect with the Bonded type on a card without Bond (8.4)`},

	{name: "a cost that is none", card: "type: feat, play: {costs: [leverag], effects: []}",
		want: `13:57: unknown word "leverag"; did you mean "leverage"?`},
	{name: "a cost of more Leads than a text may cost", card: "type: feat, play: {costs: [{discard-leads: 10}], effects: []}",
		want: `13:73: expected a whole number from 1 to 9, found the number 10`},
	{name: "a cost that stands twice", card: "type: site, abilities: [{id: a, costs: [leverage, leverage], effects: []}]", loaderOnly: true,
		want: `13:80: "leverage" stands twice among the costs of one text, the first at doors.yaml:13:70`},
	{name: "two costs in Leads", card: "type: feat, play: {costs: [{discard-leads: 1}, {discard-ruin: 1}], effects: []}", loaderOnly: true,
		want: `13:48: at most one cost in Leads and one in cards`},
	{name: "a Feat turned sideways", card: "type: feat, play: {costs: [leverage], effects: []}", loaderOnly: true,
		want: "13:5: wrong: playing a card is no ability: it has no side, Exploit, Delay, limit or Leverage\n" +
			"doors.yaml:13:48: a Feat is neither turned sideways nor archived as a cost (2.5)"},

	{name: "an ability without an id", card: "type: site, abilities: [{limit: 1, effects: []}]", want: `13:54: the field "id" is missing`},
	{name: "two abilities with one id", card: "type: site, abilities: [{id: a, limit: 1, effects: []}, {id: a, limit: 1, effects: []}]", loaderOnly: true,
		want: `13:5: wrong: two abilities have the id "a", or one has none`},
	{name: "an ability for nothing", card: "type: site, abilities: [{id: a, effects: []}]",
		want: `13:54: an ability that is used needs a cost or a limit (8.1)`},
	{name: "more abilities than a card has", card: "type: site, abilities: [" + strings.Repeat("{id: a, limit: 1, effects: []}, ", 4) + "{id: a, limit: 1, effects: []}]",
		want: `13:182: 5 abilities: a card has at most 4`},
	{name: "more uses than a state counts", card: "type: site, abilities: [{id: a, limit: 10, effects: []}]",
		want: `13:69: expected a whole number from 1 to 9, found the number 10`},
	{name: "a side of a Site", card: "type: site, abilities: [{id: a, side: noble, limit: 1, effects: []}]", loaderOnly: true,
		want: `13:54: only a Relic has a Noble and a Ruthless side (2.7)`},
	{name: "a side that is none", card: "type: relic, abilities: [{id: a, side: ruthles, limit: 1, effects: []}]",
		want: `13:69: unknown word "ruthles"; did you mean "ruthless"?`},
	{name: "an Exploit of a Relic", card: "type: relic, abilities: [{id: a, exploit: true, limit: 1, effects: []}]", loaderOnly: true,
		want: `13:55: only a Site has an Exploit (8.2)`},
	{name: "a Heroic Feat that is none", card: "type: feat, play: {heroic: sabotoge}",
		want: `13:57: unknown word "sabotoge"; did you mean "sabotage"?`},
	{name: "a Thwart without Twist", card: "type: feat, play: {heroic: thwart}", loaderOnly: true,
		want: `13:48: a Thwart answers a rival, so its text needs the Twist icon (7.6)`},

	{name: "a standing text that is none", card: "type: site, standing: [{hand-limt: 9}]",
		want: `13:54: unknown field "hand-limt"; did you mean "hand-limit"?`},
	{name: "a hand limit that is none", card: "type: site, standing: [{hand-limit: 7}]",
		want: `13:66: expected a whole number from 8 to 20, found the number 7`},
	{name: "a zone that a state does not hold", card: "type: site, standing: [{adventure-limit: 7}]",
		want: `13:71: expected a whole number from 4 to 6, found the number 7`},
	{name: "a change of a cost without its number", card: "type: site, standing: [{costs-more: {feat: barter}}]",
		want: `13:66: the field "by" is missing`},
	{name: "Negotiate dearer in Leads, of which it costs none", card: "type: site, standing: [{costs-more: {feat: negotiate, by: 1}}]",
		want: `13:73: unknown word "negotiate": expected barter, breakthrough, sabotage, thwart or poach`},
	{name: "Thwart again, which has no limit", card: "type: site, standing: [{again: thwart}]",
		want: `13:61: unknown word "thwart": expected barter, breakthrough, sabotage, negotiate or poach`},
	{name: "a standing text about a rival whom nothing names", card: "type: site, standing: [{barred: poach, for: rival}]", loaderOnly: true,
		want: `13:53: no rival is named: put choose-rival among the effects of play, or say it of a Relic's side: ruthless (2.7)`},
	{name: "more standing texts than a card has", card: "type: site, standing: [{hand-limit: 8}, {hand-limit: 8}, {hand-limit: 8}, {hand-limit: 8}, {hand-limit: 8}]",
		want: `13:121: 5 standing texts: a card has at most 4`},
}

func wrongCard(card string) string {
	return twoDoors + "actionx:\n  - {id: wrong, name: Wrong, " + card + "}\n"
}

func TestAWrongActionXCardIsRefusedWithPlaceAndReason(t *testing.T) {
	for _, tc := range wrongCards {
		t.Run(tc.name, func(t *testing.T) {
			_, err := Load("doors.yaml", []byte(wrongCard(tc.card)))
			if want := "doors.yaml:" + tc.want; err == nil || err.Error() != want {
				t.Errorf("got  %v\nwant %s", err, want)
			}
		})
	}
}

func TestTheSchemaRefusesTheActionXCardsLoadRefuses(t *testing.T) {
	s := compiled(t)
	for _, tc := range wrongCards {
		t.Run(tc.name, func(t *testing.T) {
			err := s.Validate(value(t, wrongCard(tc.card)))
			if (err == nil) != tc.loaderOnly {
				t.Errorf("loader only: %v, the schema says: %v", tc.loaderOnly, err)
			}
		})
	}
}

func TestTheSchemaTakesTheActionXCardsLoadTakes(t *testing.T) {
	s := compiled(t)
	if err := s.Validate(value(t, gate)); err != nil {
		t.Error(err)
	}
	for _, w := range Vocabulary() {
		if err := s.Validate(value(t, exampleSet(w.YAML))); err != nil {
			t.Errorf("%s: %v", w.Word, err)
		}
	}
}

// TestTheSchemaHasTheVocabularysWordsAndNumbers reads the schema as data, so that neither can drift.
func TestTheSchemaHasTheVocabularysWordsAndNumbers(t *testing.T) {
	type option struct {
		Enum       []string
		Properties map[string]struct{ Minimum, Maximum int }
	}
	var s struct {
		Defs map[string]struct {
			Enum  []string
			AnyOf []option
		} `json:"$defs"`
	}
	if err := json.Unmarshal(Schema(), &s); err != nil {
		t.Fatal(err)
	}
	if want := wordsOf(in(Heroic)); !slices.Equal(s.Defs["heroic"].Enum, want) {
		t.Errorf("Heroic Feats: %v, not %v", s.Defs["heroic"].Enum, want)
	}
	for def, of := range map[string]struct {
		group  Group
		beside int
	}{"cost": {Costs, 0}, "effect": {Effects, 1}, "standing": {Standing, 2}} {
		alone, together := s.Defs[def].AnyOf[0], s.Defs[def].AnyOf[1]
		bares := 0
		for _, p := range in(of.group) {
			got, ok := together.Properties[p.word]
			if !ok || p.takes == number && (got.Minimum != p.least || got.Maximum != p.most) {
				t.Errorf("%s of %s is %+v", p.word, def, got)
			}
			if slices.Contains(alone.Enum, p.word) != (p.takes == bare) {
				t.Errorf("whether %s stands alone is not what the loader says", p.word)
			}
			if p.takes == bare {
				bares++
			}
		}
		if len(alone.Enum) != bares || len(together.Properties) != len(in(of.group))+of.beside {
			t.Errorf("%s has words that the vocabulary has not", def)
		}
	}
}

func TestAnAdventureAndAnActionXCardDoNotShareAnID(t *testing.T) {
	text := strings.Replace(gate, "id: oath", "id: first-door", 1)
	_, err := Load("gate.yaml", []byte(text))
	if want := `gate.yaml:33:9: two cards have the id "first-door", the first at gate.yaml:5:9`; err == nil || err.Error() != want {
		t.Errorf("got  %v\nwant %s", err, want)
	}
}

func TestMoreActionXCardsThanAStateHoldsAreRefused(t *testing.T) {
	cards := func(each string, copies ...int) string {
		var b strings.Builder
		b.WriteString(twoDoors + "actionx:\n")
		for i, n := range copies {
			fmt.Fprintf(&b, "  - {id: card-%d, name: Card %d, copies: %d, %s}\n", i, i, n, each)
		}
		return b.String()
	}
	lasting := "type: feat, play: {effects: [{lasts: this-turn}]}, standing: [shielded]"
	for _, tc := range []struct{ name, text, want string }{
		{"as many as there may be", cards("type: site, standing: [shielded]", 60, 60), ""},
		{"one more", cards("type: site, standing: [shielded]", 60, 60, 1, 1), "many.yaml:15:5: more than 120 ActionX cards with this one, copies counted: a set holds no more"},
		{"as many that last as there may be", cards(lasting, 8, 8), ""},
		{"one more that lasts", cards(lasting, 8, 9), "many.yaml:14:5: more than 16 ActionX cards whose text lasts with this one, copies counted: a set holds no more"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			set, err := Load("many.yaml", []byte(tc.text))
			if tc.want != "" && (err == nil || err.Error() != tc.want) {
				t.Errorf("got  %v\nwant %s", err, tc.want)
			}
			if tc.want == "" && err != nil {
				t.Error(err)
			}
			if _, err := engine.NewGame(set); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestEveryFaultOfAnActionXCardIsReportedAtOnce(t *testing.T) {
	_, err := Load("doors.yaml", []byte(wrongCard("type: sit, copies: no, play: {costs: [levrage], effects: [{drw: 1}]}, standing: [shieldd]")))
	if n := strings.Count(fmt.Sprint(err), "\n") + 1; n != 5 {
		t.Errorf("%d faults:\n%v", n, err)
	}
}

func TestWithoutByHandLeavesTheCardsOutThatTheTableCarriesOut(t *testing.T) {
	text := gate + "  - {id: song, name: Song, type: feat, play: {by-hand: Sing}}\n"
	set, err := Load("gate.yaml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	kept, names := WithoutByHand(set)
	if len(kept.ActionX) != 2 || kept.ActionX[1].ID != "oath" || !slices.Equal(names, []string{"Scales", "Song"}) {
		t.Errorf("left out %v, kept %+v", names, kept.ActionX)
	}
	if len(set.ActionX) != 4 || !reflect.DeepEqual(kept.Adventures, set.Adventures) {
		t.Error("the set itself is changed, or its Adventures are")
	}
	if _, none := WithoutByHand(kept); none != nil {
		t.Errorf("left out once more: %v", none)
	}
}
