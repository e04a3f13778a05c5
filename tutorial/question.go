package tutorial

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial/explain"
)

// answersTo are the answers to a question, to choose from.
func (t *Session) answersTo(q *scenarios.Question) (out []Choice) {
	for _, o := range q.Options {
		out = append(out, Choice{Text: o.Say})
	}
	return out
}

// asked is the question that is open, and the position it is asked on.
func (t *Session) asked() (*scenarios.Question, *engine.State) {
	if t.test != nil {
		return t.test.question(t), &t.test.state
	}
	return t.current().Question, &t.state
}

// sayAnswer takes words as an answer: its number is understood before, here the action it is.
func (t *Session) sayAnswer(text string) {
	q, s := t.asked()
	v := engine.ViewOf(s, t.lesson.Seat)
	a, err := notation.Parse(t.game, &v, text)
	for i, o := range q.Options {
		if q.By == scenarios.ByGoal || err != nil {
			break
		}
		if b, err := notation.Parse(t.game, &v, o.Say); err == nil && a == b {
			t.answer(i)
			return
		}
	}
	t.reply = "That is not one of the answers: " + t.howToAnswer()
}

// answer takes an answer to the open question. A wrong one is told what comes of it, and the question
// stands; in a test each question takes one.
func (t *Session) answer(i int) {
	q, s := t.asked()
	right, err := q.Right(t.game, s, t.lesson.Seat)
	f := t.find(q, s, i)
	if t.test != nil {
		t.proofAnswered(err == nil && i == right, f)
		return
	}
	if i != right {
		t.reply = f.why + "\n\nThe question stands: choose again."
		t.story, t.told, t.refused = f.story, f.story, f.refused
		return
	}
	t.tell(t.playWords(&t.state, q.After))
	t.close(strings.TrimSpace("**Right.** " + t.current().Done + "\n\n" + f.short))
}

// finding is what the engine finds of an answer.
type finding struct {
	why     string // in full, or the author's reply
	short   string // in a line; "" where the story says it
	rules   []engine.Rule
	story   []Told
	refused *explain.Explanation
}

// find has the engine look at an answer to a question asked on a position, which it leaves as it is.
func (t *Session) find(q *scenarios.Question, s *engine.State, i int) (f finding) {
	o := q.Options[i]
	if q.By == scenarios.ByGoal {
		f = t.findStory(q, s, o)
	} else {
		f = t.findAction(s, o.Say)
	}
	if o.Reply != "" {
		f.why = o.Reply
	}
	return f
}

// findAction says of an action whether it is allowed, and why.
func (t *Session) findAction(s *engine.State, words string) (f finding) {
	v := engine.ViewOf(s, t.lesson.Seat)
	a, err := notation.Parse(t.game, &v, words)
	if err != nil {
		return finding{why: explain.Capital(err.Error())}
	}
	if r := t.game.Check(s, a); r != nil {
		e := explain.Refusal(t.game, s, r)
		f.short, f.refused = fmt.Sprintf("`%s` is refused: %s *(rule %s)*", words, e.Headline(), e.Rule()), &e
		f.why = f.short // the whole explanation would name what is allowed; `why` tells it
		for _, part := range e.Parts {
			f.rules = append(f.rules, part.Rule)
		}
		return f
	}
	allowed := explain.Allowed(t.game, s, a)
	f.why, f.rules = allowed.Markdown(), []engine.Rule{allowed.Rule}
	f.short = fmt.Sprintf("`%s` is allowed by rule %s, *%s*.", words, allowed.Rule, allowed.Rule.Text().Title)
	for _, c := range allowed.Consequences {
		f.rules = append(f.rules, c.Rule)
	}
	return f
}

// findStory says what happens after a question.
func (t *Session) findStory(q *scenarios.Question, s *engine.State, o scenarios.Option) (f finding) {
	after := *s
	for _, h := range t.playWords(&after, q.After) {
		f.story = append(f.story, Causes(t.game, &h, t.lesson.Seat)...)
	}
	for i := range f.story {
		f.rules = append(f.rules, f.story[i].Rules()...)
	}
	if f.story == nil {
		f.why = "That does not hold here. Look at the table once more: it would be so if " + t.goalWords(o.Goal)
		return f
	}
	f.why = "That is not what comes of it: see what happens."
	return f
}
