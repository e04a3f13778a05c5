package notation

import (
	"slices"

	"example.com/xseekers/engine"
)

// halves are the words for the first and the second half of a text.
var halves = [2][]string{{"first", "former"}, {"second", "latter"}}

// choose reads what a card's text leaves to choose: a card, a Lead, a player or half of the text.
func (p *parser) choose(tokens []token) (engine.Action, *Error) {
	a := engine.Action{Do: engine.DoChoose}
	p.look(a.Do)
	_, e, known := p.asking()
	if option := half(tokens, known && e.Op == engine.Either); option > 0 {
		a.Option = option
		return a, nil
	}
	quoted := slices.ContainsFunc(tokens, token.inQuotes)
	if known && e.Op == engine.ChooseRival && len(tokens) == 1 {
		if n, ok := tokens[0].number(); ok {
			var err *Error
			a.Rival, err = p.seat(n, tokens[0].at, tokens[0].end)
			return a, err
		}
	}
	if cards := p.pools[offered]; quoted || len(cards) > 0 && !(known && choosesLead(e.Op)) {
		if found := p.chosen(tokens); len(found) == 1 && (quoted || found[0].rank[0] == 0 && slices.Contains(cards, found[0].card)) {
			a.Card = found[0].card
			return a, nil
		}
	}
	seat, named, rest, err := p.player(tokens)
	if err == nil && named && !slices.ContainsFunc(rest, token.matters) {
		a.Rival = seat
		return a, nil
	}
	if new(payment).read(tokens) < 0 {
		if a.Lead, err = p.lead(tokens); a.Lead != engine.NoLead || err != nil {
			return a, err
		}
	} else if known && choosesLead(e.Op) && !quoted && !named {
		_, err := p.lead(tokens)
		err.Expected = p.choices()
		return a, err
	}
	if !slices.ContainsFunc(tokens, token.mayName) && !quoted {
		return a, p.lacking("Say what you choose", p.choices())
	}
	if err == nil && named { // whose card it is
		p.lookAmong(slices.DeleteFunc(p.choosable(), func(c engine.Card) bool {
			owner, _ := p.owner(c)
			return owner != seat
		}))
		tokens = rest
	} else if err != nil && known && e.Op == engine.ChooseRival {
		return a, err
	}
	r, err := p.named(a.Do, tokens)
	if err != nil {
		if err.Word != "" && len(err.Expected) == 0 && len(err.DidYouMean) == 0 {
			err.Expected = p.choices()
		}
		return a, err
	}
	a.Card = r.card
	return a, nil
}

// chosen are the readings of some tokens as a card alone.
func (p *parser) chosen(tokens []token) []reading {
	return slices.DeleteFunc(p.readings(engine.DoChoose, tokens), func(r reading) bool { return r.paid != payment{} })
}

// half is the half of a text that some tokens name, counted from 1; by a number only where a half
// is asked for.
func half(tokens []token, asked bool) uint8 {
	matter := slices.DeleteFunc(slices.Clone(tokens), func(t token) bool {
		return t.filler() || t.is("option", "half", "one") && len(tokens) > 1
	})
	if len(matter) != 1 || matter[0].quoted {
		return 0
	}
	for i, said := range halves {
		if n, ok := matter[0].number(); matter[0].is(said...) || asked && ok && n == i+1 {
			return uint8(i + 1)
		}
	}
	return 0
}

func choosesLead(op engine.Op) bool {
	return op == engine.DiscardLeads || op == engine.BuryLeads || op == engine.GiveLeads || op == engine.LookLeads
}

// choices is what an instruction leaves to choose, as it would be said.
func (p *parser) choices() []string {
	leads := p.v.Hand
	_, e, known := p.asking()
	switch {
	case !known:
		return nil
	case e.Op == engine.Either:
		return []string{"first", "second"}
	case e.Op == engine.ChooseRival:
		return p.players()
	case !choosesLead(e.Op):
		return titles(p.g, p.choosable())
	case e.Op == engine.LookLeads:
		leads = engine.LeadsOf(p.v.Looking.Leads[:p.v.Looking.LeadN]...)
	}
	var out []string
	for l := engine.Glyph; l <= engine.Wild; l++ {
		if leads[l] > 0 {
			out = append(out, l.String())
		}
	}
	return out
}

// choosable is the cards that the instruction that asks may mean; where none is known to ask, all in sight.
func (p *parser) choosable() []engine.Card {
	own := &p.v.Seats[p.v.Seat]
	f, e, known := p.asking()
	if !known {
		return slices.Concat(p.looked(), p.v.ActionX.List(), controlled(own), p.rivals(controlled))
	}
	switch e.Op {
	case engine.LookAdventures, engine.LookActionX:
		return p.looked()
	case engine.DropActionX, engine.StoreActionX:
		return p.v.ActionX.List()
	case engine.ScrapAdventures:
		return adventures(own)
	case engine.ScrapResources:
		return controlled(own)
	case engine.ArchiveTheirs, engine.BuryTheirs, engine.DisruptTheirs:
		return p.theirs(f, e)
	}
	return nil
}

// theirs is the cards of rivals that an instruction may choose.
func (p *parser) theirs(f engine.Frame, e engine.Effect) []engine.Card {
	of := controlled
	switch e.Op {
	case engine.ArchiveTheirs:
		of = func(seat *engine.SeatView) []engine.Card { return seat.Active.List() }
	case engine.BuryTheirs:
		of = adventures
	}
	if e.Who == engine.TheRival {
		return of(&p.v.Seats[f.Rival])
	}
	return p.rivals(of)
}
