package tui

import (
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
	seatWords(p, f, f.v.Seat)
	p.text(0, "Hand: "+f.hand()+".")
	p.text(0, f.asked())
}

func seatWords(p *page, f *facts, seat engine.Seat) {
	p.text(0, f.name(seat)+": "+strings.Join(f.holds(seat), ", ")+".")
	zone := f.v.Seats[seat].Zone
	for _, c := range zone.List() {
		p.text(0, "Adventure: "+adventureWords(f, c))
	}
	if zone.N == 0 {
		p.text(0, noAdventure+".")
	}
	if archived := f.archived(seat); len(archived) > 0 {
		p.text(0, "Archived: "+strings.Join(archived, ", ")+".")
	}
}

func adventureWords(f *facts, c engine.Card) string {
	card := f.adventure(c)
	return card[0] + ", costs " + card[1] + ". " + card[2]
}
