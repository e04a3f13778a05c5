package cli

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"example.com/xseekers/cmd/internal/vtterm"
)

// oneOfEach is a lesson with a step of most kinds.
const oneOfEach = `
id: one-of-each
part: beginner
title: One of each
about: One of each.
at:
  players:
    - {leads: [glyph, glyph, myth, ruin, vision, vision, wild], adventures: [drowned-gate, hollow-king]}
    - {leads: 6, adventures: [oracle-of-ash, sunken-observatory]}
  active: 0
  step: actions
  decks: {lead: [myth, glyph], adventure: [sleeping-leviathan]}
  discards: {lead: [myth, glyph], adventure: [bridge-of-broken-vows]}
  seed: 1
steps:
  - refuse: Complete **The Hollow King**, an Adventure that costs too much.
    code: emblem-unpaid
    solution: [complete "The Hollow King" with myth ruin]
    hints: [the rule, the card, the move]
    done: That was refused.
  - do: Complete The Drowned Gate.
    goal: {archived: {card: drowned-gate}}
    solution: [complete "The Drowned Gate" with myth ruin wild]
    hints: [the rule, the card, the move]
    done: It is archived.
  - ask: Which is allowed?
    legal: [end turn, rest]
    done: You may end it.
prove:
  - {ask: Which is allowed?, legal: [end turn, rest]}
  - {ask: Which is refused?, illegal: [end turn, rest]}
  - {ask: Which is allowed?, legal: [end turn, choose adventure from deck]}
closing: That was all.
`

// Keys, as terminals send them.
const (
	keyDown  = "\x1b[B"
	keyEnter = "\r"
	keyEsc   = "\x1b"
	keyCtrlC = "\x03"
	keyCtrlD = "\x04"
)

// learning starts a lesson on a terminal: a file of that text, or "" for the course.
func learning(t *testing.T, cols int, text string, env []string, args ...string) *vtterm.Term {
	t.Helper()
	if text != "" {
		file := filepath.Join(t.TempDir(), "lesson.yaml")
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		args = append(args, file)
	}
	if !strings.Contains(strings.Join(env, " "), "HOME=") {
		env = append(env, "HOME="+t.TempDir())
	}
	return onTerminal(t, cols, env, "xseekers", append([]string{"learn"}, args...)...)
}

// restored reports what a program has not put back.
func restored(t *testing.T, raw string) {
	t.Helper()
	for _, mode := range []struct{ on, off, what string }{
		{"\x1b[?1049h", "\x1b[?1049l", "the screen of before"}, {"\x1b[?25l", "\x1b[?25h", "the cursor"},
		{"\x1b[?2004h", "\x1b[?2004l", "the way of pasting"},
	} {
		if strings.LastIndex(raw, mode.on) > strings.LastIndex(raw, mode.off) {
			t.Errorf("%s is not given back", mode.what)
		}
	}
}

func TestALessonIsPlayedWithKeys(t *testing.T) {
	term := learning(t, 80, oneOfEach, nil)
	term.Wait("step 1 of 3")
	for !strings.Contains(term.Screen(), "> 3. ✗ Complete The Hollow King") {
		at := term.Screen()
		term.Send(keyDown)
		changed(t, term, at)
	}
	term.Wait("Enter tries it.")
	term.Send(keyEnter)
	term.Wait("None picked.")
	term.Send(" ")
	term.Wait("You pay Glyph.")
	term.Send(keyEnter)
	term.Wait("Done: refused, as it should be.")
	term.Send(keyEsc)
	term.Wait("Enter goes on.")
	term.Send(keyEnter)
	term.Wait("step 2 of 3")
	term.Send(":complete drowned gate with myth ruin wild")
	term.Wait("> complete drowned gate with myth ruin wild")
	term.Send(keyEnter)
	term.Wait("You archive The Drowned Gate.")
	term.Send(keyEnter)
	term.Wait("Which is allowed?")
	term.Send("1" + keyEnter)
	term.Wait("You may end it.")
	term.Send(keyEnter)
	term.Wait("That was all.")
	term.Send(keyEnter)
	if code := term.Exit(); code != Done {
		t.Errorf("exit code %d:\n%s", code, term.Screen())
	}
	raw := term.Raw()
	restored(t, raw)
	if strings.Contains(raw, "\x1b]11;?") || strings.Contains(raw, "\x1b[6n") || strings.Contains(raw, "\x1b[c") {
		t.Error("the lesson asks the terminal a question")
	}
}

// changed waits until a screen is another one.
func changed(t *testing.T, term *vtterm.Term, before string) {
	t.Helper()
	term.WaitFor("a change", func(screen string) bool { return screen != before })
}

func TestALessonFollowsItsWindow(t *testing.T) {
	term := learning(t, 80, oneOfEach, nil)
	term.Wait("? keys")
	for _, to := range [][2]int{{120, 40}, {60, 20}, {40, 12}, {80, 24}, {200, 60}} {
		cols, rows := to[0], to[1]
		term.Resize(cols, rows)
		if cols < 60 {
			term.Wait("these are 40 and 12")
			continue
		}
		term.WaitFor("each thing once, from edge to edge", func(screen string) bool {
			for _, once := range []string{"One of each · step", " Try it ─", "Complete The Hollow King,", "✗ Complete The Hollow King", "? keys"} {
				if strings.Count(screen, once) != 1 {
					return false
				}
			}
			beside := strings.Contains(screen, "│ ── Try it ─")
			return width(screen) == cols && strings.Count(screen, "\n") == rows-1 && beside == (cols >= 110)
		})
	}
	term.Send("q")
	if code := term.Exit(); code != Done {
		t.Errorf("exit code %d", code)
	}
}

// width is the columns of the longest line.
func width(screen string) (n int) {
	for line := range strings.SplitSeq(screen, "\n") {
		n = max(n, ansi.StringWidth(line))
	}
	return n
}

func TestCtrlCEndsALessonAndGivesTheTerminalBack(t *testing.T) {
	for name, tc := range map[string]struct {
		args       []string
		first, see string
	}{
		"at the choices": {nil, "", "? keys"},
		"on a page":      {nil, "?", "Esc closes"},
		"while typing":   {nil, ":", "Enter says it"},
		"at a payment":   {nil, keyEnter, "None picked."},
		"at a word":      {nil, "g", "Which word?"},
		"line by line":   {[]string{"--plain"}, "", "Type a number"},
	} {
		t.Run(name, func(t *testing.T) {
			term := learning(t, 80, oneOfEach, nil, tc.args...)
			term.Wait("Complete The Hollow King")
			term.Send(tc.first)
			term.Wait(tc.see)
			term.Send(keyCtrlC)
			if code := term.Exit(); code != Interrupted {
				t.Errorf("exit code %d, not %d:\n%s", code, Interrupted, term.Screen())
			}
			restored(t, term.Raw())
		})
	}
}

func TestSIGTERMEndsALessonAndGivesTheTerminalBack(t *testing.T) {
	term := learning(t, 80, oneOfEach, nil)
	term.Wait("? keys")
	term.Signal(syscall.SIGTERM)
	if code := term.Exit(); code != Interrupted {
		t.Errorf("exit code %d, not %d:\n%s", code, Interrupted, term.Screen())
	}
	restored(t, term.Raw())
}

func TestTheEndOfInputChoosesNothing(t *testing.T) {
	for _, args := range [][]string{nil, {"--plain"}} {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			term := learning(t, 80, oneOfEach, nil, args...)
			term.Wait("Begin your turn")
			term.Send(keyCtrlD)
			if code := term.Exit(); code != Failed {
				t.Errorf("exit code %d, not %d", code, Failed)
			}
			restored(t, term.Raw())
			if screen := strings.Join(strings.Fields(term.Screen()), " "); !strings.Contains(screen, "step 1 of 3") || !strings.Contains(screen, "nothing was chosen") {
				t.Errorf("it does not say where the input ended:\n%s", term.Screen())
			}
		})
	}
}

// TestWhatIsReachedOutlivesEveryEnd leaves the course's first lesson at its second step in each way there is.
func TestWhatIsReachedOutlivesEveryEnd(t *testing.T) {
	for name, end := range map[string]func(*vtterm.Term){
		"q":       func(term *vtterm.Term) { term.Send("q") },
		"Ctrl-C":  func(term *vtterm.Term) { term.Send(keyCtrlC) },
		"Ctrl-D":  func(term *vtterm.Term) { term.Send(keyCtrlD) },
		"SIGTERM": func(term *vtterm.Term) { term.Signal(syscall.SIGTERM) },
		"SIGKILL": func(term *vtterm.Term) { term.Signal(syscall.SIGKILL) },
	} {
		t.Run(name, func(t *testing.T) {
			env := []string{"HOME=" + t.TempDir()}
			term := learning(t, 80, "", env)
			term.Wait("step 1 of ")
			term.Send("s")
			term.Wait("step 2 of ")
			end(term)
			term.Exit()
			again := learning(t, 80, "", env)
			again.Wait("step 2 of ")
			again.Send("q")
			again.Exit()
		})
	}
}

func TestALessonSaysTheSameWithoutColour(t *testing.T) {
	screens := map[string]string{}
	for _, env := range []string{"NO_COLOR=1", "NO_COLOR="} {
		term := learning(t, 80, oneOfEach, []string{env})
		screens[env] = term.Wait("? keys")
		term.Send("q")
		term.Exit()
		if coloured := withoutSGR(term.Raw()) != term.Raw(); coloured != (env == "NO_COLOR=") {
			t.Errorf("%s: coloured is %v", env, coloured)
		}
	}
	if screens["NO_COLOR=1"] != screens["NO_COLOR="] {
		t.Errorf("with and without colour:\n%s\n\n%s", screens["NO_COLOR="], screens["NO_COLOR=1"])
	}
}

func TestADumbOrSmallTerminalIsAskedLineByLine(t *testing.T) {
	for _, tc := range []struct {
		cols int
		env  string
	}{{80, "TERM=dumb"}, {80, "ACCESSIBLE=1"}, {40, "NO_COLOR=1"}} {
		t.Run(tc.env, func(t *testing.T) {
			term := learning(t, tc.cols, oneOfEach, []string{tc.env})
			term.Wait("Type a number")
			term.Send("quit" + keyEnter)
			if code := term.Exit(); code != Done {
				t.Errorf("exit code %d", code)
			}
			if strings.ContainsRune(term.Raw(), '\x1b') {
				t.Errorf("escape codes are written: %q", term.Raw())
			}
		})
	}
}

func TestScriptsWithoutSpacesAndLongWordsKeepToTheWindow(t *testing.T) {
	long := strings.NewReplacer(
		"One of each\n", strings.Repeat("探検家の長い題名", 6)+"\n",
		"an Adventure that costs too much.", strings.Repeat("冒険", 60)+" "+strings.Repeat("x", 200)+" https://example.com/"+strings.Repeat("path/", 20),
	).Replace(oneOfEach)
	for _, tc := range []struct {
		cols int
		keys string
		wait string
	}{{40, "hint" + keyEnter + "quit" + keyEnter, "Type a number"}, {60, "mq", "? keys"}, {60, "q", "? keys"}} {
		term := learning(t, tc.cols, long, nil)
		screen := term.Wait(tc.wait)
		if n := width(screen); n > tc.cols {
			t.Errorf("%d columns of %d:\n%s", n, tc.cols, screen)
		}
		for _, key := range strings.SplitAfter(tc.keys, keyEnter) {
			term.Send(key)
		}
		if strings.HasPrefix(tc.keys, "m") {
			term.Send("q")
		}
		if code := term.Exit(); code != Done {
			t.Errorf("exit code %d", code)
		}
		if tc.cols < 60 {
			for line := range strings.SplitSeq(term.Raw(), "\r\n") {
				if n := ansi.StringWidth(line); n > tc.cols {
					t.Errorf("%d columns wide: %q", n, line)
				}
			}
		}
	}
}
