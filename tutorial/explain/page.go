package explain

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
)

// Page is the page of a code but for its example, Markdown.
func Page(c engine.Code) string {
	p := c.Page()
	paragraphs := []string{"# " + p.Title, p.Text, "**What makes it legal.** " + p.Repair, ruleLine(p.Rule)}
	if text := p.Rule.Text(); text.Ruling != "" {
		paragraphs = append(paragraphs, Reading{Rule: p.Rule, Ours: text.Ruling, Other: text.Other}.markdown(p.Rule))
	}
	if lens := Lens(p.Rule, engine.BeginnerGame); lens != "" {
		paragraphs = append(paragraphs, lens)
	}
	paragraphs = append(paragraphs, more(p.Rule, termsOf(c, p.Rule), lessonOf(p.Rule)))
	return strings.Join(paragraphs, "\n\n") + "\n"
}

// Long is the explanation with all there is to tell: when such a refusal happens and why, and where
// more stands.
func (e *Explanation) Long() string {
	p := e.Code.Page()
	return strings.Join([]string{
		strings.TrimRight(e.Markdown(), "\n"), "**" + p.Title + ".** " + p.Text, more(e.Rule(), e.Terms, e.Lesson),
	}, "\n\n") + "\n"
}

// Example is a code's example, an attempt and its position, and the nearest to it that is allowed,
// Markdown.
func Example(c engine.Code) string {
	p := c.Page()
	text := fmt.Sprintf("**Refused, for example:** seat %d tries `%s` at\n\n%s", p.Example.By, p.Example.Try, block(p.Example.At))
	switch {
	case p.Allowed.Try == "":
		return text
	case p.Allowed.At == "":
		return text + fmt.Sprintf("\n**Allowed there:** seat %d tries `%s`.\n", p.Allowed.By, p.Allowed.Try)
	}
	return text + fmt.Sprintf("\n**Allowed:** seat %d tries `%s` at\n\n%s", p.Allowed.By, p.Allowed.Try, block(p.Allowed.At))
}

// block is a position file set off from the text.
func block(at string) string { return "```yaml\n" + at + "```\n" }

// ruleLine is a rule's number and title, and what the printed rule says.
func ruleLine(r engine.Rule) string {
	t := r.Text()
	line := fmt.Sprintf("Rule %s, *%s*.", t.Number, t.Title)
	if t.Printed != "" {
		line += " " + t.Printed
	}
	return line
}

// markdown is our reading and the other one, apart from the printed rule; of another rule than the
// one that stands before it, with its number.
func (r Reading) markdown(before engine.Rule) string {
	var b strings.Builder
	b.WriteString("*Our reading")
	if r.Rule != before {
		fmt.Fprintf(&b, " of rule %s", r.Rule)
	}
	if r.If != "" {
		fmt.Fprintf(&b, ", if %s", r.If)
	}
	fmt.Fprintf(&b, ":* %s", r.Ours)
	if r.Other != "" {
		fmt.Fprintf(&b, " *The other reading:* %s", r.Other)
	}
	if r.Verdict != "" {
		b.WriteString(" " + r.Verdict)
	}
	return b.String()
}

// cite is the rule of a part, and who says it where that is not the printed rule.
func cite(p Part) string {
	if p.Source == Printed {
		return "rule " + p.Rule.String()
	}
	return fmt.Sprintf("rule %s, %s", p.Rule, p.Source)
}
