package coach

import (
	"fmt"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial/explain"
)

// acting is what there is to say in the learner's own action step (4.4).
func (w watcher) acting() []remark {
	legal := w.g.Legal(w.s, nil)
	out := w.wins(legal)
	if out != nil {
		return out
	}
	out = append(out, w.completions()...)
	out = append(out, w.nearly()...)
	out = append(out, w.overflow()...)
	out = append(out, w.possible(legal)...)
	return append(out, w.threats()...)
}

// wins names what ends the game at once. What a rival may answer is left to threats.
func (w watcher) wins(legal []engine.Action) []remark {
	for i := range legal {
		s := *w.s
		if legal[i].Do == engine.DoComplete && w.g.Apply(&s, legal[i], nil) == nil && s.Over() && s.Winner == w.me {
			return []remark{{winning, "Complete " + w.g.Name(legal[i].Card) + " and you win.", ""}}
		}
		if legal[i].Do == engine.DoBreakthrough && w.v.Seats[w.me].Final && w.counted() >= engine.BreakthroughWins {
			return []remark{{winning, fmt.Sprintf("You have %d ActionX cards in play and archived: a Breakthrough wins, unless it is Thwarted.", w.counted()), ""}}
		}
	}
	return nil
}

// counted is the learner's ActionX cards that count for the win by Breakthrough (10.1).
func (w watcher) counted() int {
	seat := &w.v.Seats[w.me]
	return seat.Active.Count() + seat.Stored.Count()
}

// completions names the Adventures that can be paid, and what the fourth costs (6.2).
func (w watcher) completions() (out []remark) {
	for _, c := range w.s.Seats[w.me].Zone.List() {
		pay, ok := payable(w.g, w.s, w.me, c)
		if !ok {
			continue
		}
		r := remark{completing, "You can complete " + w.g.Name(c) + " with " + explain.Leads(pay) + ".", "Each archived Adventure is a fifth of the way, and its reward comes at once."}
		if pay[engine.Wild] > 0 {
			r.why = "A Wild stands in where you have no other; keep it if the Lead itself may come."
		}
		out = append(out, r)
		left := w.s.Seats[w.me].Leads.Total() - pay.Total()
		if w.v.Seats[w.me].Archived == engine.MaxArchived-2 && left > 0 {
			out = append(out, remark{
				finishing, fmt.Sprintf("It would be your fourth, and the %s left in your hand would be discarded.", explain.Count(left, engine.NoLead)),
				"So do first what else you want to pay for this turn.",
			})
		}
		return out
	}
	return out
}

// nearly names an Adventure that one Lead more would pay.
func (w watcher) nearly() []remark {
	for _, c := range w.s.Seats[w.me].Zone.List() {
		types := completedBy(w.g, w.s, w.me, c)
		if len(types) == 0 {
			continue
		}
		var names []string
		for _, l := range types {
			names = append(names, explain.LeadName(l))
		}
		return []remark{{
			near, fmt.Sprintf("One %s more would complete %s.", explain.Or(names), w.g.Name(c)),
			"A Wild would do as well. Keep what it needs.",
		}}
	}
	return nil
}

// possible names what else the Advanced Game lets the learner do now.
func (w watcher) possible(legal []engine.Action) (out []remark) {
	var feats, cards, abilities []string
	add := func(to *[]string, name string) {
		if len(*to) == 0 || (*to)[len(*to)-1] != name {
			*to = append(*to, name)
		}
	}
	for i := range legal {
		switch a := &legal[i]; {
		case a.Do.Heroic():
			add(&feats, explain.Capital(a.Do.String()))
		case a.Do == engine.DoPlay:
			add(&cards, w.g.Name(a.Card))
		case a.Do == engine.DoUse:
			add(&abilities, w.g.Name(a.Card))
		}
	}
	if cards != nil {
		out = append(out, remark{
			playing, "You can play " + explain.Or(cards) + ".",
			"Playing it costs nothing but what its own text asks, and once archived it counts for a win by Breakthrough.",
		})
	}
	if abilities != nil {
		out = append(out, remark{using, "You can use " + explain.Or(abilities) + ".", "What has to be turned sideways stays so until your next turn begins."})
	}
	if feats != nil {
		out = append(out, remark{
			featuring, "You can perform " + explain.Or(feats) + ".",
			"Each at most once a turn. Ask yourself whether the Leads it costs are not better spent on an Adventure.",
		})
	}
	return out
}

// overflow counts the Leads that the end of the turn would take (4.5).
func (w watcher) overflow() []remark {
	limit := int(w.g.InForce(w.v, w.me).Hand)
	over := w.s.Seats[w.me].Leads.Total() - limit
	if over <= 0 {
		return nil
	}
	return []remark{{
		keeping, fmt.Sprintf("End the turn now, and you discard %s.", explain.Count(over, engine.NoLead)),
		fmt.Sprintf("Only %s stay in your hand, and only your own turn's end asks it.", explain.Count(limit, engine.NoLead)),
	}}
}
