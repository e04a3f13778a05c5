package position_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/position"
)

var update = flag.Bool("update", false, "rewrite golden files")

// starts are positions from which chance soon comes to the decisions that it hardly finds alone.
var starts = []string{
	`{step: before-turn}`,
	`{step: before-turn, decision: scrap-adventure, players: [{leads: 3, adventures: 5}, {}, {}, {}], active: 2}`,
	`{decision: scrap-adventure}`,
	`{step: actions, decision: scrap-adventure, players: [{archive: {adventures: 1}}, {}]}`,
	`{step: actions, decision: scrap-adventure, players: [{archive: {adventures: 4}}, {}]}`,
	`{step: actions, decision: scrap-adventure, players: [{archive: {adventures: 4}}, {}], switches: [reward-first]}`,
	`{decision: discard-hand, players: [{}, {archive: {adventures: 4}}, {}], active: 1}`,
	`{decision: rivals-choice, players: [{}, {}, {archive: {adventures: 4}}], active: 2, switches: [reward-first]}`,
	`{decision: discard-down, players: [{leads: 12}, {leads: 12}]}`,
	`{players: [{archive: {adventures: 3}}, {archive: {adventures: 4}}, {}, {}], rest: {lead: discard, adventure: discard}}`,
}

// advancedStarts are the same for the Advanced Game.
var advancedStarts = []string{
	`{variant: advanced, step: actions, decision: scrap-adventure, players: [{}, {adventures: 5}, {}]}`,
	`{active: 1, stack: [{action: {do: barter}}]}`,
	`{stack: [{player: 0, action: {do: barter}}, {player: 1, action: {do: thwart}}], players: [{}, {}, {}]}`,
	`{decision: barter-reveal, rest: {adventure: discard}}`,
	`{decision: sabotage-target, players: [{}, {active: [relic-lens], adventures: 1, archive: {adventures: 4}}]}`,
	`{decision: poach-swap}`,
	`{decision: negotiate-give, active: 1}`,
	`{decision: enter, stack: [{action: {do: play, card: relic-lens}}]}`,
	`{decision: enter, stack: [{action: {do: play, card: site-enter}}], players: [{}, {}, {}]}`,
	`{decision: choose, stack: [{action: {do: play, card: feat-storm}}], players: [{}, {}, {archive: {adventures: 4}}]}`,
	`{decision: choose, stack: [{action: {do: play, card: feat-tithe}}]}`,
	`{decision: choose, stack: [{action: {do: play, card: feat-look}}]}`,
	`{decision: choose, stack: [{action: {do: play, card: feat-either}}]}`,
	`{stack: [{action: {do: use, card: site-match, ability: aura}}], players: [{active: [{card: site-match, bond: ruin}]}, {}]}`,
	`{window: step-begins, players: [{}, {actionx: [twist-draw]}]}`,
	`{window: step-ends, players: [{}, {active: [site-exploit]}, {actionx: [twist-negate]}]}`,
	`{resume: step-ends, stack: [{player: 1, action: {do: use, card: relic-lens, ability: ruthless}}]}`,
	`{stack: [{action: {do: reward, adventure: ggm}}], switches: [reward-first], players: [{archive: {adventures: [rrv, mmr, vvg]}}, {}]}`,
	`{decision: rivals-choice, stack: [{action: {do: reward, adventure: ggm}}], players: [{actionx: 1, archive: {adventures: [rrv, mmr, vvg]}}, {}]}`,
	`{decision: discard-down, players: [{leads: 12, actionx: 3, active: [site-hand, site-zone], adventures: 4}, {}]}`,
	`{lasting: [last-next, {card: last-turn, player: 1}], players: [{performed: [barter]}, {}]}`,
	`{players: [{leads: [ruin, ruin, ruin], archive: {adventures: 4, actionx: 6}, active: [site-aura]}, {}], rest: {actionx: discard}}`,
}

// walks plays so many steps at random from deals for two to four players by both readings of 6.1,
// and from the starts. It calls fn with each state and the action that led to it; the first has none.
func walks(t *testing.T, deals, steps int, fn func(g *engine.Game, s *engine.State, a engine.Action)) {
	t.Helper()
	seed := enginetest.Seed(t)
	games := []*engine.Game{
		enginetest.Game(t, enginetest.Set()), enginetest.Game(t, enginetest.TinySet()),
		enginetest.Game(t, enginetest.AdvancedSet()), enginetest.Game(t, enginetest.TinyAdvancedSet()),
	}
	pick := rand.New(rand.NewPCG(seed, 1))
	walk := func(g *engine.Game, s engine.State) {
		fn(g, &s, engine.Action{})
		for n := 0; n < steps && !s.Over() && !t.Failed(); n++ {
			a := enginetest.Pick(g, &s, pick)
			if r := g.Apply(&s, a, nil); r != nil {
				t.Fatal(r)
			}
			fn(g, &s, a)
		}
	}
	for i := range deals {
		table := engine.Setup{Players: 2 + i%3, First: engine.CoinFlip, Seed: seed + uint64(i)}
		if i%2 == 1 {
			table.Switches = table.Switches.With(engine.RewardFirst)
		}
		which := i / 3 % len(games)
		g := games[which]
		if which >= 2 {
			table.Variant = engine.AdvancedGame
		}
		s, err := g.Deal(table, nil)
		if err != nil {
			t.Fatal(err)
		}
		walk(g, s)
	}
	for i, list := range [][]string{starts, advancedStarts} {
		for _, start := range list {
			g := games[2*i]
			s, err := position.Load(g, start, []byte(start))
			if err != nil {
				t.Fatal(err)
			}
			walk(g, s)
		}
	}
}

// deals is a number of games, many more where the longer runs are asked for.
func deals(n int) int {
	if enginetest.Long() {
		return 100 * n
	}
	return n
}

func TestFramesFollowFromTheRestOfAState(t *testing.T) {
	type moment struct {
		step engine.Step
		ask  engine.Ask
	}
	reached := map[moment]int{}
	walks(t, deals(60), 300, func(g *engine.Game, s *engine.State, _ engine.Action) {
		reached[moment{s.Step, s.Decision.Kind}]++
		bare := *s
		bare.Frames, bare.Depth = [engine.MaxFrames]engine.Frame{}, 0
		if err := g.RebuildFrames(&bare, g.Stack(s), s.Window()); err != nil {
			t.Fatal(err)
		}
		if bare != *s {
			t.Errorf("%v in %v: frames %v, not %v", s.Decision.Kind, s.Step, bare.Frames[:bare.Depth], s.Frames[:s.Depth])
		}
	})
	for step := engine.BeforeTurn; step <= engine.Over; step++ {
		for _, ask := range step.Asks() {
			if reached[moment{step, ask}] == 0 {
				t.Errorf("no walk came to %v in step %v", ask, step)
			}
		}
	}
}

func TestAGameReadBackAtEveryStepIsTheSameGame(t *testing.T) {
	var twin engine.State
	walks(t, deals(12), 50, func(g *engine.Game, s *engine.State, a engine.Action) {
		if a.Do == engine.DoNothing {
			twin = *s
		} else if r := g.Apply(&twin, a, nil); r != nil {
			t.Fatal(r)
		}
		data := position.MarshalState(g, &twin)
		back, err := position.UnmarshalState(g, data)
		if err != nil {
			t.Fatalf("%v\n%s", err, data)
		}
		if again := position.MarshalState(g, &back); !bytes.Equal(again, data) {
			t.Fatalf("written again it is %s\n%s", again, data)
		}
		if back != *s {
			t.Fatalf("read back another state: %s\n%s", cmp.Diff(*s, back), data)
		}
		twin = back
	})
}

func TestAWholeStateIsAlsoAPositionFile(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	s, err := g.Deal(engine.Setup{Players: 3, Seed: 5}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var indented bytes.Buffer
	if err := json.Indent(&indented, position.MarshalState(g, &s), "", "\t"); err != nil {
		t.Fatal(err)
	}
	back, err := position.Load(g, "state.json", indented.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	if back != s {
		t.Errorf("read back another state: %s", cmp.Diff(s, back))
	}
}

func TestAnyNameStaysJSON(t *testing.T) {
	set := enginetest.TinySet()
	set.ID, set.Hash = `a "set" \ é`, "\x1b"
	g := enginetest.Game(t, set)
	s, err := g.Deal(engine.Setup{Players: 2}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var read struct{ Cards struct{ ID, Hash string } }
	if err := json.Unmarshal(position.MarshalState(g, &s), &read); err != nil {
		t.Fatal(err)
	}
	if read.Cards.ID != set.ID || read.Cards.Hash != set.Hash {
		t.Errorf("the card set is %q with hash %q", read.Cards.ID, read.Cards.Hash)
	}
}

// The golden states are small enough to be read: one at the Rival's Choice, by each reading of 6.1.
func TestTheDataFormOfAStateStays(t *testing.T) {
	leads := engine.Leads{engine.Glyph: 5, engine.Myth: 5, engine.Ruin: 4, engine.Vision: 4, engine.Wild: 2}
	g := enginetest.Game(t, enginetest.SetOf(leads, "g", "m-draw1", "r", "v", "gm-seek2", "rv", "gr", "mv", "gg", "mm"))
	for _, reading := range []string{"letter", "reward-first"} {
		switches := map[string]string{"letter": "", "reward-first": "reward-first"}[reading]
		at := fmt.Sprintf(`{decision: rivals-choice, switches: [%s], turn: 19, seed: 3, players: [
			{leads: 2}, {adventures: [rv, gr], archive: {adventures: [g, m-draw1, {card: r, leads: [wild]}, gm-seek2]}}],
			active: 1, discards: {lead: [vision], adventure: [gg]}}`, switches)
		s, err := position.Load(g, reading, []byte(at))
		if err != nil {
			t.Fatal(err)
		}
		golden(t, "state-"+reading+".json", append(position.MarshalState(g, &s), '\n'))
	}
}

func TestTheDataFormOfAnAdvancedStateStays(t *testing.T) {
	set := enginetest.SetOf(engine.Leads{engine.Glyph: 4, engine.Myth: 4, engine.Ruin: 4, engine.Vision: 4, engine.Wild: 2},
		"g", "m-draw1", "r", "v", "gm-seek2", "rv", "gr", "mv")
	set.ActionX = enginetest.ActionX()
	g := enginetest.Game(t, set)
	for name, at := range map[string]string{
		"answers": `{turn: 9, resume: step-ends, active: 1, players: [
			{leads: 2, actionx: [feat-draw], performed: [barter], active: [
				{card: relic-lens, mode: ruthless, bond: {lead: wild, as: ruin}}, site-aura], uses: {site-aura/aura: 1}},
			{adventures: 1, archive: {adventures: [g], actionx: [feat-seek]}}],
			lasting: [last-next], discards: {actionx: [by-hand]},
			stack: [{player: 0, action: {do: use, card: relic-lens, ability: ruthless}}, {player: 1, action: {do: play, card: twist-draw}}]}`,
		"choice": `{decision: choose, players: [{leads: 3, actionx: 0, adventures: 1}, {leads: 2, adventures: 1, archive: {adventures: 4}, actionx: 0}],
			stack: [{action: {do: play, card: feat-tithe}, at: 2, rival: 1}], discards: {lead: 1}}`,
	} {
		s, err := position.Load(g, name, []byte(at))
		if err != nil {
			t.Fatal(err)
		}
		golden(t, "state-"+name+".json", append(position.MarshalState(g, &s), '\n'))
	}
}

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("%s has changed: %s", name, diff)
	}
}

func TestTheRewardWaitsWhileTheFinalAdventureIsEnteredByTheLetter(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	const fourth = `players: [{archive: {adventures: [ggm, rrv, mmr, vvg]}}, {}]`
	for _, tt := range []struct{ name, at, waits string }{
		{"by the letter at the discarded hand", `{decision: discard-hand, ` + fourth + `}`, "vvg"},
		{"by the letter at the Rival's Choice", `{decision: rivals-choice, ` + fourth + `}`, "vvg"},
		{"finished where it comes first", `{decision: rivals-choice, switches: [reward-first], ` + fourth + `}`, ""},
		{"finished while it makes scrap", `{step: actions, decision: scrap-adventure, ` + fourth + `}`, ""},
		{"finished in the actions", `{` + fourth + `}`, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s, err := position.Load(g, tt.name, []byte(tt.at))
			if err != nil {
				t.Fatal(err)
			}
			got := ""
			for _, w := range g.Stack(&s) {
				got = g.ID(w.Frame.Card)
				if w.Frame.Player != s.Active {
					t.Errorf("the reward of player %d waits in the turn of player %d", w.Frame.Player, s.Active)
				}
			}
			if got != tt.waits {
				t.Errorf("the reward of %q waits, not that of %q", got, tt.waits)
			}
		})
	}
}
