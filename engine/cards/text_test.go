package cards

import (
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// TestATextIsSaidAsPeopleSayIt shows what the examples of the vocabulary do not: several parts together.
func TestATextIsSaidAsPeopleSayIt(t *testing.T) {
	feat := func(play string) string { return "{type: feat, play: {" + play + "}}" }
	relic := func(side, text string) string {
		return "{type: relic, bond: true, abilities: [{id: a, side: " + side + ", " + text + "}]}"
	}
	const bond = "Bond — Put a Lead from your hand under it as it enters.\n"
	for _, tc := range []struct{ name, card, want string }{
		{"what was just said is not said again", feat("costs: [{discard-leads: 2}], effects: [{draw-leads: 3}, {discard-leads: 1, who: each-rival}]"),
			"Discard two Leads: draw three, then each rival discards one."},
		{"but what is paid matching or of a type is another thing", feat("costs: [{discard-matching: 1}], effects: [{draw-leads: 1}]"),
			"Discard a Lead: draw a Lead."},
		{"two draws share their verb", feat("effects: [{draw-leads: 2}, {draw-actionx: 1}, {seek: 1}]"),
			"Draw two Leads and an ActionX card, then seek an Adventure."},
		{"two draws of different players do not", feat("effects: [{draw-leads: 1}, {draw-actionx: 1, who: each-rival}]"),
			"Draw a Lead, then each rival draws an ActionX card."},
		{"somebody who goes on is not named again", feat("effects: [{discard-leads: 2, who: each-rival}, {bury-leads: 1, who: each-rival}, {draw-leads: 1}]"),
			"Each rival discards two Leads, then buries one, then you draw one."},
		{"a chosen rival is they", feat("effects: [{draw-leads: 1}, choose-rival, {discard-leads: 1, who: rival}, {give-leads: 2, who: rival}, {bury-theirs: 2, who: rival}]"),
			"Draw a Lead, then choose a rival; they discard a Lead, then give you two, then you bury two Adventures of theirs."},
		{"the rival a Relic faces is they once named", relic("ruthless", "costs: [leverage], effects: [{give-leads: 1}, {discard-leads: 2, who: rival}]"),
			bond + "Ruthless · Leverage — Give the rival it faces a Lead, then they discard two."},
		{"and goes on as one", relic("ruthless", "limit: 3, effects: [{discard-leads: 2, who: rival}, {seek: 1, who: rival}]"),
			bond + "Ruthless — Three times a turn, the rival it faces discards two Leads, then seeks an Adventure."},
		{"each half of a choice begins anew", feat("costs: [{discard-leads: 1}], effects: [{either: [[{draw-leads: 2}], [{draw-leads: 1, who: everyone}, {seek: 1}]]}, {draw-leads: 1}]"),
			"Discard a Lead: either draw two, or everyone draws one, then you seek an Adventure; then draw a Lead."},
		{"a choice after what rivals do is yours", feat("effects: [{draw-leads: 1, who: each-rival}, {either: [[take-lead], [take-actionx]]}]"),
			"Each rival draws a Lead, then you either take the top discarded Lead, or take the top discarded ActionX card."},
		{"and knows what was paid", feat("costs: [{discard-leads: 1}], effects: [{either: [[{seek: 1}], [{draw-leads: 2}]]}]"),
			"Discard a Lead: either seek an Adventure, or draw two."},
		{"a draw after a choice stands alone", feat("effects: [{draw-leads: 1}, {either: [[take-lead], [{draw-leads: 1}]]}, {draw-actionx: 1}]"),
			"Draw a Lead, then either take the top discarded Lead, or draw one; then draw an ActionX card."},
		{"many costs", "{type: site, bond: true, abilities: [{id: a, exploit: true, delay: true, twist: true, limit: 2, costs: [leverage, archive, scrap-resource, {discard-bonded: 3}], effects: [{archive-theirs: 2}]}]}",
			bond + "Exploit · Delay · Leverage · Twist — Twice a turn, archive this Site, scrap an Active Resource and discard three Leads of the Bonded type: archive two Sites or Relics of rivals."},
		{"playing a Site", "{type: site, play: {costs: [{discard-leads: 1}], effects: [{draw-leads: 2}]}}",
			"To play it, discard a Lead. As it enters, draw two Leads."},
		{"a Site played on a rival's turn", "{type: site, play: {twist: true, effects: [{draw-leads: 2}]}}", "Twist — As it enters, draw two Leads."},
		{"a Site played by hand", "{type: site, play: {costs: [{discard-leads: 1}], by-hand: Sing!}}", "To play it, discard a Lead. By hand: Sing!"},
		{"an ability by hand", "{type: site, abilities: [{id: a, limit: 1, by-hand: Sing}]}", "Aura — Once a turn. By hand: Sing."},
		{"an ability by hand that costs", "{type: site, abilities: [{id: a, limit: 1, costs: [{discard-leads: 1}], by-hand: Sing}]}",
			"Aura — Once a turn, discard a Lead. By hand: Sing."},
		{"a Feat by hand for nothing", feat("by-hand: Sing."), "By hand: Sing."},
		{"a Heroic Feat with a limit", "{type: site, abilities: [{id: a, limit: 1, heroic: barter}]}", "Aura — Once a turn, Barter, free of its own cost."},
		{"both sides of a Relic, then Noble, then Ruthless", "{type: relic, abilities: [{id: a, side: ruthless, limit: 1, effects: [take-lead]}, {id: b, limit: 1, effects: [take-lead]}], standing: [{shielded: true, side: noble}]}",
			"Either side — Once a turn, take the top discarded Lead.\nNoble — Sabotage cannot choose what you control.\nRuthless — Once a turn, take the top discarded Lead."},
		{"who is meant by a standing text", "{type: site, standing: [{emblems-less: 2, for: each-rival}, {hand-limit: 8, for: each-rival}, {adventure-limit: 5, for: everyone}, {shielded: true, for: everyone}]}",
			"Aura — Adventures cost each rival two emblems less.\nAura — Each rival may keep eight Leads at the end of their turn.\n" +
				"Aura — Everyone may keep five Active Adventures.\nAura — Sabotage cannot choose what everyone controls."},
		{"who cannot", "{type: site, standing: [{barred: poach}, {barred: poach, for: each-rival}, {barred: poach, for: everyone}, {costs-less: {feat: thwart, by: 2}, for: everyone}]}",
			"Aura — You cannot perform Poach.\nAura — No rival can perform Poach.\nAura — Nobody can perform Poach.\nAura — Thwart costs everyone two Leads less."},
		{"a text that lasts, about a chosen rival", "{type: feat, play: {effects: [choose-rival, {draw-leads: 1}, {lasts: this-turn}]}, standing: [{barred: barter, for: rival}, {hand-limit: 10}]}",
			"Choose a rival; draw a Lead; until the end of the turn, that rival cannot perform Barter and you may keep ten Leads at the end of your turn."},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if got := strings.Join(CardText(loadCard(t, tc.card)), "\n"); got != tc.want {
				t.Errorf("got  %s\nwant %s", got, tc.want)
			}
		})
	}
}

// TestACardThatDoesNothingSaysNothingOfIt reads cards that no file has, as Load refuses them.
func TestACardThatDoesNothingSaysNothingOfIt(t *testing.T) {
	pays := engine.Ability{Costs: []engine.Cost{{Kind: engine.CostDiscard, N: 1}}}
	for _, tc := range []struct {
		name string
		card engine.ActionX
		want string
	}{
		{"a Site", engine.ActionX{Kind: engine.Site}, ""},
		{"a Feat", engine.ActionX{Kind: engine.Feat}, ""},
		{"a Feat that pays", engine.ActionX{Kind: engine.Feat, Play: pays}, "Discard a Lead."},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if got := strings.Join(CardText(&tc.card), "\n"); got != tc.want {
				t.Errorf("got %q, not %q", got, tc.want)
			}
		})
	}
}

func TestEveryPartTheEngineKnowsIsSaid(t *testing.T) {
	set := enginetest.AdvancedSet()
	for i := range set.ActionX {
		a := &set.ActionX[i]
		lines := CardText(a)
		if len(lines) == 0 {
			t.Errorf("%s says nothing", a.ID)
		}
		for _, line := range lines {
			if strings.Contains(line, "  ") || strings.Contains(line, "%!") || strings.HasSuffix(line, "— ") || !strings.HasSuffix(line, ".") {
				t.Errorf("%s reads %q", a.ID, line)
			}
		}
	}
}

func TestTheIconsOfATextStandInOneOrder(t *testing.T) {
	a := loadCard(t, "{type: relic, play: {twist: true, effects: []}, abilities: [{id: a, side: noble, delay: true, twist: true, costs: [leverage], effects: [take-lead]}]}")
	for _, tc := range []struct {
		text *engine.Ability
		want string
	}{{&a.Play, "Twist"}, {&a.Abilities[0], "Noble Delay Leverage Twist"}} {
		if got := strings.Join(AbilityIcons(a, tc.text), " "); got != tc.want {
			t.Errorf("got %q, not %q", got, tc.want)
		}
	}
}
