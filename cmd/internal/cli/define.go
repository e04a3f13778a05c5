package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"example.com/xseekers/engine"
	"example.com/xseekers/glossary"
)

type defineOptions struct {
	words []string
	json  bool
}

func newDefine(s *Streams) *cobra.Command {
	var o defineOptions
	cmd := &cobra.Command{
		Use:   "define [term]...",
		Short: "What a word of the game means",
		Long: "Explains a term of the game, or several side by side. It may be misspelt, or be what you call it yourself. " +
			"Without a term it lists all there are.",
		Example: "xseekers define scrap\n" +
			"xseekers define bury scrap\n" +
			"xseekers define \"rival's choice\"",
		ValidArgsFunction: completeTerms,
		RunE: func(_ *cobra.Command, args []string) error {
			o.words = strings.Fields(strings.Join(args, " "))
			return runDefine(s, o)
		},
	}
	cmd.Flags().BoolVar(&o.json, "json", false, "print the terms as JSON")
	return cmd
}

func runDefine(s *Streams, o defineOptions) error {
	found := glossary.Terms()
	full := false
	if len(o.words) > 0 {
		var err error
		if found, full, err = findTerms(s, o.words); err != nil {
			return err
		}
	}
	switch {
	case o.json:
		return s.json(termsJSON(found))
	case full:
		var md strings.Builder
		for _, t := range found {
			md.WriteString(termText(t))
		}
		s.markdown(md.String())
	default:
		listTerms(s, found)
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

// eachTerm is the terms that several words name one by one; nil where together they name a term,
// or one of them names none.
func eachTerm(words []string) (found []glossary.Term) {
	if len(words) < 2 || named(strings.Join(words, " ")) != nil {
		return nil
	}
	for _, word := range words {
		t := named(word)
		if t == nil {
			return nil
		}
		found = append(found, *t)
	}
	return found
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

// termText is a term, Markdown: what it means, what it is not, and where it stands.
func termText(t glossary.Term) string {
	md := fmt.Sprintf("# %s\n\n%s\n\n", t.Name, t.Meaning)
	if t.Ruling != engine.NoRule {
		md += fmt.Sprintf("Partly our reading: see rule %s.\n\n", t.Ruling)
	}
	for _, id := range t.Like {
		if other, ok := glossary.ByID(id); ok {
			md += fmt.Sprintf("- Not **%s**: %s\n", other.Name, firstSentence(other.Meaning))
		}
	}
	md += "\nRules: "
	for i, r := range t.Rules {
		if i > 0 {
			md += "; "
		}
		md += fmt.Sprintf("%s %s", r, r.Text().Title)
	}
	return md + ".\n\n"
}

type termJSON struct {
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Meaning string   `json:"meaning"`
	Aliases []string `json:"aliases"`
	Like    []string `json:"look_alikes"`
	Rules   []string `json:"rules"`
	Ruling  string   `json:"ruling,omitempty"`
}

func termsJSON(terms []glossary.Term) []termJSON {
	var out []termJSON
	for _, t := range terms {
		j := termJSON{
			ID: t.ID, Name: t.Name, Meaning: t.Meaning, Aliases: t.Aliases, Like: append([]string{}, t.Like...),
			Ruling: t.Ruling.String(),
		}
		for _, r := range t.Rules {
			j.Rules = append(j.Rules, r.String())
		}
		out = append(out, j)
	}
	return out
}

func completeTerms(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
	var out []cobra.Completion
	for _, t := range glossary.Terms() {
		out = append(out, cobra.CompletionWithDesc(t.ID, firstSentence(t.Meaning)))
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}
