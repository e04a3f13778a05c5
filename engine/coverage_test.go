package engine_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
)

// advancedRules are the rules that the Beginner Game cannot show, and so have no rule test yet.
var advancedRules = []engine.Rule{
	engine.R1_2, engine.R1_3, engine.R1_9,
	engine.R2_4, engine.R2_5, engine.R2_6, engine.R2_7, engine.R2_8,
	engine.R6_8, engine.R6_9, engine.R6_10,
	engine.R7_1, engine.R7_2, engine.R7_3, engine.R7_4, engine.R7_5, engine.R7_6, engine.R7_7,
	engine.R7_8, engine.R7_9, engine.R7_10, engine.R7_11, engine.R7_12, engine.R7_13,
	engine.R8_1, engine.R8_2, engine.R8_3, engine.R8_4, engine.R8_5, engine.R8_6, engine.R8_7,
	engine.R8_8, engine.R8_9, engine.R8_10, engine.R8_11,
	engine.R10_1, engine.R10_2, engine.R10_3,
	engine.R11_2, engine.R12_4, engine.R13_2,
}

// testedRules finds the rules that have a test: a function TestRule5_1_... or a row of a table.
func testedRules(t *testing.T) map[engine.Rule]bool {
	t.Helper()
	tested := map[engine.Rule]bool{}
	for _, c := range ruleCases {
		tested[c.rule] = true
	}
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	name := regexp.MustCompile(`^TestRule(\d+)_(\d+)_`)
	for _, path := range files {
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || !strings.HasPrefix(fn.Name.Name, "TestRule") {
				continue
			}
			if m := name.FindStringSubmatch(fn.Name.Name); m != nil {
				rule, ok := engine.ParseRule(m[1] + "." + m[2])
				if !ok {
					t.Errorf("%s: there is no rule %s.%s", fn.Name.Name, m[1], m[2])
				}
				tested[rule] = true
			}
		}
	}
	return tested
}

func TestEveryRuleHasATestButThoseOfTheAdvancedGame(t *testing.T) {
	tested := testedRules(t)
	for _, r := range engine.Rules() {
		switch advanced := slices.Contains(advancedRules, r); {
		case !advanced && !tested[r]:
			t.Errorf("%s %s: no rule test", r, r.Text().Title)
		case advanced && tested[r]:
			t.Errorf("%s %s: there is a rule test now; take it off the list", r, r.Text().Title)
		}
	}
}
