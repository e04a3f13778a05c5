package cli

import (
	"errors"
	"regexp"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"example.com/xseekers/engine/strictyaml"
)

// newRoot is the program itself: its flags for all commands, and home where no command is named.
func newRoot(s *Streams) *cobra.Command {
	root := &cobra.Command{
		Use:   "xseekers",
		Short: "Learn the card game X: Seekers of Fortune by playing it.",
		Example: "xseekers learn\n" +
			"xseekers why surplus-lead\n" +
			"xseekers define scrap\n" +
			"xseekers cards drowned gate\n" +
			"xseekers rules 6.4",
		Version:       version(),
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          noSuchCommand,
		RunE:          func(cmd *cobra.Command, _ []string) error { runHome(s, cmd); return nil },
	}
	root.SetIn(s.In)
	root.SetOut(s.Out)
	root.SetErr(s.Err)
	root.SetVersionTemplate("xseekers {{.Version}}\n")
	root.SetFlagErrorFunc(wrongFlag)
	root.SetHelpFunc(func(cmd *cobra.Command, _ []string) { printHelp(s, cmd) })
	root.SetHelpCommand(newHelp())

	root.PersistentFlags().Bool("plain", false, "words line by line, nothing drawn and no colour")
	root.PersistentPreRun = func(cmd *cobra.Command, _ []string) { s.settle(cmd) }
	root.PersistentPostRun = func(*cobra.Command, []string) { s.tellSettings() }
	cobra.EnableCommandSorting = false
	for _, newCommand := range commands {
		cmd := newCommand(s)
		cmd.Args = wrongArgs(cmd.Args)
		cmd.ValidArgsFunction = fitting(cmd.ValidArgsFunction)
		root.AddCommand(cmd)
	}
	return root
}

// noSuchCommand refuses arguments that no command has taken.
func noSuchCommand(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	var names []string
	for _, c := range cmd.Commands() {
		names = append(names, c.Name())
	}
	return wrongf("unknown command %q%s", short(args[0]), strictyaml.DidYouMean(args[0], names))
}

// wrongArgs makes what a command says of its arguments an error of usage.
func wrongArgs(check cobra.PositionalArgs) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if check == nil {
			return nil
		}
		if err := check(cmd, args); err != nil {
			return wrongf("%w; see `xseekers help %s`", err, cmd.Name())
		}
		return nil
	}
}

var flagNames = regexp.MustCompile(`--[a-z-]+`)

// wrongFlag makes a flag error ours, with the flag that may have been meant or what was expected.
func wrongFlag(cmd *cobra.Command, err error) error {
	var (
		unknown *pflag.NotExistError
		empty   *pflag.ValueRequiredError
		invalid *pflag.InvalidValueError
	)
	switch {
	case errors.As(err, &unknown):
		name := "--" + unknown.GetSpecifiedName()
		if unknown.GetSpecifiedShortnames() != "" {
			name = name[1:]
		}
		known := flagNames.FindAllString(cmd.Flags().FlagUsages(), -1)
		return wrongf("unknown flag %s%s", name, strictyaml.DidYouMean(name, known))
	case errors.As(err, &empty):
		return wrongf("--%s: expected %s behind it", empty.GetFlag().Name, kindOfFlag(empty.GetFlag()))
	case errors.As(err, &invalid):
		return wrongf("--%s %q: expected %s", invalid.GetFlag().Name, invalid.GetValue(), kindOfFlag(invalid.GetFlag()))
	}
	return wrongf("%w", err)
}

// kindOfFlag is what a flag takes.
func kindOfFlag(f *pflag.Flag) string {
	switch f.Value.Type() {
	case "int":
		return "a whole number"
	case "uint64":
		return "a whole number, not below 0"
	case "bool":
		return "true or false"
	}
	return "a value"
}

// version is what the program was built from.
func version() string {
	v := "(development build)"
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		v = info.Main.Version
	}
	return v + " " + runtime.Version() + " " + runtime.GOOS + "/" + runtime.GOARCH
}
