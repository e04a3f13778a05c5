// Package enginetest has what tests of the engine and of everything on it share: card sets,
// the invariants of a state, attempts of every shape, and random walks.
package enginetest

import (
	"strconv"
	"strings"
	"testing"

	"example.com/xseekers/engine"
)

// The Adventures of Set. An id says what its card costs and gives, see Adventure.
const forty = `
ggm mmr rrv vvg ggr mmv rrg rrr gmr mrv rvg vgm ggg mmm
ggmm-draw1 rrvv-draw1 ggrr-draw1 mmvv-draw1 gmrv-draw1 gggm-draw2 mmmr-draw2 rrrv-draw2 vvvg-draw2
gggv-seek1 mmmg-seek1 rrrm-seek1 vvvr-seek1 gmrr-actionx1
ggmmr-draw2 mmrrv-draw2 rrvvg-draw2 vvggm-draw2 ggmrv-draw3 mmgrv-draw3 rrgmv-draw3 vvgmr-draw3
gggmm-seek2 rrrvv-seek2 ggrrv-draw1-seek1 mmvvr-seek1-actionx1`

// The Adventures of TinySet.
const thirteen = `
g m rv-draw1 gm mr-seek1 rv gv-draw3 gr-actionx1 mm vv-seek3 gmr-draw2 mrv-seek1-draw1 ggr`

// Set is a card set for two to four players: 40 Adventures and 96 Leads.
func Set() engine.Set {
	return SetOf(engine.Leads{engine.Glyph: 22, engine.Myth: 22, engine.Ruin: 22, engine.Vision: 22, engine.Wild: 8},
		strings.Fields(forty)...)
}

// TinySet is a card set whose decks run out again and again, even at a table of two.
func TinySet() engine.Set {
	return SetOf(engine.Leads{engine.Glyph: 6, engine.Myth: 6, engine.Ruin: 6, engine.Vision: 5, engine.Wild: 3},
		strings.Fields(thirteen)...)
}

// LargeSet is a card set as large as the engine takes one.
func LargeSet() engine.Set {
	ids := []string{strings.Repeat("g", engine.MaxEmblems) + "-seek" + strconv.Itoa(engine.MaxSeek)}
	rewards := []string{"", "-draw1", "-draw2", "-draw4", "-seek1", "-seek3"}
	for n := 2; len(ids) < engine.MaxAdventures; n++ {
		for _, emblems := range spelled(n, "gmrv") {
			ids = append(ids, emblems+rewards[len(ids)%len(rewards)])
		}
	}
	return SetOf(engine.Leads{engine.Glyph: 54, engine.Myth: 54, engine.Ruin: 54, engine.Vision: 54, engine.Wild: 24},
		ids[:engine.MaxAdventures]...)
}

// spelled lists every word of n letters in the order of the alphabet given.
func spelled(n int, alphabet string) (words []string) {
	if n == 0 {
		return []string{""}
	}
	for i := range alphabet {
		for _, rest := range spelled(n-1, alphabet[i:]) {
			words = append(words, alphabet[i:i+1]+rest)
		}
	}
	return words
}

// SetOf is a card set of some Leads and the Adventures with these ids.
func SetOf(leads engine.Leads, ids ...string) engine.Set {
	set := engine.Set{ID: "test", Name: "Test set", Hash: "test", Leads: leads}
	for _, id := range ids {
		set.Adventures = append(set.Adventures, Adventure(id))
	}
	return set
}

// Adventure makes the card that its id describes: "ggr-draw2-seek1" costs two Glyphs and a Ruin,
// and gives two Leads from the deck, then an Adventure. The rewards are draw, seek and actionx.
func Adventure(id string) engine.Adventure {
	a := engine.Adventure{ID: id, Name: strings.ToUpper(id)}
	emblems, rewards, _ := strings.Cut(id, "-")
	for _, letter := range emblems {
		a.Emblems[1+strings.IndexRune("gmrv", letter)]++
	}
	ops := map[string]engine.Op{"draw": engine.DrawLeads, "seek": engine.Seek, "actionx": engine.DrawActionX}
	for word := range strings.FieldsFuncSeq(rewards, func(c rune) bool { return c == '-' }) {
		verb := strings.TrimRight(word, "0123456789")
		op, known := ops[verb]
		n, err := strconv.Atoi(word[len(verb):])
		if !known || err != nil {
			panic("no Adventure has the id " + id)
		}
		a.Reward = append(a.Reward, engine.Effect{Op: op, N: uint8(n), Rule: engine.R5_3})
	}
	return a
}

// Game is a set made ready to play.
func Game(t testing.TB, set engine.Set) *engine.Game {
	t.Helper()
	g, err := engine.NewGame(set)
	if err != nil {
		t.Fatal(err)
	}
	return g
}
