package notation

import (
	"cmp"
	"slices"

	"example.com/xseekers/engine"
)

// spendingVerbs are words before what a cost is paid with: "scrapping the drowned gate, discarding a ruin".
var spendingVerbs = []string{
	"scrapping", "scrap", "sacrificing", "sacrifice", "trashing", "trash", "discarding", "discard", "burying", "bury",
}

// spends reports whether what a cost is paid with stands behind a token.
func (t token) spends() bool {
	return !t.quoted && (t.is(spendingVerbs...) || t.is("with", "using", "paying"))
}

// textual reads the playing of a card or the use of an ability: the card, its ability, the Leads,
// and the card that the cost is paid with behind a word that says so.
func (p *parser) textual(v verb, tokens []token) (engine.Action, *Error) {
	p.look(v.do)
	a := engine.Action{Do: v.do}
	head, tail := tokens, []token(nil)
	found := p.readings(v.do, head)
	for i := 1; i < len(tokens) && found == nil; i++ {
		if tokens[i].spends() {
			head, tail = tokens[:i], tokens[i:]
			found = p.readings(v.do, head)
		}
	}
	if found == nil {
		head, tail = uptoSpending(tokens)
	}
	r, err := p.one(v.do, head)
	if err != nil {
		if v.do == engine.DoUse && found == nil {
			err = cmp.Or(p.noAbility(head), err)
		}
		return a, err
	}
	if v.do == engine.DoUse && p.v.ActionX.Has(r.card) && p.g.ActionX(r.card).Kind == engine.Feat {
		return p.textual(verb{word: "play", do: engine.DoPlay}, tokens) // a Feat is played
	}
	if a.Card = r.card; v.do == engine.DoUse {
		if err := p.settleAbility(&a, &r, v); err != nil {
			return a, err
		}
	}
	if err := p.spend(&a, &r.paid, tail); err != nil {
		return a, err
	}
	a.Pay, a.Top = r.paid.paid()
	return a, nil
}

func uptoSpending(tokens []token) (head, tail []token) {
	for i := 1; i < len(tokens); i++ {
		if tokens[i].spends() {
			return tokens[:i], tokens[i:]
		}
	}
	return tokens, nil
}

// spend reads what a cost is paid with: stretches that each begin with a word for it and name Leads,
// a card or both.
func (p *parser) spend(a *engine.Action, paid *payment, tail []token) *Error {
	for len(tail) > 0 {
		var part []token
		part, tail = uptoSpending(tail)
		behind, with := part[0], *paid
		part = part[1:]
		none := with.read(part)
		if none < 0 && !slices.ContainsFunc(part, token.inQuotes) {
			*paid = with
			continue
		}
		cards, from := p.spendable(a)
		p.lookAmong(cards)
		r, err := p.one(from, part)
		if err != nil {
			if none >= 0 && !part[none].quoted && (!behind.is(spendingVerbs...) || from == engine.DoNothing) {
				return p.noLead(part[none])
			}
			return err
		}
		i := slices.IndexFunc(part, func(t token) bool { return t.at == r.name[0].at })
		paid.read(part[:i])
		paid.read(part[i+len(r.name):])
		a.Spend = r.card
	}
	return nil
}

// spendable is the cards that the cost of the text played or used may be paid with, and a verb that
// takes them from the same place; where it asks for none, all that its player has.
func (p *parser) spendable(a *engine.Action) (cards []engine.Card, from engine.Do) {
	own := &p.v.Seats[p.v.Seat]
	cards = slices.Concat(controlled(own), p.v.ActionX.List())
	if text := p.g.Text(a.Card, a.Ability); text != nil {
		for _, c := range text.Costs {
			switch c.Kind {
			case engine.CostActionX:
				cards, from = p.v.ActionX.List(), engine.DoBarter
			case engine.CostScrapAdventure:
				cards, from = adventures(own), engine.DoNegotiate
			case engine.CostScrap:
				cards, from = controlled(own), engine.DoSabotage
			}
		}
	}
	return slices.DeleteFunc(cards, func(c engine.Card) bool { return c == a.Card }), from
}
