package interview

import "testing"

func TestAnswersMayBeSaidInManyWords(t *testing.T) {
	for _, tc := range []struct {
		said, title string // what is asked next
	}{
		{"poach", "Whose turn is it?"},
		{"POACH", "Whose turn is it?"},
		{"tap a card", "Whose turn is it?"},
		{"Rival’s Choice", "Whose Final Adventure begins?"},
		{"heroic", "What would you do?"},
		{"3", "What would you do?"},
		{"2", "Whose turn is it?"}, // completing is one topic alone
	} {
		s := Start(Readings{})
		s.Answer(ReadLine(s.Screen().Ask, tc.said))
		if sc := s.Screen(); sc.Ask.Title != tc.title || sc.Reply != "" {
			t.Errorf("%q: %q is asked next, not %q; %s", tc.said, sc.Ask.Title, tc.title, sc.Reply)
		}
	}
}

func TestAWrongAnswerLosesNothing(t *testing.T) {
	s := Start(Readings{})
	for _, line := range []string{"complete an adventure", "mine", "step 3", "1"} {
		s.Answer(ReadLine(s.Screen().Ask, line))
	}
	before := s.Screen().Ask
	for _, line := range []string{"", "pizza", "wild", "none", "13 ruin", "7777 myth", "don't know", "help", "\x1b[2J"} {
		if s.Answer(ReadLine(before, line)); s.Screen().Ask.Title != before.Title || s.Screen().Reply == "" {
			t.Errorf("after %q: %q is asked, with %q", line, s.Screen().Ask.Title, s.Screen().Reply)
		}
	}
}

func TestBackTakesOneAnswerBackUpToTheFirst(t *testing.T) {
	s := Start(Readings{})
	var titles []string
	for _, line := range []string{"complete an adventure", "mine", "step 3", "1", "ruin", "ruin"} {
		titles = append(titles, s.Screen().Ask.Title)
		s.Answer(ReadLine(s.Screen().Ask, line))
	}
	if s.Screen().Verdict == "" {
		t.Fatal("there is no verdict")
	}
	for i := len(titles) - 1; i >= 0; i-- {
		if s.Answer(Input{Kind: InputBack}); s.Screen().Ask.Title != titles[i] {
			t.Errorf("back at %q, not at %q", s.Screen().Ask.Title, titles[i])
		}
	}
	if s.Answer(Input{Kind: InputBack}); s.Screen().Reply == "" {
		t.Error("back from the first question says nothing")
	}
}

func TestLeadsAreReadByTheirWords(t *testing.T) {
	for _, tc := range []struct{ said, want, wrong string }{
		{"ruin ruin myth", "myth ruin ruin", ""},
		{"2 ruins and a... myth", "", "a"},
		{"two ruins and myth, w", "myth ruin ruin wild", ""},
		{"myht", "myth", ""},
		{"none", "", ""},
		{"pizza", "", "pizza"},
	} {
		got, wrong := readLeads(tc.said)
		want, _ := readLeads(tc.want)
		if wrong != tc.wrong || wrong == "" && got != want {
			t.Errorf("%q: %v and %q, not %v and %q", tc.said, got, wrong, want, tc.wrong)
		}
	}
}
