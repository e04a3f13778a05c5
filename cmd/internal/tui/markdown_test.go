package tui

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
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
	want := "10. A long item that\n    is broken\n\n - another item that\n   is broken\n"
	if got != want {
		t.Errorf("got:\n%s\nnot:\n%s", got, want)
	}
}

// somewhat is a text with what is hard to break: a paragraph, items, a quotation. Its words are what
// a reader sees, its code what stands between backticks.
func somewhat(seed uint64) (md string, words, code []string) {
	random := rand.New(rand.NewPCG(seed, 0))
	usual := strings.Fields("a the rule Lead hand Adventures discarded 7.11 8.8) (rule it's well-known 2.10. one, — two; · to")
	spans := []string{
		"not-your-decision", "complete drowned-gate with myth ruin ruin", "a-b", "choose-adventure", "sabotage", "xseekers rules 4.8",
	}
	for _, before := range []string{"", "- ", "  - ", "12. ", "> ", "## "} {
		md += "\n\n" + before + "Text"
		words = append(words, strings.Fields(strings.TrimRight(before, "-> 12.")+" Text")...)
		for range 5 + random.IntN(40) {
			word := usual[random.IntN(len(usual))]
			if !isReadable(word) && !isReadable(words[len(words)-1]) {
				word = "two"
			}
			switch random.IntN(8) {
			case 0:
				word = spans[random.IntN(len(spans))]
				code = append(code, "`"+word+"`")
				word = "(`" + word + "`)" + []string{".", ",", ""}[random.IntN(3)]
			case 1:
				word = "rule " + word
				words = append(words, strings.Fields(word)...)
				md += " **" + word + "**"
				continue
			}
			space := " "
			if before != "## " && unicode.IsLetter(rune(word[0])) && random.IntN(4) == 0 {
				space = "\n" + strings.Repeat(" ", len(before))
				if before == "> " {
					space = "\n> "
				}
			}
			md += space + word
			words = append(words, strings.Fields(word)...)
		}
	}
	return md, words, code
}

// leads is what a line may begin with that is not of its text.
var leads = regexp.MustCompile(`(?m)^( *- |12\. |> | +)`)

func TestALineIsBrokenOnlyBetweenWords(t *testing.T) {
	for seed := range uint64(3) {
		md, words, code := somewhat(seed)
		for width := MinTextWidth; width <= MaxTextWidth; width++ {
			shown := Markdown(md, width, false)
			text := leads.ReplaceAllString(shown, "")
			got := strings.Fields(text)
			want := words
			if width < 40 { // the widest word may be cut
				got, want = []string{strings.Join(got, "")}, []string{strings.Join(words, "")}
			}
			if !slices.Equal(got, want) {
				t.Errorf("seed %d, %d columns: not the words of the text:\n%s", seed, width, shown)
			}
			for line := range strings.Lines(text) {
				between := width < 40 && slices.Contains([]string{"—", "·"}, strings.TrimSpace(line)) // two words as wide as a line
				if line != "\n" && !between && !isReadable(line) {
					t.Errorf("seed %d, %d columns: a line of punctuation alone in\n%s", seed, width, shown)
				}
			}
			for _, c := range code {
				if len(c)+len("       (). —") <= width && !strings.Contains(shown, c) {
					t.Errorf("seed %d, %d columns: %s is broken in\n%s", seed, width, c, shown)
				}
			}
		}
	}
}

func TestColourAndWidthHoldInAnyText(t *testing.T) {
	for seed := range uint64(3) {
		md, _, _ := somewhat(seed)
		for width := MinTextWidth; width <= MaxTextWidth; width += 5 {
			colour := Markdown(md, width, true)
			if ansi.Strip(colour) != Markdown(md, width, false) {
				t.Errorf("seed %d, %d columns: colour changes the text:\n%s", seed, width, colour)
			}
			for line := range strings.SplitSeq(colour, "\n") {
				if n := ansi.StringWidth(line); n > width {
					t.Errorf("seed %d: %d columns wide at %d: %q", seed, n, width, line)
				}
				if strings.Contains(line, "\x1b") && !strings.HasSuffix(line, reset) {
					t.Errorf("seed %d: a line leaves its colour on: %q", seed, line)
				}
			}
		}
	}
}

func TestColourGoesOnWhereItsTextIsBroken(t *testing.T) {
	const bold, code = "\x1b[1m", "\x1b[36m"
	got := Markdown("Text **broken within** `abcdefghijklmnopqrstuvw`, and plain", 20, true)
	want := "Text " + bold + "broken" + reset + " " + bold + "within" + reset + "\n" +
		code + "`abcdefghijklmnopqrs" + reset + "\n" +
		code + "tuvw`" + reset + ", and plain" + reset + "\n"
	if got != want {
		t.Errorf("got:\n%q\nnot:\n%q", got, want)
	}
	got = Markdown("A longer text **broken within it**", 20, true)
	want = "A longer text " + bold + "broken" + reset + "\n" + bold + "within" + reset + " " + bold + "it" + reset + "\n"
	if got != want {
		t.Errorf("got:\n%q\nnot:\n%q", got, want)
	}
}

func TestMarkdownIsBrokenAsItReadsBest(t *testing.T) {
	for _, tc := range []struct{ name, md, want string }{
		{"the lines of the source are joined", "one two\nthree\n", "one two three\n"},
		{"a full stop stays with its word", "One two three fourth.\n", "One two three\nfourth.\n"},
		{"a rule number is one word", "One two three four 7.11\n", "One two three four\n7.11\n"},
		{"a dash stays with the word before", "Discard those Leads — all\n", "Discard those\nLeads — all\n"},
		{"code is in one piece", "Try one `a-b c-d e` here\n", "Try one `a-b c-d e`\nhere\n"},
		{"code moves to the next line", "Try it as `a-b c-d e`\n", "Try it as\n`a-b c-d e`\n"},
		{"code wider than a line is broken at its blanks", "Try `a-b with c-d with e-f`\n", "Try `a-b with c-d\nwith e-f`\n"},
		{"a word wider than a line ends in no lone stop", "abcdefghijklmnopqrst.\n", "abcdefghijklmnopqrs\nt.\n"},
		{"a line of code goes on under itself", "    a: b\n      c: d, e: f, g: h, i\n", "    a: b\n      c: d, e: f, g:\n      h, i\n"},
		{"lines of code stay apart", "```\na\nb\n\nc\n```\n", "    a\n    b\n\n    c\n"},
		{"a quotation and a list in it", "> a\n> b\n>\n> - c\n>   d\n", "> a b\n>\n>  - c d\n"},
		{"tasks are items", "- [x] a\n- [ ] b\n  c\n", "[x] a\n[ ] b c\n"},
		{"a paragraph of an item after the items in it", "- a\n  - b\n\n  c\n", " - a\n    - b\n   c\n"},
		{"a table keeps its rows", "| a | b |\n|---|---|\n| c | d |\n", " a │ b\n───┼───\n c │ d\n"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if got := Markdown(tc.md, 20, false); got != tc.want {
				t.Errorf("got:\n%s\nnot:\n%s", got, tc.want)
			}
		})
	}
}

// longTexts are some kilobytes each of what could take long to lay out, n times over.
func longTexts(n int) map[string]string {
	return map[string]string{
		"words":           strings.Repeat("word and `code`, ", 600*n),
		"items":           strings.Repeat("- an item of it\n", 600*n),
		"one word":        strings.Repeat("x", 10_000*n),
		"spelt out":       strings.Repeat("\x1f", 2_500*n),
		"code in one":     "`" + strings.Repeat("a-b ", 2_500*n) + "`",
		"of all a little": strings.Repeat(sample, 13*n),
	}
}

func TestALongTextIsShownWhole(t *testing.T) {
	for name, md := range longTexts(1) {
		if got := Markdown(md, 80, true); len(got) < len(md)*9/10 {
			t.Errorf("%s: only %d bytes of %d are shown", name, len(got), len(md))
		}
	}
}

// BenchmarkMarkdown shows texts of 100 KB and of 10 KB: the time should grow with the length.
func BenchmarkMarkdown(b *testing.B) {
	for _, n := range []int{1, 10} {
		for name, md := range longTexts(n) {
			b.Run(fmt.Sprintf("%s of %d KB", name, len(md)>>10), func(b *testing.B) {
				for b.Loop() {
					Markdown(md, 80, true)
				}
			})
		}
	}
}

// FuzzMarkdown: whatever the text, nothing controls the terminal and no line is too wide.
func FuzzMarkdown(f *testing.F) {
	f.Add(sample)
	f.Add("&#27;[2J and &#x9b;2J and &amp;#27;[2J, \x1b]0;title\a, &NewLine; \u202e\x00")
	f.Add("- \x00\n1. `&#27;` ![&#27;](&#27;) <&#27;>\n\n    &#27;\n")
	f.Add("&rlm; &lrm; &Tab; `&rlm;` a&Tab;b\n\n    &rlm;&Tab;\n")
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
