package bots

import "example.com/xseekers/engine"

// force is what the texts in force change for the seat that decides (1.3).
type force struct {
	less     int  // emblems less when completing (5.1)
	wild     wild // types that count as Wild (2.2)
	hand     int  // the hand limit (4.5)
	matching int  // Leads a Breakthrough costs (7.4)
}

// wild is a set of Lead types.
type wild uint8

func (w wild) has(l engine.Lead) bool { return w&(1<<l) != 0 }

// forceOf reads the texts in force off a view.
func forceOf(g *engine.Game, v *engine.View) force {
	f := force{hand: engine.HandLimit, matching: 3}
	for q := range engine.Seat(v.Players) {
		for c := range v.Seats[q].Active.All() {
			in := &v.InPlay[c-engine.FirstActionX]
			for _, s := range g.ActionX(c).Standing {
				if (s.Mode == engine.NoMode || s.Mode == in.Mode) && concerns(s.For, q, in.Against, v.Seat) {
					f.add(s, in.Bonded)
				}
			}
		}
	}
	for _, t := range v.Lasting.Texts[:v.Lasting.N] {
		for _, s := range g.ActionX(t.Card).Standing {
			if concerns(s.For, t.Player, t.Rival, v.Seat) {
				f.add(s, engine.NoLead)
			}
		}
	}
	return f
}

func (f *force) add(s engine.Standing, bonded engine.Lead) {
	switch n := int(s.N); {
	case s.What == engine.EmblemsLess:
		f.less += n
	case s.What == engine.HandLimitIs:
		f.hand = max(f.hand, n)
	case s.What == engine.BondedIsWild && bonded != engine.NoLead:
		f.wild |= 1 << bonded
	case s.What == engine.CostsMore && s.Feat == engine.DoBreakthrough:
		f.matching += n
	case s.What == engine.CostsLess && s.Feat == engine.DoBreakthrough:
		f.matching = max(0, f.matching-n)
	}
}

// concerns reports whether a text of a player, facing a rival, speaks of a seat.
func concerns(who engine.Who, owner, rival, p engine.Seat) bool {
	switch who {
	case engine.You:
		return p == owner
	case engine.TheRival:
		return p == rival
	case engine.EachRival:
		return p != owner
	}
	return true
}
