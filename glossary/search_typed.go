package glossary

import (
	"slices"
	"strings"
	"unicode"

	"github.com/sahilm/fuzzy"
)

// Typed is a term that the letters typed so far may mean.
type Typed struct {
	Entry int    // its place in Terms
	Text  string // its name, or what players call it
	At    []int  // where in Text the letters typed stand, in bytes
}

// FindTyped gives the terms whose names have the letters typed so far in this order, the nearest
// first, then those of what players call them. With nothing typed it gives all; where no name fits,
// those that are a slip away.
func FindTyped(letters string) (found []Typed) {
	letters = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || unicode.IsSpace(r) || r == '-' {
			return -1
		}
		return r
	}, letters)
	if letters == "" {
		return allTyped()
	}
	have := map[int]bool{}
	for _, names := range []typedNames{typedTerms(), typedAliases()} {
		for _, m := range fuzzy.FindFrom(letters, names) {
			if t := names[m.Index]; !have[t.Entry] {
				have[t.Entry] = true
				found = append(found, Typed{t.Entry, t.Text, m.MatchedIndexes})
			}
		}
	}
	if found != nil {
		return found
	}
	for _, m := range Find(letters) {
		found = append(found, Typed{Entry: m.Entry, Text: terms[m.Entry].Name})
	}
	return found
}

// allTyped are all terms by name.
func allTyped() []Typed {
	all := slices.Clone(typedTerms())
	slices.SortStableFunc(all, func(a, b Typed) int { return strings.Compare(strings.ToLower(a.Text), strings.ToLower(b.Text)) })
	return all
}

// typedNames are names that letters are looked for in.
type typedNames []Typed

func (n typedNames) String(i int) string { return n[i].Text }
func (n typedNames) Len() int            { return len(n) }

func typedTerms() (names typedNames) {
	for i := range terms {
		names = append(names, Typed{Entry: i, Text: terms[i].Name})
	}
	return names
}

func typedAliases() (names typedNames) {
	for i := range terms {
		for _, alias := range terms[i].Aliases {
			names = append(names, Typed{Entry: i, Text: alias})
		}
	}
	return names
}
