package engine

import (
	"math/rand/v2"
	"slices"
)

// Key is the state without what play no longer depends on: the turn's number but for the cards that
// entered in it, the Leads out of the game and the order of the Archives. Two states with equal keys play alike, but for shuffles
// still to come, which the key leaves out with the random numbers.
func (s *State) Key() State {
	k := *s
	k.RNG, k.Turn = rand.PCG{}, 1
	for i := range k.InPlay {
		if in := &k.InPlay[i]; in.Entered == s.Turn && in.Entered > 0 {
			in.Entered = 1
		} else {
			in.Entered = 0
		}
	}
	for p := range k.Players {
		archive := k.Seats[p].Archive[:k.Seats[p].Archived]
		for i := range archive {
			archive[i].Leads = Leads{}
		}
		slices.SortFunc(archive, func(a, b Archived) int { return int(a.Card) - int(b.Card) })
	}
	return k
}
