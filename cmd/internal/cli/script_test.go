package cli

import (
	"context"
	"errors"
	"flag"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/spf13/cobra"

	"example.com/xseekers/engine/cards"
	"example.com/xseekers/scenarios"
)

var update = flag.Bool("update", false, "rewrite golden files")

// atHome runs tests in a home of their own, so that none reads or writes what a user keeps.
type atHome struct{ *testing.M }

func (m atHome) Run() int {
	home, err := os.MkdirTemp("", "xseekers-home-")
	if err != nil {
		panic(err)
	}
	err = errors.Join(os.Setenv("HOME", home), os.Unsetenv("XDG_CONFIG_HOME"), os.Unsetenv("XDG_STATE_HOME"))
	if err != nil {
		panic(err)
	}
	code := m.M.Run()
	_ = os.RemoveAll(home)
	return code
}

// TestMain makes the test binary two programs: xseekers itself, and xseekers-waiting, which has a
// command that waits for input that never comes.
func TestMain(m *testing.M) {
	testscript.Main(atHome{m}, map[string]func(){
		"xseekers": func() { os.Exit(Main()) },
		"xseekers-waiting": func() {
			commands = append(commands, func(s *Streams) *cobra.Command {
				return &cobra.Command{Use: "wait", RunE: func(*cobra.Command, []string) error {
					s.say("waiting")
					_, err := io.ReadAll(s.In)
					return err
				}}
			})
			os.Exit(Main())
		},
	})
}

// TestScripts runs every script in testdata/script, one for each command and more.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Cmds:                map[string]func(*testscript.TestScript, bool, []string){"exits": exits},
		Setup: func(env *testscript.Env) error {
			env.Setenv("GORACE", "atexit_sleep_ms=0")
			env.Setenv("ESC", "\x1b")
			env.Setenv("LONG", strings.Repeat("x", 5000))
			env.Setenv("HOME", filepath.Join(env.WorkDir, "home"))
			if err := os.Mkdir(env.Getenv("HOME"), 0o700); err != nil {
				return err
			}
			heads := scenarios.Heads()
			env.Setenv("FIRST", heads[0].ID)
			env.Setenv("TITLE1", heads[0].Title)
			env.Setenv("TITLE2", heads[1].Title)
			env.Setenv("STEPS", strconv.Itoa(heads[0].Steps))
			env.Setenv("LESSONS", strconv.Itoa(len(heads)))
			large := []byte("# " + strings.Repeat("x", mostRead) + "\n")
			if err := os.WriteFile(filepath.Join(env.WorkDir, "large.yaml"), large, 0o600); err != nil {
				return err
			}
			return os.WriteFile(filepath.Join(env.WorkDir, "solution"), []byte(firstSolution()), 0o600)
		},
	})
}

// firstLesson is the first of the lessons.
func firstLesson() *scenarios.Lesson {
	return scenarios.Find(cards.TrainingGame(), scenarios.Heads()[0].ID)
}

// firstSolution is the first lesson's own solution as it is typed, each step followed by Enter.
func firstSolution() string {
	var b strings.Builder
	g, l := cards.TrainingGame(), firstLesson()
	starts := scenarios.Starts(g, l)
	for i, step := range l.Steps {
		lines := step.Solution
		if step.Kind == scenarios.Ask {
			right, err := step.Question.Right(g, &starts[i], l.Seat)
			if err != nil {
				panic(err) // the lesson is proved
			}
			lines = []string{strconv.Itoa(right + 1)}
		}
		b.WriteString(strings.Join(lines, "\n") + "\n")
		if len(lines) > 0 {
			b.WriteString("\n")
		}
	}
	return b.String()
}

// exits runs a program and demands its exit code: exits 2 xseekers lern
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits code program [argument]...")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	code := 0
	var exit *exec.ExitError
	switch err := ts.Exec(args[1], args[2:]...); {
	case errors.As(err, &exit):
		code = exit.ExitCode()
	case err != nil:
		ts.Check(err)
	}
	if code != want {
		ts.Fatalf("exit code %d, not %d", code, want)
	}
}

func TestAnInterruptedCommandExitsSilently(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var talk strings.Builder
	s := &Streams{Err: &talk}
	if code := s.end(ctx.Err()); code != Interrupted || talk.Len() > 0 {
		t.Errorf("exit code %d and %q, not %d and nothing", code, talk.String(), Interrupted)
	}
}
