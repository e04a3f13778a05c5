package tutorial

import (
	"cmp"
	"slices"
	"strings"
	"sync"
	"unicode"

	"example.com/xseekers/engine"
	"example.com/xseekers/glossary"
	"example.com/xseekers/scenarios"
)

// mostNamed is how many words of the longest name of a term are compared.
const mostNamed = 6

// termNames are the places in the glossary of the names of its terms, and of what else they are
// called, word by word in one form.
type termNames struct{ names, aliases map[string]int }

var named = sync.OnceValue(func() termNames {
	n := termNames{map[string]int{}, map[string]int{}}
	add := func(to map[string]int, name string, entry int) {
		key := ""
		for _, w := range spoken(name) {
			key += " " + w.form
		}
		if _, ok := to[key]; !ok {
			to[key] = entry
		}
	}
	for i, t := range glossary.Terms() {
		add(n.names, t.Name, i)
		for _, alias := range t.Aliases {
			add(n.aliases, alias, i)
		}
	}
	return n
})

// spokenWord is a word of a text in the form in which it is compared.
type spokenWord struct {
	form string
	bold bool
	ends bool // a name does not go on behind it
}

// spoken is the words of some Markdown.
func spoken(md string) (out []spokenWord) {
	bold, code := false, false
	word := func(text string) {
		if text != "" && !code {
			out = append(out, spokenWord{form: oneForm(text), bold: bold})
		}
	}
	start := 0
	for i, r := range md {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || r == '\'' || r == '’' {
			continue
		}
		if i >= start {
			word(md[start:i])
		}
		switch {
		case strings.HasPrefix(md[i:], "**") && i >= start:
			bold = !bold
			start = i + 2
		case r == '`':
			code = !code
		}
		if n := len(out); n > 0 && strings.ContainsRune(".,;:!?()*`", r) {
			out[n-1].ends = true
		}
		start = max(start, i+len(string(r)))
	}
	if start < len(md) {
		word(md[start:])
	}
	return out
}

// oneForm is a word in small letters, in the singular.
func oneForm(word string) string {
	word = strings.ToLower(strings.TrimRight(word, "'’"))
	switch {
	case len(word) > 4 && strings.HasSuffix(word, "ies"):
		return strings.TrimSuffix(word, "ies") + "y"
	case len(word) > 3 && strings.HasSuffix(word, "s") && !strings.HasSuffix(word, "ss"):
		return strings.TrimSuffix(word, "s")
	}
	return word
}

// mostNew is how many words of a text are shown as new.
const mostNew = 4

// wordsIn are the names of the glossary's terms that a text of a lesson has, the longest at each
// place, and how many of them are new there: those first, of them and of the others first what is
// printed bold, each in the order of the text. What the lesson has said before is not new. What a term is
// called beside its name counts only where it is printed bold: too many everyday words are among the others.
func wordsIn(md string, l scenarios.Head, before ...string) (names []string, fresh int) {
	type found struct{ entry, rank int }
	var all []found
	words := spoken(md)
	for i := 0; i < len(words); {
		entry, n := longest(words[i:])
		if n == 0 {
			i++
			continue
		}
		if !slices.ContainsFunc(all, func(f found) bool { return f.entry == entry }) {
			f := found{entry: entry}
			if !words[i].bold {
				f.rank++
			}
			if !isNew(&glossary.Terms()[entry], l, words[i].bold) || said(entry, before) {
				f.rank += 2
			}
			all = append(all, f)
		}
		i += n
	}
	slices.SortStableFunc(all, func(a, b found) int { return cmp.Compare(a.rank, b.rank) })
	for _, f := range all {
		names = append(names, glossary.Terms()[f.entry].Name)
		if f.rank < 2 {
			fresh++
		}
	}
	return names, min(fresh, mostNew)
}

// said reports whether a term stands in one of the texts.
func said(entry int, texts []string) bool {
	for _, md := range texts {
		words := spoken(md)
		for i := 0; i < len(words); {
			found, n := longest(words[i:])
			if n > 0 && found == entry {
				return true
			}
			i += max(1, n)
		}
	}
	return false
}

// isNew reports whether a lesson teaches the first rule of a term; or where it is printed bold, no lesson
// up to this one teaches any.
func isNew(term *glossary.Term, l scenarios.Head, bold bool) bool {
	if slices.ContainsFunc(l.Teaches, func(t scenarios.Taught) bool { return t.Rule == term.Rules[0] }) {
		return true
	}
	return bold && l.Number > 0 && !slices.ContainsFunc(term.Rules, func(r engine.Rule) bool {
		teach := scenarios.Teaching(r)
		return len(teach) > 0 && teach[0].Number <= l.Number
	})
}

// longest is the term with the longest name that words begin with, and how many they are.
func longest(words []spokenWord) (entry, n int) {
	key := ""
	for i := 0; i < len(words) && i < mostNamed; i++ {
		key += " " + words[i].form
		if e, ok := named().names[key]; ok {
			entry, n = e, i+1
		} else if e, ok := named().aliases[key]; ok && words[0].bold {
			entry, n = e, i+1
		}
		if words[i].ends {
			break
		}
	}
	return entry, n
}
