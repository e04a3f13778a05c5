package interview

import (
	"slices"

	"example.com/xseekers/engine"
)

// table is a case as a position of the made-up set, and what you try there.
type table struct {
	g *engine.Game
	s engine.State
	a engine.Action
}

// table lays out a case. It is only cards laid out: what is allowed there the engine says.
func (c *caseOf) table() table {
	t := table{g: c.game(), s: states[c.moment()]()}
	t.s.Switches = c.switches
	t.layArchives(c)
	t.layAdventures(c)
	t.layCards(c)
	t.layLeads(c)
	t.layForce(c)
	if feat := c.heroic(); feat != engine.DoNothing && c.topic.text == noText && feat != engine.DoThwart {
		t.s.Seats[you].Performed[feat-engine.DoBarter] = uint8(c.value(performed))
	}
	t.layPiles(c)
	t.a = t.attempt(c)
	return t
}

func (t *table) layArchives(c *caseOf) {
	mine, theirs := c.value(archived), c.value(most)
	if c.topic.finds == rewardFirst {
		mine = engine.MaxArchived - 2
	}
	if c.value(onFinal) == 1 {
		mine = engine.MaxArchived - 1
	}
	next := engine.Card(1 + otherAdventures)
	for q, n := range []int{mine, theirs} {
		who := &t.s.Seats[q]
		who.Archived, who.Final = uint8(n), n == engine.MaxArchived-1
		for i := range n {
			who.Archive[i].Card = t.takeAdventure(next)
			next--
		}
	}
}

func (t *table) layAdventures(c *caseOf) {
	place := func(q engine.Seat, card engine.Card) {
		z := &t.s.Seats[q].Zone
		z.Cards[z.N] = t.takeAdventure(card)
		z.N++
	}
	n := c.value(ownAdventures)
	switch c.topic.do {
	case engine.DoComplete:
		if at := c.value(inZone); at == 0 {
			place(you, theAdventure)
		} else if at == 1 {
			place(rival, theAdventure)
		}
		n = 0
	case engine.DoRivalsChoice:
		place(t.s.Active, theirAdventures+1)
		if c.value(inTheirZone) == yes {
			place(t.s.Active, theAdventure)
		}
		n = 0
	}
	for i := range n {
		place(you, yourAdventures+engine.Card(i))
	}
	if c.value(theirAdventure) == yes && c.topic.do != engine.DoComplete && c.topic.do != engine.DoRivalsChoice {
		place(rival, theirAdventures)
	}
}

func (t *table) layCards(c *caseOf) {
	mine, theirs := &t.s.Seats[you], &t.s.Seats[rival]
	for i := range min(c.value(ownCards), mostSites) {
		mine.Active.Add(t.takeCard(yourSites + engine.Card(i)))
	}
	for i := range min(c.value(handCards), mostHand) {
		mine.ActionX.Add(t.takeCard(yourHand + engine.Card(i)))
	}
	if c.value(theirCard) == yes {
		theirs.Active.Add(t.takeCard(theirSite))
	}
	if c.topic.finds == isWon {
		mine.Active = engine.CardSet{}
		for i := range min(c.value(stored), mostStored) {
			mine.Stored.Add(t.takeCard(storedCards + engine.Card(i)))
		}
	}
	in := &t.s.InPlay[0]
	switch at := c.value(inPlay); {
	case c.topic.text == playing && c.value(inHand) == yes, c.topic.text > playing && at == 1:
		mine.ActionX.Add(t.takeCard(theCard))
	case c.topic.text > playing && at == 0:
		mine.Active.Add(t.takeCard(theCard))
	case c.topic.text > playing && at == 2:
		theirs.Active.Add(t.takeCard(theCard))
	default:
		return
	}
	if c.topic.text == playing || c.value(inPlay) == 1 {
		return
	}
	in.Leveraged = c.value(sideways) == 1
	in.Entered = t.s.Turn - 1 + uint32(c.value(entered))
	in.Uses[0] = uint8(c.value(used))
	if kinds[c.value(cardType)] == engine.Relic {
		in.Mode = engine.Noble // a text of the other side is Ruthless
	}
	if c.value(bonded) == yes {
		in.Bond, in.Bonded = t.takeLead(paidIn), paidIn
	}
}

func (t *table) layLeads(c *caseOf) {
	mine := &t.s.Seats[you].Leads
	switch {
	case c.topic.finds == rewardFirst:
		*mine = c.shown()
		mine[paidIn]++
	case c.topic.do == engine.DoComplete:
		*mine = c.held()
	case c.topic.do == engine.DoRest:
		mine[paidIn] = uint8(c.value(noLeads))
	case c.topic.text != noText && c.value(leadCost) == noLeadCost:
		mine[paidIn] = [...]uint8{yes: 1, no: 0}[c.value(leadAfter)]
	default:
		mine[paidIn] = uint8(c.value(leads))
	}
	for l := engine.Glyph; l <= engine.Wild; l++ {
		for range mine[l] {
			t.takeLead(l)
		}
	}
}

// layForce brings into force what cards change.
func (t *table) layForce(c *caseOf) {
	last := func(card engine.Card, of engine.Seat) {
		t.s.Seats[of].Stored.Add(t.takeCard(card))
		t.s.Lasting.Texts[t.s.Lasting.N] = engine.LastingText{Card: card, Player: of, Next: true}
		t.s.Lasting.N++
	}
	if c.heroic() != engine.DoNothing {
		if c.value(barred) == 1 {
			last(theirBar, rival)
		}
		if c.value(again) == yes && c.value(performed) == 1 {
			last(yourText, you)
		}
	}
	if c.value(shielded) == 1 {
		last(theirShield, rival)
	}
	if c.value(change) != costsSame || c.value(fewer) > 0 || c.value(handLimit) > 0 {
		last(yourDearer, you)
	}
}

// layPiles empties the decks that are said to have nothing, and puts a card on every discard pile
// that is not said to be empty.
func (t *table) layPiles(c *caseOf) {
	a, l, x := &t.s.Adventures, &t.s.Leads, &t.s.ActionX
	if c.value(adventurePile) == yes {
		a.Discard[0], a.PileN = a.Deck[0], 1
	}
	if c.value(leadPile) == yes {
		l.Discard[0], l.PileN = l.Deck[0], 1
	}
	if c.value(adventureDeck) == no {
		a.Deck, a.DeckN = [engine.MaxAdventures]engine.Card{}, 0
	}
	if c.value(leadDeck) == no {
		l.Deck, l.DeckN = [engine.MaxLeads]engine.Lead{}, 0
	}
	if c.value(actionxDeck) == no {
		x.Deck, x.DeckN = [engine.MaxActionX]engine.Card{}, 0
	}
}

func (t *table) takeAdventure(c engine.Card) engine.Card {
	a := &t.s.Adventures
	takeFrom(a.Deck[:], &a.DeckN, c)
	return c
}

func (t *table) takeCard(c engine.Card) engine.Card {
	x := &t.s.ActionX
	takeFrom(x.Deck[:], &x.DeckN, c)
	return c
}

func (t *table) takeLead(l engine.Lead) engine.Lead {
	takeFrom(t.s.Leads.Deck[:], &t.s.Leads.DeckN, l)
	return l
}

func takeFrom[T comparable](deck []T, n *uint8, card T) {
	i := slices.Index(deck[:*n], card)
	if i < 0 {
		return // it waits on the table
	}
	var none T
	copy(deck[i:*n], deck[i+1:*n])
	*n--
	deck[*n] = none
}
