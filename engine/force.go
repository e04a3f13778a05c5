package engine

// force is what the texts in force change for one seat (1.3).
type force struct {
	less     uint16              // emblems less when completing
	wild     uint8               // the Lead types that count as Wild, a bit each
	hand     uint8               // the hand limit
	zone     uint8               // the limit of Active Adventures
	barred   uint8               // the Heroic Feats barred, a bit each
	barring  Card                // a card that bars
	again    [heroicFeats]uint16 // performances allowed beyond the first
	more     [heroicFeats]int16  // Leads more, or less, that a Heroic Feat costs
	shielded bool                // from Sabotage
	shield   Card                // the card that shields
}

// plain is what is changed where no text is in force: nothing.
var plain = force{hand: HandLimit, zone: ZoneLimit}

// standing reports whether any text that changes a rule is in force.
func (g *Game) standing(s *State) bool {
	if g.stands.Empty() {
		return false
	}
	var all CardSet
	for q := range s.Players {
		all[0] |= s.Seats[q].Active[0]
		all[1] |= s.Seats[q].Active[1]
	}
	all = all.and(&g.stands)
	return !all.Empty() || s.Lasting.N > 0
}

// inForce is what the texts in force change for a seat, read into to where there are any.
func (g *Game) inForce(s *State, p Seat, to *force) *force {
	if !g.standing(s) {
		return &plain
	}
	*to = plain
	for q := range Seat(s.Players) {
		cards := s.Seats[q].Active.and(&g.stands)
		for c := cards.take(); c != 0; c = cards.take() {
			in := &s.InPlay[c-FirstActionX]
			to.read(g.ActionX(c).Standing, c, in, q, in.Against, p)
		}
	}
	for i := range s.Lasting.Texts[:s.Lasting.N] {
		t := &s.Lasting.Texts[i]
		to.read(g.ActionX(t.Card).Standing, t.Card, &InPlay{}, t.Player, t.Rival, p)
	}
	return to
}

// read adds what a card of one player, facing a rival, changes for a seat.
func (f *force) read(texts []Standing, c Card, in *InPlay, owner, rival, p Seat) {
	for i := range texts {
		t := &texts[i]
		if t.Mode != NoMode && t.Mode != in.Mode || !t.For.is(owner, rival, p) {
			continue
		}
		feat := t.Feat - DoBarter // of no use where the text names none
		switch t.What {
		case EmblemsLess:
			f.less += uint16(t.N)
		case CostsMore:
			f.more[feat] += int16(t.N)
		case CostsLess:
			f.more[feat] -= int16(t.N)
		case HandLimitIs:
			f.hand = max(f.hand, t.N)
		case ZoneLimitIs:
			f.zone = max(f.zone, t.N)
		case OnceMore:
			f.again[feat] += uint16(t.N)
		case Barred:
			f.barred |= 1 << feat
			f.barring = c
		case Shielded:
			f.shielded, f.shield = true, c
		case BondedIsWild:
			if in.Bonded != NoLead {
				f.wild |= 1 << in.Bonded
			}
		}
	}
}

// is reports whether a text of one player, facing a rival, speaks of a seat.
func (w Who) is(owner, rival, p Seat) bool {
	switch w {
	case You:
		return p == owner
	case TheRival:
		return p == rival
	case EachRival:
		return p != owner
	}
	return true
}

// costs is how many Leads a cost asks of a play's actor, with what texts in force add or take off;
// never below none (1.3).
func (f *force) costs(do Do, c *Cost) int {
	n := int(c.N)
	if do.Heroic() && c.Kind.paysLeads() {
		n = max(0, n+int(f.more[do-DoBarter]))
	}
	return n
}

// wilds is how many of some Leads count as Wild.
func (f *force) wilds(leads *Leads) int {
	n := int(leads[Wild])
	if f.wild != 0 {
		for l := Glyph; l <= Vision; l++ {
			if f.wild&(1<<l) != 0 {
				n += int(leads[l])
			}
		}
	}
	return n
}

// matching reports whether Leads are all of one type, Wilds standing in (7.11, 2.2).
func (f *force) matching(leads *Leads) bool {
	types := 0
	for l := Glyph; l <= Vision; l++ {
		if leads[l] > 0 && f.wild&(1<<l) == 0 {
			types++
		}
	}
	return types <= 1
}

// ofType reports whether Leads are all of a type, Wilds standing in.
func (f *force) ofType(leads *Leads, t Lead) bool {
	return leads.Total() == int(leads[t])+f.wilds(leads) || f.wild&(1<<t) != 0 && leads.Total() == f.wilds(leads)
}

// pays reports whether Leads pay emblems: as many as there are, less what texts take off, and no
// more of a type than it has emblems, Wilds apart (5.1, 1.3).
func (f *force) pays(leads, emblems *Leads) bool {
	for l := Glyph; l <= Vision; l++ {
		if leads[l] > emblems[l] && f.wild&(1<<l) == 0 {
			return false
		}
	}
	return leads.Total() == f.emblems(emblems)
}

// emblems is how many Leads completing an Adventure costs.
func (f *force) emblems(emblems *Leads) int { return max(0, emblems.Total()-int(f.less)) }
