package tutorial

import (
	"fmt"
	"strings"
	"unicode"

	"example.com/xseekers/engine"
	"example.com/xseekers/glossary"
)

// word looks a word up; without one, the only word of the step, or it lists them.
func (t *Session) word(text string) {
	words := t.Screen().Words
	switch {
	case text != "":
		t.reply = lookUp(text)
	case len(words) == 0:
		t.reply = "No word of the game stands here. Look any up as in `word bury`."
	case len(words) == 1:
		t.reply = lookUp(words[0])
	default:
		t.reply = "The words here: **" + strings.Join(words, "**, **") + "**. Look one up as in `word " + strings.ToLower(words[0]) + "`."
	}
}

// lookUp is the short page of what a text means, or what it may mean.
func lookUp(text string) string {
	found := glossary.Find(text)
	if len(found) == 0 {
		return fmt.Sprintf("The glossary has no word like “%s”.", shortened(text))
	}
	sure := found.Sure()
	if guess, ok := found.Guess(); ok {
		sure = glossary.Matches{guess}
	}
	terms := glossary.Terms()
	if len(sure) == 1 {
		return termPage(&terms[sure[0].Entry])
	}
	var names []string
	for _, m := range found[:min(5, len(found))] {
		names = append(names, "`word "+strings.ToLower(terms[m.Entry].Name)+"`")
	}
	return "That may mean several words: " + strings.Join(names, ", ") + "."
}

// termPage is a term in short: what it means, where it stands, an example.
func termPage(term *glossary.Term) string {
	rule := term.Rules[0]
	md := fmt.Sprintf("**%s.** %s\n\nRule %s, *%s*: %s.", term.Name, term.Meaning, rule, rule.Text().Title, Basis(rule))
	if term.Ruling != engine.NoRule && term.Ruling != rule {
		md += fmt.Sprintf(" Partly our reading (rule %s).", term.Ruling)
	}
	if term.Example.Shows != "" {
		md += "\n\n*For example:* " + term.Example.Shows
	}
	return md
}

// shortened is a text as it is said back.
func shortened(text string) string {
	const most = 40
	text = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return -1
		}
		return r
	}, text)
	if letters := []rune(text); len(letters) > most {
		return string(letters[:most]) + "…"
	}
	return text
}
