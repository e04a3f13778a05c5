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

// judge finds what is impossible in a state whose cards are all in their places; nil where the
// engine can play on from it.
func judge(s *engine.State) *impossible {
	for p := range engine.Seat(s.Players) {
		if x := judgeSeat(s, p); x != nil {
			return x
		}
	}
	if s.Over() {
		return judgeEnd(s)
	}
	if s.Idle >= s.Players {
		return refuse("idle", engine.R1_8, "a round of %d turns without a move ends the game", s.Players)
	}
	return judgeDecision(s)
}

func judgeSeat(s *engine.State, p engine.Seat) *impossible {
	who := &s.Seats[p]
	field := func(name string) string { return fmt.Sprintf("players[%d].%s", p, name) }
	won := s.Ending == engine.WonByAdventures && s.Winner == p
	if (who.Archived == engine.MaxArchived) != won {
		return refuse(field("archive"), engine.R1_1, "%d archived Adventures: the fifth wins at once", who.Archived)
	}
	if due := who.Archived >= engine.MaxArchived-1 && !entersLater(s, p); who.Final != due {
		return refuse(field("final"), engine.R6_1,
			"final is %t with %d archived Adventures: the Final Adventure begins with the fourth", who.Final, who.Archived)
	}
	limit := engine.ZoneLimit
	switch {
	case s.Decision.Kind == engine.AskScrapAdventure:
		limit = engine.MaxZone
	case s.Decision.Kind == engine.AskRivalsChoice && p == s.Active:
		limit++ // the one just revealed (6.3)
	}
	if int(who.Zone.N) > limit {
		return refuse(field("adventures"), engine.R2_10, "%d Active Adventures: above %d the decision is scrap-adventure",
			who.Zone.N, limit)
	}
	return nil
}

// entersLater reports whether a player has yet to enter the Final Adventure, because the reward
// comes first and makes them scrap (6.1).
func entersLater(s *engine.State, p engine.Seat) bool {
	return s.Switches.Has(engine.RewardFirst) && p == s.Active && s.Seats[p].Archived == engine.MaxArchived-1 &&
		s.Step == engine.Actions && s.Decision.Kind == engine.AskScrapAdventure
}

// judgeDecision asks of the open decision what the engine asks before it opens one.
func judgeDecision(s *engine.State) *impossible {
	k := s.Decision.Kind
	who := &s.Seats[s.Active]
	hand := who.Leads.Total()
	leads, adventures := &s.Leads, &s.Adventures
	scrapper, above := aboveLimit(s)
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
		{engine.AskScrapAdventure, above, engine.R2_10, "with more than three Active Adventures"},
		{engine.AskScrapAdventure, !who.Final || s.Step == engine.Actions, engine.R6_6,
			"before the Final Adventure or for a reward"},
		{engine.AskCollectLeads, leads.CanDraw() || leads.PileN > 0, engine.R4_6, "with a Lead to be had"},
		{engine.AskDiscardLead, hand > 0, engine.R4_3, "with a Lead in hand"},
		{engine.AskDiscardHand, who.Final, engine.R6_2, "with four Adventures archived"},
		{engine.AskDiscardHand, who.Leads.Types() > 1, engine.R6_2, "with two or more types in hand"},
		{engine.AskRivalsChoice, who.Final, engine.R6_4, "with four Adventures archived"},
		{engine.AskRivalsChoice, hand == 0, engine.R6_2, "with the hand discarded"},
		{engine.AskRivalsChoice, who.Zone.N > 0, engine.R6_4, "with an Active Adventure to choose"},
		{engine.AskDiscardDown, hand > engine.HandLimit, engine.R4_5, "with more than seven Leads in hand"},
	} {
		if n.at == k && !n.holds {
			return refuse("decision", n.rule, "%s is asked only %s; player %d has Leads: %d, Active Adventures: %d, archived: %d",
				k, n.when, s.Active, hand, who.Zone.N, who.Archived)
		}
	}
	decider := s.Active
	switch k {
	case engine.AskRivalsChoice:
		decider = s.Next(s.Active)
	case engine.AskScrapAdventure:
		decider = scrapper
	}
	if s.Decision.Player != decider {
		return refuse("decision", engine.R4_8, "%s is up to player %d, not player %d", k, decider, s.Decision.Player)
	}
	return nil
}

// aboveLimit is the first player with too many Active Adventures, in turn order from the active one (2.10).
func aboveLimit(s *engine.State) (engine.Seat, bool) {
	p := s.Active
	for range s.Players {
		if s.Seats[p].Zone.N > engine.ZoneLimit {
			return p, true
		}
		p = s.Next(p)
	}
	return 0, false
}

// judgeEnd holds a stalemate to a whole round without a move and to the most archived Adventures (1.8).
func judgeEnd(s *engine.State) *impossible {
	if s.Ending == engine.WonByAdventures {
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
