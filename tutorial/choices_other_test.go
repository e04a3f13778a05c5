package tutorial

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/goal"
	"example.com/xseekers/scenarios"
)

// openStep is a session in a step that nothing ends.
func openStep(g *engine.Game, s engine.State, number int) *Session {
	step := scenarios.Step{
		Kind: scenarios.Do, Goal: goal.Goal{Kind: goal.Nothing}, Within: 20, Hints: [scenarios.Hints]string{"a", "b", "c"},
	}
	l := &scenarios.Lesson{Start: s, Seat: s.Decision.Player, Steps: []scenarios.Step{step}}
	l.Number, l.Part = number, scenarios.Endgame
	return Start(g, l, Options{})
}

// Whatever is listed says truly whether it is on offer, and what can be asked about it.
func TestEveryChoiceThatIsNotOnOfferSaysWhyInShort(t *testing.T) {
	g := cards.TrainingGame()
	pick := rand.New(rand.NewPCG(enginetest.Seed(t), 3))
	enginetest.Walk(t, g, engine.Setup{Players: 3, Variant: engine.AdvancedGame}, enginetest.Seed(t), func(s *engine.State) {
		if s.Over() || pick.IntN(10) > 0 {
			return
		}
		t1 := openStep(g, *s, 0)
		legal := g.Legal(s, nil)
		texts := map[string]bool{}
		for _, o := range t1.listed() {
			may := slices.ContainsFunc(legal, func(a engine.Action) bool {
				return a.Do == o.action.Do && a.From == o.action.From && (o.action.Card == 0 || a.Card == o.action.Card)
			})
			switch {
			case o.Note == "" && !may, o.Note != "" && g.Check(s, o.action) == nil:
				t.Errorf("%v: %q is noted with %q", s.Decision.Kind, o.Text, o.Note)
			case o.Note != "" && utf8.RuneCountInString(o.Note) > 80:
				t.Errorf("the note is long: %q", o.Note)
			case o.Note != "" && o.Wish == "":
				t.Errorf("%q has nothing to ask about", o.Text)
			case texts[o.Text] && o.Note != "":
				t.Errorf("%v: %q is listed twice", s.Decision.Kind, o.Text)
			}
			texts[o.Text] = true
			if o.Note != "" && pick.IntN(20) == 0 {
				t1.Answer(Input{Kind: InputWhy, Text: o.Wish})
				if !strings.Contains(t1.reply, "Not on offer now") && !strings.Contains(t1.reply, "Rule") {
					t.Errorf("why %q: %q", o.Wish, t1.reply)
				}
			}
		}
	})
}

func TestWhatIsNotOnOfferIsListedBehindWhatIs(t *testing.T) {
	b := newTable(t, 2)
	b.leads(0, "ggm")
	b.zone(0, "ggm", "vvg")
	b.zone(1, "mmr")
	b.holds(0, "feat-draw")
	s := openStep(b.g, b.s, 0)
	var texts []string
	for _, o := range s.listed() {
		texts = append(texts, o.Text)
	}
	for _, want := range []string{"Complete GGM", "Play feat-draw", "Barter", "Poach", "End your turn", "Rest: seek two Adventures, draw three Leads, skip the turn", "Thwart"} {
		if !slices.Contains(texts, want) {
			t.Errorf("%q is not listed: %q", want, texts)
		}
	}
	if last := slices.Index(texts, "End your turn"); last > slices.Index(texts, "Thwart") {
		t.Errorf("what belongs to another moment stands before what does not: %q", texts)
	}
}

func TestWhatALaterLessonTeachesIsNotListed(t *testing.T) {
	b := newTable(t, 2)
	b.leads(0, "gggr")
	lists := func(number int) bool {
		return slices.ContainsFunc(openStep(b.g, b.s, number).listed(), func(o option) bool { return o.action.Do == engine.DoBarter })
	}
	teach := scenarios.Teaching(engine.R7_3)
	if len(teach) == 0 {
		t.Skip("no lesson teaches Barter yet")
	}
	if n := teach[0].Number; lists(n-1) || !lists(n) || !lists(n+1) {
		t.Errorf("Barter is taught in lesson %d and listed before %v, in it %v, after it %v", n, lists(n-1), lists(n), lists(n+1))
	}
	s := openStep(b.g, b.s, 0)
	for part, want := range map[scenarios.Part]bool{scenarios.ActionX: false, scenarios.HeroicFeats: true, scenarios.Endgame: true} {
		s.lesson.Part = part
		if got := slices.ContainsFunc(s.listed(), func(o option) bool { return o.action.Do == engine.DoBarter }); got != want {
			t.Errorf("in a lesson of one's own for part %s Barter is listed: %v", part, got)
		}
	}
}

func TestWhatALaterLessonTeachesIsNoAdvice(t *testing.T) {
	if len(scenarios.Teaching(engine.R7_3)) == 0 {
		t.Skip("no lesson teaches Barter yet")
	}
	b := newTable(t, 2)
	b.leads(0, "gggr")
	for number, want := range map[int]bool{1: false, 99: true} {
		s := openStep(b.g, b.s, number)
		s.Answer(Input{Kind: InputSay, Text: "thwart glyph glyph"})
		if got := strings.Contains(s.reply, "`barter"); got != want {
			t.Errorf("in lesson %d Barter is named: %v\n%s", number, got, s.reply)
		}
		s.lesson.Steps[0].Within = 1
		s.Answer(Input{Kind: InputSay, Text: "breakthrough glyph glyph glyph"})
		if got := strings.Contains(s.reply, "The course comes to it later."); got == want {
			t.Errorf("in lesson %d a Breakthrough is told to come later: %v\n%s", number, got, s.reply)
		}
	}
}

// What a learner is shown does not depend on what is hidden from them, up to what others then do.
func TestNothingHiddenIsShown(t *testing.T) {
	g := cards.TrainingGame()
	seed := enginetest.Seed(t)
	pick := rand.New(rand.NewPCG(seed, 4))
	enginetest.Walk(t, g, engine.Setup{Players: 2, Variant: engine.AdvancedGame}, seed, func(s *engine.State) {
		if s.Over() || pick.IntN(25) > 0 {
			return
		}
		other := enginetest.Redeal(g, s, s.Decision.Player, seed+1)
		for _, in := range []Input{
			{Kind: InputHelp}, {Kind: InputHint}, {Kind: InputWhy, Text: "barter"}, {Kind: InputWhy, Text: "rest"},
			{Kind: InputSay, Text: "thwart glyph glyph glyph"}, {Kind: InputRecap}, {Kind: InputSay, Text: "sing"},
		} {
			a, b := openStep(g, *s, 0), openStep(g, other, 0)
			a.Answer(in)
			b.Answer(in)
			if x, y := a.Screen(), b.Screen(); !reflect.DeepEqual(x, y) {
				t.Fatalf("%+v shows what is hidden:\n%+v\n%+v", in, x.Reply, y.Reply)
			}
		}
	})
}
