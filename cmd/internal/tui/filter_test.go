package tui

import (
	"errors"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"

	"example.com/xseekers/glossary"
)

// pressed is a filter after keys: names of keys as in bubbletea, else letters.
func pressed(f Filter, keys ...string) Filter {
	special := map[string]tea.KeyType{
		"enter": tea.KeyEnter, "esc": tea.KeyEsc, "ctrl+c": tea.KeyCtrlC, "up": tea.KeyUp, "down": tea.KeyDown,
		"backspace": tea.KeyBackspace, "end": tea.KeyEnd, "home": tea.KeyHome, "pgdown": tea.KeyPgDown, "ctrl+u": tea.KeyCtrlU,
	}
	for _, key := range keys {
		if kind, ok := special[key]; ok {
			f = send(f, tea.KeyMsg{Type: kind})
			continue
		}
		for _, r := range key {
			f = send(f, tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{r}})
		}
	}
	return f
}

func send(f Filter, msg tea.Msg) Filter {
	next, _ := f.Update(msg)
	return next.(Filter)
}

func TestATermIsPickedAsItIsTyped(t *testing.T) {
	for _, tc := range []struct {
		name string
		keys []string
		want string
	}{
		{"by its first letters", []string{"scra", "enter"}, "Scrap"},
		{"by letters in order", []string{"advzn", "enter"}, "Adventure Zone"},
		{"by another name", []string{"graveyard", "enter"}, "Discard pile"},
		{"misspelt", []string{"thwrat", "enter"}, "Thwart"},
		{"after a letter is taken back", []string{"scrax", "backspace", "enter"}, "Scrap"},
		{"after all is taken back", []string{"zzz", "ctrl+u", "bury", "enter"}, "Bury"},
		{"below the first", []string{"adventure zone", "down", "up", "up", "enter"}, "Adventure Zone"},
		{"where Enter first finds nothing", []string{"zzzz", "enter", "ctrl+u", "site", "enter"}, "Site"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			i, err := pressed(NewFilter(80, 24), tc.keys...).Picked()
			if err != nil || glossary.Terms()[i].Name != tc.want {
				t.Errorf("%v picks %q (%v), not %q", tc.keys, glossary.Terms()[i].Name, err, tc.want)
			}
		})
	}
}

func TestTheFilterIsLeftWithoutATerm(t *testing.T) {
	for _, tc := range []struct {
		keys []string
		want error
	}{
		{[]string{"esc"}, ErrLeft},
		{[]string{"scrap", "esc"}, ErrLeft},
		{[]string{"q"}, ErrLeft},
		{[]string{"ctrl+c"}, ErrInterrupted},
		{[]string{"scrap", "ctrl+c"}, ErrInterrupted},
		{[]string{"relic q"}, ErrInterrupted}, // it is still open
	} {
		if _, err := pressed(NewFilter(80, 24), tc.keys...).Picked(); !errors.Is(err, tc.want) {
			t.Errorf("%v ends with %v, not %v", tc.keys, err, tc.want)
		}
	}
}

func TestTheFilterFitsTheScreen(t *testing.T) {
	for _, size := range []struct{ width, height int }{{40, 20}, {80, 24}, {20, 5}, {10, 2}, {1, 1}} {
		f := send(NewFilter(80, 24), tea.WindowSizeMsg{Width: size.width, Height: size.height})
		for _, keys := range [][]string{{}, {"a"}, {"end"}, {"end", "up", "up"}, {"pgdown", "pgdown"}, {"graveyard"}, {"zzzz"}, {strings.Repeat("x", 300)}} {
			view := pressed(f, keys...).View()
			lines := strings.Split(view, "\n")
			if len(lines) > size.height {
				t.Errorf("%v on %v: %d lines", keys, size, len(lines))
			}
			for _, line := range lines {
				if ansi.StringWidth(line) > size.width {
					t.Errorf("%v on %v: %q is too wide", keys, size, line)
				}
			}
		}
	}
}

func TestTheMarkedTermIsAlwaysOnTheScreen(t *testing.T) {
	f := NewFilter(40, 8)
	for range glossary.Terms() {
		if name := glossary.Terms()[f.found[f.at].Entry].Name; !strings.Contains(f.View(), "\n> "+name) {
			t.Fatalf("%s is not on the screen:\n%s", name, f.View())
		}
		f = pressed(f, "down")
	}
	if last := len(f.found) - 1; f.at != last {
		t.Errorf("the mark is at %d, not at the last, %d", f.at, last)
	}
}

func TestTypedLettersAreMarkedWithoutColour(t *testing.T) {
	view := pressed(NewFilter(80, 24), "scr").View()
	want := "> " + strings.Repeat("\x1b[1;4m%\x1b[0m", 3) + "ap"
	for _, letter := range "Scr" {
		want = strings.Replace(want, "%", string(letter), 1)
	}
	if !strings.Contains(view, want) {
		t.Errorf("%q is not in %q", want, view)
	}
}

func TestPastedControlCharactersAreLeftOut(t *testing.T) {
	f := send(NewFilter(80, 24), tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("sc\x00r\x1b\u202eap\n"), Paste: true})
	if f.typed != "scrap" {
		t.Errorf("%q is typed", f.typed)
	}
}
