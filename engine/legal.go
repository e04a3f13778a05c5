package engine

// Legal appends every legal action to buf and returns it: by the order of plays, cards as they
// stand in their zone, payments with the fewest Wilds first. It generates what Check would pass,
// asking the same needs; a test holds the two sets equal.
func (g *Game) Legal(s *State, buf []Action) []Action {
	at := playsAt[s.Decision.Kind]
	by := s.Decision.Player
	needed := needed[s.Decision.Kind]
	var held needSet
	if needed {
		held = s.holding(by)
	}
	for i := range at {
		p := &at[i]
		if needed && !g.meets(p, held) {
			continue
		}
		b := begun{do: p.Do, by: by, from: p.From}
		switch p.Names {
		case NamesNothing:
			buf = g.payments(s, p, b, buf)
		case NamesOwn:
			for _, b.card = range s.Seats[by].Zone.List() {
				buf = g.payments(s, p, b, buf)
			}
		case NamesActivePlays:
			for _, b.card = range s.Seats[s.Active].Zone.List() {
				buf = g.payments(s, p, b, buf)
			}
		}
	}
	return buf
}

// begun is an action without its payment.
type begun struct {
	do   Do
	by   Seat
	from Source
	card Card
}

// with appends the action, to be given its payment where it stands: the fields are written there
// once and not copied, which costs a stall each time.
func (b begun) with(buf []Action) ([]Action, *Action) {
	n := len(buf)
	buf = append(buf, Action{})
	a := &buf[n]
	a.Do, a.By, a.From, a.Card = b.do, b.by, b.from, b.card
	return buf, a
}

// payments appends an action once for every way to pay it.
func (g *Game) payments(s *State, p *Play, b begun, buf []Action) []Action {
	if len(p.Costs) == 0 {
		buf, _ = b.with(buf)
		return buf
	}
	hand := &s.Seats[b.by].Leads
	switch c := &p.Costs[0]; c.Kind {
	case CostEmblems:
		return emblemPayments(hand, &g.Adventure(b.card).Emblems, b, buf)
	case CostHand:
		return tops(hand, &Leads{}, b, buf)
	case CostDiscard:
		return discards(hand, int(c.N), b, buf)
	default:
		return discards(hand, hand.Total()-int(c.N), b, buf)
	}
}

// emblemPayments appends each way to cover the emblems with matching Leads and Wilds (5.1, 2.2).
func emblemPayments(hand, emblems *Leads, b begun, buf []Action) []Action {
	least := hand.lack(emblems) // Wilds each emblem type needs at least
	wilds := hand[Wild]
	if least.Total() > int(wilds) {
		return buf
	}
	if wilds == 0 {
		buf, a := b.with(buf)
		a.Pay = *emblems
		return buf
	}
	for g := least[Glyph]; g <= emblems[Glyph] && g <= wilds; g++ {
		for m := least[Myth]; m <= emblems[Myth] && g+m <= wilds; m++ {
			for r := least[Ruin]; r <= emblems[Ruin] && g+m+r <= wilds; r++ {
				for v := least[Vision]; v <= emblems[Vision] && g+m+r+v <= wilds; v++ {
					var a *Action
					buf, a = b.with(buf)
					a.Pay = Leads{
						Glyph: emblems[Glyph] - g, Myth: emblems[Myth] - m, Ruin: emblems[Ruin] - r,
						Vision: emblems[Vision] - v, Wild: g + m + r + v,
					}
				}
			}
		}
	}
	return buf
}

// discards appends each way to choose n Leads from hand, and which of them ends on top (1.6).
func discards(hand *Leads, n int, b begun, buf []Action) []Action {
	if n == 1 {
		for l := Glyph; l <= Wild; l++ {
			if hand[l] > 0 {
				var a *Action
				buf, a = b.with(buf)
				a.Pay[l] = 1
			}
		}
		return buf
	}
	return discardsFrom(Glyph, hand, hand.Total(), n, &Leads{}, b, buf)
}

// discardsFrom chooses n more from the types from l on, of which the hand holds left.
func discardsFrom(l Lead, hand *Leads, left, n int, pay *Leads, b begun, buf []Action) []Action {
	if n == 0 {
		return tops(pay, pay, b, buf)
	}
	left -= int(hand[l])
	for k := min(n, int(hand[l])); k >= max(0, n-left); k-- {
		pay[l] = uint8(k)
		buf = discardsFrom(l+1, hand, left, n-k, pay, b, buf)
	}
	pay[l] = 0
	return buf
}

// tops appends an action once for each type that may end on top of the Leads discarded (1.6).
func tops(discarded, pay *Leads, b begun, buf []Action) []Action {
	if discarded.Types() <= 1 {
		buf, a := b.with(buf)
		a.Pay = *pay
		return buf
	}
	for l := Glyph; l <= Wild; l++ {
		if discarded[l] > 0 {
			var a *Action
			buf, a = b.with(buf)
			a.Pay, a.Top = *pay, l
		}
	}
	return buf
}
