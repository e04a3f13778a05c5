package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"golang.org/x/term"

	"example.com/xseekers/cmd/internal/keep"
	"example.com/xseekers/cmd/internal/tui"
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial"
	learnt "example.com/xseekers/tutorial/progress"
)

// playCourse plays a lesson of the course, or goes on where the learner stopped, and then the ones
// behind it for as long as the learner goes on.
func playCourse(s *Streams, word string) error {
	kept := keep.Open()
	at := whereStopped(kept.Record())
	if word != "" {
		var err error
		if at, err = findLesson(word); err != nil {
			return err
		}
	}
	if at < 0 {
		s.tell(kept.Notes())
		s.say("You have done all " + counted(len(scenarios.Heads()), "lesson") + ". `xseekers learn 1` plays the first again, `xseekers learn --list` shows all.")
		return nil
	}
	c := course{s: s, g: cards.TrainingGame(), kept: kept, player: s.player()}
	for {
		next := nextOpen(kept.Record(), at)
		if next == at {
			next = -1 // no other is open
		}
		goOn, err := c.play(scenarios.Find(c.g, scenarios.Heads()[at].ID), next)
		s.tell(kept.Notes())
		if !goOn || err != nil {
			return err
		}
		at = next
	}
}

// course is the lessons as they are played, one after another.
type course struct {
	s      *Streams
	g      *engine.Game
	kept   *keep.Progress
	player *tui.Player
}

// play plays a lesson, and reports whether the learner goes on to the next; next is its place, -1
// where there is none.
func (c *course) play(l *scenarios.Lesson, next int) (goOn bool, err error) {
	done := c.kept.Record().Of(l.ID)
	o := done.Options()
	o.Help = c.s.settings().help
	session := tutorial.Start(c.g, l, o)
	if done.Place != nil {
		session = tutorial.Resume(c.g, l, *done.Place, o)
	}
	keepIt := func(tutorial.Input) error {
		c.kept.Add(learnt.Now(session, l.ID, time.Now().Format(time.DateOnly)))
		return nil
	}
	_ = keepIt(tutorial.Input{})
	var notes []string
	for _, note := range c.kept.Notes() {
		notes = append(notes, markdownMarks.Replace(note))
	}
	if done.Place != nil {
		notes = append(notes, "You go on where you stopped.")
	}
	lesson := tui.Lesson{Session: session, Game: c.g, Answered: keepIt, Note: strings.Join(notes, "\n\n")}
	if next >= 0 {
		lesson.Next = scenarios.Heads()[next].Title
	}
	goOn, err = c.player.Play(lesson)
	if goOn {
		return true, nil
	}
	return false, c.ended(session, err)
}

// ended says how to come back from a lesson that was left.
func (c *course) ended(session *tutorial.Session, err error) error {
	sc := session.Screen()
	where := fmt.Sprintf("step %d of %d of %q", sc.Step, sc.Steps, sc.Lesson.Title)
	back := "`xseekers learn` goes on there."
	if c.kept.Path() == "" {
		back = fmt.Sprintf("`xseekers learn %d` begins the lesson again.", sc.Lesson.Number)
	}
	switch {
	case err == nil:
		c.s.say(c.soFar())
	case errors.Is(err, tui.ErrLeft):
		c.s.say("You left at " + where + ". " + back)
		return nil
	case errors.Is(err, io.EOF):
		return fmt.Errorf("the input ended at %s; nothing was chosen there. %s", where, back)
	case errors.Is(err, tui.ErrInterrupted):
		c.s.say("You stopped at " + where + ". " + back)
	}
	return err
}

// soFar is how much of the course is done, and what comes next.
func (c *course) soFar() string {
	done, all := doneOf(c.kept.Record())
	text := fmt.Sprintf("You have done %d of %s.", done, counted(all, "lesson"))
	if at := whereStopped(c.kept.Record()); at >= 0 {
		text += fmt.Sprintf(" `xseekers learn` goes on with lesson %d, %q.", at+1, scenarios.Heads()[at].Title)
	}
	return text
}

// doneOf is how many lessons are done, and how many there are.
func doneOf(r *learnt.Record) (done, all int) {
	for _, h := range scenarios.Heads() {
		if l := r.Of(h.ID); l.Done != "" {
			done++
		}
	}
	return done, len(scenarios.Heads())
}

// playFile plays the lesson of a file; nothing of it is kept.
func playFile(s *Streams, file, set string) error {
	g, err := cardGame(set)
	if err != nil {
		return err
	}
	l, err := lessonFile(s, g, file)
	if err != nil {
		return err
	}
	session := tutorial.Start(g, l, tutorial.Options{Help: s.settings().help})
	_, err = s.player().Play(tui.Lesson{Session: session, Game: g})
	sc := session.Screen()
	switch {
	case errors.Is(err, tui.ErrLeft):
		s.say(fmt.Sprintf("You left at step %d of %d. Of a lesson of your own nothing is kept.", sc.Step, sc.Steps))
		return nil
	case errors.Is(err, io.EOF):
		return fmt.Errorf("the input ended at step %d of %d; nothing was chosen there", sc.Step, sc.Steps)
	}
	return err
}

// player plays lessons on these streams.
func (s *Streams) player() *tui.Player {
	return tui.NewPlayer(s.In, s.Out, tui.LessonOptions{
		Width: s.widthNow, Height: s.heightNow, Colour: s.Colour, Plain: s.Plain, Screen: s.InTerminal && s.OutTerminal,
	})
}

// widthNow is the terminal's width at this moment, which may have changed since the start.
func (s *Streams) widthNow() int {
	w, _ := s.sizeNow()
	return w
}

// heightNow is its height.
func (s *Streams) heightNow() int {
	_, h := s.sizeNow()
	return h
}

func (s *Streams) sizeNow() (w, h int) {
	if s.OutTerminal {
		if w, h, err := term.GetSize(int(os.Stdout.Fd())); err == nil && w > 0 && h > 0 {
			return w, h
		}
	}
	return s.Width, s.Height
}

// tell says each of what there is to say.
func (s *Streams) tell(notes []string) {
	for _, note := range notes {
		s.say(note)
	}
}
