package cli

import (
	"errors"

	"example.com/xseekers/cmd/internal/tui"
	"example.com/xseekers/glossary"
)

// defineAsTyped has a term picked as it is typed, and shows it.
func defineAsTyped(s *Streams) error {
	picked, err := tui.PickTerm(s.In, s.Out, s.Width, s.Height)
	switch {
	case errors.Is(err, tui.ErrLeft):
		return nil
	case err != nil:
		return err
	}
	s.markdown(s.otherwise(glossary.Terms()[picked].Rules) + termPage(&glossary.Terms()[picked]))
	return nil
}
