package engine

// Legal appends every legal action to buf and returns it: by the order of plays, cards as they
// stand in their zone, payments with the fewest Wilds first. It generates what Check would pass,
// asking the same needs; a test holds the two sets equal.
func (g *Game) Legal(s *State, buf []Action) []Action {
	k := s.Decision.Kind
	at := playsAt[s.Variant][k]
	by := s.Decision.Player
	needed := needed[s.Variant][k]
	var held needSet
	if needed {
		held = g.holding(s, by)
	}
	for i := range at {
		p := &at[i]
		if needed && !g.meets(s, p, by, held) {
			continue
		}
		b := &begun{do: p.Do, by: by, from: p.From}
		switch p.Names {
		case NamesNothing:
			if p.spend != nil {
				buf = g.spends(s, p, b, buf)
			} else {
				buf = g.payments(s, p.leads, b, buf)
			}
		case NamesOwn:
			for _, b.card = range s.Seats[by].Zone.List() {
				buf = g.payments(s, p.leads, b, buf)
			}
		case NamesActivePlays:
			for _, b.card = range s.Seats[s.Active].Zone.List() {
				buf = g.payments(s, p.leads, b, buf)
			}
		case NamesHand:
			buf = g.playable(s, p, b, buf)
		case NamesAbility:
			buf = g.usables(s, p, b, buf)
		default:
			buf = g.inside(s, p, b, buf)
		}
	}
	return buf
}

// playable appends the ways to play each ActionX card in hand (2.8).
func (g *Game) playable(s *State, p *Play, b *begun, buf []Action) []Action {
	hand := s.Seats[b.by].ActionX
	if s.Decision.Kind == AskRespond && !g.masks {
		hand = hand.and(&g.twists)
	}
	for b.card = hand.take(); b.card != 0; b.card = hand.take() {
		buf = g.texts(s, p, b, buf)
	}
	return buf
}

// usables appends the ways to use each ability of the Sites and Relics in play (8).
func (g *Game) usables(s *State, p *Play, b *begun, buf []Action) []Action {
	active := s.Seats[b.by].Active.and(&g.usable)
	for b.card = active.take(); b.card != 0; b.card = active.take() {
		n := uint8(len(g.ActionX(b.card).Abilities))
		for b.ability = 1; b.ability <= n; b.ability++ {
			buf = g.texts(s, p, b, buf)
		}
	}
	return buf
}

// texts appends the ways to play a card or use an ability, where its text allows it now; what is
// spent may be what the text needs (7.10).
func (g *Game) texts(s *State, p *Play, b *begun, buf []Action) []Action {
	text := g.Text(b.card, b.ability)
	var cards spendable
	for _, b.spend = range cards.list(&s.Seats[b.by], text.spend, b.card) {
		a := b.action()
		var r report
		if g.checkText(s, p, text, &a, &r); r.n == 0 {
			buf = g.payments(s, text.leads, b, buf)
		}
	}
	return buf
}

// spends appends the ways to pay the costs of a play, for each card they may be paid with.
func (g *Game) spends(s *State, p *Play, b *begun, buf []Action) []Action {
	var cards spendable
	for _, b.spend = range cards.list(&s.Seats[b.by], p.spend, 0) {
		buf = g.payments(s, p.leads, b, buf)
	}
	return buf
}

// spendable has room for every card that a cost may be paid with.
type spendable [1 + MaxZone + MaxActionX]Card

// list is the cards that a cost may be paid with, no card first where it may be paid without or
// there is none; own is the card whose text it is.
func (to *spendable) list(who *Player, c *Cost, own Card) []Card {
	if c == nil {
		return to[:1]
	}
	n, k := 0, c.Kind
	var cards CardSet
	switch k {
	case CostScrapAdventure, CostScrap:
		n = copy(to[:], who.Zone.List())
		if k == CostScrap {
			cards = who.Active
		}
	case CostActionX:
		cards = who.ActionX
	case CostLeadsOrActionX:
		n, cards = 1, who.ActionX
	}
	for c := cards.take(); c != 0; c = cards.take() {
		if c != own {
			to[n] = c
			n++
		}
	}
	return to[:n]
}

// inside appends the choices inside an effect (7.10).
func (g *Game) inside(s *State, p *Play, b *begun, buf []Action) []Action {
	a := b.action()
	looking := &s.Looking
	switch p.Names {
	case NamesLooked:
		for _, a.Card = range looking.Cards[:looking.CardN] {
			buf = append(buf, a)
		}
	case NamesTarget, NamesSwap:
		for a.Rival = range Seat(s.Players) {
			buf = g.targets(s, p, a, buf)
		}
	case NamesGift:
		for a.Lead = Glyph; a.Lead <= Wild; a.Lead++ {
			for a.Rival = 0; looking.hasLead(a.Lead) && a.Rival < Seat(s.Players); a.Rival++ {
				if a.Rival != a.By {
					buf = append(buf, a)
				}
			}
		}
	case NamesEntry:
		buf = g.entries(s, a, buf)
	case NamesChoice:
		f, e := g.asking(s)
		buf = g.choices(s, f, e, b.by, buf)
	}
	return buf
}

// targets appends what Sabotage or Poach may choose of the rival named (7.5, 7.9).
func (g *Game) targets(s *State, p *Play, a Action, buf []Action) []Action {
	if a.Rival == a.By {
		return buf
	}
	rival := &s.Seats[a.Rival]
	if p.Names == NamesSwap {
		for _, a.Spend = range s.Seats[a.By].Zone.List() {
			for _, a.Card = range rival.Zone.List() {
				buf = append(buf, a)
			}
		}
		return buf
	}
	if force := g.inForce(s, a.Rival, &Force{}); force.Shielded && !g.masked.Has(R1_3) {
		return buf
	}
	for _, a.Card = range rival.Zone.List() {
		buf = append(buf, a)
	}
	active := rival.Active
	for a.Card = active.take(); a.Card != 0; a.Card = active.take() {
		buf = append(buf, a)
	}
	return buf
}

// entries appends the ways the card being played may enter (2.7, 8.4).
func (g *Game) entries(s *State, a Action, buf []Action) []Action {
	f, _ := g.asking(s)
	text := g.ActionX(f.Card)
	if text.Kind != Relic {
		return bonds(s, text, a, buf)
	}
	a.Mode = Noble
	buf = bonds(s, text, a, buf)
	a.Mode = Ruthless
	for a.Rival = range Seat(s.Players) {
		if a.Rival != a.By {
			buf = bonds(s, text, a, buf)
		}
	}
	return buf
}

// bonds appends an entry once for each Lead that may be bonded, as each type it may be (8.4).
func bonds(s *State, text *ActionX, a Action, buf []Action) []Action {
	hand := &s.Seats[a.By].Leads
	if !text.Bond || *hand == (Leads{}) {
		return append(buf, a)
	}
	for a.Lead = Glyph; a.Lead <= Vision; a.Lead++ {
		if a.As = a.Lead; hand[a.Lead] > 0 {
			buf = append(buf, a)
		}
	}
	for a.As = Glyph; hand[Wild] > 0 && a.As <= Vision; a.As++ {
		a.Lead = Wild
		buf = append(buf, a)
	}
	return buf
}
