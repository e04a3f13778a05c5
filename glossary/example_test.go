package glossary_test

import (
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/goal"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/engine/strictyaml"
	"example.com/xseekers/glossary"
)

func TestEveryExampleIsPlayed(t *testing.T) {
	for _, term := range glossary.Terms() {
		t.Run(term.ID, func(t *testing.T) { play(t, &term.Example) })
	}
	for _, faq := range glossary.FAQs() {
		t.Run(faq.ID, func(t *testing.T) { play(t, &faq.Example) })
	}
}

// play makes the tries of an example, each of which is allowed but a last one that is refused, and
// sees whether its goal is met then.
func play(t *testing.T, x *glossary.Example) {
	if x.Shows == "" {
		if x.At != "" || x.Tries != nil || x.Then != "" || x.Refused != engine.NoCode || x.By != 0 {
			t.Error("an example that shows nothing")
		}
		return
	}
	g := cards.TrainingGame()
	s, err := position.Load(g, "at", []byte(x.At))
	if err != nil {
		t.Fatal(err)
	}
	met := goalOf(t, g, x.Then)
	if x.Then == "" && x.Refused == engine.NoCode || x.Then != "" && x.Refused == engine.NoCode && met.Met(&s, x.By) {
		t.Error("nothing is refused, and no goal becomes met")
	}
	for i, try := range x.Tries {
		by, last := s.Decision.Player, i == len(x.Tries)-1
		if last && x.Refused != engine.NoCode {
			by = x.By
		}
		v := engine.ViewOf(&s, by)
		a, err := notation.Parse(g, &v, try)
		if err != nil {
			t.Fatalf("%q: %v", try, err)
		}
		if got := engine.NoCode; last {
			if r := g.Check(&s, a); r != nil {
				got = r.Code()
			}
			if got != x.Refused {
				t.Fatalf("%q gives the code %q, not %q", try, got, x.Refused)
			}
			if x.Refused != engine.NoCode {
				break
			}
		}
		if r := g.Apply(&s, a, nil); r != nil {
			t.Fatalf("%q is refused: %v", try, r)
		}
	}
	if x.Then != "" && !met.Met(&s, x.By) {
		t.Errorf("in the end %s does not hold", x.Then)
	}
}

func goalOf(t *testing.T, g *engine.Game, text string) goal.Goal {
	t.Helper()
	if text == "" {
		return goal.Goal{}
	}
	doc, err := strictyaml.Parse("then", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	then := goal.Read(g, doc.Root)
	if err := doc.Err(); err != nil {
		t.Fatal(err)
	}
	return then
}
