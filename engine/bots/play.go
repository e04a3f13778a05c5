package bots

import (
	"fmt"
	"math/rand/v2"

	"example.com/xseekers/engine"
)

// Observer follows a game. An error stops the game and comes back from Play.
type Observer interface {
	// Dealt is told the state in which the first decision is open.
	Dealt(s *engine.State) error
	// Acted is told each action and the state after it.
	Acted(a engine.Action, s *engine.State) error
}

// Result is how a game went.
type Result struct {
	Last      engine.State // where it ended or was cut off
	Decisions int
	Used      []int // how often each verb was used; index it with an engine.Do
}

// botStream sets the bots' random numbers apart from those of the cards, which a seed starts at 0.
const botStream = 1 << 32

var verbs = len(engine.Dos()) + 1

// usualOptions is room for the options of nearly every decision.
const usualOptions = 128

// Play deals a game and lets the bots, one a seat, play it to its end; a game still going when
// turn maxTurns begins is cut off there. The observer may be nil, which costs nothing.
func Play(g *engine.Game, setup engine.Setup, seats []Bot, maxTurns int, o Observer) (Result, error) {
	if len(seats) != setup.Players {
		return Result{}, fmt.Errorf("%d bots for %d players: every seat needs one", len(seats), setup.Players)
	}
	s, err := g.Deal(setup, nil)
	if err != nil {
		return Result{}, err
	}
	if o != nil {
		if err := o.Dealt(&s); err != nil {
			return Result{}, err
		}
	}
	var rands [engine.MaxPlayers]rand.PCG
	for p := range seats {
		rands[p].Seed(setup.Seed, botStream+uint64(p))
	}
	r := Result{Used: make([]int, verbs)}
	t := Turn{
		Game: g, Options: make([]engine.Action, 0, usualOptions),
		view: func() engine.View { return engine.ViewOf(&s, s.Decision.Player) },
	}
	for !s.Over() && int(s.Turn) < maxTurns {
		p := s.Decision.Player
		t.Options, t.Rand = g.Legal(&s, t.Options[:0]), &rands[p]
		a := seats[p].Choose(&t)
		if no := g.Apply(&s, a, nil); no != nil {
			return r, fmt.Errorf("the %s bot at seat %d: %w", seats[p].Name(), p, no)
		}
		r.Decisions++
		r.Used[a.Do]++
		if o != nil {
			if err := o.Acted(a, &s); err != nil {
				return r, err
			}
		}
	}
	r.Last = s
	return r, nil
}
