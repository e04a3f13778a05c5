package notation

import (
	"slices"
	"strings"

	"example.com/xseekers/engine"
)

// reading is one way to take some tokens as a card and Leads.
type reading struct {
	card engine.Card
	paid payment
	name []token
	rank rank
}

// rank orders readings, the likeliest first: fewest slips; a whole name where one stands in quotes;
// the pool of the card; a whole name; most words of a name.
type rank [5]int

// card reads an action that names an Adventure, and the Leads paid, in any order:
// "complete drowned gate ruin ruin wild", "pay 2 ruins and a wild for the drowned gate".
func (p *parser) card(do engine.Do, tokens []token) (engine.Action, *Error) {
	p.look(do)
	found := p.readings(tokens)
	switch len(found) {
	case 0:
		return engine.Action{}, p.noReading(do, tokens)
	case 1:
		a := engine.Action{Do: do, Card: found[0].card}
		a.Pay, a.Top = found[0].paid.paid()
		return a, nil
	}
	err := p.unreadName(found[0].name, "fits more than one card")
	for _, r := range found {
		err.DidYouMean = append(err.DidYouMean, title(p.g, r.card))
	}
	return engine.Action{}, err
}

// readings are the likeliest ones, at most one a card.
func (p *parser) readings(tokens []token) []reading {
	most := p.names.longest() + 1 // a blank too many
	first, last := notLeads(tokens)
	var best []reading
	for i := range tokens[:min(first+1, len(tokens))] {
		for j := max(i, last) + 1; j <= min(len(tokens), i+most); j++ {
			if j > i+1 && slices.ContainsFunc(tokens[i:j], token.inQuotes) {
				break
			}
			for _, r := range p.namings(tokens[i:j]) {
				if r.paid.read(tokens[:i]) < 0 && r.paid.read(tokens[j:]) < 0 {
					r.rank[0] += r.paid.slips
					best = better(best, r)
				}
			}
		}
	}
	return best
}

// notLeads is where the first and the last token stand that have no place among Leads: all between
// must be the name.
func notLeads(tokens []token) (first, last int) {
	first, last = len(tokens), -1
	for i, t := range tokens {
		if !t.amongLeads() {
			first, last = min(first, i), i
		}
	}
	return first, last
}

// better is the likeliest of some equally likely readings and one more.
func better(best []reading, r reading) []reading {
	order := -1
	if len(best) > 0 {
		order = slices.Compare(r.rank[:], best[0].rank[:])
	}
	switch {
	case order < 0:
		return []reading{r}
	case order == 0 && !slices.ContainsFunc(best, func(b reading) bool { return b.card == r.card }):
		return append(best, r)
	default:
		return best
	}
}

// namings are the readings of some tokens as a name. In quotes or with its hyphens an id is nothing
// else. Fillers and words for Leads alone are a name only where they are the whole of one.
func (p *parser) namings(name []token) []reading {
	quoted := name[0].quoted
	raw := strings.TrimSpace(p.text[name[0].at:name[len(name)-1].end])
	if c := p.g.CardByID(raw); c != 0 && (quoted || strings.Contains(raw, "-")) {
		return []reading{{card: c, name: name, rank: rank{4: -len(name)}}}
	}
	query := p.words(name)
	saysLittle := !quoted && !slices.ContainsFunc(name, token.mayName)
	var out []reading
	add := func(cards []engine.Card, slips, notWhole int) {
		for _, c := range cards {
			r := reading{card: c, name: name, rank: rank{slips, 0, p.lies(c), notWhole, -len(name)}}
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
