package tui

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"example.com/xseekers/tutorial/interview"
)

// InterviewByLine asks line by line. Each line is a number, an answer in words or one of the words
// the question names; "quit" leaves. The end of the input answers nothing.
func InterviewByLine(in io.Reader, out io.Writer, o LessonOptions) Interviewer {
	lines := bufio.NewReader(in)
	return func(q interview.Question) (interview.Input, error) {
		fmt.Fprint(out, questionText(q, o.Width()))
		line, err := readLine(lines)
		if err != nil {
			fmt.Fprintln(out)
			return interview.Input{}, err
		}
		line = CleanLines(strings.TrimSpace(line))
		if isLeaving(line) {
			return interview.Input{}, ErrLeft
		}
		fmt.Fprintln(out)
		return interview.ReadLine(q, line), nil
	}
}

// questionText is a question and how it is answered, with the mark where to type.
func questionText(q interview.Question, width int) string {
	var b strings.Builder
	line := func(text string) { b.WriteString(ansi.Wrap(text, width, "") + "\n") }
	line(q.Title)
	if q.Hint != "" {
		line(q.Hint)
	}
	for i, c := range q.Choices {
		line(fmt.Sprintf("  %d. %s", i+1, c))
	}
	line(howTo(q))
	b.WriteString("> ")
	return b.String()
}

// howTo says how a question is answered.
func howTo(q interview.Question) string {
	how := map[interview.Kind]string{
		interview.Choose: "Type a number or words", interview.Number: "Type how many", interview.Leads: "Type the Leads",
	}[q.Kind]
	var or []string
	if q.Unknown {
		or = append(or, "don't know")
	}
	if q.Back {
		or = append(or, "back")
	}
	return how + " (or: " + strings.Join(append(or, "help", "quit"), ", ") + ")."
}
