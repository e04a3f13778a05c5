// Package bots holds players that decide by themselves, and the loop that lets them play. A bot is
// shown what its seat may see and the actions it may take, never the state.
package bots

import (
	"math/bits"
	"math/rand/v2"

	"example.com/xseekers/engine"
)

// Bot is a player. It keeps nothing from one decision to the next, so one may play several seats.
type Bot interface {
	// Name is the word for the bot in flags and tables.
	Name() string
	// Choose picks one of the turn's options.
	Choose(t *Turn) engine.Action
}

// Turn is a decision put to a bot; it holds until Choose returns.
type Turn struct {
	Game    *engine.Game    // the texts of the cards
	Options []engine.Action // what the seat may do, in the order of Legal; never empty
	Rand    *rand.PCG       // the seat's own random numbers
	view    func() engine.View
}

// View is what the seat that decides may see (1.5). It is copied for whoever asks.
func (t *Turn) View() engine.View { return t.view() }

// below returns a random number from 0 to n-1 (the bias is below n/2^64).
func (t *Turn) below(n int) int {
	hi, _ := bits.Mul64(t.Rand.Uint64(), uint64(n))
	return int(hi)
}

// Decide is what a bot chooses at the open decision of a state, for the player who is asked. The same
// state always gives the same choice.
func Decide(g *engine.Game, s *engine.State, b Bot) engine.Action {
	t := Turn{
		Game: g, Options: g.Legal(s, nil), Rand: rand.NewPCG(uint64(s.Turn), botStream+uint64(s.Decision.Player)),
		view: func() engine.View { return engine.ViewOf(s, s.Decision.Player) },
	}
	return b.Choose(&t)
}

// all is every bot, the weakest first.
var all = []Bot{random{}, novice{}}

// Names lists the bots, the weakest first.
func Names() (names []string) {
	for _, b := range all {
		names = append(names, b.Name())
	}
	return names
}

// ByName finds a bot.
func ByName(name string) (Bot, bool) {
	for _, b := range all {
		if b.Name() == name {
			return b, true
		}
	}
	return nil, false
}
