package cli

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"example.com/xseekers/engine"
	"example.com/xseekers/glossary"
)

type rulesOptions struct {
	number string
	json   bool
}

func newRules(s *Streams) *cobra.Command {
	var o rulesOptions
	cmd := &cobra.Command{
		Use:   "rules [number]",
		Short: "The rules, by number",
		Long: "Shows the numbered rules in our own words: all of them, one chapter or one rule. " +
			"What the printed rules say stands apart from how we read what they leave open, with the other reading beside it.",
		Example: "xseekers rules\n" +
			"xseekers rules 6\n" +
			"xseekers rules 6.4",
		ValidArgsFunction: completeRules,
		RunE: func(_ *cobra.Command, args []string) error {
			o.number = strings.TrimSpace(strings.Join(args, " "))
			return runRules(s, o)
		},
	}
	cmd.Flags().BoolVar(&o.json, "json", false, "print the rules as JSON")
	return cmd
}

func runRules(s *Streams, o rulesOptions) error {
	found := engine.Rules()
	if o.number != "" {
		var err error
		if found, err = findRules(o.number); err != nil {
			return err
		}
	}
	if o.json {
		var out []ruleJSON
		for _, r := range found {
			out = append(out, jsonOfRule(r))
		}
		return s.json(out)
	}
	var md strings.Builder
	last := 0
	for _, r := range found {
		if c := chapterOf(r); c != last && len(found) > 1 {
			last = c
			fmt.Fprintf(&md, "# %d %s\n\n", c, engine.Chapters()[c])
		}
		md.WriteString(ruleText(r))
	}
	s.markdown(md.String())
	return nil
}

// findRules is the rule or the chapter of a number; the error says what is nearest.
func findRules(number string) ([]engine.Rule, error) {
	if r, ok := engine.ParseRule(number); ok {
		return []engine.Rule{r}, nil
	}
	first, _, dotted := strings.Cut(number, ".")
	if chapter, err := strconv.Atoi(first); err == nil {
		rules := rulesOf(chapter)
		switch {
		case rules == nil:
			return nil, fmt.Errorf("no rule %s; the chapters are 1 to %d", short(number), len(engine.Chapters())-1)
		case dotted:
			return nil, fmt.Errorf("no rule %s; chapter %d has %s to %s", short(number), chapter, rules[0], rules[len(rules)-1])
		}
		return rules, nil
	}
	var x glossary.Index
	for i, r := range engine.Rules() {
		x.Add(i, r.Text().Title, false)
	}
	var near []string
	for _, m := range x.Find(number) {
		r := engine.Rules()[m.Entry]
		near = append(near, fmt.Sprintf("%s %s", r, r.Text().Title))
	}
	return nil, fmt.Errorf("no rule has the number %q%s", short(number), nearest(near))
}

func rulesOf(chapter int) (rules []engine.Rule) {
	for _, r := range engine.Rules() {
		if chapterOf(r) == chapter {
			rules = append(rules, r)
		}
	}
	return rules
}

func chapterOf(r engine.Rule) int {
	chapter, _, _ := strings.Cut(r.String(), ".")
	n, err := strconv.Atoi(chapter)
	if err != nil {
		panic(err) // every rule has a number
	}
	return n
}

// ruleText is a rule, Markdown: what is printed, then how we read it and how it is read otherwise.
func ruleText(r engine.Rule) string {
	t := r.Text()
	md := fmt.Sprintf("## %s %s\n\n", t.Number, t.Title)
	if t.Printed != "" {
		md += "**Printed rule:** " + t.Printed + "\n\n"
	}
	if t.Ruling != "" {
		md += "**Our reading:** " + t.Ruling + "\n\n"
	}
	if t.Other != "" {
		md += "**The other reading:** " + t.Other + "\n\n"
	}
	if t.Switch != engine.NoSwitch {
		md += fmt.Sprintf("Your table may play by the other reading: the switch is `%s`.\n\n", t.Switch)
	}
	return md
}

type ruleJSON struct {
	Number  string `json:"number"`
	Title   string `json:"title"`
	Printed string `json:"printed,omitempty"`
	Ruling  string `json:"ruling,omitempty"`
	Other   string `json:"other_reading,omitempty"`
	Switch  string `json:"switch,omitempty"`
}

func jsonOfRule(r engine.Rule) ruleJSON {
	t := r.Text()
	return ruleJSON{t.Number, t.Title, t.Printed, t.Ruling, t.Other, t.Switch.String()}
}

func completeRules(_ *cobra.Command, args []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
	var out []cobra.Completion
	for _, r := range engine.Rules() {
		if len(args) == 0 {
			out = append(out, cobra.CompletionWithDesc(r.String(), r.Text().Title))
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}
