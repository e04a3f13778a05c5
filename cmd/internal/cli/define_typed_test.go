package cli

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"example.com/xseekers/cmd/internal/vtterm"
)

func TestATermIsLookedForAsItIsTyped(t *testing.T) {
	for _, tc := range []struct {
		name       string
		cols       int
		env        []string
		keys, want string
		code       int
	}{
		{"and opened", 80, nil, "scrap\r", "define scrap --example", Done},
		{"on a narrow terminal without colour", 40, []string{"NO_COLOR=1"}, "sideways\r", "define leverage", Done},
		{"and left", 80, nil, "\x1b", "", Done},
		{"and left by a letter", 80, nil, "q", "", Done},
		{"and interrupted", 80, nil, "scrap\x03", "", Interrupted},
	} {
		t.Run(tc.name, func(t *testing.T) {
			term := onTerminal(t, tc.cols, tc.env, "xseekers", "define")
			term.Wait("Which word?")
			typed(term, tc.keys)
			if code := term.Exit(); code != tc.code {
				t.Errorf("exit code %d, not %d:\n%s", code, tc.code, term.Screen())
			}
			// A long page has scrolled, so what was written is looked at, too.
			if screen := term.Screen(); !strings.Contains(ansi.Strip(term.Raw()), tc.want) || strings.Contains(screen, "Which word?") {
				t.Errorf("no %q, or the filter is still there:\n%s", tc.want, screen)
			}
		})
	}
}

// typed sends letters one by one, and the last key once they are on the screen.
func typed(term *vtterm.Term, keys string) {
	letters, last := keys[:len(keys)-1], keys[len(keys)-1:]
	for i := range letters {
		term.Send(letters[i : i+1])
	}
	term.Wait("Which word? " + letters)
	term.Send(last)
}

func TestAskPromptsOnATerminalOnly(t *testing.T) {
	term := onTerminal(t, 40, nil, "xseekers", "ask")
	term.Wait("Your question:")
	term.Send("can i counter a counter\r")
	term.Wait("7.6 Thwart a rival's Feat")
	term.Send("\x04")
	if code := term.Exit(); code != Done {
		t.Errorf("exit code %d:\n%s", code, term.Screen())
	}
}

func TestAnswersKeepToANarrowTerminal(t *testing.T) {
	for _, args := range [][]string{
		{"define", "bury", "scrap", "discard", "archive"}, {"define", "thwart"}, {"define", "bury", "--example"},
		{"ask", "can i counter a counter"}, {"ask", "what happens when the deck runs out"},
	} {
		term := onTerminal(t, 40, nil, "xseekers", args...)
		if code := term.Exit(); code != Done {
			t.Errorf("%v: exit code %d:\n%s", args, code, term.Screen())
		}
		for line := range strings.SplitSeq(term.Raw(), "\r\n") {
			if n := ansi.StringWidth(line); n > 40 {
				t.Errorf("%v: %d columns wide: %q", args, n, line)
			}
		}
	}
}
