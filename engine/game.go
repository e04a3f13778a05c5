package engine

import (
	"slices"
	"strconv"
)

// Game is a card set made ready to play by the rules. It does not change and may be shared.
type Game struct {
	set     Set
	rewards [][]Effect        // the programs of the Adventures' rewards
	textOf  [MaxActionX]uint8 // of each ActionX card, its place in set.ActionX
	cards   int               // ActionX cards, copies counted
	twists  CardSet           // cards whose playing has the Twist icon
	turns   CardSet           // cards with an ability that has the Twist icon
	usable  CardSet           // cards with an ability to use
	stands  CardSet           // cards with a standing text
	changes bool              // whether there are any
	masks   bool              // whether any rule is masked
	masked  RuleSet
}

// NewGame makes a set ready to play. The error names every limit of the engine it breaks.
func NewGame(set Set) (*Game, error) {
	if err := set.check(); err != nil {
		return nil, err
	}
	set.Adventures = slices.Clone(set.Adventures)
	g := &Game{}
	for i := range set.Adventures {
		a := &set.Adventures[i]
		a.Reward = slices.Clone(a.Reward)
		g.rewards = append(g.rewards, append([]Effect{{Op: Answers, Rule: R8_8}}, a.Reward...))
	}
	g.set = set
	g.readActionX()
	return g, nil
}

// Set is the card set; not to be changed.
func (g *Game) Set() *Set { return &g.set }

// Adventure is the text of a card; not to be changed. It panics on a card that is not in the set.
func (g *Game) Adventure(c Card) *Adventure { return &g.set.Adventures[c-1] }

// ActionX is the text of an ActionX card; not to be changed. It panics on a card that is not in the set.
func (g *Game) ActionX(c Card) *ActionX {
	if int(c-FirstActionX) >= g.cards {
		panic("no such ActionX card")
	}
	return &g.set.ActionX[g.textOf[c-FirstActionX]]
}

// Text is what playing an ActionX card or using its ability, counted from 1, says; nil where the
// card is not in the set or has no such ability.
func (g *Game) Text(c Card, ability uint8) *Ability {
	if !c.IsActionX() || !g.Known(c) {
		return nil
	}
	a := g.ActionX(c)
	switch {
	case ability == 0:
		return &a.Play
	case int(ability) <= len(a.Abilities):
		return &a.Abilities[ability-1]
	}
	return nil
}

// Known reports whether a card is in the set.
func (g *Game) Known(c Card) bool {
	if c.IsActionX() {
		return int(c-FirstActionX) < g.cards
	}
	return c > 0 && int(c) <= len(g.set.Adventures)
}

// Cards lists every card of the set that is no Lead: the Adventures, then the ActionX cards.
func (g *Game) Cards() []Card {
	out := make([]Card, 0, len(g.set.Adventures)+g.cards)
	for i := range g.set.Adventures {
		out = append(out, Card(i+1))
	}
	for i := range g.cards {
		out = append(out, FirstActionX+Card(i))
	}
	return out
}

// CardByID finds a card by its id, 0 where the set has none of that id. Further copies of an
// ActionX card are id#2, id#3.
func (g *Game) CardByID(id string) Card {
	for _, c := range g.Cards() {
		if g.ID(c) == id {
			return c
		}
	}
	return 0
}

// ID is a card's id; of further copies of an ActionX card with their number, id#2.
func (g *Game) ID(c Card) string {
	if !c.IsActionX() {
		return g.Adventure(c).ID
	}
	id := g.ActionX(c).ID
	if n := g.Copy(c); n > 1 {
		return id + "#" + strconv.Itoa(n)
	}
	return id
}

// Copy is which copy of its text an ActionX card is, counted from 1.
func (g *Game) Copy(c Card) int {
	n := 1
	for i := c - FirstActionX; i > 0 && g.textOf[i-1] == g.textOf[i]; i-- {
		n++
	}
	return n
}

// Name is a card's name as printed on it.
func (g *Game) Name(c Card) string {
	if c.IsActionX() {
		return g.ActionX(c).Name
	}
	return g.Adventure(c).Name
}

// Masking is the same game with the needs of a rule switched off, to see what the rule decides.
func (g *Game) Masking(r Rule) *Game {
	m := *g
	m.masks, m.masked = true, m.masked.With(r)
	return &m
}
