package cli

import (
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"

	"example.com/xseekers/cmd/internal/vtterm"
)

// onTerminal starts a program on a terminal that answers no query.
func onTerminal(t *testing.T, cols int, env []string, program string, args ...string) *vtterm.Term {
	t.Helper()
	path, err := exec.LookPath(program) // TestMain puts it there
	if err != nil {
		t.Fatal(err)
	}
	env = append([]string{"PATH=" + os.Getenv("PATH"), "TERM=xterm-256color", "HOME=" + t.TempDir(), "GORACE=atexit_sleep_ms=0"}, env...)
	return vtterm.Start(t, vtterm.Config{Cols: cols, Rows: 24, Env: env, Silent: true}, path, args...)
}

// formTerm is a terminal on which forms are filled in.
type formTerm struct {
	*vtterm.Term
	t *testing.T
}

// pick moves to an option and takes it.
func (f formTerm) pick(choice string) {
	f.t.Helper()
	f.Wait("┃ > ")
	for at := marked(f.Screen()); !strings.HasPrefix(at, choice); at = marked(f.Screen()) {
		if at == "Leave" {
			f.t.Fatalf("%q cannot be picked:\n%s", choice, f.Screen())
		}
		f.Send("\x1b[B")
		for end := time.Now().Add(10 * time.Second); marked(f.Screen()) == at && time.Now().Before(end); {
			time.Sleep(5 * time.Millisecond)
		}
	}
	f.Send("\r")
}

// marked is the option a form is at, "" where there is none.
func marked(screen string) string {
	_, after, _ := strings.Cut(screen, "┃ > ")
	option, _, _ := strings.Cut(after, "\n")
	return option
}

// oneShots are commands that print and end.
var oneShots = [][]string{
	{}, {"--help"}, {"help", "define"}, {"why", "--list"}, {"why", "surplus-lead"}, {"define", "scrap"}, {"rules", "6"},
	{"cards"}, {"cards", "gate"}, {"cards", "drowned-gate"}, {"cards", "--vocabulary"}, {"help", "simulate"},
	{"define", "bury", "scrap"}, {"define", "thwart"}, {"ask", "can i stop a trade"}, {"rules", "--sheet"}, {"why", "7.7"},
}

func TestACommandOnASilentTerminalAsksNothingAndEndsSoon(t *testing.T) {
	for _, args := range oneShots {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			begun := time.Now()
			term := onTerminal(t, 80, nil, "xseekers", args...)
			if code := term.Exit(); code != Done {
				t.Errorf("exit code %d:\n%s", code, term.Screen())
			}
			// A query that nobody answers is waited for 5 s.
			if took := time.Since(begun); took > 4*time.Second {
				t.Errorf("it took %v", took)
			}
			if rest := withoutSGR(term.Raw()); strings.ContainsRune(rest, '\x1b') {
				t.Errorf("it writes more than colours: %q", rest)
			}
		})
	}
}

// withoutSGR leaves out the escape codes that set colours.
func withoutSGR(s string) string {
	var b strings.Builder
	for {
		before, after, found := strings.Cut(s, "\x1b[")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		code, rest, ended := strings.Cut(after, "m")
		if !ended || strings.Trim(code, "0123456789;") != "" {
			b.WriteString("\x1b[")
			rest = after
		}
		s = rest
	}
}

func TestColourIsForTerminalsThatWantIt(t *testing.T) {
	for _, tc := range []struct {
		name string
		env  []string
		args []string
		want bool
	}{
		{"by default", nil, nil, true},
		{"with an empty NO_COLOR", []string{"NO_COLOR="}, nil, true},
		{"with NO_COLOR", []string{"NO_COLOR=1"}, nil, false},
		{"on a dumb terminal", []string{"TERM=dumb"}, nil, false},
		{"with ACCESSIBLE", []string{"ACCESSIBLE=1"}, nil, false},
		{"with --plain", nil, []string{"--plain"}, false},
	} {
		t.Run(tc.name, func(t *testing.T) {
			term := onTerminal(t, 80, tc.env, "xseekers", append(tc.args, "rules", "6.1")...)
			if code := term.Exit(); code != Done {
				t.Fatalf("exit code %d:\n%s", code, term.Screen())
			}
			if got := strings.ContainsRune(term.Raw(), '\x1b'); got != tc.want {
				t.Errorf("escape codes: %v, not %v:\n%q", got, tc.want, term.Raw())
			}
		})
	}
}

func TestEveryCommandKeepsToANarrowTerminal(t *testing.T) {
	for _, args := range oneShots {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			term := onTerminal(t, 40, nil, "xseekers", args...)
			if code := term.Exit(); code != Done {
				t.Errorf("exit code %d:\n%s", code, term.Screen())
			}
			for line := range strings.SplitSeq(term.Raw(), "\r\n") {
				if n := ansi.StringWidth(line); n > 40 {
					t.Errorf("%d columns wide: %q", n, line)
				}
			}
		})
	}
}

func TestAnExampleIsNotBrokenInsideAFlagOnANarrowTerminal(t *testing.T) {
	term := onTerminal(t, 40, nil, "xseekers", "simulate", "--help")
	if code := term.Exit(); code != Done {
		t.Fatalf("exit code %d:\n%s", code, term.Screen())
	}
	got := strings.Join(strings.Fields(term.Raw()), " ")
	for _, example := range strings.Split(newSimulate(&Streams{}).Example, "\n") {
		if !strings.Contains(got, example) {
			t.Errorf("%q is broken elsewhere than at a blank:\n%s", example, term.Raw())
		}
	}
}

func TestCtrlCEndsACommandThatWaits(t *testing.T) {
	term := onTerminal(t, 80, nil, "xseekers-waiting", "wait")
	term.Wait("waiting")
	term.Send("\x03")
	if code := term.Exit(); code != Interrupted {
		t.Errorf("exit code %d, not %d:\n%s", code, Interrupted, term.Screen())
	}
}
