package tui

import (
	"strings"
	"testing"
	"time"
	"unicode"

	"github.com/charmbracelet/x/ansi"
)

const sample = `# A title that is long enough to be broken on a narrow terminal

You offered **more Leads** than the Adventure has *emblems*,
so ` + "`complete`" + ` was refused. See [the rules](https://example.com/rules/and/a/rather/long/path).

## What makes it legal

- Take the surplus Leads out of the payment, and keep them in your hand.
- Or wait:
  - for another Adventure, which costs more than this one does

1. Choose.
2. Pay, with Wilds standing in where they must and nothing beside them.

> The printed rule, quoted at some length so that it is broken.

` + "```yaml\nplayers:\n  - leads: [glyph, ruin, ruin, vision, wild, wild, wild]\n```" + `

Donaudampfschifffahrtsgesellschaftskapitän 冒険冒険冒険冒険冒険冒険冒険冒険冒険冒険冒険冒険冒険
`

func TestMarkdownLooksAsInItsGoldenFile(t *testing.T) {
	golden(t, "markdown-40.golden", Markdown(sample, 40, false))
	golden(t, "markdown-80.golden", Markdown(sample, 80, false))
}

func TestMarkdownIsNeverWiderThanItsTerminal(t *testing.T) {
	for _, width := range []int{0, 20, 40, 80, 100, 200} {
		for line := range strings.SplitSeq(Markdown(sample, width, true), "\n") {
			if n := ansi.StringWidth(line); n > textWidth(width) {
				t.Errorf("%d columns wide at %d: %q", n, width, line)
			}
		}
	}
}

func TestColourAddsNothingToMarkdown(t *testing.T) {
	for _, width := range []int{20, 40, 80} {
		plain, colour := Markdown(sample, width, false), Markdown(sample, width, true)
		if plain == colour || ansi.Strip(colour) != plain {
			t.Errorf("with colour:\n%q\nwithout:\n%q", colour, plain)
		}
	}
}

func TestColourIsOverAtEveryLineEnd(t *testing.T) {
	for line := range strings.SplitSeq(Markdown(sample, 20, true), "\n") {
		if strings.Contains(line, "\x1b") && !strings.HasSuffix(line, reset) {
			t.Errorf("a line leaves its colour on: %q", line)
		}
	}
}

func TestMarkdownKeepsListItemsApartFromTheirText(t *testing.T) {
	got := Markdown("10. A long item that is broken\n\n- another item that is broken\n", 20, false)
	want := "10. A long item\n   that is broken\n\n - another item\n   that is broken\n"
	if got != want {
		t.Errorf("got:\n%s\nnot:\n%s", got, want)
	}
}

func TestAnEndlessWordIsShownInGoodTime(t *testing.T) {
	begun := time.Now()
	got := Markdown(strings.Repeat("\x1f", 10_000), 80, false)
	if n := strings.Count(got, `\x1f`); n < 9_000 {
		t.Errorf("only %d of 10000 characters are shown whole", n)
	}
	if took := time.Since(begun); took > 5*time.Second {
		t.Errorf("it took %v", took)
	}
}

// FuzzMarkdown: whatever the text, nothing controls the terminal and no line is too wide.
func FuzzMarkdown(f *testing.F) {
	f.Add(sample)
	f.Add("&#27;[2J and &#x9b;2J and &amp;#27;[2J, \x1b]0;title\a, &NewLine; \u202e\x00")
	f.Add("- \x00\n1. `&#27;` ![&#27;](&#27;) <&#27;>\n\n    &#27;\n")
	f.Add("| a | &#27; |\n|---|---|\n| b | 冒険 |\n")
	f.Fuzz(func(t *testing.T, text string) {
		const width = 30
		for line := range strings.SplitSeq(Markdown(text, width, false), "\n") {
			if strings.ContainsFunc(line, func(r rune) bool { return unicode.In(r, unicode.Cc, unicode.Bidi_Control) }) {
				t.Errorf("control characters in %q", line)
			}
			if n := ansi.StringWidth(line); n > width {
				t.Errorf("%d columns wide: %q", n, line)
			}
		}
	})
}
