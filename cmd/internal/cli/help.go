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
	s.markdown(helpText(cmd))
	if rows := commandRows(cmd); len(rows) > 0 {
		fmt.Fprintln(s.Out, "\nCommands:")
		s.columns(rows)
	}
	fmt.Fprintf(s.Out, "\nFlags:\n%s", cmd.Flags().FlagUsagesWrapped(s.Width))
}

// helpText is a command's description, usage and examples, Markdown.
func helpText(cmd *cobra.Command) string {
	text := cmd.Long
	if text == "" {
		text = cmd.Short
	}
	text += "\n\nUsage:\n\n    " + cmd.UseLine()
	if cmd.HasExample() {
		text += "\n\nExamples:\n\n    " + strings.ReplaceAll(cmd.Example, "\n", "\n    ")
	}
	return text
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
