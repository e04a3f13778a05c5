package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
)

func newHelp() *cobra.Command {
	return &cobra.Command{
		Use:   "help [command]",
		Short: "Say how a command is used",
		RunE: func(cmd *cobra.Command, args []string) error {
			about, rest, err := cmd.Root().Find(args)
			if err != nil {
				return wrongf("%w", err)
			}
			if about.HasSubCommands() && len(rest) > 0 {
				return noSuchCommand(about, rest)
			}
			about.InitDefaultHelpFlag()
			return about.Help()
		},
	}
}

// printHelp shows what a command does and how it is used.
func printHelp(s *Streams, cmd *cobra.Command) {
	text := cmd.Long
	if text == "" {
		text = cmd.Short
	}
	s.markdown(text)
	s.commandLines("Usage", cmd.UseLine())
	if cmd.HasExample() {
		s.commandLines("Examples", cmd.Example)
	}
	if rows := commandRows(cmd); len(rows) > 0 {
		fmt.Fprintln(s.Out, "\nCommands:")
		s.columns(rows)
	}
	fmt.Fprintf(s.Out, "\nFlags:\n%s", cmd.Flags().FlagUsagesWrapped(s.Width))
}

// commandLines shows lines that can be typed, which are broken at blanks alone.
func (s *Streams) commandLines(title, lines string) {
	fmt.Fprintf(s.Out, "\n%s:\n\n", title)
	for line := range strings.SplitSeq(lines, "\n") {
		fmt.Fprintln(s.Out, "    "+strings.ReplaceAll(s.atBlanks(line, 6), "\n", "\n      "))
	}
}

// commandRows are a command's own commands with what they do, some left out.
func commandRows(cmd *cobra.Command, but ...string) (rows [][]string) {
	for _, c := range cmd.Commands() {
		if c.IsAvailableCommand() && !slices.Contains(but, c.Name()) {
			rows = append(rows, []string{c.Name(), c.Short})
		}
	}
	return rows
}
