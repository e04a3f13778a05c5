package tutorial

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/scenarios"
)

// next goes on from a step that is done, now or before.
func (t *Session) next() {
	switch forward := t.neighbour(1); {
	case t.Over():
	case t.done || t.current().Kind == scenarios.Say:
		t.enter(t.step+1, t.state)
	case forward < len(t.starts):
		t.visit(forward)
	default:
		t.reply = "This step is still open: " + t.howToAnswer()
	}
}

// enter begins a step at a position, and passes over steps whose goal is reached there already.
func (t *Session) enter(step int, at engine.State) {
	t.starts, t.passed = append(t.starts[:step], at), append(t.passed[:step], false)
	t.visit(step)
	if !t.Over() && t.current().Kind == scenarios.Do && t.met() {
		t.passed[step] = true
		t.enter(step+1, at)
		t.reply = "What the next step asks, you have done already."
	}
}

func (t *Session) met() bool { return t.current().Goal.Met(&t.state, t.lesson.Seat) }

// visit goes to a step that was reached before, as it began.
func (t *Session) visit(step int) {
	t.step = step
	t.visits++
	t.reset()
}

// neighbour is the nearest step in a direction that was not passed over; one outside the steps
// reached where there is none.
func (t *Session) neighbour(direction int) int {
	step := t.step + direction
	for step >= 0 && step < len(t.passed) && t.passed[step] {
		step += direction
	}
	return step
}

// reset puts the step back to its beginning.
func (t *Session) reset() {
	t.state = t.starts[t.step]
	t.done, t.actions, t.hints = false, 0, 0
	t.refused, t.told = nil, nil
	t.pending, t.further = nil, nil
}

func (t *Session) back() {
	switch before := t.neighbour(-1); {
	case t.pending != nil:
		t.pending, t.further = nil, nil
	case before < 0:
		t.reply = "This is the first step."
	default:
		t.visit(before)
	}
}
