package engine_test

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// mutant is the engine with one line changed so that it breaks a rule.
type mutant struct {
	rule engine.Rule
	file string
	from string // stands once in the file
	to   string
}

// readMutants reads the table: rule | file | what stands there | what stands there instead, which
// may be nothing. A bar of the code's own is written \|.
func readMutants(t *testing.T) (out []mutant) {
	t.Helper()
	table, err := os.ReadFile(filepath.Join("testdata", "mutants.txt"))
	if err != nil {
		t.Fatal(err)
	}
	for n, line := range strings.Split(string(table), "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		cells := strings.Split(strings.ReplaceAll(line, `\|`, "\x00"), "|")
		if len(cells) != 4 {
			t.Fatalf("mutants.txt:%d: %d cells, not 4", n+1, len(cells))
		}
		for i, cell := range cells {
			cells[i] = strings.ReplaceAll(strings.TrimSpace(cell), "\x00", "|")
		}
		rule, ok := engine.ParseRule(cells[0])
		if !ok {
			t.Fatalf("mutants.txt:%d: there is no rule %q", n+1, cells[0])
		}
		out = append(out, mutant{rule, cells[1], cells[2], cells[3]})
	}
	return out
}

func (m mutant) String() string { return m.rule.String() + " " + m.file + ": " + m.to }

func TestEveryMutantChangesOnePlaceOfTheEngine(t *testing.T) {
	for _, m := range readMutants(t) {
		source, err := os.ReadFile(m.file)
		if err != nil {
			t.Error(err)
		} else if n := strings.Count(string(source), m.from); n != 1 || m.from == m.to {
			t.Errorf("%v: %q stands %d times in %s", m, m.from, n, m.file)
		}
	}
}

func TestEveryRuleHasAMutant(t *testing.T) {
	of := map[engine.Rule]bool{}
	for _, m := range readMutants(t) {
		of[m.rule] = true
	}
	for _, r := range engine.Rules() {
		if !of[r] {
			t.Errorf("%s %s: no mutant", r, r.Text().Title)
		}
	}
}

// A rule test that no change to the rules can fail tests nothing. A normal run tries a few mutants, a
// long one a mutant of each rule, and with XSEEKERS_MUTANTS=all every one.
func TestTheRuleTestsKillEveryMutant(t *testing.T) {
	mutants := readMutants(t)
	draw := rand.New(rand.NewPCG(enginetest.Seed(t), 4))
	draw.Shuffle(len(mutants), func(i, j int) { mutants[i], mutants[j] = mutants[j], mutants[i] })
	switch {
	case os.Getenv("XSEEKERS_MUTANTS") == "all":
	case enginetest.Long():
		tried := map[engine.Rule]bool{}
		mutants = slices.DeleteFunc(mutants, func(m mutant) bool {
			again := tried[m.rule]
			tried[m.rule] = true
			return again
		})
	default:
		mutants = mutants[:2]
	}
	for _, m := range mutants {
		t.Run(m.String(), func(t *testing.T) {
			t.Parallel()
			tests := m.build(t)
			out, err := exec.Command(tests, "-test.run=^TestRule", "-test.timeout=1m").CombinedOutput()
			if err == nil {
				t.Errorf("it lives: no rule test fails with %q for %q in %s\n%s", m.to, m.from, m.file, out)
			}
		})
	}
}

// build compiles the rule tests with the mutant in the engine, leaving the other tests out.
func (m mutant) build(t *testing.T) (tests string) {
	t.Helper()
	dir := t.TempDir()
	changed := filepath.Join(dir, "mutant.go")
	overlay := filepath.Join(dir, "overlay.json")
	replace := map[string]string{absolute(t, m.file): changed}
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if !strings.HasPrefix(file, "rule_") && file != "facts_test.go" {
			replace[absolute(t, file)] = ""
		}
	}
	plan, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile(m.file)
	if err != nil {
		t.Fatal(err)
	}
	for path, data := range map[string]string{
		changed: strings.Replace(string(source), m.from, m.to, 1),
		overlay: string(plan),
	} {
		if err := os.WriteFile(path, []byte(data), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	tests = filepath.Join(dir, "mutant.test.exe")
	build := exec.Command("go", "test", "-c", "-o", tests, "-overlay", overlay, "-vet=off", "-ldflags=-s -w", ".")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("it does not compile: %v\n%s", err, out)
	}
	return tests
}

func absolute(t *testing.T, path string) string {
	t.Helper()
	path, err := filepath.Abs(path)
	if err != nil {
		t.Fatal(err)
	}
	return path
}
