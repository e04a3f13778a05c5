package main

import (
	"strings"
	"testing"
	"time"
)

func TestReport(t *testing.T) {
	for _, c := range []struct {
		name, in       string
		fuzz           bool
		shown          string
		passed, failed int
	}{
		{
			name: "a passing package shows one line",
			in: `{"Action":"run","Package":"p","Test":"TestA"}
{"Action":"output","Package":"p","Test":"TestA","Output":"a word\n"}
{"Action":"pass","Package":"p","Test":"TestA"}
{"Action":"output","Package":"p","Output":"PASS\n"}
{"Action":"output","Package":"p","Output":"ok  \tp\t0.1s\n"}
{"Action":"pass","Package":"p"}`,
			shown: "ok  \tp\t0.1s\n", passed: 1,
		},
		{
			name: "a failing test shows what it said, a passing one beside it nothing",
			in: `{"Action":"run","Package":"p","Test":"TestA"}
{"Action":"output","Package":"p","Test":"TestA","Output":"    a.go:1: broken\n"}
{"Action":"output","Package":"p","Test":"TestA","Output":"--- FAIL: TestA (0.00s)\n"}
{"Action":"fail","Package":"p","Test":"TestA"}
{"Action":"run","Package":"p","Test":"TestB"}
{"Action":"output","Package":"p","Test":"TestB","Output":"a word\n"}
{"Action":"pass","Package":"p","Test":"TestB"}
{"Action":"output","Package":"p","Output":"FAIL\tp\t0.1s\n"}
{"Action":"fail","Package":"p"}`,
			shown: "    a.go:1: broken\n--- FAIL: TestA (0.00s)\nFAIL\tp\t0.1s\n", passed: 1, failed: 1,
		},
		{
			name: "a test cut off in the middle has failed",
			in: `{"Action":"run","Package":"p","Test":"TestA"}
{"Action":"output","Package":"p","Test":"TestA","Output":"panic: no\n"}
{"Action":"fail","Package":"p"}`,
			shown: "--- FAIL: TestA (did not end)\npanic: no\n", failed: 1,
		},
		{
			name: "a run cut off in the middle has failed",
			in: `{"Action":"run","Package":"p","Test":"TestA"}
{"Action":"output","Package":"p","Test":"TestA","Output":"at work\n"}`,
			shown: "--- FAIL: TestA (did not end)\nat work\n", failed: 1,
		},
		{
			name: "a package that does not build is one failure",
			in: `{"Action":"build-output","ImportPath":"p [p.test]","Output":"./a.go:1: syntax error\n"}
{"Action":"build-fail","ImportPath":"p [p.test]"}
{"Action":"output","Package":"p","Output":"FAIL\tp [build failed]\n"}
{"Action":"fail","Package":"p","FailedBuild":"p [p.test]"}`,
			shown: "./a.go:1: syntax error\nFAIL\tp [build failed]\n", failed: 1,
		},
		{
			name: "a skipped test counts neither way",
			in: `{"Action":"run","Package":"p","Test":"TestA"}
{"Action":"skip","Package":"p","Test":"TestA"}
{"Action":"pass","Package":"p"}`,
		},
		{
			name: "a test that passes once and fails once has failed",
			in: `{"Action":"run","Package":"p","Test":"TestA"}
{"Action":"pass","Package":"p","Test":"TestA"}
{"Action":"pass","Package":"p"}
{"Action":"run","Package":"p","Test":"TestA"}
{"Action":"fail","Package":"p","Test":"TestA"}
{"Action":"fail","Package":"p"}`,
			failed: 1,
		},
		{
			name: "a fuzz run out of time is forgiven", fuzz: true,
			in: fuzzRun("    context deadline exceeded"),
			shown: "FuzzA: time was up, nothing found\n" +
				"FAIL\tp\t10.1s\n", passed: 1,
		},
		{
			name: "the same outside a fuzz run is not forgiven",
			in:   fuzzRun("    context deadline exceeded"),
			shown: "--- FAIL: FuzzA (10.1s)\n    context deadline exceeded\n" +
				"FAIL\tp\t10.1s\n", failed: 1,
		},
		{
			name: "a fuzz run that found something is not forgiven", fuzz: true,
			in: fuzzRun("    context deadline exceeded", "    Failing input written to testdata"),
			shown: "--- FAIL: FuzzA (10.1s)\n    context deadline exceeded\n    Failing input written to testdata\n" +
				"FAIL\tp\t10.1s\n", failed: 1,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			var out, results strings.Builder
			r := newReport(&out, &results, c.fuzz)
			for l := range strings.Lines(c.in + "\n") {
				r.line([]byte(l))
			}
			ok := r.finish("go test", nil)
			if r.err != nil {
				t.Fatal(r.err)
			}
			if out.String() != c.shown {
				t.Errorf("shown:\n%s\nwant:\n%s", out.String(), c.shown)
			}
			passed, failed, err := count(strings.NewReader(results.String()))
			if err != nil {
				t.Fatal(err)
			}
			if passed != c.passed || failed != c.failed || ok != (c.failed == 0) {
				t.Errorf("%d passed, %d failed, ok %v; want %d and %d", passed, failed, ok, c.passed, c.failed)
			}
		})
	}
}

func fuzzRun(said ...string) string {
	in := `{"Action":"run","Package":"p","Test":"FuzzA"}
{"Action":"output","Package":"p","Test":"FuzzA","Output":"--- FAIL: FuzzA (10.1s)\n"}
`
	for _, s := range said {
		in += `{"Action":"output","Package":"p","Test":"FuzzA","Output":"` + s + `\n"}` + "\n"
	}
	return in + `{"Action":"fail","Package":"p","Test":"FuzzA"}
{"Action":"output","Package":"p","Output":"FAIL\tp\t10.1s\n"}
{"Action":"fail","Package":"p"}`
}

func TestACommandThatFailsWithoutATestIsAFailure(t *testing.T) {
	var out, results strings.Builder
	r := newReport(&out, &results, false)
	if r.finish("false", run([]string{"false"}, 0, r.line)) {
		t.Error("ok")
	}
	if want := "fail\tfalse\t\n"; results.String() != want {
		t.Errorf("results %q, want %q", results.String(), want)
	}
}

func TestTheLimitStopsACommandAndItsChildren(t *testing.T) {
	var lines []string
	start := time.Now()
	err := run([]string{"sh", "-c", "echo started; sleep 60; echo done"}, 200*time.Millisecond, func(l []byte) {
		lines = append(lines, string(l))
	})
	if err == nil || !strings.Contains(err.Error(), "not done after 200ms") {
		t.Errorf("error %v, want that it was not done", err)
	}
	if len(lines) == 0 || lines[0] != "started\n" {
		t.Errorf("lines %q, want the first to be what the command said", lines)
	}
	if d := time.Since(start); d > 30*time.Second {
		t.Errorf("took %v", d)
	}
}
