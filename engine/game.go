package engine

import "slices"

// Game is a card set made ready to play by the rules. It does not change and may be shared.
type Game struct {
	set    Set
	masks  bool // whether any rule is masked
	masked RuleSet
}

// NewGame makes a set ready to play. The error names every limit of the engine it breaks.
func NewGame(set Set) (*Game, error) {
	if err := set.check(); err != nil {
		return nil, err
	}
	set.Adventures = slices.Clone(set.Adventures)
	for i := range set.Adventures {
		set.Adventures[i].Reward = slices.Clone(set.Adventures[i].Reward)
	}
	return &Game{set: set}, nil
}

// Set is the card set; not to be changed.
func (g *Game) Set() *Set { return &g.set }

// Adventure is the text of a card; not to be changed. It panics on a card that is not in the set.
func (g *Game) Adventure(c Card) *Adventure { return &g.set.Adventures[c-1] }

// Known reports whether a card is in the set.
func (g *Game) Known(c Card) bool { return c > 0 && int(c) <= len(g.set.Adventures) }

// CardByID finds a card by its id, 0 where the set has none of that id.
func (g *Game) CardByID(id string) Card {
	for i := range g.set.Adventures {
		if g.set.Adventures[i].ID == id {
			return Card(i + 1)
		}
	}
	return 0
}

// Masking is the same game with the needs of a rule switched off, to see what the rule decides.
func (g *Game) Masking(r Rule) *Game {
	m := *g
	m.masks, m.masked = true, m.masked.With(r)
	return &m
}
