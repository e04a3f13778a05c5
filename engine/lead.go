package engine

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
func ParseLead(word string) (Lead, bool) {
	for l := Glyph; l < leadEnd; l++ {
		if leadNames[l] == word {
			return l, true
		}
	}
	return NoLead, false
}

// Leads counts Lead cards by type; index it with a Lead. Slot 0 stays zero.
type Leads [leadEnd]uint8

// LeadsOf counts a list of Leads.
func LeadsOf(list ...Lead) (c Leads) {
	for _, l := range list {
		c[l]++
	}
	return c
}

// Total is the number of cards counted.
func (c *Leads) Total() int {
	return int(c[Glyph]) + int(c[Myth]) + int(c[Ruin]) + int(c[Vision]) + int(c[Wild])
}

// Types is how many different types are counted, Wild being one.
func (c *Leads) Types() int {
	n := 0
	for l := Glyph; l <= Wild; l++ {
		if c[l] > 0 {
			n++
		}
	}
	return n
}

// Has reports whether c holds every card of d.
func (c *Leads) Has(d *Leads) bool {
	return c[Glyph] >= d[Glyph] && c[Myth] >= d[Myth] && c[Ruin] >= d[Ruin] &&
		c[Vision] >= d[Vision] && c[Wild] >= d[Wild]
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

func (c *Leads) add(d *Leads) {
	for l := Glyph; l <= Wild; l++ {
		c[l] += d[l]
	}
}

func (c *Leads) sub(d *Leads) {
	for l := Glyph; l <= Wild; l++ {
		c[l] -= d[l]
	}
}
