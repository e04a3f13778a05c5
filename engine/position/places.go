package position

import (
	"fmt"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// unsaid as a number of cards: the usual number.
const unsaid = -1

// seatTodo is what is still to be dealt to a seat.
type seatTodo struct {
	leads, zone, archive int
	hand, stored         int                      // ActionX cards
	final                bool                     // follows from the Archive
	performed, uses      bool                     // follow from what is announced
	paid                 [engine.MaxArchived]bool // the Leads under an archived Adventure are said
}

// players reads the seats; where fewer are said there are two.
func (r *reader) players(n *strictyaml.Node) {
	list := n.Seq()
	r.s.Players = uint8(max(2, min(len(list), engine.MaxPlayers)))
	if len(list) > engine.MaxPlayers || r.whole && len(list) < 2 {
		n.Fault("%d players: a table has 2 to %d (rule %s)", len(list), engine.MaxPlayers, engine.R1_4)
	}
	for p := range int(r.s.Players) {
		var m strictyaml.Mapping
		path := fmt.Sprintf("players[%d]", p)
		if p < len(list) {
			r.fields[path] = list[p]
			m = list[p].Map("leads", "actionx", "adventures", "active", "archive", "final", "performed", "uses")
		}
		r.seat(m, engine.Seat(p), path)
	}
}

func (r *reader) seat(m strictyaml.Mapping, p engine.Seat, path string) {
	who, todo := &r.s.Seats[p], &r.todo.seats[p]
	hand, n := r.leadList(r.field(m, path+".leads"))
	who.Leads, todo.leads = engine.LeadsOf(hand...), n
	zone, n := r.cardList(r.field(m, path+".adventures"), adventures, engine.MaxZone)
	who.Zone.N, todo.zone = uint8(copy(who.Zone.Cards[:], zone)), n
	archive := r.field(m, path+".archive").Map("adventures", "actionx")
	todo.archive = r.archive(r.field(archive, path+".archive.adventures"), who, todo)
	final := r.field(m, path+".final")
	who.Final, todo.final = final.Bool(), final == nil
	who.ActionX, todo.hand = r.cardSet(r.field(m, path+".actionx"))
	who.Stored, todo.stored = r.cardSet(r.field(archive, path+".archive.actionx"))
	r.active(r.field(m, path+".active"), p)
	r.performed(r.field(m, path+".performed"), p)
	r.uses(r.field(m, path+".uses"), p)
}

// archive reads completed Adventures with the Leads that paid for them (5.2), or how many there are.
func (r *reader) archive(n *strictyaml.Node, who *engine.Player, todo *seatTodo) (deal int) {
	items, deal := r.list(n, engine.MaxArchived)
	for _, item := range items {
		card, leads := item, (*strictyaml.Node)(nil)
		if r.whole || item.Kind() == strictyaml.Fields {
			m := item.Map("card", "leads")
			card, leads = m.Need("card"), r.field(m, "leads")
		}
		c := r.card(card, adventures)
		if c == 0 {
			continue
		}
		paid, _ := r.leadList(leads)
		stack := engine.Archived{Card: c, Leads: engine.LeadsOf(paid...)}
		if leads != nil {
			r.payments = append(r.payments, payment{leads, stack})
			todo.paid[who.Archived] = true
		}
		who.Archive[who.Archived] = stack
		who.Archived++
	}
	return deal
}

// heap is what is known of a deck and its discard pile.
type heap[T any] struct {
	deck, discard []T  // the tops, top first
	deal          int  // cards dealt to the discard pile
	onDiscard     bool // what is left lies in the discard pile, not in the deck
	noPile        bool // the discard pile is said to be empty
}

// empty reports whether a list is there and names nothing: the place is said to be empty.
func empty(n *strictyaml.Node) bool {
	return n != nil && n.Kind() == strictyaml.List && len(n.Seq()) == 0
}

func (r *reader) piles(top strictyaml.Mapping) {
	lead, adventure, actionX := &r.todo.lead, &r.todo.adventure, &r.todo.actionX
	decks := r.field(top, "decks").Map("lead", "adventure", "actionx")
	for _, n := range r.field(decks, "decks.lead").Seq() {
		lead.deck = append(lead.deck, r.lead(n))
	}
	for _, n := range r.field(decks, "decks.adventure").Seq() {
		adventure.deck = append(adventure.deck, r.card(n, adventures))
	}
	for _, n := range r.advanced(r.field(decks, "decks.actionx")).Seq() {
		actionX.deck = append(actionX.deck, r.card(n, actionXCards))
	}
	discards := r.field(top, "discards").Map("lead", "adventure", "actionx")
	lead.discard, lead.deal = r.leadList(r.field(discards, "discards.lead"))
	adventure.discard, adventure.deal = r.cardList(r.field(discards, "discards.adventure"), adventures, engine.MaxAdventures)
	actionX.discard, actionX.deal = r.actionXList(r.field(discards, "discards.actionx"))
	rest := top.Get("rest").Map("lead", "adventure", "actionx")
	lead.onDiscard = rest.Get("lead").OneOf("deck", "discard") == "discard"
	adventure.onDiscard = rest.Get("adventure").OneOf("deck", "discard") == "discard"
	actionX.onDiscard = r.advanced(rest.Get("actionx")).OneOf("deck", "discard") == "discard"
	lead.said(decks.Get("lead"), discards.Get("lead"))
	adventure.said(decks.Get("adventure"), discards.Get("adventure"))
	actionX.said(decks.Get("actionx"), discards.Get("actionx"))
}

// said heeds that a deck or its pile is said to be empty: the other holds what is left.
func (h *heap[T]) said(deck, pile *strictyaml.Node) {
	h.onDiscard = h.onDiscard || empty(deck)
	h.noPile = empty(pile)
}

// list reads the items of a place, or how many cards are to be dealt to it.
func (r *reader) list(n *strictyaml.Node, most int) (items []*strictyaml.Node, deal int) {
	switch {
	case n == nil:
		return nil, unsaid
	case n.Kind() == strictyaml.Number && !r.whole:
		return nil, n.Int(0, most)
	}
	items = n.Seq()
	if len(items) > most {
		n.Fault("%d cards: at most %d are held here", len(items), most)
		items = items[:most]
	}
	return items, 0
}

func (r *reader) leadList(n *strictyaml.Node) (leads []engine.Lead, deal int) {
	items, deal := r.list(n, engine.MaxLeads)
	for _, item := range items {
		leads = append(leads, r.lead(item))
	}
	return leads, deal
}

func (r *reader) cardList(n *strictyaml.Node, of cardKind, most int) (cards []engine.Card, deal int) {
	items, deal := r.list(n, most)
	for _, item := range items {
		if c := r.card(item, of); c != 0 {
			cards = append(cards, c)
		}
	}
	return cards, deal
}

var leadWords = func() (words []string) {
	for l := engine.Glyph; l <= engine.Wild; l++ {
		words = append(words, l.String())
	}
	return words
}()

// lead takes a Lead out of those of which nothing is said (2.11).
func (r *reader) lead(n *strictyaml.Node) engine.Lead {
	l, _ := engine.ParseLead(n.OneOf(leadWords...))
	r.take(n, l)
	return l
}

func (r *reader) take(n *strictyaml.Node, l engine.Lead) {
	switch {
	case l == engine.NoLead:
	case r.left[l] == 0:
		n.Fault("the set has no more than %d %s Leads (rule %s)", r.g.Set().Leads[l], l, engine.R2_11)
	default:
		r.left[l]--
	}
}

// cardKind is the cards a field may name.
type cardKind uint8

const (
	anyCards cardKind = iota
	adventures
	actionXCards
)

var cardKindNames = [...]string{anyCards: "card", adventures: "Adventure", actionXCards: "ActionX card"}

func (k cardKind) of(c engine.Card) bool {
	return k == anyCards || c.IsActionX() == (k == actionXCards)
}

// card finds a card, which stands in one place only (2.11); 0 after a fault.
func (r *reader) card(n *strictyaml.Node, of cardKind) engine.Card {
	c := r.find(n, of)
	switch {
	case c == 0:
	case r.said[c] != nil:
		n.Fault("%s already stands at %s (rule %s)", r.g.ID(c), r.said[c].Place(), engine.R2_11)
		return 0
	default:
		r.said[c] = n
	}
	return c
}

// find finds a card of the set; 0 after a fault.
func (r *reader) find(n *strictyaml.Node, of cardKind) engine.Card {
	id := n.Str()
	if id == "" {
		return 0
	}
	c := r.g.CardByID(id)
	if c == 0 || !of.of(c) {
		n.Fault("the set has no %s %.40q%s", cardKindNames[of], id, strictyaml.DidYouMean(id, r.ids(of)))
		return 0
	}
	return c
}

func (r *reader) ids(of cardKind) (ids []string) {
	for _, c := range r.g.Cards() {
		if of.of(c) {
			ids = append(ids, r.g.ID(c))
		}
	}
	return ids
}
