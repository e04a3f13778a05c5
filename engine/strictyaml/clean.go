package strictyaml

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// The limits of a file: far above any of ours, and read in about a second.
const (
	MaxSize  = 256 << 10 // bytes
	MaxLines = 10_000
)

// blanks at the end of a line mean nothing, and the parser's columns are wrong where they stand.
var blanks = regexp.MustCompile(`(?m) +$`)

// clean gives the text of a file without byte order mark, with plain line ends and no blanks before them.
func clean(name string, data []byte) (string, error) {
	var faults Faults
	fault := func(line, column int, format string, args ...any) {
		faults = append(faults, Fault{name, line, column, fmt.Sprintf(format, args...)})
	}
	if len(data) > MaxSize {
		fault(1, 1, "the file has %d bytes: at most %d are read", len(data), MaxSize)
		return "", faults
	}
	if isUTF16(data) {
		fault(1, 1, "the file is written in UTF-16: save it as UTF-8")
		return "", faults
	}
	text := strings.TrimPrefix(string(data), "\ufeff")
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text)
	if isJSON(text) {
		text = strings.ReplaceAll(text, "\t", " ")
	}
	text = blanks.ReplaceAllString(text, "")
	line, column := 1, 0
	for i, r := range text {
		column++
		switch {
		case r == '\n':
			line, column = line+1, 0
		case r == '\t':
			fault(line, column, "a tab: use spaces")
		case r == utf8.RuneError && !strings.HasPrefix(text[i:], "\ufffd"):
			fault(line, column, "the file is not written in UTF-8: save it as UTF-8")
			return "", faults
		case !visible(r):
			fault(line, column, "the character %U does not show: take it out", r)
		}
	}
	if line > MaxLines {
		fault(MaxLines+1, 1, "the file has %d lines: at most %d are read", line, MaxLines)
	}
	return text, faults.err()
}

// isUTF16 knows the byte order marks, and the zero byte beside a first ASCII character.
func isUTF16(data []byte) bool {
	return bytes.HasPrefix(data, []byte{0xff, 0xfe}) || bytes.HasPrefix(data, []byte{0xfe, 0xff}) ||
		len(data) > 1 && (data[0] == 0) != (data[1] == 0)
}

// isJSON reports whether a file begins as JSON does; tabs are white space there.
func isJSON(text string) bool {
	text = strings.TrimSpace(text)
	return strings.HasPrefix(text, "{") || strings.HasPrefix(text, "[")
}

// visible reports whether a character may reach a reader: no control character, no mark that turns
// the direction of writing. The two joiners that some scripts need are let through.
func visible(r rune) bool {
	const nonJoiner, joiner = '\u200c', '\u200d'
	return unicode.IsGraphic(r) || r == nonJoiner || r == joiner
}

// printable is a file's name as it may be shown.
func printable(name string) string {
	return strings.Map(func(r rune) rune {
		if !visible(r) {
			return unicode.ReplacementChar
		}
		return r
	}, name)
}
