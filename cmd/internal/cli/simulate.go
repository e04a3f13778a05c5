package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/bots"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/engine/strictyaml"
)

// mostTurns is the highest cap on a game's turns. There always is one, as players who hold the Leads
// that their rivals need can lock a game for good.
const mostTurns = 1_000_000

type simulateOptions struct {
	games    int
	seed     uint64
	players  int
	variant  string
	bots     []string
	switches []string
	maxTurns int
	trace    string
	json     bool
}

func newSimulate(s *Streams) *cobra.Command {
	var o simulateOptions
	cmd := &cobra.Command{
		Use:   "simulate",
		Short: "Let bots play, and count",
		Long: "Lets bots play whole games and says who won, how, and how long it took. " +
			"The same seed gives the same games. With `--trace` every action and the state after it is written as JSON Lines.",
		Example: "xseekers simulate --bots novice,random --games 1000\n" +
			"xseekers simulate --players 4 --switch reward-first --json\n" +
			"xseekers simulate --games 1 --trace game.jsonl",
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return wrongf("simulate takes flags only, not %q", args[0])
			}
			return runSimulate(cmd.Context(), s, o)
		},
	}
	f := cmd.Flags()
	f.IntVar(&o.games, "games", 100, "games to play")
	f.Uint64Var(&o.seed, "seed", 1, "seed of the first game; each game after it takes the next")
	f.IntVar(&o.players, "players", 2, "players at the table, 2 to 4")
	f.StringVar(&o.variant, "variant", engine.BeginnerGame.String(), "the way to play")
	f.StringSliceVar(&o.bots, "bots", []string{"novice"}, "the bots at the seats, taken round in turn")
	f.StringSliceVar(&o.switches, "switch", nil, "rulings to turn to their other side")
	f.IntVar(&o.maxTurns, "max-turns", 1000, "cut a game off when this turn begins")
	f.StringVar(&o.trace, "trace", "", "write the games to this file as JSON Lines; - is standard output")
	f.BoolVar(&o.json, "json", false, "print the statistics as JSON")
	for flag, words := range map[string][]string{
		"variant": {engine.BeginnerGame.String()}, "bots": bots.Names(), "switch": switchWords(),
	} {
		complete := cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp)
		if err := cmd.RegisterFlagCompletionFunc(flag, complete); err != nil {
			panic(err) // there is no such flag
		}
	}
	return cmd
}

func runSimulate(ctx context.Context, s *Streams, o simulateOptions) (err error) {
	sim, err := o.simulation()
	if err != nil {
		return err
	}
	to := *s // where the statistics go
	switch o.trace {
	case "":
	case "-":
		sim.trace = position.NewTraceWriter(s.Out, sim.game)
		to.Out = s.Err
	default:
		file, failed := os.Create(o.trace)
		if failed != nil {
			return wrongf("--trace: %w", failed)
		}
		defer func() {
			if failed := file.Close(); err == nil {
				err = failed
			}
		}()
		sim.trace = position.NewTraceWriter(file, sim.game)
	}
	bar := newProgress(s, o.games)
	sim.played = bar.add
	begun := playingTime()
	sum, err := sim.play(ctx)
	took := playingTime() - begun
	bar.clear()
	if errors.Is(err, context.Canceled) {
		s.say(fmt.Sprintf("Stopped after %d of %d games.", sum.games, o.games))
	}
	if err != nil {
		return err
	}
	r := sim.report(sum, took)
	if o.json {
		return to.json(r)
	}
	r.print(&to)
	return nil
}

// simulation is the games the options ask for; the error says which option is wrong.
func (o *simulateOptions) simulation() (*simulation, error) {
	if o.games < 1 {
		return nil, wrongf("--games %d: expected at least 1", o.games)
	}
	if o.players < 2 || o.players > engine.MaxPlayers {
		return nil, wrongf("--players %d: expected 2 to %d (rule %s)", o.players, engine.MaxPlayers, engine.R1_4)
	}
	if o.maxTurns < 1 || o.maxTurns > mostTurns {
		return nil, wrongf("--max-turns %d: expected 1 to %d", o.maxTurns, mostTurns)
	}
	if only := engine.BeginnerGame.String(); o.variant != only {
		return nil, wrongf("--variant %q: only %q can be played so far", o.variant, only)
	}
	sim := &simulation{game: cards.TrainingGame(), games: o.games, maxTurns: o.maxTurns}
	sim.setup = engine.Setup{Players: o.players, Variant: engine.BeginnerGame, Seed: o.seed, First: engine.CoinFlip}
	for _, word := range o.switches {
		turned, ok := engine.ParseSwitch(word)
		if !ok {
			return nil, unknownWord("--switch", word, switchWords())
		}
		sim.setup.Switches = sim.setup.Switches.With(turned)
	}
	if n := len(o.bots); n < 1 || n > o.players {
		return nil, wrongf("--bots: %d named for %d players", n, o.players)
	}
	for p := range o.players {
		name := o.bots[p%len(o.bots)]
		bot, ok := bots.ByName(name)
		if !ok {
			return nil, unknownWord("--bots", name, bots.Names())
		}
		sim.seats = append(sim.seats, bot)
	}
	return sim, nil
}

func unknownWord(flag, word string, known []string) error {
	return wrongf("%s %q: expected %s%s", flag, word, strings.Join(known, " or "), strictyaml.DidYouMean(word, known))
}

func switchWords() (words []string) {
	for _, w := range engine.AllSwitches() {
		words = append(words, w.String())
	}
	return words
}
