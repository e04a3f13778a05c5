package engine_test

import (
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

var update = flag.Bool("update", false, "rewrite golden files")

// golden holds a text to be what the golden file says.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("not what %s says (-update rewrites it); now:\n%s", path, got)
	}
}

// A seed means the same game for ever: saved games, lessons and puzzles name seeds.
func TestASeedAlwaysDealsTheSameGame(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	s, err := g.Deal(engine.Setup{Players: 3, Seed: 1, First: engine.CoinFlip}, nil)
	if err != nil {
		t.Fatal(err)
	}
	golden(t, "deal.golden", factsOf(g, &s).String())
}

// Shuffles during the game draw on the same numbers.
func TestASeedAlwaysShufflesTheSameWay(t *testing.T) {
	g := enginetest.Game(t, enginetest.TinySet())
	pick := rand.New(rand.NewPCG(1, 1))
	s, err := g.Deal(engine.Setup{Players: 2, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for remade := false; !remade; {
		var log engine.Log
		if r := g.Apply(&s, enginetest.Pick(g, &s, pick), &log); r != nil {
			t.Fatal(r)
		}
		for _, e := range log.Events {
			remade = remade || e.Verb == engine.VerbRemakeLeads || e.Verb == engine.VerbRemakeAdventures
		}
	}
	golden(t, "remake.golden", factsOf(g, &s).String())
}
