package keep

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/tutorial"
	"example.com/xseekers/tutorial/progress"
)

// state makes a state directory for a test, and gives the progress file in it.
func state(t testing.TB) string {
	dir := t.TempDir()
	t.Setenv("HOME", filepath.Join(dir, "home"))
	t.Setenv("XDG_STATE_HOME", filepath.Join(dir, "state"))
	return filepath.Join(dir, "state", "xseekers", "progress.json")
}

func step(lesson string, n int) progress.Change {
	return progress.Change{Lesson: lesson, Steps: []int{n}, Place: &tutorial.Place{Step: n + 1, At: []byte("{}")}}
}

// wantNote demands the notes there are, one for each text.
func wantNote(t testing.TB, p *Progress, texts ...string) {
	t.Helper()
	notes := p.Notes()
	ok := len(notes) == len(texts)
	for i := range texts {
		ok = ok && strings.Contains(notes[i], texts[i])
	}
	if !ok {
		t.Errorf("notes %q, not %q", notes, texts)
	}
}

func TestWhatIsDoneIsThereInTheNextProgram(t *testing.T) {
	state(t)
	p := Open()
	p.Add(step("rest", 1))
	wantNote(t, p)
	again := Open()
	if got := again.Record().Of("rest"); !slices.Equal(got.Steps, []int{1}) || got.Place.Step != 2 {
		t.Errorf("kept: %+v", got)
	}
	wantNote(t, again)
}

// TestTwoProgramsLoseNothing holds E03, one program after the other has read.
func TestTwoProgramsLoseNothing(t *testing.T) {
	state(t)
	a, b := Open(), Open()
	a.Add(step("rest", 1))
	b.Add(step("feats", 1))
	b.Add(progress.Change{Lesson: "rest", Done: "2026-02-28", Steps: []int{2}})
	a.Add(step("rest", 3))
	got := Open().Record()
	if rest := got.Of("rest"); rest.Done == "" || !slices.Equal(rest.Steps, []int{1, 2, 3}) || rest.Place.Step != 4 {
		t.Errorf("rest: %+v", rest)
	}
	if feats := got.Of("feats"); !slices.Equal(feats.Steps, []int{1}) {
		t.Errorf("feats: %+v", feats)
	}
	if rest := a.Record().Of("feats"); rest.Place == nil {
		t.Error("a program does not see what the other has done")
	}
}

// TestADamagedFileIsSetAside holds E01: it is named, nothing of it is written over, and it is told once.
func TestADamagedFileIsSetAside(t *testing.T) {
	for _, tc := range []struct{ name, text, at string }{
		{"cut short", "{\n \"version\": 1,\n \"lessons\": {", ":3:"},
		{"empty", "", ":1:1: it ends too early"},
		{"too large", strings.Repeat(" ", mostKept+1), "larger than 8 MiB"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			path := state(t)
			write(t, path, tc.text, 0o600)
			write(t, path+".damaged-1", "an earlier one", 0o600)
			p := Open()
			wantNote(t, p, tc.at)
			wantText(t, path+".damaged-1", "an earlier one")
			wantText(t, path+".damaged-2", tc.text)
			p.Add(step("rest", 1))
			wantNote(t, p)
			again := Open()
			wantNote(t, again)
			if again.Record().Of("rest").Place == nil {
				t.Error("nothing is kept from then on")
			}
		})
	}
}

func TestAFileDamagedMeanwhileIsSetAsideToo(t *testing.T) {
	path := state(t)
	p := Open()
	write(t, path, "half", 0o600)
	p.Add(step("rest", 1))
	wantNote(t, p, path+".damaged-1")
	wantText(t, path+".damaged-1", "half")
	if Open().Record().Of("rest").Place == nil {
		t.Error("nothing is kept")
	}
}

// TestWhatANewerProgramWroteStays holds E07.
func TestWhatANewerProgramWroteStays(t *testing.T) {
	path := state(t)
	const newer = `{"version": 2, "lessons": {"rest": {"done": "2026-02-28", "more": 1}}, "more": 2}`
	write(t, path, newer, 0o600)
	p := Open()
	wantNote(t, p, "What you do is not kept: "+path+": it is of version 2, written by a newer xseekers; this one knows version 1.")
	if p.Record().Of("rest").Done == "" {
		t.Error("what can be understood is not read")
	}
	p.Add(step("rest", 1))
	wantNote(t, p)
	if p.Record().Of("rest").Place == nil {
		t.Error("learning does not go on")
	}
	if _, err := p.Forget("rest"); err == nil {
		t.Error("what is not written is said to be forgotten")
	}
	wantText(t, path, newer)

	write(t, path, strings.Replace(newer, `"version": 2`, `"version": 1`, 1), 0o600)
	Open().Add(step("rest", 1))
	for _, want := range []string{`"more": 1`, `"more": 2`, `"done": "2026-02-28"`} {
		if text, err := os.ReadFile(path); err != nil || !strings.Contains(string(text), want) {
			t.Errorf("no %s: %s, %v", want, text, err)
		}
	}
}

// TestWhereNothingCanBeKeptLearningGoesOn holds E05: one note, and nothing is written anywhere.
func TestWhereNothingCanBeKeptLearningGoesOn(t *testing.T) {
	for _, tc := range []struct {
		name       string
		home, xdg  string // "" is not set; from the test's directory on, where they begin with a dot
		file, text string // that is there
		notes      []string
	}{
		{name: "no home", notes: []string{"no place for progress is known: set HOME or XDG_STATE_HOME"}},
		{name: "the root for a home", home: "/", notes: []string{"no place for progress is known"}},
		{name: "a home that is not absolute", home: "rel", notes: []string{"no place for progress is known"}},
		{name: "a state directory that is not absolute", xdg: "rel", notes: []string{"no place for progress is known"}},
		{name: "a home that is not there", home: "./none", notes: []string{"not kept at the moment: HOME names no directory"}},
		{name: "a file for a home", home: "./file", file: "file", notes: []string{"not a directory"}},
		{name: "a file for a state directory", xdg: "./file", file: "file", notes: []string{"not a directory"}},
		{name: "a directory for the file", xdg: "./s", file: "s/xseekers/progress.json/in", notes: []string{"it is no file"}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			dir := t.TempDir()
			t.Chdir(dir)
			for name, value := range map[string]string{"HOME": tc.home, "XDG_STATE_HOME": tc.xdg} {
				if strings.HasPrefix(value, ".") {
					value = filepath.Join(dir, value)
				}
				t.Setenv(name, value)
			}
			if tc.file != "" {
				write(t, filepath.Join(dir, tc.file), tc.text, 0o600)
			}
			before := list(t, dir)
			p := Open()
			p.Add(step("rest", 1))
			p.Add(step("rest", 2))
			wantNote(t, p, tc.notes...)
			if got := p.Record().Of("rest"); !slices.Equal(got.Steps, []int{1, 2}) || got.Place.Step != 3 {
				t.Errorf("remembered: %+v", got)
			}
			if after := list(t, dir); after != before {
				t.Errorf("before:\n%s\nafter:\n%s", before, after)
			}
		})
	}
}

func TestAReadOnlyFileIsReadAndNotWritten(t *testing.T) {
	path := state(t)
	Open().Add(step("rest", 1))
	if err := os.Chmod(path, 0o444); err != nil {
		t.Fatal(err)
	}
	p := Open()
	p.Add(step("rest", 2))
	p.Add(step("rest", 3))
	wantNote(t, p, "not kept at the moment: write "+path+": it is read-only")
	if gone, err := p.Forget("rest"); err == nil || p.Record().Of("rest").Place == nil {
		t.Errorf("forgotten: %q, %v", gone, err)
	}
	if got := Open().Record().Of("rest"); !slices.Equal(got.Steps, []int{1}) {
		t.Errorf("kept: %+v", got)
	}
	if err := os.Chmod(path, 0o600); err != nil {
		t.Fatal(err)
	}
	p.Add(step("feats", 1))
	wantNote(t, p)
	if got := Open().Record().Of("rest"); !slices.Equal(got.Steps, []int{1, 2, 3}) {
		t.Errorf("what could not be written is not written later: %+v", got)
	}
}

// TestALinkedPlaceStaysLinked holds E09 for progress: the temporary and the lock file lie beside the target.
func TestALinkedPlaceStaysLinked(t *testing.T) {
	path := state(t)
	target := filepath.Join(filepath.Dir(filepath.Dir(filepath.Dir(path))), "dots", "own.json")
	link(t, target, path)
	Open().Add(step("rest", 1))
	if to, err := os.Readlink(path); err != nil || to != target {
		t.Errorf("the link names %q, %v", to, err)
	}
	if Open().Record().Of("rest").Place == nil {
		t.Error("nothing is kept")
	}
	if _, err := os.Stat(target + ".lock"); err != nil {
		t.Error(err)
	}
}

func TestTemporaryFilesOfProgramsThatWereKilledAreSwept(t *testing.T) {
	path := state(t)
	dir := filepath.Dir(path)
	for _, name := range []string{".progress.json-123", ".progress.json-", ".progress.json-12a", "progress.json-1", ".other.json-1"} {
		write(t, filepath.Join(dir, name), "half", 0o600)
	}
	Open().Add(step("rest", 1))
	var left []string
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		left = append(left, e.Name())
	}
	want := []string{".other.json-1", ".progress.json-", ".progress.json-12a", "progress.json", "progress.json-1", "progress.json.lock"}
	if !slices.Equal(left, want) {
		t.Errorf("left over %q, not %q", left, want)
	}
}

func TestForgettingIsKept(t *testing.T) {
	state(t)
	p := Open()
	for n := range 3 {
		p.Add(step(fmt.Sprint("lesson-", n), 1))
	}
	if gone, err := p.Forget("lesson-0", "lesson-2", "another"); err != nil || !slices.Equal(gone, []string{"lesson-0", "lesson-2"}) {
		t.Errorf("forgotten: %q, %v", gone, err)
	}
	if got := Open().Record().Lessons; len(got) != 1 || got["lesson-1"] == nil {
		t.Errorf("kept: %v", got)
	}
}
