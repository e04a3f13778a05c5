package bots

import (
	"math"

	"example.com/xseekers/engine"
)

// What a beginner reckons with: how far a hand is from what it saves for, what an Adventure gives,
// and what a Lead left on the discard pile gives away.

// unpaid is the distance of one emblem without a Lead; a Wild standing in counts 1, as it is
// better kept (2.2).
const unpaid = 4

// reach is the distance from which an Adventure promises next to nothing.
const reach = 6 * unpaid

// distance is how far a hand is from a goal.
func (m *mind) distance(c engine.Card, hand *engine.Leads) int {
	lacks, wilds := m.lacks(c, hand)
	return unpaid*lacks + wilds
}

// lacks is how many Leads a hand lacks to reach a goal, and how many Wilds stand in for it.
func (m *mind) lacks(c engine.Card, hand *engine.Leads) (lacks, wilds int) {
	if c == 0 {
		return m.lacksMatching(hand, m.force.Leads(engine.DoBreakthrough))
	}
	short, free := 0, int(hand[engine.Wild])
	emblems := &m.game.Adventure(c).Emblems
	for l := engine.Glyph; l <= engine.Vision; l++ {
		d := int(emblems[l]) - int(hand[l])
		if d < 0 && m.force.CountsAsWild(l) {
			free -= d
		}
		short += max(0, d)
	}
	short = max(0, short-int(m.force.Less))
	wilds = min(short, free)
	return short - wilds, wilds
}

// lacksMatching is the same of a number of matching Leads (7.11).
func (m *mind) lacksMatching(hand *engine.Leads, n int) (lacks, wilds int) {
	most, free := 0, int(hand[engine.Wild])
	for l := engine.Glyph; l <= engine.Vision; l++ {
		if m.force.CountsAsWild(l) {
			free += int(hand[l])
		} else {
			most = max(most, int(hand[l]))
		}
	}
	short := max(0, n-most)
	wilds = min(short, free)
	return short - wilds, wilds
}

// pair reports whether a hand can pay for a Thwart (7.6).
func (m *mind) pair(hand *engine.Leads) bool {
	lacks, _ := m.lacksMatching(hand, 2)
	return lacks == 0
}

// completes reports whether a hand can complete an Adventure.
func (m *mind) completes(hand *engine.Leads) bool {
	for _, g := range m.goals[:m.n] {
		if lacks, _ := m.lacks(g.card, hand); g.card != 0 && lacks == 0 {
			return true
		}
	}
	return false
}

// nearest is the distance of the goal a hand is nearest to.
func (m *mind) nearest(hand *engine.Leads) int {
	best := math.MaxInt
	for _, g := range m.goals[:m.n] {
		best = min(best, m.distance(g.card, hand))
	}
	return best
}

// promise grows the nearer a hand is to its goals, the nearest counting most; a pair against a
// Breakthrough that would win counts as much as an Adventure that can be completed.
func (m *mind) promise(hand *engine.Leads) int {
	sum := 0
	for _, g := range m.goals[:m.n] {
		sum += 1 << max(0, reach-m.distance(g.card, hand))
	}
	if m.guards && m.pair(hand) {
		sum += 1 << reach
	}
	return sum
}

// gain is what a reward is worth: a Lead twice an Adventure, as Adventures come every turn. An
// ActionX card is never drawn in the Beginner Game (13.1).
func (m *mind) gain(c engine.Card) int {
	sum := 0
	for _, e := range m.game.Adventure(c).Reward {
		switch e.Op {
		case engine.DrawLeads:
			sum += 2 * int(e.N)
		case engine.Seek:
			sum += int(e.N)
		case engine.DrawActionX:
			if m.view.Variant == engine.AdvancedGame {
				sum += 3 * min(int(e.N), int(m.view.ActionXDeckN))
			}
		}
	}
	return sum
}

// help is what a player gains from a Lead: the emblems of that type in their Adventure Zone, and
// most from a Wild.
func (m *mind) help(p engine.Seat, l engine.Lead) int {
	if l == engine.Wild {
		return engine.MaxZone*engine.MaxEmblems + 1
	}
	sum := 0
	for _, c := range m.view.Seats[p].Zone.List() {
		sum += int(m.game.Adventure(c).Emblems[l])
	}
	return sum
}

// helpNext is what the next player gains from a Lead on top of the discard pile.
func (m *mind) helpNext(l engine.Lead) int {
	return m.help((m.me+1)%engine.Seat(m.view.Players), l)
}
