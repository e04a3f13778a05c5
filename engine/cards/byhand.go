package cards

import "example.com/xseekers/engine"

// WithoutByHand is a set without the cards that the table carries out by hand, for games that
// nobody is there to do it in, and the names of those cards.
func WithoutByHand(set engine.Set) (engine.Set, []string) {
	var kept []engine.ActionX
	var names []string
	for _, a := range set.ActionX {
		if byHand(&a) {
			names = append(names, a.Name)
		} else {
			kept = append(kept, a)
		}
	}
	set.ActionX = kept
	return set, names
}

// byHand reports whether any text of a card is carried out by the table.
func byHand(a *engine.ActionX) bool {
	if a.Play.ByHand != "" {
		return true
	}
	for i := range a.Abilities {
		if a.Abilities[i].ByHand != "" {
			return true
		}
	}
	return false
}
