package tui

import (
	"errors"
	"io"
	"os"

	tea "github.com/charmbracelet/bubbletea"
)

// The smallest screen that a lesson fills; on a smaller one it is played line by line.
const (
	leastWidth  = 60
	leastHeight = 20
)

func fits(width, height int) bool { return width >= leastWidth && height >= leastHeight }

// onScreen plays a lesson on the whole terminal.
func (p *Player) onScreen(l Lesson) (bool, error) {
	a := newApp(l, p.o.Colour, p.o.Width(), p.o.Height())
	ended := make(chan struct{}, 1)
	program := tea.NewProgram(a, tea.WithInput(endingInput(p.in, ended)), tea.WithOutput(p.out), tea.WithAltScreen())
	over := make(chan struct{})
	defer close(over)
	go func() {
		select {
		case <-ended:
			program.Send(inputEnded{})
		case <-over:
		}
	}()
	_, err := program.Run()
	switch {
	case errors.Is(err, tea.ErrInterrupted), errors.Is(err, tea.ErrProgramKilled):
		return false, ErrInterrupted
	case err != nil:
		return false, err
	}
	return a.result()
}

// inputEnded says that no key will come any more: bubbletea itself would wait for ever.
type inputEnded struct{}

// ending is a terminal that says when its input ends. It stays a file, so that it can be set to give
// single keys.
type ending struct {
	*os.File
	ended chan<- struct{}
}

func endingInput(in io.Reader, ended chan<- struct{}) io.Reader {
	if f, ok := in.(*os.File); ok {
		return ending{f, ended}
	}
	return in
}

func (e ending) Read(b []byte) (int, error) {
	n, err := e.File.Read(b)
	if errors.Is(err, io.EOF) {
		select {
		case e.ended <- struct{}{}:
		default:
		}
	}
	return n, err
}
