package explain

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/position"
)

// atTable is a position of the Advanced Game, and an action of seat 0 as data.
func atTable(t *testing.T, data string) (*engine.Game, engine.State, engine.Action) {
	t.Helper()
	g := cards.TrainingGame()
	s, err := position.Load(g, "at", []byte(
		"players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate], actionx: [trail-rations]}, {leads: [glyph]}]"))
	if err != nil {
		t.Fatal(err)
	}
	a, err := position.UnmarshalAction(g, []byte(data))
	if err != nil {
		t.Fatal(err)
	}
	return g, s, a
}

func TestAReceiptTellsRuleReadingAndCardApart(t *testing.T) {
	for _, c := range []struct{ name, action, says string }{
		{"a printed rule refuses", `{"do":"negotiate","scrap":"drowned-gate"}`, "rule 7.7 (printed)"},
		{"our reading refuses", `{"do":"barter","pay":["ruin","ruin","myth"]}`, "our reading of rule 1.6"},
		{"the text of a card allows", `{"do":"play","card":"trail-rations"}`, "card text of Trail Rations"},
		{"a printed rule allows", `{"do":"end-turn"}`, "rule 4.5 (printed)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, s, a := atTable(t, c.action)
			r := ReceiptOf(g, &s, a)
			if r.Says() != c.says || len(r.Faults) > 0 || len(r.Held) == 0 {
				t.Errorf("it says %q, with the faults %q, not %q", r.Says(), r.Faults, c.says)
			}
		})
	}
}

// TestNoReceiptFindsAFault walks at random through both games: the engine agrees with itself.
func TestNoReceiptFindsAFault(t *testing.T) {
	for variant, g := range map[engine.Variant]*engine.Game{
		engine.BeginnerGame: cards.TrainingGame(),
		engine.AdvancedGame: enginetest.Game(t, enginetest.AdvancedSet()),
	} {
		seed := enginetest.Seed(t)
		pick := rand.New(rand.NewPCG(seed, 4))
		enginetest.Walk(t, g, engine.Setup{Players: 3, Variant: variant}, seed, func(s *engine.State) {
			if pick.IntN(8) > 0 {
				return
			}
			shapes := enginetest.Shapes(g, s, engine.Seat(pick.IntN(int(s.Players))))
			a := shapes[pick.IntN(len(shapes))]
			if pick.IntN(2) == 0 && !s.Over() {
				a = enginetest.Pick(g, s, pick)
			}
			if r := ReceiptOf(g, s, a); len(r.Faults) > 0 {
				t.Fatalf("%+v: %q", a, r.Faults)
			}
		})
	}
}

// TestEveryContradictionOfTheEngineIsReported lets one answer of the engine be false.
func TestEveryContradictionOfTheEngineIsReported(t *testing.T) {
	const refused, allowed = `{"do":"complete","adventure":"drowned-gate","pay":["ruin","ruin"]}`, `{"do":"end-turn"}`
	for _, c := range []struct {
		name, action string
		lie          func(w *witness, g *engine.Game, s *engine.State, a engine.Action)
		fault        string
	}{
		{"Legal offers what Check refuses", refused, func(w *witness, g *engine.Game, _ *engine.State, a engine.Action) {
			w.legal = func(s *engine.State) []engine.Action { return append(g.Legal(s, nil), a) }
		}, "Legal offers the attempt and Check refuses it"},
		{"Legal leaves out what Check passes", allowed, func(w *witness, g *engine.Game, _ *engine.State, _ engine.Action) {
			w.legal = func(s *engine.State) []engine.Action { return g.Legal(s, nil)[:1] }
		}, "Legal does not offer it"},
		{"another legal action is refused", allowed, func(w *witness, g *engine.Game, _ *engine.State, a engine.Action) {
			w.legal = func(s *engine.State) []engine.Action {
				return append(g.Legal(s, nil), engine.Action{Do: engine.DoRest})
			}
		}, "Check refuses it: rest"},
		{"nothing is legal", refused, func(w *witness, _ *engine.Game, _ *engine.State, _ engine.Action) {
			w.legal = func(*engine.State) []engine.Action { return nil }
		}, "nothing is legal"},
		{"Apply carries out what Check refuses", refused, func(w *witness, _ *engine.Game, _ *engine.State, _ engine.Action) {
			w.apply = func(*engine.State, engine.Action) *engine.Rejection { return nil }
		}, "Apply says that it is legal"},
		{"Apply refuses for other reasons", refused, func(w *witness, _ *engine.Game, _ *engine.State, _ engine.Action) {
			w.apply = func(_ *engine.State, a engine.Action) *engine.Rejection {
				return &engine.Rejection{Action: a, Unmet: []engine.Unmet{{Code: engine.GameOver}}}
			}
		}, "for other reasons"},
		{"a refused action changes the position", refused, func(w *witness, g *engine.Game, _ *engine.State, _ engine.Action) {
			w.apply = func(s *engine.State, a engine.Action) *engine.Rejection {
				s.Turn++
				return g.Check(s, a)
			}
		}, "has changed the position"},
		{"the position is no possible one", allowed, func(w *witness, _ *engine.Game, s *engine.State, _ engine.Action) {
			s.Seats[0].Leads[engine.Wild]++ // a card too many
		}, "the position cannot be"},
		{"the position comes back as another", allowed, func(w *witness, _ *engine.Game, _ *engine.State, _ engine.Action) {
			w.reread = func(s *engine.State) (engine.State, error) { return engine.State{}, nil }
		}, "as another one"},
		{"the action leads to an impossible position", allowed, func(w *witness, g *engine.Game, before *engine.State, _ engine.Action) {
			was := *before
			w.reread = func(s *engine.State) (engine.State, error) {
				if *s == was {
					return was, nil
				}
				return engine.State{}, errors.New("a card in two places")
			}
		}, "after the action, the position cannot be: a card in two places"},
		{"a repair is refused", refused, func(w *witness, _ *engine.Game, _ *engine.State, _ engine.Action) {
			w.repairs = func(s *engine.State, r *engine.Rejection) []Repair {
				return []Repair{{Text: "Do it again.", State: *s, Action: r.Action}}
			}
		}, `the repair "Do it again." is refused`},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, s, a := atTable(t, c.action)
			w := witnessOf(g)
			c.lie(&w, g, &s, a)
			r := w.receipt(g, &s, a)
			if r.Says() != "looks like a bug" || !strings.Contains(strings.Join(r.Faults, "\n"), c.fault) {
				t.Errorf("it says %q, with the faults %q", r.Says(), r.Faults)
			}
		})
	}
}
