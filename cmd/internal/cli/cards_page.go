package cli

import (
	"fmt"
	"slices"
	"strings"

	"example.com/xseekers/cmd/internal/tui"
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/tutorial/explain"
)

// showCard shows one card in full: its text, and what its type and icons mean.
func showCard(s *Streams, g *engine.Game, c engine.Card) {
	if !c.IsActionX() {
		a := g.Adventure(c)
		s.markdown(fmt.Sprintf("# %s\n\nAdventure, `%s`\n", plainWords(a.Name), a.ID))
		fmt.Fprintln(s.Out)
		s.columns([][]string{
			{"Emblems", "rule " + engine.R5_1.String(), emblemWords(a)},
			{"Reward", "rule " + engine.R5_3.String(), cards.RewardText(a)},
		})
		return
	}
	a := g.ActionX(c)
	md := fmt.Sprintf("# %s\n\n%s", plainWords(a.Name), explain.Capital(a.Kind.String()))
	if a.Copies > 1 {
		md += fmt.Sprintf(", %d copies", a.Copies)
	}
	md += fmt.Sprintf(", `%s`\n\n", a.ID)
	for _, line := range cards.CardText(a) {
		md += "- " + plainWords(line) + "\n"
	}
	s.markdown(md)
	fmt.Fprintln(s.Out)
	var rows [][]string
	for _, i := range iconsOf(a) {
		rows = append(rows, []string{i.name, "rule " + i.rule.String(), i.means})
	}
	s.columns(rows)
	if rules := rulesBehind(a); len(rules) > 0 {
		fmt.Fprintln(s.Out)
		s.markdown("Its text stands on rules: " + strings.Join(rules, ", ") + ".")
	}
}

// plainWords is a text of a set's author in Markdown that shows it as it is.
func plainWords(text string) string {
	return markdownMarks.Replace(tui.Clean(text))
}

var markdownMarks = strings.NewReplacer(
	`\`, `\\`, "*", `\*`, "_", `\_`, "`", "\\`", "#", `\#`, "[", `\[`, "]", `\]`, "<", `\<`, "!", `\!`, "|", `\|`, "&", "&amp;",
)

// icon is a word on a card with its rule, and what it means in a few words.
type icon struct {
	name  string
	rule  engine.Rule
	means string
}

// The types by Kind, and the icons by the words that CardText writes them with.
var (
	kindIcons = []icon{
		engine.Feat:  {"Feat", engine.R2_5, "you play it, carry it out and archive it"},
		engine.Site:  {"Site", engine.R2_6, "it stays in your Active Zone until it is archived"},
		engine.Relic: {"Relic", engine.R2_7, "it stays in play; as it enters, choose Noble or Ruthless"},
	}
	textIcons = []icon{
		{"Bond", engine.R8_4, "a Lead from your hand goes under it: the Bonded type"},
		{"Aura", engine.R8_1, "it goes on all the time, or you use it again and again"},
		{"Exploit", engine.R8_2, "you pay for it, and not while the card is Leveraged (8.3)"},
		{"Either side", engine.R2_7, "the text of both sides"},
		{"Noble", engine.R2_7, "the side turned to nobody"},
		{"Ruthless", engine.R2_7, "the side turned toward one rival"},
		{"Delay", engine.R8_5, "not in the turn the card entered"},
		{"Leverage", engine.R8_6, "turn the card sideways; upright again on your next turn"},
		{"Twist", engine.R8_7, "also as a rival acts, or begins or ends the action step"},
	}
)

// iconsOf is a card's type, every icon on it once, and what else is printed on it that has a name.
func iconsOf(a *engine.ActionX) []icon {
	on := map[string]bool{"Bond": a.Bond}
	for _, b := range textsOf(a) {
		for _, word := range cards.AbilityIcons(a, b) {
			on[word] = true
		}
	}
	for _, s := range a.Standing {
		on["Aura"] = on["Aura"] || a.Kind == engine.Site
		on[explain.Capital(s.Mode.String())] = true
	}
	out := []icon{kindIcons[a.Kind]}
	for _, i := range textIcons {
		if on[i.name] {
			out = append(out, i)
		}
	}
	for _, b := range textsOf(a) {
		if b.ByHand != "" {
			out = append(out, icon{"By hand", engine.R2_8, "the table carries it out; no bot plays the card"})
			break
		}
	}
	for _, b := range textsOf(a) {
		if b.Heroic != engine.DoNothing {
			out = append(out, icon{
				explain.Capital(b.Heroic.String()), engine.PlayOf(b.Heroic, engine.NoSource).Rule,
				fmt.Sprintf("a Heroic Feat, not counted toward one a turn (%s)", engine.R7_2),
			})
		}
	}
	return out
}

// textsOf are all that a card lets its player do: playing it, then its abilities.
func textsOf(a *engine.ActionX) []*engine.Ability {
	texts := []*engine.Ability{&a.Play}
	for i := range a.Abilities {
		texts = append(texts, &a.Abilities[i])
	}
	return texts
}

// rulesBehind are the rules that a card's costs, effects and standing texts stand on, each once.
func rulesBehind(a *engine.ActionX) (numbers []string) {
	var rules []engine.Rule
	for _, b := range textsOf(a) {
		for _, c := range b.Costs {
			rules = append(rules, c.Rule)
		}
		for _, e := range b.Effects {
			rules = append(rules, e.Rule)
		}
	}
	for _, s := range a.Standing {
		rules = append(rules, s.Rule)
	}
	slices.Sort(rules)
	for _, r := range slices.Compact(rules) {
		if r != engine.NoRule {
			numbers = append(numbers, r.String())
		}
	}
	return numbers
}
