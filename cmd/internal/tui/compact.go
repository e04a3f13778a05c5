package tui

import (
	"slices"
	"sort"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"example.com/xseekers/engine"
)

// Moment is when it is: the turn, whose it is and its step (4).
func Moment(v *engine.View, g *engine.Game, o TableOptions) string {
	f := &facts{v: v, g: g, names: o.Names}
	return strings.Join(f.moment(), " · ")
}

// Compact is the drawn table in no more lines than a height, none wider than a width, without the
// moment and what is asked. Where the whole of it does not fit, it says more shortly what is needed
// least, and says so behind the viewer's name.
func Compact(v *engine.View, g *engine.Game, o TableOptions, width, height int) string {
	d := newDrawing(v, g, o, width)
	fits := func(used int) bool {
		d.short = [regions]uint8{}
		for _, r := range shorter[:used] {
			d.short[r]++
		}
		d.redraw()
		return len(d.lines) <= height
	}
	used := sort.Search(len(shorter), fits)
	if !fits(used) {
		for d.least() > height && int(d.short[nearNames]) < len(longest)-1 {
			d.shorten(nearNames, 1)
		}
		d.cut(height)
		return d.String()
	}
	for i := used - 1; i >= 0; i-- { // what was shortened in vain comes back, the most needed first
		was := *d
		if d.shorten(shorter[i], -1); len(d.lines) > height {
			*d = was
		}
	}
	return d.String()
}

func (d *drawing) shorten(r region, levels int) {
	d.short[r] += uint8(levels)
	d.redraw()
}

func (d *drawing) redraw() {
	d.page = &page{width: d.width}
	d.draw()
}

// region is a part of the table that can be said at more or less length.
type region uint8

// The regions, and what is taken from them.
const (
	standings   region = iota // words of what everybody knows of a hand and an Archive
	rivalZones                // see zoneForm
	ownZone                   // see zoneForm
	rivalLists                // the names of what is archived: how many they are stays
	ownLists                  // the same
	rivalTexts                // of rivals' cards in play, see textForm
	ownTexts                  // of the viewer's, see textForm
	handTexts                 // of the viewer's hand, see textForm
	otherTexts                // of what is announced or in force, see textForm
	piles                     // see pileForm
	rivalFrames               // the line round each rival
	ownFrame                  // the line round the viewer
	letterKey                 // which letter is which emblem
	kinds                     // whether a card is a Feat, a Site or a Relic
	lineBreaks                // that a line ends only where a thing does; the viewer's own last
	farNames                  // the ends of long names, see longest
	nearNames                 // the same of the viewer's own cards
	regions
)

// zoneForm is how the Adventures of a zone are shown.
type zoneForm = uint8

const (
	inRows    zoneForm = iota // a row each: name, emblems, reward
	oneLine                   // the reward only where the row's line has room for it
	inText                    // one after another, without rewards
	inLetters                 // and the emblems as letters
	namesOnly
	numberOnly
)

// textForm is how ActionX cards are shown.
type textForm = uint8

const (
	textLines   textForm = iota // each part of the text in a line of its own, below the name
	onePiece                    // the text behind the name
	titlesOnly                  // one card after another, without their texts
	lookedShort                 // and Adventures that are looked at without their rewards
)

// pileForm is how the piles are shown.
type pileForm = uint8

const (
	pileLines   pileForm = iota // a line each, the Adventure on top with its reward
	pilesInText                 // one after another, without it
	pilesBare                   // and without a line above them
	pileLetters                 // and the emblems as letters
)

// longest is how many columns are left of a name; 0 is all of them.
var longest = [...]int{0, 24, 16, 10}

// shorter is what is shortened next, by one level each time: what is needed least stands first.
var shorter = [...]region{
	standings, rivalZones, rivalLists, ownLists, rivalTexts, ownTexts, handTexts, otherTexts, piles, rivalTexts, piles,
	rivalZones, rivalFrames, ownZone, piles, letterKey, rivalZones, ownTexts, lineBreaks, handTexts, otherTexts,
	kinds, ownZone, lineBreaks,
	farNames, nearNames, rivalZones, ownZone, ownFrame, otherTexts, farNames, rivalZones, nearNames, farNames,
}

// leavesOut reports whether the whole table shows more.
func (d *drawing) leavesOut() bool {
	short := d.short
	for _, r := range []region{standings, rivalFrames, ownFrame, lineBreaks} {
		short[r] = 0
	}
	for _, r := range []region{rivalTexts, ownTexts, handTexts, otherTexts} {
		short[r] /= titlesOnly
	}
	return short != [regions]uint8{}
}

// cutMark stands where lines are left out.
const cutMark = " … t shows all"

// rivalParts is how many parts of a drawing are rivals': all but the piles, what lies between, the
// viewer's zone and hand.
func (d *drawing) rivalParts() int { return len(d.parts) - 4 }

// least is how many lines stay where each rival has one.
func (d *drawing) least() int {
	n := len(d.lines)
	for _, part := range d.parts[:d.rivalParts()] {
		n -= len(part) - 1
	}
	return n
}

// cut leaves lines out where nothing more can be shortened: of the last rival first, then of the piles,
// of the viewer's zone, of what lies between, of the hand. A line of each stays as long as that is enough.
func (d *drawing) cut(height int) {
	over := len(d.lines) - height
	n := d.rivalParts()
	order := []int{n, n + 2, n + 1, n + 3}
	for i := range n {
		order = slices.Insert(order, 0, i)
	}
	mark := cutMark
	for _, i := range order {
		part := d.parts[i]
		if n := min(over, len(part)-1); n > 0 {
			over -= n
			part = part[: len(part)-n : len(part)-n]
			part[len(part)-1] = ansi.Truncate(part[len(part)-1], d.width-wide(mark), "") + d.in(bold, mark)
			d.parts[i], mark = part, " "+unsaid
		}
	}
	d.lines = slices.Concat(d.parts...)
	d.lines = d.lines[min(max(0, over), len(d.lines)-1):]
}
