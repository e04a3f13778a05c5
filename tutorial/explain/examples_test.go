package explain_test

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/tutorial/explain"
)

var update = flag.Bool("update", false, "rewrite golden files")

// The whole page of every code's example is kept to be read and reviewed.
func TestThePageOfEveryCodesExample(t *testing.T) {
	var b strings.Builder
	for _, c := range engine.Codes() {
		page := c.Page()
		if page.Retired {
			continue
		}
		x := page.Example
		e := refusedTo(t, x.By, x.At, x.Try)
		fmt.Fprintf(&b, "=== %s: %s\n\n%s\n", c, x.Try, e.Markdown())
	}
	golden(t, "pages.golden", b.String())
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	before := strings.Split(string(want), "\n=== ")
	for i, section := range strings.Split(got, "\n=== ") {
		if i >= len(before) || section != before[i] {
			t.Errorf("not what %s says (-update rewrites it); now:\n=== %s", path, section)
		}
	}
	if n := strings.Count(got, "\n=== "); n < len(before)-1 {
		t.Errorf("%s has %d pages and there are %d", path, len(before), n+1)
	}
}

// A page has to be read beside the table, on a screen of 80 columns and 24 lines.
func TestThePageOfEveryExampleFitsAScreen(t *testing.T) {
	for _, c := range engine.Codes() {
		page := c.Page()
		if page.Retired {
			continue
		}
		e := refusedTo(t, page.Example.By, page.Example.At, page.Example.Try)
		if n := lines(e.Markdown(), 78); n > 23 {
			t.Errorf("%s takes %d lines", c, n)
		}
	}
}

// lines is how many lines a text takes at a width.
func lines(text string, width int) (n int) {
	for line := range strings.Lines(strings.TrimRight(text, "\n")) {
		n++
		column := 0
		for _, word := range strings.Fields(line) {
			if column += len(word) + 1; column > width+1 {
				n++
				column = len(word) + 1
			}
		}
	}
	return n
}

// What other programs are given is kept too: of a refusal that leans on a ruling, and of what is allowed.
func TestTheDataOfARefusalAndOfWhatIsAllowed(t *testing.T) {
	g := cards.TrainingGame()
	x := engine.SurplusLead.Page().Example
	refusal := refusedTo(t, x.By, x.At, x.Try)
	s, err := position.Load(g, "at", []byte(x.At))
	if err != nil {
		t.Fatal(err)
	}
	v := engine.ViewOf(&s, x.By)
	a, err := notation.Parse(g, &v, "complete drowned-gate with myth ruin ruin")
	if err != nil {
		t.Fatal(err)
	}
	allowed := explain.Allowed(g, &s, a)
	var b strings.Builder
	for _, d := range []explain.Data{refusal.Data(g), allowed.Data()} {
		text, err := json.MarshalIndent(d, "", "  ")
		if err != nil {
			t.Fatal(err)
		}
		b.Write(append(text, '\n'))
	}
	golden(t, "data.golden", b.String())
}

func TestACodesPageTellsBothReadingsBothGamesAndWhereMoreStands(t *testing.T) {
	for code, wants := range map[engine.Code][]string{
		engine.SurplusLead: {"# You pay a Lead", "Rule 5.1", "*Our reading:*", "*The other reading:* Others let you overpay.", "`xseekers rules 5.1`"},
		engine.StepToCome:  {"In the Beginner Game", "The Advanced Game adds", "`xseekers rules 4.4`", "`xseekers define "},
		engine.NotMatching: {"Rule 7.11", "`xseekers define matching`"},
	} {
		page := explain.Page(code)
		for _, want := range wants {
			if !strings.Contains(page, want) {
				t.Errorf("the page of %s does not say %q:\n%s", code, want, page)
			}
		}
	}
	e := refusedTo(t, 0, engine.NotMatching.Page().Example.At, engine.NotMatching.Page().Example.Try)
	for _, want := range []string{e.Headline(), "**Those Leads do not match.**", "`xseekers define matching`"} {
		if !strings.Contains(e.Long(), want) {
			t.Errorf("the long page does not say %q:\n%s", want, e.Long())
		}
	}
}
