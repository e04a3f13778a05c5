package tutorial

import (
	"slices"

	"example.com/xseekers/engine"
)

// Causes tells what happened, line by line, with the causes of each line. It speaks only of what its
// reader sees.
func Causes(g *engine.Game, h *Happening, reader engine.Seat) []Told {
	c := causer{teller: teller{g, reader, int(h.Before.Players)}, h: h}
	for i, w := range g.Stack(&h.Before) {
		do := w.Do
		if do == engine.DoNothing {
			do = engine.DoComplete
		}
		c.begun = append(c.begun, begun{
			do: do, player: w.Frame.Player, card: w.Frame.Card, ability: w.Frame.Ability, before: true, answers: i > 0,
		})
	}
	var out []Told
	for events := h.Events; len(events) > 0; {
		r := c.gather(events)
		of := events[:r.n]
		events = events[r.n:]
		r.goesOn = len(events) > 0 && events[0].Verb != engine.VerbAnnounce
		if text := c.tell(&r); text != "" {
			out = append(out, Told{Text: text, Causes: c.causes(&r)})
		}
		for i := range of {
			c.note(&of[i])
		}
	}
	return out
}

// causer finds the causes of what happened while it goes through the events.
type causer struct {
	teller
	h      *Happening
	begun  []begun // announced and perhaps not finished, the last one last
	costs  int     // events still to come that pay for what was announced last
	passed bool    // somebody has passed on it
}

// begun is something announced.
type begun struct {
	do      engine.Do // DoComplete: the reward of the card
	player  engine.Seat
	card    engine.Card
	ability uint8
	before  bool // before this happening
	answers bool // it is an answer
}

// note keeps what an event changes for those after it.
func (c *causer) note(e *engine.Event) {
	switch {
	case e.Verb == engine.VerbAnnounce:
		c.begun = append(c.begun, begun{
			do: e.Do, player: e.Player, card: e.Card, ability: uint8(e.N), answers: c.h.Before.Decision.Kind == engine.AskRespond,
		})
		c.costs, c.passed = c.paying(), false
	case e.Verb == engine.VerbReward:
		c.begun = append(c.begun, begun{do: engine.DoComplete, player: e.Player, card: e.Card})
		c.passed = false
	case e.Verb == engine.VerbPass:
		c.passed = true
	case e.From == engine.UnderCard: // it goes with its card
	case c.costs > 0:
		c.costs--
	}
}

// paying is how many events pay for the action that was announced.
func (c *causer) paying() int {
	a := &c.h.Action
	n := a.Pay.Total()
	if a.Spend != 0 {
		n++
	}
	if text := c.g.Text(a.Card, a.Ability); text != nil {
		for _, cost := range text.Costs {
			if cost.Kind == engine.CostLeverage || cost.Kind == engine.CostArchive {
				n++
			}
		}
	}
	return n
}

// source is what an event is part of carrying out or paying for; nil where it is nothing announced.
func (c *causer) source(e *engine.Event) *begun {
	if c.costs > 0 {
		return &c.begun[len(c.begun)-1]
	}
	card, do := e.Source, e.Cause.Do()
	if inside(do) {
		f, _ := c.g.Asking(&c.h.Before)
		card, do = f.Card, f.Program.Do()
	}
	for i := len(c.begun) - 1; i >= 0; i-- {
		b := &c.begun[i]
		switch {
		case e.Verb == engine.VerbNegate && b.player != e.Player:
		case b.do.Heroic() && b.do == do,
			do == engine.DoNothing && card != 0 && b.card == card:
			return b
		}
	}
	return nil
}

// inside reports whether an action is a choice inside an effect (7.10).
func inside(do engine.Do) bool {
	p := engine.PlayOf(do, engine.NoSource)
	return p != nil && p.Names >= engine.NamesLooked
}

// causes is the chain of a line's causes, the nearest first.
func (c *causer) causes(r *run) []Cause {
	if r.Verb == engine.VerbAnnounce {
		return c.ofAnnouncement(r)
	}
	if r.Verb == engine.VerbPass {
		return []Cause{{"Nobody has to answer, and passing is a choice of one's own.", []engine.Rule{r.Rule}}}
	}
	var out []Cause
	if r.Not {
		out = append(out, Cause{whyNot(r), []engine.Rule{r.Why}})
	}
	b := c.source(&r.Event)
	out = append(out, c.nearest(r, b))
	if b != nil && c.costs > 0 && b.do.Heroic() {
		out = append(out, c.changes(b)...)
	}
	if b != nil && r.From != engine.UnderCard {
		out = append(out, c.beginning(b))
	}
	acted := !c.announcedNow() // what the player did now is not told yet
	if b != nil && c.costs == 0 && c.h.Before.Variant == engine.AdvancedGame && (c.passed || !b.before) && !inside(c.h.Action.Do) {
		out = append(out, c.unanswered())
		acted = acted && c.h.Action.Do != engine.DoPass
	}
	if acted && (b == nil || b.before || c.h.Action.Do != engine.DoComplete) {
		out = append(out, c.action())
	}
	return out
}

// announcedNow reports whether the happening began with an announcement.
func (c *causer) announcedNow() bool {
	return slices.ContainsFunc(c.begun, func(b begun) bool { return !b.before && b.do != engine.DoComplete })
}

// rules puts rules together, each once.
func rules(some ...engine.Rule) (out []engine.Rule) {
	for _, r := range some {
		if r != engine.NoRule && !slices.Contains(out, r) {
			out = append(out, r)
		}
	}
	return out
}
