package explain_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/tutorial/explain"
)

// TestEveryRefusalIsExplainedAndItsRepairReallyMends walks at random and explains a sample of the
// refusals there.
func TestEveryRefusalIsExplainedAndItsRepairReallyMends(t *testing.T) {
	g := cards.TrainingGame()
	seed := enginetest.Seed(t)
	pick := rand.New(rand.NewPCG(seed, 1))
	mended := 0
	enginetest.Walk(t, g, engine.Setup{Players: 2 + int(seed%3), First: engine.CoinFlip}, seed, func(s *engine.State) {
		seat := engine.Seat(pick.IntN(int(s.Players)))
		shapes := enginetest.Shapes(g, s, seat)
		for range 5 {
			a := shapes[pick.IntN(len(shapes))]
			r := g.Check(s, a)
			if r == nil {
				continue
			}
			e := explain.Refusal(g, s, r)
			page := e.Markdown()
			if strings.ContainsAny(page, "{}") || !strings.Contains(page, "Rule ") || e.Headline() == "" {
				t.Fatalf("%+v is explained so:\n%s", a, page)
			}
			for _, m := range e.Repairs {
				mended++
				if no := g.Check(&m.State, m.Action); no != nil || m.Text == "." {
					t.Fatalf("%+v: the repair %q is refused: %v", a, m.Text, no)
				}
			}
		}
	})
	if mended == 0 {
		t.Error("no refusal of the walk had a repair")
	}
}

// TestAnExplanationKnowsNoMoreThanItsReader re-deals what the reader cannot see.
func TestAnExplanationKnowsNoMoreThanItsReader(t *testing.T) {
	g := cards.TrainingGame()
	seed := enginetest.Seed(t)
	pick := rand.New(rand.NewPCG(seed, 2))
	enginetest.Walk(t, g, engine.Setup{Players: 3, First: 0}, seed, func(s *engine.State) {
		seat := engine.Seat(pick.IntN(int(s.Players)))
		shapes := enginetest.Shapes(g, s, seat)
		a := shapes[pick.IntN(len(shapes))]
		r := g.Check(s, a)
		if r == nil {
			return
		}
		other := enginetest.Redeal(g, s, seat, seed)
		here, there := explain.Refusal(g, s, r), explain.Refusal(g, &other, g.Check(&other, a))
		if x, y := here.Markdown(), there.Markdown(); x != y {
			t.Fatalf("%+v is explained by what its player cannot see:\n%s\nand\n%s", a, x, y)
		}
	})
}

func TestTheRepairIsTheSmallestChange(t *testing.T) {
	for _, c := range []struct{ name, at, try, headline, repair string }{
		{
			"another payment of the same hand",
			"players: [{leads: [ruin, myth, wild], adventures: [drowned-gate]}]",
			"complete drowned gate with myth ruin",
			"The Drowned Gate needs two Ruins and you pay one Ruin.", "Pay Myth, Ruin and Wild.",
		},
		{
			"one Lead more, of the type or Wild",
			"players: [{leads: [ruin, myth], adventures: [drowned-gate]}]",
			"complete drowned gate with myth ruin",
			"The Drowned Gate needs two Ruins and you pay one Ruin.", "Hold one more Ruin, and pay Myth, Ruin and Ruin.",
		},
		{
			"a Wild stands in where a type is paid in part",
			"players: [{leads: [ruin, wild, glyph], adventures: [drowned-gate]}]",
			"complete drowned gate with ruin wild",
			"The Drowned Gate needs one Myth and you pay no Myth.", "Hold one more Myth, and pay Myth, Ruin and Wild.",
		},
		{
			"a Wild that stands in is told apart",
			"players: [{leads: [myth, wild, myth, myth], adventures: [song-of-the-first-flood]}]",
			"complete song of the first flood with myth wild",
			"Song of the First Flood needs three Myths and you pay one Myth and one Wild.", "Pay Myth, Myth and Wild.",
		},
		{
			"another step and nothing else",
			"{players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate]}], step: collect-leads}",
			"complete drowned gate with myth ruin ruin",
			"That belongs to a later step, Step 3: Actions. First collect Leads.", "First collect Leads.",
		},
		{
			"another card",
			"players: [{leads: [glyph, glyph, ruin], adventures: [salt-road-cipher]}, {adventures: [drowned-gate]}]",
			"complete drowned gate with glyph glyph ruin",
			"The Drowned Gate is not one of your Active Adventures.", "Name Salt Road Cipher.",
		},
		{
			"an empty hand at the right moment",
			"{players: [{leads: [ruin]}], step: choose-adventure}",
			"rest",
			"You hold one Lead; you can rest only with none.",
			"Wait for that step of your next turn, and have no Lead in hand.",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := refused(t, c.at, c.try)
			if e.Headline() != c.headline {
				t.Errorf("headline %q\nwant     %q", e.Headline(), c.headline)
			}
			if len(e.Repairs) == 0 || e.Repairs[0].Text != c.repair {
				t.Errorf("repairs %+v\nwant first %q", texts(e.Repairs), c.repair)
			}
		})
	}
}

func TestEveryPlaceInACodesSentenceIsFilled(t *testing.T) {
	for _, c := range engine.Codes() {
		said := explain.Sentence(cards.TrainingGame(), 0, 2, engine.Unmet{Code: c, Need: 2, Have: 1, Card: 1, Ask: engine.AskAct})
		if strings.ContainsAny(said, "{}") || !strings.HasSuffix(said, ".") {
			t.Errorf("%s says %q", c, said)
		}
	}
}

func TestWhereNothingMendsItTheCodesAdviceStands(t *testing.T) {
	e := refused(t, engine.RestOnFinal.Page().Example.At, "rest")
	if len(e.Repairs) != 0 || !strings.Contains(e.Markdown(), engine.RestOnFinal.Page().Repair) {
		t.Errorf("%s", e.Markdown())
	}
}

func refused(t *testing.T, at, try string) explain.Explanation {
	t.Helper()
	g := cards.TrainingGame()
	s, err := position.Load(g, "at", []byte(at))
	if err != nil {
		t.Fatal(err)
	}
	v := engine.ViewOf(&s, 0)
	a, err := notation.Parse(g, &v, try)
	if err != nil {
		t.Fatal(err)
	}
	r := g.Check(&s, a)
	if r == nil {
		t.Fatalf("%q is allowed", try)
	}
	return explain.Refusal(g, &s, r)
}

func texts(repairs []explain.Repair) (out []string) {
	for _, r := range repairs {
		out = append(out, r.Text)
	}
	return out
}
