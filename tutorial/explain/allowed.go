package explain

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
)

// Allowance is an allowed action as data, for any screen.
type Allowance struct {
	Attempt      string // the action, in words
	By           engine.Seat
	Rule         engine.Rule // that gives it
	Consequences []Consequence
}

// Consequence is what an allowed action brings with it that its player may not have thought of.
type Consequence struct {
	Text string
	Rule engine.Rule
}

// Allowed tells of a legal action by which rule it is allowed, and what follows from it if nobody
// answers: found by applying it to a copy, as far as public facts decide.
func Allowed(g *engine.Game, s *engine.State, a engine.Action) Allowance {
	return Allowance{Attempt: notation.Format(g, a), By: a.By, Rule: RuleOf(g, s, a), Consequences: consequences(g, s, a)}
}

// Markdown is the allowance as a page.
func (a *Allowance) Markdown() string {
	var b strings.Builder
	fmt.Fprintf(&b, "**That is allowed.** Rule %s, *%s*.\n", a.Rule, a.Rule.Text().Title)
	for i, c := range a.Consequences {
		if i == 0 {
			b.WriteByte('\n')
		}
		fmt.Fprintf(&b, "- %s *(rule %s)*\n", c.Text, c.Rule)
	}
	return b.String()
}

// consequences are those of an action worth telling: that it may be Thwarted, how the game ends by it,
// that the Final Adventure begins, what its player then has to give up, and what is due and does not
// come. None of them depends on which cards lie hidden.
func consequences(g *engine.Game, s *engine.State, a engine.Action) (out []Consequence) {
	after, log := *s, engine.Log{}
	if g.Apply(&after, a, &log) != nil {
		return nil
	}
	if isThwartable(g, a) && thwarter(&after, a.By) {
		out = append(out, Consequence{"It can be Thwarted.", engine.R7_6})
	}
	passAll(g, &after, &log)
	switch {
	case after.Ending == engine.WonByBreakthrough && after.Winner != a.By:
		who := Who(after.Winner, a.By, int(s.Players))
		return append(out, Consequence{"If nobody else answers, " + who + " wins the game by Breakthrough.", engine.R10_1})
	case after.Over():
		return append(out, endings[after.Ending])
	}
	was, is := &s.Seats[a.By], &after.Seats[a.By]
	if is.Final && !was.Final {
		out = append(out, Consequence{
			"It begins your Final Adventure: you discard your Leads, and the next player picks the Adventure that stays.", engine.R6_1,
		})
	}
	if was.Final && was.Zone.N > 0 && is.Zone.N == 0 {
		out = append(out, Consequence{"It leaves you without an Active Adventure, and you reveal none.", engine.R6_10})
	}
	out = append(out, notDone(log.Events, a.By)...)
	return append(out, givenUp(g, &after, a.By)...)
}

// endings is how an action ends the game.
var endings = [...]Consequence{
	engine.WonByAdventures: {"It wins the game: it is your fifth archived Adventure.", engine.R1_1},
	engine.WonByStalemate:  {"It ends the game: a whole round has gone by without progress.", engine.R1_8},
	engine.Drawn:           {"It ends the game: a whole round has gone by without progress.", engine.R1_8},
	engine.WonByBreakthrough: {
		"Carried out, it wins the game: your Active Zone and Archive Zone hold seven ActionX cards or more.", engine.R10_1,
	},
}

// givenUp is what a player has to give up next.
func givenUp(g *engine.Game, s *engine.State, by engine.Seat) []Consequence {
	if s.Decision.Player != by {
		return nil
	}
	switch s.Decision.Kind {
	case engine.AskScrapAdventure:
		return []Consequence{{
			"It leaves you with too many Active Adventures: you scrap until three are left, and choose which.", engine.R2_10,
		}}
	case engine.AskDiscardDown:
		view := engine.ViewOf(s, by)
		limit := int(g.InForce(&view, by).Hand)
		more := Count(s.Seats[by].Leads.Total()-limit, engine.NoLead)
		return []Consequence{{fmt.Sprintf("You then discard %s, down to %s.", more, number(limit)), engine.R4_5}}
	}
	return nil
}

// passAll has everybody pass who is asked for an answer, until something else is asked.
func passAll(g *engine.Game, s *engine.State, log *engine.Log) {
	for !s.Over() && s.Decision.Kind == engine.AskRespond {
		if g.Apply(s, engine.Action{Do: engine.DoPass, By: s.Decision.Player}, log) != nil {
			return
		}
	}
}

// isThwartable reports whether an action is one that Thwart negates (7.6, 7.2).
func isThwartable(g *engine.Game, a engine.Action) bool {
	if text := textOf(g, a); text != nil {
		return text.Heroic != engine.DoNothing || a.Do == engine.DoPlay && g.ActionX(a.Card).Kind == engine.Feat
	}
	return a.Do.Heroic()
}

// thwarter reports whether somebody is asked who holds Leads for a Thwart, as the number of cards in
// the hands lets everybody see (8.11).
func thwarter(s *engine.State, by engine.Seat) bool {
	if s.Decision.Kind != engine.AskRespond {
		return false
	}
	for q := range engine.Seat(s.Players) {
		if q != by && s.Seats[q].Leads.Total() >= 2 {
			return true
		}
	}
	return false
}

// notDone is what was due to a player and did not come, by the rule why.
func notDone(events []engine.Event, by engine.Seat) (out []Consequence) {
	for _, e := range events {
		if !e.Not || e.Player != by || e.N == 0 {
			continue
		}
		what := map[engine.Thing]string{engine.ALead: "Lead", engine.AnAdventure: "Adventure", engine.AnActionX: "ActionX card"}[e.Thing]
		verb := map[engine.Verb]string{engine.VerbDraw: "drawn", engine.VerbSeek: "revealed"}[e.Verb]
		switch {
		case what == "" || verb == "":
		case e.N == 1:
			out = append(out, Consequence{"One " + what + " that is due is not " + verb + ".", e.Why})
		default:
			out = append(out, Consequence{Capital(number(int(e.N))) + " " + what + "s that are due are not " + verb + ".", e.Why})
		}
	}
	return out
}

// RuleOf is the rule that gives an action that is allowed: of the text of a card, what it is and
// when it is played or used.
func RuleOf(g *engine.Game, s *engine.State, a engine.Action) engine.Rule {
	text := textOf(g, a)
	if text == nil {
		return engine.PlayOf(a.Do, a.From).Rule
	}
	switch {
	case text.Heroic != engine.DoNothing:
		return engine.R7_2
	case s.Decision.Kind == engine.AskRespond:
		return engine.R8_7
	case a.Do == engine.DoPlay:
		return [...]engine.Rule{engine.Feat: engine.R2_5, engine.Site: engine.R2_6, engine.Relic: engine.R2_7}[g.ActionX(a.Card).Kind]
	case text.Exploit:
		return engine.R8_2
	case text.Leverages():
		return engine.R8_6
	}
	return engine.R8_1
}

// textOf is the text of the card that an action plays or uses; nil where it does neither.
func textOf(g *engine.Game, a engine.Action) *engine.Ability {
	if a.Do != engine.DoPlay && a.Do != engine.DoUse {
		return nil
	}
	return g.Text(a.Card, a.Ability)
}
