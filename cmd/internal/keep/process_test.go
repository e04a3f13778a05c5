package keep

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/tutorial/progress"
)

// as is the variable that makes the test binary another program, by the name of what it does.
const as = "KEEP_TEST_AS"

// TestMain makes the test binary several programs that keep progress.
func TestMain(m *testing.M) {
	switch lesson := os.Getenv(as); lesson {
	case "":
		os.Exit(m.Run())
	case "holder": // has the lock until it is killed
		p := Open()
		_ = p.locked(func(string) error {
			fmt.Println("held")
			_, err := io.ReadAll(os.Stdin)
			return err
		})
	default: // does steps of a lesson: as many as there are lines, and says when one is kept
		p := Open()
		n := 0
		for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
			n++
			p.Add(step(lesson, n))
			fmt.Println(n, strings.Join(p.Notes(), " "))
		}
	}
}

// program is the test binary as another program.
type program struct {
	*exec.Cmd
	in  io.WriteCloser
	out *bufio.Scanner
}

func start(t testing.TB, what string) program {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), as+"="+what, "GORACE=atexit_sleep_ms=0")
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	return program{cmd, in, bufio.NewScanner(out)}
}

// TestTwoProgramsAtOnceLoseNothing holds E03 with both writing as fast as they can.
func TestTwoProgramsAtOnceLoseNothing(t *testing.T) {
	state(t)
	const steps = 50
	lessons := []string{"rest", "feats", "sites"}
	var all []program
	for _, lesson := range lessons {
		p := start(t, lesson)
		all = append(all, p)
		go func() {
			_, _ = io.WriteString(p.in, strings.Repeat("\n", steps))
			_ = p.in.Close()
		}()
	}
	for _, p := range all {
		for p.out.Scan() {
			if line := p.out.Text(); strings.Contains(line, "not kept") {
				t.Error(line)
			}
		}
		if err := p.Wait(); err != nil {
			t.Error(err)
		}
	}
	got := Open().Record()
	for _, lesson := range lessons {
		if n := len(got.Of(lesson).Steps); n != steps {
			t.Errorf("%s: %d steps of %d", lesson, n, steps)
		}
	}
}

func TestAProgramThatIsKilledHoldsNothing(t *testing.T) {
	path := state(t)
	holder := start(t, "holder")
	if !holder.out.Scan() {
		t.Fatal("the lock is not held")
	}
	p := Open()
	p.patience = 20 * time.Millisecond
	p.Add(step("rest", 1))
	wantNote(t, p, "another program does not let go of "+path+".lock")
	p.Add(step("rest", 2))
	wantNote(t, p)

	if err := holder.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = holder.Wait()
	p.patience = patience
	p.Add(step("rest", 3))
	wantNote(t, p)
	if got := Open().Record().Of("rest").Steps; !slices.Equal(got, []int{1, 2, 3}) {
		t.Errorf("kept: %v", got)
	}
}

// TestAProgramKilledWhileItWritesLeavesAFileThatReads kills one at a random moment, several times. What
// it said it had kept is there.
func TestAProgramKilledWhileItWritesLeavesAFileThatReads(t *testing.T) {
	path := state(t)
	kills := 5
	if enginetest.Long() {
		kills = 50
	}
	random := rand.New(rand.NewPCG(enginetest.Seed(t), 0))
	for n := range kills {
		lesson := fmt.Sprint("lesson-", n)
		p := start(t, lesson)
		go func() { _, _ = io.WriteString(p.in, strings.Repeat("\n", 1000)) }()
		kept := 0
		for stop := 1 + random.IntN(20); kept < stop && p.out.Scan(); kept++ {
		}
		time.Sleep(time.Duration(random.IntN(2000)) * time.Microsecond)
		_ = p.Process.Kill()
		_ = p.Wait()

		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		r, err := progress.Parse(data)
		if err != nil {
			t.Fatalf("%v:\n%s", err, data)
		}
		if got := len(r.Of(lesson).Steps); got < kept {
			t.Errorf("%d steps of %d are kept", got, kept)
		}
	}
	Open().Add(step("rest", 1))
	if left, _ := filepath.Glob(filepath.Join(filepath.Dir(path), ".*")); left != nil {
		t.Errorf("left over: %q", left)
	}
}
