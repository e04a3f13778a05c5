package scenarios

import (
	"errors"
	"fmt"

	"example.com/xseekers/engine"
)

// Starts is the position that each step begins with, and behind them the one after the last step, when
// every step is done by its own solution. A game leaves the position as it was. Where a solution does
// not play through, the next step begins where it stopped.
func Starts(g *engine.Game, l *Lesson) []engine.State {
	s := l.Start
	starts := make([]engine.State, 0, len(l.Steps)+1)
	for i := range l.Steps {
		st := &l.Steps[i]
		if st.At != nil {
			s = *st.At
		}
		starts = append(starts, s)
		_, _ = st.solve(g, &s, l.Seat) // the prover tells what is wrong with it
	}
	return append(starts, s)
}

// Fits reports whether the solutions from a step on, counted from 0, still play through from another
// position than the step's own, as far as the lesson goes on from there: up to a step with a position
// of its own. A step whose goal is met already is passed over.
func Fits(g *engine.Game, l *Lesson, step int, s *engine.State) bool {
	at := *s
	for i := step; i < len(l.Steps); i++ {
		st := &l.Steps[i]
		if i > step && st.At != nil {
			break
		}
		if st.Met(g, &at, l.Seat) {
			continue
		}
		if st.begins(&at, l.Seat) != nil {
			return false
		}
		if _, err := st.solve(g, &at, l.Seat); err != nil {
			return false
		}
	}
	return true
}

// begins says why the learner cannot begin a step at a position.
func (st *Step) begins(s *engine.State, learner engine.Seat) error {
	switch {
	case st.Kind != Do && st.Kind != Game:
		return nil
	case s.Over():
		return errors.New("the game is over when the step begins")
	case s.Decision.Player != learner:
		return fmt.Errorf("seat %d is asked when the step begins, not the learner: play that in a rival step before it", s.Decision.Player)
	}
	return nil
}

// solved is how a solution went.
type solved struct {
	plays int      // actions of the solution until the goal was met
	left  []string // answers not given
}

// solve does a step on a position by its own solution. The position is where the next one begins.
func (st *Step) solve(g *engine.Game, s *engine.State, learner engine.Seat) (solved, error) {
	switch st.Kind {
	case Rival:
		return solved{}, PlayAll(g, s, st.Plays, on(g, s))
	case Do:
		return st.reach(g, s, learner)
	case Refuse:
		return solved{}, st.meet(g, s, learner)
	case Ask:
		if _, err := st.Question.Right(g, s, learner); err != nil {
			return solved{}, err
		}
		return solved{}, PlayAll(g, s, st.Question.After, on(g, s))
	}
	return solved{}, nil
}

// reach plays a solution until the goal is met.
func (st *Step) reach(g *engine.Game, s *engine.State, learner engine.Seat) (solved, error) {
	how := solved{left: st.Answers}
	for _, text := range st.Solution {
		a, err := parse(g, s, learner, text)
		if err != nil {
			return how, err
		}
		var r *engine.Rejection
		if how.left, r = try(g, s, learner, a, how.left); r != nil {
			return how, fmt.Errorf("the solution: %q is refused: %w", text, r)
		}
		how.plays++
		if st.Met(g, s, learner) {
			return how, nil
		}
	}
	return how, errors.New("the solution does not reach the goal")
}

// meet holds that every solution of a refuse step is refused as it asks for.
func (st *Step) meet(g *engine.Game, s *engine.State, learner engine.Seat) error {
	var all []error
	for _, text := range st.Solution {
		a, err := parse(g, s, learner, text)
		if err != nil {
			all = append(all, err)
			continue
		}
		switch r := g.Check(s, a); {
		case r == nil:
			all = append(all, fmt.Errorf("%q is allowed", text))
		case r.Code() != st.Code:
			all = append(all, fmt.Errorf("%q is refused with %s, expected %s", text, r.Code(), st.Code))
		}
	}
	return errors.Join(all...)
}
