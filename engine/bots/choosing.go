package bots

import "example.com/xseekers/engine"

// choosing scores a choice inside an effect (7.10).
func (m *mind) choosing(a *engine.Action) [2]int {
	switch a.Do {
	case engine.DoBarterReveal:
		return m.revealing(a.Card)
	case engine.DoSabotageTarget:
		return [2]int{m.hit(a.Rival, a.Card)}
	case engine.DoPoachSwap:
		return [2]int{m.swap(a.Spend, a.Rival, a.Card, &m.hand)}
	case engine.DoNegotiateGive:
		return [2]int{m.keeping(a.Lead), -m.against(a.Rival, leadPoints+m.help(a.Rival, a.Lead))}
	case engine.DoEnter:
		return m.entering(a)
	}
	f := &m.view.Frames[m.view.Depth-1]
	rest := m.game.Rest(f)
	switch e := &rest[0]; e.Op {
	case engine.DiscardLeads, engine.BuryLeads:
		return m.parting(a.Lead, m.helpNext(a.Lead)*one(e.Op == engine.DiscardLeads))
	case engine.GiveLeads:
		to := f.Player
		if to == m.me {
			to = f.Rival
		}
		return m.parting(a.Lead, m.help(to, a.Lead))
	case engine.LookLeads:
		return [2]int{m.keeping(a.Lead), -m.helpNext(a.Lead)}
	case engine.LookAdventures:
		return m.revealing(a.Card)
	case engine.LookActionX:
		return [2]int{m.playing(a.Card)}
	case engine.DropActionX, engine.StoreActionX, engine.ScrapResources, engine.ScrapAdventures:
		return [2]int{-m.spending(a.Card)}
	case engine.ChooseRival:
		return [2]int{m.outcome(m.me, f.Card, rest[1:], a.Rival)}
	case engine.Either:
		first, second := halves(rest)
		if a.Option == 1 {
			return [2]int{m.outcome(m.me, f.Card, first, f.Rival)}
		}
		return [2]int{m.outcome(m.me, f.Card, second, f.Rival)}
	}
	return [2]int{m.hit(m.holder(a.Card), a.Card)}
}

// revealing scores an Adventure to be revealed: the nearest, and of equals the richest.
func (m *mind) revealing(c engine.Card) [2]int {
	return [2]int{-m.distance(c, &m.hand), m.gain(c)}
}

// parting scores a Lead given away: what it leaves, then what it helps others.
func (m *mind) parting(l engine.Lead, helps int) [2]int {
	left := m.hand
	left[l]--
	return [2]int{m.promise(&left), -helps}
}

// keeping is what the hand promises with all Leads looked at but one.
func (m *mind) keeping(but engine.Lead) int {
	hand := m.hand
	for _, l := range m.view.Looking.Leads[:m.view.Looking.LeadN] {
		hand[l]++
	}
	hand[but]--
	return m.promise(&hand)
}

// entering scores how a card enters: the side that gives more (2.7); then as the Bonded type the one
// it has most of and needs most, at the least cost (8.4).
func (m *mind) entering(a *engine.Action) [2]int {
	c := m.view.Frames[m.view.Depth-1].Card
	bond := 0
	if a.Lead != engine.NoLead {
		under := engine.LeadsOf(a.Lead)
		left := without(m.hand, under)
		bond = 4*int(left[a.As]) + m.help(m.me, a.As) - m.price(&under)
	}
	return [2]int{m.inPlay(m.me, c, a.Mode, a.Rival), bond}
}

// holder is the player who controls a card.
func (m *mind) holder(c engine.Card) engine.Seat {
	for p := range engine.Seat(m.view.Players) {
		if who := &m.view.Seats[p]; who.Zone.Has(c) || who.Active.Has(c) {
			return p
		}
	}
	return m.me
}
