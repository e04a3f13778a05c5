package scenarios_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/scenarios"
)

func TestEveryLessonIsSolvedByItsOwnSolution(t *testing.T) {
	for _, l := range scenarios.All(cards.TrainingGame()) {
		if err := scenarios.Prove(cards.TrainingGame(), l); err != nil {
			t.Error(err)
		}
	}
}

func TestNoRuleIsUsedBeforeItIsTaught(t *testing.T) {
	taught := map[engine.Rule]bool{}
	ids := map[string]bool{}
	for _, l := range scenarios.All(cards.TrainingGame()) {
		if ids[l.ID] {
			t.Errorf("two lessons have the id %s", l.ID)
		}
		ids[l.ID] = true
		for _, r := range l.Uses {
			if !taught[r] {
				t.Errorf("lesson %s uses rule %s, which no lesson before it teaches", l.ID, r)
			}
		}
		for _, r := range l.Teaches {
			taught[r] = true
		}
	}
}

// small is a lesson that holds; the cases below break one thing each.
const small = `id: small
title: A small lesson
about: One action.
teaches: ["5.1"]
at:
  players:
    - {leads: [ruin, ruin, myth], adventures: [drowned-gate]}
steps:
  - do: Complete The Drowned Gate.
    goal: {archived: {card: drowned-gate}}
    solution: [complete "The Drowned Gate" with myth ruin ruin]
    hints: [one, two, three]
    replies: [{to: end turn, say: Not yet.}]
    done: Well.
closing: That was all.
`

func TestALessonThatHoldsLoadsAndIsProved(t *testing.T) {
	if err := prove(small); err != nil {
		t.Error(err)
	}
}

func TestALessonThatDoesNotHoldIsRefused(t *testing.T) {
	for _, c := range []struct{ name, from, to, want string }{
		{"an unknown field is named with the nearest", "hints:", "hnits:", `small.yaml:12:5: unknown field "hnits"`},
		{"a rule that is not there", `["5.1"]`, `["5.77"]`, "small.yaml:4:11: there is no rule of that number"},
		{"an unknown card", "{card: drowned-gate}", "{card: drownd-gate}", "small.yaml:10:29"},
		{"two hints", "[one, two, three]", "[one, two]", "expected 3 hints"},
		{"two kinds in one step", "    done: Well.", "    done: Well.\n    say: And more.", "a step has one of say, do and refuse"},
		{"a goal met at the start", "{archived: {card: drowned-gate}}", "{zone: {has: drowned-gate}}", "met before the step begins"},
		{"a solution that is refused", "myth ruin ruin]", "myth ruin]", "is refused: complete: emblem-unpaid (rule 5.1)"},
		{"a solution that misses the goal", "solution: [complete \"The Drowned Gate\" with myth ruin ruin]", "solution: [end turn]", "the goal is met: false"},
		{"a solution that is no action", "[complete \"The Drowned Gate\" with myth ruin ruin]", "[jump]", "is no action"},
		{"a reply in other words than the canonical", "to: end turn", "to: done", `write it "end turn"`},
		{"a reply to a refused action", "to: end turn", "to: rest", "that is refused"},
		{"a reply to the solution", "to: end turn", `to: complete "The Drowned Gate" with myth ruin ruin`, "that reaches the goal"},
		{"a text too long", "Complete The Drowned Gate.", strings.Repeat("word ", 91), "a text of 91 words"},
		{"much to read before the first action", "Complete The Drowned Gate.", strings.Repeat("word ", 61), "61 words before"},
		{"a refusal with another code", "do: Complete The Drowned Gate.\n    goal: {archived: {card: drowned-gate}}\n    solution: [complete \"The Drowned Gate\" with myth ruin ruin]",
			"refuse: Try.\n    code: surplus-lead\n    solution: [complete \"The Drowned Gate\" with myth ruin]", "refused with emblem-unpaid, expected surplus-lead"},
		{"a refusal that is allowed", "do: Complete The Drowned Gate.\n    goal: {archived: {card: drowned-gate}}",
			"refuse: Try.\n    code: surplus-lead", "is allowed"},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := strings.Replace(small, c.from, c.to, 1)
			if text == small {
				t.Fatalf("the small lesson has no %q", c.from)
			}
			err := prove(text)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v\nwant an error with %q", err, c.want)
			}
		})
	}
}

func prove(text string) error {
	g := cards.TrainingGame()
	l, err := scenarios.Load(g, "small.yaml", []byte(text))
	if err != nil {
		return err
	}
	return scenarios.Prove(g, l)
}

func FuzzLoad(f *testing.F) {
	f.Add([]byte(small))
	g := cards.TrainingGame()
	f.Fuzz(func(t *testing.T, data []byte) {
		l, err := scenarios.Load(g, "fuzz.yaml", data)
		if err == nil {
			_ = scenarios.Prove(g, l) // must not panic
		}
	})
}

func TestTheHeadOfALessonIsReadAlone(t *testing.T) {
	lessons, heads := scenarios.All(cards.TrainingGame()), scenarios.Heads()
	if len(lessons) != len(heads) {
		t.Fatalf("%d heads of %d lessons", len(heads), len(lessons))
	}
	for i, l := range lessons {
		if !reflect.DeepEqual(l.Head, heads[i]) {
			t.Errorf("lesson %s is %+v, and its head alone %+v", l.ID, l.Head, heads[i])
		}
		if l.Number != i+1 {
			t.Errorf("lesson %s has the number %d", l.ID, l.Number)
		}
	}
}

func TestALessonIsFoundByTheRulesItTeaches(t *testing.T) {
	for _, h := range scenarios.Heads() {
		for _, r := range h.Teaches {
			if !slices.ContainsFunc(scenarios.Teaching(r), func(o scenarios.Head) bool { return o.ID == h.ID }) {
				t.Errorf("%s teaches rule %s and is not found by it", h.ID, r)
			}
		}
	}
	if found := scenarios.Teaching(engine.NoRule); found != nil {
		t.Errorf("no rule is taught by %v", found)
	}
}
