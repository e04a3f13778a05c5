package explain_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/tutorial/explain"
)

const onFinal = "final: true, archive: {adventures: [salt-road-cipher, oracle-of-ash, cartographers-tomb, thousand-masks]"

func TestWhatFollowsFromAnAllowedActionIsTold(t *testing.T) {
	g := cards.TrainingGame()
	for _, c := range []struct {
		name, at string
		by       engine.Seat
		try      string
		tells    []explain.Consequence
	}{
		{
			"nothing worth telling", "players: [{leads: [ruin]}, {}]", 0, "end turn", nil,
		},
		{
			"a Heroic Feat that a rival may Thwart", "variant: advanced, players: [{leads: [ruin, ruin, ruin]}, {leads: [ruin, myth]}]", 0,
			"breakthrough ruin ruin ruin", []explain.Consequence{{"It can be Thwarted.", engine.R7_6}},
		},
		{
			"nobody holds Leads for a Thwart", "variant: advanced, players: [{leads: [ruin, ruin, ruin]}, {leads: [ruin], actionx: []}]", 0,
			"breakthrough ruin ruin ruin", nil,
		},
		{
			"a Site entering is not Thwarted", "variant: advanced, players: [{actionx: [base-camp]}, {leads: [ruin, myth]}]", 0,
			"play base camp", nil,
		},
		{
			"the fifth Adventure", "players: [{leads: [myth, ruin, ruin], adventures: [drowned-gate], " + onFinal + "}}, {}]", 0,
			"complete drowned gate with myth ruin ruin",
			[]explain.Consequence{{"It wins the game: it is your fifth archived Adventure.", engine.R1_1}},
		},
		{
			"the fourth Adventure", "players: [{leads: [myth, ruin, ruin], adventures: [drowned-gate], archive: {adventures: 3}}, {}]", 0,
			"complete drowned gate with myth ruin ruin",
			[]explain.Consequence{{
				"It begins your Final Adventure: you discard your Leads, and the next player picks the Adventure that stays.", engine.R6_1,
			}},
		},
		{
			"the seventh ActionX card", "variant: advanced, players: [{leads: [ruin, ruin, ruin], adventures: [drowned-gate], " + onFinal +
				", actionx: 7}}, {leads: [ruin], actionx: []}]", 0, "breakthrough ruin ruin ruin",
			[]explain.Consequence{{
				"Carried out, it wins the game: your Active Zone and Archive Zone hold seven ActionX cards or more.", engine.R10_1,
			}},
		},
		{
			"the same, where a rival is asked first", "variant: advanced, players: [{leads: [ruin, ruin, ruin], adventures: [drowned-gate], " + onFinal +
				", actionx: 7}}, {leads: [ruin, myth], actionx: []}]", 0, "breakthrough ruin ruin ruin",
			[]explain.Consequence{
				{"It can be Thwarted.", engine.R7_6},
				{"Carried out, it wins the game: your Active Zone and Archive Zone hold seven ActionX cards or more.", engine.R10_1},
			},
		},
		{
			"a pass that lets a rival win", "variant: advanced, players: [{adventures: [drowned-gate], " + onFinal +
				", actionx: 7}}, {leads: [ruin, ruin], actionx: []}], active: 0, decision: {player: 1, kind: respond}, " +
				"stack: [{player: 0, action: {do: breakthrough}}]", 1, "pass",
			[]explain.Consequence{{"If nobody else answers, your rival wins the game by Breakthrough.", engine.R10_1}},
		},
		{
			"the last Adventure as a cost before the Final Adventure", "variant: advanced, players: [{leads: [ruin], adventures: [drowned-gate]}, " +
				"{leads: [ruin], actionx: [], adventures: [hollow-king]}]", 0, "sabotage drowned gate with ruin", nil,
		},
		{
			"the last Adventure as a cost", "variant: advanced, players: [{leads: [ruin], adventures: [drowned-gate], " + onFinal +
				"}}, {leads: [ruin], actionx: [], adventures: [hollow-king]}]", 0, "sabotage drowned gate with ruin",
			[]explain.Consequence{{"It leaves you without an Active Adventure, and you reveal none.", engine.R6_10}},
		},
		{
			"a fourth Active Adventure", "step: choose-adventure, players: [{adventures: [drowned-gate, hollow-king, lantern-stair]}, {}]", 0,
			"choose adventure from deck",
			[]explain.Consequence{{"It leaves you with too many Active Adventures: you scrap until three are left, and choose which.", engine.R2_10}},
		},
		{
			"nine Leads at the end", "players: [{leads: [ruin, ruin, ruin, myth, myth, glyph, glyph, vision, vision]}, {}]", 0, "end turn",
			[]explain.Consequence{{"You then discard two Leads, down to seven.", engine.R4_5}},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, err := position.Load(g, "at", []byte("{"+c.at+"}"))
			if err != nil {
				t.Fatal(err)
			}
			v := engine.ViewOf(&s, c.by)
			a, err := notation.Parse(g, &v, c.try)
			if err != nil {
				t.Fatal(err)
			}
			if no := g.Check(&s, a); no != nil {
				t.Fatalf("it is refused: %v", no)
			}
			before := s
			if got := explain.Allowed(g, &s, a).Consequences; !slices.Equal(got, c.tells) {
				t.Errorf("tells %q, not %q", got, c.tells)
			}
			if s != before {
				t.Error("to tell it changes the state")
			}
		})
	}
}

func TestWhatFollowsDoesNotDependOnWhatItsPlayerCannotSee(t *testing.T) {
	for variant, g := range games(t) {
		t.Run(variant.String(), func(t *testing.T) {
			seed := enginetest.Seed(t)
			pick := rand.New(rand.NewPCG(seed, 7))
			told := 0
			enginetest.Walk(t, g, engine.Setup{Players: 3, Variant: variant, First: 0}, seed, func(s *engine.State) {
				if s.Over() {
					return
				}
				legal := g.Legal(s, nil)
				a := legal[pick.IntN(len(legal))]
				other := enginetest.Redeal(g, s, a.By, seed)
				here, there := explain.Allowed(g, s, a), explain.Allowed(g, &other, a)
				if !reflect.DeepEqual(here, there) {
					t.Fatalf("%+v: %+v and, dealt anew, %+v", a, here, there)
				}
				if here.Rule == engine.NoRule {
					t.Fatalf("%+v is allowed by no rule", a)
				}
				told += len(here.Consequences)
			})
			if told == 0 {
				t.Error("nothing followed from any action of the walk")
			}
		})
	}
}
