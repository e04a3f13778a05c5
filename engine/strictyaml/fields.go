package strictyaml

import "slices"

// Mapping is a set of named fields.
type Mapping struct{ node *Node }

// Map reads fields, of which these may stand there and no others.
func (n *Node) Map(fields ...string) Mapping {
	if n == nil {
		return Mapping{}
	}
	if n.kind != Fields {
		n.Fault("expected fields (%s), found %s", or(fields), n.found())
		return Mapping{}
	}
	for _, f := range n.fields {
		f.name.known(fields)
	}
	return Mapping{n}
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
	return nil
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
		if f := n.fields[0]; f.name.known(fields) {
			return f.name.text, f.value
		}
	}
	return "", nil
}

// known notes a field's name that is not one of these.
func (n *Node) known(fields []string) bool {
	if slices.Contains(fields, n.text) {
		return true
	}
	n.Fault("unknown field %s: expected %s%s", quote(n.text), or(fields), DidYouMean(n.text, fields))
	return false
}
