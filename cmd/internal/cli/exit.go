package cli

import (
	"context"
	"errors"
	"fmt"
	"syscall"

	"example.com/xseekers/cmd/internal/tui"
)

// The exit codes.
const (
	Done        = 0
	Failed      = 1   // it failed, or found nothing
	Wrong       = 2   // wrong usage, or a bad file
	Interrupted = 130 // by Ctrl-C, or told to end
)

// wrongError is an error of usage or in a file.
type wrongError struct{ error }

func (e wrongError) Unwrap() error { return e.error }

// wrongf makes an error that ends the program with Wrong.
func wrongf(format string, args ...any) error { return wrongError{fmt.Errorf(format, args...)} }

// end says what went wrong, if anything, and gives the exit code.
func (s *Streams) end(err error) int {
	switch {
	case err == nil, errors.Is(err, syscall.EPIPE): // the reader has seen enough
		return Done
	case errors.Is(err, context.Canceled), errors.Is(err, tui.ErrInterrupted):
		return Interrupted
	}
	s.say(err.Error())
	if errors.As(err, new(wrongError)) {
		return Wrong
	}
	return Failed
}
