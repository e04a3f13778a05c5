package strictyaml

import (
	"errors"
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"
)

// Doc is a file read, with the faults found so far.
type Doc struct {
	Root *Node
	Text string // the file without byte order mark, with plain line ends and no blanks before them

	name   string
	faults Faults
}

// Err is every fault noted, as Faults; nil where there are none.
func (d *Doc) Err() error { return d.faults.err() }

func (d *Doc) fault(line, column int, format string, args ...any) {
	d.faults = append(d.faults, Fault{d.name, line, column, fmt.Sprintf(format, args...)})
}

// Parse reads a file; the name is for messages. An error, always Faults, says what keeps the file
// from being walked at all.
func Parse(name string, data []byte) (*Doc, error) {
	name = printable(name)
	text, err := clean(name, data)
	if err != nil {
		return nil, err
	}
	d := &Doc{Text: text, name: name}
	tokens := lexer.Tokenize(text)
	d.checkTokens(tokens)
	if err := d.Err(); err != nil {
		return nil, err
	}
	body, err := parse(tokens)
	if err != nil {
		d.syntaxFault(err)
		return nil, d.Err()
	}
	d.Root = d.node(body, place{1, 1})
	return d, nil
}

// parse gives the one document of a file, nil where it is empty. The parser is known to have panicked
// on malformed files; that must not reach a reader.
func parse(tokens token.Tokens) (n ast.Node, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = errors.New("this is not YAML")
		}
	}()
	file, err := parser.Parse(tokens, 0, parser.AllowDuplicateMapKey())
	if err != nil {
		return nil, err
	}
	if len(file.Docs) == 0 {
		return nil, nil
	}
	return file.Docs[0].Body, nil
}

// hints say in plainer words what the parser means.
var hints = []struct{ message, hint string }{
	{"mapping value is not allowed", `a second ": " in one value: put text with a colon in quotes, or mend the indentation`},
	{"value is not allowed in this context", "this line's indentation fits nothing above it"},
	{"non-map value is specified", `expected "name: value" like the lines above`},
	{"could not find end character", "this quoted text has no end"},
	{"is a reserved character", "text that begins with this character needs quotes"},
	{"invalid key", "a field's name is a word"},
	{"block sequence entries are not allowed", `a list begins on its own line, each item behind "- "`},
}

func (d *Doc) syntaxFault(err error) {
	var at yaml.Error
	if !errors.As(err, &at) {
		d.fault(1, 1, "%v", err)
		return
	}
	p, message := placeOf(at.GetToken()), at.GetMessage()
	for _, h := range hints {
		if strings.Contains(message, h.message) {
			message = h.hint
			break
		}
	}
	d.fault(p.line, p.column, "%s", message)
}
