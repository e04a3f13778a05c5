package explain

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"example.com/xseekers/engine"
)

// Who names a player to the reader.
func Who(p, reader engine.Seat, players int) string {
	switch {
	case p == reader:
		return "you"
	case players == 2:
		return "your rival"
	default:
		return player(p)
	}
}

// player is a player by number; in words they count from 1.
func player(p engine.Seat) string { return "player " + strconv.Itoa(int(p)+1) }

var numbers = [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// number is a number as a word before a noun: "no", "two".
func number(n int) string {
	if n >= 0 && n < len(numbers) {
		return numbers[n]
	}
	return strconv.Itoa(n)
}

// Count is a number of Leads in words: "two Ruins", "no Wild", "three Leads".
func Count(n int, l engine.Lead) string {
	word := number(n)
	name := "Lead"
	if l != engine.NoLead {
		name = LeadName(l)
	}
	if n > 1 {
		name += "s"
	}
	return word + " " + name
}

// LeadName is a Lead type as a word in a sentence: "Ruin".
func LeadName(l engine.Lead) string { return Capital(l.String()) }

// Leads lists Leads as words in a sentence: "Myth, Ruin and Ruin".
func Leads(c engine.Leads) string {
	var names []string
	for _, l := range c.List() {
		names = append(names, LeadName(l))
	}
	return And(names)
}

// And joins words: "Myth, Ruin and Wild"; Or the same with "or".
func And(words []string) string { return join(words, " and ") }

// Or joins words: "Ruin or Wild".
func Or(words []string) string { return join(words, " or ") }

func join(words []string, last string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	n := len(words) - 1
	return strings.Join(words[:n], ", ") + last + words[n]
}

// Capital begins a text with a capital letter.
func Capital(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	if size == 0 {
		return s
	}
	return string(unicode.ToUpper(first)) + s[size:]
}
