package cli

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"example.com/xseekers/cmd/internal/tui"
	"example.com/xseekers/engine"
)

// balanceTally counts, for each ActionX card of the set, the seats that had it in hand at any time
// and how many of them won; copies count as one card. It is a bots.Observer.
type balanceTally struct {
	game *engine.Game
	held [engine.MaxPlayers]engine.CardSet // in the game that is going on
	sums []heldSum                         // in the order of the set's texts
	of   map[engine.Card]int               // of each card, its place in sums
}

// heldSum is how often a card was held, and by a winner.
type heldSum struct{ held, won int }

func newBalanceTally(g *engine.Game) *balanceTally {
	t := &balanceTally{game: g, sums: make([]heldSum, len(g.Set().ActionX)), of: map[engine.Card]int{}}
	text := -1
	for _, c := range g.Cards() {
		if !c.IsActionX() {
			continue
		}
		if g.Copy(c) == 1 {
			text++
		}
		t.of[c] = text
	}
	return t
}

// Dealt begins a game.
func (t *balanceTally) Dealt(s *engine.State) error {
	t.held = [engine.MaxPlayers]engine.CardSet{}
	t.look(s)
	return nil
}

// Acted looks at the hands: every card that comes to a player comes there first.
func (t *balanceTally) Acted(_ engine.Action, s *engine.State) error {
	t.look(s)
	return nil
}

func (t *balanceTally) look(s *engine.State) {
	for p := range s.Players {
		for i, cards := range s.Seats[p].ActionX {
			t.held[p][i] |= cards
		}
	}
}

// add counts a game that was played to its end; one that was cut off says nothing of winning.
func (t *balanceTally) add(last *engine.State) {
	if !last.Over() {
		return
	}
	for p := range last.Players {
		var seen engine.CardSet // the first copy of each text held
		for _, c := range t.held[p].List() {
			first := c - engine.Card(t.game.Copy(c)-1)
			if seen.Has(first) {
				continue
			}
			seen.Add(first)
			sum := &t.sums[t.of[c]]
			sum.held++
			if last.Ending.HasWinner() && last.Winner == engine.Seat(p) {
				sum.won++
			}
		}
	}
}

// strongFrom is the win rate above which a card is marked: a fifth more than an even share, which
// is 60 % at a table of two.
func strongFrom(players int) float64 { return 1.2 / float64(players) }

// balanceReport is the win rate of the seats that held a card, by card, the highest first.
type balanceReport struct {
	StrongFrom float64       `json:"strong_from"`
	AnyCard    cardBalance   `json:"any_card"` // all that follow together
	Cards      []cardBalance `json:"cards"`
}

// cardBalance is one card's; Low and High are its 95 % interval.
type cardBalance struct {
	ID     string  `json:"id,omitempty"`
	Name   string  `json:"name,omitempty"`
	Held   int     `json:"held"`
	Won    int     `json:"won"`
	Rate   float64 `json:"rate"`
	Low    float64 `json:"low"`
	High   float64 `json:"high"`
	Strong bool    `json:"strong"` // the interval lies wholly above StrongFrom
}

func (t *balanceTally) report(players int) *balanceReport {
	r := &balanceReport{StrongFrom: strongFrom(players), Cards: []cardBalance{}}
	var all heldSum
	for i, sum := range t.sums {
		all.held += sum.held
		all.won += sum.won
		c := sum.balance(r.StrongFrom)
		c.ID, c.Name = t.game.Set().ActionX[i].ID, t.game.Set().ActionX[i].Name
		r.Cards = append(r.Cards, c)
	}
	r.AnyCard = all.balance(r.StrongFrom)
	slices.SortStableFunc(r.Cards, func(a, b cardBalance) int {
		return cmp.Or(cmp.Compare(b.Rate, a.Rate), cmp.Compare(b.Held, a.Held), strings.Compare(a.Name, b.Name))
	})
	return r
}

func (sum heldSum) balance(strong float64) cardBalance {
	c := cardBalance{Held: sum.held, Won: sum.won}
	if sum.held > 0 {
		c.Rate = float64(sum.won) / float64(sum.held)
	}
	c.Low, c.High = wilson(sum.won, sum.held)
	c.Strong = c.Low > strong
	return c
}

// wilson is the 95 % interval of a share, k of n, after Wilson: it stays between 0 and 1 and is
// right for few cases too.
func wilson(k, n int) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	const z = 1.959964
	share, cases := float64(k)/float64(n), float64(n)
	middle := share + z*z/(2*cases)
	spread := z * math.Sqrt(share*(1-share)/cases+z*z/(4*cases*cases))
	scale := 1 + z*z/cases
	return max(0, (middle-spread)/scale), min(1, (middle+spread)/scale)
}

// rows are the report for people.
func (r *balanceReport) rows() [][]string {
	rows := [][]string{r.AnyCard.row("any card")}
	for i := range r.Cards {
		rows = append(rows, r.Cards[i].row(tui.Clean(r.Cards[i].Name)))
	}
	return rows
}

// verdict says which cards stand out.
func (r *balanceReport) verdict() string {
	strong := 0
	for _, c := range r.Cards {
		if c.Strong {
			strong++
		}
	}
	above := fmt.Sprintf("lies above %.0f %%", 100*r.StrongFrom)
	switch strong {
	case 0:
		return "No card stands out: of none the whole interval " + above + "."
	case 1:
		return "1 card stands out: its whole interval " + above + "."
	}
	return fmt.Sprintf("%d cards stand out: of each the whole interval %s.", strong, above)
}

func (c *cardBalance) row(name string) []string {
	if c.Held == 0 {
		return []string{name, "never held"}
	}
	between := fmt.Sprintf("%.1f to %.1f %%", 100*c.Low, 100*c.High)
	if c.Strong {
		between += ", stands out"
	}
	return []string{name, fmt.Sprintf("%.1f %%", 100*c.Rate), fmt.Sprintf("of %d", c.Held), between}
}
