package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

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
}

func newConfig(s *Streams) *cobra.Command {
	var o configOptions
	cmd := &cobra.Command{
		Use:   "config [setting] [value]...",
		Short: "What your table has settled for itself",
		Long: "Shows what you have set, in which file it stands, and what could be set. With a setting and a value it sets it.\n\n" +
			"The setting `readings` is for a table that reads a rule the other way than we do: verdicts then go by your reading, and say so.",
		Example: "xseekers config\n" +
			"xseekers config readings reward-first\n" +
			"xseekers config readings none",
		ValidArgsFunction: completeConfig,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) > 0 {
				o.setting, o.values = args[0], args[1:]
			}
			return runConfig(s, o)
		},
	}
	cmd.Flags().BoolVar(&o.json, "json", false, "print the settings as JSON")
	return cmd
}

func runConfig(s *Streams, o configOptions) error {
	if known := []string{"readings"}; o.setting != "" && o.setting != known[0] {
		return wrongf("unknown setting %q%s", short(o.setting), orThere(o.setting, known))
	}
	var words []string
	if len(o.values) > 0 {
		var err error
		if words, err = readingsMeant(o.values); err != nil {
			return err
		}
	}
	path, err := settingsPath()
	if err != nil {
		return err
	}
	set, text, err := readSettings(path)
	if err != nil {
		return err
	}
	if len(o.values) > 0 {
		edited, err := withReadings(text, words)
		if err != nil {
			return wrongf("%s: %w", short(path), err)
		}
		if err := replaceFile(path, []byte(edited)); err != nil {
			return fmt.Errorf("your settings are as they were: %w", shortPath(err))
		}
		if set, _, err = readSettings(path); err != nil {
			return err
		}
	}
	if o.json {
		return s.json(configData(path, set))
	}
	s.showSettings(path, set, len(o.values) == 0)
	return nil
}

// readingsMeant is the switches that words name, each once and in their order.
func readingsMeant(words []string) ([]string, error) {
	var ws engine.Switches
	for _, word := range words {
		w, ok := engine.ParseSwitch(word)
		switch {
		case word == noReadings && len(words) == 1:
			return nil, nil
		case word == noReadings:
			return nil, wrongf("readings: %q stands alone", noReadings)
		case !ok || w == engine.NoSwitch:
			return nil, wrongf("readings: unknown word %q%s", short(word), orThere(word, append(switchWords(), noReadings)))
		}
		ws = ws.With(w)
	}
	return wordsOf(ws), nil
}

// orThere is the end of a message about an unknown word: the one meant, or all there are.
func orThere(word string, known []string) string {
	if meant := strictyaml.DidYouMean(word, known); meant != "" {
		return meant
	}
	return "; there is " + strings.Join(known, ", ")
}

// showSettings shows what is set and where; in full, also what could be.
func (s *Streams) showSettings(path string, set settings, full bool) {
	value := noReadings
	if words := wordsOf(set.readings); len(words) > 0 {
		value = strings.Join(words, ", ")
	}
	s.columns([][]string{{"readings", value}, {"file", tui.Clean(path)}})
	if !full {
		return
	}
	fmt.Fprintln(s.Out)
	var md strings.Builder
	md.WriteString("# What can be set\n\n**readings**: the rules that your table reads the other way.\n\n")
	for _, w := range engine.AllSwitches() {
		t := ruleOfSwitch(w).Text()
		fmt.Fprintf(&md, "- `%s`, rule %s, *%s*. **Our reading:** %s **The other reading:** %s\n", w, t.Number, t.Title, t.Ruling, t.Other)
	}
	fmt.Fprintf(&md, "\n`xseekers config readings %s` sets it, and `xseekers config readings %s` goes back to ours.\n",
		engine.AllSwitches()[0], noReadings)
	s.markdown(md.String())
}

type configJSON struct {
	File     string        `json:"file"`
	Readings []string      `json:"readings"`
	Could    []readingJSON `json:"could"`
}

type readingJSON struct {
	Word string   `json:"word"`
	Set  bool     `json:"set"`
	Rule ruleJSON `json:"rule"`
}

func configData(path string, set settings) configJSON {
	out := configJSON{File: path, Readings: wordsOf(set.readings)}
	for _, w := range engine.AllSwitches() {
		out.Could = append(out.Could, readingJSON{w.String(), set.readings.Has(w), jsonOfRule(ruleOfSwitch(w))})
	}
	return out
}
