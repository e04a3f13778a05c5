package goal_test

import (
	"strings"
	"testing"
	"unicode"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/goal"
	"example.com/xseekers/engine/strictyaml"
)

const words = "archived, hand, actionx, active, leveraged, performed, zone, top, bottom, step, decision, turn-of, final, won-by, all, any, not or of"

func TestAFaultInAGoalIsNamedWithItsPlaceAndWhatWasMeant(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{
			"a word that is none", "archvied: {at-least: 1}",
			`1:1: unknown field "archvied"; did you mean "archived"?`,
		},
		{"two words", "step: actions\nfinal: true", `1:1: expected one of ` + words + `, found 2 fields`},
		{"no map", "actions", `1:1: expected ` + words + ` with a value, found the text "actions"`},
		{
			"a field that is none", "hand: {hold: [ruin]}",
			`1:8: unknown field "hold"; did you mean "holds"?`,
		},
		{
			"a value without its field", "hand: 3",
			`1:7: expected at-least, at-most or holds with a value, found the number 3`,
		},
		{
			"a card that is none", "all:\n  - zone:\n      has: drownd-gate",
			`3:12: the card set has no Adventure "drownd-gate"; did you mean "drowned-gate"?`,
		},
		{
			"a card of another kind", "active: {has: drowned-gate}",
			`1:15: the card set has no ActionX card "drowned-gate"`,
		},
		{
			"a Heroic Feat that is none", "performed: bartre",
			`1:12: unknown word "bartre"; did you mean "barter"?`,
		},
		{
			"a card by its name", "archived: {card: The Drowned Gate}",
			`1:18: "The Drowned Gate" is not an id: expected small letters and digits, words joined by hyphens, as in "salt-road"`,
		},
		{
			"a Lead that is none", "hand: {holds: [ruin, rune]}",
			`1:22: unknown word "rune": expected glyph, myth, ruin, vision or wild`,
		},
		{
			"a step that is none", "step: action",
			`1:7: unknown word "action"; did you mean "actions"?`,
		},
		{
			"a decision that is none", "decision: discard-leads",
			`1:11: unknown word "discard-leads"; did you mean "discard-lead"?`,
		},
		{"a seat beyond the table", "turn-of: 4", `1:10: expected a whole number from 0 to 3, found the number 4`},
		{"what always holds", "hand: {at-least: 0}", `1:18: expected a whole number from 1 to 240, found the number 0`},
		{"what never holds", "archived: {at-least: 6}", `1:22: expected a whole number from 1 to 5, found the number 6`},
		{
			"final: false", "final: false",
			`1:8: write {not: {final: true}} for a player who is not on the Final Adventure`,
		},
		{
			"an ending that is none", "won-by: adventure",
			`1:9: unknown word "adventure"; did you mean "adventures"?`,
		},
		{"no part", "any: []", `1:6: expected at least one goal`},
		{"no Lead", "hand: {holds: []}", `1:15: expected at least one Lead`},
		{"a part that is none", "not: final", `1:6: expected ` + words + ` with a value, found the text "final"`},
		{"a seat without a goal", "of: {seat: 1}", `1:5: the field "goal" is missing`},
		{
			"too many Leads", "hand: {holds: [" + strings.Repeat("ruin, ", 256) + "]}",
			`1:15: 256 Leads: a set holds at most 240`,
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			doc, err := strictyaml.Parse("goal.yaml", []byte(test.text))
			if err != nil {
				t.Fatal(err)
			}
			goal.Read(game(t), doc.Root)
			if err = doc.Err(); err == nil || err.Error() != "goal.yaml:"+test.want {
				t.Errorf("says\n %v, not\n goal.yaml:%s", err, test.want)
			}
		})
	}
}

func FuzzRead(f *testing.F) {
	g := game(f)
	for _, row := range vocabulary {
		f.Add([]byte(row.text))
		f.Add([]byte("all: [{" + row.text + "}, {not: {" + row.text + "}}]"))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		doc, err := strictyaml.Parse("goal.yaml", data)
		if err != nil {
			return
		}
		read := goal.Read(g, doc.Root)
		if doc.Err() != nil {
			return
		}
		said := read.Words(g, 0, player)
		if said == "" || strings.ContainsFunc(said, unicode.IsControl) {
			t.Errorf("%q says %q", data, said)
		}
		both := goal.Goal{Kind: goal.All, Parts: []goal.Goal{read, {Kind: goal.Not, Parts: []goal.Goal{read}}}}
		if both.Met(&engine.State{Players: 2}, 0) {
			t.Errorf("%q is met and is not", data)
		}
	})
}
