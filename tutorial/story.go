package tutorial

import (
	"fmt"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial/explain"
)

// Story tells events to a reader, one sentence each, from the events alone. Leads that move
// together the same way share a sentence.
func Story(g *engine.Game, events []engine.Event, reader engine.Seat, players int) []string {
	t := teller{g, reader, players}
	var out []string
	for i := 0; i < len(events); {
		e := events[i].For(reader)
		n := 1
		leads := engine.LeadsOf(e.Lead)
		for i+n < len(events) {
			next := events[i+n].For(reader)
			if next.Verb != e.Verb || next.Player != e.Player || next.Not || e.Not || !movesLead(e) ||
				(next.Lead == engine.NoLead) != (e.Lead == engine.NoLead) {
				break
			}
			leads[next.Lead]++
			n++
		}
		if s := t.tell(e, leads, n); s != "" {
			out = append(out, s)
		}
		i += n
	}
	return out
}

// movesLead reports whether the event is one Lead among others that may move with it.
func movesLead(e engine.Event) bool {
	switch e.Verb {
	case engine.VerbDraw, engine.VerbDiscard, engine.VerbPay:
		return true
	}
	return false
}

type teller struct {
	g       *engine.Game
	reader  engine.Seat
	players int
}

// tell says one event, or n Leads that moved together; "" for what the reader needs no word about.
func (t teller) tell(e engine.Event, leads engine.Leads, n int) string {
	if e.Not {
		return t.didNot(e)
	}
	card := ""
	if e.Card != 0 {
		card = t.g.Adventure(e.Card).Name
	}
	switch e.Verb {
	case engine.VerbTurn:
		return t.who(e, "begin", fmt.Sprintf("turn %d", e.N))
	case engine.VerbDraw:
		if e.Lead == engine.NoLead {
			return t.who(e, "draw", explain.Count(n, engine.NoLead))
		}
		leads[engine.NoLead] = 0
		return t.who(e, "draw", explain.Leads(leads))
	case engine.VerbDiscard:
		return t.who(e, "discard", explain.Leads(leads))
	case engine.VerbPay:
		return t.who(e, "pay", explain.Leads(leads))
	case engine.VerbTake:
		what := card
		if e.Lead != engine.NoLead {
			what = "the " + explain.LeadName(e.Lead)
		}
		return t.who(e, "take", what+" from the discard pile")
	case engine.VerbSeek:
		return t.who(e, "seek", card)
	case engine.VerbScrap:
		return t.who(e, "scrap", card)
	case engine.VerbArchive:
		return t.who(e, "archive", card)
	case engine.VerbReward:
		return t.who(e, "take", "the reward of "+card)
	case engine.VerbFinal:
		return t.who(e, "enter", "the Final Adventure")
	case engine.VerbKeep:
		return card + " stays."
	case engine.VerbRemakeLeads:
		return fmt.Sprintf("The Lead discard pile, but for its top card, is shuffled into a new deck of %d.", e.N)
	case engine.VerbRemakeAdventures:
		return fmt.Sprintf("The Adventure discard pile, but for its top card, is shuffled into a new deck of %d.", e.N)
	case engine.VerbStalemate:
		return "A whole round moved nothing: the game ends."
	case engine.VerbRest:
		return t.who(e, "rest", "")
	case engine.VerbEnd:
		return t.who(e, "end", "the turn")
	case engine.VerbWin:
		return t.who(e, "win", "the game")
	}
	return ""
}

// didNot says what was due and did not happen, and why.
func (t teller) didNot(e engine.Event) string {
	why := "rule " + e.Why.String() + ", " + e.Why.Text().Title
	switch e.Verb {
	case engine.VerbDraw:
		return "Nothing more is drawn (" + why + ")."
	case engine.VerbSeek:
		return "No Adventure is there to seek (" + why + ")."
	case engine.VerbStep:
		return "The step is skipped (" + why + ")."
	case engine.VerbWin:
		return "The game ends in a draw (" + why + ")."
	}
	return ""
}

// who makes a sentence of who does what: "You draw Myth." "Your rival draws two Leads."
func (t teller) who(e engine.Event, verb, what string) string {
	who := explain.Who(e.Player, t.reader, t.players)
	if e.Player != t.reader {
		verb += "s"
	}
	if what != "" {
		what = " " + what
	}
	return explain.Capital(who) + " " + verb + what + "."
}
