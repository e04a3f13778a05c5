package tutorial

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/glossary"
	"example.com/xseekers/scenarios"
)

func TestTheWordsOfATextBoldOnesFirst(t *testing.T) {
	teaches := func(rules ...engine.Rule) (h scenarios.Head) {
		for _, r := range rules {
			h.Teaches = append(h.Teaches, scenarios.Taught{Rule: r, Step: 1})
		}
		return h
	}
	for _, tc := range []struct {
		text string
		head scenarios.Head
		want []string
	}{
		{"Nothing here that is one.", teaches(), nil},
		{"You draw Leads and **bury** two.", teaches(), []string{"Bury", "Draw", "Lead"}},
		{"You draw Leads and bury two.", teaches(engine.R12_4), []string{"Bury", "Draw", "Lead"}},
		{"Your Final Adventure is no Adventure like others.", teaches(), []string{"Final Adventure", "Adventure"}},
		{"Two Leads. Leads, and a Lead's emblem.", teaches(), []string{"Lead", "Emblem"}},
		{"Type `bury` or `thwart glyph glyph`.", teaches(), nil},
		{"**Heroic Feats** are more than a Feat.", teaches(), []string{"Heroic Feat", "Feat"}},
		{"They **exhaust** it.", teaches(), []string{"Leverage"}},
		{"They exhaust it.", teaches(), nil},
		{"**unclosed bury", teaches(), []string{"Bury"}},
		{"", teaches(), nil},
	} {
		words, fresh := wordsIn(tc.text, tc.head)
		if diff := cmp.Diff(tc.want, words); diff != "" || fresh != len(tc.head.Teaches) {
			t.Errorf("%q, %d new (-want +got):\n%s", tc.text, fresh, diff)
		}
	}
}

func TestAWordIsNewWhereNoLessonBeforeTeachesIt(t *testing.T) {
	early := scenarios.Teaching(engine.R7_3)
	if len(early) == 0 {
		t.Skip("no lesson teaches Barter yet")
	}
	for number, fresh := range map[int]int{early[0].Number - 1: 1, early[0].Number: 1, early[0].Number + 1: 0} {
		h := scenarios.Head{Number: number}
		if number == early[0].Number {
			h = early[0]
		}
		if _, got := wordsIn("You may **Barter**.", h); got != fresh {
			t.Errorf("in lesson %d Barter is new: %v", number, got == 1)
		}
	}
	if _, got := wordsIn("You may Barter.", scenarios.Head{Number: early[0].Number - 1}); got != 0 {
		t.Error("a word in passing is new before its lesson")
	}
	if _, got := wordsIn("You may **Barter**.", early[0], "First, a step.", "To Barter is this."); got != 0 {
		t.Error("what an earlier step has said is new once more")
	}
}

func TestEveryTermIsFoundByItsName(t *testing.T) {
	for _, term := range glossary.Terms() {
		if got, _ := wordsIn("Of **"+term.Name+"** we speak.", scenarios.Head{}); !slices.Contains(got, term.Name) {
			t.Errorf("%q is found as %q", term.Name, got)
		}
	}
}

func TestAWordIsLookedUpEvenMisspelt(t *testing.T) {
	bury, _ := glossary.ByID("bury")
	for _, text := range []string{"bury", "Bury", "buried", "bruy"} {
		page := lookUp(text)
		for _, want := range []string{"**Bury.** ", bury.Meaning, "Rule 12.4", bury.Example.Shows} {
			if !strings.Contains(page, want) {
				t.Errorf("%q: no %q in\n%s", text, want, page)
			}
		}
	}
	if page := lookUp("qqqq\x1b[2J" + strings.Repeat("x", 500)); len(page) > 200 || strings.Contains(page, "\x1b") {
		t.Errorf("a word that is none: %q", page)
	}
}

func TestAWordAloneListsThoseOfTheStep(t *testing.T) {
	g := cards.TrainingGame()
	s := Start(g, &scenarios.Lesson{Steps: []scenarios.Step{{Text: "Draw **Leads** now."}, {Text: "**Bury** it."}, {Text: "Hm."}}}, Options{})
	for _, want := range []string{"The words here: **Lead**, **Draw**. Look one up as in `word lead`.", "**Bury.** ", "No word of the game stands here."} {
		s.Answer(Input{Kind: InputWord})
		if !strings.HasPrefix(s.reply, want) {
			t.Errorf("got %q, want %q", s.reply, want)
		}
		s.Answer(Input{Kind: InputNext})
	}
}

func BenchmarkWords(b *testing.B) {
	text := strings.Repeat("You are on the **Final Adventure**: discard all Leads from your hand, and reveal an Adventure. ", 6)
	for b.Loop() {
		wordsIn(text, scenarios.Head{})
	}
}

func TestTheFirstSentenceOfAText(t *testing.T) {
	for text, want := range map[string]string{
		"One. Two.": "One.",
		"You race for **Cards**: five\nof them win. So go.": "You race for **Cards**: five of them win.",
		"There are two:\n\n- one\n- two":                    "There are two…",
		"Is it\nso? Yes.":                                   "Is it so?",
		"No stop":                                           "No stop",
		"Version 1.2 of it. More":                           "Version 1.2 of it.",
		"":                                                  "",
	} {
		if got := firstSentence(text); got != want {
			t.Errorf("%q gives %q, not %q", text, got, want)
		}
	}
}
