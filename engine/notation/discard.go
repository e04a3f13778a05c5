package notation

import "example.com/xseekers/engine"

// discard reads the three ways to discard: one Lead (4.3), down to seven (4.5), the whole hand (6.2).
// Where the text does not say which, what is asked does; else it is one Lead.
func (p *parser) discard(tokens []token) (engine.Action, *Error) {
	a := engine.Action{Do: engine.DoDiscardLead}
	switch p.asked {
	case engine.AskDiscardHand:
		a.Do = engine.DoDiscardHand
	case engine.AskDiscardDown:
		a.Do = engine.DoDiscardDown
	}
	if len(tokens) > 0 && tokens[0].is("down") {
		a.Do = engine.DoDiscardDown
		if tokens = tokens[1:]; len(tokens) > 1 && tokens[0].is("to") && tokens[1].is("seven", "7") {
			tokens = tokens[2:]
		}
	}
	var paid payment
	if i := paid.read(tokens); i >= 0 {
		return p.cardDiscarded(tokens, i)
	}
	if paid.leads == (engine.Leads{}) && anyOf(tokens, "hand", "all", "everything") {
		a.Do = engine.DoDiscardHand
	}
	if a.Do == engine.DoDiscardHand {
		return p.discardHand(a, paid)
	}
	a.Pay, a.Top = paid.paid()
	return a, nil
}

// discardHand reads the top alone: all Leads go. One Lead named is the top.
func (p *parser) discardHand(a engine.Action, paid payment) (engine.Action, *Error) {
	a.Top = paid.top
	switch {
	case paid.leads == engine.Leads{}, paid.leads == p.v.Hand:
	case paid.leads.Total() == 1 && paid.top == engine.NoLead:
		a.Top = paid.leads.List()[0]
	default:
		return engine.Action{}, p.lacking("Your whole hand is discarded, so say only which Lead ends on top", nil)
	}
	if p.v.Hand.Types() <= 1 && a.Top != engine.NoLead && p.v.Hand[a.Top] > 0 {
		a.Top = engine.NoLead
	}
	return a, nil
}
