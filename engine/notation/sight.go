package notation

import (
	"slices"

	"example.com/xseekers/engine"
)

// The pools a card is sought in, in this order.
const (
	offered    = iota // the zone the verb takes it from
	inSight           // elsewhere on the table
	outOfSight        // in the deck
)

// look sorts the cards of the set into the pools.
func (p *parser) look(do engine.Do) {
	p.names, p.pools = newNames(p.g), [outOfSight + 1][]engine.Card{}
	owner := p.v.Seat
	if engine.PlayOf(do, engine.NoSource).Names == engine.NamesActivePlays {
		owner = p.v.Active
	}
	p.put(offered, p.v.Seats[owner].Zone.List())
	for i := range p.v.Players {
		seat := &p.v.Seats[i]
		p.put(inSight, seat.Zone.List())
		for _, a := range seat.Archive[:seat.Archived] {
			p.put(inSight, []engine.Card{a.Card})
		}
	}
	p.put(inSight, p.v.AdventurePile[:p.v.AdventurePileN])
	p.put(outOfSight, all(p.g))
}

func (p *parser) put(pool int, cards []engine.Card) {
	for _, c := range cards {
		if p.lies(c) < 0 {
			p.pools[pool] = append(p.pools[pool], c)
		}
	}
}

// lies is the pool of a card.
func (p *parser) lies(c engine.Card) int {
	return slices.IndexFunc(p.pools[:], func(pool []engine.Card) bool { return slices.Contains(pool, c) })
}

// inReach is the cards on the table.
func (p *parser) inReach() []engine.Card { return slices.Concat(p.pools[offered], p.pools[inSight]) }

// noReading says why words name no card and Leads.
func (p *parser) noReading(do engine.Do, tokens []token) *Error {
	i, j := nameSpan(tokens)
	name := tokens[i:j]
	switch {
	case len(name) == 0:
		return p.lacking(quote(phrase(do))+" needs the name of an Adventure", p.titles(p.pools[offered]))
	case len(p.namings(name)) > 0:
		rest := slices.Concat(tokens[:i], tokens[j:])
		if i := new(payment).read(rest); i >= 0 {
			return p.noLead(rest[i])
		}
	}
	err := p.unreadName(name, "is not the name of a card on the table")
	err.DidYouMean = p.titles(p.similar(name))
	err.Expected = p.titles(p.pools[offered])
	return err
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

func (p *parser) titles(cards []engine.Card) []string {
	var out []string
	for _, c := range cards {
		out = append(out, title(p.g, c))
	}
	return out
}
