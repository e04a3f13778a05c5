// Package cli is the program's commands: one file each, from flags to an options struct to a run
// function. To add one, add its line to commands.
package cli

import (
	"context"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/spf13/cobra"
)

// commands make every command, in the order they are shown.
var commands = []func(*Streams) *cobra.Command{
	newLearn,
	newWhy,
	newDefine,
	newAsk,
	newCards,
	newRules,
	newCheck,
	newConfig,
	newProgressCommand,
	newSimulate,
}

// Main runs the program on the system's arguments and streams, and returns its exit code.
func Main() int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	code := make(chan int, 1)
	go func() { code <- Run(ctx, os.Args[1:], System()) }()
	select {
	case c := <-code:
		return c
	case <-ctx.Done():
	}
	// A command that waits for input does not see that it is interrupted; any other, and a full
	// screen, gets the time to put things right.
	select {
	case <-code:
	case <-time.After(time.Second / 4):
	}
	return Interrupted
}

// Run runs one command line and returns the exit code.
func Run(ctx context.Context, args []string, s *Streams) int {
	root := newRoot(s)
	root.SetArgs(args)
	err := root.ExecuteContext(ctx)
	if out, ok := s.Out.(*output); ok && err == nil {
		err = out.err
	}
	return s.end(err)
}
