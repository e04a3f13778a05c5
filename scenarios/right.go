package scenarios

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
)

// Asked is the position a question is asked on: its own, else the one given, when what comes first is
// played.
func (q *Question) Asked(g *engine.Game, s engine.State) (engine.State, error) {
	if q.At != nil {
		s = *q.At
	}
	err := PlayAll(g, &s, q.First, on(g, &s))
	return s, err
}

// Right is which option is right, counted from 0, by the engine: on the position that the question is
// asked on, which is not changed. The error says why not just one is.
func (q *Question) Right(g *engine.Game, s *engine.State, learner engine.Seat) (int, error) {
	after := *s
	if err := PlayAll(g, &after, q.After, on(g, &after)); err != nil {
		return -1, err
	}
	var right []int
	for i, o := range q.Options {
		switch is, err := q.is(g, s, &after, learner, o); {
		case err != nil:
			return -1, err
		case is:
			right = append(right, i)
		}
	}
	if len(right) == 1 {
		return right[0], nil
	}
	what := []string{ByLegal: "allowed", ByIllegal: "refused", ByGoal: "met"}[q.By]
	var words []string
	for _, i := range right {
		words = append(words, fmt.Sprintf("%q", q.Options[i].Say))
	}
	if words == nil {
		return -1, fmt.Errorf("none of the answers is %s: just one has to be", what)
	}
	return -1, fmt.Errorf("%d of the answers are %s, just one has to be: %s", len(words), what, strings.Join(words, ", "))
}

// is reports whether an option is the right one.
func (q *Question) is(g *engine.Game, s, after *engine.State, learner engine.Seat, o Option) (bool, error) {
	if q.By == ByGoal {
		return o.Goal.Met(after, learner), nil
	}
	a, err := parse(g, s, learner, o.Say)
	if err != nil {
		return false, err
	}
	return (g.Check(s, a) == nil) == (q.By == ByLegal), nil
}
