package position_test

import (
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/position"
)

func TestEveryActionReadsBack(t *testing.T) {
	read := map[engine.Do]bool{}
	walks(t, deals(12), 100, func(g *engine.Game, s *engine.State, _ engine.Action) {
		for i, a := range g.Legal(s, nil) {
			if i >= 5 && read[a.Do] {
				break
			}
			read[a.Do] = true
			data := position.AppendAction(nil, g, a)
			back, err := position.UnmarshalAction(g, data)
			if err != nil {
				t.Fatalf("%v\n%s", err, data)
			}
			back.By = a.By // stands beside the action
			if back != a {
				t.Errorf("%s read back as %+v, not %+v", data, back, a)
			}
		}
	})
	for _, do := range engine.Dos() {
		if !read[do] {
			t.Errorf("no walk came to %v", do)
		}
	}
}

func TestAnActionHasTheFieldsOfItsVerb(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	ggm := g.CardByID("ggm")
	pay := engine.LeadsOf(engine.Wild, engine.Glyph, engine.Glyph)
	for _, tt := range []struct {
		action engine.Action
		want   string
	}{
		{engine.Action{Do: engine.DoStartTurn}, `{"do":"start-turn"}`},
		{engine.Action{Do: engine.DoRest}, `{"do":"rest"}`},
		{engine.Action{Do: engine.DoChooseAdventure, From: engine.FromDeck}, `{"do":"choose-adventure","from":"deck"}`},
		{engine.Action{Do: engine.DoScrapAdventure, Card: ggm}, `{"do":"scrap-adventure","adventure":"ggm"}`},
		{engine.Action{Do: engine.DoCollectLeads, From: engine.FromDiscard}, `{"do":"collect-leads","from":"discard"}`},
		{engine.Action{Do: engine.DoDiscardLead, Pay: engine.LeadsOf(engine.Ruin)}, `{"do":"discard-lead","pay":["ruin"]}`},
		{
			engine.Action{Do: engine.DoComplete, Card: ggm, Pay: pay},
			`{"do":"complete","adventure":"ggm","pay":["glyph","glyph","wild"]}`,
		},
		{engine.Action{Do: engine.DoEndTurn}, `{"do":"end-turn"}`},
		{engine.Action{Do: engine.DoRivalsChoice, Card: ggm}, `{"do":"rivals-choice","adventure":"ggm"}`},
		{engine.Action{Do: engine.DoDiscardHand, Top: engine.Myth}, `{"do":"discard-hand","top":"myth"}`},
		{
			engine.Action{Do: engine.DoDiscardDown, Pay: pay, Top: engine.Wild},
			`{"do":"discard-down","pay":["glyph","glyph","wild"],"top":"wild"}`,
		},
	} {
		if got := string(position.AppendAction(nil, g, tt.action)); got != tt.want {
			t.Errorf("%v is written %s, not %s", tt.action.Do, got, tt.want)
		}
	}
}

func TestAnAdvancedActionHasTheFieldsOfItsVerb(t *testing.T) {
	g := enginetest.Game(t, enginetest.AdvancedSet())
	ggm, rrv := g.CardByID("ggm"), g.CardByID("rrv")
	feat, lens, plain, copied := g.CardByID("feat-take"), g.CardByID("relic-lens"), g.CardByID("relic-plain"), g.CardByID("site-enter#2")
	ruin := engine.LeadsOf(engine.Ruin)
	for _, tt := range []struct {
		action engine.Action
		want   string
	}{
		{engine.Action{Do: engine.DoBarter, Pay: engine.LeadsOf(engine.Ruin, engine.Ruin, engine.Myth), Top: engine.Myth},
			`{"do":"barter","pay":["myth","ruin","ruin"],"top":"myth"}`},
		{engine.Action{Do: engine.DoBarter}, `{"do":"barter","pay":[]}`},
		{engine.Action{Do: engine.DoBarter, Spend: feat}, `{"do":"barter","actionx":"feat-take"}`},
		{engine.Action{Do: engine.DoBreakthrough, Pay: ruin}, `{"do":"breakthrough","pay":["ruin"]}`},
		{engine.Action{Do: engine.DoSabotage, Spend: lens, Pay: ruin}, `{"do":"sabotage","scrap":"relic-lens","pay":["ruin"]}`},
		{engine.Action{Do: engine.DoNegotiate, Spend: ggm}, `{"do":"negotiate","scrap":"ggm"}`},
		{engine.Action{Do: engine.DoPoach, Pay: ruin}, `{"do":"poach","pay":["ruin"]}`},
		{engine.Action{Do: engine.DoThwart, Pay: engine.LeadsOf(engine.Wild, engine.Ruin)}, `{"do":"thwart","pay":["ruin","wild"]}`},
		{engine.Action{Do: engine.DoPass}, `{"do":"pass"}`},
		{engine.Action{Do: engine.DoComplete, Card: ggm}, `{"do":"complete","adventure":"ggm","pay":[]}`},
		{engine.Action{Do: engine.DoPlay, Card: copied}, `{"do":"play","card":"site-enter#2"}`},
		{engine.Action{Do: engine.DoPlay, Card: feat, Spend: lens}, `{"do":"play","card":"feat-take","actionx":"relic-lens"}`},
		{engine.Action{Do: engine.DoPlay, Card: g.CardByID("feat-disrupt"), Spend: ggm},
			`{"do":"play","card":"feat-disrupt","scrap":"ggm"}`},
		{engine.Action{Do: engine.DoUse, Card: plain, Ability: 1, Spend: feat},
			`{"do":"use","card":"relic-plain","ability":"both","actionx":"feat-take"}`},
		{engine.Action{Do: engine.DoUse, Card: lens, Ability: 2}, `{"do":"use","card":"relic-lens","ability":"ruthless"}`},
		{engine.Action{Do: engine.DoBarterReveal, Card: ggm}, `{"do":"barter-reveal","adventure":"ggm"}`},
		{engine.Action{Do: engine.DoSabotageTarget, Card: ggm}, `{"do":"sabotage-target","card":"ggm","player":0}`},
		{engine.Action{Do: engine.DoPoachSwap, Card: ggm, Spend: rrv, Rival: 2},
			`{"do":"poach-swap","card":"ggm","own":"rrv","player":2}`},
		{engine.Action{Do: engine.DoNegotiateGive, Lead: engine.Wild}, `{"do":"negotiate-give","to":0,"lead":"wild"}`},
		{engine.Action{Do: engine.DoEnter, Mode: engine.Noble}, `{"do":"enter","mode":"noble"}`},
		{engine.Action{Do: engine.DoEnter, Mode: engine.Ruthless, Lead: engine.Wild, As: engine.Ruin},
			`{"do":"enter","against":0,"mode":"ruthless","bond":{"lead":"wild","as":"ruin"}}`},
		{engine.Action{Do: engine.DoChoose, Card: lens}, `{"do":"choose","card":"relic-lens"}`},
		{engine.Action{Do: engine.DoChoose, Lead: engine.Ruin}, `{"do":"choose","lead":"ruin"}`},
		{engine.Action{Do: engine.DoChoose}, `{"do":"choose","player":0}`},
		{engine.Action{Do: engine.DoChoose, Option: 2}, `{"do":"choose","option":2}`},
	} {
		got := position.AppendAction(nil, g, tt.action)
		if string(got) != tt.want {
			t.Errorf("%v is written %s, not %s", tt.action.Do, got, tt.want)
		}
		if back, err := position.UnmarshalAction(g, got); err != nil || back != tt.action {
			t.Errorf("%s reads back as %+v: %v", got, back, err)
		}
	}
}

func TestAnActionThatCannotBeReadIsRefused(t *testing.T) {
	g := enginetest.Game(t, enginetest.AdvancedSet())
	for _, tt := range []struct{ data, want string }{
		{`{}`, `action:1:1: the field "do" is missing`},
		{`{"do":"complet","adventure":"ggm"}`, `did you mean "complete"?`},
		{`{"do":"scrap-adventure","adventure":"gggm"}`, `action:1:37: the set has no card "gggm"; did you mean "ggm"?`},
		{`{"do":"choose-adventure","from":"hand"}`, `action:1:33: unknown word "hand": expected deck or discard`},
		{`{"do":"discard-lead","pay":["rune"]}`, `action:1:29: unknown word "rune"`},
		{`{"do":"discard-down","pay":2}`, `action:1:28: expected a list, found the number 2`},
		{`{"do":"poach-swap","card":"ggm","own":"rrv","scrap":"rrv"}`, `own beside scrap: an action names one of them`},
		{`{"do":"use","card":"relic-lens","ability":"nobel"}`, `did you mean "noble"?`},
		{`{"do":"use","card":"ggm","ability":"noble"}`, `ggm has no ability to use`},
		{`{"do":"enter","bond":{"lead":"wild"}}`, `the field "as" is missing`},
		{`{"do":"sabotage-target","player":4}`, `expected a whole number from 0 to 3, found the number 4`},
		{`{"do":"end-turn","seat":1}`, `action:1:18: unknown field "seat"`},
	} {
		if _, err := position.UnmarshalAction(g, []byte(tt.data)); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: the error is %v, without %q", tt.data, err, tt.want)
		}
	}
}
