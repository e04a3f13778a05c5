package tui

import (
	"io"

	"example.com/xseekers/tutorial/interview"
)

// Interviewer puts a question to whoever has one and gives back the answer. It ends as an Asker does.
type Interviewer func(interview.Question) (interview.Input, error)

// HoldInterview asks until there is a verdict, and shows it. An error ends it as the Interviewer says.
func HoldInterview(t *interview.Session, out io.Writer, o LessonOptions, ask Interviewer) error {
	l := lessonPage{out: out, o: o}
	for {
		sc := t.Screen()
		if !o.Plain && sc.Reply+sc.Verdict != "" {
			l.gap() // apart from the answers above
		}
		l.markdown(sc.Reply)
		if sc.Verdict != "" {
			l.markdown(sc.Verdict)
			return l.err
		}
		in, err := ask(sc.Ask)
		if err != nil {
			return err
		}
		t.Answer(in)
	}
}

// gap leaves a line blank.
func (l *lessonPage) gap() {
	if _, err := io.WriteString(l.out, "\n"); l.err == nil {
		l.err = err
	}
}
