// Package glossary explains the game's words, and finds them by whatever a player calls them.
package glossary

import (
	"slices"

	"example.com/xseekers/engine"
)

// Term is one word of the game.
type Term struct {
	ID      string        // kebab-case, never changed
	Name    string        // as the game writes it
	Meaning string        // one to three sentences
	Story   string        // what follows from it, and where tables stumble; paragraphs of Markdown
	Example Example       // a position that shows it; without Shows where none can
	Aliases []string      // what players call it instead
	Like    []string      // ids of terms it is easily taken for, and that are taken for it
	Rules   []engine.Rule // where it stands, the closest first
	Ruling  engine.Rule   // the rule whose ruling the meaning leans on; NoRule where all of it is printed
	Codes   []engine.Code // the refusals it explains
}

// terms is every term, in the order they are listed.
var terms = slices.Concat(
	cardTerms, actionxTerms, abilityTerms, featTerms, answerTerms, placeTerms, turnTerms, wordTerms, goalTerms,
)

// Terms lists every term by subject; not to be changed.
func Terms() []Term { return terms }

// ByID finds a term by its id.
func ByID(id string) (Term, bool) {
	i := slices.IndexFunc(terms, func(t Term) bool { return t.ID == id })
	if i < 0 {
		return Term{}, false
	}
	return terms[i], true
}
