package glossary

import (
	"slices"
	"strings"
	"testing"
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
		{"before the beginning of another name", "adventurez", "adventure", Typo},
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
		{"names that begin alike", "arch", []string{"archive", "archive-zone"}},
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

// far are ordinary words that are like no word of the game.
const far = `
	airplane banana bishop broccoli calculator camera candle carpet cathedral chimney chocolate cinnamon
	dentist dolphin dragonfly elephant fiddle fridge giraffe guitar hammer hippopotamus island jacket kangaroo
	keyboard kitchen knight lemonade lighthouse mathematics microphone monday mountain mushroom neighbour notebook
	octopus orchestra parachute penguin photograph pizza potato pyjamas queen rabbit refrigerator saxophone
	screwdriver shampoo spaghetti strawberry telephone thermometer umbrella volcano wednesday xylophone zebra zucchini`

func TestWhatIsNoWordOfTheGameFindsNothing(t *testing.T) {
	long := strings.Repeat("x", 1<<20)
	words := append(strings.Fields(far), "", " ", "?!", "zzzz", "🂡", "\x00", "\x1b[31m", "\xff\xfe", long, long+" scrap")
	for _, query := range words {
		if hits := Find(query); len(hits) > 0 {
			t.Errorf("Find(%.20q) = %v", query, summary(hits))
		}
	}
}

func TestHowALetterIsWrittenDoesNotMatter(t *testing.T) {
	var x Index
	x.Add(0, "Caf\u00e9", false)
	x.Add(1, "U\u0308bergang", false)
	for query, entry := range map[string]int{
		"caf\u00e9": 0, "cafe\u0301": 0, "CAFE": 0, "\u00fcbergang": 1, "u\u0308bergang": 1, "ubergang": 1, "ca\x00fe\u0301": -1,
	} {
		found := x.Find(query)
		if got := slices.ContainsFunc(found, func(m Match) bool { return m.Entry == entry && m.How == Exact }); got != (entry >= 0) {
			t.Errorf("Find(%+q) = %v", query, found)
		}
	}
}

func TestWhatIsNearerScoresMore(t *testing.T) {
	for _, query := range []string{"scrap", "adv", "zone", "seak", "wild", "deck out", "tap", "berry", "bonding", "lead"} {
		hits := Find(query)
		for i, m := range hits {
			if m.Score() <= 0 || m.Score() > 1 || i > 0 && m.Score() > hits[i-1].Score() {
				t.Errorf("%q: hit %d of %v scores %v", query, i+1, summary(hits), m.Score())
			}
		}
	}
	for _, term := range Terms() {
		if hits := Find(term.Name); hits[0].Score() != 1 || len(hits) > 1 && hits[1].Score() == 1 {
			t.Errorf("%q scores %v", term.Name, summary(hits))
		}
	}
}

func FuzzFind(f *testing.F) {
	for _, query := range []string{"scrap", "", " ", "\x00", "wi lea", "U\u0308bergang", "\xff", "rival's choice", "\u202e"} {
		f.Add(query)
	}
	f.Fuzz(func(t *testing.T, query string) {
		seen := map[int]bool{}
		last := 1.0
		for _, m := range Find(query) {
			if seen[m.Entry] || m.Score() > last || m.Score() <= 0 {
				t.Fatalf("Find(%q) = %v", query, summary(Find(query)))
			}
			seen[m.Entry], last = true, m.Score()
		}
	})
}
