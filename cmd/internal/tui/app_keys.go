package tui

import (
	"fmt"
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"example.com/xseekers/tutorial"
)

// appKey is what a key does.
type appKey struct {
	keys []string // as bubbletea names them
	name string   // as it is shown
	what string
	do   func(*app)
}

// appKeys are the keys of a lesson, beside those of the list of choices.
func appKeys() []appKey {
	gives := func(k tutorial.InputKind) func(*app) {
		return func(a *app) { a.answer(tutorial.Input{Kind: k}) }
	}
	return []appKey{
		{[]string{"enter"}, "Enter", "take the choice at the cursor, pay the Leads picked, or go on", (*app).enter},
		{[]string{":", "/", "tab"}, ": / Tab", "type an action in words, or `help`, `jump 3`, `word scrap`", (*app).typeWords},
		{[]string{"h"}, "h", "a hint: the rule, then the card, then the move", gives(tutorial.InputHint)},
		{[]string{"w"}, "w", "why the choice at the cursor is not on offer; else why the last thing was refused, or happened", (*app).why},
		{[]string{"g"}, "g", "look up a word of the game", func(a *app) { a.over = newWords(a) }},
		{[]string{"t"}, "t", "the whole table, with every text on it", (*app).openTable},
		{[]string{"m"}, "m", "more: all the words of this step, and the last reply", (*app).more},
		{[]string{"c"}, "c", "what has happened since you last acted", gives(tutorial.InputRecap)},
		{[]string{"pgup", "pgdown"}, "PgUp PgDn", "scroll the text beside the table; Space does too, where no Lead is picked", nil},
		{[]string{"b"}, "b", "back: from a payment to the choices, else to the step before", (*app).back},
		{[]string{"esc"}, "Esc", "close a page, or go back to the choices", (*app).escape},
		{[]string{"u"}, "u", "take your last action back", (*app).undo},
		{[]string{"r"}, "r", "begin the step again", (*app).redo},
		{[]string{"s"}, "s", "skip the step", (*app).skip},
		{[]string{"j"}, "j", "jump to a step", func(a *app) { a.over = newJump(a) }},
		{[]string{"p"}, "p", "prove that you know the lesson: three questions, and it is done", gives(tutorial.InputProve)},
		{[]string{"?"}, "?", "this page", (*app).openHelp},
		{[]string{"q"}, "q", "leave the lesson; what you reached is kept", func(a *app) { a.end = appLeft }},
	}
}

// press takes a single key, or a text that was pasted.
func (a *app) press(key tea.KeyMsg) {
	name := key.String()
	switch {
	case name == "ctrl+c":
		a.end = appInterrupted
	case name == "ctrl+d":
		a.end = appInputEnded
	case !fits(a.width, a.height):
		if name == "q" {
			a.end = appLeft
		}
	case a.over != nil:
		a.notice = ""
		a.over.press(a, key)
	case a.typing != nil:
		a.edit(key)
	case key.Paste:
		a.typeWords()
		a.edit(key)
	default:
		a.notice = ""
		a.command(key)
	}
}

// command does what a key is for, or says that it is for nothing.
func (a *app) command(key tea.KeyMsg) {
	name := key.String()
	if name == "pgup" || name == "pgdown" || name == " " && a.sc.Ask.Kind != tutorial.PromptPay {
		a.page(name != "pgup")
		return
	}
	if a.listed(key) {
		return
	}
	for _, k := range appKeys() {
		if slices.Contains(k.keys, name) && k.do != nil {
			k.do(a)
			return
		}
	}
	if len(name) == 1 && '1' <= name[0] && name[0] <= '9' {
		a.number(int(name[0] - '1'))
		return
	}
	a.forNothing(key)
}

// listed gives a key to the list, and reports whether it is one of the list's.
func (a *app) listed(key tea.KeyMsg) bool {
	if a.list == nil {
		return false
	}
	at := a.list.at()
	is := a.list.press(key)
	if is && a.list.at() == at && key.Type != tea.KeySpace && key.Type != tea.KeyRunes {
		a.notice = "There is no other that way."
	}
	return is
}

// forNothing says that a key does nothing.
func (a *app) forNothing(key tea.KeyMsg) {
	if a.notice = keyName(key) + " does nothing here."; a.over == nil {
		a.notice += " ? shows the keys."
	}
}

// keyName is a key as its reader would call it.
func keyName(key tea.KeyMsg) string {
	if key.Type == tea.KeySpace {
		return "Space"
	}
	return Clean(key.String())
}

// number moves the cursor to a choice.
func (a *app) number(n int) {
	if a.list == nil || a.list.many != nil || n >= len(a.sc.Ask.Choices) {
		a.notice = fmt.Sprintf("There is no choice %d here.", n+1)
		return
	}
	a.list = a.choices(n)
}

// page scrolls the text beside the table.
func (a *app) page(down bool) {
	s := a.place()
	last, step := max(0, len(s.text)-s.room), max(1, s.room-1)
	if !down {
		step = -step
	}
	to := max(0, min(a.scroll+step, last))
	switch {
	case last == 0:
		a.notice = "All of the text is here."
	case to == a.scroll && down:
		a.notice = "That is the end of the text."
	case to == a.scroll:
		a.notice = "That is the beginning of the text."
	}
	a.scroll = to
}

func (a *app) enter() {
	p := &a.sc.Ask
	switch p.Kind {
	case tutorial.PromptNext:
		a.answer(tutorial.Input{Kind: tutorial.InputNext})
	case tutorial.PromptOver:
		a.end = appLeft
		if a.lesson.Next != "" {
			a.end = appGoesOn
		}
	case tutorial.PromptPay:
		a.pay()
	default:
		a.choose()
	}
}

func (a *app) back() {
	if p := &a.sc.Ask; !p.Back && p.Kind != tutorial.PromptPay {
		a.notice = "This is the first step."
		return
	}
	a.answer(tutorial.Input{Kind: tutorial.InputBack})
}

// escape leads back to the choices; to the step before it does not, as it may be pressed once too often.
func (a *app) escape() {
	if a.begun || a.sc.Ask.Kind == tutorial.PromptPay {
		a.back()
		return
	}
	a.notice = "There is nothing to close. b goes to the step before, q leaves."
}

func (a *app) undo() {
	if !a.sc.Ask.Undo {
		a.notice = "There is nothing to take back in this step."
		return
	}
	a.answer(tutorial.Input{Kind: tutorial.InputUndo})
}

func (a *app) redo() {
	a.answer(tutorial.Input{Kind: tutorial.InputRedo})
	a.notice = "The step begins again."
}

func (a *app) skip() {
	if a.sc.Ask.Kind == tutorial.PromptOver {
		a.notice = "The lesson is over: there is nothing to skip."
		return
	}
	a.answer(tutorial.Input{Kind: tutorial.InputSkip})
}

// why asks about the choice at the cursor where it is not on offer, else about what was last.
func (a *app) why() {
	in := tutorial.Input{Kind: tutorial.InputWhy}
	if c, ok := a.chosen(); ok && c.Note != "" {
		in.Text = c.Wish
	}
	a.answer(in)
}

func (a *app) openHelp() {
	rows := [][]string{{"↑ ↓, 1 to 9", "move the cursor"}, {"Space", "pick a Lead to pay"}}
	for _, k := range appKeys() {
		rows = append(rows, []string{k.name, k.what})
	}
	rows = append(rows, []string{"Ctrl-C", "leave at once"},
		[]string{strings.TrimSpace(notNow), "marks what is not on offer now; with the cursor there, the last line says why"})
	a.over = &pager{title: "Keys", text: func(width int) string { return Columns(rows, width) }}
}
