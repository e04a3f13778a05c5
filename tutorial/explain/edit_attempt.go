package explain

import (
	"cmp"
	"slices"

	"example.com/xseekers/engine"
)

// mostWays bounds the ways to say an attempt that are followed from one position.
const mostWays = 8

// plenty is more Leads of a type than anything costs.
const plenty = 16

// way is a legal action as an attempt could become it: the Leads that lack for it, and how many
// edits that takes.
type way struct {
	action engine.Action
	more   engine.Leads
	edits  int
	far    int
}

// otherPayments proposes to say the attempt as the engine would pass it: with the same card, another
// payment, and the Leads that lack for it.
func otherPayments(x *search, t *trial, _ engine.Unmet) []bundle { return ways(x, t, true) }

// otherCards proposes the same, with other cards named too.
func otherCards(x *search, t *trial, _ engine.Unmet) []bundle { return ways(x, t, false) }

// ways asks the engine what it would pass if the player held plenty of Leads, and proposes what takes
// the fewest edits, the nearest first.
func ways(x *search, t *trial, sameCard bool) (out []bundle) {
	s, by := t.state, t.try.By
	if s.Decision.Player != by {
		return nil
	}
	if k := s.Decision.Kind; k == engine.AskAct || k == engine.AskRespond || k == engine.AskDiscardLead {
		for l := engine.Glyph; l <= engine.Wild; l++ {
			s.Seats[by].Leads[l] += plenty
		}
	}
	x.legal = x.g.Legal(&s, x.legal[:0])
	var found []way
	for i := range x.legal {
		a := &x.legal[i]
		if a.Do != t.try.Do || sameCard && (a.Card != t.try.Card || a.Ability != t.try.Ability) {
			continue
		}
		more, ok := lacking(&t.state, by, a.Pay)
		if !ok {
			continue
		}
		w := way{*a, more, countEdits(&t.try, a) + more.Total(), distance(*a, t.try)}
		if len(found) < mostWays || nearer(w, found[len(found)-1]) < 0 {
			found = keepNearest(found, w)
		}
	}
	for _, w := range found {
		var b bundle
		for l := engine.Glyph; l <= engine.Wild; l++ {
			for range w.more[l] {
				b = append(b, oneMore(l))
			}
		}
		if b = append(b, toward(x.g, t, w.action)...); len(b) > 0 {
			out = append(out, b)
		}
	}
	return out
}

func nearer(a, b way) int {
	return cmp.Or(cmp.Compare(a.edits, b.edits), cmp.Compare(a.far, b.far))
}

// keepNearest puts a way among the nearest, in order; ways alike but for the Lead on top are one.
func keepNearest(found []way, w way) []way {
	alike := func(v way) bool { v.action.Top = w.action.Top; return v.action == w.action }
	if i := slices.IndexFunc(found, alike); i >= 0 {
		if nearer(w, found[i]) >= 0 {
			return found
		}
		found = slices.Delete(found, i, i+1)
	}
	i := 0
	for i < len(found) && nearer(found[i], w) <= 0 {
		i++
	}
	found = slices.Insert(found, i, w)
	return found[:min(len(found), mostWays)]
}

// countEdits is how many edits turn an attempt into an action: see toward.
func countEdits(try, a *engine.Action) (n int) {
	for _, differs := range [...]bool{
		a.From != try.From, a.Card != try.Card, a.Card == try.Card && a.Rival != try.Rival, a.Card == try.Card && a.Ability != try.Ability, a.Spend != try.Spend,
		a.Pay != try.Pay || a.Top != try.Top, a.Lead != try.Lead || a.As != try.As, a.Mode != try.Mode, a.Option != try.Option,
	} {
		if differs {
			n++
		}
	}
	return n
}

// toward is the edits that turn an attempt into an action of the same verb. With another card named
// follow whose it is and which of its texts is meant.
func toward(g *engine.Game, t *trial, a engine.Action) (out bundle) {
	try, players := t.try, int(t.state.Players)
	say := func(k kind, verb, noun string, far int, set func(*engine.Action)) {
		out = append(out, edit{kind: k, verb: verb, noun: noun, far: far, do: func(_ *engine.Game, t *trial) bool {
			set(&t.try)
			return true
		}})
	}
	if a.From != try.From {
		pile := map[engine.Source]string{engine.FromDeck: "the deck", engine.FromDiscard: "the discard pile"}[a.From]
		say(otherSource, "take it from", pile, 0, func(b *engine.Action) { b.From = a.From })
	}
	if a.Card != try.Card {
		say(otherCard, "name", t.name(g, a.Card), 0, func(b *engine.Action) {
			b.Card, b.Rival, b.Ability = a.Card, a.Rival, a.Ability
		})
	} else if a.Rival != try.Rival {
		verb, noun := rivalWords(a, try, players)
		say(otherRival, verb, noun, 0, func(b *engine.Action) { b.Rival = a.Rival })
	}
	if a.Card == try.Card && a.Ability != try.Ability {
		say(otherAbility, "use", abilityWords(g, a), 0, func(b *engine.Action) { b.Ability = a.Ability })
	}
	if a.Option != try.Option {
		say(otherOption, "choose", [...]string{"no half", "the first half", "the second half"}[min(a.Option, 2)], 0,
			func(b *engine.Action) { b.Option = a.Option })
	}
	if a.Mode != try.Mode {
		verb, noun := sideWords(a, try)
		say(otherMode, verb, noun, 1, func(b *engine.Action) { b.Mode = a.Mode })
	}
	if a.Lead != try.Lead || a.As != try.As {
		k, verb := otherLead, "name"
		if a.Do == engine.DoEnter {
			k, verb = otherBond, "bond"
		}
		say(k, verb, bondText(a), bondFar(a, try), func(b *engine.Action) { b.Lead, b.As = a.Lead, a.As })
	}
	if a.Spend != try.Spend {
		verb, noun := spendWords(g, t, a)
		say(otherSpend, verb, noun, 0, func(b *engine.Action) { b.Spend = a.Spend })
	}
	if a.Pay != try.Pay || a.Top != try.Top {
		say(otherPay, leadsText(g, a), "", 0, func(b *engine.Action) { b.Pay, b.Top = a.Pay, a.Top })
	}
	return out
}

// bondFar tells a Wild bonded as the type named from another Lead.
func bondFar(a, try engine.Action) int {
	if a.As != try.As {
		return 1
	}
	return 0
}

// distance is how far an action is from the attempt, in its cards and payment. A card of the hand
// that the attempt does not name is discarded only where Leads will not do.
func distance(a, b engine.Action) int {
	d := 0
	for l := engine.Glyph; l <= engine.Wild; l++ {
		d += max(int(a.Pay[l])-int(b.Pay[l]), int(b.Pay[l])-int(a.Pay[l]))
	}
	if a.Top != b.Top {
		d++
	}
	switch {
	case a.Spend == b.Spend:
	case b.Spend == 0 && a.Spend.IsActionX():
		d += mostPaid
	default:
		d++
	}
	if a.Card != b.Card {
		d++
	}
	return d
}

// mostPaid is more than the Leads of two payments can differ in.
const mostPaid = 64

// strays proposes to leave words out that the action has no use for, and to say the pile it takes from.
func strays(x *search, t *trial, _ engine.Unmet) (out []bundle) {
	var enough []bundle
	for _, from := range []engine.Source{engine.FromDeck, engine.FromDiscard} {
		if engine.PlayOf(t.try.Do, t.try.From) == nil && engine.PlayOf(t.try.Do, from) != nil {
			a := t.try
			a.From = from
			out = append(out, toward(x.g, t, a))
		}
	}
	for _, stray := range []struct {
		words string
		clear func(a *engine.Action)
	}{
		{"name no pile", func(a *engine.Action) { a.From = 0 }},
		{"name no card", func(a *engine.Action) { a.Card = 0 }},
		{"name no text of a card", func(a *engine.Action) { a.Ability = 0 }},
		{"name no other card", func(a *engine.Action) { a.Spend = 0 }},
		{"name no rival", func(a *engine.Action) { a.Rival = 0 }},
		{"pay no Lead", func(a *engine.Action) { a.Pay = engine.Leads{} }},
		{"name no Lead for the top", func(a *engine.Action) { a.Top = 0 }},
		{"choose no Lead", func(a *engine.Action) { a.Lead = 0 }},
		{"name no type to bond as", func(a *engine.Action) { a.As = 0 }},
		{"name no side", func(a *engine.Action) { a.Mode = 0 }},
		{"choose no half", func(a *engine.Action) { a.Option = 0 }},
	} {
		a := t.try
		stray.clear(&a)
		if a == t.try || textOf(x.g, t.try) != nil && (a.Card != t.try.Card || a.Ability != t.try.Ability && a.Do == engine.DoUse) {
			continue // the text that is played or used is no stray
		}
		b := bundle{{kind: leftOut, verb: stray.words, do: func(_ *engine.Game, t *trial) bool {
			stray.clear(&t.try)
			return true
		}}}
		out = append(out, b)
		if !some(codes(x.g, &t.state, a), []engine.Code{engine.NoSuchAction}) {
			enough = append(enough, b)
		}
	}
	if len(enough) > 0 { // what else could be left out is no stray
		return enough
	}
	return out
}

// otherTexts proposes another text of the card named: one that there is, on the side it lies on.
func otherTexts(x *search, t *trial, _ engine.Unmet) (out []bundle) {
	a := t.try
	if !a.Card.IsActionX() || !x.g.Known(a.Card) {
		return nil
	}
	for a.Ability = range uint8(engine.MaxAbilities + 1) {
		if x.g.Text(a.Card, a.Ability) != nil && (a.Ability == 0) == (a.Do == engine.DoPlay) && a != t.try {
			out = append(out, toward(x.g, t, a))
		}
	}
	return out
}

// ownCards proposes the cards of the player that the attempt could be about, whatever is paid.
func ownCards(x *search, t *trial, _ engine.Unmet) (out []bundle) {
	who := &t.state.Seats[t.try.By]
	var cards []engine.Card
	switch t.try.Do {
	case engine.DoPlay:
		cards = who.ActionX.List()
	case engine.DoUse:
		cards = who.Active.List()
	case engine.DoComplete, engine.DoScrapAdventure:
		cards = who.Zone.List()
	}
	for _, c := range cards {
		if c == t.try.Card {
			continue
		}
		a := t.try
		switch a.Card = c; a.Do {
		case engine.DoPlay:
			a.Ability = 0
		case engine.DoUse:
			if a.Ability = max(1, a.Ability); x.g.Text(c, a.Ability) == nil {
				a.Ability = 1
			}
			if x.g.Text(c, 1) == nil {
				continue
			}
		}
		out = append(out, toward(x.g, t, a))
	}
	return out
}
