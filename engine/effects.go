package engine

// textOp carries out an instruction of a card's text or of a Heroic Feat.
func (x *exec) textOp(f *Frame, e *Effect) flow {
	s := x.s
	p := f.Player
	switch e.Op {
	case BarterLook:
		return x.look(f, e, AnAdventure, AskBarterReveal)
	case LookAdventures:
		return x.look(f, e, AnAdventure, AskChoose)
	case LookActionX:
		return x.look(f, e, AnActionX, AskChoose)
	case LookLeads:
		return x.look(f, e, ALead, AskChoose)
	case NegotiateLook:
		return x.look(f, e, ALead, AskNegotiateGive)
	case BreakthroughDraw:
		return x.breakthrough(p, int(e.N))
	case SabotageChoose:
		return x.askIf(f, x.g.holdingAdvanced(s, p)&NeedTarget.set() != 0, AskSabotageTarget)
	case PoachSwap:
		return x.askIf(f, x.g.holdingAdvanced(s, p)&NeedSwap.set() != 0, AskPoachSwap)
	case ChooseRival, Either:
		return x.again(f, AskChoose, p)
	case Skip:
		f.PC += e.N
	case Negate:
		x.negate(f)
		return enter
	case MatchBond:
		x.matchBond(f, e)
	case Last:
		x.last(f, e.N == 1)
	case ByHand:
		if x.log != nil {
			x.emit(Event{Verb: VerbByHand, Player: p, Card: f.Card, N: uint32(f.Ability), Seen: Everybody})
		}
	case TakeActionX:
		return x.each(f, e)
	default:
		return x.askEach(f, e)
	}
	return goOn
}

// whose is the i-th player an instruction is about; false where there is no such one.
func (s *State) whose(f *Frame, who Who, i uint8) (Seat, bool) {
	q := f.Player
	switch who {
	case You:
		return q, i == 0
	case TheRival:
		return f.Rival, i == 0
	case EachRival:
		i++
	}
	for range i {
		q = s.Next(q)
	}
	return q, i < s.Players
}

// each carries an instruction out that asks nothing, for each player it is about.
func (x *exec) each(f *Frame, e *Effect) flow {
	for i := uint8(0); ; i++ {
		q, ok := x.s.whose(f, e.Who, i)
		if !ok {
			return goOn
		}
		switch e.Op {
		case DrawLeads:
			x.drawLeads(q, int(e.N))
		case DrawActionX:
			x.drawActionX(q, int(e.N))
		case Seek:
			x.seek(q, int(e.N))
		}
		for range e.N {
			switch e.Op {
			case TakeLead:
				x.takeLead(q)
			case TakeAdventure:
				x.takeAdventure(q)
			case TakeActionX:
				x.takeActionX(q)
			}
		}
	}
}

// askEach asks each player an instruction is about for one card after the other, as long as they
// have one to choose (1.7).
func (x *exec) askEach(f *Frame, e *Effect) flow {
	for ; ; f.Done++ {
		q, ok := x.s.whose(f, e.Who, f.Done/e.N)
		if e.theirs() {
			q, ok = f.Player, f.Done < e.N
		}
		if !ok {
			f.Done = 0
			return goOn
		}
		if x.g.has(x.s, f, e, q) {
			return x.again(f, AskChoose, q)
		}
		x.none(Event{Verb: VerbNothing, Player: q, Do: x.g.doOf(f), Card: f.Card, Why: R1_7})
		f.Done += e.N - 1 - f.Done%e.N // nor will they have one for the rest
	}
}

// theirs reports whether the player of the text chooses among rivals' cards.
func (e *Effect) theirs() bool {
	return e.Op == ArchiveTheirs || e.Op == BuryTheirs || e.Op == DisruptTheirs
}

// has reports whether an instruction leaves a player anything to choose.
func (g *Game) has(s *State, f *Frame, e *Effect, q Seat) bool {
	who := &s.Seats[q]
	switch e.Op {
	case DiscardLeads, BuryLeads, GiveLeads:
		return who.Leads != Leads{}
	case DropActionX, StoreActionX:
		return !who.ActionX.Empty()
	case ScrapAdventures:
		return who.Zone.N > 0
	case ScrapResources:
		return who.Zone.N > 0 || !who.Active.Empty()
	}
	for r := range Seat(s.Players) {
		if r == q || e.Who == TheRival && r != f.Rival {
			continue
		}
		if e.Op != ArchiveTheirs && s.Seats[r].Zone.N > 0 || e.Op != BuryTheirs && !s.Seats[r].Active.Empty() {
			return true
		}
	}
	return false
}

// askIf asks an effect's choice where there is any; else nothing happens (7.10).
func (x *exec) askIf(f *Frame, there bool, k Ask) flow {
	if there {
		return x.again(f, k, f.Player)
	}
	x.none(Event{Verb: VerbNothing, Player: f.Player, Do: x.g.doOf(f), Card: f.Card, Why: R7_10})
	return goOn
}

// choose does to the instruction that has asked what the action says.
func (x *exec) choose(a *Action) {
	f, e := x.g.asking(x.s)
	x.cite(f, e)
	p := a.By
	switch e.Op {
	case Enter:
		x.enters(f, a)
	case BarterLook, LookAdventures:
		x.revealLooked(p, a.Card)
	case LookActionX:
		x.keepLooked(p, a.Card)
	case LookLeads:
		x.shareLooked(a.Lead, func(l Lead) { x.dropLooked(p, l) })
	case NegotiateLook:
		x.shareLooked(a.Lead, func(l Lead) { x.giveLooked(p, a.Rival, l) })
	case SabotageChoose:
		x.disrupt(a.Rival, a.Card)
	case PoachSwap:
		x.swap(p, a.Rival, a.Spend, a.Card)
	case ChooseRival:
		f.Rival = a.Rival
		x.chosen(p, a.Rival, 0)
	case Either:
		if a.Option == 2 {
			f.PC += e.N
		}
		x.chosen(p, 0, a.Option)
	default:
		x.chooseOne(f, e, a)
		f.Done++
		return
	}
	f.PC++
}

// chosen tells which rival or half of a text was chosen.
func (x *exec) chosen(p, rival Seat, option uint8) {
	if x.log != nil {
		x.emit(Event{Verb: VerbChoose, Player: p, Rival: rival, N: uint32(option), Seen: Everybody})
	}
}

// chooseOne does an instruction to the one card chosen.
func (x *exec) chooseOne(f *Frame, e *Effect, a *Action) {
	p := a.By
	switch e.Op {
	case DiscardLeads:
		x.discard(p, a.Lead, 1)
	case BuryLeads:
		x.s.Seats[p].Leads[a.Lead]--
		x.buryLead(p, a.Lead, Hand, 0)
	case GiveLeads:
		to := f.Player
		if p == to {
			to = f.Rival
		}
		x.giveLead(p, to, a.Lead)
	case DropActionX:
		x.discardActionX(p, a.Card)
	case StoreActionX:
		x.store(p, a.Card, Hand)
	case ScrapAdventures, ScrapResources:
		x.scrap(p, a.Card)
	default:
		for q := range Seat(x.s.Players) {
			if x.s.Seats[q].controls(a.Card) {
				x.disrupt(q, a.Card)
				return
			}
		}
	}
}

// matchBond shows the top Lead and takes it where it is of the Bonded type or Wild, else discards
// it; without a Bonded type nothing happens (8.4).
func (x *exec) matchBond(f *Frame, e *Effect) {
	p := f.Player
	if f.Bonded == NoLead {
		x.none(Event{Verb: VerbNothing, Player: p, Do: x.g.doOf(f), Card: f.Card, Why: R8_4})
		return
	}
	for range e.N {
		l := x.offLeads()
		if l == NoLead {
			x.none(Event{Verb: VerbShow, Player: p, Card: f.Card, Thing: ALead, From: Deck, Why: R1_7})
			return
		}
		if x.log != nil {
			x.emit(Event{Verb: VerbShow, Player: p, Lead: l, Thing: ALead, Seen: Everybody})
		}
		if l != f.Bonded && l != Wild {
			x.dropLead(p, l, Deck)
			continue
		}
		x.s.Seats[p].Leads[l]++
		if x.log != nil {
			x.emit(Event{Verb: VerbDraw, Player: p, Lead: l, From: Deck, To: Hand, Seen: Everybody})
		}
	}
}

// last keeps the standing text of a Feat in force (1.9).
func (x *exec) last(f *Frame, next bool) {
	l := &x.s.Lasting
	l.Texts[l.N] = LastingText{Card: f.Card, Player: f.Player, Rival: f.Rival, Next: next}
	l.N++
	if x.log != nil {
		x.emit(Event{Verb: VerbLasts, Player: f.Player, Card: f.Card, Seen: Everybody})
	}
}

// enter asks what the entering card asks, or lets it enter (2.6, 2.7, 8.4).
func (x *exec) enter(f *Frame) flow {
	text := x.g.ActionX(f.Card)
	if text.Kind == Relic || text.Bond && x.s.Seats[f.Player].Leads != (Leads{}) {
		return x.again(f, AskEnter, f.Player)
	}
	x.enters(f, &Action{})
	return goOn
}

// enters puts a Site or Relic into the Active Zone, with the side and the Lead chosen.
func (x *exec) enters(f *Frame, a *Action) {
	p, c := f.Player, f.Card
	x.s.Seats[p].Active.Add(c)
	x.s.InPlay[c-FirstActionX] = InPlay{Mode: a.Mode, Against: a.Rival, Bond: a.Lead, Bonded: a.As, Entered: x.s.Turn}
	f.Bonded, f.Rival = a.As, a.Rival
	if x.log != nil {
		x.emit(Event{Verb: VerbEnter, Player: p, Card: c, From: Table, To: ActiveZone, N: uint32(a.Mode), Seen: Everybody})
		if a.Mode == Ruthless {
			x.rule = R2_7
			x.emit(Event{Verb: VerbFace, Player: p, Rival: a.Rival, Card: c, Seen: Everybody})
		}
	}
	if a.Lead == NoLead {
		if x.g.ActionX(c).Bond {
			x.none(Event{Verb: VerbBond, Player: p, Card: c, Why: R8_4})
		}
		return
	}
	x.s.Seats[p].Leads[a.Lead]--
	x.s.Moved = true
	if x.log != nil {
		x.rule = R8_4
		x.emit(Event{Verb: VerbBond, Player: p, Card: c, Lead: a.Lead, From: Hand, To: UnderCard, N: uint32(a.As), Seen: Everybody})
	}
}
