package engine

// Answers and their order (8.8 to 8.11).

// room is how many frames one more announcement may need; with less left nobody is asked.
const room = 6

// begin takes a card from hand, or counts a use, for the text that is announced (2.5, 8.10).
func (x *exec) begin(f *Frame, text *Ability, a *Action) {
	s := x.s
	x.prog, x.src, x.rule = textProgram, a.Card, R8_8
	f.Program, f.Ability = textProgram, a.Ability
	s.Passed = 0
	if a.Ability == 0 {
		s.Seats[a.By].ActionX.Remove(a.Card)
	} else {
		in := &s.InPlay[a.Card-FirstActionX]
		f.Bonded = in.Bonded
		if in.Mode == Ruthless {
			f.Rival = in.Against
		}
		if text.Limit > 0 {
			in.Uses[a.Ability-1]++
		}
	}
	if x.log != nil {
		e := Event{Verb: VerbAnnounce, Player: a.By, Do: a.Do, Card: a.Card, N: uint32(a.Ability), Seen: Everybody}
		if a.Ability == 0 {
			e.From, e.To = Hand, Table
		}
		x.emit(x.answering(e))
	}
}

// perform announces a Heroic Feat; each but Thwart counts as performed though it be Thwarted (7.1).
func (x *exec) perform(p *Play, a *Action) {
	x.s.Passed = 0
	if a.Do != DoThwart {
		x.s.Seats[a.By].Performed[a.Do-DoBarter]++
	}
	if x.log != nil {
		x.rule = p.Rule
		x.emit(x.answering(Event{Verb: VerbAnnounce, Player: a.By, Do: a.Do, Seen: Everybody}))
	}
}

// answering adds to an event what it answers (8.8); in a window of 8.9 that is nothing.
func (x *exec) answering(e Event) Event {
	if f := x.s.offered(); f != nil {
		e.Answers, e.Answered, e.Rival = x.g.doOf(f), f.Card, f.Player
	} else if e.Verb == VerbPass {
		x.rule = R8_9
	}
	return e
}

// doOf is the verb that announced a frame; DoComplete for a reward.
func (g *Game) doOf(f *Frame) Do {
	switch {
	case f.Program == rewardProgram:
		return DoComplete
	case f.Program != textProgram:
		return plays[f.Program-firstPlay].Do
	case f.Ability > 0:
		return DoUse
	}
	return DoPlay
}

// answers asks the others for answers to what has been announced; when all have passed in a row it
// takes effect (8.8).
func (x *exec) answers(f *Frame) flow {
	if x.s.Variant == BeginnerGame {
		return goOn
	}
	if x.window(f, f.Player, x.g.isFeat(f)) == stop {
		return stop
	}
	f.Had = 0
	for q := range Seat(x.s.Players) {
		if who := &x.s.Seats[q]; q != f.Player && who.Final && who.Zone.N > 0 {
			f.Had |= Only(q)
		}
	}
	return goOn
}

// window asks the next of those who may answer, in turn order from the one after a player (8.8, 8.9).
func (x *exec) window(f *Frame, after Seat, feat bool) flow {
	s := x.s
	if s.Variant == AdvancedGame && s.Depth <= MaxFrames-room {
		n := uint8(0)
		for q := s.Next(after); q != after; q = s.Next(q) {
			if !x.g.mayAnswer(s, q, feat) {
				continue
			}
			if n == s.Passed {
				return x.again(f, AskRespond, q)
			}
			n++
		}
	}
	s.Passed = 0
	return goOn
}

// mayAnswer reports whether public facts let a player have an answer: to a Feat two Leads in hand;
// an ActionX card in hand; or an upright card in play with a Twist that its side, Delay and limit
// allow now (8.11).
func (g *Game) mayAnswer(s *State, q Seat, feat bool) bool {
	who := &s.Seats[q]
	if !who.ActionX.Empty() || feat && who.Leads.Total() >= 2 {
		return true
	}
	cards := who.Active.and(&g.turns)
	for c := cards.take(); c != 0; c = cards.take() {
		in := &s.InPlay[c-FirstActionX]
		if in.Leveraged {
			continue
		}
		abilities := g.ActionX(c).Abilities
		for i := range abilities {
			b := &abilities[i]
			if b.Twist && (b.Mode == NoMode || b.Mode == in.Mode) && !(b.Delay && in.Entered == s.Turn) &&
				(b.Limit == 0 || in.Uses[i] < b.Limit) {
				return true
			}
		}
	}
	return false
}

// offered is what is announced and open to answers now; nil where nothing is (8.8).
func (s *State) offered() *Frame {
	if s.Decision.Kind != AskRespond {
		return nil
	}
	if f := &s.Frames[s.Depth-1]; f.announced() {
		return f
	}
	return nil
}

// Asked lists who is asked in the window that is open, in order; of them, Passed have passed (8.11).
func (g *Game) Asked(s *State) (asked []Seat) {
	if s.Decision.Kind != AskRespond {
		return nil
	}
	after, feat := s.Active, false
	if f := s.offered(); f != nil {
		after, feat = f.Player, g.isFeat(f)
	}
	for q := s.Next(after); q != after; q = s.Next(q) {
		if g.mayAnswer(s, q, feat) {
			asked = append(asked, q)
		}
	}
	return asked
}

// announced reports whether a frame is something that could be answered: a Heroic Feat, a text or
// a reward (8.8).
func (f *Frame) announced() bool {
	if f.Program == rewardProgram || f.Program == textProgram {
		return true
	}
	code := programs[f.Program]
	return len(code) > 0 && code[0].Op == Answers
}

// isFeat reports whether a frame can be Thwarted: a Heroic Feat, a Feat card, or a text on which a
// Heroic Feat is printed (7.6, 7.2, 7.12).
func (g *Game) isFeat(f *Frame) bool {
	switch f.Program {
	case textProgram:
		return g.isFeatCard(f) || g.Text(f.Card, f.Ability).Heroic != DoNothing
	case rewardProgram:
		return false
	}
	return f.announced()
}

// isFeatCard reports whether a frame is a Feat card being played (2.5).
func (g *Game) isFeatCard(f *Frame) bool {
	return f.Program == textProgram && f.Ability == 0 && g.ActionX(f.Card).Kind == Feat
}

// onTable reports whether a frame's card itself waits there, in no zone: a Feat until it is
// finished, a Site or Relic until it enters (2.5).
func (g *Game) onTable(f *Frame) bool {
	return f.Program == textProgram && f.Ability == 0 && (f.PC <= entering || g.ActionX(f.Card).Kind == Feat)
}

// entering is the place of Enter in the program of a Site or Relic.
const entering = 1

// negate takes away the Feat that the top frame answers: it has no effect, and a Feat card is
// archived (7.6, 2.5, 8.8).
func (x *exec) negate(f *Frame) {
	s := x.s
	gone := s.Frames[s.Depth-2]
	if !gone.announced() {
		return // only with 7.12 masked
	}
	if x.log != nil {
		x.emit(Event{
			Verb: VerbNegate, Player: f.Player, Rival: gone.Player, Do: x.g.doOf(&gone), Card: gone.Card, N: uint32(gone.Ability),
			Seen: Everybody,
		})
	}
	if x.g.onTable(&gone) {
		x.rule = R2_5
		x.store(gone.Player, gone.Card, Table)
	}
	s.Frames[s.Depth-2] = *f
	s.Frames[s.Depth-1] = Frame{}
	s.Depth--
}
