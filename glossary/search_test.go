package glossary

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine/enginetest"
)

// place is where a term stands among the hits of a query, from 1; 0 where it does not.
func place(query, id string) int {
	return 1 + slices.IndexFunc(Find(query), func(m Match) bool { return terms[m.Entry].ID == id })
}

func TestFindKnowsHowATermIsMeant(t *testing.T) {
	for _, tc := range []struct {
		name, query, want string
		how               How
	}{
		{"by its id", "wild-lead", "wild-lead", Exact},
		{"by its name in any writing", "  WILD   lead ", "wild-lead", Exact},
		{"with accents", "Scrápping", "scrap", Exact},
		{"without its apostrophe", "rivals choice", "rivals-choice", Exact},
		{"in another form of the word", "scrapping", "scrap", Exact},
		{"as a question", "what does bury mean?", "bury", Exact},
		{"by another name", "graveyard", "discard-pile", Alias},
		{"by another name in another form", "skipping my turns", "rest", Alias},
		{"by its beginning", "gly", "glyph", Prefix},
		{"by its words' beginnings", "wi lea", "wild-lead", Part},
		{"by one of its words", "choice", "rivals-choice", Part},
		{"with a slip", "scarp", "scrap", Typo},
		{"with a slip in another form of the word", "scraping", "scrap", Typo},
		{"with two slips in a long word", "advemture zome", "adventure-zone", Typo},
		{"with a slip in another name", "graveyart", "discard-pile", Typo},
		{"by letters in order", "advzone", "adventure-zone", Loose},
	} {
		t.Run(tc.name, func(t *testing.T) {
			hits := Find(tc.query)
			if len(hits) == 0 || terms[hits[0].Entry].ID != tc.want || hits[0].How != tc.how {
				t.Errorf("Find(%q) = %v, not %s, %d", tc.query, summary(hits), tc.want, tc.how)
			}
		})
	}
}

func summary(hits Matches) (s []string) {
	for _, h := range hits {
		s = append(s, terms[h.Entry].ID+" "+string('0'+rune(h.How)))
	}
	return s
}

func TestOnlyWhatIsNearestIsSure(t *testing.T) {
	for _, tc := range []struct {
		name, query string
		want        []string
	}{
		{"one name", "scrap", []string{"scrap"}},
		{"names that begin alike", "arch", []string{"archive-zone", "archive"}},
		{"a name before another name", "fin", []string{"final-adventure"}},
		{"never a slip", "scarp", nil},
		{"nothing", "pizza", nil},
	} {
		t.Run(tc.name, func(t *testing.T) {
			var got []string
			for _, m := range Find(tc.query).Sure() {
				got = append(got, terms[m.Entry].ID)
			}
			if !slices.Equal(got, tc.want) {
				t.Errorf("%q is surely %v, not %v", tc.query, got, tc.want)
			}
		})
	}
}

func TestAGuessIsASlipNearerThanAllOthers(t *testing.T) {
	for _, tc := range []struct{ name, query, want string }{
		{"a slip", "scarp", "scrap"},
		{"a slip as near to another word", "seak", ""},
		{"no slip", "scrap", ""},
		{"nothing", "pizza", ""},
	} {
		t.Run(tc.name, func(t *testing.T) {
			m, ok := Find(tc.query).Guess()
			if ok != (tc.want != "") || ok && terms[m.Entry].ID != tc.want {
				t.Errorf("the guess for %q is %v (%v), not %q", tc.query, m, ok, tc.want)
			}
		})
	}
}

func TestWhatIsNoWordOfTheGameFindsNothing(t *testing.T) {
	long := strings.Repeat("x", 1<<20)
	for _, query := range []string{"", " ", "?!", "pizza", "zzzz", "knight", "queen", "banana", "🂡", long} {
		if hits := Find(query); len(hits) > 0 {
			t.Errorf("Find(%.20q) = %v", query, summary(hits))
		}
	}
}

func TestJunkFindsNothing(t *testing.T) {
	const letters = "jkqxz"
	for range 1000 {
		junk := make([]byte, 3+rand.IntN(10))
		for i := range junk {
			junk[i] = letters[rand.IntN(len(letters))]
		}
		if hits := Find(string(junk)); len(hits) > 0 {
			t.Errorf("Find(%q) = %v", junk, summary(hits))
		}
	}
}

func TestEveryNameIsFoundFirst(t *testing.T) {
	for _, term := range Terms() {
		for _, name := range append([]string{term.ID, term.Name}, term.Aliases...) {
			if n := place(name, term.ID); n != 1 {
				t.Errorf("%s is hit %d for %q", term.ID, n, name)
			}
		}
	}
}

func TestEveryPluralIsAmongTheFirstThree(t *testing.T) {
	for _, term := range Terms() {
		plurals := []string{term.Name + "s", term.Name + "es"}
		if stem, ok := strings.CutSuffix(term.Name, "y"); ok {
			plurals = append(plurals, stem+"ies")
		}
		for _, plural := range plurals {
			if n := place(plural, term.ID); n < 1 || n > 3 {
				t.Errorf("%s is hit %d for %q", term.ID, n, plural)
			}
		}
	}
}

func TestEverySlipOfTheKeyboardIsAmongTheFirstThree(t *testing.T) {
	for _, term := range Terms() {
		for _, typo := range typos(strings.ToLower(term.Name)) {
			hits := Find(typo)
			n := 1 + slices.IndexFunc(hits, func(m Match) bool { return terms[m.Entry].ID == term.ID })
			aWordOfItsOwn := len(hits) > 0 && (hits[0].How <= Alias || hits[0].How == Prefix && hits[0].Cost == 0)
			if (n < 1 || n > 3) && !aWordOfItsOwn {
				t.Errorf("%s is hit %d for %q: %v", term.ID, n, typo, summary(hits))
			}
		}
	}
}

// typos are texts one slip away: a letter missing, added or wrong, or two neighbours swapped. In
// long runs they are all there are, else those with a few common letters.
func typos(text string) (out []string) {
	letters := "aentz"
	if enginetest.Long() {
		letters = "abcdefghijklmnopqrstuvwxyz"
	}
	for i := range len(text) + 1 {
		for _, c := range letters {
			out = append(out, text[:i]+string(c)+text[i:])
			if i < len(text) {
				out = append(out, text[:i]+string(c)+text[i+1:])
			}
		}
		if i < len(text) {
			out = append(out, text[:i]+text[i+1:])
		}
		if i+1 < len(text) {
			out = append(out, text[:i]+text[i+1:i+2]+text[i:i+1]+text[i+2:])
		}
	}
	return out
}
