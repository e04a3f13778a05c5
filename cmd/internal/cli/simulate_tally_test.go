package cli

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/bots"
	"example.com/xseekers/engine/enginetest"
)

// result is a game that ended so in such a turn, won by seat 1 where it was won.
func result(ending engine.Ending, turn uint32) *bots.Result {
	used := make([]int, len(engine.Dos())+1)
	used[engine.DoComplete], used[engine.DoEndTurn] = 5, int(turn)
	r := bots.Result{Last: engine.State{Players: 2, Ending: ending, Turn: turn}, Decisions: 10, Used: used}
	if ending.HasWinner() {
		r.Last.Winner = 1
	}
	return &r
}

func TestTurnStats(t *testing.T) {
	tests := []struct {
		name  string
		turns []uint32
		want  turnStats
	}{
		{"one game", []uint32{7}, turnStats{Mean: 7, Median: 7, P90: 7, Min: 7, Max: 7}},
		{
			"an even number of games takes the lower middle", []uint32{9, 4},
			turnStats{Mean: 6.5, Median: 4, P90: 9, Min: 4, Max: 9},
		},
		{
			"nine in ten leave the longest out", []uint32{1, 2, 3, 4, 5, 6, 7, 8, 9, 55},
			turnStats{Mean: 10, Median: 5, P90: 9, Min: 1, Max: 55},
		},
		{"equal games", []uint32{3, 3, 3}, turnStats{Mean: 3, Median: 3, P90: 3, Min: 3, Max: 3}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			sum := newTally(2)
			for _, n := range tt.turns {
				sum.add(result(engine.Drawn, n))
			}
			if got := sum.turnStats(); got != tt.want {
				t.Errorf("%+v, want %+v", got, tt.want)
			}
		})
	}
}

func TestTheReportCountsEachGameOnce(t *testing.T) {
	sum := newTally(3)
	for _, r := range []*bots.Result{
		result(engine.WonByAdventures, 10), result(engine.WonByAdventures, 10), result(engine.WonByStalemate, 20),
		result(engine.Drawn, 40), result(engine.Playing, 50),
	} {
		sum.add(r)
	}
	r := testSimulation(t).report(sum, 2*time.Second)
	if r.Games != 5 || r.Decisions != 50 || r.Seconds != 2 || r.Speed != 25 {
		t.Errorf("%d games, %d decisions in %v s, %v a second", r.Games, r.Decisions, r.Seconds, r.Speed)
	}
	if want := []int{0, 3, 0}; !slices.Equal(r.Wins, want) {
		t.Errorf("wins %v, want %v", r.Wins, want)
	}
	if want := (endings{Adventures: 2, Stalemate: 1, Draw: 1, Capped: 1}); r.Endings != want {
		t.Errorf("endings %+v, want %+v", r.Endings, want)
	}
	if r.Actions["complete"] != 5 || r.Actions["end-turn"] != 26 || r.Actions["rest"] != 0 {
		t.Errorf("actions a game %v", r.Actions)
	}
}

// TestWhoBeganIsReadFromTheLastTurn follows games with Rests and cut-offs: turns and Rests go round in
// seat order (4.8, 9.1).
func TestWhoBeganIsReadFromTheLastTurn(t *testing.T) {
	sim := testSimulation(t)
	seed := enginetest.Seed(t)
	for players := 2; players <= engine.MaxPlayers; players++ {
		table := bots.NewTable(sim.game, slices.Repeat(sim.seats[:1], players))
		for id := range uint64(20) {
			first := int(id) % players
			setup := engine.Setup{Players: players, Seed: seed + id, First: first}
			r, err := table.Play(setup, 1+int(id), nil)
			if err != nil {
				t.Fatal(err)
			}
			if got := began(&r.Last); got != engine.Seat(first) {
				t.Errorf("%d players, turn %d: seat %d began, not %d", players, r.Last.Turn, got, first)
			}
		}
	}
}

func TestGamesThatReachTurn200AreCounted(t *testing.T) {
	sum := newTally(2)
	for _, turn := range []uint32{199, 200, 201, 1000} {
		sum.add(result(engine.Playing, turn))
	}
	if got := sum.long(); got != 3 {
		t.Errorf("%d games, want 3", got)
	}
}

func TestTheSpeedIsToldWithoutPassesToo(t *testing.T) {
	sum := newTally(2)
	r := result(engine.WonByBreakthrough, 9)
	r.Used[engine.DoPass] = 4
	sum.add(r)
	got := testSimulation(t).report(sum, 2*time.Second)
	if got.Passes != 4 || got.Speed != 5 || got.Choices != 3 {
		t.Errorf("%d passes, %v decisions a second, %v without passes", got.Passes, got.Speed, got.Choices)
	}
	if got.Endings.Breakthrough != 1 || got.Endings.Adventures != 0 {
		t.Errorf("endings %+v", got.Endings)
	}
}

func TestNoTimeMeasuredIsNoSpeed(t *testing.T) {
	sum := newTally(2)
	sum.add(result(engine.Drawn, 1))
	if r := testSimulation(t).report(sum, 0); r.Speed != 0 {
		t.Errorf("%v decisions a second", r.Speed)
	}
}

// TestWhyGamesWereCutOffIsSaid counts games that reached the last turn, and those of a turn without
// end, in sets with enough Adventures for three players and with too few.
func TestWhyGamesWereCutOffIsSaid(t *testing.T) {
	few := engine.MaxArchived*3 + spare - 1
	for _, tt := range []struct {
		name       string
		adventures int
		turns      []uint32 // 10 is the cut
		want       string
	}{
		{"no game", few, nil, ""},
		{"one game", few + 1, []uint32{10}, "1 of 2 games cut off."},
		{"in a turn without end", few, []uint32{4}, "1 of 2 games cut off, 1 in a turn whose cards went round without end."},
		{"too few Adventures", few, []uint32{10, 4, 10}, "3 of 4 games cut off, 1 in a turn whose cards went round without end." +
			" The set has 17 Adventures: with fewer than 18, that is 5 for each player and 3 to spare, nobody may come to 5, and a game may never end."},
	} {
		t.Run(tt.name, func(t *testing.T) {
			set := enginetest.AdvancedSet()
			for i := range tt.adventures {
				a := set.Adventures[0]
				a.ID = fmt.Sprintf("a%d", i)
				set.Adventures = append(set.Adventures, a)
			}
			set.Adventures = set.Adventures[len(set.Adventures)-tt.adventures:]
			sim := testSimulation(t)
			var err error
			if sim.game, err = engine.NewGame(set); err != nil {
				t.Fatal(err)
			}
			sum := newTally(3)
			sum.maxTurns = 10
			sum.add(result(engine.Drawn, 5))
			for _, turn := range tt.turns {
				sum.add(result(engine.Playing, turn))
			}
			if got := sim.cutOff(sum); got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
		})
	}
}
