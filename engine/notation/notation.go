// Package notation writes actions in words and reads them back.
//
// Format gives one canonical text for each action:
//
//	start turn                       rest
//	choose adventure from deck       choose adventure from discard
//	scrap "Salt Road Cipher"         keep "Salt Road Cipher"
//	collect leads from deck          collect leads from discard
//	discard ruin                     discard hand, myth on top
//	complete "The Drowned Gate" with ruin ruin wild
//	discard down ruin glyph, glyph on top
//	end turn
//
// Parse reads these and much that is shorter, misspelt or said in other words: see there.
package notation

import (
	"strings"

	"example.com/xseekers/engine"
)

// Format is the canonical text of an action. Parse reads every legal action's text back as that action.
func Format(g *engine.Game, a engine.Action) string {
	var b strings.Builder
	b.WriteString(phrase(a.Do))
	switch a.From {
	case engine.FromDeck, engine.FromDiscard:
		b.WriteString(" from " + a.From.String())
	}
	if g.Known(a.Card) {
		b.WriteString(" " + quote(title(g, a.Card)))
		if a.Pay != (engine.Leads{}) {
			b.WriteString(" with")
		}
	}
	for _, l := range a.Pay.List() {
		b.WriteString(" " + l.String())
	}
	if top := a.Top.String(); top != "" {
		b.WriteString(", " + top + " on top")
	}
	return b.String()
}

// phrase is a verb as it is said: its word, shortened where the action says the rest.
func phrase(do engine.Do) string {
	switch do {
	case engine.DoScrapAdventure:
		return "scrap"
	case engine.DoDiscardLead:
		return "discard"
	case engine.DoRivalsChoice:
		return "keep"
	}
	return strings.ReplaceAll(do.String(), "-", " ")
}

// title is what a card is called in canonical text: its name, or its id where the name finds another card or none.
func title(g *engine.Game, c engine.Card) string {
	card := g.Adventure(c)
	name := harmless(strings.Map(dropQuotes, card.Name))
	if found := named(g, name); len(found) == 1 && found[0] == c {
		return name
	}
	return harmless(card.ID)
}
