package strictyaml_test

import (
	"strings"
	"testing"

	"example.com/xseekers/engine/strictyaml"
)

func TestNearestIsTheWordThatWasMeant(t *testing.T) {
	words := []string{"glyph", "myth", "ruin", "vision", "draw-leads", "draw-actionx", "cartographers-tomb", "üb"}
	for _, tc := range []struct{ name, word, want string }{
		{"itself", "ruin", "ruin"},
		{"a letter missing", "run", "ruin"},
		{"a letter too many", "ruinn", "ruin"},
		{"a wrong letter", "rain", "ruin"},
		{"two letters swapped", "riun", "ruin"},
		{"capitals", "RUIN", "ruin"},
		{"an underscore for the hyphen", "draw_leads", "draw-leads"},
		{"a blank for the hyphen", "draw leads", "draw-leads"},
		{"three slips in a long word", "drwa-actonxs", "draw-actionx"},
		{"four slips in a longer word", "crtgraphrs-tmb", ""},
		{"two slips in a short word", "roan", ""},
		{"characters count, not bytes", "üc", "üb"},
		{"another word", "pizza", ""},
		{"nothing", "", ""},
		{"a very long word", strings.Repeat("ruin", 1000), ""},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if got := strictyaml.Nearest(tc.word, words); got != tc.want {
				t.Errorf("Nearest(%.40q) = %q, not %q", tc.word, got, tc.want)
			}
		})
	}
}

func TestOfEquallyNearWordsTheFirstWins(t *testing.T) {
	if got := strictyaml.Nearest("sat", []string{"sit", "set"}); got != "sit" {
		t.Errorf("got %q", got)
	}
	if got := strictyaml.Nearest("sat", []string{"salt", "sat"}); got != "sat" {
		t.Errorf("the word itself loses to %q", got)
	}
}

func TestNothingIsSuggestedWhereNothingIsNear(t *testing.T) {
	if got := strictyaml.DidYouMean("pizza", []string{"ruin"}); got != "" {
		t.Errorf("got %q", got)
	}
}
