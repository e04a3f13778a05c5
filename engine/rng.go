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

// shuffle puts cards in random order. Each random number serves two of them, a half each: a pile
// has few enough cards for that (the bias is below n/2^32).
func shuffle[T any](r *rand.PCG, cards []T) {
	for i := len(cards) - 1; i > 0; i -= 2 {
		both := r.Uint64()
		swap(cards, i, both>>32)
		if i > 1 {
			swap(cards, i-1, both&(1<<32-1))
		}
	}
}

// swap exchanges a card with one at or below it, by 32 random bits.
func swap[T any](cards []T, i int, bits32 uint64) {
	j := int(bits32 * uint64(i+1) >> 32)
	cards[i], cards[j] = cards[j], cards[i]
}
