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
	Actions: {
		AskAct, AskScrapAdventure, AskDiscardHand, AskRivalsChoice, AskRespond, AskBarterReveal,
		AskSabotageTarget, AskPoachSwap, AskNegotiateGive, AskEnter, AskChoose,
	},
	EndOfTurn: {AskDiscardDown},
	Over:      {AskNothing},
}

// Asks lists the decisions that can be open in the step, its own first; not to be changed.
func (p Step) Asks() []Ask { return asksIn[p] }

// Window is when Twists may be used apart from in answer to something (8.7, 8.9).
type Window uint8

// The windows.
const (
	NoWindow   Window = iota
	StepBegins        // as the action step begins
	StepEnds          // as it ends
)

// Window is the one of 8.9 in which the turn stands.
func (s *State) Window() Window {
	if s.Depth == 0 || s.Step != Actions {
		return NoWindow
	}
	switch s.Frames[0].PC {
	case turnOpens:
		return StepBegins
	case turnCloses:
		return StepEnds
	}
	return NoWindow
}

// Waiting is something announced that is not finished (8.8).
type Waiting struct {
	Do      Do // DoNothing: the reward of an archived Adventure
	Frame   Frame
	OnTable bool // its card itself waits there, in no zone (2.5)
}

// Stack is what is announced and not finished, the last thing announced last. A reward that waits
// while its player enters the Final Adventure is among it (6.1).
func (g *Game) Stack(s *State) []Waiting { return g.StackOf(s.Frames[:s.Depth]) }

// StackOf is the same of the frames of a state or a view.
func (g *Game) StackOf(frames []Frame) (stack []Waiting) {
	for _, f := range frames {
		if code := g.program(&f); !f.announced() {
			if int(f.PC) < len(code) && code[f.PC].Op == GiveReward {
				stack = append(stack, Waiting{Frame: Frame{Program: rewardProgram, Player: f.Player, Card: f.Card}})
			}
			continue
		}
		w := Waiting{Do: g.doOf(&f), Frame: f, OnTable: g.onTable(&f)}
		if w.Do == DoComplete {
			w.Do = DoNothing
		}
		stack = append(stack, w)
	}
	return stack
}

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

// RebuildFrames lays the frames that belong under the open decision: the turn, what is announced,
// bottom first, and what follows from the rest of the state, which its data form leaves out. A
// Waiting needs no Program. The error says why none fit; then the frames are as they were.
func (g *Game) RebuildFrames(s *State, stack []Waiting, window Window) error {
	k := s.Decision.Kind
	if !slices.Contains(s.Step.Asks(), k) {
		return fmt.Errorf("step %s asks %v, not %q", s.Step, s.Step.Asks(), k.String())
	}
	if len(stack) > MaxFrames-room {
		return fmt.Errorf("%d things announced: at most %d", len(stack), MaxFrames-room)
	}
	if s.Over() || s.Step != Actions {
		if len(stack) > 0 || window != NoWindow {
			return fmt.Errorf("nothing is announced outside the action step")
		}
	}
	b := builder{g: g, s: s}
	if !s.Over() {
		if err := b.build(stack, window); err != nil {
			return err
		}
	}
	s.Frames, s.Depth = b.frames, b.n
	return nil
}

// AskAgain looks once more at the instruction that lies on top and opens the decision it asks;
// false where it asks none (then the state may have changed: call it on a copy). Cards that are
// being looked at are not taken off their deck again. A state that it changes is none that a game
// leads to.
func (g *Game) AskAgain(s *State) bool {
	if s.Depth == 0 {
		return false
	}
	f := &s.Frames[s.Depth-1]
	code := g.program(f)
	if int(f.PC) >= len(code) {
		return false
	}
	x := exec{g: g, s: s}
	return x.step(f, &code[f.PC], nil) == stop
}

// builder lays frames.
type builder struct {
	g      *Game
	s      *State
	frames [MaxFrames]Frame
	n      uint8
}

func (b *builder) push(f Frame) {
	b.frames[b.n] = f
	b.n++
}

// at pushes a program of the active player that stands at an instruction.
func (b *builder) at(prog Program, op Op, ask Ask, c Card) {
	b.push(Frame{Program: prog, PC: standing(programs[prog], op, ask), Player: b.s.Active, Card: c})
}

func (b *builder) build(stack []Waiting, window Window) error {
	s, k := b.s, b.s.Decision.Kind
	turn := Frame{Program: turnProgram, PC: turnAt[s.Step], Player: s.Active}
	switch window {
	case StepBegins:
		turn.PC = turnOpens
	case StepEnds:
		turn.PC = turnCloses
	}
	b.push(turn)
	who := &s.Seats[s.Active]
	entering := k == AskDiscardHand || k == AskRivalsChoice
	switch {
	case entering || s.Step == Actions && who.Archived == MaxArchived-1 && !who.Final:
		if who.Archived == 0 {
			return fmt.Errorf("%s comes of completing an Adventure, and none is archived", k)
		}
		op := FinalAt
		if s.Switches.Has(RewardFirst) {
			op = FinalAtLater
		}
		c := who.Archive[who.Archived-1].Card
		f := Frame{Program: programOf(DoComplete, NoSource), Player: s.Active, Card: c}
		if f.PC = standing(programs[f.Program], op, AskNothing); !entering {
			f.PC--
		}
		b.push(f)
		if entering && op == FinalAt && len(stack) == 1 && stack[0].Do == DoNothing && stack[0].Frame.Card == c {
			stack = nil // its reward waits in that frame
		}
	case k == AskDiscardLead:
		b.at(programOf(DoCollectLeads, FromDeck), AskFor, k, 0)
	case k == AskScrapAdventure && s.Step == BeforeTurn:
		b.at(programOf(DoRest, NoSource), LimitZones, AskNothing, 0)
	}
	for i := range stack {
		if err := b.waiting(&stack[i]); err != nil {
			return err
		}
	}
	switch {
	case k == AskDiscardHand:
		b.at(finalProgram, DiscardHand, k, 0)
	case k == AskRivalsChoice:
		b.at(finalProgram, AskFor, k, 0)
	case k == AskScrapAdventure && s.Step == Actions:
		b.push(Frame{Program: settleProgram, Player: s.Active})
	}
	return nil
}

// waiting lays something announced.
func (b *builder) waiting(w *Waiting) error {
	f := w.Frame
	switch w.Do {
	case DoNothing:
		f.Program = rewardProgram
		if f.Card.IsActionX() || !b.g.Known(f.Card) {
			return fmt.Errorf("a reward of no Adventure")
		}
	case DoPlay, DoUse:
		f.Program = textProgram
		if b.g.Text(f.Card, f.Ability) == nil || (w.Do == DoPlay) != (f.Ability == 0) {
			return fmt.Errorf("%s of a text that there is not", w.Do)
		}
	default:
		p := PlayOf(w.Do, NoSource)
		if p == nil || !p.announces {
			return fmt.Errorf("%q is not announced", w.Do)
		}
		f.Program = p.program
	}
	if n := len(b.g.program(&f)); int(f.PC) >= n {
		return fmt.Errorf("%s has no place %d", w.Do, f.PC)
	}
	b.push(f)
	return nil
}

func programOf(do Do, from Source) Program { return firstPlay + Program(playsOf[do][from]-1) }
