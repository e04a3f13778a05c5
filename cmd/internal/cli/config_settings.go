package cli

import (
	"errors"
	"io/fs"
	"os"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"example.com/xseekers/cmd/internal/keep"
	"example.com/xseekers/cmd/internal/tui"
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
	"example.com/xseekers/tutorial"
)

// settings is what a user has set to stay:
//
//	readings: [reward-first]       the rulings that this table plays by their other reading
//	theme: dark                    the colours
//	help: full                     how much a lesson says
//	plain: yes                     words line by line, everywhere
type settings struct {
	readings engine.Switches
	theme    tui.Theme
	help     tutorial.Help
	plain    bool
}

// The settings' names.
const (
	setReadings = "readings"
	setTheme    = "theme"
	setHelp     = "help"
	setPlain    = "plain"
)

var settingNames = []string{setReadings, setTheme, setHelp, setPlain}

// ownSettings are the user's settings as they were read.
type ownSettings struct {
	settings
	path string
	err  error // the file is faulty, and nothing is set
}

// own reads the user's settings, once.
func (s *Streams) own() *ownSettings {
	if s.set == nil {
		o := &ownSettings{}
		if path, err := keep.SettingsFile(); err == nil { // where no file can be, nothing is set
			o.path = path
			o.settings, _, o.err = readSettings(path)
		}
		s.set = o
	}
	return s.set
}

// settings is what the user has set; nothing where the file is faulty.
func (s *Streams) settings() settings { return s.own().settings }

// settle has the streams as the user has set them, where neither a flag nor the environment says otherwise.
func (s *Streams) settle(cmd *cobra.Command) {
	set := s.settings()
	plain := set.plain
	if f := cmd.Flags().Lookup("plain"); f != nil && f.Changed {
		plain = f.Value.String() == "true"
	}
	if plain {
		s.Plain = true
	}
	if s.Plain || set.theme == tui.ThemeNone {
		s.Colour = false
	}
	tui.UseTheme(set.theme)
}

// tellSettings says that the settings are faulty, where a command has done its work without them.
func (s *Streams) tellSettings() {
	if o := s.own(); o.err != nil {
		s.say("nothing that you have set is heeded: " + o.err.Error())
	}
}

// override says what the environment makes of a setting whatever the file says, "" where it does not.
func override(setting string) string {
	switch {
	case setting == setPlain && os.Getenv("TERM") == "dumb":
		return "TERM=dumb: yes"
	case setting == setPlain && os.Getenv("ACCESSIBLE") != "":
		return "ACCESSIBLE: yes"
	case setting == setTheme && os.Getenv("NO_COLOR") != "":
		return "NO_COLOR: " + tui.ThemeNone.String()
	}
	return ""
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
	top := doc.Root.Map(settingNames...)
	for _, item := range top.Get(setReadings).Seq() {
		if w, ok := engine.ParseSwitch(item.OneOf(switchWords()...)); ok && w != engine.NoSwitch {
			set.readings = set.readings.With(w)
		}
	}
	for _, name := range []string{setTheme, setHelp, setPlain} {
		if n := top.Get(name); n != nil {
			_ = set.put(name, n.OneOf(wordsFor(name)...))
		}
	}
	return set, doc.Text, doc.Err()
}

// wordsFor are the words that a setting of one word takes; the first is what holds where nothing is set.
func wordsFor(setting string) (words []string) {
	switch setting {
	case setTheme:
		words = tui.Themes[:]
	case setHelp:
		for _, h := range []tutorial.Help{tutorial.HelpFading, tutorial.HelpFull, tutorial.HelpShort} {
			words = append(words, h.String())
		}
	case setPlain:
		words = []string{"no", "yes"}
	}
	return words
}

// put sets a setting of one word.
func (set *settings) put(setting, word string) (ok bool) {
	switch setting {
	case setTheme:
		set.theme, ok = tui.ParseTheme(word)
	case setHelp:
		set.help, ok = tutorial.ParseHelp(word)
	case setPlain:
		set.plain, ok = word == "yes", word == "yes" || word == "no"
	}
	return ok
}

// value is what a setting is set to, in words.
func (set *settings) value(setting string) string {
	switch {
	case setting == setReadings && set.readings == 0:
		return noReadings
	case setting == setReadings:
		return strings.Join(wordsOf(set.readings), ", ")
	case setting == setTheme:
		return set.theme.String()
	case setting == setHelp:
		return set.help.String()
	case set.plain:
		return "yes"
	}
	return "no"
}
