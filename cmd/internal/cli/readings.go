package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// settings is what a user has set to stay:
//
//	readings: [reward-first]       the rulings that this table plays by their other reading
type settings struct {
	readings engine.Switches
}

// readings is the switches that this table plays by the other reading, and the file that says so,
// "" where none is turned.
func (s *Streams) readings() (engine.Switches, string, error) {
	path, err := settingsPath()
	if err != nil {
		return 0, "", nil //nolint:nilerr // where no file can be, nothing is set
	}
	set, _, err := readSettings(path)
	if err != nil || set.readings == 0 {
		return 0, "", err
	}
	return set.readings, path, nil
}

// settingsPath is where the settings file lies, whether or not it is there. A directory in the
// environment that is not absolute is as good as none.
func settingsPath() (string, error) {
	dir := os.Getenv("XDG_CONFIG_HOME")
	if !filepath.IsAbs(dir) {
		home, err := os.UserHomeDir()
		if err != nil || !filepath.IsAbs(home) {
			return "", errors.New("no place for settings is known: set HOME or XDG_CONFIG_HOME to a directory, from / on")
		}
		if dir, err = os.UserConfigDir(); err != nil {
			dir = filepath.Join(home, ".config")
		}
	}
	return filepath.Join(dir, "xseekers", "config.yaml"), nil
}

// readSettings reads the settings file, and its text to be edited; nothing is set where there is no
// such file. An error names every fault with its place.
func readSettings(path string) (settings, string, error) {
	data, err := readFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.ENOTDIR):
		return settings{}, "", nil
	case err != nil:
		return settings{}, "", wrongf("your settings: %w", err)
	}
	set, text, err := parseSettings(short(path), data)
	if err != nil {
		return settings{}, "", wrongError{err}
	}
	return set, text, nil
}

func parseSettings(name string, data []byte) (set settings, text string, err error) {
	doc, err := strictyaml.Parse(name, data)
	if err != nil {
		return set, "", err
	}
	if doc.Root.Kind() == strictyaml.Empty {
		return set, doc.Text, nil
	}
	for _, item := range doc.Root.Map("readings").Get("readings").Seq() {
		if w, ok := engine.ParseSwitch(item.OneOf(switchWords()...)); ok && w != engine.NoSwitch {
			set.readings = set.readings.With(w)
		}
	}
	return set, doc.Text, doc.Err()
}

// wordsOf are the words of the switches turned.
func wordsOf(ws engine.Switches) []string {
	words := []string{}
	for _, w := range engine.AllSwitches() {
		if ws.Has(w) {
			words = append(words, w.String())
		}
	}
	return words
}

// ruleOfSwitch is the rule whose ruling a switch turns.
func ruleOfSwitch(w engine.Switch) engine.Rule {
	for _, r := range engine.Rules() {
		if r.Text().Switch == w {
			return r
		}
	}
	panic(fmt.Sprintf("no rule has the switch %s", w)) // the rules' tests hold that one has
}
