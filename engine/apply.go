package engine

// Apply checks an action and carries it out up to the next decision, writing what happened to log
// (nil: nothing is written). A refused action changes nothing.
func (g *Game) Apply(s *State, a Action, log *Log) *Rejection {
	p, text, r := g.playFor(s, &a)
	if r != nil {
		return r
	}
	x := exec{g: g, s: s, log: log, prog: p.program}
	f := Frame{Program: p.program, Player: a.By, Card: a.Card}
	costs := p.Costs
	if text != nil {
		costs = text.Costs
		x.begin(&f, text, &a)
	} else if p.announces {
		x.perform(p, &a)
	}
	for i := range costs {
		x.pay(&costs[i], &a)
	}
	if text == nil {
		for int(f.PC) < len(p.Effects) && p.Effects[f.PC].Op.atOnce() {
			x.step(&f, &p.Effects[f.PC], &a)
		}
		if int(f.PC) < len(p.Effects) {
			x.push(f)
		}
	} else {
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
	src  Card    // the card it is about
	rule Rule    // and by which rule
}

func (x *exec) push(f Frame) {
	x.s.Frames[x.s.Depth] = f
	x.s.Depth++
}

func (x *exec) emit(e Event) {
	e.Cause, e.Source, e.Rule = x.prog, x.src, x.rule
	if e.Thing == NoThing && e.From|e.To != Nowhere {
		switch {
		case e.Lead != NoLead:
			e.Thing = ALead
		case e.Card.IsActionX():
			e.Thing = AnActionX
		case e.Card != 0:
			e.Thing = AnAdventure
		}
	}
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
	case CostBury:
		x.buryLeads(a.By, &a.Pay)
	case CostActionX:
		x.discardActionX(a.By, a.Spend)
	case CostScrapAdventure, CostScrap:
		x.scrap(a.By, a.Spend)
	case CostLeverage:
		x.leverage(a.By, a.Card)
	case CostArchive:
		x.store(a.By, a.Card, ActiveZone)
	case CostLeadsOrActionX:
		if a.Spend != 0 {
			x.discardActionX(a.By, a.Spend)
			return
		}
		fallthrough
	default:
		x.discardLeads(a.By, &a.Pay, a.Top)
	}
}

// program is a frame's instructions.
func (g *Game) program(f *Frame) []Effect {
	if code := programs[f.Program]; code != nil {
		return code
	}
	return g.printed(f)
}

// printed is the instructions that stand on a frame's card.
func (g *Game) printed(f *Frame) []Effect {
	if f.Program == rewardProgram {
		return g.rewards[f.Card-1]
	}
	return g.Text(f.Card, f.Ability).code
}

// run carries out what lies on top until a decision is open or the game is over.
func (x *exec) run() {
	s := x.s
	for {
		f := &s.Frames[s.Depth-1]
		code := x.g.program(f)
		next := goOn
		for next == goOn && int(f.PC) < len(code) {
			next = x.step(f, &code[f.PC], nil)
		}
		switch next {
		case stop:
			return
		case goOn:
			x.finish()
		}
	}
}

// finish takes the top frame off, and after something announced lets follow what does (2.5, 2.10, 6.9).
func (x *exec) finish() {
	s := x.s
	top := &s.Frames[s.Depth-1]
	f := *top
	*top = Frame{}
	s.Depth--
	if !f.announced() {
		return
	}
	if x.g.isFeatCard(&f) {
		x.store(f.Player, f.Card, Table)
	}
	if f.Had != 0 {
		x.fillZones(f.Had)
	}
	if _, above := x.aboveLimit(); above {
		x.push(Frame{Program: settleProgram, Player: s.Active})
	}
}

// step carries out a frame's next instruction; a is the action that is just being carried out.
func (x *exec) step(f *Frame, e *Effect, a *Action) flow {
	f.PC++
	if x.log != nil {
		x.cite(f, e)
	}
	return x.do(f, e, a)
}

// cite notes by what the events to come are caused.
func (x *exec) cite(f *Frame, e *Effect) { x.prog, x.src, x.rule = f.Program, f.Card, e.Rule }

// flow is what follows an instruction.
type flow uint8

const (
	goOn  flow = iota // the next one
	enter             // a frame was laid on top: that comes first
	stop              // a decision is open, or the game is over
)

// again leaves an instruction to be looked at once more, and a decision open.
func (x *exec) again(f *Frame, k Ask, p Seat) flow {
	f.PC--
	x.s.Decision = Decision{k, p}
	return stop
}

// do carries out one instruction.
func (x *exec) do(f *Frame, e *Effect, a *Action) flow {
	s := x.s
	p := f.Player
	switch e.Op {
	case AskFor:
		return x.ask(f, e.Ask)
	case Answers:
		return x.answers(f)
	case Twists:
		s.Step = Actions
		return x.window(f, p, false)
	case Enter:
		return x.enter(f)
	case DrawLeads:
		if e.Who != You {
			return x.each(f, e)
		}
		x.drawLeads(p, int(e.N))
	case DrawActionX:
		if e.Who != You {
			return x.each(f, e)
		}
		x.drawActionX(p, int(e.N))
	case Seek:
		if e.Who != You {
			return x.each(f, e)
		}
		x.seek(p, int(e.N))
	case SeekIfOnly:
		if s.Seats[p].Zone.N == 1 {
			x.seek(p, int(e.N))
		}
	case TakeLead:
		return x.each(f, e)
	case TakeAdventure:
		return x.each(f, e)
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
		return x.limitZones(f)
	case PassAnswer:
		if x.log != nil {
			x.emit(x.answering(Event{Verb: VerbPass, Player: p, Seen: Everybody}))
		}
		s.Passed++
	case Choose:
		x.choose(a)
	default:
		if e.Op < cardOpEnd {
			return x.textOp(f, e)
		}
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

// reward announces an archived Adventure's reward (5.3). It takes the place of the completing, but
// where the Final Adventure is still to follow (6.1).
func (x *exec) reward(f *Frame) flow {
	if x.log != nil {
		x.emit(Event{Verb: VerbReward, Player: f.Player, Card: f.Card, Seen: Everybody})
	}
	x.s.Passed = 0
	reward := Frame{Program: rewardProgram, Player: f.Player, Card: f.Card}
	if who := &x.s.Seats[f.Player]; who.Archived == MaxArchived-1 && !who.Final {
		x.push(reward)
	} else {
		*f = reward
	}
	return enter
}

// limitZones asks the first player above the limit, in turn order from the active one, to scrap;
// the instruction stays until nobody is (2.10).
func (x *exec) limitZones(f *Frame) flow {
	if p, above := x.aboveLimit(); above {
		return x.again(f, AskScrapAdventure, p)
	}
	return goOn
}

// aboveLimit is the first player, in turn order from the active one, with too many Active Adventures.
func (x *exec) aboveLimit() (Seat, bool) {
	s := x.s
	for i, p := uint8(0), s.Active; i < s.Players; i, p = i+1, s.Next(p) {
		if n := s.Seats[p].Zone.N; n > ZoneLimit && n > x.g.inForce(s, p, &Force{}).Zone {
			return p, true
		}
	}
	return 0, false
}

// end ends the game; nothing that waits takes effect (1.1), and a card that waits is archived.
func (x *exec) end(how Ending, winner Seat) flow {
	s := x.s
	for i := range s.Frames[:s.Depth] {
		if f := &s.Frames[i]; x.g.onTable(f) {
			x.store(f.Player, f.Card, Table)
		}
	}
	if x.log != nil {
		e := Event{Verb: VerbWin, Player: winner, Seen: Everybody}
		if how == Drawn {
			e.Not, e.Why = true, x.rule
		}
		x.emit(e)
	}
	s.Frames, s.Depth = [MaxFrames]Frame{}, 0
	s.Decision, s.Step, s.Passed = Decision{}, Over, 0
	s.Ending, s.Winner = how, winner
	return stop
}
