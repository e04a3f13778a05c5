package engine

// Force is what the texts in force change for one seat (1.3).
type Force struct {
	Less     uint16              // emblems less when completing (5.1)
	Wild     uint8               // the Lead types that count as Wild, a bit each (2.2)
	Hand     uint8               // the hand limit (4.5)
	Zone     uint8               // the limit of Active Adventures (2.10)
	Barred   uint8               // the Heroic Feats barred, a bit each from Barter on
	Barring  Card                // a card that bars
	Again    [heroicFeats]uint16 // performances allowed beyond the first, from Barter on (7.1)
	More     [heroicFeats]int16  // Leads more, or less, that a Heroic Feat costs, from Barter on
	Changes  [heroicFeats]Card   // a card that changes that cost
	Shielded bool                // from Sabotage (7.5)
	Shield   Card                // the card that shields
}

// plain is what is changed where no text is in force: nothing.
var plain = Force{Hand: HandLimit, Zone: ZoneLimit}

// standing reports whether any text that changes a rule is in force.
func (g *Game) standing(s *State) bool {
	var all CardSet
	for q := range s.Players {
		all[0] |= s.Seats[q].Active[0]
		all[1] |= s.Seats[q].Active[1]
	}
	all = all.and(&g.stands)
	return !all.Empty() || s.Lasting.N > 0
}

// inForce is what the texts in force change for a seat, read into to where there are any.
func (g *Game) inForce(s *State, p Seat, to *Force) *Force {
	if g.changes {
		return g.forced(s, p, to)
	}
	return &plain
}

func (g *Game) forced(s *State, p Seat, to *Force) *Force {
	if !g.standing(s) {
		return &plain
	}
	var active [MaxPlayers]CardSet
	for q := range s.Players {
		active[q] = s.Seats[q].Active
	}
	g.readForce(active[:s.Players], &s.InPlay, &s.Lasting, p, to)
	return to
}

// InForce is what the texts in force change for a seat, as everybody sees.
func (g *Game) InForce(v *View, p Seat) (f Force) {
	var active [MaxPlayers]CardSet
	for q := range v.Players {
		active[q] = v.Seats[q].Active
	}
	g.readForce(active[:v.Players], &v.InPlay, &v.Lasting, p, &f)
	return f
}

// readForce reads the standing texts of the cards in the Active Zones, and of those that last.
func (g *Game) readForce(active []CardSet, inPlay *[MaxActionX]InPlay, lasting *Lasting, p Seat, to *Force) {
	*to = plain
	for q := range active {
		cards := active[q].and(&g.stands)
		for c := cards.take(); c != 0; c = cards.take() {
			in := &inPlay[c-FirstActionX]
			to.read(g.ActionX(c).Standing, c, in, Seat(q), in.Against, p)
		}
	}
	for i := range lasting.Texts[:lasting.N] {
		t := &lasting.Texts[i]
		to.read(g.ActionX(t.Card).Standing, t.Card, &InPlay{}, t.Player, t.Rival, p)
	}
}

// read adds what a card of one player, facing a rival, changes for a seat.
func (f *Force) read(texts []Standing, c Card, in *InPlay, owner, rival, p Seat) {
	for i := range texts {
		t := &texts[i]
		if t.Mode != NoMode && t.Mode != in.Mode || !t.For.Is(owner, rival, p) {
			continue
		}
		feat := t.Feat - DoBarter // of no use where the text names none
		switch t.What {
		case EmblemsLess:
			f.Less += uint16(t.N)
		case CostsMore:
			f.More[feat] += int16(t.N)
			f.Changes[feat] = c
		case CostsLess:
			f.More[feat] -= int16(t.N)
			f.Changes[feat] = c
		case HandLimitIs:
			f.Hand = max(f.Hand, t.N)
		case ZoneLimitIs:
			f.Zone = max(f.Zone, t.N)
		case OnceMore:
			f.Again[feat] += uint16(t.N)
		case Barred:
			f.Barred |= 1 << feat
			f.Barring = c
		case Shielded:
			f.Shielded, f.Shield = true, c
		case BondedIsWild:
			if in.Bonded != NoLead {
				f.Wild |= 1 << in.Bonded
			}
		}
	}
}

// Is reports whether a text of one player, facing or having chosen a rival, speaks of a seat.
func (w Who) Is(owner, rival, p Seat) bool {
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
func (f *Force) costs(do Do, c *Cost) int {
	if do.Heroic() {
		return max(0, int(c.N)+int(f.More[do-DoBarter]))
	}
	return int(c.N)
}

// Leads is how many Leads a Heroic Feat costs the seat; Barter may cost an ActionX card instead (7.3).
func (f *Force) Leads(feat Do) int {
	if c := PlayOf(feat, NoSource).leads; c != nil {
		return f.costs(feat, c)
	}
	return 0
}

// CountsAsWild reports whether Leads of a type count as Wild, which Wilds themselves do (2.2).
func (f *Force) CountsAsWild(l Lead) bool { return l == Wild || f.Wild&(1<<l) != 0 }

// wilds is how many of some Leads count as Wild.
func (f *Force) wilds(leads *Leads) int {
	n := int(leads[Wild])
	if f.Wild != 0 {
		for l := Glyph; l <= Vision; l++ {
			if f.Wild&(1<<l) != 0 {
				n += int(leads[l])
			}
		}
	}
	return n
}

// matching reports whether Leads are all of one type, Wilds standing in (7.11, 2.2).
func (f *Force) matching(leads *Leads) bool {
	types := 0
	for l := Glyph; l <= Vision; l++ {
		if leads[l] > 0 && f.Wild&(1<<l) == 0 {
			types++
		}
	}
	return types <= 1
}

// ofType reports whether Leads are all of a type, Wilds standing in.
func (f *Force) ofType(leads *Leads, t Lead) bool {
	return leads.Total() == int(leads[t])+f.wilds(leads) || f.Wild&(1<<t) != 0 && leads.Total() == f.wilds(leads)
}

// emblems is how many Leads completing an Adventure costs.
func (f *Force) emblems(emblems *Leads) int { return max(0, emblems.Total()-int(f.Less)) }
