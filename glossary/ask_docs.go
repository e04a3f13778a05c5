package glossary

import "example.com/xseekers/engine"

// doc is one thing that can answer a question.
type doc struct {
	from  Source
	id    string
	title string
	text  string
	rules []engine.Rule
}

// newBook reads everything that can answer a question.
func newBook() *askIndex {
	const words = 4096 // about as many as there are
	b := &askIndex{ids: make(map[string]int, words), written: make(map[string]int, words)}
	b.learnConcepts()
	for _, f := range faqs {
		b.add(doc{FromFAQ, f.ID, f.Question, f.Answer, f.Rules}, append([]string{f.Question}, f.Asked...), f.Answer)
	}
	for _, t := range terms {
		b.add(doc{FromTerm, t.ID, t.Name, t.Meaning, t.Rules}, append([]string{t.Name}, t.Aliases...), t.Meaning)
	}
	for _, c := range engine.Codes() {
		if p := c.Page(); !p.Retired {
			b.add(doc{FromCode, p.Slug, p.Title, p.Text, []engine.Rule{p.Rule}}, []string{p.Title}, p.Text, p.Repair)
		}
	}
	for _, r := range engine.Rules() {
		t := r.Text()
		text := t.Printed
		if text == "" {
			text = t.Ruling
		}
		b.add(doc{FromRule, t.Number, t.Title, text, []engine.Rule{r}}, []string{t.Title}, t.Printed, t.Ruling, t.Other)
	}
	b.finish()
	return b
}
