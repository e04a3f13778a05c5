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

// completeHeads completes the lessons by their heads.
func completeHeads(_ *cobra.Command, args []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
	var out []cobra.Completion
	for _, h := range scenarios.Heads() {
		if len(args) == 0 {
			out = append(out, cobra.CompletionWithDesc(h.ID, h.Title))
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}

func completeConfig(_ *cobra.Command, args []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
	var out []cobra.Completion
	switch {
	case len(args) == 0:
		out = append(out, cobra.CompletionWithDesc("readings", "the rules that your table reads the other way"))
	case args[0] == "readings":
		for _, w := range engine.AllSwitches() {
			if !slices.Contains(args, w.String()) {
				out = append(out, cobra.CompletionWithDesc(w.String(), ruleOfSwitch(w).Text().Title))
			}
		}
		if len(args) == 1 {
			out = append(out, cobra.CompletionWithDesc(noReadings, "our reading everywhere"))
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}
