package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// withReadings is the text of a settings file with other readings; all else in it stays. The error
// says that the file is written in a way in which this cannot be done.
func withReadings(text string, words []string) (string, error) {
	line := fmt.Sprintf("readings: [%s]\n", strings.Join(words, ", "))
	var out strings.Builder
	within, written := false, false // the field that is replaced
	for old := range strings.Lines(text) {
		switch {
		case strings.HasPrefix(old, "readings:"):
			out.WriteString(line)
			within, written = true, true
		case within && (strings.HasPrefix(old, " ") || strings.HasPrefix(old, "-")):
		default:
			within = false
			out.WriteString(old)
		}
	}
	edited := out.String()
	if !written {
		if edited != "" && !strings.HasSuffix(edited, "\n") {
			edited += "\n"
		}
		edited += line
	}
	set, _, err := parseSettings("", []byte(edited))
	if err != nil || strings.Join(wordsOf(set.readings), " ") != strings.Join(words, " ") {
		return "", fmt.Errorf("it is written in a way that is not changed for you: put %q there yourself", strings.TrimSpace(line))
	}
	return edited, nil
}

// replaceFile puts a file in the place of another, whole or not at all, with its mode. A link stays,
// and what it names is replaced; what is missing of the directories is made.
func replaceFile(path string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	target, err := linkTarget(path)
	if err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(target), "."+filepath.Base(target)+"-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) //nolint:errcheck // once renamed it is not there
	_, err = f.Write(data)
	if old, missing := os.Stat(target); err == nil && missing == nil {
		err = f.Chmod(old.Mode().Perm())
	}
	if err = errors.Join(err, f.Sync(), f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), target)
}

// linkTarget is the file that a path names in the end, whether or not it is there.
func linkTarget(path string) (string, error) {
	const most = 40 // links on the way: more lead round in a circle
	for range most {
		dir, err := filepath.EvalSymlinks(filepath.Dir(path))
		if err != nil {
			return "", err
		}
		path = filepath.Join(dir, filepath.Base(path))
		to, err := os.Readlink(path)
		switch {
		case err != nil: // no link
			return path, nil //nolint:nilerr // what is no link is the file itself
		case filepath.IsAbs(to):
			path = to
		default:
			path = dir + string(filepath.Separator) + to
		}
	}
	return "", &fs.PathError{Op: "write", Path: path, Err: errors.New("its links lead round in a circle")}
}
