package cli

import (
	_ "embed" // coverage.txt
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"example.com/xseekers/engine"
	"example.com/xseekers/scenarios"
)

type progressOptions struct {
	coverage bool
	json     bool
}

func newProgressCommand(s *Streams) *cobra.Command {
	var o progressOptions
	cmd := &cobra.Command{
		Use:   "progress",
		Short: "What there is to learn",
		Long: "With --coverage it shows how much there is of every rule: rule tests; mutants, the engine broken in one place, " +
			"which those tests find; codes of refusals; terms; questions (FAQ); puzzles; and the lesson that teaches it, with the step.",
		Example: "xseekers progress --coverage",
		Hidden:  true,
		RunE: func(*cobra.Command, []string) error {
			if !o.coverage {
				return wrongf("progress takes --coverage, which shows what there is of every rule")
			}
			return runCoverage(s, o.json)
		},
	}
	f := cmd.Flags()
	f.BoolVar(&o.coverage, "coverage", false, "what there is of every rule: tests, refusals, terms, questions, lessons, puzzles")
	f.BoolVar(&o.json, "json", false, "print it as JSON")
	return cmd
}

// testsOfRules says of every rule how many rule tests it has, and how many changes to the engine
// that break it those tests are known to find. A test keeps it true.
//
//go:embed coverage.txt
var testsOfRules string

// coverageJSON is what there is of a rule.
type coverageJSON struct {
	ruleLinksJSON
	Tests   int          `json:"tests"`
	Mutants int          `json:"mutants"`
	Puzzles []string     `json:"puzzles"` // there are none yet
	Taught  []taughtJSON `json:"taught"`
}

// taughtJSON is where a rule is taught.
type taughtJSON struct {
	Lesson string `json:"lesson"`
	Step   int    `json:"step"`
}

// taught is the lessons and steps that teach a rule.
func taught(r engine.Rule) []taughtJSON {
	out := []taughtJSON{}
	for _, h := range scenarios.Teaching(r) {
		for _, t := range h.Teaches {
			if t.Rule == r {
				out = append(out, taughtJSON{h.ID, t.Step})
			}
		}
	}
	return out
}

// coverage is what there is of every rule, in their order.
func coverage() (rows []coverageJSON) {
	of := map[string][]string{}
	for line := range strings.Lines(testsOfRules) {
		if cells := strings.Fields(line); len(cells) == 3 {
			of[cells[0]] = cells[1:]
		}
	}
	for _, r := range engine.Rules() {
		row := coverageJSON{ruleLinksJSON: jsonOfLinks(r), Puzzles: []string{}, Taught: taught(r)}
		if n := of[r.String()]; n != nil {
			row.Tests, row.Mutants = atoi(n[0]), atoi(n[1])
		}
		rows = append(rows, row)
	}
	return rows
}

func atoi(digits string) int {
	n, err := strconv.Atoi(digits)
	if err != nil {
		panic(fmt.Sprintf("coverage.txt: %v", err)) // a test keeps it right
	}
	return n
}

// counts are how much there is of a rule, in the order of coverageHeads.
func (c *coverageJSON) counts() [6]int {
	return [6]int{c.Tests, c.Mutants, len(c.Codes), len(c.Terms), len(c.FAQs), len(c.Puzzles)}
}

// lesson is where a rule is taught, in words: "the-table 2".
func (c *coverageJSON) lesson() string {
	var words []string
	for _, t := range c.Taught {
		words = append(words, fmt.Sprintf("%s %d", t.Lesson, t.Step))
	}
	if words == nil {
		return "-"
	}
	return strings.Join(words, ", ")
}

var coverageHeads = [6]string{"test", "mut.", "code", "term", "FAQ", "puz."}

const lessonHead = "lesson, step"

func runCoverage(s *Streams, json bool) error {
	rows := coverage()
	if json {
		return s.json(rows)
	}
	fmt.Fprint(s.Out, coverageText(rows, s.Width))
	return nil
}

// coverageText is what there is of every rule as a table. Where it is too narrow for the lessons they
// stand below each rule; where there is room the rules' titles stand behind.
func coverageText(rows []coverageJSON, width int) string {
	const counts = 5 + 5*len(coverageHeads) // columns
	lessons, titles := len(lessonHead), 0
	for i := range rows {
		lessons, titles = max(lessons, len(rows[i].lesson())), max(titles, len(rows[i].Title))
	}
	var b strings.Builder
	line := func(name string, cells [6]string, lesson, title string) {
		text := fmt.Sprintf("%-5s", name)
		for _, cell := range cells {
			text += fmt.Sprintf("%5s", cell)
		}
		switch {
		case width >= counts+2+lessons+2+titles:
			text += fmt.Sprintf("  %-*s  %s", lessons, lesson, title)
		case width >= counts+2+lessons:
			text += "  " + lesson
		default:
			text += "\n     " + lesson
		}
		b.WriteString(strings.TrimRight(text, " ") + "\n")
	}
	var have [6]int // rules that have any
	inLessons := 0
	line("rule", coverageHeads, lessonHead, "title")
	for i := range rows {
		var cells [6]string
		for j, n := range rows[i].counts() {
			cells[j] = "-"
			if n > 0 {
				cells[j] = strconv.Itoa(n)
				have[j]++
			}
		}
		if len(rows[i].Taught) > 0 {
			inLessons++
		}
		line(rows[i].Number, cells, rows[i].lesson(), rows[i].Title)
	}
	var cells [6]string
	for j, n := range have {
		cells[j] = strconv.Itoa(n)
	}
	line("have", cells, fmt.Sprintf("%d of %d rules", inLessons, len(rows)), "")
	return b.String()
}
