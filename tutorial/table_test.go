package tutorial

import (
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// table is a position of the Advanced Game laid by hand, in the action step of seat 0.
type table struct {
	t *testing.T
	g *engine.Game
	s engine.State
}

func newTable(t *testing.T, players int) *table {
	t.Helper()
	g := enginetest.Game(t, enginetest.AdvancedSet())
	s, err := g.Deal(engine.Setup{Players: players, Variant: engine.AdvancedGame, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for p := range s.Seats {
		s.Seats[p] = engine.Player{}
	}
	s.Step, s.Decision = engine.Actions, engine.Decision{Kind: engine.AskAct}
	if err := g.RebuildFrames(&s, nil, engine.NoWindow); err != nil {
		t.Fatal(err)
	}
	return &table{t, g, s}
}

func (b *table) card(id string) engine.Card {
	c := b.g.CardByID(id)
	if c == 0 {
		b.t.Fatalf("no card has the id %q", id)
	}
	return c
}

// leads gives a hand of Leads, by their first letters.
func (b *table) leads(p engine.Seat, letters string) {
	for _, l := range spelled(letters) {
		b.s.Seats[p].Leads[l]++
	}
}

func spelled(letters string) (leads []engine.Lead) {
	for _, letter := range letters {
		leads = append(leads, map[rune]engine.Lead{
			'g': engine.Glyph, 'm': engine.Myth, 'r': engine.Ruin, 'v': engine.Vision, 'w': engine.Wild,
		}[letter])
	}
	return leads
}

// holds gives ActionX cards in hand.
func (b *table) holds(p engine.Seat, ids ...string) {
	for _, id := range ids {
		b.s.Seats[p].ActionX.Add(b.card(id))
	}
}

// zone lays Active Adventures.
func (b *table) zone(p engine.Seat, ids ...string) {
	z := &b.s.Seats[p].Zone
	for _, id := range ids {
		z.Cards[z.N] = b.card(id)
		z.N++
	}
}

// active lays a Site or Relic.
func (b *table) active(p engine.Seat, id string, in engine.InPlay) {
	c := b.card(id)
	b.s.Seats[p].Active.Add(c)
	b.s.InPlay[c-engine.FirstActionX] = in
}

// topLeads lays Leads on the deck, the first on top.
func (b *table) topLeads(letters string) {
	for i, l := range spelled(letters) {
		b.s.Leads.Deck[int(b.s.Leads.DeckN)-1-i] = l
	}
}

// topAdventures lays Adventures on the deck, the first on top.
func (b *table) topAdventures(ids ...string) {
	for i, id := range ids {
		b.s.Adventures.Deck[int(b.s.Adventures.DeckN)-1-i] = b.card(id)
	}
}

// topActionX does the same with ActionX cards.
func (b *table) topActionX(ids ...string) {
	for i, id := range ids {
		b.s.ActionX.Deck[int(b.s.ActionX.DeckN)-1-i] = b.card(id)
	}
}

// archived gives a player n archived Adventures.
func (b *table) archived(p engine.Seat, n uint8) {
	b.s.Seats[p].Archived = n
	for i := range n {
		b.s.Seats[p].Archive[i].Card = engine.Card(i + 1)
	}
}

// play carries actions out, each by whoever is to decide, and gives what happened.
func (b *table) play(actions ...engine.Action) []engine.Event {
	b.t.Helper()
	var log engine.Log
	for _, a := range actions {
		a.By = b.s.Decision.Player
		if r := b.g.Apply(&b.s, a, &log); r != nil {
			b.t.Fatalf("%+v is refused: %v", a, r)
		}
	}
	return log.Events
}

var pass = engine.Action{Do: engine.DoPass}

func pay(do engine.Do, letters string) engine.Action {
	return engine.Action{Do: do, Pay: engine.LeadsOf(spelled(letters)...)}
}

func choosing(l engine.Lead) engine.Action { return engine.Action{Do: engine.DoChoose, Lead: l} }
