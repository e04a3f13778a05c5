// Command tally runs "go test -json", shows what failed as go test itself would,
// and remembers every test's result, so that the tests of several runs can be counted.
//
//	tally [-limit 5m] [-fuzz] RESULTS go test -json ./...
//	tally -sum RESULTS
//
// A test that ran more than once counts once, and failed if it failed in any run.
// A package that fails without a failing test (it does not build, say) counts as one failure.
// It needs process groups, so it runs on Unix alone.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"
	"time"
)

func main() {
	sum := flag.Bool("sum", false, "print the count of RESULTS and stop")
	limit := flag.Duration("limit", 0, "stop the run after this long, as failed (0: never)")
	fuzz := flag.Bool("fuzz", false, "forgive a fuzz run that only ran out of time")
	flag.Parse()
	args := flag.Args()
	if len(args) == 0 || *sum != (len(args) == 1) {
		fmt.Fprintln(os.Stderr, "usage: tally [-limit D] [-fuzz] RESULTS COMMAND... | tally -sum RESULTS")
		os.Exit(2)
	}
	var ok bool
	var err error
	if *sum {
		ok = true
		err = printCount(os.Stdout, args[0])
	} else {
		ok, err = follow(args[0], args[1:], *limit, *fuzz)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "tally:", err)
		os.Exit(2)
	}
	if !ok {
		os.Exit(1)
	}
}

func printCount(out io.Writer, results string) error {
	f, err := os.Open(results)
	if err != nil {
		return err
	}
	defer f.Close()
	passed, failed, err := count(f)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "%d passed, %d failed\n", passed, failed)
	return err
}

// follow runs the command, adds its tests to the results file and reports whether all is well.
func follow(results string, command []string, limit time.Duration, fuzz bool) (bool, error) {
	f, err := os.OpenFile(results, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return false, err
	}
	r := newReport(os.Stdout, f, fuzz)
	ok := r.finish(strings.Join(command, " "), run(command, limit, r.line))
	return ok, errors.Join(r.err, f.Close())
}

// run gives each line that the command prints to the function. After the limit the command
// and all it started get SIGQUIT, which makes a Go program show where it stood, then SIGKILL.
func run(args []string, limit time.Duration, line func([]byte)) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if limit > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeoutCause(ctx, limit, fmt.Errorf("stopped: not done after %v", limit))
		defer cancel()
	}
	cmd := exec.CommandContext(ctx, args[0], args[1:]...)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Stderr = os.Stderr
	const grace = 5 * time.Second
	cmd.Cancel = func() error {
		group := -cmd.Process.Pid
		time.AfterFunc(grace, func() { _ = syscall.Kill(group, syscall.SIGKILL) })
		return syscall.Kill(group, syscall.SIGQUIT)
	}
	cmd.WaitDelay = 2 * grace
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	in := bufio.NewReader(out)
	for {
		l, err := in.ReadBytes('\n')
		if len(l) > 0 {
			line(l)
		}
		if err != nil {
			break // The command's own end tells what went wrong.
		}
	}
	err = cmd.Wait()
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return err
}

// event is what "go doc cmd/test2json" describes, as far as it is needed here.
type event struct {
	Action      string
	Package     string
	ImportPath  string
	Test        string
	Output      string
	FailedBuild string
}

type key struct{ pkg, test string }

// report follows one run.
type report struct {
	out, results io.Writer
	fuzz         bool
	output       map[key][]string
	build        map[string][]string
	running      map[string][]string // package to its tests that have not ended, oldest first
	failed       map[string][]string // package to its failed tests
	failures     int
	forgiven     int
	err          error
}

func newReport(out, results io.Writer, fuzz bool) *report {
	return &report{
		out: out, results: results, fuzz: fuzz,
		output:  map[key][]string{},
		build:   map[string][]string{},
		running: map[string][]string{},
		failed:  map[string][]string{},
	}
}

func (r *report) line(l []byte) {
	var e event
	if json.Unmarshal(l, &e) != nil || e.Action == "" {
		r.print(string(l))
		return
	}
	k := key{e.Package, e.Test}
	switch e.Action {
	case "build-output":
		r.build[e.ImportPath] = append(r.build[e.ImportPath], e.Output)
	case "output":
		if !strings.HasPrefix(e.Output, "=== ") {
			r.output[k] = append(r.output[k], e.Output)
		}
	case "run":
		r.running[e.Package] = append(r.running[e.Package], e.Test)
	case "pass", "fail", "skip":
		if e.Test == "" {
			r.endPackage(e)
			return
		}
		r.running[e.Package] = without(r.running[e.Package], e.Test)
		switch {
		case e.Action == "fail" && r.forgive(k):
			r.record("pass", k)
		case e.Action == "fail":
			r.failed[e.Package] = append(r.failed[e.Package], e.Test)
			r.record("fail", k)
		default:
			r.record(e.Action, k)
			delete(r.output, k)
		}
	}
}

// forgive reports whether a fuzz run failed only because its time was up, which Go before 1.27
// sometimes calls a failure (go.dev/issue/75804). A real find leaves an input behind.
func (r *report) forgive(k key) bool {
	said := strings.Join(r.output[k], "")
	if !r.fuzz || !strings.Contains(said, "\n    context deadline exceeded\n") || strings.Contains(said, "Failing input") {
		return false
	}
	r.forgiven++
	r.print(fmt.Sprintf("%s: time was up, nothing found\n", k.test))
	return true
}

func (r *report) endPackage(e event) {
	pkg := e.Package
	if e.Action == "fail" {
		r.print(strings.Join(r.build[e.FailedBuild], ""))
		for _, t := range r.failed[pkg] {
			r.print(strings.Join(r.output[key{pkg, t}], ""))
		}
		for _, t := range r.running[pkg] {
			r.print(fmt.Sprintf("--- FAIL: %s (did not end)\n%s", t, strings.Join(r.output[key{pkg, t}], "")))
			r.record("fail", key{pkg, t})
		}
		if len(r.failed[pkg])+len(r.running[pkg])+r.forgiven == 0 {
			r.record("fail", key{pkg, ""})
		}
		r.print(strings.Join(r.output[key{pkg, ""}], ""))
	} else {
		for _, l := range r.output[key{pkg, ""}] {
			if strings.HasPrefix(l, "ok ") {
				r.print(l)
			}
		}
	}
	delete(r.running, pkg)
	for k := range r.output {
		if k.pkg == pkg {
			delete(r.output, k)
		}
	}
}

// finish ends the report of the named command and reports whether all is well.
func (r *report) finish(name string, err error) bool {
	for pkg := range r.running {
		r.endPackage(event{Action: "fail", Package: pkg})
	}
	if err != nil && r.forgiven == 0 {
		r.print(fmt.Sprintf("%s: %v\n", name, err))
		if r.failures == 0 {
			r.record("fail", key{name, ""})
		}
	}
	return r.failures == 0
}

func (r *report) record(result string, k key) {
	if result == "fail" {
		r.failures++
	}
	_, err := fmt.Fprintf(r.results, "%s\t%s\t%s\n", result, k.pkg, k.test)
	r.err = errors.Join(r.err, err)
}

func (r *report) print(s string) {
	_, err := io.WriteString(r.out, s)
	r.err = errors.Join(r.err, err)
}

func without(tests []string, test string) []string {
	for i, t := range tests {
		if t == test {
			return append(tests[:i], tests[i+1:]...)
		}
	}
	return tests
}

// count counts the distinct tests of a results file.
func count(in io.Reader) (passed, failed int, err error) {
	bad := map[string]bool{}
	lines := bufio.NewScanner(in)
	for lines.Scan() {
		result, test, _ := strings.Cut(lines.Text(), "\t")
		if result != "skip" {
			bad[test] = bad[test] || result == "fail"
		}
	}
	for _, b := range bad {
		if b {
			failed++
		} else {
			passed++
		}
	}
	return passed, failed, lines.Err()
}
