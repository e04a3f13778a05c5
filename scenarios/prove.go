package scenarios

import (
	"errors"
	"fmt"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
)

// The most words a step's text may have, and those before the learner first does something.
const (
	mostWords      = 90
	mostWordsFirst = 60
)

// Prove plays a lesson's own solution on the engine. The error lists what does not hold: a step
// that is solved before it begins, a solution that does not solve it or does so too early, a
// refusal with another code, a reply to something that cannot be tried there, a text too long.
func Prove(g *engine.Game, l *Lesson) error {
	p := prover{g: g, l: l, s: l.Start}
	if len(l.Steps) == 0 {
		p.fault("there is no step")
	}
	for i := range l.Steps {
		p.at = i
		p.step(&l.Steps[i])
	}
	return errors.Join(p.faults...)
}

type prover struct {
	g      *engine.Game
	l      *Lesson
	s      engine.State
	at     int
	acted  bool // the learner has done something
	words  int  // read before that
	faults []error
}

func (p *prover) fault(format string, args ...any) {
	p.faults = append(p.faults, fmt.Errorf("lesson %s, step %d: %s", p.l.ID, p.at+1, fmt.Sprintf(format, args...)))
}

func (p *prover) step(s *Step) {
	n := len(strings.Fields(s.Text))
	if n > mostWords {
		p.fault("a text of %d words: at most %d", n, mostWords)
	}
	if p.words += n; !p.acted && p.words > mostWordsFirst {
		p.fault("%d words before the learner does something: at most %d", p.words, mostWordsFirst)
	}
	if s.Kind == Say {
		return
	}
	p.acted = true
	p.replies(s)
	switch s.Kind {
	case Do:
		p.do(s)
	case Refuse:
		p.refuse(s)
	}
}

func (p *prover) parse(text string) (engine.Action, bool) {
	v := engine.ViewOf(&p.s, p.l.Seat)
	a, err := notation.Parse(p.g, &v, text)
	if err != nil {
		p.fault("%q is no action: %v", text, err)
	}
	return a, err == nil
}

func (p *prover) do(s *Step) {
	if s.Goal.Met(&p.s, p.l.Seat) {
		p.fault("the goal is met before the step begins")
	}
	if len(s.Solution) > s.Within {
		p.fault("the solution takes %d actions, the step allows %d", len(s.Solution), s.Within)
	}
	for i, text := range s.Solution {
		a, ok := p.parse(text)
		if !ok {
			return
		}
		if r := p.g.Apply(&p.s, a, nil); r != nil {
			p.fault("%q is refused: %v", text, r)
			return
		}
		if met, last := s.Goal.Met(&p.s, p.l.Seat), i == len(s.Solution)-1; met != last {
			p.fault("after %q the goal is met: %v", text, met)
		}
	}
}

func (p *prover) refuse(s *Step) {
	for _, text := range s.Solution {
		a, ok := p.parse(text)
		if !ok {
			return
		}
		switch r := p.g.Check(&p.s, a); {
		case r == nil:
			p.fault("%q is allowed", text)
		case r.Code() != s.Code:
			p.fault("%q is refused with %s, expected %s", text, r.Code(), s.Code)
		}
	}
}

// replies holds that each answers something the learner can try at the step's start, in its
// canonical words, that is not what the step asks for.
func (p *prover) replies(s *Step) {
	for _, r := range s.Replies {
		if r.Code != engine.NoCode {
			if s.Kind == Refuse && r.Code == s.Code {
				p.fault("the reply to %s is never given: that refusal is what the step asks for", r.Code)
			}
			continue
		}
		a, ok := p.parse(r.To)
		if !ok {
			continue
		}
		if canonical := notation.Format(p.g, a); canonical != r.To {
			p.fault("the reply to %q: write it %q", r.To, canonical)
		}
		after := p.s
		if no := p.g.Apply(&after, a, nil); no != nil {
			p.fault("the reply to %q: that is refused (%s): reply to the code", r.To, no.Code())
		} else if s.Kind == Do && s.Goal.Met(&after, p.l.Seat) {
			p.fault("the reply to %q is never given: that reaches the goal", r.To)
		}
	}
}
