package cli

import (
	"context"
	"fmt"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/bots"
	"example.com/xseekers/engine/position"
)

// simulation is the games to play: one setup, the seed counting up.
type simulation struct {
	game     *engine.Game
	leftOut  []string // the names of cards that no bot can play
	setup    engine.Setup
	seats    []bots.Bot
	table    *bots.Table // where they play
	games    int
	maxTurns int
	trace    *position.TraceWriter // nil: no trace
	feats    *featTally            // nil: the Beginner Game
	balance  *balanceTally         // nil: not asked for
	played   func()                // told after each game
}

// play plays the games until all are played, ctx is done or the trace cannot be written; it tells
// of those that were played to their end.
func (s *simulation) play(ctx context.Context) (*tally, error) {
	sum := newTally(len(s.seats))
	sum.maxTurns = s.maxTurns
	s.table = bots.NewTable(s.game, s.seats)
	for id := range s.games {
		if err := ctx.Err(); err != nil {
			return sum, err
		}
		r, err := s.one(ctx, id)
		if err != nil {
			return sum, err
		}
		sum.add(&r)
		if s.balance != nil {
			s.balance.add(&r.Last)
		}
		s.played()
	}
	return sum, nil
}

// spare is how many Adventures beside those that win a game somebody should find in a set: a full zone.
const spare = engine.ZoneLimit

// cutOff says how many games were cut off and why, where that is known; "" where none was.
func (s *simulation) cutOff(t *tally) string {
	capped := t.endings[engine.Playing]
	if capped == 0 {
		return ""
	}
	note := fmt.Sprintf("%d of %s cut off", capped, counted(t.games, "game"))
	if t.endless > 0 {
		note += fmt.Sprintf(", %d in a turn whose cards went round without end", t.endless)
	}
	note += "."
	adventures := len(s.game.Set().Adventures)
	if need := engine.MaxArchived*s.setup.Players + spare; capped > t.endless && adventures < need {
		note += fmt.Sprintf(" The set has %s: with fewer than %d, that is %d for each player and %d to spare, "+
			"nobody may come to %d, and a game may never end.",
			counted(adventures, "Adventure"), need, engine.MaxArchived, spare, engine.MaxArchived)
	}
	return note
}

// one plays a game. Where there is a trace, all its lines so far are written out whole, also when
// the game is stopped in the middle.
func (s *simulation) one(ctx context.Context, id int) (bots.Result, error) {
	setup := s.setup
	setup.Seed += uint64(id)
	if s.trace == nil {
		return s.table.Play(setup, s.maxTurns, s.observer(nil))
	}
	r, err := s.table.Play(setup, s.maxTurns, s.observer(&tracer{ctx, s.trace, id, setup.Seed}))
	if err == nil {
		s.trace.End(id, &r.Last)
	}
	if broken := s.trace.Flush(); broken != nil {
		return r, fmt.Errorf("the trace: %w", broken)
	}
	return r, err
}

// observer is who follows the games: the tallies that want to, and whoever else; nil for nobody.
func (s *simulation) observer(also bots.Observer) bots.Observer {
	var all observers
	if s.feats != nil {
		all = append(all, s.feats)
	}
	if s.balance != nil {
		all = append(all, s.balance)
	}
	if also != nil {
		all = append(all, also)
	}
	switch len(all) {
	case 0:
		return nil
	case 1:
		return all[0]
	}
	return all
}

// observers follow a game together.
type observers []bots.Observer

func (all observers) Dealt(s *engine.State) error {
	for _, o := range all {
		if err := o.Dealt(s); err != nil {
			return err
		}
	}
	return nil
}

func (all observers) Acted(a engine.Action, after *engine.State) error {
	for _, o := range all {
		if err := o.Acted(a, after); err != nil {
			return err
		}
	}
	return nil
}

// tracer writes a game it follows.
type tracer struct {
	ctx  context.Context
	out  *position.TraceWriter
	id   int
	seed uint64
}

func (t *tracer) Dealt(s *engine.State) error {
	t.out.Game(t.id, t.seed, s)
	return nil
}

func (t *tracer) Acted(a engine.Action, after *engine.State) error {
	t.out.Step(t.id, a, after)
	return t.ctx.Err()
}
