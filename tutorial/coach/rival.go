package coach

import (
	"fmt"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial/explain"
)

// threats says what rivals could do, by what everybody sees of them.
func (w watcher) threats() (out []remark) {
	for p := w.s.Next(w.me); p != w.me; p = w.s.Next(p) {
		seat := &w.v.Seats[p]
		who := explain.Capital(explain.Who(p, w.me, int(w.v.Players)))
		if seat.Final && seat.Zone.N > 0 {
			out = append(out, remark{
				threatened, fmt.Sprintf("%s is on the Final Adventure: %s and %s would win.", who, explain.Count(int(seat.LeadsN), engine.NoLead), w.dear(p)),
				"Count what they hold against what it costs.",
			})
			continue
		}
		if feat := w.could(p); feat != "" {
			out = append(out, remark{
				threatened, fmt.Sprintf("In their turn %s could %s.", explain.Who(p, w.me, int(w.v.Players)), feat),
				"What is nearly paid in your zone tempts them most.",
			})
		}
	}
	return out
}

// dear is the Adventure of a player's that costs least, with its cost.
func (w watcher) dear(p engine.Seat) string {
	var best engine.Card
	least := engine.MaxEmblems + 1
	for _, c := range w.v.Seats[p].Zone.Cards[:w.v.Seats[p].Zone.N] {
		if n := w.g.Adventure(c).Emblems.Total(); n < least {
			best, least = c, n
		}
	}
	return fmt.Sprintf("%s (%s)", w.g.Name(best), explain.Leads(w.g.Adventure(best).Emblems))
}

// could is the Heroic Feat with which a rival could reach for an Adventure of the learner's in their
// own turn, "" for none. Whichever Leads they hold, one of them pays a Poach or a Sabotage (7.5, 7.9).
func (w watcher) could(p engine.Seat) string {
	if w.v.Variant != engine.AdvancedGame || w.v.Seats[w.me].Zone.N == 0 {
		return ""
	}
	t := inActions(w.s, p)
	poach, sabotage := false, false
	for _, a := range w.g.Legal(&t, nil) {
		poach = poach || a.Do == engine.DoPoach
		sabotage = sabotage || a.Do == engine.DoSabotage
	}
	switch {
	case poach:
		return "Poach an Adventure of yours, as they are tied or behind"
	case sabotage:
		return "Sabotage an Adventure of yours"
	}
	return ""
}

// answering says what can be done about what a rival has announced (8.8), or in a pause (8.9).
func (w watcher) answering() []remark {
	var thwart *engine.Action
	var cards []string
	legal := w.g.Legal(w.s, nil)
	for i := range legal {
		switch a := &legal[i]; {
		case a.Do == engine.DoThwart && (thwart == nil || a.Pay[engine.Wild] < thwart.Pay[engine.Wild]):
			thwart = a
		case a.Do == engine.DoPlay || a.Do == engine.DoUse:
			if name := w.g.Name(a.Card); len(cards) == 0 || cards[len(cards)-1] != name {
				cards = append(cards, name)
			}
		}
	}
	var out []remark
	if thwart != nil {
		out = append(out, remark{
			answering, "You can Thwart it by burying " + explain.Leads(thwart.Pay) + ".",
			"It costs you two Leads and them what they paid. Let small things pass, and keep a pair for what would win.",
		})
	}
	if cards != nil {
		out = append(out, remark{answering, "You can answer with " + explain.Or(cards) + ".", ""})
	}
	return out
}
