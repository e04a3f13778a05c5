package progress

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"example.com/xseekers/tutorial"
)

func at(step int) *tutorial.Place {
	return &tutorial.Place{Step: step, At: json.RawMessage(`{"turn":1}`), Taken: []string{"end turn"}}
}

func hinted(p *tutorial.Place, hints int) *tutorial.Place {
	p.Hints = hints
	return p
}

func TestWhatIsDoneStaysDone(t *testing.T) {
	for _, tc := range []struct {
		name    string
		changes []Change
		want    Lesson
	}{
		{
			"steps of two programs go together",
			[]Change{{Steps: []int{3, 1}, Place: at(4)}, {Steps: []int{2, 1}, Place: at(3)}},
			Lesson{Steps: []int{1, 2, 3}, Place: at(3)},
		},
		{
			"a lesson that is over has no place to come back to",
			[]Change{{Place: at(2)}, {Done: "2026-02-28", Steps: []int{2}}},
			Lesson{Done: "2026-02-28", Steps: []int{2}},
		},
		{
			"a lesson played again is done as it was, and has a place",
			[]Change{{Done: "2026-02-28"}, {Place: at(1)}},
			Lesson{Done: "2026-02-28", Place: at(1)},
		},
		{
			"the first day counts",
			[]Change{{Done: "2026-02-28"}, {Done: "2026-03-01"}},
			Lesson{Done: "2026-02-28"},
		},
		{
			"tested out of by one program, played by another",
			[]Change{{Done: "2026-02-28", Proved: true}, {Steps: []int{1}, Place: at(2)}},
			Lesson{Done: "2026-02-28", Proved: true, Steps: []int{1}, Place: at(2)},
		},
		{
			"of the times words were seen and of the hints, the most",
			[]Change{{Seen: []int{1, 3}, Place: hinted(at(1), 3)}, {Seen: []int{2, 1, 1}, Place: hinted(at(1), 1)}},
			Lesson{Seen: []int{2, 3, 1}, Hints: map[int]int{1: 3}, Place: hinted(at(1), 1)},
		},
	} {
		t.Run(tc.name, func(t *testing.T) {
			r := New()
			for _, c := range tc.changes {
				c.Lesson = "rest"
				r.Merge(c)
			}
			got := r.Of("rest")
			if diff := cmp.Diff(tc.want, got, cmpopts.IgnoreUnexported(Lesson{})); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
			if r.Last != "rest" {
				t.Errorf("the lesson last played is %q", r.Last)
			}
		})
	}
}

func TestForgettingALessonLeavesTheOthers(t *testing.T) {
	r := New()
	r.Merge(Change{Lesson: "rest", Done: "2026-02-28"})
	r.Merge(Change{Lesson: "feats", Place: at(2)})
	if gone := r.Forget("feats", "sites"); !cmp.Equal(gone, []string{"feats"}) {
		t.Errorf("forgotten: %q", gone)
	}
	if r.Last != "" || r.Of("feats").Place != nil || r.Of("rest").Done == "" {
		t.Errorf("left over: %+v", r)
	}
}

func TestARecordReadsAsItWasWritten(t *testing.T) {
	r := New()
	r.Merge(Change{Lesson: "rest", Done: "2026-02-28", Proved: true, Steps: []int{1}, Seen: []int{1}})
	r.Merge(Change{Lesson: "feats", Place: hinted(at(2), 2)})
	again, err := Parse(r.Text())
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(r.Text()), string(again.Text())); diff != "" {
		t.Errorf("(-written +read)\n%s", diff)
	}
	if got := again.Of("feats"); again.Last != "feats" || got.Place.Step != 2 || got.Hints[2] != 2 || !got.Begun() {
		t.Errorf("read: %+v", got)
	}
}

// newer is a record to which a newer program has added a field at every level.
const newer = `{
 "added": {"b": [1, 2]},
 "last": "rest",
 "lessons": {
  "gone": {"done": "2026-02-28"},
  "rest": {"added": "in a lesson", "place": {"added": "in a place", "at": {"turn": 1}, "step": 2, "taken": ["rest"]}, "steps": [1]}
 },
 "version": 1
}`

func TestWhatIsNotKnownIsWrittenAsItWas(t *testing.T) {
	r, err := Parse([]byte(newer))
	if err != nil {
		t.Fatal(err)
	}
	r.Merge(Change{Lesson: "rest", Steps: []int{2}, Place: &tutorial.Place{Step: 3, At: json.RawMessage(`{}`)}})
	var got any
	if err := json.Unmarshal(r.Text(), &got); err != nil {
		t.Fatal(err)
	}
	want := map[string]any{
		"version": 1.0, "last": "rest", "added": map[string]any{"b": []any{1.0, 2.0}},
		"lessons": map[string]any{
			"gone": map[string]any{"done": "2026-02-28"},
			"rest": map[string]any{
				"added": "in a lesson", "steps": []any{1.0, 2.0},
				"place": map[string]any{"added": "in a place", "at": map[string]any{}, "step": 3.0},
			},
		},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestARecordOfANewerVersionIsToldAndReadAsFarAsItGoes(t *testing.T) {
	for _, tc := range []struct {
		name, text string
		steps      int
	}{
		{"in the same form", strings.Replace(newer, `"version": 1`, `"version": 2`, 1), 1},
		{"in another form", `{"version": 3, "lessons": ["rest"]}`, 0},
	} {
		t.Run(tc.name, func(t *testing.T) {
			r, err := Parse([]byte(tc.text))
			if newer, ok := err.(*NewerError); !ok || newer.Version <= Version { //nolint:errorlint // it is this very error
				t.Fatalf("error %v", err)
			}
			if got := len(r.Of("rest").Steps); got != tc.steps {
				t.Errorf("%d steps, not %d", got, tc.steps)
			}
		})
	}
}

func TestDamageIsNamedByItsPlace(t *testing.T) {
	for _, tc := range []struct{ name, text, want string }{
		{"nothing", "", "1:1: it ends too early"},
		{"zeros", "\x00\x00\x00", "1:1: invalid character '\\x00' looking for beginning of value"},
		{"no object", `[1]`, `1:1: `},
		{"null", `null`, "1:1: it names no version"},
		{"no version", `{"lessons": {}}`, "1:1: it names no version"},
		{"cut short", "{\n \"version\": 1,\n \"less", "3:6: it ends too early"},
		{"two at once", "{\"version\": 1}\n{}", "2:1: invalid character '{' after top-level value"},
		{"another kind", "{\n \"version\": 1,\n \"lessons\": {\"rest\": {\"steps\": \"all\"}}\n}", `3:`},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if _, err := Parse([]byte(tc.text)); err == nil || !strings.HasPrefix(err.Error(), tc.want) {
				t.Errorf("error %v, not %s", err, tc.want)
			}
		})
	}
}

// FuzzParse holds that whatever a file holds is an error or a record that reads as it is written.
func FuzzParse(f *testing.F) {
	f.Add(newer)
	f.Add(`{"version": 1, "lessons": {"a": null, "b": {"place": null, "": 1}}, "": {}}`)
	f.Fuzz(func(t *testing.T, text string) {
		r, err := Parse([]byte(text))
		if err != nil {
			return
		}
		again, err := Parse(r.Text())
		if err != nil || string(again.Text()) != string(r.Text()) {
			t.Errorf("%q is written as %q, then as %q: %v", text, r.Text(), again.Text(), err)
		}
	})
}
