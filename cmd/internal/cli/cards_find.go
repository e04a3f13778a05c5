package cli

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"example.com/xseekers/cmd/internal/tui"
	"example.com/xseekers/engine"
	"example.com/xseekers/glossary"
)

// tellingWord is the length from which one word of a card's name, misspelt, may stand for it.
const tellingWord = 4

// findCards is the cards that words name, together or one by one, and whether they are to be shown
// in full. It says so where it had to guess.
func findCards(s *Streams, g *engine.Game, words []string) (found []engine.Card, full bool, err error) {
	var names, parts glossary.Index // the names, and each word of a name for itself
	known := faces(g)
	for i, c := range known {
		names.Add(i, g.ID(c), false)
		names.Add(i, g.Name(c), false)
		for word := range strings.FieldsSeq(g.Name(c)) {
			if len(word) >= tellingWord {
				parts.Add(i, word, true)
			}
		}
	}
	cardsOf := func(matches glossary.Matches) (found []engine.Card) {
		for _, m := range matches {
			found = append(found, known[m.Entry])
		}
		return found
	}
	query := strings.Join(words, " ")
	matches := names.Find(query)
	if sure := cardsOf(matches.Sure()); sure != nil {
		return sure, len(sure) == 1, nil
	}
	for _, word := range words {
		if sure := cardsOf(names.Find(word).Sure()); len(sure) == 1 {
			found = append(found, sure[0])
		}
	}
	if len(found) == len(words) {
		return found, true, nil
	}
	matches = append(matches, parts.Find(query)...)
	slices.SortStableFunc(matches, func(a, b glossary.Match) int { return cmp.Compare(a.Cost, b.Cost) })
	if m, ok := matches.Guess(); ok {
		s.say(fmt.Sprintf("No card is called %q; this is a guess.", short(query)))
		return cardsOf(glossary.Matches{m}), true, nil
	}
	var near []string
	for _, c := range cardsOf(matches) {
		if name := g.Name(c); !slices.Contains(near, name) {
			near = append(near, name)
		}
	}
	return nil, false, fmt.Errorf("no card is called %q%s; `xseekers cards` lists all", short(query), nearest(near))
}

// completeCards are the ids of a set's cards; none where its file cannot be read.
func completeCards(file string) ([]cobra.Completion, cobra.ShellCompDirective) {
	g, err := cardGame(file)
	if err != nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var out []cobra.Completion
	for _, c := range faces(g) {
		out = append(out, cobra.CompletionWithDesc(g.ID(c), tui.Clean(g.Name(c))))
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}
