package tutorial_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"example.com/xseekers/engine"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial"
)

// resumed goes on from what is kept of a session, as another process would.
func resumed(t testing.TB, g *engine.Game, l *scenarios.Lesson, s *tutorial.Session) *tutorial.Session {
	t.Helper()
	data, err := json.Marshal(s.Place())
	if err != nil {
		t.Fatal(err)
	}
	var p tutorial.Place
	if err := json.Unmarshal(data, &p); err != nil {
		t.Fatal(err)
	}
	return tutorial.Resume(g, l, p, tutorial.Options{Seen: s.Seen(), Done: s.Done(), Proved: s.Proved()})
}

// standing is of a screen what is the same after coming back.
var standing = cmp.Options{
	cmpopts.IgnoreFields(tutorial.Screen{}, "Visit", "Reply", "Story"),
	cmpopts.IgnoreFields(tutorial.Prompt{}, "Refused"),
	cmp.Comparer(func(a, b engine.View) bool { return a == b }),
}

func TestALessonIsResumedAtEveryPromptAsItStood(t *testing.T) {
	g, lessons := course(t)
	for _, l := range lessons {
		s := tutorial.Start(g, l, tutorial.Options{})
		n := 0
		finish(t, g, l, s, func(sc tutorial.Screen) {
			if n++; sc.Kind == scenarios.Game && n%7 != 0 {
				return // a game is replayed from its beginning each time
			}
			back := resumed(t, g, l, s)
			if diff := cmp.Diff(sc, back.Screen(), standing); diff != "" {
				t.Fatalf("%s, step %d (-left +resumed):\n%s", l.ID, sc.Step, diff)
			}
			if sc.Done && !strings.Contains(back.Screen().Reply, l.Steps[sc.Step-1].Done) {
				t.Fatalf("%s, step %d: the closing words are lost: %q", l.ID, sc.Step, back.Screen().Reply)
			}
			if s.State() != back.State() {
				t.Fatalf("%s, step %d: the positions differ in what is hidden", l.ID, sc.Step)
			}
			if diff := cmp.Diff(s.Seen(), back.Seen()); diff != "" {
				t.Fatalf("%s, step %d: coming back counts as seeing (-left +resumed):\n%s", l.ID, sc.Step, diff)
			}
		})
	}
}

func TestAPlaceThatDoesNotFitTheLessonBeginsTheStepOrTheLesson(t *testing.T) {
	g, l := own(t, "every-kind")
	s := tutorial.Start(g, l, tutorial.Options{})
	for range 2 {
		answer(s, "")
	}
	answer(s, "thwart glyph glyph")
	good := s.Place()
	answer(s, "jump 6")
	later := s.Place()
	for _, tc := range []struct {
		name   string
		change func(p *tutorial.Place)
		step   int
		says   string
	}{
		{"as it was", func(*tutorial.Place) {}, 3, ""},
		{"an action that is refused by now", func(p *tutorial.Place) { p.Taken = []string{"thwart ruin ruin"} }, 3, "This step has changed"},
		{"an action that is none", func(p *tutorial.Place) { p.Taken = []string{"sing", "\x1b[2J"} }, 3, "This step has changed"},
		{"more actions than the step has", func(p *tutorial.Place) { p.Taken = append(p.Taken, "thwart myth myth", "pass", "pass") }, 3, "This step has changed"},
		{"done without what does it", func(p *tutorial.Place) { p.Done = true }, 3, "This step has changed"},
		{"a step of another kind", func(p *tutorial.Place) { p.Step = 6 }, 6, "This step has changed"},
		{"a position that the step does not begin with", func(p *tutorial.Place) { p.At, p.Taken = later.At, nil }, 3, "This step has changed"},
		{"a step that is no more", func(p *tutorial.Place) { p.Step = 99 }, 1, "This lesson has changed"},
		{"no step", func(p *tutorial.Place) { p.Step = -3 }, 1, "This lesson has changed"},
		{"no position", func(p *tutorial.Place) { p.At = nil }, 1, "This lesson has changed"},
		{"a broken position", func(p *tutorial.Place) { p.At = []byte(`{"format":"xseekers/1"}`) }, 1, "This lesson has changed"},
		{"hints beyond the third", func(p *tutorial.Place) { p.Hints = 77 }, 3, ""},
	} {
		p := good
		p.Taken = append([]string(nil), good.Taken...)
		tc.change(&p)
		back := tutorial.Resume(g, l, p, tutorial.Options{})
		sc := back.Screen()
		if sc.Step != tc.step || !strings.HasPrefix(sc.Reply, tc.says) || tc.says == "" && strings.Contains(sc.Reply, "changed") {
			t.Errorf("%s: step %d, %q", tc.name, sc.Step, sc.Reply)
		}
		answer(back, "hint")
		finish(t, g, l, skippedTo(back, 8), func(tutorial.Screen) {})
	}
}

// skippedTo skips to a step and past it.
func skippedTo(s *tutorial.Session, step int) *tutorial.Session {
	for s.Screen().Step <= step && !s.Over() {
		answer(s, "skip")
	}
	return s
}

func TestThePlaceSaysDoneBeforeTheScreenIsDrawn(t *testing.T) {
	s := firstLesson(t)
	s.Answer(tutorial.Input{Kind: tutorial.InputSay, Text: "choose adventure from deck"})
	if p := s.Place(); !p.Done || len(s.Done()) != 1 {
		t.Errorf("the place is %+v, done %v", p, s.Done())
	}
	answer(s, "")
	if p := s.Place(); p.Done || p.Step != 2 || len(s.Done()) != 1 {
		t.Errorf("after going on: %+v, done %v", p, s.Done())
	}
}
