package tui

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"example.com/xseekers/tutorial"
	"example.com/xseekers/tutorial/explain"
)

// side is what stands beside or below the table: the text and, at its foot, the prompt.
type side struct {
	text   []string // all of it
	room   int      // lines of the text that show
	prompt []string
}

// lines are the side's, as many as its height at most. Below a table the prompt stands at the foot of
// the screen; beside one it follows the text.
func (s *side) lines(a *app) []string {
	top := max(0, min(a.scroll, len(s.text)-s.room))
	lines := append([]string{a.textRule(len(s.text) - s.room)}, s.text[top:min(len(s.text), top+s.room)]...)
	for n := len(lines); len(lines) <= s.room && !(a.beside() && len(lines) > n); {
		lines = append(lines, "")
	}
	return append(lines, s.prompt...)
}

// fewest is how many lines of the choices show at least, and beside a reply, which is read first. Those
// of a question and a hand that pays are read as a whole.
var fewest = map[tutorial.PromptKind]struct{ alone, replied int }{
	tutorial.PromptChoose: {3, 2}, tutorial.PromptAnswer: {6, 6}, tutorial.PromptPay: {8, 4},
}

// side lays the text and the prompt out. Where both do not fit, the step's words are folded to a line
// behind a reply and beside a payment, then the choices give way, all but a few.
func (a *app) side(height int) side {
	const rule = 1
	foot := a.foot()
	free := height - rule - len(a.prompt(0, foot))
	options, least := 0, 0
	if a.list != nil && a.typing == nil {
		options = a.list.height()
		least = fewest[a.sc.Ask.Kind].alone
		if a.reply != "" {
			least = fewest[a.sc.Ask.Kind].replied
		}
		least = min(options, least)
	}
	text := a.text(whole)
	if len(text)+least > free {
		text = a.text(free - least)
	}
	if words := a.newWords(); len(text)+len(words)+options <= free {
		text = append(text, words...)
	}
	window := min(options, max(least, free-len(text)))
	return side{text, max(0, free-window), a.prompt(window, foot)}
}

// whole is the room in which nothing is folded.
const whole = -1

// text is what happened, what is said to it, and the step's words. Where there is too little room for
// that, these are a line where they have been read.
func (a *app) text(room int) []string {
	said, folded := a.said(room-1), room != whole
	if a.sc.Done || a.sc.Say == "" {
		return said
	}
	say := a.broken(a.sc.Say)
	switch {
	case folded && (len(said) > 0 || a.sc.Ask.Kind == tutorial.PromptPay):
		return append(said, a.folded()...)
	case len(said) == 0:
		return say
	}
	return append(append(said, ""), say...)
}

// folded is a line of the step's words, and how to see the others: the first, or what is asked in the end.
func (a *app) folded() []string {
	const more = "… (m for all)"
	say := a.sc.Say
	if a.sc.Ask.Kind == tutorial.PromptAnswer {
		say = say[strings.LastIndex(say, "\n\n")+1:]
	}
	text := a.broken(strings.TrimSpace(say))
	if len(text) < 2 {
		return text
	}
	return []string{strings.TrimRight(ansi.Truncate(text[0], a.sideWidth()-len(more), ""), " ") + more}
}

// newWords names the words that the lesson has first here, where the step's own words are all there is.
func (a *app) newWords() []string {
	if a.sc.NewWords == 0 || a.sc.Done || a.reply != "" {
		return nil
	}
	words := "New words: " + strings.Join(a.sc.Words[:a.sc.NewWords], ", ") + " (g looks one up)"
	return append([]string{""}, strings.Split(ansi.Wrap(words, a.sideWidth(), ""), "\n")...)
}

// said is what happened and what is said to it. Where there is too little room for that, it is the
// story in brief, where that is new, or its end, and the reply; the coach where there is no reply.
func (a *app) said(room int) []string {
	if room < 0 {
		return a.broken(coalesce(a.note, storyList(a.story), a.reply, coachList(a.sc.Coach)))
	}
	const least = 2
	note, reply := a.broken(a.note), a.broken(cmp.Or(a.reply, strings.TrimSpace(coachList(a.sc.Coach))))
	story := a.broken(storyBrief(a.sc.Story))
	if n := max(least, room-len(note)-len(reply)); len(story) > n {
		story = append([]string{a.in(dim, "… (c tells all)")}, story[len(story)-n+1:]...)
	}
	return slices.Concat(note, story, reply)
}

// broken is a text in lines.
func (a *app) broken(md string) []string {
	if md == "" {
		return nil
	}
	lines, ok := a.drawn[md]
	if !ok {
		lines = strings.Split(strings.TrimRight(Markdown(md, a.sideWidth(), bool(a.paint)), "\n"), "\n")
		a.drawn[md] = lines
	}
	return slices.Clip(lines)
}

// place is the side as it is now.
func (a *app) place() side {
	height := a.bodyHeight()
	if !a.beside() {
		height -= len(a.table())
	}
	return a.side(height)
}

// readable reports whether all that is told of the last answer shows.
func (a *app) readable() bool { return len(a.said(0)) <= a.place().room }

// foot is what stands below the choices: what is said of the one at the cursor, or how to go on.
func (a *app) foot() []string {
	p := &a.sc.Ask
	switch {
	case a.typing != nil:
		return nil
	case p.Kind == tutorial.PromptOver && a.lesson.Next != "":
		return []string{"", a.in(bold, fmt.Sprintf("Enter goes on to the next lesson, %q; q leaves.", Clean(a.lesson.Next)))}
	case p.Kind == tutorial.PromptOver:
		return []string{"", a.in(bold, "Enter leaves.")}
	case p.Kind == tutorial.PromptNext:
		return []string{"", a.in(bold, "Enter goes on.")}
	}
	return []string{ansi.Truncate(a.aside(), a.sideWidth(), "…")}
}

// prompt is the question, the choices round the cursor and the foot; or a line to type in.
func (a *app) prompt(window int, foot []string) []string {
	p := &a.sc.Ask
	if a.typing != nil {
		return []string{a.rule("Say what you do, as you would at the table", bold, ""), strings.TrimRight(a.typing.View(), " \n")}
	}
	if p.Kind == tutorial.PromptNext || p.Kind == tutorial.PromptOver {
		return foot
	}
	if a.list == nil {
		return append(a.ruled(Clean(p.Title)+": type it in words (:)", ""), foot...)
	}
	options, end := a.list.window(window), ""
	switch above, below := a.list.hidden(window); {
	case above > 0 && below > 0:
		end = fmt.Sprintf(" ▲ %d ▼ %d ", above, below)
	case above > 0:
		end = fmt.Sprintf(" ▲ %d ", above)
	case below > 0:
		end = fmt.Sprintf(" ▼ %d ", below)
	}
	return append(append(a.ruled(Clean(p.Title), end), options...), foot...)
}

// ruled is a question in a line across; one that is too long for it stands below its subject.
func (a *app) ruled(title, end string) []string {
	const most = len(" ▲ 99 ▼ 99 ") // so that it stands the same wherever the cursor is
	subject, question, ok := strings.Cut(title, ": ")
	if !ok || ansi.StringWidth(title) <= a.sideWidth()-most {
		return []string{a.rule(title, bold, end)}
	}
	return append([]string{a.rule(subject, bold, end)}, strings.Split(ansi.Wrap(explain.Capital(question), a.sideWidth(), ""), "\n")...)
}

// keys is the line of keys, or why the last one did nothing.
func (a *app) keys() string {
	if a.notice != "" {
		return a.in(bold, a.notice)
	}
	keys := []string{"↑↓ Enter", "? keys", "h hint", "w why", ": type", "g word", "b back", "q leave", "t table"}
	switch {
	case a.typing != nil:
		keys = []string{"Enter says it", "Esc goes back to the choices"}
	case a.sc.Ask.Kind == tutorial.PromptPay:
		keys = []string{"Space picks", "Enter pays", "Esc back", "? keys", "h hint", ": type", "t table", "q leave"}
	case a.sc.Ask.Kind == tutorial.PromptNext || a.sc.Ask.Kind == tutorial.PromptOver:
		keys = []string{"Enter", "? keys", "w why", "g word", "b back", "t table", "q leave"}
	}
	line := keys[0]
	for _, k := range keys[1:] {
		if more := line + " · " + k; ansi.StringWidth(more) <= a.width {
			line = more
		}
	}
	return a.in(dim, line)
}
