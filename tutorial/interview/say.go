package interview

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
	"example.com/xseekers/tutorial/explain"
)

// ReadLine understands a typed line as the answer to a question: a choice by its number, one of the
// words below, anything else in words.
func ReadLine(q Question, line string) Input {
	line = strings.TrimSpace(line)
	switch plain(line) {
	case "back", "b", "undo":
		return Input{Kind: InputBack}
	case "help", "h":
		return Input{Kind: InputHelp}
	case "dont know", "dunno", "unknown", "dk", "?":
		return Input{Kind: InputUnknown}
	}
	if n, err := strconv.Atoi(line); err == nil && q.Kind == Choose {
		return Input{Kind: InputChoose, Choice: n - 1}
	}
	return Input{Kind: InputSay, Text: line}
}

// plain is a text as it is compared: in lower case, without apostrophes and stops.
func plain(text string) string {
	return strings.Join(strings.Fields(strings.NewReplacer("'", "", "’", "", ",", " ", ".", " ", ":", " ").Replace(strings.ToLower(text))), " ")
}

// say takes an answer in words.
func (t *Session) say(text string) {
	q := t.now.question()
	switch {
	case t.now.over:
	case plain(text) == "":
		t.reply = "Answer with " + how(q) + "."
	case t.now.in.topic == nil:
		t.sayTopic(q, text)
	case q.Kind == Number:
		t.sayNumber(text)
	case q.Kind == Leads:
		t.sayLeads(text)
	default:
		i, sure := match(text, q.Choices)
		t.take(i, sure, q.Choices, t.choose)
	}
}

// take takes a choice that words mean; a guess is told.
func (t *Session) take(i int, sure bool, choices []string, do func(int)) {
	if i < 0 {
		t.reply = "That is not one of the answers: answer with " + how(t.now.question()) + "."
		return
	}
	do(i)
	if !sure {
		t.reply = fmt.Sprintf("Taken as *%s*; `back` takes it back.", choices[i])
	}
}

// sayTopic takes a heading or, wherever it stands, a topic.
func (t *Session) sayTopic(q Question, text string) {
	var names []string
	var do []func()
	add := func(name string, f func()) { names, do = append(names, name), append(do, f) }
	for i, choice := range q.Choices {
		add(choice, func() { t.choose(i) })
	}
	for i := range headings {
		for j, top := range headings[i].topics {
			for _, word := range append([]string{top.title}, top.words...) {
				add(word, func() { t.begin(&headings[i], j) })
			}
		}
	}
	i, sure := match(text, names)
	t.take(i, sure, names, func(i int) { do[i]() })
}

func (t *Session) sayNumber(text string) {
	n, err := strconv.Atoi(plain(text))
	if err != nil {
		word := plain(text)
		if other, ok := otherNumbers[word]; ok {
			word = other
		}
		n = slices.Index(numbers, word)
	}
	if q := &questions[t.now.asks]; n < q.least || n > q.most {
		t.reply = fmt.Sprintf("A number from %d to %d, please.", q.least, q.most)
		return
	}
	t.goOn(t.now.in.with(t.now.asks, n))
}

// numbers are the words of numbers; none is one too.
var numbers = []string{
	"none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen",
}

// otherNumbers are other words for some of them.
var otherNumbers = map[string]string{"no": "none", "zero": "none", "never": "none", "once": "one", "twice": "two"}

// sayLeads takes Leads by their words, whole or their beginnings, and numbers before them.
func (t *Session) sayLeads(text string) {
	leads, wrong := readLeads(text)
	f := t.now.asks
	switch {
	case wrong != "":
		t.reply = fmt.Sprintf("%q is no Lead%s.", wrong, strictyaml.DidYouMean(wrong, leadWords))
	case f == emblems && (leads[engine.Wild] > 0 || leads.Total() == 0 || leads.Total() > engine.MaxEmblems):
		t.reply = fmt.Sprintf("An Adventure shows 1 to %d emblems, each of the four types and never Wild.", engine.MaxEmblems)
	case leads.Total() > leadsOfAType:
		t.reply = fmt.Sprintf("That is more than %d Leads.", leadsOfAType)
	default:
		c := t.now.in.with(f, typed)
		if f == emblems {
			c.emblems = leads
		} else {
			c.hand = leads
		}
		t.goOn(c)
		t.reply = "Taken as " + explain.Leads(leads) + "."
		if leads.Total() == 0 {
			t.reply = ""
		}
	}
}

var leadWords = []string{"glyph", "myth", "ruin", "vision", "wild"}

func readLeads(text string) (leads engine.Leads, wrong string) {
	words, n := strings.Fields(plain(text)), 1
	for _, w := range words {
		switch k, err := strconv.Atoi(w); {
		case w == "none" || w == "and":
			continue
		case err == nil && k >= 0 && k <= leadsOfAType:
			n = k
			continue
		case slices.Contains(numbers, w):
			n = slices.Index(numbers, w)
			continue
		}
		i := leadOf(strings.TrimSuffix(w, "s"))
		if i < 0 {
			return leads, w
		}
		l := engine.Glyph + engine.Lead(i)
		leads[l] = uint8(min(leadsOfAType+1, int(leads[l])+n))
		n = 1
	}
	return leads, ""
}

// leadOf is the place of a Lead's word among leadWords: whole, its beginning, or with a slip.
func leadOf(w string) int {
	for i, l := range leadWords {
		if w != "" && strings.HasPrefix(l, w) {
			return i
		}
	}
	return slices.Index(leadWords, strictyaml.Nearest(w, leadWords))
}

// synonyms are other words for whole answers.
var synonyms = map[string]string{
	"mine": "yours", "my turn": "yours", "me": "yours", "theirs": "a rivals", "y": "yes", "n": "no", "nope": "no", "yep": "yes",
}

// match finds the name that a text means: said in full, begun, some of its words, or with slips;
// -1 where none is near or several are. Slips are no sure match.
func match(text string, names []string) (at int, sure bool) {
	said := plain(text)
	if other, ok := synonyms[said]; ok {
		said = other
	}
	for _, fits := range []func(name string) bool{
		func(name string) bool { return name == said },
		func(name string) bool {
			return strings.HasPrefix(name, said+" ") || len(said) > 2 && strings.HasPrefix(name, said)
		},
		func(name string) bool { return holds(name, said) },
	} {
		if i, n := only(names, fits); n > 0 {
			if n > 1 {
				i = -1
			}
			return i, true
		}
	}
	plainNames := make([]string, len(names))
	for i, name := range names {
		plainNames[i] = plain(name)
	}
	if near := strictyaml.Nearest(said, plainNames); near != "" {
		return slices.Index(plainNames, near), false
	}
	return theOnly(names, func(name string) bool { return slips(name, said) }), false
}

// only is the one name that fits, and how many different ones do.
func only(names []string, fits func(string) bool) (at, n int) {
	at = -1
	for i, name := range names {
		if fits(plain(name)) {
			if at < 0 {
				at = i
			}
			n++
		}
	}
	return at, n
}

func theOnly(names []string, fits func(string) bool) int {
	if at, n := only(names, fits); n == 1 {
		return at
	}
	return -1
}

// holds reports whether every word said begins a word of the name.
func holds(name, said string) bool {
	return everyWord(name, said, func(w, s string) bool { return len(s) > 1 && strings.HasPrefix(w, s) || w == s })
}

// slips reports whether every word said is a word of the name but for slips of the keyboard.
func slips(name, said string) bool {
	return everyWord(name, said, func(w, s string) bool { return w == s || strictyaml.Nearest(s, []string{w}) != "" })
}

func everyWord(name, said string, fits func(w, s string) bool) bool {
	for _, s := range strings.Fields(said) {
		if !slices.ContainsFunc(strings.Fields(name), func(w string) bool { return fits(w, s) }) {
			return false
		}
	}
	return true
}
