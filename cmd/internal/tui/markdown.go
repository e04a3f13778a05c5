package tui

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

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
	renderer, err := glamour.NewTermRenderer(
		glamour.WithStyles(markdownStyle(colour)),
		glamour.WithColorProfile(termenv.ANSI),
		glamour.WithTableWrap(false), // with a width of 0 it would add rows
		glamour.WithWordWrap(0),      // it does not count what a style puts round code, nor every indent
	)
	if err != nil {
		panic(err) // the options above are always right
	}
	md = CleanLines(unclean.Replace(md))
	out, err := renderer.Render(md)
	if err != nil {
		out = md
	}
	return themed(layOut(out, textWidth(width)))
}

// unclean replaces what is not yet a wrong character and would become one: a tab would be drawn
// wider than it counts, and a reference may stand for what controls a terminal.
var unclean = strings.NewReplacer(
	"\t", "    ", "&#", "&amp;#", "&Tab;", " ", "&NewLine;", " ", "&lrm;", "&amp;lrm;", "&rlm;", "&amp;rlm;",
)

// Marks for layOut in glamour's output. No text has them.
const (
	itemEnd   = "\x00" // ends the number or bullet of a list item
	quoted    = "\x01" // stands for each column that a quotation stands in
	asIs      = "\x02" // begins what keeps its lines: code, a table
	asIsEnd   = "\x03"
	inline    = "\x04" // begins code within a text
	inlineEnd = "\x05"
)

// layOut breaks what glamour put out, which still has the line breaks of the source, into lines of
// the width.
func layOut(text string, width int) string {
	var (
		out   []string
		p     part
		depth int // in what keeps its lines: the cells of a table are marked too
	)
	flush := func() {
		if p.text != nil {
			out = append(out, p.lines(width)...)
		}
		p = part{}
	}
	for line := range strings.Lines(text) {
		next := part{asIs: depth > 0 || strings.Contains(line, asIs)}
		depth += strings.Count(line, asIs) - strings.Count(line, asIsEnd)
		next.read(line)
		if next.goesOn(p) {
			p.text = append(p.text, next.text...)
			continue
		}
		flush()
		if p = next; p.text != nil {
			continue
		}
		if blank, _ := p.begin(width); len(out) > 0 && out[len(out)-1] != strings.TrimRight(blank, " ") {
			out = append(out, strings.TrimRight(blank, " "))
		}
	}
	flush()
	return strings.TrimRight(strings.Join(out, "\n"), "\n") + "\n"
}

// part is a paragraph, a heading, the text of a list item, or a line that is kept as it is.
type part struct {
	indent string   // blanks and marks of quotations
	mark   string   // the number or bullet of an item
	text   []string // its lines in the source; none in an empty line
	asIs   bool
}

var unmarked = strings.NewReplacer(asIs, "", asIsEnd, "", inline, "", inlineEnd, "")

// read takes a line of glamour's apart. Escape codes stand before an indent too.
func (p *part) read(line string) {
	line = strings.TrimRight(line, "\n")
	if p.asIs {
		line = unmarked.Replace(line)
	}
	start := indented.FindString(line)
	text := line[len(start):]
	if mark, rest, isItem := strings.Cut(text, itemEnd); isItem {
		p.mark, text = sgr.ReplaceAllString(mark, ""), rest
	}
	p.indent = sgr.ReplaceAllString(start, "")
	if p.mark != "" || strings.TrimSpace(sgr.ReplaceAllString(text, "")) != "" {
		p.text = []string{strings.Join(sgr.FindAllString(start, -1), "") + text}
	}
}

var (
	sgr      = regexp.MustCompile(`\x1b\[[0-9;]*m`)
	indented = regexp.MustCompile(`^(\x1b\[[0-9;]*m|[ ` + quoted + `])*`)
)

// goesOn is whether a line of the source goes on with the part before it.
func (p *part) goesOn(before part) bool {
	return p.text != nil && before.text != nil && p.mark == "" && !p.asIs && !before.asIs && p.indent == before.indent
}

// begin is what the first line of a part begins with, and every other: an item's mark hangs in the
// indent before its text. Deep down it is less, so that room for the text is left.
func (p *part) begin(width int) (first, other string) {
	blanks := len(p.indent) - len(strings.TrimRight(p.indent, " "))
	indent := strings.ReplaceAll(p.indent[:len(p.indent)-min(blanks, len(p.mark))], quoted+quoted, "> ")
	indent = indent[:min(len(indent), width/3)]
	return indent + p.mark, indent + strings.Repeat(" ", len(p.mark))
}

// lines are a part's lines, none wider than the width. Where one has an escape code, its colour is
// over at its end.
func (p *part) lines(width int) []string {
	first, other := p.begin(width)
	f := filling{room: width - len(first)}
	f.add(wordsIn(strings.Join(p.text, " ")), loose)
	lines := slices.Concat(f.full, []string{f.line})
	for i, line := range lines {
		if strings.Contains(line, "\x1b") && !strings.HasSuffix(line, reset) {
			line += reset
		}
		lines[i] = other + line
		if i == 0 {
			lines[i] = strings.TrimRight(first+line, " ")
		}
	}
	return lines
}

// word is what stands between two blanks, painted on its own: a line broken there ends with no
// colour open.
type word struct {
	text  string
	width int
	gap   int  // blanks before it
	hold  hold // to the word before it
}

// hold is what speaks against a line break between two words; the more, the later it is broken.
type hold int

const (
	loose      hold = iota
	inCode          // what is copied and run should be in one piece
	unreadable      // a word without a letter or digit, or nothing else before it, would stand alone
)

var tokens = regexp.MustCompile(`\x1b\[[0-9;]*m|\s+|[` + inline + inlineEnd + `]|[^\s\x1b` + inline + inlineEnd + `]+`)

// wordsIn takes a text apart at its blanks.
func wordsIn(text string) (all []word) {
	var (
		w        word
		b        strings.Builder // the text of w
		paint    string          // the escape codes in force
		code     bool
		readable bool // whether a word before w is
	)
	end := func() {
		if b.Len() == 0 {
			return
		}
		if paint != "" {
			b.WriteString(reset)
		}
		w.text = b.String()
		w.width = xansi.StringWidth(w.text)
		reads := isReadable(w.text)
		if !reads || !readable {
			w.hold = unreadable
		}
		readable = readable || reads
		all = append(all, w)
		w = word{}
		b.Reset()
	}
	for _, token := range tokens.FindAllString(text, -1) {
		switch {
		case token == inline || token == inlineEnd:
			code = token == inline
		case token[0] == '\x1b':
			paint = painted(paint, token)
			if b.Len() > 0 {
				b.WriteString(token)
			}
		case strings.TrimSpace(token) == "" && token[0] < utf8.RuneSelf:
			end()
			w.gap += len(token)
			if code {
				w.hold = inCode
			}
		default:
			if b.Len() == 0 {
				b.WriteString(paint)
			}
			b.WriteString(token)
		}
	}
	end()
	return all
}

// painted are the escape codes in force after one more.
func painted(paint, code string) string {
	if code == reset {
		return ""
	}
	return paint + code
}

func isReadable(text string) bool {
	return strings.ContainsFunc(xansi.Strip(text), func(r rune) bool { return unicode.In(r, unicode.L, unicode.N) })
}

// filling fills lines with words.
type filling struct {
	room int
	full []string
	line string
	used int // columns of line
}

// add fills in words, keeping together what has more hold than the given, as far as a line holds it.
func (f *filling) add(all []word, h hold) {
	for len(all) > 0 {
		n, width := 1, all[0].width
		for ; n < len(all) && all[n].hold > h; n++ {
			width += all[n].gap + all[n].width
		}
		run := all[:n]
		all = all[n:]
		fits := f.used+run[0].gap+width <= f.room
		switch {
		case width > f.room && n > 1:
			f.add(run, h+1)
			continue
		case f.used > 0 && !fits:
			f.end()
		}
		if width > f.room {
			pieces := cut(run[0].text, f.room)
			f.full = append(f.full, pieces[:len(pieces)-1]...)
			f.line = pieces[len(pieces)-1]
			f.used = xansi.StringWidth(f.line)
			continue
		}
		for _, w := range run {
			if f.used > 0 {
				f.line += strings.Repeat(" ", w.gap)
				f.used += w.gap
			}
			f.line += w.text
			f.used += w.width
		}
	}
}

func (f *filling) end() {
	f.full = append(f.full, f.line)
	f.line, f.used = "", 0
}

// cut breaks what is wider than a line, wherever it must, and rather a little early than so that
// punctuation alone is left for the last line. A colour goes on in the next line.
func cut(text string, room int) []string {
	whole := strings.Split(xansi.Hardwrap(text, room, true), "\n")
	pieces := whole
	for less := room - 1; !isReadable(pieces[len(pieces)-1]); less-- {
		if len(whole) == 1 || less < 2 || less < room*3/4 {
			pieces = whole
			break
		}
		pieces = strings.Split(xansi.Hardwrap(text, less, true), "\n")
	}
	paint := ""
	for i, piece := range pieces {
		pieces[i] = paint + piece
		for _, code := range sgr.FindAllString(piece, -1) {
			paint = painted(paint, code)
		}
		if paint != "" {
			pieces[i] += reset
		}
	}
	return pieces
}

// markdownStyle is the one style there is. It uses the terminal's own colours, so it fits a light
// background and a dark one and need not know which.
func markdownStyle(colour bool) ansi.StyleConfig {
	kept := ansi.StylePrimitive{BlockPrefix: asIs, BlockSuffix: asIsEnd}
	return ansi.StyleConfig{
		Heading: block(ansi.StylePrimitive{BlockSuffix: "\n", Bold: when(colour, true), Color: when(colour, "4")}),
		H1:      block(ansi.StylePrimitive{Prefix: "# "}),
		H2:      block(ansi.StylePrimitive{Prefix: "## "}),
		H3:      block(ansi.StylePrimitive{Prefix: "### "}),
		Strong:  ansi.StylePrimitive{Bold: when(colour, true)},
		Emph:    ansi.StylePrimitive{Italic: when(colour, true)},
		Link:    ansi.StylePrimitive{Underline: when(colour, true)},
		Code:    block(ansi.StylePrimitive{Prefix: inline + "`", Suffix: "`" + inlineEnd, Color: when(colour, "6")}),

		List:           ansi.StyleList{StyleBlock: ansi.StyleBlock{Indent: new(uint(3))}, LevelIndent: 3},
		Item:           ansi.StylePrimitive{BlockPrefix: "- " + itemEnd},
		Enumeration:    ansi.StylePrimitive{BlockPrefix: ". " + itemEnd},
		Task:           ansi.StyleTask{Ticked: "[x] " + itemEnd, Unticked: "[ ] " + itemEnd},
		BlockQuote:     ansi.StyleBlock{Indent: new(uint(2)), IndentToken: new(quoted)},
		CodeBlock:      ansi.StyleCodeBlock{StyleBlock: ansi.StyleBlock{StylePrimitive: kept, Margin: new(uint(4))}},
		Table:          ansi.StyleTable{StyleBlock: block(kept)},
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
