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

// TestTheCardOnTheVocabularyPageLoads holds the page's example to what it explains.
func TestTheCardOnTheVocabularyPageLoads(t *testing.T) {
	_, card, _ := strings.Cut(vocabularyHead, "```yaml\n")
	card, _, ok := strings.Cut(card, "```")
	set, err := Load("page.yaml", []byte(twoDoors+card))
	if err != nil || !ok {
		t.Fatal(err)
	}
	want := `As it enters|Aura — You may|Exploit · Delay — Once a turn, archive`
	for i, begins := range strings.Split(want, "|") {
		if line := CardText(&set.ActionX[0])[i+1]; !strings.Contains(line, begins) {
			t.Errorf("the card reads %q where it should say %q", line, begins)
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
	b.WriteString(vocabularyHead)
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

A card stands under ` + "`actionx:`" + ` in a card set file:

` + "```yaml" + `
actionx:
  - id: ember-gate
    name: The Ember Gate
    type: site                 # feat, site or relic
    copies: 2                  # left out: 1
    bond: true                 # a Lead goes under it as it enters; left out: false
    play:                      # of a Feat all it does; of a Site or Relic what it costs to play and does as it enters
      costs: [{discard-leads: 1}]
      effects: [{draw-actionx: 1}]
    abilities:                 # of Sites and Relics: what their player may use
      - id: exploit            # shown to players
        exploit: true          # icons: exploit, delay, twist; Leverage is a cost
        delay: true
        limit: 1               # uses a turn; without costs it is needed
        costs: [archive, {discard-leads: 1}]
        effects: [{draw-leads: 3}]   # or heroic: barter, or by-hand: "words"
    standing: [{hand-limit: 9}]      # rules changed while it is in play
` + "```" + `

A word that takes a number is written ` + "`{draw-leads: 2}`" + `; one that takes nothing stands alone, ` + "`take-lead`" + `, or with
` + "`true`" + ` where another field follows: ` + "`{take-lead: true, who: everyone}`" + `. Effects are done in their order. A Feat with
` + "`standing`" + ` needs the effect ` + "`lasts`" + `. A text costs at most one thing paid in Leads and one paid in cards.
A rival has to be named before a part says ` + "`rival`" + `: by ` + "`choose-rival`" + `, or by the Ruthless side of a Relic.
`

var groupHeads = map[Group]string{
	Fields:   "Icons, and whom a part is said of.",
	Heroic:   "Printed in place of effects: the Heroic Feat is done, for what the card says it costs.",
	Costs:    "Paid as the text is announced, all of them.",
	Effects:  "Done once everybody has passed, in this order.",
	Standing: "In force while the card is in play; of a Feat, for as long as `lasts` says.",
}
