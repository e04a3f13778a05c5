package cards

import (
	"strings"

	"example.com/xseekers/engine/strictyaml"
)

// unique are words that no two cards share, with the place where each stands.
type unique map[string]*strictyaml.Node

// id reads a card's id, which no other card has.
func (u unique) id(n *strictyaml.Node) string {
	id := n.Slug()
	u.add(n, "id", id, id)
	return id
}

// name reads a card's name, which no other card has, capitals or not: it is what players write.
func (u unique) name(n *strictyaml.Node) string {
	name := readName(n)
	u.add(n, "name", name, strings.ToLower(name))
	return name
}

func (u unique) add(n *strictyaml.Node, what, word, key string) {
	if other := u[key]; other != nil {
		n.Fault("two cards have the %s %q, the first at %s", what, word, other.Place())
	} else if key != "" {
		u[key] = n
	}
}

// readName reads a name without blanks around it.
func readName(n *strictyaml.Node) string {
	name := n.Str()
	if trimmed := strings.TrimSpace(name); trimmed != name {
		n.Fault("blanks around the name: write %q", trimmed)
		return ""
	}
	return name
}
