package scenarios_test

import (
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/bots"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/goal"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/scenarios"
)

func load(t *testing.T, text string) *scenarios.Lesson {
	t.Helper()
	l, err := scenarios.Load(cards.TrainingGame(), "small.yaml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// act plays a learner's action and what rivals answer.
func act(t *testing.T, s *engine.State, words string, answers ...string) (left []string) {
	t.Helper()
	g := cards.TrainingGame()
	v := engine.ViewOf(s, 0)
	a, err := notation.Parse(g, &v, words)
	if err != nil {
		t.Fatal(err)
	}
	if r := g.Apply(s, a, nil); r != nil {
		t.Fatal(r)
	}
	return scenarios.Rivals(g, s, 0, answers, func(a engine.Action) { _ = g.Apply(s, a, nil) })
}

func TestAStepBeginsWhereTheSolutionsBeforeItLead(t *testing.T) {
	l := load(t, small)
	starts := scenarios.Starts(cards.TrainingGame(), l)
	if starts[0] != l.Start || starts[2] != starts[1] {
		t.Error("the first step begins with another position than the lesson's, or a refusal moved something")
	}
	for i, holds := range []struct {
		active   engine.Seat
		archived uint8
		step     engine.Step
	}{{0, 0, engine.Actions}, {0, 1, engine.Actions}, {0, 1, engine.Actions}, {1, 1, engine.ChooseAdventure}, {1, 1, engine.ChooseAdventure}, {1, 1, engine.ChooseAdventure}} {
		if s := &starts[i]; s.Active != holds.active || s.Seats[0].Archived != holds.archived || s.Step != holds.step {
			t.Errorf("step %d begins at seat %d's turn, %s, with %d archived", i+1, s.Active, s.Step, s.Seats[0].Archived)
		}
	}
}

func TestTheRestOfALessonFitsAPositionThatItsSolutionsPlayThroughFrom(t *testing.T) {
	g, l := cards.TrainingGame(), load(t, small)
	starts := scenarios.Starts(g, l)
	over := starts[1]
	act(t, &over, "end turn")
	for _, c := range []struct {
		name string
		step int
		at   engine.State
		fits bool
	}{
		{"each begins at its own", 0, starts[0], true},
		{"the second at its own", 1, starts[1], true},
		{"a step that is done already is passed over", 0, starts[1], true},
		{"the refusal has another code there", 1, over, false},
		{"the rival has begun already", 3, starts[4], false},
		{"behind the last step all fits", len(l.Steps), over, true},
	} {
		if fits := scenarios.Fits(g, l, c.step, &c.at); fits != c.fits {
			t.Errorf("%s: %v", c.name, fits)
		}
	}
}

func TestAStepWithAPositionOfItsOwnBeginsThere(t *testing.T) {
	g, l := cards.TrainingGame(), load(t, tables)
	if starts := scenarios.Starts(g, l); starts[1] != *l.Steps[1].At || starts[2].Seats[0].Archived != 1 {
		t.Error("the cards are not set out anew")
	}
	other := l.Start // the second table need not come of it
	other.Seats[0].Leads = engine.Leads{}
	if !scenarios.Fits(g, l, 0, &other) {
		t.Error("what comes behind the second table counts")
	}
	q := &l.Prove[0]
	s, err := q.Asked(g, l.Start)
	if right, _ := q.Right(g, &s, l.Seat); err != nil || right != 1 {
		t.Errorf("a question with a position of its own is not asked there: %d is right, %v", right, err)
	}
}

func TestWhereNothingIsAnnouncedAStepIsJudgedThoughTwistsAreAskedFor(t *testing.T) {
	g := cards.TrainingGame()
	s, err := position.Load(g, "window.yaml", []byte("{players: [{actionx: 2}, {}], active: 1, window: step-begins}"))
	if err != nil {
		t.Fatal(err)
	}
	if s.Decision != (engine.Decision{Kind: engine.AskRespond, Player: 0}) || !scenarios.Judged(g, &s) {
		t.Errorf("%v, and it is not judged", s.Decision)
	}
}

func TestAStepIsJudgedWhenAllAnswersAreOver(t *testing.T) {
	g, l := cards.TrainingGame(), load(t, thwarted)
	s, st := l.Start, &l.Steps[0]
	left := act(t, &s, "breakthrough ruin ruin ruin", st.Answers...)
	if len(left) != 0 || s.Decision != (engine.Decision{Kind: engine.AskRespond, Player: 0}) {
		t.Fatalf("the rival has not answered: %v, %v", left, s.Decision)
	}
	performed := *st
	performed.Goal = loadGoal(t, "{performed: breakthrough}")
	if scenarios.Judged(g, &s) || performed.Met(g, &s, 0) {
		t.Error("it is judged while the learner may still answer")
	}
	act(t, &s, "thwart myth myth")
	if !scenarios.Judged(g, &s) || !performed.Met(g, &s, 0) || !st.Met(g, &s, 0) {
		t.Error("it is not judged when all have answered")
	}
}

// loadGoal reads a goal as a do step has it.
func loadGoal(t *testing.T, text string) goal.Goal {
	t.Helper()
	return load(t, replaced(t, small, "{archived: {card: drowned-gate}}", text)).Steps[0].Goal
}

func TestARefusalIsTheOneAskedForByItsCodeItsKindAndItsCard(t *testing.T) {
	g, l := cards.TrainingGame(), load(t, small)
	s := scenarios.Starts(g, l)[1]
	for _, c := range []struct {
		words string
		is    bool
	}{
		{"choose adventure from deck", true},
		{"choose adventure from discard", true},
		{"collect leads from deck", false}, // the same code, and another step of the turn
		{"rest", false},
	} {
		v := engine.ViewOf(&s, 0)
		a, err := notation.Parse(g, &v, c.words)
		if err != nil {
			t.Fatal(err)
		}
		r := g.Check(&s, a)
		if r == nil {
			t.Fatalf("%s is allowed", c.words)
		}
		if is := l.Steps[1].Refused(g, &s, r); is != c.is {
			t.Errorf("%s (%s): %v", c.words, r.Code(), is)
		}
	}
}

func TestTheEngineKnowsWhichAnswerIsRight(t *testing.T) {
	g, l := cards.TrainingGame(), load(t, small)
	for i, want := range []int{1, 0, 0} {
		q := &l.Prove[i]
		s, err := q.Asked(g, l.Start)
		if err != nil {
			t.Fatal(err)
		}
		before := s
		if right, err := q.Right(g, &s, l.Seat); err != nil || right != want {
			t.Errorf("of question %d answer %d is right: %v", i+1, right, err)
		}
		if s != before {
			t.Error("asking has changed the position")
		}
	}
}

func TestALessonsMinutesGrowWithWhatThereIsToDo(t *testing.T) {
	l := load(t, small)
	if n := l.Minutes(); n < 1 || n > 3 {
		t.Errorf("the small lesson takes %d minutes", n)
	}
	if g := load(t, guided); g.Minutes() < 20 || !g.Guided() || l.Guided() {
		t.Errorf("the game takes %d minutes", g.Minutes())
	}
}

func TestAGuidedGameGoesOnWhateverTheLearnerDoes(t *testing.T) {
	const decisions = 2000
	g := cards.TrainingGame()
	random, _ := bots.ByName("random")
	novice, _ := bots.ByName("novice")
	for _, l := range scenarios.All(g) {
		for i, s := range scenarios.Starts(g, l)[:len(l.Steps)] {
			if l.Steps[i].Kind != scenarios.Game {
				continue
			}
			for n := 0; n < decisions && !s.Over(); n++ {
				bot := novice
				if s.Decision.Player == l.Seat {
					bot = random
				}
				if len(g.Legal(&s, nil)) == 0 {
					t.Fatalf("%s: seat %d has nothing to do in turn %d", l.ID, s.Decision.Player, s.Turn)
				}
				if r := g.Apply(&s, bots.Decide(g, &s, bot), nil); r != nil {
					t.Fatalf("%s: %v", l.ID, r)
				}
			}
		}
	}
}
