package tui

import (
	"io"
	"strings"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/huh"
	"github.com/charmbracelet/lipgloss"
	"github.com/charmbracelet/x/ansi"
	"github.com/muesli/termenv"
)

// list is a huh field of options, of which one or any are picked. The field draws all of them; what
// shows of it is a window that follows the cursor.
type list struct {
	one  *huh.Select[int]
	many *huh.MultiSelect[int]
	ends []int // the line each option ends before
	top  int   // the first line of the window
}

// The columns before an option: the cursor, and the box of one that is picked.
const (
	cursorWidth = 2
	boxWidth    = 4
)

// newList is a list to pick one of, with the cursor at an option.
func newList(options []string, at, width int, colour bool) *list {
	l := &list{}
	opts := l.lay(options, width-cursorWidth)
	l.one = huh.NewSelect[int]().Options(opts...).Value(&at)
	l.one.WithTheme(listTheme(colour)).WithKeyMap(listKeys()).WithWidth(width)
	l.one.Focus()
	return l
}

// newBoxes is a list to pick any of.
func newBoxes(options []string, width int, colour bool) *list {
	l := &list{}
	opts := l.lay(options, width-cursorWidth-boxWidth)
	l.many = huh.NewMultiSelect[int]().Options(opts...).Filterable(false)
	l.many.WithTheme(listTheme(colour)).WithKeyMap(listKeys()).WithWidth(width)
	l.many.Focus()
	return l
}

// lay breaks options to the width: a field counts its lines before it breaks them. What is broken
// hangs behind the option's number.
func (l *list) lay(options []string, width int) []huh.Option[int] {
	var opts []huh.Option[int]
	end := 0
	for i, o := range options {
		if ansi.StringWidth(o) > width {
			hang := strings.Repeat(" ", strings.Index(o, ". ")+2)
			o = strings.ReplaceAll(ansi.Wrap(o, max(1, width-len(hang)), ""), "\n", "\n"+hang)
		}
		end += lipgloss.Height(o)
		l.ends = append(l.ends, end)
		opts = append(opts, huh.NewOption(o, i))
	}
	return opts
}

// listTheme draws nothing round a field. Its only colours are the terminal's own.
func listTheme(colour bool) *huh.Theme {
	t := huh.ThemeBase()
	t.Focused.Base = lipgloss.NewStyle()
	t.Focused.TextInput.Cursor = seen.NewStyle()
	if colour {
		t.Focused.SelectSelector = t.Focused.SelectSelector.Bold(true).Foreground(lipgloss.Color(blue))
		t.Focused.MultiSelectSelector = t.Focused.SelectSelector
		t.Focused.SelectedPrefix = t.Focused.SelectedPrefix.Bold(true)
	}
	return t
}

// seen draws what is to be seen without colour too: the cursor in a line that is typed.
var seen = func() *lipgloss.Renderer {
	r := lipgloss.NewRenderer(io.Discard)
	r.SetColorProfile(termenv.ANSI)
	return r
}()

// blue is the terminal's, as a colour's number.
const blue = "4"

func listKeys() *huh.KeyMap {
	k := huh.NewDefaultKeyMap()
	k.Select.Filter.SetEnabled(false)
	k.MultiSelect.Filter.SetEnabled(false)
	k.MultiSelect.SelectAll.Unbind()
	k.MultiSelect.SelectNone.Unbind()
	return k
}

// press moves the cursor or picks an option, and reports whether the key does either.
func (l *list) press(key tea.KeyMsg) bool {
	switch key.String() {
	case "up", "ctrl+p", "shift+tab":
		key = tea.KeyMsg{Type: tea.KeyUp}
	case "down", "ctrl+n":
		key = tea.KeyMsg{Type: tea.KeyDown}
	case "home", "end":
	case " ", "x":
		if l.many == nil {
			return false
		}
	default:
		return false
	}
	if l.many != nil {
		l.many.Update(key)
	} else {
		l.one.Update(key)
	}
	return true
}

// at is the option the cursor is at.
func (l *list) at() int {
	var at int
	if l.many != nil {
		at, _ = l.many.Hovered()
	} else {
		at, _ = l.one.Hovered()
	}
	return at
}

// picked are the options picked.
func (l *list) picked() []int { return l.many.GetValue().([]int) }

// height is how many lines the whole list has.
func (l *list) height() int {
	if len(l.ends) == 0 {
		return 0
	}
	return l.ends[len(l.ends)-1]
}

// window is the part of the list round the cursor that the height holds.
func (l *list) window(height int) []string {
	if len(l.ends) == 0 || height <= 0 {
		return nil
	}
	view := l.one.View
	if l.many != nil {
		view = l.many.View
	}
	lines := strings.Split(view(), "\n")
	at, begin := l.at(), 0
	if at > 0 {
		begin = l.ends[at-1]
	}
	l.top = max(l.top, l.ends[at]-height)
	l.top = min(l.top, begin, max(0, l.height()-height))
	lines = lines[min(l.top, len(lines)):min(len(lines), l.top+height, l.height())]
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	return lines
}

// hidden is how many lines the window last shown leaves out above and below.
func (l *list) hidden(height int) (above, below int) {
	return l.top, max(0, l.height()-l.top-height)
}
