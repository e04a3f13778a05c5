package explain

import (
	"slices"

	"example.com/xseekers/engine"
)

// Edits of the position: how the cards would lie.

func single(e edit) []bundle { return []bundle{{e}} }

// oneMore is one more Lead of a type in hand.
func oneMore(l engine.Lead) edit {
	return edit{kind: holdLead, noun: l.String(), lead: l, do: func(_ *engine.Game, t *trial) bool {
		if !takeLead(&t.state, l, t.try.By) {
			return false
		}
		t.state.Seats[t.try.By].Leads[l]++
		return true
	}}
}

// handEmptied proposes a hand without a Lead (9.1).
func handEmptied(_ *search, _ *trial, _ engine.Unmet) []bundle {
	return single(edit{kind: emptyHand, verb: "have no Lead in hand", do: func(_ *engine.Game, t *trial) bool {
		who := &t.state.Seats[t.try.By]
		discardLeads(&t.state, who, who.Leads)
		return true
	}})
}

// notFinal proposes that the Final Adventure has not begun (6.1).
func notFinal(_ *search, _ *trial, _ engine.Unmet) []bundle {
	return single(edit{kind: beforeFinal, verb: "have only three Adventures archived", do: func(_ *engine.Game, t *trial) bool {
		who := &t.state.Seats[t.try.By]
		if !who.Final || who.Archived == 0 {
			return false
		}
		return archiveLess(t)
	}})
}

// archiveLess takes the player's last archived Adventure out of the Archive.
func archiveLess(t *trial) bool {
	who := &t.state.Seats[t.try.By]
	if who.Archived == 0 {
		return false
	}
	c := who.Archive[who.Archived-1].Card
	unarchive(&t.state, who, int(who.Archived)-1)
	layAdventure(&t.state, c)
	return true
}

// catchUp proposes that the rival who has most has archived as many Adventures as it takes (7.7), or
// the player fewer.
func catchUp(x *search, t *trial, _ engine.Unmet) (out []bundle) {
	s, by := &t.state, t.try.By
	lead := s.Next(by)
	for q := s.Next(lead); q != by; q = s.Next(q) {
		if s.Seats[q].Archived > s.Seats[lead].Archived {
			lead = q
		}
	}
	own, theirs := int(s.Seats[by].Archived), int(s.Seats[lead].Archived)
	n := max(own, 1) - theirs
	if n > 0 {
		words := theyArchiveText(t, lead, n)
		out = append(out, bundle{{kind: theyArchive, verb: words, do: func(g *engine.Game, t *trial) bool {
			for range n {
				if !archiveTheirs(g, t, lead) {
					return false
				}
			}
			return true
		}}})
	}
	if fewer := own - theirs; theirs > 0 && fewer > 0 {
		words := "have archived " + archivedText(fewer) + " fewer"
		out = append(out, bundle{{kind: fewerArchived, verb: words, do: func(_ *engine.Game, t *trial) bool {
			for range fewer {
				if !archiveLess(t) {
					return false
				}
			}
			return true
		}}})
	}
	return out
}

// archiveTheirs puts an Adventure more into a rival's Archive, from out of play; on the fourth they
// are on the Final Adventure (6.1).
func archiveTheirs(g *engine.Game, t *trial, q engine.Seat) bool {
	s := &t.state
	who := &s.Seats[q]
	c := spare(g, t, func(c engine.Card) bool {
		return !c.IsActionX() && !archived(who, c) && !who.Zone.Has(c)
	})
	if c == 0 || !takeCard(s, c, t.try.By) || who.Archived >= engine.MaxArchived-1 {
		return false
	}
	who.Archive[who.Archived] = engine.Archived{Card: c}
	who.Archived++
	who.Final = who.Archived == engine.MaxArchived-1
	return true
}

func archived(who *engine.Player, c engine.Card) bool {
	return slices.ContainsFunc(who.Archive[:who.Archived], func(a engine.Archived) bool { return a.Card == c })
}

// barGone proposes that the card that bars a Heroic Feat, or shields a rival, is gone (1.3): what is
// in play leaves it, and what lasts ends.
func barGone(x *search, t *trial, u engine.Unmet) []bundle {
	if !x.g.Known(u.Card) {
		return nil
	}
	return single(gone(x.g, t, u.Card))
}

func gone(g *engine.Game, t *trial, c engine.Card) edit {
	lasts := func(s *engine.State) int {
		return slices.IndexFunc(s.Lasting.Texts[:s.Lasting.N], func(l engine.LastingText) bool { return l.Card == c })
	}
	if lasts(&t.state) >= 0 {
		return edit{kind: textEnds, verb: "wait until the text of " + g.Name(c) + " ends", do: func(_ *engine.Game, t *trial) bool {
			i := lasts(&t.state)
			return i >= 0 && drop(t.state.Lasting.Texts[:], &t.state.Lasting.N, t.state.Lasting.Texts[i])
		}}
	}
	return edit{kind: cardGone, verb: "have " + g.Name(c) + " leave play", do: func(_ *engine.Game, t *trial) bool {
		for p := range t.state.Players {
			if who := &t.state.Seats[p]; who.Active.Has(c) && takeCard(&t.state, c, t.try.By) {
				who.Stored.Add(c)
				return true
			}
		}
		return false
	}}
}

// asAdvanced proposes the Advanced Game, its ActionX cards all in their deck (13.2).
func asAdvanced(_ *search, _ *trial, _ engine.Unmet) []bundle {
	return single(edit{kind: advancedGame, verb: "play the Advanced Game", do: func(g *engine.Game, t *trial) bool {
		deck := &t.state.ActionX
		t.state.Variant = engine.AdvancedGame
		for _, c := range g.Cards() {
			if c.IsActionX() {
				deck.Deck[deck.DeckN] = c
				deck.DeckN++
			}
		}
		return true
	}})
}

// upright proposes that a Leveraged card lies upright (8.3, 8.6).
func upright(x *search, _ *trial, u engine.Unmet) []bundle {
	return single(edit{kind: turnedUpright, verb: "have " + x.g.Name(u.Card) + " upright", do: func(_ *engine.Game, t *trial) bool {
		t.state.InPlay[u.Card-engine.FirstActionX].Leveraged = false
		return t.state.Seats[t.try.By].Active.Has(u.Card)
	}})
}

// turnedOver proposes that a Relic lies on the side of the text that is used (2.7).
func turnedOver(x *search, _ *trial, u engine.Unmet) []bundle {
	words := "have " + x.g.Name(u.Card) + " on its " + Capital(u.Mode.String()) + " side"
	return single(edit{kind: sideChosen, verb: words, do: func(_ *engine.Game, t *trial) bool {
		in := &t.state.InPlay[u.Card-engine.FirstActionX]
		if in.Mode, in.Against = u.Mode, 0; u.Mode == engine.Ruthless {
			in.Against = t.state.Next(t.try.By)
		}
		return t.state.Seats[t.try.By].Active.Has(u.Card)
	}})
}

// bondedThere proposes that a Lead lies under a card (8.4): of the type that is paid, else of any.
func bondedThere(x *search, t *trial, u engine.Unmet) (out []bundle) {
	for l := engine.Glyph; l <= engine.Vision; l++ {
		far := 1
		if t.try.Pay[l] > 0 {
			far = 0
		}
		words := "have a " + LeadName(l) + " bonded under " + x.g.Name(u.Card)
		out = append(out, bundle{{kind: bonded, verb: words, far: far, do: func(_ *engine.Game, t *trial) bool {
			in := &t.state.InPlay[u.Card-engine.FirstActionX]
			if in.Bond != engine.NoLead || !t.state.Seats[t.try.By].Active.Has(u.Card) || !takeLead(&t.state, l, t.try.By) {
				return false
			}
			in.Bond, in.Bonded = l, l
			return true
		}}})
	}
	return out
}

// refilled proposes that a pile has a card to take again (4.6, 11.1).
func refilled(_ *search, t *trial, _ engine.Unmet) []bundle {
	e := edit{kind: pileFilled}
	switch {
	case t.try.Do == engine.DoCollectLeads && t.try.From == engine.FromDiscard:
		e.verb, e.do = "wait until a Lead is discarded", leadDiscarded
	case t.try.Do == engine.DoCollectLeads:
		e.verb, e.do = "wait until there are Leads for a new deck", leadsLeft
	case t.try.From == engine.FromDiscard:
		e.verb, e.do = "wait until an Adventure is discarded", adventureDiscarded
	default:
		e.verb, e.do = "wait until there are Adventures for a new deck", adventuresLeft
	}
	return single(e)
}

func leadDiscarded(_ *engine.Game, t *trial) bool {
	unseen, most := unseenLeads(&t.state, t.try.By), engine.Glyph
	for l := engine.Glyph; l <= engine.Wild; l++ {
		if unseen[l] > unseen[most] {
			most = l
		}
	}
	if unseen[most] == 0 || !takeLead(&t.state, most, t.try.By) {
		return false
	}
	layLead(&t.state, most)
	return true
}

// leadsLeft has Leads discarded until a deck can be made of them.
func leadsLeft(g *engine.Game, t *trial) bool {
	for !t.state.Leads.CanDraw() {
		if !leadDiscarded(g, t) {
			return false
		}
	}
	return true
}

func adventureDiscarded(g *engine.Game, t *trial) bool {
	pile := &t.state.Adventures
	c := spare(g, t, func(c engine.Card) bool {
		return !c.IsActionX() && !slices.Contains(pile.Discard[:pile.PileN], c)
	})
	if c == 0 || !takeCard(&t.state, c, t.try.By) {
		return false
	}
	layAdventure(&t.state, c)
	return true
}

// adventuresLeft has Adventures discarded until a deck can be made of them.
func adventuresLeft(g *engine.Game, t *trial) bool {
	for !t.state.Adventures.CanDraw() {
		if !adventureDiscarded(g, t) {
			return false
		}
	}
	return true
}

func actionXLeft(g *engine.Game, t *trial) bool {
	deck := &t.state.ActionX
	c := spare(g, t, func(c engine.Card) bool { return c.IsActionX() })
	if c == 0 || deck.DeckN > 0 || !takeCard(&t.state, c, t.try.By) {
		return false
	}
	deck.Deck[deck.DeckN] = c
	deck.DeckN++
	return true
}
