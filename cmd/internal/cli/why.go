package cli

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/spf13/cobra"

	"example.com/xseekers/engine"
	"example.com/xseekers/glossary"
	"example.com/xseekers/tutorial/explain"
)

type whyOptions struct {
	query string
	at    string // the file of a position to try an action in
	by    *int   // the seat that tries it there; nil for who is asked
	cards string // the file of the position's card set; "" for the training set
	list  bool
	json  bool
	// receipt asks for the whole case of an action, to hand in.
	receipt bool
}

func newWhy(s *Streams) *cobra.Command {
	var o whyOptions
	var by int
	cmd := &cobra.Command{
		Use:   "why [code | action]",
		Short: "Why an action is refused",
		Long: "Alone, it settles a dispute at your table: it asks what decides and nothing else, and says whether you may, " +
			"by which rule, and what would make it legal. It knows no card of yours, so it serves any set. On a terminal you " +
			"pick with the arrow keys; with --plain, or in a pipe, you answer line by line.\n\n" +
			"With a code it shows the page of a refusal: when it happens, the rule behind it, and what makes the action legal. " +
			"A code is named by its own words, the beginning of them, words of its title, a word of the game or a rule number.\n\n" +
			"With --at it tries an action in the position of a file, of the Beginner or the Advanced Game, and says whether it is " +
			"allowed there; if not, why, and what would make it so. Without an action it lists what is on offer; several actions, " +
			"apart by a semicolon, are played in turn and the last is explained; an action may be JSON as in a trace.\n\n" +
			"A position file is YAML and says what matters; the rest is dealt. One of the Advanced Game:\n\n" +
			"    variant: advanced\n" +
			"    players:\n" +
			"      - {leads: [ruin, myth], actionx: [trail-rations], active: [base-camp]}\n" +
			"      - {leads: 4, adventures: [drowned-gate]}\n\n" +
			"`go doc ./engine/position` in the program's source tells of all the fields.",
		Example: "xseekers why\n" +
			"xseekers why surplus-lead\n" +
			"xseekers why sabotage\n" +
			"xseekers why --list\n" +
			"xseekers why --at table.yaml \"complete drowned gate with ruin ruin wild\"",
		ValidArgsFunction: completeCodes,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := filesNamed(cmd, "at", "cards"); err != nil {
				return err
			}
			if cmd.Flags().Changed("by") {
				o.by = &by
			}
			o.query = strings.TrimSpace(strings.Join(args, " "))
			return runWhy(s, o)
		},
	}
	f := cmd.Flags()
	f.BoolVar(&o.list, "list", false, "list the codes, with their rules and titles")
	f.StringVar(&o.at, "at", "", "try an action in the position of this `file`; - reads it from standard input")
	f.IntVar(&by, "by", 0, "the `seat` that tries it there, counted from 0 as in the file; else whoever is asked")
	f.StringVar(&o.cards, "cards", "", "the position's cards are of the card set of this `file`")
	f.BoolVar(&o.receipt, "receipt", false, "rule, card or bug? the whole case of an action, to paste into a report; goes with --at")
	f.BoolVar(&o.json, "json", false, "print the pages, or the verdict, as JSON")
	return cmd
}

func runWhy(s *Streams, o whyOptions) error {
	switch {
	case o.at != "":
		return runWhyAt(s, o)
	case o.by != nil || o.cards != "" || o.receipt:
		return wrongf("--by, --cards and --receipt go with --at, which names a position")
	case o.query == "" && !o.list && !o.json:
		return runWhyInterview(s)
	}
	found := engine.Codes()
	if !o.list && o.query != "" {
		var err error
		if found, err = findCodes(s, o.query); err != nil {
			return err
		}
	}
	switch {
	case o.json:
		return s.json(codesJSON(found))
	case len(found) == 1:
		s.markdown(codePage(found[0]))
	default:
		listCodes(s, found)
	}
	return nil
}

// findCodes is the codes a query names, and says so where it had to guess; the error says which are
// nearest, or where else the query is explained.
func findCodes(s *Streams, query string) ([]engine.Code, error) {
	if c, ok := engine.ParseCode(strings.Join(strings.Fields(strings.ToLower(query)), "-")); ok {
		return []engine.Code{c}, nil
	}
	if r, ok := engine.ParseRule(query); ok {
		return codesOfRule(r)
	}
	if codes := codesOfTerm(s, query); codes != nil {
		return codes, nil
	}
	codes := engine.Codes()
	var x glossary.Index
	for i, c := range codes {
		x.Add(i, c.String(), false)
		x.Add(i, c.Page().Title, true)
		x.Add(i, c.Page().Rule.String(), true)
	}
	codesOf := func(matches glossary.Matches) (found []engine.Code) {
		for _, m := range matches {
			found = append(found, codes[m.Entry])
		}
		return found
	}
	matches := x.Find(query)
	if sure := codesOf(matches.Sure()); sure != nil {
		return sure, nil
	}
	if t := named(query); t != nil {
		return nil, fmt.Errorf("%s is a word of the game and no refusal; `xseekers define %s` says what it means", t.Name, t.ID)
	}
	if m, ok := matches.Guess(); ok {
		s.say(fmt.Sprintf("No refusal is called %q; this is a guess.", short(query)))
		return codesOf(glossary.Matches{m}), nil
	}
	nearby := codesOf(matches)
	for _, word := range strings.FieldsFunc(query, func(r rune) bool { return !unicode.IsLetter(r) }) {
		if nearby != nil {
			break // the first word that leads to one says most
		}
		if nearby = codesOf(x.Find(word).Sure()); named(word) != nil {
			nearby = named(word).Codes
		}
	}
	var near []string
	for _, c := range nearby {
		near = append(near, c.String())
	}
	return nil, fmt.Errorf("no refusal is called %q%s; `xseekers why --list` shows all", short(query), nearest(near))
}

// codesOfRule is the refusals of a rule.
func codesOfRule(r engine.Rule) (found []engine.Code, err error) {
	for _, c := range engine.Codes() {
		if c.Page().Rule == r {
			found = append(found, c)
		}
	}
	if found == nil {
		return nil, fmt.Errorf("no refusal is of rule %s; `xseekers rules %s` shows the rule", r, r)
	}
	return found, nil
}

// codesOfTerm is the refusals that a word of the game meets, where a query is just that word and no
// code begins with it; it is said that it is one.
func codesOfTerm(s *Streams, query string) []engine.Code {
	for _, c := range engine.Codes() {
		if strings.HasPrefix(c.String(), strings.ToLower(query)) {
			return nil
		}
	}
	for _, t := range glossary.Terms() {
		if len(t.Codes) > 0 && (strings.EqualFold(t.Name, query) || strings.EqualFold(t.ID, query)) {
			s.say(fmt.Sprintf("%s is a word of the game; here is what refuses it. `xseekers define %s` says what it means.", t.Name, t.ID))
			return t.Codes
		}
	}
	return nil
}

func listCodes(s *Streams, codes []engine.Code) {
	var rows [][]string
	for _, c := range codes {
		rows = append(rows, []string{c.String(), c.Page().Rule.String(), c.Page().Title})
	}
	s.columns(rows)
}

// codePage is a code's page, with its examples.
func codePage(c engine.Code) string {
	return fmt.Sprintf("%s\n%s\nThe code of this refusal is `%s`.\n", explain.Page(c), explain.Example(c), c)
}

type codeJSON struct {
	Code    string      `json:"code"`
	Rule    ruleJSON    `json:"rule"`
	Title   string      `json:"title"`
	Text    string      `json:"text"`
	Repair  string      `json:"repair"`
	Example exampleJSON `json:"example"`
	Allowed exampleJSON `json:"allowed"` // the nearest that is allowed; at "" is the example's position
	Retired bool        `json:"retired,omitempty"`
}

type exampleJSON struct {
	At  string `json:"at"`
	By  int    `json:"by"`
	Try string `json:"try"`
}

func jsonOfAttempt(e engine.Example) exampleJSON {
	return exampleJSON{At: e.At, By: int(e.By), Try: e.Try}
}

func codesJSON(codes []engine.Code) []codeJSON {
	var out []codeJSON
	for _, c := range codes {
		p := c.Page()
		out = append(out, codeJSON{
			Code: p.Slug, Rule: jsonOfRule(p.Rule), Title: p.Title, Text: p.Text, Repair: p.Repair,
			Example: jsonOfAttempt(p.Example), Allowed: jsonOfAttempt(p.Allowed), Retired: p.Retired,
		})
	}
	return out
}

func completeCodes(_ *cobra.Command, args []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
	var out []cobra.Completion
	for _, c := range engine.Codes() {
		if len(args) == 0 {
			out = append(out, cobra.CompletionWithDesc(c.String(), c.Page().Title))
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}
