package scenarios_test

import (
	"fmt"
	"path"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/scenarios"
)

// mostTaught is how many rules a lesson may teach.
const mostTaught = 5

// untaught are the rules that no lesson teaches, each with the reason. One that is taught after all does
// not belong here.
var untaught = map[engine.Rule]string{}

func TestEveryRuleIsTaughtOnceOrExcused(t *testing.T) {
	for _, r := range engine.Rules() {
		var where []string
		for _, h := range scenarios.Teaching(r) {
			for _, taught := range h.Teaches {
				if taught.Rule == r {
					where = append(where, fmt.Sprintf("%s %d", h.ID, taught.Step))
				}
			}
		}
		switch why, excused := untaught[r]; {
		case excused && where != nil:
			t.Errorf("rule %s is excused (%s), and taught in %v", r, why, where)
		case !excused && where == nil:
			t.Errorf("rule %s is taught nowhere: %s", r, r.Text().Title)
		case len(where) > 1:
			t.Errorf("rule %s is taught in %v: once is enough", r, where)
		}
	}
}

func TestALessonTeachesAFewRules(t *testing.T) {
	for _, h := range scenarios.Heads() {
		if n := len(h.Teaches); n > mostTaught {
			t.Errorf("%s teaches %d rules: at most %d", h.ID, n, mostTaught)
		}
	}
}

func TestTheLessonsStandInOrder(t *testing.T) {
	seen := map[string]bool{}
	part := scenarios.Beginner
	for _, h := range scenarios.Heads() {
		if seen[h.ID] {
			t.Errorf("two lessons have the id %s", h.ID)
		}
		seen[h.ID] = true
		if h.Part < part {
			t.Errorf("%s is of the part %s, and comes after one of %s", h.ID, h.Part, part)
		}
		part = h.Part
		if name := path.Base(scenarios.FileOf(h.ID)); name != fmt.Sprintf("%02d-%s.yaml", h.Number, h.ID) {
			t.Errorf("lesson %d has the id %s and stands in %s", h.Number, h.ID, name)
		}
	}
}

func TestALessonOfTheBeginnerGameIsPlayedByIt(t *testing.T) {
	for _, l := range scenarios.All(cards.TrainingGame()) {
		for i, s := range scenarios.Starts(cards.TrainingGame(), l) {
			if l.Part == scenarios.Beginner && s.Variant != engine.BeginnerGame {
				t.Errorf("%s, step %d is of the Advanced Game (13.1)", l.ID, i+1)
			}
		}
	}
}

func TestALessonAsksAndRefuses(t *testing.T) {
	refusable := map[engine.Rule]bool{}
	for _, c := range engine.Codes() {
		if p := c.Page(); !p.Retired {
			refusable[p.Rule] = true
		}
	}
	for _, l := range scenarios.All(cards.TrainingGame()) {
		if l.Guided() {
			continue
		}
		has := func(k scenarios.Kind) bool {
			return slices.ContainsFunc(l.Steps, func(st scenarios.Step) bool { return st.Kind == k })
		}
		if !has(scenarios.Ask) {
			t.Errorf("%s asks nothing", l.ID)
		}
		for _, taught := range l.Teaches {
			if refusable[taught.Rule] && !has(scenarios.Refuse) {
				t.Errorf("%s lets nothing be refused, and rule %s can be broken", l.ID, taught.Rule)
			}
		}
	}
}

// TestALessonTakesThreeToEightMinutes measures the words of a lesson's steps, of what they say when done
// and of its closing, and counts its moves, refusals and answers: how Minutes weighs them stands there.
func TestALessonTakesThreeToEightMinutes(t *testing.T) {
	for _, l := range scenarios.All(cards.TrainingGame()) {
		if n := l.Minutes(); !l.Guided() && (n < 3 || n > 8) {
			t.Errorf("%s takes about %d minutes", l.ID, n)
		}
	}
}

func TestALessonNeedsOnlyWhatALessonBeforeItTeaches(t *testing.T) {
	taught := map[engine.Rule]bool{}
	for _, l := range scenarios.All(cards.TrainingGame()) {
		for _, r := range l.Uses {
			if !taught[r] {
				t.Errorf("%s uses rule %s, which no lesson before it teaches", l.ID, r)
			}
		}
		for _, r := range l.Teaches {
			taught[r.Rule] = true
		}
	}
}

func TestNoActionIsPlayedBeforeItsRuleIsTaught(t *testing.T) {
	g := cards.TrainingGame()
	taught := map[engine.Rule]bool{}
	excused := map[string]bool{}
	for _, l := range scenarios.All(g) {
		for i, starts := 0, scenarios.Starts(g, l); i < len(l.Steps); i++ {
			for _, r := range l.Steps[i].Teaches {
				taught[r] = true
			}
			for _, u := range usedIn(g, l, i, starts[i]) {
				switch of := l.ID + " " + u.rule.String(); {
				case taught[u.rule]:
				case shownEarly[of] != "":
					excused[of] = true
				default:
					t.Errorf("%s, step %d plays %q by rule %s, which is not taught yet", l.ID, i+1, u.words, u.rule)
				}
			}
		}
	}
	for of, why := range shownEarly {
		if !excused[of] {
			t.Errorf("%s is excused (%s), and need not be", of, strings.TrimSpace(why))
		}
	}
}

// shownEarly are the rules that a lesson's actions follow before a lesson teaches them, each with the
// reason, by the lesson and the rule.
var shownEarly = map[string]string{
	"the-table 5.1":           "you win before anything is explained: a Lead for each emblem is all it takes",
	"the-table 7.3":           "it is refused, as the Beginner Game has none",
	"choose-an-adventure 4.3": "the rest of the turn is played for you, up to your rival's choice",
	"choose-an-adventure 4.5": "the rest of the turn is played for you, up to your rival's choice",
	"feats 7.10":              "an effect with nothing to choose is the one thing that keeps an ActionX card from being played (2.8)",
}
