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
	Used      []int // how often each verb was used; index it with an engine.Do; good until the table's next game
}

// botStream sets the bots' random numbers apart from those of the cards, which a seed starts at 0.
const botStream = 1 << 32

// longestTurn is the most decisions one turn may take. Only cards that feed each other without end
// take more, and nothing in the rules stops them.
const longestTurn = 2000

// usualOptions is room for the options of nearly every decision.
const usualOptions = 128

// Table is where bots, one a seat, play one game after another. It keeps its memory from game to
// game, so that many games cost the garbage collector nothing.
type Table struct {
	game  *engine.Game
	seats []Bot
	state engine.State
	turn  Turn
	rands [engine.MaxPlayers]rand.PCG
	used  []int
}

// NewTable seats bots at a game.
func NewTable(g *engine.Game, seats []Bot) *Table {
	t := &Table{game: g, seats: seats, used: make([]int, len(engine.Dos())+1)}
	t.turn = Turn{
		Game: g, Options: make([]engine.Action, 0, usualOptions),
		view: func() engine.View { return engine.ViewOf(&t.state, t.state.Decision.Player) },
	}
	return t
}

// Play deals a game and lets the bots play it to its end; a game still going when turn maxTurns
// begins is cut off there, or where a turn goes on without end. The observer may be nil, which costs
// nothing.
func (t *Table) Play(setup engine.Setup, maxTurns int, o Observer) (Result, error) {
	if len(t.seats) != setup.Players {
		return Result{}, fmt.Errorf("%d bots for %d players: every seat needs one", len(t.seats), setup.Players)
	}
	s := &t.state
	var err error
	if *s, err = t.game.Deal(setup, nil); err != nil {
		return Result{}, err
	}
	if o != nil {
		if err := o.Dealt(s); err != nil {
			return Result{}, err
		}
	}
	for p := range t.seats {
		t.rands[p].Seed(setup.Seed, botStream+uint64(p))
	}
	clear(t.used)
	decisions, inTurn, turn := 0, 0, s.Turn
	for !s.Over() && int(s.Turn) < maxTurns && inTurn < longestTurn {
		p := s.Decision.Player
		t.turn.Options, t.turn.Rand = t.game.Legal(s, t.turn.Options[:0]), &t.rands[p]
		a := t.seats[p].Choose(&t.turn)
		if no := t.game.Apply(s, a, nil); no != nil {
			return Result{}, fmt.Errorf("the %s bot at seat %d: %w", t.seats[p].Name(), p, no)
		}
		decisions++
		if inTurn++; s.Turn != turn {
			inTurn, turn = 0, s.Turn
		}
		t.used[a.Do]++
		if o != nil {
			if err := o.Acted(a, s); err != nil {
				return Result{}, err
			}
		}
	}
	return Result{Last: *s, Decisions: decisions, Used: t.used}, nil
}
