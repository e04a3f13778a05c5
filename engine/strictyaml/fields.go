package strictyaml

import (
	"slices"
	"strings"
)

// Mapping is a set of named fields.
type Mapping struct {
	node  *Node
	meant map[string]*Node // what stands under a misspelt name, by the field it was most likely meant for
}

// Map reads fields, of which these may stand there and no others. A misspelt one is noted, and then
// read as the one it was meant for, so that it is not said to be missing too.
func (n *Node) Map(fields ...string) Mapping {
	if n == nil {
		return Mapping{}
	}
	if n.kind != Fields {
		if !n.noBlank(n.text, fields) {
			n.Fault("expected fields (%s), found %s", or(fields), n.found())
		}
		return Mapping{}
	}
	m := Mapping{node: n, meant: map[string]*Node{}}
	for _, f := range n.fields {
		if n.known(f.name, "field", fields) {
			continue
		}
		if meant := Nearest(f.name.text, fields); meant != "" && m.meant[meant] == nil {
			m.meant[meant] = f.value
		}
	}
	return m
}

// Names are the names of the fields a node has, as written; none where it has no fields.
func (n *Node) Names() (names []string) {
	if n == nil {
		return nil
	}
	for _, f := range n.fields {
		names = append(names, f.name.text)
	}
	return names
}

// Get is a field's value, nil where the field is not there.
func (m Mapping) Get(field string) *Node {
	if m.node == nil {
		return nil
	}
	for _, f := range m.node.fields {
		if f.name.text == field {
			return f.value
		}
	}
	return m.meant[field]
}

// Need is a field's value; that it is not there is a fault.
func (m Mapping) Need(field string) *Node {
	value := m.Get(field)
	if value == nil {
		m.node.Fault("the field %q is missing", field)
	}
	return value
}

// One reads a single field out of a closed list, as in "seek: 1"; it is "" where there is another.
func (n *Node) One(fields ...string) (field string, value *Node) {
	switch {
	case n == nil:
	case n.kind != Fields:
		n.Fault("expected %s with a value, found %s", or(fields), n.found())
	case len(n.fields) != 1:
		n.Fault("expected one of %s, found %d fields", or(fields), len(n.fields))
	default:
		if f := n.fields[0]; n.known(f.name, "field", fields) {
			return f.name.text, f.value
		}
	}
	return "", nil
}

// known reports whether a word of the node is one of these; that it is not is noted at the word, with
// its hint, else the nearest word, else all there are; of one alone, that one.
func (n *Node) known(word *Node, what string, words []string) bool {
	text := word.text
	if slices.Contains(words, text) {
		return true
	}
	switch nearest := Nearest(text, words); {
	case n.hints[text] != "":
		word.Fault("%s does not stand here: %s", quote(text), n.hints[text])
	case word.noBlank(text, words):
	case nearest != "" && len(words) > 1:
		word.Fault("unknown %s %s%s", what, quote(text), DidYouMean(text, words))
	default:
		word.Fault("unknown %s %s: expected %s", what, quote(text), or(words))
	}
	return false
}

// noBlank notes "name:value", a field for a reader, of these, and a word for YAML.
func (n *Node) noBlank(text string, fields []string) bool {
	name, value, ok := strings.Cut(text, ":")
	if !ok || !slices.Contains(fields, name) {
		return false
	}
	n.Fault("a blank is missing behind the colon: write %s", quote(name+": "+value))
	return true
}
