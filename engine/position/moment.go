package position

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// moment reads where in the turn the game stands, and which decision is open.
func (r *reader) moment(top strictyaml.Mapping) {
	s := &r.s
	s.Step, s.Decision.Kind = engine.Actions, engine.AskAct
	step, decision, window := r.field(top, "step"), r.field(top, "decision"), r.field(top, "window")
	waits := len(top.Get("stack").Seq()) > 0
	if window.Kind() != strictyaml.Empty || step == nil && waits {
		s.Decision.Kind = engine.AskRespond // what waits is open to answers (8.8)
	}
	if step != nil {
		s.Step, _ = engine.ParseStep(step.OneOf(stepWords...))
		s.Decision.Kind = s.Step.Asks()[0]
	}
	kind, player := decision, (*strictyaml.Node)(nil)
	if decision.Kind() == strictyaml.Fields {
		m := decision.Map("player", "kind")
		kind, player = m.Need("kind"), r.field(m, "player")
	}
	switch {
	case kind == nil: // what it follows from stands for it in a fault
		for _, from := range []*strictyaml.Node{step, window, top.Get("stack")} {
			if r.fields["decision"] == nil {
				r.fields["decision"] = from
			}
		}
	case kind.Kind() == strictyaml.Empty:
		s.Decision.Kind = engine.AskNothing
	default:
		s.Decision.Kind, _ = engine.ParseAsk(kind.OneOf(askWords...))
		if step == nil && !waits {
			s.Step = stepOf(s.Decision.Kind)
		}
	}
	switch {
	case s.Decision.Kind < engine.AskRespond:
	case kind == nil:
		r.advanced(top.Get("stack")) // the window is noted where it is read
	default:
		r.onlyAdvanced = append(r.onlyAdvanced, kind)
	}
	r.decider = player
	r.who(r.field(top, "active"), player)
	r.window(window, r.field(top, "resume"))
	s.Idle = uint8(r.field(top, "idle").Int(0, engine.MaxPlayers))
	s.Moved = s.Step == engine.Actions || s.Step == engine.EndOfTurn || s.Decision.Kind == engine.AskDiscardLead ||
		s.Step == engine.BeforeTurn && s.Decision.Kind == engine.AskScrapAdventure
	if n := top.Get("moved"); n != nil {
		s.Moved = n.Bool()
	}
}

// who reads whose turn it is and who decides; each gives the other.
func (r *reader) who(active, player *strictyaml.Node) {
	s := &r.s
	last := int(s.Players) - 1
	s.Active = engine.Seat(active.Int(0, last))
	p := engine.Seat(player.Int(0, last))
	rival := s.Decision.Kind == engine.AskRivalsChoice // the next player in turn order decides (6.4)
	if active == nil && player != nil && s.Decision.Kind < engine.AskRespond {
		s.Active = p
		if rival {
			s.Active = (p + engine.Seat(s.Players) - 1) % engine.Seat(s.Players)
		}
	}
	switch {
	case s.Decision.Kind == engine.AskNothing:
		p = 0
	case player == nil && rival:
		p = s.Next(s.Active)
	case player == nil:
		p = s.Active
	}
	s.Decision.Player = p
}

// stepOf is the step in which a decision is usually open: a scrap follows step 1.
func stepOf(k engine.Ask) engine.Step {
	for _, step := range []engine.Step{engine.ChooseAdventure, engine.CollectLeads, engine.Actions, engine.EndOfTurn} {
		for _, asked := range step.Asks() {
			if asked == k {
				return step
			}
		}
	}
	return engine.BeforeTurn
}

var stepWords, askWords = func() (steps, asks []string) {
	seen := map[engine.Ask]bool{engine.AskNothing: true}
	for step := engine.BeforeTurn; step <= engine.Over; step++ {
		steps = append(steps, step.String())
		for _, k := range step.Asks() {
			if !seen[k] {
				seen[k] = true
				asks = append(asks, k.String())
			}
		}
	}
	return steps, asks
}()

// ending reads how a game ended: a stalemate without a winner is a draw (1.8), and a winner of whom
// nothing else is said won by Adventures (1.1).
func (r *reader) ending(top strictyaml.Mapping) {
	s := &r.s
	winner, wonBy := r.field(top, "winner"), r.field(top, "won_by")
	won := winner.Kind() != strictyaml.Empty
	switch how := wonBy.Kind() != strictyaml.Empty; {
	case !how && !won:
	case !how && !r.whole:
		s.Ending = engine.WonByAdventures
	default:
		s.Ending = endings[wonBy.OneOf(endingWords...)]
		if s.Ending == engine.WonByStalemate && !won {
			s.Ending = engine.Drawn
		}
	}
	if s.Ending == engine.WonByBreakthrough {
		r.onlyAdvanced = append(r.onlyAdvanced, wonBy)
	}
	if s.Over() && r.fields["decision"] == nil { // neither decision nor step is said
		s.Step, s.Decision = engine.Over, engine.Decision{}
	}
	if s.Over() != (s.Step == engine.Over) {
		r.at("step").Fault("step over and won_by go together")
	}
	if s.Ending.HasWinner() {
		s.Winner = engine.Seat(r.at("winner").Int(0, int(s.Players)-1))
	}
}

// endingWords are how a game may be won; a stalemate without a winner is a draw.
var (
	endingWords = []string{"adventures", "stalemate", "breakthrough"}
	endings     = map[string]engine.Ending{
		"adventures": engine.WonByAdventures, "stalemate": engine.WonByStalemate, "breakthrough": engine.WonByBreakthrough,
	}
)
