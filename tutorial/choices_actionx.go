package tutorial

import (
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial/explain"
)

// Why a payment is not to be had.
const (
	cannotPay   = "your hand cannot pay it now"
	cannotSpend = "you have no card to pay it with"
)

// heroicText names a Heroic Feat; a Thwart with what it would negate.
func heroicText(g *engine.Game, s *engine.State, feat engine.Do, reader engine.Seat) string {
	if feat == engine.DoThwart {
		if what := answered(g, s, reader); what != "" {
			return "Thwart " + what
		}
	}
	return featName(feat)
}

// question is what the open decision asks of a seat.
func question(g *engine.Game, s *engine.State, seat engine.Seat) string {
	switch what := answered(g, s, seat); {
	case what != "":
		return "Answer " + what + ", or pass"
	case s.Window() == engine.StepBegins && s.Decision.Kind == engine.AskRespond:
		return "The action step begins: use a Twist, or pass"
	case s.Window() == engine.StepEnds && s.Decision.Kind == engine.AskRespond:
		return "The action step ends: use a Twist, or pass"
	}
	task := explain.Capital(s.Decision.Kind.Task())
	if f, _ := g.Asking(s); f.Card.IsActionX() {
		task = g.Name(f.Card) + ": " + s.Decision.Kind.Task()
	}
	return task
}

// answered is what is open to answers, as its rival names it; "" in the windows of 8.9.
func answered(g *engine.Game, s *engine.State, reader engine.Seat) string {
	stack := g.Stack(s)
	if s.Decision.Kind != engine.AskRespond || len(stack) == 0 {
		return ""
	}
	top := stack[len(stack)-1]
	return Announced(g, top, teller{g, reader, int(s.Players)}.whose(top.Frame.Player))
}

// abilities turns the abilities of the Sites and Relics in play into choices, but for those of a
// Relic's other side.
func (c *chooser) abilities(a engine.Action) []option {
	var out []option
	for _, a.Card = range c.s.Seats[c.seat].Active.List() {
		for i := range c.g.ActionX(a.Card).Abilities {
			a.Ability = uint8(i + 1)
			text := c.g.Text(a.Card, a.Ability)
			if text.Mode == engine.NoMode || text.Mode == c.s.InPlay[a.Card-engine.FirstActionX].Mode {
				out = append(out, c.costing(a, "Use "+textName(c.g, a.Card, a.Ability), text.Costs))
			}
		}
	}
	return out
}

// costing is the choice of an action whose costs are asked for after it, first the card that is
// spent, then the Leads; where it is not legal, the attempt itself says why.
func (c *chooser) costing(a engine.Action, text string, costs []engine.Cost) option {
	o := option{Choice: Choice{Text: text}, action: a}
	legal := c.first(a)
	if legal == nil {
		o.Note = c.reason(a, costs)
		return o
	}
	for i := range costs {
		switch k := costs[i].Kind; k {
		case engine.CostActionX, engine.CostScrapAdventure, engine.CostScrap, engine.CostLeadsOrActionX:
			o.further = c.spending(a, text, costs, k)
			return o
		}
	}
	return c.paying(o, legal, text, costs)
}

// paying lets an option ask for the Leads of its cost, as many as its first legal action pays; for
// none where that pays none.
func (c *chooser) paying(o option, legal *engine.Action, text string, costs []engine.Cost) option {
	n := legal.Pay.Total()
	if n == 0 {
		return o
	}
	o.pays, o.topped = true, true
	leads, matching := "Lead", "Lead"
	if n > 1 {
		leads = explain.Count(n, engine.NoLead)
		matching = strings.Replace(leads, "Lead", "matching Lead", 1)
	}
	for i := range costs {
		switch cost := &costs[i]; cost.Kind {
		case engine.CostBury:
			leads, o.topped = matching+" to bury", false
		case engine.CostMatching:
			leads = matching
		case engine.CostType:
			leads = "Leads for " + explain.Count(n, c.typeOf(cost, o.action.Card))
		}
	}
	o.ask = text + ": which " + leads + "?"
	return o
}

// typeOf is the type that a cost of one type asks for; on a card in play it may be the Bonded type.
func (c *chooser) typeOf(cost *engine.Cost, card engine.Card) engine.Lead {
	if cost.Lead != engine.NoLead {
		return cost.Lead
	}
	return c.s.InPlay[card-engine.FirstActionX].Bonded
}

// spending is the choices of the card that a cost is paid with, or of Leads in its place.
func (c *chooser) spending(a engine.Action, text string, costs []engine.Cost, k engine.CostKind) []option {
	var out []option
	for i := range c.legal {
		l := &c.legal[i]
		b := a
		b.Spend = l.Spend
		if c.first(b) != l || l.Spend == 0 && len(out) > 0 {
			continue
		}
		o := option{Choice: Choice{Text: c.spendText(l, k)}, action: b}
		asks := text
		if l.Spend != 0 {
			asks += " with " + c.g.Name(l.Spend)
		}
		out = append(out, c.paying(o, l, asks, costs))
	}
	return out
}

func (c *chooser) spendText(l *engine.Action, k engine.CostKind) string {
	switch {
	case l.Spend == 0:
		return "Discard " + explain.Count(l.Pay.Total(), engine.NoLead)
	case k == engine.CostActionX || k == engine.CostLeadsOrActionX:
		return "Discard " + c.g.Name(l.Spend)
	}
	return "Scrap " + c.g.Name(l.Spend)
}

// reason says why nothing that an action begins is legal: what the moment, the conditions or the
// card forbid; where they forbid nothing, that it cannot be paid.
func (c *chooser) reason(a engine.Action, costs []engine.Cost) string {
	who := &c.s.Seats[a.By]
	for i := range costs {
		var cards []engine.Card
		switch costs[i].Kind {
		case engine.CostActionX:
			cards = who.ActionX.List()
		case engine.CostScrapAdventure:
			cards = who.Zone.List()
		case engine.CostScrap:
			cards = append(cards, who.Zone.List()...)
			cards = append(cards, who.Active.List()...)
		}
		for _, spend := range cards {
			if spend != a.Card {
				a.Spend = spend
				break
			}
		}
	}
	r := c.g.Check(c.s, a)
	if r == nil {
		return ""
	}
	switch r.Code() {
	case engine.LeadNotInHand, engine.WrongLeadCount, engine.NotMatching, engine.WrongType, engine.TopUnnamed:
		return cannotPay
	case engine.SpendUnnamed, engine.NotYoursToSpend:
		return cannotSpend
	}
	return c.note(r)
}
