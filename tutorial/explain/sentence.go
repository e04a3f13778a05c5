package explain

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"example.com/xseekers/engine"
)

// Sentence says one unmet part in the reader's own cards: the template of the code's page, its
// places filled. The reader is the player who tried.
func Sentence(g *engine.Game, reader engine.Seat, players int, u engine.Unmet) string {
	card := "That Adventure"
	if g.Known(u.Card) {
		card = g.Adventure(u.Card).Name
	}
	said := strings.NewReplacer(
		"{card}", card,
		"{need}", Count(int(u.Need), u.Lead),
		"{have}", paid(u),
		"{over}", Count(int(u.Have-u.Need), u.Lead),
		"{who}", Who(u.Seat, reader, players),
		"{step}", u.Step.Title(),
		"{open}", u.Ask.Task(),
		"{asked}", u.Ask.Task(),
	).Replace(u.Code.Page().Says)
	return Capital(said)
}

// paid is what a payment has of a Lead, the Wilds that stand in told apart.
func paid(u engine.Unmet) string {
	own, wilds := int(u.Have-u.Wilds), Count(int(u.Wilds), engine.Wild)
	switch {
	case u.Wilds == 0:
		return Count(own, u.Lead)
	case own == 0:
		return wilds
	}
	return Count(own, u.Lead) + " and " + wilds
}

// Who names a player to the reader.
func Who(p, reader engine.Seat, players int) string {
	switch {
	case p == reader:
		return "you"
	case players == 2:
		return "your rival"
	default:
		return "player " + strconv.Itoa(int(p)+1)
	}
}

var numbers = [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// Count is a number of Leads in words: "two Ruins", "no Wild", "three Leads".
func Count(n int, l engine.Lead) string {
	word := strconv.Itoa(n)
	if n >= 0 && n < len(numbers) {
		word = numbers[n]
	}
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
