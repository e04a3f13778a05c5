package cli

import (
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/cmd/internal/tui"
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
)

// TestAnAuthorsWordsAreShownAsTheyStand puts every sign that Markdown might take for its own into a
// text, and what controls a terminal.
func TestAnAuthorsWordsAreShownAsTheyStand(t *testing.T) {
	for _, words := range []string{
		"a *b* _c_ `d` **e**", "[g](h) ![i](j) <k> </k> &amp; &#65;", `# l | m \n $ % ^ + = { } : ; " ' ? / . , -`,
	} {
		if got := tui.Markdown("# "+plainWords(words), 100, false); got != "# "+words+"\n" {
			t.Errorf("%q is shown as %q", words, got)
		}
		if got := tui.Markdown("- "+plainWords(words), 100, false); strings.TrimSpace(got) != "- "+words {
			t.Errorf("in a list %q is shown as %q", words, got)
		}
	}
	if got := plainWords("\x1b[2J\u202eab"); strings.ContainsAny(got, "\x1b\u202e") {
		t.Errorf("what controls a terminal is left: %q", got)
	}
}

// TestEveryIconOfACardIsExplained holds the icons explained to the words that the card's text is
// written with.
func TestEveryIconOfACardIsExplained(t *testing.T) {
	set := cards.Training()
	if len(set.ActionX) == 0 {
		t.Fatal("no ActionX cards")
	}
	for i := range set.ActionX {
		a := &set.ActionX[i]
		var names []string
		for _, icon := range iconsOf(a) {
			if icon.rule == engine.NoRule || icon.means == "" || slices.Contains(names, icon.name) {
				t.Errorf("%s: %+v", a.ID, icon)
			}
			names = append(names, icon.name)
		}
		for _, line := range cards.CardText(a) {
			icons, _, found := strings.Cut(line, " — ")
			for word := range strings.SplitSeq(icons, " · ") {
				if found && !slices.Contains(names, word) {
					t.Errorf("%s: %q is not explained in %q", a.ID, word, line)
				}
			}
		}
	}
}
