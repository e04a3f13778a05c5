package cli

import (
	"bufio"
	"fmt"
	"strings"

	"example.com/xseekers/cmd/internal/keep"
	"example.com/xseekers/cmd/internal/tui"
	"example.com/xseekers/scenarios"
)

// resetLessons forgets what was done of a lesson, or of all.
func resetLessons(s *Streams, o learnOptions) error {
	id, what := "", "all lessons"
	switch {
	case o.all && o.lesson != "":
		return wrongf("--reset forgets one lesson, or --all of them")
	case !o.all && o.lesson == "":
		return wrongf("--reset expects a lesson, or --all")
	case !o.all:
		at, err := findLesson(o.lesson)
		if err != nil {
			return err
		}
		h := scenarios.Heads()[at]
		id, what = h.ID, fmt.Sprintf("lesson %d, %q", at+1, h.Title)
	}
	kept := keep.Open()
	s.tell(kept.Notes())
	var ids []string
	for one := range kept.Record().Lessons {
		if o.all || one == id {
			ids = append(ids, one)
		}
	}
	if ids == nil {
		s.say("Of " + what + " there is nothing to forget.")
		return nil
	}
	if !o.yes {
		if !s.InTerminal {
			return wrongf("--reset asks before it forgets, and there is no terminal to ask on: add --yes")
		}
		if yes, err := s.askYes("Forget what you have done of " + what + "?"); err != nil || !yes {
			if err == nil {
				s.say("Nothing is forgotten.")
			}
			return err
		}
	}
	gone, err := kept.Forget(ids...)
	if err != nil {
		return fmt.Errorf("nothing is forgotten: %w", shortPath(err))
	}
	if o.all {
		what = fmt.Sprintf("%s; you had done something of %d", what, len(gone))
	}
	s.say("Forgotten: " + what + ".")
	return nil
}

// askYes asks a question of yes or no. Only yes is a yes; the end of the input is no answer.
func (s *Streams) askYes(question string) (bool, error) {
	fmt.Fprint(s.Err, tui.CleanLines(question)+" [y/N] ")
	line, err := bufio.NewReader(s.In).ReadString('\n')
	if err != nil {
		fmt.Fprintln(s.Err)
		return false, tui.ErrInterrupted
	}
	switch strings.ToLower(strings.TrimSpace(line)) {
	case "y", "yes":
		return true, nil
	}
	return false, nil
}
