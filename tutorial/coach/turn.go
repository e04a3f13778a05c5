package coach

import (
	"fmt"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial/explain"
)

// beginning is what there is to say before the turn (4.1, 9.1).
func (w watcher) beginning() []remark {
	for _, a := range w.g.Legal(w.s, nil) {
		if a.Do == engine.DoRest {
			return []remark{{
				resting, "You hold no Lead, so you may Rest: two new Adventures and three Leads for a turn.",
				"A turn instead brings one Lead. Rest when nothing in your zone is near.",
			}}
		}
	}
	return nil
}

// choosing compares the Adventure on the discard pile with the unseen one (4.2).
func (w watcher) choosing() []remark {
	top := w.s.Adventures.Top()
	if top == 0 {
		return nil
	}
	t := *w.s
	t.Seats[w.me].Zone = engine.Zone{N: 1, Cards: [engine.MaxZone]engine.Card{top}}
	name := w.g.Name(top)
	const why = "The deck may bring better or worse; you see it only when you have taken it."
	switch n := lacks(w.g, &t, w.me, top); n {
	case 0:
		return []remark{{choosing, "Your hand pays for " + name + " on the discard pile.", why}}
	case 1:
		return []remark{{choosing, "You are one Lead short of " + name + " on the discard pile.", why}}
	default:
		return []remark{{choosing, fmt.Sprintf("For %s on the discard pile you lack %s.", name, explain.Count(n, engine.NoLead)), why}}
	}
}

// scrapping names the Adventure that is farthest (2.10).
func (w watcher) scrapping() []remark {
	far, most, equal := engine.Card(0), -1, false
	for _, c := range w.s.Seats[w.me].Zone.List() {
		switch n := lacks(w.g, w.s, w.me, c); {
		case n > most:
			far, most, equal = c, n, false
		case n == most:
			equal = true
		}
	}
	if far == 0 || equal {
		return nil
	}
	return []remark{{
		scrapping, fmt.Sprintf("You are farthest from %s: it lacks %s.", w.g.Name(far), explain.Count(most, engine.NoLead)),
		"What you scrap lies open on the discard pile for your rival. Look at its reward too before you let it go.",
	}}
}

// collecting says what the Lead on the discard pile would do (4.3).
func (w watcher) collecting() []remark {
	top := w.s.Leads.Top()
	if top == engine.NoLead {
		return nil
	}
	t := with(w.s, w.me, top)
	nearer := ""
	for _, c := range w.s.Seats[w.me].Zone.List() {
		before, after := lacks(w.g, w.s, w.me, c), lacks(w.g, &t, w.me, c)
		if after == 0 && before > 0 {
			return []remark{{
				collecting, fmt.Sprintf("The %s on the discard pile is all that %s lacks.", explain.LeadName(top), w.g.Name(c)),
				"Two cards from the deck are more, but you do not know which.",
			}}
		}
		if after < before && nearer == "" {
			nearer = w.g.Name(c)
		}
	}
	if nearer == "" {
		return []remark{{
			collecting, fmt.Sprintf("No Adventure of yours needs the %s on the discard pile: draw two.", explain.LeadName(top)),
			"Then discard the one you need least.",
		}}
	}
	return []remark{{
		collecting, fmt.Sprintf("The %s on the discard pile brings you nearer to %s.", explain.LeadName(top), nearer),
		"It is one card you know against the better of two that you do not.",
	}}
}

// discarding names the Leads that pay for an Adventure already, and those that pay for nothing in the
// zone (4.5, 4.7).
func (w watcher) discarding() (out []remark) {
	about := discarding
	if w.v.Decision.Kind == engine.AskDiscardDown {
		about = keeping
	}
	for _, c := range w.s.Seats[w.me].Zone.List() {
		if pay, ok := payable(w.g, w.s, w.me, c); ok {
			out = append(out, remark{about, "Keep " + explain.Leads(pay) + ": they pay for " + w.g.Name(c) + ".", ""})
			break
		}
	}
	types := useless(w.g, w.s, w.me)
	if len(types) == 0 {
		return out
	}
	var names []string
	for _, l := range types {
		names = append(names, explain.LeadName(l))
	}
	return append(out, remark{
		about, "Your Adventures as they lie do not need every " + explain.Or(names) + " you hold.",
		"Your discard lies open, so look what it would give your rival.",
	})
}

// staying says which Adventure a rival would finish last, when the learner makes the Rival's Choice (6.4).
func (w watcher) staying() []remark {
	var dear engine.Card
	most, equal := 0, false
	for _, a := range w.g.Legal(w.s, nil) {
		switch n := w.g.Adventure(a.Card).Emblems.Total(); {
		case n > most:
			dear, most, equal = a.Card, n, false
		case n == most:
			equal = true
		}
	}
	if dear == 0 || equal {
		return nil
	}
	return []remark{{
		staying, fmt.Sprintf("%s costs the most, %s.", w.g.Name(dear), explain.Count(most, engine.NoLead)),
		"Your rival has to complete the one you pick to win.",
	}}
}
