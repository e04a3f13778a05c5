package explain

import (
	"strings"

	"example.com/xseekers/engine"
)

// The changes of a repair in words.

// payText says what to pay, where that differs from the attempt.
func payText(g *engine.Game, try, legal engine.Action) string {
	var says []string
	switch {
	case legal.Spend == try.Spend:
	case legal.Spend != 0:
		says = append(says, spendVerb(g, legal)+" "+g.Name(legal.Spend))
	case g.Known(try.Spend):
		says = append(says, "leave out "+g.Name(try.Spend))
	default:
		says = append(says, "name no other card")
	}
	if legal.Pay != try.Pay || legal.Top != try.Top {
		says = append(says, leadsText(g, legal))
	}
	return And(says)
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

// sentence joins changes into one: "Hold one more Ruin, and pay Myth, Ruin and Ruin."
func sentence(changes []string, last string) string {
	if last != "" {
		changes = append(changes[:len(changes):len(changes)], last)
	}
	return Capital(strings.Join(changes, ", and ")) + "."
}
