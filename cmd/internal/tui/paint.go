package tui

import "strings"

// paint colours, or leaves as it is. It uses the terminal's own colours only, so it fits a light
// background and a dark one.
type paint bool

// The SGR codes in use.
const (
	bold    = "1"
	dim     = "2"
	green   = "32"
	yellow  = "33"
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
	begin := "\x1b[" + code + "m"
	return begin + strings.ReplaceAll(s, " ", reset+" "+begin) + reset
}
