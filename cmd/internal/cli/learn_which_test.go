package cli

import (
	"testing"

	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial"
	learnt "example.com/xseekers/tutorial/progress"
)

func TestLearningGoesOnWhereItStopped(t *testing.T) {
	heads := scenarios.Heads()
	last := len(heads) - 1
	done := func(i int) learnt.Change { return learnt.Change{Lesson: heads[i].ID, Done: "2026-02-28"} }
	left := func(i int) learnt.Change {
		return learnt.Change{Lesson: heads[i].ID, Place: &tutorial.Place{Step: 1, At: []byte("{}")}}
	}
	skipped := func(i int) learnt.Change { return learnt.Change{Lesson: heads[i].ID} }
	var all []learnt.Change
	for i := range heads {
		all = append(all, done(i))
	}
	for _, tc := range []struct {
		name    string
		changes []learnt.Change
		want    int
	}{
		{"nothing done", nil, 0},
		{"one left in the middle", []learnt.Change{left(2)}, 2},
		{"two left, the last one", []learnt.Change{left(2), left(1)}, 1},
		{"one done", []learnt.Change{done(0)}, 1},
		{"one done out of turn, those behind it first", []learnt.Change{done(1)}, 2},
		{"the last one done, those before it", []learnt.Change{done(0), done(last)}, 1},
		{"one passed over by skipping", []learnt.Change{done(0), skipped(1)}, 2},
		{"one done played again", []learnt.Change{done(0), done(1), left(0)}, 0},
		{"one of another course", []learnt.Change{{Lesson: "gone", Place: &tutorial.Place{Step: 1}}}, 0},
		{"all done", all, -1},
		{"all done but the one passed over last", append(all[1:len(all):len(all)], skipped(0)), 0},
		{"all done, one played again", append(all[:len(all):len(all)], left(1)), 1},
	} {
		t.Run(tc.name, func(t *testing.T) {
			r := learnt.New()
			for _, c := range tc.changes {
				r.Merge(c)
			}
			if got := whereStopped(r); got != tc.want {
				t.Errorf("lesson %d, not %d", got, tc.want)
			}
		})
	}
}
