package position_test

import (
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/position"
)

// advancedGame is the game that the hand-written Advanced positions are for.
func advancedGame(t *testing.T) (*engine.Game, func(id string) engine.Card) {
	g := enginetest.Game(t, enginetest.AdvancedSet())
	return g, func(id string) engine.Card {
		c := g.CardByID(id)
		if c == 0 {
			t.Fatalf("there is no card %q", id)
		}
		return c
	}
}

func TestWhatAnAdvancedPositionSaysHolds(t *testing.T) {
	g, card := advancedGame(t)
	s := load(t, g, handWrittenAdvanced)
	in := func(id string) engine.InPlay { return s.InPlay[card(id)-engine.FirstActionX] }
	first, second, third := &s.Seats[0], &s.Seats[1], &s.Seats[2]
	top := func(n uint8) engine.Card { return s.ActionX.Deck[s.ActionX.DeckN-1-n] }
	for _, tt := range []struct {
		what      string
		got, want any
	}{
		{"variant", s.Variant, engine.AdvancedGame},
		{"hand", first.ActionX.List()[1], card("twist-draw")},
		{"counted hand", second.ActionX.Count(), 2},
		{"hand left out", third.ActionX.Count(), engine.DealtActionX},
		{"Archive", first.Stored.List()[0], card("feat-draw")},
		{"counted Archive", third.Stored.Count(), 3},
		{"Active Zone", first.Active.Count(), 2},
		{"how a card lies", in("relic-lens"), engine.InPlay{
			Mode: engine.Ruthless, Against: 2, Bond: engine.Wild, Bonded: engine.Ruin, Leveraged: true, Entered: 4}},
		{"how a card lies that is named alone", in("relic-plain"), engine.InPlay{Mode: engine.Noble, Entered: 6, Uses: [engine.MaxAbilities]uint8{1}}},
		{"a bond named alone", in("site-match"), engine.InPlay{Bond: engine.Myth, Bonded: engine.Myth, Entered: 6}},
		{"performed", first.Performed.Of(engine.DoSabotage), uint8(1)},
		{"performed twice", first.Performed.Of(engine.DoBarter), uint8(2)},
		{"top of the deck", top(0), card("feat-look")},
		{"next in the deck", top(1), card("feat-seek")},
		{"discard pile", s.ActionX.Discard[0], card("by-hand")},
		{"a text that lasts", s.Lasting.Texts[0], engine.LastingText{Card: card("last-next"), Player: 1, Rival: 2, Next: true}},
		{"its card", second.Stored.Has(card("last-next")), true},
	} {
		if tt.got != tt.want {
			t.Errorf("%s: %v, not %v", tt.what, tt.got, tt.want)
		}
	}
	if back, err := position.UnmarshalState(g, position.MarshalState(g, &s)); err != nil || back != s {
		t.Errorf("reads back as another state: %v", err)
	}
}

func TestWhatAnAdvancedPositionLeavesOut(t *testing.T) {
	g, card := advancedGame(t)
	decide := func(k engine.Ask, p engine.Seat) engine.Decision { return engine.Decision{Kind: k, Player: p} }
	decision := func(s *engine.State) any { return s.Decision }
	top := func(s *engine.State) engine.Frame { stack := g.Stack(s); return stack[len(stack)-1].Frame }
	place := func(s *engine.State) any { return top(s).PC }
	for _, tt := range []struct {
		name, at string
		of       func(s *engine.State) any
		want     any
	}{
		{"no ActionX card in the Beginner Game", `{}`, func(s *engine.State) any { return s.Seats[0].ActionX.Count() + int(s.ActionX.DeckN) }, 0},
		{"one ActionX card as dealt", `{variant: advanced}`, func(s *engine.State) any { return s.Seats[1].ActionX.Count() }, 1},
		{"the variant from a hand", `{players: [{actionx: 1}]}`, func(s *engine.State) any { return s.Variant }, engine.AdvancedGame},
		{"the variant from a decision", `{decision: barter-reveal}`, func(s *engine.State) any { return s.Variant }, engine.AdvancedGame},
		{"the variant from a window", `{window: step-ends}`, func(s *engine.State) any { return s.Variant }, engine.AdvancedGame},
		{"no ActionX card says nothing of the variant", `{players: [{actionx: []}, {actionx: 0}]}`, func(s *engine.State) any { return s.Variant },
			engine.BeginnerGame},
		{"the answer to what waits", `{stack: [{action: {do: barter}}], players: [{}, {}, {}]}`, decision, decide(engine.AskRespond, 1)},
		{"its player from the active one", `{active: 1, stack: [{action: {do: barter}}]}`, decision, decide(engine.AskRespond, 0)},
		{"who may not answer is not asked", `{stack: [{action: {do: barter}}], players: [{}, {leads: 1, actionx: 0}, {}]}`, decision,
			decide(engine.AskRespond, 2)},
		{"those asked before have passed", `{decision: {player: 2, kind: respond}, stack: [{action: {do: barter}}], players: [{}, {}, {}]}`,
			func(s *engine.State) any { return s.Passed }, uint8(1)},
		{"a Heroic Feat that waits counts", `{stack: [{action: {do: poach}}]}`,
			func(s *engine.State) any { return s.Seats[0].Performed.Of(engine.DoPoach) }, uint8(1)},
		{"a window of 8.9", `{window: step-begins}`, decision, decide(engine.AskRespond, 1)},
		{"the window under a Twist", `{resume: step-ends, stack: [{player: 1, action: {do: play, card: twist-draw}}]}`,
			func(s *engine.State) any { return s.Window() }, engine.StepEnds},
		{"a Heroic Feat from its choice", `{decision: sabotage-target, active: 1}`, decision, decide(engine.AskSabotageTarget, 1)},
		{"what is looked at from the deck", `{decision: negotiate-give, decks: {lead: [wild, ruin, myth]}}`,
			func(s *engine.State) any { return [3]engine.Lead(s.Looking.Leads[:3]) }, [3]engine.Lead{engine.Wild, engine.Ruin, engine.Myth}},
		{"what is looked at, said", `{decision: barter-reveal, looking: {adventure: [ggm, rrv]}}`,
			func(s *engine.State) any { return s.Looking.Cards[0] }, card("ggm")},
		{"a card played waits on the table", `{stack: [{action: {do: play, card: relic-lens}}]}`,
			func(s *engine.State) any { return g.Stack(s)[0].OnTable }, true},
		{"the place that asks", `{decision: enter, stack: [{action: {do: play, card: relic-lens}}]}`, place, uint8(1)},
		{"the first place that asks", `{decision: choose, stack: [{action: {do: play, card: feat-look}}]}`, place, uint8(1)},
		{"another place that asks", `{decision: choose, stack: [{action: {do: play, card: feat-look}, at: 3}]}`, place, uint8(3)},
		{"the turn of the player who chooses", `{decision: {player: 2, kind: choose}, stack: [{action: {do: play, card: feat-storm}}], players: [{}, {}, {}]}`,
			func(s *engine.State) any { return top(s).Done }, uint8(1)},
		{"rivals who had an Adventure on the Final Adventure", `{decision: sabotage-target, players: [{}, {archive: {adventures: 4}}, {}]}`,
			func(s *engine.State) any { return top(s).Had }, engine.Only(1)},
		{"a card whose ability waits lies sideways", `{stack: [{action: {do: use, card: relic-lens, ability: ruthless}}], players: [{}, {}, {}]}`,
			func(s *engine.State) any { return s.InPlay[card("relic-lens")-engine.FirstActionX] },
			engine.InPlay{Mode: engine.Ruthless, Against: 1, Leveraged: true}},
		{"the rival its text faces", `{stack: [{action: {do: use, card: relic-lens, ability: ruthless}}], players: [{}, {}, {}]}`,
			func(s *engine.State) any { return top(s).Rival }, engine.Seat(1)},
		{"a card archived as its cost", `{stack: [{action: {do: use, card: site-exploit, ability: exploit}}]}`,
			func(s *engine.State) any { return s.Seats[0].Stored.Has(card("site-exploit")) }, true},
		{"the Bonded type as announced", `{stack: [{action: {do: use, card: site-match, ability: aura}}], players: [{active: [{card: site-match, bond: ruin}]}]}`,
			func(s *engine.State) any { return top(s).Bonded }, engine.Ruin},
		{"a use counts", `{stack: [{action: {do: use, card: site-aura, ability: aura}}]}`,
			func(s *engine.State) any { return s.InPlay[card("site-aura")-engine.FirstActionX].Uses[0] }, uint8(1)},
		{"a reward's Adventure is archived last", `{stack: [{action: {do: reward, adventure: ggm}}], players: [{archive: {adventures: [rrv]}}]}`,
			func(s *engine.State) any { return s.Seats[0].Archive[1].Card }, card("ggm")},
		{"the reward first, the Final Adventure still to come",
			`{stack: [{action: {do: reward, adventure: ggm}}], switches: [reward-first], players: [{archive: {adventures: [rrv, mmr, vvg]}}]}`,
			func(s *engine.State) any { return s.Seats[0].Final }, false},
		{"a rival who scraps", `{variant: advanced, step: actions, decision: scrap-adventure, players: [{}, {adventures: 5}, {}]}`, decision,
			decide(engine.AskScrapAdventure, 1)},
		{"as many Adventures as a card allows", `{players: [{adventures: 4, active: [site-zone]}]}`, decision, decide(engine.AskAct, 0)},
		{"the rest of the ActionX cards in the discard pile", `{rest: {actionx: discard}}`,
			func(s *engine.State) any { return s.ActionX.DeckN }, uint8(0)},
		{"a win by Breakthrough", `{won_by: breakthrough, winner: 1, players: [{}, {archive: {adventures: 4, actionx: 7}}]}`,
			func(s *engine.State) any { return s.Ending }, engine.WonByBreakthrough},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := load(t, g, tt.at)
			if got := tt.of(&s); got != tt.want {
				t.Errorf("%s: %v, not %v", tt.at, got, tt.want)
			}
			if back, err := position.UnmarshalState(g, position.MarshalState(g, &s)); err != nil || back != s {
				t.Errorf("%s: reads back as another state: %v", tt.at, err)
			}
		})
	}
}

func TestAFourthAdventureStaysUntilStepOneIsOverWhereTheTextThatAllowedItHasLapsed(t *testing.T) {
	set := enginetest.AdvancedSet()
	porters := engine.ActionX{ID: "porters", Name: "Porters", Kind: engine.Feat, Copies: 1}
	porters.Play.Effects = []engine.Effect{{Op: engine.Last, N: 1, Rule: engine.R1_9}}
	porters.Standing = []engine.Standing{{What: engine.ZoneLimitIs, N: 4, Rule: engine.R2_10}}
	set.ActionX = append(set.ActionX, porters)
	g := enginetest.Game(t, set)
	load(t, g, `{variant: advanced, step: choose-adventure, players: [{adventures: 4}]}`)
	load(t, g, `{lasting: [porters], players: [{adventures: 4}]}`)
	for _, at := range []string{
		`{variant: advanced, step: collect-leads, players: [{adventures: 4}]}`,
		`{variant: advanced, step: choose-adventure, players: [{adventures: 5}]}`,
		`{step: choose-adventure, players: [{adventures: 4}]}`,
	} {
		if _, err := position.Load(g, "file", []byte(at)); err == nil {
			t.Errorf("%s is not refused", at)
		}
	}
}

func TestAnAdventureMayHaveCostNothing(t *testing.T) {
	g := enginetest.Game(t, enginetest.TinyAdvancedSet()) // its last-turn takes an emblem off
	s := load(t, g, `{players: [{actionx: 1, archive: {adventures: [{card: m, leads: []}]}}]}`)
	if got := s.Seats[0].Archive[0].Leads; got != (engine.Leads{}) {
		t.Errorf("%v lie under it", got)
	}
	if back, err := position.UnmarshalState(g, position.MarshalState(g, &s)); err != nil || back != s {
		t.Errorf("reads back as another state: %v", err)
	}
}

func TestALeadPaysWhatACardHasMadeOfAnAdventure(t *testing.T) {
	g, card := advancedGame(t)
	s := load(t, g, `{players: [{actionx: 1, archive: {adventures: [{card: ggm, leads: [ruin, myth]}]}}]}`)
	if got := s.Seats[0].Archive[0]; got != (engine.Archived{Card: card("ggm"), Leads: engine.LeadsOf(engine.Ruin, engine.Myth)}) {
		t.Errorf("archived is %+v", got)
	}
	if _, err := position.Load(g, "file", []byte(`{players: [{archive: {adventures: [{card: ggm, leads: [ruin, myth]}]}}]}`)); err == nil {
		t.Error("the Beginner Game has no card that changes a payment, and it is accepted")
	}
}
