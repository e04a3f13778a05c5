package glossary

import "slices"

// slot is what one word of a text may stand for: itself first, then the concepts behind it. It is
// nil for a word of a question that is like none in the book.
type slot []meaning

// meaning is the id of a word's stem or of a concept, and how surely the word stands for it.
type meaning struct {
	id     int
	weight float64
}

// How surely a word stands for a concept it belongs to, and for the word it seems to be misspelt.
const (
	asConcept       = 0.75
	asMisspelt      = 0.85
	asMisspeltShort = 0.5 // a short word is soon like another
)

// behind is a concept behind words, by the ids of their stems.
type behind struct {
	id    int
	stems []int
}

// learnConcepts has the words of a concept, and what players call a term, stand for one thing.
func (b *askIndex) learnConcepts() {
	all := concepts()
	for _, c := range all {
		b.idOf("=" + c.head)
	}
	b.begin = make([][]behind, 0, 4*len(all))
	for id, c := range all {
		for _, phrase := range c.phrases {
			stems := b.stems(wordsOf(phrase))
			for len(b.begin) <= stems[0] {
				b.begin = append(b.begin, nil)
			}
			known := func(c behind) bool { return c.id == id && slices.Equal(c.stems, stems) }
			if !slices.ContainsFunc(b.begin[stems[0]], known) {
				b.begin[stems[0]] = append(b.begin[stems[0]], behind{id, stems})
			}
		}
	}
}

// idOf is the id of a stem or concept, a new one where it has none.
func (b *askIndex) idOf(name string) int {
	id, ok := b.ids[name]
	if !ok {
		id = len(b.ids)
		b.ids[name] = id
	}
	return id
}

// stems are the ids of the stems of words.
func (b *askIndex) stems(words []string) []int {
	out := make([]int, len(words))
	for i, w := range words {
		id, ok := b.written[w]
		if !ok {
			id = b.idOf(stemOf(w))
			b.written[w] = id
		}
		out[i] = id
	}
	return out
}

// slots reads a text of the book: a slot for each of its telling words.
func (b *askIndex) slots(text string) []slot {
	words := wordsOf(text)
	stems := b.stems(words)
	out := make([]slot, len(words))
	room := make([]meaning, 2*len(words))
	for i, w := range words {
		if !idle[w] {
			out[i] = append(room[2*i:2*i:2*i+2], meaning{stems[i], 1})
		}
	}
	b.addConcepts(out, stems)
	return slices.DeleteFunc(out, func(s slot) bool { return s == nil })
}

// conceptsFrom are the concepts that a stem begins.
func (b *askIndex) conceptsFrom(stem int) []behind {
	if stem < 0 || stem >= len(b.begin) {
		return nil
	}
	return b.begin[stem]
}

// addConcepts adds to slots the concepts that their words stand for, alone or together. An idle word
// alone stands for nothing.
func (b *askIndex) addConcepts(slots []slot, stems []int) {
	for i, stem := range stems {
		for _, c := range b.conceptsFrom(stem) {
			n := len(c.stems)
			if i+n > len(stems) || !slices.Equal(c.stems, stems[i:i+n]) {
				continue
			}
			for j := i; j < i+n; j++ {
				if slots[j] != nil || j == i && n > 1 {
					slots[j] = append(slots[j], meaning{c.id, asConcept})
				}
			}
		}
	}
}

// read reads a question: where a word is none of the book's, what it seems to be misspelt from.
func (b *askIndex) read(question string) []slot {
	words := wordsOf(question)
	stems := make([]int, len(words))
	out := make([]slot, len(words))
	strange := make([]bool, len(words))
	for i, w := range words {
		if id, ok := b.ids[stemOf(w)]; ok {
			stems[i] = id
		} else {
			stems[i] = -1
		}
		if !idle[w] {
			out[i], stems[i], strange[i] = b.wordRead(w, stems[i])
		}
	}
	b.addConcepts(out, stems)
	var kept []slot
	for i, s := range out {
		if s != nil || strange[i] {
			kept = append(kept, s)
		}
	}
	return kept
}

// wordRead is what a word of a question stands for but for the concepts behind it, the stem to look
// for them by, and whether the word is strange to the book.
func (b *askIndex) wordRead(word string, stem int) (s slot, by int, strange bool) {
	const short = 5
	if stem >= 0 {
		s = slot{{stem, 1}}
	}
	if _, ok := b.written[word]; ok {
		return s, stem, false
	}
	// Of a form that the book does not have, the stem may be another word's.
	near := b.misspelt(word)
	if near == "" || idle[near] {
		return s, stem, s == nil && near == ""
	}
	sure := asMisspelt
	if len(word) <= short {
		sure = asMisspeltShort
	}
	id := b.written[near]
	if s == nil {
		stem = id
	}
	s = append(slot{{id, sure}}, s...)
	for _, c := range b.conceptsFrom(id) {
		if len(c.stems) == 1 {
			s = append(s, meaning{c.id, sure * asConcept})
		}
	}
	return s, stem, false
}

// misspelt is the word of the book, or the idle word, that a word seems to be, "" where none is near.
// The first letter is seldom the wrong one. Of those as near it is the one that tells least, as that
// is used most.
func (b *askIndex) misspelt(word string) string {
	const shortest, long = 4, 7
	most := 1
	switch n := len(word); {
	case n > longest || n < shortest:
		return ""
	case n >= long:
		most = 2
	}
	best, fewest := "", most+1
	mask := lettersIn(word)
	for w, id := range b.written {
		if len(w) < shortest || !likeBegun(w, word) || !mayBeNear(word, w, mask, lettersIn(w), min(fewest, most)) {
			continue
		}
		n := slipsBetween(word, w)
		if n < fewest || n == fewest && n <= most && b.likelier(w, id, best) {
			best, fewest = w, n
		}
	}
	return best
}

// likeBegun is whether two words begin with the same letter, or with the same two swapped.
func likeBegun(a, b string) bool { return a[0] == b[0] || a[0] == b[1] && a[1] == b[0] }

func (b *askIndex) likelier(word string, id int, than string) bool {
	other := b.written[than]
	if b.rare[id] != b.rare[other] {
		return b.rare[id] < b.rare[other]
	}
	return word < than
}
