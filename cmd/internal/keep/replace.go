package keep

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Replace puts a file in the place of another, whole or not at all, with its mode. A link stays, and
// what it names is replaced; what is missing of the directories is made.
func Replace(path string, data []byte) error {
	target, err := linkTarget(path)
	if err != nil {
		return err
	}
	return replaceTarget(target, data)
}

// replaceTarget replaces a file that is no link.
func replaceTarget(target string, data []byte) error {
	dir := filepath.Dir(target)
	if err := makeDir(dir); err != nil {
		return err
	}
	old, err := os.Stat(target)
	there := err == nil
	switch {
	case there && !old.Mode().IsRegular():
		return &fs.PathError{Op: "write", Path: target, Err: errors.New("it is no file")}
	case there && old.Mode().Perm()&0o222 == 0: // renaming would not ask
		return &fs.PathError{Op: "write", Path: target, Err: errors.New("it is read-only")}
	}
	f, err := os.CreateTemp(dir, temporary(target)+"*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) //nolint:errcheck // once renamed it is not there
	_, err = f.Write(data)
	if err == nil && there {
		err = f.Chmod(old.Mode().Perm())
	}
	if err = errors.Join(err, f.Sync(), f.Close()); err != nil {
		return err
	}
	if err := os.Rename(f.Name(), target); err != nil {
		return err
	}
	syncDir(dir)
	return nil
}

// syncDir makes a renaming in a directory last, on systems where a directory can be synced.
func syncDir(dir string) {
	if d, err := os.Open(dir); err == nil {
		_ = d.Sync()
		_ = d.Close()
	}
}

// temporary is how the names of the files begin that are to replace another; digits follow.
func temporary(target string) string { return "." + filepath.Base(target) + "-" }

// sweep removes what writers that were killed have left beside a file. No other may be writing it.
func sweep(target string) {
	entries, err := os.ReadDir(filepath.Dir(target))
	if err != nil {
		return
	}
	for _, e := range entries {
		digits, ours := strings.CutPrefix(e.Name(), temporary(target))
		if ours && digits != "" && strings.Trim(digits, "0123456789") == "" && e.Type().IsRegular() {
			_ = os.Remove(filepath.Join(filepath.Dir(target), e.Name()))
		}
	}
}

// linkTarget is the file that a path names in the end, whether or not it and its directory are there.
func linkTarget(path string) (string, error) {
	const most = 40 // links on the way: more lead round in a circle
	for range most {
		dir, err := filepath.EvalSymlinks(filepath.Dir(path))
		if errors.Is(err, fs.ErrNotExist) {
			dir, err = linkTarget(filepath.Dir(path))
		}
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
