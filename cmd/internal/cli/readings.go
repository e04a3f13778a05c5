package cli

import (
	"fmt"

	"example.com/xseekers/engine"
)

// readings is the switches that this table plays by the other reading, and the file that says so,
// "" where none is turned.
func (s *Streams) readings() (engine.Switches, string, error) {
	own := s.own()
	if own.err != nil || own.readings == 0 {
		return 0, "", own.err
	}
	return own.readings, own.path, nil
}

// turned reports whether this table plays a rule by its other reading.
func (s *Streams) turned(r engine.Rule) bool {
	w := r.Text().Switch
	return w != engine.NoSwitch && s.settings().readings.Has(w)
}

// otherwise says of rules that this table plays by the other reading how it plays them, Markdown; ""
// where there is none.
func (s *Streams) otherwise(rules []engine.Rule) (md string) {
	for _, r := range rules {
		if s.turned(r) {
			md += fmt.Sprintf("**Your table plays rule %s by the other reading** (`xseekers config readings`): %s "+
				"What follows is by ours.\n\n", r, r.Text().Other)
		}
	}
	return md
}

// readingsMeant is the switches that words name.
func readingsMeant(words []string) (ws engine.Switches, err error) {
	for _, word := range words {
		w, ok := engine.ParseSwitch(word)
		switch {
		case word == noReadings && len(words) == 1:
			return 0, nil
		case word == noReadings:
			return 0, wrongf("readings: %q stands alone", noReadings)
		case !ok || w == engine.NoSwitch:
			return 0, wrongf("readings: unknown word %q%s", short(word), orThere(word, append(switchWords(), noReadings)))
		}
		ws = ws.With(w)
	}
	return ws, nil
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
