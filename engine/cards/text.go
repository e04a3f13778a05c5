package cards

import (
	"fmt"
	"slices"
	"strings"

	"example.com/xseekers/engine"
)

// The texts of ActionX cards, made from their parts, so that what is read is what is done.

// CardText is an ActionX card as people read it, a line each: Bond, what playing it does, and its
// abilities and standing texts with their icons, those of both sides first, then Noble, then
// Ruthless. A Feat that does nothing has no line.
func CardText(a *engine.ActionX) []string {
	var lines []string
	if a.Bond {
		lines = append(lines, "Bond — Put a Lead from your hand under it as it enters.")
	}
	if text := PlayText(a); text != "" {
		lines = append(lines, under(AbilityIcons(a, &a.Play), text))
	}
	for _, side := range []engine.Mode{engine.NoMode, engine.Noble, engine.Ruthless} {
		for _, s := range a.Standing {
			if a.Kind != engine.Feat && s.Mode == side {
				lines = append(lines, under(headings(a, s.Mode), StandingText(a, s)))
			}
		}
		for i := range a.Abilities {
			if b := &a.Abilities[i]; b.Mode == side {
				lines = append(lines, under(AbilityIcons(a, b), AbilityText(a, b)))
			}
		}
	}
	return lines
}

// under is a text behind its icons.
func under(icons []string, text string) string {
	if len(icons) == 0 {
		return text
	}
	return strings.Join(icons, " · ") + " — " + text
}

// headings are what the texts of a Site or Relic stand under: an Aura, a side or both.
func headings(a *engine.ActionX, side engine.Mode) []string {
	switch {
	case a.Kind == engine.Site:
		return []string{"Aura"}
	case a.Kind == engine.Relic && side == engine.NoMode:
		return []string{"Either side"}
	case a.Kind == engine.Relic:
		return []string{upper(side.String())}
	}
	return nil
}

// AbilityIcons are the words of the icons of one text of a card: "Exploit", "Delay", "Leverage", "Twist".
func AbilityIcons(a *engine.ActionX, b *engine.Ability) (icons []string) {
	if b != &a.Play {
		icons = headings(a, b.Mode)
	}
	if b.Exploit {
		icons = []string{"Exploit"}
	}
	if b.Delay {
		icons = append(icons, "Delay")
	}
	if b.Leverages() {
		icons = append(icons, "Leverage")
	}
	if b.Twist {
		icons = append(icons, "Twist")
	}
	return icons
}

// PlayText is what playing a card costs and does, without its icons; "" where that is nothing.
func PlayText(a *engine.ActionX) string {
	b := &a.Play
	if a.Kind == engine.Feat {
		return AbilityText(a, b)
	}
	t := teller{card: a, side: b.Mode}
	var text []string
	if costs := t.costs(b.Costs); costs != "" {
		text = append(text, "To play it, "+costs+".")
	}
	t.noun = ""
	switch does := t.does(b, costs(b)); {
	case b.ByHand != "":
		text = append(text, does)
	case does != "":
		text = append(text, "As it enters, "+does+".")
	}
	return strings.Join(text, " ")
}

// AbilityText is what one text of a card costs and does, without its icons: "Discard two Leads:
// draw three, then each rival discards one."
func AbilityText(a *engine.ActionX, b *engine.Ability) string {
	t := teller{card: a, side: b.Mode}
	text := ""
	if b.Limit > 0 {
		text = times(b.Limit) + " a turn, "
	}
	paid := t.costs(b.Costs)
	does := t.does(b, paid != "")
	switch {
	case b.ByHand != "" && paid != "":
		text += paid + ". " + does
	case b.ByHand != "":
		text = upper(strings.Replace(text, " turn, ", " turn. ", 1)) + does
	case does == "" && paid == "":
		return ""
	case does == "":
		text += paid + "."
	case paid != "":
		text += paid + ": " + does + "."
	default:
		text += does + "."
	}
	return upper(text)
}

// costs reports whether a text costs anything but Leverage.
func costs(b *engine.Ability) bool {
	return slices.ContainsFunc(b.Costs, func(c engine.Cost) bool { return c.Kind != engine.CostLeverage })
}

// StandingText is one standing text of a card: "You may keep nine Leads at the end of your turn."
func StandingText(a *engine.ActionX, s engine.Standing) string {
	t := teller{card: a, side: s.Mode}
	return upper(t.standing(s)) + "."
}

// standing is one standing text without capital and full stop.
func (t *teller) standing(s engine.Standing) string {
	whom := t.name(s.For)
	controls, their := "controls", "their"
	if s.For == engine.You {
		controls, their = "control", "your"
	}
	heroic := upper(s.Feat.String())
	by := func(one, many string) string { return counted(s.N, one, many) }
	switch s.What {
	case engine.EmblemsLess:
		return fmt.Sprintf("Adventures cost %s %s less", whom, by("an emblem", "%s emblems"))
	case engine.CostsMore:
		return fmt.Sprintf("%s costs %s %s more", heroic, whom, by("a Lead", "%s Leads"))
	case engine.CostsLess:
		return fmt.Sprintf("%s costs %s %s less", heroic, whom, by("a Lead", "%s Leads"))
	case engine.HandLimitIs:
		return fmt.Sprintf("%s may keep %s Leads at the end of %s turn", whom, inWords(s.N), their)
	case engine.ZoneLimitIs:
		return fmt.Sprintf("%s may keep %s Active Adventures", whom, inWords(s.N))
	case engine.OnceMore:
		return fmt.Sprintf("%s may perform %s %s more each turn", whom, heroic, times(s.N))
	case engine.Barred:
		if s.For == engine.EachRival || s.For == engine.Everyone {
			return map[engine.Who]string{engine.EachRival: "no rival", engine.Everyone: "nobody"}[s.For] + " can perform " + heroic
		}
		return fmt.Sprintf("%s cannot perform %s", whom, heroic)
	case engine.Shielded:
		return fmt.Sprintf("Sabotage cannot choose what %s %s", whom, controls)
	case engine.BondedIsWild:
		return fmt.Sprintf("Leads of the Bonded type count as Wild for %s", whom)
	}
	return ""
}

// counted is a noun phrase with its number in words.
func counted(n uint8, one, many string) string {
	if n == 1 && one != "" || many == "" {
		return one
	}
	return fmt.Sprintf(many, inWords(n))
}
