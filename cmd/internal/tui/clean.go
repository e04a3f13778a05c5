package tui

import (
	"strconv"
	"strings"
	"unicode"
)

// Clean makes a line that somebody else wrote safe to show: breaks and tabs become spaces; other
// control characters, and those that turn the writing direction, are spelled out; bytes that are no
// text become the replacement character.
func Clean(line string) string {
	var b strings.Builder
	for _, r := range line {
		switch {
		case unicode.In(r, unicode.Zl, unicode.Zp) || strings.ContainsRune("\n\r\t\v\f", r):
			b.WriteByte(' ')
		case unicode.In(r, unicode.Cc, unicode.Bidi_Control):
			b.WriteString(strings.Trim(strconv.QuoteRuneToASCII(r), "'"))
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// CleanLines does the same to a text of several lines, which stay apart.
func CleanLines(text string) string {
	lines := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	for i, line := range lines {
		lines[i] = Clean(line)
	}
	return strings.Join(lines, "\n")
}
