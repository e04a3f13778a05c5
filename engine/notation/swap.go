package notation

import (
	"cmp"
	"slices"

	"example.com/xseekers/engine"
)

// between are words between what is given in a swap and what is taken.
var between = []string{"for", "with", "against", "and", "to"}

// swap reads which Adventures are swapped, in either order: whose they are follows from where they
// lie (7.9).
func (p *parser) swap(tokens []token) (engine.Action, *Error) {
	a := engine.Action{Do: engine.DoPoachSwap}
	for i := 1; i < len(tokens); i++ {
		left, right := tokens[:i], tokens[i:]
		if !right[0].quoted && right[0].is(between...) {
			right = right[1:]
		} else if !left[i-1].quoted || !right[0].quoted {
			continue
		}
		own, mine := p.adventure(left, p.v.Seat, true)
		theirs, theirOwn := p.adventure(right, p.v.Seat, false)
		if !mine || !theirOwn {
			if c, ok := p.adventure(right, p.v.Seat, true); ok {
				if d, ok := p.adventure(left, p.v.Seat, false); ok {
					own, theirs = c, d
				}
			}
		}
		if own == 0 || theirs == 0 {
			continue
		}
		a.Spend, a.Card = own, theirs
		return p.ofRival(a)
	}
	p.lookAmong(slices.Concat(adventures(&p.v.Seats[p.v.Seat]), p.rivals(adventures)))
	r, err := p.named(a.Do, tokens)
	if err != nil {
		return a, cmp.Or(p.notSwapped(tokens), err)
	}
	if slices.Contains(p.rivals(adventures), r.card) {
		a.Card = r.card
		return p.ofRival(a)
	}
	a.Spend = r.card
	return a, nil
}

// notSwapped is the error about the side of a swap that names no Adventure; nil where there are no two sides.
func (p *parser) notSwapped(tokens []token) *Error {
	i := slices.IndexFunc(tokens, func(t token) bool { return !t.quoted && t.is(between...) })
	if i < 1 || i == len(tokens)-1 {
		return nil
	}
	if c, _ := p.adventure(tokens[:i], p.v.Seat, true); c == 0 {
		_, err := p.one(engine.DoPoachSwap, tokens[:i])
		return err
	}
	p.lookAmong(p.rivals(adventures))
	_, err := p.one(engine.DoPoachSwap, tokens[i+1:])
	return err
}

// ofRival sets whose Adventure is taken in a swap.
func (p *parser) ofRival(a engine.Action) (engine.Action, *Error) {
	owner, ok := p.owner(a.Card)
	if sole, one := p.sole(); !ok && one {
		owner = sole
	} else if !ok {
		return a, p.lacking(quote(title(p.g, a.Card))+" is not an Adventure of a rival", titles(p.g, p.rivals(adventures)))
	}
	a.Rival = owner
	return a, nil
}

// adventure is the one card that some tokens name, sought first among the Adventures of a player or
// of their rivals, and whether it is one of these.
func (p *parser) adventure(tokens []token, of engine.Seat, own bool) (engine.Card, bool) {
	among := p.rivals(adventures)
	if own {
		among = adventures(&p.v.Seats[of])
	} else if seat, named, rest, err := p.player(tokens); err == nil && named {
		among, tokens = adventures(&p.v.Seats[seat]), rest
	}
	p.lookAmong(among)
	found := p.readings(engine.DoPoachSwap, tokens)
	if len(found) != 1 || found[0].paid != (payment{}) {
		return 0, false
	}
	return found[0].card, slices.Contains(among, found[0].card)
}
