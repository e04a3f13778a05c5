package tui

import (
	"io"
	"slices"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/huh"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial"
)

// app is a lesson on a full screen.
type app struct {
	lesson Lesson
	paint
	width, height int

	sc    tutorial.Screen
	note  string             // of the lesson, until the first answer
	story []tutorial.Told    // the last there was in this step
	reply string             // the last that stands beside the table
	last  tutorial.InputKind // the input it answers
	begun bool               // a choice was taken of which something is still to be named

	list   *list      // of the choices, or the Leads in hand; nil where there are none
	typing *huh.Input // an action in words; nil while none is typed
	over   overlay    // what covers the screen; nil for nothing
	scroll int        // lines of the text that are scrolled past
	notice string     // why the last key did nothing

	drawn map[string][]string // what was drawn in lines since the last answer or size: texts, and the table

	end appEnd
	err error // of appFailed
}

// appEnd is how a lesson on a full screen ended.
type appEnd uint8

const (
	appOpen appEnd = iota // what ends it from outside leaves it so
	appLeft
	appGoesOn
	appInterrupted
	appInputEnded
	appFailed
)

// overlay covers the screen until it is closed.
type overlay interface {
	press(a *app, key tea.KeyMsg)
	view(a *app) []string
}

func newApp(l Lesson, colour bool, width, height int) *app {
	a := &app{lesson: l, paint: paint(colour), width: width, height: height}
	a.take(tutorial.Screen{Visit: -1})
	a.note = l.Note
	return a
}

// result is how the lesson ended, for whoever plays it.
func (a *app) result() (goOn bool, err error) {
	over := a.sc.Ask.Kind == tutorial.PromptOver
	switch a.end {
	case appGoesOn:
		return true, nil
	case appLeft:
		if over {
			return false, nil
		}
		return false, ErrLeft
	case appInputEnded:
		if over {
			return false, nil
		}
		return false, io.EOF
	case appFailed:
		return false, a.err
	}
	return false, ErrInterrupted
}

// Init starts nothing.
func (a *app) Init() tea.Cmd { return nil }

// Update takes keys, or the terminal's size.
func (a *app) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	var cmd tea.Cmd
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		a.resize(msg.Width, msg.Height)
	case inputEnded:
		a.end = appInputEnded
	case tea.KeyMsg:
		for _, key := range single(msg) {
			if a.end == appOpen {
				a.press(key)
			}
		}
	default:
		if a.typing != nil {
			_, cmd = a.typing.Update(msg)
		}
	}
	if a.end != appOpen {
		return a, tea.Quit
	}
	return a, cmd
}

// single takes keys apart that were pressed so fast that they came as one: "end", typed, is not the
// key of that name. What was pasted stays together.
func single(msg tea.KeyMsg) []tea.KeyMsg {
	if msg.Type != tea.KeyRunes || msg.Paste || len(msg.Runes) < 2 {
		return []tea.KeyMsg{msg}
	}
	var keys []tea.KeyMsg
	for _, r := range msg.Runes {
		key := tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{r}}
		if r == ' ' {
			key.Type = tea.KeySpace
		}
		keys = append(keys, key)
	}
	return keys
}

func (a *app) resize(width, height int) {
	if width == a.width && height == a.height {
		return
	}
	a.width, a.height, a.drawn = width, height, map[string][]string{}
	if a.list != nil && a.list.many == nil {
		a.list = a.choices(a.list.at())
	}
}

// answer gives an input to the lesson. What only tells more opens over the screen; all else changes it.
func (a *app) answer(in tutorial.Input) {
	if err := a.lesson.answer(in); err != nil {
		a.end, a.err = appFailed, err
		return
	}
	before := a.sc
	if title, tells := tells[in.Kind]; tells {
		a.sc = a.lesson.Session.Screen()
		if a.sc.Visit == before.Visit && a.sc.Say == before.Say {
			a.open(title, coalesce(a.sc.Reply, storyList(a.sc.Story)))
			a.sc.Reply, a.sc.Story = before.Reply, before.Story
			return
		}
	}
	a.last, a.note = in.Kind, ""
	a.take(before)
	a.begun = in.Kind == tutorial.InputChoose && a.sc.View == before.View && a.reply == ""
}

// tells are the inputs whose reply only tells more, with the title it gets.
var tells = map[tutorial.InputKind]string{
	tutorial.InputWhy:   "Why",
	tutorial.InputHelp:  "What this step asks, and what may be typed",
	tutorial.InputWord:  "A word",
	tutorial.InputRecap: "What has happened",
	tutorial.InputMore:  "The step",
}

// take shows the session's screen, after the one before.
func (a *app) take(before tutorial.Screen) {
	a.sc = a.lesson.Session.Screen()
	if a.sc.Visit != before.Visit {
		a.last = tutorial.InputNext // whatever led here, it was answered there
	}
	if a.sc.Visit != before.Visit || len(a.sc.Story) > 0 {
		a.story = a.sc.Story
	}
	a.reply = a.sc.Reply
	a.scroll, a.notice, a.drawn = 0, "", map[string][]string{}
	at := a.first()
	if a.list != nil && a.list.many == nil && a.sc.Visit == before.Visit && slices.Equal(a.sc.Ask.Choices, before.Ask.Choices) {
		at = a.list.at() // the same choices, after a hint, or what was not yet it
	}
	a.list, a.typing = nil, nil
	switch a.sc.Ask.Kind {
	case tutorial.PromptChoose, tutorial.PromptAnswer:
		a.list = a.choices(at)
	case tutorial.PromptPay:
		a.list = newBoxes(leadOptions(a.sc.Ask.Hand), a.sideWidth(), bool(a.paint))
	}
	if a.reply != "" && a.sc.Ask.Kind != tutorial.PromptOver && !a.readable() {
		a.openReply()
	}
}

// options say how the table is drawn.
func (a *app) options() (*engine.View, *engine.Game, TableOptions) {
	return &a.sc.View, a.lesson.Game, TableOptions{Width: a.width, Colour: bool(a.paint)}
}
