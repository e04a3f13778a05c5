package tutorial_test

import (
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial"
)

func firstLesson(t *testing.T) *tutorial.Session {
	t.Helper()
	g, l := own(t, "first-turn")
	return tutorial.Start(g, l, tutorial.Options{})
}

// answer types a line, as a learner would, and gives the screen that follows.
func answer(s *tutorial.Session, line string) tutorial.Screen {
	s.Answer(tutorial.ReadLine(s.Screen().Ask, line))
	return s.Screen()
}

// storyText is the lines of a screen's story in one.
func storyText(sc tutorial.Screen) string {
	var lines []string
	for _, line := range sc.Story {
		lines = append(lines, line.Text)
	}
	return strings.Join(lines, " ")
}

func TestEnterAloneDoesNotPassAStep(t *testing.T) {
	s := firstLesson(t)
	for range 20 {
		if sc := answer(s, ""); sc.Step != 1 {
			t.Fatalf("Enter led to step %d", sc.Step)
		}
	}
}

func TestAnyWayToTheGoalCountsAndStepsItPassesAreSkipped(t *testing.T) {
	s := firstLesson(t)
	for _, line := range []string{"take bridge of broken vows from the discard pile", "", "scrap broken vows", ""} {
		answer(s, line)
	}
	sc := answer(s, "collect leads from discard")
	if !strings.Contains(sc.Reply, "Done") {
		t.Fatalf("the top discard does not count as collecting: %s", sc.Reply)
	}
	if sc = answer(s, ""); sc.Step != 5 {
		t.Errorf("at step %d: the discard of step 4 should be passed over", sc.Step)
	}
	if sc = answer(s, "back"); sc.Step != 3 {
		t.Errorf("back leads to step %d, which was passed over", sc.Step)
	}
	if sc = answer(s, "next"); sc.Step != 5 {
		t.Errorf("forward leads to step %d, not to 5", sc.Step)
	}
}

func TestAWrongButLegalMoveIsAnsweredAndTheCardsGoBack(t *testing.T) {
	s := firstLesson(t)
	answer(s, "choose adventure from deck")
	before := answer(s, "")
	sc := answer(s, "scrap drowned gate")
	if !strings.Contains(sc.Reply, "keep this one") {
		t.Errorf("the author's reply is missing: %q", sc.Reply)
	}
	if sc.View != before.View {
		t.Error("the cards did not go back")
	}
	sc = answer(s, "scrap sleeping leviathan")
	if !strings.Contains(sc.Reply, "Done") {
		t.Errorf("the retry is not accepted: %q", sc.Reply)
	}
}

func TestARefusedMoveChangesNothingAndIsExplained(t *testing.T) {
	s := firstLesson(t)
	before := s.Screen()
	sc := answer(s, "complete drowned gate with ruin wild")
	for _, want := range []string{"later step", "Rule 4.4", "What would make it legal", "first choose an Adventure"} {
		if !strings.Contains(strings.ToLower(sc.Reply), strings.ToLower(want)) {
			t.Errorf("no %q in\n%s", want, sc.Reply)
		}
	}
	if sc.View != before.View || sc.Step != 1 {
		t.Error("the refused move changed something")
	}
	if sc = answer(s, "why"); !strings.Contains(sc.Reply, engine.StepToCome.Page().Title) {
		t.Errorf("why does not open the refusal's page: %q", sc.Reply)
	}
}

func TestTheInvitedRefusalIsASuccess(t *testing.T) {
	s := atRefusal(t)
	sc := answer(s, "complete drowned gate with myth ruin")
	if !strings.HasPrefix(sc.Reply, "**Done: refused, as it should be.**") {
		t.Errorf("the reply does not begin with the success: %q", sc.Reply)
	}
	for _, want := range []string{
		"The Drowned Gate needs two Ruins and you pay one Ruin.", "Rule 5.1", "Pay Myth, Ruin and Wild.",
	} {
		if !strings.Contains(sc.Reply, want) {
			t.Errorf("no %q in\n%s", want, sc.Reply)
		}
	}
}

func TestTheSameRefusalOfAnotherCardIsNotTheOneInvited(t *testing.T) {
	s := atRefusal(t)
	if sc := answer(s, "complete song of the first flood with myth"); sc.Ask.Kind == tutorial.PromptNext || !strings.Contains(sc.Reply, "about The Drowned Gate") {
		t.Errorf("it passes the step: %s", sc.Reply)
	}
}

func TestAnAllowedMoveDoesNotPassAStepThatInvitesARefusal(t *testing.T) {
	s := atRefusal(t)
	before := s.Screen().View
	sc := answer(s, "end turn")
	if sc.Step != 5 || sc.View != before || !strings.Contains(sc.Reply, "would be allowed") {
		t.Errorf("step %d, reply %q", sc.Step, sc.Reply)
	}
}

func atRefusal(t *testing.T) *tutorial.Session {
	t.Helper()
	s := firstLesson(t)
	for _, line := range []string{"choose adventure from deck", "", "scrap hollow king", "", "draw two", "", "discard vision", ""} {
		answer(s, line)
	}
	if sc := s.Screen(); sc.Step != 5 {
		t.Fatalf("at step %d", sc.Step)
	}
	return s
}

func TestACompletionIsPaidWithLeadsTheLearnerNames(t *testing.T) {
	s := atRefusal(t)
	answer(s, "complete drowned gate with myth ruin")
	answer(s, "")
	sc := answer(s, "1")
	if sc.Ask.Kind != tutorial.PromptPay || len(sc.Ask.Hand) != 7 {
		t.Fatalf("no Leads are asked for: %+v", sc.Ask)
	}
	if sc = answer(s, "back"); sc.Ask.Kind != tutorial.PromptChoose {
		t.Fatal("back does not lead to the choices")
	}
	answer(s, "1")
	if sc = answer(s, "myth"); sc.Ask.Kind != tutorial.PromptPay || !strings.Contains(sc.Reply, "needs two Ruins and you pay no Ruin") {
		t.Errorf("a refused payment does not ask again: %+v\n%s", sc.Ask, sc.Reply)
	}
	if sc = answer(s, "3"); !strings.Contains(sc.Reply, "as in `glyph glyph ruin`") {
		t.Errorf("a number is answered so: %q", sc.Reply)
	}
	if sc = answer(s, "wild, ruin and myth"); !strings.Contains(sc.Reply, "Done") {
		t.Errorf("the Leads alone do not pay: %s", sc.Reply)
	}
	if want := "You archive The Drowned Gate."; !strings.Contains(storyText(sc), want) {
		t.Errorf("the story does not say %q: %q", want, sc.Story)
	}
}

func TestWordsThatLeaveSomethingOpenAreAskedFor(t *testing.T) {
	s := firstLesson(t)
	sc := answer(s, "choose adventure")
	if want := "Say which: `choose adventure from deck` or `choose adventure from discard`."; sc.Reply != want {
		t.Errorf("got %q\nwant %q", sc.Reply, want)
	}
	s = atRefusal(t)
	if sc = answer(s, "complete the drowned gate"); sc.Ask.Kind != tutorial.PromptPay || !strings.Contains(sc.Ask.Title, "Myth, Ruin and Ruin") {
		t.Errorf("the Leads are not asked for, with the cost: %+v", sc.Ask)
	}
}

func TestBackAndForwardKeepWhatWasDone(t *testing.T) {
	s := firstLesson(t)
	if sc := answer(s, "back"); sc.Step != 1 {
		t.Fatal("back from the first step leads away")
	}
	start := s.Screen().View
	answer(s, "choose adventure from deck")
	second := answer(s, "")
	sc := answer(s, "back")
	if sc.Step != 1 || sc.View != start || sc.Say == "" {
		t.Fatalf("back to step 1 gives step %d, same table %v, words %q", sc.Step, sc.View == start, sc.Say)
	}
	if sc = answer(s, "next"); sc.Step != 2 || sc.View != second.View {
		t.Error("next does not lead forward to the step already reached")
	}
	answer(s, "back")
	if sc = answer(s, "choose adventure from deck"); !strings.Contains(sc.Reply, "Done") {
		t.Error("a step cannot be done again")
	}
}

func TestHintsGoFromTheRuleToTheMove(t *testing.T) {
	s := firstLesson(t)
	last := 0
	for range scenarios.Hints {
		sc := answer(s, "hint")
		if len(sc.Reply) <= last {
			t.Errorf("the next hint says no more: %q", sc.Reply)
		}
		last = len(sc.Reply)
	}
	if sc := answer(s, "hint"); len(sc.Reply) != last {
		t.Errorf("a fourth hint: %q", sc.Reply)
	}
}

func TestHelpSaysWhenTheStepIsDone(t *testing.T) {
	if sc := answer(firstLesson(t), "help"); !strings.HasSuffix(sc.Reply, "This step is done when this holds: You have 4 Active Adventures.") {
		t.Errorf("help says %q", sc.Reply)
	}
}

func TestAnAnswerThatFitsNothingLosesNothing(t *testing.T) {
	s := firstLesson(t)
	before := s.Screen().View
	for _, in := range []tutorial.Input{
		{Kind: tutorial.InputChoose, Choice: -1},
		{Kind: tutorial.InputChoose, Choice: 99},
		{Kind: tutorial.InputPay, Leads: engine.LeadsOf(engine.Ruin)},
		{Kind: tutorial.InputSay, Text: "sing"},
		{Kind: tutorial.InputSay, Text: "\x1b[2J"},
		{Kind: tutorial.InputWhy},
		{Kind: tutorial.InputHelp},
	} {
		s.Answer(in)
		sc := s.Screen()
		if sc.Reply == "" || sc.View != before || sc.Step != 1 || strings.Contains(sc.Reply, "\x1b") {
			t.Errorf("%+v: step %d, reply %q", in, sc.Step, sc.Reply)
		}
	}
}
