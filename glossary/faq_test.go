package glossary

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"example.com/xseekers/engine"
)

func TestEveryQuestionIsWhole(t *testing.T) {
	slug := regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)
	seen := map[string]bool{}
	for _, faq := range FAQs() {
		t.Run(faq.ID, func(t *testing.T) {
			if !slug.MatchString(faq.ID) || seen[faq.ID] {
				t.Error("the id is not in kebab-case, or another question has it")
			}
			seen[faq.ID] = true
			if !strings.HasSuffix(faq.Question, "?") || strings.Count(faq.Question, "?") != 1 || strings.Contains(faq.Question, ". ") {
				t.Errorf("not one question: %q", faq.Question)
			}
			if n := len(strings.Fields(faq.Answer)); n > 75 || !strings.HasSuffix(faq.Answer, ".") {
				t.Errorf("%d words are too many, or no full stop: %q", n, faq.Answer)
			}
			if n := strings.Count(faq.Answer, ". "); n > 2 {
				t.Errorf("%d sentences are too long to settle a dispute: %q", n+1, faq.Answer)
			}
			for _, text := range append([]string{faq.Question, faq.Answer, faq.Example.Shows}, faq.Asked...) {
				if strings.TrimSpace(text) != text || strings.Contains(text, "  ") || strings.ContainsFunc(text, unicode.IsControl) {
					t.Errorf("untidy spaces: %q", text)
				}
			}
			if faq.Example.Shows != "" && !strings.HasSuffix(faq.Example.Shows, ".") {
				t.Errorf("what its example shows is no sentence: %q", faq.Example.Shows)
			}
		})
	}
}

// "May I ...?" wants a yes or a no before all else.
func TestAYesOrNoQuestionIsAnsweredFirst(t *testing.T) {
	yesOrNo := regexp.MustCompile(`(?:^|: |, )(?:[Mm]ay|[Cc]an|[Dd]o|[Dd]oes|[Mm]ust|[Ii]s|[Aa]re|[Ww]as|[Dd]id) [^,:]*\?$`)
	answered := regexp.MustCompile(`^(?:Yes|No|Only|Mostly|Not yet|Neither)\b`)
	for _, faq := range FAQs() {
		if yesOrNo.MatchString(faq.Question) && !answered.MatchString(faq.Answer) && !notYesOrNo[faq.ID] {
			t.Errorf("%s: %q is answered by %q", faq.ID, faq.Question, faq.Answer)
		}
		if notYesOrNo[faq.ID] && (answered.MatchString(faq.Answer) || !yesOrNo.MatchString(faq.Question)) {
			t.Errorf("%s needs no exemption any more", faq.ID)
		}
	}
	for id := range notYesOrNo {
		if !slices.ContainsFunc(FAQs(), func(f FAQ) bool { return f.ID == id }) {
			t.Errorf("%s is no question", id)
		}
	}
}

// notYesOrNo are the questions that offer more than yes and no.
var notYesOrNo = map[string]bool{
	"reward-of-the-fourth": true, // before or after
}

func TestEveryQuestionIsAskedInOtherWords(t *testing.T) {
	whose := map[string]string{}
	for _, faq := range FAQs() {
		if len(faq.Asked) < 4 {
			t.Errorf("%s: %d other ways of asking are too few", faq.ID, len(faq.Asked))
		}
		for _, text := range append([]string{faq.Question}, faq.Asked...) {
			key := strings.Join(strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) }), " ")
			if other, ok := whose[key]; ok {
				t.Errorf("%q asks %s and %s", text, other, faq.ID)
			}
			whose[key] = faq.ID
		}
	}
}

func TestEveryQuestionHasItsRules(t *testing.T) {
	for _, faq := range FAQs() {
		if n := len(faq.Rules); n < 1 || n > 3 {
			t.Errorf("%s: %d rules", faq.ID, n)
		}
		for i, rule := range faq.Rules {
			if rule.String() == "" || slices.Contains(faq.Rules[:i], rule) {
				t.Errorf("%s: %d is no rule, or named twice", faq.ID, rule)
			}
		}
	}
}

// A reader is told the printed rule from our reading of it.
func TestAnAnswerThatLeansOnARulingSaysSo(t *testing.T) {
	for _, faq := range FAQs() {
		says := strings.Contains(strings.ToLower(faq.Answer), "our reading")
		if says != (faq.Ruling != engine.NoRule) {
			t.Errorf("%s: the answer and its ruling %q do not agree on whose reading it is: %q", faq.ID, faq.Ruling, faq.Answer)
		}
		if faq.Ruling != engine.NoRule && (faq.Ruling.Text().Ruling == "" || !slices.Contains(faq.Rules, faq.Ruling)) {
			t.Errorf("%s: rule %v has no ruling, or is not among the rules", faq.ID, faq.Ruling)
		}
		if of := faq.Rules[0].Text(); of.Printed == "" && faq.Ruling != faq.Rules[0] {
			t.Errorf("%s: all that %v says is a ruling, and the answer does not say so", faq.ID, faq.Rules[0])
		}
	}
}

func TestEveryRuleIsAskedAbout(t *testing.T) {
	asked := map[engine.Rule]bool{}
	for _, faq := range FAQs() {
		asked[faq.Rules[0]] = true
	}
	for _, rule := range engine.Rules() {
		if !asked[rule] {
			t.Errorf("no question is about rule %v first", rule)
		}
	}
	if n := len(FAQs()); n < 100 {
		t.Errorf("%d questions are too few", n)
	}
}

// notShown are the questions that no position shows, and why.
var notShown = map[string]string{
	"ask-hand-size":             "it is about what may be seen, and nothing is done",
	"look-through-discard-pile": "it is about what may be seen, and nothing is done",
	"shuffling-the-decks":       "it comes before the first position",
	"who-starts":                "it comes before the first position",
	"who-starts-after-three":    "it comes before the first position",
	"feat-that-is-being-played": "no Feat card of the training set is a Breakthrough",
	"only-one-to-choose-from":   "the training set has more Adventures than fit on a table",
	"which-feat-for-what":       "it only sorts the Heroic Feats",
	"target-gone-before-effect": "no card of the training set takes the last choice away in an answer",
}

func TestNearlyEveryAnswerIsPlayed(t *testing.T) {
	for _, faq := range FAQs() {
		switch why := notShown[faq.ID]; {
		case faq.Example.Shows == "" && why == "":
			t.Errorf("%s has no example, and no reason why", faq.ID)
		case faq.Example.Shows != "" && why != "":
			t.Errorf("%s has an example by now, and no longer needs the reason %q", faq.ID, why)
		}
	}
	for id := range notShown {
		if !slices.ContainsFunc(FAQs(), func(f FAQ) bool { return f.ID == id }) {
			t.Errorf("%s is no question", id)
		}
	}
	if n, all := len(notShown), len(FAQs()); n*5 > all {
		t.Errorf("%d of %d answers have no example", n, all)
	}
}
