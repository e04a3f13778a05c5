// Package keep writes what stays from one run of the program to the next: the settings and the
// learner's progress, each a small file in the user's own directories.
package keep

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
)

// SettingsFile is where the settings lie, whether or not they are there.
func SettingsFile() (string, error) {
	return place("XDG_CONFIG_HOME", "settings", ".config", "config.yaml")
}

// ProgressFile is where the learner's progress lies, whether or not it is there.
func ProgressFile() (string, error) {
	return place("XDG_STATE_HOME", "progress", filepath.Join(".local", "state"), "progress.json")
}

// place is where a file lies: in the directory that a variable names, else in the platform's own, else
// in one below the user's home. A directory in the environment that is not absolute is as good as none.
func place(variable, what, belowHome, name string) (string, error) {
	dir := os.Getenv(variable)
	if !filepath.IsAbs(dir) {
		home := home()
		if home == "" {
			return "", fmt.Errorf("no place for %s is known: set HOME or %s to a directory, from / on", what, variable)
		}
		dir = filepath.Join(home, belowHome)
		switch runtime.GOOS {
		case "windows", "darwin", "ios", "plan9":
			if platform, err := os.UserConfigDir(); err == nil {
				dir = platform
			}
		}
	}
	return filepath.Join(dir, "xseekers", name), nil
}

// home is the user's home directory; "" where none is known. The root, which stands for it where a
// user has none, does not count.
func home() string {
	home, err := os.UserHomeDir()
	if err != nil || !filepath.IsAbs(home) || filepath.Dir(home) == filepath.Clean(home) {
		return ""
	}
	return home
}

// makeDir makes a directory and those above it that are missing, but no home: a user without one
// keeps nothing.
func makeDir(dir string) error {
	if home := home(); home != "" && below(dir, home) {
		if at, err := os.Stat(home); err != nil || !at.IsDir() {
			return errors.New("HOME names no directory")
		}
	}
	return os.MkdirAll(dir, 0o700)
}

// below reports whether a path lies in a directory or is it.
func below(path, dir string) bool {
	rel, err := filepath.Rel(dir, path)
	return err == nil && filepath.IsLocal(rel)
}
