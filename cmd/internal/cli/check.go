package cli

import (
	"fmt"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"example.com/xseekers/cmd/internal/tui"
	"example.com/xseekers/engine/strictyaml"
)

type checkOptions struct {
	files []string
	cards string // the card set that lessons and positions are of, "" for the training set
	json  bool
}

func newCheck(s *Streams) *cobra.Command {
	var o checkOptions
	cmd := &cobra.Command{
		Use:   "check FILE...",
		Short: "Check a lesson, a position or a card set of your own",
		Long: "Reads files that you have written and says everything that is wrong with each: where, which word, and the nearest " +
			"right one. What a file holds is told from its fields, not from its name: a lesson, a position or a card set. A lesson's own " +
			"solution is then played on the rules, rivals' answers and all. A file may be YAML or JSON, with at most " +
			fmt.Sprintf("%d KiB and %d lines.", strictyaml.MaxSize>>10, strictyaml.MaxLines),
		Example: "xseekers check my-lesson.yaml\n" +
			"xseekers check --cards my-set.yaml my-lesson.yaml my-position.yaml",
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return wrongf("check expects a file: a lesson, a position or a card set")
			}
			return nil
		},
		ValidArgsFunction: completeFiles,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := filesNamed(cmd, "cards"); err != nil {
				return err
			}
			o.files = args
			return runCheck(s, o)
		},
	}
	f := cmd.Flags()
	f.StringVar(&o.cards, "cards", "", "the lessons and positions are of the card set of this `file`, not of the training set")
	f.BoolVar(&o.json, "json", false, "print what was found as JSON")
	return cmd
}

func runCheck(s *Streams, o checkOptions) error {
	g, err := cardGame(o.cards)
	if err != nil {
		return err
	}
	var all []checkedFile
	var seen []string
	for _, file := range o.files {
		if clean := filepath.Clean(file); !slices.Contains(seen, clean) {
			seen = append(seen, clean)
			all = append(all, checkFile(s, g, file))
		}
	}
	checkIDs(all)
	bad := 0
	for i := range all {
		if !all[i].sound() {
			bad++
		}
		if !o.json {
			all[i].print(s)
		}
	}
	if o.json {
		if err := s.json(all); err != nil {
			return err
		}
	}
	if bad > 0 {
		return wrongf("faults in %d of %s", bad, counted(len(all), "file"))
	}
	return nil
}

// mostPrinted faults of a file are printed; one that has more is hardly a file of ours. JSON has all.
const mostPrinted = 100

// print says what was found in a file, a line each.
func (c *checkedFile) print(s *Streams) {
	line := func(text string) { fmt.Fprintln(s.Out, tui.CleanLines(text)) }
	if c.Error != "" {
		line(c.Error)
	}
	for _, f := range c.Faults[:min(len(c.Faults), mostPrinted)] {
		line(f.Error())
	}
	if more := len(c.Faults) - mostPrinted; more > 0 {
		line(fmt.Sprintf("%s: … and %d more", c.File, more))
	}
	if c.Says != "" {
		line(c.File + ": " + c.Says + ".")
	}
}
