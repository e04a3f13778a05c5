package explain

import (
	"slices"

	"example.com/xseekers/engine"
)

// Another moment than the one given: what is open is finished, turns pass, and the decision that an
// attempt answers is opened. What is drawn or chosen meanwhile nobody knows, so that nothing comes
// of it but what the rules take away.

// moments proposes when an attempt may be made: later in this turn, in the player's next, or when
// they are asked for an answer.
func moments(x *search, t *trial, u engine.Unmet) (out []bundle) {
	play := engine.PlayOf(t.try.Do, t.try.From)
	if play == nil || t.moved {
		return nil
	}
	at, text := play.At, textOf(x.g, t.try)
	if at == engine.AskRespond || text != nil && text.Twist {
		out = append(out, answers(x, t, u)...)
	}
	if !isStep(at) || at == engine.AskRespond {
		return out
	}
	if t.state.Decision.Player == t.try.By && thisTurn(&t.state, t.try.By, at) {
		return append(out, wait("first "+tasks(&t.state, at), 0, func(g *engine.Game, t *trial) bool {
			settle(g, t)
			return open(g, t, at)
		}))
	}
	return append(out, ownTurn(t, u, at))
}

// ownTurn is a moment of the turn that is the player's, this one or the next.
func ownTurn(t *trial, u engine.Unmet, at engine.Ask) bundle {
	return wait(momentText(at, t, u), 2, func(g *engine.Game, t *trial) bool {
		this := thisTurn(&t.state, t.try.By, at)
		settle(g, t)
		if !this {
			passTurns(g, t, t.try.By)
		}
		return open(g, t, at)
	})
}

// nextTurns proposes a later turn, where this one's limits are the hindrance: the player's own, or
// for a Twist any.
func nextTurns(x *search, t *trial, u engine.Unmet) (out []bundle) {
	play, text := engine.PlayOf(t.try.Do, t.try.From), textOf(x.g, t.try)
	if play == nil {
		return nil
	}
	ofAnyTurn := u.Code == engine.UsedUp || u.Code == engine.DelayedThisTurn
	if text != nil && text.Twist && ofAnyTurn {
		out = append(out, wait("wait for a later turn", 0, func(_ *engine.Game, t *trial) bool {
			newTurn(&t.state)
			return true
		}))
	}
	return append(out, wait("wait for your next turn", 2, func(g *engine.Game, t *trial) bool {
		settle(g, t)
		passTurns(g, t, t.try.By)
		return open(g, t, play.At)
	}))
}

// answers proposes when an answer is asked for: to what is announced already, to a Feat that is yet
// to be announced, or for a Twist at either end of a rival's action step (8.7 to 8.9).
func answers(x *search, t *trial, u engine.Unmet) (out []bundle) {
	s := &t.state
	negates := t.try.Do == engine.DoThwart
	if text := textOf(x.g, t.try); text != nil {
		negates = text.Heroic == engine.DoThwart || slices.ContainsFunc(text.Effects, func(e engine.Effect) bool { return e.Op == engine.Negate })
	}
	asked := x.g.Asked(s)
	later := slices.Contains(asked[min(int(s.Passed)+1, len(asked)):], t.try.By)
	if later && u.Code != engine.NotAFeat && u.Code != engine.NothingPlayed {
		out = append(out, wait("wait until you are asked for an answer", 0, askedLater))
	}
	if negates {
		words := "wait until " + Who(s.Next(t.try.By), t.try.By, int(s.Players)) + " announces a Feat"
		if s.Players > 2 {
			words = "wait until a rival announces a Feat"
		}
		return append(out, wait(words, 1, func(g *engine.Game, t *trial) bool { return answering(g, t, true) }))
	}
	if later {
		return out
	}
	feat := t.try.Do == engine.DoPass
	return append(out, wait("wait until you are asked for an answer", 1, func(g *engine.Game, t *trial) bool {
		return answering(g, t, feat)
	}))
}

func wait(words string, far int, do func(*engine.Game, *trial) bool) bundle {
	return bundle{{kind: waiting, verb: words, far: far, do: func(g *engine.Game, t *trial) bool {
		t.moved = true
		return do(g, t)
	}}}
}

// stepAt is the step in which a decision is asked that comes with every turn, or may.
var stepAt = map[engine.Ask]engine.Step{
	engine.AskStartTurn: engine.BeforeTurn, engine.AskChooseAdventure: engine.ChooseAdventure,
	engine.AskCollectLeads: engine.CollectLeads, engine.AskDiscardLead: engine.CollectLeads,
	engine.AskAct: engine.Actions, engine.AskRespond: engine.Actions,
}

func isStep(k engine.Ask) bool { _, ok := stepAt[k]; return ok }

// thisTurn reports whether a decision is still to come in the turn that is on.
func thisTurn(s *engine.State, by engine.Seat, at engine.Ask) bool {
	resting := s.Step == engine.BeforeTurn && s.Decision.Kind != engine.AskStartTurn
	return s.Active == by && !resting && s.Window() != engine.StepEnds &&
		(stepAt[at] > s.Step || at == engine.AskAct && s.Step == engine.Actions ||
			at == engine.AskDiscardLead && s.Decision.Kind == engine.AskCollectLeads)
}

// tasks is what is to be done before a decision of the same turn.
func tasks(s *engine.State, at engine.Ask) string {
	k := s.Decision.Kind
	words := []string{k.Task()}
	if k == engine.AskStartTurn {
		words[0] = "begin your turn"
	}
	for _, next := range []engine.Ask{engine.AskChooseAdventure, engine.AskCollectLeads} {
		skipped := next == engine.AskChooseAdventure && s.Seats[s.Active].Final
		if stepAt[next] > s.Step && stepAt[next] < stepAt[at] && !skipped {
			words = append(words, next.Task())
		}
	}
	return And(words)
}

// open opens a decision of the player's own turn.
func open(g *engine.Game, t *trial, at engine.Ask) bool {
	s := &t.state
	s.Step, s.Decision = stepAt[at], engine.Decision{Kind: at, Player: t.try.By}
	return g.RebuildFrames(s, nil, engine.NoWindow) == nil
}

// settle finishes what is open: what is announced comes to nothing, and what a rule is asking is done.
func settle(g *engine.Game, t *trial) {
	s := &t.state
	for _, w := range g.Stack(s) {
		if w.OnTable {
			s.Seats[w.Frame.Player].Stored.Add(w.Frame.Card)
		}
	}
	putBack(s)
	active := &s.Seats[s.Active]
	switch s.Decision.Kind {
	case engine.AskDiscardHand:
		discardTo(t, s.Active, 0)
		keepZone(g, t, s.Active, 1)
	case engine.AskRivalsChoice:
		keepZone(g, t, s.Active, 1)
	case engine.AskDiscardLead:
		discardTo(t, s.Active, active.Leads.Total()-1)
	}
	for p := range engine.Seat(s.Players) {
		keepZone(g, t, p, zoneLimit(g, s, p))
	}
	active.Final = active.Final || active.Archived == engine.MaxArchived-1
	s.Passed = 0
}

// putBack lays what is looked at back on its deck.
func putBack(s *engine.State) {
	k := &s.Looking
	for i := int(k.LeadN) - 1; i >= 0; i-- {
		s.Leads.Deck[s.Leads.DeckN] = k.Leads[i]
		s.Leads.DeckN++
	}
	for i := int(k.CardN) - 1; i >= 0; i-- {
		if c := k.Cards[i]; c.IsActionX() {
			s.ActionX.Deck[s.ActionX.DeckN] = c
			s.ActionX.DeckN++
		} else {
			s.Adventures.Deck[s.Adventures.DeckN] = c
			s.Adventures.DeckN++
		}
	}
	*k = engine.Looking{}
}

// discardTo discards Leads of the player's hand down to a number, those last that the attempt pays.
// What a rival would discard is hidden, and stays where it is.
func discardTo(t *trial, p engine.Seat, n int) {
	s := &t.state
	if p != t.try.By {
		return
	}
	who := &s.Seats[p]
	for paid := range 2 {
		for l := engine.Glyph; l <= engine.Wild; l++ {
			for who.Leads.Total() > n && who.Leads[l] > 0 && (paid == 1 || who.Leads[l] > t.try.Pay[l]) {
				who.Leads[l]--
				layLead(s, l)
			}
		}
	}
}

// passTurns ends the turn, and has the others take theirs, until a player's own begins.
func passTurns(g *engine.Game, t *trial, by engine.Seat) {
	s := &t.state
	view := engine.ViewOf(s, s.Active)
	discardTo(t, s.Active, int(g.InForce(&view, s.Active).Hand))
	for on := true; on; on = s.Active != by {
		s.Active = s.Next(s.Active)
		newTurn(s)
		for c := range s.Seats[s.Active].Active.All() {
			s.InPlay[c-engine.FirstActionX].Leveraged = false
		}
	}
}

// newTurn is what the beginning of a turn changes, whoever's it is: limits anew, and the texts that
// lasted until then have ended (1.9).
func newTurn(s *engine.State) {
	s.Turn++
	for p := range s.Seats {
		s.Seats[p].Performed = engine.Performed{}
	}
	for i := range s.InPlay {
		s.InPlay[i].Uses = [engine.MaxAbilities]uint8{}
	}
	for i := int(s.Lasting.N) - 1; i >= 0; i-- {
		if text := s.Lasting.Texts[i]; !text.Next || text.Player == s.Active {
			drop(s.Lasting.Texts[:], &s.Lasting.N, text)
		}
	}
}

// askedLater has those pass who are asked before the player.
func askedLater(g *engine.Game, t *trial) bool {
	t.state.Decision.Player = t.try.By
	return isAsked(g, t)
}

// answering opens the answer of the player to a rival's Feat, or to nothing as a rival's action step
// begins. Where public facts do not yet let them be asked (8.11), see isAsked.
func answering(g *engine.Game, t *trial, toFeat bool) bool {
	s := &t.state
	settle(g, t)
	if s.Active == t.try.By || s.Step != engine.Actions {
		passTurns(g, t, s.Next(t.try.By))
	}
	s.Step, s.Decision = engine.Actions, engine.Decision{Kind: engine.AskRespond, Player: t.try.By}
	stack, window := []engine.Waiting(nil), engine.StepBegins
	if toFeat {
		stack = []engine.Waiting{{Do: engine.DoBreakthrough, Frame: engine.Frame{Player: s.Active}}}
		window = engine.NoWindow
	}
	return g.RebuildFrames(s, stack, window) == nil
}

// isAsked reports whether the decision that a changed moment opens is really asked there, and counts
// who has passed before.
func isAsked(g *engine.Game, t *trial) bool {
	s := &t.state
	if !t.moved || s.Decision.Player != t.try.By {
		return true
	}
	switch who := &s.Seats[t.try.By]; s.Decision.Kind {
	case engine.AskStartTurn:
		return who.Leads == engine.Leads{} && !who.Final
	case engine.AskRespond:
		s.Passed = uint8(max(0, slices.Index(g.Asked(s), t.try.By)))
		return slices.Contains(g.Asked(s), t.try.By)
	}
	return true
}

func momentText(at engine.Ask, t *trial, u engine.Unmet) string {
	by, open := t.try.By, t.state.Decision
	switch {
	case by != open.Player:
		return "wait until it is for you to " + at.Task()
	case by != t.state.Active && at == engine.AskAct:
		return "wait for the action step of your own turn"
	case u.Code == engine.StepIsPast || u.Code == engine.DecideFirst:
		return "wait for that step of your next turn"
	case u.Code == engine.NotAsked:
		return "wait until you are asked to " + at.Task()
	}
	return "wait for your next turn"
}
