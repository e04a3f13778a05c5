package cli

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/bots"
)

// tally sums games up.
type tally struct {
	games     int
	wins      []int                 // by seat
	firsts    int                   // wins of whoever began (3.4)
	endings   map[engine.Ending]int // Playing: cut off
	maxTurns  int                   // the turn at which games are cut off
	endless   int                   // games cut off before it, in a turn that went on without end
	turns     []int                 // how many games took so many turns
	used      []int                 // by engine.Do
	decisions int
}

func newTally(players int) *tally {
	return &tally{wins: make([]int, players), endings: map[engine.Ending]int{}}
}

func (t *tally) add(r *bots.Result) {
	last := &r.Last
	t.games++
	t.decisions += r.Decisions
	t.endings[last.Ending]++
	if !last.Over() && int(last.Turn) < t.maxTurns {
		t.endless++
	}
	if last.Ending.HasWinner() {
		t.wins[last.Winner]++
		if last.Winner == began(last) {
			t.firsts++
		}
	}
	for len(t.turns) <= int(last.Turn) {
		t.turns = append(t.turns, 0)
	}
	t.turns[last.Turn]++
	if t.used == nil {
		t.used = make([]int, len(r.Used))
	}
	for do, n := range r.Used {
		t.used[do] += n
	}
}

// began is who began the game: turns and Rests go round in seat order (4.8).
func began(last *engine.State) engine.Seat {
	n := uint32(last.Players)
	return engine.Seat((uint32(last.Active) + n - (last.Turn-1)%n) % n)
}

// longGame is the number of turns from which a game is counted as long.
const longGame = 200

// long is how many games reached the turn longGame.
func (t *tally) long() (games int) {
	for turns, n := range t.turns {
		if turns >= longGame {
			games += n
		}
	}
	return games
}

// turnStats is the length of the games, in turns.
type turnStats struct {
	Mean   float64 `json:"mean"`
	Median int     `json:"median"`
	P90    int     `json:"p90"`
	Min    int     `json:"min"`
	Max    int     `json:"max"`
}

func (t *tally) turnStats() turnStats {
	sum := 0
	for turns, games := range t.turns {
		sum += turns * games
	}
	return turnStats{
		Mean:   perGame(sum, t.games),
		Median: t.within(50),
		P90:    t.within(90),
		Min:    t.within(0),
		Max:    len(t.turns) - 1,
	}
}

// within is the least number of turns that so many in a hundred games, and at least one, did not exceed.
func (t *tally) within(percent int) int {
	seen := 0
	for turns, games := range t.turns {
		if seen += games; seen > 0 && seen*100 >= percent*t.games {
			return turns
		}
	}
	return 0
}

func perGame(n, games int) float64 { return float64(n) / float64(games) }
