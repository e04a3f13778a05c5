package tutorial

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/position"
)

// TestEveryLineHasACauseThatNamesARule walks at random through both games.
func TestEveryLineHasACauseThatNamesARule(t *testing.T) {
	for variant, g := range map[engine.Variant]*engine.Game{
		engine.BeginnerGame: cards.TrainingGame(),
		engine.AdvancedGame: enginetest.Game(t, enginetest.AdvancedSet()),
	} {
		t.Run(variant.String(), func(t *testing.T) {
			seed := enginetest.Seed(t)
			players := 2 + int(seed%3)
			s, err := g.Deal(engine.Setup{Players: players, Variant: variant, Seed: seed}, nil)
			if err != nil {
				t.Fatal(err)
			}
			pick := rand.New(rand.NewPCG(seed, 1))
			for range 400 {
				if s.Over() || t.Failed() {
					break
				}
				h, r := Play(g, &s, enginetest.Pick(g, &s, pick))
				if r != nil {
					t.Fatal(r)
				}
				for reader := range engine.Seat(players) {
					told := Causes(g, &h, reader)
					if diff := cmp.Diff(Story(g, h.Events, reader, players), lines(told)); diff != "" {
						t.Errorf("the causes are not those of the story:\n%s", diff)
					}
					for _, line := range told {
						if len(line.Rules()) == 0 || strings.Contains(line.Markdown(), "a rule stood in the way") || len(line.Causes[0].Rules)+len(line.Causes) < 2 || strings.Contains(line.Markdown(), "“”") {
							t.Errorf("after %+v:\n%s", h.Action, line.Markdown())
						}
					}
					seen := Happening{Before: enginetest.Redeal(g, &h.Before, reader, seed), Action: h.Action}
					for _, e := range h.Events {
						seen.Events = append(seen.Events, e.For(reader))
					}
					if diff := cmp.Diff(told, Causes(g, &seen, reader)); diff != "" {
						t.Errorf("the causes know more than seat %d:\n%s", reader, diff)
					}
				}
			}
		})
	}
}

func lines(told []Told) (out []string) {
	for _, line := range told {
		out = append(out, line.Text)
	}
	return out
}

func TestTheCausesOfALineGoBackToTheActionAndTheCard(t *testing.T) {
	for _, c := range []struct {
		name, at string
		actions  []string // as data; the last one is asked about
		line     string
		causes   []string
	}{
		{
			"a Feat that nobody can answer",
			"players: [{leads: [ruin], actionx: [trail-rations]}, {leads: [], actionx: []}]",
			[]string{`{"do":"play","card":"trail-rations"}`},
			"You draw",
			[]string{
				"Trail Rations says: “Draw two Leads.” *(rule 12.1)*",
				"You played Trail Rations. *(rules 4.4, 2.5)*",
				"Nobody had a way to answer. *(rule 8.11)*",
			},
		},
		{
			"a Feat after a pass",
			"players: [{leads: [ruin], actionx: [trail-rations]}, {leads: [ruin, ruin], actionx: []}]",
			[]string{`{"do":"play","card":"trail-rations"}`, `{"do":"pass"}`},
			"You draw",
			[]string{
				"Trail Rations says: “Draw two Leads.” *(rule 12.1)*",
				"You played Trail Rations. *(rules 4.4, 2.5)*",
				"Everybody who was asked for an answer has passed. *(rule 8.8)*",
			},
		},
		{
			"what a Heroic Feat costs",
			"variant: advanced, players: [{leads: [ruin, ruin, ruin]}, {leads: []}]",
			[]string{`{"do":"breakthrough","pay":["ruin","ruin","ruin"]}`},
			"You discard",
			[]string{"That is what Breakthrough costs. *(rule 7.4)*", "You announced Breakthrough. *(rules 4.4, 7.1, 7.4)*"},
		},
		{
			"the second half of what it costs",
			"players: [{leads: [ruin], adventures: [drowned-gate]}, {leads: [], actionx: [], adventures: [hollow-king]}], variant: advanced",
			[]string{`{"do":"sabotage","scrap":"drowned-gate","pay":["ruin"]}`},
			"You discard",
			[]string{"That is what Sabotage costs. *(rule 7.5)*", "You announced Sabotage. *(rules 4.4, 7.1, 7.5)*"},
		},
		{
			"what a card makes cheaper",
			"players: [{leads: [ruin, ruin], active: [market-of-lanterns]}, {leads: [], actionx: []}]",
			[]string{`{"do":"barter","pay":["ruin","ruin"]}`},
			"You discard",
			[]string{
				"That is what Barter costs. *(rule 7.3)*", "The Market of Lanterns changes what that costs. *(rule 1.3)*",
				"You announced Barter. *(rules 4.4, 7.1, 7.3)*",
			},
		},
		{
			"what an Exploit does once its cost is paid",
			"players: [{active: [base-camp]}, {leads: [], actionx: []}]",
			[]string{`{"do":"use","card":"base-camp","ability":"exploit"}`},
			"You draw",
			[]string{
				"The Exploit of Base Camp says: “Archive this Site: draw two Leads.” *(rule 12.1)*",
				"You used the Exploit of Base Camp. *(rules 4.4, 8.2)*",
				"Nobody had a way to answer. *(rule 8.11)*",
			},
		},
		{
			"a step of the turn",
			"variant: beginner, step: collect-leads, players: [{}, {}]",
			[]string{`{"do":"collect-leads","from":"deck"}`},
			"You draw",
			[]string{"So says the rule *Step 2: Collect Leads*. *(rule 4.3)*", "You collected Leads from the deck. *(rule 4.3)*"},
		},
		{
			"the reward of an Adventure",
			"variant: beginner, players: [{leads: [myth, ruin, ruin], adventures: [drowned-gate]}, {}]",
			[]string{`{"do":"complete","adventure":"drowned-gate","pay":["myth","ruin","ruin"]}`},
			"You draw",
			[]string{
				"The reward of The Drowned Gate says: “Draw a Lead.” *(rule 5.3)*",
				"You completed The Drowned Gate. *(rules 5.1, 5.3)*",
			},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := cards.TrainingGame()
			s, err := position.Load(g, "at", []byte("{"+c.at+"}"))
			if err != nil {
				t.Fatal(err)
			}
			var told []Told
			for _, data := range c.actions {
				a, err := position.UnmarshalAction(g, []byte(data))
				if err != nil {
					t.Fatal(err)
				}
				a.By = s.Decision.Player
				h, r := Play(g, &s, a)
				if r != nil {
					t.Fatal(r)
				}
				told = Causes(g, &h, 0)
			}
			for _, line := range told {
				if !strings.HasPrefix(line.Text, c.line) {
					continue
				}
				var causes []string
				for _, cause := range line.Causes {
					causes = append(causes, cause.String())
				}
				if diff := cmp.Diff(c.causes, causes); diff != "" {
					t.Error(diff)
				}
				return
			}
			t.Errorf("no line begins with %q: %q", c.line, lines(told))
		})
	}
}

func TestWhatDidNotHappenSaysFirstWhy(t *testing.T) {
	g := cards.TrainingGame()
	n := 0
	for _, c := range g.Cards() {
		if c.IsActionX() {
			n++
		}
	}
	s, err := position.Load(g, "at", fmt.Appendf(nil,
		"{players: [{leads: [ruin, ruin, ruin], actionx: []}, {leads: [], actionx: []}], discards: {actionx: %d}}", n))
	if err != nil {
		t.Fatal(err)
	}
	h, r := Play(g, &s, pay(engine.DoBreakthrough, "rrr"))
	if r != nil {
		t.Fatal(r)
	}
	told := Causes(g, &h, 0)
	last := told[len(told)-1]
	if !strings.HasPrefix(last.Text, "Nothing more is drawn") || len(last.Causes) < 3 || last.Causes[0].String() != "The ActionX deck is empty, and it is not made anew. *(rule 11.2)*" {
		t.Errorf("it is told so:\n%s", last.Markdown())
	}
}
