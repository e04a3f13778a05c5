package engine_test

import (
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

func TestAnActionXCardThatTheEngineCannotPlayIsRefusedWithTheReason(t *testing.T) {
	draw := engine.Effect{Op: engine.DrawLeads, N: 1, Rule: engine.R12_1}
	leverage := engine.Cost{Kind: engine.CostLeverage, N: 1, Rule: engine.R8_6}
	discard := engine.Cost{Kind: engine.CostDiscard, N: 1, Rule: engine.R8_2}
	feat := func(effects ...engine.Effect) engine.ActionX {
		return engine.ActionX{ID: "x", Kind: engine.Feat, Copies: 1, Play: engine.Ability{Effects: effects}}
	}
	ability := func(k engine.Kind, b engine.Ability) engine.ActionX {
		b.ID = "a"
		return engine.ActionX{ID: "x", Kind: k, Copies: 1, Abilities: []engine.Ability{b}}
	}
	standing := func(k engine.Kind, s engine.Standing) engine.ActionX {
		return engine.ActionX{ID: "x", Kind: k, Copies: 1, Standing: []engine.Standing{s}}
	}
	thwart := ability(engine.Site, engine.Ability{Heroic: engine.DoThwart, Limit: 1})
	twice := ability(engine.Site, engine.Ability{Limit: 1, Effects: []engine.Effect{draw}})
	twice.Abilities = append(twice.Abilities, twice.Abilities[0])
	for _, c := range []struct {
		name string
		card engine.ActionX
		want string
	}{
		{"another type", engine.ActionX{ID: "x", Kind: 7, Copies: 1}, "(2.4)"},
		{"no copy", engine.ActionX{ID: "x", Kind: engine.Site}, "no copy"},
		{"a Feat with Bond", engine.ActionX{ID: "x", Kind: engine.Feat, Copies: 1, Bond: true}, "(2.5)"},
		{"a Feat with something to use", ability(engine.Feat, engine.Ability{Limit: 1}), "(2.5)"},
		{"an ability without cost or limit", ability(engine.Site, engine.Ability{Effects: []engine.Effect{draw}}), "(8.1)"},
		{"two abilities of one id", twice, `"a"`},
		{"a side on a Site", ability(engine.Site, engine.Ability{Mode: engine.Noble, Limit: 1}), "(2.7)"},
		{"an Exploit on a Relic", ability(engine.Relic, engine.Ability{Exploit: true, Limit: 1}), "(8.2)"},
		{"a Thwart without Twist", thwart, "(7.6)"},
		{"a Heroic Feat and more", ability(engine.Site, engine.Ability{Heroic: engine.DoBarter, Limit: 1, Effects: []engine.Effect{draw}}), "(7.2)"},
		{"no Heroic Feat", ability(engine.Site, engine.Ability{Heroic: engine.DoRest, Limit: 1}), "(7)"},
		{"a cost beyond a hand", ability(engine.Site, engine.Ability{Costs: []engine.Cost{{Kind: engine.CostDiscard, N: 10}}}), "1 to 9"},
		{"two costs in Leads", ability(engine.Site, engine.Ability{Costs: []engine.Cost{discard, discard}}), "at most one"},
		{"the Bonded type without Bond", ability(engine.Site, engine.Ability{Costs: []engine.Cost{{Kind: engine.CostType, N: 1}}}), "(8.4)"},
		{"a Feat turned sideways", func() engine.ActionX {
			a := feat(draw)
			a.Play.Costs = []engine.Cost{leverage}
			return a
		}(), "no ability"},
		{"a look at one card", feat(engine.Effect{Op: engine.LookLeads, N: 1}), "2 to 5"},
		{"a match without Bond", feat(engine.Effect{Op: engine.MatchBond, N: 1}), "(8.4)"},
		{"a negation that answers nothing", feat(engine.Effect{Op: engine.Negate, N: 1}), "(8.7)"},
		{"an effect on no card", feat(engine.Effect{Op: engine.DiscardLeads}), "no card"},
		{"an effect on too many", feat(engine.Effect{Op: engine.DiscardLeads, N: 10}), "at most 9"},
		{"half a choice", feat(engine.Effect{Op: engine.Either, N: 2}, draw), "second"},
		{"a rival whom nothing names", feat(engine.Effect{Op: engine.DiscardLeads, N: 1, Who: engine.TheRival}), "(2.7)"},
		{"Leads given to nobody", feat(engine.Effect{Op: engine.GiveLeads, N: 1}), "nobody"},
		{"an instruction of the rules", feat(engine.Effect{Op: engine.WinAt, N: 1}), "not one of a card's"},
		{"effects without end", feat(make([]engine.Effect, 21)...), "at most 20"},
		{"more cards than a hand has room for", feat(engine.Effect{Op: engine.DrawLeads, N: 21}), "at most 20"},
		{"words by hand that are not there", feat(engine.Effect{Op: engine.ByHand}), "without words"},
		{"a Feat that lasts with nothing to last", feat(engine.Effect{Op: engine.Last}), "(1.9)"},
		{"a hand limit that is no more", standing(engine.Site, engine.Standing{What: engine.HandLimitIs, N: 7}), "8 to 20"},
		{"a limit of Adventures beyond the zone", standing(engine.Site, engine.Standing{What: engine.ZoneLimitIs, N: 7}), "4 to 6"},
		{"a change to no Heroic Feat", standing(engine.Site, engine.Standing{What: engine.CostsMore, N: 1}), "names a Heroic Feat"},
		{"a change that changes nothing", standing(engine.Site, engine.Standing{What: engine.OnceMore, N: 1, Feat: engine.DoThwart}), "(7.6, 7.8)"},
		{"a Site facing a rival", standing(engine.Site, engine.Standing{What: engine.Barred, Feat: engine.DoPoach, For: engine.TheRival}), "(2.7)"},
		{"a Bonded type that is not there", standing(engine.Site, engine.Standing{What: engine.BondedIsWild}), "(8.4)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			set := enginetest.Set()
			set.ActionX = []engine.ActionX{c.card}
			if _, err := engine.NewGame(set); err == nil {
				t.Error("it is taken")
			} else if !strings.Contains(err.Error(), c.want) {
				t.Errorf("%q does not name %s", err, c.want)
			}
		})
	}
}

func TestASetOfTooManyActionXCardsIsRefusedWithTheLimitNamed(t *testing.T) {
	lasting := enginetest.AdvancedSet()
	many := enginetest.AdvancedSet()
	for i := range many.ActionX {
		if many.ActionX[i].ID == "feat-draw" {
			many.ActionX[i].Copies = 100
		}
		if lasting.ActionX[i].ID == "last-turn" {
			lasting.ActionX[i].Copies = 17
		}
	}
	for want, set := range map[string]engine.Set{"at most 120": many, "at most 16": lasting} {
		if _, err := engine.NewGame(set); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, without %q", err, want)
		}
	}
}

func TestTheAdvancedGameNeedsAnActionXCardForEveryPlayer(t *testing.T) {
	_, err := enginetest.Game(t, enginetest.Set()).Deal(engine.Setup{Players: 2, Variant: engine.AdvancedGame}, nil)
	if err == nil || !strings.Contains(err.Error(), "ActionX") {
		t.Errorf("dealt without ActionX cards: %v", err)
	}
}
