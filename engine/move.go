package engine

// The words that move cards (12). Each moves what is there and no more (1.7).

// drawLeads puts n Leads from the deck into hand (12.1).
func (x *exec) drawLeads(p Seat, n int) {
	s := x.s
	hand := &s.Seats[p].Leads
	for i := range n {
		l := x.offLeads()
		if l == NoLead {
			x.none(Event{Verb: VerbDraw, Player: p, Thing: ALead, From: Deck, To: Hand, N: uint32(n - i), Why: R1_7})
			return
		}
		hand[l]++
		if x.log != nil {
			x.emit(Event{Verb: VerbDraw, Player: p, Lead: l, From: Deck, To: Hand, Seen: Only(p)})
		}
	}
}

// offLeads takes the top Lead off the deck, which is remade if it is empty (11.1); NoLead where
// there is none.
func (x *exec) offLeads() Lead {
	d := &x.s.Leads
	if d.DeckN == 0 && !x.remakeLeads() {
		return NoLead
	}
	x.s.Moved = true
	return off(d.Deck[:], &d.DeckN)
}

// offAdventures takes the top Adventure off the deck, which is remade if it is empty (11.1); 0
// where there is none.
func (x *exec) offAdventures() Card {
	d := &x.s.Adventures
	if d.DeckN == 0 && !x.remakeAdventures() {
		return 0
	}
	return off(d.Deck[:], &d.DeckN)
}

// offActionX takes the top ActionX card off the deck, which is never remade (11.2); 0 where there
// is none.
func (x *exec) offActionX() Card {
	d := &x.s.ActionX
	if d.DeckN == 0 {
		return 0
	}
	return off(d.Deck[:], &d.DeckN)
}

// off takes the top card off a deck or pile of n.
func off[T any](pile []T, n *uint8) T {
	var none T
	*n--
	top := pile[*n]
	pile[*n] = none
	return top
}

// drawActionX puts n ActionX cards from the deck into hand (12.1); the Beginner Game has none (13.1).
func (x *exec) drawActionX(p Seat, n int) {
	why := R11_2
	if x.s.Variant == BeginnerGame {
		why = R13_1
	}
	for i := range n {
		c := x.offActionX()
		if c == 0 {
			x.none(Event{Verb: VerbDraw, Player: p, Thing: AnActionX, From: Deck, To: Hand, N: uint32(n - i), Why: why})
			return
		}
		x.s.Seats[p].ActionX.Add(c)
		if x.log != nil {
			x.emit(Event{Verb: VerbDraw, Player: p, Card: c, From: Deck, To: Hand, Seen: Only(p)})
		}
	}
}

// none notes that something due did not happen.
func (x *exec) none(e Event) {
	if x.log != nil {
		e.Not, e.Seen = true, Everybody
		x.emit(e)
	}
}

// seek puts n Adventures from the deck into the zone, newcomers last (12.2, 1.6).
func (x *exec) seek(p Seat, n int) {
	for i := range n {
		c := x.offAdventures()
		if c == 0 {
			x.none(Event{Verb: VerbSeek, Player: p, Thing: AnAdventure, From: Deck, To: AdventureZone, N: uint32(n - i), Why: R1_7})
			return
		}
		x.s.Seats[p].Zone.add(c)
		if x.log != nil {
			x.emit(Event{Verb: VerbSeek, Player: p, Card: c, From: Deck, To: AdventureZone, Seen: Everybody})
		}
	}
}

// takeLead puts the top of the Lead discard pile into hand (4.3).
func (x *exec) takeLead(p Seat) {
	d := &x.s.Leads
	if d.PileN == 0 {
		x.none(Event{Verb: VerbTake, Player: p, Thing: ALead, From: DiscardPile, To: Hand, N: 1, Why: R1_7})
		return
	}
	l := off(d.Discard[:], &d.PileN)
	x.s.Seats[p].Leads[l]++
	x.s.Moved = true
	if x.log != nil {
		x.emit(Event{Verb: VerbTake, Player: p, Lead: l, From: DiscardPile, To: Hand, Seen: Everybody})
	}
}

// takeAdventure puts the top of the Adventure discard pile into the zone (4.2).
func (x *exec) takeAdventure(p Seat) {
	d := &x.s.Adventures
	if d.PileN == 0 {
		x.none(Event{Verb: VerbTake, Player: p, Thing: AnAdventure, From: DiscardPile, To: AdventureZone, N: 1, Why: R1_7})
		return
	}
	c := off(d.Discard[:], &d.PileN)
	x.s.Seats[p].Zone.add(c)
	if x.log != nil {
		x.emit(Event{Verb: VerbTake, Player: p, Card: c, From: DiscardPile, To: AdventureZone, Seen: Everybody})
	}
}

// discardLeads puts Leads from hand on their pile: the type named on top, below it Glyph, Myth,
// Ruin and Vision, the Wilds deepest (1.6).
func (x *exec) discardLeads(p Seat, leads *Leads, top Lead) {
	for l := Wild; l >= Glyph; l-- {
		if l != top && leads[l] > 0 {
			x.discard(p, l, leads[l])
		}
	}
	if top != NoLead {
		x.discard(p, top, leads[top])
	}
}

func (x *exec) discard(p Seat, l Lead, n uint8) {
	d := &x.s.Leads
	x.s.Seats[p].Leads[l] -= n
	x.s.Moved = true
	for range n {
		d.Discard[d.PileN] = l
		d.PileN++
		if x.log != nil {
			x.emit(Event{Verb: VerbDiscard, Player: p, Lead: l, From: Hand, To: DiscardPile, Seen: Everybody})
		}
	}
}

// discardHand discards every Lead in hand; with several types its owner is asked which ends on
// top (6.2).
func (x *exec) discardHand(p Seat, e *Effect) flow {
	hand := x.s.Seats[p].Leads
	if hand.Types() > 1 {
		x.s.Decision = Decision{e.Ask, p}
		return stop
	}
	x.discardLeads(p, &hand, NoLead)
	return goOn
}

// archive puts the payment under a completed Adventure and the stack into the Archive Zone (5.2).
func (x *exec) archive(p Seat, c Card, leads *Leads) {
	who := &x.s.Seats[p]
	who.Leads.sub(leads)
	who.Zone.remove(c)
	who.Archive[who.Archived] = Archived{c, *leads}
	who.Archived++
	x.s.Moved = true
	if x.log == nil {
		return
	}
	x.rule = R5_2
	for _, l := range leads.List() {
		x.emit(Event{Verb: VerbPay, Player: p, Lead: l, Card: c, From: Hand, To: ArchiveZone, Seen: Everybody})
	}
	x.emit(Event{Verb: VerbArchive, Player: p, Card: c, From: AdventureZone, To: ArchiveZone, Seen: Everybody})
}

// scrap takes an Active Resource out of play: an Adventure is discarded, a Site or Relic archived (12.5).
func (x *exec) scrap(p Seat, c Card) {
	if c.IsActionX() {
		x.store(p, c, ActiveZone)
		return
	}
	x.s.Seats[p].Zone.remove(c)
	if x.log != nil {
		x.emit(Event{Verb: VerbScrap, Player: p, Card: c, From: AdventureZone, To: DiscardPile, Seen: Everybody})
	}
	x.dropAdventure(c)
}

// dropAdventure puts an Adventure on top of its discard pile.
func (x *exec) dropAdventure(c Card) {
	d := &x.s.Adventures
	d.Discard[d.PileN] = c
	d.PileN++
}

// scrapOthers scraps all Active Adventures but one, in the order they stand (6.4, 1.6).
func (x *exec) scrapOthers(p Seat, keep Card) {
	if x.log != nil {
		x.emit(Event{Verb: VerbKeep, Player: p, Card: keep, Seen: Everybody})
	}
	zone := x.s.Seats[p].Zone
	for _, c := range zone.List() {
		if c != keep {
			x.scrap(p, c)
		}
	}
}

func (z *Zone) add(c Card) {
	z.Cards[z.N] = c
	z.N++
}

// remove takes a card out; those behind it move up.
func (z *Zone) remove(c Card) {
	for i := range z.N {
		if z.Cards[i] == c {
			copy(z.Cards[i:z.N], z.Cards[i+1:z.N])
			z.N--
			z.Cards[z.N] = 0
			return
		}
	}
}

// remakeLeads makes a new Lead deck from the discard pile but its top card (11.1); false where
// the pile has one card or none.
func (x *exec) remakeLeads() bool {
	d := &x.s.Leads
	if d.PileN < 2 {
		return false
	}
	d.DeckN, d.PileN = remake(x, VerbRemakeLeads, d.Deck[:], d.Discard[:], d.PileN)
	return true
}

// remakeAdventures does the same for the Adventure deck (11.1).
func (x *exec) remakeAdventures() bool {
	d := &x.s.Adventures
	if d.PileN < 2 {
		return false
	}
	d.DeckN, d.PileN = remake(x, VerbRemakeAdventures, d.Deck[:], d.Discard[:], d.PileN)
	return true
}

func remake[T comparable](x *exec, verb Verb, deck, pile []T, n uint8) (deckN, pileN uint8) {
	rest := pile[:n-1]
	copy(deck, rest)
	pile[0] = pile[n-1]
	clear(pile[1:n])
	shuffle(&x.s.RNG, deck[:n-1])
	if x.log != nil {
		rule := x.rule
		x.rule = R11_1
		x.emit(Event{Verb: verb, N: uint32(n - 1), From: DiscardPile, To: Deck, Seen: Everybody})
		x.rule = rule
	}
	return n - 1, 1
}
