package glossary

import (
	"slices"

	"example.com/xseekers/engine"
)

// FAQ is a question that tables ask, with its answer.
type FAQ struct {
	ID       string        // kebab-case, never changed
	Question string        // one sentence, ends in a question mark
	Answer   string        // one to three sentences, the answer itself first: "No." or "Yes, ..." where it is that kind of question
	Asked    []string      // other ways of asking it, in players' words
	Rules    []engine.Rule // where it stands, the closest first, three at most
	Ruling   engine.Rule   // the rule whose ruling the answer leans on; NoRule where all of it is printed
	Example  Example       // a position that shows it; without Shows where none can
}

// faqs is every question, by subject.
var faqs = slices.Concat(
	faqsGeneral, faqsCards, faqsZones, faqsTurn, faqsComplete, faqsFinal,
	faqsFeats, faqsRivalFeats, faqsThwart, faqsAbilities, faqsAnswers,
	faqsRest, faqsBreakthrough, faqsWords,
)

// FAQs lists every question; not to be changed.
func FAQs() []FAQ { return faqs }
