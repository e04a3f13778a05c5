package tutorial_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/goal"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial"
)

// at is a session that has come to a step of the lesson with every kind, by its solution.
func at(t *testing.T, step int) *tutorial.Session {
	t.Helper()
	g, l := own(t, "every-kind")
	s := tutorial.Start(g, l, tutorial.Options{})
	for n := 0; n < 40 && s.Screen().Step < step; n++ {
		answer(s, nextLine(t, g, l, s))
	}
	return s
}

func TestUndoTakesAllBackAndTheSameActionsGiveTheSameCards(t *testing.T) {
	g, lessons := course(t)
	for _, l := range lessons {
		s := tutorial.Start(g, l, tutorial.Options{})
		for i := range l.Steps {
			begun, coach := s.State(), fmt.Sprint(s.Screen().Coach)
			var lines []string
			var states []engine.State
			for n := 0; !s.Screen().Done && n < 40 && !s.Over() && s.Screen().Ask.Kind != tutorial.PromptNext; n++ {
				line := nextLine(t, g, l, s)
				answer(s, line)
				lines, states = append(lines, line), append(states, s.State())
			}
			for s.Screen().Ask.Undo {
				if sc := answer(s, "undo"); !strings.HasPrefix(sc.Reply, "Taken back") || sc.Done {
					t.Fatalf("%s, step %d: %q", l.ID, i+1, sc.Reply)
				}
			}
			kind := l.Steps[i].Kind
			if kind == scenarios.Do || kind == scenarios.Game {
				if s.State() != begun || fmt.Sprint(s.Screen().Coach) != coach || len(s.Place().Taken) > 0 {
					t.Fatalf("%s, step %d: undo does not lead back to its beginning", l.ID, i+1)
				}
				for n, line := range lines {
					if answer(s, line); s.State() != states[n] {
						t.Fatalf("%s, step %d: %q gives other cards than before", l.ID, i+1, line)
					}
				}
			}
			answer(s, "skip")
		}
	}
}

func TestUndoTakesBackWhatRivalsDidAfterIt(t *testing.T) {
	s := at(t, 3)
	before := s.Screen()
	sc := answer(s, "thwart glyph glyph")
	for _, want := range []string{"You answer your rival's Barter with Thwart", "Your rival answers your Thwart with Thwart"} {
		if !strings.Contains(storyText(sc), want) {
			t.Errorf("no %q in the story: %s", want, storyText(sc))
		}
	}
	if sc = answer(s, "u"); sc.View != before.View || sc.Ask.Undo {
		t.Error("the answer of the rival is not taken back")
	}
	if sc = answer(s, "undo"); !strings.Contains(sc.Reply, "nothing in this step") {
		t.Errorf("nothing is left to undo: %q", sc.Reply)
	}
}

func TestUndoOfADoneStepOpensItAgain(t *testing.T) {
	s := firstLesson(t)
	answer(s, "choose adventure from deck")
	if sc := answer(s, "undo"); sc.Done || sc.Ask.Kind != tutorial.PromptChoose || s.Place().Done {
		t.Errorf("the step stays done: %+v", sc.Ask)
	}
}

func TestForwardIsOfferedForEachStepDoneBefore(t *testing.T) {
	s := at(t, 4)
	start := s.Screen().View
	for step := 3; step >= 1; step-- {
		if sc := answer(s, "back"); sc.Step != step {
			t.Fatalf("back leads to step %d, not %d", sc.Step, step)
		}
	}
	if sc := answer(s, "back"); sc.Step != 1 || sc.Ask.Back || sc.Reply != "This is the first step." {
		t.Errorf("back on step 1: step %d, %q", sc.Step, sc.Reply)
	}
	if sc := answer(s, "help"); !strings.Contains(sc.Reply, "`quit` leaves") {
		t.Errorf("help on step 1: %q", sc.Reply)
	}
	for step := 2; step <= 4; step++ {
		if sc := answer(s, "next"); sc.Step != step {
			t.Fatalf("next leads to step %d, not %d: %s", sc.Step, step, sc.Reply)
		}
	}
	if s.Screen().View != start {
		t.Error("the table is not that of the step")
	}
	answer(s, "jump 3")
	answer(s, "thwart glyph glyph")
	if sc := answer(s, "thwart myth myth"); !sc.Done {
		t.Errorf("the step is not done again: %q", sc.Reply)
	}
}

func TestRedoBeginsTheStepAgain(t *testing.T) {
	s := at(t, 3)
	before := s.Screen()
	answer(s, "thwart glyph glyph")
	if sc := answer(s, "redo"); sc.View != before.View || sc.Visit == before.Visit || sc.Say != before.Say {
		t.Error("the step does not begin again")
	}
}

func TestAThwartThatIsThwartedIsNotDone(t *testing.T) {
	s := at(t, 3)
	before := s.Screen().View
	if sc := answer(s, "thwart glyph glyph"); sc.Done || sc.Step != 3 {
		t.Fatalf("done too early: %s", sc.Reply)
	}
	if sc := answer(s, "pass"); sc.Done || !strings.Contains(storyText(sc), "Your rival negates your Thwart") || sc.Reply != "" {
		t.Fatalf("the Barter may still be answered: %q", sc.Reply)
	}
	sc := answer(s, "pass")
	if sc.Done || sc.View != before {
		t.Error("done, or the cards did not go back")
	}
	if want := "Not done yet: your Thwart was itself Thwarted by your rival, so it did nothing."; !strings.HasPrefix(sc.Reply, want) || !strings.HasSuffix(sc.Reply, "The cards go back.") {
		t.Errorf("it says %q", sc.Reply)
	}
	if !strings.Contains(storyText(sc), "Your rival reveals") {
		t.Errorf("the story does not tell how the Barter is carried out: %s", storyText(sc))
	}
	for _, line := range []string{"thwart glyph glyph", "thwart myth myth"} {
		sc = answer(s, line)
	}
	if !sc.Done {
		t.Errorf("the retry does not count: %s", sc.Reply)
	}
}

func TestALegalMoveWithoutTheAuthorsWordsIsToldAndTheCardsGoBack(t *testing.T) {
	s := at(t, 3)
	sc := answer(s, "pass")
	if sc.Reply != "Pass, and the Barter comes. The cards go back." || len(sc.Story) == 0 {
		t.Errorf("the author's reply is not given: %q", sc.Reply)
	}
	answer(s, "thwart myth myth")
	if sc = answer(s, "undo"); sc.Done {
		t.Fatal("done")
	}
	g, l := own(t, "every-kind")
	l.Steps[2].Replies = nil
	s = tutorial.Start(g, l, tutorial.Options{})
	for _, line := range []string{"", "", "pass"} {
		sc = answer(s, line)
	}
	if want := "Your rival has exactly 2 Active Adventures"; !strings.Contains(sc.Reply, "This step asks for something else") || !strings.Contains(sc.Reply, "2 Active Adventures") {
		t.Errorf("it does not say what is wanted (%s): %q", want, sc.Reply)
	}
}

func TestTheInvitedRefusalSaysFirstThatItIsDone(t *testing.T) {
	sc := answer(at(t, 5), "end turn")
	if !strings.HasPrefix(sc.Reply, "**Done: refused, as it should be.** First come the steps before it.") || !sc.Done {
		t.Errorf("got %q", sc.Reply)
	}
	if strings.Index(sc.Reply, "later step") < strings.Index(sc.Reply, "Done") {
		t.Error("the reason stands before the success")
	}
}

func TestIdlingPassesNoStepUnlessThatIsItsPoint(t *testing.T) {
	g, lessons := course(t)
	for _, l := range lessons {
		s := tutorial.Start(g, l, tutorial.Options{})
		for i, step := range l.Steps {
			if step.Kind == scenarios.Say || step.Kind == scenarios.Rival || step.Kind == scenarios.Game {
				continue
			}
			for _, line := range []string{"", "pass", "end turn"} {
				if line != "" && idles(step.Solution) {
					continue
				}
				answer(s, fmt.Sprintf("jump %d", i+1))
				for range step.Within + 2 {
					if step.Kind == scenarios.Ask && line != "" {
						continue // it may be the answer
					}
					if sc := answer(s, line); sc.Done || sc.Step != i+1 {
						t.Fatalf("%s, step %d: %q alone passes it: %s", l.ID, i+1, line, sc.Reply)
					}
				}
			}
		}
	}
}

// idles reports whether a solution only lets time go by; in one's own turn a pass ends it.
func idles(solution []string) bool {
	return len(solution) > 0 && !slices.ContainsFunc(solution, func(words string) bool { return words != "pass" && words != "end turn" })
}

func TestRecapTellsOnceMoreWhatHappened(t *testing.T) {
	s := at(t, 3)
	rival := storyText(answer(s, "recap"))
	if !strings.Contains(rival, "Your rival announces Barter") {
		t.Errorf("the recap of the rival's step: %q", rival)
	}
	told := storyText(answer(s, "thwart glyph glyph"))
	answer(s, "hint")
	if again := storyText(answer(s, "recap")); again != told {
		t.Errorf("recap tells %q, not %q", again, told)
	}
	answer(s, "jump 5")
	if sc := answer(s, "recap"); len(sc.Story) > 0 || !strings.Contains(sc.Reply, "Nothing has happened") {
		t.Errorf("recap at a new step: %q", sc.Reply)
	}
}

func TestWordsSeenTwiceAreFoldedToTheirFirstSentence(t *testing.T) {
	g, l := own(t, "every-kind")
	for _, tc := range []struct {
		help   tutorial.Help
		seen   int
		folded bool
	}{
		{tutorial.HelpFading, 0, false}, {tutorial.HelpFading, 1, false}, {tutorial.HelpFading, 2, true},
		{tutorial.HelpFull, 9, false}, {tutorial.HelpShort, 0, false}, {tutorial.HelpShort, 1, true},
	} {
		s := tutorial.Start(g, l, tutorial.Options{Seen: []int{tc.seen}, Help: tc.help})
		sc := s.Screen()
		if sc.Folded != tc.folded || (sc.Say == "Your rival acts first.") != tc.folded {
			t.Errorf("%s, seen %d: folded %v: %q", tc.help, tc.seen, sc.Folded, sc.Say)
		}
		if more := answer(s, "more"); more.Folded || more.Say != l.Steps[0].Text || tc.folded == (more.Reply != "") {
			t.Errorf("%s, seen %d: more gives %q and replies %q", tc.help, tc.seen, more.Say, more.Reply)
		}
		if got := s.Seen()[0]; got != tc.seen+1 {
			t.Errorf("seen %d times, not %d", got, tc.seen+1)
		}
	}
}

func TestAGuidedGameHasACoachWhoIsSilentWhereSoIsSet(t *testing.T) {
	g, l := own(t, "every-kind")
	for _, help := range []tutorial.Help{tutorial.HelpFading, tutorial.HelpFull, tutorial.HelpShort} {
		s := tutorial.Start(g, l, tutorial.Options{Help: help})
		if len(s.Screen().Coach) > 0 {
			t.Error("the coach speaks before the game")
		}
		spoke := len(answer(s, "jump 8").Coach) > 0
		if spoke == (help == tutorial.HelpShort) {
			t.Errorf("help %s: the coach speaks: %v", help, spoke)
		}
	}
}

func TestWhereTheRestDoesNotPlayOnTheCardsAreSetOutAnewAndItIsSaid(t *testing.T) {
	for _, tc := range []struct {
		scrap string
		anew  bool
	}{
		{"scrap hollow king", false},        // the lesson's own way
		{"scrap sleeping leviathan", false}, // another one, from which the rest plays on
		{"scrap drowned gate", true},        // the rest completes it
	} {
		g, l := own(t, "first-turn")
		l.Steps[1].Goal = goal.Goal{Kind: goal.ZoneSize, N: 3}
		l.Steps[1].Replies = nil
		s := tutorial.Start(g, l, tutorial.Options{})
		for _, line := range []string{"choose adventure from deck", "", tc.scrap} {
			answer(s, line)
		}
		mine := s.State()
		sc := answer(s, "")
		if said := strings.Contains(sc.Reply, "set out anew"); said != tc.anew || (s.State() != mine) != tc.anew {
			t.Errorf("%s: said %v, other cards %v: %q", tc.scrap, said, s.State() != mine, sc.Reply)
		}
		if tc.anew && s.State() != scenarios.Starts(g, l)[2] {
			t.Error("these are not the lesson's own cards")
		}
	}
}

func TestOnARivalsTurnTheLearnerIsToldWhoDecidesAndMayTry(t *testing.T) {
	g, l := own(t, "every-kind")
	l.Steps[4].At = &l.Start
	s := tutorial.Start(g, l, tutorial.Options{})
	sc := answer(s, "jump 5")
	if sc.Ask.Title != "Your rival is to decide; try what you like" || len(sc.Ask.Choices) < 5 {
		t.Errorf("asked: %q, with %d choices", sc.Ask.Title, len(sc.Ask.Choices))
	}
	for i, c := range sc.Ask.Choices {
		if c.Note == "" {
			t.Errorf("%q is offered", c.Text)
		}
		if sc := answer(s, fmt.Sprint(i+1)); !sc.Ask.Refused {
			t.Errorf("%q is not refused: %s", c.Text, sc.Reply)
		}
	}
}

func TestAMoveTheAuthorHasWordsForGoesBackAtOnce(t *testing.T) {
	g, l := own(t, "first-turn")
	l.Steps[1].Within = 3
	s := tutorial.Start(g, l, tutorial.Options{})
	answer(s, "choose adventure from deck")
	before := answer(s, "")
	sc := answer(s, "scrap drowned gate")
	if sc.View != before.View || sc.Done || !strings.HasSuffix(sc.Reply, "cards go back.") || len(sc.Story) == 0 {
		t.Errorf("the cards did not go back: %q", sc.Reply)
	}
	l.Steps[1].Replies[0].Say = "Keep that one."
	if sc = answer(s, "scrap drowned gate"); sc.Reply != "Keep that one. The cards go back: try again." {
		t.Errorf("it is not said that the cards go back: %q", sc.Reply)
	}
}
