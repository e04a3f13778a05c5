package bots

import (
	"math"

	"example.com/xseekers/engine"
)

// What a beginner reckons with: how far a hand is from completing an Adventure, what an Adventure
// gives, and what a Lead left on the discard pile gives away.

// unpaid is the distance of one emblem without a Lead; a Wild standing in counts 1, as it is
// better kept (2.2).
const unpaid = 4

// reach is the distance from which an Adventure promises next to nothing.
const reach = 6 * unpaid

// distance is how far a hand is from completing an Adventure with these emblems (5.1).
func distance(emblems, hand *engine.Leads) int {
	short := 0
	for l := engine.Glyph; l <= engine.Vision; l++ {
		short += max(0, int(emblems[l])-int(hand[l]))
	}
	wilds := min(short, int(hand[engine.Wild]))
	return unpaid*(short-wilds) + wilds
}

// nearest is the distance of the Adventure a hand is nearest to.
func nearest(g *engine.Game, zone []engine.Card, hand *engine.Leads) int {
	best := math.MaxInt
	for _, c := range zone {
		best = min(best, distance(&g.Adventure(c).Emblems, hand))
	}
	return best
}

// promise grows the nearer a hand is to completing Adventures, the nearest counting most.
func promise(g *engine.Game, zone []engine.Card, hand *engine.Leads) int {
	sum := 0
	for _, c := range zone {
		sum += 1 << max(0, reach-distance(&g.Adventure(c).Emblems, hand))
	}
	return sum
}

// gain is what a reward is worth: a Lead twice an Adventure, as Adventures come every turn. An
// ActionX card is never drawn in the Beginner Game (13.1).
func gain(reward []engine.Effect) int {
	sum := 0
	for _, e := range reward {
		switch e.Op {
		case engine.DrawLeads:
			sum += 2 * int(e.N)
		case engine.Seek:
			sum += int(e.N)
		}
	}
	return sum
}

// help is what the next player gains from a Lead on top of the discard pile: the emblems of that
// type in their Adventure Zone, and most from a Wild.
func help(g *engine.Game, v *engine.View, l engine.Lead) int {
	if l == engine.Wild {
		return engine.MaxZone*engine.MaxEmblems + 1
	}
	next := &v.Seats[(v.Seat+1)%engine.Seat(v.Players)]
	sum := 0
	for _, c := range next.Zone.List() {
		sum += int(g.Adventure(c).Emblems[l])
	}
	return sum
}
