package glossary

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine/enginetest"
)

const alphabet = "abcdefghijklmnopqrstuvwxyz"

// slipped are all texts one slip away: a letter missing, added or wrong, or two neighbours swapped.
func slipped(text string) (out []string) {
	for i := range len(text) + 1 {
		for _, c := range alphabet {
			out = append(out, text[:i]+string(c)+text[i:])
			if i < len(text) {
				out = append(out, text[:i]+string(c)+text[i+1:])
			}
		}
		if i < len(text) {
			out = append(out, text[:i]+text[i+1:])
		}
		if i+1 < len(text) {
			out = append(out, text[:i]+text[i+1:i+2]+text[i:i+1]+text[i+2:])
		}
	}
	return out
}

// rivalsFor counts the other terms that are called something at most so many slips from a text:
// nobody can tell which of them and the one meant was meant. So it is with what begins a name, and
// with what is a whole word of one, as "text" is of "lasting text". What players call them counts as
// near where it is one slip nearer.
func rivalsFor(text string, meant, slips int) (n int) {
	for i := range terms {
		near := func(k key) bool {
			most := slips
			if k.alias {
				most--
			}
			return k.entry == i && slices.ContainsFunc(phrasesOf(text), func(p phrase) bool {
				begun := !k.alias && strings.HasPrefix(k.letters, p.letters)
				return begun || slices.Contains(k.words, p.letters) || p.stem == k.stem || slipsBetween(p.letters, k.letters) <= most
			})
		}
		if i != meant && slices.ContainsFunc(index().keys, near) {
			n++
		}
	}
	return n
}

// tally counts misspellings and those that were as near to other terms.
type tally struct{ all, torn int }

// atMost complains where more than one in so many was excused: then it is the search that is torn.
func (n tally) atMost(t *testing.T, oneIn int) {
	t.Helper()
	if n.all == 0 || n.torn*oneIn > n.all {
		t.Errorf("%d of %d are as near to other terms: more than one in %d", n.torn, n.all, oneIn)
	}
	if n.torn == 0 {
		t.Error("none is as near to other terms: leave the excuse out")
	}
}

func TestEveryNameIsFoundFirst(t *testing.T) {
	for _, term := range Terms() {
		for _, name := range append([]string{term.ID, term.Name}, term.Aliases...) {
			if n := place(name, term.ID); n != 1 {
				t.Errorf("%s is hit %d for %q", term.ID, n, name)
			}
		}
	}
}

func TestEverySlipInANameFindsItsTermFirst(t *testing.T) {
	var n tally
	for i, term := range Terms() {
		name := strings.ToLower(term.Name)
		for _, text := range slipped(name) {
			if n.all++; place(text, term.ID) == 1 || text == name {
				continue
			}
			if n.torn++; rivalsFor(text, i, 1) == 0 {
				t.Errorf("%s is hit %d for %q: %v", term.ID, place(text, term.ID), text, summary(Find(text)))
			}
		}
	}
	n.atMost(t, 300)
}

// Short ones are left alone: near to "tap" is half of all words.
func TestASlipInALongOtherNameFindsItsTermFirst(t *testing.T) {
	pick := rand.New(rand.NewPCG(enginetest.Seed(t), 0))
	for i, term := range Terms() {
		for _, alias := range term.Aliases {
			all := slipped(alias)
			for range 25 {
				text := all[pick.IntN(len(all))]
				if len(alias) > 6 && place(text, term.ID) != 1 && rivalsFor(text, i, 2) == 0 {
					t.Errorf("%s is hit %d for %q, which is meant to be %q: %v", term.ID, place(text, term.ID), text, alias, summary(Find(text)))
				}
			}
		}
	}
}

func TestTwoSlipsInANameFindItsTermAmongTheFirstThree(t *testing.T) {
	var n tally
	pick := rand.New(rand.NewPCG(enginetest.Seed(t), 0))
	for i, term := range Terms() {
		name := strings.ToLower(term.Name)
		if len(name) < 4 { // of three letters, two slips leave one
			continue
		}
		once := slipped(name)
		for range 150 {
			twice := slipped(once[pick.IntN(len(once))])
			text := twice[pick.IntN(len(twice))]
			n.all++
			if at := place(text, term.ID); at >= 1 && at <= 3 {
				continue
			}
			if n.torn++; rivalsFor(text, i, 2) < 3 {
				t.Errorf("%s is hit %d for %q: %v", term.ID, place(text, term.ID), text, summary(Find(text)))
			}
		}
	}
	n.atMost(t, 200)
}

// forms are the plurals of a word, and its forms in -ed and -ing.
func forms(word string) (out []string) {
	stem, last := word[:len(word)-1], word[len(word)-1]
	switch {
	case last == 'y' && !strings.ContainsRune("aeou", rune(word[len(word)-2])):
		return []string{stem + "ies", stem + "ied", word + "ing"}
	case strings.HasSuffix(word, "ing"):
		return []string{word + "s"}
	case last == 'e':
		return []string{word + "s", word + "d", stem + "ing"}
	case strings.HasSuffix(word, "ch") || strings.HasSuffix(word, "s"):
		out = append(out, word+"es")
	}
	out = append(out, word+"s", word+"ed", word+"ing")
	if strings.ContainsRune("pbtnlr", rune(last)) {
		out = append(out, word+string(last)+"ed", word+string(last)+"ing")
	}
	return out
}

func TestEveryFormOfANameFindsItsTermFirst(t *testing.T) {
	for i, term := range Terms() {
		words := strings.Fields(strings.ToLower(term.Name))
		for at := range words {
			for _, form := range forms(words[at]) {
				text := strings.Join(slices.Concat(words[:at], []string{form}, words[at+1:]), " ")
				if n := place(text, term.ID); n != 1 && rivalsFor(text, i, 0) == 0 {
					t.Errorf("%s is hit %d for %q: %v", term.ID, n, text, summary(Find(text)))
				}
			}
		}
	}
}
