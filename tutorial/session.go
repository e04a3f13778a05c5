// Package tutorial runs lessons. It has no terminal in it: a Session takes an Input and gives back
// a Screen, so that a terminal, a pipe, a test and a browser can all drive it.
package tutorial

import (
	"fmt"
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
	passed  []bool         // of these, the steps whose goal an earlier way had reached
	state   engine.State
	done    bool // the step is done, its closing words shown
	actions int  // legal actions taken in this step
	hints   int  // hints given in this step

	pending *option              // chosen, something of it still to be named: its Leads, unless there is
	further []option             // what else: the card that pays, the bonded Lead, the type on top (1.6)
	refused *explain.Explanation // of the last attempt, nil where it was none
	told    []Told               // what the last attempt made happen, with its causes
	visits  int                  // times a step was entered
	reply   string
	story   []string
}

// Start begins a lesson.
func Start(g *engine.Game, l *scenarios.Lesson) *Session {
	return &Session{game: g, lesson: l, state: l.Start, starts: []engine.State{l.Start}, passed: []bool{false}}
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
	p := Prompt{Refused: t.refused != nil, Told: len(t.told) > 0}
	switch {
	case t.Over():
		p.Kind = PromptOver
	case t.done || t.current().Kind == scenarios.Say:
		p.Kind, p.Title = PromptNext, "Go on"
	case t.pending != nil && t.further == nil:
		p.Kind, p.Title = PromptPay, t.pending.ask
		p.Hand = t.state.Seats[t.lesson.Seat].Leads.List()
	default:
		p.Kind, p.Title = PromptChoose, question(t.game, &t.state, t.lesson.Seat)
		if t.pending != nil {
			p.Title = t.pending.Text
		}
		for _, o := range t.options() {
			p.Choices = append(p.Choices, o.Choice)
		}
	}
	return p
}

func (t *Session) options() []option {
	if t.further != nil {
		return t.further
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
		t.why(in)
	case InputHelp:
		t.reply = t.help()
	case InputChoose:
		t.choose(in.Choice)
	case InputPay:
		t.pay(in.Leads)
	case InputSay:
		t.say(in.Text)
	}
}

// howToAnswer says what the prompt takes.
func (t *Session) howToAnswer() string {
	if t.prompt().Kind == PromptPay {
		return "name the Leads you pay, as in `glyph glyph ruin`, or go back."
	}
	return fmt.Sprintf("choose 1 to %d, say an action in words, or ask for a hint.", len(t.options()))
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

func (t *Session) help() string {
	if t.prompt().Kind == PromptPay {
		return "Name the Leads you pay, as in `glyph glyph ruin`. `back` returns to the choices, `hint` helps, " +
			whyHelp + ", `quit` leaves."
	}
	help := "Choose by number, or say an action in words, as in `draw two leads`. `hint` helps, " + whyHelp +
		", `back` goes a step back, `quit` leaves."
	if t.asksNothing() || t.current().Kind != scenarios.Do {
		return help
	}
	name := func(p engine.Seat) string { return explain.Who(p, t.lesson.Seat, int(t.state.Players)) }
	return help + "\n\nThis step is done when this holds: " + t.current().Goal.Words(t.game, t.lesson.Seat, name) + "."
}

func (t *Session) choose(i int) {
	opts := t.options()
	if t.asksNothing() || i < 0 || i >= len(opts) {
		t.reply = "That is not one of the choices: " + t.howToAnswer()
		return
	}
	t.open(opts[i])
}

// open asks for what an option still lacks, or attempts it.
func (t *Session) open(o option) {
	if !o.pays && o.further == nil {
		t.attempt(o.action)
		return
	}
	t.pending, t.further = &o, o.further
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
	if t.pending.topped && leads.Types() > 1 {
		t.further = eachType(leads, a, "On top:", func(a *engine.Action, l engine.Lead) { a.Top = l })
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
	switch {
	case err == nil && t.pending != nil && t.pending.topped && a.Do == t.pending.action.Do && a.Top == engine.NoLead:
		t.pay(a.Pay) // it may still ask for the type on top
	case err != nil && t.pending != nil:
		t.reply = explain.Capital(t.howToAnswer())
	case err != nil:
		t.reply = explain.Capital(err.Error())
	case !t.begins(a):
		t.attempt(a)
	}
}

// begins takes an action that lacks what is still to be chosen: it asks for the Leads, or says
// which piles there are.
func (t *Session) begins(a engine.Action) bool {
	var piles []string
	for _, o := range options(t.game, &t.state, t.lesson.Seat) {
		for _, o := range append([]option{o}, o.further...) {
			if (o.pays || o.further != nil) && o.action == a {
				t.open(o)
				return true
			}
		}
		if o.action.Do == a.Do && o.action.From != engine.NoSource && a.From == engine.NoSource {
			piles = append(piles, "`"+notation.Format(t.game, o.action)+"`")
		}
	}
	if piles != nil {
		t.reply = "Say which: " + explain.Or(piles) + "."
	}
	return piles != nil
}

// parse reads an action in words; while Leads are asked for, the Leads alone will do.
func (t *Session) parse(text string) (engine.Action, error) {
	v := engine.ViewOf(&t.state, t.lesson.Seat)
	a, err := notation.Parse(t.game, &v, text)
	if err == nil || t.pending == nil {
		return a, err
	}
	begun := notation.Format(t.game, t.pending.action)
	if a := t.pending.action; a.Card != 0 || a.Spend != 0 {
		begun += " with"
	}
	return notation.Parse(t.game, &v, begun+" "+text)
}

// attempt plays an action, or explains why the engine refuses it.
func (t *Session) attempt(a engine.Action) {
	paying := t.pending
	t.pending, t.further = nil, nil
	step := t.current()
	after := t.state
	h, r := Play(t.game, &after, a)
	if r != nil {
		if t.refuse(r); !t.done && paying != nil && paying.action.Card == a.Card {
			t.pending, t.further = paying, paying.further // something else may do
		}
		return
	}
	if step.Kind == scenarios.Refuse {
		t.reply = t.replyTo(a, engine.NoCode, "That would be allowed. This step asks you to try something that is not.")
		return
	}
	t.state = after
	told := Causes(t.game, &h, t.lesson.Seat)
	for _, line := range told {
		t.story = append(t.story, line.Text)
	}
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
	t.refused, t.told = nil, told
}

// refuse explains a refusal; where it is the one the step asks for, the step is done.
func (t *Session) refuse(r *engine.Rejection) {
	e := explain.Refusal(t.game, &t.state, r)
	t.refused, t.told = &e, nil
	step := t.current()
	if step.Kind == scenarios.Refuse && step.Code == r.Code() {
		if asked, err := t.parse(step.Solution[0]); err == nil && asked.Card != r.Action.Card {
			t.reply = "That is refused for the same reason, but this step is about " + t.game.Name(asked.Card) + "."
			return
		}
		t.done = true
		t.reply = "**Done: refused, as it should be.** " + step.Done + "\n\n" + e.Markdown()
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
