package cli

import (
	"strings"
	"testing"
)

// TestWhatIsSetCountsForLessThanAFlagOrTheEnvironment looks at the colours of a page.
func TestWhatIsSetCountsForLessThanAFlagOrTheEnvironment(t *testing.T) {
	const own, dark, light = "\x1b[36m", "\x1b[38;5;80m", "\x1b[38;5;24m"
	for _, tc := range []struct {
		name string
		set  []string // settings and their values
		env  string
		flag string
		want string // "" for no escape codes at all
	}{
		{"nothing set", nil, "", "", own},
		{"a dark theme", []string{"theme", "dark"}, "", "", dark},
		{"a light theme", []string{"theme", "light"}, "", "", light},
		{"no theme", []string{"theme", "none"}, "", "", ""},
		{"a theme and NO_COLOR", []string{"theme", "dark"}, "NO_COLOR=1", "", ""},
		{"plain", []string{"plain", "yes"}, "", "", ""},
		{"plain, but not this time", []string{"plain", "yes"}, "", "--plain=false", own},
		{"not plain, but this time", []string{"plain", "no"}, "", "--plain", ""},
		{"not plain on a terminal that is", []string{"plain", "no"}, "TERM=dumb", "", ""},
		{"not plain this time on a terminal that is", []string{"plain", "no"}, "TERM=dumb", "--plain=false", ""},
	} {
		t.Run(tc.name, func(t *testing.T) {
			home := t.TempDir()
			if tc.set != nil {
				printed(t, home, append([]string{"config"}, tc.set...)...)
			}
			args := []string{"cards", "drowned-gate"}
			if tc.flag != "" {
				args = append(args, tc.flag)
			}
			term := onTerminal(t, 80, []string{"HOME=" + home, tc.env}, "xseekers", args...)
			if code := term.Exit(); code != Done {
				t.Fatalf("exit code %d:\n%s", code, term.Screen())
			}
			raw := term.Raw()
			if tc.want == "" && strings.Contains(raw, "\x1b") || !strings.Contains(raw, tc.want) {
				t.Errorf("no %q in %q", tc.want, raw)
			}
		})
	}
}
