package glossary

import (
	"strings"
	"testing"
)

func TestTermsAreFoundAsTheirNamesAreTyped(t *testing.T) {
	for _, term := range Terms() {
		for n := 1; n <= len(term.Name); n++ {
			found := FindTyped(term.Name[:n])
			at := 0
			for at < len(found) && terms[found[at].Entry].ID != term.ID {
				at++
			}
			if at == len(found) || n == len(term.Name) && at > 0 {
				t.Errorf("%s is number %d of %d for %q", term.ID, at+1, len(found), term.Name[:n])
			}
		}
	}
}

func TestTheLettersTypedAreMarked(t *testing.T) {
	for _, tc := range []struct{ typed, id, text, marked string }{
		{"scr", "scrap", "Scrap", "Scr"},
		{"advzone", "adventure-zone", "Adventure Zone", "AdvZone"},
		{"rival choi", "rivals-choice", "Rival's Choice", "RivalChoi"},
		{"untap", "upright", "untap", "untap"},
		{"thwrat", "thwart", "Thwart", ""},
	} {
		found := FindTyped(tc.typed)
		if len(found) == 0 {
			t.Errorf("%q finds nothing", tc.typed)
			continue
		}
		var marked strings.Builder
		for _, i := range found[0].At {
			marked.WriteByte(found[0].Text[i])
		}
		if id := terms[found[0].Entry].ID; id != tc.id || found[0].Text != tc.text || !strings.EqualFold(marked.String(), tc.marked) {
			t.Errorf("%q finds %s by %q with %q marked", tc.typed, id, found[0].Text, marked.String())
		}
	}
}

func TestNothingTypedGivesAllTerms(t *testing.T) {
	for _, typed := range []string{"", " ", "\x00", "\t"} {
		if n := len(FindTyped(typed)); n != len(Terms()) {
			t.Errorf("%q finds %d of %d", typed, n, len(Terms()))
		}
	}
	if found := FindTyped("zzzz"); found != nil {
		t.Errorf("zzzz finds %v", found)
	}
}

func FuzzFindTyped(f *testing.F) {
	for _, typed := range []string{"", "scr", "\x00", "a\x00b", "é", "e\u0301", "\xff"} {
		f.Add(typed)
	}
	f.Fuzz(func(t *testing.T, typed string) {
		for _, found := range FindTyped(typed) {
			for _, i := range found.At {
				if i < 0 || i >= len(found.Text) {
					t.Fatalf("%q marks %d in %q", typed, i, found.Text)
				}
			}
		}
	})
}
