package engine_test

import (
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

func TestASetBeyondALimitIsRefusedWithTheLimitNamed(t *testing.T) {
	leads := engine.LeadsOf(engine.Glyph)
	for _, c := range []struct {
		name string
		set  engine.Set
		want string
	}{
		{"more Leads", enginetest.SetOf(engine.Leads{engine.Glyph: 200, engine.Wild: 41}, "ggm"), "240"},
		{"more Adventures", enginetest.SetOf(leads, slices.Repeat([]string{"ggm"}, 121)...), "120"},
		{"more emblems", enginetest.SetOf(leads, strings.Repeat("g", 13)), "12"},
		{"a longer seek", enginetest.SetOf(leads, "ggm-seek5"), "4"},
		{"a longer seek in parts", enginetest.SetOf(leads, "ggm-seek2-draw1-seek3"), "4"},
		{"a longer draw", enginetest.SetOf(leads, "ggm-draw21"), "20"},
		{"a longer draw in parts", enginetest.SetOf(leads, "ggm-draw11-draw10"), "20"},
		{"a reward of nothing", enginetest.SetOf(leads, "ggm-draw0"), "nothing"},
		{"two cards with one id", enginetest.SetOf(leads, "ggm", "ggm"), `"ggm"`},
		{"more Leads of one type", enginetest.SetOf(engine.Leads{engine.Glyph: 128}, "ggm"), "127"},
		{"Leads of no type", enginetest.SetOf(engine.Leads{engine.NoLead: 1}, "ggm"), "type"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := engine.NewGame(c.set); err == nil {
				t.Error("it is taken")
			} else if !strings.Contains(err.Error(), c.want) {
				t.Errorf("%q does not name %s", err, c.want)
			}
		})
	}
}

func TestASetAtTheLimitsIsTaken(t *testing.T) {
	enginetest.Game(t, enginetest.LargeSet())
	enginetest.Game(t, enginetest.SetOf(engine.Leads{}, "ggm-seek4-draw20-actionx20"))
}

func TestAGameDoesNotChangeWithTheSetItWasMadeOf(t *testing.T) {
	set := enginetest.SetOf(engine.Leads{}, "ggm-draw1")
	g := enginetest.Game(t, set)
	set.Adventures[0].Reward[0].N = 3
	set.Adventures[0].ID = "mmm"
	if a := g.Adventure(1); a.ID != "ggm-draw1" || a.Reward[0].N != 1 {
		t.Errorf("the game's card became %+v", a)
	}
}

func TestAnUnknownWayToPlayIsNotDealt(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	for name, setup := range map[string]engine.Setup{
		"variant": {Players: 2, Variant: 77}, "switches": {Players: 2, Switches: 128},
	} {
		if _, err := g.Deal(setup, nil); err == nil {
			t.Errorf("an unknown %s is dealt", name)
		}
	}
}

func TestATableThatTheSetCannotServeIsNotDealt(t *testing.T) {
	for name, set := range map[string]engine.Set{
		"Leads":      enginetest.SetOf(engine.Leads{engine.Ruin: 11}, "ggm", "ggr", "ggv", "mmg", "mmr", "mmv"),
		"Adventures": enginetest.SetOf(engine.Leads{engine.Ruin: 12}, "ggm", "ggr", "ggv", "mmg", "mmr"),
	} {
		_, err := enginetest.Game(t, set).Deal(engine.Setup{Players: 2}, nil)
		if err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("with too few %s: %v", name, err)
		}
	}
}

func TestWhatIsOutsideAClosedListHasNoName(t *testing.T) {
	const no = 250
	for _, name := range []string{
		engine.Do(no).String(), engine.Source(no).String(), engine.Lead(no).String(), engine.Ask(no).String(),
		engine.Step(no).String(), engine.Variant(no).String(), engine.Switch(no).String(), engine.Code(no).String(),
		engine.Rule(no).String(), engine.Ask(no).Task(), engine.Step(no).Title(), engine.Code(no).Page().Title,
	} {
		if name != "" {
			t.Errorf("something is called %q", name)
		}
	}
}

func TestEveryWordIsReadBackAsWhatItNames(t *testing.T) {
	for _, do := range engine.Dos() {
		if back, ok := engine.ParseDo(do.String()); !ok || back != do {
			t.Errorf("%v is read as %v", do, back)
		}
	}
	for l := engine.Glyph; l <= engine.Wild; l++ {
		if back, ok := engine.ParseLead(l.String()); !ok || back != l {
			t.Errorf("%v is read as %v", l, back)
		}
	}
	for step := engine.BeforeTurn; step <= engine.Over; step++ {
		if back, ok := engine.ParseStep(step.String()); !ok || back != step {
			t.Errorf("%v is read as %v", step, back)
		}
		for _, ask := range step.Asks() {
			if back, ok := engine.ParseAsk(ask.String()); ok != (ask != engine.AskNothing) || back != ask {
				t.Errorf("%v is read as %v", ask, back)
			}
		}
	}
	for _, from := range []engine.Source{engine.FromDeck, engine.FromDiscard} {
		if back, ok := engine.ParseSource(from.String()); !ok || back != from {
			t.Errorf("%v is read as %v", from, back)
		}
	}
	for _, w := range engine.AllSwitches() {
		if back, ok := engine.ParseSwitch(w.String()); !ok || back != w {
			t.Errorf("%v is read as %v", w, back)
		}
	}
}

func TestNoAttemptWhateverMakesCheckPanic(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	s, err := g.Deal(engine.Setup{Players: 2}, nil)
	if err != nil {
		t.Fatal(err)
	}
	values := []uint8{0, 1, 2, 3, 11, 40, 41, 255}
	for do := range 256 {
		for _, v := range values {
			for _, w := range values {
				a := engine.Action{
					Do: engine.Do(do), By: engine.Seat(v), From: engine.Source(w), Card: engine.Card(w), Top: engine.Lead(v),
					Pay: engine.Leads{v, w, v, w, v, w, v, w},
				}
				if r := g.Check(&s, a); r == nil {
					t.Errorf("%+v is allowed", a)
				}
			}
		}
	}
}
