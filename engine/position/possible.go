package position

import (
	"fmt"

	"example.com/xseekers/engine"
)

// impossible is what no game leads to: the field that shows it, as in "players[1].adventures", and
// what is wrong, with the rule it breaks.
type impossible struct{ field, why string }

func refuse(field string, rule engine.Rule, format string, args ...any) *impossible {
	return &impossible{field, fmt.Sprintf(format, args...) + " (rule " + rule.String() + ")"}
}

// judge finds what is impossible in a state whose cards are all in their places, before its frames
// are laid.
func (r *reader) judge() *impossible {
	s := &r.s
	for p := range engine.Seat(s.Players) {
		if x := r.judgeSeat(p); x != nil {
			return x
		}
	}
	if x := r.judgeStack(); x != nil {
		return x
	}
	if s.Over() {
		return judgeEnd(s)
	}
	if s.Idle >= s.Players {
		return refuse("idle", engine.R1_8, "a round of %d turns without a move ends the game", s.Players)
	}
	return r.judgeDecision()
}

func (r *reader) judgeSeat(p engine.Seat) *impossible {
	s := &r.s
	who := &s.Seats[p]
	field := func(name string) string { return fmt.Sprintf("players[%d].%s", p, name) }
	won := s.Ending == engine.WonByAdventures && s.Winner == p
	if (who.Archived == engine.MaxArchived) != won {
		return refuse(field("archive"), engine.R1_1, "%d archived Adventures: the fifth wins at once", who.Archived)
	}
	due := who.Archived >= engine.MaxArchived-1
	if either := due && r.entersLater(p) && s.Variant == engine.AdvancedGame && len(r.announcements) == 0; who.Final != (due && !r.entersLater(p)) && !either {
		return refuse(field("final"), engine.R6_1,
			"final is %t with %d archived Adventures: the Final Adventure begins with the fourth", who.Final, who.Archived)
	}
	if s.Decision.Kind == engine.AskScrapAdventure {
		return nil
	}
	limit := r.zoneLimit(p)
	switch {
	case s.Decision.Kind == engine.AskRivalsChoice && p == s.Active:
		limit++ // the one just revealed (6.3)
	case len(r.announcements) > 0: // it is looked at when the effect is finished (2.10)
		limit = r.mostWaiting()
	case s.Step <= engine.ChooseAdventure: // a text that allowed more may just have lapsed (1.9)
		limit = max(limit, r.mostKept(func(k engine.Kind) bool { return k == engine.Feat }))
	}
	if int(who.Zone.N) > limit {
		return refuse(field("adventures"), engine.R2_10, "%d Active Adventures: above %d the decision is scrap-adventure",
			who.Zone.N, limit)
	}
	return nil
}

// entersLater reports whether a player has yet to enter the Final Adventure, because the reward
// comes first and waits, or makes them scrap (6.1).
func (r *reader) entersLater(p engine.Seat) bool {
	s := &r.s
	if !s.Switches.Has(engine.RewardFirst) || p != s.Active || s.Seats[p].Archived != engine.MaxArchived-1 || s.Step != engine.Actions {
		return false
	}
	if len(r.announcements) == 0 {
		return s.Decision.Kind == engine.AskScrapAdventure && r.at89 == engine.NoWindow
	}
	return r.announcements[0].Do == engine.DoNothing
}

// zoneLimit is the number of Active Adventures a player may keep, with what cards allow (2.10).
func (r *reader) zoneLimit(p engine.Seat) int {
	s := r.s
	for q := range s.Seats {
		if engine.Seat(q) != p {
			s.Seats[q].Zone.N = 0
		}
	}
	who := &s.Seats[p]
	for ; who.Zone.N > engine.ZoneLimit; who.Zone.N-- {
		if _, above := r.scraps(s); !above {
			return int(who.Zone.N)
		}
	}
	return engine.ZoneLimit
}

// mostKept is the most Active Adventures that some card of these types may let a player keep (2.10).
func (r *reader) mostKept(of func(engine.Kind) bool) int {
	most := engine.ZoneLimit
	for i := range r.g.Set().ActionX {
		a := &r.g.Set().ActionX[i]
		for _, s := range a.Standing {
			if s.What == engine.ZoneLimitIs && of(a.Kind) && r.s.Variant == engine.AdvancedGame {
				most = max(most, int(s.N))
			}
		}
	}
	return most
}

// mostWaiting is the most Active Adventures a player may have while something waits: a card that
// allowed more may have paid for it, and a text that has begun may have brought some.
func (r *reader) mostWaiting() int {
	most := r.mostKept(func(engine.Kind) bool { return true })
	f := &r.announcements[len(r.announcements)-1].Frame
	if text := r.g.Text(f.Card, f.Ability); text != nil && r.s.Decision.Kind > engine.AskRespond {
		for _, e := range text.Effects {
			switch e.Op {
			case engine.Seek:
				most += int(e.N)
			case engine.TakeAdventure, engine.LookAdventures:
				most++
			}
		}
	}
	return most
}

// scraps is who has to scrap first, for having too many Active Adventures (2.10).
func (r *reader) scraps(s engine.State) (engine.Seat, bool) {
	s.Step, s.Decision = engine.Actions, engine.Decision{Kind: engine.AskScrapAdventure}
	if r.g.RebuildFrames(&s, nil, engine.NoWindow) != nil || !r.g.AskAgain(&s) {
		return 0, false
	}
	return s.Decision.Player, true
}

// judgeDecision asks of the open decision what the engine asks before it opens one.
func (r *reader) judgeDecision() *impossible {
	s := &r.s
	k := s.Decision.Kind
	if k == engine.AskNothing {
		return nil // the step asks something, see open
	}
	who := &s.Seats[s.Active]
	hand := who.Leads.Total()
	leads, adventures := &s.Leads, &s.Adventures
	scrapper, above := r.scraps(*s)
	if k == engine.AskScrapAdventure && r.decider == nil && above {
		s.Decision.Player = scrapper
	}
	down := k == engine.AskDiscardDown && r.g.Check(s, engine.Action{Do: engine.DoDiscardDown, By: s.Active}) != nil // nothing is too few
	for _, n := range []struct {
		at    engine.Ask
		holds bool
		rule  engine.Rule
		when  string
	}{
		{engine.AskStartTurn, hand == 0, engine.R9_1, "without a Lead in hand"},
		{engine.AskStartTurn, !who.Final, engine.R9_3, "before the Final Adventure"},
		{engine.AskChooseAdventure, !who.Final, engine.R6_6, "before the Final Adventure"},
		{engine.AskChooseAdventure, adventures.CanDraw() || adventures.PileN > 0, engine.R4_6, "with an Adventure to be had"},
		{engine.AskScrapAdventure, above, engine.R2_10, "with more Active Adventures than may be kept"},
		{engine.AskScrapAdventure, !who.Final || s.Step == engine.Actions, engine.R6_6,
			"before the Final Adventure or for a reward"},
		{engine.AskScrapAdventure, s.Step != engine.Actions || s.Variant == engine.AdvancedGame || who.Archived > 0, engine.R5_3,
			"for the reward of an archived Adventure"},
		{engine.AskCollectLeads, leads.CanDraw() || leads.PileN > 0, engine.R4_6, "with a Lead to be had"},
		{engine.AskDiscardLead, hand > 0, engine.R4_3, "with a Lead in hand"},
		{engine.AskDiscardHand, who.Final, engine.R6_2, "with four Adventures archived"},
		{engine.AskDiscardHand, who.Leads.Types() > 1, engine.R6_2, "with two or more types in hand"},
		{engine.AskRivalsChoice, who.Final, engine.R6_4, "with four Adventures archived"},
		{engine.AskRivalsChoice, hand == 0, engine.R6_2, "with the hand discarded"},
		{engine.AskRivalsChoice, who.Zone.N > 0, engine.R6_4, "with an Active Adventure to choose"},
		{engine.AskDiscardDown, down, engine.R4_5, "with more Leads in hand than may be kept"},
	} {
		if n.at == k && !n.holds {
			return refuse("decision", n.rule, "%s is asked only %s; seat %d has Leads: %d, Active Adventures: %d, archived: %d",
				k, n.when, s.Active, hand, who.Zone.N, who.Archived)
		}
	}
	if k >= engine.AskRespond {
		return nil // the engine says who, see open
	}
	decider := s.Active
	switch k {
	case engine.AskRivalsChoice:
		decider = s.Next(s.Active)
	case engine.AskScrapAdventure:
		decider = scrapper
	}
	if s.Decision.Player != decider {
		return refuse("decision", engine.R4_8, "%s is up to seat %d, not seat %d", k, decider, s.Decision.Player)
	}
	return nil
}

// judgeEnd holds a Breakthrough to its cards (10.1), and a stalemate to a whole round without a move
// and to the most archived Adventures (1.8).
func judgeEnd(s *engine.State) *impossible {
	switch who := &s.Seats[s.Winner]; {
	case s.Ending == engine.WonByAdventures:
		return nil
	case s.Ending != engine.WonByBreakthrough:
	case !who.Final:
		return refuse("winner", engine.R10_1, "a Breakthrough wins only on the Final Adventure")
	case who.Active.Count()+who.Stored.Count() < engine.BreakthroughWins:
		return refuse("winner", engine.R10_1, "a Breakthrough wins with %d ActionX cards in Active Zone and Archive Zone, not %d",
			engine.BreakthroughWins, who.Active.Count()+who.Stored.Count())
	default:
		return nil
	}
	if s.Idle < s.Players {
		return refuse("idle", engine.R1_8, "%d turns without a move do not end a game of %d players", s.Idle, s.Players)
	}
	if how, winner := s.Stalemate(); s.Ending != how || how.HasWinner() && s.Winner != winner {
		return refuse("winner", engine.R1_8, "most archived Adventures win a stalemate, equal is a draw")
	}
	return nil
}
