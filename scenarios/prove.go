package scenarios

import (
	"errors"
	"fmt"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// The most words a text may have, and those before the learner first does something.
const (
	mostWords      = 90
	mostWordsFirst = 60
)

// Prove plays a lesson's own solutions on the engine, rivals' answers and all. The error lists what
// does not hold, each with the place of its step: a step that is solved before it begins, or by
// doing nothing, a solution that does not solve it or does so too early, an answer that is never
// given, a refusal with another code, a question without just one right answer, a reply to something
// that cannot be tried there, a game that comes to no end, a text too long.
func Prove(g *engine.Game, l *Lesson) error {
	p := prover{g: g, l: l, s: l.Start}
	for i := range l.Steps {
		st := &l.Steps[i]
		p.what, p.mark = fmt.Sprintf("step %d", i+1), st.mark
		p.step(st)
	}
	for i := range l.Prove {
		q := &l.Prove[i]
		p.what, p.mark = fmt.Sprintf("question %d of prove", i+1), q.mark
		p.proof(q)
	}
	if p.what, p.mark = "prove", l.mark; len(l.Prove) != Proofs && !l.Guided() {
		p.fault("a learner tests out of a lesson by %d questions, found %d", Proofs, len(l.Prove))
	}
	if p.faults == nil {
		return nil
	}
	return p.faults
}

type prover struct {
	g      *engine.Game
	l      *Lesson
	s      engine.State
	what   string           // is being proved
	mark   strictyaml.Fault // where it stands
	acted  bool             // the learner has done something
	words  int              // read before that
	played bool             // a game was played, and no position set out since
	faults strictyaml.Faults
}

func (p *prover) fault(format string, args ...any) {
	f := p.mark
	f.Message = p.what + ": " + fmt.Sprintf(format, args...)
	p.faults = append(p.faults, f)
}

// check notes an error, one fault for each of several.
func (p *prover) check(err error) {
	var several interface{ Unwrap() []error }
	switch {
	case errors.As(err, &several):
		for _, e := range several.Unwrap() {
			p.check(e)
		}
	case err != nil:
		p.fault("%v", err)
	}
}

func (p *prover) step(st *Step) {
	if st.At != nil {
		p.s, p.played = *st.At, false
	}
	n := p.length(st.Text)
	if p.words += n; !p.acted && p.words > mostWordsFirst {
		p.fault("%d words before the learner does something: at most %d", p.words, mostWordsFirst)
	}
	if st.Kind != Say && st.Kind != Rival {
		p.acted = true
	}
	if p.played && st.Kind != Say {
		p.fault("a step after a game sets out a position of its own (at): nobody knows how the game ends")
		return
	}
	p.check(st.begins(&p.s, p.l.Seat))
	p.replies(st)
	switch st.Kind {
	case Do:
		p.do(st)
	case Game:
		p.game()
		p.played = true
	default:
		_, err := st.solve(p.g, &p.s, p.l.Seat)
		p.check(err)
	}
}

// length holds that a text is not too long, and gives its words.
func (p *prover) length(text string) int {
	n := wordsOf(text)
	if n > mostWords {
		p.fault("a text of %d words: at most %d", n, mostWords)
	}
	return n
}

func (p *prover) do(st *Step) {
	if st.Met(p.g, &p.s, p.l.Seat) {
		p.fault("the goal is met before the step begins")
	}
	if len(st.Solution) > st.Within {
		p.fault("the solution takes %d actions, the step allows %d", len(st.Solution), st.Within)
	}
	p.idle(st)
	how, err := st.solve(p.g, &p.s, p.l.Seat)
	switch p.check(err); {
	case err != nil:
	case how.plays < len(st.Solution):
		p.fault("after %q the goal is met, and the solution goes on", st.Solution[how.plays-1])
	case len(how.left) > 0:
		p.fault("the answer %q is never given: no rival may give it when one is asked", how.left[0])
	}
}

func (p *prover) proof(q *Question) {
	p.length(q.Text)
	s, err := q.Asked(p.g, p.l.Start)
	if err == nil {
		_, err = q.Right(p.g, &s, p.l.Seat)
	}
	p.check(err)
}
