package notation

import (
	"slices"

	"example.com/xseekers/engine"
)

// The words around the name of a player: "of player 2", "to my rival", "against the other player".
var (
	playerWords  = []string{"player", "rival", "opponent", "seat", "p", "rivals", "opponents"}
	besidePlayer = []string{"of", "to", "against", "facing", "toward", "towards", "at", "my", "the", "a", "other", "your"}
)

// player takes the words that name a player out of some tokens. A rival without a number is the
// only one there is.
func (p *parser) player(tokens []token) (seat engine.Seat, named bool, rest []token, err *Error) {
	for i, t := range tokens {
		if t.quoted || !t.is(playerWords...) {
			continue
		}
		n, numbered := 0, false
		if i+1 < len(tokens) {
			n, numbered = tokens[i+1].number()
		}
		if t.is("p") && !numbered {
			continue
		}
		from, to := i, i+1
		for from > 0 && !tokens[from-1].quoted && tokens[from-1].is(besidePlayer...) {
			from--
		}
		switch sole, ok := p.sole(); {
		case numbered:
			if seat, err = p.seat(n, t.at, tokens[to].end); err != nil {
				return 0, false, nil, err
			}
			to++
		case ok:
			seat = sole
		default:
			err := p.unread(t.at, t.end, "may be one of several")
			err.DidYouMean = p.players()
			return 0, false, nil, err
		}
		if to < len(tokens) && tokens[to].is("s") {
			to++
		}
		return seat, true, slices.Concat(tokens[:from], tokens[to:]), nil
	}
	return 0, false, tokens, nil
}

// seat is the seat of a player by number; the number stands in a stretch of the text.
func (p *parser) seat(n, at, end int) (engine.Seat, *Error) {
	if n < 1 || n > int(p.v.Players) {
		err := p.unread(at, end, "is nobody at this table")
		err.Expected = p.players()
		return 0, err
	}
	return engine.Seat(n - 1), nil
}

// sole is the only rival, where there is just one.
func (p *parser) sole() (engine.Seat, bool) {
	if p.v.Players != 2 {
		return 0, false
	}
	return 1 - p.v.Seat, true
}

// players is the rivals as they are named.
func (p *parser) players() []string {
	var out []string
	for q := range engine.Seat(p.v.Players) {
		if q != p.v.Seat {
			out = append(out, player(q))
		}
	}
	return out
}
