package notation

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// fit is how well words name a card.
type fit int

const (
	whole    fit = iota // all of its name, but for its article
	partial             // some words of it in their order, or beginnings of words
	misspelt            // the whole with one slip, or each word near one of it
)

// shortest is the number of letters with which part of a name or word is taken for it.
const shortest = 3

// named finds the cards that a text means as a whole: by id as written, else by name.
func named(g *engine.Game, text string) []engine.Card {
	text = strings.TrimSpace(text)
	if c := g.CardByID(text); c != 0 {
		return []engine.Card{c}
	}
	return newNames(g).find(words(text), g.Cards(), whole)
}

// names is each card's name, by card.
type names []name

type name struct {
	words    []string // of a card with copies its number too
	joined   string   // the words without blanks and number
	without  string   // and without their article
	numbered string   // that with its number, "" for a card without copies
}

func newNames(g *engine.Game) names {
	n := make(names, engine.FirstActionX+engine.MaxActionX)
	for _, c := range g.Cards() {
		w := words(g.Name(c))
		n[c] = name{words: w, joined: join(w), without: join(noArticle(w))}
		if hasCopies(g, c) {
			number := strconv.Itoa(g.Copy(c))
			n[c].words, n[c].numbered = slices.Concat(w, []string{number}), n[c].without+number
		}
	}
	return n
}

// hasCopies reports whether the set holds a card more than once.
func hasCopies(g *engine.Game, c engine.Card) bool { return c.IsActionX() && g.ActionX(c).Copies > 1 }

// copies reports whether two cards are copies of one.
func copies(g *engine.Game, a, b engine.Card) bool {
	return a.IsActionX() && b.IsActionX() && g.ActionX(a) == g.ActionX(b)
}

// longest is how many words the longest name has.
func (n names) longest() int {
	most := 0
	for _, name := range n {
		most = max(most, len(name.words))
	}
	return most
}

// find lists the cards among some that words name.
func (n names) find(query []string, among []engine.Card, how fit) []engine.Card {
	joined, without := join(query), join(noArticle(query))
	switch {
	case how == whole:
		return filter(among, func(c engine.Card) bool {
			return without != "" && (n[c].without == without || n[c].numbered == without)
		})
	case len(joined) < shortest:
		return nil
	case how == partial:
		return filter(among, func(c engine.Card) bool { return hasInOrder(n[c].words, noArticle(query)) })
	}
	if found := filter(among, func(c engine.Card) bool {
		return oneSlip(n[c].joined, joined) || oneSlip(n[c].without, without)
	}); found != nil {
		return found
	}
	var vocabulary []string
	for _, c := range among {
		vocabulary = append(vocabulary, n[c].words...)
	}
	mended := slices.Clone(query)
	for i, word := range query {
		if !isDigit(word[0]) {
			mended[i] = cmp.Or(nearest(word, vocabulary), word)
		}
	}
	return n.find(mended, among, partial)
}

func filter(cards []engine.Card, keep func(engine.Card) bool) []engine.Card {
	var out []engine.Card
	for _, c := range cards {
		if keep(c) {
			out = append(out, c)
		}
	}
	return out
}

// hasInOrder reports whether each word of a query begins one of some words, in the same order.
func hasInOrder(words, query []string) bool {
	for _, word := range query {
		i := slices.IndexFunc(words, begins(word))
		if i < 0 {
			return false
		}
		words = words[i+1:]
	}
	return true
}

// begins tells of a word whether it is the one given, or begins with it.
func begins(word string) func(string) bool {
	return func(of string) bool { return of == word || len(word) >= shortest && strings.HasPrefix(of, word) }
}

func join(words []string) string { return strings.Join(words, "") }

func noArticle(words []string) []string {
	if len(words) > 1 && slices.Contains([]string{"the", "a", "an"}, words[0]) {
		return words[1:]
	}
	return words
}

// nearest is the candidate nearest to a word, "" where none or more than one is.
func nearest(word string, candidates []string) string {
	backwards := slices.Clone(candidates)
	slices.Reverse(backwards)
	first, last := strictyaml.Nearest(word, candidates), strictyaml.Nearest(word, backwards)
	if first != last {
		return ""
	}
	return first
}

// oneSlip reports whether a letter missing, too many or wrong, or two swapped, is all that two texts
// differ in.
func oneSlip(a, b string) bool { return strictyaml.Slips([]rune(a), []rune(b), 1) <= 1 }
