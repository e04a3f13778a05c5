package tui

import (
	"math/rand/v2"
	"testing"

	"example.com/xseekers/engine/cards"
	"example.com/xseekers/tutorial"
)

// TestAnyKeysLeaveAScreenThatFits presses keys at random in lessons of every kind, at changing sizes.
func TestAnyKeysLeaveAScreenThatFits(t *testing.T) {
	g := cards.TrainingGame()
	pressed := []string{
		"enter", "enter", "enter", "down", "down", "up", "end", " ", "x", "esc", "b", "u", "r", "s", "h", "w", "g", "t", "m", "c", "j", "p", "?",
		"1", "2", "3", ":", "hint", "pass", "end turn", "word zone", "jump 2", "why barter", "pgdown", "pgup", "left", "tab", "探検家の", "f5",
	}
	seed := rand.Uint64()
	r := rand.New(rand.NewPCG(seed, 0))
	for _, l := range course(g) {
		a := newApp(Lesson{Session: tutorial.Start(g, l, tutorial.Options{}), Game: g}, false, 80, 24)
		var done []string
		for range 40 {
			key := pressed[r.IntN(len(pressed))]
			done = append(done, key)
			keys(a, key)
			if a.end != appOpen {
				break
			}
			if r.IntN(4) == 0 {
				a.resize(60+r.IntN(80), 20+r.IntN(30))
			}
			if checkScreen(t, a, false); t.Failed() {
				t.Fatalf("%s, seed %d, keys %q", l.ID, seed, done)
			}
		}
	}
}
