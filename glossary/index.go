package glossary

import (
	"cmp"
	"slices"
	"strings"

	"github.com/sahilm/fuzzy"
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
	Cost  int // how far off it is, among matches of the same kind
}

// How says how an entry was found.
type How uint8

// The ways, best first.
const (
	Exact  How = iota // by its name, in any form of the word
	Alias             // by another name, likewise
	Prefix            // by the beginning of a name
	Typo              // by a name a slip or two away
	Part              // by words of a name, or their beginnings
	Loose             // by letters that stand in its own name in this order: a mere suggestion
)

// Matches are what a query may mean, the best first.
type Matches []Match

// Sure are the first matches, as long as they are as near as the first of all; none where that one
// is a guess.
func (ms Matches) Sure() Matches {
	n := 0
	for n < len(ms) && ms[n].How != Typo && ms[n].How != Loose && ms[n].nearAs(ms[0]) {
		n++
	}
	return ms[:n]
}

// Guess is the first match, where it is a guess nearer than all others.
func (ms Matches) Guess() (Match, bool) {
	if len(ms) == 0 || ms[0].How != Typo || len(ms) > 1 && ms[1].nearAs(ms[0]) {
		return Match{}, false
	}
	return ms[0], true
}

func (m Match) nearAs(other Match) bool { return m.How == other.How && m.Cost == other.Cost }

// Add adds a name, or another name, of an entry.
func (x *Index) Add(entry int, name string, alias bool) {
	for _, p := range phrasesOf(name) {
		x.keys = append(x.keys, key{p, entry, alias})
	}
}

// Find gives each entry that a query may mean once, the best first and equals in the order they
// were added. What is found loosely is given only where nothing else is.
func (x *Index) Find(query string) Matches {
	var found Matches
	phrases := phrasesOf(query)
	for _, q := range phrases {
		found = append(found, x.near(q)...)
	}
	if found == nil {
		found = x.loosely(phrases[0])
	}
	slices.SortStableFunc(found, func(a, b Match) int {
		return cmp.Or(cmp.Compare(a.How, b.How), cmp.Compare(a.Cost, b.Cost))
	})
	seen := map[int]bool{}
	return slices.DeleteFunc(found, func(m Match) bool {
		again := seen[m.Entry]
		seen[m.Entry] = true
		return again
	})
}

func (x *Index) near(q phrase) (found Matches) {
	for _, k := range x.keys {
		if m, ok := k.match(q); ok && q.letters != "" {
			found = append(found, m)
		}
	}
	return found
}

func (x *Index) loosely(q phrase) (found Matches) {
	for _, m := range fuzzy.FindFrom(q.letters, x) {
		if k := x.keys[m.Index]; !k.alias {
			found = append(found, Match{k.entry, Loose, -m.Score})
		}
	}
	return found
}

// String and Len make an Index a fuzzy.Source.
func (x *Index) String(i int) string { return x.keys[i].letters }

// Len is the number of names.
func (x *Index) Len() int { return len(x.keys) }

func (k key) match(q phrase) (Match, bool) {
	m := Match{Entry: k.entry}
	shortest := 1 // of the beginnings that count
	if k.alias {
		m.Cost, shortest = 1, 3
	}
	slips := q.apart(k.phrase)
	switch {
	case q.stem == k.stem && k.alias:
		m.How = Alias
	case q.stem == k.stem:
		m.How = Exact
	case strings.HasPrefix(k.letters, q.letters) && len(q.letters) >= shortest:
		m.How = Prefix
	case slips <= q.slack():
		m.How, m.Cost = Typo, 2*slips+m.Cost
	case q.begins(k.phrase) && len(q.letters) >= shortest:
		m.How = Part
	default:
		return m, false
	}
	return m, true
}
