package notation_test

import (
	"math/rand/v2"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/notation"
)

// copiesSet has copies of every ActionX card and several names alike, so that who has which must be told.
func copiesSet() engine.Set {
	set := enginetest.AdvancedSet()
	set.ActionX = nil
	for _, card := range enginetest.ActionX() {
		if card.Play.Effects != nil && card.Kind == engine.Feat && card.Play.Effects[0].Op == engine.Last {
			continue // at most sixteen may last
		}
		card.Copies = 3
		card.Name = "The " + card.Name
		set.ActionX = append(set.ActionX, card)
	}
	return set
}

// trickySet has names and ids that are made of the words of actions.
func trickySet() engine.Set {
	set := copiesSet()
	names := []string{
		"Ruin", "Player 2", "First", "Exploit", "The Noble", "Ruthless with Ruin", "Discarding the Ruin", "Scrap", "My Rival",
		"Glyph on Top", "Wild as Ruin", "Barter", "Pass", "Aura of Exploit", "Against Player 2", "2 Ruins", "Echo, Echo",
		`"Quoted"`, "Swap for", "with", "g", "…", "Echo Echo", "Echo Echo 2", "Second", "of", "Trade for Player 3", "hit",
	}
	for i := range set.ActionX {
		card := &set.ActionX[i]
		card.Name = names[i%len(names)]
		for j := range card.Abilities {
			card.Abilities[j].ID = [][]string{{"ruin", "with", "noble", "first-ruin"}, {"g", "g-ruin", "exploit", "ruin-g"}}[i%2][j]
		}
	}
	for i := range set.Adventures {
		set.Adventures[i].Name = names[i%len(names)] + []string{"", " for Ruin", " and"}[i%3]
	}
	return set
}

func TestEveryLegalActionOfTheAdvancedGameReadsBack(t *testing.T) {
	seed := enginetest.Seed(t)
	for name, set := range map[string]engine.Set{
		"advanced": enginetest.AdvancedSet(), "tiny": enginetest.TinyAdvancedSet(), "copies": copiesSet(), "tricky": trickySet(),
		"training": *cards.TrainingGame().Set(),
	} {
		g := enginetest.Game(t, set)
		for players := 2; players <= 4; players++ {
			t.Run(name, func(t *testing.T) {
				pick := rand.New(rand.NewPCG(seed, uint64(players)))
				setup := engine.Setup{Players: players, First: engine.CoinFlip, Variant: engine.AdvancedGame}
				enginetest.Walk(t, g, setup, seed, func(s *engine.State) {
					if pick.IntN(3) > 0 {
						return
					}
					v := engine.ViewOf(s, s.Decision.Player)
					legal := g.Legal(s, nil)
					for i := 0; i < len(legal); i += 1 + len(legal)/10 {
						text := notation.Format(g, legal[i])
						if got, err := notation.Parse(g, &v, text); err != nil || got != legal[i] {
							t.Fatalf("%q is read as %+v (%v), not as %+v", text, got, err, legal[i])
						}
					}
				})
			})
		}
	}
}

func TestNoTwoLegalActionsAreWrittenAlike(t *testing.T) {
	seed := enginetest.Seed(t)
	for _, set := range []engine.Set{copiesSet(), trickySet()} {
		g := enginetest.Game(t, set)
		pick := rand.New(rand.NewPCG(seed, 0))
		setup := engine.Setup{Players: 2 + pick.IntN(3), First: engine.CoinFlip, Variant: engine.AdvancedGame}
		enginetest.Walk(t, g, setup, seed, func(s *engine.State) {
			legal := g.Legal(s, nil)
			if len(legal) > 400 || pick.IntN(4) > 0 {
				return
			}
			actions := map[string]engine.Action{}
			for _, a := range legal {
				text := notation.Format(g, a)
				if same, ok := actions[text]; ok {
					t.Fatalf("%+v and %+v are both written %q", same, a, text)
				}
				actions[text] = a
			}
		})
	}
}
