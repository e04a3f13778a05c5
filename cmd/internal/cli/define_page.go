package cli

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/glossary"
	"example.com/xseekers/scenarios"
)

// termPage is a term, Markdown: what it means and its story, an example, what it is not, where it
// stands, and where to read on.
func termPage(t *glossary.Term) string {
	var md strings.Builder
	fmt.Fprintf(&md, "# %s\n\n%s\n\n", t.Name, t.Meaning)
	if t.Story != "" {
		md.WriteString(t.Story + "\n\n")
	}
	md.WriteString(exampleText(t))
	for _, other := range likeTerms(t) {
		fmt.Fprintf(&md, "- Not **%s**: %s\n", other.Name, firstSentence(other.Meaning))
	}
	fmt.Fprintf(&md, "\n%s\n\n", rulesText(t))
	md.WriteString(readOn(t))
	return md.String()
}

// exampleText is what a term's example shows and what is tried in it; it is not played for that.
func exampleText(t *glossary.Term) string {
	x := &t.Example
	if x.Shows == "" {
		return ""
	}
	md := "**For example:** " + x.Shows
	if len(x.Tries) > 0 {
		md += fmt.Sprintf(" (%s)", triesText(x))
	}
	return md + fmt.Sprintf("\n\n`xseekers define %s --example` plays it.\n\n", t.ID)
}

// triesText is the actions of an example.
func triesText(x *glossary.Example) string {
	var tries []string
	for i, try := range x.Tries {
		text := "`" + try + "`"
		if i == len(x.Tries)-1 && x.Refused != engine.NoCode {
			text += " is refused"
		}
		tries = append(tries, text)
	}
	return strings.Join(tries, ", then ")
}

func likeTerms(t *glossary.Term) (out []glossary.Term) {
	for _, id := range t.Like {
		if other, ok := glossary.ByID(id); ok {
			out = append(out, other)
		}
	}
	return out
}

// rulesText is where a term stands; what is our reading stands apart from what is printed.
func rulesText(t *glossary.Term) string {
	var printed, ours []string
	for _, r := range t.Rules {
		title := fmt.Sprintf("%s %s", r, r.Text().Title)
		if r.Text().Printed != "" {
			printed = append(printed, title)
		} else {
			ours = append(ours, title)
		}
	}
	var md []string
	if printed != nil {
		md = append(md, "**Printed rules:** "+strings.Join(printed, "; ")+".")
	}
	if ours != nil {
		md = append(md, "**Our own rules**, where the printed ones are silent: "+strings.Join(ours, "; ")+".")
	}
	if text := t.Ruling.Text(); t.Ruling != engine.NoRule {
		reading := fmt.Sprintf("**Partly our reading (%s):** %s", t.Ruling, text.Ruling)
		if text.Other != "" {
			reading += " " + text.Other
		}
		md = append(md, reading)
	}
	return strings.Join(md, "\n\n")
}

// readOn is the refusals, lessons and terms that belong to a term.
func readOn(t *glossary.Term) string {
	var rows []string
	add := func(what string, all []string) {
		if len(all) > 0 {
			rows = append(rows, fmt.Sprintf("- %s: %s\n", what, strings.Join(all, ", ")))
		}
	}
	var codes, lessons, near []string
	for _, c := range t.Codes {
		codes = append(codes, "`"+c.String()+"`")
	}
	for _, h := range lessonsOf(t) {
		lessons = append(lessons, fmt.Sprintf("%s (`xseekers learn %s`)", h.Title, h.ID))
	}
	for _, other := range nearTerms(t) {
		near = append(near, other.Name)
	}
	add("Refusals, for `xseekers why`", codes)
	add("Lessons", lessons)
	add("Terms near it", near)
	return strings.Join(rows, "") + "\n"
}

// lessonsOf are the lessons that teach a term's first rule; they are no more than its own then.
func lessonsOf(t *glossary.Term) []scenarios.Head { return scenarios.Teaching(t.Rules[0]) }

// nearTerms are the terms that stand in the same rules, those that share most first, four at most
// and without those it is not.
func nearTerms(t *glossary.Term) (near []glossary.Term) {
	const most = 4
	shared := map[string]int{}
	for _, other := range glossary.Terms() {
		for _, r := range other.Rules {
			if slices.Contains(t.Rules, r) {
				shared[other.ID]++
			}
		}
		if shared[other.ID] > 0 && other.ID != t.ID && !slices.Contains(t.Like, other.ID) {
			near = append(near, other)
		}
	}
	slices.SortStableFunc(near, func(a, b glossary.Term) int { return cmp.Compare(shared[b.ID], shared[a.ID]) })
	return near[:min(most, len(near))]
}
