package tui

import (
	"slices"
	"strings"
)

// Theme is which colours a terminal gets.
type Theme uint8

// The themes.
const (
	ThemeTerminal Theme = iota // the terminal's own colours, which fit its background
	ThemeDark                  // fixed ones for a dark background
	ThemeLight                 // fixed ones for a light background
	ThemeNone                  // no colours
)

// Themes are all themes' words, in their order.
var Themes = [...]string{"terminal", "dark", "light", "none"}

// String is the word for it in settings.
func (t Theme) String() string { return Themes[t] }

// ParseTheme reads the word.
func ParseTheme(word string) (Theme, bool) {
	i := slices.Index(Themes[:], word)
	return Theme(max(i, 0)), i >= 0
}

// theme is the one in use. It is set once, as the program begins.
var theme Theme

// UseTheme sets the colours of all that is painted from now on.
func UseTheme(t Theme) { theme = t }

// shades are the codes of a theme with a background of its own for each of the codes in use. All are
// of the colours that look the same on every terminal.
var shades = map[Theme]map[string]string{
	ThemeDark: {
		dim: "38;5;248", red: "38;5;210", green: "38;5;114", magenta: "38;5;176", cyan: "38;5;80",
	},
	ThemeLight: {
		dim: "38;5;241", red: "38;5;124", green: "38;5;22", magenta: "38;5;90", cyan: "38;5;24",
	},
}

// themed has a text that was painted in the terminal's own colours in those of the theme.
func themed(text string) string {
	of := shades[theme]
	if of == nil {
		return text
	}
	return sgr.ReplaceAllStringFunc(text, func(code string) string {
		if strings.Contains(code, "38;") || strings.Contains(code, "48;") {
			return code // a colour of more than one number: it is no theme's
		}
		parts := strings.Split(code[2:len(code)-1], ";")
		for i, part := range parts {
			if shade, ok := of[part]; ok {
				parts[i] = shade
			}
		}
		return "\x1b[" + strings.Join(parts, ";") + "m"
	})
}
