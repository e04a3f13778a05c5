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
			"a 95 % interval (Wilson), and which cards stand out: those whose whole interval lies above 60 % at a table of " +
			"two, with more players a fifth above an even share. Games that were cut off do not count. Whoever draws more cards holds more " +
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
			if err := filesNamed(cmd, "cards", "trace"); err != nil {
				return err
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
	to := *s // where the statistics go
	switch o.trace {
	case "":
	case "-":
		sim.trace = position.NewTraceWriter(s.Out, sim.game)
		to.Out = s.Err
	default:
		if o.tracesOverCards(s) {
			return wrongf("--trace %s: that is the file of the card set, which the trace would write over; name another", o.trace)
		}
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
	if out := sim.leftOut; len(out) > 0 {
		s.say("No bot plays what the table carries out by hand. Left out: " + strings.Join(out, ", ") + ".")
	}
	bar := newProgress(s, o.games)
	sim.played = bar.add
	begun := playingTime()
	sum, err := sim.play(ctx)
	took := playingTime() - begun
	bar.clear()
	if errors.Is(err, context.Canceled) {
		s.say(fmt.Sprintf("Stopped after %d of %s.", sum.games, counted(o.games, "game")))
	}
	if err != nil {
		return err
	}
	if note := sim.cutOff(sum); note != "" {
		s.say(note)
	}
	r := sim.report(sum, took)
	if o.json {
		return to.json(r)
	}
	r.print(&to)
	return nil
}

// tracesOverCards reports whether the trace would be written over the card set, whatever the paths to
// that file.
func (o *simulateOptions) tracesOverCards(s *Streams) bool {
	trace, err := os.Stat(o.trace)
	if err != nil {
		return false
	}
	cards, err := os.Stat(o.cards)
	if in, ok := s.In.(*os.File); ok && o.cards == "-" {
		cards, err = in.Stat()
	}
	return err == nil && os.SameFile(trace, cards)
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
	if file == "" {
		file = "the training set"
	}
	all := len(set.ActionX)
	if s.setup.Variant == engine.AdvancedGame {
		set, s.leftOut = cards.WithoutByHand(set)
	}
	if s.game, err = engine.NewGame(set); err != nil {
		return wrongf("%s: %w", short(file), err)
	}
	if all > 0 && len(set.ActionX) == 0 {
		return wrongf("%s: all of its ActionX cards are by hand; no bot plays them", short(file))
	}
	if lack := tooFew(s.game, s.setup); lack != "" {
		return wrongf("%s: too small for %d players: %s", short(file), s.setup.Players, lack)
	}
	_, err = s.game.Deal(s.setup, nil)
	return err
}

// tooFew says which field of a card set has too few cards to deal from, "" where none has.
func tooFew(g *engine.Game, t engine.Setup) string {
	actionX := 0
	for _, a := range g.Set().ActionX {
		actionX += int(a.Copies)
	}
	for _, pile := range []struct {
		field     string
		has, each int
		rule      engine.Rule
	}{
		{"leads", g.Set().Leads.Total(), engine.DealtLeads, engine.R3_2},
		{"adventures", len(g.Set().Adventures), engine.DealtAdventures, engine.R3_3},
		{"actionx", actionX, engine.DealtActionX, engine.R3_2},
	} {
		if need := pile.each * t.Players; pile.has < need && (pile.field != "actionx" || t.Variant == engine.AdvancedGame) {
			return fmt.Sprintf("%s has %s, and they are dealt %d (rule %s)", pile.field, counted(pile.has, "card"), need, pile.rule)
		}
	}
	return ""
}

// counted is "1 card" or "2 cards".
func counted(n int, one string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %ss", n, one)
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
