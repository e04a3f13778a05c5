// Package tutorial runs lessons. It has no terminal in it: a Session takes an Input and gives back
// a Screen, so that a terminal, a pipe, a test and a browser can all drive it.
package tutorial

import (
	"slices"

	"example.com/xseekers/engine"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial/coach"
	"example.com/xseekers/tutorial/explain"
)

// Session is a learner in a lesson.
type Session struct {
	game    *engine.Game
	lesson  *scenarios.Lesson
	options Options
	starts  []engine.State // the lesson's own position at each step; nil until one is needed

	begun  []*engine.State // by step: the position the learner last began it with; nil where they came by no way of their own
	passed []bool          // by step: its goal was reached before it began, and it was passed over
	done   []bool          // by step: done, now or before
	seen   []int           // by step: how often its words were shown
	proved bool

	step  int
	at    engine.State // the position the step began with
	state engine.State
	now   bool // the step is done on this visit, its closing words shown
	moves []move
	hints int // given on this visit
	more  bool
	test  *test // open where the learner tests out

	answers []string    // what rivals still answer in this step, in words
	coach   coach.Coach // in a guided game
	advice  []string    // what it says to the open decision

	pending *option              // chosen, something of it still to be named: its Leads, unless there is
	further []option             // what else: the card that pays, the bonded Lead, the type on top (1.6)
	refused *explain.Explanation // of the last attempt, nil where it was none
	told    []Told               // what the last attempt made happen, with its causes
	lately  []Told               // what happened since the learner last acted
	visits  int                  // times a step was entered
	reply   string
	story   []Told
}

// move is an action of the learner's in a step, with what it takes to undo it.
type move struct {
	words   string
	before  engine.State
	answers []string
	coach   coach.Coach
	advice  []string
	told    []Told
	negated string // that something of the learner's was negated, "" where nothing was
}

// Options are what a session goes on from.
type Options struct {
	Seen   []int // by index of step: how often its words were shown before
	Done   []int // the steps done before, from 1
	Proved bool  // tested out before
	Help   Help
}

// Help is how much a lesson says.
type Help uint8

// How much it says.
const (
	HelpFading Help = iota // words seen twice are folded, the coach grows quiet
	HelpFull               // nothing is folded, the coach says all
	HelpShort              // words seen before are folded, the coach is silent
)

var helpWords = [...]string{"fading", "full", "short"}

// String is the word for it in settings.
func (h Help) String() string { return helpWords[h] }

// ParseHelp reads the word.
func ParseHelp(word string) (Help, bool) {
	i := slices.Index(helpWords[:], word)
	return Help(max(i, 0)), i >= 0
}

// Start begins a lesson.
func Start(g *engine.Game, l *scenarios.Lesson, o Options) *Session {
	t := newSession(g, l, o)
	t.enter(0, l.Start)
	return t
}

func newSession(g *engine.Game, l *scenarios.Lesson, o Options) *Session {
	n := len(l.Steps)
	t := &Session{
		game: g, lesson: l, options: o, proved: o.Proved, state: l.Start, at: l.Start,
		begun: make([]*engine.State, n+1), passed: make([]bool, n+1), done: make([]bool, n), seen: make([]int, n),
	}
	copy(t.seen, o.Seen)
	for _, step := range o.Done {
		if step > 0 && step <= n {
			t.done[step-1] = true
		}
	}
	return t
}

// Over reports whether the lesson's last step is left behind.
func (t *Session) Over() bool { return t.step == len(t.lesson.Steps) }

// Done are the steps done, now or before, from 1.
func (t *Session) Done() (out []int) {
	for i, done := range t.done {
		if done {
			out = append(out, i+1)
		}
	}
	return out
}

// Seen is how often the words of each step were shown, now and before.
func (t *Session) Seen() []int { return slices.Clone(t.seen) }

// Proved reports whether the learner has tested out of the lesson, now or before.
func (t *Session) Proved() bool { return t.proved }

// Finished reports whether the lesson counts as done: the learner has tested out of it, or has done
// all it asks to do.
func (t *Session) Finished() bool { return t.proved || t.open() == nil }

// open are the steps that ask something and are not done yet, from 1.
func (t *Session) open() (out []int) {
	for i := range t.lesson.Steps {
		if !t.done[i] && asks(t.lesson.Steps[i].Kind) {
			out = append(out, i+1)
		}
	}
	return out
}

// asks reports whether a kind of step asks the learner to do something.
func asks(k scenarios.Kind) bool { return k != scenarios.Say && k != scenarios.Rival }

// Screen is what to show now.
func (t *Session) Screen() Screen {
	sc := Screen{
		Lesson: t.lesson.Head, Step: t.step + 1, Steps: len(t.lesson.Steps), Visit: t.visits,
		View: engine.ViewOf(&t.state, t.lesson.Seat), Reply: t.reply, Done: t.now && t.test == nil, Story: t.story, Coach: t.advice, Ask: t.prompt(),
	}
	switch {
	case t.test != nil:
		sc.Kind, sc.Proof, sc.Say = scenarios.Ask, t.test.n+1, t.test.question(t).Text
		sc.View = engine.ViewOf(&t.test.state, t.lesson.Seat)
	case t.Over():
		sc.Say = t.lesson.Closing
	default:
		sc.Kind, sc.Say, sc.Folded = t.current().Kind, t.current().Text, t.folded()
	}
	sc.Words, sc.NewWords = wordsIn(sc.Say, t.lesson.Head, t.textsBefore()...)
	if sc.Folded {
		sc.Say = firstSentence(sc.Say)
	}
	return sc
}

// textsBefore are the words of the steps before this one.
func (t *Session) textsBefore() (texts []string) {
	for i := range t.lesson.Steps[:min(t.step, len(t.lesson.Steps))] {
		texts = append(texts, t.lesson.Steps[i].Text)
	}
	return texts
}

func (t *Session) current() *scenarios.Step { return &t.lesson.Steps[t.step] }

// folded reports whether the step's words are shown as a line only.
func (t *Session) folded() bool {
	before := t.seen[t.step] - 1 // without this time
	enough := 2
	if t.options.Help == HelpShort {
		enough = 1
	}
	return !t.more && t.options.Help != HelpFull && before >= enough && firstSentence(t.current().Text) != t.current().Text
}

func (t *Session) prompt() Prompt {
	p := Prompt{
		Refused: t.refused != nil, Told: len(t.told) > 0, Undo: t.test == nil && (len(t.moves) > 0 || t.pending != nil),
		Back: t.test != nil || t.pending != nil || t.neighbour(-1) >= 0,
	}
	switch {
	case t.test != nil:
		p.Kind, p.Title = PromptAnswer, t.test.title()
		p.Choices = t.answersTo(t.test.question(t))
	case t.Over():
		p.Kind = PromptOver
	case t.now || !asks(t.current().Kind):
		p.Kind, p.Title = PromptNext, "Go on"
	case t.current().Kind == scenarios.Ask:
		p.Kind, p.Title = PromptAnswer, "Your answer"
		p.Choices = t.answersTo(t.current().Question)
	case t.pending != nil && t.further == nil:
		p.Kind, p.Title = PromptPay, t.pending.ask
		p.Hand = t.state.Seats[t.lesson.Seat].Leads.List()
	default:
		p.Kind, p.Title = PromptChoose, t.title()
		for _, o := range t.choices() {
			p.Choices = append(p.Choices, o.Choice)
		}
	}
	return p
}

// title says what the learner is asked to choose or to try.
func (t *Session) title() string {
	decides := t.state.Decision.Player
	switch {
	case t.pending != nil:
		return t.pending.Text
	case t.state.Over():
		return "The game is over; try what you like"
	case decides != t.lesson.Seat:
		return explain.Capital(explain.Who(decides, t.lesson.Seat, int(t.state.Players))) + " is to decide; try what you like"
	}
	return question(t.game, &t.state, t.lesson.Seat)
}

// choices are the options that the prompt lists.
func (t *Session) choices() []option {
	if t.further != nil {
		return t.further
	}
	return t.listed()
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
	case InputUndo:
		t.undo()
	case InputRedo:
		t.redo()
	case InputSkip:
		t.skip()
	case InputJump:
		t.jump(in.Choice)
	case InputMore:
		t.unfold()
	case InputWord:
		t.word(in.Text)
	case InputRecap:
		t.recap()
	case InputProve:
		t.prove()
	case InputChoose:
		t.choose(in.Choice)
	case InputPay:
		t.pay(in.Leads)
	case InputSay:
		t.say(in.Text)
	}
}
