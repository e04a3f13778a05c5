package scenarios_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/scenarios"
)

// taughtWords are words of the game, each with the rule that has to be taught before a lesson uses it.
var taughtWords = []struct {
	word string // of a regular expression, capitals as the game writes it
	rule engine.Rule
}{
	{"Final Adventures?", engine.R6_1},
	{"Rival's Choice", engine.R6_4},
	{"Sites?", engine.R2_6},
	{"Relics?", engine.R2_7},
	{"Noble|Ruthless", engine.R2_7},
	{"Auras?", engine.R8_1},
	{"Exploit(?:s|ed|ing)?", engine.R8_2},
	{"Bond(?:s|ed|ing)?", engine.R8_4},
	{"Delay", engine.R8_5},
	{"Leverag(?:e|es|ed|ing)", engine.R8_6},
	{"Twists?", engine.R8_7},
	{"Barter(?:s|ed|ing)?", engine.R7_3},
	{"Breakthroughs?", engine.R7_4},
	{"Sabotag(?:e|es|ed|ing)", engine.R7_5},
	{"Thwart(?:s|ed|ing)?", engine.R7_6},
	{"Catch-Up", engine.R7_7},
	{"Negotiat(?:e|es|ed|ing)", engine.R7_8},
	{"Poach(?:es|ed|ing)?", engine.R7_9},
	{"Bur(?:y|ies|ied|ying)|bur(?:y|ies|ied|ying)", engine.R12_4},
}

// TestNoWordIsUsedBeforeItIsTaught reads all that a lesson says but its closing, which may name what comes
// next, and the steps that list: what the Beginner Game leaves out (13.1), the kinds of ActionX card (2.4) and the six
// Heroic Feats (7.13).
func TestNoWordIsUsedBeforeItIsTaught(t *testing.T) {
	taught := map[engine.Rule]bool{}
	for _, l := range scenarios.All(cards.TrainingGame()) {
		for _, r := range l.Teaches {
			taught[r.Rule] = true
		}
		for i := range l.Steps {
			st := &l.Steps[i]
			if slices.ContainsFunc(st.Teaches, func(r engine.Rule) bool {
				return r == engine.R13_1 || r == engine.R2_4 || r == engine.R7_13
			}) {
				continue
			}
			for _, w := range taughtWords {
				word := regexp.MustCompile(`\b(?:` + w.word + `)\b`)
				for _, text := range textsOf(st) {
					if found := word.FindString(withoutCards(text)); found != "" && !taught[w.rule] {
						t.Errorf("%s, step %d says %q before rule %s is taught: %.80q", l.ID, i+1, found, w.rule, text)
					}
				}
			}
		}
	}
}

// withoutCards is a text without the names of cards, which may hold such words.
func withoutCards(text string) string {
	g := cards.TrainingGame()
	for _, c := range g.Cards() {
		text = strings.ReplaceAll(text, g.Name(c), "")
	}
	return text
}

// textsOf is all that a step says.
func textsOf(st *scenarios.Step) []string {
	all := append([]string{st.Text, st.Done}, st.Hints[:]...)
	for _, r := range st.Replies {
		all = append(all, r.Say)
	}
	if st.Question != nil {
		for _, o := range st.Question.Options {
			all = append(all, o.Say, o.Reply)
		}
	}
	return all
}
