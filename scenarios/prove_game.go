package scenarios

import (
	"slices"

	"example.com/xseekers/engine/bots"
)

// Guided reports whether a game is played in a lesson.
func (l *Lesson) Guided() bool {
	return slices.ContainsFunc(l.Steps, func(st Step) bool { return st.Kind == Game })
}

// A game that a lesson lets the learner play ends within so many turns and decisions where the novice
// bot plays every seat.
const (
	mostTurns     = 120
	mostDecisions = 5000
)

// game holds that a game comes to an end.
func (p *prover) game() {
	novice, _ := bots.ByName("novice")
	s := p.s
	last := s.Turn + mostTurns
	for range mostDecisions {
		if s.Over() {
			return
		}
		if s.Turn > last {
			break
		}
		_ = p.g.Apply(&s, bots.Decide(p.g, &s, novice), nil) // a bot picks among what is legal
	}
	p.fault("the game does not end within %d turns of the novice bot's", mostTurns)
}
