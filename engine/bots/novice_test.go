package bots

import (
	"math/rand/v2"
	"testing"

	"example.com/xseekers/engine"
)

// position is what the novice at seat 0 of two sees; seat 1 comes next.
type position struct {
	ask           engine.Ask
	hand          string // in letters
	zone          string // Adventures, oldest first
	rival         string // Adventures of seat 1
	pile          string // the Lead discard pile, the top last
	adventurePile string // the Adventure discard pile, the top last
}

// turnAt is the decision that is open in a state.
func turnAt(g *engine.Game, s *engine.State) *Turn {
	return &Turn{
		Game:    g,
		Options: g.Legal(s, nil),
		Rand:    rand.NewPCG(1, 2),
		view:    func() engine.View { return engine.ViewOf(s, s.Decision.Player) },
	}
}

func (p position) turn(t *testing.T, g *engine.Game) *Turn {
	t.Helper()
	s := engine.State{Players: 2, Turn: 1, Decision: engine.Decision{Kind: p.ask}}
	if p.ask == engine.AskRivalsChoice {
		s.Active = 1
	}
	s.Seats[0].Leads = leads(p.hand)
	for i, ids := range []string{p.zone, p.rival} {
		zone := &s.Seats[i].Zone
		zone.N = uint8(copy(zone.Cards[:], cards(t, g, ids)))
	}
	s.Leads.DeckN = uint8(copy(s.Leads.Deck[:], []engine.Lead{engine.Glyph, engine.Myth}))
	for _, r := range p.pile {
		s.Leads.Discard[s.Leads.PileN] = leadOf(r)
		s.Leads.PileN++
	}
	s.Adventures.DeckN = uint8(copy(s.Adventures.Deck[:], cards(t, g, "gmrv")))
	s.Adventures.PileN = uint8(copy(s.Adventures.Discard[:], cards(t, g, p.adventurePile)))
	return turnAt(g, &s)
}

func leadOf(letter rune) engine.Lead {
	hand := leads(string(letter))
	return hand.List()[0]
}

func TestTheNovice(t *testing.T) {
	const (
		deck = engine.FromDeck
		pile = engine.FromDiscard
	)
	tests := []struct {
		name string
		at   position
		want engine.Action
		card string // the Adventure named by want
	}{
		{
			name: "rests when its hand is empty",
			at:   position{ask: engine.AskStartTurn},
			want: engine.Action{Do: engine.DoRest},
		},
		{
			name: "takes the Adventure on the pile when it is nearer than all it has",
			at:   position{ask: engine.AskChooseAdventure, hand: "gm", zone: "ggmm rrv", adventurePile: "rrrr ggm"},
			want: engine.Action{Do: engine.DoChooseAdventure, From: pile},
		},
		{
			name: "takes a new Adventure when the one on the pile is no nearer",
			at:   position{ask: engine.AskChooseAdventure, hand: "gm", zone: "ggm rrv", adventurePile: "rrrr ggm+2"},
			want: engine.Action{Do: engine.DoChooseAdventure, From: deck},
		},
		{
			name: "scraps the Adventure it is farthest from",
			at:   position{ask: engine.AskScrapAdventure, hand: "ggmmv", zone: "ggm rrrr ggmm vvgg"},
			want: engine.Action{Do: engine.DoScrapAdventure}, card: "rrrr",
		},
		{
			name: "scraps the poorer of two Adventures equally far",
			at:   position{ask: engine.AskScrapAdventure, hand: "rrvv", zone: "rrv ggm+2 ggm+seek rrvv"},
			want: engine.Action{Do: engine.DoScrapAdventure}, card: "ggm+seek",
		},
		{
			name: "gives an ActionX card no worth",
			at:   position{ask: engine.AskScrapAdventure, hand: "ggvv", zone: "ggm+seek mmr+x mmr vvg"},
			want: engine.Action{Do: engine.DoScrapAdventure}, card: "mmr+x",
		},
		{
			name: "takes the Lead on the pile that its nearest Adventure lacks",
			at:   position{ask: engine.AskCollectLeads, hand: "gg", zone: "ggm rrrr", pile: "rm"},
			want: engine.Action{Do: engine.DoCollectLeads, From: pile},
		},
		{
			name: "draws when the Lead on the pile serves only a farther Adventure",
			at:   position{ask: engine.AskCollectLeads, hand: "gg", zone: "ggm rrrr", pile: "mr"},
			want: engine.Action{Do: engine.DoCollectLeads, From: deck},
		},
		{
			name: "takes a Wild even when it can complete already",
			at:   position{ask: engine.AskCollectLeads, hand: "ggm", zone: "ggm rrrr", pile: "w"},
			want: engine.Action{Do: engine.DoCollectLeads, From: pile},
		},
		{
			name: "discards the Lead that no Adventure of it needs",
			at:   position{ask: engine.AskDiscardLead, hand: "ggmv", zone: "ggmm rrrr"},
			want: engine.Action{Do: engine.DoDiscardLead, Pay: leads("v")},
		},
		{
			name: "keeps the Lead its nearest Adventure needs before one that a farther needs",
			at:   position{ask: engine.AskDiscardLead, hand: "gmr", zone: "rrrr ggm"},
			want: engine.Action{Do: engine.DoDiscardLead, Pay: leads("r")},
		},
		{
			name: "keeps a Wild before a Lead that no Adventure of it needs",
			at:   position{ask: engine.AskDiscardLead, hand: "ggmvw", zone: "ggm"},
			want: engine.Action{Do: engine.DoDiscardLead, Pay: leads("v")},
		},
		{
			name: "keeps a Lead before letting a Wild stand in for it",
			at:   position{ask: engine.AskDiscardLead, hand: "ggmwww", zone: "ggm"},
			want: engine.Action{Do: engine.DoDiscardLead, Pay: leads("w")},
		},
		{
			name: "discards of two useless Leads the one the next player needs less",
			at:   position{ask: engine.AskDiscardLead, hand: "ggmrv", zone: "ggm", rival: "rrv vvgg"},
			want: engine.Action{Do: engine.DoDiscardLead, Pay: leads("r")},
		},
		{
			name: "completes when it can",
			at:   position{ask: engine.AskAct, hand: "rrvg", zone: "ggm rrv"},
			want: engine.Action{Do: engine.DoComplete, Pay: leads("rrv")}, card: "rrv",
		},
		{
			name: "completes with no more Wilds than it must",
			at:   position{ask: engine.AskAct, hand: "rrww", zone: "ggm rrv"},
			want: engine.Action{Do: engine.DoComplete, Pay: leads("rrw")}, card: "rrv",
		},
		{
			name: "completes first the Adventure that takes fewer Wilds",
			at:   position{ask: engine.AskAct, hand: "ggrrvw", zone: "ggm+2 rrv"},
			want: engine.Action{Do: engine.DoComplete, Pay: leads("rrv")}, card: "rrv",
		},
		{
			name: "completes for a reward before none",
			at:   position{ask: engine.AskAct, hand: "ggmmr", zone: "ggm ggm+seek mmr"},
			want: engine.Action{Do: engine.DoComplete, Pay: leads("ggm")}, card: "ggm+seek",
		},
		{
			name: "completes for two Leads before two Adventures",
			at:   position{ask: engine.AskAct, hand: "rrv", zone: "rrv+seek2 rrv+2 mmr"},
			want: engine.Action{Do: engine.DoComplete, Pay: leads("rrv")}, card: "rrv+2",
		},
		{
			name: "as the rival lets the Adventure with the most emblems stay",
			at:   position{ask: engine.AskRivalsChoice, hand: "ggrr", rival: "ggm mmrrv+2 rrrr"},
			want: engine.Action{Do: engine.DoRivalsChoice}, card: "mmrrv+2",
		},
		{
			name: "as the rival lets of two Adventures with as many emblems the one of fewer types stay",
			at:   position{ask: engine.AskRivalsChoice, hand: "ggrr", rival: "gmrv rrrr mmrr"},
			want: engine.Action{Do: engine.DoRivalsChoice}, card: "rrrr",
		},
		{
			name: "as the rival lets the poorer of two equally hard Adventures stay",
			at:   position{ask: engine.AskRivalsChoice, hand: "ggrr", rival: "ggm mmrrv+2 rrrrr"},
			want: engine.Action{Do: engine.DoRivalsChoice}, card: "rrrrr",
		},
		{
			name: "leaves on top of its hand what the next player needs least",
			at:   position{ask: engine.AskDiscardHand, hand: "gmrvw", rival: "ggm vvgg mmr"},
			want: engine.Action{Do: engine.DoDiscardHand, Top: engine.Ruin},
		},
		{
			name: "leaves anything but a Wild on top of its hand",
			at:   position{ask: engine.AskDiscardHand, hand: "gw", rival: "gggg ggggg+2"},
			want: engine.Action{Do: engine.DoDiscardHand, Top: engine.Glyph},
		},
		{
			name: "discards down to what its Adventures need",
			at:   position{ask: engine.AskDiscardDown, hand: "ggmmrrvvv", zone: "ggmm rrrr", rival: "vvvv"},
			want: engine.Action{Do: engine.DoDiscardDown, Pay: leads("vv")},
		},
		{
			name: "leaves on top of a discard what the next player needs least",
			at:   position{ask: engine.AskDiscardDown, hand: "gggmmmrrv", zone: "gggg mmmm", rival: "rrv rrvv"},
			want: engine.Action{Do: engine.DoDiscardDown, Pay: leads("rv"), Top: engine.Vision},
		},
	}
	g := testGame(t)
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if tt.card != "" {
				tt.want.Card = cards(t, g, tt.card)[0]
			}
			turn := tt.at.turn(t, g)
			if len(turn.Options) < 2 {
				t.Fatalf("nothing to choose from: %v", turn.Options)
			}
			if got := (novice{}).Choose(turn); got != tt.want {
				t.Errorf("chose %+v\nwant %+v", got, tt.want)
			}
		})
	}
}
