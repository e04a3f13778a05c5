package cards

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

var numbers = []string{
	"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
	"thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
}

// inWords is a number as text has it: up to twenty a word.
func inWords(n uint8) string {
	if int(n) >= len(numbers) {
		return strconv.Itoa(int(n))
	}
	return numbers[n]
}

// times is "once", "twice", "three times".
func times(n uint8) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return inWords(n) + " times"
}

// upper is a text with a capital at its beginning.
func upper(text string) string {
	if text == "" {
		return ""
	}
	r, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(r)) + text[size:]
}

// and is "a", "a and b", "a, b and c".
func and(list []string) string {
	if len(list) < 2 {
		return strings.Join(list, "")
	}
	last := len(list) - 1
	return strings.Join(list[:last], ", ") + " and " + list[last]
}
