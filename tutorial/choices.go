package tutorial

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial/explain"
)

// option is a choice with the action it begins; what the action still lacks is asked for next.
type option struct {
	Choice
	action  engine.Action
	pays    bool     // the Leads are still to be chosen
	ask     string   // the question for them
	topped  bool     // of these, where they are of several types, the one on top too (1.6)
	further []option // what is to be chosen first: the card that pays, the Lead that is bonded
}

// chooser makes the options of a seat at the open decision.
type chooser struct {
	g     *engine.Game
	s     *engine.State
	seat  engine.Seat
	legal []engine.Action
}

// options lists what a seat may begin at the open decision, legal now or not, in the engine's order.
func options(g *engine.Game, s *engine.State, seat engine.Seat) []option {
	if s.Decision.Player != seat || s.Over() {
		return nil
	}
	c := chooser{g, s, seat, g.Legal(s, nil)}
	var out []option
	for _, p := range engine.Plays() {
		if s.Variant == engine.BeginnerGame && p.Do.Advanced() {
			continue // 13.1
		}
		if p.At == s.Decision.Kind || p.Twists && s.Decision.Kind == engine.AskRespond {
			out = append(out, c.begin(&p)...)
		}
	}
	return out
}

// begin turns a play into choices, without its payment.
func (c *chooser) begin(p *engine.Play) []option {
	a := engine.Action{Do: p.Do, From: p.From, By: c.seat}
	var out []option
	switch p.Names {
	case engine.NamesNothing:
		if p.Do.Heroic() {
			return []option{c.costing(a, heroicText(c.g, c.s, p.Do, c.seat), p.Costs)}
		}
		return c.plain(a)
	case engine.NamesOwn:
		for _, a.Card = range c.s.Seats[c.seat].Zone.List() {
			out = append(out, c.plain(a)...)
		}
	case engine.NamesActivePlays:
		for _, a.Card = range c.s.Seats[c.s.Active].Zone.List() {
			out = append(out, c.plain(a)...)
		}
	case engine.NamesHand:
		copies := map[string]bool{} // one of several is as good as another
		for _, a.Card = range c.s.Seats[c.seat].ActionX.List() {
			if name := c.g.Name(a.Card); !copies[name] {
				copies[name] = true
				out = append(out, c.costing(a, "Play "+name, c.g.Text(a.Card, 0).Costs))
			}
		}
	case engine.NamesAbility:
		return c.abilities(a)
	default:
		return c.inside(p.Do)
	}
	return out
}

// plain turns an action of the Beginner Game, but for its payment, into choices.
func (c *chooser) plain(a engine.Action) []option {
	hand := &c.s.Seats[a.By].Leads
	switch a.Do {
	case engine.DoDiscardLead:
		return eachType(*hand, a, "Discard", func(a *engine.Action, l engine.Lead) { a.Pay[l] = 1 })
	case engine.DoDiscardHand:
		return eachType(*hand, a, "On top:", func(a *engine.Action, l engine.Lead) { a.Top = l })
	case engine.DoComplete:
		o := option{Choice: Choice{Text: "Complete " + c.g.Name(a.Card)}, action: a, pays: true}
		o.ask = o.Text + ": which Leads for " + explain.Leads(c.g.Adventure(a.Card).Emblems) + "?"
		if c.first(a) == nil {
			o.Note = cannotPay
		}
		return []option{o}
	case engine.DoDiscardDown:
		due := hand.Total() - engine.HandLimit
		if l := c.first(a); l != nil {
			due = l.Pay.Total()
		}
		text := "Choose " + explain.Count(due, engine.NoLead) + " to discard"
		return []option{{Choice: Choice{Text: text}, action: a, pays: true, topped: true, ask: text + ": which Leads?"}}
	}
	o := option{Choice: Choice{Text: beginText(c.g, c.s, a)}, action: a}
	if r := c.g.Check(c.s, a); r != nil {
		o.Note = c.note(r)
	}
	return []option{o}
}

// noteOf is a sentence as a note.
func noteOf(sentence string) string { return strings.TrimSuffix(sentence, ".") }

// eachType makes a choice of each Lead type there.
func eachType(leads engine.Leads, a engine.Action, verb string, set func(*engine.Action, engine.Lead)) []option {
	var out []option
	for l := engine.Glyph; l <= engine.Wild; l++ {
		if leads[l] > 0 {
			b := a
			set(&b, l)
			out = append(out, option{Choice: Choice{Text: verb + " " + explain.LeadName(l)}, action: b})
		}
	}
	return out
}

// first is the first legal action that an action without payment begins, nil where there is none.
func (c *chooser) first(a engine.Action) *engine.Action {
	for i := range c.legal {
		l := &c.legal[i]
		if l.Do == a.Do && l.From == a.From && l.Card == a.Card && l.Ability == a.Ability && (a.Spend == 0 || l.Spend == a.Spend) {
			return l
		}
	}
	return nil
}

// beginText is the words of a choice that takes no payment.
func beginText(g *engine.Game, s *engine.State, a engine.Action) string {
	switch a.Do {
	case engine.DoStartTurn:
		return "Begin your turn"
	case engine.DoRest:
		return "Rest: seek two Adventures, draw three Leads, skip the turn"
	case engine.DoEndTurn:
		return "End your turn"
	case engine.DoPass:
		return "Pass"
	case engine.DoScrapAdventure:
		return "Scrap " + g.Name(a.Card)
	case engine.DoRivalsChoice:
		return g.Name(a.Card) + " stays"
	case engine.DoChooseAdventure:
		if a.From == engine.FromDeck {
			return "Take the top Adventure of the deck"
		}
		if c := s.Adventures.Top(); c != 0 {
			return "Take " + g.Name(c) + " from the discard pile"
		}
	case engine.DoCollectLeads:
		if a.From == engine.FromDeck {
			return "Draw two Leads, then discard one"
		}
		if l := s.Leads.Top(); l != engine.NoLead {
			return fmt.Sprintf("Take the %s from the top of the discard pile", explain.LeadName(l))
		}
	}
	if a.Do == engine.DoChooseAdventure {
		return "Take an Adventure from the empty discard pile"
	}
	return "Take a Lead from the empty discard pile"
}
