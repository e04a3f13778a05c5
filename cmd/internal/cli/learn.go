package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"example.com/xseekers/cmd/internal/tui"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/strictyaml"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial"
)

type learnOptions struct {
	lesson string // "" for the first
	list   bool
}

func newLearn(s *Streams) *cobra.Command {
	var o learnOptions
	cmd := &cobra.Command{
		Use:   "learn [lesson]",
		Short: "Play a lesson",
		Long: "Plays a lesson on the full rules: you choose, you pay, and what is refused tells you why. On a terminal " +
			"you pick with the arrow keys; with --plain, or in a pipe, you answer line by line.",
		Example: "xseekers learn\n" +
			"xseekers learn --list\n" +
			"xseekers learn first-turn --plain",
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) > 1 {
				return wrongf("learn plays one lesson, not %d", len(args))
			}
			return nil
		},
		ValidArgsFunction: completeHeads,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) > 0 {
				o.lesson = args[0]
			}
			return runLearn(s, o)
		},
	}
	cmd.Flags().BoolVar(&o.list, "list", false, "list the lessons")
	return cmd
}

func runLearn(s *Streams, o learnOptions) error {
	g := cards.TrainingGame()
	lessons := scenarios.All(g)
	if o.list {
		listLessons(s, lessons)
		return nil
	}
	l, err := findLesson(lessons, o.lesson)
	if err != nil {
		return err
	}
	session := tutorial.Start(g, l)
	look := tui.LessonOptions{Width: s.widthNow, Colour: s.Colour, Plain: s.Plain}
	ask := tui.AskByLine(s.In, s.Out)
	if s.InTerminal && !s.Plain {
		ask = tui.AskByForm(s.In, s.Out, look)
	}
	err = tui.PlayLesson(session, g, s.Out, look, ask)
	switch {
	case errors.Is(err, tui.ErrLeft):
		s.say("You left the lesson. `xseekers learn " + l.ID + "` begins it again.")
		return nil
	case errors.Is(err, io.EOF):
		sc := session.Screen()
		return fmt.Errorf("the input ended at step %d of %d; nothing was chosen there", sc.Step, sc.Steps)
	}
	return err
}

// widthNow is the terminal's width at this moment, which may have changed since the start.
func (s *Streams) widthNow() int {
	if s.OutTerminal {
		if w, _, err := term.GetSize(int(os.Stdout.Fd())); err == nil && w > 0 {
			return w
		}
	}
	return s.Width
}

func listLessons(s *Streams, lessons []*scenarios.Lesson) {
	var rows [][]string
	for _, l := range lessons {
		rows = append(rows, []string{l.ID, l.Title, l.About})
	}
	s.columns(rows)
}

// findLesson is the lesson of an id, or of its beginning; the first where none is named.
func findLesson(lessons []*scenarios.Lesson, id string) (*scenarios.Lesson, error) {
	var ids []string
	for _, l := range lessons {
		if strings.HasPrefix(l.ID, id) {
			return l, nil
		}
		ids = append(ids, l.ID)
	}
	return nil, fmt.Errorf("no lesson is called %q%s; `xseekers learn --list` shows all", short(id), strictyaml.DidYouMean(id, ids))
}
