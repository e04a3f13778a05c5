package tui

import "strings"

// drawPiles adds the decks and what lies beside them.
func (d *drawing) drawPiles(cols columns) {
	leads := d.leadPiles()
	adventures, top := d.adventurePiles()
	form := d.short[piles]
	if form == pileLines {
		d.heading(d.paint, decks, "", leads)
		d.text(margin, adventures)
		if top != 0 {
			d.row(margin, cols, d.cells(top))
		}
		if d.advanced() {
			d.text(margin, d.actionxPiles())
		}
		return
	}
	all := []string{leads}
	if d.advanced() {
		all = append(all, d.actionxPiles())
	}
	if top != 0 {
		words := inText
		if form == pileLetters {
			words = inLetters
		}
		adventures = strings.TrimSuffix(adventures, "on top:") + "top " + d.inWords(top, words)
	}
	all = append(all, adventures)
	for i := range all {
		all[i] = strings.Replace(all[i], "discard pile", "pile", 1)
		if form == pileLetters {
			all[i] = strings.NewReplacer(" deck", "", ", top ", ": ").Replace(all[i])
		}
	}
	if d.lettered() && d.short[letterKey] == 0 {
		all = append(all, d.key())
	}
	run := d.run(0, false)
	switch form {
	case pilesInText:
		d.heading(d.paint, decks, "")
		run.indent, run.hang = margin, 0
	case pileLetters:
		all[0] = d.in(bold, decks+": ") + all[0]
	}
	run.add(all...)
	run.end()
}

// lettered reports whether some emblems are told by their letters.
func (d *drawing) lettered() bool {
	return d.short[piles] == pileLetters || d.short[rivalZones] == inLetters || d.short[ownZone] == inLetters
}

const decks = "Decks"

// drawBetween adds what lies between the players in the Advanced Game: the texts in force, what is
// announced and who is asked, what is looked at.
func (d *drawing) drawBetween() {
	const inForce = "In force"
	announced := "Announced"
	if len(d.told.between.waiting) > 1 {
		announced += ", the last first"
	}
	if d.short[otherTexts] >= titlesOnly {
		run := d.run(0, false)
		run.add(labelled(d.in(bold, inForce+": "), titles(d.told.between.inForce, 1))...)
		run.add(labelled(d.in(bold, announced+": "), titles(d.told.between.waiting, 1))...)
		run.add(d.told.between.lines...)
		run.end()
		return
	}
	for _, part := range []struct {
		title string
		cards []textFact
	}{{inForce, d.told.between.inForce}, {announced, d.told.between.waiting}} {
		if part.cards != nil {
			d.heading(d.paint, part.title, "")
			d.drawTexts(part.cards, d.short[otherTexts])
		}
	}
	for _, line := range d.told.between.lines {
		d.text(margin, line)
	}
}
