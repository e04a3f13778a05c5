package explain_test

import (
	"regexp"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial/explain"
)

func TestTheReadersGameIsNamedFirst(t *testing.T) {
	differ := 0
	for _, r := range engine.Rules() {
		beginner, advanced := explain.Lens(r, engine.BeginnerGame), explain.Lens(r, engine.AdvancedGame)
		if beginner == "" && advanced == "" {
			continue
		}
		differ++
		if !strings.HasPrefix(beginner, "In the Beginner Game ") || !strings.Contains(beginner, "Advanced Game") {
			t.Errorf("rule %s in the Beginner Game: %q", r, beginner)
		}
		if !strings.HasPrefix(advanced, "The Advanced Game ") || !strings.Contains(advanced, "Beginner Game") {
			t.Errorf("rule %s in the Advanced Game: %q", r, advanced)
		}
		for _, number := range regexp.MustCompile(`\d+\.\d+`).FindAllString(beginner, -1) {
			if _, ok := engine.ParseRule(number); !ok {
				t.Errorf("rule %s: there is no rule %s", r, number)
			}
		}
	}
	for _, r := range []engine.Rule{engine.R2_10, engine.R4_4, engine.R6_6, engine.R9_1, engine.R13_1} {
		if explain.Lens(r, engine.BeginnerGame) == "" {
			t.Errorf("rule %s is the same in both games", r)
		}
	}
	if differ == 0 || explain.Lens(engine.R7_3, engine.BeginnerGame) != "" {
		t.Error("a rule of Heroic Feats is in one game only")
	}
}
