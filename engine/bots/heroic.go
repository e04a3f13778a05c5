package bots

import "example.com/xseekers/engine"

// feat is what the effect of a player's Heroic Feat is worth to the novice, its cost left out.
func (m *mind) feat(by engine.Seat, do engine.Do) int {
	if do == engine.DoNothing || do == engine.DoThwart {
		return 0 // what a Thwart is worth lies in what it answers, see answer.go
	}
	i := do - engine.DoBarter
	if by != m.me {
		return m.theirFeat(by, do)
	}
	if m.deep {
		return m.ownFeat(do)
	}
	if !m.summed[i] {
		m.sums[i], m.summed[i] = m.ownFeat(do), true
	}
	return m.sums[i]
}

// ownFeat is what a Heroic Feat of the novice gains.
func (m *mind) ownFeat(do engine.Do) int {
	switch do {
	case engine.DoBarter:
		return m.seeks(m.me) + seekPoints/2
	case engine.DoBreakthrough:
		if m.seven(m.me) {
			return winPoints
		}
		if m.view.ActionXDeckN == 0 {
			return 0
		}
		return m.card(m.me)
	case engine.DoSabotage:
		return m.strike(m.me, true, true, m.me, true) - patience
	case engine.DoNegotiate:
		return m.draws(m.me, 2) + sparePoints - m.against(m.poorest(), leadPoints)
	default:
		return m.poaching(&engine.Leads{})
	}
}

// patience is what a hit must be worth beyond its cost: a Feat that hurts is kept for a rival on the
// Final Adventure, as whoever hits before only falls behind.
const patience = 30

// theirFeat is what a rival's Heroic Feat does to the novice.
func (m *mind) theirFeat(by engine.Seat, do engine.Do) int {
	switch do {
	case engine.DoBarter:
		return -m.against(by, m.seeks(by))
	case engine.DoBreakthrough:
		if m.seven(by) {
			return -winPoints
		}
		return -m.against(by, min(1, int(m.view.ActionXDeckN))*m.card(by))
	case engine.DoSabotage:
		return m.strike(by, true, true, by, true)
	case engine.DoNegotiate:
		return -m.against(by, 2*leadPoints)
	default:
		return m.strike(by, true, false, by, true)
	}
}

// poorest is the rival farthest from winning.
func (m *mind) poorest() engine.Seat {
	best := m.foe(m.me)
	for q := range engine.Seat(m.view.Players) {
		if q != m.me && m.danger[q] < m.danger[best] {
			best = q
		}
	}
	return best
}

// poaching is the best that a Poach can swap, with the Leads left when it is paid (7.9).
func (m *mind) poaching(pay *engine.Leads) int {
	left := without(m.hand, *pay)
	most := 0
	for q := range engine.Seat(m.view.Players) {
		if q == m.me {
			continue
		}
		for _, theirs := range m.view.Seats[q].Zone.List() {
			for _, own := range m.own().Zone.List() {
				most = max(most, m.swap(own, q, theirs, &left))
			}
		}
	}
	return most
}

// swap is what it is worth to exchange an Adventure of the novice for a rival's: most where it is
// completed at once. Else it must not be swapped back at the rival's next turn, for then it would
// go to and fro for ever: how much nearer the novice comes, and what the rival loses by it.
func (m *mind) swap(own engine.Card, rival engine.Seat, theirs engine.Card, hand *engine.Leads) int {
	worth := m.against(rival, m.prospect(rival, theirs)-m.prospect(rival, own))
	if lacks, _ := m.lacks(theirs, hand); lacks == 0 {
		return worth + completePoints/2
	}
	if !m.leads(rival) {
		return 0
	}
	before, after := reach, m.distance(theirs, hand)
	for _, g := range m.goals[:m.n] {
		before = min(before, g.far)
		if g.card != own {
			after = min(after, g.far)
		}
	}
	return worth + stepPoints*(before-after)
}

// leads reports whether a player has archived more Adventures than anybody else, who so cannot Poach (7.7).
func (m *mind) leads(p engine.Seat) bool {
	for q := range engine.Seat(m.view.Players) {
		if q != p && m.view.Seats[q].Archived >= m.view.Seats[p].Archived {
			return false
		}
	}
	return true
}
