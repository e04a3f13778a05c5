package progress

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"example.com/xseekers/engine/cards"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial"
)

// kept is a record as another program reads it.
func kept(t *testing.T, r *Record) *Record {
	t.Helper()
	again, err := Parse(r.Text())
	if err != nil {
		t.Fatal(err)
	}
	return again
}

func TestALessonGoesOnFromItsRecord(t *testing.T) {
	g := cards.TrainingGame()
	l := scenarios.All(g)[0]
	s := tutorial.Start(g, l, tutorial.Options{})
	r := New()
	for _, in := range []tutorial.InputKind{tutorial.InputRedo, tutorial.InputSkip, tutorial.InputHint} {
		s.Answer(tutorial.Input{Kind: in})
		r.Merge(Now(s, l.ID, "2026-02-28"))
		r = kept(t, r)
	}
	done := r.Of(l.ID)
	again := tutorial.Resume(g, l, *done.Place, done.Options())
	if got, want := again.Screen(), s.Screen(); got.Step != 2 || got.View != want.View {
		t.Errorf("it goes on at step %d, not %d, or on another table", got.Step, want.Step)
	}
	if diff := cmp.Diff(s.Seen(), again.Seen()); diff != "" || s.Seen()[0] != 2 {
		t.Errorf("seen: %v, then %v", s.Seen(), again.Seen())
	}
	if done.Done != "" || !done.Begun() {
		t.Errorf("a lesson begun counts as done: %+v", done)
	}
}

func TestALessonPassedBySkippingAloneIsOverAndNotDone(t *testing.T) {
	g := cards.TrainingGame()
	l := scenarios.All(g)[0]
	s := tutorial.Start(g, l, tutorial.Options{})
	for range l.Steps {
		s.Answer(tutorial.Input{Kind: tutorial.InputSkip})
	}
	r := New()
	r.Merge(Now(s, l.ID, "2026-02-28"))
	if done := r.Of(l.ID); done.Done != "" || done.Place != nil {
		t.Errorf("%+v", done)
	}
}
