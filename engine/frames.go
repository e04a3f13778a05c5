package engine

import (
	"fmt"
	"slices"
)

// asksIn lists the decisions that can be open in each step, the step's own first.
var asksIn = [stepEnd][]Ask{
	BeforeTurn:      {AskStartTurn, AskScrapAdventure},
	ChooseAdventure: {AskChooseAdventure, AskScrapAdventure},
	CollectLeads:    {AskCollectLeads, AskDiscardLead},
	Actions:         {AskAct, AskScrapAdventure, AskDiscardHand, AskRivalsChoice},
	EndOfTurn:       {AskDiscardDown},
	Over:            {AskNothing},
}

// Asks lists the decisions that can be open in the step, its own first; not to be changed.
func (p Step) Asks() []Ask { return asksIn[p] }

// turnAt is where the turn stands while a decision is open in a step.
var turnAt = [stepEnd]uint8{
	BeforeTurn:      standing(turn, AskFor, AskStartTurn),
	ChooseAdventure: standing(turn, AskFor, AskChooseAdventure),
	CollectLeads:    standing(turn, AskFor, AskCollectLeads),
	Actions:         turnActions,
	EndOfTurn:       standing(turn, AskFor, AskDiscardDown),
}

// standing is the PC of a program in which an instruction has opened a decision or begun another
// program: behind it, but LimitZones is looked at again.
func standing(code []Effect, op Op, ask Ask) uint8 {
	i := slices.IndexFunc(code, func(e Effect) bool { return e.Op == op && e.Ask == ask })
	if op == LimitZones {
		return uint8(i)
	}
	return uint8(i + 1)
}

// RebuildFrames lays the frames that belong under the open decision. They follow from the rest of
// the state, so that its data form leaves them out. The error says why none fit; then the state is
// as it was.
func (s *State) RebuildFrames() error {
	k := s.Decision.Kind
	if !slices.Contains(s.Step.Asks(), k) {
		return fmt.Errorf("step %s asks %v, not %q", s.Step, s.Step.Asks(), k.String())
	}
	completing := s.Step == Actions && k != AskAct
	who := &s.Seats[s.Active]
	if completing && who.Archived == 0 {
		return fmt.Errorf("%s in the action step comes of completing an Adventure, and none is archived", k)
	}
	s.Frames, s.Depth = [MaxFrames]Frame{}, 0
	if s.Over() {
		return nil
	}
	s.Frames[0] = Frame{Program: turnProgram, PC: turnAt[s.Step], Player: s.Active}
	s.Depth = 1
	push := func(prog Program, op Op, ask Ask, c Card) {
		s.Frames[s.Depth] = Frame{Program: prog, PC: standing(programs[prog], op, ask), Player: s.Active, Card: c}
		s.Depth++
	}
	switch {
	case completing:
		op := FinalAt
		switch {
		case k == AskScrapAdventure:
			op = LimitZones
		case s.Switches.Has(RewardFirst):
			op = FinalAtLater
		}
		push(programOf(DoComplete, NoSource), op, AskNothing, who.Archive[who.Archived-1].Card)
	case k == AskDiscardLead:
		push(programOf(DoCollectLeads, FromDeck), AskFor, k, 0)
	case k == AskScrapAdventure && s.Step == BeforeTurn:
		push(programOf(DoRest, NoSource), LimitZones, AskNothing, 0)
	}
	switch k {
	case AskDiscardHand:
		push(finalProgram, DiscardHand, k, 0)
	case AskRivalsChoice:
		push(finalProgram, AskFor, k, 0)
	}
	return nil
}

func programOf(do Do, from Source) Program { return firstPlay + Program(playsOf[do][from]-1) }

// WaitingReward is the archived Adventure whose reward waits while its player enters the Final
// Adventure (6.1), and that player; the card is 0 where none waits.
func (s *State) WaitingReward() (Card, Seat) {
	for _, f := range s.Frames[:s.Depth] {
		if code := programs[f.Program]; int(f.PC) < len(code) && code[f.PC].Op == GiveReward {
			return f.Card, f.Player
		}
	}
	return 0, 0
}
