package bots

import "example.com/xseekers/engine"

// What the text of an ActionX card is worth, from its parts alone, so that cards of any set are
// understood. All is counted as the novice gains by it, whoever's the text is.

// outcome is what the instructions of a player's text are worth to the novice; rival is the one
// the text faces.
func (m *mind) outcome(by engine.Seat, c engine.Card, list []engine.Effect, rival engine.Seat) (sum int) {
	for i := 0; i < len(list); i++ {
		e := &list[i]
		switch e.Op {
		case engine.ChooseRival:
			rival = m.foe(by)
		case engine.Either:
			first, second := halves(list[i:])
			worth, other := m.outcome(by, c, first, rival), m.outcome(by, c, second, rival)
			if by == m.me {
				sum += max(worth, other)
			} else {
				sum += min(worth, other)
			}
			i += int(e.N) + len(second)
		default:
			sum += m.effect(by, c, e, rival)
		}
	}
	return sum
}

// halves is the two lists that a choice at the head of a list leaves, see engine.Either and engine.Skip.
func halves(list []engine.Effect) (first, second []engine.Effect) {
	skip := int(list[0].N)
	return list[1:skip], list[skip+1 : min(len(list), skip+1+int(list[skip].N))]
}

// effect is what one instruction is worth.
func (m *mind) effect(by engine.Seat, c engine.Card, e *engine.Effect, rival engine.Seat) (sum int) {
	anyone := e.Who != engine.TheRival
	switch e.Op {
	case engine.ArchiveTheirs:
		return int(e.N) * m.strike(by, false, true, rival, anyone)
	case engine.BuryTheirs:
		return int(e.N) * m.strike(by, true, false, rival, anyone)
	case engine.DisruptTheirs:
		return int(e.N) * m.strike(by, true, true, rival, anyone)
	case engine.Last:
		return m.lasting(by, m.game.ActionX(c).Standing, rival)
	}
	for p := range engine.Seat(m.view.Players) {
		if !e.Who.Is(by, rival, p) {
			continue
		}
		sum += m.of(p, m.receives(p, e))
		if e.Op == engine.GiveLeads {
			to := by
			if p == by {
				to = rival
			}
			sum += m.of(to, min(int(e.N), int(m.view.Seats[p].LeadsN))*leadPoints)
		}
	}
	return sum
}

// receives is what an instruction done to a player is worth to that player.
func (m *mind) receives(p engine.Seat, e *engine.Effect) int {
	who, v, n := &m.view.Seats[p], &m.view, int(e.N)
	switch e.Op {
	case engine.DrawLeads:
		return m.draws(p, n)
	case engine.LookLeads:
		return m.draws(p, n-1) + sparePoints/2
	case engine.TakeLead:
		switch {
		case v.LeadPileN == 0:
			return 0
		case p == m.me && m.wantsLead():
			return leadPoints + sparePoints
		}
		return sparePoints
	case engine.MatchBond:
		return m.draws(p, n) / 3
	case engine.DrawActionX:
		return min(n, int(v.ActionXDeckN)) * m.card(p)
	case engine.LookActionX:
		return min(1, int(v.ActionXDeckN)) * (m.card(p) + sparePoints)
	case engine.TakeActionX:
		return min(1, int(v.ActionXPileN)) * m.card(p)
	case engine.Seek, engine.LookAdventures, engine.TakeAdventure:
		return m.seeks(p)
	case engine.DiscardLeads, engine.BuryLeads, engine.GiveLeads:
		return -min(n, int(who.LeadsN)) * idlePoints
	case engine.DropActionX:
		return -min(n, int(who.ActionXN)) * cardPoints / 2
	case engine.StoreActionX:
		return min(n, int(who.ActionXN)) * (m.another(p) - cardPoints/2)
	case engine.ScrapAdventures, engine.ScrapResources:
		return -min(n, int(who.Zone.N)) * 2 * seekPoints
	}
	return 0
}

// draws is what Leads from the deck are worth to a player: little beyond the hand limit, nothing
// where the hand is about to be discarded (6.2).
func (m *mind) draws(p engine.Seat, n int) int {
	n = min(n, int(m.view.LeadDeckN)+max(0, int(m.view.LeadPileN)-1))
	if p != m.me {
		return n * leadPoints
	}
	if m.enters {
		return 0
	}
	kept := min(n, max(0, int(m.force.Hand)-m.hand.Total()))
	return kept*leadPoints + (n-kept)*leadPoints/3
}

// card is what an ActionX card drawn is worth to a player.
func (m *mind) card(p engine.Seat) int { return cardPoints + m.another(p) }

// another is what one more card that counts for the Breakthrough that wins is worth (10.1): most
// where the seven are nearer than the fifth Adventure.
func (m *mind) another(p engine.Seat) int {
	who := &m.view.Seats[p]
	missing := engine.BreakthroughWins - counted(who)
	switch {
	case missing <= 0:
		return 1
	case !who.Final:
		return 2
	case p == m.me && missing*3 <= m.nearest(&m.hand)/unpaid+3:
		return 30
	}
	return 6
}

// seeks is what one more Adventure to choose from is worth to a player: most on the Final
// Adventure, where none come by themselves (6.6).
func (m *mind) seeks(p engine.Seat) int {
	who := &m.view.Seats[p]
	switch {
	case p == m.me && m.enters:
		return 0
	case p == m.me:
		far := m.nearest(&m.hand) / unpaid
		if who.Zone.N == 0 {
			far = 6
		}
		if who.Final {
			return seekPoints * min(far, 6)
		}
		return seekPoints * min(max(1, far-1), 3)
	case who.Final:
		return 3 * seekPoints
	}
	return seekPoints
}
