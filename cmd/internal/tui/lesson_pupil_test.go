package tui

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"example.com/xseekers/engine"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial"
)

// pupil plays a lesson as its own solution does. Games it skips: another test plays them.
type pupil struct {
	t       *testing.T
	g       *engine.Game
	l       *scenarios.Lesson
	session *tutorial.Session
	starts  []engine.State
	visit   int
	said    int // words of the step's solution
}

func newPupil(t *testing.T, g *engine.Game, l *scenarios.Lesson) *pupil {
	return &pupil{t: t, g: g, l: l, session: tutorial.Start(g, l, tutorial.Options{}), starts: scenarios.Starts(g, l), visit: -1}
}

// line is what the pupil types now.
func (p *pupil) line() string {
	sc := p.session.Screen()
	if sc.Visit != p.visit {
		p.visit, p.said = sc.Visit, 0
	}
	switch sc.Ask.Kind {
	case tutorial.PromptOver:
		return "quit"
	case tutorial.PromptNext:
		return ""
	}
	step := &p.l.Steps[sc.Step-1]
	switch step.Kind {
	case scenarios.Game:
		return "skip"
	case scenarios.Ask:
		right, err := step.Question.Right(p.g, &p.starts[sc.Step-1], p.l.Seat)
		if err != nil {
			p.t.Fatal(err)
		}
		return strconv.Itoa(right + 1)
	}
	if p.said == len(step.Solution) {
		p.t.Fatalf("%s, step %d: its solution is played and it is not done: %q", p.l.ID, sc.Step, sc.Reply)
	}
	p.said++
	return step.Solution[p.said-1]
}

// typist is a pupil whose lines are read; each is left on the page, as on a terminal.
type typist struct {
	*pupil
	page io.Writer
	rest string
}

func (y *typist) Read(b []byte) (int, error) {
	if y.rest == "" {
		y.rest = y.line() + "\n"
		fmt.Fprint(y.page, y.rest)
	}
	n := copy(b, y.rest)
	y.rest = y.rest[n:]
	return n, nil
}

// plainly is a lesson played line by line.
func plainly(t *testing.T, g *engine.Game, l *scenarios.Lesson) string {
	var page strings.Builder
	p := newPupil(t, g, l)
	player := NewPlayer(&typist{pupil: p, page: &page}, &page, LessonOptions{Width: func() int { return 80 }, Plain: true})
	if _, err := player.Play(Lesson{Session: p.session, Game: g}); err != nil {
		t.Fatalf("%s: %v", l.ID, err)
	}
	return page.String()
}

// onApp plays a lesson on a full screen, and calls back before each key with what is about to be done.
func onApp(t *testing.T, g *engine.Game, l *scenarios.Lesson, before func(a *app, does string)) {
	p := newPupil(t, g, l)
	a := newApp(Lesson{Session: p.session, Game: g}, false, 80, 24)
	for a.end == appOpen {
		if a.over != nil {
			before(a, "Enter")
			keys(a, "enter")
			continue
		}
		choose := a.sc.Ask.Kind == tutorial.PromptAnswer
		switch line := p.line(); {
		case line == "quit":
			before(a, "q")
			keys(a, "q")
		case line == "":
			before(a, "Enter")
			keys(a, "enter")
		case choose:
			before(a, line+" Enter")
			keys(a, line, "enter")
		default:
			before(a, ": "+line+" Enter")
			keys(a, ":", line, "enter")
		}
	}
}

// keys presses keys: names as in bubbletea, else what is typed in one go.
func keys(a *app, names ...string) {
	for _, name := range names {
		a.Update(key(name))
	}
}

func key(name string) tea.KeyMsg {
	special := map[string]tea.KeyType{
		"enter": tea.KeyEnter, "esc": tea.KeyEsc, "ctrl+c": tea.KeyCtrlC, "ctrl+d": tea.KeyCtrlD, "up": tea.KeyUp, "down": tea.KeyDown,
		"pgdown": tea.KeyPgDown, "pgup": tea.KeyPgUp, "tab": tea.KeyTab, "f5": tea.KeyF5, "left": tea.KeyLeft, "end": tea.KeyEnd,
	}
	if kind, ok := special[name]; ok {
		return tea.KeyMsg{Type: kind}
	}
	msg := tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(name)}
	if name == " " {
		msg.Type = tea.KeySpace
	}
	return msg
}
