package tui

import (
	"fmt"
	"slices"
	"strings"

	"github.com/charmbracelet/lipgloss"
	"github.com/charmbracelet/x/ansi"

	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial"
)

// columnsFrom is the width from which the table stands beside the text, not above it.
const columnsFrom = 110

// View is the screen.
func (a *app) View() string {
	var lines []string
	switch {
	case a.end != appOpen:
		return ""
	case !fits(a.width, a.height):
		lines = strings.Split(a.tooSmall(), "\n")
	case a.over != nil:
		lines = a.over.view(a)
	default:
		lines = append([]string{a.title()}, a.body()...)
		lines = append(lines, a.keys())
	}
	lines = lines[:min(len(lines), max(1, a.height))]
	for i, line := range lines {
		lines[i] = ansi.Truncate(line, a.width, "…")
	}
	return strings.Join(lines, "\n")
}

func (a *app) tooSmall() string {
	text := fmt.Sprintf("A lesson fills %d columns and %d lines or more; these are %d and %d. Make the window larger, or press q and play it with --plain.",
		leastWidth, leastHeight, a.width, a.height)
	return ansi.Wrap(text, max(1, a.width), "")
}

// title is the lesson and step on the left, the turn and its step on the right. Where there is no room
// for both, the number of the turn goes first.
func (a *app) title() string {
	moment, where := "", headline(a.sc)
	if a.sc.Ask.Kind != tutorial.PromptOver {
		moment = Moment(a.options())
	}
	room := func() int { return a.width - ansi.StringWidth(moment) - 1 }
	if _, short, ok := strings.Cut(moment, " · "); ok && ansi.StringWidth(where) > room() {
		moment = short
	}
	if more := ansi.StringWidth(where) - room(); more > 0 {
		name := Clean(a.sc.Lesson.Title)
		where = ansi.Truncate(name, max(1, ansi.StringWidth(name)-more), "…") + strings.TrimPrefix(where, name)
	}
	if moment == "" {
		return a.in(bold, where)
	}
	gap := max(1, a.width-ansi.StringWidth(where)-ansi.StringWidth(moment))
	return a.in(bold, where) + strings.Repeat(" ", gap) + moment
}

// bodyHeight is the lines between the title and the keys.
func (a *app) bodyHeight() int { return a.height - 2 }

// beside reports whether the table stands beside the text, not above it.
func (a *app) beside() bool { return a.width >= columnsFrom }

// body is all between the title and the keys.
func (a *app) body() []string {
	table, s := a.table(), a.place()
	text := s.lines(a)
	if !a.beside() || table == nil {
		return append(table, text...)
	}
	height := a.bodyHeight()
	left := lipgloss.NewStyle().Width(a.tableWidth()).Height(height).Render(strings.Join(table, "\n"))
	line := strings.TrimSuffix(strings.Repeat(" │ \n", height), "\n")
	return strings.Split(lipgloss.JoinHorizontal(lipgloss.Top, left, a.in(dim, line), strings.Join(text, "\n")), "\n")
}

// table is the table in as many lines as it gets; nil where the lesson is over.
func (a *app) table() []string {
	const asDrawn = "\x00" // no text is this
	if a.sc.Ask.Kind == tutorial.PromptOver {
		return nil
	}
	if a.drawn[asDrawn] == nil {
		v, g, o := a.options()
		for _, height := range a.tableHeights() {
			table := Compact(v, g, o, a.tableWidth(), height)
			a.drawn[asDrawn] = strings.Split(strings.TrimRight(table, "\n"), "\n")
			if !strings.Contains(ansi.Strip(table), cutMark) {
				break
			}
		}
	}
	return slices.Clip(a.drawn[asDrawn])
}

// tableHeights are the most lines the table may have, of which the first is taken that it need not be cut
// for: above the text first what leaves room for all of a step's words.
func (a *app) tableHeights() []int {
	if a.beside() {
		return []int{a.bodyHeight()}
	}
	usual, least, most := a.height*11/24, a.height/3, a.height/2+1
	if a.reply == "" {
		const rule = 1
		options := 0
		if a.list != nil {
			options = min(a.list.height(), fewest[a.sc.Ask.Kind].alone)
		}
		left := a.bodyHeight() - rule - len(a.text(whole)) - options - len(a.prompt(0, a.foot()))
		return []int{max(least, min(usual, left)), usual, most}
	}
	return []int{usual, most}
}

func (a *app) tableWidth() int {
	if a.beside() {
		const between = 3
		return a.width - a.sideWidth() - between
	}
	return a.width
}

// sideWidth is the width of the text and the choices.
func (a *app) sideWidth() int {
	if !a.beside() || a.sc.Ask.Kind == tutorial.PromptOver {
		return a.width
	}
	return a.width * 46 / 100
}

// rule is a line across, with what stands below it, and more at its end.
func (a *app) rule(label, code, end string) string {
	label = ansi.Truncate(label, a.sideWidth()-ansi.StringWidth(end)-8, "…")
	room := a.sideWidth() - ansi.StringWidth(label) - ansi.StringWidth(end) - 6
	return a.in(dim, "──") + " " + a.in(code, label) + " " + a.in(dim, strings.Repeat("─", max(0, room))) + end + a.in(dim, "──")
}

// textRule is the line above the text: what it is, and how much of it is hidden.
func (a *app) textRule(hidden int) string {
	code, end := bold, ""
	if a.sc.Done {
		code = green
	}
	if hidden > 0 {
		top := min(a.scroll, hidden)
		end = fmt.Sprintf(" ▼ %d more: PgDn, or m for all ", hidden-top)
		if top == hidden {
			end = fmt.Sprintf(" ▲ %d above: PgUp ", top)
		}
	}
	return a.rule(a.label(), code, end)
}

// label is what the text is.
func (a *app) label() string {
	switch {
	case a.sc.Ask.Kind == tutorial.PromptOver:
		return "The end"
	case a.sc.Done:
		return "✓ Done"
	case a.last >= tutorial.InputChoose && a.reply != "" && a.sc.Kind == scenarios.Ask:
		return "Not that one"
	case a.sc.Ask.Refused && a.last >= tutorial.InputChoose:
		return "Not allowed"
	case a.last == tutorial.InputHint && a.reply != "":
		return "Hint"
	case a.last >= tutorial.InputChoose && a.reply != "" && a.sc.Kind != scenarios.Game:
		return "Not yet"
	}
	return kindLabels[a.sc.Kind]
}

var kindLabels = map[scenarios.Kind]string{
	scenarios.Say: "Read", scenarios.Rival: "Watch", scenarios.Do: "Do", scenarios.Refuse: "Try it",
	scenarios.Ask: "Question", scenarios.Game: "Play",
}
