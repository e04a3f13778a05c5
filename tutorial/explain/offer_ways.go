package explain

import (
	"slices"
	"strings"

	"example.com/xseekers/engine"
)

// attempts are the ways of a wish worth trying: every card it may name, every card it may be paid
// with, and payments from the hand that go as far as the hand does. None where there is no card to
// name; what is legal is for Check to say.
func attempts(g *engine.Game, s *engine.State, seat engine.Seat, w Wish) (out []engine.Action) {
	do := w.Do
	if do == engine.DoNothing {
		do = useOf(s, seat, w.Card)
	}
	for _, p := range engine.Plays() {
		if p.Do != do || w.From != engine.NoSource && w.From != p.From {
			continue
		}
		for _, a := range naming(g, s, &p, w, engine.Action{Do: p.Do, By: seat, From: p.From}) {
			for _, a.Spend = range spending(g, s, a) {
				out = append(out, payments(g, s, a)...)
			}
		}
	}
	return out
}

// useOf is what a card is for: an Adventure is completed, a card in play used, another played.
func useOf(s *engine.State, seat engine.Seat, c engine.Card) engine.Do {
	switch {
	case !c.IsActionX():
		return engine.DoComplete
	case s.Seats[seat].Active.Has(c):
		return engine.DoUse
	}
	return engine.DoPlay
}

// naming is an action with each card and ability that it may name.
func naming(g *engine.Game, s *engine.State, p *engine.Play, w Wish, a engine.Action) (out []engine.Action) {
	own := &s.Seats[a.By]
	var among []engine.Card
	switch p.Names {
	case engine.NamesOwn:
		among = own.Zone.List()
	case engine.NamesActivePlays:
		among = s.Seats[s.Active].Zone.List()
	case engine.NamesHand:
		among = own.ActionX.List()
	case engine.NamesAbility:
		return abilitiesOf(g, own, w, a)
	case engine.NamesTarget, engine.NamesSwap:
		return targeting(s, p, w, a)
	case engine.NamesLooked, engine.NamesChoice:
		a.Card = w.Card
		return []engine.Action{a}
	default:
		return []engine.Action{a}
	}
	if w.Card != 0 {
		among = []engine.Card{w.Card}
	}
	if len(among) == 0 && !p.Do.Advanced() {
		among = []engine.Card{0} // Check says what is missing
	}
	for _, a.Card = range among {
		out = append(out, a)
	}
	return out
}

// abilitiesOf is an action with each ability of the cards in play, or of the card wished for.
func abilitiesOf(g *engine.Game, own *engine.Player, w Wish, a engine.Action) (out []engine.Action) {
	among := own.Active.List()
	if w.Card != 0 {
		among = []engine.Card{w.Card}
	}
	for _, a.Card = range among {
		n := 0
		if g.Known(a.Card) && a.Card.IsActionX() {
			n = len(g.ActionX(a.Card).Abilities)
		}
		for a.Ability = uint8(min(1, n)); int(a.Ability) <= n; a.Ability++ {
			if (w.Ability == 0 || w.Ability == a.Ability) && (n > 0 || w.Card != 0) {
				out = append(out, a)
			}
		}
	}
	return out
}

// targeting is a choice among what rivals have, of the card wished for, with whose it is.
func targeting(s *engine.State, p *engine.Play, w Wish, a engine.Action) (out []engine.Action) {
	a.Card, a.Rival = w.Card, s.Next(a.By)
	for q := range engine.Seat(s.Players) {
		if q != a.By && (s.Seats[q].Zone.Has(w.Card) || s.Seats[q].Active.Has(w.Card)) {
			a.Rival = q
		}
	}
	if zone := &s.Seats[a.By].Zone; p.Names == engine.NamesSwap && zone.N > 0 {
		a.Spend = zone.Cards[0]
	}
	return []engine.Action{a}
}

// spending is the cards that an action's cost may be paid with, 0 where it names none.
func spending(g *engine.Game, s *engine.State, a engine.Action) []engine.Card {
	own := &s.Seats[a.By]
	var among []engine.Card
	for _, c := range costs(g, a) {
		switch c.Kind {
		case engine.CostActionX:
			among = own.ActionX.List()
		case engine.CostLeadsOrActionX:
			among = append([]engine.Card{0}, own.ActionX.List()...)
		case engine.CostScrapAdventure:
			among = own.Zone.List()
		case engine.CostScrap:
			among = slices.Concat(own.Zone.List(), own.Active.List())
		}
	}
	among = slices.DeleteFunc(slices.Clone(among), func(c engine.Card) bool { return c != 0 && c == a.Card })
	if len(among) == 0 {
		return []engine.Card{a.Spend}
	}
	return among
}

// payments is an action with Leads of the hand, as many as Check asks for or as there are: the
// emblems of an Adventure; else of each type with Wilds, and any.
func payments(g *engine.Game, s *engine.State, a engine.Action) (out []engine.Action) {
	r := g.Check(s, a)
	if r == nil {
		return []engine.Action{a}
	}
	hand := s.Seats[a.By].Leads
	var emblems engine.Leads
	need := -1
	for _, u := range r.Unmet {
		switch u.Code {
		case engine.EmblemUnpaid:
			emblems[u.Lead] = uint8(u.Need)
		case engine.WrongLeadCount:
			need = int(u.Need)
		}
	}
	switch {
	case emblems != engine.Leads{}:
		out = append(out, paying(a, hand, emblems, emblems.Total()))
	case need >= 0 && a.Do == engine.DoComplete:
		out = append(out, paying(a, hand, g.Adventure(a.Card).Emblems, need))
	case need >= 0:
		for l := engine.Glyph; l <= engine.Vision; l++ {
			var one engine.Leads
			one[l] = hand[l]
			out = append(out, paying(a, hand, one, need))
		}
		out = append(out, paying(a, hand, hand, need))
	default:
		out = append(out, a)
	}
	for i := range out {
		out[i].Top = topOf(g, s, out[i])
	}
	return out
}

// paying is an action that pays as much of some Leads as the hand has, and Wilds up to the number.
func paying(a engine.Action, hand, of engine.Leads, n int) engine.Action {
	a.Pay = engine.Leads{}
	left := n
	for l := engine.Glyph; l <= engine.Vision; l++ {
		k := min(int(hand[l]), int(of[l]), left)
		a.Pay[l] = uint8(k)
		left -= k
	}
	a.Pay[engine.Wild] = uint8(min(int(hand[engine.Wild]), left))
	return a
}

// topOf is a type to name on top, where Check asks for one (1.6).
func topOf(g *engine.Game, s *engine.State, a engine.Action) engine.Lead {
	r := g.Check(s, a)
	if r == nil || !slices.ContainsFunc(r.Unmet, func(u engine.Unmet) bool { return u.Code == engine.TopUnnamed }) {
		return a.Top
	}
	among := a.Pay
	if among == (engine.Leads{}) {
		among = s.Seats[a.By].Leads
	}
	return among.List()[0]
}

// lacks says of a refusal for its payment alone what the hand lacks; "" of any other.
func lacks(g *engine.Game, s *engine.State, r *engine.Rejection) string {
	a, u := r.Action, r.Unmet[0]
	what := text(g, a)
	if a.Ability > 0 {
		what = "that of " + what
	}
	hold := "you hold no Lead"
	if hand := s.Seats[a.By].Leads; hand != (engine.Leads{}) {
		hold = "you hold " + counts(hand)
	}
	matching := slices.ContainsFunc(costs(g, a), func(c engine.Cost) bool {
		return c.Kind == engine.CostMatching || c.Kind == engine.CostBury
	})
	switch {
	case a.Do == engine.DoComplete && slices.Contains(short, u.Code):
		return Capital(what) + " costs " + counts(g.Adventure(a.Card).Emblems) + ", and " + hold + "."
	case u.Code == engine.NotMatching, u.Code == engine.WrongLeadCount && matching:
		leads := strings.Replace(Count(max(int(u.Need), a.Pay.Total()), engine.NoLead), "Lead", "matching Lead", 1)
		return Capital(what) + " costs " + leads + ", and " + hold + "."
	case slices.Contains(short, u.Code):
		return Capital(what) + " costs " + Count(int(u.Need), u.Lead) + ", and " + hold + "."
	case u.Code == engine.SpendUnnamed:
		return Capital(what) + " is paid with " + spend(g, a) + ", and you have none."
	}
	return ""
}

// counts lists Leads by type: "two Ruins and one Wild".
func counts(leads engine.Leads) string {
	var words []string
	for l := engine.Glyph; l <= engine.Wild; l++ {
		if leads[l] > 0 {
			words = append(words, Count(int(leads[l]), l))
		}
	}
	return And(words)
}
