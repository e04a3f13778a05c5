package notation

import (
	"slices"
	"strings"

	"example.com/xseekers/engine"
)

// inside is the choices inside an effect (7.10), and the words that begin an answer to them.
var inside = []struct {
	ask   engine.Ask
	do    engine.Do
	words string
}{
	{engine.AskBarterReveal, engine.DoBarterReveal, "reveal choose pick take keep seek barter"},
	{engine.AskSabotageTarget, engine.DoSabotageTarget, "hit target choose pick take sabotage archive bury destroy"},
	{engine.AskPoachSwap, engine.DoPoachSwap, "swap exchange switch trade choose pick take poach steal"},
	{engine.AskNegotiateGive, engine.DoNegotiateGive, "give hand pass choose pick negotiate"},
	{engine.AskEnter, engine.DoEnter, "enter choose pick bond bonding"},
	{engine.AskChoose, engine.DoChoose, "choose pick"},
}

// forInstruction is the words that begin the choice of one card, as the instruction that asks says
// what is done to it.
var forInstruction = map[engine.Op]string{
	engine.DiscardLeads: "discard", engine.BuryLeads: "bury", engine.GiveLeads: "give hand pass",
	engine.LookLeads: "discard", engine.LookAdventures: "reveal take keep", engine.LookActionX: "take keep draw",
	engine.DropActionX: "discard", engine.StoreActionX: "archive store",
	engine.ScrapAdventures: "scrap trash sacrifice", engine.ScrapResources: "scrap trash sacrifice",
	engine.ArchiveTheirs: "archive hit target", engine.BuryTheirs: "bury hit target", engine.DisruptTheirs: "archive bury hit target",
	engine.ChooseRival: "target", engine.Either: "take",
}

// answering is the verb of the choice inside an effect that is asked, and the words that begin an
// answer to it; none where none is asked.
func (p *parser) answering() (engine.Do, []string) {
	for _, c := range inside {
		if c.ask != p.asked {
			continue
		}
		begin := strings.Fields(c.words)
		if c.ask == engine.AskChoose {
			if _, e, ok := p.asking(); ok {
				begin = append(begin, strings.Fields(forInstruction[e.Op])...)
			}
		}
		return c.do, begin
	}
	return engine.DoNothing, nil
}

// otherThan is a word for what is done to a card by some other instruction than the one that asks.
func (p *parser) otherThan(t token) bool {
	if _, _, ok := p.asking(); !ok || p.asked != engine.AskChoose {
		return false
	}
	for _, said := range forInstruction {
		if slices.Contains(strings.Fields(said), t.word) {
			return true
		}
	}
	return false
}

// asking is what is carried out and the instruction of a card's text that asks the open choice; not
// ok where a Heroic Feat asks, or nothing.
func (p *parser) asking() (f engine.Frame, e engine.Effect, ok bool) {
	if p.v.Depth == 0 || p.v.Decision.Kind != engine.AskChoose {
		return f, e, false
	}
	f, e = p.g.Asking(&engine.State{Decision: p.v.Decision, Depth: p.v.Depth, Frames: p.v.Frames})
	return f, e, true
}

// answer reads an answer to a choice inside an effect, of which the verb is left out.
func (p *parser) answer(do engine.Do, tokens []token) (engine.Action, *Error) {
	switch do {
	case engine.DoSabotageTarget:
		return p.target(tokens)
	case engine.DoPoachSwap:
		return p.swap(tokens)
	case engine.DoNegotiateGive:
		return p.give(tokens)
	case engine.DoEnter:
		return p.enter(tokens)
	case engine.DoChoose:
		return p.choose(tokens)
	}
	p.look(do)
	r, err := p.named(do, tokens)
	return engine.Action{Do: do, Card: r.card}, err
}

// named is the one card that some tokens name and nothing more, or why there is none.
func (p *parser) named(do engine.Do, tokens []token) (reading, *Error) {
	r, err := p.one(do, tokens)
	if err == nil && r.paid != (payment{}) {
		err = p.lacking("No Leads are named there, only a card", nil)
	}
	return r, err
}

// target reads what Sabotage hits; whose it is follows from where it lies (7.5).
func (p *parser) target(tokens []token) (engine.Action, *Error) {
	a := engine.Action{Do: engine.DoSabotageTarget}
	p.look(a.Do)
	r, err := p.named(a.Do, tokens)
	seat, named := engine.Seat(0), false
	if err != nil {
		var rest []token
		var wrong *Error
		if seat, named, rest, wrong = p.player(tokens); wrong != nil {
			return a, wrong
		}
		if named {
			p.lookAmong(controlled(&p.v.Seats[seat]))
			r, err = p.named(a.Do, rest)
		}
		if err != nil {
			return a, err
		}
	}
	owner, ok := p.owner(r.card)
	switch sole, one := p.sole(); {
	case ok && named && owner != seat:
		err := p.unreadName(r.name, "is not a card of "+player(seat))
		err.DidYouMean = []string{title(p.g, r.card) + " of " + player(owner)}
		return a, err
	case !ok && !one:
		err := p.unreadName(r.name, "is not a card of a rival")
		err.Expected = titles(p.g, p.pools[offered])
		return a, err
	case !ok:
		owner = sole
	}
	a.Card, a.Rival = r.card, owner
	return a, nil
}

// give reads which Lead is given, and to whom (7.8).
func (p *parser) give(tokens []token) (engine.Action, *Error) {
	a := engine.Action{Do: engine.DoNegotiateGive}
	seat, named, rest, err := p.player(tokens)
	if err != nil {
		return a, err
	}
	if a.Lead, err = p.lead(rest); err != nil {
		return a, err
	}
	if !named {
		if seat, named = p.sole(); !named {
			return a, p.lacking("Say who is given the Lead", p.players())
		}
	}
	a.Rival = seat
	return a, nil
}

// lead reads one Lead at most.
func (p *parser) lead(tokens []token) (engine.Lead, *Error) {
	var paid payment
	if i := paid.read(tokens); i >= 0 {
		return engine.NoLead, p.noLead(tokens[i])
	}
	leads, _ := paid.paid()
	switch leads.Total() {
	case 0:
		return engine.NoLead, nil
	case 1:
		return leads.List()[0], nil
	}
	return engine.NoLead, p.lacking("One Lead is chosen at a time", nil)
}
