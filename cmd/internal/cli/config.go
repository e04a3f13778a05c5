package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"example.com/xseekers/cmd/internal/keep"
	"example.com/xseekers/cmd/internal/tui"
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// noReadings is the word that turns every reading back to ours.
const noReadings = "none"

type configOptions struct {
	setting string
	values  []string
	json    bool
	plain   string // "" where the flag is not given
}

func newConfig(s *Streams) *cobra.Command {
	var o configOptions
	cmd := &cobra.Command{
		Use:   "config [setting] [value]...",
		Short: "What you have set to stay",
		Long: "Shows what you have set, in which file it stands, and what could be set. With a setting and a value it sets it. " +
			"A flag of a command and the environment count for more than what is set.\n\n" +
			"The setting `readings` is for a table that reads a rule the other way than we do: verdicts then go by your reading, and say so.",
		Example: "xseekers config\n" +
			"xseekers config theme light\n" +
			"xseekers config help full\n" +
			"xseekers config plain yes\n" +
			"xseekers config readings reward-first\n" +
			"xseekers config readings none",
		ValidArgsFunction: completeSettings,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				o.setting, o.values = args[0], args[1:]
			}
			if f := cmd.Flags().Lookup("plain"); f != nil && f.Changed {
				o.plain = f.Value.String()
			}
			return runConfig(s, o)
		},
	}
	cmd.Flags().BoolVar(&o.json, "json", false, "print the settings as JSON")
	return cmd
}

func runConfig(s *Streams, o configOptions) error {
	if o.setting != "" && !slices.Contains(settingNames, o.setting) {
		return wrongf("unknown setting %q%s", short(o.setting), orThere(o.setting, settingNames))
	}
	path, err := keep.SettingsFile()
	if err != nil {
		return err
	}
	if len(o.values) > 0 {
		if err := putSetting(path, o.setting, o.values); err != nil {
			return err
		}
	}
	set, _, err := readSettings(path)
	if err != nil {
		return wayOut(err)
	}
	if o.json {
		return s.json(configData(path, set, o.plain))
	}
	s.showSettings(path, set, o)
	return nil
}

// wayOut adds to what is wrong with the settings file how to go on.
func wayOut(err error) error {
	return wrongf("%w\nThe file has lines such as `readings: [%s]` and `theme: dark`. Mend that line, or delete the file: nothing is set then.",
		err, engine.AllSwitches()[0])
}

// putSetting changes a setting in its file.
func putSetting(path, setting string, values []string) error {
	value, err := valueMeant(setting, values)
	if err != nil {
		return err
	}
	_, text, err := readSettings(path)
	if err != nil {
		return wayOut(err)
	}
	edited, err := withSetting(text, setting, value)
	if err != nil {
		return wrongf("%s: %w", short(path), err)
	}
	if err := keep.Replace(path, []byte(edited)); err != nil {
		return fmt.Errorf("your settings are as they were: %w", shortPath(err))
	}
	return nil
}

// valueMeant is the value of a setting as it is written, by the words of a user.
func valueMeant(setting string, words []string) (string, error) {
	if setting == setReadings {
		ws, err := readingsMeant(words)
		return "[" + strings.Join(wordsOf(ws), ", ") + "]", err
	}
	known := wordsFor(setting)
	if len(words) > 1 {
		return "", wrongf("%s takes one word: %s", setting, strings.Join(known, ", "))
	}
	if !slices.Contains(known, words[0]) {
		return "", wrongf("%s: unknown word %q%s", setting, short(words[0]), orThere(words[0], known))
	}
	return words[0], nil
}

// orThere is the end of a message about an unknown word: the one meant, or all there are.
func orThere(word string, known []string) string {
	if meant := strictyaml.DidYouMean(word, known); meant != "" {
		return meant
	}
	return "; there is " + strings.Join(known, ", ")
}

// overridden is what counts for more than the file says of a setting, "" where nothing does. The
// flag is --plain as it is given.
func overridden(setting, flag string) string {
	if setting == setPlain && flag != "" {
		return "--plain=" + flag
	}
	return override(setting)
}

// showSettings shows what is set and where, and what counts for more; with nothing asked or set, also
// what could be.
func (s *Streams) showSettings(path string, set settings, o configOptions) {
	var rows [][]string
	for _, name := range settingNames {
		value := set.value(name)
		if by := overridden(name, o.plain); by != "" {
			value += " (but here " + by + ")"
		}
		rows = append(rows, []string{name, value})
	}
	s.columns(append(rows, []string{"file", tui.Clean(path)}))
	switch {
	case len(o.values) > 0:
	case o.setting == setReadings:
		fmt.Fprintln(s.Out)
		s.markdown(readingsHelp())
	case o.setting != "":
		fmt.Fprintln(s.Out)
		s.markdown(settingHelp(o.setting))
	default:
		fmt.Fprintln(s.Out)
		md := "# What can be set\n\n"
		for _, name := range []string{setTheme, setHelp, setPlain} {
			md += settingHelp(name) + "\n\n"
		}
		s.markdown(md + readingsHelp())
	}
}

// settingHelp is what a setting of one word can be.
func settingHelp(setting string) string {
	words := "`" + strings.Join(wordsFor(setting), "`, `") + "`"
	switch setting {
	case setTheme:
		return "**theme**: " + words + ". Your terminal's own colours, fixed ones for a dark or a light background, or none. NO_COLOR is stronger."
	case setHelp:
		return "**help**: " + words + ". How much a lesson says: less as you have seen it before, everything each time, or words you know " +
			"folded to a line and no coach."
	}
	return "**plain**: " + words + ". Words line by line everywhere, nothing drawn and no colour. --plain=false, --plain, TERM=dumb and ACCESSIBLE are stronger."
}

// readingsHelp is which readings can be turned.
func readingsHelp() string {
	var md strings.Builder
	md.WriteString("**readings**: the rules that your table reads the other way.\n\n")
	for _, w := range engine.AllSwitches() {
		t := ruleOfSwitch(w).Text()
		fmt.Fprintf(&md, "- `%s`, rule %s, *%s*. **Our reading:** %s **The other reading:** %s\n", w, t.Number, t.Title, t.Ruling, t.Other)
	}
	fmt.Fprintf(&md, "\n`xseekers config readings %s` sets it, and `xseekers config readings %s` goes back to ours.\n",
		engine.AllSwitches()[0], noReadings)
	return md.String()
}

type configJSON struct {
	File      string              `json:"file"`
	Theme     string              `json:"theme"`
	Help      string              `json:"help"`
	Plain     bool                `json:"plain"`
	Readings  []string            `json:"readings"`
	Overrides map[string]string   `json:"overrides"` // by setting: what counts for more
	Words     map[string][]string `json:"words"`     // that a setting takes
	Could     []readingJSON       `json:"could"`
}

type readingJSON struct {
	Word string   `json:"word"`
	Set  bool     `json:"set"`
	Rule ruleJSON `json:"rule"`
}

func configData(path string, set settings, flag string) configJSON {
	out := configJSON{
		File: path, Theme: set.theme.String(), Help: set.help.String(), Plain: set.plain, Readings: wordsOf(set.readings),
		Overrides: map[string]string{}, Words: map[string][]string{},
	}
	for _, name := range settingNames {
		if by := overridden(name, flag); by != "" {
			out.Overrides[name] = by
		}
		if words := wordsFor(name); words != nil {
			out.Words[name] = words
		}
	}
	for _, w := range engine.AllSwitches() {
		out.Could = append(out.Could, readingJSON{w.String(), set.readings.Has(w), jsonOfRule(ruleOfSwitch(w))})
	}
	return out
}

// completeSettings completes the settings and their words.
func completeSettings(_ *cobra.Command, args []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
	const none = cobra.ShellCompDirectiveNoFileComp
	if len(args) == 0 {
		return []cobra.Completion{
			cobra.CompletionWithDesc(setReadings, "the rules that your table reads the other way"),
			cobra.CompletionWithDesc(setTheme, "the colours"),
			cobra.CompletionWithDesc(setHelp, "how much a lesson says"),
			cobra.CompletionWithDesc(setPlain, "words line by line everywhere"),
		}, none
	}
	if args[0] != setReadings {
		if len(args) > 1 {
			return nil, none
		}
		return wordsFor(args[0]), none
	}
	var out []cobra.Completion
	for _, w := range engine.AllSwitches() {
		if !slices.Contains(args, w.String()) {
			out = append(out, cobra.CompletionWithDesc(w.String(), ruleOfSwitch(w).Text().Title))
		}
	}
	if len(args) == 1 {
		out = append(out, cobra.CompletionWithDesc(noReadings, "our reading everywhere"))
	}
	return out, none
}
