package scenarios

import (
	"fmt"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
)

// PlayAll plays actions in words, each by whoever is asked then. Each is carried out on the state by
// play. The error says which of them is none or is refused; those before it are played.
func PlayAll(g *engine.Game, s *engine.State, words []string, play func(engine.Action)) error {
	for _, text := range words {
		a, err := parse(g, s, s.Decision.Player, text)
		if err != nil {
			return err
		}
		if r := g.Check(s, a); r != nil {
			return fmt.Errorf("%q of seat %d is refused: %w", text, s.Decision.Player, r)
		}
		play(a)
	}
	return nil
}

// Judged reports whether what a step asks for may be judged: the game is over, or nobody is asked to
// answer something that is announced and may still be answered (8.8).
func Judged(g *engine.Game, s *engine.State) bool {
	return s.Over() || s.Decision.Kind != engine.AskRespond || len(g.Stack(s)) == 0
}

// Met reports whether a do step is done: its goal is met, and all answers are over. Any way there
// counts.
func (st *Step) Met(g *engine.Game, s *engine.State, learner engine.Seat) bool {
	return st.Kind == Do && Judged(g, s) && st.Goal.Met(s, learner)
}

// Refused reports whether a refusal is the one that a refuse step asks for: it has the code, and the
// attempt was of the kind and the card of a solution. What is refused for the same reason and is about
// something else is not what the step means.
func (st *Step) Refused(g *engine.Game, s *engine.State, r *engine.Rejection) bool {
	if st.Kind != Refuse || r.Code() != st.Code {
		return false
	}
	for _, text := range st.Solution {
		a, err := parse(g, s, r.Action.By, text)
		if err == nil && a.Do == r.Action.Do && a.Card == r.Action.Card {
			return true
		}
	}
	return false
}

// parse reads an action in words as a seat says it.
func parse(g *engine.Game, s *engine.State, by engine.Seat, text string) (engine.Action, error) {
	v := engine.ViewOf(s, by)
	a, err := notation.Parse(g, &v, text)
	if err != nil {
		return a, fmt.Errorf("%q is no action: %w", text, err)
	}
	return a, nil
}

// on carries actions out on a state.
func on(g *engine.Game, s *engine.State) func(engine.Action) {
	return func(a engine.Action) { _ = g.Apply(s, a, nil) } // it has been checked
}

// try plays a learner's action and what rivals answer; it gives back the answers that are left.
func try(g *engine.Game, s *engine.State, learner engine.Seat, a engine.Action, answers []string) ([]string, *engine.Rejection) {
	if r := g.Apply(s, a, nil); r != nil {
		return answers, r
	}
	return Rivals(g, s, learner, answers, on(g, s)), nil
}
