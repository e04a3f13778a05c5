// Package interview settles a dispute at a table: "may I do that?" It asks what the verdict hangs on
// and nothing else, and ends in what the engine says, with the reasons. The questions come from the
// parts that plays and texts are made of; the verdict comes from a position laid out by the answers.
// There is no terminal in it: a Session takes an Input and gives back a Screen.
package interview

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
)

// Readings are the switches that the table has turned, and the file that says so.
type Readings struct {
	Switches engine.Switches
	File     string
}

// Session is an interview.
type Session struct {
	readings Readings
	now      place
	before   []place // to go back to
	reply    string
}

// place is where an interview stands: at the headings, in one of them, or in a case.
type place struct {
	heading *heading
	in      caseOf // its topic is nil before one is chosen
	asks    fact
	over    bool
}

// Screen is what to show now. Texts are Markdown.
type Screen struct {
	Reply   string   // the answer to the last input
	Ask     Question // what is asked, where there is no verdict yet
	Verdict string   // "" while something is asked
}

// Question is what is asked, and how it is answered.
type Question struct {
	Title   string
	Hint    string
	Kind    Kind
	Choices []string
	Unknown bool // "don't know" is an answer
	Back    bool // there is an answer to take back
}

// Kind is how a question is answered.
type Kind uint8

// The kinds.
const (
	Choose Kind = iota // one of the choices
	Number             // a number
	Leads              // Leads, by their words
)

// Input is an answer.
type Input struct {
	Kind   InputKind
	Choice int    // InputChoose: index into the choices
	Text   string // InputSay
}

// InputKind is a kind of answer.
type InputKind uint8

// The kinds of answer. All of them are always understood.
const (
	InputChoose  InputKind = iota
	InputSay               // a choice, a number or Leads in words
	InputUnknown           // "don't know"
	InputBack              // the last answer back
	InputHelp              // how to answer
)

// Start begins an interview.
func Start(r Readings) *Session { return &Session{readings: r} }

// Screen is what to show now.
func (t *Session) Screen() Screen {
	sc := Screen{Reply: t.reply}
	if t.now.over {
		sc.Verdict = t.now.in.verdict(t.readings)
		return sc
	}
	sc.Ask = t.now.question()
	sc.Ask.Back = len(t.before) > 0
	return sc
}

func (p *place) question() Question {
	switch {
	case p.heading == nil:
		q := Question{Title: "What is it about?"}
		for _, h := range headings {
			q.Choices = append(q.Choices, h.title)
		}
		return q
	case p.in.topic == nil:
		q := Question{Title: "What would you do?"}
		for _, t := range p.heading.topics {
			q.Choices = append(q.Choices, t.title)
		}
		return q
	}
	of := &questions[p.asks]
	q := Question{
		Title: p.in.fill(of.ask), Hint: p.in.fill(of.hint), Kind: [...]Kind{byChoice: Choose, byNumber: Number, byLeads: Leads}[of.kind],
		Unknown: !of.known,
	}
	if p.in.topic.text == noText && (p.asks == ownCards || p.asks == handCards) {
		q.Hint = "" // it speaks of the card in dispute
	}
	if of.kind == byChoice {
		for _, v := range p.in.choices(p.asks) {
			q.Choices = append(q.Choices, of.values[v].answer)
		}
	}
	return q
}

// fill fills the places of a question.
func (c *caseOf) fill(text string) string {
	which := ""
	for _, cost := range c.costs() {
		switch cost.Kind {
		case engine.CostMatching, engine.CostBury:
			which = " that match, Wilds counted"
		case engine.CostType:
			which = " of that type, Wilds counted"
		}
	}
	return strings.NewReplacer("{feat}", c.feat(), "{which}", which).Replace(text)
}

// feat is what the questions call the play.
func (c *caseOf) feat() string {
	if do := c.heroic(); do != engine.DoNothing {
		return nameOf(do)
	}
	return "it"
}

// Answer takes an input. One that does not fit is answered in words; nothing is lost.
func (t *Session) Answer(in Input) {
	t.reply = ""
	switch in.Kind {
	case InputBack:
		t.back()
	case InputHelp:
		t.reply = t.help()
	case InputUnknown:
		t.doNotKnow()
	case InputChoose:
		t.choose(in.Choice)
	case InputSay:
		t.say(in.Text)
	}
}

func (t *Session) back() {
	n := len(t.before)
	if n == 0 {
		t.reply = "This is the first question."
		return
	}
	t.now, t.before = t.before[n-1], t.before[:n-1]
}

func (t *Session) help() string {
	q := t.Screen().Ask
	help := "Answer with " + how(q) + ". Only what decides is asked."
	if q.Unknown {
		help += " `don't know` is an answer too: the verdict then says what it hangs on."
	}
	return help + " `back` takes the last answer back, `quit` leaves."
}

// how says how a question is answered.
func how(q Question) string {
	switch q.Kind {
	case Number:
		return "a number"
	case Leads:
		return "Leads by their words, as in `ruin ruin myth`, or `none`"
	default:
		return fmt.Sprintf("a number from 1 to %d, or in words", len(q.Choices))
	}
}

func (t *Session) doNotKnow() {
	if t.now.over || t.now.in.topic == nil || questions[t.now.asks].known {
		t.reply = "That has to be known: look, or leave with `quit`."
		return
	}
	c := t.now.in
	c.answers[t.now.asks] = dontKnow
	t.goOn(c)
}

func (t *Session) choose(i int) {
	q := t.now.question()
	switch {
	case t.now.over:
	case q.Kind != Choose || i < 0 || i >= len(q.Choices):
		t.reply = "That is not one of the answers: answer with " + how(q) + "."
	case t.now.heading == nil:
		t.enter(place{heading: &headings[i]})
		if len(headings[i].topics) == 1 {
			t.begin(&headings[i], 0)
		}
	case t.now.in.topic == nil:
		t.begin(t.now.heading, i)
	default:
		t.goOn(t.now.in.with(t.now.asks, t.now.in.choices(t.now.asks)[i]))
	}
}

// begin takes up a topic; where its heading was never shown, back goes to the headings.
func (t *Session) begin(h *heading, i int) {
	if t.now.heading != nil && len(h.topics) == 1 {
		t.back()
	}
	t.before = append(t.before, t.now)
	t.now = place{heading: h, in: newCase(&h.topics[i], t.readings.Switches)}
	t.ask()
}

func (t *Session) enter(p place) {
	t.before = append(t.before, t.now)
	t.now = p
}

func (t *Session) goOn(c caseOf) {
	t.enter(place{heading: t.now.heading, in: c})
	t.ask()
}

// ask finds what is to be asked next, or that the case is decided.
func (t *Session) ask() {
	f, ok := t.now.in.next()
	t.now.asks, t.now.over = f, !ok
}
