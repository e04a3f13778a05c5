package notation

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"example.com/xseekers/engine"
)

// Error says why a text is no action. Nothing in it holds a control character.
type Error struct {
	Text       string   // what was read
	Word       string   // the part not understood, "" where something is missing
	Column     int      // where Word stands, in characters from 1; 0 without Word
	Problem    string   // what is wrong with it
	DidYouMean []string // what may have been meant, the nearest first
	Expected   []string // what may stand there, as it would be written
}

// Error is one sentence.
func (e *Error) Error() string {
	switch {
	case len(e.DidYouMean) > 0:
		return e.Problem + ": did you mean " + or(e.DidYouMean) + "?"
	case len(e.Expected) > 0:
		return e.Problem + ": try " + or(e.Expected) + "."
	default:
		return e.Problem + "."
	}
}

// unread is the error about a stretch of the text; the problem goes on behind the stretch in quotes.
func (p *parser) unread(at, end int, problem string) *Error {
	word := cut(harmless(strings.TrimSpace(p.text[at:end])))
	return &Error{
		Text: harmless(p.text), Word: word, Column: utf8.RuneCountInString(p.text[:at]) + 1,
		Problem: quote(word) + " " + problem,
	}
}

func (p *parser) unreadName(name []token, problem string) *Error {
	return p.unread(name[0].at, name[len(name)-1].end, problem)
}

// noLead is the error about a word where a Lead belongs.
func (p *parser) noLead(t token) *Error {
	if _, isNumber := t.number(); isNumber {
		return p.unread(t.at, t.end, "does not say of which Leads")
	}
	err := p.unread(t.at, t.end, "is not a Lead")
	for l := engine.Glyph; l <= engine.Wild; l++ {
		err.Expected = append(err.Expected, l.String())
	}
	return err
}

// lacking is the error about something left out.
func (p *parser) lacking(problem string, expected []string) *Error {
	return &Error{Text: harmless(p.text), Problem: problem, Expected: expected}
}

func (p *parser) tooLong() *Error { return p.lacking("That is too long for one action", nil) }

func quote(s string) string { return `"` + s + `"` }

// or is `"a", "b" or "c"`; what has quotes in it stands in backquotes, as in Markdown.
func or(texts []string) string {
	quoted := make([]string, len(texts))
	for i, t := range texts {
		quoted[i] = quote(t)
		if strings.Contains(t, `"`) {
			quoted[i] = "`" + t + "`"
		}
	}
	last := len(texts) - 1
	if last == 0 {
		return quoted[0]
	}
	return strings.Join(quoted[:last], ", ") + " or " + quoted[last]
}

// harmless puts a mark in place of every character that does not show.
func harmless(s string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsGraphic(r) {
			return unicode.ReplacementChar
		}
		return r
	}, s)
}

// cut keeps a word in a message short.
func cut(word string) string {
	const most = 40
	if r := []rune(word); len(r) > most {
		return string(r[:most]) + "…"
	}
	return word
}
