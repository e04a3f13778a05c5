package earlybg_test

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"example.com/xseekers/cmd/internal/vtterm"

	_ "github.com/charmbracelet/bubbletea"
)

// TestMain makes the test binary, which links bubbletea, the program that is looked at.
func TestMain(m *testing.M) {
	if os.Getenv("EARLYBG_PROGRAM") != "" {
		fmt.Print("started")
		os.Exit(0)
	}
	os.Exit(m.Run())
}

func TestAProgramThatLinksBubbleteaStartsWithoutAskingTheTerminal(t *testing.T) {
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	begun := time.Now()
	term := vtterm.Start(t, vtterm.Config{
		Cols: 80, Rows: 24, Silent: true,
		Env: []string{"TERM=xterm-256color", "EARLYBG_PROGRAM=1", "GORACE=atexit_sleep_ms=0"},
	}, exe)
	if code := term.Exit(); code != 0 {
		t.Fatalf("exit code %d, not 0:\n%s", code, term.Screen())
	}
	if raw := term.Raw(); strings.ContainsRune(raw, '\x1b') || !strings.Contains(raw, "started") {
		t.Errorf("the program wrote %q, not just that it started", raw)
	}
	if took := time.Since(begun); took > 4*time.Second {
		t.Errorf("the program took %v", took)
	}
}
