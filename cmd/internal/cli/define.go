package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"example.com/xseekers/glossary"
)

type defineOptions struct {
	words   []string
	example bool
	json    bool
}

func newDefine(s *Streams) *cobra.Command {
	var o defineOptions
	cmd := &cobra.Command{
		Use:   "define [term]...",
		Short: "What a word of the game means",
		Long: "Explains a term of the game, or several side by side. It may be misspelt, or be what you call it yourself. " +
			"Without a term you look for one as you type; in a pipe all are listed.",
		Example: "xseekers define scrap\n" +
			"xseekers define bury scrap discard archive\n" +
			"xseekers define \"rival's choice\"\n" +
			"xseekers define thwart --example",
		ValidArgsFunction: completeTerms,
		RunE: func(_ *cobra.Command, args []string) error {
			o.words = strings.Fields(strings.Join(args, " "))
			return runDefine(s, o)
		},
	}
	cmd.Flags().BoolVar(&o.example, "example", false, "play the term's example and tell what happens")
	cmd.Flags().BoolVar(&o.json, "json", false, "print the terms as JSON")
	return cmd
}

func runDefine(s *Streams, o defineOptions) error {
	switch {
	case o.example && o.json:
		return wrongf("--example tells a story, and --json prints the example as data: choose one of them")
	case o.example && len(o.words) == 0:
		return wrongf("--example: expected a term, as in `xseekers define thwart --example`")
	case o.json:
		return defineJSON(s, o.words)
	case len(o.words) == 0 && s.InTerminal && !s.Plain:
		return defineAsTyped(s)
	case len(o.words) == 0:
		listTerms(s, glossary.Terms())
		return nil
	}
	found, full, err := findTerms(s, o.words)
	switch {
	case err != nil:
		return err
	case o.example:
		return playExample(s, found)
	case !full:
		listTerms(s, found)
	case len(found) == 1:
		s.markdown(s.otherwise(found[0].Rules) + termPage(&found[0]))
	default:
		s.markdown(sideBySide(found, s.Width))
	}
	return nil
}

// findTerms is the terms that words mean, and whether they are to be shown in full. It says so
// where it had to guess.
func findTerms(s *Streams, words []string) (found []glossary.Term, full bool, err error) {
	if each := eachTerm(words); each != nil {
		return each, true, nil
	}
	query := strings.Join(words, " ")
	matches := glossary.Find(query)
	if sure := termsOf(matches.Sure()); sure != nil {
		return sure, len(sure) == 1, nil
	}
	if m, ok := matches.Guess(); ok {
		s.say(fmt.Sprintf("No term is called %q; this is a guess.", short(query)))
		return termsOf(glossary.Matches{m}), true, nil
	}
	var near []string
	for _, t := range termsOf(matches) {
		near = append(near, t.Name)
	}
	return nil, false, fmt.Errorf("no term is called %q%s; `xseekers define` lists all", short(query), nearest(near))
}

// eachTerm is the terms that several words name one by one, each once; nil where together they name
// a term, or one of them names none.
func eachTerm(words []string) (found []glossary.Term) {
	if len(words) < 2 || named(strings.Join(words, " ")) != nil {
		return nil
	}
	seen := map[string]bool{}
	for len(words) > 0 {
		t, n := longestTerm(words)
		if t == nil {
			return nil
		}
		if !seen[t.ID] {
			found = append(found, *t)
		}
		seen[t.ID] = true
		words = words[n:]
	}
	return found
}

// longestTerm is the term that most of the first words name together, and how many they are.
func longestTerm(words []string) (*glossary.Term, int) {
	const most = 4 // words of a name
	for n := min(most, len(words)); n > 0; n-- {
		if t := named(strings.Join(words[:n], " ")); t != nil {
			return t, n
		}
	}
	return nil, 0
}

// named is the term with that name or other name.
func named(name string) *glossary.Term {
	matches := glossary.Find(name)
	if len(matches) == 0 || matches[0].How > glossary.Alias {
		return nil
	}
	return &termsOf(matches)[0]
}

func termsOf(matches glossary.Matches) (found []glossary.Term) {
	for _, m := range matches {
		found = append(found, glossary.Terms()[m.Entry])
	}
	return found
}

func listTerms(s *Streams, terms []glossary.Term) {
	var rows [][]string
	for _, t := range terms {
		rows = append(rows, []string{t.Name, firstSentence(t.Meaning)})
	}
	s.columns(rows)
}

func firstSentence(text string) string {
	first, _, more := strings.Cut(text, ". ")
	if more {
		first += "."
	}
	return first
}

func completeTerms(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
	var out []cobra.Completion
	for _, t := range glossary.Terms() {
		out = append(out, cobra.CompletionWithDesc(t.ID, firstSentence(t.Meaning)))
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}
