package cli

import (
	"slices"

	"example.com/xseekers/engine/strictyaml"
)

// fileKind is what an author's file holds.
type fileKind string

// The kinds, by their words.
const (
	lessonKind   fileKind = "lesson"
	positionKind fileKind = "position"
	cardsKind    fileKind = "card set"
)

// kindMarks are the fields at the top of a file by which its kind is known; the name of a file says
// nothing of it.
var kindMarks = []struct {
	kind   fileKind
	fields []string
}{
	{lessonKind, []string{"id", "part", "title", "about", "uses", "seat", "at", "steps", "prove", "closing"}},
	{cardsKind, []string{"set", "name", "leads", "adventures", "actionx"}},
	{positionKind, []string{
		"format", "variant", "cards", "turn", "switches", "step", "decision", "window", "active", "resume", "idle",
		"winner", "won_by", "decks", "discards", "players", "stack", "lasting", "looking", "rng", "seed",
	}},
}

// kindOfFile is the kind that most of a file's fields belong to, "" where none does.
func kindOfFile(doc *strictyaml.Doc) (kind fileKind) {
	most := 0
	for _, mark := range kindMarks {
		n := 0
		for _, name := range doc.Root.Names() {
			if slices.Contains(mark.fields, name) {
				n++
			}
		}
		if n > most {
			kind, most = mark.kind, n
		}
	}
	return kind
}
