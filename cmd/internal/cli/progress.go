package cli

import (
	_ "embed" // coverage.txt
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"example.com/xseekers/engine"
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
			"which those tests find; codes of refusals; terms; questions (FAQ); lessons; puzzles.",
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
	Tests   int      `json:"tests"`
	Mutants int      `json:"mutants"`
	Puzzles []string `json:"puzzles"` // there are none yet
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
		row := coverageJSON{ruleLinksJSON: jsonOfLinks(r), Puzzles: []string{}}
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
func (c *coverageJSON) counts() [7]int {
	return [7]int{c.Tests, c.Mutants, len(c.Codes), len(c.Terms), len(c.FAQs), len(c.Lessons), len(c.Puzzles)}
}

var coverageHeads = [7]string{"test", "mut.", "code", "term", "FAQ", "les.", "puz."}

func runCoverage(s *Streams, json bool) error {
	rows := coverage()
	if json {
		return s.json(rows)
	}
	fmt.Fprint(s.Out, coverageText(rows, s.Width))
	return nil
}

// coverageText is what there is of every rule as a table, with the rules' titles where there is room.
func coverageText(rows []coverageJSON, width int) string {
	const titled = 74 // columns
	var b strings.Builder
	line := func(name string, cells [7]string, title string) {
		text := fmt.Sprintf("%-5s", name)
		for _, cell := range cells {
			text += fmt.Sprintf("%5s", cell)
		}
		if width >= titled {
			text += "  " + title
		}
		b.WriteString(strings.TrimRight(text, " ") + "\n")
	}
	var have [7]int // rules that have any
	line("rule", coverageHeads, "title")
	for i := range rows {
		var cells [7]string
		for j, n := range rows[i].counts() {
			cells[j] = "-"
			if n > 0 {
				cells[j] = strconv.Itoa(n)
				have[j]++
			}
		}
		line(rows[i].Number, cells, rows[i].Title)
	}
	var cells [7]string
	for j, n := range have {
		cells[j] = strconv.Itoa(n)
	}
	line("have", cells, fmt.Sprintf("of %d rules", len(rows)))
	return b.String()
}
