package tui

import (
	"bufio"
	"errors"
	"io"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial"
)

// How a lesson or an interview may end before it is over.
var (
	ErrLeft        = errors.New("left")        // whoever answers asked to leave
	ErrInterrupted = errors.New("interrupted") // Ctrl-C, or the program was told to end
)

// LessonOptions say how a lesson is shown.
type LessonOptions struct {
	Width, Height func() int // of the terminal now
	Colour        bool
	Plain         bool // words line by line, nothing drawn
	Screen        bool // input and output are a terminal, so that a lesson may fill it
}

// Lesson is a lesson to play.
type Lesson struct {
	Session  *tutorial.Session
	Game     *engine.Game
	Answered func(tutorial.Input) error // keeps what was reached, before anything of it is shown; nil keeps nothing
	Note     string                     // Markdown, said with the first screen; "" for nothing
	Next     string                     // the title of the lesson that Enter goes on to; "" where there is none
}

// answer gives an input to the session, and has what it reached kept.
func (l *Lesson) answer(in tutorial.Input) error {
	l.Session.Answer(in)
	if l.Answered == nil {
		return nil
	}
	return l.Answered(in)
}

// Player plays lessons with one learner, one after another: on a full screen, or line by line. Both
// show the same screens and give back the same inputs.
type Player struct {
	in    io.Reader
	lines *bufio.Reader // of in: what is read ahead of one lesson belongs to the next
	out   io.Writer
	o     LessonOptions
}

// NewPlayer makes a player that reads a learner's answers and shows lessons.
func NewPlayer(in io.Reader, out io.Writer, o LessonOptions) *Player {
	return &Player{in, bufio.NewReader(in), out, o}
}

// Play plays a lesson, and reports whether the learner goes on to the next one. Before the lesson is
// over it ends with ErrLeft, ErrInterrupted, io.EOF where the input ends, or what Answered gives.
func (p *Player) Play(l Lesson) (goOn bool, err error) {
	if p.o.Screen && !p.o.Plain && fits(p.o.Width(), p.o.Height()) {
		return p.onScreen(l)
	}
	return p.byLine(l)
}

// storyList is what happened, as a list.
func storyList(story []tutorial.Told) string {
	md := ""
	for _, s := range story {
		md += "- " + s.Text + "\n"
	}
	return md
}
