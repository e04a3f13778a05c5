package explain

import "example.com/xseekers/engine"

// Edits that bring a card to where the attempt needs it: the one that is named, or any of its kind.

// namedInZone proposes that the Adventure that is named lies in the player's zone.
func namedInZone(x *search, t *trial, u engine.Unmet) []bundle {
	if u.Card.IsActionX() || !x.g.Known(u.Card) {
		return anyAdventure(x, t, u)
	}
	return single(edit{
		kind: inZone, verb: "have " + x.g.Name(u.Card) + " in your Adventure Zone",
		do: func(g *engine.Game, t *trial) bool { return intoZone(g, t, t.try.By, u.Card) },
	})
}

// anyAdventure proposes an Active Adventure of the player, whichever.
func anyAdventure(x *search, t *trial, _ engine.Unmet) []bundle {
	own := &t.state.Seats[t.try.By].Zone
	c := spare(x.g, t, func(c engine.Card) bool { return !c.IsActionX() && !own.Has(c) })
	if c == 0 {
		return nil
	}
	words := "have an Active Adventure"
	if own.N > 0 {
		words = "have one more Active Adventure"
	}
	return single(edit{kind: inZone, verb: words, do: func(g *engine.Game, t *trial) bool {
		t.bring(c)
		return intoZone(g, t, t.try.By, c)
	}})
}

// namedHeld proposes that the ActionX card that is named is held.
func namedHeld(x *search, t *trial, u engine.Unmet) []bundle {
	if !u.Card.IsActionX() || !x.g.Known(u.Card) || u.Card == t.try.Card && t.try.Spend == u.Card {
		return anyHeld(x, t, u)
	}
	return single(edit{kind: inHandHeld, verb: "hold " + x.g.Name(u.Card), do: held(u.Card)})
}

// anyHeld proposes an ActionX card in hand, whichever.
func anyHeld(x *search, t *trial, _ engine.Unmet) []bundle {
	own := &t.state.Seats[t.try.By].ActionX
	other := func(c engine.Card) bool { return c.IsActionX() && !own.Has(c) }
	c := spare(x.g, t, func(c engine.Card) bool { return other(c) && playable(x.g, t, c) })
	if c == 0 {
		c = spare(x.g, t, other)
	}
	if c == 0 {
		return nil
	}
	words := "hold an ActionX card"
	if !own.Empty() {
		words = "hold one more ActionX card"
	}
	return single(edit{kind: inHandHeld, verb: words, do: func(g *engine.Game, t *trial) bool {
		t.bring(c)
		return held(c)(g, t)
	}})
}

// playable reports whether a card could be what the attempt plays at once, or is not to be played at all.
func playable(g *engine.Game, t *trial, c engine.Card) bool {
	text := g.Text(c, 0)
	return t.try.Do != engine.DoPlay || len(text.Costs) == 0 && text.Heroic == engine.DoNothing &&
		(text.Twist || t.state.Decision.Kind != engine.AskRespond)
}

func held(c engine.Card) func(*engine.Game, *trial) bool {
	return func(_ *engine.Game, t *trial) bool {
		who := &t.state.Seats[t.try.By]
		if who.ActionX.Has(c) || !takeCard(&t.state, c, t.try.By) {
			return false
		}
		who.ActionX.Add(c)
		return true
	}
}

// namedInPlay proposes that the card whose text is used lies in the player's Active Zone: in the
// player's action step, one that is held is played.
func namedInPlay(x *search, t *trial, u engine.Unmet) []bundle {
	if !x.g.Known(u.Card) || !u.Card.IsActionX() || x.g.ActionX(u.Card).Kind == engine.Feat {
		return anyInPlay(x, t, u)
	}
	ability := t.try.Ability
	lay := func(g *engine.Game, t *trial) bool { return intoActive(g, t, t.try.By, u.Card, ability) }
	canPlay := func(t *trial) bool {
		return t.state.Seats[t.try.By].ActionX.Has(u.Card) && t.state.Decision == engine.Decision{Kind: engine.AskAct, Player: t.try.By}
	}
	if canPlay(t) {
		return single(edit{
			kind: playedFirst, verb: "play " + x.g.Name(u.Card) + " first",
			do: func(g *engine.Game, t *trial) bool { return canPlay(t) && lay(g, t) },
		})
	}
	return single(edit{kind: inActiveZone, verb: "have " + x.g.Name(u.Card) + " in your Active Zone", do: lay})
}

// anyInPlay proposes a Site or Relic with a text to use in the player's Active Zone, whichever: best
// one that can be used at once.
func anyInPlay(x *search, t *trial, _ engine.Unmet) []bundle {
	own := &t.state.Seats[t.try.By].Active
	usable := func(c engine.Card) bool { return x.g.Text(c, 1) != nil && !own.Has(c) }
	c := spare(x.g, t, func(c engine.Card) bool {
		if !usable(c) {
			return false
		}
		text := x.g.Text(c, 1)
		return (text.Twist || t.state.Decision.Kind != engine.AskRespond) && !text.Delay && text.Heroic == engine.DoNothing
	})
	if c == 0 {
		c = spare(x.g, t, usable)
	}
	if c == 0 {
		return nil
	}
	return single(edit{
		kind: inActiveZone, verb: "have a Site or Relic with a text to use in your Active Zone",
		do: func(g *engine.Game, t *trial) bool {
			t.bring(c)
			return intoActive(g, t, t.try.By, c, 1)
		},
	})
}

// somethingToChoose proposes what an effect has to choose from (7.10, 2.8), by what it needs: cards of
// rivals that nothing shields, cards of the player's own, cards in a deck.
func somethingToChoose(x *search, t *trial, u engine.Unmet) (out []bundle) {
	for _, k := range needsOf(x.g, t.try) {
		switch k {
		case engine.NeedTarget, engine.NeedTheirs:
			out = append(out, theirs(x, t, true, true)...)
		case engine.NeedTheirCard:
			out = append(out, theirs(x, t, false, true)...)
		case engine.NeedTheirAdventure:
			out = append(out, theirs(x, t, true, false)...)
		case engine.NeedSwap:
			out = append(append(out, theirs(x, t, true, false)...), anyAdventure(x, t, u)...)
		case engine.NeedOwnAdventure, engine.NeedOwn:
			out = append(out, anyAdventure(x, t, u)...)
		case engine.NeedInHand:
			out = append(out, anyHeld(x, t, u)...)
		case engine.NeedLeadInHand:
			out = append(out, heldLead(t))
		case engine.NeedLeadLeft:
			out = append(out, single(edit{kind: pileFilled, verb: "wait until there are Leads for a new deck", do: leadsLeft})...)
		case engine.NeedAdventureLeft:
			out = append(out, single(edit{kind: pileFilled, verb: "wait until there are Adventures for a new deck", do: adventuresLeft})...)
		case engine.NeedActionXLeft:
			out = append(out, single(edit{kind: pileFilled, verb: "have a card left in the ActionX deck", do: actionXLeft})...)
		}
	}
	return out
}

// needsOf is what an attempt needs, by the rules or by the text of its card.
func needsOf(g *engine.Game, try engine.Action) (kinds []engine.NeedKind) {
	if text := textOf(g, try); text != nil {
		return text.NeedKinds()
	}
	if play := engine.PlayOf(try.Do, try.From); play != nil {
		for _, n := range play.Needs {
			kinds = append(kinds, n.Kind)
		}
	}
	return kinds
}

// heldLead is one more Lead in hand, of the type that most are unseen of.
func heldLead(t *trial) bundle {
	unseen, most := unseenLeads(&t.state, t.try.By), engine.Glyph
	for l := engine.Glyph; l <= engine.Vision; l++ {
		if unseen[l] > unseen[most] {
			most = l
		}
	}
	return bundle{oneMore(most)}
}

// theirs proposes that a rival has an Adventure, or a Site or Relic, and that what shields them is gone.
func theirs(x *search, t *trial, adventure, card bool) (out []bundle) {
	s, by := &t.state, t.try.By
	view := engine.ViewOf(s, by)
	for q := s.Next(by); q != by; q = s.Next(q) {
		words := "wait until " + Who(q, by, int(s.Players)) + " has "
		if c := adventureOf(x.g, t); adventure && c != 0 {
			out = append(out, single(edit{kind: theyHave, verb: words + "an Active Adventure", do: func(g *engine.Game, t *trial) bool {
				return intoZone(g, t, q, c)
			}})...)
		}
		if c := quietCard(x.g, t); card && c != 0 {
			out = append(out, single(edit{kind: theyHave, verb: words + "a Site or Relic in play", do: func(g *engine.Game, t *trial) bool {
				return intoActive(g, t, q, c, 0)
			}})...)
		}
		if force := x.g.InForce(&view, q); force.Shielded {
			out = append(out, bundle{gone(x.g, t, force.Shield)})
		}
	}
	return out
}

// adventureOf is an Adventure that may come to a rival.
func adventureOf(g *engine.Game, t *trial) engine.Card {
	return spare(g, t, func(c engine.Card) bool {
		return !c.IsActionX() && !inSomeZone(&t.state, c)
	})
}

func inSomeZone(s *engine.State, c engine.Card) bool {
	for p := range s.Players {
		if s.Seats[p].Zone.Has(c) {
			return true
		}
	}
	return false
}

// quietCard is a Site or Relic that may come to a rival and changes no rule.
func quietCard(g *engine.Game, t *trial) engine.Card {
	return spare(g, t, func(c engine.Card) bool {
		if !c.IsActionX() || g.ActionX(c).Kind == engine.Feat || len(g.ActionX(c).Standing) > 0 {
			return false
		}
		for p := range t.state.Players {
			if t.state.Seats[p].Active.Has(c) {
				return false
			}
		}
		return true
	})
}

// askedThen proposes what lets a player be asked in the moment that is waited for (8.11, 9.1).
func askedThen(x *search, t *trial, u engine.Unmet) (out []bundle) {
	if t.state.Decision.Kind == engine.AskStartTurn {
		if t.state.Seats[t.try.By].Final {
			return notFinal(x, t, u)
		}
		return handEmptied(x, t, u)
	}
	return append(anyHeld(x, t, u), heldLead(t))
}
