package bots

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// record keeps all it is told.
type record struct {
	actions []engine.Action
	states  []engine.State // one more than actions
	stopAt  int            // the number of actions after which it stops the game, 0 never
}

var errStop = errors.New("stop")

func (r *record) Dealt(s *engine.State) error {
	r.states = append(r.states, *s)
	return nil
}

func (r *record) Acted(a engine.Action, s *engine.State) error {
	r.actions = append(r.actions, a)
	r.states = append(r.states, *s)
	if len(r.actions) == r.stopAt {
		return errStop
	}
	return nil
}

func TestAnObserverCanReplayTheGame(t *testing.T) {
	for _, v := range variants {
		t.Run(v.String(), func(t *testing.T) {
			g, seed := gameOf(t, v), freshSeed(t)
			setup := engine.Setup{Variant: v, Players: 3, Seed: seed, First: engine.CoinFlip}
			var seen record
			if _, err := NewTable(g, seat(3, "random", "novice")).Play(setup, 1000, &seen); err != nil {
				t.Fatal(err)
			}
			s, err := g.Deal(setup, nil)
			if err != nil {
				t.Fatal(err)
			}
			if s != seen.states[0] {
				t.Error("the state told first is not the one dealt")
			}
			for i, a := range seen.actions {
				if no := g.Apply(&s, a, nil); no != nil {
					t.Fatal(no)
				}
				if s != seen.states[i+1] {
					t.Fatalf("the state told after action %d is another", i)
				}
			}
			if !s.Over() {
				t.Error("the last action told does not end the game")
			}
		})
	}
}

func TestTheResultSumsTheGameUp(t *testing.T) {
	g, seed := testGame(t), freshSeed(t)
	var seen record
	r, err := NewTable(g, seat(2, "novice")).Play(engine.Setup{Players: 2, Seed: seed}, 1000, &seen)
	if err != nil {
		t.Fatal(err)
	}
	if last := seen.states[len(seen.states)-1]; r.Last != last {
		t.Errorf("the last state is of turn %d, told of turn %d", r.Last.Turn, last.Turn)
	}
	used := make([]int, len(r.Used))
	for _, a := range seen.actions {
		used[a.Do]++
	}
	if !slices.Equal(r.Used, used) || r.Decisions != len(seen.actions) {
		t.Errorf("%d decisions, used %v; told of %d, used %v", r.Decisions, r.Used, len(seen.actions), used)
	}
}

func TestTheSameSeedIsTheSameGame(t *testing.T) {
	g := testGame(t)
	setup := engine.Setup{Players: 2, Seed: freshSeed(t), First: engine.CoinFlip}
	var one, two, other record
	for _, r := range []*record{&one, &two, &other} {
		if r == &other {
			setup.Seed++
		}
		if _, err := NewTable(g, seat(2, "random")).Play(setup, 1000, r); err != nil {
			t.Fatal(err)
		}
	}
	if !slices.Equal(one.states, two.states) {
		t.Error("one seed gave two games")
	}
	if slices.Equal(one.actions, other.actions) {
		t.Error("two seeds gave one game")
	}
}

// spy notes the first random number of each decision and takes the first option.
type spy struct{ numbers *[]uint64 }

func (spy) Name() string { return "spy" }

func (b spy) Choose(t *Turn) engine.Action {
	*b.numbers = append(*b.numbers, t.Rand.Uint64())
	return t.Options[0]
}

func TestNoTwoSeatsNorSeedsShareTheirRandomNumbers(t *testing.T) {
	g, seed := testGame(t), freshSeed(t)
	var numbers []uint64
	for _, s := range []uint64{seed, seed + 1} {
		seats := []Bot{spy{&numbers}, spy{&numbers}, spy{&numbers}}
		if _, err := NewTable(g, seats).Play(engine.Setup{Players: 3, Seed: s}, 20, nil); err != nil {
			t.Fatal(err)
		}
		cards := rand.NewPCG(s, 0)
		for range 20 {
			numbers = append(numbers, cards.Uint64())
		}
	}
	slices.Sort(numbers)
	if n := len(slices.Compact(slices.Clone(numbers))); n != len(numbers) {
		t.Errorf("%d random numbers, only %d different", len(numbers), n)
	}
}

func TestAGameStillGoingIsCutOffAsTheLastTurnBegins(t *testing.T) {
	r, err := NewTable(testGame(t), seat(2, "random")).Play(engine.Setup{Players: 2, Seed: freshSeed(t)}, 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	if r.Last.Over() || r.Last.Turn != 4 {
		t.Errorf("over: %v, in turn %d", r.Last.Over(), r.Last.Turn)
	}
}

func TestAnObserverCanStopAGame(t *testing.T) {
	seen := record{stopAt: 3}
	_, err := NewTable(testGame(t), seat(2, "random")).Play(engine.Setup{Players: 2}, 1000, &seen)
	if !errors.Is(err, errStop) || len(seen.actions) != 3 {
		t.Errorf("after %d actions: %v", len(seen.actions), err)
	}
}

// cheat always ends a turn, asked or not.
type cheat struct{}

func (cheat) Name() string               { return "cheat" }
func (cheat) Choose(*Turn) engine.Action { return engine.Action{Do: engine.DoEndTurn} }

func TestPlayRefuses(t *testing.T) {
	tests := []struct {
		name  string
		setup engine.Setup
		seats []Bot
		says  string
	}{
		{"fewer bots than players", engine.Setup{Players: 3}, seat(2, "random"), "2 bots for 3 players"},
		{"a table beyond the engine", engine.Setup{Players: 5}, seat(5, "random"), "5 players"},
		{"an illegal action", engine.Setup{Players: 2}, []Bot{cheat{}, cheat{}}, "the cheat bot at seat 0: end-turn"},
	}
	g := testGame(t)
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if _, err := NewTable(g, tt.seats).Play(tt.setup, 10, nil); err == nil || !strings.Contains(err.Error(), tt.says) {
				t.Errorf("%v, want %q", err, tt.says)
			}
		})
	}
}

func TestAGameOfRandomAllocatesNothingADecision(t *testing.T) {
	for _, v := range variants {
		g, seats := gameOf(t, v), seat(2, "random")
		decisions := 0
		perGame := testing.AllocsPerRun(50, func() {
			r, err := NewTable(g, seats).Play(engine.Setup{Variant: v, Players: 2, Seed: 1}, 200, nil)
			if err != nil {
				t.Fatal(err)
			}
			decisions = r.Decisions
		})
		if perGame > 20 || decisions < 50 {
			t.Errorf("%s: %v allocations in a game of %d decisions", v, perGame, decisions)
		}
	}
}

// Cards may feed each other for ever; the rules stop no turn.
func TestAGameIsCutOffWhereATurnGoesOnWithoutEnd(t *testing.T) {
	set := enginetest.TinySet()
	set.ActionX = []engine.ActionX{{
		ID: "scout", Name: "Scout", Kind: engine.Site, Copies: 10,
		Abilities: []engine.Ability{{
			ID: "aura", Costs: []engine.Cost{{Kind: engine.CostScrapAdventure, N: 1, Rule: engine.R8_1}},
			Effects: []engine.Effect{{Op: engine.TakeAdventure, N: 1, Rule: engine.R12_1}},
		}},
	}}
	seats := []Bot{scouting{}, scouting{}}
	r, err := NewTable(enginetest.Game(t, set), seats).Play(engine.Setup{Players: 2, Variant: engine.AdvancedGame}, 1000, nil)
	if err != nil {
		t.Fatal(err)
	}
	if r.Last.Over() || r.Last.Turn > 2 || r.Decisions > 2*longestTurn {
		t.Errorf("after %d decisions the game stands in turn %d, over: %v", r.Decisions, r.Last.Turn, r.Last.Over())
	}
}

// scouting plays and uses what it can, and else does the first thing offered.
type scouting struct{}

func (scouting) Name() string { return "scouting" }

func (scouting) Choose(t *Turn) engine.Action {
	for _, do := range []engine.Do{engine.DoUse, engine.DoPlay} {
		for _, a := range t.Options {
			if a.Do == do {
				return a
			}
		}
	}
	return t.Options[0]
}
