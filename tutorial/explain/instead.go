package explain

import (
	"cmp"
	"slices"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
)

// mostInstead is how many things to do instead are named.
const mostInstead = 6

// instead lists the legal actions nearest to an attempt, where its actor is to decide: one of each
// kind and card, at most mostInstead, and counts the others.
func instead(g *engine.Game, s *engine.State, try engine.Action) (out []string, leftOut int) {
	if s.Over() || s.Decision.Player != try.By {
		return nil, 0
	}
	near := nearestFirst(g.Legal(s, nil), try)
	for _, a := range near[:min(mostInstead, len(near))] {
		out = append(out, notation.Format(g, a))
	}
	return out, len(near) - len(out)
}

// nearestFirst is one legal action of each kind, the nearest to an attempt; those nearest first.
func nearestFirst(legal []engine.Action, try engine.Action) []engine.Action {
	var out []engine.Action
	place := map[engine.Action]int{}
	for _, a := range legal {
		kind := kindOf(a)
		i, seen := place[kind]
		switch {
		case !seen:
			place[kind] = len(out)
			out = append(out, a)
		case apart(a, try) < apart(out[i], try):
			out[i] = a
		}
	}
	slices.SortStableFunc(out, func(a, b engine.Action) int { return cmp.Compare(apart(a, try), apart(b, try)) })
	return out
}

// kindOf is an action without its payment, but where to choose the Leads is all it does.
func kindOf(a engine.Action) engine.Action {
	if a.Do.Heroic() {
		return engine.Action{Do: a.Do}
	}
	if a.Card != 0 {
		a.Pay, a.Top, a.Spend = engine.Leads{}, engine.NoLead, 0
	}
	return a
}

// apart is how far a legal action is from an attempt: in what is done and to which cards, then in the
// Leads. To end the turn or pass is farthest from anything else.
func apart(a, try engine.Action) int {
	far := cardsApart(a, try)
	switch {
	case a.Do == try.Do:
	case a.Do == engine.DoEndTurn || a.Do == engine.DoPass:
		far += 4
	case a.Do.Heroic() && try.Do.Heroic(), ofText(a.Do) && ofText(try.Do):
		far++
	default:
		far += 2
	}
	far *= 2
	if a.Ability != try.Ability || a.From != try.From || a.Rival != try.Rival {
		far++
	}
	return far*2*engine.MaxLeads + leadsApart(a.Pay, try.Pay)
}

// cardsApart is how little a legal action has to do with the cards of an attempt.
func cardsApart(a, try engine.Action) int {
	named := func(c engine.Card) bool { return c != 0 && (c == try.Card || c == try.Spend) }
	switch {
	case a.Card == try.Card && a.Card != 0, a.Card == 0 && a.Spend == 0 && try.Card == 0:
		return 0
	case named(a.Card), named(a.Spend), try.Card == 0:
		return 1
	}
	return 2
}

func ofText(do engine.Do) bool { return do == engine.DoPlay || do == engine.DoUse }

// leadsApart is by how many Leads two payments differ.
func leadsApart(a, b engine.Leads) (n int) {
	for l := range a {
		n += max(int(a[l])-int(b[l]), int(b[l])-int(a[l]))
	}
	return n
}
