package bots

import (
	"strings"
	"testing"

	"example.com/xseekers/engine"
)

// letters are the Lead types in the ids of the test set and in the tests' hands.
const letters = " gmrvw"

// leads counts a hand written in letters.
func leads(word string) (hand engine.Leads) {
	for _, r := range word {
		hand[strings.IndexRune(letters, r)]++
	}
	return hand
}

// testSet has Adventures whose ids say what they cost; "+2" is a reward of two Leads, "+seek" and
// "+seek2" of Adventures, "+x" of an ActionX card.
var testSet = engine.Set{
	ID:    "test",
	Leads: engine.Leads{engine.Glyph: 22, engine.Myth: 22, engine.Ruin: 22, engine.Vision: 22, engine.Wild: 8},
	Adventures: adventures(
		"ggm", "ggm+seek", "ggm+2", "mmr", "mmr+x", "rrv", "rrv+seek2", "rrv+2", "vvg", "gmr", "mrv", "rvg", "vgm",
		"gggg", "mmmm", "rrrr", "vvvv", "ggmm", "mmrr", "rrvv", "vvgg", "gmrv",
		"ggmmr+2", "mmrrv+2", "rrvvg+2", "vvggm+2", "ggggg+2", "mmmmm+2", "rrrrr", "vvvvv",
	),
}

func adventures(ids ...string) []engine.Adventure {
	rewards := map[string]engine.Effect{
		"2":     {Op: engine.DrawLeads, N: 2, Rule: engine.R5_3},
		"seek":  {Op: engine.Seek, N: 1, Rule: engine.R5_3},
		"seek2": {Op: engine.Seek, N: 2, Rule: engine.R5_3},
		"x":     {Op: engine.DrawActionX, N: 1, Rule: engine.R5_3},
	}
	var out []engine.Adventure
	for _, id := range ids {
		cost, reward, _ := strings.Cut(id, "+")
		a := engine.Adventure{ID: id, Emblems: leads(cost)}
		if e, ok := rewards[reward]; ok {
			a.Reward = []engine.Effect{e}
		}
		out = append(out, a)
	}
	return out
}

func testGame(t testing.TB) *engine.Game {
	t.Helper()
	g, err := engine.NewGame(testSet)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// cards finds Adventures by their ids, separated by blanks.
func cards(t testing.TB, g *engine.Game, ids string) []engine.Card {
	t.Helper()
	var out []engine.Card
	for _, id := range strings.Fields(ids) {
		c := g.CardByID(id)
		if c == 0 {
			t.Fatalf("the test set has no Adventure %q", id)
		}
		out = append(out, c)
	}
	return out
}
