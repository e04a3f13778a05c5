package notation

import (
	"slices"

	"example.com/xseekers/engine"
)

// Texts that name a card or Leads where something else belongs: what the player may have meant to do
// with them is said as actions in words.

// unbegun is the error about a text that begins with no verb; some it may be short for or near to.
func (p *parser) unbegun(tokens []token, mayBe []string) *Error {
	first := tokens[0]
	if c, name := p.onlyCard(tokens); c != 0 {
		err := p.unreadName(name, "is a card, and does not say what to do with it")
		err.Expected = either(p.uses(c), p.onOffer())
		return err
	}
	var paid payment
	if paid.read(tokens) < 0 && paid.leads != (engine.Leads{}) {
		err := p.unreadName(tokens, "does not say what the Leads are for")
		err.Expected = either(p.paidWith(paid.leads), p.onOffer())
		return err
	}
	err := p.unread(first.at, first.end, "is not something you can do")
	err.DidYouMean, err.Expected = mayBe, p.onOffer()
	return err
}

// either is the first of two lists that is not empty.
func either(a, b []string) []string {
	if len(a) > 0 {
		return a
	}
	return b
}

// onlyCard is the one card that some tokens name, with or without Leads, and the tokens that do; 0 for
// none. One out of sight takes its whole name.
func (p *parser) onlyCard(tokens []token) (engine.Card, []token) {
	if len(tokens) > maxWords {
		return 0, nil
	}
	p.lookAmong(slices.Concat(p.v.ActionX.List(), controlled(&p.v.Seats[p.v.Seat])))
	found := p.readings(engine.DoComplete, tokens)
	if len(found) != 1 {
		return 0, nil
	}
	return found[0].card, found[0].name
}

// onlyCardAt is the same where a token that is no Lead stands in the name.
func (p *parser) onlyCardAt(tokens []token, at int) (engine.Card, []token) {
	c, name := p.onlyCard(tokens)
	if tokens[at].amongLeads() || !slices.ContainsFunc(name, func(t token) bool { return t.at == tokens[at].at }) {
		return 0, nil
	}
	return c, name
}

// uses is what a player may do with a card of theirs, as actions in words; none with another.
func (p *parser) uses(c engine.Card) (out []string) {
	own := &p.v.Seats[p.v.Seat]
	var verbs []engine.Do
	switch {
	case p.v.ActionX.Has(c):
		verbs = []engine.Do{engine.DoPlay, engine.DoBarter}
	case own.Active.Has(c):
		verbs = []engine.Do{engine.DoUse}
	case own.Zone.Has(c):
		verbs = []engine.Do{engine.DoComplete}
	}
	for _, do := range verbs {
		if !(do.Advanced() && p.v.Variant == engine.BeginnerGame) && p.offers(do) {
			out = append(out, phrase(do)+" "+quote(title(p.g, c)))
		}
	}
	return out
}

// offers reports whether a verb answers what is asked.
func (p *parser) offers(do engine.Do) bool {
	return slices.ContainsFunc(engine.Plays(), func(play engine.Play) bool {
		return play.Do == do && (play.At == p.asked || play.Twists && p.asked == engine.AskRespond)
	})
}

// paidWith is what Leads of their number pay for now, as actions in words: an Adventure of the player's,
// or a Heroic Feat, where they match if it asks that.
func (p *parser) paidWith(leads engine.Leads) (out []string) {
	n := leads.Total()
	for _, play := range engine.Plays() {
		if !p.offers(play.Do) || play.Do.Advanced() && p.v.Variant == engine.BeginnerGame {
			continue
		}
		w := writer{g: p.g}
		w.paid(engine.Action{Pay: leads})
		paying := w.String()
		if play.Do == engine.DoComplete {
			for _, c := range p.v.Seats[p.v.Seat].Zone.List() {
				if covers(leads, p.g.Adventure(c).Emblems) {
					out = append(out, phrase(play.Do)+" "+quote(title(p.g, c))+" with "+paying)
				}
			}
		}
		for _, c := range play.Costs {
			matching := c.Kind == engine.CostMatching || c.Kind == engine.CostBury
			if play.Do.Heroic() && int(c.N) == n && (c.Kind == engine.CostLeadsOrActionX || matching && oneType(leads)) ||
				play.Do == engine.DoPoach && n == 1 {
				out = append(out, phrase(play.Do)+" "+paying)
			}
		}
	}
	return out
}

// covers reports whether Leads are one an emblem, Wilds standing in (5.1).
func covers(leads, emblems engine.Leads) bool {
	for l := engine.Glyph; l <= engine.Vision; l++ {
		if leads[l] > emblems[l] {
			return false
		}
	}
	return leads.Total() == emblems.Total()
}

// oneType reports whether Leads are of one type, Wilds standing in (7.11).
func oneType(leads engine.Leads) bool {
	leads[engine.Wild] = 0
	return leads.Types() <= 1
}

// cardDiscarded reads a discard that names something else than Leads from a place on: an Adventure where
// one is to be scrapped; else it says what is done with such a card.
func (p *parser) cardDiscarded(tokens []token, at int) (engine.Action, *Error) {
	c, name := p.onlyCardAt(tokens, at)
	own := &p.v.Seats[p.v.Seat]
	var err *Error
	switch {
	case c == 0:
		return engine.Action{}, p.noLead(tokens[at])
	case p.asked == engine.AskScrapAdventure && own.Zone.Has(c):
		return engine.Action{Do: engine.DoScrapAdventure, Card: c}, nil
	case own.Zone.Has(c):
		err = p.unreadName(name, "is an Adventure, and is scrapped only to pay for something or when you have more than three")
	case p.v.ActionX.Has(c):
		err = p.unreadName(name, "is an ActionX card, which is discarded only to pay for something")
	case own.Active.Has(c):
		err = p.unreadName(name, "is in play, and is scrapped only to pay for something")
	default:
		err = p.unreadName(name, "is not in your hand, and only Leads of your hand are discarded so")
	}
	if c.IsActionX() {
		err.Expected = p.uses(c)
	}
	return engine.Action{}, err
}

// swappedLater is the error about a Poach that names what it swaps, which is chosen later (7.9, 7.10).
func (p *parser) swappedLater(tokens []token, at int) *Error {
	c, name := p.onlyCardAt(tokens, at)
	if c == 0 {
		return p.noLead(tokens[at])
	}
	err := p.unreadName(name, "is chosen only when Poach takes effect; a Lead pays for it")
	for l := engine.Glyph; l <= engine.Wild; l++ {
		if p.v.Hand[l] > 0 {
			err.Expected = append(err.Expected, phrase(engine.DoPoach)+" "+l.String())
		}
	}
	return err
}
