package tui

import (
	"fmt"
	"io"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial"
)

// lessonPage writes screens below one another, each thing once.
type lessonPage struct {
	out   io.Writer
	g     *engine.Game
	o     LessonOptions
	visit int         // the last step entered that was shown
	say   string      // its words as last shown
	table engine.View // as last shown
	err   error       // the first that writing gave

	choices  []tutorial.Choice // as last shown
	answered tutorial.Input    // what the screen answers
}

func (l *lessonPage) show(sc tutorial.Screen) {
	entered, over := sc.Visit != l.visit, sc.Ask.Kind == tutorial.PromptOver
	l.visit = sc.Visit
	if l.answered.Kind == tutorial.InputRecap {
		l.markdown(coalesce(sc.Reply, storyList(sc.Story)))
	} else {
		l.markdown(coalesce(storyList(sc.Story), sc.Reply))
	}
	if entered {
		l.choices = nil

		l.markdown("# " + headline(sc))
	}
	if !over && sc.View != l.table && (entered || sc.Ask.Kind == tutorial.PromptChoose) {
		l.showTable(sc)
	}
	if entered || sc.Say != l.say {
		l.say = sc.Say
		l.markdown(sc.Say)
		l.markdown(newWordsLine(sc))
	}
	l.markdown(coachList(sc.Coach))
}

func (l *lessonPage) showTable(sc tutorial.Screen) {
	l.write(Table(&sc.View, l.g, TableOptions{Width: l.o.Width(), Colour: l.o.Colour, Plain: l.o.Plain}))
	l.table = sc.View
}

// newWordsLine names the words that the lesson has first here, and how to look one up.
func newWordsLine(sc tutorial.Screen) string {
	if sc.NewWords == 0 {
		return ""
	}
	return fmt.Sprintf("New words: %s (`word %s`).", strings.Join(sc.Words[:sc.NewWords], ", "), strings.ToLower(sc.Words[0]))
}

// headline is where a learner stands.
func headline(sc tutorial.Screen) string {
	at := fmt.Sprintf("step %d of %d", sc.Step, sc.Steps)
	switch {
	case sc.Proof > 0:
		at = fmt.Sprintf("test, question %d of %d", sc.Proof, scenarios.Proofs)
	case sc.Step > sc.Steps:
		at = "the end"
	}
	return Clean(sc.Lesson.Title) + " · " + at
}

// coachList is what the coach says, each thing a paragraph.
func coachList(coach []string) string {
	md := ""
	for _, line := range coach {
		md += "**Coach.** " + line + "\n\n"
	}
	return md
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
