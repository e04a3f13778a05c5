package tutorial

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial/explain"
)

// test is a learner testing out of a lesson.
type test struct {
	n      int          // the question that is open, from 0
	state  engine.State // the position it is asked on
	missed []string     // what to say of each that was missed
}

func (e *test) question(t *Session) *scenarios.Question { return &t.lesson.Prove[e.n] }

func (e *test) title() string {
	return fmt.Sprintf("Question %d of %d, one answer", e.n+1, scenarios.Proofs)
}

// prove begins the test.
func (t *Session) prove() {
	switch {
	case t.test != nil:
		t.reply = "You are in the test: choose an answer, or go `back` to leave it."
	case len(t.lesson.Prove) < scenarios.Proofs:
		t.reply = "This lesson has no test: what it is about is the playing."
	default:
		t.pending, t.further = nil, nil
		t.test = &test{}
		t.askProof()
		t.reply = "Three questions, one answer each. With all three right this lesson counts as done. `back` leaves the test."
	}
}

// askProof sets out the position of the test's next question.
func (t *Session) askProof() {
	t.visits++
	t.refused, t.told = nil, nil
	if s, err := t.test.question(t).Asked(t.game, t.lesson.Start); err == nil {
		t.test.state = s
	}
}

// leaveTest goes back to where the learner was before the test.
func (t *Session) leaveTest() {
	t.test = nil
	t.visits++
	t.reply = "You are back in the lesson."
}

// proofAnswered takes the answer to a question of the test; the verdict comes after the last.
func (t *Session) proofAnswered(right bool, f finding) {
	e := t.test
	if right {
		t.reply = "That is right."
	} else {
		t.reply = "Noted. More of this one at the end."
		e.missed = append(e.missed, t.missedProof(f))
	}
	if e.n++; e.n < scenarios.Proofs {
		t.askProof()
		return
	}
	t.test = nil
	t.visits++
	if e.missed == nil {
		t.proved = true
		t.visit(len(t.lesson.Steps))
		t.reply = "**Tested out.** All three answers are right: this lesson counts as done."
		return
	}
	got := explain.Capital(count3[scenarios.Proofs-len(e.missed)])
	t.reply = fmt.Sprintf("**Not all three yet.** %s of them you have right. You are back in the lesson.\n\n%s", got, strings.Join(e.missed, "\n"))
}

// count3 are the numbers up to that of the questions.
var count3 = [scenarios.Proofs]string{"none", "one", "two"}

// missedProof says of a question missed what is so, and which step teaches it.
func (t *Session) missedProof(f finding) string {
	why := f.short
	if why == "" {
		why = f.why
		var lines []string
		for _, line := range f.story {
			lines = append(lines, line.Text)
		}
		if lines != nil {
			why = "What happens: " + strings.Join(lines, " ")
		}
	}
	text := fmt.Sprintf("- *Question %d:* %s", t.test.n+1, why)
	if step := t.teaching(f.rules); step > 0 {
		text += fmt.Sprintf(" Step %d teaches it (`jump %d`).", step, step)
	}
	return text
}

// teaching is the first step of the lesson that teaches one of some rules, from 1; 0 where none does.
func (t *Session) teaching(rules []engine.Rule) int {
	for _, r := range rules {
		for _, taught := range t.lesson.Teaches {
			if taught.Rule == r {
				return taught.Step
			}
		}
	}
	return 0
}
