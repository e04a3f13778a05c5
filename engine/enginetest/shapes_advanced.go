package enginetest

import "example.com/xseekers/engine"

// maxVaried bounds the legal actions that are varied; of more an even sample is taken.
const maxVaried = 20

// advancedShapes lists attempts of one seat at what only the Advanced Game has: each verb with
// each card within reach and payments around its cost, and every legal action with one field
// after the other set to something else.
func advancedShapes(g *engine.Game, s *engine.State, seat engine.Seat) []engine.Action {
	var out []engine.Action
	near := nearby(g, s, seat)
	hand := s.Seats[seat].Leads
	for _, do := range engine.Dos() {
		if !do.Advanced() {
			continue
		}
		a := engine.Action{Do: do, By: seat}
		for _, a.Card = range near {
			for a.Ability = range uint8(3) {
				out = append(out, a)
			}
			a.Ability = 0
		}
		a.Card = 0
		for i, pay := range payments(hand, 1, 4) {
			if i%7 != int(s.Turn%7) {
				continue
			}
			out = append(out, paying(a, pay), topped(paying(a, pay), engine.Ruin))
			a.Spend = near[i%len(near)]
			out = append(out, paying(a, pay))
			a.Spend = 0
		}
	}
	legal := g.Legal(s, nil)
	step := 1 + len(legal)/maxVaried
	for i := int(s.Turn) % step; i < len(legal); i += step {
		out = append(out, varied(legal[i], near)...)
	}
	for i := range out {
		out[i].By = seat // a rival may be who decides
	}
	return out
}

// nearby lists a few cards of every place a seat might name, one it cannot and two of no set.
func nearby(g *engine.Game, s *engine.State, seat engine.Seat) []engine.Card {
	var cards []engine.Card
	few := func(list []engine.Card, n int) { cards = append(cards, list[:min(n, len(list))]...) }
	for p := range engine.Seat(s.Players) {
		who := &s.Seats[p]
		few(who.Zone.List(), 2)
		few(who.Active.List(), 3)
		few(who.ActionX.List(), 2)
		few(who.Stored.List(), 1)
		if p == seat {
			few(who.ActionX.List(), 4)
		}
	}
	few(s.Looking.Cards[:s.Looking.CardN], engine.MaxLook)
	few(s.ActionX.Discard[:s.ActionX.PileN], 1)
	return append(cards, 0, engine.Card(len(g.Set().Adventures)+1), 250)
}

// varied is an action with one field after the other set to something else.
func varied(a engine.Action, near []engine.Card) []engine.Action {
	var out []engine.Action
	add := func(b engine.Action) { out = append(out, b) }
	for i, b := 0, a; i < len(near); i++ {
		b.Card = near[i]
		add(b)
		b = a
		b.Spend = near[i]
		add(b)
		b = a
	}
	for n := range uint8(engine.MaxPlayers + 1) {
		b := a
		b.Rival = engine.Seat(n)
		add(b)
		b = a
		b.Ability = n
		add(b)
		b = a
		b.Option = n
		add(b)
		b = a
		b.Mode = engine.Mode(n)
		add(b)
	}
	for l := engine.NoLead; l <= engine.Wild+1; l++ {
		b := a
		b.Lead = l
		add(b)
		b = a
		b.As = l
		add(b)
		b = a
		b.Top = l
		add(b)
		b = a
		b.Lead, b.As = l, l
		add(b)
		if l == engine.NoLead || l > engine.Wild {
			continue
		}
		b = a
		b.Pay[l]++
		add(b)
		for m := engine.Glyph; m <= engine.Wild && a.Pay[l] > 0; m++ {
			b = a
			b.Pay[l]--
			add(b)
			b.Pay[m]++
			add(b)
		}
	}
	return out
}
