package tutorial

import (
	"encoding/json"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/scenarios"
)

// Place is where the learner stands, to come back to by Resume. In a test it is where they were
// before it.
func (t *Session) Place() Place {
	p := Place{Step: t.step + 1, At: json.RawMessage(position.MarshalState(t.game, &t.at)), Done: t.now, Hints: t.hints}
	for _, m := range t.moves {
		p.Taken = append(p.Taken, m.words)
	}
	return p
}

// What is said where a place does not fit the lesson any more.
const (
	lessonAnew = "This lesson has changed since you left it, so it begins anew."
	stepAnew   = "This step has changed since you left it, so it begins anew."
)

// Resume goes on from a place. Where the lesson is not as it was, it begins at the step, or with the
// lesson, and the first screen's reply says so.
func Resume(g *engine.Game, l *scenarios.Lesson, p Place, o Options) *Session {
	t := newSession(g, l, o)
	at, err := position.UnmarshalState(g, p.At)
	step := p.Step - 1
	if err != nil || step < 0 || step > len(l.Steps) {
		t.enter(0, l.Start)
		t.reply = lessonAnew
		return t
	}
	note := ""
	if !t.mayBegin(step, &at) {
		at, note = t.canonical(step), stepAnew
	}
	t.begun[step] = &at
	if step < len(l.Steps) {
		t.seen[step] = max(t.seen[step]-1, 0) // the words were counted when they were shown
	}
	t.visit(step)
	if note == "" && !t.replay(p) {
		t.visits--
		t.reset()
		note = stepAnew
	}
	t.hints = min(max(p.Hints, 0), scenarios.Hints)
	if note != "" {
		t.reply = note
	}
	return t
}

// mayBegin reports whether a step may begin at a position.
func (t *Session) mayBegin(step int, at *engine.State) bool {
	if step == len(t.lesson.Steps) {
		return true
	}
	if set := t.lesson.Steps[step].At; set != nil {
		return *at == *set
	}
	return *at == t.canonical(step) || scenarios.Fits(t.game, t.lesson, step, at)
}

// replay does again what the learner had done; not so where something is refused by now, or leads
// elsewhere.
func (t *Session) replay(p Place) bool {
	if t.Over() {
		return len(p.Taken) == 0
	}
	kind := t.current().Kind
	for _, words := range p.Taken {
		if t.now || kind != scenarios.Do && kind != scenarios.Game {
			return false
		}
		n := len(t.moves)
		a, err := t.parse(words)
		if err != nil {
			return false
		}
		t.story = nil
		if t.attempt(a); len(t.moves) != n+1 {
			return false
		}
	}
	if p.Done == t.now {
		return true
	}
	if !p.Done || kind == scenarios.Do || kind == scenarios.Game || !asks(kind) {
		return false
	}
	t.closeAnew()
	return true
}

// closeAnew ends a step that was done before, without what was tried.
func (t *Session) closeAnew() {
	if q := t.current().Question; q != nil {
		t.tell(t.playWords(&t.state, q.After))
	}
	t.close("**Done.** " + t.current().Done)
}
