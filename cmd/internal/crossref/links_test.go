package crossref

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/glossary"
	"example.com/xseekers/scenarios"
)

// codeless are the rules that no refusal stands for, by the reason. One that gets a code is taken
// out, and a rule is put in only where its reason holds.
var codeless = map[string][]engine.Rule{
	"it says what a card or a word is; what that forbids is another rule's": {
		engine.R2_1, engine.R2_2, engine.R2_3, engine.R2_4, engine.R2_5, engine.R2_6, engine.R2_9, engine.R2_11,
		engine.R7_13, engine.R8_2, engine.R12_1, engine.R12_2, engine.R12_3, engine.R12_4, engine.R13_2,
	},
	"it says what happens, which nobody attempts": {
		engine.R1_2, engine.R1_5, engine.R1_7, engine.R1_8, engine.R1_9, engine.R3_1, engine.R3_2, engine.R3_3, engine.R3_4,
		engine.R5_2, engine.R5_3, engine.R5_4, engine.R6_1, engine.R6_3, engine.R6_5, engine.R6_9, engine.R6_10,
		engine.R8_8, engine.R8_9, engine.R8_10, engine.R8_11, engine.R10_1, engine.R10_2, engine.R10_3,
		engine.R11_1, engine.R11_2,
	},
	"it allows something": {engine.R4_7, engine.R6_7, engine.R6_8, engine.R7_2, engine.R9_2},
	"what an attempt lacks is another rule's: 9.1, 4.5, 1.6, 9.3, 7.11, 12.5 and 7.10": {
		engine.R4_1, engine.R4_3, engine.R6_2, engine.R6_11, engine.R7_4, engine.R7_8, engine.R7_9,
	},
	"a deal is refused, not an action": {engine.R1_4},
}

// live are the codes that are not retired.
func live() []engine.Code {
	return slices.DeleteFunc(slices.Clone(engine.Codes()), func(c engine.Code) bool { return c.Page().Retired })
}

func TestEveryRuleHasARefusalOrAReasonForNone(t *testing.T) {
	coded, excused := map[engine.Rule]bool{}, map[engine.Rule]int{}
	for _, c := range live() {
		coded[c.Page().Rule] = true
	}
	for _, rules := range codeless {
		for _, r := range rules {
			excused[r]++
		}
	}
	for _, r := range engine.Rules() {
		switch {
		case !coded[r] && excused[r] == 0:
			t.Errorf("rule %s has no refusal, and no reason for that", r)
		case coded[r] && excused[r] > 0:
			t.Errorf("rule %s has a refusal: take it out of the list", r)
		case excused[r] > 1:
			t.Errorf("rule %s stands %d times in the list", r, excused[r])
		}
	}
}

func TestEveryRuleHasATermOrAQuestion(t *testing.T) {
	told := map[engine.Rule]bool{}
	for _, term := range glossary.Terms() {
		for _, r := range term.Rules {
			told[r] = true
		}
	}
	for _, q := range glossary.FAQs() {
		for _, r := range q.Rules {
			told[r] = true
		}
	}
	for _, r := range engine.Rules() {
		if !told[r] {
			t.Errorf("rule %s, %s: no term and no question is about it", r, r.Text().Title)
		}
	}
}

// entry is what cites rules: a term, a question, a refusal, a lesson or a rule itself.
type entry struct {
	name   string
	rules  []engine.Rule
	ruling engine.Rule // that it leans on
	text   string      // all that it says
}

func entries() (all []entry) {
	for _, term := range glossary.Terms() {
		all = append(all, entry{"term " + term.ID, term.Rules, term.Ruling, term.Meaning + "\n" + term.Story + "\n" + term.Example.Shows})
	}
	for _, q := range glossary.FAQs() {
		all = append(all, entry{"question " + q.ID, q.Rules, q.Ruling, q.Question + "\n" + q.Answer + "\n" + q.Example.Shows})
	}
	for _, c := range engine.Codes() {
		p := c.Page()
		all = append(all, entry{"code " + p.Slug, []engine.Rule{p.Rule}, engine.NoRule, p.Title + "\n" + p.Says + "\n" + p.Text + "\n" + p.Repair})
	}
	for _, h := range scenarios.Heads() {
		rules := slices.Clone(h.Uses)
		for _, t := range h.Teaches {
			rules = append(rules, t.Rule)
		}
		all = append(all, entry{"lesson " + h.ID, rules, engine.NoRule, h.About})
	}
	for _, r := range engine.Rules() {
		t := r.Text()
		all = append(all, entry{"rule " + t.Number, []engine.Rule{r}, engine.NoRule, t.Printed + "\n" + t.Ruling + "\n" + t.Other})
	}
	return all
}

// cited finds a rule's number in a text, and what follows it: a third number makes it a version.
var cited = regexp.MustCompile(`\b\d{1,2}\.\d{1,2}\b`)

func TestWhatIsCitedIsThere(t *testing.T) {
	for _, e := range entries() {
		if len(e.rules) == 0 {
			t.Errorf("%s cites no rule", e.name)
		}
		for _, r := range e.rules {
			if r.String() == "" {
				t.Errorf("%s cites a rule that is not there", e.name)
			}
		}
		if e.ruling != engine.NoRule && (e.ruling.Text().Ruling == "" || !slices.Contains(e.rules, e.ruling)) {
			t.Errorf("%s leans on a ruling of %s, which has none or is not cited", e.name, e.ruling)
		}
		for _, number := range cited.FindAllString(e.text, -1) {
			if _, ok := engine.ParseRule(number); !ok {
				t.Errorf("%s speaks of a rule %s, which is not there", e.name, number)
			}
		}
	}
}

// command finds in a text what a reader is told to type.
var command = regexp.MustCompile("xseekers (why|define|learn|rules) ([a-z0-9.-]+)")

func TestWhatAReaderIsToldToTypeIsThere(t *testing.T) {
	lessons := map[string]bool{}
	for _, h := range scenarios.Heads() {
		lessons[h.ID] = true
	}
	there := map[string]func(string) bool{
		"why":    func(word string) bool { _, ok := engine.ParseCode(word); return ok },
		"define": func(word string) bool { _, ok := glossary.ByID(word); return ok },
		"learn":  func(word string) bool { return lessons[word] },
		"rules":  func(word string) bool { _, ok := engine.ParseRule(word); return ok },
	}
	for _, e := range entries() {
		for _, m := range command.FindAllStringSubmatch(e.text, -1) {
			if word := strings.Trim(m[2], ".-"); word != "" && !there[m[1]](word) {
				t.Errorf("%s tells to type %q, and there is no %s", e.name, m[0], word)
			}
		}
	}
}

func TestATermAndItsRefusalsLeadToEachOther(t *testing.T) {
	of := map[engine.Code]bool{} // named by a term of the same rule
	named := map[engine.Code]bool{}
	for _, term := range glossary.Terms() {
		for _, c := range term.Codes {
			p := c.Page()
			if p.Slug == "" || p.Retired {
				t.Errorf("term %s names the code %q, which is none or retired", term.ID, p.Slug)
			}
			named[c] = true
			of[c] = of[c] || slices.Contains(term.Rules, p.Rule)
		}
	}
	for _, c := range live() {
		switch {
		case !named[c]:
			t.Errorf("no term names the code %s", c)
		case !of[c]:
			t.Errorf("the code %s is named by terms, and none of them is of its rule %s", c, c.Page().Rule)
		}
	}
}

func TestLookAlikesLeadToEachOther(t *testing.T) {
	for _, term := range glossary.Terms() {
		for _, id := range term.Like {
			if other, ok := glossary.ByID(id); !ok || !slices.Contains(other.Like, term.ID) {
				t.Errorf("term %s names %s, which is no term or does not name it", term.ID, id)
			}
		}
	}
}
