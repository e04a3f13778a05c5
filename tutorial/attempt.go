package tutorial

import (
	"fmt"

	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/goal"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial/explain"
)

// howToAnswer says what the prompt takes.
func (t *Session) howToAnswer() string {
	switch p := t.prompt(); {
	case p.Kind == PromptPay:
		return "name the Leads you pay, as in `glyph glyph ruin`, or go `back`."
	case p.Kind == PromptAnswer:
		return fmt.Sprintf("choose 1 to %d.", len(p.Choices))
	case len(p.Choices) > 0:
		return fmt.Sprintf("choose 1 to %d, say an action in words, or ask for a `hint`.", len(p.Choices))
	}
	return "say an action in words, or ask for a `hint`."
}

func (t *Session) choose(i int) {
	switch p := t.prompt(); {
	case p.Kind == PromptNext || p.Kind == PromptOver:
		t.reply = "Nothing is asked here: go on."
	case p.Kind == PromptPay || i < 0 || i >= len(p.Choices):
		t.reply = "That is not one of the choices: " + t.howToAnswer()
	case p.Kind == PromptAnswer:
		t.answer(i)
	default:
		t.begin(t.choices()[i])
	}
}

// begin asks for what an option still lacks, or attempts it.
func (t *Session) begin(o option) {
	if !o.pays && o.further == nil {
		t.attempt(o.action)
		return
	}
	t.pending, t.further = &o, o.further
}

func (t *Session) pay(leads engine.Leads) {
	if t.pending == nil || t.further != nil {
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
	switch t.prompt().Kind {
	case PromptNext, PromptOver:
		t.reply = "Nothing is asked here: go on."
		return
	case PromptAnswer:
		t.sayAnswer(text)
		return
	}
	a, err := t.parse(text)
	switch {
	case err == nil && t.pending != nil && t.pending.topped && a.Do == t.pending.action.Do && a.Top == engine.NoLead && t.further == nil:
		t.pay(a.Pay) // it may still ask for the type on top
	case err != nil && t.pending != nil:
		t.reply = explain.Capital(t.howToAnswer())
	case err != nil:
		t.reply = t.misread(err)
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
				t.begin(o)
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

// attempt plays an action and what rivals answer, or explains why the engine refuses it.
func (t *Session) attempt(a engine.Action) {
	paying := t.pending
	t.pending, t.further = nil, nil
	after := t.state
	h, r := Play(t.game, &after, a)
	switch {
	case r != nil:
		if t.refuse(r); !t.now && paying != nil && paying.action.Card == a.Card {
			t.pending, t.further = paying, paying.further // something else may do
		}
	case t.current().Kind == scenarios.Refuse:
		if t.reply = t.replyTo(notation.Format(t.game, a)); t.reply == "" {
			t.reply = "That would be allowed. This step asks you to try something that is not."
		}
	default:
		t.act(h, after)
	}
}

// act takes an allowed action of the learner's, and has the rivals answer it.
func (t *Session) act(h Happening, after engine.State) {
	t.moves = append(t.moves, move{
		words: notation.Format(t.game, h.Action), before: t.state, answers: t.answers, coach: t.coach, advice: t.advice, told: t.lately,
	})
	t.state, t.refused = after, nil
	t.coach.Saw(h.Action)
	happened := append([]Happening{h}, t.rivals(&t.state)...)
	t.moves[len(t.moves)-1].negated = t.negated(happened)
	t.tell(happened)
	t.judge()
	t.advise()
}

// judge says whether the step is done by what happened; where it cannot be done any more, the cards
// go back.
func (t *Session) judge() {
	step := t.current()
	if step.Kind == scenarios.Game {
		if t.state.Over() {
			t.close(t.ending() + "\n\n" + step.Done)
		}
		return
	}
	if step.Met(t.game, &t.state, t.lesson.Seat) {
		t.close("**Done.** " + step.Done)
		return
	}
	settled := len(t.game.Stack(&t.state)) == 0 // else the learner has still to answer or to choose
	if !t.state.Over() && t.state.Decision.Player == t.lesson.Seat && (!settled || len(t.moves) < step.Within && !t.strayed()) {
		return
	}
	t.reply = t.missed()
	story := t.story
	t.reset()
	t.story, t.told, t.lately = story, story, story
}

// strayed reports whether the author has words for one of the learner's actions, and their own solution
// does otherwise there.
func (t *Session) strayed() bool {
	solution := t.current().Solution
	for n := range t.moves {
		m := &t.moves[n]
		v := engine.ViewOf(&m.before, t.lesson.Seat)
		if t.replyTo(m.words) != "" && (n >= len(solution) || !t.same(&v, solution[n], m.words)) {
			return true
		}
	}
	return false
}

// same reports whether two texts are the same action.
func (t *Session) same(v *engine.View, one, other string) bool {
	a, err := notation.Parse(t.game, v, one)
	return err == nil && notation.Format(t.game, a) == other
}

// close ends the step with its closing words.
func (t *Session) close(words string) {
	t.now, t.done[t.step], t.reply = true, true, words
}

// missed says why what happened is not what the step asks for: that something of the learner's was
// negated, and the author's words for one of their actions, the last one first; where there is neither,
// what is still wanted. The cards go back after it.
func (t *Session) missed() string {
	negated, said := "", ""
	for i := range t.moves {
		m := &t.moves[len(t.moves)-1-i]
		if negated == "" && m.negated != "" {
			negated = "Not done yet: " + m.negated + " "
		}
		if said == "" {
			said = t.replyTo(m.words)
		}
	}
	if negated == "" && said == "" {
		said = "That is allowed, and now you have seen what it does. " + t.comesLater() + "This step asks for something else: " + t.goalWords(t.current().Goal)
	}
	said = negated + said
	if !strings.Contains(strings.Join(strings.Fields(said), " "), "go back") {
		said = strings.TrimSpace(said) + " The cards go back: try again."
	}
	return said
}

// comesLater says that the learner's last action belongs to a later lesson; "" where it does not.
func (t *Session) comesLater() string {
	m := &t.moves[len(t.moves)-1]
	v := engine.ViewOf(&m.before, t.lesson.Seat)
	if a, err := notation.Parse(t.game, &v, m.words); err == nil && t.later(a) {
		return "The course comes to it later. "
	}
	return ""
}

// negated says that something of the learner's was negated; "" where nothing was.
func (t *Session) negated(happened []Happening) string {
	for i := range happened {
		for _, e := range happened[i].Events {
			if e.Verb == engine.VerbNegate && e.Rival == t.lesson.Seat && e.Player != t.lesson.Seat {
				tell := teller{t.game, t.lesson.Seat, int(t.state.Players)}
				return tell.theirs(e.Rival, e.Do, e.Card, uint8(e.N)) + by(e) + tell.who(e.Player) + ", so it did nothing."
			}
		}
	}
	return ""
}

// by says how something was negated.
func by(e engine.Event) string {
	switch {
	case e.Source != 0:
		return " was negated by "
	case e.Do == engine.DoThwart:
		return " was itself Thwarted by "
	}
	return " was Thwarted by "
}

// goalWords is a goal in words.
func (t *Session) goalWords(g goal.Goal) string {
	name := func(p engine.Seat) string { return explain.Who(p, t.lesson.Seat, int(t.state.Players)) }
	return g.Words(t.game, t.lesson.Seat, name) + "."
}

// refuse explains a refusal; where it is the one the step asks for, the step is done.
func (t *Session) refuse(r *engine.Rejection) {
	e := t.refusal(r)
	t.refused, t.told = &e, nil
	step := t.current()
	switch {
	case step.Refused(t.game, &t.state, r):
		t.close("**Done: refused, as it should be.** " + step.Done + "\n\n" + e.Markdown())
	case step.Kind == scenarios.Refuse && step.Code == r.Code():
		t.reply = "That is refused for the same reason, but this step is about " + t.about() + "."
	default:
		t.reply = t.withReply(e.Code, e.Markdown())
	}
}

// about names what a refuse step is about: the card it means, else what is to be tried.
func (t *Session) about() string {
	a, err := t.parse(t.current().Solution[0])
	switch {
	case err == nil && a.Card != 0:
		return t.game.Name(a.Card)
	case err == nil:
		return "`" + notation.Format(t.game, engine.Action{Do: a.Do, From: a.From, By: a.By}) + "`"
	}
	return "something else"
}

// withReply puts the author's reply to a refusal before an explanation; in a test there is none.
func (t *Session) withReply(c engine.Code, explanation string) string {
	if t.test != nil || t.Over() {
		return explanation
	}
	for _, r := range t.current().Replies {
		if r.Code == c {
			return r.Say + "\n\n" + explanation
		}
	}
	return explanation
}

// replyTo is the author's answer to an allowed action, "" where there is none.
func (t *Session) replyTo(words string) string {
	for _, r := range t.current().Replies {
		if r.To != "" && r.To == words {
			return strings.TrimSpace(r.Say)
		}
	}
	return ""
}
