package explain

import (
	"cmp"
	"slices"
)

// worthNaming is the repairs worth naming, in words: the fewest edits, the possible ones, the nearest.
// Those alike but for what one clause names are told as one: "Name The Drowned Gate or Salt Road Cipher."
func worthNaming(found []Repair) (out []Repair) {
	slices.SortStableFunc(found, func(a, b Repair) int {
		return cmp.Or(cmp.Compare(len(a.edits), len(b.edits)), cmp.Compare(pastHere(&a), pastHere(&b)), cmp.Compare(a.far, b.far))
	})
	var told []alternatives
	for i := range found {
		r := &found[i]
		if len(r.edits) == len(found[0].edits) && !slices.ContainsFunc(told, func(a alternatives) bool { return a.join(r) }) {
			told = append(told, alternatives{Repair: r, more: map[int][]string{}})
		}
	}
	for _, a := range told[:min(mostRepairs, len(told))] {
		out = append(out, a.inWords())
	}
	return out
}

// pastHere is 1 for what the player cannot bring about from here.
func pastHere(r *Repair) int {
	if r.Possible {
		return 0
	}
	return 1
}

// alternatives is a repair, and what else one of its edits may name.
type alternatives struct {
	*Repair
	more map[int][]string // by the place of that edit; one at most
}

// join takes a repair in that comes to the same, that differs in what one edit names and is as near,
// or that asks edits of just the same kinds, is farther and so need not be told.
func (a alternatives) join(r *Repair) bool {
	sameKinds := slices.EqualFunc(r.edits, a.edits, func(e, f edit) bool { return e.kind == f.kind })
	if r.Action == a.Action && r.State == a.State || a.Possible && sameKinds && r.far > a.far {
		return true
	}
	if !sameKinds || r.far != a.far {
		return false
	}
	differs := -1
	for i := range r.edits {
		switch mine, other := &a.edits[i], &r.edits[i]; {
		case mine.key() == other.key():
		case differs >= 0 || mine.verb != other.verb || !isNamed(mine.kind):
			return false
		default:
			differs = i
		}
	}
	if _, same := a.more[differs]; !same && len(a.more) > 0 {
		return false
	}
	if noun := r.edits[differs].noun; !slices.Contains(a.more[differs], noun) {
		a.more[differs] = append(a.more[differs], noun)
	}
	return true
}

// isNamed reports whether edits of a kind say which of several they mean.
func isNamed(k kind) bool {
	return k == otherCard || k == otherRival || k == otherBond || k == otherSpend || k == otherLead || k == otherSource || k == otherOption
}

// inWords is the repair with its clauses and its sentence.
func (a alternatives) inWords() Repair {
	r := *a.Repair
	edits := slices.Clone(r.edits)
	for i, nouns := range a.more {
		edits[i].noun = Or(append([]string{edits[i].noun}, nouns...))
	}
	r.Changes = clauses(edits)
	r.Text = sentence(r.Changes)
	return r
}
