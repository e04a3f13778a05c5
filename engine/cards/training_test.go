package cards

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"example.com/xseekers/engine"
)

var update = flag.Bool("update", false, "rewrite golden files")

// TestTheTrainingCardsInWords shows each card as people read it, in the order of the set.
func TestTheTrainingCardsInWords(t *testing.T) {
	const golden = "testdata/training.golden"
	set := Training()
	var b strings.Builder
	for i := range set.Adventures {
		a := &set.Adventures[i]
		fmt.Fprintf(&b, "%-26s %-39s %s\n", a.Name, words(a.Emblems), RewardText(a))
	}
	if *update {
		if err := os.WriteFile(golden, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(want) {
		t.Errorf("the cards differ from %s:\n%s", golden, b.String())
	}
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

func TestEveryTrainingIDIsTheEndOfItsName(t *testing.T) {
	kebab := strings.NewReplacer(" ", "-", "'", "")
	for _, a := range Training().Adventures {
		name := kebab.Replace(strings.ToLower(a.Name))
		if !strings.HasSuffix("-"+name, "-"+a.ID) || strings.HasPrefix(a.ID, "the-") || strings.HasPrefix(a.ID, "a-") {
			t.Errorf("the id of %q is %q", a.Name, a.ID)
		}
	}
}

func TestEveryTrainingNameFitsACardOnANarrowScreen(t *testing.T) {
	for _, a := range Training().Adventures {
		if n := utf8.RuneCountInString(a.Name); n > 28 {
			t.Errorf("%q has %d characters", a.Name, n)
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
}

func TestTheTrainingGameIsReadOnce(t *testing.T) {
	if first, again := TrainingGame(), TrainingGame(); first != again {
		t.Error("two calls give two games")
	}
}

// TestTheTrainingSetIsDealtToEveryTable deals to two, three and four players (1.4, 3).
func TestTheTrainingSetIsDealtToEveryTable(t *testing.T) {
	for players := 2; players <= engine.MaxPlayers; players++ {
		if _, err := TrainingGame().Deal(engine.Setup{Players: players, First: engine.CoinFlip}, nil); err != nil {
			t.Errorf("%d players: %v", players, err)
		}
	}
}
