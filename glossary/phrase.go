package glossary

import (
	"slices"
	"strings"
	"unicode"

	"github.com/kljensen/snowball/english"
	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"
)

// phrase is what counts of a name or a query: no capitals, accents or hyphens.
type phrase struct {
	words   []string
	letters string // the words together
	stem    string // the same without their endings
}

// little are the words of a question that say nothing about what it asks for.
var little = strings.Fields("a an the of what whats is are does do mean means define how i my to")

// phrasesOf is a text as it stands, and where it has little words, without them.
func phrasesOf(text string) []phrase {
	words := wordsOf(text)
	out := []phrase{phraseOf(words)}
	telling := slices.DeleteFunc(slices.Clone(words), func(w string) bool { return slices.Contains(little, w) })
	if len(telling) > 0 && len(telling) < len(words) {
		out = append(out, phraseOf(telling))
	}
	return out
}

func phraseOf(words []string) phrase {
	p := phrase{words: words, letters: strings.Join(words, "")}
	for _, w := range words {
		p.stem += english.Stem(w, false)
	}
	return p
}

// wordsOf folds a text to lower-case words of letters and digits.
func wordsOf(text string) []string {
	fold := transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn)))
	if folded, _, err := transform.String(fold, text); err == nil {
		text = folded
	}
	text = strings.NewReplacer("'", "", "’", "").Replace(strings.ToLower(text))
	return strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// begins reports whether each word begins a word of another phrase.
func (p phrase) begins(of phrase) bool {
	for _, w := range p.words {
		if !slices.ContainsFunc(of.words, func(word string) bool { return strings.HasPrefix(word, w) }) {
			return false
		}
	}
	return true
}
