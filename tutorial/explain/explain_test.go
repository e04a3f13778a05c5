package explain_test

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/tutorial/explain"
)

// games are the ways to play, each with a set that has all it speaks of.
func games(t *testing.T) map[engine.Variant]*engine.Game {
	return map[engine.Variant]*engine.Game{
		engine.BeginnerGame: cards.TrainingGame(),
		engine.AdvancedGame: enginetest.Game(t, enginetest.AdvancedSet()),
	}
}

// TestEveryRefusalIsExplainedAndItsRepairReallyMends walks at random and explains a sample of the
// refusals there.
func TestEveryRefusalIsExplainedAndItsRepairReallyMends(t *testing.T) {
	for variant, g := range games(t) {
		t.Run(variant.String(), func(t *testing.T) {
			seed := enginetest.Seed(t)
			pick := rand.New(rand.NewPCG(seed, 1))
			mended := 0
			setup := engine.Setup{Players: 2 + int(seed%3), Variant: variant, First: engine.CoinFlip}
			enginetest.Walk(t, g, setup, seed, func(s *engine.State) {
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
					for _, p := range e.Parts {
						if p.Text == "" || p.Rule == engine.NoRule || p.Source == explain.Ours && p.Rule.Text().Ruling == "" {
							t.Fatalf("%+v: %+v does not say by which rule", a, p)
						}
					}
					for _, text := range e.Instead {
						v := engine.ViewOf(s, seat)
						if b, err := notation.Parse(g, &v, text); err != nil || g.Check(s, b) != nil {
							t.Fatalf("%+v: instead %q, which is refused (%v)", a, text, err)
						}
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
		})
	}
}

// TestAnExplanationKnowsNoMoreThanItsReader re-deals what the reader cannot see.
func TestAnExplanationKnowsNoMoreThanItsReader(t *testing.T) {
	for variant, g := range games(t) {
		t.Run(variant.String(), func(t *testing.T) {
			seed := enginetest.Seed(t)
			pick := rand.New(rand.NewPCG(seed, 2))
			enginetest.Walk(t, g, engine.Setup{Players: 3, Variant: variant, First: 0}, seed, func(s *engine.State) {
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
				if x, y := here.Data(g), there.Data(g); !reflect.DeepEqual(x, y) {
					t.Fatalf("%+v has data of what its player cannot see:\n%+v\nand\n%+v", a, x, y)
				}
			})
		})
	}
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
			"The Drowned Gate is not one of your Active Adventures; it lies in your rival's Adventure Zone.", "Name Salt Road Cipher.",
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

func TestTheRepairInTheAdvancedGame(t *testing.T) {
	for _, c := range []struct {
		name, at         string
		by               engine.Seat
		try              string
		headline, repair string
	}{
		{
			"a Heroic Feat comes anew with the next turn, still to be paid",
			"players: [{leads: [ruin, ruin, myth], actionx: [], performed: [breakthrough]}]", 0,
			"breakthrough ruin ruin ruin",
			"You have performed Breakthrough this turn already.",
			"Wait for your next turn, and hold one more Ruin.",
		},
		{
			"a Barter may be paid with a card",
			"players: [{leads: [ruin], actionx: [trail-rations]}]", 0,
			"barter map-seller",
			"The Map Seller is not an ActionX card in your hand.", "Discard Trail Rations.",
		},
		{
			"Leads for a Thwart are buried",
			"players: [{}, {leads: [ruin, ruin, myth]}], active: 0, decision: {player: 1, kind: respond}, " +
				"stack: [{player: 0, action: {do: barter}}]", 1,
			"thwart ruin myth",
			"You name Leads of several types, and Thwart takes matching ones.", "Bury Ruin and Ruin.",
		},
		{
			"an answer waits until its player is asked",
			"players: [{}, {leads: [ruin, ruin]}, {leads: [ruin, ruin]}], active: 0, decision: {player: 1, kind: respond}, " +
				"stack: [{player: 0, action: {do: barter}}]", 2,
			"thwart ruin ruin",
			"It is for player 2 to decide now: answer or pass.", "Wait until you are asked for an answer.",
		},
		{
			"a turn of one's own begins with cards upright",
			"players: [{}, {leads: [], active: [{card: desert-waystation, leveraged: true}]}], active: 0", 1,
			"use desert-waystation aura",
			"It is for your rival to decide now: take actions or end their turn.",
			"Wait until it is for you to take actions or end your turn.",
		},
		{
			"a Twist that is Leveraged waits for the next turn",
			"players: [{}, {leads: [myth], active: [{card: sextant-of-storms, mode: noble, leveraged: true}]}], active: 0, " +
				"decision: {player: 1, kind: respond}, stack: [{player: 0, action: {do: barter}}]", 1,
			"use sextant-of-storms noble",
			"The Sextant of Storms lies sideways already.", "Wait for your next turn.",
		},
		{
			"the card to be scrapped, and the Lead",
			"players: [{leads: [ruin], adventures: [drowned-gate]}, {adventures: [hollow-king]}]", 0,
			"sabotage hollow-king with ruin ruin",
			"Sabotage is paid with a card of yours, and The Hollow King lies in your rival's Adventure Zone: what Sabotage hits " +
				"you choose when it takes effect.",
			"Scrap The Drowned Gate and discard Ruin.",
		},
		{
			"one's own Adventure of a swap",
			"players: [{adventures: [drowned-gate]}, {adventures: [hollow-king, salt-road-cipher]}], " +
				"decision: {player: 0, kind: poach-swap}, stack: [{player: 0, action: {do: poach}, at: 1}]", 0,
			"swap salt-road-cipher for hollow-king",
			"Salt Road Cipher is not one of your Active Adventures; it lies in your rival's Adventure Zone.", "Give The Drowned Gate.",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := refusedTo(t, c.by, "{variant: advanced, "+c.at+"}", c.try)
			if e.Headline() != c.headline {
				t.Errorf("headline %q\nwant     %q", e.Headline(), c.headline)
			}
			if len(e.Repairs) == 0 || e.Repairs[0].Text != c.repair {
				t.Errorf("repairs %+v\nwant first %q", texts(e.Repairs), c.repair)
			}
		})
	}
}

// An answer that is not asked for now waits for something to answer; what stands in its way is said.
func TestAnAnswerThatIsNotAskedForWaitsForAFeat(t *testing.T) {
	barter := "active: 0, decision: {player: 2, kind: respond}, stack: [{player: 0, action: {do: barter}}]"
	for _, c := range []struct{ name, at, says, repair string }{
		{
			"nothing is announced", "players: [{}, {leads: [ruin, ruin]}, {}], active: 0",
			"No Feat is being played", "Wait until a rival announces a Feat.",
		},
		{
			"too few Leads to be asked", "players: [{}, {leads: [ruin], actionx: []}, {leads: [ruin, ruin]}], " + barter,
			"You are not asked for an answer to this", "Wait until a rival announces a Feat, and hold one more Ruin.",
		},
		{
			"passed already", "players: [{}, {leads: [ruin, ruin]}, {leads: [ruin, ruin]}], " + barter +
				", window: {kind: action, asked: [1, 2], passed: [1]}",
			"You have passed on this already.", "Wait until a rival announces a Feat.",
		},
		{
			"one's own Thwart lies on top", "players: [{}, {leads: [ruin, ruin]}, {leads: [ruin, ruin]}], active: 0, " +
				"decision: {player: 2, kind: respond}, " +
				"stack: [{player: 0, action: {do: barter}}, {player: 1, action: {do: thwart}}]",
			"You never answer your own announcement. *(rule 8.8", "Wait until a rival announces a Feat.",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := refusedTo(t, 1, "{variant: advanced, "+c.at+"}", "thwart ruin ruin")
			page := e.Markdown()
			if len(e.Repairs) != 1 || e.Repairs[0].Text != c.repair || !strings.Contains(page, c.says) {
				t.Errorf("%s", page)
			}
			if strings.Contains(page, "One thing first") || strings.Contains(page, "Nothing asks you") {
				t.Errorf("a reason that repeats the first:\n%s", page)
			}
		})
	}
}

func TestEveryPlaceInACodesSentenceIsFilled(t *testing.T) {
	g := enginetest.Game(t, enginetest.AdvancedSet())
	for _, c := range engine.Codes() {
		for _, card := range append(g.Cards(), 0) {
			u := engine.Unmet{Code: c, Need: 2, Have: 1, Card: card, Do: engine.DoBarter, Mode: engine.Noble, Ask: engine.AskAct}
			for _, do := range engine.Dos() {
				said := explain.Sentence(g, engine.Action{Do: do, Card: card}, 2, u)
				if strings.ContainsAny(said, "{}") || strings.Contains(said, "  ") || !strings.HasSuffix(said, ".") {
					t.Errorf("%s says of %s %q", c, do, said)
				}
			}
		}
	}
}

func TestWhereNothingMendsItTheCodesAdviceStands(t *testing.T) {
	e := refusedTo(t, 1, engine.GameOver.Page().Example.At, "end turn")
	if len(e.Repairs) != 0 || !strings.Contains(e.Markdown(), engine.GameOver.Page().Repair) {
		t.Errorf("%s", e.Markdown())
	}
}

func refused(t *testing.T, at, try string) explain.Explanation { return refusedTo(t, 0, at, try) }

func refusedTo(t *testing.T, by engine.Seat, at, try string) explain.Explanation {
	t.Helper()
	g := cards.TrainingGame()
	s, err := position.Load(g, "at", []byte(at))
	if err != nil {
		t.Fatal(err)
	}
	v := engine.ViewOf(&s, by)
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
