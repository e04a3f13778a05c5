package notation_test

import (
	"math/rand/v2"
	"regexp"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/notation"
)

// slips are texts with one letter missing, too many, wrong, or swapped with the next, at a place.
func slips(name string, i int, pick *rand.Rand) []string {
	letter := string(rune('a' + pick.IntN(26)))
	out := []string{name[:i] + name[i+1:], name[:i] + letter + name[i:], name[:i] + letter + name[i+1:]}
	if i+2 <= len(name) {
		out = append(out, name[:i]+name[i+1:i+2]+name[i:i+1]+name[i+2:])
	}
	return out
}

func TestASlipInACardsNameFindsTheCard(t *testing.T) {
	g := game(t)
	v := table(engine.AskAct)
	pick := rand.New(rand.NewPCG(enginetest.Seed(t), 0))
	for _, card := range []engine.Card{gate, cipher, ruinOfKal, ironGate, tomb} {
		name := g.Adventure(card).Name
		for i := range name {
			for _, slip := range slips(name, i, pick) {
				if slip != "Ruin of sal" { // which is Ruins and part of Salt Road Cipher as well
					findsCard(t, g, &v, slip, card)
				}
			}
		}
	}
}

func TestASlipInANameOfTheTrainingSetFindsTheCardAmongNineOnTheTable(t *testing.T) {
	g := cards.TrainingGame()
	pick := rand.New(rand.NewPCG(enginetest.Seed(t), 0))
	for c := engine.Card(1); g.Known(c); c++ {
		v := table(engine.AskAct)
		for p := range v.Seats {
			zone := &v.Seats[p].Zone
			for zone.N = 0; zone.N < 3; zone.N++ {
				zone.Cards[zone.N] = engine.Card(1 + pick.IntN(len(g.Set().Adventures)))
			}
		}
		v.Players, v.Seats[2].Zone.Cards[0] = 3, c
		name := g.Adventure(c).Name
		for _, slip := range slips(name, pick.IntN(len(name)), pick) {
			findsCard(t, g, &v, slip, c)
		}
	}
}

// ofLeads matches words for Leads.
var ofLeads = regexp.MustCompile(`(?i)\b(ruins|[gmrvw]+)\b`)

// findsCard holds a name, in quotes and not, to mean a card.
func findsCard(t *testing.T, g *engine.Game, v *engine.View, name string, want engine.Card) {
	t.Helper()
	texts := []string{`complete "` + name + `" with ruin`, "complete " + name + " with ruin"}
	if ofLeads.MatchString(name) && !ofLeads.MatchString(g.Adventure(want).Name) {
		texts = texts[:1] // without quotes the slip is a Lead
	}
	for _, text := range texts {
		a, err := notation.Parse(g, v, text)
		if err != nil || a.Card != want || a.Pay != engine.LeadsOf(engine.Ruin) {
			t.Errorf("%s is read as %s (%v)", text, notation.Format(g, a), err)
		}
	}
}
