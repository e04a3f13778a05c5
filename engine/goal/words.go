package goal

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"example.com/xseekers/engine"
)

// Words is the goal as a sentence for the learner, without full stop: "You have archived The
// Drowned Gate". The other players are called what name says: "your rival", "player 3".
func (g Goal) Words(game *engine.Game, learner engine.Seat, name func(engine.Seat) string) string {
	said := teller{game, learner, name}.say(g, learner, true)
	return capital(said)
}

func capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + text[size:]
}

// teller puts goals into words for one learner.
type teller struct {
	game    *engine.Game
	learner engine.Seat
	name    func(engine.Seat) string
}

// say tells that a player's goal is met, or that it is not.
func (t teller) say(g Goal, player engine.Seat, met bool) string {
	you, are, have, hold, doNot := "you", "are", "have", "hold", "do not"
	if player != t.learner {
		you, are, have, hold, doNot = t.name(player), "is", "has", "holds", "does not"
	}
	not := ""
	if !met {
		not = " not"
	}
	switch g.Kind {
	case ArchivedCard:
		return you + " " + have + not + " archived " + t.title(g.Card)
	case ArchivedAtLeast:
		return you + " " + have + " archived " + amount(g.N, met, "Adventure")
	case ArchivedActionX:
		return you + " " + have + " " + amount(g.N, met, "ActionX card") + " in " + t.their(player) + " Archive Zone"
	case HandAtLeast:
		return you + " " + have + " " + amount(g.N, met, "Lead") + " in hand"
	case HandAtMost:
		return you + " " + have + " " + amount(g.N+1, !met, "Lead") + " in hand"
	case HandHolds:
		if !met {
			hold = doNot + " hold"
		}
		return you + " " + hold + " " + leads(&g.Leads)
	case HoldsActionX:
		if !met {
			hold = doNot + " hold"
		}
		return you + " " + hold + " " + t.title(g.Card)
	case ActionXAtLeast:
		return you + " " + have + " " + amount(g.N, met, "ActionX card") + " in hand"
	case ActiveHas:
		return t.title(g.Card) + " is" + not + " in " + t.whose(player) + " Active Zone"
	case IsLeveraged:
		return t.title(g.Card) + " is" + not + " sideways in " + t.whose(player) + " Active Zone"
	case HasPerformed:
		return you + " " + have + not + " performed " + capital(g.Feat.String()) + " this turn"
	case TopLead, TopCard, BottomLead, BottomCard:
		return t.inPile(g, not)
	case ZoneHas:
		return t.title(g.Card) + " is" + not + " in " + t.whose(player) + " Adventure Zone"
	case ZoneSize:
		switch {
		case g.N == 0:
			return you + " " + have + " " + amount(1, !met, "Active Adventure")
		case !met:
			have = doNot + " have"
		}
		return you + " " + have + " " + count(g.N, "Active Adventure")
	case StepIs:
		return "the game is" + not + ` at "` + g.Step.Title() + `"`
	case Asked:
		return you + " " + are + not + " asked to " + g.Ask.Task()
	case TurnOf:
		return "it is" + not + " " + t.whose(g.Seat) + " turn"
	case OnFinal:
		return you + " " + are + not + " on the Final Adventure"
	case WonBy:
		return you + " " + have + not + " won by " + endingWords[g.Ending]
	case All, Any:
		return t.join(g, player, met)
	case Not:
		return t.say(g.Parts[0], player, !met)
	case Of:
		return t.say(g.Parts[0], g.Seat, met)
	}
	return ""
}

var endingWords = map[engine.Ending]string{
	engine.WonByAdventures:   "the fifth Adventure",
	engine.WonByBreakthrough: "Breakthrough",
	engine.WonByStalemate:    "having the most Adventures in a stalemate",
}

// join tells the parts of All or Any; that not all are met is that some are not.
func (t teller) join(g Goal, player engine.Seat, met bool) string {
	var said []string
	for _, part := range g.Parts {
		said = append(said, t.say(part, player, met))
	}
	if (g.Kind == All) == met || len(said) == 1 {
		return strings.Join(said, ", and ")
	}
	return "either " + strings.Join(said, ", or ")
}

func (t teller) title(c engine.Card) string {
	if !t.game.Known(c) {
		return "that card"
	}
	return t.game.Name(c)
}

// inPile tells which card ends a discard pile.
func (t teller) inPile(g Goal, not string) string {
	pile, card := "the Adventure", t.title(g.Card)
	switch {
	case g.Kind == TopLead || g.Kind == BottomLead:
		pile, card = "the Lead", "a "+capital(g.Lead.String())
	case g.Card.IsActionX():
		pile = "the ActionX"
	}
	end := " at the bottom of "
	if g.Kind == TopLead || g.Kind == TopCard {
		end = " on top of "
	}
	return card + " is" + not + end + pile + " discard pile"
}

// their is whose with the player named before.
func (t teller) their(p engine.Seat) string {
	if p == t.learner {
		return "your"
	}
	return "their"
}

func (t teller) whose(p engine.Seat) string {
	if p == t.learner {
		return "your"
	}
	return t.name(p) + "'s"
}

// amount is "at least n things" where they are so many, else the rest of the numbers: "no thing",
// "at most n-1 things".
func amount(n int, reached bool, thing string) string {
	switch {
	case reached:
		return "at least " + count(n, thing)
	case n <= 1:
		return "no " + thing
	default:
		return "at most " + count(n-1, thing)
	}
}

func count(n int, thing string) string {
	if n != 1 {
		thing += "s"
	}
	return strconv.Itoa(n) + " " + thing
}

// leads is "2 Ruins, 1 Wild".
func leads(c *engine.Leads) string {
	var out []string
	for l := engine.Glyph; l <= engine.Wild; l++ {
		if c[l] > 0 {
			out = append(out, count(int(c[l]), capital(l.String())))
		}
	}
	return strings.Join(out, ", ")
}
