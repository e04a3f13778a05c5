package tutorial

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial/explain"
)

// teller puts what happened into words for one reader.
type teller struct {
	g       *engine.Game
	reader  engine.Seat
	players int
}

// tell says a run of events; "" for what the reader needs no word about.
func (t teller) tell(r *run) string {
	if r.Not {
		return t.didNot(r)
	}
	switch r.Verb {
	case engine.VerbTurn:
		return t.does(r, "begin", fmt.Sprintf("turn %d", r.N))
	case engine.VerbDraw:
		verb := "draw"
		if r.From == engine.Looked {
			verb = "keep"
		}
		return t.does(r, verb, t.what(r))
	case engine.VerbDiscard:
		return t.does(r, "discard", t.what(r))
	case engine.VerbPay:
		return t.does(r, "pay", explain.Leads(r.leads))
	case engine.VerbTake:
		what := t.what(r)
		if r.Thing == engine.ALead {
			what = "the " + what
		}
		return t.does(r, "take", what+" from the discard pile")
	case engine.VerbSeek:
		if r.Rule == engine.R6_9 {
			return t.does(r, t.be(r)+" left without an Active Adventure and seek", t.what(r))
		}
		return t.does(r, "seek", t.what(r))
	case engine.VerbScrap:
		return t.does(r, "scrap", t.what(r))
	case engine.VerbArchive:
		return t.does(r, "archive", t.what(r))
	case engine.VerbReward:
		return t.does(r, "take", "the reward of "+t.what(r))
	case engine.VerbFinal:
		return t.does(r, "enter", "the Final Adventure")
	case engine.VerbKeep:
		return t.what(r) + " stays."
	case engine.VerbRemakeLeads:
		return fmt.Sprintf("The Lead discard pile, but for its top card, is shuffled into a new deck of %d.", r.N)
	case engine.VerbRemakeAdventures:
		return fmt.Sprintf("The Adventure discard pile, but for its top card, is shuffled into a new deck of %d.", r.N)
	case engine.VerbStalemate:
		return "A whole round moved nothing: the game ends."
	case engine.VerbRest:
		return t.does(r, "rest", "")
	case engine.VerbEnd:
		return t.does(r, "end", "the turn")
	case engine.VerbWin:
		if r.Rule == engine.R10_1 {
			return t.does(r, "win", fmt.Sprintf("the game by Breakthrough, with at least %s in play and in the Archive",
				count(engine.BreakthroughWins, engine.AnActionX)))
		}
		return t.does(r, "win", "the game")
	}
	return t.tellAdvanced(r)
}

// didNot says what was due and did not happen, and why.
func (t teller) didNot(r *run) string {
	var said string
	switch r.Verb {
	case engine.VerbDraw:
		said = "Nothing more is drawn"
	case engine.VerbSeek:
		said = "No Adventure is there to seek"
	case engine.VerbStep:
		said = "The step is skipped"
	case engine.VerbWin:
		said = "The game ends in a draw"
	case engine.VerbTake:
		said = "The discard pile has nothing to take"
	case engine.VerbLook:
		said = "Nothing more is there to look at" + forWhat(t.g, r)
	case engine.VerbShow:
		said = "No Lead is there to show"
	case engine.VerbBond:
		said = t.g.Name(r.Card) + " enters without a Bonded type"
	case engine.VerbNothing:
		said = t.foundNothing(r)
	default:
		return ""
	}
	return said + " (rule " + r.Why.String() + ", " + r.Why.Text().Title + ")."
}

// does makes a sentence of who does what: "You draw Myth." "Your rival draws two Leads."
func (t teller) does(r *run, verb, what string) string {
	who := explain.Who(r.Player, t.reader, t.players)
	if what != "" {
		what = " " + what
	}
	return explain.Capital(who) + " " + t.verb(r.Player, verb) + what + "."
}

// verb is a verb in the form that goes with a player; one after "and" goes with them too.
func (t teller) verb(p engine.Seat, verb string) string {
	if p == t.reader {
		return verb
	}
	word := verb[strings.LastIndex(verb, " ")+1:]
	start := strings.TrimSuffix(verb, word)
	switch {
	case strings.HasSuffix(word, "ry"):
		return start + strings.TrimSuffix(word, "y") + "ies"
	case strings.HasSuffix(word, "ss"):
		return start + word + "es"
	}
	return start + word + "s"
}

func (t teller) be(r *run) string {
	if r.Player == t.reader {
		return "are"
	}
	return "is"
}

// whose is a player's possessive: "your", "player 3's".
func (t teller) whose(p engine.Seat) string {
	if p == t.reader {
		return "your"
	}
	return explain.Who(p, t.reader, t.players) + "'s"
}

// count is a number of cards of a kind: "two Leads", "an ActionX card".
func count(n int, of engine.Thing) string {
	name := "Lead"
	switch of {
	case engine.AnAdventure:
		name = "Adventure"
	case engine.AnActionX:
		name = "ActionX card"
	}
	if n == 1 && of != engine.ALead {
		return "an " + name
	}
	return strings.Replace(explain.Count(n, engine.NoLead), "Lead", name, 1)
}
