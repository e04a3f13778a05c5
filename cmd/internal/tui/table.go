package tui

import (
	"strings"

	"example.com/xseekers/engine"
)

// TableOptions say how a table is shown.
type TableOptions struct {
	Width  int      // columns of the terminal
	Colour bool     // escape codes may be written; they carry no meaning of their own
	Plain  bool     // words alone, one line a fact, for screen readers and pipes
	Names  []string // the players by seat; without a name one is "you" or "your rival"
}

// Table shows the game as one seat sees it: every player's zone, Archive and hand, the decks and
// discard piles, whose turn and step it is and what is asked.
func Table(v *engine.View, g *engine.Game, o TableOptions) string {
	if o.Plain {
		p := &page{width: textWidth(o.Width)}
		words(p, &facts{v: v, g: g, names: o.Names})
		return p.String()
	}
	d := newDrawing(v, g, o, o.Width)
	d.text(0, d.in(bold, strings.Join(d.moment(), " · ")))
	d.draw()
	d.text(0, d.in(bold, d.asked()))
	return d.String()
}
