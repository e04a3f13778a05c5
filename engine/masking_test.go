package engine_test

import (
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

func TestMaskingARuleSwitchesItsNeedsOff(t *testing.T) {
	for _, c := range []struct {
		rule engine.Rule
		name string
		at   string
		do   []string
		want facts
	}{
		{
			rule: engine.R9_1, name: "a player with Leads may Rest",
			at:   `players: [{}, {leads: [ruin], adventures: []}]`,
			do:   []string{"end turn", "rest"},
			want: facts{"turn": "3, seat 0"},
		},
		{
			rule: engine.R9_3, name: "a player on the Final Adventure may Rest",
			at:   `players: [{}, {leads: [], adventures: [], archive: {adventures: 4}}]`,
			do:   []string{"end turn", "rest"},
			want: facts{"turn": "3, seat 0"},
		},
		{
			rule: engine.R6_6, name: "a player on the Final Adventure chooses an Adventure",
			at:   `players: [{}, {leads: [ruin], adventures: [], archive: {adventures: 4}}]`,
			do:   []string{"end turn", "choose adventure from deck"},
			want: facts{"decision": "collect-leads by 1"},
		},
		{
			rule: engine.R4_6, name: "an empty pile is chosen and gives nothing",
			at: `
players: [{adventures: []}, {}]
step: choose-adventure`,
			do:   []string{"choose adventure from discard"},
			want: facts{"zone 0": "", "Adventure pile": "", "decision": "collect-leads by 0"},
		},
		{
			rule: engine.R4_6, name: "Leads are taken from an empty pile",
			at: `
players: [{leads: [ruin]}, {}]
step: collect-leads`,
			do:   []string{"collect leads from discard"},
			want: facts{"hand 0": "ruin", "Lead pile": "", "decision": "act by 0"},
		},
	} {
		t.Run(c.rule.String()+" "+c.name, func(t *testing.T) {
			g := enginetest.Game(t, enginetest.Set())
			masked := g.Masking(c.rule)
			s := load(t, g, c.at)
			last := len(c.do) - 1
			act(t, masked, &s, nil, c.do[:last]...)
			if g.Check(&s, parse(t, g, &s, c.do[last])) == nil {
				t.Errorf("%q is allowed without the mask too", c.do[last])
			}
			act(t, masked, &s, nil, c.do[last])
			c.want.hold(t, g, &s)
		})
	}
}
