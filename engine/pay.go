package engine

// begun is an action without its payment in Leads.
type begun struct {
	do      Do
	by      Seat
	from    Source
	card    Card
	ability uint8
	spend   Card
}

// with appends the action, to be given its payment where it stands: the fields are written there
// once and not copied, which costs a stall each time.
func (b *begun) with(buf []Action) ([]Action, *Action) {
	n := len(buf)
	buf = append(buf, Action{})
	a := &buf[n]
	a.Do, a.By, a.From, a.Card, a.Ability, a.Spend = b.do, b.by, b.from, b.card, b.ability, b.spend
	return buf, a
}

func (b *begun) action() Action {
	return Action{Do: b.do, By: b.by, From: b.from, Card: b.card, Ability: b.ability, Spend: b.spend}
}

// payments appends an action once for every way to pay the cost that is paid in Leads.
func (g *Game) payments(s *State, c *Cost, b *begun, buf []Action) []Action {
	if c == nil || b.spend != 0 && c.Kind == CostLeadsOrActionX {
		buf, _ = b.with(buf)
		return buf
	}
	hand := &s.Seats[b.by].Leads
	force := g.inForce(s, b.by, &Force{})
	switch c.Kind {
	case CostEmblems:
		return force.emblemPayments(hand, &g.Adventure(b.card).Emblems, b, buf)
	case CostHand:
		return tops(hand, &Leads{}, b, buf)
	case CostSurplus:
		return discards(hand, hand.Total()-int(force.Hand), b, buf)
	case CostMatching, CostBury:
		return force.matches(hand, force.costs(b.do, c), NoLead, c.Kind != CostBury, b, buf)
	case CostType:
		t := NoLead
		if b.ability > 0 {
			t = s.InPlay[b.card-FirstActionX].Bonded
		}
		if t = c.of(t); t == NoLead {
			return buf
		}
		return force.matches(hand, int(c.N), t, true, b, buf)
	default:
		return discards(hand, force.costs(b.do, c), b, buf)
	}
}

// emblemPayments appends each way to cover the emblems with matching Leads and Wilds (5.1, 2.2).
func (f *Force) emblemPayments(hand, emblems *Leads, b *begun, buf []Action) []Action {
	if f.Less > 0 || f.Wild != 0 {
		return f.changedPayments(hand, emblems, b, buf)
	}
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

// changedPayments appends them where texts in force take emblems off or make Leads count as Wild
// (1.3): the payer picks which emblem is dropped.
func (f *Force) changedPayments(hand, emblems *Leads, b *begun, buf []Action) []Action {
	most := *hand
	for l := Glyph; l <= Vision; l++ {
		if f.Wild&(1<<l) == 0 {
			most[l] = min(most[l], emblems[l])
		}
	}
	return choose(Glyph, &most, most.Total(), f.emblems(emblems), &Leads{}, b, buf)
}

// choose appends an action for each way to choose n more from the types from l on, of which there
// are left, naming no top.
func choose(l Lead, from *Leads, left, n int, pay *Leads, b *begun, buf []Action) []Action {
	if n == 0 {
		buf, a := b.with(buf)
		a.Pay = *pay
		return buf
	}
	if n > left {
		return buf
	}
	left -= int(from[l])
	for k := min(n, int(from[l])); k >= max(0, n-left); k-- {
		pay[l] = uint8(k)
		buf = choose(l+1, from, left, n-k, pay, b, buf)
	}
	pay[l] = 0
	return buf
}

// matches appends each way to choose n Leads of one type, or of type t, Wilds standing in (7.11).
func (f *Force) matches(hand *Leads, n int, t Lead, discarded bool, b *begun, buf []Action) []Action {
	if n == 0 {
		buf, _ = b.with(buf)
		return buf
	}
	wilds := f.wilds(hand)
	var free Leads
	for l := Glyph; l <= Wild; l++ {
		if l == Wild || f.Wild&(1<<l) != 0 {
			free[l] = hand[l]
		}
	}
	for l := Glyph; l <= Vision; l++ {
		if t != NoLead && l != t || f.Wild&(1<<l) != 0 {
			continue
		}
		for k := min(n, int(hand[l])); k >= max(1, n-wilds); k-- {
			pay := Leads{}
			pay[l] = uint8(k)
			buf = f.filled(&free, n-k, &pay, discarded, b, buf)
		}
	}
	if wilds >= n {
		buf = f.filled(&free, n, &Leads{}, discarded, b, buf)
	}
	return buf
}

// filled appends a payment once for each way to fill it up with Wilds.
func (f *Force) filled(free *Leads, n int, pay *Leads, discarded bool, b *begun, buf []Action) []Action {
	if f.Wild != 0 {
		return f.filledFrom(Glyph, free, n, pay, discarded, b, buf)
	}
	pay[Wild] = uint8(n)
	return toppedIf(discarded, pay, b, buf)
}

func (f *Force) filledFrom(l Lead, free *Leads, n int, pay *Leads, discarded bool, b *begun, buf []Action) []Action {
	if n == 0 {
		return toppedIf(discarded, pay, b, buf)
	}
	if l > Wild {
		return buf
	}
	was := pay[l]
	for k := min(n, int(free[l])); k >= 0; k-- {
		pay[l] = was + uint8(k)
		buf = f.filledFrom(l+1, free, n-k, pay, discarded, b, buf)
	}
	pay[l] = was
	return buf
}

// toppedIf appends a payment, once for each type that may end on top where it is discarded (1.6).
func toppedIf(discarded bool, pay *Leads, b *begun, buf []Action) []Action {
	if discarded {
		return tops(pay, pay, b, buf)
	}
	buf, a := b.with(buf)
	a.Pay = *pay
	return buf
}

// discards appends each way to choose n Leads from hand, and which of them ends on top (1.6).
func discards(hand *Leads, n int, b *begun, buf []Action) []Action {
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
	left := hand.Total()
	if n > left {
		return buf
	}
	return discardsFrom(Glyph, hand, left, n, &Leads{}, b, buf)
}

// discardsFrom chooses n more from the types from l on, of which the hand holds left.
func discardsFrom(l Lead, hand *Leads, left, n int, pay *Leads, b *begun, buf []Action) []Action {
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
func tops(discarded, pay *Leads, b *begun, buf []Action) []Action {
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
