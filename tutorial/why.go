package tutorial

import (
	"errors"
	"fmt"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/tutorial/explain"
)

// What can be asked with `why`.
const (
	whyHelp    = "`why` tells more of what was just refused or happened (`why 2`: of its second line)"
	whyNotHelp = "`why end turn`, or `why` with a card's name, says why that is not on offer"
)

// why answers a question why: about a line of the story by its number, about a wish in words, else
// about the last attempt.
func (t *Session) why(in Input) {
	switch n := len(t.told); {
	case in.Text != "":
		t.reply = t.whyNot(in.Text)
	case in.Choice != 0 && n == 0:
		t.reply = "Nothing has just happened that has lines to ask about. " + whatToAsk
	case in.Choice < 0 || in.Choice > n:
		t.reply = fmt.Sprintf("The last story has the lines 1 to %d.", n)
	case in.Choice > 0:
		t.reply = t.told[in.Choice-1].Markdown()
	case t.refused != nil:
		t.reply = t.refused.Long()
	case n > 0:
		t.reply = Page(t.told)
	default:
		t.reply = "Nothing has been refused here yet, and nothing has just happened. " + whatToAsk
	}
}

const whatToAsk = "You may ask why something is not on offer, as in `why end turn` or `why` with a card's name."

// Page is a story with the causes of each line, Markdown; the rules are named at the end, each once.
func Page(told []Told) string {
	var b strings.Builder
	all := Told{}
	for i, line := range told {
		fmt.Fprintf(&b, "**%d. %s**\n\n", i+1, line.Text)
		for _, c := range line.Causes {
			fmt.Fprintf(&b, "- %s\n", c)
		}
		b.WriteString("\n")
		all.Causes = append(all.Causes, line.Causes...)
	}
	b.WriteString(ruleList(all.Rules()))
	return b.String()
}

// whyNot says of a wish or an action in words whether it is on offer now, and why not; where the
// author of the step has a reply to that, it comes first.
func (t *Session) whyNot(text string) string {
	s := &t.state
	if t.test != nil {
		s = &t.test.state
	}
	v := engine.ViewOf(s, t.lesson.Seat)
	if c, ok := engine.ParseCode(strings.ReplaceAll(strings.ToLower(text), " ", "-")); ok {
		return explain.Page(c)
	}
	if w, err := explain.ReadWish(t.game, &v, text); err == nil {
		o := explain.OfferOf(t.game, s, t.lesson.Seat, w)
		if o.Why != nil {
			return t.withReply(o.Why.Code, o.Markdown(t.game))
		}
		return o.Markdown(t.game)
	}
	a, err := notation.Parse(t.game, &v, text)
	if err != nil {
		return explain.Capital(err.Error()) + " " + whatToAsk
	}
	if r := t.game.Check(s, a); r != nil {
		e := explain.Refusal(t.game, s, r)
		return t.withReply(e.Code, e.Markdown())
	}
	allowed := explain.Allowed(t.game, s, a)
	return allowed.Markdown()
}

// misread says why a text is no action, and what can be said now.
func (t *Session) misread(err error) string {
	var unread *notation.Error
	if errors.As(err, &unread) {
		m := explain.Misread(t.game, &t.state, t.lesson.Seat, unread)
		return m.Line()
	}
	return explain.Capital(err.Error())
}
