package tutorial_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/bots"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial"
)

// course is the lessons of the shelf and one that has every kind of step.
func course(t testing.TB) (*engine.Game, []*scenarios.Lesson) {
	t.Helper()
	g, l := own(t, "every-kind")
	return g, append(scenarios.All(g), l)
}

// nextLine is what a learner types who knows the lesson: the own solution of the open step; in a game
// what the novice bot would do. The number of the step's actions done tells how far they are.
func nextLine(t testing.TB, g *engine.Game, l *scenarios.Lesson, s *tutorial.Session) string {
	t.Helper()
	sc := s.Screen()
	if sc.Done || sc.Step > sc.Steps {
		return ""
	}
	step := &l.Steps[sc.Step-1]
	p := s.Place()
	switch step.Kind {
	case scenarios.Do, scenarios.Refuse:
		return step.Solution[len(p.Taken)]
	case scenarios.Ask:
		state := scenarios.Starts(g, l)[sc.Step-1]
		right, err := step.Question.Right(g, &state, l.Seat)
		if err != nil {
			t.Fatal(err)
		}
		return fmt.Sprint(right + 1)
	case scenarios.Game:
		novice, _ := bots.ByName("novice")
		state := s.State()
		return notation.Format(g, bots.Decide(g, &state, novice))
	}
	return ""
}

// finish does what is left of a lesson by its own solution, and shows each screen on the way.
func finish(t testing.TB, g *engine.Game, l *scenarios.Lesson, s *tutorial.Session, each func(tutorial.Screen)) {
	t.Helper()
	for n := 0; !s.Over(); n++ {
		line := nextLine(t, g, l, s)
		sc := answer(s, line)
		each(sc)
		if n > 2000 {
			t.Fatalf("%s does not end: at step %d after %q:\n%s", l.ID, sc.Step, line, sc.Reply)
		}
	}
}

func TestALessonIsFinishedByItsSolution(t *testing.T) {
	g, lessons := course(t)
	for _, l := range lessons {
		t.Run(l.ID, func(t *testing.T) {
			s := tutorial.Start(g, l, tutorial.Options{})
			finish(t, g, l, s, func(tutorial.Screen) {})
			if !s.Finished() || len(s.Done()) != len(l.Steps) || strings.Contains(s.Screen().Reply, "left out") {
				t.Errorf("finished %v, done %v: %s", s.Finished(), s.Done(), s.Screen().Reply)
			}
		})
	}
}

func TestALessonIsPassedBySkippingAloneAndIsNotDone(t *testing.T) {
	g, lessons := course(t)
	for _, l := range lessons {
		s := tutorial.Start(g, l, tutorial.Options{})
		starts := scenarios.Starts(g, l)
		for i := 0; !s.Over(); i++ {
			sc := s.Screen()
			if at := s.Place(); sc.Step != i+1 || !sameState(t, g, at.At, starts[i]) {
				t.Fatalf("%s: at step %d after %d skips, at its own position: %v", l.ID, sc.Step, i, sameState(t, g, at.At, starts[i]))
			}
			answer(s, "skip")
		}
		if s.Finished() {
			t.Errorf("%s counts as done", l.ID)
		}
		if sc := s.Screen(); !strings.Contains(sc.Reply, "You left out step") || sc.Ask.Kind != tutorial.PromptOver {
			t.Errorf("%s: the end does not say what was left out: %q", l.ID, sc.Reply)
		}
	}
}

func TestEveryStepIsReachedByAJumpAndPlaysOnFromThere(t *testing.T) {
	g, lessons := course(t)
	for _, l := range lessons {
		for i := range l.Steps {
			if l.Steps[i].Kind == scenarios.Game {
				continue // played above
			}
			s := tutorial.Start(g, l, tutorial.Options{})
			if sc := answer(s, fmt.Sprintf("jump %d", i+1)); sc.Step != i+1 || len(s.Done()) > 0 {
				t.Fatalf("%s: jump %d leads to step %d", l.ID, i+1, sc.Step)
			}
			for n := 0; n < 20 && s.Screen().Step == i+1; n++ {
				answer(s, nextLine(t, g, l, s))
			}
			if sc := s.Screen(); sc.Step != i+2 {
				t.Errorf("%s: from step %d to %d: %s", l.ID, i+1, sc.Step, sc.Reply)
			}
		}
	}
}

func TestAJumpOutOfTheLessonSaysWhichStepsThereAre(t *testing.T) {
	for _, line := range []string{"jump", "jump 0", "jump 99", "jump there"} {
		if sc := answer(firstLesson(t), line); sc.Step != 1 || !strings.Contains(sc.Reply, "steps 1 to 7") {
			t.Errorf("%s: step %d, %q", line, sc.Step, sc.Reply)
		}
	}
}

// own reads a lesson of these tests.
func own(t testing.TB, id string) (*engine.Game, *scenarios.Lesson) {
	t.Helper()
	data, err := os.ReadFile("testdata/" + id + ".yaml")
	if err != nil {
		t.Fatal(err)
	}
	g := cards.TrainingGame()
	l, err := scenarios.Load(g, id+".yaml", data)
	if err != nil {
		t.Fatal(err)
	}
	return g, l
}

func TestTheLessonWithEveryKindOfStepHolds(t *testing.T) {
	g, l := own(t, "every-kind")
	if err := scenarios.Prove(g, l); err != nil {
		t.Error(err)
	}
}

// sameState reports whether a position as data is a state.
func sameState(t testing.TB, g *engine.Game, data []byte, want engine.State) bool {
	t.Helper()
	s, err := position.UnmarshalState(g, data)
	if err != nil {
		t.Fatal(err)
	}
	return s == want
}
