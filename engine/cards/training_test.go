package cards

import (
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"example.com/xseekers/engine"
)

var update = flag.Bool("update", false, "rewrite golden files")

// TestTheTrainingCardsInWords shows each card as people read it, in the order of the set.
func TestTheTrainingCardsInWords(t *testing.T) {
	set := Training()
	var b strings.Builder
	for i := range set.Adventures {
		a := &set.Adventures[i]
		fmt.Fprintf(&b, "%-26s %-39s %s\n", a.Name, words(a.Emblems), RewardText(a))
	}
	for i := range set.ActionX {
		a := &set.ActionX[i]
		fmt.Fprintf(&b, "\n%s (%s, %d)\n", a.Name, a.Kind, a.Copies)
		for _, line := range CardText(a) {
			fmt.Fprintf(&b, "  %s\n", line)
		}
	}
	golden(t, "testdata/training.golden", b.String())
}

func words(emblems engine.Leads) string {
	var list []string
	for _, l := range emblems.List() {
		list = append(list, l.String())
	}
	return strings.Join(list, " ")
}

func TestRewardTextSaysEveryPart(t *testing.T) {
	part := func(op engine.Op, n uint8) engine.Effect { return engine.Effect{Op: op, N: n} }
	for _, tc := range []struct {
		want   string
		reward []engine.Effect
	}{
		{"No reward.", nil},
		{"Draw a Lead.", []engine.Effect{part(engine.DrawLeads, 1)}},
		{"Draw 2 Leads, then seek an Adventure.", []engine.Effect{part(engine.DrawLeads, 2), part(engine.Seek, 1)}},
		{"Seek 3 Adventures, then draw an ActionX card.", []engine.Effect{part(engine.Seek, 3), part(engine.DrawActionX, 1)}},
		{"Draw 2 ActionX cards.", []engine.Effect{part(engine.DrawActionX, 2)}},
	} {
		if got := RewardText(&engine.Adventure{Reward: tc.reward}); got != tc.want {
			t.Errorf("got %q, not %q", got, tc.want)
		}
	}
}

func TestTheTrainingSetHasAHundredLeads(t *testing.T) {
	got := Training().Leads
	want := engine.Leads{engine.Glyph: 23, engine.Myth: 23, engine.Ruin: 23, engine.Vision: 23, engine.Wild: 8}
	if got != want || got.Total() != 100 {
		t.Errorf("the Leads are %v, not %v", got, want)
	}
}

func TestTheTrainingSetHasAdventuresOfThreeToSixEmblems(t *testing.T) {
	sizes := map[int]int{}
	for _, a := range Training().Adventures {
		sizes[a.Emblems.Total()]++
	}
	for size, least := range map[int]int{3: 12, 4: 12, 5: 8, 6: 4} {
		if sizes[size] < least {
			t.Errorf("%d Adventures of %d emblems: at least %d", sizes[size], size, least)
		}
	}
	if n := sizes[3] + sizes[4] + sizes[5] + sizes[6]; n != len(Training().Adventures) || n < 40 {
		t.Errorf("Adventures by emblems: %v, of %d", sizes, len(Training().Adventures))
	}
}

func TestTheTrainingEmblemsSpreadEvenlyOverTheFourTypes(t *testing.T) {
	var all [engine.Wild]int
	for _, a := range Training().Adventures {
		for l := engine.Glyph; l <= engine.Vision; l++ {
			all[l] += int(a.Emblems[l])
		}
	}
	types := all[engine.Glyph:]
	if slices.Max(types)-slices.Min(types) > 4 {
		t.Errorf("emblems of the types: %v, more than 4 apart", types)
	}
}

// TestTheTrainingAdventuresComeInManyShapes counts emblems by type, most first: 2 1 is a pair and one other.
func TestTheTrainingAdventuresComeInManyShapes(t *testing.T) {
	shapes := map[[4]uint8]bool{}
	for _, a := range Training().Adventures {
		shape := [4]uint8(a.Emblems[engine.Glyph:engine.Wild])
		slices.Sort(shape[:])
		slices.Reverse(shape[:])
		shapes[shape] = true
	}
	for _, want := range [][4]uint8{
		{3}, {2, 1}, {1, 1, 1},
		{3, 1}, {2, 2}, {2, 1, 1}, {1, 1, 1, 1},
		{3, 2}, {3, 1, 1}, {2, 2, 1}, {2, 1, 1, 1},
		{4, 1, 1}, {3, 2, 1}, {2, 2, 1, 1},
	} {
		if !shapes[want] {
			t.Errorf("no Adventure has the shape %v", want)
		}
	}
}

// TestTheTrainingRewardsGrowWithTheCost counts an ActionX card as two, a Lead and an Adventure as one.
func TestTheTrainingRewardsGrowWithTheCost(t *testing.T) {
	least, most := map[int]int{}, map[int]int{}
	for _, a := range Training().Adventures {
		worth := 0
		for _, e := range a.Reward {
			worth += int(e.N)
			if e.Op == engine.DrawActionX {
				worth += int(e.N)
			}
		}
		cost := a.Emblems.Total()
		if least[cost] == 0 || worth < least[cost] {
			least[cost] = worth
		}
		most[cost] = max(most[cost], worth)
	}
	for cost := 4; cost <= 6; cost++ {
		if least[cost] <= most[cost-1] {
			t.Errorf("an Adventure of %d emblems gives %d, one of %d gives %d", cost, least[cost], cost-1, most[cost-1])
		}
	}
}

// names are the names of all training cards by id.
func names() map[string]string {
	set, names := Training(), map[string]string{}
	for _, a := range set.Adventures {
		names[a.ID] = a.Name
	}
	for _, a := range set.ActionX {
		names[a.ID] = a.Name
	}
	return names
}

func TestEveryTrainingIDIsTheEndOfItsName(t *testing.T) {
	kebab := strings.NewReplacer(" ", "-", "'", "")
	for id, name := range names() {
		kebab := kebab.Replace(strings.ToLower(name))
		if !strings.HasSuffix("-"+kebab, "-"+id) || strings.HasPrefix(id, "the-") || strings.HasPrefix(id, "a-") {
			t.Errorf("the id of %q is %q", name, id)
		}
	}
}

func TestEveryTrainingNameFitsACardOnANarrowScreen(t *testing.T) {
	for _, name := range names() {
		if n := utf8.RuneCountInString(name); n > 28 {
			t.Errorf("%q has %d characters", name, n)
		}
	}
}

func TestNoTwoTrainingCardsShareANameOrAreTheSame(t *testing.T) {
	seen := map[string]string{}
	for _, a := range Training().Adventures {
		for _, key := range []string{a.Name, words(a.Emblems) + ": " + RewardText(&a)} {
			if other := seen[key]; other != "" {
				t.Errorf("%s and %s are both %q", other, a.ID, key)
			}
			seen[key] = a.ID
		}
	}
	for _, a := range Training().ActionX {
		for _, key := range []string{a.Name, a.Kind.String() + ": " + strings.Join(CardText(&a), "\n")} {
			if other := seen[key]; other != "" {
				t.Errorf("%s and %s are both %q", other, a.ID, key)
			}
			seen[key] = a.ID
		}
	}
}

func TestTheTrainingGameIsReadOnce(t *testing.T) {
	if first, again := TrainingGame(), TrainingGame(); first != again {
		t.Error("two calls give two games")
	}
}

// TestTheTrainingSetIsDealtToEveryTable deals to two, three and four players (1.4, 3), in both ways to play (13).
func TestTheTrainingSetIsDealtToEveryTable(t *testing.T) {
	for players := 2; players <= engine.MaxPlayers; players++ {
		for _, v := range []engine.Variant{engine.BeginnerGame, engine.AdvancedGame} {
			if _, err := TrainingGame().Deal(engine.Setup{Players: players, Variant: v, First: engine.CoinFlip}, nil); err != nil {
				t.Errorf("%d players, %v: %v", players, v, err)
			}
		}
	}
}
