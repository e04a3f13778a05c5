package glossary

import (
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

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

	mask, stemMask uint64 // the letters in them
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
		p.stem += stemOf(w)
	}
	p.mask, p.stemMask = lettersIn(p.letters), lettersIn(p.stem)
	return p
}

// irregular are the forms whose endings say nothing, each behind the word it is a form of.
const irregular = `
	begin began begun; break broke broken; bring brought; buy bought; choose chose chosen; deal dealt;
	draw drew drawn; fall fell fallen; find found; forget forgot forgotten; give gave given; hide hid hidden;
	hold held; keep kept; know knew known; leave left; lie lay lain; lose lost; pay paid;
	run ran; see saw seen; seek sought; sell sold; send sent; shake shook; show shown; spend spent;
	stand stood; steal stole stolen; stick stuck; take took taken; tell told; throw threw thrown; win won`

var regular = sync.OnceValue(func() map[string]string {
	of := map[string]string{}
	for verb := range strings.SplitSeq(irregular, ";") {
		forms := strings.Fields(verb)
		for _, form := range forms[1:] {
			of[form] = forms[0]
		}
	}
	return of
})

// stemOf is a word without its endings, be they two.
func stemOf(word string) string {
	if verb, ok := regular()[word]; ok {
		word = verb
	}
	stem := english.Stem(word, false)
	if strings.HasSuffix(stem, "ing") || strings.HasSuffix(stem, "ed") {
		stem = english.Stem(stem, false)
	}
	return stem
}

// wordsOf folds a text to lower-case words of letters and digits.
func wordsOf(text string) []string {
	if plain, ok := asciiOf(text); ok {
		return strings.Fields(plain)
	}
	fold := transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn)))
	if folded, _, err := transform.String(fold, text); err == nil {
		text = folded
	}
	text = strings.NewReplacer("'", "", "’", "").Replace(strings.ToLower(text))
	return strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// asciiOf is a text in lower case with blanks between its words, where it has ASCII letters only: as
// nearly every text has.
func asciiOf(text string) (string, bool) {
	plain := make([]byte, 0, len(text))
	for i := range len(text) {
		switch c := text[i]; {
		case c >= utf8.RuneSelf:
			return "", false
		case 'a' <= c && c <= 'z' || '0' <= c && c <= '9':
			plain = append(plain, c)
		case 'A' <= c && c <= 'Z':
			plain = append(plain, c-'A'+'a')
		case c != '\'':
			plain = append(plain, ' ')
		}
	}
	return string(plain), true
}

// begins reports whether each word begins a word of another phrase.
func (p *phrase) begins(of *phrase) bool {
	for _, w := range p.words {
		if !slices.ContainsFunc(of.words, func(word string) bool { return strings.HasPrefix(word, w) }) {
			return false
		}
	}
	return true
}
