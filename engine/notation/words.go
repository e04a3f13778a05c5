package notation

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// token is one word or number of a text, or a name in quotes.
type token struct {
	word   string // in small letters, without accents; of a name in quotes all its words
	at     int    // where it stands, in bytes
	end    int
	comma  bool // a comma or the like stands before it
	quoted bool // it is a name in quotes
}

const quotes = "\"“”„«»"

// scan splits a text into tokens. A quote without a partner is passed over.
func scan(text string) []token {
	var out []token
	at := 0
	for {
		open := strings.IndexAny(text[at:], quotes)
		if open < 0 {
			break
		}
		begin := at + open + firstLen(text[at+open:])
		length := strings.IndexAny(text[begin:], quotes)
		if length < 0 {
			break
		}
		out = append(out, split(text[:at+open], at)...)
		end := begin + length
		if strings.TrimSpace(text[begin:end]) != "" {
			words := strings.Join(words(text[begin:end]), " ")
			out = append(out, token{word: words, at: begin, end: end, quoted: true})
		}
		at = end + firstLen(text[end:])
	}
	return append(out, split(text, at)...)
}

// firstLen is the length of a text's first character.
func firstLen(s string) int {
	_, n := utf8.DecodeRuneInString(s)
	return n
}

// split finds the words of a text from a place on. Letters and digits are words apart: "2ruins", "x2".
func split(text string, from int) []token {
	var out []token
	var t token
	comma := false
	flush := func(end int) {
		if t.word != "" {
			t.end = end
			out = append(out, t)
			comma = false
		}
		t = token{}
	}
	for i, r := range text[from:] {
		i += from
		folded := fold(r)
		switch {
		case r == '×' || r == '*':
			flush(i)
			out = append(out, token{word: "x", at: i, end: i + utf8.RuneLen(r)})
			continue
		case folded == "":
			if r == '/' && t.word == "w" {
				t.word = "with"
			}
			flush(i)
			comma = comma || strings.ContainsRune(",;:(", r)
			continue
		case t.word != "" && isDigit(t.word[0]) != isDigit(folded[0]):
			flush(i)
		}
		if t.word == "" {
			t.at, t.comma = i, comma
		}
		t.word += folded
	}
	flush(len(text))
	return out
}

// fold is a letter or digit in small letters without accents, "" for anything else.
func fold(r rune) string {
	switch {
	case 'a' <= r && r <= 'z' || '0' <= r && r <= '9':
		return string(r)
	case 'A' <= r && r <= 'Z':
		return string(r - 'A' + 'a')
	case !unicode.IsLetter(r) && !unicode.IsDigit(r):
		return ""
	}
	return strings.Map(func(r rune) rune {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return -1
		}
		return unicode.ToLower(r)
	}, norm.NFKD.String(string(r)))
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// words is the words of a name.
func words(name string) []string {
	var out []string
	for _, t := range split(strings.Map(dropQuotes, name), 0) {
		out = append(out, t.word)
	}
	return out
}

// dropQuotes makes a quote inside a name an apostrophe.
func dropQuotes(r rune) rune {
	if strings.ContainsRune(quotes, r) {
		return '\''
	}
	return r
}

var numbers = strings.Fields("zero one two three four five six seven eight nine ten eleven twelve")

// number reads a count, in digits or in words.
func (t token) number() (int, bool) {
	if i := slices.Index(numbers, t.word); i >= 0 {
		return i, true
	}
	n, err := strconv.Atoi(t.word)
	return n, err == nil && len(t.word) <= 2
}

func (t token) inQuotes() bool { return t.quoted }

// is reports whether a token is one of some words.
func (t token) is(words ...string) bool { return slices.Contains(words, t.word) }

// fillers are words that may stand anywhere and say nothing more.
var fillers = strings.Fields(`a an the my i me and of from for to with using use by paying pay lead leads card cards
	adventure adventures please now then turn it up hand whole all everything choice
	again twice`)

func (t token) filler() bool { return t.is(fillers...) }

func anyOf(tokens []token, words ...string) bool {
	return slices.ContainsFunc(tokens, func(t token) bool { return t.is(words...) })
}
