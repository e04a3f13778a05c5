package cli

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"example.com/xseekers/engine"
	"example.com/xseekers/glossary"
)

// sideBySide is several terms, Markdown: where each kind of card goes by those that move cards, what
// each means, and the rules they share and do not.
func sideBySide(terms []glossary.Term, width int) string {
	var md strings.Builder
	md.WriteString(whereCardsGo(terms, width))
	for i := range terms {
		fmt.Fprintf(&md, "# %s\n\n%s\n\n", terms[i].Name, terms[i].Meaning)
	}
	md.WriteString(differences(terms))
	return md.String()
}

// indentOfCode is how far a block of code stands in.
const indentOfCode = 4

// whereCardsGo is a table of those terms that move cards, or a list where there is no room for it;
// nothing where fewer than two of them do.
func whereCardsGo(terms []glossary.Term, width int) string {
	heads := []string{"", "a Lead", "an Adventure", "an ActionX card"}
	rows := [][]string{heads}
	for _, t := range terms {
		for _, goes := range glossary.WhereCardsGo() {
			if goes.Term == t.ID {
				row := []string{t.Name}
				for _, to := range []engine.Place{goes.Lead, goes.Adventure, goes.ActionX} {
					row = append(row, orNever(goes.Says(to)))
				}
				rows = append(rows, row)
			}
		}
	}
	if len(rows) < 3 {
		return ""
	}
	if table := cellsInLine(rows); utf8.RuneCountInString(table[0]) <= width-indentOfCode {
		return "```\n" + strings.Join(table, "\n") + "\n```\n\n"
	}
	var md strings.Builder
	for _, row := range rows[1:] {
		fmt.Fprintf(&md, "**%s**\n\n", row[0])
		for i, cell := range row[1:] {
			fmt.Fprintf(&md, "- %s: %s\n", heads[i+1], cell)
		}
		md.WriteString("\n")
	}
	return md.String()
}

// orNever is a place, or that a word is not used of such a card.
func orNever(place string) string {
	if place == "" {
		return "never"
	}
	return place
}

// cellsInLine sets cells below one another.
func cellsInLine(rows [][]string) (lines []string) {
	const gap = 2
	for i := range rows {
		line := ""
		for j, cell := range rows[i] {
			wide := 0
			for _, row := range rows {
				wide = max(wide, utf8.RuneCountInString(row[j]))
			}
			line += cell + strings.Repeat(" ", wide+gap-utf8.RuneCountInString(cell))
		}
		lines = append(lines, line[:len(line)-gap])
	}
	return lines
}

// differences is the rules that terms share, and what each stands in alone.
func differences(terms []glossary.Term) string {
	var shared []string
	for _, r := range terms[0].Rules {
		if !slices.ContainsFunc(terms, func(t glossary.Term) bool { return !slices.Contains(t.Rules, r) }) {
			shared = append(shared, ruleTitle(r))
		}
	}
	md := "**All of them stand in:** " + strings.Join(shared, "; ") + ".\n\n"
	if shared == nil {
		md = ""
	}
	for _, t := range terms {
		var own []string
		for _, r := range t.Rules {
			if title := ruleTitle(r); !slices.Contains(shared, title) {
				own = append(own, title)
			}
		}
		if own != nil {
			md += fmt.Sprintf("- **%s:** %s\n", t.Name, strings.Join(own, "; "))
		}
	}
	return md
}

func ruleTitle(r engine.Rule) string { return fmt.Sprintf("%s %s", r, r.Text().Title) }
