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
	if ansi.StringWidth(s) > p.width-indent {
		s = ansi.Wrap(s, p.width-indent-further, "")
		s = strings.ReplaceAll(s, "\n", "\n"+blank+strings.Repeat(" ", further))
	}
	p.lines = append(p.lines, strings.Split(blank+s, "\n")...)
}

// heading adds a title in a line drawn across the page, with facts where there is room, else below.
func (p *page) heading(c paint, title string, facts ...string) {
	with := strings.Join(append([]string{""}, facts...), " · ")
	room := p.width - ansi.StringWidth("── "+title+" ─")
	below := ansi.StringWidth(with) > room
	if below {
		with = ""
	}
	if room < 0 {
		p.text(0, c.in(bold, title))
	} else {
		line := strings.Repeat("─", 1+room-ansi.StringWidth(with))
		p.lines = append(p.lines, c.in(dim, "──")+" "+c.in(bold, title)+with+" "+c.in(dim, line))
	}
	if below {
		p.text(margin, strings.Join(facts, " · "))
	}
}
