package cli

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"example.com/xseekers/engine"
	"example.com/xseekers/scenarios"
)

// fitting makes a completion give only what the word typed so far may become, whatever it knows; a
// shell that does not look itself would offer all of it.
func fitting(complete cobra.CompletionFunc) cobra.CompletionFunc {
	if complete == nil {
		return nil
	}
	return func(cmd *cobra.Command, args []string, typed string) ([]cobra.Completion, cobra.ShellCompDirective) {
		all, how := complete(cmd, args, typed)
		return slices.DeleteFunc(all, func(c cobra.Completion) bool { return !strings.HasPrefix(c, typed) }), how
	}
}

func completeRules(_ *cobra.Command, args []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
	var out []cobra.Completion
	for _, r := range engine.Rules() {
		if len(args) == 0 {
			out = append(out, cobra.CompletionWithDesc(r.String(), r.Text().Title))
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}

// completeHeads completes the lessons by their heads, and leaves a path to the shell.
func completeHeads(_ *cobra.Command, args []string, typed string) ([]cobra.Completion, cobra.ShellCompDirective) {
	if strings.ContainsAny(typed, "./") {
		return nil, cobra.ShellCompDirectiveDefault
	}
	var out []cobra.Completion
	for _, h := range scenarios.Heads() {
		if len(args) == 0 {
			out = append(out, cobra.CompletionWithDesc(h.ID, h.Title))
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}

// completeFiles leaves it to the shell to complete files.
func completeFiles(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return nil, cobra.ShellCompDirectiveDefault
}
