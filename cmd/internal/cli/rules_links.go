package cli

import (
	"slices"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/glossary"
	"example.com/xseekers/scenarios"
)

// ruleLinks is all that is said of a rule elsewhere, in the order in which it is listed there.
type ruleLinks struct {
	Codes   []engine.Code
	Terms   []glossary.Term
	FAQs    []glossary.FAQ
	Lessons []scenarios.Head
}

func linksOf(r engine.Rule) (l ruleLinks) {
	for _, c := range engine.Codes() {
		if p := c.Page(); p.Rule == r && !p.Retired {
			l.Codes = append(l.Codes, c)
		}
	}
	for _, t := range glossary.Terms() {
		if slices.Contains(t.Rules, r) {
			l.Terms = append(l.Terms, t)
		}
	}
	for _, q := range glossary.FAQs() {
		if slices.Contains(q.Rules, r) {
			l.FAQs = append(l.FAQs, q)
		}
	}
	l.Lessons = scenarios.Teaching(r)
	return l
}

// linksText is where a rule comes up besides, Markdown.
func linksText(r engine.Rule) string {
	l, md := linksOf(r), ""
	list := func(title, command string, words []string) {
		if len(words) > 0 {
			md += "**" + title + "** (`xseekers " + command + "`): " + strings.Join(words, ", ") + "\n\n"
		}
	}
	list("Refusals", "why", each(l.Codes, engine.Code.String))
	list("Words", "define", each(l.Terms, func(t glossary.Term) string { return t.ID }))
	list("Lessons", "learn", each(l.Lessons, func(h scenarios.Head) string { return h.ID }))
	if len(l.FAQs) > 0 {
		md += "**Asked:**\n\n"
		for _, q := range l.FAQs {
			md += "- " + q.Question + "\n"
		}
	}
	return md
}

// each is what something makes of every item of a list.
func each[T any](list []T, word func(T) string) []string {
	out := []string{}
	for _, item := range list {
		out = append(out, word(item))
	}
	return out
}

// ruleLinksJSON is a rule as data, with what is said of it elsewhere.
type ruleLinksJSON struct {
	ruleJSON
	Codes   []string `json:"codes"`
	Terms   []string `json:"terms"`
	FAQs    []string `json:"faqs"`
	Lessons []string `json:"lessons"`
}

func jsonOfLinks(r engine.Rule) ruleLinksJSON {
	l := linksOf(r)
	return ruleLinksJSON{
		ruleJSON: jsonOfRule(r),
		Codes:    each(l.Codes, engine.Code.String),
		Terms:    each(l.Terms, func(t glossary.Term) string { return t.ID }),
		FAQs:     each(l.FAQs, func(q glossary.FAQ) string { return q.ID }),
		Lessons:  each(l.Lessons, func(h scenarios.Head) string { return h.ID }),
	}
}
