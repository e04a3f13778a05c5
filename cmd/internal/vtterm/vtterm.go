// Package vtterm runs a program on a pseudo-terminal with a terminal emulator behind it, so that a
// test types keys and sees the screen a person would see.
package vtterm

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/charmbracelet/x/vt"
	"github.com/creack/pty"
)

// patience is how long a test waits for a program before it fails.
const patience = 10 * time.Second

// Config is the terminal a program is started on.
type Config struct {
	Cols, Rows int
	Env        []string // the program's whole environment
	Silent     bool     // the terminal never answers a query
}

// Term is a program running on a terminal.
type Term struct {
	t    testing.TB
	ptmx *os.File
	cmd  *exec.Cmd
	done chan struct{}

	mu  sync.Mutex // the emulator is not safe for use by several goroutines
	emu *vt.Emulator
	raw []byte
}

// Start starts a program on a terminal of its own; it is ended with the test.
func Start(t testing.TB, c Config, name string, args ...string) *Term {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Env = c.Env
	ptmx, err := pty.StartWithSize(cmd, size(c.Cols, c.Rows))
	if errors.Is(err, pty.ErrUnsupported) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	x := &Term{t: t, ptmx: ptmx, cmd: cmd, done: make(chan struct{}), emu: vt.NewEmulator(c.Cols, c.Rows)}
	go x.watch()
	var answers io.Writer = ptmx
	if c.Silent {
		answers = io.Discard
	}
	go io.Copy(answers, x.emu) //nolint:errcheck // It ends when the terminal is closed.
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		<-x.done
		_ = ptmx.Close()
		// Closing the emulator itself would race with the copying above.
		_ = x.emu.InputPipe().(io.Closer).Close()
	})
	return x
}

// watch shows what the program writes until it has ended.
func (x *Term) watch() {
	defer close(x.done)
	b := make([]byte, 8192)
	for {
		n, err := x.ptmx.Read(b)
		x.mu.Lock()
		x.raw = append(x.raw, b[:n]...)
		_, _ = x.emu.Write(b[:n])
		x.mu.Unlock()
		if err != nil {
			break
		}
	}
	_ = x.cmd.Wait()
}

// Screen is the text on the screen, without blanks at the ends of lines and below the last one.
func (x *Term) Screen() string {
	x.mu.Lock()
	lines := strings.Split(x.emu.String(), "\n")
	x.mu.Unlock()
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	return strings.TrimRight(strings.Join(lines, "\n"), "\n")
}

// Raw is every byte the program has written.
func (x *Term) Raw() string {
	x.mu.Lock()
	defer x.mu.Unlock()
	return string(x.raw)
}

// Wait waits until a text is on the screen, and gives the screen.
func (x *Term) Wait(text string) string {
	x.t.Helper()
	return x.WaitFor(text, func(screen string) bool { return strings.Contains(screen, text) })
}

// WaitFor waits until the screen is as wanted, and gives it.
func (x *Term) WaitFor(what string, wanted func(screen string) bool) string {
	x.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if s := x.Screen(); wanted(s) {
			return s
		}
	}
	x.t.Fatalf("%q is not on the screen after %v:\n%s\nwritten: %q", what, patience, x.Screen(), x.Raw())
	return ""
}

// Send types keys, as the bytes a terminal sends for them.
func (x *Term) Send(keys string) {
	x.t.Helper()
	if _, err := io.WriteString(x.ptmx, keys); err != nil {
		x.t.Fatal(err)
	}
}

// Resize makes the terminal larger or smaller, as a person pulls at its window.
func (x *Term) Resize(cols, rows int) {
	x.t.Helper()
	x.mu.Lock()
	x.emu.Resize(cols, rows)
	x.mu.Unlock()
	if err := pty.Setsize(x.ptmx, size(cols, rows)); err != nil {
		x.t.Fatal(err)
	}
}

// Signal sends the program a signal.
func (x *Term) Signal(s os.Signal) {
	x.t.Helper()
	if err := x.cmd.Process.Signal(s); err != nil {
		x.t.Fatal(err)
	}
}

// Exit waits for the program's end and gives its exit code, -1 where a signal ended it.
func (x *Term) Exit() int {
	x.t.Helper()
	select {
	case <-x.done:
		return x.cmd.ProcessState.ExitCode()
	case <-time.After(patience):
		x.t.Fatalf("still running after %v:\n%s", patience, x.Screen())
		return -1
	}
}

func size(cols, rows int) *pty.Winsize {
	return &pty.Winsize{Cols: uint16(cols), Rows: uint16(rows)}
}
