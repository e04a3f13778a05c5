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
	action engine.Action
	pays   bool // the Leads are still to be chosen
}

// options lists what a seat may begin at the open decision, legal now or not, in the engine's order.
func options(g *engine.Game, s *engine.State, seat engine.Seat) []option {
	if s.Decision.Player != seat || s.Over() {
		return nil
	}
	var out []option
	for _, p := range engine.Plays() {
		if p.At != s.Decision.Kind {
			continue
		}
		a := engine.Action{Do: p.Do, From: p.From, By: seat}
		for _, a.Card = range named(s, p.Names, seat) {
			out = append(out, begin(g, s, a)...)
		}
	}
	return out
}

// named lists the cards a play may name; one zero card where it names none.
func named(s *engine.State, n engine.Names, seat engine.Seat) []engine.Card {
	switch n {
	case engine.NamesOwn:
		return s.Seats[seat].Zone.List()
	case engine.NamesActivePlays:
		return s.Seats[s.Active].Zone.List()
	}
	return []engine.Card{0}
}

// begin turns an action without payment into choices.
func begin(g *engine.Game, s *engine.State, a engine.Action) []option {
	hand := &s.Seats[a.By].Leads
	switch a.Do {
	case engine.DoDiscardLead:
		return eachType(*hand, a, "Discard", func(a *engine.Action, l engine.Lead) { a.Pay[l] = 1 })
	case engine.DoDiscardHand:
		return eachType(*hand, a, "On top:", func(a *engine.Action, l engine.Lead) { a.Top = l })
	case engine.DoComplete:
		o := option{Choice: Choice{Text: "Complete " + g.Adventure(a.Card).Name}, action: a, pays: true}
		if !payable(g, s, a) {
			o.Note = "your hand cannot pay it now"
		}
		return []option{o}
	case engine.DoDiscardDown:
		text := "Choose " + explain.Count(hand.Total()-engine.HandLimit, engine.NoLead) + " to discard"
		return []option{{Choice: Choice{Text: text}, action: a, pays: true}}
	}
	o := option{Choice: Choice{Text: beginText(g, s, a)}, action: a}
	if r := g.Check(s, a); r != nil {
		e := explain.Refusal(g, s, r)
		o.Note = strings.TrimSuffix(e.Headline(), ".")
	}
	return []option{o}
}

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

// payable reports whether some payment of the hand is legal.
func payable(g *engine.Game, s *engine.State, a engine.Action) bool {
	for _, l := range g.Legal(s, nil) {
		if l.Do == a.Do && l.Card == a.Card {
			return true
		}
	}
	return false
}

// beginText is the choice's words.
func beginText(g *engine.Game, s *engine.State, a engine.Action) string {
	switch a.Do {
	case engine.DoStartTurn:
		return "Begin your turn"
	case engine.DoRest:
		return "Rest: seek two Adventures, draw three Leads, skip the turn"
	case engine.DoEndTurn:
		return "End your turn"
	case engine.DoScrapAdventure:
		return "Scrap " + g.Adventure(a.Card).Name
	case engine.DoRivalsChoice:
		return g.Adventure(a.Card).Name + " stays"
	case engine.DoChooseAdventure:
		if a.From == engine.FromDeck {
			return "Take the top Adventure of the deck"
		}
		if c := s.Adventures.Top(); c != 0 {
			return "Take " + g.Adventure(c).Name + " from the discard pile"
		}
	case engine.DoCollectLeads:
		if a.From == engine.FromDeck {
			return "Draw two Leads, then discard one"
		}
		if l := s.Leads.Top(); l != engine.NoLead {
			return fmt.Sprintf("Take the %s from the top of the discard pile", explain.LeadName(l))
		}
	}
	return "Take from the empty discard pile"
}
