package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"
	"time"
)

// commandsTimed are what is asked at a table and has to be there at once.
var commandsTimed = [][]string{
	{"define", "scrap"},
	{"why", "surplus-lead"},
	{"rules", "6.4"},
	{"rules", "hand", "limit"},
	{"rules", "--sheet"},
	{"ask", "can I look at the discard pile?"},
	{"completion", "bash"},
	{"__complete", "define", "th"},
}

// BenchmarkCommands times whole processes, and how many times as long they take as an empty Go
// program that is run in turn with them. The best of all runs counts: whatever else the machine does
// can only add to it.
func BenchmarkCommands(b *testing.B) {
	dir := b.TempDir()
	empty := filepath.Join(dir, "empty.go")
	if err := os.WriteFile(empty, []byte("package main\n\nfunc main() {}\n"), 0o600); err != nil {
		b.Fatal(err)
	}
	program, nothing := build(b, dir, "xseekers", "example.com/xseekers/cmd/xseekers"), build(b, dir, "empty", empty)
	for _, args := range commandsTimed {
		b.Run(args[0]+" "+args[len(args)-1], func(b *testing.B) {
			ours, theirs := time.Hour, time.Hour
			for b.Loop() {
				ours = min(ours, timed(b, program, args...))
				theirs = min(theirs, timed(b, nothing))
			}
			b.ReportMetric(float64(ours.Microseconds())/1000, "ms")
			b.ReportMetric(float64(ours)/float64(theirs), "x-empty")
			b.ReportMetric(0, "ns/op") // of both together, which says nothing
		})
	}
}

// build builds a program in a directory.
func build(b *testing.B, dir, name, from string) string {
	b.Helper()
	if runtime.GOOS == "windows" {
		name += ".exe"
	}
	path := filepath.Join(dir, name)
	if out, err := exec.Command("go", "build", "-o", path, from).CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, out)
	}
	return path
}

// timed runs a program that has to succeed.
func timed(b *testing.B, program string, args ...string) time.Duration {
	b.Helper()
	begun := time.Now()
	if out, err := exec.Command(program, args...).CombinedOutput(); err != nil {
		b.Fatalf("%v: %v\n%s", args, err, out)
	}
	return time.Since(begun)
}
