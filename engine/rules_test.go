package engine

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

// firstOfChapter is indexed by chapter number; there is no chapter 0, and one past the last rule closes chapter 13.
var firstOfChapter = []Rule{NoRule, R1_1, R2_1, R3_1, R4_1, R5_1, R6_1, R7_1, R8_1, R9_1, R10_1, R11_1, R12_1, R13_1, ruleEnd}

func TestEveryRuleCarriesTheNumberOfItsConstant(t *testing.T) {
	for chapter := 1; chapter < len(firstOfChapter)-1; chapter++ {
		for r := firstOfChapter[chapter]; r < firstOfChapter[chapter+1]; r++ {
			want := strconv.Itoa(chapter) + "." + strconv.Itoa(int(r-firstOfChapter[chapter])+1)
			if got := r.Text().Number; got != want {
				t.Errorf("the rule in the place of %s has number %q", want, got)
			}
		}
	}
}

func TestThereAreEightySixRulesInThirteenChapters(t *testing.T) {
	if got := len(Rules()); got != 86 {
		t.Errorf("there are %d rules, not 86", got)
	}
	if got := len(Chapters()); got != 14 {
		t.Errorf("there are %d chapter titles, not one for each of 13 chapters and an empty one before them", got)
	}
}

func TestEveryChapterHasATitleAndChapterZeroHasNone(t *testing.T) {
	for chapter, title := range Chapters() {
		if (title == "") != (chapter == 0) {
			t.Errorf("chapter %d is titled %q", chapter, title)
		}
	}
}

func TestEveryRuleStandsInExactlyOneTable(t *testing.T) {
	for _, r := range Rules() {
		tables := 0
		for _, table := range []*[ruleEnd]RuleText{&turnRules, &finalRules, &advancedRules} {
			if table[r] != (RuleText{}) {
				tables++
			}
		}
		if tables != 1 {
			t.Errorf("rule %d (%s) stands in %d tables", r, r, tables)
		}
	}
}

func TestNoRuleHasNoText(t *testing.T) {
	if NoRule.Text() != (RuleText{}) {
		t.Errorf("NoRule says %+v", NoRule.Text())
	}
}

func TestEveryTitleHasTwoToSixWordsAndNoFullStop(t *testing.T) {
	for _, r := range Rules() {
		title := r.Text().Title
		if words := len(strings.Fields(title)); words < 2 || words > 6 {
			t.Errorf("%s: title %q has %d words", r, title, words)
		}
		if strings.HasSuffix(title, ".") {
			t.Errorf("%s: title %q ends with a full stop", r, title)
		}
	}
}

func TestNoTwoRulesShareATitle(t *testing.T) {
	seen := map[string]Rule{}
	for _, r := range Rules() {
		title := r.Text().Title
		if first, ok := seen[title]; ok {
			t.Errorf("%s and %s are both titled %q", first, r, title)
		}
		seen[title] = r
	}
}

func TestEveryRuleSaysWhatIsPrintedOrHowWeRule(t *testing.T) {
	for _, r := range Rules() {
		if text := r.Text(); text.Printed == "" && text.Ruling == "" {
			t.Errorf("%s has neither Printed nor Ruling", r)
		}
	}
}

func TestOnlyARulingHasAnotherReading(t *testing.T) {
	for _, r := range Rules() {
		if text := r.Text(); text.Other != "" && text.Ruling == "" {
			t.Errorf("%s has another reading of no ruling: %q", r, text.Other)
		}
	}
}

func TestEveryRulesNumberIsReadBackAsThatRule(t *testing.T) {
	for _, r := range Rules() {
		if got, ok := ParseRule(r.String()); !ok || got != r {
			t.Errorf("%q is read as rule %d (%v), not rule %d", r.String(), got, ok, r)
		}
	}
}

func TestOnlyTheFinalAdventuresStartHasASwitch(t *testing.T) {
	for _, r := range Rules() {
		want := NoSwitch
		if r == R6_1 {
			want = RewardFirst
		}
		if got := r.Text().Switch; got != want {
			t.Errorf("%s has the switch %q, not %q", r, got, want)
		}
	}
}

func TestRuleTextsAreCleanlySpaced(t *testing.T) {
	for _, r := range Rules() {
		text := r.Text()
		for _, s := range []string{text.Number, text.Title, text.Printed, text.Ruling, text.Other} {
			if strings.ContainsFunc(s, unicode.IsControl) {
				t.Errorf("%s has a control character in %q", r, s)
			}
			if strings.Contains(s, "  ") {
				t.Errorf("%s has a double space in %q", r, s)
			}
			if s != strings.TrimSpace(s) {
				t.Errorf("%s has a space at an end of %q", r, s)
			}
		}
	}
}

func TestRuleTextsEndWithAFullStop(t *testing.T) {
	for _, r := range Rules() {
		text := r.Text()
		for _, s := range []string{text.Printed, text.Ruling, text.Other} {
			if s != "" && !strings.HasSuffix(s, ".") {
				t.Errorf("%s does not end with a full stop: %q", r, s)
			}
		}
	}
}

func TestEveryRuleNumberMentionedInARuleExists(t *testing.T) {
	number := regexp.MustCompile(`[0-9]+\.[0-9]+`)
	for _, r := range Rules() {
		text := r.Text()
		for _, s := range []string{text.Printed, text.Ruling, text.Other} {
			for _, mentioned := range number.FindAllString(s, -1) {
				if _, ok := ParseRule(mentioned); !ok {
					t.Errorf("%s mentions %s, which is no rule", r, mentioned)
				}
			}
		}
	}
}
