package cli

import (
	"strings"

	"github.com/spf13/cobra"
)

type learnOptions struct {
	lesson string // by number, id or title, or a file; "" to go on where the learner stopped
	cards  string // the card set that the lesson of a file is of, "" for the training set
	list   bool
	json   bool
	reset  bool
	all    bool
	yes    bool
}

func newLearn(s *Streams) *cobra.Command {
	var o learnOptions
	cmd := &cobra.Command{
		Use:   "learn [lesson | FILE]",
		Short: "Learn the game, lesson by lesson",
		Long: "Plays the lessons on the full rules: you choose, you pay, and what is refused tells you why. It goes on where you " +
			"stopped, whenever and however that was; a lesson can also be named by its number, its id or the beginning of its title. " +
			"A file of your own is played as a lesson too; of it nothing is kept.\n\n" +
			"On a terminal a lesson fills the screen; with --plain, or in a pipe, you answer line by line.",
		Example: "xseekers learn\n" +
			"xseekers learn --list\n" +
			"xseekers learn 3\n" +
			"xseekers learn my-lesson.yaml\n" +
			"xseekers learn --reset 3",
		Args: func(_ *cobra.Command, args []string) error {
			switch {
			case len(args) > 1:
				return wrongf("learn plays one lesson, not %d", len(args))
			case len(args) == 1 && strings.TrimSpace(args[0]) == "":
				return wrongf("learn expects a lesson or a file, and not %q", args[0])
			}
			return nil
		},
		ValidArgsFunction: completeHeads,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := filesNamed(cmd, "cards"); err != nil {
				return err
			}
			if len(args) > 0 {
				o.lesson = args[0]
			}
			return runLearn(s, o)
		},
	}
	f := cmd.Flags()
	f.BoolVar(&o.list, "list", false, "list the lessons, and what you have done of them")
	f.BoolVar(&o.json, "json", false, "with --list: print it as JSON")
	f.BoolVar(&o.reset, "reset", false, "forget what you have done of a lesson")
	f.BoolVar(&o.all, "all", false, "with --reset: of every lesson")
	f.BoolVar(&o.yes, "yes", false, "with --reset: without a question")
	f.StringVar(&o.cards, "cards", "", "the lesson of a file is of the card set of this `file`, not of the training set")
	return cmd
}

func runLearn(s *Streams, o learnOptions) error {
	switch {
	case o.list && o.reset:
		return wrongf("--list shows and --reset forgets: one at a time")
	case o.json && !o.list:
		return wrongf("--json goes with --list")
	case (o.all || o.yes) && !o.reset:
		return wrongf("--all and --yes go with --reset")
	case o.cards != "" && (o.list || o.reset || !isLessonFile(o.lesson)):
		return wrongf("--cards goes with the lesson of a file")
	case o.list && o.lesson != "":
		return wrongf("--list shows all lessons; it takes none")
	case o.list:
		return listLessons(s, o.json)
	case o.reset:
		return resetLessons(s, o)
	case isLessonFile(o.lesson):
		return playFile(s, o.lesson, o.cards)
	}
	return playCourse(s, o.lesson)
}
