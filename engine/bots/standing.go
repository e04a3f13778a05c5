package bots

import "example.com/xseekers/engine"

// What the texts that change rules are worth (1.3).

// standing is what the standing texts of a card in play are worth.
func (m *mind) standing(by engine.Seat, texts []engine.Standing, mode engine.Mode, rival engine.Seat) (sum int) {
	for _, s := range texts {
		if s.Mode != engine.NoMode && s.Mode != mode {
			continue
		}
		for p := range engine.Seat(m.view.Players) {
			if s.For.Is(by, rival, p) {
				sum += m.of(p, changes(s))
			}
		}
	}
	return sum
}

// lasting is what the standing texts of a Feat are worth, which last a turn or a round: fewer
// emblems only to a player who completes an Adventure by it.
func (m *mind) lasting(by engine.Seat, texts []engine.Standing, rival engine.Seat) (sum int) {
	for _, s := range texts {
		for p := range engine.Seat(m.view.Players) {
			switch {
			case !s.For.Is(by, rival, p):
			case s.What == engine.EmblemsLess && p == m.me:
				sum += m.shortcut(int(s.N))
			default:
				sum += m.of(p, changes(s)/2)
			}
		}
	}
	return sum
}

// shortcut is what some emblems less are worth to the novice this turn; where they let it complete
// nothing, the card is better kept.
func (m *mind) shortcut(less int) int {
	for _, g := range m.goals[:m.n] {
		lacks, _ := m.lacks(g.card, &m.hand)
		if g.card != 0 && lacks > 0 && lacks <= less {
			return 4 * cardPoints
		}
	}
	return -cardPoints
}

// changes is what a standing text is worth to a player whom it concerns.
func changes(s engine.Standing) int {
	switch s.What {
	case engine.EmblemsLess:
		return 14 * int(s.N)
	case engine.CostsMore:
		return -5 * int(s.N)
	case engine.CostsLess:
		return 5 * int(s.N)
	case engine.Barred:
		return -8
	case engine.Shielded:
		return 8
	case engine.BondedIsWild:
		return 20
	}
	return 5 // HandLimitIs, ZoneLimitIs, OnceMore
}
