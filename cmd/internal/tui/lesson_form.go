package tui

import (
	"errors"
	"fmt"
	"io"

	"github.com/charmbracelet/huh"
	"github.com/charmbracelet/x/ansi"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial"
	"example.com/xseekers/tutorial/explain"
)

// ErrInterrupted says that the learner pressed Ctrl-C or the program was told to end.
var ErrInterrupted = errors.New("interrupted")

// errAgain says that the learner went back to the same prompt.
var errAgain = errors.New("again")

// The answers every form offers behind the choices; they are no indexes of choices.
const (
	answerHint = -1 - iota
	answerMore
	answerWords
	answerWhy
	answerBack
	answerLeave
	answerAgain
)

// AskByForm asks with forms on a terminal.
func AskByForm(in io.Reader, out io.Writer, o LessonOptions) Asker {
	f := former{in, out, o}
	return func(p tutorial.Prompt) (tutorial.Input, error) {
		for {
			if answer, err := f.ask(p); !errors.Is(err, errAgain) {
				return answer, err
			}
		}
	}
}

type former struct {
	in  io.Reader
	out io.Writer
	o   LessonOptions
}

func (f former) ask(p tutorial.Prompt) (tutorial.Input, error) {
	switch p.Kind {
	case tutorial.PromptNext:
		return f.choose(p, "", []huh.Option[int]{f.option("Go on", 0)}, tutorial.Input{Kind: tutorial.InputNext})
	case tutorial.PromptPay:
		return f.pay(p)
	}
	var options []huh.Option[int]
	for i, c := range p.Choices {
		options = append(options, f.option(choiceText(c), i))
	}
	options = append(options, f.option("Hint", answerHint))
	return f.choose(p, p.Title, options, tutorial.Input{Kind: tutorial.InputChoose})
}

// option is broken to the width beforehand: a form counts its lines before it breaks it, and would
// hide the last ones.
func (f former) option(text string, answer int) huh.Option[int] {
	const frame = 4 // the border and the mark before an option
	return huh.NewOption(ansi.Wrap(text, max(1, f.o.Width()-frame), ""), answer)
}

// choose asks for one of the options or something more; chosen is the answer where it is one of
// the prompt's own.
func (f former) choose(p tutorial.Prompt, title string, options []huh.Option[int], chosen tutorial.Input) (tutorial.Input, error) {
	answer, err := f.pick(title, append(options, f.option("More…", answerMore)))
	if err == nil && answer == answerMore {
		answer, err = f.pick("", f.more(p))
	}
	if err != nil {
		return tutorial.Input{}, err
	}
	switch answer {
	case answerHint:
		return tutorial.Input{Kind: tutorial.InputHint}, nil
	case answerWords:
		return f.words(p)
	case answerWhy:
		return tutorial.Input{Kind: tutorial.InputWhy}, nil
	case answerBack:
		return tutorial.Input{Kind: tutorial.InputBack}, nil
	case answerLeave:
		return tutorial.Input{}, ErrLeft
	case answerAgain:
		return tutorial.Input{}, errAgain
	}
	chosen.Choice = answer
	return chosen, nil
}

// more is what a prompt offers beside its own choices.
func (f former) more(p tutorial.Prompt) []huh.Option[int] {
	options := []huh.Option[int]{f.option("Return", answerAgain)}
	if p.Kind == tutorial.PromptChoose {
		options = append(options, f.option("Say it in words", answerWords))
	}
	if p.Refused {
		options = append(options, f.option("Why was that refused?", answerWhy))
	}
	if p.Told {
		options = append(options, f.option("Why did that happen?", answerWhy))
	}
	return append(options, f.option("Back a step", answerBack), f.option("Leave the lesson", answerLeave))
}

// pick asks for one of the options; where they have a title, the answer is left on the screen.
func (f former) pick(title string, options []huh.Option[int]) (int, error) {
	var answer int
	if err := f.run(huh.NewSelect[int]().Title(title).Options(options...).Value(&answer)); err != nil {
		return 0, err
	}
	for _, o := range options {
		if o.Value == answer && title != "" && answer != answerMore {
			fmt.Fprintf(f.out, "> %s\n\n", o.Key)
		}
	}
	return answer, nil
}

// words asks for an action in words; nothing said goes back to the choices.
func (f former) words(p tutorial.Prompt) (tutorial.Input, error) {
	var text string
	field := huh.NewInput().Title("Say what you do").Description("As you would at the table, or why and what is not on offer. An empty line goes back.").Value(&text)
	if err := f.run(field); err != nil {
		return tutorial.Input{}, err
	}
	text = Clean(text)
	if text == "" {
		return tutorial.Input{}, errAgain
	}
	fmt.Fprintf(f.out, "%s\n\n", ansi.Wrap("> "+text, f.o.Width(), ""))
	return tutorial.ReadLine(p, text), nil
}

// pay asks which Leads of the hand are paid; none goes back to the choices.
func (f former) pay(p tutorial.Prompt) (tutorial.Input, error) {
	var picked []int
	err := f.run(huh.NewMultiSelect[int]().Title(p.Title).Description("Space picks a Lead, Enter pays. Enter with none goes back.").
		Options(leadOptions(p.Hand)...).Value(&picked))
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

// leadOptions tells Leads of one type apart: a form picks all options that read the same together.
func leadOptions(hand []engine.Lead) []huh.Option[int] {
	held, nth := engine.LeadsOf(hand...), engine.Leads{}
	var options []huh.Option[int]
	for i, l := range hand {
		text := explain.LeadName(l)
		if nth[l]++; held[l] > 1 {
			text += fmt.Sprintf(", %d of %d", nth[l], held[l])
		}
		options = append(options, huh.NewOption(text, i))
	}
	return options
}

// run shows a form of one field. A form that ends without being completed was interrupted.
func (f former) run(field huh.Field) error {
	theme := huh.ThemeBase()
	if f.o.Colour {
		theme = huh.ThemeBase16()
	}
	keys := huh.NewDefaultKeyMap()
	keys.Select.Filter.SetEnabled(false)
	keys.MultiSelect.Filter.SetEnabled(false)
	keys.MultiSelect.SelectAll.Unbind()
	keys.MultiSelect.SelectNone.Unbind()
	keys.MultiSelect.Toggle.SetHelp("space", "pick")
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
