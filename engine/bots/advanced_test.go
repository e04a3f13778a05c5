package bots

import (
	"testing"

	"example.com/xseekers/engine"
)

// winning is a rival whose next Breakthrough wins (10.1).
var winning = player{hand: "gggmm", zone: "vvvvv", archived: 4, final: true, stored: 7}

func TestTheNoviceInTheAdvancedGame(t *testing.T) {
	tests := []struct {
		name string
		scene
		want string
	}{
		{
			name:  "completes before it does anything else",
			scene: scene{me: player{hand: "ggmv", zone: "ggm", actionx: "feat-look"}},
			want:  "complete ggm for ggm",
		},
		{
			name:  "plays a Feat that draws",
			scene: scene{me: player{hand: "gv", zone: "ggm rrrr", actionx: "feat-look"}},
			want:  "play feat-look",
		},
		{
			name:  "brings a Site into play",
			scene: scene{me: player{hand: "gv", zone: "ggm", actionx: "site-aura"}},
			want:  "play site-aura",
		},
		{
			name:  "plays what makes an Adventure cheaper when it can then complete it",
			scene: scene{me: player{hand: "gm", zone: "ggm", actionx: "feat-look last-turn"}},
			want:  "play last-turn",
		},
		{
			name:  "keeps what makes an Adventure cheaper as long as that completes nothing",
			scene: scene{me: player{hand: "v", zone: "ggm", actionx: "last-turn"}},
			want:  "end-turn",
		},
		{
			name:  "keeps a Feat that hurts while no rival is near winning",
			scene: scene{me: player{hand: "v", zone: "ggm", actionx: "feat-flood"}, rivals: []player{{zone: "vvvvv", hand: "vv"}}},
			want:  "end-turn",
		},
		{
			name: "plays a Feat that hurts a rival about to win",
			scene: scene{me: player{hand: "v", zone: "ggm", actionx: "feat-flood"},
				rivals: []player{{zone: "mmr", hand: "mmvv", archived: 4, final: true}}},
			want: "play feat-flood",
		},
		{
			name:  "uses what costs nothing but turning its card sideways",
			scene: scene{me: player{hand: "v", zone: "ggm", active: "site-exploit"}},
			want:  "use site-exploit",
		},
		{
			name:  "uses no ability that costs the Lead it needs most",
			scene: scene{me: player{hand: "gg", zone: "ggm", active: "relic-lens:noble:g"}},
			want:  "end-turn",
		},
		{
			name: "hits a Site that could hit its own",
			scene: scene{me: player{hand: "v", zone: "ggm", active: "site-raid"},
				rivals: []player{{zone: "ggggg+2", active: "site-raid#2", archived: 2}}},
			want: "use site-raid",
		},
		{
			name:  "ends its turn before it does what gains nothing",
			scene: scene{me: player{zone: "ggm", actionx: "site-wild", performed: "barter"}},
			want:  "end-turn",
		},
		{
			name: "performs the Breakthrough that wins",
			scene: scene{me: player{hand: "gggrrv", zone: "rrvv", archived: 4, final: true, stored: 7},
				rivals: []player{{archived: 4}}},
			want: "breakthrough for ggg",
		},
		{
			name: "plays its seventh ActionX card before the Breakthrough that then wins",
			scene: scene{me: player{hand: "gggv", zone: "rrvv", actionx: "feat-storm", archived: 4, final: true, stored: 6},
				rivals: []player{{archived: 4}}},
			want: "play feat-storm",
		},
		{
			name:  "performs a Breakthrough with Leads it would have to discard",
			scene: scene{me: player{hand: "vvvvvrrrm", zone: "ggmm rrrr"}},
			want:  "breakthrough for vvv",
		},
		{
			name:  "keeps Leads it has no use for yet, as the next Adventure may ask for them",
			scene: scene{me: player{hand: "vvvr", zone: "ggmm gggg"}},
			want:  "end-turn",
		},
		{
			name:  "performs no Breakthrough with the Leads a near Adventure needs",
			scene: scene{me: player{hand: "gggr", zone: "gggg"}},
			want:  "end-turn",
		},
		{
			name:  "spends more on a Breakthrough when the seventh ActionX card is nearer than the fifth Adventure",
			scene: scene{me: player{hand: "gggvv", zone: "vvvv ggmmr+2", archived: 4, final: true, stored: 6}},
			want:  "breakthrough for ggg",
		},
		{
			name:  "spends less on it when the seventh ActionX card is far",
			scene: scene{me: player{hand: "gggvv", zone: "vvvv ggmmr+2", archived: 4, final: true, stored: 4}},
			want:  "end-turn",
		},
		{
			name: "Barters with a weak card when its Final Adventure is far",
			scene: scene{me: player{hand: "gg", zone: "rrrrr", actionx: "feat-flood", archived: 4, final: true},
				rivals: []player{{}}},
			want: "barter feat-flood",
		},
		{
			name: "does not Barter while an Adventure is near",
			scene: scene{me: player{hand: "gmv", zone: "ggm", actionx: "twist-negate", archived: 4, final: true},
				rivals: []player{{}}},
			want: "end-turn",
		},
		{
			name:  "Negotiates with the Adventure it is farthest from",
			scene: scene{me: player{hand: "gg", zone: "ggm rrrr gmr"}, rivals: []player{{archived: 1}}},
			want:  "negotiate rrrr",
		},
		{
			name: "does not scrap its last Adventure on the Final Adventure lightly",
			scene: scene{me: player{hand: "gg", zone: "vvvv", archived: 4, final: true},
				rivals: []player{{zone: "rrvvg+2", archived: 4, final: true, hand: "g"}}},
			want: "end-turn",
		},
		{
			name: "Poaches the Adventure it then completes",
			scene: scene{me: player{hand: "ggmv", zone: "rrrr"},
				rivals: []player{{zone: "vvvv ggm", archived: 1}}},
			want: "poach for v",
		},
		{
			name: "Poaches nothing that would be Poached back",
			scene: scene{me: player{hand: "ggv", zone: "rrrr", archived: 1, performed: "negotiate"},
				rivals: []player{{zone: "ggm", archived: 1}}},
			want: "end-turn",
		},
		{
			name: "Sabotages a rival about to win with what it has to spare",
			scene: scene{me: player{hand: "ggvv", zone: "ggm rrrr", performed: "negotiate poach"},
				rivals: []player{{zone: "mmr", hand: "mmvv", archived: 4, final: true}}},
			want: "sabotage rrrr for v",
		},
		{
			name: "does not Sabotage a rival who is far from winning",
			scene: scene{me: player{hand: "ggvv", zone: "ggm rrrr"},
				rivals: []player{{zone: "mmrrv+2", hand: "mm"}}},
			want: "end-turn",
		},
		{
			name: "does not Sabotage a rival who has the most Adventures before their Final Adventure",
			scene: scene{me: player{hand: "ggvv", zone: "ggm rrrr", archived: 2, performed: "negotiate poach"},
				rivals: []player{{zone: "mmr", hand: "mmvv", archived: 3}}},
			want: "end-turn",
		},
		{
			name:  "spends what its fourth Adventure would discard before it completes it",
			scene: scene{me: player{hand: "ggmrrr", zone: "ggm vvvv", archived: 3}},
			want:  "breakthrough for rrr",
		},
		{
			name:  "completes its fourth Adventure when nothing else is worth doing",
			scene: scene{me: player{hand: "ggmr", zone: "ggm vvvv", archived: 3}},
			want:  "complete ggm for ggm",
		},

		{
			name:  "Thwarts the Breakthrough that wins",
			scene: scene{me: player{hand: "ggmv", zone: "ggm"}, rivals: []player{winning}, announced: "rival breakthrough"},
			want:  "thwart for gg",
		},
		{
			name:  "does not Thwart a trifle",
			scene: scene{me: player{hand: "ggmv", zone: "rrrr"}, rivals: []player{{archived: 1, zone: "vvvv"}}, announced: "rival barter"},
			want:  "pass",
		},
		{
			name: "Thwarts a Sabotage when it is about to win",
			scene: scene{me: player{hand: "ggmvv", zone: "ggm", archived: 4, final: true},
				rivals: []player{{zone: "rrrr", hand: "r", archived: 2}}, announced: "rival sabotage"},
			want: "thwart for vv",
		},
		{
			name: "Thwarts what brings the leader nearer when it is behind",
			scene: scene{me: player{hand: "ggmv", zone: "rrrr", archived: 1},
				rivals: []player{{archived: 3, zone: "vvvv"}}, announced: "rival breakthrough"},
			want: "thwart for gg",
		},
		{
			name: "keeps its Leads for its own Adventures when it is not behind",
			scene: scene{me: player{hand: "ggmv", zone: "rrrr", archived: 3},
				rivals: []player{{archived: 3, zone: "vvvv"}}, announced: "rival breakthrough"},
			want: "pass",
		},
		{
			name: "leaves a Sabotage to the rival it is likely aimed at",
			scene: scene{me: player{hand: "ggmvv", zone: "ggm", archived: 1},
				rivals: []player{{zone: "rrrr", hand: "r", archived: 2}, {zone: "mmr", archived: 4, final: true}}, announced: "rival sabotage"},
			want: "pass",
		},
		{
			name: "lets a Sabotage be when it has little to lose",
			scene: scene{me: player{hand: "vvgm", zone: "rrrr"},
				rivals: []player{{zone: "rrrr", hand: "r", archived: 2}}, announced: "rival sabotage"},
			want: "pass",
		},
		{
			name: "answers the Thwart of its Breakthrough that wins",
			scene: scene{me: player{hand: "ggmv", zone: "rrrr", archived: 4, final: true, stored: 7},
				rivals: []player{{hand: "gg"}}, announced: "me breakthrough, rival thwart"},
			want: "thwart for gg",
		},
		{
			name: "lets the Thwart of an unimportant Feat stand",
			scene: scene{me: player{hand: "ggmv", zone: "ggm"},
				rivals: []player{{hand: "gg"}}, announced: "me barter, rival thwart"},
			want: "pass",
		},
		{
			name: "answers again as long as its Breakthrough would win",
			scene: scene{me: player{hand: "ggmv", zone: "rrrr", archived: 4, final: true, stored: 7},
				rivals: []player{{hand: "gg"}, {hand: "gg"}}, announced: "me breakthrough, rival thwart, me thwart, rival thwart"},
			want: "thwart for gg",
		},
		{
			name:  "negates with the card that costs less than a Thwart",
			scene: scene{me: player{hand: "ggmv", zone: "ggm", actionx: "twist-negate"}, rivals: []player{winning}, announced: "rival breakthrough"},
			want:  "play twist-negate for v",
		},
		{
			name:  "uses a Twist that gains on a rival's turn",
			scene: scene{me: player{hand: "v", zone: "ggm", actionx: "twist-draw"}, announced: "rival barter"},
			want:  "play twist-draw",
		},

		{
			name: "keeps the pair against a Breakthrough that would win",
			scene: scene{ask: engine.AskDiscardLead, me: player{hand: "ggmr", zone: "mrv"},
				rivals: []player{winning}},
			want: "discard-lead for m",
		},
		{
			name: "keeps no pair while no Breakthrough would win",
			scene: scene{ask: engine.AskDiscardLead, me: player{hand: "ggmr", zone: "mrv"},
				rivals: []player{{hand: "gggmm", zone: "vvvvv", archived: 4, final: true}}},
			want: "discard-lead for g",
		},
		{
			name:  "keeps three matching Leads for the Breakthrough that wins",
			scene: scene{ask: engine.AskDiscardLead, me: player{hand: "gggrr", zone: "rrrrr", archived: 4, final: true, stored: 7}},
			want:  "discard-lead for r",
		},

		{
			name: "hits the Adventure of the rival who is ahead",
			scene: scene{ask: engine.AskSabotageTarget, announced: "me sabotage", at: 1,
				rivals: []player{{zone: "ggm", hand: "ggg"}, {zone: "mmr rrvvg+2", hand: "mmm", archived: 4, final: true}}},
			want: "sabotage-target mmr seat 2",
		},
		{
			name: "hits a strong Relic before a far Adventure",
			scene: scene{ask: engine.AskSabotageTarget, announced: "me sabotage", at: 1,
				rivals: []player{{zone: "ggmmr+2", active: "relic-lens:noble:g"}}},
			want: "sabotage-target relic-lens seat 1",
		},
		{
			name: "keeps of the Adventures looked at the nearest",
			scene: scene{ask: engine.AskBarterReveal, announced: "me barter", at: 1, me: player{hand: "rr"},
				looking: "ggm rrv"},
			want: "barter-reveal rrv",
		},
		{
			name: "gives away the Lead it needs least, to the rival farthest behind",
			scene: scene{ask: engine.AskNegotiateGive, announced: "me negotiate", at: 1, me: player{hand: "gg", zone: "ggm"},
				rivals: []player{{archived: 3}, {archived: 1}}, looking: "leads mrv"},
			want: "negotiate-give ruin seat 2",
		},
		{
			name: "swaps for the Adventure it can complete",
			scene: scene{ask: engine.AskPoachSwap, announced: "me poach", at: 1, me: player{hand: "ggm", zone: "rrrr vvvv"},
				rivals: []player{{zone: "mmr ggm"}}},
			want: "poach-swap rrrr ggm seat 1",
		},
		{
			name: "enters a Relic on the side that gives more, and bonds the type it has most of",
			scene: scene{ask: engine.AskEnter, announced: "me play relic-lens", at: 1, me: player{hand: "mmmrv", zone: "ggm"},
				rivals: []player{{}}},
			want: "enter noble myth myth",
		},
		{
			name: "turns a Relic against a rival who is about to win",
			scene: scene{ask: engine.AskEnter, announced: "me play relic-lens", at: 1, me: player{hand: "mmmrv", zone: "ggm"},
				rivals: []player{{hand: "gg"}, {hand: "ggggg", zone: "ggm", archived: 4, final: true, stored: 6, actionx: "feat-draw"}}},
			want: "enter ruthless myth myth seat 2",
		},
		{
			name:  "discards for a text the Lead it needs least",
			scene: scene{ask: engine.AskChoose, announced: "me play feat-draw", at: 2, me: player{hand: "ggmv", zone: "ggm"}},
			want:  "choose vision",
		},
		{
			name: "discards for a text the ActionX card worth least",
			scene: scene{ask: engine.AskChoose, announced: "me play feat-actionx", at: 2,
				me: player{hand: "ggmv", zone: "ggm", actionx: "feat-look feat-storm site-exploit"}},
			want: "choose feat-storm",
		},
		{
			name: "keeps of the ActionX cards looked at the one worth most",
			scene: scene{ask: engine.AskChoose, announced: "me play feat-look", at: 3, me: player{hand: "gg", zone: "ggm"},
				looking: "feat-storm feat-either"},
			want: "choose feat-either",
		},
		{
			name: "chooses the rival who is ahead to hurt",
			scene: scene{ask: engine.AskChoose, announced: "me play feat-tithe", at: 1, me: player{hand: "gg", zone: "ggm"},
				rivals: []player{{hand: "gg", archived: 1}, {hand: "gg", archived: 3}}},
			want: "choose seat 2",
		},
		{
			name:  "gives the Lead it needs least",
			scene: scene{ask: engine.AskChoose, announced: "me play feat-tithe", at: 3, rival: 1, me: player{hand: "ggr", zone: "ggm"}},
			want:  "choose ruin",
		},
		{
			name:  "takes the half of a text that gives more",
			scene: scene{ask: engine.AskChoose, announced: "me play feat-either", at: 1, me: player{hand: "gggmmmr", zone: "vvvv"}},
			want:  "choose option 2",
		},
	}
	g := advancedGame(t)
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			turn := tt.scene.turn(t, g)
			if len(turn.Options) < 2 {
				t.Fatalf("nothing to choose from: %v", turn.Options)
			}
			if got := said(g, (novice{}).Choose(turn)); got != tt.want {
				t.Errorf("chose %s, want %s", got, tt.want)
			}
		})
	}
}
