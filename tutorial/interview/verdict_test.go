package interview

import (
	"strings"
	"testing"

	"example.com/xseekers/engine"
)

// held is an interview answered line by line; each line has to be taken.
func held(t *testing.T, lines ...string) Screen {
	t.Helper()
	s := Start(Readings{})
	for _, line := range lines {
		before := s.Screen()
		if before.Verdict != "" {
			t.Fatalf("%q is answered though the verdict stands:\n%s", line, before.Verdict)
		}
		answered := len(s.before)
		if s.Answer(ReadLine(before.Ask, line)); len(s.before) != answered+1 {
			t.Fatalf("%q is no answer to %q: %s", line, before.Ask.Title, s.Screen().Reply)
		}
	}
	sc := s.Screen()
	if sc.Verdict == "" {
		t.Fatalf("no verdict after %q: %q is asked", lines, sc.Ask.Title)
	}
	return sc
}

func TestTheVerdictIsThatOfTheRules(t *testing.T) {
	for _, tc := range []struct {
		name, answers string // the answers apart by semicolons
		want          string // how the verdict begins
		rule          engine.Rule
	}{
		{"step 1 by a rival", "take the top adventure of the deck; theirs", "**No. It is for your rival to decide now", engine.R4_4},
		{"step 1 in step 3", "take the top adventure of the deck; mine; step 3", "**No. That belongs to an earlier step, Step 1", engine.R4_2},
		{"step 1 on the Final Adventure", "take the top adventure of the deck; mine; step 1; yes", "**No. You are on your Final Adventure", engine.R6_6},
		{"an empty pile", "take the top of the lead discard pile; mine; step 2; no", "**No. ", engine.R4_6},
		{"a Rest", "rest; mine; before; no; none", "**Yes, you may.**", engine.R9_1},
		{"a Rest on the Final Adventure", "rest; mine; before; yes", "**No. You are on your Final Adventure", engine.R9_3},
		{"the end of the turn", "end your turn; mine; step 3", "**Yes, you may.**", engine.R4_5},
		{"discarding too few", "discard down; mine; step 4; nine; no; one", "**No. ", engine.R4_5},
		{"discarding one of nine with a card", "discard down; mine; step 4; nine; yes eight; one", "**Yes, you may.**", engine.R4_5},
		{"an Adventure of a rival", "complete an adventure; mine; step 3; rivals", "**No. ", engine.R5_1},
		{"emblems taken off", "complete an adventure; mine; step 3; 1; ruin ruin myth; ruin ruin; one", "**Yes, you may.**", engine.R5_1},
		{"Barter with a card", "barter; mine; step 3; no; yes; one; no", "**Yes, you may.**", engine.R7_3},
		{"Barter without Adventures", "barter; mine; step 3; no; no", "**No. ", engine.R7_10},
		{"Breakthrough with two", "breakthrough; mine; step 3; no; 2; no", "**No. Breakthrough takes three Leads", engine.R7_4},
		{"Breakthrough made dearer", "breakthrough; mine; step 3; no; 3; more", "**No. Breakthrough costs you four Leads here", engine.R1_3},
		{"Sabotage of a shielded rival", "sabotage; mine; step 3; no; yes; 1; 1; no; yes", "**No. ", engine.R1_3},
		{"Sabotage with a Site scrapped", "sabotage; mine; step 3; no; no; yes; 0; 1; 2; no; no", "**Yes, you may.**", engine.R7_5},
		{"Sabotage with nothing to scrap", "sabotage; mine; step 3; no; yes; 0; 0", "**No. ", engine.R7_5},
		{"Thwart of an ability", "thwart; theirs; a site, a relic or an ability", "**No. ", engine.R7_12},
		{"Thwart of a Thwart", "thwart; mine; a rival has thwarted you; 2; no; no", "**Yes, you may.**", engine.R7_6},
		{"Thwart of nothing", "thwart; theirs; anything else", "**No. No Feat is being played now", engine.R7_6},
		{"Negotiate ahead of all", "negotiate; mine; step 3; no; yes; 2; 1", "**No. ", engine.R7_7},
		{"Negotiate with nobody ahead", "negotiate; mine; step 3; no; yes; 0; 0", "**No. ", engine.R7_7},
		{"Negotiate tied", "negotiate; mine; step 3; no; yes; 1; 1; 1; no", "**Yes, you may.**", engine.R7_8},
		{"Poach with no Adventure", "poach; mine; step 3; no; 1; 1; yes; 0", "**No. ", engine.R7_10},
		{"a forbidden Poach", "poach; mine; step 3; no; 1; 1; yes; 1; 3; yes", "**No. A card is in force and forbids you Poach", engine.R1_3},
		{"a Feat in play already", "play a feat, a site or a relic; mine; step 3; anywhere else", "**No. ", engine.R4_4},
		{"a Relic", "play a feat, a site or a relic; mine; step 3; hand; relic; none of these; no; no", "**Yes, you may.**", engine.R2_7},
		{"a Feat of another Feat", "play a card with twist; mine; step 3; hand; feat; negates", "**No. No Feat is being played now", engine.R7_6},
		{"a Feat that takes an Adventure", "play a feat, a site or a relic; mine; step 3; hand; feat; it takes; an adventure; no", "**No. ", engine.R7_10},
		{"a Feat that scraps the last Adventure twice", "play a feat, a site or a relic; mine; step 3; hand; feat; give up; an adventure; scrap an adventure; 1", "**No. ", engine.R7_10},
		{"a Feat with Poach on it", "play a feat, a site or a relic; mine; step 3; hand; feat; heroic; poach; 3; 1", "**No. ", engine.R7_7},
		{"a Twist as the action step begins", "play a card with twist; theirs; their actions begin; hand; none of these; no; no", "**Yes, you may.**", engine.R8_7},
		{"an ability in hand", "use an aura; mine; step 3; in your hand", "**No. ", engine.R4_4},
		{"the other side of a Relic", "use an aura; mine; step 3; 1; relic; no", "**No. ", engine.R2_7},
		{"a Leverage ability again", "use a leverage ability; mine; step 3; 1; site; yes", "**No. ", engine.R8_6},
		{"an Exploit of a sideways Site", "use an exploit; mine; step 3; 1; yes", "**No. ", engine.R8_3},
		{"a limit used up", "use an aura; mine; step 3; 1; site; no; 1; once", "**No. ", engine.R8_1},
		{"Rival's Choice by the next player", "rival's choice; the player's right before you; in the zone", "**Yes, you may.**", engine.R6_4},
		{"Rival's Choice by another", "rival's choice; another player's", "**No. It is for the player right after them", engine.R6_4},
		{"seven ActionX cards", "win by breakthrough; mine; step 3; no; yes; 7; 3; no; no; no", "**Yes, that wins.**", engine.R10_1},
		{"six ActionX cards", "win by breakthrough; mine; step 3; no; yes; 6; 3; no", "**No, that does not win.**", engine.R10_1},
		{"a Thwarted win", "win by breakthrough; mine; step 3; no; yes; 7; 3; no; no; yes", "**No, that does not win.**", engine.R10_1},
		{"a win before the Final Adventure", "win by breakthrough; mine; step 3; no; no", "**No, that does not win.**", engine.R10_1},
	} {
		t.Run(tc.name, func(t *testing.T) {
			got := held(t, strings.Split(tc.answers, "; ")...).Verdict
			if !strings.HasPrefix(got, tc.want) {
				t.Errorf("the verdict begins otherwise than %q:\n%s", tc.want, got)
			}
			if !strings.Contains(got, "ule "+tc.rule.String()) {
				t.Errorf("the verdict does not name rule %s:\n%s", tc.rule, got)
			}
		})
	}
}
