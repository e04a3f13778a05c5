package bots

import (
	"slices"

	"example.com/xseekers/engine"
)

// novice plays as a sensible beginner: it goes for the Adventure it is nearest to, keeps what that
// needs, completes what it can, and looks no further ahead.
type novice struct{}

func (novice) Name() string { return "novice" }

func (novice) Choose(t *Turn) engine.Action {
	v := t.View()
	best := t.Options[0]
	most := score(t.Game, &v, &best)
	for _, a := range t.Options[1:] {
		if s := score(t.Game, &v, &a); slices.Compare(s[:], most[:]) > 0 {
			best, most = a, s
		}
	}
	return best
}

// score says how much the novice likes an option; the second number decides between equals.
func score(g *engine.Game, v *engine.View, a *engine.Action) [2]int {
	zone := v.Seats[v.Seat].Zone.List()
	switch a.Do {
	case engine.DoRest:
		return [2]int{1}
	case engine.DoChooseAdventure:
		return preferTop(a, v.AdventurePileN > 0 && wantsAdventure(g, v, zone))
	case engine.DoScrapAdventure:
		card := g.Adventure(a.Card)
		return [2]int{distance(&card.Emblems, &v.Hand), -gain(card.Reward)}
	case engine.DoCollectLeads:
		return preferTop(a, v.LeadPileN > 0 && wantsLead(g, v, zone))
	case engine.DoDiscardLead, engine.DoDiscardDown:
		left := without(v.Hand, a.Pay)
		return [2]int{promise(g, zone, &left), -help(g, v, topOf(a))}
	case engine.DoComplete:
		return [2]int{1 + int(engine.MaxEmblems-a.Pay[engine.Wild]), gain(g.Adventure(a.Card).Reward)}
	case engine.DoDiscardHand:
		return [2]int{-help(g, v, a.Top)}
	case engine.DoRivalsChoice:
		card := g.Adventure(a.Card)
		return [2]int{card.Emblems.Total(), -gain(card.Reward)}
	}
	return [2]int{}
}

// preferTop scores the top of a discard pile above the deck where it is wanted, else below.
func preferTop(a *engine.Action, wanted bool) [2]int {
	if (a.From == engine.FromDiscard) == wanted {
		return [2]int{1}
	}
	return [2]int{}
}

// wantsAdventure reports whether the top of the pile is nearer than all in the zone.
func wantsAdventure(g *engine.Game, v *engine.View, zone []engine.Card) bool {
	top := v.AdventurePile[v.AdventurePileN-1]
	return distance(&g.Adventure(top).Emblems, &v.Hand) < nearest(g, zone, &v.Hand)
}

// wantsLead reports whether the top of the pile is a Wild or brings the nearest Adventure nearer.
func wantsLead(g *engine.Game, v *engine.View, zone []engine.Card) bool {
	top := v.LeadPile[v.LeadPileN-1]
	more := v.Hand
	more[top]++
	return top == engine.Wild || nearest(g, zone, &more) < nearest(g, zone, &v.Hand)
}

// without is a hand after a payment from it.
func without(hand, pay engine.Leads) engine.Leads {
	for l := engine.Glyph; l <= engine.Wild; l++ {
		hand[l] -= pay[l]
	}
	return hand
}

// topOf is the type that ends on top of what an action discards (1.6).
func topOf(a *engine.Action) engine.Lead {
	if a.Top != engine.NoLead {
		return a.Top
	}
	return a.Pay.List()[0]
}
