package cli

import "encoding/json"

// json prints a value as data for programs.
func (s *Streams) json(v any) error {
	enc := json.NewEncoder(s.Out)
	enc.SetIndent("", "  ")
	enc.SetEscapeHTML(false)
	return enc.Encode(v)
}
