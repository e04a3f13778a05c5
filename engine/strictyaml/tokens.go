package strictyaml

import "github.com/goccy/go-yaml/token"

// maxDepth is how deep lists and fields may stand in one another; our files need six.
const maxDepth = 64

// checkTokens notes what we do not read of YAML, so that the parser sees only the plain part.
func (d *Doc) checkTokens(tokens token.Tokens) {
	depth := 0  // open brackets and braces
	dashes := 0 // "- - -" on one line
	begun, ended := false, false
	for _, t := range tokens {
		if t.Type == token.CommentType {
			continue
		}
		fault := func(message string) {
			at := placeOf(t)
			d.fault(at.line, at.column, "%s", message)
		}
		switch t.Type {
		case token.DocumentHeaderType:
			if begun {
				fault("a second document begins here: a file holds one")
				return
			}
		case token.DirectiveType:
			fault(`directives ("%name") are not read here: take the line out; text that begins with "%" needs quotes`)
			return
		case token.DocumentEndType:
			ended = true
		default:
			if ended {
				fault("a second document begins here: a file holds one")
				return
			}
		}
		begun = true
		switch t.Type {
		case token.AnchorType:
			fault(`anchors ("&name") are not read here: write the value out; text that begins with "&" needs quotes`)
		case token.AliasType:
			fault(`aliases ("*name") are not read here: write the value out; text that begins with "*" needs quotes`)
		case token.TagType:
			fault(`tags ("!name") are not read here; text that begins with "!" needs quotes`)
		case token.MergeKeyType:
			fault(`merge keys ("<<") are not read here: write the fields out`)
		case token.MappingKeyType:
			fault(`"? " before a field is not read here: write "name: value"`)
		case token.SequenceStartType, token.MappingStartType:
			depth++
		case token.SequenceEndType, token.MappingEndType:
			depth--
		}
		if t.Type == token.SequenceEntryType {
			dashes++
		} else {
			dashes = 0
		}
		if depth+dashes > maxDepth {
			fault("lists and fields stand in one another more than 64 deep")
			return
		}
	}
}
