package engine

// The words of rule 12 for ActionX cards, and those that bury.

// store archives an ActionX card (12.3). Out of the Active Zone it turns upright and loses its
// side, and the Lead bonded to it is buried (8.4).
func (x *exec) store(p Seat, c Card, from Place) {
	who := &x.s.Seats[p]
	bond := NoLead
	switch from {
	case ActiveZone:
		who.Active.Remove(c)
		in := &x.s.InPlay[c-FirstActionX]
		bond = in.Bond
		*in = InPlay{}
	case Hand:
		who.ActionX.Remove(c)
	}
	who.Stored.Add(c)
	if x.log != nil {
		x.emit(Event{Verb: VerbStore, Player: p, Card: c, From: from, To: ArchiveZone, Seen: Everybody})
	}
	if bond != NoLead {
		rule := x.rule
		x.rule = R8_4
		x.buryLead(p, bond, UnderCard, c)
		x.rule = rule
	}
}

// discardActionX discards an ActionX card from hand (12.1).
func (x *exec) discardActionX(p Seat, c Card) {
	x.s.Seats[p].ActionX.Remove(c)
	if x.log != nil {
		x.emit(Event{Verb: VerbDiscard, Player: p, Card: c, From: Hand, To: DiscardPile, Seen: Everybody})
	}
	x.dropActionX(c)
}

// dropActionX puts an ActionX card on top of its discard pile.
func (x *exec) dropActionX(c Card) {
	d := &x.s.ActionX
	d.Discard[d.PileN] = c
	d.PileN++
}

// takeActionX puts the top of the ActionX discard pile into hand.
func (x *exec) takeActionX(p Seat) {
	d := &x.s.ActionX
	if d.PileN == 0 {
		x.none(Event{Verb: VerbTake, Player: p, Thing: AnActionX, From: DiscardPile, To: Hand, N: 1, Why: R1_7})
		return
	}
	c := off(d.Discard[:], &d.PileN)
	x.s.Seats[p].ActionX.Add(c)
	if x.log != nil {
		x.emit(Event{Verb: VerbTake, Player: p, Card: c, From: DiscardPile, To: Hand, Seen: Everybody})
	}
}

// buryLeads buries Leads from hand, the Wilds deepest (12.4, 1.6).
func (x *exec) buryLeads(p Seat, leads *Leads) {
	for l := Glyph; l <= Wild; l++ {
		for range leads[l] {
			x.s.Seats[p].Leads[l]--
			x.buryLead(p, l, Hand, 0)
		}
	}
}

// buryLead puts a Lead at the bottom of its discard pile (12.4); under is the card it was bonded to.
func (x *exec) buryLead(p Seat, l Lead, from Place, under Card) {
	d := &x.s.Leads
	copy(d.Discard[1:], d.Discard[:d.PileN])
	d.Discard[0] = l
	d.PileN++
	x.s.Moved = true
	if x.log != nil {
		x.emit(Event{Verb: VerbBury, Player: p, Lead: l, Card: under, From: from, To: DiscardPile, Seen: Everybody})
	}
}

// buryAdventure puts an Active Adventure at the bottom of its discard pile (12.4).
func (x *exec) buryAdventure(p Seat, c Card) {
	d := &x.s.Adventures
	x.s.Seats[p].Zone.remove(c)
	copy(d.Discard[1:], d.Discard[:d.PileN])
	d.Discard[0] = c
	d.PileN++
	if x.log != nil {
		x.emit(Event{Verb: VerbBury, Player: p, Card: c, From: AdventureZone, To: DiscardPile, Seen: Everybody})
	}
}

// disrupt has a rival archive a Site or Relic, or bury an Adventure (7.5).
func (x *exec) disrupt(q Seat, c Card) {
	if c.IsActionX() {
		x.store(q, c, ActiveZone)
	} else {
		x.buryAdventure(q, c)
	}
}

// leverage turns a card sideways (8.6), unless another cost has just archived it.
func (x *exec) leverage(p Seat, c Card) {
	if !x.s.Seats[p].Active.Has(c) {
		return
	}
	x.s.InPlay[c-FirstActionX].Leveraged = true
	if x.log != nil {
		x.emit(Event{Verb: VerbLeverage, Player: p, Card: c, Seen: Everybody})
	}
}

// giveLead moves a Lead from one hand to another.
func (x *exec) giveLead(from, to Seat, l Lead) {
	x.s.Seats[from].Leads[l]--
	x.s.Seats[to].Leads[l]++
	x.s.Moved = true
	if x.log != nil {
		x.emit(Event{Verb: VerbGive, Player: from, Rival: to, Lead: l, From: Hand, To: Hand, Seen: Only(from) | Only(to)})
	}
}

// fillZones lets those reveal an Adventure whom an effect of a rival has left without one on the
// Final Adventure (6.9).
func (x *exec) fillZones(had SeatSet) {
	s := x.s
	for i, q := uint8(0), s.Active; i < s.Players; i, q = i+1, s.Next(q) {
		if had.Has(q) && s.Seats[q].Zone.N == 0 {
			x.rule = R6_9
			x.seek(q, 1)
		}
	}
}
