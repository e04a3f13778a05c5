package notation_test

import (
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/notation"
)

// The cards of the tests.
const (
	gate engine.Card = iota + 1
	cipher
	ruinOfKal
	ironGate
	tomb
	king
	aye
	stair
	twin
	otherTwin
	kalRuin
	mute
)

// game has names that are hard to read: words for Leads, quotes, one name twice.
func game(t testing.TB) *engine.Game {
	set := enginetest.SetOf(enginetest.Set().Leads)
	for _, card := range [][2]string{
		{"drowned-gate", "The Drowned Gate"}, {"salt-road-cipher", "Salt Road Cipher"}, {"ruin-of-kal", "Ruin of Kal"},
		{"iron-gate", "Iron Gate"}, {"cartographers-tomb", "Cartographer's Tomb"}, {"hollow-king", "The Hollow King"},
		{"say-aye", `Say "Aye" Thrice`}, {"lantern-stair", "Lantern Stair"}, {"twin", "Twín"}, {"other-twin", "Twin"},
		{"kal-ruin", "Kal Ruin"}, {"mute", "…"},
	} {
		set.Adventures = append(set.Adventures, engine.Adventure{
			ID: card[0], Name: card[1], Emblems: engine.LeadsOf(engine.Ruin, engine.Ruin, engine.Glyph),
		})
	}
	return enginetest.Game(t, set)
}

// table is what seat 0 of two sees, asked something: its zone holds gate, cipher and ruinOfKal, the
// rival's ironGate and tomb; its hand has two Leads of each type.
func table(asked engine.Ask) engine.View {
	s := engine.State{Players: 2, Decision: engine.Decision{Kind: asked}}
	s.Seats[0].Zone = engine.Zone{N: 3, Cards: [engine.MaxZone]engine.Card{gate, cipher, ruinOfKal}}
	s.Seats[1].Zone = engine.Zone{N: 2, Cards: [engine.MaxZone]engine.Card{ironGate, tomb}}
	s.Seats[0].Leads = engine.Leads{engine.Glyph: 2, engine.Myth: 2, engine.Ruin: 2, engine.Vision: 2, engine.Wild: 2}
	return engine.ViewOf(&s, 0)
}

func TestActionsAreWrittenInOneWay(t *testing.T) {
	g := game(t)
	for _, test := range []struct {
		action engine.Action
		want   string
	}{
		{engine.Action{Do: engine.DoStartTurn}, `start turn`},
		{engine.Action{Do: engine.DoRest}, `rest`},
		{engine.Action{Do: engine.DoChooseAdventure, From: engine.FromDeck}, `choose adventure from deck`},
		{engine.Action{Do: engine.DoChooseAdventure, From: engine.FromDiscard}, `choose adventure from discard`},
		{engine.Action{Do: engine.DoScrapAdventure, Card: cipher}, `scrap "Salt Road Cipher"`},
		{engine.Action{Do: engine.DoCollectLeads, From: engine.FromDeck}, `collect leads from deck`},
		{engine.Action{Do: engine.DoCollectLeads, From: engine.FromDiscard}, `collect leads from discard`},
		{engine.Action{Do: engine.DoDiscardLead, Pay: engine.LeadsOf(engine.Ruin)}, `discard ruin`},
		{
			engine.Action{Do: engine.DoComplete, Card: gate, Pay: engine.LeadsOf(engine.Ruin, engine.Wild, engine.Ruin)},
			`complete "The Drowned Gate" with ruin ruin wild`,
		},
		{engine.Action{Do: engine.DoEndTurn}, `end turn`},
		{engine.Action{Do: engine.DoRivalsChoice, Card: cipher}, `keep "Salt Road Cipher"`},
		{engine.Action{Do: engine.DoDiscardHand}, `discard hand`},
		{engine.Action{Do: engine.DoDiscardHand, Top: engine.Myth}, `discard hand, myth on top`},
		{engine.Action{Do: engine.DoDiscardDown, Pay: engine.LeadsOf(engine.Ruin, engine.Ruin)}, `discard down ruin ruin`},
		{
			engine.Action{Do: engine.DoDiscardDown, Pay: engine.LeadsOf(engine.Ruin, engine.Glyph), Top: engine.Glyph},
			`discard down glyph ruin, glyph on top`,
		},
		{engine.Action{Do: engine.DoThwart}, `thwart`},
		{engine.Action{Do: engine.DoScrapAdventure, Card: aye}, `scrap "Say 'Aye' Thrice"`},
		{engine.Action{Do: engine.DoScrapAdventure, Card: twin}, `scrap "twin"`},
		{engine.Action{Do: engine.DoScrapAdventure, Card: otherTwin}, `scrap "other-twin"`},
		{engine.Action{Do: engine.DoScrapAdventure, Card: mute}, `scrap "mute"`},
		{engine.Action{Do: engine.DoComplete, Card: 99}, `complete`},
		{engine.Action{Do: 99, From: 99, Top: 99}, ``},
	} {
		if got := notation.Format(g, test.action); got != test.want {
			t.Errorf("%+v is written\n %s, not\n %s", test.action, got, test.want)
		}
	}
}

func TestEveryLegalActionReadsBack(t *testing.T) {
	seed := enginetest.Seed(t)
	sets := map[string]*engine.Game{
		"names": game(t), "training": cards.TrainingGame(), "tiny": enginetest.Game(t, enginetest.TinySet()),
	}
	for name, g := range sets {
		t.Run(name, func(t *testing.T) {
			enginetest.Walk(t, g, engine.Setup{Players: 2 + int(seed%2), First: engine.CoinFlip}, seed, func(s *engine.State) {
				v := engine.ViewOf(s, s.Decision.Player)
				legal := g.Legal(s, nil)
				for i := 0; i < len(legal); i += 1 + len(legal)/12 {
					text := notation.Format(g, legal[i])
					if got, err := notation.Parse(g, &v, text); err != nil || got != legal[i] {
						t.Fatalf("%q is read as %+v (%v), not as %+v", text, got, err, legal[i])
					}
				}
			})
		})
	}
}
