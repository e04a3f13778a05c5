package engine

import (
	"math/bits"
	"math/rand/v2"
)

// below returns a number from 0 to n-1 (multiply-shift: the bias is below n/2^64). It stands on
// Uint64 alone, whose stream Go fixes.
func below(r *rand.PCG, n int) int {
	hi, _ := bits.Mul64(r.Uint64(), uint64(n))
	return int(hi)
}

// shuffle puts cards in random order.
func shuffle[T any](r *rand.PCG, cards []T) {
	for i := len(cards) - 1; i > 0; i-- {
		j := below(r, i+1)
		cards[i], cards[j] = cards[j], cards[i]
	}
}
