package explain

import (
	"strings"

	"example.com/xseekers/engine"
)

// The words of what is paid, and of what more is held.

// spendWords say which card pays, and what is done to it.
func spendWords(g *engine.Game, t *trial, a engine.Action) (verb, noun string) {
	switch {
	case a.Spend != 0:
		return spendVerb(g, a), t.name(g, a.Spend)
	case g.Known(t.try.Spend):
		return "leave out", g.Name(t.try.Spend)
	}
	return "name no other card", ""
}

// spendVerb is what is done to the card that pays for an action.
func spendVerb(g *engine.Game, a engine.Action) string {
	for _, c := range costs(g, a) {
		if c.Kind == engine.CostScrapAdventure || c.Kind == engine.CostScrap {
			return "scrap"
		}
	}
	if a.Do == engine.DoPoachSwap {
		return "give"
	}
	return "discard"
}

// leadsText says which Leads pay for an action, or which one ends on top.
func leadsText(g *engine.Game, a engine.Action) string {
	verb := "name"
	for _, c := range costs(g, a) {
		switch c.Kind {
		case engine.CostEmblems:
			verb = "pay"
		case engine.CostBury:
			verb = "bury"
		case engine.CostHand:
			return "put " + LeadName(a.Top) + " on top"
		case engine.CostDiscard, engine.CostSurplus, engine.CostLeadsOrActionX, engine.CostMatching, engine.CostType:
			verb = "discard"
		}
	}
	switch {
	case a.Pay == (engine.Leads{}) && a.Spend != 0: // the card pays instead
		return "leave the Leads out"
	case a.Pay == (engine.Leads{}):
		return verb + " no Lead"
	case a.Top != engine.NoLead:
		return verb + " " + Leads(a.Pay) + ", " + LeadName(a.Top) + " on top"
	}
	return verb + " " + Leads(a.Pay)
}

func moreText(more engine.Leads) string {
	var words []string
	for l := engine.Glyph; l <= engine.Wild; l++ {
		if more[l] > 0 {
			words = append(words, strings.Replace(Count(int(more[l]), l), " ", " more ", 1))
		}
	}
	return And(words)
}

// sentence joins clauses into one: "Hold one more Ruin, and pay Myth, Ruin and Ruin."
func sentence(clauses []string) string {
	last := len(clauses) - 1
	text := clauses[last]
	if last > 0 {
		text = strings.Join(clauses[:last], ", ") + ", and " + text
	}
	return Capital(text) + "."
}

// theyArchiveText says how many Adventures more a rival archives.
func theyArchiveText(t *trial, q engine.Seat, n int) string {
	who, more := Who(q, t.try.By, int(t.state.Players)), "one more Adventure"
	switch {
	case t.state.Seats[q].Archived == 0 && n == 1:
		more = "an Adventure"
	case n > 1:
		more = number(n) + " more Adventures"
		if t.state.Seats[q].Archived == 0 {
			more = number(n) + " Adventures"
		}
	}
	return "wait until " + who + " has archived " + more
}

// archivedText is a number of Adventures.
func archivedText(n int) string {
	if n == 1 {
		return "one Adventure"
	}
	return number(n) + " Adventures"
}
