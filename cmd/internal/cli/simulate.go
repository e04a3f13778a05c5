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
	cards    string // the file of a card set; "" for the training set
	bots     []string
	switches []string
	maxTurns int
	trace    string
	balance  bool
	json     bool
}

func newSimulate(s *Streams) *cobra.Command {
	var o simulateOptions
	cmd := &cobra.Command{
		Use:   "simulate",
		Short: "Let bots play, and count",
		Long: "Lets bots play whole games and says who won, how, and how long it took. They play the Beginner Game " +
			"unless you ask for the Advanced Game. The same seed gives the same games. With --trace every action and the " +
			"state after it is written as JSON Lines. Feats are counted with those printed on cards.\n\n" +
			"With --balance you see for each ActionX card how often the seats won that had it in hand at any time, with " +
			"a 95 % interval (Wilson), and which cards stand out: at a table of two those above 60 %, with more players " +
			"those a fifth above an even share. Games that were cut off do not count. Whoever draws more cards holds more " +
			"of each, so compare a card with the row \"any card\".",
		Example: "xseekers simulate --bots novice,random --games 1000\n" +
			"xseekers simulate --variant advanced --balance --games 2000\n" +
			"xseekers simulate --variant advanced --cards my-set.yaml\n" +
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
	f.StringVar(&o.variant, "variant", engine.BeginnerGame.String(), "the way to play: "+strings.Join(variantWords(), " or "))
	f.StringVar(&o.cards, "cards", "", "play with the card set of this `file`, not the training set")
	f.StringSliceVar(&o.bots, "bots", []string{"novice"}, "the bots at the seats, taken round in turn")
	f.StringSliceVar(&o.switches, "switch", nil, "rulings to turn to their other side")
	f.IntVar(&o.maxTurns, "max-turns", 1000, "cut a game off when this turn begins")
	f.StringVar(&o.trace, "trace", "", "write the games to this `file` as JSON Lines; - is standard output")
	f.BoolVar(&o.balance, "balance", false, "tell how often those won who held an ActionX card, card by card")
	f.BoolVar(&o.json, "json", false, "print the statistics as JSON")
	for flag, words := range map[string][]string{
		"variant": variantWords(), "bots": bots.Names(), "switch": switchWords(),
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
	if out := sim.leftOut; len(out) > 0 {
		s.say("No bot plays what the table carries out by hand. Left out: " + strings.Join(out, ", ") + ".")
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
	variant, ok := engine.ParseVariant(o.variant)
	if !ok {
		return nil, unknownWord("--variant", o.variant, variantWords())
	}
	if o.balance && variant != engine.AdvancedGame {
		return nil, wrongf("--balance: only the Advanced Game has ActionX cards (rule %s); add --variant %s",
			engine.R13_1, engine.AdvancedGame)
	}
	sim := &simulation{games: o.games, maxTurns: o.maxTurns}
	sim.setup = engine.Setup{Players: o.players, Variant: variant, Seed: o.seed, First: engine.CoinFlip}
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
	if err := sim.useCards(o.cards); err != nil {
		return nil, err
	}
	if variant == engine.AdvancedGame {
		sim.feats = newFeatTally(sim.game)
	}
	if o.balance {
		sim.balance = newBalanceTally(sim.game)
	}
	return sim, nil
}

// useCards gives the games their card set, of the Advanced Game without the cards that no bot can
// play; the error says what is wrong with the set, or that it is too small for the table.
func (s *simulation) useCards(file string) error {
	set, err := cardSet(file)
	if err != nil {
		return err
	}
	if s.setup.Variant == engine.AdvancedGame {
		set, s.leftOut = cards.WithoutByHand(set)
	}
	if s.game, err = engine.NewGame(set); err != nil {
		return wrongf("the card set %s: %w", set.ID, err)
	}
	if _, err := s.game.Deal(s.setup, nil); err != nil {
		return wrongf("the card set %s is too small: %w", set.ID, err)
	}
	return nil
}

func unknownWord(flag, word string, known []string) error {
	return wrongf("%s %q: expected %s%s", flag, word, strings.Join(known, " or "), strictyaml.DidYouMean(word, known))
}

// variantWords are the ways to play.
func variantWords() []string {
	return []string{engine.BeginnerGame.String(), engine.AdvancedGame.String()}
}

func switchWords() (words []string) {
	for _, w := range engine.AllSwitches() {
		words = append(words, w.String())
	}
	return words
}
