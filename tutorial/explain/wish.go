package explain

import (
	"slices"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
)

// ReadWish reads a wish in words: an action without its payment and choices, a verb alone, a card
// alone, or a card that is used. The error is that of reading an action.
func ReadWish(g *engine.Game, v *engine.View, text string) (Wish, error) {
	a, err := notation.Parse(g, v, text)
	if err == nil && a == (engine.Action{Do: a.Do, By: a.By, From: a.From, Card: a.Card, Ability: a.Ability}) {
		return Wish{a.Do, a.From, a.Card, a.Ability}, nil
	}
	if err == nil {
		return Wish{}, &notation.Error{Text: text, Problem: "That is an action, with its payment or choice, and no mere wish"}
	}
	verb, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
	if do := verbOf(g, v, text); do != engine.DoNothing {
		return Wish{Do: do}, nil
	}
	if c := cardOf(g, v, text); c != 0 {
		return Wish{Card: c}, nil
	}
	if do := verbOf(g, v, verb); do == engine.DoPlay || do == engine.DoUse {
		if c := cardOf(g, v, rest); c != 0 {
			return Wish{Do: do, Card: c}, nil
		}
	}
	return Wish{}, err
}

// Open reports whether an action leaves a payment, a card or a choice unsaid that its play takes, so
// that it is sooner a wish than an attempt.
func Open(g *engine.Game, a engine.Action) bool {
	if a != (engine.Action{Do: a.Do, By: a.By, From: a.From, Card: a.Card, Ability: a.Ability}) {
		return false
	}
	p := engine.PlayOf(a.Do, a.From)
	if p == nil { // it lacks its pile
		return true
	}
	pays := slices.ContainsFunc(costs(g, a), func(c engine.Cost) bool {
		return c.Kind != engine.CostLeverage && c.Kind != engine.CostArchive
	})
	return pays || a.Card == 0 && p.Names != engine.NamesNothing
}

// verbOf is the verb that a text is, said as an action begins; DoNothing where it is none.
func verbOf(g *engine.Game, v *engine.View, text string) engine.Do {
	word := strings.Join(strings.Fields(strings.ToLower(text)), "-")
	if do, ok := engine.ParseDo(word); ok {
		return do
	}
	if word == "" || strings.Contains(word, "-") {
		return engine.DoNothing
	}
	for _, c := range oneOfEach(g) { // a verb that goes with a card is understood with one
		if a, err := notation.Parse(g, v, word+` "`+g.ID(c)+`"`); err == nil && a.Card == c {
			return a.Do
		}
	}
	return engine.DoNothing
}

// oneOfEach is an Adventure, a Feat and a card with one ability to use, as far as the set has them.
func oneOfEach(g *engine.Game) (out []engine.Card) {
	has := func(is func(c engine.Card) bool) {
		all := g.Cards()
		if i := slices.IndexFunc(all, is); i >= 0 {
			out = append(out, all[i])
		}
	}
	has(func(c engine.Card) bool { return !c.IsActionX() })
	has(func(c engine.Card) bool { return c.IsActionX() && g.ActionX(c).Kind == engine.Feat })
	has(func(c engine.Card) bool { return c.IsActionX() && len(g.ActionX(c).Abilities) == 1 })
	return out
}

// cardOf is the card that a text names and nothing else; 0 where it names none.
func cardOf(g *engine.Game, v *engine.View, text string) engine.Card {
	if strings.TrimSpace(text) == "" {
		return 0
	}
	for _, c := range g.Cards() {
		if strings.EqualFold(strings.TrimSpace(text), g.Name(c)) {
			return shown(g, v, c)
		}
	}
	for _, begin := range []string{"play ", "complete "} {
		a, err := notation.Parse(g, v, begin+text)
		if err == nil && a.Card != 0 && a == (engine.Action{Do: a.Do, By: a.By, Card: a.Card}) {
			return a.Card
		}
	}
	return 0
}

// shown is the copy of a card that a player has, in play or in hand, where they have one.
func shown(g *engine.Game, v *engine.View, c engine.Card) engine.Card {
	for _, mine := range slices.Concat(v.Seats[v.Seat].Active.List(), v.ActionX.List()) {
		if g.Name(mine) == g.Name(c) {
			return mine
		}
	}
	return c
}
