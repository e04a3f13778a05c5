package enginetest

import "example.com/xseekers/engine"

// maxPayments bounds the payments tried for one cost; of more than that an even sample is taken.
const maxPayments = 600

// Shapes lists attempts of one seat, legal and illegal: every verb with every source, every card
// within reach, one absent and one not in the set; payments up to one Lead above the cost, of
// Leads in hand and not; every top; and for each verb fields that it has no use for.
func Shapes(g *engine.Game, s *engine.State, seat engine.Seat) []engine.Action {
	var out []engine.Action
	cards := reach(g, s, seat)
	hand := s.Seats[seat].Leads
	for _, do := range engine.Dos() {
		for from := engine.NoSource; from <= engine.FromDiscard+1; from++ {
			a := engine.Action{Do: do, By: seat, From: from}
			out = append(out, a, paying(a, engine.LeadsOf(engine.Glyph)), topped(a, engine.Vision))
			for _, a.Card = range cards {
				out = append(out, a)
			}
		}
		a := engine.Action{Do: do, By: seat}
		switch do {
		case engine.DoComplete:
			for _, a.Card = range cards {
				cost := 0
				if g.Known(a.Card) {
					cost = g.Adventure(a.Card).Emblems.Total()
				}
				for _, pay := range payments(hand, 1, cost+1) {
					out = append(out, paying(a, pay))
				}
				if g.Known(a.Card) {
					out = append(out, topped(paying(a, g.Adventure(a.Card).Emblems), engine.Glyph))
				}
			}
		case engine.DoDiscardLead, engine.DoDiscardDown:
			cost := 1
			if do == engine.DoDiscardDown {
				cost = max(0, hand.Total()-engine.HandLimit)
			}
			for _, pay := range payments(hand, max(1, cost-1), cost+1) {
				out = append(out, paying(a, pay))
				for top := engine.Glyph; top <= engine.Wild+1; top++ {
					out = append(out, topped(paying(a, pay), top))
				}
			}
		case engine.DoDiscardHand:
			for top := engine.Glyph; top <= engine.Wild+1; top++ {
				out = append(out, topped(a, top), topped(paying(a, hand), top))
			}
		}
	}
	if s.Variant == engine.AdvancedGame {
		out = append(out, advancedShapes(g, s, seat)...)
	}
	return out
}

func paying(a engine.Action, pay engine.Leads) engine.Action {
	a.Pay = pay
	return a
}

func topped(a engine.Action, top engine.Lead) engine.Action {
	a.Top = top
	return a
}

// reach lists the Adventures in the zones of a seat and of the active player, one that is in
// neither, and one that is not in the set.
func reach(g *engine.Game, s *engine.State, seat engine.Seat) []engine.Card {
	cards := append([]engine.Card{}, s.Seats[seat].Zone.List()...)
	if seat != s.Active {
		cards = append(cards, s.Seats[s.Active].Zone.List()...)
	}
	absent := engine.Card(1)
	for s.Seats[seat].Zone.Has(absent) || s.Seats[s.Active].Zone.Has(absent) {
		absent++
	}
	return append(cards, absent, engine.Card(len(g.Set().Adventures)+1))
}

// payments lists ways to pay at least and at most so many Leads, each type up to one above the hand.
func payments(hand engine.Leads, least, most int) []engine.Leads {
	var all []engine.Leads
	var choose func(l engine.Lead, pay engine.Leads, n int)
	choose = func(l engine.Lead, pay engine.Leads, n int) {
		if l > engine.Wild {
			if n >= least {
				all = append(all, pay)
			}
			return
		}
		for k := 0; k <= int(hand[l])+1 && n+k <= most; k++ {
			pay[l] = uint8(k)
			choose(l+1, pay, n+k)
		}
	}
	choose(engine.Glyph, engine.Leads{}, 0)
	if len(all) <= maxPayments {
		return all
	}
	sample := make([]engine.Leads, 0, maxPayments)
	for i := range maxPayments {
		sample = append(sample, all[i*len(all)/maxPayments])
	}
	return sample
}
