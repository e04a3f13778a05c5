package bots

import "example.com/xseekers/engine"

// In the action step and in answers the novice counts in points: what a thing gains less what it
// costs, a Lead from the deck being worth 10.
const (
	leadPoints   = 10  // a Lead drawn
	idlePoints   = 8   // a Lead given up that no goal has an emblem for
	sparePoints  = 12  // any other Lead given up
	wildPoints   = 8   // a Wild given up, beyond that
	stepPoints   = 4   // of distance from the nearest goal; a quarter of it from any other
	cardPoints   = 16  // an ActionX card drawn
	seekPoints   = 4   // an Adventure more to choose from
	strikePoints = 12  // a rival's card hit, where it is not known which
	sevenPoints  = 60  // the seventh ActionX card played on the Final Adventure (10.1)
	pairPoints   = 60  // the pair kept against a Breakthrough that would win
	lastPoints   = 60  // the last Adventure on the Final Adventure, beyond its distance (6.10)
	winPoints    = 1e6 // the game
)

// price is what it costs to give up Leads from hand.
func (m *mind) price(pay *engine.Leads) int {
	n := pay.Total()
	if n == 0 {
		return 0
	}
	left := without(m.hand, *pay)
	if m.enters {
		if m.completes(&left) {
			return n
		}
		return winPoints / 2
	}
	idle := m.idle(pay)
	spare := max(0, m.hand.Total()-int(m.force.Hand))
	sum := sparePoints*(n-idle) + idlePoints*(idle-min(idle, spare)) + wildPoints*int(pay[engine.Wild])
	near := m.nearest(&m.hand)
	for _, g := range m.goals[:m.n] {
		steps := m.distance(g.card, &left) - g.far
		if g.far == near {
			sum += stepPoints * steps
			near = -1
		} else {
			sum += stepPoints * steps / 4
		}
	}
	if m.guards && m.pair(&m.hand) && !m.pair(&left) {
		sum += pairPoints
	}
	return sum
}

// idle is how many of some Leads no goal has an emblem for.
func (m *mind) idle(pay *engine.Leads) (n int) {
	for l := engine.Glyph; l <= engine.Vision; l++ {
		most := uint8(0)
		for _, g := range m.goals[:m.n] {
			if g.card == 0 {
				most = max(most, uint8(m.force.Leads(engine.DoBreakthrough)))
			} else {
				most = max(most, m.game.Adventure(g.card).Emblems[l])
			}
		}
		n += int(min(pay[l], m.hand[l]-min(m.hand[l], most)))
	}
	return n
}

// without is a hand after a payment from it.
func without(hand, pay engine.Leads) engine.Leads {
	for l := engine.Glyph; l <= engine.Wild; l++ {
		hand[l] -= pay[l]
	}
	return hand
}

// spending is what it costs to give up the card that a cost names.
func (m *mind) spending(c engine.Card) int {
	switch {
	case c == 0:
		return 0
	case m.view.ActionX.Has(c):
		return m.holding(c)
	}
	return m.resource(c)
}

// resource is what it costs to scrap a Site, Relic or Adventure of its own.
func (m *mind) resource(c engine.Card) int {
	switch {
	case c.IsActionX():
		return m.loses(c)
	case m.enters:
		return m.bystander(c)
	case m.own().Final && m.own().Zone.N == 1:
		return m.loses(c) + lastPoints
	}
	return m.loses(c)
}

// loses is what it costs that a rival takes a Site, Relic or Adventure away: an Adventure the more, the
// nearer it is, and twice as much where it would be the fifth. The last one is replaced (6.9).
func (m *mind) loses(c engine.Card) int {
	if c.IsActionX() {
		in := &m.view.InPlay[c-engine.FirstActionX]
		return max(0, m.inPlay(m.me, c, in.Mode, in.Against))
	}
	sum := seekPoints
	if lacks, _ := m.lacks(c, &m.hand); lacks < 3 {
		sum = [...]int{32, 20, 10}[lacks]
	}
	if m.own().Final {
		sum *= 2
	}
	return sum
}

// bystander is what an Adventure is worth before the fourth is completed: nothing, as all but one
// are scrapped then (6.4), if it is not the one to complete.
func (m *mind) bystander(c engine.Card) int {
	for _, g := range m.goals[:m.n] {
		if lacks, _ := m.lacks(g.card, &m.hand); g.card != c && g.card != 0 && lacks == 0 {
			return 0
		}
	}
	return winPoints / 2
}

// hit is what it is worth to the novice that a rival loses a Site, Relic or Adventure: of
// Adventures most the one soonest completed.
func (m *mind) hit(rival engine.Seat, c engine.Card) int {
	if c.IsActionX() {
		in := &m.view.InPlay[c-engine.FirstActionX]
		return max(0, -m.inPlay(rival, c, in.Mode, in.Against))
	}
	return m.against(rival, m.prospect(rival, c))
}

// prospect is what an Adventure seems worth to a rival, whose hand is hidden: the more, the fewer
// emblems it has and the more Leads they hold.
func (m *mind) prospect(rival engine.Seat, c engine.Card) int {
	who := &m.view.Seats[rival]
	emblems := m.game.Adventure(c).Emblems.Total()
	sum := 4 + 4*max(0, 6-emblems)
	if int(who.LeadsN) >= emblems {
		sum += 6
	}
	if who.Final {
		sum += 6
	}
	return sum
}

// strike is the best that a player's effect can hit, among the cards of one rival or of any: of a
// rival's effect it is what the novice has to lose where it is the one most to be feared.
func (m *mind) strike(by engine.Seat, adventures, cards bool, rival engine.Seat, anyone bool) int {
	if m.deep {
		return m.of(by, strikePoints)
	}
	if by != m.me {
		if anyone {
			rival = m.foe(by)
		}
		if rival != m.me {
			return 0
		}
		return -m.best(m.me, adventures, cards, m.loses)
	}
	most := 0
	for q := range engine.Seat(m.view.Players) {
		if q != m.me && (anyone || q == rival) {
			most = max(most, m.best(q, adventures, cards, func(c engine.Card) int { return m.hit(q, c) }))
		}
	}
	return most
}

// best is the highest worth among a player's Adventures, Sites and Relics.
func (m *mind) best(p engine.Seat, adventures, cards bool, worth func(engine.Card) int) (most int) {
	who := &m.view.Seats[p]
	if adventures {
		for _, c := range who.Zone.List() {
			most = max(most, worth(c))
		}
	}
	if cards {
		for c := range who.Active.All() {
			most = max(most, worth(c))
		}
	}
	return most
}
