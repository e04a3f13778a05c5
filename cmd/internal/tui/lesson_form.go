package tui

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/charmbracelet/huh"
	"github.com/charmbracelet/x/ansi"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial"
	"example.com/xseekers/tutorial/explain"
)

// ErrInterrupted says that the learner pressed Ctrl-C or the program was told to end.
var ErrInterrupted = errors.New("interrupted")

// The answers every form offers behind the choices; they are no indexes of choices.
const (
	answerHint = -1 - iota
	answerMore
	answerWords
	answerWhy
	answerBack
	answerLeave
)

// AskByForm asks with forms on a terminal.
func AskByForm(in io.Reader, out io.Writer, o LessonOptions) Asker {
	f := former{in, out, o.Colour, o.Width}
	return func(p tutorial.Prompt) (tutorial.Input, error) {
		switch p.Kind {
		case tutorial.PromptNext:
			return f.choose("", []huh.Option[int]{
				huh.NewOption("Go on", 0), huh.NewOption("More…", answerMore),
			}, tutorial.Input{Kind: tutorial.InputNext})
		case tutorial.PromptPay:
			return f.pay(p)
		}
		var options []huh.Option[int]
		for i, c := range p.Choices {
			options = append(options, huh.NewOption(choiceText(c), i))
		}
		options = append(options, huh.NewOption("Hint", answerHint), huh.NewOption("More…", answerMore))
		return f.choose(p.Title, options, tutorial.Input{Kind: tutorial.InputChoose})
	}
}

type former struct {
	in     io.Reader
	out    io.Writer
	colour bool
	width  func() int
}

// choose asks for one of the options; chosen is the answer where it is one of the prompt's own.
func (f former) choose(title string, options []huh.Option[int], chosen tutorial.Input) (tutorial.Input, error) {
	answer, err := f.pick(title, options)
	if err == nil && answer == answerMore {
		answer, err = f.pick("", []huh.Option[int]{
			huh.NewOption("Say it in words", answerWords),
			huh.NewOption("Why was that refused?", answerWhy),
			huh.NewOption("Back a step", answerBack),
			huh.NewOption("Leave the lesson", answerLeave),
		})
	}
	if err != nil {
		return tutorial.Input{}, err
	}
	switch answer {
	case answerHint:
		return tutorial.Input{Kind: tutorial.InputHint}, nil
	case answerWords:
		return f.words()
	case answerWhy:
		return tutorial.Input{Kind: tutorial.InputWhy}, nil
	case answerBack:
		return tutorial.Input{Kind: tutorial.InputBack}, nil
	case answerLeave:
		return tutorial.Input{}, ErrLeft
	}
	chosen.Choice = answer
	return chosen, nil
}

// pick asks for one of the options; where they have a title, the answer is left on the screen.
func (f former) pick(title string, options []huh.Option[int]) (int, error) {
	var answer int
	field := huh.NewSelect[int]().Title(title).Options(options...).Height(f.height(title, options)).Value(&answer)
	if err := f.run(field); err != nil {
		return 0, err
	}
	for _, o := range options {
		if o.Value == answer && title != "" && answer != answerMore {
			fmt.Fprintf(f.out, "> %s\n\n", o.Key)
		}
	}
	return answer, nil
}

// height is the lines that a title and options take; left to itself, a form counts an option that
// is broken over two lines as one and hides the last.
func (f former) height(title string, options []huh.Option[int]) int {
	const frame = 4 // the border and the mark before an option
	lines := 0
	if title != "" {
		lines++
	}
	for _, o := range options {
		lines += 1 + strings.Count(ansi.Wrap(o.Key, max(1, f.width()-frame), ""), "\n")
	}
	return lines
}

// words asks for an action in words; nothing said goes back to the choices.
func (f former) words() (tutorial.Input, error) {
	var text string
	if err := f.run(huh.NewInput().Title("Say what you do").Placeholder("complete drowned gate with myth ruin wild").Value(&text)); err != nil {
		return tutorial.Input{}, err
	}
	text = Clean(text)
	if text == "" {
		return tutorial.Input{Kind: tutorial.InputHint}, nil
	}
	fmt.Fprintf(f.out, "> %s\n\n", text)
	return tutorial.Input{Kind: tutorial.InputSay, Text: text}, nil
}

// pay asks which Leads of the hand are paid; none goes back to the choices.
func (f former) pay(p tutorial.Prompt) (tutorial.Input, error) {
	var picked []int
	var options []huh.Option[int]
	for i, l := range p.Hand {
		options = append(options, huh.NewOption(explain.LeadName(l), i))
	}
	err := f.run(huh.NewMultiSelect[int]().Title(p.Title).Description("Space picks, Enter pays; Enter with none goes back.").
		Options(options...).Value(&picked))
	if err != nil {
		return tutorial.Input{}, err
	}
	if len(picked) == 0 {
		return tutorial.Input{Kind: tutorial.InputBack}, nil
	}
	var leads engine.Leads
	for _, i := range picked {
		leads[p.Hand[i]]++
	}
	fmt.Fprintf(f.out, "> %s\n\n", explain.Leads(leads))
	return tutorial.Input{Kind: tutorial.InputPay, Leads: leads}, nil
}

// run shows a form of one field. A form that ends without being completed was interrupted.
func (f former) run(field huh.Field) error {
	theme := huh.ThemeBase()
	if f.colour {
		theme = huh.ThemeBase16()
	}
	keys := huh.NewDefaultKeyMap()
	keys.Select.Filter.SetEnabled(false)
	keys.MultiSelect.Filter.SetEnabled(false)
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
