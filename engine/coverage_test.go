package engine_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"example.com/xseekers/engine"
)

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

func TestEveryRuleHasATest(t *testing.T) {
	tested := testedRules(t)
	for _, r := range engine.Rules() {
		if !tested[r] {
			t.Errorf("%s %s: no rule test", r, r.Text().Title)
		}
	}
}
