package tutorial

import (
	"slices"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial/explain"
)

// Story tells events to a reader, one short sentence each, from the events alone. Cards that move
// together the same way share a sentence, and so do passes in a row and the two cards of a swap.
func Story(g *engine.Game, events []engine.Event, reader engine.Seat, players int) []string {
	t := teller{g, reader, players}
	var out []string
	for len(events) > 0 {
		r := t.gather(events)
		events = events[r.n:]
		r.goesOn = len(events) > 0 && events[0].Verb != engine.VerbAnnounce
		if s := t.tell(&r); s != "" {
			out = append(out, s)
		}
	}
	return out
}

// run is events that share a sentence: the first as the reader sees it, how many they are, and what
// the reader sees of the cards.
type run struct {
	engine.Event
	n       int
	leads   engine.Leads
	cards   []engine.Card
	players []engine.Seat // whose they are, each once
	goesOn  bool          // more follows that is no announcement
}

// gather is the run that events begin with.
func (t teller) gather(events []engine.Event) run {
	r := run{Event: events[0].For(t.reader)}
	for _, e := range events {
		seen := e.For(t.reader)
		if r.n > 0 && !r.takes(seen) {
			break
		}
		r.n++
		r.leads[seen.Lead]++
		r.cards = append(r.cards, seen.Card)
		if !slices.Contains(r.players, seen.Player) {
			r.players = append(r.players, seen.Player)
		}
	}
	r.leads[engine.NoLead] = 0
	return r
}

// takes reports whether one more event belongs to the run.
func (r *run) takes(e engine.Event) bool {
	if e.Verb != r.Verb || e.Not || r.Not {
		return false
	}
	switch e.Verb {
	case engine.VerbPass:
		return e.Rule == r.Rule
	case engine.VerbSwap:
		return r.n == 1
	case engine.VerbDraw, engine.VerbDiscard, engine.VerbPay, engine.VerbBury, engine.VerbLook:
		return e.Player == r.Player && e.From == r.From && e.Thing == r.Thing && hidden(e) == hidden(r.Event)
	}
	return false
}

// hidden reports whether the reader does not see which card it is.
func hidden(e engine.Event) bool { return e.Lead == engine.NoLead && e.Card == 0 }

// what is the cards of a run in words, as far as the reader sees them.
func (t teller) what(r *run) string {
	switch {
	case hidden(r.Event):
		return count(r.n, r.Thing)
	case r.Thing == engine.ALead:
		return explain.Leads(r.leads)
	}
	var names []string
	for _, c := range r.cards {
		names = append(names, t.g.Name(c))
	}
	return explain.And(names)
}
