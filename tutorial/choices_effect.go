package tutorial

import (
	"fmt"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial/explain"
)

// inside is the choices that an effect leaves, in words (7.10).
func (c *chooser) inside(do engine.Do) []option {
	var out []option
	for _, a := range c.legal {
		if a.Do == do {
			out = append(out, option{Choice: Choice{Text: c.insideText(a)}, action: a})
		}
	}
	if do == engine.DoEnter {
		return c.entries(out)
	}
	return out
}

func (c *chooser) insideText(a engine.Action) string {
	t := teller{c.g, c.seat, int(c.s.Players)}
	switch a.Do {
	case engine.DoBarterReveal:
		return "Reveal " + c.g.Name(a.Card)
	case engine.DoSabotageTarget:
		if a.Card.IsActionX() {
			return explain.Capital(ofTheirs(t.whose(a.Rival), c.g.Name(a.Card))) + " is archived"
		}
		return explain.Capital(ofTheirs(t.whose(a.Rival), c.g.Name(a.Card))) + " is buried"
	case engine.DoPoachSwap:
		return fmt.Sprintf("Swap %s for %s", c.g.Name(a.Spend), ofTheirs(t.whose(a.Rival), c.g.Name(a.Card)))
	case engine.DoNegotiateGive:
		return "Give " + explain.LeadName(a.Lead) + " to " + t.who(a.Rival)
	case engine.DoEnter:
		return c.bondText(a)
	}
	return c.chooseText(t, a)
}

// chooseText is what a card's text lets its player choose.
func (c *chooser) chooseText(t teller, a engine.Action) string {
	f, e := c.g.Asking(c.s)
	switch e.Op {
	case engine.DiscardLeads:
		return "Discard " + explain.LeadName(a.Lead)
	case engine.BuryLeads:
		return "Bury " + explain.LeadName(a.Lead)
	case engine.GiveLeads:
		to := f.Player
		if to == c.seat {
			to = f.Rival
		}
		return "Give " + explain.LeadName(a.Lead) + " to " + t.who(to)
	case engine.LookLeads:
		return "Discard " + explain.LeadName(a.Lead) + " and keep the others"
	case engine.LookAdventures:
		return "Reveal " + c.g.Name(a.Card)
	case engine.LookActionX:
		return "Keep " + c.g.Name(a.Card)
	case engine.DropActionX:
		return "Discard " + c.g.Name(a.Card)
	case engine.StoreActionX:
		return "Archive " + c.g.Name(a.Card)
	case engine.ScrapAdventures, engine.ScrapResources:
		return "Scrap " + c.g.Name(a.Card)
	case engine.ChooseRival:
		return "Choose " + t.who(a.Rival)
	case engine.Either:
		return [...]string{"Take the first half of the text", "Take the second half of the text"}[a.Option-1]
	}
	done := " is buried"
	if a.Card.IsActionX() {
		done = " is archived"
	}
	return explain.Capital(ofTheirs(t.whose(c.controller(a.Card)), c.g.Name(a.Card))) + done
}

// controller is whose zones a Site, Relic or Adventure lies in.
func (c *chooser) controller(card engine.Card) engine.Seat {
	for p := range engine.Seat(c.s.Players) {
		if who := &c.s.Seats[p]; who.Zone.Has(card) || who.Active.Has(card) {
			return p
		}
	}
	return c.seat
}

// entries puts the choices of an entering card that differ only in the bonded Lead behind the
// choice of its side (2.7, 8.4).
func (c *chooser) entries(all []option) []option {
	var out []option
	for _, o := range all {
		a := o.action
		a.Lead, a.As = engine.NoLead, engine.NoLead
		switch {
		case a.Mode == engine.NoMode:
			out = append(out, o)
			continue
		case len(out) == 0 || out[len(out)-1].action != a:
			out = append(out, option{Choice: Choice{Text: c.sideText(a)}, action: a})
		}
		if o.action != a {
			last := &out[len(out)-1]
			last.further = append(last.further, o)
		}
	}
	return out
}

func (c *chooser) sideText(a engine.Action) string {
	if a.Mode == engine.Noble {
		return "Noble"
	}
	return "Ruthless, turned toward " + explain.Who(a.Rival, c.seat, int(c.s.Players))
}

// bondText is the choice of the Lead under an entering card.
func (c *chooser) bondText(a engine.Action) string {
	text := "Bond " + explain.LeadName(a.Lead)
	if a.As != a.Lead {
		text += " as " + explain.LeadName(a.As)
	}
	return text
}
