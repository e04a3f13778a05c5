package explain

import (
	"slices"

	"example.com/xseekers/engine"
)

// Repair is a set of changes after which the attempt is legal; the engine has checked it, and that
// none of them can be left out.
type Repair struct {
	Text     string   // the changes as one sentence
	Changes  []string // each by itself
	Possible bool     // by what the player can do from here, if only wait
	State    engine.State
	Action   engine.Action // the attempt there, which Check passes
	edits    []edit
	far      int // from the attempt
}

// The search for repairs is bounded: so many sets of edits are tried, of so many edits, and so many
// repairs are named.
const (
	mostTried   = 600
	mostEdits   = 16
	mostRepairs = 2
)

// repairs searches the closed list of edits for what would make an attempt legal: the smallest sets,
// those first that are possible from here, then the nearest. Where all of these lie out of the
// player's hands, the smallest set that does not is named last.
func repairs(g *engine.Game, s *engine.State, r *engine.Rejection) []Repair {
	x := search{g: g, origin: trial{state: *s, try: r.Action}}
	found := worthNaming(x.smallest(r, false))
	if len(found) > 0 && !found[0].Possible {
		if more := worthNaming(x.smallest(r, true)); len(more) > 0 {
			found = append(found[:1], more[0])
		}
	}
	return found
}

// search is for sets of edits of one attempt.
type search struct {
	g      *engine.Game
	origin trial
	legal  []engine.Action // room for what the engine passes
}

// smallest finds the smallest sets of edits after which Check passes the attempt, fewest first; of
// a set, always the headline's edits come next, for it has to go whatever else does.
func (x *search) smallest(r *engine.Rejection, onlyPossible bool) (found []Repair) {
	if r.Action.By >= engine.Seat(x.origin.state.Players) {
		return nil
	}
	seen := map[string]bool{}
	queue := make([][][]edit, mostEdits+1) // by the number of edits
	queue[0] = [][]edit{nil}
	for n := 0; n < len(queue) && len(found) == 0; n++ {
		for i := 0; i < len(queue[n]); i++ {
			edits := queue[n][i]
			t, ok := x.with(x.origin, edits)
			if !ok {
				continue
			}
			unmet := x.unmet(&t)
			if unmet == nil {
				found = append(found, x.repair(t, edits))
				continue
			}
			if len(found) > 0 || len(seen) >= mostTried {
				continue // no larger set is looked for
			}
			for _, b := range x.proposals(&t, unmet) {
				next := slices.Concat(edits, b)
				if key := setKey(next); len(next) <= mostEdits && !(onlyPossible && !possible(b)) && !seen[key] {
					seen[key] = true
					queue[len(next)] = append(queue[len(next)], next)
				}
			}
		}
	}
	return found
}

// with is a trial after edits; false where one of them cannot be made.
func (x *search) with(t trial, edits []edit) (trial, bool) {
	for _, e := range edits {
		if !e.do(x.g, &t) {
			return t, false
		}
	}
	return t, true
}

// unmet is what does not hold of a trial: what Check says, and that the moment is one in which the
// player is asked.
func (x *search) unmet(t *trial) []engine.Unmet {
	asked := isAsked(x.g, t)
	if r := x.g.Check(&t.state, t.try); r != nil {
		return r.Unmet
	}
	if !asked {
		return []engine.Unmet{{Code: engine.NoCode}}
	}
	return nil
}

// proposals is the edits that may remove the headline; where none may, those for the other parts,
// which may take it with them.
func (x *search) proposals(t *trial, unmet []engine.Unmet) (out []bundle) {
	for _, u := range unmet {
		if u.Code == engine.NoCode {
			return askedThen(x, t, u)
		}
		for _, propose := range proposers[u.Code] {
			out = append(out, propose(x, t, u)...)
		}
		if len(out) > 0 {
			return out
		}
	}
	return nil
}

// repair is a set of edits that mends the attempt, without those that it does not need.
func (x *search) repair(t trial, edits []edit) Repair {
	for i := 0; i < len(edits); {
		fewer := slices.Delete(slices.Clone(edits), i, i+1)
		if c, ok := x.with(x.origin, fewer); ok && x.unmet(&c) == nil {
			t, edits, i = c, fewer, 0
			continue
		}
		i++
	}
	far := distance(t.try, x.origin.try)
	for _, e := range edits {
		far += e.far
	}
	return Repair{Possible: possible(edits), State: t.state, Action: t.try, edits: edits, far: far}
}

// setKey tells a set of edits from every other, in whatever order they came.
func setKey(edits []edit) (key string) {
	keys := make([]string, len(edits))
	for i := range edits {
		keys[i] = edits[i].key()
	}
	slices.Sort(keys)
	for _, k := range keys {
		key += k + ";"
	}
	return key
}
