package engine

import (
	"iter"
	"math/bits"
)

// CardSet is a set of ActionX cards, read in the order of the card set.
type CardSet [2]uint64

// Has reports whether a card is in the set.
func (cs *CardSet) Has(c Card) bool {
	i := c - FirstActionX
	return c.IsActionX() && cs[i>>6]&(1<<(i&63)) != 0
}

// Count is the number of cards in the set.
func (cs *CardSet) Count() int { return bits.OnesCount64(cs[0]) + bits.OnesCount64(cs[1]) }

// Empty reports whether there is no card.
func (cs *CardSet) Empty() bool { return cs[0]|cs[1] == 0 }

// List is the cards in order.
func (cs CardSet) List() (cards []Card) {
	for c := cs.take(); c != 0; c = cs.take() {
		cards = append(cards, c)
	}
	return cards
}

// All is the cards in order, without allocating.
func (cs CardSet) All() iter.Seq[Card] {
	return func(yield func(Card) bool) {
		for c := cs.take(); c != 0 && yield(c); {
			c = cs.take()
		}
	}
}

// Add puts a card into the set.
func (cs *CardSet) Add(c Card) {
	i := c - FirstActionX
	cs[i>>6] |= 1 << (i & 63)
}

// Remove takes a card out.
func (cs *CardSet) Remove(c Card) {
	i := c - FirstActionX
	cs[i>>6] &^= 1 << (i & 63)
}

// take takes the first card out; 0 where there is none. A loop over a copy reads a set in order.
func (cs *CardSet) take() Card {
	for w := range cs {
		if cs[w] != 0 {
			i := bits.TrailingZeros64(cs[w])
			cs[w] &= cs[w] - 1
			return FirstActionX + Card(w<<6+i)
		}
	}
	return 0
}

// and is the cards in both sets.
func (cs CardSet) and(ds *CardSet) CardSet { return CardSet{cs[0] & ds[0], cs[1] & ds[1]} }
