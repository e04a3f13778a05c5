package bots

import "example.com/xseekers/engine"

// mind is what the novice makes of its view before it scores the options.
type mind struct {
	game   *engine.Game
	view   engine.View
	me     engine.Seat
	hand   engine.Leads
	force  engine.Force // what the texts in force change for it (1.3)
	goals  [engine.MaxZone + 1]goal
	n      int                    // goals in use
	danger [engine.MaxPlayers]int // how near each player is to winning
	guards bool                   // a rival may win by a Breakthrough that only a Thwart stops
	enters bool                   // it can complete its fourth Adventure, which costs it the rest of its hand (6.2)
	sums   [heroics]int           // what its own Heroic Feats gain, from DoBarter on
	summed [heroics]bool          // whether that is reckoned already
	stack  []engine.Waiting       // what is announced, where it is asked for an answer
	deep   bool                   // a card in play is being reckoned: whatever it can hit counts alike, as that may be able to hit it
}

// heroics is the number of Heroic Feats.
const heroics = engine.DoPoach - engine.DoBarter + 1

// goal is what the novice saves Leads for.
type goal struct {
	card engine.Card // an Active Adventure; 0 is the Breakthrough that wins (10.1)
	far  int         // the distance of the hand from it
}

// read makes up the novice's mind about its view.
func (m *mind) read() {
	v := &m.view
	m.me, m.hand, m.force = v.Seat, v.Hand, m.game.InForce(v, v.Seat)
	for p := range engine.Seat(v.Players) {
		m.danger[p] = danger(&v.Seats[p])
		if who := &v.Seats[p]; p != m.me && who.Final && counted(who)+int(who.ActionXN) >= engine.BreakthroughWins {
			m.guards = true
		}
	}
	for _, c := range m.own().Zone.List() {
		m.aim(c)
	}
	if m.seven(m.me) {
		m.aim(0)
	}
	if m.own().Archived == engine.MaxArchived-2 && v.Decision.Kind == engine.AskAct {
		m.enters = m.completes(&m.hand)
	}
}

// own is what everybody sees of the novice.
func (m *mind) own() *engine.SeatView { return &m.view.Seats[m.me] }

func (m *mind) aim(c engine.Card) {
	m.goals[m.n] = goal{c, m.distance(c, &m.hand)}
	m.n++
}

// counted is the ActionX cards that count for the Breakthrough that wins (10.1).
func counted(who *engine.SeatView) int { return who.Active.Count() + who.Stored.Count() }

// seven reports whether a Breakthrough of a player wins now (10.1).
func (m *mind) seven(p engine.Seat) bool {
	who := &m.view.Seats[p]
	return who.Final && counted(who) >= engine.BreakthroughWins
}

// danger grows the nearer a player is to winning: with each archived Adventure, on the Final
// Adventure, and there with seven ActionX cards in sight.
func danger(who *engine.SeatView) int {
	n := int(who.Archived)
	if who.Final {
		n++
		if counted(who)+int(who.ActionXN) >= engine.BreakthroughWins {
			n += 2
		}
	}
	return n
}

// foe is the rival of a player who is nearest to winning, the novice itself before its equals.
func (m *mind) foe(p engine.Seat) engine.Seat {
	best, most := p, -1
	for q := range engine.Seat(m.view.Players) {
		if q == p {
			continue
		}
		if d := 2*m.danger[q] + one(q == m.me); d > most {
			best, most = q, d
		}
	}
	return best
}

// one is 1 for what is true.
func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

// against is what points of a rival cost the novice: the more, the nearer that rival is to winning.
func (m *mind) against(rival engine.Seat, points int) int {
	share := 8 // of several rivals one is hurt, and the others gain too
	if m.view.Players == 2 {
		share = 5
	}
	return points * (4 + m.danger[rival]) / share
}

// of is points of a player as the novice counts them.
func (m *mind) of(p engine.Seat, points int) int {
	if p == m.me {
		return points
	}
	return -m.against(p, points)
}
