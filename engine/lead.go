package engine

import (
	"encoding/binary"
	"math/bits"
)

// Lead is a type of Lead card (2.1), or Wild (2.2). The zero value is no Lead.
type Lead uint8

// The Lead types in the order every list of Leads uses.
const (
	NoLead Lead = iota
	Glyph
	Myth
	Ruin
	Vision
	Wild

	leadEnd // one past the last
)

var leadNames = [leadEnd]string{"", "glyph", "myth", "ruin", "vision", "wild"}

// String is the type's word in lower case, "" for NoLead.
func (l Lead) String() string { return word(leadNames[:], l) }

// word is the name of a value of a closed list, "" for one outside it.
func word[T ~uint8](names []string, v T) string {
	if int(v) >= len(names) {
		return ""
	}
	return names[v]
}

// ParseLead reads the exact lower-case word of a Lead type.
func ParseLead(word string) (Lead, bool) { return named[Lead](leadNames[:], word) }

// upTo lists a closed list's values from the first that is not its zero.
func upTo[T ~uint8](end T) []T {
	out := make([]T, 0, end-1)
	for v := T(1); v < end; v++ {
		out = append(out, v)
	}
	return out
}

// named is the value of a closed list that has a name; false where none has.
func named[T ~uint8](names []string, name string) (T, bool) {
	for i, n := range names {
		if n == name && n != "" {
			return T(i), true
		}
	}
	return 0, false
}

// Leads counts Lead cards by type; index it with a Lead. The slots that are no type stay zero.
// There are eight of them so that all are read as one number: see word.
type Leads [8]uint8

// MaxOfType is the most Leads of one type a set may hold: the counts of a state leave the top bit
// of each slot free.
const MaxOfType = 127

// One bit of each slot, the lowest and the highest.
const (
	lows  = 0x0101010101010101
	highs = 0x8080808080808080
)

// word is all counts as one number, a byte each.
func (c *Leads) word() uint64 { return binary.LittleEndian.Uint64(c[:]) }

func (c *Leads) setWord(w uint64) { binary.LittleEndian.PutUint64(c[:], w) }

// LeadsOf counts a list of Leads.
func LeadsOf(list ...Lead) (c Leads) {
	for _, l := range list {
		c[l]++
	}
	return c
}

// stray reports whether a slot that is no type counts anything.
func (c *Leads) stray() bool { return c[NoLead]|c[leadEnd]|c[leadEnd+1] != 0 }

// Total is the number of cards counted.
func (c *Leads) Total() int {
	return int(c[Glyph]) + int(c[Myth]) + int(c[Ruin]) + int(c[Vision]) + int(c[Wild])
}

// Types is how many different types are counted, Wild being one.
func (c *Leads) Types() int {
	w := c.word()
	return bits.OnesCount64(((w&^highs + highs - lows) | w) & highs)
}

// Has reports whether c, the counts of a state, holds every card of d.
func (c *Leads) Has(d *Leads) bool {
	w := d.word()
	return w&highs == 0 && ((c.word()|highs)-w)&highs == highs
}

// lack is the cards of d that c lacks; both are counts of a state.
func (c *Leads) lack(d *Leads) (lacking Leads) {
	less := (d.word() | highs) - c.word() // the high bit stays where d has no fewer
	at := less & highs
	lacking.setWord(less & (at - at>>7))
	return lacking
}

// List spells the cards out in the order of the types.
func (c *Leads) List() []Lead {
	out := make([]Lead, 0, c.Total())
	for l := Glyph; l <= Wild; l++ {
		for range c[l] {
			out = append(out, l)
		}
	}
	return out
}

func (c *Leads) sub(d *Leads) { c.setWord(c.word() - d.word()) }
