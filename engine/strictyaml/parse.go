package strictyaml

import (
	"errors"
	"fmt"

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
		d.syntaxFault(err, tokens)
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
