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

func TestEveryStoryIsShortAndTellsMore(t *testing.T) {
	for _, term := range Terms() {
		sentences, words := len(ends.FindAllString(term.Story, -1)), len(strings.Fields(term.Story))
		if sentences < 2 || words > 90 {
			t.Errorf("%s: a story of %d sentences and %d words", term.ID, sentences, words)
		}
		if !strings.HasSuffix(term.Story, ".") || strings.Count(term.Story, "\n\n") > 1 || strings.Contains(term.Story, "  ") {
			t.Errorf("%s: a story that is no tidy paragraph or two: %q", term.ID, term.Story)
		}
		for _, sentence := range ends.Split(term.Meaning, -1) {
			if len(sentence) > 20 && strings.Contains(term.Story, sentence) {
				t.Errorf("%s: the story says again %q", term.ID, sentence)
			}
		}
	}
}

// ends are the ends of sentences.
var ends = regexp.MustCompile(`[.?!]("|\))?(\s|$)`)

func TestWhatATermSaysNamesRulesThereAre(t *testing.T) {
	number := regexp.MustCompile(`\d+\.\d+`)
	for _, term := range Terms() {
		for _, n := range number.FindAllString(term.Meaning+" "+term.Story+" "+term.Example.Shows, -1) {
			if _, ok := engine.ParseRule(n); !ok {
				t.Errorf("%s names rule %s, which there is not", term.ID, n)
			}
		}
	}
}

func TestWhatATermCallsOurReadingLeansOnARuling(t *testing.T) {
	for _, term := range Terms() {
		if strings.Contains(strings.ToLower(term.Story), "our reading") && term.Ruling == engine.NoRule {
			t.Errorf("%s tells our reading, and names no ruling", term.ID)
		}
	}
}

// withoutExample are the terms that no position can show, with the reason.
var withoutExample = map[string]string{
	"by-hand":         "the training set has no such card",
	"hidden-cards":    "what is not seen is not shown by moves",
	"setup":           "it is over before there is a position",
	"stalemate":       "it takes a table without a Lead to move",
	"starting-player": "it is said before there is a position",
}

func TestEveryTermHasAnExampleOrAReason(t *testing.T) {
	for _, term := range Terms() {
		switch reason, listed := withoutExample[term.ID]; {
		case term.Example.Shows == "" && !listed:
			t.Errorf("%s has no example, and no reason is listed", term.ID)
		case term.Example.Shows != "" && listed:
			t.Errorf("%s has an example: strike it off the list (%s)", term.ID, reason)
		}
	}
	for id := range withoutExample {
		if _, ok := ByID(id); !ok {
			t.Errorf("%s is listed, and is no term", id)
		}
	}
}

func TestAnExampleSaysWhatThereIsToSee(t *testing.T) {
	for _, term := range Terms() {
		shows := term.Example.Shows
		if n := len(ends.FindAllString(shows, -1)); shows != "" && (n < 1 || n > 3 || len(strings.Fields(shows)) > 50) {
			t.Errorf("%s: an example of %d sentences: %q", term.ID, n, shows)
		}
	}
}

func TestEveryRefusalIsExplainedByATerm(t *testing.T) {
	explained := map[engine.Code]bool{}
	for _, term := range Terms() {
		seen := map[engine.Code]bool{}
		for _, c := range term.Codes {
			if !slices.Contains(engine.Codes(), c) || c.Page().Retired || seen[c] {
				t.Errorf("%s explains %q, which is no live code or stands there twice", term.ID, c)
			}
			seen[c], explained[c] = true, true
		}
		if c := term.Example.Refused; c != engine.NoCode && !seen[c] {
			t.Errorf("%s shows %q and does not explain it", term.ID, c)
		}
	}
	for _, c := range engine.Codes() {
		if !c.Page().Retired && !explained[c] {
			t.Errorf("no term explains %q", c)
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
