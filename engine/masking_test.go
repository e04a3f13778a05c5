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
		set  engine.Set
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
		{
			rule: engine.R7_1, name: "a Heroic Feat is performed a second time", set: enginetest.AdvancedSet(),
			at:   `players: [{leads: [ruin, ruin, ruin], actionx: [], performed: [breakthrough]}, {leads: [], actionx: []}]`,
			do:   []string{"breakthrough ruin ruin ruin"},
			want: facts{"performed 0": "breakthrough breakthrough", "decision": "act by 0"},
		},
		{
			rule: engine.R7_7, name: "a player ahead may Poach", set: enginetest.AdvancedSet(),
			at: `
variant: advanced
players: [{leads: [ruin], adventures: [rvg], archive: {adventures: 2}}, {leads: [], actionx: [], adventures: [ggm]}]`,
			do:   []string{"poach ruin"},
			want: facts{"decision": "poach-swap by 0"},
		},
		{
			rule: engine.R7_10, name: "Poach is announced with nothing to give, and does nothing", set: enginetest.AdvancedSet(),
			at: `
variant: advanced
players: [{leads: [ruin], adventures: []}, {leads: [], actionx: [], adventures: [ggm], archive: {adventures: 1}}]`,
			do:   []string{"poach ruin"},
			want: facts{"decision": "act by 0", "zone 1": "ggm"},
		},
		{
			rule: engine.R7_12, name: "a Site entering is Thwarted", set: enginetest.AdvancedSet(),
			at:   `players: [{leads: [], actionx: [site-aura]}, {leads: [glyph, glyph], actionx: [feat-draw]}]`,
			do:   []string{"play site-aura", "thwart glyph glyph"},
			want: facts{"active 0": "", "stored 0": "site-aura"},
		},
		{
			rule: engine.R1_3, name: "what a card protects is hit", set: enginetest.AdvancedSet(),
			at: `players: [{leads: [ruin], actionx: [], adventures: [rvg]}, {leads: [], actionx: [], adventures: [ggm], active: [site-shield]},
  {leads: [], actionx: [], adventures: [mmr]}]`,
			do:   []string{`sabotage "RVG" with ruin`, `hit "GGM"`},
			want: facts{"zone 1": ""},
		},
		{
			rule: engine.R2_7, name: "the other side of a Relic is used", set: enginetest.AdvancedSet(),
			at:   `players: [{leads: [ruin], actionx: [], active: [{card: relic-lens, mode: ruthless, against: 1, bond: {lead: ruin, as: ruin}}]}, {leads: [], actionx: []}]`,
			do:   []string{"use relic-lens noble with ruin"},
			want: facts{"active 0": "relic-lens ruthless against 1 bonded ruin as ruin sideways"},
		},
		{
			rule: engine.R8_3, name: "a Leveraged card is Exploited", set: enginetest.AdvancedSet(),
			at:   `players: [{leads: [ruin], actionx: [], active: [{card: site-exploit, leveraged: true}]}, {leads: [], actionx: []}]`,
			do:   []string{"use site-exploit exploit with ruin"},
			want: facts{"active 0": "", "stored 0": "site-exploit"},
		},
		{
			rule: engine.R8_5, name: "a Delay ability is used in the turn its card entered", set: enginetest.AdvancedSet(),
			at:   `players: [{leads: [ruin], actionx: [], active: [{card: site-match, entered: 1}]}, {leads: [], actionx: []}]`,
			do:   []string{"use site-match aura"},
			want: facts{"hand 0": "ruin"},
		},
		{
			rule: engine.R8_6, name: "a Leveraged card is Leveraged", set: enginetest.AdvancedSet(),
			at:   `players: [{leads: [], actionx: [], active: [{card: site-exploit, leveraged: true}]}, {leads: [], actionx: []}]`,
			do:   []string{"use site-exploit aura"},
			want: facts{"active 0": "site-exploit sideways"},
		},
		{
			rule: engine.R8_1, name: "an Aura is used beyond its limit", set: enginetest.AdvancedSet(),
			at:   `players: [{leads: [], actionx: [], active: [site-aura], uses: {site-aura/aura: 1}}, {leads: [], actionx: []}]`,
			do:   []string{"use site-aura aura"},
			want: facts{"decision": "act by 0"},
		},
		{
			rule: engine.R8_7, name: "a card without Twist is played in answer", set: enginetest.AdvancedSet(),
			at:   `players: [{leads: [ruin, ruin, ruin], actionx: []}, {leads: [], actionx: [site-aura]}]`,
			do:   []string{"breakthrough ruin ruin ruin", "play site-aura"},
			want: facts{"active 1": "site-aura"},
		},
	} {
		t.Run(c.rule.String()+" "+c.name, func(t *testing.T) {
			if c.set.ID == "" {
				c.set = enginetest.Set()
			}
			g := enginetest.Game(t, c.set)
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

// A puzzle plays on with a rule masked; no mask may lose a card or stop the game.
func TestAGameWithARuleMaskedGoesOn(t *testing.T) {
	masks := map[engine.Rule]bool{
		engine.R2_7: true, engine.R8_1: true, engine.R8_3: true, engine.R8_5: true, engine.R8_6: true, engine.R8_7: true,
	}
	for _, p := range engine.Plays() {
		for _, n := range p.Needs {
			masks[n.Rule] = true
		}
	}
	seed := enginetest.Seed(t)
	for rule := range masks {
		t.Run(rule.String(), func(t *testing.T) {
			g := enginetest.Game(t, enginetest.TinyAdvancedSet()).Masking(rule)
			enginetest.Walk(t, g, engine.Setup{Players: 3, Variant: engine.AdvancedGame}, seed, func(s *engine.State) {
				if err := enginetest.CheckCards(g, s); err != nil {
					t.Fatal(err)
				}
				if !s.Over() && len(g.Legal(s, nil)) == 0 {
					t.Fatalf("%v has no option", s.Decision)
				}
			})
		})
	}
}
