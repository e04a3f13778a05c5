package cli

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"example.com/xseekers/cmd/internal/tui"
	"example.com/xseekers/engine"
)

// simulateReport is what simulate says of its games.
type simulateReport struct {
	Games     int                `json:"games"`
	Seed      uint64             `json:"seed"`
	Players   int                `json:"players"`
	Variant   string             `json:"variant"`
	Cards     setJSON            `json:"cards"`
	Switches  []string           `json:"switches"`
	Bots      []string           `json:"bots"` // by seat
	Wins      []int              `json:"wins"` // by seat
	FirstWins int                `json:"first_player_wins"`
	Endings   endings            `json:"endings"`
	Turns     turnStats          `json:"turns"`
	Long      int                `json:"reached_turn_200"` // games
	Actions   map[string]float64 `json:"actions"`          // a game, by verb
	Feats     []featReport       `json:"feats,omitempty"`
	Balance   *balanceReport     `json:"balance,omitempty"`
	Decisions int                `json:"decisions"`
	Passes    int                `json:"passes"` // of the decisions
	Seconds   float64            `json:"seconds"`
	Clock     string             `json:"clock"` // what Seconds are of
	Speed     float64            `json:"decisions_per_second"`
	Choices   float64            `json:"decisions_without_passes_per_second"`
}

// setJSON is which card set it was.
type setJSON struct {
	ID      string   `json:"id"`
	Hash    string   `json:"hash"`
	LeftOut []string `json:"left_out,omitempty"`
}

// featReport is how often a Feat was performed and Thwarted, a game.
type featReport struct {
	Feat      string  `json:"feat"`
	Performed float64 `json:"performed"`
	Thwarted  float64 `json:"thwarted"`
}

// endings is how many games ended in each way.
type endings struct {
	Adventures   int `json:"adventures"`
	Breakthrough int `json:"breakthrough"`
	Stalemate    int `json:"stalemate"`
	Draw         int `json:"draw"`
	Capped       int `json:"capped"`
}

// report says what the games came to and the time they took.
func (s *simulation) report(t *tally, took time.Duration) simulateReport {
	r := simulateReport{
		Games: t.games, Seed: s.setup.Seed, Players: s.setup.Players, Variant: s.setup.Variant.String(),
		Cards:    setJSON{ID: s.game.Set().ID, Hash: s.game.Set().Hash, LeftOut: s.leftOut},
		Switches: []string{}, Wins: t.wins, FirstWins: t.firsts,
		Endings: endings{
			Adventures:   t.endings[engine.WonByAdventures],
			Breakthrough: t.endings[engine.WonByBreakthrough],
			Stalemate:    t.endings[engine.WonByStalemate],
			Draw:         t.endings[engine.Drawn],
			Capped:       t.endings[engine.Playing],
		},
		Turns: t.turnStats(), Long: t.long(), Actions: map[string]float64{},
		Decisions: t.decisions, Passes: t.used[engine.DoPass], Seconds: took.Seconds(), Clock: clockName,
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
		if !do.Advanced() || s.setup.Variant == engine.AdvancedGame {
			r.Actions[do.String()] = perGame(t.used[do], t.games)
		}
	}
	if s.feats != nil {
		r.Feats = s.feats.report(t.games)
	}
	if s.balance != nil {
		r.Balance = s.balance.report(s.setup.Players)
	}
	if took > 0 {
		r.Speed = float64(t.decisions) / took.Seconds()
		r.Choices = float64(t.decisions-r.Passes) / took.Seconds()
	}
	return r
}

// print shows the report to people. The time is told apart, so that the same seed prints the same.
func (r *simulateReport) print(s *Streams) {
	for i, part := range r.parts() {
		if i > 0 {
			fmt.Fprintln(s.Out)
		}
		fmt.Fprintln(s.Out, part.title)
		s.columns(part.rows)
	}
	if r.Balance != nil {
		fmt.Fprintln(s.Out)
		s.markdown(r.Balance.verdict())
	}
	speed := fmt.Sprintf("\nPlayed in %.2f s of %s time, %.0f decisions a second", r.Seconds, r.Clock, r.Speed)
	if r.Passes > 0 {
		speed += fmt.Sprintf(", %.0f without passes", r.Choices)
	}
	s.say(speed + ".")
}

// reportPart is rows under a title.
type reportPart struct {
	title string
	rows  [][]string
}

// parts are the report for people. What only the Advanced Game has is left out of a Beginner Game's.
func (r *simulateReport) parts() []reportPart {
	advanced := r.Feats != nil
	share := func(name string, n int) []string {
		return []string{name, strconv.Itoa(n), fmt.Sprintf("%.1f %%", 100*perGame(n, r.Games))}
	}
	perGameRow := func(name string, n float64) []string { return []string{name, fmt.Sprintf("%.1f", n)} }
	switches := "none"
	if len(r.Switches) > 0 {
		switches = strings.Join(r.Switches, ", ")
	}
	games := [][]string{{"played", strconv.Itoa(r.Games)}, {"decisions", strconv.Itoa(r.Decisions)}}
	if advanced {
		games = append(games, []string{"of them passes", strconv.Itoa(r.Passes)})
	}
	games = append(games, [][]string{
		{"first seed", strconv.FormatUint(r.Seed, 10)}, {"variant", r.Variant}, {"card set", tui.Clean(r.Cards.ID)}, {"switches", switches},
	}...)
	var wins, actions [][]string
	for p, n := range r.Wins {
		wins = append(wins, share(fmt.Sprintf("Player %d, %s", p+1, r.Bots[p]), n))
	}
	wins = append(wins, share("whoever began", r.FirstWins))
	endings := [][]string{share("five Adventures", r.Endings.Adventures)}
	if advanced {
		endings = append(endings, share("Breakthrough", r.Endings.Breakthrough))
	}
	endings = append(endings, share("stalemate", r.Endings.Stalemate), share("draw", r.Endings.Draw), share("cut off", r.Endings.Capped))
	for _, do := range engine.Dos() {
		if n, ok := r.Actions[do.String()]; ok {
			actions = append(actions, perGameRow(do.String(), n))
		}
	}
	parts := []reportPart{
		{"Games", games},
		{"Wins", wins},
		{"Endings", endings},
		{"Turns a game", [][]string{
			perGameRow("mean", r.Turns.Mean),
			{"median", strconv.Itoa(r.Turns.Median)},
			{"nine in ten within", strconv.Itoa(r.Turns.P90)},
			{"shortest", strconv.Itoa(r.Turns.Min)},
			{"longest", strconv.Itoa(r.Turns.Max)},
			share(fmt.Sprintf("reach turn %d", longGame), r.Long),
		}},
	}
	if advanced {
		all, passes := perGame(r.Decisions, r.Games), perGame(r.Passes, r.Games)
		parts = append(parts, reportPart{"Decisions a game", [][]string{
			perGameRow("passes", passes), perGameRow("others", all-passes), perGameRow("together", all),
		}}, reportPart{"Feats a game", r.featRows()})
	}
	parts = append(parts, reportPart{"Actions a game", actions})
	if r.Balance != nil {
		parts = append(parts, reportPart{"Wins of seats that held a card", r.Balance.rows()})
	}
	return parts
}

func (r *simulateReport) featRows() (rows [][]string) {
	for _, f := range r.Feats {
		rows = append(rows, []string{f.Feat, fmt.Sprintf("%.2f", f.Performed), fmt.Sprintf("%.2f Thwarted", f.Thwarted)})
	}
	return rows
}
