package tui

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial"
)

// ErrLeft says that the learner asked to leave a lesson.
var ErrLeft = errors.New("left")

// LessonOptions say how a lesson is shown.
type LessonOptions struct {
	Width  func() int // columns of the terminal now
	Colour bool
	Plain  bool
}

// Asker puts a prompt to the learner and gives back the answer. It ends with io.EOF where the
// input ends, ErrLeft where the learner leaves, another error where asking failed.
type Asker func(tutorial.Prompt) (tutorial.Input, error)

// PlayLesson shows a lesson and asks for answers until it is over. An error ends it as the Asker says.
func PlayLesson(t *tutorial.Session, g *engine.Game, out io.Writer, o LessonOptions, ask Asker) error {
	l := lessonPage{out: out, g: g, o: o, visit: -1}
	for {
		sc := t.Screen()
		l.show(sc)
		if sc.Ask.Kind == tutorial.PromptOver {
			return l.err
		}
		in, err := ask(sc.Ask)
		if err != nil {
			return err
		}
		t.Answer(in)
	}
}

// lessonPage writes screens below one another, each thing once.
type lessonPage struct {
	out   io.Writer
	g     *engine.Game
	o     LessonOptions
	visit int         // the last step entered that was shown
	table engine.View // as last shown
	err   error       // the first that writing gave
}

func (l *lessonPage) show(sc tutorial.Screen) {
	entered := sc.Visit != l.visit
	l.visit = sc.Visit
	l.markdown(storyList(sc.Story))
	l.markdown(sc.Reply)
	if entered && sc.Step <= sc.Steps {
		l.markdown(fmt.Sprintf("# %s · %d of %d", sc.Title, sc.Step, sc.Steps))
	}
	if sc.Step <= sc.Steps && (entered || sc.View != l.table && sc.Ask.Kind == tutorial.PromptChoose) {
		l.write(Table(&sc.View, l.g, TableOptions{Width: l.o.Width(), Colour: l.o.Colour, Plain: l.o.Plain}))
		l.table = sc.View
	}
	if entered {
		l.markdown(sc.Say)
	}
}

func (l *lessonPage) markdown(md string) {
	if md != "" {
		l.write(Markdown(md, l.o.Width(), l.o.Colour))
	}
}

// write adds a paragraph with a blank line behind it.
func (l *lessonPage) write(text string) {
	if _, err := fmt.Fprintln(l.out, text); l.err == nil {
		l.err = err
	}
}

// storyList is what happened, as a list.
func storyList(story []string) string {
	var b strings.Builder
	for _, s := range story {
		b.WriteString("- " + s + "\n")
	}
	return b.String()
}
