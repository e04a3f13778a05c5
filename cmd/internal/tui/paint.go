package tui

import "strings"

// paint colours, or leaves as it is. It uses the terminal's own colours, of those that are read on a
// light background as on a dark one, or what the theme has for them.
type paint bool

// The SGR codes in use.
const (
	bold    = "1"
	dim     = "2"
	red     = "31"
	green   = "32"
	magenta = "35"
	cyan    = "36"
)

// reset ends what an SGR code began.
const reset = "\x1b[0m"

// in paints each word on its own: a line broken between two ends with nothing open.
func (p paint) in(code, s string) string {
	if !p || s == "" {
		return s
	}
	begin := themed("\x1b[" + code + "m")
	return begin + strings.ReplaceAll(s, " ", reset+" "+begin) + reset
}
