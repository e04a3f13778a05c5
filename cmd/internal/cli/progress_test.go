package cli

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/scenarios"
)

const engineDir = "../../../engine"

func TestTheRuleTestsOfEveryRuleAreCounted(t *testing.T) {
	tests, mutants := ruleTests(t), ruleMutants(t)
	var b strings.Builder
	for _, r := range engine.Rules() {
		fmt.Fprintf(&b, "%s %d %d\n", r, tests[r], mutants[r])
		if tests[r] == 0 || mutants[r] == 0 {
			t.Errorf("rule %s: %d tests and %d mutants are counted", r, tests[r], mutants[r])
		}
	}
	if *update {
		if err := os.WriteFile("coverage.txt", []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		testsOfRules = b.String()
	}
	if b.String() != testsOfRules {
		t.Error("coverage.txt is not what the engine's tests say (go test -update rewrites it)")
	}
}

// ruleTests counts the rows of the engine's tables and the functions that are named after a rule.
func ruleTests(t *testing.T) map[engine.Rule]int {
	files, err := filepath.Glob(filepath.Join(engineDir, "rule_*test.go"))
	if err != nil {
		t.Fatal(err)
	}
	count := map[engine.Rule]int{}
	names := regexp.MustCompile(`^(?:TestRule|R)(\d+)_(\d+)(?:_|$)`)
	add := func(name string) {
		if m := names.FindStringSubmatch(name); m != nil {
			r, ok := engine.ParseRule(m[1] + "." + m[2])
			if !ok {
				t.Errorf("%s is of no rule", name)
			}
			count[r]++
		}
	}
	for _, path := range files {
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				if strings.HasPrefix(n.Name.Name, "TestRule") {
					add(n.Name.Name)
				}
			case *ast.KeyValueExpr: // rule: engine.R5_1
				key, named := n.Key.(*ast.Ident)
				value, ofEngine := n.Value.(*ast.SelectorExpr)
				if named && ofEngine && key.Name == "rule" {
					add(value.Sel.Name)
				}
			}
			return true
		})
	}
	return count
}

// ruleMutants counts the changes to the engine that its rule tests are known to find.
func ruleMutants(t *testing.T) map[engine.Rule]int {
	table, err := os.ReadFile(filepath.Join(engineDir, "testdata", "mutants.txt"))
	if err != nil {
		t.Fatal(err)
	}
	count := map[engine.Rule]int{}
	for line := range strings.Lines(string(table)) {
		number, _, _ := strings.Cut(line, "|")
		if r, ok := engine.ParseRule(strings.TrimSpace(number)); ok {
			count[r]++
		}
	}
	return count
}

func TestTheCoverageOfEveryRuleFitsTheTerminal(t *testing.T) {
	for _, width := range []int{120, 80, 40} {
		text := coverageText(coverage(), width)
		for _, r := range engine.Rules() {
			if !strings.Contains(text, "\n"+r.String()+" ") {
				t.Errorf("at %d columns rule %s has no line", width, r)
			}
		}
		for line := range strings.Lines(text) {
			if n := len(line) - 1; n > width {
				t.Errorf("at %d columns a line has %d: %s", width, n, line)
			}
		}
	}
}

func TestTheCoverageCountsWhatIsThere(t *testing.T) {
	for _, row := range coverage() {
		r, _ := engine.ParseRule(row.Number)
		l := linksOf(r)
		want := [6]int{row.Tests, row.Mutants, len(l.Codes), len(l.Terms), len(l.FAQs), 0}
		if got := row.counts(); got != want {
			t.Errorf("rule %s: %v, not %v", r, got, want)
		}
		if len(row.Taught) != len(l.Lessons) {
			t.Errorf("rule %s is taught in %d lessons, and %d steps are said", r, len(l.Lessons), len(row.Taught))
		}
	}
}

func TestTheCoverageShowsTheLessonAndTheStep(t *testing.T) {
	for _, h := range scenarios.Heads() {
		for _, taught := range h.Teaches {
			line := fmt.Sprintf(`(?m)^%s .*%s %d`, regexp.QuoteMeta(taught.Rule.String()), h.ID, taught.Step)
			if !regexp.MustCompile(line).MatchString(coverageText(coverage(), 80)) {
				t.Errorf("no line says that %s %d teaches rule %s", h.ID, taught.Step, taught.Rule)
			}
		}
	}
}
