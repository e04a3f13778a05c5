package cli

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"example.com/xseekers/scenarios"
)

// learner is the program playing lessons in a pipe, in a home of the test's.
type learner struct {
	t   *testing.T
	cmd *exec.Cmd
	in  io.WriteCloser
	out io.Reader
	got []byte       // what it has written since it was last told something
	err bytes.Buffer // what it has said
}

func learn(t *testing.T, home string, args ...string) *learner {
	t.Helper()
	l := &learner{t: t, cmd: exec.Command("xseekers", append([]string{"learn"}, args...)...)}
	l.cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + home, "GORACE=atexit_sleep_ms=0"}
	var err error
	if l.in, err = l.cmd.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	if l.out, err = l.cmd.StdoutPipe(); err != nil {
		t.Fatal(err)
	}
	l.cmd.Stderr = &l.err
	if err := l.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(l.kill)
	return l
}

// prompt waits until the program asks again, and gives what it has shown since the last time.
func (l *learner) prompt() string {
	l.t.Helper()
	before := len(l.got)
	late := time.AfterFunc(20*time.Second, l.kill)
	defer late.Stop()
	b := make([]byte, 4096)
	for !bytes.HasSuffix(l.got, []byte("\n> ")) {
		n, err := l.out.Read(b)
		l.got = append(l.got, b[:n]...)
		if err != nil {
			l.t.Fatalf("it does not ask (%v):\n%s", err, l.got)
		}
	}
	return string(l.got[before:])
}

func (l *learner) say(line string) {
	l.t.Helper()
	l.got = nil
	if _, err := io.WriteString(l.in, line+"\n"); err != nil {
		l.t.Fatal(err)
	}
}

// kill ends the program as kill -9 does.
func (l *learner) kill() {
	_ = l.cmd.Process.Kill()
	_ = l.cmd.Wait()
}

var (
	stepTitle = regexp.MustCompile(`(?m)^# .* step \d+ of \d+`)
	tableHand = regexp.MustCompile(`(?m)^Hand: .*`)
)

// TestALessonKilledAtAnyPromptGoesOnThere kills the first lesson at every prompt of its solution, and
// plays on from there by what is left of it.
func TestALessonKilledAtAnyPromptGoesOnThere(t *testing.T) {
	home := t.TempDir()
	title, hand := "", ""
	seen := func(screen string) {
		if all := stepTitle.FindAllString(screen, -1); all != nil {
			title = all[len(all)-1]
		}
		if all := tableHand.FindAllString(screen, -1); all != nil {
			hand = all[len(all)-1]
		}
	}
	for n, line := range strings.Split(strings.TrimSuffix(firstSolution(), "\n"), "\n") {
		l := learn(t, home)
		screen := l.prompt()
		wasTitle, wasHand := title, hand
		seen(screen)
		if n > 0 && title != wasTitle {
			t.Fatalf("before line %d it stood at %q, and goes on at %q", n, wasTitle, title)
		}
		if n > 0 && wasHand != "" && !strings.Contains(screen, "Press Enter") && hand != wasHand {
			t.Errorf("before line %d: %q, and it goes on with %q", n, wasHand, hand)
		}
		if n > 0 != strings.Contains(screen, "You go on where you stopped.") {
			t.Errorf("before line %d it says where it goes on: %v\n%s", n, n == 0, screen)
		}
		l.say(line)
		seen(l.prompt())
		l.kill()
	}
	out := printed(t, home, "learn", "--list")
	if want := scenarios.Heads()[0].Title; !regexp.MustCompile(`1  ` + want + ` +done `).MatchString(out) {
		t.Errorf("the lesson is not done:\n%s", out)
	}
}

// TestTwoTerminalsLoseNothing holds E03: one opens a lesson and waits, another plays another one to its
// end, and then the first goes on.
func TestTwoTerminalsLoseNothing(t *testing.T) {
	home := t.TempDir()
	a := learn(t, home, "2")
	a.prompt()
	b := learn(t, home, "1")
	for line := range strings.Lines(firstSolution()) {
		b.prompt()
		b.say(strings.TrimSuffix(line, "\n"))
	}
	b.prompt()
	b.kill()
	a.say("skip")
	a.prompt()
	a.kill()
	out := printed(t, home, "learn", "--list")
	for i, want := range []string{`1  ` + scenarios.Heads()[0].Title + ` +done `, `2  ` + scenarios.Heads()[1].Title + ` +started, at step 2 `} {
		if !regexp.MustCompile(want).MatchString(out) {
			t.Errorf("lesson %d is not as it was left:\n%s", i+1, out)
		}
	}
}

// printed is what a program that ends by itself writes.
func printed(t *testing.T, home string, args ...string) string {
	t.Helper()
	cmd := exec.Command("xseekers", args...)
	cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + home, "GORACE=atexit_sleep_ms=0"}
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return string(out)
}

func TestWhatCannotBeKeptAnyMoreIsSaidOnce(t *testing.T) {
	home := t.TempDir()
	l := learn(t, home, "1")
	l.prompt()
	file := filepath.Join(home, ".local", "state", "xseekers", "progress.json")
	if err := os.Chmod(file, 0o444); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		l.say("redo")
		l.prompt()
	}
	l.say("quit")
	if err := l.cmd.Wait(); err != nil {
		t.Error(err)
	}
	if said := l.err.String(); strings.Count(said, "What you do is not kept at the moment: write "+file+": it is read-only.") != 1 {
		t.Errorf("it says %q", said)
	}
}
