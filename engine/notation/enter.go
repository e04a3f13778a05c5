package notation

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// besideEntry are words that say nothing more about how a card enters.
var besideEntry = []string{"bonding", "bond", "bonds", "bonded", "side", "mode", "it", "s", "in", "under", "put", "enter", "enters", "on"}

// enter reads how a card enters: its side and the rival it faces (2.7), the Lead bonded and the type
// a Wild is bonded as (8.4).
func (p *parser) enter(tokens []token) (engine.Action, *Error) {
	a := engine.Action{Do: engine.DoEnter}
	seat, named, rest, err := p.player(tokens)
	if err != nil {
		return a, err
	}
	a.Rival = seat
	as := false
	for _, t := range rest {
		types, _ := leadsIn(t)
		mode, isMode := engine.ParseMode(strictyaml.Nearest(t.word, []string{"noble", "ruthless"}))
		switch n, isNumber := t.number(); {
		case t.is("as"):
			as = true
		case t.is(besideEntry...), t.filler(), t.is("against", "facing", "toward", "towards"), isNumber && n == 1:
		case isMode && mode != engine.NoMode && a.Mode == engine.NoMode:
			a.Mode = mode
		case len(types) == 1 && as && a.As == engine.NoLead:
			a.As = types[0]
		case len(types) == 1 && a.Lead == engine.NoLead:
			a.Lead = types[0]
		default:
			err := p.unread(t.at, t.end, "has no place here")
			err.Expected = []string{"enter noble", "enter ruthless", "enter bonding ruin"}
			return a, err
		}
	}
	switch sole, one := p.sole(); {
	case a.Mode != engine.Ruthless || named:
	case one:
		a.Rival = sole
	default:
		return a, p.lacking("Say which rival its Ruthless side faces", p.players())
	}
	switch {
	case a.Lead == engine.NoLead && a.As != engine.NoLead:
		return a, p.lacking("Say which Lead is bonded", []string{"bonding " + a.As.String(), "bonding wild as " + a.As.String()})
	case a.Lead != engine.Wild && a.As == engine.NoLead:
		a.As = a.Lead
	}
	return a, nil
}
