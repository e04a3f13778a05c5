package tutorial

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/notation"
)

func TestWhatATypedLineMeans(t *testing.T) {
	choices := Prompt{Kind: PromptChoose, Choices: []Choice{{Text: "Begin your turn"}, {Text: "Back to camp"}}}
	answers := Prompt{Kind: PromptAnswer, Choices: []Choice{{Text: "You keep\nall nine."}, {Text: "end turn"}}}
	for _, tc := range []struct {
		p    Prompt
		line string
		want Input
	}{
		{choices, "", Input{Kind: InputNext}},
		{choices, "  NEXT ", Input{Kind: InputNext}},
		{choices, "b", Input{Kind: InputBack}},
		{choices, "u", Input{Kind: InputUndo}},
		{choices, "redo", Input{Kind: InputRedo}},
		{choices, "skip", Input{Kind: InputSkip}},
		{choices, "jump 3", Input{Kind: InputJump, Choice: 3}},
		{choices, "jump to 3", Input{Kind: InputJump, Choice: 3}},
		{choices, "jump", Input{Kind: InputJump}},
		{choices, "more", Input{Kind: InputMore}},
		{choices, "g", Input{Kind: InputWord}},
		{choices, "g  final   adventure", Input{Kind: InputWord, Text: "final adventure"}},
		{choices, "Word Bury", Input{Kind: InputWord, Text: "Bury"}},
		{choices, "recap", Input{Kind: InputRecap}},
		{choices, "test out", Input{Kind: InputProve}},
		{choices, "prove", Input{Kind: InputProve}},
		{choices, "?", Input{Kind: InputHelp}},
		{choices, "why 2", Input{Kind: InputWhy, Choice: 2}},
		{choices, "why can't I rest?", Input{Kind: InputWhy, Text: "rest"}},
		{choices, "2", Input{Kind: InputChoose, Choice: 1}},
		{choices, "2.", Input{Kind: InputChoose, Choice: 1}},
		{choices, "begin your turn", Input{Kind: InputChoose}},
		{choices, "back to camp", Input{Kind: InputChoose, Choice: 1}},
		{choices, "back to camp with ruin", Input{Kind: InputSay, Text: "back to camp with ruin"}},
		{choices, "g g w", Input{Kind: InputSay, Text: "g g w"}},
		{choices, "w g", Input{Kind: InputSay, Text: "w g"}},
		{choices, "pass", Input{Kind: InputSay, Text: "pass"}},
		{choices, "end turn", Input{Kind: InputSay, Text: "end turn"}},
		{answers, "1", Input{Kind: InputChoose}},
		{answers, "you keep all nine.", Input{Kind: InputChoose}},
		{answers, "end turn", Input{Kind: InputChoose, Choice: 1}},
		{Prompt{Kind: PromptPay}, "2", Input{Kind: InputSay, Text: "2"}},
	} {
		if diff := cmp.Diff(tc.want, ReadLine(tc.p, tc.line)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", tc.line, diff)
		}
	}
}

// Neither takes the other's place. Where a card is asked for, a bare word may be a slip in its name: the
// card has to be named better then.
func TestNoWordForTheLessonIsAnAction(t *testing.T) {
	g := cards.TrainingGame()
	for _, c := range g.Cards() {
		for _, part := range strings.Fields(strings.ToLower(g.Name(c))) {
			if _, taken := wordsAlone[part]; taken {
				t.Errorf("%q is a word for the lesson, and of the card %s", part, g.Name(c))
			}
		}
	}
	for _, variant := range []engine.Variant{engine.BeginnerGame, engine.AdvancedGame} {
		enginetest.Walk(t, g, engine.Setup{Players: 3, Variant: variant}, enginetest.Seed(t), func(s *engine.State) {
			if s.Over() || s.Turn > 3 {
				return
			}
			for _, a := range g.Legal(s, nil) {
				words := notation.Format(g, a)
				if in := ReadLine(Prompt{Kind: PromptChoose}, words); in.Kind != InputSay || in.Text != words {
					t.Errorf("the action %q is read as %+v", words, in)
				}
			}
			v := engine.ViewOf(s, s.Decision.Player)
			for word := range wordsAlone {
				a, err := notation.Parse(g, &v, word)
				switch {
				case err != nil || word == "":
				case len(word) == 1 && isLetterOfLead(word): // a Lead alone has to be written out
				case a.Card == 0 && a.Spend == 0:
					t.Errorf("%v: %q is also %+v", s.Decision.Kind, word, a)
				}
			}
		})
	}
}
