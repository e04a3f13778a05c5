package notation

import (
	"slices"

	"example.com/xseekers/engine"
)

// The pools a card is sought in, in this order.
const (
	offered    = iota // where the verb takes it from
	inSight           // elsewhere in sight
	outOfSight        // in a deck or a rival's hand
)

// look sorts the cards of the set into the pools for a verb.
func (p *parser) look(do engine.Do) { p.lookAmong(p.takenFrom(do)) }

// lookAmong sorts them with some cards offered.
func (p *parser) lookAmong(cards []engine.Card) {
	if p.names == nil {
		p.names = newNames(p.g)
	}
	p.pools = [outOfSight + 1][]engine.Card{}
	p.put(offered, cards)
	for i := range p.v.Players {
		seat := &p.v.Seats[i]
		p.put(inSight, seat.Zone.List())
		p.put(inSight, seat.Active.List())
		for _, a := range seat.Archive[:seat.Archived] {
			p.put(inSight, []engine.Card{a.Card})
		}
		p.put(inSight, seat.Stored.List())
	}
	p.put(inSight, p.v.ActionX.List())
	p.put(inSight, p.looked())
	for _, f := range p.v.Frames[:p.v.Depth] {
		p.put(inSight, []engine.Card{f.Card})
	}
	p.put(inSight, p.v.AdventurePile[:p.v.AdventurePileN])
	p.put(inSight, p.v.ActionXPile[:p.v.ActionXPileN])
	p.put(outOfSight, p.g.Cards())
}

// put adds cards to a pool that are in none; without ActionX cards in the Beginner Game (13.1).
func (p *parser) put(pool int, cards []engine.Card) {
	for _, c := range cards {
		if c != 0 && p.lies(c) < 0 && !(c.IsActionX() && p.v.Variant == engine.BeginnerGame) {
			p.pools[pool] = append(p.pools[pool], c)
		}
	}
}

// takenFrom is the cards a verb may mean, as far as the zones say.
func (p *parser) takenFrom(do engine.Do) []engine.Card {
	own := &p.v.Seats[p.v.Seat]
	switch do {
	case engine.DoPlay, engine.DoBarter:
		return p.v.ActionX.List()
	case engine.DoUse:
		return own.Active.List()
	case engine.DoSabotage:
		return controlled(own)
	case engine.DoRivalsChoice:
		return p.v.Seats[p.v.Active].Zone.List()
	case engine.DoBarterReveal:
		return p.looked()
	case engine.DoSabotageTarget:
		return p.rivals(controlled)
	case engine.DoChoose:
		return p.choosable()
	}
	return own.Zone.List()
}

// controlled is the Sites, Relics and Adventures of a player.
func controlled(seat *engine.SeatView) []engine.Card {
	return append(adventures(seat), seat.Active.List()...)
}

func adventures(seat *engine.SeatView) []engine.Card { return slices.Clone(seat.Zone.List()) }

// rivals is some cards of every rival.
func (p *parser) rivals(of func(*engine.SeatView) []engine.Card) (cards []engine.Card) {
	for q := range engine.Seat(p.v.Players) {
		if q != p.v.Seat {
			cards = append(cards, of(&p.v.Seats[q])...)
		}
	}
	return cards
}

// looked is the cards looked at, as far as the view shows them.
func (p *parser) looked() []engine.Card { return p.v.Looking.Cards[:p.v.Looking.CardN] }

// owner is the player before whom a card lies in play.
func (p *parser) owner(c engine.Card) (engine.Seat, bool) {
	for q := range engine.Seat(p.v.Players) {
		if slices.Contains(controlled(&p.v.Seats[q]), c) {
			return q, true
		}
	}
	return 0, false
}

// lies is the pool of a card.
func (p *parser) lies(c engine.Card) int {
	return slices.IndexFunc(p.pools[:], func(pool []engine.Card) bool { return slices.Contains(pool, c) })
}

// inReach is the cards in sight.
func (p *parser) inReach() []engine.Card { return slices.Concat(p.pools[offered], p.pools[inSight]) }

// noReading says why words name no card and Leads.
func (p *parser) noReading(do engine.Do, tokens []token) *Error {
	i, j := nameSpan(tokens)
	name := tokens[i:j]
	switch {
	case len(tokens) > maxWords && !slices.ContainsFunc(tokens, token.inQuotes):
		return p.tooLong()
	case len(name) == 0:
		return p.lacking(quote(phrase(do))+" needs the name of "+wanted(do), titles(p.g, p.pools[offered]))
	case len(p.namings(name)) > 0:
		rest := slices.Concat(tokens[:i], tokens[j:])
		if i := new(payment).read(rest); i >= 0 {
			return p.noLead(rest[i])
		}
	}
	err := p.unreadName(name, "is not the name of "+sought(do))
	err.DidYouMean = titles(p.g, p.similar(name))
	err.Expected = titles(p.g, p.pools[offered])
	return err
}

// wanted is the card that a verb needs.
func wanted(do engine.Do) string {
	switch do {
	case engine.DoPlay, engine.DoBarter:
		return "an ActionX card in your hand"
	case engine.DoUse:
		return "a Site or Relic of yours"
	case engine.DoSabotage:
		return "a card of yours to scrap"
	case engine.DoSabotageTarget:
		return "a card of a rival"
	case engine.DoChoose:
		return "what you choose"
	}
	return "an Adventure"
}

// sought is where a name was sought.
func sought(do engine.Do) string {
	switch do {
	case engine.DoPlay, engine.DoBarter:
		return "a card in your hand"
	case engine.DoBarterReveal:
		return "a card you look at"
	case engine.DoChoose:
		return "a card you may choose"
	}
	return "a card on the table"
}

// nameSpan is where among the tokens the name most likely stands: in quotes, or from the first
// word that is neither a Lead nor a filler to the next that is, or to "with".
func nameSpan(tokens []token) (from, to int) {
	if i := slices.IndexFunc(tokens, token.inQuotes); i >= 0 {
		return i, i + 1
	}
	from = slices.IndexFunc(tokens, token.mayName)
	if from < 0 {
		return 0, 0
	}
	for to = from; to < len(tokens) && !tokens[to].ofLeads() && !tokens[to].is("with", "using", "paying"); {
		to++
	}
	return from, to
}

// similar are the cards named by the longest part of a name that names any, those in sight first.
func (p *parser) similar(name []token) []engine.Card {
	query := slices.DeleteFunc(p.words(name), func(word string) bool { return slices.Contains(fillers, word) })
	query = query[:min(len(query), p.names.longest())] // no name has more
	for _, among := range [][]engine.Card{p.inReach(), p.pools[outOfSight]} {
		for n := len(query); n > 0; n-- {
			for i := range len(query) - n + 1 {
				for _, how := range []fit{partial, misspelt} {
					if found := p.names.find(query[i:i+n], among, how); found != nil {
						return found
					}
				}
			}
		}
	}
	return nil
}
