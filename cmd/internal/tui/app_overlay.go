package tui

import (
	"cmp"
	"fmt"
	"strings"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
	"github.com/charmbracelet/x/ansi"

	"example.com/xseekers/glossary"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial"
)

// pager is a text over the screen.
type pager struct {
	title string
	text  func(width int) string // broken to a width
	top   int                    // the first line that shows
	goOn  bool                   // Enter closes it and goes on
}

// open opens a text, Markdown.
func (a *app) open(title, md string) {
	a.over = &pager{title: title, text: func(width int) string { return Markdown(md, width, bool(a.paint)) }}
}

// openReply opens a reply for which there is no room beside the table.
func (a *app) openReply() {
	md := coalesce(storyList(a.sc.Story), a.reply)
	a.over = &pager{
		title: a.label(), text: func(width int) string { return Markdown(md, width, bool(a.paint)) },
		goOn: a.sc.Ask.Kind == tutorial.PromptNext,
	}
}

func (a *app) openTable() {
	v, g, o := a.options()
	a.over = &pager{title: "The table", text: func(width int) string {
		o.Width = width
		return Table(v, g, o)
	}}
}

// more opens all that the text beside the table is about.
func (a *app) more() {
	if a.sc.Folded {
		a.answer(tutorial.Input{Kind: tutorial.InputMore})
		return
	}
	a.open(a.label(), coalesce(storyList(a.story), a.reply, a.sc.Say, coachList(a.sc.Coach)))
}

// coalesce joins paragraphs.
func coalesce(parts ...string) string {
	var there []string
	for _, p := range parts {
		if p = strings.TrimSpace(p); p != "" {
			there = append(there, p)
		}
	}
	return strings.Join(there, "\n\n")
}

func (p *pager) press(a *app, key tea.KeyMsg) {
	room, was := max(1, a.boxHeight()-1), p.top
	switch key.String() {
	case "esc", "q", "b":
		a.over = nil
	case "enter":
		if a.over = nil; p.goOn {
			a.enter()
		}
		return
	case "down", "j":
		p.top++
	case "up", "k":
		p.top--
	case " ", "pgdown", "f":
		if p.top+a.boxHeight() >= p.height(a) {
			a.over = nil // Space leads through the text and out of it
			return
		}
		p.top += room
	case "pgup":
		p.top -= room
	case "home", "g":
		p.top = 0
	case "end", "G":
		p.top = p.height(a)
	default:
		a.forNothing(key)
	}
	if p.top = max(0, min(p.top, p.height(a)-a.boxHeight())); p.top == was && a.over != nil && a.notice == "" {
		a.notice = "There is no more that way. Esc closes."
	}
}

func (p *pager) lines(a *app) []string {
	return strings.Split(strings.TrimRight(p.text(a.boxWidth()), "\n"), "\n")
}

func (p *pager) height(a *app) int { return len(p.lines(a)) }

func (p *pager) view(a *app) []string {
	lines, room := p.lines(a), a.boxHeight()
	top := max(0, min(p.top, len(lines)-room))
	end := min(len(lines), top+room)
	keys := "Esc closes"
	if p.goOn {
		keys = "Enter goes on · " + keys
	}
	if len(lines) > room {
		keys = fmt.Sprintf("lines %d to %d of %d · Space, arrows · ", top+1, end, len(lines)) + keys
	}
	return a.box(p.title, lines[top:end], keys)
}

// The text in a box has a border and a blank on either side.
func (a *app) boxWidth() int { return min(a.width-4, MaxTextWidth) }

// boxHeight leaves room for the border and the line of keys.
func (a *app) boxHeight() int { return a.height - 3 }

// box draws lines in a border with a title, and below what the keys do, or that the last one did nothing.
func (a *app) box(title string, lines []string, keys string) []string {
	lines = append([]string(nil), lines...)
	for len(lines) < a.boxHeight() {
		lines = append(lines, "")
	}
	style := lipgloss.NewStyle().Border(lipgloss.RoundedBorder()).Padding(0, 1).Width(a.boxWidth() + 2)
	drawn := strings.Split(style.Render(strings.Join(lines, "\n")), "\n")
	title = ansi.Truncate(" "+Clean(title)+" ", a.boxWidth(), "…")
	rest := a.boxWidth() + 1 - ansi.StringWidth(title)
	drawn[0] = "╭─" + a.in(bold, title) + strings.Repeat("─", max(0, rest)) + "╮"
	return append(drawn, cmp.Or(a.notice, keys))
}

// wordFilter is the filter of the glossary's terms over the screen, those of the step first.
type wordFilter struct{ Filter }

func newWords(a *app) *wordFilter {
	f := NewFilter(a.width, a.height)
	f.first = termsNamed(a.sc.Words)
	return &wordFilter{f.typing("")}
}

func (w *wordFilter) press(a *app, key tea.KeyMsg) {
	w.Filter = w.Filter.press(key)
	switch w.end {
	case filterPicked:
		a.over = nil
		a.answer(tutorial.Input{Kind: tutorial.InputWord, Text: glossary.Terms()[w.found[w.at].Entry].Name})
	case filterLeft:
		a.over = nil
	}
}

func (w *wordFilter) view(a *app) []string {
	w.width, w.height = a.width, a.height
	return strings.Split(w.View(), "\n")
}

// jump is the list of the lesson's steps over the screen.
type jump struct{ *list }

func newJump(a *app) jump {
	var options []string
	for i := range a.sc.Steps {
		text := fmt.Sprintf("Step %d", i+1)
		if i+1 == a.sc.Step {
			text += ", where you are"
		}
		options = append(options, text)
	}
	return jump{newList(options, min(a.sc.Step, a.sc.Steps)-1, a.boxWidth(), bool(a.paint))}
}

func (j jump) press(a *app, key tea.KeyMsg) {
	switch key.String() {
	case "esc", "q", "b":
		a.over = nil
	case "enter":
		a.over = nil
		a.answer(tutorial.Input{Kind: tutorial.InputJump, Choice: j.at() + 1})
	default:
		if !j.list.press(key) {
			a.forNothing(key)
		}
	}
}

func (j jump) view(a *app) []string {
	title := "Jump to a step of " + a.sc.Lesson.Title
	if a.sc.Proof > 0 {
		title += fmt.Sprintf(" (leaves the test of %d questions)", scenarios.Proofs)
	}
	return a.box(title, j.window(a.boxHeight()), "Up and Down · Enter jumps · Esc closes")
}

// termsNamed are the glossary's terms of these names.
func termsNamed(names []string) (found []glossary.Typed) {
	for _, name := range names {
		for i, t := range glossary.Terms() {
			if strings.EqualFold(t.Name, name) {
				found = append(found, glossary.Typed{Entry: i, Text: t.Name})
			}
		}
	}
	return found
}
