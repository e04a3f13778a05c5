package engine

// Legal appends every legal action to buf and returns it: by the order of plays, cards as they
// stand in their zone, payments with the fewest Wilds first. It generates what Check would pass,
// asking the same needs; a test holds the two sets equal.
func (g *Game) Legal(s *State, buf []Action) []Action {
	for _, i := range playsAt[s.Decision.Kind] {
		p := &plays[i]
		if !g.meets(s, p) {
			continue
		}
		a := Action{Do: p.Do, From: p.From, By: s.Decision.Player}
		switch p.Names {
		case NamesNothing:
			buf = g.payments(s, p, a, buf)
		case NamesOwn:
			for _, a.Card = range s.Seats[a.By].Zone.List() {
				buf = g.payments(s, p, a, buf)
			}
		case NamesActivePlays:
			for _, a.Card = range s.Seats[s.Active].Zone.List() {
				buf = g.payments(s, p, a, buf)
			}
		}
	}
	return buf
}

func (g *Game) meets(s *State, p *Play) bool {
	for i := range p.Needs {
		if !g.holds(s, &p.Needs[i], s.Decision.Player) {
			return false
		}
	}
	return true
}

// payments appends an action once for every way to pay it.
func (g *Game) payments(s *State, p *Play, a Action, buf []Action) []Action {
	if len(p.Costs) == 0 {
		return append(buf, a)
	}
	hand := &s.Seats[a.By].Leads
	switch c := &p.Costs[0]; c.Kind {
	case CostEmblems:
		return emblemPayments(hand, &g.Adventure(a.Card).Emblems, a, buf)
	case CostHand:
		return tops(hand, a, buf)
	case CostDiscard:
		return discards(hand, Glyph, int(c.N), a, buf)
	default:
		return discards(hand, Glyph, hand.Total()-int(c.N), a, buf)
	}
}

// emblemPayments appends each way to cover the emblems with matching Leads and Wilds (5.1, 2.2).
func emblemPayments(hand, emblems *Leads, a Action, buf []Action) []Action {
	var least Leads // Wilds each emblem type needs at least
	short := 0
	for l := Glyph; l <= Vision; l++ {
		if emblems[l] > hand[l] {
			least[l] = emblems[l] - hand[l]
			short += int(least[l])
		}
	}
	wilds := hand[Wild]
	if short > int(wilds) {
		return buf
	}
	if wilds == 0 {
		a.Pay = *emblems
		return append(buf, a)
	}
	for g := least[Glyph]; g <= emblems[Glyph] && g <= wilds; g++ {
		for m := least[Myth]; m <= emblems[Myth] && g+m <= wilds; m++ {
			for r := least[Ruin]; r <= emblems[Ruin] && g+m+r <= wilds; r++ {
				for v := least[Vision]; v <= emblems[Vision] && g+m+r+v <= wilds; v++ {
					a.Pay = Leads{
						Glyph: emblems[Glyph] - g, Myth: emblems[Myth] - m, Ruin: emblems[Ruin] - r,
						Vision: emblems[Vision] - v, Wild: g + m + r + v,
					}
					buf = append(buf, a)
				}
			}
		}
	}
	return buf
}

// discards appends each way to choose n Leads from hand, from type l on, and which ends on top (1.6).
func discards(hand *Leads, l Lead, n int, a Action, buf []Action) []Action {
	if n == 0 {
		pay := a.Pay
		return tops(&pay, a, buf)
	}
	if l > Wild {
		return buf
	}
	for k := min(n, int(hand[l])); k >= 0; k-- {
		a.Pay[l] = uint8(k)
		buf = discards(hand, l+1, n-k, a, buf)
	}
	return buf
}

// tops appends an action once for each type that may end on top of the Leads discarded (1.6).
func tops(discarded *Leads, a Action, buf []Action) []Action {
	if discarded.Types() <= 1 {
		return append(buf, a)
	}
	for a.Top = Glyph; a.Top <= Wild; a.Top++ {
		if discarded[a.Top] > 0 {
			buf = append(buf, a)
		}
	}
	return buf
}
