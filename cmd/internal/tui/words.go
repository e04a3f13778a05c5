package tui

import (
	"slices"
	"strings"

	"example.com/xseekers/engine"
)

// words says the same as draw, in the same order, in sentences that can be read out.
func words(p *page, f *facts) {
	p.text(0, strings.Join(f.moment(), ", ")+".")
	for _, rival := range f.rivals() {
		seatWords(p, f, rival)
	}
	p.text(0, f.leadPiles()+".")
	piles, top := f.adventurePiles()
	if top == 0 {
		p.text(0, piles+".")
	} else {
		p.text(0, piles+" "+adventureWords(f, top))
	}
	if f.advanced() {
		p.text(0, f.actionxPiles()+".")
		momentWords(p, f)
	}
	seatWords(p, f, f.v.Seat)
	p.text(0, "Hand: "+f.hand()+".")
	textWords(p, "In hand: ", f.held())
	p.text(0, f.asked())
}

func seatWords(p *page, f *facts, seat engine.Seat) {
	p.text(0, f.name(seat)+": "+strings.Join(f.holds(seat), ", ")+".")
	zone := f.v.Seats[seat].Zone
	var ready []engine.Card
	if seat == f.v.Seat {
		ready = f.completable()
	}
	for _, c := range zone.List() {
		line := "Adventure: " + adventureWords(f, c)
		if slices.Contains(ready, c) {
			line += " You can complete it now."
		}
		p.text(0, line)
	}
	if zone.N == 0 {
		p.text(0, noAdventure+".")
	}
	textWords(p, "In play: ", f.inPlay(seat))
	for _, list := range f.lists(seat) {
		p.text(0, list+".")
	}
}

// textWords says ActionX cards, each with its text in the same line.
func textWords(p *page, before string, cards []textFact) {
	signs := strings.NewReplacer(" — ", ": ", " · ", ", ")
	for _, c := range cards {
		line := before + strings.Join(c.title, ", ") + "."
		if len(c.text) > 0 {
			line += " " + signs.Replace(strings.Join(c.text, " "))
		}
		p.text(0, line)
	}
}

// momentWords says what lies between the players in the Advanced Game.
func momentWords(p *page, f *facts) {
	m := f.between()
	textWords(p, "In force: ", m.inForce)
	before := "Announced last: "
	for i := range m.waiting {
		textWords(p, before, m.waiting[i:i+1])
		before = "Announced before that: "
	}
	for _, line := range m.lines {
		p.text(0, line+".")
	}
}

func adventureWords(f *facts, c engine.Card) string {
	card := f.adventure(c)
	return card[0] + ", costs " + card[1] + ". " + card[2]
}
