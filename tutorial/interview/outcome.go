package interview

import "example.com/xseekers/engine"

// What comes of a play, where the dispute is about that: played on by the engine.

// wins reports whether a Breakthrough wins, Thwarted by the rival or not (10).
func (t *table) wins(thwarted bool) bool {
	s := t.s
	s.Seats[rival].Leads[paidIn] = 2 // so that the rival is asked
	if t.g.Apply(&s, t.a, nil) != nil {
		return false
	}
	for s.Decision.Kind == engine.AskRespond {
		a := engine.Action{Do: engine.DoPass, By: s.Decision.Player}
		if thwarted && s.Decision.Player == rival && s.Seats[rival].Leads[paidIn] == 2 {
			a = engine.Action{Do: engine.DoThwart, By: rival, Pay: paying(2)}
		}
		if t.g.Apply(&s, a, nil) != nil {
			return false
		}
	}
	return s.Ending == engine.WonByBreakthrough && s.Winner == you
}

// rewardFirst reports whether the reward of a fourth Adventure comes before the hand is discarded (6.1).
func (t *table) rewardFirst() bool {
	s, log := t.s, engine.Log{}
	if t.g.Apply(&s, t.a, &log) != nil {
		return false
	}
	for !s.Over() && s.Decision.Kind != engine.AskAct {
		if t.g.Apply(&s, t.g.Legal(&s, nil)[0], &log) != nil {
			return false
		}
	}
	for _, e := range log.Events {
		switch e.Verb {
		case engine.VerbReward:
			return true
		case engine.VerbFinal:
			return false
		}
	}
	return false
}
