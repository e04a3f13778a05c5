package tutorial

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/scenarios"
)

// setAnew is said where a step does not go on from the learner's own position.
const setAnew = "Your way was fine. The next step needs other cards, so they are set out anew."

// next goes on from a step that is done, now or before.
func (t *Session) next() {
	switch {
	case t.test != nil:
		t.reply = "Choose an answer, or go `back` to leave the test."
	case t.Over():
	case t.now || !asks(t.current().Kind):
		t.done[t.step] = true
		t.enter(t.step+1, t.state)
	case t.done[t.step] && t.pending == nil:
		t.visit(t.neighbour(1))
	default:
		t.reply = "This step is still open: " + t.howToAnswer()
	}
}

// enter begins a step at the learner's own position, and passes over steps whose goal is reached
// there already. Where the rest of the lesson does not play from there, the lesson's own cards are
// set out.
func (t *Session) enter(step int, at engine.State) {
	lately := t.lately
	note, passed := "", ""
	for ; step < len(t.lesson.Steps); step++ {
		s := &t.lesson.Steps[step]
		if s.At != nil {
			at, lately = *s.At, nil
			break
		}
		if s.Kind == scenarios.Do && s.Met(t.game, &at, t.lesson.Seat) {
			t.passed[step], t.done[step] = true, true
			passed = strings.TrimSpace(passed + " " + s.Done)
			note = "What the next step asks, you have done already. " + passed
			continue
		}
		if step > 0 && at != t.canonical(step) && !scenarios.Fits(t.game, t.lesson, step, &at) {
			at, note, lately = t.canonical(step), setAnew, nil
		}
		break
	}
	t.begun[step] = &at
	clear(t.begun[step+1:])
	t.visit(step)
	t.reply = note
	if t.lately == nil {
		t.lately = lately
	}
	if t.Over() && !t.Finished() {
		t.reply = "You left out " + steps(t.open()) + ". The lesson counts as done once you have done what they ask."
	}
}

// canonical is the lesson's own position at a step.
func (t *Session) canonical(step int) engine.State {
	if t.starts == nil {
		t.starts = scenarios.Starts(t.game, t.lesson)
	}
	return t.starts[step]
}

// visit goes to a step as it begins: as the learner began it last, else at the lesson's own position.
func (t *Session) visit(step int) {
	if t.begun[step] == nil {
		at := t.canonical(step)
		t.begun[step] = &at
	}
	t.step, t.at, t.passed[step] = step, *t.begun[step], false
	t.visits++
	t.hints, t.more, t.test = 0, false, nil
	t.lately = nil
	if !t.Over() {
		t.seen[step]++
	}
	t.reset()
}

// reset puts the step back to its beginning, and plays what comes before the learner's own part.
func (t *Session) reset() {
	t.state = t.at
	t.now, t.moves, t.advice = false, nil, nil
	t.refused, t.told = nil, nil
	t.pending, t.further = nil, nil
	if t.Over() {
		return
	}
	t.answers, t.coach = t.current().Answers, newCoach()
	switch t.current().Kind {
	case scenarios.Rival:
		t.tell(t.playWords(&t.state, t.current().Plays))
	case scenarios.Game:
		t.tell(t.rivals(&t.state))
		t.advise()
	}
}

// neighbour is the nearest step in a direction that was not passed over; -1 or the lesson's end where
// there is none.
func (t *Session) neighbour(direction int) int {
	step := t.step + direction
	for step >= 0 && step < len(t.lesson.Steps) && t.passed[step] {
		step += direction
	}
	return step
}

func (t *Session) back() {
	switch before := t.neighbour(-1); {
	case t.test != nil:
		t.leaveTest()
	case t.pending != nil:
		t.pending, t.further = nil, nil
	case before < 0:
		t.reply = "This is the first step."
	default:
		t.visit(before)
	}
}

// redo begins the step again; at the end, the lesson.
func (t *Session) redo() {
	step := t.step
	if t.Over() {
		step = 0
	}
	t.visit(step)
}

// skip goes on without doing the step: the next one begins at the lesson's own position.
func (t *Session) skip() {
	switch {
	case t.test != nil:
		t.leaveTest()
	case t.Over():
	case t.now || !asks(t.current().Kind):
		t.next()
	default:
		t.passed[t.step] = false
		t.enter(t.step+1, t.canonical(t.step+1))
	}
}

// jump goes to any step, by its number from 1.
func (t *Session) jump(step int) {
	if n := len(t.lesson.Steps); step < 1 || step > n {
		t.reply = fmt.Sprintf("This lesson has the steps 1 to %d: `jump 1` begins it again.", n)
		return
	}
	t.visit(step - 1)
}

// undo takes the learner's last action of the step back, with what others did after it. The random
// numbers lie in the position, so that the same action gives the same cards again.
func (t *Session) undo() {
	switch n := len(t.moves); {
	case t.test != nil:
		t.reply = "In the test each answer counts: nothing is taken back."
	case t.pending != nil:
		t.pending, t.further = nil, nil
	case n == 0:
		t.reply = "You have done nothing in this step that can be taken back. `back` leads to the step before."
	default:
		m := t.moves[n-1]
		t.moves = t.moves[:n-1]
		t.state, t.answers, t.coach, t.advice, t.told, t.lately = m.before, m.answers, m.coach, m.advice, m.told, m.told
		t.now, t.refused = false, nil
		t.reply = "Taken back: `" + m.words + "`."
	}
}

// steps names steps.
func steps(numbers []int) string {
	var words []string
	for _, n := range numbers {
		words = append(words, fmt.Sprint(n))
	}
	if len(words) == 1 {
		return "step " + words[0]
	}
	last := len(words) - 1
	return "steps " + strings.Join(words[:last], ", ") + " and " + words[last]
}
