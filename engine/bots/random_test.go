package bots

import (
	"testing"

	"example.com/xseekers/engine"
)

func TestRandomPicksEachOptionAboutAsOften(t *testing.T) {
	turn := position{ask: engine.AskDiscardLead, hand: "gmrvw"}.turn(t, testGame(t))
	turn.Rand.Seed(freshSeed(t), 0)
	const each = 2000
	picked := map[engine.Action]int{}
	for range each * len(turn.Options) {
		picked[random{}.Choose(turn)]++
	}
	for _, a := range turn.Options {
		if n := picked[a]; n < each*3/4 || n > each*5/4 {
			t.Errorf("picked %+v %d times of about %d", a, n, each)
		}
	}
}

func TestADecisionOfRandomAllocatesNothing(t *testing.T) {
	turn := position{ask: engine.AskDiscardLead, hand: "gmrvw"}.turn(t, testGame(t))
	if n := testing.AllocsPerRun(100, func() { random{}.Choose(turn) }); n > 0 {
		t.Errorf("%v allocations a decision", n)
	}
}
