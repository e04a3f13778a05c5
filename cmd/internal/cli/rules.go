package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"example.com/xseekers/engine"
)

type rulesOptions struct {
	words string // a number, a title or words of it; "" for all
	sheet bool
	json  bool
}

func newRules(s *Streams) *cobra.Command {
	var o rulesOptions
	cmd := &cobra.Command{
		Use:   "rules [number or words]",
		Short: "The rules, by number",
		Long: "Shows the numbered rules in our own words: all of them, one chapter or one rule, by its number or by what it is about. " +
			"What the printed rules say stands apart from how we read what they leave open, with the other reading beside it.",
		Example: "xseekers rules\n" +
			"xseekers rules 6\n" +
			"xseekers rules 6.4\n" +
			"xseekers rules hand limit\n" +
			"xseekers rules --sheet",
		ValidArgsFunction: completeRules,
		RunE: func(_ *cobra.Command, args []string) error {
			o.words = strings.TrimSpace(strings.Join(args, " "))
			switch {
			case o.sheet && o.words != "":
				return wrongf("--sheet is of all the rules; it stands alone")
			case o.sheet:
				return runSheet(s, o.json)
			}
			return runRules(s, o)
		},
	}
	f := cmd.Flags()
	f.BoolVar(&o.sheet, "sheet", false, "one page for the table: the turn, what you may do when, and how to win")
	f.BoolVar(&o.json, "json", false, "print the rules, or the sheet, as JSON")
	return cmd
}

func runRules(s *Streams, o rulesOptions) error {
	found := engine.Rules()
	named := false // by words, which may mean several
	if o.words != "" {
		var err error
		if found, named, err = findRules(s, o.words); err != nil {
			return err
		}
	}
	switch {
	case o.json:
		var out []ruleLinksJSON
		for _, r := range found {
			out = append(out, jsonOfLinks(r))
		}
		return s.json(out)
	case named && len(found) > 1:
		listRules(s, found)
		return nil
	case len(found) == 1:
		s.markdown(s.ruleText(found[0]) + linksText(found[0]))
		return nil
	}
	var md strings.Builder
	last := 0
	for _, r := range found {
		if c := chapterOf(r); c != last {
			last = c
			fmt.Fprintf(&md, "# %d %s\n\n", c, engine.Chapters()[c])
		}
		md.WriteString(s.ruleText(r))
	}
	s.markdown(md.String())
	return nil
}

// ruleText is a rule, Markdown: what is printed, then how this table reads it and how it is read
// otherwise.
func (s *Streams) ruleText(r engine.Rule) string {
	t := r.Text()
	md := fmt.Sprintf("## %s %s\n\n", t.Number, t.Title)
	if t.Printed != "" {
		md += "**Printed rule:** " + t.Printed + "\n\n"
	}
	if s.turned(r) {
		return md + fmt.Sprintf("**Your table's reading:** %s\n\n**Our reading**, which your table has turned with `%s` (`xseekers config readings`): %s\n\n",
			t.Other, t.Switch, t.Ruling)
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
