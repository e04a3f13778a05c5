package tutorial

import (
	"slices"
	"unicode/utf8"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial/explain"
)

// shortNote is the length in characters that a note beside a choice should not have more of.
const shortNote = 60

// listed are the choices at the open decision: what is on offer, then what is not, each with the
// reason, then in a do step, in the learner's own turn, what belongs to another moment of it. What a
// later lesson teaches is not among them, unless nothing else would be left. A step that invites a
// refusal lists all of them, whatever is asked.
func (t *Session) listed() []option {
	var offered, refused, later []option
	for _, o := range options(t.game, &t.state, t.lesson.Seat) {
		switch {
		case o.Note == "" && t.later(o.action):
			later = append(later, o)
		case o.Note == "":
			offered = append(offered, o)
		case !t.later(o.action):
			o.Wish = notation.Format(t.game, o.action)
			refused = append(refused, o)
		}
	}
	if offered == nil {
		offered = later
	}
	out := slices.Concat(offered, refused)
	own := !t.state.Over() && t.state.Decision.Player == t.lesson.Seat && t.state.Decision.Kind != engine.AskRespond && len(t.game.Stack(&t.state)) == 0
	switch t.current().Kind {
	case scenarios.Do:
		if own && !forced(t.state.Decision.Kind) {
			out = append(out, t.elsewhere()...)
		}
	case scenarios.Refuse:
		out = append(out, t.elsewhere()...)
	}
	return out
}

// forced reports whether a decision lets its player only say which card it is.
func forced(k engine.Ask) bool {
	switch k {
	case engine.AskStartTurn, engine.AskChooseAdventure, engine.AskCollectLeads, engine.AskAct:
		return false
	}
	return true
}

// elsewhere are the plays of another moment, or of another's decision, that the learner knows and
// could still come to.
func (t *Session) elsewhere() (out []option) {
	c := chooser{t.game, &t.state, t.lesson.Seat, nil}
	inTurn := t.current().Kind != scenarios.Refuse
	for _, w := range explain.Wishes(t.game, &t.state, t.lesson.Seat) {
		a := engine.Action{Do: w.Do, From: w.From, Card: w.Card, Ability: w.Ability, By: t.lesson.Seat}
		p := engine.PlayOf(w.Do, w.From)
		if p == nil || t.later(a) || t.answersNow(p) || w.Card == 0 && p.Names != engine.NamesNothing {
			continue
		}
		if inTurn && a.Do.Heroic() && t.state.Decision.Kind != engine.AskAct {
			continue // they come with the actions
		}
		r := t.game.Check(&t.state, a)
		if r == nil || inTurn && (r.Code() == engine.StepIsPast && a.Do != engine.DoRest || a.Do == engine.DoStartTurn) {
			continue
		}
		out = append(out, option{Choice: Choice{Text: c.otherText(a), Note: c.note(r), Wish: notation.Format(t.game, a)}, action: a})
	}
	return out
}

// answersNow reports whether a play is of the kind that the learner is asked for.
func (t *Session) answersNow(p *engine.Play) bool {
	d := t.state.Decision
	return d.Player == t.lesson.Seat && (p.At == d.Kind || p.Twists && d.Kind == engine.AskRespond)
}

// otherText names a play of another moment.
func (c *chooser) otherText(a engine.Action) string {
	switch {
	case a.Do.Heroic():
		return featName(a.Do)
	case a.Do == engine.DoComplete:
		return "Complete " + c.g.Name(a.Card)
	case a.Do == engine.DoPlay:
		return "Play " + c.g.Name(a.Card)
	case a.Do == engine.DoUse:
		return "Use " + textName(c.g, a.Card, a.Ability)
	}
	return beginText(c.g, c.s, a)
}

// later reports whether an action is Rest or a Heroic Feat that a later lesson teaches; for a lesson
// that stands on no shelf, a later part of the course.
func (t *Session) later(a engine.Action) bool {
	if a.Do != engine.DoRest && !a.Do.Heroic() {
		return false
	}
	teach := scenarios.Teaching(engine.PlayOf(a.Do, engine.NoSource).Rule)
	switch {
	case len(teach) == 0:
		return false
	case t.lesson.Number == 0:
		return teach[0].Part > t.lesson.Part
	}
	return teach[0].Number > t.lesson.Number
}

// refusal explains a refusal; what a later lesson teaches is not among what may be done instead.
func (t *Session) refusal(r *engine.Rejection) explain.Explanation {
	e := explain.Refusal(t.game, &t.state, r)
	v := engine.ViewOf(&t.state, t.lesson.Seat)
	all := len(e.Instead)
	e.Instead = slices.DeleteFunc(e.Instead, func(words string) bool {
		a, err := notation.Parse(t.game, &v, words)
		return err == nil && t.later(a)
	})
	if len(e.Instead) < all {
		e.LeftOut = 0 // of those not told, some may be later too
	}
	return e
}

// note is a refusal as a choice's note: its headline, or where that is long the title of its page.
func (c *chooser) note(r *engine.Rejection) string {
	said := noteOf(explain.Sentence(c.g, r.Action, int(c.s.Players), r.Unmet[0]))
	if title := r.Code().Page().Title; utf8.RuneCountInString(said) > shortNote {
		return title
	}
	return said
}
