package position

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// payment is the Leads said to lie under an archived Adventure.
type payment struct {
	node *strictyaml.Node
	engine.Archived
}

// judgePayments holds them to the emblems, one Lead an emblem (5.1); in the Advanced Game to what
// the cards of the set may have made of that.
func (r *reader) judgePayments() {
	less, wild := 0, false
	for i := range r.g.Set().ActionX {
		a := &r.g.Set().ActionX[i]
		for _, s := range a.Standing {
			switch {
			case r.s.Variant == engine.BeginnerGame:
			case s.What == engine.EmblemsLess:
				less += int(s.N) * int(a.Copies)
			case s.What == engine.BondedIsWild:
				wild = true
			}
		}
	}
	for i := range r.payments {
		paid := &r.payments[i]
		a := r.g.Adventure(paid.Card)
		if !pays(&paid.Leads, &a.Emblems, less, wild) {
			paid.node.Fault("%s costs %v, one Lead an emblem (rule %s)", a.ID, a.Emblems.List(), engine.R5_1)
		}
	}
}

// pays reports whether Leads match emblems one by one, Wilds standing in (5.1, 2.2): so many
// emblems may be dropped, and any Lead may have counted as Wild (1.3).
func pays(leads, emblems *engine.Leads, less int, wild bool) bool {
	for l := engine.Glyph; l <= engine.Vision; l++ {
		if leads[l] > emblems[l] && !wild {
			return false
		}
	}
	over := leads.Total() - emblems.Total()
	return over <= 0 && over >= -less
}
