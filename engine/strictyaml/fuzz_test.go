package strictyaml

import (
	"errors"
	"strings"
	"testing"
)

// FuzzParse holds that no file at all makes the reader panic, that each fault lies in the file and
// prints without control characters, and that a number inside the file stands at its place.
func FuzzParse(f *testing.F) {
	for _, seed := range []string{
		"id: a\ntitle: \"b\"\nlist:\n  - 'c'\n  - {d: 1, e: [f, true]}\nempty:\nstory: |\n  g\n  h\n",
		"{\n\t\"a\": [1, 2]\n}", "a: &b c\nd: *b\n", "a: 1\n---\nb: 2\n", "\ufeffa: b\r\n", "- - - a", "? a\n: b\n",
		"a: b: c", "<<: a", "a: \"\\x1b\"", "%YAML 1.2", "!!str a", "null", "a: >-\n  b\n\n\n  c\n", "[[", "\xff\xfe",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 1<<10 {
			t.Skip("long files show nothing that short ones do not")
		}
		doc, err := Parse("file.yaml", data)
		if err == nil {
			lines := strings.Split(doc.Text, "\n")
			walk(t, lines, doc.Root)
			err = doc.Err()
		}
		var faults Faults
		if err != nil && !errors.As(err, &faults) {
			t.Fatalf("the error is a %T", err)
		}
		lines := strings.Count(strings.ReplaceAll(string(data), "\r\n", "\n"), "\n") + strings.Count(string(data), "\r") + 1
		for _, fault := range faults {
			if fault.Line < 1 || fault.Line > lines || fault.Column < 1 {
				t.Errorf("a fault lies outside the file: %v", fault)
			}
			if printable(fault.Error()) != fault.Error() {
				t.Errorf("a fault does not print: %q", fault.Error())
			}
		}
	})
}

// walk reads a node by every reader, and all below it.
func walk(t *testing.T, lines []string, n *Node) {
	n.Str()
	n.Lines()
	n.Slug()
	n.Int(-1, 9)
	n.Bool()
	n.OneOf("a", "b")
	n.Map("a", "b").Need("a").Str()
	_, value := n.One("a", "b")
	value.Str()
	for _, item := range n.Seq() {
		standsAtItsPlace(t, lines, item)
		walk(t, lines, item)
	}
	for _, f := range n.fields {
		standsAtItsPlace(t, lines, f.value)
		walk(t, lines, f.value)
	}
}

func standsAtItsPlace(t *testing.T, lines []string, n *Node) {
	if n.kind != Number && n.kind != Truth {
		return
	}
	line := []rune(lines[n.line-1])
	if column := n.column - 1; column > len(line) || !strings.HasPrefix(string(line[column:]), n.text) {
		t.Errorf("%q does not begin at %d:%d", n.text, n.line, n.column)
	}
}
