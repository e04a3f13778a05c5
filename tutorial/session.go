// Package tutorial runs lessons. It has no terminal in it: a Session takes an Input and gives back
// a Screen, so that a terminal, a pipe, a test and a browser can all drive it.
package tutorial

import (
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial/explain"
)

// Session is a learner in a lesson.
type Session struct {
	game   *engine.Game
	lesson *scenarios.Lesson

	step    int            // index into the lesson's steps
	starts  []engine.State // the position each step reached began with
	state   engine.State
	done    bool // the step is done, its closing words shown
	actions int  // legal actions taken in this step
	hints   int  // hints given in this step

	pending *option     // chosen, its Leads still to be named
	tops    []option    // its Leads named, the type on top still to be chosen (1.6)
	refused engine.Code // the last refusal
	visits  int         // times a step was entered
	reply   string
	story   []string
}

// Start begins a lesson.
func Start(g *engine.Game, l *scenarios.Lesson) *Session {
	return &Session{game: g, lesson: l, state: l.Start, starts: []engine.State{l.Start}}
}

// Over reports whether the lesson is finished.
func (t *Session) Over() bool { return t.step == len(t.lesson.Steps) }

// Screen is what to show now.
func (t *Session) Screen() Screen {
	sc := Screen{
		Title: t.lesson.Title, Step: t.step + 1, Steps: len(t.lesson.Steps), Visit: t.visits,
		View: engine.ViewOf(&t.state, t.lesson.Seat), Reply: t.reply, Story: t.story, Ask: t.prompt(),
	}
	if t.Over() {
		sc.Say = t.lesson.Closing
	} else {
		sc.Say = t.current().Text
	}
	return sc
}

func (t *Session) current() *scenarios.Step { return &t.lesson.Steps[t.step] }

func (t *Session) prompt() Prompt {
	switch {
	case t.Over():
		return Prompt{Kind: PromptOver}
	case t.done || t.current().Kind == scenarios.Say:
		return Prompt{Kind: PromptNext, Title: "Go on"}
	case t.pending != nil && t.tops == nil:
		return Prompt{
			Kind: PromptPay, Title: t.pending.Text + ": which Leads?",
			Hand: t.state.Seats[t.lesson.Seat].Leads.List(),
		}
	}
	p := Prompt{Kind: PromptChoose, Title: upperFirst(t.state.Decision.Kind.Task())}
	for _, o := range t.options() {
		p.Choices = append(p.Choices, o.Choice)
	}
	return p
}

func (t *Session) options() []option {
	if t.tops != nil {
		return t.tops
	}
	return options(t.game, &t.state, t.lesson.Seat)
}

// Answer takes an input. One that does not fit the prompt is answered in words; nothing is lost.
func (t *Session) Answer(in Input) {
	t.reply, t.story = "", nil
	switch in.Kind {
	case InputNext:
		t.next()
	case InputBack:
		t.back()
	case InputHint:
		t.hint()
	case InputWhy:
		t.why()
	case InputChoose:
		t.choose(in.Choice)
	case InputPay:
		t.pay(in.Leads)
	case InputSay:
		t.say(in.Text)
	}
}

// next goes on from a step that is done, now or before.
func (t *Session) next() {
	switch {
	case t.Over():
	case t.done || t.current().Kind == scenarios.Say:
		t.enter(t.step+1, t.state)
		t.skipReached()
	case t.step+1 < len(t.starts):
		t.visit(t.step + 1)
	default:
		t.reply = "This step is still open. Choose one of the things on offer, or ask for a hint."
	}
}

// skipReached passes over steps whose goal an earlier way has already reached.
func (t *Session) skipReached() {
	for !t.Over() && t.current().Kind == scenarios.Do && t.met() {
		t.enter(t.step+1, t.state)
	}
}

func (t *Session) met() bool {
	return t.current().Goal.Met(&t.state, t.lesson.Seat)
}

// enter begins a step at a position.
func (t *Session) enter(step int, at engine.State) {
	t.starts = append(t.starts[:step], at)
	t.visit(step)
}

// visit goes to a step that was reached before, as it began.
func (t *Session) visit(step int) {
	t.step = step
	t.visits++
	t.reset()
}

// reset puts the step back to its beginning.
func (t *Session) reset() {
	t.state = t.starts[t.step]
	t.done, t.actions, t.hints, t.refused = false, 0, 0, engine.NoCode
	t.pending, t.tops = nil, nil
}

func (t *Session) back() {
	switch {
	case t.pending != nil:
		t.pending, t.tops = nil, nil
	case t.step == 0:
		t.reply = "This is the first step."
	default:
		t.visit(t.step - 1)
	}
}

func (t *Session) hint() {
	if t.Over() || t.current().Kind == scenarios.Say || t.done {
		t.reply = "There is nothing to guess here: go on."
		return
	}
	h := t.current().Hints
	if t.hints < len(h) {
		t.hints++
	}
	t.reply = "**Hint.** " + strings.Join(h[:t.hints], " ")
}

func (t *Session) why() {
	if t.refused == engine.NoCode {
		t.reply = "Nothing has been refused here yet."
		return
	}
	t.reply = explain.Page(t.refused)
}

func (t *Session) choose(i int) {
	opts := t.options()
	if t.asksNothing() || i < 0 || i >= len(opts) {
		t.reply = "That is not one of the choices."
		return
	}
	if o := opts[i]; o.pays {
		t.pending = &o
	} else {
		t.attempt(o.action)
	}
}

func (t *Session) asksNothing() bool {
	return t.Over() || t.done || t.current().Kind == scenarios.Say
}

func (t *Session) pay(leads engine.Leads) {
	if t.pending == nil {
		t.reply = "First choose what to pay for."
		return
	}
	a := t.pending.action
	a.Pay = leads
	if a.Do == engine.DoDiscardDown && leads.Types() > 1 {
		t.tops = eachType(leads, a, "On top:", func(a *engine.Action, l engine.Lead) { a.Top = l })
		return
	}
	t.attempt(a)
}

func (t *Session) say(text string) {
	if t.asksNothing() {
		t.reply = "Nothing is asked here: go on."
		return
	}
	a, err := t.parse(text)
	if err != nil {
		t.reply = upperFirst(err.Error())
		return
	}
	t.attempt(a)
}

// parse reads an action in words; while Leads are asked for, the Leads alone will do.
func (t *Session) parse(text string) (engine.Action, error) {
	v := engine.ViewOf(&t.state, t.lesson.Seat)
	a, err := notation.Parse(t.game, &v, text)
	if err == nil || t.pending == nil {
		return a, err
	}
	begun := notation.Format(t.game, t.pending.action)
	if t.pending.action.Do == engine.DoComplete {
		begun += " with"
	}
	return notation.Parse(t.game, &v, begun+" "+text)
}

// attempt plays an action, or explains why the engine refuses it.
func (t *Session) attempt(a engine.Action) {
	t.pending, t.tops = nil, nil
	step := t.current()
	after, log := t.state, engine.Log{}
	if r := t.game.Apply(&after, a, &log); r != nil {
		t.refuse(r)
		return
	}
	if step.Kind == scenarios.Refuse {
		t.reply = t.replyTo(a, engine.NoCode, "That would be allowed. This step asks you to try something that is not.")
		return
	}
	t.state = after
	t.story = Story(t.game, log.Events, t.lesson.Seat, int(t.state.Players))
	t.actions++
	switch {
	case t.met():
		t.done, t.reply = true, "**Done.** "+step.Done
	case t.actions >= step.Within:
		t.reply = t.replyTo(a, engine.NoCode, "That is allowed, but it is not what this step is about. The cards go back: try again.")
		t.reset()
	default:
		t.reply = t.replyTo(a, engine.NoCode, "")
	}
}

// refuse explains a refusal; where it is the one the step asks for, the step is done.
func (t *Session) refuse(r *engine.Rejection) {
	t.refused = r.Code()
	e := explain.Refusal(t.game, &t.state, r)
	step := t.current()
	if step.Kind == scenarios.Refuse && step.Code == r.Code() {
		t.done = true
		t.reply = "**Done: that was to be refused.** " + step.Done + "\n\n" + e.Markdown()
		return
	}
	lead := t.replyTo(r.Action, r.Code(), "")
	if lead != "" {
		lead += "\n\n"
	}
	t.reply = lead + e.Markdown()
}

// replyTo is the author's answer to an action or a refusal, else the words given.
func (t *Session) replyTo(a engine.Action, c engine.Code, otherwise string) string {
	for _, r := range t.current().Replies {
		if c != engine.NoCode && r.Code == c || r.To != "" && r.To == notation.Format(t.game, a) {
			return r.Say
		}
	}
	return otherwise
}

func upperFirst(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
