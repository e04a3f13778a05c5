package tutorial_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial"
)

// typed are lines that a learner may type anywhere.
var typed = []string{
	"", "next", "back", "hint", "why", "why 1", "why rest", "why end turn", "help", "undo", "redo", "jump 2", "jump 99", "more",
	"word", "word bury", "g barter", "recap", "prove", "test out", "1", "2", "3", "9", "-1", "pass", "end turn", "sing", "g g w",
	"complete drowned gate", "barter", "thwart", "glyph", "why drowned gate", "rest", "rest in peace",
}

// randomInput is anything a learner may answer.
func randomInput(g *engine.Game, s *tutorial.Session, pick *rand.Rand) tutorial.Input {
	p := s.Screen().Ask
	switch state := s.State(); pick.IntN(5) {
	case 0:
		return tutorial.ReadLine(p, typed[pick.IntN(len(typed))])
	case 1:
		return tutorial.Input{
			Kind: tutorial.InputKind(pick.IntN(int(tutorial.InputSay) + 2)), Choice: pick.IntN(9) - 1,
			Leads: engine.LeadsOf(engine.Lead(1+pick.IntN(5)), engine.Lead(1+pick.IntN(5))),
		}
	case 2:
		if len(p.Choices) > 0 {
			return tutorial.Input{Kind: tutorial.InputChoose, Choice: pick.IntN(len(p.Choices))}
		}
		return tutorial.Input{Kind: tutorial.InputNext}
	default:
		if state.Over() {
			return tutorial.Input{Kind: tutorial.InputNext}
		}
		return tutorial.Input{Kind: tutorial.InputSay, Text: notation.Format(g, enginetest.Pick(g, &state, pick))}
	}
}

func TestARandomLearnerNeverBreaksALessonAndAlwaysGetsOut(t *testing.T) {
	g, lessons := course(t)
	seed := enginetest.Seed(t)
	inputs := 20
	if enginetest.Long() {
		inputs = 2000
	}
	for _, l := range lessons {
		pick := rand.New(rand.NewPCG(seed, 2))
		s := tutorial.Start(g, l, tutorial.Options{})
		for range inputs {
			in := randomInput(g, s, pick)
			was := s.State()
			s.Answer(in)
			checkScreen(t, l, s, in)
			if now := s.State(); now != was {
				if err := enginetest.CheckInvariants(g, &now); err != nil {
					t.Fatalf("%s after %+v: %v", l.ID, in, err)
				}
			}
			if pick.IntN(10) == 0 {
				s = resumed(t, g, l, s)
			}
		}
		for n := 0; !s.Over(); n++ {
			if answer(s, "skip"); n > len(l.Steps)+1 {
				t.Fatalf("%s: skipping does not lead out of step %d", l.ID, s.Screen().Step)
			}
		}
	}
}

// checkScreen holds what is so of every screen.
func checkScreen(t *testing.T, l *scenarios.Lesson, s *tutorial.Session, in tutorial.Input) {
	t.Helper()
	sc := s.Screen()
	fault := func(format string, args ...any) {
		t.Helper()
		t.Fatalf("%s, step %d after %+v: %s", l.ID, sc.Step, in, fmt.Sprintf(format, args...))
	}
	switch {
	case strings.ContainsAny(sc.Reply, "\x1b\x00"):
		fault("a control character in %q", sc.Reply)
	case sc.Say == "":
		fault("nothing is said")
	case sc.Ask.Kind == tutorial.PromptAnswer && len(sc.Ask.Choices) < 2:
		fault("a question without answers")
	case sc.Ask.Kind == tutorial.PromptOver != (sc.Step > sc.Steps && sc.Proof == 0):
		fault("over is told wrongly")
	case sc.Ask.Kind == tutorial.PromptPay && sc.Ask.Title == "":
		fault("no title")
	case sc.Done && (sc.Ask.Kind != tutorial.PromptNext || sc.Reply == "" && in.Kind == tutorial.InputNext):
		fault("a done step asks for %d", sc.Ask.Kind)
	}
	if sc.Ask.Kind != tutorial.PromptChoose || sc.Kind != scenarios.Do && sc.Kind != scenarios.Game || sc.Proof > 0 {
		return
	}
	offered := false
	for _, c := range sc.Ask.Choices {
		offered = offered || c.Note == ""
		if c.Note != "" && c.Wish == "" {
			fault("%q is not on offer and there is nothing to ask about it", c.Text)
		}
	}
	if !offered {
		fault("nothing is on offer, only %+v", sc.Ask.Choices)
	}
}

func FuzzAnswer(f *testing.F) {
	g, l := own(f, "every-kind")
	for _, line := range typed {
		f.Add(uint8(2), line, "pass")
	}
	f.Add(uint8(0), "thwart glyph glyph", "2")
	f.Fuzz(func(t *testing.T, skip uint8, first, second string) {
		s := tutorial.Start(g, l, tutorial.Options{})
		for range int(skip) % len(l.Steps) {
			answer(s, "skip")
		}
		for _, line := range []string{first, second} {
			in := tutorial.ReadLine(s.Screen().Ask, line)
			s.Answer(in)
			checkScreen(t, l, s, in)
		}
	})
}
