package cli

import (
	"regexp"
	"testing"

	"example.com/xseekers/scenarios"
)

// TestNoAnswerIsNoYes holds D03: whoever is asked whether to forget and interrupts has not said yes, nor no.
func TestNoAnswerIsNoYes(t *testing.T) {
	for _, tc := range []struct{ name, keys string }{
		{"Ctrl-C", "\x03"},
		{"Ctrl-C behind a yes", "yes\x03"},
		{"the end of the input", "\x04"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			home := t.TempDir()
			l := learn(t, home, "1")
			l.prompt()
			l.kill()
			term := onTerminal(t, 80, []string{"HOME=" + home}, "xseekers", "learn", "--reset", "1")
			term.Wait("[y/N]")
			term.Send(tc.keys)
			if code := term.Exit(); code != Interrupted {
				t.Errorf("exit code %d, not %d:\n%s", code, Interrupted, term.Screen())
			}
			if out := printed(t, home, "learn", "--list"); !regexp.MustCompile(`1  ` + scenarios.Heads()[0].Title + ` +started`).MatchString(out) {
				t.Errorf("it is forgotten:\n%s", out)
			}
		})
	}
}
