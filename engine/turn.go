package engine

import "slices"

// turnOp carries out the turn's own instructions (4).
func (x *exec) turnOp(f *Frame, e *Effect) flow {
	s := x.s
	switch e.Op {
	case BeginTurn:
		s.Turn++
		s.Step = BeforeTurn
		if x.log != nil {
			x.emit(Event{Verb: VerbTurn, Player: f.Player, N: s.Turn, Seen: Everybody})
		}
	case Refresh:
		x.refresh(f.Player)
	case EndActions:
		s.Frames[0].PC = turnCloses
	case SkipTurn:
		s.Frames[0].PC = turnOver
		if x.log != nil {
			x.emit(Event{Verb: VerbRest, Player: f.Player, Seen: Everybody})
		}
	case EndTurn:
		return x.endTurn(f)
	}
	return goOn
}

// ask opens a decision where there is anything to decide.
func (x *exec) ask(f *Frame, k Ask) flow {
	s := x.s
	p := f.Player
	who := &s.Seats[p]
	switch k {
	case AskStartTurn:
		if !x.g.meets(s, PlayOf(DoRest, NoSource), p, x.g.holding(s, p)) {
			return goOn
		}
	case AskChooseAdventure:
		s.Step = ChooseAdventure
		if !x.onOffer(k, p) {
			f.PC++ // nor is 2.10 looked at for a step that is skipped
			return goOn
		}
	case AskCollectLeads:
		s.Step = CollectLeads
		if !x.onOffer(k, p) {
			return goOn
		}
	case AskDiscardLead:
		if who.Leads == (Leads{}) {
			return goOn
		}
	case AskAct:
		s.Step = Actions
		f.PC = turnActions
	case AskDiscardDown:
		if n := who.Leads.Total(); n <= HandLimit || n <= int(x.g.inForce(s, p, &Force{}).Hand) {
			return goOn
		}
		s.Step = EndOfTurn
	case AskRivalsChoice:
		if who.Zone.N == 0 {
			return goOn
		}
		p = s.Next(p)
	}
	s.Decision = Decision{k, p}
	return stop
}

// onOffer reports whether a step has anything to offer; where it has not, the log says why the
// step is skipped (4.6, 6.6).
func (x *exec) onOffer(k Ask, p Seat) bool {
	held := x.g.holding(x.s, p)
	at := playsAt[x.s.Variant][k]
	for i := range at {
		if x.g.meets(x.s, &at[i], p, held) {
			return true
		}
	}
	if x.log != nil {
		needs := at[0].Needs
		first := slices.IndexFunc(needs, func(n Need) bool { return x.g.lacks(&n, held) })
		x.emit(Event{Verb: VerbStep, Player: p, Seen: Everybody, Not: true, Why: needs[first].Rule})
	}
	return false
}

// refresh begins a turn: its player's Leveraged cards are turned upright (4.1), and everybody's
// limits of once a turn begin anew (1.9).
func (x *exec) refresh(p Seat) {
	s := x.s
	if s.Variant == BeginnerGame {
		return
	}
	for q := range Seat(s.Players) {
		s.Seats[q].Performed = Performed{}
		cards := s.Seats[q].Active.and(&x.g.usable)
		for c := cards.take(); c != 0; c = cards.take() {
			in := &s.InPlay[c-FirstActionX]
			in.Uses = [MaxAbilities]uint8{}
			if q == p && in.Leveraged {
				in.Leveraged = false
				if x.log != nil {
					x.emit(Event{Verb: VerbUpright, Player: p, Card: c, Seen: Everybody})
				}
			}
		}
	}
	if s.Lasting.N > 0 {
		x.lapse(p, true)
	}
}

// lapse ends the texts that last until the end of this turn, or until a player's next turn (1.9).
func (x *exec) lapse(p Seat, next bool) {
	kept := Lasting{}
	for _, t := range x.s.Lasting.Texts[:x.s.Lasting.N] {
		if t.Next == next && (!next || t.Player == p) {
			if x.log != nil {
				x.emit(Event{Verb: VerbLapse, Player: t.Player, Card: t.Card, Seen: Everybody})
			}
			continue
		}
		kept.Texts[kept.N] = t
		kept.N++
	}
	x.s.Lasting = kept
}

// endTurn passes the turn on, or ends a game in which a whole round moved nothing (1.8, 4.8).
func (x *exec) endTurn(f *Frame) flow {
	s := x.s
	if x.log != nil {
		x.emit(Event{Verb: VerbEnd, Player: f.Player, N: s.Turn, Seen: Everybody})
	}
	if s.Lasting.N > 0 {
		x.lapse(f.Player, false)
	}
	s.Idle++
	if s.Moved {
		s.Idle = 0
	}
	s.Moved = false
	if s.Idle >= s.Players {
		x.rule = R1_8
		if x.log != nil {
			x.emit(Event{Verb: VerbStalemate, Player: f.Player, Seen: Everybody})
		}
		return x.end(s.Stalemate())
	}
	s.Active = s.Next(s.Active)
	*f = Frame{Program: turnProgram, Player: s.Active}
	return goOn
}

// Stalemate is how a round in which nothing moved ends the game, and who wins: most archived
// Adventures, equal is a draw (1.8).
func (s *State) Stalemate() (Ending, Seat) {
	best, shared := Seat(0), false
	for p := Seat(1); p < Seat(s.Players); p++ {
		switch d := int(s.Seats[p].Archived) - int(s.Seats[best].Archived); {
		case d > 0:
			best, shared = p, false
		case d == 0:
			shared = true
		}
	}
	if shared {
		return Drawn, 0
	}
	return WonByStalemate, best
}
