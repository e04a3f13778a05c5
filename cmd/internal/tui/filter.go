package tui

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"

	"example.com/xseekers/glossary"
)

// Filter lets its reader type, shows the terms that the letters may mean, and has one picked.
type Filter struct {
	typed         string
	first         []glossary.Typed // before all others, while nothing is typed
	found         []glossary.Typed
	at            int // the one that Enter picks
	width, height int
	end           filterEnd
}

type filterEnd uint8

const (
	filterOpen filterEnd = iota
	filterPicked
	filterLeft
	filterInterrupted
)

// NewFilter is a filter with nothing typed.
func NewFilter(width, height int) Filter {
	return Filter{found: glossary.FindTyped(""), width: width, height: height}
}

// PickTerm shows a filter on a terminal until a term is picked: its place in glossary.Terms. It ends
// with ErrLeft where the reader leaves, and with ErrInterrupted by Ctrl-C or a signal.
func PickTerm(in io.Reader, out io.Writer, width, height int) (int, error) {
	program := tea.NewProgram(NewFilter(width, height), tea.WithInput(in), tea.WithOutput(out), tea.WithAltScreen())
	last, err := program.Run()
	if errors.Is(err, tea.ErrInterrupted) || errors.Is(err, tea.ErrProgramKilled) {
		return 0, ErrInterrupted
	}
	if err != nil {
		return 0, err
	}
	return last.(Filter).Picked()
}

// Picked is the term that was picked.
func (f Filter) Picked() (int, error) {
	switch f.end {
	case filterPicked:
		return f.found[f.at].Entry, nil
	case filterLeft:
		return 0, ErrLeft
	}
	return 0, ErrInterrupted
}

// Init starts nothing.
func (f Filter) Init() tea.Cmd { return nil }

// Update takes a key or the terminal's size.
func (f Filter) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		f.width, f.height = msg.Width, msg.Height
	case tea.KeyMsg:
		f = f.press(msg)
	}
	if f.end != filterOpen {
		return f, tea.Quit
	}
	return f, nil
}

func (f Filter) press(key tea.KeyMsg) Filter {
	switch key.String() {
	case "ctrl+c":
		f.end = filterInterrupted
	case "esc":
		f.end = filterLeft
	case "enter":
		if len(f.found) > 0 {
			f.end = filterPicked
		}
	case "up", "ctrl+p", "shift+tab":
		return f.to(f.at - 1)
	case "down", "ctrl+n", "tab":
		return f.to(f.at + 1)
	case "pgup":
		return f.to(f.at - f.room())
	case "pgdown":
		return f.to(f.at + f.room())
	case "home":
		return f.to(0)
	case "end":
		return f.to(len(f.found) - 1)
	case "backspace":
		_, n := utf8.DecodeLastRuneInString(f.typed)
		return f.typing(f.typed[:len(f.typed)-n])
	case "ctrl+u":
		return f.typing("")
	default:
		return f.letters(key)
	}
	return f
}

// letters adds what was typed or pasted; a q at the beginning leaves, as no name begins with one.
func (f Filter) letters(key tea.KeyMsg) Filter {
	const most = 40
	if key.Type != tea.KeyRunes && key.Type != tea.KeySpace || key.Alt {
		return f
	}
	if f.typed == "" && !key.Paste && string(key.Runes) == "q" {
		f.end = filterLeft
		return f
	}
	typed := []rune(f.typed + strings.Map(printable, string(key.Runes)))
	return f.typing(string(typed[:min(most, len(typed))]))
}

func printable(r rune) rune {
	if !unicode.IsPrint(r) || unicode.In(r, unicode.Bidi_Control) {
		return -1
	}
	return r
}

func (f Filter) typing(typed string) Filter {
	f.typed, f.found, f.at = typed, glossary.FindTyped(typed), 0
	if typed == "" && len(f.first) > 0 {
		rest := slices.DeleteFunc(f.found, func(t glossary.Typed) bool {
			return slices.ContainsFunc(f.first, func(first glossary.Typed) bool { return first.Entry == t.Entry })
		})
		f.found = append(slices.Clone(f.first), rest...)
	}
	return f
}

func (f Filter) to(at int) Filter {
	f.at = max(0, min(at, len(f.found)-1))
	return f
}

// room is how many terms the screen shows: it has a line to type in, one that counts, and one of keys.
func (f Filter) room() int { return max(1, f.height-3) }

// View is the screen: what is typed, the terms found around the marked one, and the keys.
func (f Filter) View() string {
	if f.end != filterOpen {
		return ""
	}
	lines := []string{"Which word? " + f.typed + "█"}
	first := max(0, f.at-f.room()+1)
	shown := f.found[first:min(len(f.found), first+f.room())]
	for i, t := range shown {
		lines = append(lines, f.line(t, first+i == f.at))
	}
	if len(f.found) == 0 {
		lines = append(lines, "  No word of the game is like that.")
	}
	for len(lines) <= f.room() {
		lines = append(lines, "")
	}
	lines = append(lines, fmt.Sprintf("  %d of %d terms", len(f.found), len(glossary.Terms())), f.keys())
	for i := range lines {
		lines[i] = ansi.Truncate(lines[i], f.width, "…")
	}
	return strings.Join(lines[:min(len(lines), max(1, f.height))], "\n")
}

func (f Filter) keys() string {
	if f.typed == "" {
		return "  ↑↓ · Enter opens · Esc or q leaves"
	}
	return "  ↑↓ · Enter opens · Esc leaves"
}

// Where the meanings stand beside the names, on a screen that is wide enough for both.
const (
	wideEnough = 60
	meaningAt  = 26
)

// line is a term found: the letters typed are bold and underlined in it, and what players call it
// is followed by its name.
func (f Filter) line(t glossary.Typed, marked bool) string {
	const mark, unmarked = "> ", "  "
	term := glossary.Terms()[t.Entry]
	line := unmarked
	if marked {
		line = mark
	}
	line += underlined(t)
	if t.Text != term.Name {
		line += " → " + term.Name
	}
	if gap := meaningAt - ansi.StringWidth(line); f.width >= wideEnough {
		line += strings.Repeat(" ", max(2, gap)) + term.Meaning
	}
	return line
}

// underlined is a name with the letters typed bold and underlined.
func underlined(t glossary.Typed) string {
	var b strings.Builder
	for i, r := range t.Text {
		if slices.Contains(t.At, i) {
			b.WriteString("\x1b[1;4m" + string(r) + reset)
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}
