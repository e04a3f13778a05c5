package tui

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"example.com/xseekers/tutorial"
	"example.com/xseekers/tutorial/explain"
)

// prompt says what may be answered, and puts the mark where to type.
func (l *lessonPage) prompt(sc tutorial.Screen, next string) {
	text := promptText(sc, next, textWidth(l.o.Width()), slices.Equal(l.choices, sc.Ask.Choices))
	l.choices = sc.Ask.Choices
	if _, err := io.WriteString(l.out, text); l.err == nil {
		l.err = err
	}
}

// promptText is the question of a prompt and all it takes. Of choices that were shown just before it
// is a line that says which of them are not on offer.

func promptText(sc tutorial.Screen, next string, width int, again bool) string {
	b := &page{width: width}
	p := &sc.Ask
	switch p.Kind {
	case tutorial.PromptOver:
		how := "The lesson is over. Press Enter to leave"
		if next != "" {
			how = fmt.Sprintf("Press Enter for the next lesson, %q", Clean(next))
		}
		b.text(0, how+besides(sc))
	case tutorial.PromptNext:
		b.text(0, "Press Enter to go on"+besides(sc))
	case tutorial.PromptPay:
		b.text(0, p.Title)
		b.text(0, "Your Leads: "+leadList(p)+".")
		b.text(0, "Type the Leads, as in \"glyph glyph ruin\""+besides(sc))
	default:
		b.text(0, p.Title+":")
		for i, c := range p.Choices {
			first := c.Note != "" && (i == 0 || p.Choices[i-1].Note == "") && p.Kind == tutorial.PromptChoose
			if first && again && noneOnOffer(p.Choices[i:]) {
				b.text(0, fmt.Sprintf("Not on offer now, as above: %s.", numbers(i+1, len(p.Choices))))
				break
			}
			if first {
				b.text(0, "Not on offer now:")
			}
			b.text(2, fmt.Sprintf("%d. %s", i+1, choiceText(c)))
		}
		b.text(0, howToChoose(p)+besides(sc))
	}
	return b.String() + "> "
}

// noneOnOffer reports whether none of the choices is on offer.
func noneOnOffer(choices []tutorial.Choice) bool {
	return !slices.ContainsFunc(choices, func(c tutorial.Choice) bool { return c.Note == "" })
}

// numbers are those from one to another.
func numbers(from, to int) string {
	if from == to {
		return fmt.Sprint(from)
	}
	return fmt.Sprintf("%d to %d", from, to)
}

func howToChoose(p *tutorial.Prompt) string {
	switch {
	case p.Kind == tutorial.PromptAnswer:
		return "Type a number"
	case len(p.Choices) == 0:
		return "Type the action in words"
	}
	return "Type a number or the action in words"
}

// besides is the words that a prompt takes beside its own answers, and the end of the sentence.
func besides(sc tutorial.Screen) string {
	var or []string
	add := func(is bool, words ...string) {
		if is {
			or = append(or, words...)
		}
	}
	p := sc.Ask
	asks := p.Kind != tutorial.PromptNext && p.Kind != tutorial.PromptOver
	add(asks, "hint")
	add(p.Refused || p.Told, "why")
	add(p.Back || p.Kind == tutorial.PromptPay, "back")
	add(p.Undo, "undo")
	add(sc.Folded, "more")
	add(asks, "skip")
	add(p.Kind != tutorial.PromptOver, "table")
	return " (or: " + strings.Join(append(or, "help", "quit"), ", ") + ")."
}

func leadList(p *tutorial.Prompt) string {
	var names []string
	for _, l := range p.Hand {
		names = append(names, explain.LeadName(l))
	}
	return strings.Join(names, ", ")
}

// choiceText is a choice with the reason why it is not allowed now.
func choiceText(c tutorial.Choice) string {
	if c.Note == "" {
		return Clean(c.Text)
	}
	return Clean(c.Text + " (" + c.Note + ")")
}
