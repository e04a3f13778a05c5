package engine_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/notation"
)

// normalNodes is the most positions a normal run counts for one row.
const normalNodes = 30_000

// perft counts the states after so many decisions, each legal action tried at each.
func perft(g *engine.Game, s *engine.State, depth int) int {
	if depth == 0 {
		return 1
	}
	n := 0
	for _, a := range g.Legal(s, nil) {
		next := *s
		if r := g.Apply(&next, a, nil); r != nil {
			panic(r)
		}
		n += perft(g, &next, depth-1)
	}
	return n
}

// positionFile is a position of testdata/positions.
func positionFile(t *testing.T, g *engine.Game, name string) engine.State {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", "positions", name+".yaml"))
	if err != nil {
		t.Fatal(err)
	}
	return load(t, g, string(data))
}

func TestThePositionsHaveAsManyContinuationsAsCounted(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	table, err := os.ReadFile(filepath.Join("testdata", "perft.txt"))
	if err != nil {
		t.Fatal(err)
	}
	var counted strings.Builder
	for line := range strings.Lines(string(table)) {
		var name string
		var depth, want int
		if n, _ := fmt.Sscan(line, &name, &depth, &want); n < 3 || strings.HasPrefix(line, "#") {
			counted.WriteString(line)
			continue
		}
		got := want
		if want <= normalNodes || enginetest.Long() || *update {
			s := positionFile(t, g, name)
			if got = perft(g, &s, depth); got != want && !*update {
				t.Errorf("%s has %d continuations of %d decisions, not %d", name, got, depth, want)
			}
		}
		fmt.Fprintf(&counted, "%-19s %d %d\n", name, depth, got)
	}
	if *update {
		golden(t, "perft.txt", counted.String())
	}
}

// Counting says nothing about the order; bots and the screen rely on it.
func TestTheOptionsAlwaysStandInTheSameOrder(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	files, err := filepath.Glob(filepath.Join("testdata", "positions", "*.yaml"))
	if err != nil || len(files) == 0 {
		t.Fatal("no positions:", err)
	}
	var b strings.Builder
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".yaml")
		s := positionFile(t, g, name)
		fmt.Fprintf(&b, "%s\n", name)
		for _, a := range g.Legal(&s, nil) {
			fmt.Fprintf(&b, "  %s\n", notation.Format(g, a))
		}
	}
	golden(t, "order.golden", b.String())
}
