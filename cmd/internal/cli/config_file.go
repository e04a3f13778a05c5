package cli

import (
	"fmt"
	"strings"
)

// withSetting is the text of a settings file with another value of a setting, as it is written; all
// else in it stays. The error says that the file is written in a way in which this cannot be done.
func withSetting(text, setting, value string) (string, error) {
	line := setting + ": " + value + "\n"
	var out strings.Builder
	within, written := false, false // the field that is replaced
	for old := range strings.Lines(text) {
		switch {
		case strings.HasPrefix(old, setting+":"):
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
	wanted, _, err := parseSettings("", []byte(line))
	if err == nil {
		var got settings
		got, _, err = parseSettings("", []byte(edited))
		if err == nil && got.value(setting) == wanted.value(setting) {
			return edited, nil
		}
	}
	return "", fmt.Errorf("it is written in a way that is not changed for you: put %q there yourself", strings.TrimSpace(line))
}
