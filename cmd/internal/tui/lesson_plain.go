package tui

import (
	"bufio"
	"errors"
	"io"
	"strings"

	"example.com/xseekers/tutorial"
)

// byLine plays a lesson line by line. Each line read is a number, an action in words or one of the
// words that the prompt names. The end of the input chooses nothing.
func (p *Player) byLine(l Lesson) (goOn bool, err error) {
	page := lessonPage{out: p.out, g: l.Game, o: p.o, visit: -1}
	page.markdown(l.Note)
	for page.show(l.Session.Screen()); page.err == nil; page.show(l.Session.Screen()) {
		sc := l.Session.Screen()
		line, err := p.ask(&page, sc, l.Next)
		over := sc.Ask.Kind == tutorial.PromptOver
		switch leaves := isLeaving(line); {
		case over && (errors.Is(err, io.EOF) || err == nil && (leaves || line == "" && l.Next == "")):
			return false, nil
		case err != nil:
			return false, err
		case leaves:
			return false, ErrLeft
		case over && line == "":
			return true, nil
		}
		page.answered = tutorial.ReadLine(sc.Ask, line)
		if err := l.answer(page.answered); err != nil {
			return false, err
		}
	}
	return false, page.err
}

// ask puts the prompt, and gives the line that answers it. The table is shown on the way.
func (p *Player) ask(page *lessonPage, sc tutorial.Screen, next string) (string, error) {
	for {
		page.prompt(sc, next)
		line, err := readLine(p.lines)
		page.write("")
		line = CleanLines(strings.TrimSpace(line))
		if err != nil || !isTable(line) || sc.Ask.Kind == tutorial.PromptOver {
			return line, errors.Join(err, page.err)
		}
		page.showTable(sc)
	}
}

// isTable reports whether a line asks for the whole table.
func isTable(line string) bool { return strings.EqualFold(line, "table") }

// isLeaving reports whether a line asks to leave.
func isLeaving(line string) bool {
	switch strings.ToLower(line) {
	case "quit", "q", "leave", "exit":
		return true
	}
	return false
}

// longestLine is the bytes kept of a line; the rest of a longer one is read over.
const longestLine = 1 << 16

// readLine reads a line, the last one also without its end.
func readLine(r *bufio.Reader) (string, error) {
	var line []byte
	for {
		part, more, err := r.ReadLine()
		if err != nil {
			return "", err
		}
		if len(line) < longestLine {
			line = append(line, part...)
		}
		if !more {
			return string(line), nil
		}
	}
}
