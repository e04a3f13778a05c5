package strictyaml

import (
	"strconv"
	"strings"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"
)

// Kind is what a Node is as written; nothing is retyped.
type Kind uint8

// The kinds.
const (
	Empty  Kind = iota // nothing, or null
	Text               // quoted, or not to be taken for one of the others
	Number             // a number without quotes
	Truth              // true or false without quotes
	List
	Fields
)

// Node is a value of the file.
type Node struct {
	doc *Doc
	place
	kind   Kind
	text   string // of Text, Number and Truth, as written but for quotes and escapes
	items  []*Node
	fields []field
	hints  map[string]string // of words that do not stand here, what to write
}

// Doc is the file the node stands in; that of a nil Node is nil.
func (n *Node) Doc() *Doc {
	if n == nil {
		return nil
	}
	return n.doc
}

type field struct{ name, value *Node }

type place struct{ line, column int }

func placeOf(t *token.Token) place { return place{t.Position.Line, t.Position.Column} }

// node copies what the parser found; at is the place of a value that is not written at all.
func (d *Doc) node(from ast.Node, at place) *Node {
	n := &Node{doc: d, place: at}
	if from == nil {
		return n
	}
	t := from.GetToken()
	if t.Type != token.ImplicitNullType {
		n.place = placeOf(t)
	}
	switch from := from.(type) {
	case *ast.MappingNode:
		n.kind = Fields
		n.addFields(from.Values)
		if !from.IsFlowStyle {
			n.place = n.fields[0].name.place
		}
	case *ast.SequenceNode:
		n.kind = List
		for i, item := range from.Values {
			at := n.place
			if i < len(from.Entries) && from.Entries[i].Start != nil {
				at = placeOf(from.Entries[i].Start)
			}
			n.items = append(n.items, d.node(item, at))
		}
	case *ast.LiteralNode:
		n.kind, n.text = Text, from.Value.Value
	case *ast.NullNode:
	case *ast.BoolNode:
		n.kind, n.text = Truth, t.Value
	case *ast.IntegerNode, *ast.FloatNode, *ast.InfinityNode, *ast.NanNode:
		n.kind, n.text = Number, t.Value
	case *ast.StringNode:
		n.kind, n.text = Text, t.Value
		if t.Type == token.StringType && isNumber(t.Value) {
			n.kind = Number
		}
	default:
		d.fault(n.line, n.column, "this is not read here")
	}
	return n
}

func (n *Node) addFields(from []*ast.MappingValueNode) {
	seen := map[string]*Node{}
	for _, f := range from {
		name := n.doc.node(f.Key, n.place)
		if first := seen[name.text]; first != nil {
			name.Fault("the field %s stands twice, first at %s", quote(name.text), first.Place())
			continue
		}
		seen[name.text] = name
		n.fields = append(n.fields, field{name, n.doc.node(f.Value, name.place)})
	}
}

// isNumber reports whether other readers of YAML take plain text for a number: 1e3.
func isNumber(text string) bool {
	_, err := strconv.ParseFloat(text, 64)
	return err == nil && strings.ContainsAny(text, "0123456789")
}
