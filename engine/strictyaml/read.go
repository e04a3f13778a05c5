package strictyaml

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// Kind is what the node is; of a nil node, Empty.
func (n *Node) Kind() Kind {
	if n == nil {
		return Empty
	}
	return n.kind
}

// Place is "file:line:column", for messages about two places.
func (n *Node) Place() string {
	if n == nil {
		return ""
	}
	return fmt.Sprintf("%s:%d:%d", n.doc.name, n.line, n.column)
}

// Mark is where the node stands, as a Fault that says nothing yet: for what is found once the file is read.
func (n *Node) Mark() Fault {
	if n == nil {
		return Fault{}
	}
	return Fault{File: n.doc.name, Line: n.line, Column: n.column}
}

// Fault notes a fault at the node. On a nil node it does nothing: that it is absent is noted
// where it is needed.
func (n *Node) Fault(format string, args ...any) {
	if n != nil {
		n.doc.fault(n.line, n.column, format, args...)
	}
}

// Hint is the node with hints for Map and OneOf: of words that are often written there and stand
// somewhere else, what to write.
func (n *Node) Hint(hints map[string]string) *Node {
	if n == nil {
		return nil
	}
	hinted := *n
	hinted.hints = hints
	return &hinted
}

// Str reads a text of one line, never empty.
func (n *Node) Str() string {
	text := n.Lines()
	if strings.Contains(text, "\n") {
		n.Fault("expected text on one line")
		return ""
	}
	return text
}

// Lines reads a text that may have several lines, never empty.
func (n *Node) Lines() string {
	if n == nil {
		return ""
	}
	switch {
	case n.kind == Number || n.kind == Truth:
		n.Fault("expected text, found %s: put it in quotes, %s", n.found(), quote(n.text))
		return ""
	case n.kind != Text:
		n.Fault("expected text, found %s", n.found())
		return ""
	case strings.TrimSpace(n.text) == "":
		n.Fault("expected text: it is empty")
		return ""
	}
	for _, r := range n.text {
		if r != '\n' && !visible(r) {
			n.Fault("the character %U does not show: take it out", r)
			return ""
		}
	}
	return n.text
}

var slug = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// Slug reads an id in kebab-case: "salt-road".
func (n *Node) Slug() string {
	text := n.Str()
	if text != "" && !slug.MatchString(text) {
		n.Fault("%s is not an id: expected small letters and digits, words joined by hyphens, as in \"salt-road\"", quote(text))
		return ""
	}
	return text
}

var wholeNumber = regexp.MustCompile(`^(0|-?[1-9][0-9]*)$`)

// Int reads a whole number from low to high, written in plain digits without quotes.
func (n *Node) Int(low, high int) int {
	if n == nil {
		return 0
	}
	if n.kind == Number && wholeNumber.MatchString(n.text) {
		if i, err := strconv.Atoi(n.text); err == nil && low <= i && i <= high {
			return i
		}
	}
	n.Fault("expected a whole number from %d to %d, found %s", low, high, n.found())
	return 0
}

// Bool reads true or false.
func (n *Node) Bool() bool {
	if n == nil {
		return false
	}
	if n.kind == Truth && (n.text == "true" || n.text == "false") {
		return n.text == "true"
	}
	n.Fault("expected true or false, found %s", n.found())
	return false
}

// OneOf reads a word of a closed list; it is "" where another stands there.
func (n *Node) OneOf(words ...string) string {
	if n == nil {
		return ""
	}
	switch {
	case n.kind == Empty || n.kind == List || n.kind == Fields:
		n.Fault("expected %s, found %s", or(words), n.found())
	case n.known(n, "word", words):
		return n.text
	}
	return ""
}

// Seq reads a list; one without items is written [].
func (n *Node) Seq() []*Node {
	if n == nil {
		return nil
	}
	switch n.kind {
	case List:
		return n.items
	case Empty:
		n.Fault("expected a list, found nothing: write [] for none")
	default:
		n.Fault("expected a list, found %s", n.found())
	}
	return nil
}

// found says what stands there.
func (n *Node) found() string {
	switch n.kind {
	case Text:
		return "the text " + quote(n.text)
	case Number:
		return "the number " + cut(n.text)
	case Truth:
		return n.text
	case List:
		return "a list"
	case Fields:
		return "fields"
	default:
		return "nothing"
	}
}

// or is "a, b or c".
func or(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " or " + words[last]
}

// quote shows a word of a file in a message.
func quote(word string) string { return strconv.Quote(cut(word)) }

// cut keeps a message short, however long the word.
func cut(word string) string {
	const most = 40
	if r := []rune(word); len(r) > most {
		return string(r[:most]) + "…"
	}
	return word
}
