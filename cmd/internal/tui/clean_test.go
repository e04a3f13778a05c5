package tui

import "testing"

func TestCleanLeavesNothingThatControlsATerminal(t *testing.T) {
	for _, tc := range []struct{ name, text, want string }{
		{"plain words stay", "Café 日本 ♠ – “so”", "Café 日本 ♠ – “so”"},
		{"a line break becomes a space", "one\ntwo\r\nthree", "one two  three"},
		{"a tab becomes a space", "one\ttwo", "one two"},
		{"an escape is spelled out", "a\x1b[2Jb", `a\x1b[2Jb`},
		{"a bell is spelled out", "a\ab", `a\ab`},
		{"an eight-bit escape is spelled out", "a\u009b2Jb", `a\u009b2Jb`},
		{"a change of direction is spelled out", "a\u202eb", `a\u202eb`},
		{"a line separator becomes a space", "a\u2028b", "a b"},
		{"a broken byte is replaced", "a\xffb", "a\ufffdb"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if got := Clean(tc.text); got != tc.want {
				t.Errorf("Clean(%q) = %q, not %q", tc.text, got, tc.want)
			}
		})
	}
}

func TestCleanLinesKeepsLinesApart(t *testing.T) {
	if got, want := CleanLines("one\r\ntwo\x1b\n\nthree"), "one\ntwo\\x1b\n\nthree"; got != want {
		t.Errorf("got %q, not %q", got, want)
	}
}
