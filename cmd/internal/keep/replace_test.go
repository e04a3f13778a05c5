package keep

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// write writes a file of a test, and the directories above it.
func write(t testing.TB, path, text string, mode fs.FileMode) {
	t.Helper()
	if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, []byte(text), mode), os.Chmod(path, mode)); err != nil {
		t.Fatal(err)
	}
}

func link(t testing.TB, to, at string) {
	t.Helper()
	if err := errors.Join(os.MkdirAll(filepath.Dir(at), 0o700), os.Symlink(to, at)); err != nil {
		t.Skip(err)
	}
}

func wantText(t testing.TB, path, want string) {
	t.Helper()
	if got, err := os.ReadFile(path); err != nil || string(got) != want {
		t.Errorf("%s holds %q, %v; not %q", path, got, err, want)
	}
}

// TestALinkStaysALink holds E09: the link, or that of a directory, stays, and what it names is replaced.
func TestALinkStaysALink(t *testing.T) {
	for _, tc := range []struct {
		name   string
		at, to string // the link and what it names
		there  bool
		path   string // that is written
		lands  string
		more   map[string]string // further links
	}{
		{name: "of the file", at: "state/x.json", to: "../dots/own.json", there: true, path: "state/x.json", lands: "dots/own.json"},
		{name: "of the file, dangling", at: "state/x.json", to: "../dots/own.json", path: "state/x.json", lands: "dots/own.json"},
		{name: "of the directory", at: "state", to: "dots", there: true, path: "state/x.json", lands: "dots/x.json"},
		{name: "of the directory, dangling", at: "state", to: "dots", path: "state/x.json", lands: "dots/x.json"},
		{
			name: "to another link", at: "state/x.json", to: "../a.json", path: "state/x.json", lands: "b.json",
			more: map[string]string{"a.json": "b.json"},
		},
	} {
		t.Run(tc.name, func(t *testing.T) {
			dir := t.TempDir()
			in := func(path string) string { return filepath.Join(dir, path) }
			link(t, tc.to, in(tc.at))
			for at, to := range tc.more {
				link(t, to, in(at))
			}
			if tc.there {
				write(t, in(tc.lands), "old", 0o640)
			}
			if err := Replace(in(tc.path), []byte("new")); err != nil {
				t.Fatal(err)
			}
			wantText(t, in(tc.lands), "new")
			if to, err := os.Readlink(in(tc.at)); err != nil || to != tc.to {
				t.Errorf("the link names %q, %v", to, err)
			}
			if at, err := os.Stat(in(tc.lands)); err != nil || tc.there && at.Mode().Perm() != 0o640 {
				t.Errorf("mode %v, %v", at.Mode(), err)
			}
			if left, _ := filepath.Glob(in("*/.*-*")); left != nil {
				t.Errorf("left over: %q", left)
			}
		})
	}
}

func TestWhatCannotBeReplacedIsLeftAsItIs(t *testing.T) {
	for _, tc := range []struct {
		name string
		set  func(t *testing.T, dir string)
		want string
	}{
		{"a file for a directory", func(t *testing.T, dir string) { write(t, filepath.Join(dir, "state"), "", 0o600) }, "not a directory"},
		{"a directory for a file", func(t *testing.T, dir string) { write(t, filepath.Join(dir, "state/x.json/in"), "", 0o600) }, "it is no file"},
		{"a read-only file", func(t *testing.T, dir string) { write(t, filepath.Join(dir, "state/x.json"), "old", 0o444) }, "it is read-only"},
		{"a link to itself", func(t *testing.T, dir string) { link(t, "x.json", filepath.Join(dir, "state/x.json")) }, "links lead round in a circle"},
		{"a directory linked to itself", func(t *testing.T, dir string) { link(t, "state", filepath.Join(dir, "state")) }, "too many links"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			dir := t.TempDir()
			tc.set(t, dir)
			before := list(t, dir)
			if err := Replace(filepath.Join(dir, "state", "x.json"), []byte("new")); err == nil || !strings.Contains(err.Error(), tc.want) {
				t.Errorf("error %v, not %q", err, tc.want)
			}
			if after := list(t, dir); after != before {
				t.Errorf("before:\n%s\nafter:\n%s", before, after)
			}
		})
	}
}

// list is every file and link in a directory, and what it holds or names.
func list(t testing.TB, dir string) string {
	t.Helper()
	var b strings.Builder
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		text := ""
		switch {
		case err != nil:
			return err
		case d.Type().IsRegular():
			data, _ := os.ReadFile(path)
			text = string(data)
		case d.Type()&fs.ModeSymlink != 0:
			text, _ = os.Readlink(path)
		}
		b.WriteString(path + " " + d.Type().String() + " " + text + "\n")
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestWhoReadsTheOldFileReadsAllOfIt(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.json")
	write(t, path, "old", 0o600)
	old, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer old.Close()
	if err := Replace(path, []byte("another")); err != nil {
		t.Fatal(err)
	}
	wantText(t, path, "another")
	if text, err := io.ReadAll(old); err != nil || string(text) != "old" {
		t.Errorf("whoever has it open reads %q, %v", text, err)
	}
}
