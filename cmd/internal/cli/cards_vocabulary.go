package cli

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"example.com/xseekers/cmd/internal/tui"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/tutorial/explain"
)

// wordJSON is a word of the vocabulary with its rule.
type wordJSON struct {
	cards.Word
	Rule string `json:"rule"`
}

// runVocabulary shows what ActionX cards are written with, for authors.
func runVocabulary(s *Streams, asJSON bool) error {
	words := cards.Vocabulary()
	if asJSON {
		var out []wordJSON
		for _, w := range words {
			out = append(out, wordJSON{w, w.Rule.String()})
		}
		return s.json(out)
	}
	s.markdown("A whole card set file, small and with most fields there are. Keep a copy, and change it:")
	fmt.Fprintf(s.Out, "\n%s\n", cards.ExampleSet())
	var points [][]string
	for _, point := range cards.Frame() {
		points = append(points, []string{"-", s.atBlanks(point, len("  -  "))})
	}
	s.columns(points)
	fmt.Fprintln(s.Out)
	s.markdown("The words that ActionX cards are written with: how each is written, its rule, " +
		"a card with it but for its id and name, and what people read there.")
	last := cards.Group("")
	for _, w := range words {
		if w.Group != last {
			last = w.Group
			fmt.Fprintf(s.Out, "\n# %s\n", explain.Capital(string(last)))
		}
		fmt.Fprintf(s.Out, "\n%s\n", s.atBlanks(w.Form, 0))
		rows := [][]string{{"rule", w.Rule.String()}, {"card", s.atBlanks(w.YAML, len("  reads  "))}}
		for i, line := range w.Words {
			rows = append(rows, []string{[]string{"reads", ""}[min(i, 1)], line})
		}
		s.columns(rows)
	}
	return nil
}

// atBlanks breaks a text that stands so far in at blanks alone, where a terminal is too narrow for
// it: what is broken elsewhere cannot be copied.
func (s *Streams) atBlanks(text string, indent int) string {
	if !s.OutTerminal {
		return text
	}
	var lines []string
	for _, word := range strings.Fields(text) {
		last := len(lines) - 1
		if last >= 0 && utf8.RuneCountInString(lines[last]+" "+word) <= min(s.Width, tui.MaxTextWidth)-indent {
			lines[last] += " " + word
		} else {
			lines = append(lines, word)
		}
	}
	return strings.Join(lines, "\n")
}
