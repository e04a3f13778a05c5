package scenarios_test

import (
	"reflect"
	"slices"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/scenarios"
)

func TestEveryLessonIsSolvedByItsOwnSolution(t *testing.T) {
	for _, l := range scenarios.All(cards.TrainingGame()) {
		if err := scenarios.Prove(cards.TrainingGame(), l); err != nil {
			t.Errorf("lesson %s:\n%v", l.ID, err)
		}
	}
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
		for _, taught := range h.Teaches {
			if !slices.ContainsFunc(scenarios.Teaching(taught.Rule), func(o scenarios.Head) bool { return o.ID == h.ID }) {
				t.Errorf("%s teaches rule %s and is not found by it", h.ID, taught.Rule)
			}
		}
	}
	if found := scenarios.Teaching(engine.NoRule); found != nil {
		t.Errorf("no rule is taught by %v", found)
	}
}

func TestALessonIsFoundByItsID(t *testing.T) {
	for _, h := range scenarios.Heads() {
		if file := scenarios.FileOf(h.ID); file == "" {
			t.Errorf("%s stands in no file", h.ID)
		}
		if l := scenarios.Find(cards.TrainingGame(), h.ID); l == nil || !reflect.DeepEqual(l.Head, h) {
			t.Errorf("%s is not the lesson found by its id", h.ID)
		}
	}
	if file := scenarios.FileOf("no-such-lesson"); file != "" {
		t.Errorf("a lesson that is not there stands in %s", file)
	}
	if l := scenarios.Find(cards.TrainingGame(), "no-such-lesson"); l != nil {
		t.Errorf("a lesson that is not there is %s", l.ID)
	}
}
