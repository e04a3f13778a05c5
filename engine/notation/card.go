package notation

import (
	"slices"
	"strings"

	"example.com/xseekers/engine"
)

// reading is one way to take some tokens as a card and Leads, of use as an ability too.
type reading struct {
	card    engine.Card
	ability uint8
	paid    payment
	name    []token
	exact   bool // the name says which copy
	rank    rank
}

// rank orders readings, the likeliest first: fewest slips; a whole name where one stands in quotes;
// the pool of the card; a whole name; most words of a name.
type rank [5]int

// card reads an action that names a card, and the Leads paid, in any order:
// "complete drowned gate ruin ruin wild", "pay 2 ruins and a wild for the drowned gate".
func (p *parser) card(do engine.Do, tokens []token) (engine.Action, *Error) {
	p.look(do)
	r, err := p.one(do, tokens)
	if err != nil {
		return engine.Action{}, err
	}
	a := engine.Action{Do: do, Card: r.card}
	a.Pay, a.Top = r.paid.paid()
	return a, nil
}

// one is the one reading of some tokens, or why there is none.
func (p *parser) one(do engine.Do, tokens []token) (reading, *Error) {
	found := p.readings(do, tokens)
	switch len(found) {
	case 0:
		return reading{}, p.noReading(do, tokens)
	case 1:
		return found[0], nil
	}
	err := p.unreadName(found[0].name, "fits more than one card")
	for _, r := range found {
		err.DidYouMean = append(err.DidYouMean, p.titleAmong(r.card, found))
	}
	return reading{}, err
}

// titleAmong is what a card is called beside others; of copies before different players, whose it is.
func (p *parser) titleAmong(c engine.Card, found []reading) string {
	name := title(p.g, c)
	if len(found) > 0 && slices.ContainsFunc(found, func(r reading) bool { return r.card != c && copies(p.g, r.card, c) }) {
		if owner, ok := p.owner(c); ok {
			name = p.g.Name(c) + " of " + player(owner)
			return harmless(name)
		}
	}
	return name
}

// maxWords is the number of words among which a name is sought that does not stand in quotes.
const maxWords = 40

// readings are the likeliest ones, at most one a card.
func (p *parser) readings(do engine.Do, tokens []token) []reading {
	most := p.names.longest() + 1 // a blank too many
	apart := token.amongLeads
	if do == engine.DoUse {
		apart = p.besideAbility()
	}
	first, last := notLeads(tokens, apart)
	var best []reading
	for i := range tokens[:min(first+1, len(tokens))] {
		if len(tokens) > maxWords && !tokens[i].quoted {
			continue
		}
		for j := max(i, last) + 1; j <= min(len(tokens), i+most); j++ {
			if j > i+1 && slices.ContainsFunc(tokens[i:j], token.inQuotes) {
				break
			}
			for _, r := range p.namings(tokens[i:j]) {
				before, after := tokens[:i], tokens[j:]
				if do == engine.DoUse {
					r.ability, before, after = p.ability(r.card, before, after)
				}
				if r.paid.read(before) < 0 && r.paid.read(after) < 0 {
					r.rank[0] += r.paid.slips
					if slices.ContainsFunc(before, token.inQuotes) || slices.ContainsFunc(after, token.inQuotes) {
						r.rank[1]++ // what stands in quotes is sooner the name
					}
					best = p.better(best, r)
				}
			}
		}
	}
	return best
}

// notLeads is where the first and the last token stand that have no place beside a name: all between
// must be the name.
func notLeads(tokens []token, beside func(token) bool) (first, last int) {
	first, last = len(tokens), -1
	for i, t := range tokens {
		if !beside(t) {
			first, last = min(first, i), i
		}
	}
	return first, last
}

// better is the likeliest of some equally likely readings and one more.
func (p *parser) better(best []reading, r reading) []reading {
	order := -1
	if len(best) > 0 {
		order = slices.Compare(r.rank[:], best[0].rank[:])
	}
	switch {
	case order < 0:
		return []reading{r}
	case order == 0 && !slices.ContainsFunc(best, func(b reading) bool { return p.alike(b.card, r.card) }):
		return append(best, r)
	default:
		return best
	}
}

// alike reports whether two cards are one, or copies that lie in the same place.
func (p *parser) alike(a, b engine.Card) bool {
	if a == b || !copies(p.g, a, b) || p.lies(a) != p.lies(b) {
		return a == b
	}
	ownerA, inPlayA := p.owner(a)
	ownerB, inPlayB := p.owner(b)
	return ownerA == ownerB && inPlayA == inPlayB
}

// namings are the readings of some tokens as a name. In quotes or with its hyphens an id is nothing
// else. Fillers and words for Leads alone are a name only where they are the whole of one.
func (p *parser) namings(name []token) []reading {
	quoted := name[0].quoted
	raw := strings.TrimSpace(p.text[name[0].at:name[len(name)-1].end])
	if c := p.g.CardByID(raw); c != 0 && p.lies(c) >= 0 && (quoted || strings.ContainsAny(raw, "-#")) {
		return []reading{{card: c, name: name, exact: true, rank: rank{4: -len(name)}}}
	}
	query := p.words(name)
	saysLittle := !quoted && !slices.ContainsFunc(name, token.mayName)
	var out []reading
	add := func(cards []engine.Card, slips, notWhole int) {
		for _, c := range cards {
			r := reading{card: c, name: name, rank: rank{slips, 0, p.lies(c), notWhole, -len(name)}}
			r.exact = hasCopies(p.g, c) && isDigit(query[len(query)-1][0])
			if quoted {
				r.rank[1] = notWhole
			}
			out = append(out, r)
		}
	}
	for lies, among := range p.pools {
		if found := p.names.find(query, among, whole); found != nil {
			add(found, 0, 0)
		} else if !saysLittle && lies != outOfSight {
			add(p.names.find(query, among, partial), 0, 1)
		}
	}
	if !saysLittle && out == nil {
		add(p.names.find(query, p.inReach(), misspelt), 1, 1)
	}
	return out
}

// words is the words of some tokens, those in quotes one by one.
func (p *parser) words(tokens []token) []string {
	var out []string
	for _, t := range tokens {
		out = append(out, words(p.text[t.at:t.end])...)
	}
	return out
}
