package tutorial

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/tutorial/explain"
)

// whyHelp says what can be asked with `why`.
const whyHelp = "`why` tells more of what was just refused or happened (`why 2`: of its second line), " +
	"`why negotiate` or `why` with a card's name says whether that is on offer, and why not"

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

const whatToAsk = "You may ask why something is not on offer, as in `why negotiate`, `why end turn` or `why` with a card's name."

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

// whyNot says of a wish or an action in words whether it is on offer now, and why not.
func (t *Session) whyNot(text string) string {
	v := engine.ViewOf(&t.state, t.lesson.Seat)
	if c, ok := engine.ParseCode(strings.ReplaceAll(strings.ToLower(text), " ", "-")); ok {
		return explain.Page(c)
	}
	if w, err := explain.ReadWish(t.game, &v, text); err == nil {
		o := explain.OfferOf(t.game, &t.state, t.lesson.Seat, w)
		return o.Markdown(t.game)
	}
	a, err := notation.Parse(t.game, &v, text)
	if err != nil {
		return explain.Capital(err.Error()) + " " + whatToAsk
	}
	if r := t.game.Check(&t.state, a); r != nil {
		e := explain.Refusal(t.game, &t.state, r)
		return e.Markdown()
	}
	allowed := explain.Allowed(t.game, &t.state, a)
	return allowed.Markdown()
}
