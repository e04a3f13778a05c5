package cli

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
)

// cardsJSON is a set, or some cards of it.
type cardsJSON struct {
	ID    string         `json:"id"`
	Name  string         `json:"name"`
	Hash  string         `json:"hash"`
	About string         `json:"about,omitempty"`
	Leads map[string]int `json:"leads"`
	Cards []cardJSON     `json:"cards"`
}

type cardJSON struct {
	ID      string     `json:"id"`
	Name    string     `json:"name"`
	Type    string     `json:"type"`
	Copies  int        `json:"copies"`
	Emblems []string   `json:"emblems,omitempty"`
	Text    []string   `json:"text"`
	Icons   []iconJSON `json:"icons,omitempty"`
	Rules   []string   `json:"rules,omitempty"`
}

type iconJSON struct {
	Name string `json:"name"`
	Rule string `json:"rule"`
}

func cardsAsJSON(g *engine.Game, some []engine.Card, training bool) cardsJSON {
	set := g.Set()
	out := cardsJSON{ID: set.ID, Name: set.Name, Hash: set.Hash, Leads: map[string]int{}, Cards: []cardJSON{}}
	if training {
		out.About = trainingSays
	}
	for l := engine.Glyph; l <= engine.Wild; l++ {
		out.Leads[l.String()] = int(set.Leads[l])
	}
	for _, c := range some {
		out.Cards = append(out.Cards, cardAsJSON(g, c))
	}
	return out
}

func cardAsJSON(g *engine.Game, c engine.Card) cardJSON {
	j := cardJSON{ID: g.ID(c), Name: g.Name(c), Type: "adventure", Copies: copies(g, c)}
	if !c.IsActionX() {
		a := g.Adventure(c)
		for _, l := range a.Emblems.List() {
			j.Emblems = append(j.Emblems, l.String())
		}
		j.Text = []string{cards.RewardText(a)}
		return j
	}
	a := g.ActionX(c)
	j.Type = a.Kind.String()
	j.Text = append([]string{}, cards.CardText(a)...)
	for _, i := range iconsOf(a) {
		j.Icons = append(j.Icons, iconJSON{i.name, i.rule.String()})
	}
	j.Rules = rulesBehind(a)
	return j
}
