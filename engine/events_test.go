package engine_test

import (
	"fmt"
	"slices"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// card is one card as an event names it.
type card struct {
	lead engine.Lead
	card engine.Card
}

// spot is a place for one kind of card; the seat is 0 where the place is nobody's.
type spot struct {
	place engine.Place
	thing engine.Thing
	seat  engine.Seat
}

// table is the game as told by events alone: every card where they last put it, piles and zones in
// their order, hands and decks in none.
type table map[spot][]card

func newTable(g *engine.Game, v engine.Variant) table {
	t := table{}
	set := g.Set()
	for _, l := range set.Leads.List() {
		t.add(spot{place: engine.Deck, thing: engine.ALead}, card{lead: l})
	}
	for _, c := range g.Cards() {
		switch {
		case !c.IsActionX():
			t.add(spot{place: engine.Deck, thing: engine.AnAdventure}, card{card: c})
		case v == engine.AdvancedGame:
			t.add(spot{place: engine.Deck, thing: engine.AnActionX}, card{card: c})
		}
	}
	return t
}

func (t table) add(at spot, c card) { t[at] = append(t[at], c) }

// take takes a card out of a place; of a discard pile only the top.
func (t table) take(at spot, c card) bool {
	i := slices.Index(t[at], c)
	if at.place == engine.DiscardPile {
		i = len(t[at]) - 1
	}
	if i < 0 || t[at][i] != c {
		return false
	}
	t[at] = slices.Delete(slices.Clone(t[at]), i, i+1)
	return true
}

// tell moves the cards that events move.
func (t table) tell(events []engine.Event) error {
	for i := 0; i < len(events); i++ {
		e := &events[i]
		ok := true
		switch {
		case e.Not || e.From == engine.Nowhere:
		case e.Verb == engine.VerbRemakeLeads:
			ok = t.remake(engine.ALead, int(e.N))
		case e.Verb == engine.VerbRemakeAdventures:
			ok = t.remake(engine.AnAdventure, int(e.N))
		case e.Verb == engine.VerbSwap:
			ok = i+1 < len(events) && t.swap(e, &events[i+1])
			i++ // the second half of the exchange
		default:
			ok = t.move(e)
		}
		if !ok {
			return fmt.Errorf("event %d, %+v, moves what is not there", i, *e)
		}
	}
	return nil
}

func (t table) remake(thing engine.Thing, n int) bool {
	pile, deck := spot{place: engine.DiscardPile, thing: thing}, spot{place: engine.Deck, thing: thing}
	top := len(t[pile]) - 1
	t[deck] = append(t[deck], t[pile][:top]...)
	t[pile] = slices.Clone(t[pile][top:])
	return n == top
}

func (t table) swap(e, back *engine.Event) bool {
	own, theirs := spot{e.From, e.Thing, e.Player}, spot{e.From, e.Thing, e.Rival}
	i, j := slices.Index(t[own], card{card: e.Card}), slices.Index(t[theirs], card{card: back.Card})
	if i < 0 || j < 0 || back.Player != e.Rival || back.Rival != e.Player {
		return false
	}
	t[own][i], t[theirs][j] = t[theirs][j], t[own][i]
	return true
}

func (t table) move(e *engine.Event) bool {
	c := card{card: e.Card}
	if e.Thing == engine.ALead {
		c = card{lead: e.Lead}
	}
	from, to := spot{e.From, e.Thing, e.Player}, spot{e.To, e.Thing, e.Player}
	for _, at := range []*spot{&from, &to} {
		if at.place == engine.Deck || at.place == engine.DiscardPile {
			at.seat = 0
		}
	}
	if e.Verb == engine.VerbGive {
		to.seat = e.Rival
	}
	if !t.take(from, c) {
		return false
	}
	if e.Verb == engine.VerbBury {
		t[to] = append([]card{c}, t[to]...)
	} else {
		t.add(to, c)
	}
	return true
}

// differs names the places where the cards of a state are not where the events put them.
func (t table) differs(g *engine.Game, s *engine.State) (places []string) {
	hold := func(what string, at spot, ordered bool, want []card) {
		got := slices.Clone(t[at])
		if !ordered {
			order := func(a, b card) int { return (int(a.lead)-int(b.lead))*1000 + int(a.card) - int(b.card) }
			slices.SortFunc(got, order)
			slices.SortFunc(want, order)
		}
		if !slices.Equal(got, want) {
			places = append(places, fmt.Sprintf("%s: told %v, there %v", what, got, want))
		}
	}
	leads := func(list []engine.Lead) (out []card) {
		for _, l := range list {
			out = append(out, card{lead: l})
		}
		return out
	}
	cards := func(list []engine.Card) (out []card) {
		for _, c := range list {
			out = append(out, card{card: c})
		}
		return out
	}
	at := func(p engine.Place, thing engine.Thing) spot { return spot{place: p, thing: thing} }
	hold("Lead deck", at(engine.Deck, engine.ALead), false, leads(s.Leads.Deck[:s.Leads.DeckN]))
	hold("Lead pile", at(engine.DiscardPile, engine.ALead), true, leads(s.Leads.Discard[:s.Leads.PileN]))
	hold("Adventure deck", at(engine.Deck, engine.AnAdventure), false, cards(s.Adventures.Deck[:s.Adventures.DeckN]))
	hold("Adventure pile", at(engine.DiscardPile, engine.AnAdventure), true, cards(s.Adventures.Discard[:s.Adventures.PileN]))
	hold("ActionX deck", at(engine.Deck, engine.AnActionX), false, cards(s.ActionX.Deck[:s.ActionX.DeckN]))
	hold("ActionX pile", at(engine.DiscardPile, engine.AnActionX), true, cards(s.ActionX.Discard[:s.ActionX.PileN]))
	var onTable [engine.MaxPlayers][]engine.Card
	for _, w := range g.Stack(s) {
		if w.OnTable {
			onTable[w.Frame.Player] = append(onTable[w.Frame.Player], w.Frame.Card)
		}
	}
	for p := range engine.Seat(s.Players) {
		who := &s.Seats[p]
		var paid, bonded []engine.Lead
		var archived []engine.Card
		for _, a := range who.Archive[:who.Archived] {
			paid = append(paid, a.Leads.List()...)
			archived = append(archived, a.Card)
		}
		for _, c := range who.Active.List() {
			if l := s.InPlay[c-engine.FirstActionX].Bond; l != engine.NoLead {
				bonded = append(bonded, l)
			}
		}
		looked := &engine.Looking{}
		if s.Looking.Player == p {
			looked = &s.Looking
		}
		for _, x := range []struct {
			place   engine.Place
			thing   engine.Thing
			ordered bool
			want    []card
		}{
			{engine.Hand, engine.ALead, false, leads(who.Leads.List())},
			{engine.Hand, engine.AnActionX, false, cards(who.ActionX.List())},
			{engine.AdventureZone, engine.AnAdventure, true, cards(who.Zone.List())},
			{engine.ActiveZone, engine.AnActionX, false, cards(who.Active.List())},
			{engine.ArchiveZone, engine.ALead, false, leads(paid)},
			{engine.ArchiveZone, engine.AnAdventure, true, cards(archived)},
			{engine.ArchiveZone, engine.AnActionX, false, cards(who.Stored.List())},
			{engine.UnderCard, engine.ALead, false, leads(bonded)},
			{engine.Table, engine.AnActionX, false, cards(onTable[p])},
			{engine.Looked, engine.ALead, false, leads(looked.Leads[:looked.LeadN])},
		} {
			hold(fmt.Sprintf("%v of seat %d", x.place, p), spot{x.place, x.thing, p}, x.ordered, x.want)
		}
	}
	return places
}

func TestTheEventsAloneTellWhereEveryCardIs(t *testing.T) {
	for name, set := range sets {
		t.Run(name, func(t *testing.T) {
			told := newTable(enginetest.Game(t, set), variantOf(enginetest.Game(t, set)))
			n := 0
			randomGame(t, set, 2, func(m *game) {
				if err := told.tell(m.log.Events[n:]); err != nil {
					t.Fatal(err)
				}
				n = len(m.log.Events)
				if places := told.differs(m.g, &m.last); places != nil {
					t.Fatalf("after %d actions the events are silent on %v", len(m.actions), places)
				}
			})
		})
	}
}

func TestEveryEventNamesItsRuleAndHidesOnlyWhatIsHidden(t *testing.T) {
	for _, set := range []engine.Set{enginetest.TinySet(), enginetest.TinyAdvancedSet()} {
		m := randomGame(t, set, 3, func(*game) {})
		for _, e := range m.log.Events {
			var seen engine.SeatSet
			switch {
			case e.Not:
				seen = engine.Everybody
			case e.Verb == engine.VerbDraw && e.Cause != 0 && e.Seen == engine.Everybody && e.Rule == engine.R12_1:
				seen = engine.Everybody // a Lead that was shown first
			case e.Verb == engine.VerbDraw, e.Verb == engine.VerbLook:
				seen = engine.Only(e.Player)
			case e.Verb == engine.VerbGive:
				seen = engine.Only(e.Player) | engine.Only(e.Rival)
			default:
				seen = engine.Everybody
			}
			if e.Seen != seen {
				t.Errorf("%+v is seen by the wrong seats", e)
			}
			if e.Rule == engine.NoRule || e.Not != (e.Why != engine.NoRule) {
				t.Errorf("%+v names no rule, or no reason why it did not happen", e)
			}
			if e.Not && (e.Verb == engine.VerbDraw || e.Verb == engine.VerbSeek) && e.N == 0 {
				t.Errorf("%+v does not say how many cards were due", e)
			}
		}
	}
}
