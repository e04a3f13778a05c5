package tui

import (
	"errors"
	"io"
	"os"
	"strings"
	"testing"

	"example.com/xseekers/engine/cards"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial"
)

func TestTheEndOfTheKeysIsTold(t *testing.T) {
	in, out, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	ended := make(chan struct{}, 1)
	keys := endingInput(in, ended)
	if _, err := out.WriteString("q"); err != nil {
		t.Fatal(err)
	}
	if err := out.Close(); err != nil {
		t.Fatal(err)
	}
	b := make([]byte, 8)
	if n, err := keys.Read(b); n != 1 || err != nil {
		t.Fatalf("%d, %v", n, err)
	}
	for range 2 {
		if _, err := keys.Read(b); !errors.Is(err, io.EOF) {
			t.Fatal(err)
		}
	}
	select {
	case <-ended:
	default:
		t.Error("nobody is told that the keys have ended")
	}
}

// lines plays the lesson line by line, from text that is typed.
func lines(t *testing.T, typed string, l Lesson) (page string, goOn bool, err error) {
	t.Helper()
	g := cards.TrainingGame()
	lesson, err := scenarios.Load(g, "a-lesson.yaml", []byte(aLesson))
	if err != nil {
		t.Fatal(err)
	}
	l.Session, l.Game = tutorial.Start(g, lesson, tutorial.Options{}), g
	var b strings.Builder
	goOn, err = NewPlayer(strings.NewReader(typed), &b, LessonOptions{Width: func() int { return 80 }, Plain: true}).Play(l)
	return b.String(), goOn, err
}

const solved = "complete \"The Hollow King\" with myth ruin\n\ncomplete drowned gate with myth ruin wild\n\n\n1\n\n"

func TestALessonInAPipeSaysHowItEnded(t *testing.T) {
	full := errors.New("no room")
	for name, tc := range map[string]struct {
		typed  string
		lesson Lesson
		goOn   bool
		want   error
	}{
		"left":                            {typed: "hint\nquit\n", want: ErrLeft},
		"the input ends in a step":        {typed: "hint\n", want: io.EOF},
		"the input ends at the end":       {typed: solved},
		"left at the end":                 {typed: solved + "quit\n"},
		"no lesson behind it":             {typed: solved + "\n"},
		"on to the lesson behind it":      {typed: solved + "\n", lesson: Lesson{Next: "Another"}, goOn: true},
		"back from the end":               {typed: solved + "back\n", want: io.EOF},
		"nothing can be kept":             {typed: "hint\n", lesson: Lesson{Answered: func(tutorial.Input) error { return full }}, want: full},
		"the last line without a newline": {typed: "quit", want: ErrLeft},
	} {
		if page, goOn, err := lines(t, tc.typed, tc.lesson); goOn != tc.goOn || !errors.Is(err, tc.want) {
			t.Errorf("%s: it ends with %v, %v:\n%s", name, goOn, err, page)
		}
	}
}

func TestWhatWasSaidBeforeIsNotSaidAgainInAPipe(t *testing.T) {
	page, _, _ := lines(t, "hint\ntable\n", Lesson{Note: "A note."})
	for text, want := range map[string]int{
		"A note.": 1, "Hand: ": 2, "step 1 of 4": 1, "an Adventure that costs too much": 1,
		"  2. End your turn": 3, "Not on offer now:": 1, "Not on offer now, as above: 3 to": 2,
	} {
		if n := strings.Count(page, text); n != want {
			t.Errorf("%q stands %d times, not %d:\n%s", text, n, want, page)
		}
	}
}

func TestTheNextLessonGetsWhatWasReadAhead(t *testing.T) {
	g := cards.TrainingGame()
	lesson, err := scenarios.Load(g, "a-lesson.yaml", []byte(aLesson))
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	p := NewPlayer(strings.NewReader(solved+"\n"+solved+"quit\n"), &b, LessonOptions{Width: func() int { return 80 }, Plain: true})
	for i, want := range []bool{true, false} {
		goOn, err := p.Play(Lesson{Session: tutorial.Start(g, lesson, tutorial.Options{}), Game: g, Next: "Another"})
		if goOn != want || err != nil {
			t.Fatalf("lesson %d ends with %v, %v:\n%s", i+1, goOn, err, b.String())
		}
	}
}
