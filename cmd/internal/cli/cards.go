package cli

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"example.com/xseekers/cmd/internal/tui"
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/tutorial/explain"
)

// trainingSays is said wherever the training set is listed.
const trainingSays = "An original set for learning the game. It is our own, not the printed cards."

type cardsOptions struct {
	names      []string
	cards      string // the file of a card set; "" for the training set
	vocabulary bool
	json       bool
}

func newCards(s *Streams) *cobra.Command {
	var o cardsOptions
	cmd := &cobra.Command{
		Use:   "cards [name]...",
		Short: "What stands on the cards",
		Long: "Lists the cards of the training set, which is our own and not the printed cards, or shows the cards you name " +
			"in full, with their icons and the rules of these. A name may be shortened or misspelt. A set of your own is read " +
			"from its file, and everything that is wrong there is said with line and column. How such a file looks, and the " +
			"words it is written with, is said by --vocabulary.",
		Example: "xseekers cards\n" +
			"xseekers cards drowned gate\n" +
			"xseekers cards --cards my-set.yaml\n" +
			"xseekers cards --vocabulary",
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
			return completeCards(o.cards)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := filesNamed(cmd, "cards"); err != nil {
				return err
			}
			o.names = slices.DeleteFunc(slices.Clone(args), func(name string) bool { return strings.TrimSpace(name) == "" })
			return runCards(s, o)
		},
	}
	f := cmd.Flags()
	f.StringVar(&o.cards, "cards", "", "the card set of this `file`, not the training set")
	f.BoolVar(&o.vocabulary, "vocabulary", false, "show how a card set file is written: a whole one, and every word")
	f.BoolVar(&o.json, "json", false, "print the cards as JSON")
	return cmd
}

// filesNamed is an error where a flag that takes a file was given none: "" is not the flag left out.
func filesNamed(cmd *cobra.Command, flags ...string) error {
	for _, name := range flags {
		if f := cmd.Flags().Lookup(name); f.Changed && f.Value.String() == "" {
			return wrongf("--%s: expected a file behind it", name)
		}
	}
	return nil
}

func runCards(s *Streams, o cardsOptions) error {
	if o.vocabulary {
		if len(o.names) > 0 || o.cards != "" {
			return wrongf("--vocabulary is of no card or set; it stands alone")
		}
		return runVocabulary(s, o.json)
	}
	g, err := cardGame(o.cards)
	if err != nil {
		return err
	}
	found, full := faces(g), false
	if len(o.names) > 0 {
		if found, full, err = findCards(s, g, o.names); err != nil {
			return err
		}
	}
	switch {
	case o.json:
		return s.json(cardsAsJSON(g, found, o.cards == ""))
	case full:
		for i, c := range found {
			if i > 0 {
				fmt.Fprintln(s.Out)
			}
			showCard(s, g, c)
		}
	case len(o.names) > 0:
		s.columns(cardRows(g, found))
	default:
		listCards(s, g, o.cards == "")
	}
	return nil
}

// faces are the cards of a set that are no Leads, copies once.
func faces(g *engine.Game) (out []engine.Card) {
	for _, c := range g.Cards() {
		if !c.IsActionX() || g.Copy(c) == 1 {
			out = append(out, c)
		}
	}
	return out
}

// listCards shows a whole set, type by type.
func listCards(s *Streams, g *engine.Game, training bool) {
	set := g.Set()
	fmt.Fprintln(s.Out, tui.Clean(set.Name))
	if training {
		s.markdown(trainingSays)
	}
	var leads [][]string
	for l := engine.Glyph; l <= engine.Wild; l++ {
		leads = append(leads, []string{explain.LeadName(l), strconv.Itoa(int(set.Leads[l]))})
	}
	section := func(title string, n int, rows [][]string) {
		fmt.Fprintf(s.Out, "\n%s, %d\n", title, n)
		s.columns(rows)
	}
	section("Leads", set.Leads.Total(), leads)
	for kind, title := range kindTitles {
		var some []engine.Card
		n := 0
		for _, c := range faces(g) {
			if kindOf(g, c) == kind {
				some = append(some, c)
				n += copies(g, c)
			}
		}
		if n > 0 {
			section(title, n, cardRows(g, some))
		}
	}
}

// kindTitles are the headings of a listed set, by kindOf.
var kindTitles = []string{"Adventures", "Feats", "Sites", "Relics"}

// kindOf is a card's place in kindTitles.
func kindOf(g *engine.Game, c engine.Card) int {
	if !c.IsActionX() {
		return 0
	}
	return 1 + int(g.ActionX(c).Kind)
}

func copies(g *engine.Game, c engine.Card) int {
	if !c.IsActionX() {
		return 1
	}
	return int(g.ActionX(c).Copies)
}

// cardRows are cards with all that stands on them, a row each.
func cardRows(g *engine.Game, some []engine.Card) (rows [][]string) {
	for _, c := range some {
		name := tui.Clean(g.Name(c))
		if !c.IsActionX() {
			a := g.Adventure(c)
			rows = append(rows, []string{name, emblemWords(a), cards.RewardText(a)})
			continue
		}
		if n := copies(g, c); n > 1 {
			name += fmt.Sprintf(" ×%d", n)
		}
		rows = append(rows, []string{name, tui.Clean(strings.Join(cards.CardText(g.ActionX(c)), " "))})
	}
	return rows
}

// emblemWords are an Adventure's emblems, one word each.
func emblemWords(a *engine.Adventure) string {
	var words []string
	for _, l := range a.Emblems.List() {
		words = append(words, explain.LeadName(l))
	}
	return strings.Join(words, " ")
}
