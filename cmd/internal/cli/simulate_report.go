package cli

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"example.com/xseekers/engine"
)

// simulateReport is what simulate says of its games.
type simulateReport struct {
	Games     int                `json:"games"`
	Seed      uint64             `json:"seed"`
	Players   int                `json:"players"`
	Variant   string             `json:"variant"`
	Switches  []string           `json:"switches"`
	Bots      []string           `json:"bots"` // by seat
	Wins      []int              `json:"wins"` // by seat
	Endings   endings            `json:"endings"`
	Turns     turnStats          `json:"turns"`
	Actions   map[string]float64 `json:"actions"` // a game, by verb
	Decisions int                `json:"decisions"`
	Seconds   float64            `json:"seconds"`
	Clock     string             `json:"clock"` // what Seconds are of
	Speed     float64            `json:"decisions_per_second"`
}

// endings is how many games ended in each way.
type endings struct {
	Adventures int `json:"adventures"`
	Stalemate  int `json:"stalemate"`
	Draw       int `json:"draw"`
	Capped     int `json:"capped"`
}

// report says what the games came to and the time they took.
func (s *simulation) report(t *tally, took time.Duration) simulateReport {
	r := simulateReport{
		Games: t.games, Seed: s.setup.Seed, Players: s.setup.Players, Variant: s.setup.Variant.String(),
		Switches: []string{}, Wins: t.wins,
		Endings: endings{
			Adventures: t.endings[engine.WonByAdventures],
			Stalemate:  t.endings[engine.WonByStalemate],
			Draw:       t.endings[engine.Drawn],
			Capped:     t.endings[engine.Playing],
		},
		Turns: t.turnStats(), Actions: map[string]float64{}, Decisions: t.decisions,
		Seconds: took.Seconds(), Clock: clockName,
	}
	for _, word := range engine.AllSwitches() {
		if s.setup.Switches.Has(word) {
			r.Switches = append(r.Switches, word.String())
		}
	}
	for _, b := range s.seats {
		r.Bots = append(r.Bots, b.Name())
	}
	for _, do := range engine.Dos() {
		if !do.Advanced() {
			r.Actions[do.String()] = perGame(t.used[do], t.games)
		}
	}
	if took > 0 {
		r.Speed = float64(t.decisions) / took.Seconds()
	}
	return r
}

// print shows the report to people. The time is told apart, so that the same seed prints the same.
func (r *simulateReport) print(s *Streams) {
	share := func(name string, n int) []string {
		return []string{name, strconv.Itoa(n), fmt.Sprintf("%.1f %%", 100*perGame(n, r.Games))}
	}
	var wins, actions [][]string
	for p, n := range r.Wins {
		wins = append(wins, share(fmt.Sprintf("Player %d, %s", p+1, r.Bots[p]), n))
	}
	for _, do := range engine.Dos() {
		if n, ok := r.Actions[do.String()]; ok {
			actions = append(actions, []string{do.String(), fmt.Sprintf("%.1f", n)})
		}
	}
	switches := "none"
	if len(r.Switches) > 0 {
		switches = strings.Join(r.Switches, ", ")
	}
	for i, part := range []struct {
		title string
		rows  [][]string
	}{
		{"Games", [][]string{
			{"played", strconv.Itoa(r.Games)},
			{"decisions", strconv.Itoa(r.Decisions)},
			{"first seed", strconv.FormatUint(r.Seed, 10)},
			{"variant", r.Variant},
			{"switches", switches},
		}},
		{"Wins", wins},
		{"Endings", [][]string{
			share("five Adventures", r.Endings.Adventures),
			share("stalemate", r.Endings.Stalemate),
			share("draw", r.Endings.Draw),
			share("cut off", r.Endings.Capped),
		}},
		{"Turns a game", [][]string{
			{"mean", fmt.Sprintf("%.1f", r.Turns.Mean)},
			{"median", strconv.Itoa(r.Turns.Median)},
			{"nine in ten within", strconv.Itoa(r.Turns.P90)},
			{"shortest", strconv.Itoa(r.Turns.Min)},
			{"longest", strconv.Itoa(r.Turns.Max)},
		}},
		{"Actions a game", actions},
	} {
		if i > 0 {
			fmt.Fprintln(s.Out)
		}
		fmt.Fprintln(s.Out, part.title)
		s.columns(part.rows)
	}
	s.say(fmt.Sprintf("\nPlayed in %.2f s of %s time, %.0f decisions a second.", r.Seconds, r.Clock, r.Speed))
}
