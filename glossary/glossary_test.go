package glossary

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"example.com/xseekers/engine"
)

func TestEveryTermIsWhole(t *testing.T) {
	slug := regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)
	for _, term := range Terms() {
		t.Run(term.ID, func(t *testing.T) {
			if !slug.MatchString(term.ID) {
				t.Errorf("the id is not in kebab-case")
			}
			if term.Name == "" || !strings.HasSuffix(term.Meaning, ".") {
				t.Errorf("no name, or a meaning that is no sentence: %q, %q", term.Name, term.Meaning)
			}
			if n := strings.Count(term.Meaning, ". "); n > 2 {
				t.Errorf("%d sentences are too long to be read in passing: %q", n+1, term.Meaning)
			}
			if strings.Contains(term.Meaning, "  ") || strings.ContainsFunc(term.Meaning, unicode.IsControl) {
				t.Errorf("untidy spaces: %q", term.Meaning)
			}
			if len(term.Aliases) == 0 || len(term.Rules) == 0 {
				t.Errorf("no other name or no rule")
			}
		})
	}
}

func TestATermThatLeansOnARulingNamesOneOfItsRules(t *testing.T) {
	for _, term := range Terms() {
		if term.Ruling == engine.NoRule {
			continue
		}
		if term.Ruling.Text().Ruling == "" || !slices.Contains(term.Rules, term.Ruling) {
			t.Errorf("%s: rule %v has no ruling, or is not among the term's rules", term.ID, term.Ruling)
		}
	}
}

func TestWhatLooksAlikeIsNamedOnBothSides(t *testing.T) {
	for _, term := range Terms() {
		for _, id := range term.Like {
			other, ok := ByID(id)
			if !ok {
				t.Errorf("%s is like %q, which is no term", term.ID, id)
			} else if !slices.Contains(other.Like, term.ID) {
				t.Errorf("%s is like %s, but not the other way round", term.ID, id)
			}
		}
	}
}

func TestNoTwoTermsHaveTheSameName(t *testing.T) {
	seen := map[string]string{}
	for _, term := range Terms() {
		for _, name := range append([]string{term.ID, term.Name}, term.Aliases...) {
			stem := phraseOf(wordsOf(name)).letters
			if other, ok := seen[stem]; ok && other != term.ID {
				t.Errorf("%q means %s and %s", name, other, term.ID)
			}
			seen[stem] = term.ID
		}
	}
}

func TestOfAnUnknownIDThereIsNoTerm(t *testing.T) {
	if term, ok := ByID("pizza"); ok {
		t.Errorf("there is %v", term)
	}
}
