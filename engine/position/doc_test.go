package position_test

import (
	"go/parser"
	"go/token"
	"strings"
	"testing"

	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/position"
)

// The position files shown in the package's documentation are read as they stand.
func TestTheExamplesOfTheDocumentationLoad(t *testing.T) {
	f, err := parser.ParseFile(token.NewFileSet(), "position.go", nil, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	var examples []string
	inside := false
	for line := range strings.Lines(f.Doc.Text()) {
		code, indented := strings.CutPrefix(line, "\t")
		switch {
		case indented && !inside:
			examples = append(examples, code)
		case indented:
			examples[len(examples)-1] += code
		}
		inside = indented
	}
	if len(examples) != 2 {
		t.Errorf("the documentation has %d examples, not one of each way to play", len(examples))
	}
	for _, example := range examples {
		if _, err := position.Load(cards.TrainingGame(), "the example", []byte(example)); err != nil {
			t.Errorf("%v\n%s", err, example)
		}
	}
}
