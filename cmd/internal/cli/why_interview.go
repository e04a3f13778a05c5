package cli

import (
	"errors"
	"fmt"
	"io"

	"example.com/xseekers/cmd/internal/tui"
	"example.com/xseekers/tutorial/interview"
)

// runWhyInterview asks what a dispute hangs on, and gives the verdict.
func runWhyInterview(s *Streams) error {
	switches, file, err := s.readings()
	if err != nil {
		return err
	}
	session := interview.Start(interview.Readings{Switches: switches, File: file})
	look := tui.LessonOptions{Width: s.widthNow, Colour: s.Colour, Plain: s.Plain}
	ask := tui.InterviewByLine(s.In, s.Out, look)
	if s.InTerminal && !s.Plain {
		ask = tui.InterviewByForm(s.In, s.Out, look)
	}
	err = tui.HoldInterview(session, s.Out, look, ask)
	switch {
	case errors.Is(err, tui.ErrLeft):
		s.say("You left before there was a verdict. `xseekers why` asks again.")
		return nil
	case errors.Is(err, io.EOF):
		return fmt.Errorf("the input ended at the question %q; nothing was decided", session.Screen().Ask.Title)
	}
	return err
}
