package tui

import (
	"slices"
	"strings"

	"example.com/xseekers/engine"
)

// drawing is a table as it lies before the viewer: the rivals at its far side, the decks in the
// middle, their own zone and hand nearest.
type drawing struct {
	*facts
	*page
	told  told
	ready []engine.Card
	short [regions]uint8 // how much shorter each region is than it can be
	parts [][]string     // the lines of each rival, the piles, what lies between, the viewer's zone and hand
}

func newDrawing(v *engine.View, g *engine.Game, o TableOptions, width int) *drawing {
	d := &drawing{facts: &facts{paint: paint(o.Colour), v: v, g: g, names: o.Names}, page: &page{width: textWidth(width)}}
	d.ready = d.completable()
	return d
}

// margin is how far the cards stand in from their heading.
const margin = 3

func (d *drawing) draw() {
	d.tell()
	cols := d.columns()
	d.parts = nil
	part := func(draw func()) {
		n := len(d.lines)
		draw()
		d.parts = append(d.parts, d.lines[n:len(d.lines):len(d.lines)])
	}
	d.longest = d.told.far
	for _, rival := range d.rivals() {
		part(func() { d.drawSeat(rival, cols) })
	}
	part(func() { d.drawPiles(cols) })
	part(d.drawBetween)
	d.longest = d.told.near
	part(func() { d.drawSeat(d.v.Seat, cols) })
	part(d.drawHand)
}

// told is what is put into words once for all attempts to draw it at one length of names.
type told struct {
	far, near int // that length: of the viewer's own cards and of all others
	brief     bool
	cards     map[engine.Card]string   // their names
	rows      map[engine.Card][]string // Adventures' names, emblems and rewards
	inPlay    [engine.MaxPlayers][]textFact
	held      []textFact
	between   between
}

// tell puts into words what depends on that length.
func (d *drawing) tell() {
	next := told{far: longest[d.short[farNames]], near: longest[d.short[nearNames]], brief: d.short[otherTexts] == lookedShort}
	if d.told.cards != nil && d.told.far == next.far && d.told.near == next.near && d.told.brief == next.brief {
		d.cards = d.told.cards
		return
	}
	next.cards, next.rows = map[engine.Card]string{}, map[engine.Card][]string{}
	d.told, d.cards, d.brief = next, next.cards, next.brief
	if !d.advanced() {
		return
	}
	d.longest = next.far
	for _, p := range d.rivals() {
		d.told.inPlay[p] = d.inPlay(p)
	}
	d.told.between = d.facts.between()
	d.longest = next.near
	d.told.inPlay[d.v.Seat] = d.inPlay(d.v.Seat)
	d.told.held = d.held()
}

// cells are an Adventure's in its row.
func (d *drawing) cells(c engine.Card) []string {
	cells, ok := d.told.rows[c]
	if !ok {
		cells = d.adventure(c)
		d.told.rows[c] = cells
	}
	return slices.Clone(cells)
}

// columns are those of all Adventures that stand in rows.
func (d *drawing) columns() columns {
	var rows [][]string
	add := func(c engine.Card, form zoneForm) {
		cells := d.cells(c)
		if form == oneLine {
			cells[2] = unsaid
		}
		rows = append(rows, cells)
	}
	for p := range engine.Seat(d.v.Players) {
		d.longest = d.told.far
		if d.own(p) {
			d.longest = d.told.near
		}
		if form := d.zoneForm(p); form <= oneLine {
			for _, c := range d.v.Seats[p].Zone.List() {
				add(c, form)
			}
		}
	}
	d.longest = d.told.far
	if _, top := d.adventurePiles(); top != 0 && d.short[piles] == pileLines {
		add(top, inRows)
	}
	return columnsOf(rows, d.width-margin)
}

// unsaid stands for what is left out.
const unsaid = "…"

// run begins a text of several things, of the viewer's own or not.
func (d *drawing) run(indent int, own bool) *run {
	within := d.short[lineBreaks] > 0
	if own {
		within = d.short[lineBreaks] > 1
	}
	return &run{page: d.page, indent: indent, hang: further, within: within}
}

func (d *drawing) own(p engine.Seat) bool { return p == d.v.Seat }

// of is how short a region is: one of a rival or the same of the viewer.
func (d *drawing) of(p engine.Seat, rival, own region) uint8 {
	if d.own(p) {
		return d.short[own]
	}
	return d.short[rival]
}

func (d *drawing) zoneForm(p engine.Seat) zoneForm { return d.of(p, rivalZones, ownZone) }

// drawSeat adds a player. What is short stands in one text, as far as nothing longer parts it.
func (d *drawing) drawSeat(p engine.Seat, cols columns) {
	listed := d.of(p, rivalLists, ownLists) == 0
	standing := d.holds(p)
	if d.short[standings] > 0 || !listed {
		standing = d.standing(p, !listed)
	}
	run := d.run(margin, d.own(p))
	if d.of(p, rivalFrames, ownFrame) > 0 {
		run.indent = 0
		run.add(d.in(bold, d.name(p)))
		run.add(standing...)
	} else {
		end := ""
		if d.own(p) && d.leavesOut() {
			end = "t shows all"
		}
		d.heading(d.paint, d.name(p), end, standing...)
		run.hang = 0
	}
	d.drawZone(p, run, cols)
	if cards, form := d.told.inPlay[p], d.of(p, rivalTexts, ownTexts); form < titlesOnly {
		run.end()
		d.drawTexts(cards, form)
	} else if cards != nil {
		run.add(labelled("In play: ", d.titles(cards))...)
	}
	if listed {
		run.end()
		for _, list := range d.lists(p) {
			d.text(margin, list)
		}
	} else if done := d.performed(p); done != nil {
		run.add("Performed: " + strings.Join(done, ", "))
	}
	run.end()
}

// drawZone adds a player's Adventures.
func (d *drawing) drawZone(p engine.Seat, run *run, cols columns) {
	zone, form := d.v.Seats[p].Zone, d.zoneForm(p)
	switch {
	case zone.N == 0:
		run.add(noAdventure)
	case form == numberOnly:
		run.add(plural(int(zone.N), "Adventure"))
	case form >= inText:
		for _, c := range zone.List() {
			run.add(d.inWords(c, form))
		}
	default:
		run.end()
		for _, c := range zone.List() {
			cells := d.cells(c)
			if form == oneLine && (cols == nil || !d.hasRoom(cols, d.asReady(c, cells[2]))) {
				cells[2] = unsaid
			}
			cells[2] = d.asReady(c, cells[2])
			d.row(margin, cols, cells)
		}
	}
}

func (d *drawing) hasRoom(cols columns, last string) bool {
	return margin+cols.sum()+wide(last) <= d.width
}

const noAdventure = "No Active Adventure"

// inWords is an Adventure in a text: its name and, but where there is no room, its emblems.
func (d *drawing) inWords(c engine.Card, form zoneForm) string {
	emblems := d.counted(d.g.Adventure(c).Emblems, " ")
	switch form {
	case namesOnly:
		return d.card(c)
	case inLetters:
		emblems = d.letters(c)
	}
	if slices.Contains(d.ready, c) {
		emblems += ", " + d.in(green, readyNow)
	}
	return d.card(c) + " (" + emblems + ")"
}

// readyNow is said of an Adventure that its player can complete at this moment.
const readyNow = "ready"

func (d *drawing) asReady(c engine.Card, reward string) string {
	if !slices.Contains(d.ready, c) {
		return reward
	}
	return d.in(green, readyNow) + " · " + reward
}

// drawHand adds the viewer's hand.
func (d *drawing) drawHand() {
	hand, held := "Hand: "+d.hand(), d.told.held
	run := d.run(margin, true)
	if d.short[ownFrame] > 0 {
		run.indent = 0
	}
	run.add(hand)
	if d.short[handTexts] == titlesOnly {
		run.add(d.titles(held)...)
		held = nil
	}
	run.end()
	d.drawTexts(held, d.short[handTexts])
}

// drawTexts adds ActionX cards, each with its text.
func (d *drawing) drawTexts(cards []textFact, form textForm) {
	for _, c := range cards {
		if form == onePiece && len(c.text) > 0 {
			title := d.in(bold, c.title[0]) + strings.TrimPrefix(titles([]textFact{c}, 1)[0], c.title[0])
			d.text(margin, title+": "+strings.Join(c.text, " "))
			continue
		}
		title := append([]string{d.in(bold, c.title[0])}, c.title[1:]...)
		d.text(margin, strings.Join(title, " · "))
		for _, line := range c.text {
			d.text(margin+further, line)
		}
	}
}

// titles are ActionX cards without their texts, each with what else is said of it from some point on.
func titles(cards []textFact, from int) []string {
	var out []string
	for _, c := range cards {
		title := c.title[0]
		if len(c.title) > from {
			title += " (" + strings.Join(c.title[from:], ", ") + ")"
		}
		out = append(out, title)
	}
	return out
}

// titles are those of cards in hand or in play.
func (d *drawing) titles(cards []textFact) []string { return titles(cards, 1+int(d.short[kinds])) }

// labelled puts a label before the first of some texts.
func labelled(label string, texts []string) []string {
	if len(texts) > 0 {
		texts[0] = label + texts[0]
	}
	return texts
}
