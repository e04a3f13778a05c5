package glossary_test

import (
	"math/rand/v2"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/glossary"
)

// wordOfVerb is the word of the game for what the engine says happened.
var wordOfVerb = map[engine.Verb]string{
	engine.VerbDraw: "draw", engine.VerbDiscard: "discard", engine.VerbSeek: "seek", engine.VerbArchive: "archive",
	engine.VerbStore: "archive", engine.VerbBury: "bury", engine.VerbScrap: "scrap",
}

func TestCardsGoWhereTheWordsSay(t *testing.T) {
	places := map[string]map[engine.Thing]engine.Place{}
	for _, w := range glossary.WhereCardsGo() {
		if term, ok := glossary.ByID(w.Term); !ok || len(term.Rules) == 0 || term.Rules[0] != w.Rule {
			t.Errorf("%s is no term of rule %s", w.Term, w.Rule)
		}
		places[w.Term] = map[engine.Thing]engine.Place{engine.ALead: w.Lead, engine.AnAdventure: w.Adventure, engine.AnActionX: w.ActionX}
		for _, p := range places[w.Term] {
			if (w.Says(p) == "") != (p == engine.Nowhere) {
				t.Errorf("%s says %q of place %d", w.Term, w.Says(p), p)
			}
		}
	}
	seen := map[string]bool{}
	for _, e := range walked(t, 12) {
		word := wordOfVerb[e.Verb]
		if word == "" || e.Not {
			continue
		}
		seen[word] = true
		if want := places[word][e.Thing]; e.To != want {
			t.Fatalf("%s moves a card of kind %d to place %d, the words say %d", word, e.Thing, e.To, want)
		}
	}
	for word := range places {
		if !seen[word] {
			t.Errorf("no walk shows %s", word)
		}
	}
}

// walked is what happened in random games of the Advanced Game.
func walked(t *testing.T, games int) []engine.Event {
	g, seed := cards.TrainingGame(), enginetest.Seed(t)
	var log engine.Log
	for n := range uint64(games) {
		s, err := g.Deal(engine.Setup{Players: 2, Variant: engine.AdvancedGame, Seed: seed + n}, &log)
		if err != nil {
			t.Fatal(err)
		}
		pick := rand.New(rand.NewPCG(seed, n))
		for step := 0; step < 400 && !s.Over(); step++ {
			if no := g.Apply(&s, enginetest.Pick(g, &s, pick), &log); no != nil {
				t.Fatal(no)
			}
		}
	}
	return log.Events
}
