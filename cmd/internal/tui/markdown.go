package tui

import (
	"regexp"
	"strings"

	"github.com/charmbracelet/glamour"
	"github.com/charmbracelet/glamour/ansi"
	xansi "github.com/charmbracelet/x/ansi"
	"github.com/muesli/termenv"
)

// The columns a text fills: longer lines are hard to read, and shorter ones are no terminal's.
const (
	MaxTextWidth = 100
	MinTextWidth = 20
)

func textWidth(columns int) int { return min(max(columns, MinTextWidth), MaxTextWidth) }

// Markdown renders a text for a terminal of the given width; no line is wider. Without colour there
// is no escape code in it, and colour changes nothing but the escape codes.
func Markdown(md string, width int, colour bool) string {
	width = textWidth(width)
	renderer, err := glamour.NewTermRenderer(
		glamour.WithStyles(markdownStyle(colour)),
		glamour.WithColorProfile(termenv.ANSI),
		glamour.WithWordWrap(width),
	)
	if err != nil {
		panic(err) // the options above are always right
	}
	// A tab would be drawn wider than it counts, and a numeric reference may stand for any character.
	md = strings.NewReplacer("\t", "    ", "&#", "&amp;#").Replace(md)
	md = endlessWord.ReplaceAllString(CleanLines(md), "$0 ")
	out, err := renderer.Render(md)
	if err != nil {
		out = md
	}
	return tidy(out, width)
}

// endlessWord is as much of a word as glamour is given in one piece: its time grows with the square.
var endlessWord = regexp.MustCompile(`\S{250}`)

// padding is what glamour fills a line up with, each blank in its own escape codes.
var padding = regexp.MustCompile(`(\x1b\[[0-9;]*m| )+$`)

// tidy cuts the padding off, puts the marks where they belong and breaks words that are wider than
// a line.
func tidy(text string, width int) string {
	var out []string
	for line := range strings.Lines(text) {
		line = padding.ReplaceAllString(strings.TrimSuffix(line, "\n"), "")
		line = strings.ReplaceAll(hang(line), quoted+quoted, "> ")
		if line == "" && (len(out) == 0 || out[len(out)-1] == "") {
			continue
		}
		for part := range strings.SplitSeq(xansi.Hardwrap(line, width, true), "\n") {
			if strings.Contains(part, "\x1b") {
				part += reset
			}
			out = append(out, part)
		}
	}
	return strings.TrimRight(strings.Join(out, "\n"), "\n") + "\n"
}

// Marks for tidy in glamour's output. They take no column, and no text has them.
const (
	itemEnd = "\x00" // ends the number or bullet of a list item
	quoted  = "\x01" // stands for each column that a quotation stands in
)

// hang moves a list item's number or bullet out of its text, into the indent before it.
func hang(line string) string {
	before, text, isItem := strings.Cut(line, itemEnd)
	if !isItem {
		return line
	}
	mark := strings.TrimLeft(before, " ")
	indent := len(before) - len(mark) - xansi.StringWidth(mark)
	return strings.Repeat(" ", max(indent, 0)) + mark + text
}

// markdownStyle is the one style there is. It uses the terminal's own colours, so it fits a light
// background and a dark one and need not know which.
func markdownStyle(colour bool) ansi.StyleConfig {
	return ansi.StyleConfig{
		Heading: block(ansi.StylePrimitive{BlockSuffix: "\n", Bold: when(colour, true), Color: when(colour, "4")}),
		H1:      block(ansi.StylePrimitive{Prefix: "# "}),
		H2:      block(ansi.StylePrimitive{Prefix: "## "}),
		H3:      block(ansi.StylePrimitive{Prefix: "### "}),
		Strong:  ansi.StylePrimitive{Bold: when(colour, true)},
		Emph:    ansi.StylePrimitive{Italic: when(colour, true)},
		Link:    ansi.StylePrimitive{Underline: when(colour, true)},
		Code:    block(ansi.StylePrimitive{Prefix: "`", Suffix: "`", Color: when(colour, "6")}),

		List:           ansi.StyleList{StyleBlock: ansi.StyleBlock{Indent: new(uint(3))}, LevelIndent: 3},
		Item:           ansi.StylePrimitive{BlockPrefix: "- " + itemEnd},
		Enumeration:    ansi.StylePrimitive{BlockPrefix: ". " + itemEnd},
		Task:           ansi.StyleTask{Ticked: "[x] ", Unticked: "[ ] "},
		BlockQuote:     ansi.StyleBlock{Indent: new(uint(2)), IndentToken: new(quoted)},
		CodeBlock:      ansi.StyleCodeBlock{StyleBlock: ansi.StyleBlock{Margin: new(uint(4))}},
		HorizontalRule: ansi.StylePrimitive{Format: "\n--------\n"},
	}
}

func block(p ansi.StylePrimitive) ansi.StyleBlock { return ansi.StyleBlock{StylePrimitive: p} }

// when is a setting of the style, or none.
func when[T any](wanted bool, v T) *T {
	if !wanted {
		return nil
	}
	return &v
}
