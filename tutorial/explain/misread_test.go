package explain_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/tutorial/explain"
)

const table = "{variant: advanced, players: [" +
	"{leads: [ruin, ruin, myth, wild], actionx: [trail-rations], active: [base-camp], adventures: [drowned-gate]}, " +
	"{leads: [glyph, glyph, myth], actionx: [map-seller], active: [hidden-grotto], adventures: [hollow-king]}]"

// misread is what is said of a text that is no action.
func misread(t *testing.T, g *engine.Game, s *engine.State, by engine.Seat, text string) explain.Misreading {
	t.Helper()
	v := engine.ViewOf(s, by)
	_, err := notation.Parse(g, &v, text)
	var e *notation.Error
	if !errors.As(err, &e) {
		t.Fatalf("%q is read (%v)", text, err)
	}
	return explain.Misread(g, s, by, e)
}

func TestATextThatIsNoActionIsMetWithWhatCanBeSaidNow(t *testing.T) {
	g := cards.TrainingGame()
	s, err := position.Load(g, "at", []byte(table+"}"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ text, word, first string }{
		{"trail rations", "trail rations", `play "Trail Rations"`},
		{"discard trail rations", "trail rations", `play "Trail Rations"`},
		{"play pizza", "pizza", `play "Trail Rations"`},
		{"the gate", "the gate", `complete "The Drowned Gate" with myth ruin ruin`},
		{"3 ruins", "3 ruins", `breakthrough ruin ruin wild, ruin on top`},
		{"camp", "camp", `use "Base Camp" exploit`},
		{"how do i end my turn", "how", "end turn"},
		{"frobnicate", "frobnicate", ""},
	} {
		m := misread(t, g, &s, 0, c.text)
		if m.Word != c.word || m.Column == 0 || len(m.Instead) == 0 || c.first != "" && !strings.HasPrefix(c.first, m.Instead[0]) {
			t.Errorf("%q: %q in column %d, instead %q; not %q and %q first", c.text, m.Word, m.Column, m.Instead, c.word, c.first)
		}
		v := engine.ViewOf(&s, 0)
		for _, text := range m.Instead {
			a, err := notation.Parse(g, &v, text)
			if err != nil || g.Check(&s, a) != nil {
				t.Errorf("%q: %q can be said now, but is refused (%v)", c.text, text, err)
			}
		}
	}
	m := misread(t, g, &s, 0, "play pizza")
	want := "\"pizza\" is not the name of a card in your hand. You can say `play \"Trail Rations\"`, "
	if !strings.HasPrefix(m.Line(), want) || !strings.HasSuffix(m.Line(), " now.") {
		t.Errorf("in one line: %s", m.Line())
	}
	m = misread(t, g, &s, 1, "frobnicate")
	if len(m.Instead) > 0 || !strings.Contains(m.Markdown(), "It is for your rival to decide now") {
		t.Errorf("who is not to decide is told %s", m.Markdown())
	}
}

// A rival's hand is not known by what a text is met with (1.5).
func TestATextIsMetAlikeWhateverItsReaderCannotSee(t *testing.T) {
	g := enginetest.Game(t, enginetest.AdvancedSet())
	seed := enginetest.Seed(t)
	pick := rand.New(rand.NewPCG(seed, 11))
	begin := strings.Fields("play use discard poach complete it")
	enginetest.Walk(t, g, engine.Setup{Players: 3, Variant: engine.AdvancedGame, First: 0}, seed, func(s *engine.State) {
		seat := engine.Seat(pick.IntN(3))
		other := enginetest.Redeal(g, s, seat, pick.Uint64())
		all := g.Cards()
		text := begin[pick.IntN(len(begin))] + " " + g.Name(all[pick.IntN(len(all))])
		said := func(s *engine.State) string {
			v := engine.ViewOf(s, seat)
			a, err := notation.Parse(g, &v, text)
			var e *notation.Error
			switch no := g.Check(s, a); {
			case errors.As(err, &e):
				m := explain.Misread(g, s, seat, e)
				return m.Markdown()
			case no != nil:
				x := explain.Refusal(g, s, no)
				return x.Markdown()
			}
			return "allowed"
		}
		if here, there := said(s), said(&other); here != there {
			t.Fatalf("%q is met with\n%s\nand, dealt anew, with\n%s", text, here, there)
		}
	})
}

func TestWhereACardLiesIsToldOfWhatIsSeenAlone(t *testing.T) {
	for _, c := range []struct{ try, says string }{
		{"play base camp", "; it lies in your Active Zone."},
		{"play map seller", "is not an ActionX card in your hand."},
		{"play the paper bird", "is not an ActionX card in your hand."},
		{"use hidden grotto", "; it lies in your rival's Active Zone."},
		{"complete hollow king with ruin", "; it lies in your rival's Adventure Zone."},
		{"sabotage hollow king with ruin", "what Sabotage hits you choose when it takes effect."},
	} {
		g := cards.TrainingGame()
		s, err := position.Load(g, "at", []byte(table+"}"))
		if err != nil {
			t.Fatal(err)
		}
		v := engine.ViewOf(&s, 0)
		a, err := notation.Parse(g, &v, c.try)
		if err != nil {
			t.Logf("%q: %v", c.try, err)
			continue
		}
		no := g.Check(&s, a)
		if no == nil {
			t.Errorf("%q is allowed", c.try)
			continue
		}
		e := explain.Refusal(g, &s, no)
		if !slices.ContainsFunc(e.Parts, func(p explain.Part) bool { return strings.HasSuffix(p.Text, c.says) }) {
			t.Errorf("%q: %+v, and none ends with %q", c.try, e.Parts, c.says)
		}
	}
}
