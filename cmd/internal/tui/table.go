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
	f := &facts{v: v, g: g, names: o.Names}
	p := &page{width: textWidth(o.Width)}
	if o.Plain {
		words(p, f)
	} else {
		f.paint = paint(o.Colour)
		draw(p, f)
	}
	return p.String()
}

// margin is how far the cards stand in from their heading.
const margin = 3

// draw lays the table out as it lies before the viewer: the rivals at its far side, the decks in
// the middle, their own zone and hand nearest.
func draw(p *page, f *facts) {
	var cards [][]string
	for _, c := range f.shown() {
		cards = append(cards, f.adventure(c))
	}
	cols := columnsOf(cards, p.width-margin)
	p.text(0, f.in(bold, strings.Join(f.moment(), " · ")))
	for _, rival := range f.rivals() {
		drawSeat(p, f, rival, cols)
	}
	p.heading(f.paint, "Decks", f.leadPiles())
	piles, top := f.adventurePiles()
	p.text(margin, piles)
	if top != 0 {
		p.row(margin, cols, f.adventure(top))
	}
	if f.advanced() {
		p.text(margin, f.actionxPiles())
		drawMoment(p, f)
	}
	drawSeat(p, f, f.v.Seat, cols)
	p.text(margin, "Hand: "+f.hand())
	drawTexts(p, f, f.held())
	p.text(0, f.in(bold, f.asked()))
}

func drawSeat(p *page, f *facts, seat engine.Seat, cols columns) {
	p.heading(f.paint, f.name(seat), f.holds(seat)...)
	zone := f.v.Seats[seat].Zone
	for _, c := range zone.List() {
		p.row(margin, cols, f.adventure(c))
	}
	if zone.N == 0 {
		p.text(margin, noAdventure)
	}
	drawTexts(p, f, f.inPlay(seat))
	for _, list := range f.lists(seat) {
		p.text(margin, list)
	}
}

// drawTexts adds ActionX cards, each with its text below.
func drawTexts(p *page, f *facts, cards []textFact) {
	for _, c := range cards {
		title := append([]string{f.in(bold, c.title[0])}, c.title[1:]...)
		p.text(margin, strings.Join(title, " · "))
		for _, line := range c.text {
			p.text(margin+further, line)
		}
	}
}

// drawMoment adds what lies between the players in the Advanced Game: the texts in force, what is
// announced and who is asked, what is looked at.
func drawMoment(p *page, f *facts) {
	m := f.between()
	if m.inForce != nil {
		p.heading(f.paint, "In force")
		drawTexts(p, f, m.inForce)
	}
	if m.waiting != nil {
		p.heading(f.paint, "Announced, the last first")
		drawTexts(p, f, m.waiting)
	}
	for _, line := range m.lines {
		p.text(margin, line)
	}
}

const noAdventure = "No Active Adventure"
