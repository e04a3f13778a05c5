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
	walks(t, deals(6), 50, func(g *engine.Game, s *engine.State, _ engine.Action) {
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
		if !do.Advanced() && !read[do] {
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

func TestAnActionThatCannotBeReadIsRefused(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	for _, tt := range []struct{ data, want string }{
		{`{}`, `action:1:1: the field "do" is missing`},
		{`{"do":"complet","adventure":"ggm"}`, `did you mean "complete"?`},
		{`{"do":"scrap-adventure","adventure":"gggm"}`, `action:1:37: the set has no Adventure "gggm"; did you mean "ggm"?`},
		{`{"do":"choose-adventure","from":"hand"}`, `action:1:33: unknown word "hand": expected deck or discard`},
		{`{"do":"discard-lead","pay":["rune"]}`, `action:1:29: unknown word "rune"`},
		{`{"do":"discard-down","pay":2}`, `action:1:28: expected a list, found the number 2`},
		{`{"do":"end-turn","player":1}`, `action:1:18: unknown field "player"`},
	} {
		if _, err := position.UnmarshalAction(g, []byte(tt.data)); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: the error is %v, without %q", tt.data, err, tt.want)
		}
	}
}
