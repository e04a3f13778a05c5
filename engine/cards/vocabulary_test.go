package cards

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"

	"example.com/xseekers/engine"
)

// exampleSet is a set with one ActionX card, the example of a word of the vocabulary.
func exampleSet(example string) string {
	return twoDoors + "actionx:\n  - " + strings.Replace(example, "{", "{id: example, name: Example, ", 1) + "\n"
}

// loadCard reads the example as a set's only ActionX card.
func loadCard(t *testing.T, example string) *engine.ActionX {
	t.Helper()
	set, err := Load("example.yaml", []byte(exampleSet(example)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := engine.NewGame(set); err != nil {
		t.Fatal(err)
	}
	return &set.ActionX[0]
}

func TestEveryWordOfTheVocabularyPrintsItsWords(t *testing.T) {
	for _, w := range Vocabulary() {
		t.Run(string(w.Group)+" "+w.Word, func(t *testing.T) {
			got := CardText(loadCard(t, w.YAML))
			if strings.Join(got, "\n") != strings.Join(w.Words, "\n") {
				t.Errorf("got  %q\nwant %q", got, w.Words)
			}
			if !strings.Contains(w.YAML, w.Word) {
				t.Errorf("the example has another word: %s", w.YAML)
			}
			if w.Rule == engine.NoRule || w.Form == "" {
				t.Errorf("no rule or no form: %+v", w)
			}
		})
	}
}

// TestEveryPartOfTheEngineHasItsWord holds that no cost, effect, standing text or Heroic Feat of
// the engine is left without one, and none has two.
func TestEveryPartOfTheEngineHasItsWord(t *testing.T) {
	count := map[string]int{}
	for i := range vocabulary {
		switch p := &vocabulary[i]; p.group {
		case Heroic:
			count[fmt.Sprint("Heroic Feat ", p.feat)]++
		case Costs:
			count[fmt.Sprint("cost ", p.cost, p.lead)]++
		case Effects:
			count[fmt.Sprint("effect ", p.op)]++
		case Standing:
			count[fmt.Sprint("standing ", p.what)]++
		}
	}
	want := map[string]int{}
	for _, feat := range engine.HeroicFeats() {
		want[fmt.Sprint("Heroic Feat ", feat)] = 1
	}
	for _, k := range []engine.CostKind{
		engine.CostDiscard, engine.CostMatching, engine.CostBury, engine.CostActionX, engine.CostScrapAdventure,
		engine.CostScrap, engine.CostLeverage, engine.CostArchive,
	} {
		want[fmt.Sprint("cost ", k, engine.NoLead)] = 1
	}
	for l := engine.NoLead; l <= engine.Vision; l++ {
		want[fmt.Sprint("cost ", engine.CostType, l)] = 1
	}
	for op := engine.DrawLeads; op < engine.ByHand; op++ {
		if op != engine.Skip { // written by either
			want[fmt.Sprint("effect ", op)] = 1
		}
	}
	for what := engine.EmblemsLess; what <= engine.BondedIsWild; what++ {
		want[fmt.Sprint("standing ", what)] = 1
	}
	for key, n := range want {
		if count[key] != n {
			t.Errorf("%s has %d words", key, count[key])
		}
	}
	if len(count) != len(want) {
		t.Errorf("the vocabulary has %d parts, the engine %d", len(count), len(want))
	}
}

// TestTheVocabularyPageIsUpToDate holds VOCABULARY.md to the table.
func TestTheVocabularyPageIsUpToDate(t *testing.T) {
	golden(t, "VOCABULARY.md", vocabularyPage())
}

// TestTheExampleSetLoads holds the file that authors begin with to what it is said to show.
func TestTheExampleSetLoads(t *testing.T) {
	set, err := Load("example.yaml", []byte(ExampleSet()))
	if err != nil {
		t.Fatal(err)
	}
	game, err := engine.NewGame(set)
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[engine.Kind]int{}
	for _, a := range set.ActionX {
		kinds[a.Kind]++
	}
	if len(set.Adventures) != 2 || kinds[engine.Feat] != 1 || kinds[engine.Site] != 1 || kinds[engine.Relic] != 1 {
		t.Errorf("%d Adventures and of ActionX cards %v", len(set.Adventures), kinds)
	}
	for i := range set.Adventures {
		if len(set.Adventures[i].Reward) == 0 {
			t.Errorf("%s has no reward", set.Adventures[i].ID)
		}
	}
	if _, err := game.Deal(engine.Setup{Players: 2, Variant: engine.AdvancedGame}, nil); err == nil {
		t.Error("two Adventures are dealt to two players")
	}
}

// TestTheFrameSaysWhatLoadHolds breaks each point that Load can hold, in the example set.
func TestTheFrameSaysWhatLoadHolds(t *testing.T) {
	for _, tc := range []struct{ point, old, new, want string }{
		{"An id is small letters", "id: ember-gate", "id: Ember Gate", "is not an id"},
		{"no two cards share one, Adventures", "id: ember-gate", "id: salt-stair", "two cards have the id"},
		{"no two cards share one.", "name: The Ember Gate", "name: Lucky Find", "two cards have the name"},
		{"Copies are said of ActionX cards only", "reward: [{draw-leads: 1}]", "copies: 2", `"copies" does not stand here`},
		{"effects, or heroic, or by-hand", "heroic: barter", "heroic: barter\n        by-hand: Sing", "keep one"},
		{"one thing paid in Leads", "- discard-bonded: 1", "- discard-bonded: 1\n          - discard-ruin: 1", "at most one cost in Leads"},
		{"has a cost or a limit", "costs: [leverage]", "costs: []", "needs a cost or a limit"},
		{"A rival is named before", "- choose-rival", "- take-lead", "no rival is named yet"},
		{"on the Ruthless side of a Relic", "side: ruthless\n", "side: noble\n", "no rival is named yet"},
		{"A Feat with standing has", "    type: feat ", "    standing: [shielded]\n    type: feat ", "add {lasts: this-turn}"},
	} {
		t.Run(tc.point, func(t *testing.T) {
			if !strings.Contains(frame, tc.point) || !strings.Contains(ExampleSet(), tc.old) {
				t.Fatal("the frame or the example has other words")
			}
			_, err := Load("example.yaml", []byte(strings.Replace(ExampleSet(), tc.old, tc.new, 1)))
			if err == nil || !strings.Contains(err.Error(), tc.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("got %v", err)
			}
		})
	}
}

func TestAFormNamesTheHeroicFeatsWhereNotAllAreAllowed(t *testing.T) {
	for word, want := range map[string]string{
		"again":      "{again: barter, breakthrough, sabotage, negotiate or poach}",
		"costs-less": "{costs-less: {feat: barter, breakthrough, sabotage, thwart or poach, by: 1 to 9}}",
		"barred":     "{barred: a Heroic Feat}",
	} {
		if got := named(Standing, word).written(); got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
}

// golden compares a text with a file; -update writes it.
func golden(t *testing.T, file, text string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	got, kept := strings.Split(text, "\n"), strings.Split(string(want), "\n")
	for i := range max(len(got), len(kept)) {
		if i >= len(got) || i >= len(kept) || got[i] != kept[i] {
			t.Fatalf("%s differs from line %d on:\n%s", file, i+1, strings.Join(got[min(i, len(got)):min(i+5, len(got))], "\n"))
		}
	}
}

// vocabularyPage is the page for those who write cards.
func vocabularyPage() string {
	var b bytes.Buffer
	b.WriteString(vocabularyHead + "```yaml\n" + ExampleSet() + "```\n\n")
	for _, point := range Frame() {
		fmt.Fprintf(&b, "- %s\n", point)
	}
	group := Group("")
	for _, w := range Vocabulary() {
		if w.Group != group {
			group = w.Group
			fmt.Fprintf(&b, "\n## %s\n\n%s\n\n| write | a card with it | reads | rule |\n|---|---|---|---|\n", upper(string(group)), groupHeads[group])
		}
		fmt.Fprintf(&b, "| `%s` | `%s` | %s | %s |\n", w.Form, w.YAML, strings.Join(w.Words, "<br>"), w.Rule.Text().Number)
	}
	return b.String()
}

const vocabularyHead = "# The vocabulary of ActionX cards\n" + `
The test of this package writes this page from the table that the loader reads (` + "`go test ./engine/cards -update`" + `):
do not edit it. What people read on a card is made from its parts, so text and card cannot say different things.

A whole card set file, small and with most fields there are:

`

var groupHeads = map[Group]string{
	Fields:   "Icons, and whom a part is said of.",
	Heroic:   "Printed in place of effects: the Heroic Feat is done, for what the card says it costs.",
	Costs:    "Paid as the text is announced, all of them.",
	Effects:  "Done once everybody has passed, in this order.",
	Standing: "In force while the card is in play; of a Feat, for as long as `lasts` says.",
}
