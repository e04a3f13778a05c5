package glossary

import (
	"cmp"
	"slices"
	"strings"
)

// Index finds entries by their names, whatever a query does to them.
type Index struct{ keys []key }

type key struct {
	phrase
	entry int
	alias bool
}

// Match is an entry that a query may mean.
type Match struct {
	Entry int
	How   How
	Cost  int // how far off it is, in thousandths: what is nearer costs less, however it was found
	Slips int // of the keyboard, in a Typo

	alias bool
}

// Score is how sure a match is, from 1, the name itself, down to above 0.
func (m Match) Score() float64 { return 1 - float64(m.Cost)/500 }

// How says how an entry was found.
type How uint8

// The ways. What is nearer comes first among matches; a slip in a name may be nearer than the
// beginning of another name.
const (
	Exact  How = iota // by its name, in any form of the word
	Alias             // by another name, likewise
	Prefix            // by the beginning of a name
	Typo              // by a name a slip or two away
	Part              // by words of a name, or their beginnings
)

var hows = [...]string{"name", "other name", "beginning", "slip", "part"}

// String is the way in a word or two.
func (h How) String() string { return hows[h] }

// Matches are what a query may mean, the best first.
type Matches []Match

// Sure are the first matches, as long as they are as near as the first of all; none where that one
// is a guess.
func (ms Matches) Sure() Matches {
	n := 0
	for n < len(ms) && ms[n].How != Typo && ms[n].nearAs(ms[0]) {
		n++
	}
	return ms[:n]
}

// Guess is the first match, where it is a guess nearer than all others.
func (ms Matches) Guess() (Match, bool) {
	if len(ms) == 0 || ms[0].How != Typo || ms[0].Cost > costFar || len(ms) > 1 && ms[1].nearAs(ms[0]) {
		return Match{}, false
	}
	return ms[0], true
}

func (m Match) nearAs(other Match) bool {
	return m.How == other.How && m.Slips == other.Slips && m.alias == other.alias
}

// Add adds a name, or another name, of an entry.
func (x *Index) Add(entry int, name string, alias bool) {
	for _, p := range phrasesOf(name) {
		same := func(k key) bool { return k.entry == entry && k.letters == p.letters }
		if !slices.ContainsFunc(x.keys, same) {
			x.keys = append(x.keys, key{p, entry, alias})
		}
	}
}

// longest is the length from which a query is no name, in bytes.
const longest = 200

// Find gives each entry that a query may mean once, the best first and equals in the order they
// were added. What is like nothing finds nothing.
func (x *Index) Find(query string) Matches {
	var found Matches
	if len(query) > longest {
		return nil
	}
	for _, q := range phrasesOf(query) {
		if q.letters == "" {
			continue
		}
		for i := range x.keys {
			if m, ok := x.keys[i].match(&q); ok {
				found = append(found, m)
			}
		}
	}
	slices.SortStableFunc(found, func(a, b Match) int {
		return cmp.Or(cmp.Compare(a.Cost, b.Cost), cmp.Compare(a.How, b.How))
	})
	kept := found[:0]
	for _, m := range found {
		if !slices.ContainsFunc(kept, func(k Match) bool { return k.Entry == m.Entry }) {
			kept = append(kept, m)
		}
	}
	return kept
}

// What a way of finding costs, by a name; by another name it costs costAlias more. So a slip in a
// name comes before the beginning of another name, and both before a part of a name.
const (
	costForm   = 5 // another form of the word
	costAlias  = 50
	costPrefix = 110
	costSlip   = 100
	costWords  = 200 // some of its words, whole
	costPart   = 260
	costFar    = 222 // a guess that costs more is no guess

	costSlippedForm = 100 // another form of the word and a slip
)

func (k *key) match(q *phrase) (Match, bool) {
	if q.mask&^k.mask != 0 && q.stemMask != k.stemMask && !q.mayBeNear(k) {
		return Match{}, false // the quick way out for most
	}
	m := Match{Entry: k.entry, alias: k.alias}
	shortest := 1 // of the beginnings that count
	if k.alias {
		m.Cost, shortest = costAlias, 3
	}
	switch slips, cost := q.slips(k); {
	case q.letters == k.letters:
		m.How = Exact
	case q.stem == k.stem:
		m.How = Exact
		m.Cost += costForm
	case len(q.letters) >= shortest && strings.HasPrefix(k.letters, q.letters):
		m.How = Prefix
		m.Cost += q.missing(k)
	case cost > 0:
		m.How, m.Slips = Typo, slips
		m.Cost += cost
	case len(q.letters) >= shortest && q.begins(&k.phrase):
		m.How = Part
		m.Cost += q.partly(k)
	default:
		return m, false
	}
	if m.How == Exact && k.alias {
		m.How = Alias
	}
	return m, true
}

// missing is what the beginning of a name costs: the more of it is missing the more, unless what is
// there are whole words, or is so short that it was not meant to be all.
func (p *phrase) missing(k *key) int {
	const short = 3
	cost, n := costPrefix, len(k.letters)-len(p.letters)
	whole := !k.alias && len(p.words) < len(k.words) && slices.Equal(p.words, k.words[:len(p.words)])
	if whole || len(p.letters) <= short {
		cost += min(n, 9)
	} else {
		cost += min(10*n, 90)
	}
	if k.alias {
		cost += costAlias + costSlip
	}
	return cost
}

// partly is what words of a name cost.
func (p *phrase) partly(k *key) int {
	cost := costPart
	if !slices.ContainsFunc(p.words, func(w string) bool { return !slices.Contains(k.words, w) }) {
		cost = costWords
	}
	if k.alias {
		cost += costAlias + costSlip
	}
	return cost
}
