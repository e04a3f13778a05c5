package engine

// turnOp carries out the turn's own instructions (4); true as for do.
func (x *exec) turnOp(f *Frame, e *Effect) bool {
	s := x.s
	switch e.Op {
	case BeginTurn:
		s.Turn++
		s.Step = BeforeTurn
		if x.log != nil {
			x.emit(Event{Verb: VerbTurn, Player: f.Player, N: s.Turn, Seen: Everybody})
		}
	case EndActions:
		s.Frames[0].PC = turnEnds
	case SkipTurn:
		s.Frames[0].PC = turnOver
		if x.log != nil {
			x.emit(Event{Verb: VerbRest, Player: f.Player, Seen: Everybody})
		}
	case EndTurn:
		return x.endTurn(f)
	}
	return false
}

// ask opens a decision where there is anything to decide; true where it did.
func (x *exec) ask(f *Frame, k Ask) bool {
	s := x.s
	p := f.Player
	who := &s.Seats[p]
	switch k {
	case AskStartTurn:
		if !x.g.meets(s, PlayOf(DoRest, NoSource), p) {
			return false
		}
	case AskChooseAdventure:
		s.Step = ChooseAdventure
		if !x.onOffer(k, p) {
			return false
		}
	case AskCollectLeads:
		s.Step = CollectLeads
		if !x.onOffer(k, p) {
			return false
		}
	case AskDiscardLead:
		if who.Leads == (Leads{}) {
			return false
		}
	case AskAct:
		s.Step = Actions
		f.PC = turnActions
	case AskDiscardDown:
		if who.Leads.Total() <= HandLimit {
			return false
		}
		s.Step = EndOfTurn
	case AskRivalsChoice:
		if who.Zone.N == 0 {
			return false
		}
		p = s.Next(p)
	}
	s.Decision = Decision{k, p}
	return true
}

// onOffer reports whether a step has anything to offer; where it has not, the log says why the
// step is skipped (4.6, 6.6).
func (x *exec) onOffer(k Ask, p Seat) bool {
	for i := range playsAt[k] {
		if x.g.meets(x.s, &playsAt[k][i], p) {
			return true
		}
	}
	if x.log != nil {
		why := R4_6
		if x.s.Seats[p].Final && k == AskChooseAdventure {
			why = R6_6
		}
		x.emit(Event{Verb: VerbStep, Player: p, Seen: Everybody, Not: true, Why: why})
	}
	return false
}

// endTurn passes the turn on, or ends a game in which a whole round moved nothing (1.8, 4.8).
func (x *exec) endTurn(f *Frame) bool {
	s := x.s
	if x.log != nil {
		x.emit(Event{Verb: VerbEnd, Player: f.Player, N: s.Turn, Seen: Everybody})
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
		x.end(s.leader())
		return true
	}
	s.Active = s.Next(s.Active)
	*f = Frame{Program: turnProgram, Player: s.Active}
	return false
}

// leader is how a stalemate ends: most archived Adventures wins, equal is a draw (1.8).
func (s *State) leader() (Ending, Seat) {
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
