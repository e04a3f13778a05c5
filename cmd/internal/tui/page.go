package tui

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// page collects lines of which none is wider than it.
type page struct {
	width int
	lines []string
}

// String is the page, each line ended.
func (p *page) String() string { return strings.Join(p.lines, "\n") + "\n" }

// further is how much more than its first line the rest of a broken text stands in.
const further = 2

// text adds a text, broken between words where it must be.
func (p *page) text(indent int, s string) {
	blank := strings.Repeat(" ", indent)
	if wide(s) > p.width-indent {
		s = ansi.Wrap(s, p.width-indent-further, "")
		s = strings.ReplaceAll(s, "\n", "\n"+blank+strings.Repeat(" ", further))
	}
	p.lines = append(p.lines, strings.Split(blank+s, "\n")...)
}

// heading adds a title in a line drawn across the page, with facts where there is room, else below,
// and a mark at the end of the line where there is room for that too.
func (p *page) heading(c paint, title, end string, facts ...string) {
	with := strings.Join(append([]string{""}, facts...), " · ")
	room := p.width - wide("── "+title+" ─")
	below := wide(with) > room
	if below {
		with = ""
	}
	if room < 0 {
		p.text(0, c.in(bold, title))
	} else {
		left := 1 + room - wide(with)
		if end != "" && left < wide(end)+len("- "+" --") {
			end = unsaid
		}
		if end != "" && left >= wide(end)+len("- "+" --") {
			end = " " + end + " " + c.in(dim, "──")
			left -= wide(end)
		} else {
			end = ""
		}
		p.lines = append(p.lines, c.in(dim, "──")+" "+c.in(bold, title)+with+" "+c.in(dim, strings.Repeat("─", left))+end)
	}
	if below {
		p.text(margin, strings.Join(facts, " · "))
	}
}

// run is a text of several things, one after another, that is broken between them where it can be.
type run struct {
	*page
	indent int    // of its first line
	hang   int    // how much more its other lines stand in
	within bool   // it is broken within them too
	line   string // what is not yet on the page
	broken bool   // there is some on the page
}

func (r *run) add(things ...string) {
	const between = " · "
	for _, thing := range things {
		switch {
		case r.line == "":
		case r.within || r.at()+wide(r.line+between+thing) <= r.width:
			thing, r.line = r.line+between+thing, ""
		default:
			r.put()
		}
		if r.line = thing; r.at()+wide(thing) > r.width {
			lines := strings.Split(ansi.Wrap(thing, r.width-r.indent-max(r.hang, further), ""), "\n")
			for _, line := range lines[:len(lines)-1] {
				r.line = line
				r.put()
			}
			r.line = lines[len(lines)-1]
		}
	}
}

// at is where the line begins.
func (r *run) at() int {
	if r.broken {
		return r.indent + r.hang
	}
	return r.indent
}

func (r *run) put() {
	if r.line != "" {
		r.lines = append(r.lines, strings.Repeat(" ", r.at())+r.line)
		r.line, r.broken = "", true
	}
}

// end puts the rest on the page; what is added afterwards begins a text of its own.
func (r *run) end() {
	r.put()
	r.broken = false
}

// wide is how many columns a text takes. Most texts have only characters of which that is known.
func wide(s string) int {
	n, painting := 0, false
	for _, r := range s {
		switch {
		case painting:
			painting = r != 'm'
		case r == '\x1b':
			painting = true
		case (r < ' ' || r > '~') && r != '·' && r != '─' && r != '…':
			return ansi.StringWidth(s)
		default:
			n++
		}
	}
	return n
}
