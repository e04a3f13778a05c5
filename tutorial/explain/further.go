package explain

import (
	"cmp"
	"slices"

	"example.com/xseekers/engine"
	"example.com/xseekers/glossary"
	"example.com/xseekers/scenarios"
)

// mostTerms is how many words of the glossary are named.
const mostTerms = 3

// termsOf are the words of the glossary that explain a refusal, the closest first: those that say so
// of its code, then those that cite its rule, the sooner the closer.
func termsOf(c engine.Code, r engine.Rule) []glossary.Term {
	var out []glossary.Term
	far := map[string]int{}
	for _, t := range glossary.Terms() {
		at := slices.Index(t.Rules, r)
		if slices.Contains(t.Codes, c) {
			at = 0
		} else if at >= 0 {
			at++
		}
		if at >= 0 {
			far[t.ID] = at
			out = append(out, t)
		}
	}
	slices.SortStableFunc(out, func(a, b glossary.Term) int { return cmp.Compare(far[a.ID], far[b.ID]) })
	return out[:min(mostTerms, len(out))]
}

// lessonOf is the first lesson that teaches a rule, nil where none does.
func lessonOf(r engine.Rule) *scenarios.Head {
	if teach := scenarios.Teaching(r); len(teach) > 0 {
		return &teach[0]
	}
	return nil
}

// more names the commands that tell more of a rule: the rule in full, its words, its lesson.
func more(r engine.Rule, terms []glossary.Term, lesson *scenarios.Head) string {
	commands := []string{"`xseekers rules " + r.String() + "`"}
	for _, t := range terms {
		commands = append(commands, "`xseekers define "+t.ID+"`")
	}
	if lesson != nil {
		commands = append(commands, "`xseekers learn "+lesson.ID+"`")
	}
	return "More: " + And(commands) + "."
}
