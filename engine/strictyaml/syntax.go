package strictyaml

import (
	"errors"
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/token"
)

// hints say in plainer words what the parser means.
var hints = []struct{ message, hint string }{
	{"mapping value is not allowed", `a second ": " in one value: put text with a colon in quotes, or mend the indentation`},
	{"value is not allowed in this context", "this line's indentation fits nothing above it"},
	{"non-map value is specified", `expected "name: value" like the lines above`},
	{"unexpected key name", `expected "name: value" like the lines below`},
	{"could not find end character", "this quoted text has no end"},
	{"is a reserved character", "text that begins with this character needs quotes"},
	{"invalid key", "a field's name is a word"},
	{"block sequence entries are not allowed", `a list begins on its own line, each item behind "- "`},
}

// syntaxFault notes what keeps a file from being parsed, with what to write.
func (d *Doc) syntaxFault(err error, tokens token.Tokens) {
	var syntax yaml.Error
	if !errors.As(err, &syntax) {
		d.fault(1, 1, "%v", err)
		return
	}
	at, message := placeOf(syntax.GetToken()), syntax.GetMessage()
	before, after := d.around(at)
	name, value, colon := strings.Cut(after, ":")
	open := openBracket(tokens, at)
	unclosed := strings.Contains(message, "must be specified") || strings.Contains(message, "end token")
	switch mark := endedQuote(before, after, unclosed); {
	case mark == '\'':
		message = `the quoted text ends before this: write '' for an apostrophe in it, or put it in "…"`
	case mark == '"':
		message = `the quoted text ends before this: write \" for a quote in it`
	case colon && (strings.Contains(message, "unexpected key name") || strings.Contains(message, "non-map value")):
		message = fmt.Sprintf("a blank is missing behind the colon: write %s", quote(name+": "+value))
	case unclosed && open != nil:
		at, message = unclosedFault(open, at)
	default:
		for _, h := range hints {
			if strings.Contains(message, h.message) {
				message = h.hint
				break
			}
		}
	}
	d.fault(at.line, at.column, "%s", message)
}

// around is the line of a place, cut there.
func (d *Doc) around(at place) (before, after string) {
	lines := strings.Split(d.Text, "\n")
	if at.line < 1 || at.line > len(lines) {
		return "", ""
	}
	line := []rune(lines[at.line-1])
	cut := min(at.column-1, len(line))
	return string(line[:cut]), string(line[cut:])
}

// endedQuote is the mark that ended a quoted text before a place in its line, 0 where none did or
// where what follows is no more text; adjacent, only directly before it.
func endedQuote(before, after string, adjacent bool) rune {
	if after == "" || strings.ContainsRune(`'",]}:`, rune(after[0])) {
		return 0
	}
	if !adjacent {
		before = strings.TrimRight(before, " ")
	}
	for _, mark := range `'"` {
		if strings.HasSuffix(before, string(mark)) {
			return mark
		}
	}
	return 0
}

// openBracket is the last bracket or brace that is not closed before a place, or begins there.
func openBracket(tokens token.Tokens, at place) *token.Token {
	var open token.Tokens
	for _, t := range tokens {
		if p := placeOf(t); p.line > at.line || p.line == at.line && p.column > at.column {
			break
		}
		switch t.Type {
		case token.SequenceStartType, token.MappingStartType:
			open = append(open, t)
		case token.SequenceEndType, token.MappingEndType:
			if placeOf(t) != at && len(open) > 0 {
				open = open[:len(open)-1]
			}
		}
	}
	if len(open) == 0 {
		return nil
	}
	return open[len(open)-1]
}

// unclosedFault says of a bracket that it has no end, at the bracket where the file goes on in
// another line, else at the place where the end or a comma was expected.
func unclosedFault(open *token.Token, at place) (place, string) {
	what, end := "this list", "]"
	if open.Type == token.MappingStartType {
		what, end = "these fields", "}"
	}
	switch begin := placeOf(open); {
	case begin == at:
		return at, fmt.Sprintf("no %q closes %s", end, what)
	case begin.line < at.line:
		return begin, fmt.Sprintf(`no %q closes %s, or a "," is missing before %d:%d`, end, what, at.line, at.column)
	default:
		return at, fmt.Sprintf(`expected "," or %q: what begins at %d:%d goes on here`, end, begin.line, begin.column)
	}
}
