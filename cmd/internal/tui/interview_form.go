package tui

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/charmbracelet/huh"
	"github.com/charmbracelet/x/ansi"

	"example.com/xseekers/tutorial/interview"
)

// The answers a question takes beside its choices; they are no indexes of choices.
const (
	answerBack = -1 - iota
	answerLeave
	answerUnknown
)

// former shows forms of one field, one after another.
type former struct {
	in  io.Reader
	out io.Writer
	o   LessonOptions
}

// InterviewByForm asks with forms on a terminal.
func InterviewByForm(in io.Reader, out io.Writer, o LessonOptions) Interviewer {
	f := former{in, out, o}
	return func(q interview.Question) (interview.Input, error) {
		if q.Kind != interview.Choose {
			return f.typed(q)
		}
		return f.answer(q)
	}
}

// answer asks for one of a question's choices, or to go back or leave.
func (f former) answer(q interview.Question) (interview.Input, error) {
	var options []huh.Option[int]
	for i, c := range q.Choices {
		options = append(options, f.option(c, i))
	}
	options = append(options, f.besides(q)...)
	var answer int
	field := huh.NewSelect[int]().Title(f.wrapped(q.Title)).Description(f.wrapped(q.Hint)).Options(options...).Value(&answer)
	if err := f.run(field); err != nil {
		return interview.Input{}, err
	}
	switch answer {
	case answerLeave:
		return interview.Input{}, ErrLeft
	case answerBack:
		f.echo(q, "Back")
		return interview.Input{Kind: interview.InputBack}, nil
	case answerUnknown:
		f.echo(q, "I don't know")
		return interview.Input{Kind: interview.InputUnknown}, nil
	}
	f.echo(q, q.Choices[answer])
	return interview.Input{Kind: interview.InputChoose, Choice: answer}, nil
}

// besides is what a question offers beside its own choices.
func (f former) besides(q interview.Question) (options []huh.Option[int]) {
	if q.Unknown {
		options = append(options, f.option("I don't know", answerUnknown))
	}
	if q.Back {
		options = append(options, f.option("Back", answerBack))
	}
	return append(options, f.option("Leave", answerLeave))
}

// typed asks for a number or Leads.
func (f former) typed(q interview.Question) (interview.Input, error) {
	var text string
	field := huh.NewInput().Title(f.wrapped(q.Title)).Description(f.wrapped(strings.TrimSpace(q.Hint + "\n" + howTo(q)))).Value(&text)
	if err := f.run(field); err != nil {
		return interview.Input{}, err
	}
	text = strings.TrimSpace(Clean(text))
	if isLeaving(text) {
		return interview.Input{}, ErrLeft
	}
	f.echo(q, text)
	return interview.ReadLine(q, text), nil
}

// echo leaves a question and its answer on the screen.
func (f former) echo(q interview.Question, answer string) {
	fmt.Fprintf(f.out, "%s\n", f.wrapped(q.Title+" "+answer))
}

// wrapped is broken to the width beforehand, as option is.
func (f former) wrapped(text string) string {
	const frame = 3
	return ansi.Wrap(text, max(1, f.o.Width()-frame), "")
}

// option is broken to the width beforehand: a form counts its lines before it breaks it, and would
// hide the last ones.
func (f former) option(text string, answer int) huh.Option[int] {
	const frame = 4 // the border and the mark before an option
	return huh.NewOption(ansi.Wrap(text, max(1, f.o.Width()-frame), ""), answer)
}

// run shows a form of one field. A form that ends without being completed was interrupted.
func (f former) run(field huh.Field) error {
	theme := huh.ThemeBase()
	if f.o.Colour {
		theme = huh.ThemeBase16()
	}
	keys := huh.NewDefaultKeyMap()
	keys.Select.Filter.SetEnabled(false)
	form := huh.NewForm(huh.NewGroup(field)).WithTheme(theme).WithKeyMap(keys).WithInput(f.in).WithOutput(f.out)
	err := form.Run()
	switch {
	case errors.Is(err, huh.ErrUserAborted):
		return ErrInterrupted
	case err != nil:
		return err
	case form.State != huh.StateCompleted:
		return ErrInterrupted
	}
	return nil
}
