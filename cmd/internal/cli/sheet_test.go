package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"example.com/xseekers/cmd/internal/tui"
	"example.com/xseekers/engine"
)

func TestTheSheetTellsOfEveryPlayOnce(t *testing.T) {
	for _, ws := range []engine.Switches{0, engine.Switches(0).With(engine.RewardFirst)} {
		told := map[string]int{}
		for _, part := range sheetOf(ws) {
			for _, l := range part.Lines {
				if l.Text == "" || len(l.Rules) == 0 {
					t.Errorf("%s: the line %q lacks a text or a rule", part.Title, l.Name)
				}
				for _, p := range l.plays {
					told[fmt.Sprint(p.Do, " from ", p.From)]++
				}
			}
		}
		for _, p := range engine.Plays() {
			if n := told[fmt.Sprint(p.Do, " from ", p.From)]; n != 1 {
				t.Errorf("the sheet tells %d times of %s", n, p.Do)
			}
		}
	}
}

func TestTheSheetNamesEveryHeroicFeatOnce(t *testing.T) {
	for _, do := range engine.HeroicFeats() {
		named := 0
		for _, part := range sheetOf(0) {
			for _, l := range part.Lines {
				if strings.EqualFold(l.Name, do.String()) && strings.HasPrefix(part.Title, "Heroic Feats") {
					named++
				}
			}
		}
		if named != 1 {
			t.Errorf("%s is named %d times", do, named)
		}
	}
}

func TestEveryCostOfAPlayHasWordsOnTheSheet(t *testing.T) {
	for _, p := range engine.Plays() {
		for _, c := range p.Costs {
			if costText(c) == "" {
				t.Errorf("%s: a cost of rule %s has no words", p.Do, c.Rule)
			}
		}
	}
}

// unsaid are the instructions that the sheet says nothing of: answers have a line of their own, and
// so has the limit of Active Adventures; what is chosen inside an effect is said with that effect.
var unsaid = map[engine.Op]bool{engine.Answers: true, engine.LimitZones: true, engine.Choose: true}

func TestEveryEffectOfAPlayHasWordsOnTheSheet(t *testing.T) {
	used := map[engine.Op]bool{}
	for _, p := range engine.Plays() {
		for _, e := range p.Effects {
			used[e.Op] = true
			if (effectText(e) == "") != unsaid[e.Op] {
				t.Errorf("%s: an effect of rule %s says %q", p.Do, e.Rule, effectText(e))
			}
		}
	}
	for op := range effectTexts {
		if !used[op] {
			t.Errorf("no play has instruction %d, which has words", op)
		}
	}
}

func TestAChangedPlayChangesTheSheet(t *testing.T) {
	before := sheetText(sheetOf(0), 80)
	check := func(p *engine.Play, n *uint8) {
		old := *n
		defer func() { *n = old }()
		if *n += 2; old > 0 && sheetText(sheetOf(0), 80) == before {
			t.Errorf("%s: a number of it is not on the sheet", p.Do)
		}
	}
	for i := range engine.Plays() {
		p := &engine.Plays()[i]
		for j := range p.Costs {
			check(p, &p.Costs[j].N)
		}
		for j := range p.Effects {
			if e := &p.Effects[j]; e.Op != engine.FinalAtLater && p.From != engine.FromDiscard && e.Op != engine.LimitZones {
				check(p, &e.N)
			}
		}
	}
}

func TestTheSheetFollowsTheTablesReading(t *testing.T) {
	words := func(ws engine.Switches) string {
		return strings.Join(strings.Fields(sheetText(sheetOf(ws), 80)), " ")
	}
	ours, other := words(0), words(engine.Switches(0).With(engine.RewardFirst))
	first, then := "first begins your Final", "then begins your Final"
	if !strings.Contains(ours, first) || strings.Contains(ours, then) || strings.Contains(other, first) || !strings.Contains(other, then) {
		t.Errorf("the switch %s does not change when the Final Adventure begins", engine.RewardFirst)
	}
}

// mostSheetLines is a printed page.
const mostSheetLines = 64

func TestTheSheetFillsAPage(t *testing.T) {
	for _, width := range []int{80, 40} {
		text := sheetText(sheetOf(0), width)
		if n := strings.Count(text, "\n"); width == 80 && n > mostSheetLines {
			t.Errorf("%d lines at %d columns: more than %d", n, width, mostSheetLines)
		}
		for line := range strings.Lines(text) {
			if n := len([]rune(strings.TrimSuffix(line, "\n"))); n > width || tui.Clean(line) != strings.ReplaceAll(line, "\n", " ") {
				t.Errorf("at %d columns: %q", width, line)
			}
		}
		golden(t, fmt.Sprintf("sheet-%d.golden", width), text)
	}
}

// golden compares a text with a file in testdata, or rewrites it.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs (go test -update rewrites it):\n%s", name, got)
	}
}
