package engine

// The effects of the Heroic Feats (7) and of texts that look at cards.

// breakthrough draws, and wins on the Final Adventure with seven ActionX cards in the Active Zone
// and the Archive Zone together (7.4, 10).
func (x *exec) breakthrough(p Seat, n int) flow {
	x.drawActionX(p, n)
	who := &x.s.Seats[p]
	if who.Final && who.Active.Count()+who.Stored.Count() >= BreakthroughWins {
		x.rule = R10_1
		return x.end(WonByBreakthrough, p)
	}
	return goOn
}

// BreakthroughWins is the number of ActionX cards in a player's Active Zone and Archive Zone with
// which a Breakthrough on the Final Adventure wins (10.1).
const BreakthroughWins = 7

// swap exchanges two Active Adventures in place (7.9, 1.6).
func (x *exec) swap(p, q Seat, own, theirs Card) {
	x.s.Seats[p].Zone.replace(own, theirs)
	x.s.Seats[q].Zone.replace(theirs, own)
	if x.log != nil {
		x.emit(Event{Verb: VerbSwap, Player: p, Rival: q, Card: own, From: AdventureZone, To: AdventureZone, Seen: Everybody})
		x.emit(Event{Verb: VerbSwap, Player: q, Rival: p, Card: theirs, From: AdventureZone, To: AdventureZone, Seen: Everybody})
	}
}

func (z *Zone) replace(old, c Card) {
	for i, x := range z.List() {
		if x == old {
			z.Cards[i] = c
		}
	}
}

// look takes the top N cards of a deck to be looked at, where none are yet, and asks about them;
// where there are none, or of Leads fewer than N, there is nothing to choose (7.3, 7.8).
func (x *exec) look(f *Frame, e *Effect, what Thing, k Ask) flow {
	if x.s.Looking != (Looking{}) || x.take(f, int(e.N), what) {
		return x.again(f, k, f.Player)
	}
	return goOn
}

// take takes n cards off a deck to be looked at; false where nothing is left to choose: then what
// is there of Leads is kept (7.8).
func (x *exec) take(f *Frame, n int, what Thing) bool {
	k := &x.s.Looking
	k.Player = f.Player
	for i := range n {
		c, l := Card(0), NoLead
		switch what {
		case ALead:
			l = x.offLeads()
		case AnAdventure:
			c = x.offAdventures()
		default:
			c = x.offActionX()
		}
		if c == 0 && l == NoLead {
			x.none(Event{Verb: VerbLook, Player: f.Player, Do: x.g.doOf(f), Card: f.Card, Thing: what, From: Deck, N: uint32(n - i), Why: R1_7})
			break
		}
		if what == ALead {
			k.Leads[k.LeadN] = l
			k.LeadN++
		} else {
			k.Cards[k.CardN] = c
			k.CardN++
		}
		if x.log != nil {
			x.emit(Event{Verb: VerbLook, Player: f.Player, Lead: l, Card: c, Thing: what, From: Deck, To: Looked, Seen: Only(f.Player)})
		}
	}
	if what == ALead && int(k.LeadN) < n {
		x.shareLooked(NoLead, nil)
		return false
	}
	if k.LeadN+k.CardN == 0 {
		*k = Looking{}
		return false
	}
	return true
}

// shareLooked does something to one of the Leads looked at; the others go into the looker's hand.
func (x *exec) shareLooked(one Lead, do func(Lead)) {
	k := x.s.Looking
	x.s.Looking = Looking{}
	for _, l := range k.Leads[:k.LeadN] {
		if l == one {
			one = NoLead
			do(l)
			continue
		}
		x.s.Seats[k.Player].Leads[l]++
		if x.log != nil {
			x.emit(Event{Verb: VerbDraw, Player: k.Player, Lead: l, From: Looked, To: Hand, Seen: Only(k.Player)})
		}
	}
}

// dropLooked discards a Lead that was looked at.
func (x *exec) dropLooked(p Seat, l Lead) { x.dropLead(p, l, Looked) }

// dropLead puts a Lead that is in no hand on its discard pile.
func (x *exec) dropLead(p Seat, l Lead, from Place) {
	d := &x.s.Leads
	d.Discard[d.PileN] = l
	d.PileN++
	if x.log != nil {
		x.emit(Event{Verb: VerbDiscard, Player: p, Lead: l, From: from, To: DiscardPile, Seen: Everybody})
	}
}

// giveLooked gives a Lead that was looked at to a rival (7.8).
func (x *exec) giveLooked(p, q Seat, l Lead) {
	x.s.Seats[q].Leads[l]++
	if x.log != nil {
		x.emit(Event{Verb: VerbGive, Player: p, Rival: q, Lead: l, From: Looked, To: Hand, Seen: Only(p) | Only(q)})
	}
}

// revealLooked puts one of the Adventures looked at into the zone and discards the others (7.3).
func (x *exec) revealLooked(p Seat, c Card) {
	k := x.s.Looking
	x.s.Looking = Looking{}
	x.s.Seats[p].Zone.add(c)
	if x.log != nil {
		x.emit(Event{Verb: VerbReveal, Player: p, Card: c, From: Looked, To: AdventureZone, Seen: Everybody})
	}
	for _, other := range k.Cards[:k.CardN] {
		if other == c {
			continue
		}
		if x.log != nil {
			x.emit(Event{Verb: VerbDiscard, Player: p, Card: other, From: Looked, To: DiscardPile, Seen: Everybody})
		}
		x.dropAdventure(other)
	}
}

// keepLooked puts one of the ActionX cards looked at into the hand and discards the others.
func (x *exec) keepLooked(p Seat, c Card) {
	k := x.s.Looking
	x.s.Looking = Looking{}
	x.s.Seats[p].ActionX.Add(c)
	if x.log != nil {
		x.emit(Event{Verb: VerbDraw, Player: p, Card: c, From: Looked, To: Hand, Seen: Only(p)})
	}
	for _, other := range k.Cards[:k.CardN] {
		if other == c {
			continue
		}
		if x.log != nil {
			x.emit(Event{Verb: VerbDiscard, Player: p, Card: other, From: Looked, To: DiscardPile, Seen: Everybody})
		}
		x.dropActionX(other)
	}
}
