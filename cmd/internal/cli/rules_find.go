package cli

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/glossary"
)

// findRules is the rules of a number, which may be a chapter's, or of words, which may name several;
// it says so where it had to guess. The error says what is nearest.
func findRules(s *Streams, words string) (found []engine.Rule, named bool, err error) {
	if r, ok := engine.ParseRule(words); ok {
		return []engine.Rule{r}, false, nil
	}
	first, _, dotted := strings.Cut(words, ".")
	if chapter, err := strconv.Atoi(first); err == nil {
		found, err = chapterRules(chapter, dotted, words)
		return found, false, err
	}
	found, err = rulesAbout(s, words)
	return found, true, err
}

// chapterRules is the rules of a chapter; the error says what there is in place of a number that no
// rule has.
func chapterRules(chapter int, dotted bool, number string) ([]engine.Rule, error) {
	rules := rulesOf(chapter)
	switch {
	case rules == nil:
		return nil, fmt.Errorf("no rule %s; the chapters are 1 to %d", short(number), len(engine.Chapters())-1)
	case dotted:
		return nil, fmt.Errorf("no rule %s; chapter %d has %s to %s", short(number), chapter, rules[0], rules[len(rules)-1])
	}
	return rules, nil
}

// rulesAbout is the rules that words mean: by their titles, or by the terms that stand there.
func rulesAbout(s *Streams, words string) ([]engine.Rule, error) {
	var x glossary.Index
	for i, r := range engine.Rules() {
		x.Add(i, r.Text().Title, false)
	}
	for _, t := range glossary.Terms() {
		if len(t.Rules) > 0 {
			x.Add(slices.Index(engine.Rules(), t.Rules[0]), t.Name, true)
		}
	}
	rulesOf := func(matches glossary.Matches) (found []engine.Rule) {
		for _, m := range matches {
			found = append(found, engine.Rules()[m.Entry])
		}
		return found
	}
	matches := x.Find(words)
	if sure := rulesOf(matches.Sure()); sure != nil {
		return sure, nil
	}
	if m, ok := matches.Guess(); ok {
		s.say(fmt.Sprintf("No rule is about %q; this is a guess.", short(words)))
		return rulesOf(glossary.Matches{m}), nil
	}
	var near []string
	for _, r := range rulesOf(matches) {
		near = append(near, fmt.Sprintf("%s %s", r, r.Text().Title))
	}
	return nil, fmt.Errorf("no rule is about %q%s; `xseekers rules` shows all", short(words), nearest(near))
}

func listRules(s *Streams, rules []engine.Rule) {
	var rows [][]string
	for _, r := range rules {
		rows = append(rows, []string{r.String(), r.Text().Title})
	}
	s.columns(rows)
}

func rulesOf(chapter int) (rules []engine.Rule) {
	for _, r := range engine.Rules() {
		if chapterOf(r) == chapter {
			rules = append(rules, r)
		}
	}
	return rules
}

func chapterOf(r engine.Rule) int {
	chapter, _, _ := strings.Cut(r.String(), ".")
	n, err := strconv.Atoi(chapter)
	if err != nil {
		panic(err) // every rule has a number
	}
	return n
}
