package explain

import (
	"cmp"
	"slices"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/strictyaml"
)

// Misreading says of a text that is no action what was not understood, and what can be said now.
type Misreading struct {
	Problem string   // one or two sentences
	Text    string   // what was read
	Word    string   // the part not understood, "" where something is missing
	Column  int      // where it stands, in characters from 1; 0 without Word
	Instead []string // what may be done now, as actions in words, those most like the text first
	LeftOut int      // how many more there are
}

// Misread explains to a player of a state why a text of theirs is no action. It speaks only of what
// that player may see.
func Misread(g *engine.Game, s *engine.State, reader engine.Seat, err *notation.Error) Misreading {
	m := Misreading{Problem: Capital(err.Error()), Text: err.Text, Word: err.Word, Column: err.Column}
	decides := !s.Over() && s.Decision.Player == reader
	if decides && len(err.DidYouMean) == 0 { // whole actions are told instead of how they begin
		m.Problem = Capital(err.Problem) + "."
	}
	switch {
	case decides:
		m.Instead, m.LeftOut = alikeFirst(g, s, err.Text)
	case s.Over():
		m.Problem += " The game is over: nothing more can be played."
	default:
		u := engine.Unmet{Code: engine.NotYourDecision, Seat: s.Decision.Player, Ask: s.Decision.Kind}
		m.Problem += " " + Sentence(g, engine.Action{By: reader}, int(s.Players), u)
	}
	return m
}

// Markdown is the misreading as a page.
func (m *Misreading) Markdown() string {
	text := "**" + m.Problem + "**\n\n" + listing("What you can do now:", quoted(m.Instead), m.LeftOut)
	return strings.TrimRight(text, "\n") + "\n"
}

// mostWords is how many words of a text are compared.
const mostWords = 40

// Line is the misreading in one line, with the first few of what can be said now.
func (m *Misreading) Line() string {
	if len(m.Instead) == 0 {
		return m.Problem
	}
	return m.Problem + " You can say " + Or(quoted(m.Instead[:min(3, len(m.Instead))])) + " now."
}

// alikeFirst lists legal actions, one of each kind and card, those most like a text first, at most
// mostInstead, and counts the others.
func alikeFirst(g *engine.Game, s *engine.State, text string) (out []string, leftOut int) {
	said := wordsOf(text)
	said = said[:min(len(said), mostWords)]
	type way struct {
		text  string
		alike int
	}
	var ways []way
	for _, a := range nearestFirst(g.Legal(s, nil), engine.Action{}) {
		text := notation.Format(g, a)
		ways = append(ways, way{text, likeness(wordsOf(text), said)})
	}
	slices.SortStableFunc(ways, func(a, b way) int { return cmp.Compare(b.alike, a.alike) })
	for _, w := range ways[:min(mostInstead, len(ways))] {
		out = append(out, w.text)
	}
	return out, len(ways) - len(out)
}

// wordsOf is the words of a text that say something, in small letters.
func wordsOf(text string) (out []string) {
	for _, word := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return strings.ContainsRune(" \t\n,.;:?!\"'“”", r)
	}) {
		if !slices.Contains([]string{"the", "a", "an", "of", "with", "and", "on", "for", "to", "from", "top"}, word) {
			out = append(out, word)
		}
	}
	return out
}

// likeness is how many words of an action are said, those that are not begun or misspelt twice.
func likeness(words, said []string) (n int) {
	for _, word := range words {
		switch {
		case slices.Contains(said, word):
			n += 2
		case strictyaml.Nearest(word, said) != "", slices.ContainsFunc(said, func(s string) bool {
			return len(s) >= 3 && strings.HasPrefix(word, s)
		}):
			n++
		}
	}
	return n
}
