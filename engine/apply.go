package engine

// Apply checks an action and carries it out up to the next decision, writing what happened to log
// (nil: nothing is written). A refused action changes nothing.
func (g *Game) Apply(s *State, a Action, log *Log) *Rejection {
	p, r := g.playFor(s, &a)
	if r != nil {
		return r
	}
	x := exec{g: g, s: s, log: log, prog: p.program}
	for j := range p.Costs {
		x.pay(&p.Costs[j], &a)
	}
	f := Frame{Program: x.prog, Player: a.By, Card: a.Card}
	for int(f.PC) < len(p.Effects) && p.Effects[f.PC].Op.atOnce() {
		x.step(&f, &p.Effects[f.PC])
	}
	if int(f.PC) < len(p.Effects) {
		x.push(f)
	}
	x.run()
	return nil
}

// exec carries programs out on one state.
type exec struct {
	g    *Game
	s    *State
	log  *Log
	prog Program // what is being carried out, for the events
	rule Rule    // and by which rule
}

func (x *exec) push(f Frame) {
	x.s.Frames[x.s.Depth] = f
	x.s.Depth++
}

func (x *exec) emit(e Event) {
	e.Cause, e.Rule = x.prog, x.rule
	x.log.Events = append(x.log.Events, e)
}

// pay takes a cost from its actor, all at once (5.1).
func (x *exec) pay(c *Cost, a *Action) {
	x.rule = c.Rule
	hand := &x.s.Seats[a.By].Leads
	switch c.Kind {
	case CostEmblems:
		x.archive(a.By, a.Card, &a.Pay)
	case CostHand:
		all := *hand
		x.discardLeads(a.By, &all, a.Top)
	default:
		x.discardLeads(a.By, &a.Pay, a.Top)
	}
}

// program is a frame's instructions.
func (x *exec) program(f *Frame) []Effect {
	if f.Program == rewardProgram {
		return x.g.set.Adventures[f.Card-1].Reward
	}
	return programs[f.Program]
}

// run carries out what lies on top until a decision is open or the game is over.
func (x *exec) run() {
	s := x.s
	for {
		f := &s.Frames[s.Depth-1]
		code := x.program(f)
		next := goOn
		for next == goOn && int(f.PC) < len(code) {
			next = x.step(f, &code[f.PC])
		}
		switch next {
		case stop:
			return
		case goOn:
			*f = Frame{}
			s.Depth--
		}
	}
}

// step carries out a frame's next instruction.
func (x *exec) step(f *Frame, e *Effect) flow {
	f.PC++
	if x.log != nil {
		x.prog, x.rule = f.Program, e.Rule
	}
	return x.do(f, e)
}

// flow is what follows an instruction.
type flow uint8

const (
	goOn  flow = iota // the next one
	enter             // a frame was laid on top: that comes first
	stop              // a decision is open, or the game is over
)

// do carries out one instruction.
func (x *exec) do(f *Frame, e *Effect) flow {
	s := x.s
	p := f.Player
	switch e.Op {
	case AskFor:
		return x.ask(f, e.Ask)
	case DrawLeads:
		x.drawLeads(p, int(e.N))
	case DrawActionX:
		x.noActionX(p, e.N)
	case Seek:
		x.seek(p, int(e.N))
	case SeekIfOnly:
		if s.Seats[p].Zone.N == 1 {
			x.seek(p, int(e.N))
		}
	case TakeLead:
		x.takeLead(p)
	case TakeAdventure:
		x.takeAdventure(p)
	case ScrapNamed:
		x.scrap(p, f.Card)
	case ScrapOthers:
		x.scrapOthers(s.Active, f.Card)
	case DiscardHand:
		return x.discardHand(p, e)
	case GiveReward:
		return x.reward(f)
	case EnterFinal:
		s.Seats[p].Final = true
		if x.log != nil {
			x.emit(Event{Verb: VerbFinal, Player: p, Seen: Everybody})
		}
	case WinAt:
		if s.Seats[p].Archived >= e.N {
			return x.end(WonByAdventures, p)
		}
	case FinalAt:
		return x.finalAt(p, e.N, false)
	case FinalAtLater:
		return x.finalAt(p, e.N, true)
	case LimitZones:
		return x.limitZones(f, e)
	default:
		return x.turnOp(f, e)
	}
	return goOn
}

// finalAt begins the Final Adventure where this is its side of the switch (6.1).
func (x *exec) finalAt(p Seat, n uint8, rewardFirst bool) flow {
	who := &x.s.Seats[p]
	if who.Archived != n || who.Final || x.s.Switches.Has(RewardFirst) != rewardFirst {
		return goOn
	}
	x.push(Frame{Program: finalProgram, Player: p})
	return enter
}

func (x *exec) reward(f *Frame) flow {
	if x.log != nil {
		x.emit(Event{Verb: VerbReward, Player: f.Player, Card: f.Card, Seen: Everybody})
	}
	x.push(Frame{Program: rewardProgram, Player: f.Player, Card: f.Card})
	return enter
}

// limitZones asks the first player above the limit, in turn order from the active one, to scrap;
// the instruction stays until nobody is (2.10).
func (x *exec) limitZones(f *Frame, e *Effect) flow {
	s := x.s
	for i, p := uint8(0), s.Active; i < s.Players; i, p = i+1, s.Next(p) {
		if s.Seats[p].Zone.N > e.N {
			f.PC--
			s.Decision = Decision{AskScrapAdventure, p}
			return stop
		}
	}
	return goOn
}

// end ends the game; nothing that waits takes effect (1.1).
func (x *exec) end(how Ending, winner Seat) flow {
	s := x.s
	if x.log != nil {
		e := Event{Verb: VerbWin, Player: winner, Seen: Everybody}
		if how == Drawn {
			e.Not, e.Why = true, x.rule
		}
		x.emit(e)
	}
	s.Frames, s.Depth = [MaxFrames]Frame{}, 0
	s.Decision, s.Step = Decision{}, Over
	s.Ending, s.Winner = how, winner
	return stop
}
