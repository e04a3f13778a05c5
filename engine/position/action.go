package position

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// AppendAction appends an action as JSON: its verb and the fields that are set, and the seat it
// names where its verb names one. Its player stands beside it, not in it.
func AppendAction(dst []byte, g *engine.Game, a engine.Action) []byte {
	w := writer{g, dst}
	w.raw(`{"do":"`, a.Do.String(), `"`)
	if a.From != engine.NoSource {
		w.raw(`,"from":"`, a.From.String(), `"`)
	}
	if a.Card != 0 {
		w.raw(`,"`, cardField(a.Do), `":`)
		w.card(a.Card)
	}
	if g.Text(a.Card, a.Ability) != nil {
		w.ability(a.Card, a.Ability)
	}
	if a.Spend != 0 {
		w.raw(`,"`, spendField(g, &a), `":`)
		w.card(a.Spend)
	}
	if field := seatField(&a); field != "" {
		w.raw(`,"`, field, `":`)
		w.number(int(a.Rival))
	}
	if a.Mode != engine.NoMode {
		w.raw(`,"mode":"`, a.Mode.String(), `"`)
	}
	switch {
	case a.Do == engine.DoEnter && a.Lead != engine.NoLead:
		w.raw(`,"bond":`)
		w.bond(a.Lead, a.As)
	case a.Lead != engine.NoLead:
		w.raw(`,"lead":`)
		w.lead(a.Lead)
	}
	if a.Option != 0 {
		w.raw(`,"option":`)
		w.number(int(a.Option))
	}
	if a.Pay != (engine.Leads{}) || paysAlways(&a) {
		w.raw(`,"pay":[`)
		w.leads(&a.Pay)
		w.raw(`]`)
	}
	if a.Top != engine.NoLead {
		w.raw(`,"top":"`, a.Top.String(), `"`)
	}
	w.raw(`}`)
	return w.dst
}

// paysAlways reports whether the verb always names its payment, also where a card has made it none (1.3).
func paysAlways(a *engine.Action) bool {
	switch a.Do {
	case engine.DoComplete, engine.DoDiscardLead, engine.DoDiscardDown, engine.DoBreakthrough, engine.DoSabotage,
		engine.DoPoach, engine.DoThwart:
		return true
	}
	return a.Do == engine.DoBarter && a.Spend == 0
}

// cardField is the field for the card a verb names: adventure where it can only be one.
func cardField(do engine.Do) string {
	switch do {
	case engine.DoScrapAdventure, engine.DoComplete, engine.DoRivalsChoice, engine.DoBarterReveal:
		return "adventure"
	}
	return "card"
}

// spendField is the field for the card a cost takes: actionx out of the hand, scrap out of play; of
// a Poach it is the actor's own.
func spendField(g *engine.Game, a *engine.Action) string {
	switch a.Do {
	case engine.DoPoachSwap:
		return "own"
	case engine.DoBarter:
		return "actionx"
	}
	if text := g.Text(a.Card, a.Ability); text != nil {
		for _, c := range text.Costs {
			if c.Kind == engine.CostActionX {
				return "actionx"
			}
		}
	}
	return "scrap"
}

// seatField is the field for the seat a verb names, "" where the action names none. Seat 0 is named
// where the verb has to name one.
func seatField(a *engine.Action) string {
	switch a.Do {
	case engine.DoNegotiateGive:
		return "to"
	case engine.DoEnter:
		if a.Mode == engine.Ruthless || a.Rival != 0 {
			return "against"
		}
		return ""
	case engine.DoSabotageTarget, engine.DoPoachSwap:
		return "player"
	case engine.DoChoose:
		if a.Card == 0 && a.Lead == engine.NoLead && a.Option == 0 {
			return "player"
		}
	}
	if a.Rival != 0 {
		return "player"
	}
	return ""
}

// UnmarshalAction reads an action back, but for its player. Whether its verb takes the fields that
// stand there is for Check to say.
func UnmarshalAction(g *engine.Game, data []byte) (engine.Action, error) {
	r, err := parse(g, "action", data)
	if err != nil {
		return engine.Action{}, err
	}
	r.whole = true // Leads are listed, not counted
	var a engine.Action
	top := r.root.Map("do", "from", "adventure", "card", "ability", "scrap", "actionx", "own", "player", "to", "against",
		"mode", "bond", "lead", "option", "pay", "top")
	a.Do, _ = engine.ParseDo(top.Need("do").OneOf(doWords...))
	a.From, _ = engine.ParseSource(top.Get("from").OneOf(engine.FromDeck.String(), engine.FromDiscard.String()))
	a.Card = r.find(one(top, "adventure", "card"), anyCards)
	a.Ability = r.ability(top.Get("ability"), a.Card)
	a.Spend = r.find(one(top, "scrap", "actionx", "own"), anyCards)
	a.Rival = engine.Seat(one(top, "player", "to", "against").Int(0, engine.MaxPlayers-1))
	a.Mode, _ = engine.ParseMode(top.Get("mode").OneOf(modeWords...))
	lead := one(top, "lead", "bond")
	if lead != nil && lead == top.Get("bond") {
		a.Lead, a.As = r.bond(lead)
	} else {
		a.Lead, _ = engine.ParseLead(lead.OneOf(leadWords...))
	}
	a.Option = uint8(top.Get("option").Int(1, 2))
	pay, _ := r.leadList(top.Get("pay"))
	a.Pay = engine.LeadsOf(pay...)
	a.Top, _ = engine.ParseLead(top.Get("top").OneOf(leadWords...))
	if err := r.doc.Err(); err != nil {
		return engine.Action{}, err
	}
	return a, nil
}

// one is the value of the one field of these that is there: they name the same part of an action.
func one(m strictyaml.Mapping, fields ...string) (value *strictyaml.Node) {
	first := ""
	for _, field := range fields {
		n := m.Get(field)
		switch {
		case n == nil:
		case value == nil:
			first, value = field, n
		default:
			n.Fault("%s beside %s: an action names one of them", field, first)
		}
	}
	return value
}

var doWords = func() (words []string) {
	for _, do := range engine.Dos() {
		words = append(words, do.String())
	}
	return words
}()
