package notation

import (
	"slices"

	"example.com/xseekers/engine"
)

// besideFeat are words that may stand beside what a Heroic Feat costs.
var besideFeat = append([]string{"through", "that", "this", "their", "s", "feat"}, spendingVerbs...)

// feat reads a Heroic Feat and its cost (7).
func (p *parser) feat(do engine.Do, tokens []token) (engine.Action, *Error) {
	switch do {
	case engine.DoBarter, engine.DoSabotage, engine.DoNegotiate:
		return p.spendOn(do, tokens)
	case engine.DoThwart:
		var err *Error
		if tokens, err = p.thwarted(tokens); err != nil {
			return engine.Action{}, err
		}
	}
	tokens = bare(tokens)
	var paid payment
	if i := paid.read(tokens); i >= 0 {
		if do == engine.DoPoach {
			return engine.Action{}, p.swappedLater(tokens, i)
		}
		return engine.Action{}, p.noLead(tokens[i])
	}
	a := engine.Action{Do: do}
	a.Pay, a.Top = paid.paid()
	if do == engine.DoThwart {
		a.Top = engine.NoLead // what is buried lies at the bottom (1.6)
	}
	return a, nil
}

// bare is some tokens without the words beside a cost.
func bare(tokens []token) []token {
	return slices.DeleteFunc(slices.Clone(tokens), func(t token) bool { return !t.quoted && t.is(besideFeat...) })
}

// spendOn reads a cost paid with a card, and Leads (7.3, 7.5, 7.8). With Leads alone that card is
// left out.
func (p *parser) spendOn(do engine.Do, tokens []token) (engine.Action, *Error) {
	p.look(do)
	a := engine.Action{Do: do}
	var paid payment
	if paid.read(bare(tokens)) < 0 && !slices.ContainsFunc(tokens, token.inQuotes) {
		a.Pay, a.Top = paid.paid()
		return a, nil
	}
	if p.readings(do, tokens) == nil {
		tokens = bare(tokens)
	}
	r, err := p.one(do, tokens)
	if err != nil {
		if i := new(payment).read(tokens); do == engine.DoBarter && i > 0 && tokens[i-1].ofLeads() && !tokens[i].quoted {
			err = p.noLead(tokens[i])
		}
		return a, err
	}
	a.Spend = r.card
	a.Pay, a.Top = r.paid.paid()
	return a, nil
}

// thwarted is some tokens without those that name what is thwarted, which is the last thing
// announced: "thwart their sabotage with two ruins" (7.12).
func (p *parser) thwarted(tokens []token) ([]token, *Error) {
	s := engine.State{Depth: p.v.Depth, Frames: p.v.Frames}
	stack := p.g.Stack(&s)
	if len(stack) == 0 || new(payment).read(bare(tokens)) < 0 {
		return tokens, nil
	}
	last := stack[len(stack)-1]
	if i := slices.IndexFunc(tokens, func(t token) bool { return t.is(last.Do.String()) }); i >= 0 {
		return slices.Delete(slices.Clone(tokens), i, i+1), nil
	}
	tokens = bare(tokens)
	p.lookAmong([]engine.Card{last.Frame.Card})
	found := p.readings(engine.DoThwart, tokens)
	if len(found) != 1 {
		return tokens, nil
	}
	name := found[0].name
	if found[0].card != last.Frame.Card {
		return tokens, p.unreadName(name, "is not the last thing announced")
	}
	i := slices.IndexFunc(tokens, func(t token) bool { return t.at == name[0].at })
	return slices.Concat(tokens[:i], tokens[i+len(name):]), nil
}
