package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/bots"
	"example.com/xseekers/engine/enginetest"
)

// simulateWith runs simulate and gives its exit code and what it says on standard error.
func simulateWith(ctx context.Context, out io.Writer, args ...string) (code int, talk string) {
	var err bytes.Buffer
	s := &Streams{In: strings.NewReader(""), Out: out, Err: &err, Width: 80, Height: 24, Plain: true}
	code = Run(ctx, append([]string{"simulate"}, args...), s)
	return code, err.String()
}

func testSimulation(t *testing.T) *simulation {
	t.Helper()
	o := simulateOptions{games: 1, players: 3, variant: "beginner", bots: []string{"novice", "random"}, maxTurns: 10}
	sim, err := o.simulation()
	if err != nil {
		t.Fatal(err)
	}
	return sim
}

// writer is a function that writes.
type writer func([]byte) (int, error)

func (w writer) Write(b []byte) (int, error) { return w(b) }

func TestAnInterruptedTraceEndsWithAWholeLine(t *testing.T) {
	ctx, interrupt := context.WithCancel(t.Context())
	defer interrupt()
	var trace bytes.Buffer
	out := writer(func(b []byte) (int, error) {
		interrupt()
		return trace.Write(b)
	})
	code, talk := simulateWith(ctx, out, "--games", "1000", "--bots", "random", "--trace", "-")
	if code != Interrupted || talk != "Stopped after 0 of 1000 games.\n" {
		t.Errorf("exit %d, said %q", code, talk)
	}
	lines := strings.SplitAfter(trace.String(), "\n")
	if last := lines[len(lines)-1]; last != "" || len(lines) < 3 {
		t.Errorf("%d lines, and at the end %.40q", len(lines)-1, last)
	}
	for _, line := range lines[:len(lines)-1] {
		if !json.Valid([]byte(line)) {
			t.Errorf("not JSON: %.80q", line)
		}
	}
}

func TestInterruptedWithoutATraceItStopsBetweenGames(t *testing.T) {
	ctx, interrupt := context.WithCancel(t.Context())
	defer interrupt()
	sim := testSimulation(t)
	sim.games, sim.played = 10, interrupt
	if sum, err := sim.play(ctx); !errors.Is(err, context.Canceled) || sum.games != 1 {
		t.Errorf("%v after %d games", err, sum.games)
	}
}

func TestATraceThatCannotBeWritten(t *testing.T) {
	tests := []struct {
		name string
		err  error
		code int
		says string
	}{
		{"a full disk is told", syscall.ENOSPC, Failed, "the trace: no space left on device\n"},
		{"a reader that has seen enough is not", syscall.EPIPE, Done, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			writes := 0
			out := writer(func([]byte) (int, error) {
				writes++
				return 0, tt.err
			})
			code, talk := simulateWith(t.Context(), out, "--games", "1000000", "--trace", "-")
			if code != tt.code || talk != tt.says {
				t.Errorf("exit %d, said %q; want %d, %q", code, talk, tt.code, tt.says)
			}
			if writes != 1 {
				t.Errorf("tried to write %d times", writes)
			}
		})
	}
}

func TestTheProgressBarIsShownOnlyAtATerminalThatDraws(t *testing.T) {
	tests := []struct {
		name  string
		plain bool
		shown bool
	}{
		{"at a terminal", false, true},
		{"at a plain terminal", true, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			screen, tty, err := pty.Open()
			if err != nil {
				t.Skip(err)
			}
			defer screen.Close()
			bar := newProgress(&Streams{Err: tty, Plain: tt.plain}, 100)
			bar.begun = bar.begun.Add(-time.Minute)
			bar.add()
			bar.clear()
			if err := tty.Close(); err != nil {
				t.Fatal(err)
			}
			drawn, _ := io.ReadAll(screen) // a terminal ends with an error
			if shown := bytes.Contains(drawn, []byte("Games")); shown != tt.shown {
				t.Errorf("drawn: %q", drawn)
			}
		})
	}
	t.Run("not elsewhere", func(t *testing.T) {
		file, err := os.Create(t.TempDir() + "/err")
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		if bar := newProgress(&Streams{Err: file}, 100); bar.bar != nil {
			t.Error("a bar for a file")
		}
	})
}

// user is a bot that uses a card where it may, plays one where it may not, and else does the first
// thing offered.
type user struct{}

func (user) Name() string { return "user" }

func (user) Choose(t *bots.Turn) engine.Action {
	for _, do := range []engine.Do{engine.DoUse, engine.DoPlay} {
		for _, a := range t.Options {
			if a.Do == do {
				return a
			}
		}
	}
	return t.Options[0]
}

func TestATurnWithoutEndIsToldApartFromALongGame(t *testing.T) {
	set := enginetest.TinySet()
	set.ActionX = []engine.ActionX{{
		ID: "scout", Name: "Scout", Kind: engine.Site, Copies: 10,
		Abilities: []engine.Ability{{
			ID: "aura", Costs: []engine.Cost{{Kind: engine.CostScrapAdventure, N: 1, Rule: engine.R8_1}},
			Effects: []engine.Effect{{Op: engine.TakeAdventure, N: 1, Rule: engine.R12_1}},
		}},
	}}
	sim := testSimulation(t)
	sim.game = enginetest.Game(t, set)
	sim.setup.Variant, sim.setup.Players = engine.AdvancedGame, 2
	sim.seats, sim.played, sim.maxTurns = []bots.Bot{user{}, user{}}, func() {}, 100
	sum, err := sim.play(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if got := sim.cutOff(sum); got != "1 of 1 game cut off, 1 in a turn whose cards went round without end." {
		t.Errorf("got %q", got)
	}
}
