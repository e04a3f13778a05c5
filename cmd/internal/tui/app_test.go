package tui

import (
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"example.com/xseekers/engine/cards"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial"
)

// aLesson has a step of every kind that a key may meet.
const aLesson = `
id: a-lesson
part: beginner
title: A lesson
about: One of each.
at:
  players:
    - {leads: [glyph, glyph, myth, ruin, vision, vision, wild], adventures: [drowned-gate, hollow-king]}
    - {leads: 6, adventures: [oracle-of-ash, sunken-observatory]}
  active: 0
  step: actions
  decks: {lead: [myth, glyph], adventure: [sleeping-leviathan]}
  discards: {lead: [myth, glyph], adventure: [bridge-of-broken-vows]}
  seed: 1
steps:
  - refuse: Complete **The Hollow King**, an Adventure that costs too much.
    code: emblem-unpaid
    solution: [complete "The Hollow King" with myth ruin]
    hints: [the rule, the card, the move]
    done: That was refused.
  - do: |
      Complete The Drowned Gate. Other **Leads** would do as well.

      This is the second paragraph of the step, which is here to be folded.
    goal: {archived: {card: drowned-gate}}
    solution: [complete "The Drowned Gate" with myth ruin wild]
    hints: [the rule, the card, the move]
    done: It is archived.
  - say: Read this, for it is all there is to it.
  - ask: Which is allowed?
    legal: [end turn, rest]
    done: You may end it.
closing: That was all.
`

// opened is the lesson on a screen of 80 by 24, after keys.
func opened(t *testing.T, names ...string) *app {
	t.Helper()
	g := cards.TrainingGame()
	l, err := scenarios.Load(g, "a-lesson.yaml", []byte(aLesson))
	if err != nil {
		t.Fatal(err)
	}
	a := newApp(Lesson{Session: tutorial.Start(g, l, tutorial.Options{}), Game: g}, false, 80, 24)
	keys(a, names...)
	return a
}

// Ways to the parts of the lesson.
var (
	refused = []string{":", `complete "The Hollow King" with myth ruin`, "enter", "esc"}
	second  = append(slices.Clone(refused), "enter")
	paying  = append(slices.Clone(second), "enter")
	done    = append(slices.Clone(second), ":", `complete "The Drowned Gate" with myth ruin wild`, "enter")
	asked   = append(slices.Clone(done), "enter", "enter")
	over    = append(slices.Clone(asked), "1", "enter", "enter")
)

func sees(t *testing.T, a *app, wanted ...string) {
	t.Helper()
	for _, want := range wanted {
		if !strings.Contains(a.View(), want) {
			t.Errorf("no %q on the screen:\n%s", want, a.View())
		}
	}
}

func TestNoKeyDoesNothingWithoutSayingSo(t *testing.T) {
	for name, way := range map[string][]string{
		"a page": {"m"}, "the list of steps": {"j"}, "a refuse step": nil, "a do step": second, "a payment": paying, "a step that is done": done, "a question": asked, "the end": over,
	} {
		var all []string
		for _, k := range appKeys() {
			all = append(all, k.keys...)
		}
		for _, key := range append(all, "f5", "z", " ", "x", "9", "left", "up", "down", "end") {
			a := opened(t, way...)
			before := a.View()
			if keys(a, key); a.end == appOpen && a.View() == before {
				t.Errorf("%s changes nothing at %s:\n%s", key, name, before)
			}
		}
	}
}

func TestAKeyThatIsForNothingSaysSo(t *testing.T) {
	sees(t, opened(t, "z"), "z does nothing here. ? shows the keys.")
	sees(t, opened(t, "u"), "There is nothing to take back")
	sees(t, opened(t, "b"), "This is the first step.")
	sees(t, opened(t, append(slices.Clone(paying), "enter")...), "Pick the Leads with Space first.")
}

func TestAChoiceThatIsNotOnOfferIsMarkedAndExplained(t *testing.T) {
	a := opened(t, second...)
	keys(a, slices.Repeat([]string{"down"}, 2)...)
	for range len(a.sc.Ask.Choices) {
		if c, _ := a.chosen(); c.Note != "" {
			break
		}
		keys(a, "down")
	}
	c, _ := a.chosen()
	sees(t, a, notNow+c.Text, "Enter tells more.")
	keys(a, "enter")
	if a.over == nil {
		t.Fatalf("no page tells more of %q:\n%s", c.Text, a.View())
	}
	sees(t, a, "─ Why ─")
	if keys(a, "esc"); a.over != nil {
		t.Error("Esc leaves the page open")
	}
	sees(t, a, "Complete The Drowned Gate")
}

func TestWhereTheStepAsksToBeRefusedAChoiceThatIsNotOnOfferIsTried(t *testing.T) {
	a := opened(t)
	for c, _ := a.chosen(); !strings.Contains(c.Text, "The Hollow King"); c, _ = a.chosen() {
		keys(a, "down")
	}
	sees(t, a, "Enter tries it.")
	if keys(a, "enter"); a.sc.Ask.Kind != tutorial.PromptPay {
		t.Errorf("no payment is asked for:\n%s", a.View())
	}
}

func TestAPaymentIsPickedLeadByLead(t *testing.T) {
	a := opened(t, paying...)
	sees(t, a, "None picked.", "[ ] Glyph, 2 of 2")
	keys(a, "down", "down", " ", "down", " ", "end", " ")
	sees(t, a, "You pay Myth, Ruin and Wild.")
	keys(a, "enter")
	sees(t, a, "── ✓ Done ─", "You archive The Drowned Gate.", "It is archived.", "Enter goes on.")
}

func TestWhatIsTypedInOneGoIsNotTakenForKeys(t *testing.T) {
	a := opened(t, second...)
	keys(a, ":end", " turn")
	sees(t, a, "> end turn")
	keys(a, "esc")
	sees(t, a, "1. Complete The Drowned Gate")
}

func TestALongReplyOpensOverTheScreenAndSpaceLeadsThroughIt(t *testing.T) {
	a := opened(t, refused[:3]...)
	if a.over == nil {
		t.Fatalf("a refusal of many lines stays beside the table:\n%s", a.View())
	}
	sees(t, a, "Done: refused, as it should be.", "The Hollow King needs", "Enter goes on · Esc closes")
	for n := 0; a.over != nil; n++ {
		if n == 10 {
			t.Fatalf("Space never reaches the end:\n%s", a.View())
		}
		keys(a, " ")
	}
	sees(t, a, "Enter goes on.")
}

func TestEnterGoesOnFromTheReplyThatSaysTheStepIsDone(t *testing.T) {
	a := opened(t, append(slices.Clone(refused[:3]), "enter")...)
	sees(t, a, "step 2 of 4")
	if a.over != nil {
		t.Errorf("the reply still covers the screen:\n%s", a.View())
	}
}

func TestAShortReplyStandsBesideTheTableAndScrolls(t *testing.T) {
	a := opened(t, second...)
	keys(a, "h")
	sees(t, a, "── Hint ─", "the rule", "Complete The Drowned Gate.")
	a.reply = strings.Repeat("A paragraph.\n\n", 20)
	for n := 0; !strings.Contains(a.View(), "That is the end of the text."); n++ {
		if keys(a, "pgdown"); n == 50 {
			t.Fatalf("its end is never reached:\n%s", a.View())
		}
	}
	sees(t, a, "▲")
	for n := 0; !strings.Contains(a.View(), "That is the beginning of the text."); n++ {
		if keys(a, "pgup"); n == 50 {
			t.Fatalf("its beginning is never reached:\n%s", a.View())
		}
	}
	sees(t, a, "▼")
}

func TestAWrongAnswerLeavesTheQuestionAndTheCursorThere(t *testing.T) {
	a := opened(t, append(slices.Clone(asked), "down", "enter")...)
	sees(t, a, "── Not that one ─", "Which is allowed?", "> 2. ")
	keys(a, "up", "enter")
	sees(t, a, "── ✓ Done ─", "You may end it.")
}

func TestALongQuestionStandsBelowItsSubject(t *testing.T) {
	a := opened(t, second...)
	a.sc.Ask.Title = "Thwart your rival's Sabotage, which is a long title by itself: which two matching Leads do you bury for it?"
	sees(t, a, "── Thwart your rival's Sabotage, which is a long title by itself ─", "Which two matching Leads do you bury")
}

func TestAWordIsLookedUpOfTheStepsFirst(t *testing.T) {
	a := opened(t, "g")
	sees(t, a, "> Adventure")
	keys(a, "scrap", "enter")
	sees(t, a, "─ A word ─", "Scrap")
}

func TestOneKeyOpensTheWholeTableAndAnotherTheWholeText(t *testing.T) {
	sees(t, opened(t, "t"), "─ The table ─", "Hand: 2 Glyph, 1 Myth, 1 Ruin, 2 Vision, 1 Wild", "You are asked")
	a := opened(t, paying...)
	a.resize(60, 20)
	sees(t, a, "Complete The Drowned Gate.", "… (m for all)")
	keys(a, "m")
	sees(t, a, "the second paragraph of the step")
}

func TestAStepIsJumpedTo(t *testing.T) {
	a := opened(t, "j", "down", "down", "enter")
	sees(t, a, "step 3 of 4", "Read this")
}

func TestTheLessonsEndLeadsToTheNextOne(t *testing.T) {
	a := opened(t, over...)
	sees(t, a, "── The end ─", "That was all.", "Enter leaves.")
	a.lesson.Next = "Another"
	sees(t, a, `Enter goes on to the next lesson, "Another"`)
	keys(a, "enter")
	if goOn, err := a.result(); !goOn || err != nil {
		t.Errorf("it ends with %v, %v", goOn, err)
	}
}

func TestALessonSaysHowItEnded(t *testing.T) {
	for _, tc := range []struct {
		key  string
		way  []string
		want error
	}{
		{"q", nil, ErrLeft}, {"ctrl+c", nil, ErrInterrupted}, {"ctrl+d", nil, io.EOF},
		{"q", over, nil}, {"ctrl+c", over, ErrInterrupted}, {"ctrl+d", over, nil},
		{"ctrl+c", []string{"?"}, ErrInterrupted}, {"ctrl+c", []string{":", "abc"}, ErrInterrupted}, {"ctrl+c", []string{"g"}, ErrInterrupted},
	} {
		a := opened(t, append(slices.Clone(tc.way), tc.key)...)
		if goOn, err := a.result(); goOn || !errors.Is(err, tc.want) || a.end == appOpen {
			t.Errorf("%s after %q ends it with %v, %v, not %v", tc.key, tc.way, goOn, err, tc.want)
		}
	}
	if _, err := opened(t).result(); !errors.Is(err, ErrInterrupted) {
		t.Errorf("ended from outside it gives %v", err)
	}
}

func TestWhatIsReachedIsKeptBeforeItShows(t *testing.T) {
	a := opened(t, second...)
	var seen string
	a.lesson.Answered = func(tutorial.Input) error {
		seen = a.View()
		return nil
	}
	keys(a, done[len(second):]...)
	if strings.Contains(seen, "✓ Done") || seen == "" {
		t.Errorf("kept when this had been shown:\n%s", seen)
	}
	full := errors.New("no room")
	a.lesson.Answered = func(tutorial.Input) error { return full }
	if keys(a, "enter"); a.end != appFailed {
		t.Fatal("it goes on though nothing can be kept")
	}
	if _, err := a.result(); !errors.Is(err, full) {
		t.Errorf("it ends with %v", err)
	}
}

func TestTheCursorStaysWhereItIsWhenTheWindowChanges(t *testing.T) {
	a := opened(t, second...)
	keys(a, "down")
	before := a.list.at()
	for _, size := range [][2]int{{60, 20}, {200, 50}, {30, 5}, {80, 24}} {
		a.resize(size[0], size[1])
		if a.View(); a.list.at() != before {
			t.Fatalf("at %v the cursor moves from %d to %d", size, before, a.list.at())
		}
	}
	a.resize(30, 5)
	sees(t, a, "60 columns")
}

func TestTheListFollowsTheCursorAndStandsStillOtherwise(t *testing.T) {
	l := newList([]string{"1. a", "2. b", "3. c", "4. d", "5. e"}, 0, 20, false)
	for _, tc := range []struct{ key, want string }{
		{"", "> 1. a|  2. b|  3. c"}, {"down", "  1. a|> 2. b|  3. c"}, {"down", "  1. a|  2. b|> 3. c"},
		{"down", "  2. b|  3. c|> 4. d"}, {"up", "  2. b|> 3. c|  4. d"}, {"end", "  3. c|  4. d|> 5. e"},
	} {
		if tc.key != "" {
			l.press(key(tc.key))
		}
		if got := strings.Join(l.window(3), "|"); got != tc.want {
			t.Errorf("after %q %q, not %q", tc.key, got, tc.want)
		}
	}
}

func TestALongChoiceIsBrokenBehindItsNumber(t *testing.T) {
	const long = "10. 中文字中文字中文字中文字中文字 abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz end"
	l := newList([]string{long, "11. b"}, 0, 24, false)
	lines := l.window(20)
	if len(lines) != l.height() {
		t.Errorf("%d lines, not %d", len(lines), l.height())
	}
	for i, line := range lines {
		if ansi.StringWidth(line) > 24 {
			t.Errorf("%q is wider than 24 columns", line)
		}
		if i > 0 && i < len(lines)-1 && !strings.HasPrefix(line, "      ") {
			t.Errorf("%q does not hang behind the number", line)
		}
	}
}
