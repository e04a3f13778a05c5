package notation

import (
	"strconv"
	"strings"

	"example.com/xseekers/engine"
)

// title is what a card is called in canonical text: its name, of a further copy with its number, or
// its id where that finds another card or none.
func title(g *engine.Game, c engine.Card) string {
	name := harmless(strings.Map(dropQuotes, g.Name(c)))
	first := true
	if c.IsActionX() && g.Copy(c) > 1 {
		name, first = numbered(g, c, name), false
	}
	if found := named(g, name); len(found) > 0 && found[0] == c && (len(found) == 1 || first && onlyCopies(g, found)) {
		return name
	}
	return harmless(g.ID(c))
}

// titleAnywhere is a title that tells the first copy of a card from the others too: they may lie
// before different players.
func titleAnywhere(g *engine.Game, c engine.Card) string {
	if !hasCopies(g, c) || g.ActionX(c).Kind == engine.Feat || g.Copy(c) > 1 {
		return title(g, c)
	}
	name := numbered(g, c, harmless(strings.Map(dropQuotes, g.Name(c))))
	if found := named(g, name); len(found) == 1 && found[0] == c {
		return name
	}
	return harmless(g.ID(c))
}

func numbered(g *engine.Game, c engine.Card, name string) string {
	return name + " #" + strconv.Itoa(g.Copy(c))
}

func onlyCopies(g *engine.Game, cards []engine.Card) bool {
	for _, c := range cards {
		if !copies(g, c, cards[0]) {
			return false
		}
	}
	return true
}

// titles is what some cards are called, copies once.
func titles(g *engine.Game, cards []engine.Card) []string {
	var out []string
	for i, c := range cards {
		seen := false
		for _, before := range cards[:i] {
			seen = seen || copies(g, c, before)
		}
		if !seen {
			out = append(out, title(g, c))
		}
	}
	return out
}
