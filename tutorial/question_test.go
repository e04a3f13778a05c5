package tutorial_test

import (
	"strings"
	"testing"

	"example.com/xseekers/tutorial"
)

func TestAWrongAnswerIsExplainedAndTheQuestionStands(t *testing.T) {
	s := at(t, 6)
	before := s.Screen()
	if before.Ask.Kind != tutorial.PromptAnswer || len(before.Ask.Choices) != 3 {
		t.Fatalf("no question: %+v", before.Ask)
	}
	for line, want := range map[string]string{
		"1":                  "later step", // the engine's words
		"end turn":           "later step", // by the action
		"3":                  "Not before the first step.",
		"collect from deck":  "Not before the first step.",
		"7":                  "not one of the choices",
		"rest":               "not one of the answers",
		"draw me a unicorn":  "not one of the answers",
		"hint":               "Look at the table",
		"why end turn":       "Not on offer",
		"complete the round": "not one of the answers",
	} {
		if sc := answer(s, line); sc.Done || sc.View != before.View || !strings.Contains(sc.Reply, want) {
			t.Errorf("%q: done %v, no %q in %q", line, sc.Done, want, sc.Reply)
		}
	}
	sc := answer(s, "choose adventure from deck")
	if !sc.Done || !strings.HasPrefix(sc.Reply, "**Right.** The first step comes first.") || !strings.Contains(sc.Reply, "is allowed by rule 4.2") {
		t.Errorf("the right answer: %q", sc.Reply)
	}
}

func TestWhatComesOfItIsPlayedWhenAnswered(t *testing.T) {
	s := at(t, 7)
	before := s.Screen()
	sc := answer(s, "2")
	if sc.Done || sc.View != before.View || !strings.Contains(storyText(sc), "You seek") || !strings.Contains(sc.Reply, "The question stands") {
		t.Errorf("a wrong answer: %q, %s", sc.Reply, storyText(sc))
	}
	sc = answer(s, "1")
	if !sc.Done || sc.View == before.View || !strings.Contains(storyText(sc), "You discard Ruin.") {
		t.Errorf("the right answer: %q, %s", sc.Reply, storyText(sc))
	}
}

func TestThreeRightAnswersTestOut(t *testing.T) {
	s := at(t, 3)
	for n, line := range []string{"prove", "2", "2"} {
		sc := answer(s, line)
		if sc.Proof != n+1 || sc.Ask.Kind != tutorial.PromptAnswer || s.Finished() || sc.Step != 3 {
			t.Fatalf("after %q: question %d, %+v", line, sc.Proof, sc.Ask)
		}
	}
	sc := answer(s, "1")
	if !s.Proved() || !s.Finished() || !s.Over() || sc.Proof != 0 || !strings.HasPrefix(sc.Reply, "**Tested out.**") {
		t.Errorf("proved %v, over %v: %q", s.Proved(), s.Over(), sc.Reply)
	}
}

func TestAMissedAnswerSaysWhyAndWhichStepTeachesIt(t *testing.T) {
	s := at(t, 3)
	answer(s, "thwart glyph glyph")
	before := s.Screen()
	for _, line := range []string{"test out", "1", "1", "2"} {
		answer(s, line)
	}
	sc := s.Screen()
	for _, want := range []string{
		"**Not all three yet.** None of them", "*Question 1:* `pass` is allowed by rule 8.8",
		"*Question 2:* `end turn` is refused: That belongs to a later step", "Step 5 teaches it (`jump 5`).",
		"*Question 3:* What happens: You pass. Your rival looks at",
	} {
		if !strings.Contains(sc.Reply, want) {
			t.Errorf("no %q in\n%s", want, sc.Reply)
		}
	}
	if s.Proved() || sc.View != before.View || sc.Step != 3 || sc.Visit == before.Visit || sc.Ask.Kind != tutorial.PromptChoose || !sc.Ask.Undo {
		t.Errorf("the learner is not back where they were: %+v", sc.Ask)
	}
}

func TestATestIsLeftByBackSkipAndJumpAndGivesNoHints(t *testing.T) {
	for line, step := range map[string]int{"back": 3, "skip": 3, "jump 5": 5} {
		s := at(t, 3)
		answer(s, "prove")
		if sc := answer(s, "hint"); !strings.Contains(sc.Reply, "no hints") || sc.Proof != 1 {
			t.Errorf("a hint in the test: %q", sc.Reply)
		}
		if p := s.Place(); p.Step != 3 {
			t.Errorf("the place in a test is step %d", p.Step)
		}
		if sc := answer(s, line); sc.Proof != 0 || sc.Step != step {
			t.Errorf("%q leads to question %d, step %d", line, sc.Proof, sc.Step)
		}
	}
}

func TestADoneStepIsLeftForTheTestAndStillDoneAfterIt(t *testing.T) {
	s := firstLessonDone(t)
	if sc := answer(s, "prove"); sc.Proof == 0 && !strings.Contains(sc.Reply, "no test") || sc.Proof > 0 && sc.Done {
		t.Errorf("question %d, done %v: %q", sc.Proof, sc.Done, sc.Reply)
	}
	answer(s, "back")
}

func firstLessonDone(t *testing.T) *tutorial.Session {
	t.Helper()
	s := at(t, 5)
	answer(s, "end turn")
	return s
}
