package engine_test

import (
	"fmt"
	"slices"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// table is the game as told by events alone: every card where they last put it.
type table struct {
	hands         [engine.MaxPlayers]engine.Leads
	zones         [engine.MaxPlayers][]engine.Card
	archives      [engine.MaxPlayers][]engine.Archived
	leadDeck      engine.Leads // the order is not told
	leadPile      []engine.Lead
	adventureDeck []engine.Card // in no order
	adventurePile []engine.Card
	paid          engine.Leads // under the Adventure being archived
}

func newTable(set *engine.Set) *table {
	t := &table{leadDeck: set.Leads}
	for i := range set.Adventures {
		t.adventureDeck = append(t.adventureDeck, engine.Card(i+1))
	}
	return t
}

// tell moves the cards that events move.
func (t *table) tell(events []engine.Event) error {
	for i, e := range events {
		var ok bool
		switch {
		case e.Not || e.From == engine.Nowhere:
			ok = true
		case e.Verb == engine.VerbRemakeLeads || e.Verb == engine.VerbRemakeAdventures:
			ok = t.remake(e.Verb == engine.VerbRemakeLeads, int(e.N))
		case e.Lead != engine.NoLead:
			ok = t.moveLead(&e)
		default:
			ok = t.moveAdventure(&e)
		}
		if !ok {
			return fmt.Errorf("event %d, %+v, moves what is not there", i, e)
		}
	}
	return nil
}

func (t *table) remake(leads bool, n int) bool {
	if leads {
		top := len(t.leadPile) - 1
		for _, l := range t.leadPile[:top] {
			t.leadDeck[l]++
		}
		t.leadPile = t.leadPile[top:]
		return n == top
	}
	top := len(t.adventurePile) - 1
	t.adventureDeck = append(t.adventureDeck, t.adventurePile[:top]...)
	t.adventurePile = t.adventurePile[top:]
	return n == top
}

func (t *table) moveLead(e *engine.Event) bool {
	switch e.From {
	case engine.Deck:
		if t.leadDeck[e.Lead] == 0 {
			return false
		}
		t.leadDeck[e.Lead]--
	case engine.Hand:
		if t.hands[e.Player][e.Lead] == 0 {
			return false
		}
		t.hands[e.Player][e.Lead]--
	case engine.DiscardPile:
		top := len(t.leadPile) - 1
		if top < 0 || t.leadPile[top] != e.Lead {
			return false
		}
		t.leadPile = t.leadPile[:top]
	default:
		return false
	}
	switch e.To {
	case engine.Hand:
		t.hands[e.Player][e.Lead]++
	case engine.DiscardPile:
		t.leadPile = append(t.leadPile, e.Lead)
	case engine.ArchiveZone:
		t.paid[e.Lead]++
	default:
		return false
	}
	return true
}

func (t *table) moveAdventure(e *engine.Event) bool {
	from := &t.adventureDeck
	switch e.From {
	case engine.AdventureZone:
		from = &t.zones[e.Player]
	case engine.DiscardPile:
		from = &t.adventurePile
	}
	i := slices.Index(*from, e.Card)
	if i < 0 || e.From == engine.DiscardPile && i+1 < len(*from) {
		return false
	}
	*from = slices.Delete(*from, i, i+1)
	switch e.To {
	case engine.AdventureZone:
		t.zones[e.Player] = append(t.zones[e.Player], e.Card)
	case engine.DiscardPile:
		t.adventurePile = append(t.adventurePile, e.Card)
	case engine.ArchiveZone:
		t.archives[e.Player] = append(t.archives[e.Player], engine.Archived{Card: e.Card, Leads: t.paid})
		t.paid = engine.Leads{}
	default:
		return false
	}
	return true
}

// differs names the places where the cards of a state are not where the events put them.
func (t *table) differs(s *engine.State) (places []string) {
	hold := func(same bool, place string, args ...any) {
		if !same {
			places = append(places, fmt.Sprintf(place, args...))
		}
	}
	hold(t.leadDeck == engine.LeadsOf(s.Leads.Deck[:s.Leads.DeckN]...), "Lead deck")
	hold(slices.Equal(t.leadPile, s.Leads.Discard[:s.Leads.PileN]), "Lead discard pile")
	hold(slices.Equal(t.adventurePile, s.Adventures.Discard[:s.Adventures.PileN]), "Adventure discard pile")
	deck := slices.Sorted(slices.Values(s.Adventures.Deck[:s.Adventures.DeckN]))
	hold(slices.Equal(slices.Sorted(slices.Values(t.adventureDeck)), deck), "Adventure deck")
	for p := range s.Players {
		who := &s.Seats[p]
		hold(t.hands[p] == who.Leads, "hand of seat %d", p)
		hold(slices.Equal(t.zones[p], who.Zone.List()), "zone of seat %d", p)
		hold(slices.Equal(t.archives[p], who.Archive[:who.Archived]), "Archive of seat %d", p)
	}
	return places
}

func TestTheEventsAloneTellWhereEveryCardIs(t *testing.T) {
	for name, set := range sets {
		t.Run(name, func(t *testing.T) {
			told := newTable(&set)
			n := 0
			randomGame(t, set, 2, func(m *game) {
				if err := told.tell(m.log.Events[n:]); err != nil {
					t.Fatal(err)
				}
				n = len(m.log.Events)
				if places := told.differs(&m.last); places != nil {
					t.Fatalf("after %d actions the events are silent on %v", len(m.actions), places)
				}
			})
		})
	}
}

func TestEveryEventNamesItsRuleAndHidesOnlyDraws(t *testing.T) {
	m := randomGame(t, enginetest.TinySet(), 3, func(*game) {})
	for _, e := range m.log.Events {
		hidden := e.Verb == engine.VerbDraw && !e.Not
		if e.Rule == engine.NoRule || e.Not != (e.Why != engine.NoRule) {
			t.Errorf("%+v names no rule, or no reason why it did not happen", e)
		}
		if e.Not && (e.Verb == engine.VerbDraw || e.Verb == engine.VerbSeek) && e.N == 0 {
			t.Errorf("%+v does not say how many cards were due", e)
		}
		if hidden && e.Seen != engine.Only(e.Player) || !hidden && e.Seen != engine.Everybody {
			t.Errorf("%+v is seen by the wrong seats", e)
		}
	}
}
