package cli

import (
	"fmt"
	"io"
	"os"
	"strings"

	"golang.org/x/term"

	"example.com/xseekers/cmd/internal/tui"
)

// Streams is where a command reads and writes, and what is known of the terminal there. Data goes
// to Out, talk to Err.
type Streams struct {
	In  io.Reader
	Out io.Writer
	Err io.Writer

	InTerminal    bool
	OutTerminal   bool
	Width, Height int  // of the terminal at Out; 80 by 24 where there is none
	Plain         bool // words line by line: no full screen, nothing drawn, no colour
	Colour        bool // Out may get escape codes

	set *ownSettings // nil until they are read
}

// System is the program's own streams.
func System() *Streams {
	s := &Streams{
		In: os.Stdin, Out: &output{File: os.Stdout}, Err: os.Stderr,
		InTerminal: term.IsTerminal(int(os.Stdin.Fd())), OutTerminal: term.IsTerminal(int(os.Stdout.Fd())),
		Width: 80, Height: 24,
	}
	if w, h, err := term.GetSize(int(os.Stdout.Fd())); err == nil && w > 0 && h > 0 {
		s.Width, s.Height = w, h
	}
	s.Plain = !s.OutTerminal || os.Getenv("TERM") == "dumb" || os.Getenv("ACCESSIBLE") != ""
	s.Colour = !s.Plain && os.Getenv("NO_COLOR") == ""
	return s
}

// markdown shows a text.
func (s *Streams) markdown(md string) {
	fmt.Fprint(s.Out, tui.Markdown(md, s.Width, s.Colour))
}

// columns shows rows of cells; in a pipe each is one line.
func (s *Streams) columns(rows [][]string) {
	width := 0
	if s.OutTerminal {
		width = s.Width
	}
	fmt.Fprint(s.Out, tui.Columns(rows, width))
}

// say talks to the user. On a terminal lines are broken at blanks; the first may stand behind "> ".
func (s *Streams) say(text string) {
	for line := range strings.SplitSeq(tui.CleanLines(text), "\n") {
		fmt.Fprintln(s.Err, s.atBlanks(line, len("> ")))
	}
}

// output is a file that remembers the first error of writing to it, so that nothing else need look.
// It stays a file: a full screen asks it for the terminal's size.
type output struct {
	*os.File
	err error
}

func (o *output) Write(b []byte) (int, error) {
	n, err := o.File.Write(b)
	if o.err == nil {
		o.err = err
	}
	return n, err
}
