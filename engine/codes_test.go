package engine_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
)

func TestEveryCodeHasAWholePage(t *testing.T) {
	kebab := regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)
	slugs, titles := map[string]engine.Code{}, map[string]engine.Code{}
	for _, c := range engine.Codes() {
		p := c.Page()
		if !kebab.MatchString(p.Slug) {
			t.Errorf("code %d: the slug %q is not kebab-case", c, p.Slug)
		}
		if first, taken := slugs[p.Slug]; taken {
			t.Errorf("codes %d and %d share the slug %q", first, c, p.Slug)
		}
		if first, taken := titles[p.Title]; taken {
			t.Errorf("%v and %v share the title %q", first, c, p.Title)
		}
		slugs[p.Slug], titles[p.Title] = c, c
		for part, text := range map[string]string{
			"title": p.Title, "sentence": p.Says, "text": p.Text, "repair": p.Repair, "rule": p.Rule.String(),
		} {
			if strings.TrimSpace(text) == "" {
				t.Errorf("%v: the page has no %s", c, part)
			}
		}
		if strings.HasSuffix(p.Title, ".") || strings.Contains(p.Title, "\n") {
			t.Errorf("%v: the title %q is not one line without full stop", c, p.Title)
		}
		for part, text := range map[string]string{"text": p.Text, "repair": p.Repair} {
			if !strings.HasSuffix(text, ".") {
				t.Errorf("%v: the %s %q does not end with a full stop", c, part, text)
			}
		}
		if back, ok := engine.ParseCode(p.Slug); !ok || back != c {
			t.Errorf("%q is read as code %d, not %d", p.Slug, back, c)
		}
	}
}

// A code that no example can call forth is emitted nowhere.
func TestEveryCodesExampleIsRefusedForThatCode(t *testing.T) {
	g := cards.TrainingGame()
	for _, c := range engine.Codes() {
		page := c.Page()
		if page.Retired {
			continue
		}
		t.Run(page.Slug, func(t *testing.T) {
			s, err := position.Load(g, "example", []byte(page.Example.At))
			if err != nil {
				t.Fatal(err)
			}
			view := engine.ViewOf(&s, page.Example.By)
			a, err := notation.Parse(g, &view, page.Example.Try)
			if err != nil {
				t.Fatal(err)
			}
			switch r := g.Check(&s, a); {
			case r == nil:
				t.Errorf("%q is allowed", page.Example.Try)
			case r.Code() != c:
				t.Errorf("%q is refused for %v", page.Example.Try, r.Code())
			}
		})
	}
}

func TestTheOrderOfPrecedenceHasEveryCodeOnce(t *testing.T) {
	if got := slices.Sorted(slices.Values(engine.Precedence)); !slices.Equal(got, engine.Codes()) {
		t.Errorf("in the order of precedence stand the codes %v", got)
	}
}

// A code's number and slug are in other people's files: new ones come last, old ones stay.
func TestCodesAreOnlyEverAppended(t *testing.T) {
	path := filepath.Join("testdata", "codes.golden")
	kept, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, c := range engine.Codes() {
		fmt.Fprintf(&b, "%d %v\n", c, c)
	}
	switch now := b.String(); {
	case !strings.HasPrefix(now, string(kept)):
		t.Errorf("a code changed or went; %s says\n%s", path, kept)
	case now != string(kept) && *update:
		golden(t, "codes.golden", now)
	case now != string(kept):
		t.Errorf("%s lacks new codes: -update appends them", path)
	}
}
