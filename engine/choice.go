package engine

// Choices inside an effect: what the decisions of Heroic Feats, an entering card and a card's text
// leave to choose from (7.10).

// asking is the frame whose instruction has asked the open choice, and that instruction.
func (g *Game) asking(s *State) (*Frame, *Effect) {
	f := &s.Frames[s.Depth-1]
	return f, &g.program(f)[f.PC]
}

// Asking is what is being carried out and the instruction of it that has asked the open choice;
// zero where no effect asks.
func (g *Game) Asking(s *State) (Frame, Effect) {
	switch s.Decision.Kind {
	case AskBarterReveal, AskSabotageTarget, AskPoachSwap, AskNegotiateGive, AskEnter, AskChoose:
		f, e := g.asking(s)
		return *f, *e
	}
	return Frame{}, Effect{}
}

// Rest is what a frame has still to carry out, the instruction whose choice is open first; not to
// be changed.
func (g *Game) Rest(f *Frame) []Effect { return g.program(f)[f.PC:] }

// checkChoice reports what is wrong with a choice inside an effect, when it is asked.
func (g *Game) checkChoice(s *State, p *Play, a *Action, r *report) {
	zone := &s.Seats[a.By].Zone
	switch p.Names {
	case NamesLooked:
		if !s.Looking.has(a.Card) {
			r.add(Unmet{Code: NotLookedAt, Rule: p.Rule, Card: a.Card})
		}
	case NamesTarget:
		g.checkTarget(s, p, a, r)
	case NamesSwap:
		if !zone.Has(a.Spend) {
			r.add(Unmet{Code: NotInYourZone, Rule: p.Rule, Card: a.Spend})
		}
		if !s.rivals(a) || !s.Seats[a.Rival].Zone.Has(a.Card) {
			r.add(Unmet{Code: NotARivals, Rule: p.Rule, Card: a.Card, Seat: a.Rival})
		}
	case NamesGift:
		if a.Lead == NoLead || !s.Looking.hasLead(a.Lead) {
			r.add(Unmet{Code: NotLookedAt, Rule: p.Rule, Lead: a.Lead})
		}
		if !s.rivals(a) {
			r.add(Unmet{Code: NotARivals, Rule: p.Rule, Seat: a.Rival})
		}
	case NamesEntry:
		g.checkEntry(s, a, r)
	case NamesChoice:
		if f, e := g.asking(s); !g.offers(s, f, e, a) {
			r.add(Unmet{Code: NotAChoice, Rule: p.Rule, Card: a.Card, Lead: a.Lead})
		}
	}
}

// rivals reports whether the player an action names is a rival of its actor.
func (s *State) rivals(a *Action) bool { return a.Rival != a.By && a.Rival < Seat(s.Players) }

// controls reports whether a Site, Relic or Adventure lies in a player's zones.
func (p *Player) controls(c Card) bool { return p.Zone.Has(c) || p.Active.Has(c) }

// checkTarget holds Sabotage to a card that the rival named controls, and that nothing shields (7.5).
func (g *Game) checkTarget(s *State, p *Play, a *Action, r *report) {
	if !s.rivals(a) || !s.Seats[a.Rival].controls(a.Card) {
		r.add(Unmet{Code: NotARivals, Rule: p.Rule, Card: a.Card, Seat: a.Rival})
	} else if force := g.inForce(s, a.Rival, &Force{}); force.Shielded {
		g.need(r, Unmet{Code: ShieldedByCard, Rule: R1_3, Card: force.Shield, Seat: a.Rival})
	}
}

// checkEntry holds an entering card's choices to what it asks: a Relic its side and, Ruthless, the
// rival it faces (2.7); with Bond a Lead from hand, and the type a Wild is bonded as (8.4).
func (g *Game) checkEntry(s *State, a *Action, r *report) {
	f, _ := g.asking(s)
	text := g.ActionX(f.Card)
	if (text.Kind == Relic) != (a.Mode != NoMode) || a.Mode == Ruthless && !s.rivals(a) || a.Mode != Ruthless && a.Rival != 0 {
		r.add(Unmet{Code: EntryIncomplete, Rule: R2_7, Card: f.Card})
	}
	hand := &s.Seats[a.By].Leads
	switch bonds := text.Bond && *hand != (Leads{}); {
	case !bonds && (a.Lead != NoLead || a.As != NoLead), bonds && (a.Lead == NoLead || a.As == NoLead),
		a.Lead != Wild && a.As != a.Lead:
		r.add(Unmet{Code: EntryIncomplete, Rule: R8_4, Card: f.Card, Lead: a.Lead})
	case bonds && hand[a.Lead] == 0:
		r.add(Unmet{Code: LeadNotInHand, Rule: R8_4, Lead: a.Lead, Need: 1})
	}
}

// offers reports whether an action's choice is one that the instruction of a text leaves open.
func (g *Game) offers(s *State, f *Frame, e *Effect, a *Action) bool {
	hand := &s.Seats[a.By]
	only := Action{Do: a.Do, By: a.By}
	ok := false
	switch e.Op {
	case DiscardLeads, BuryLeads, GiveLeads:
		only.Lead, ok = a.Lead, a.Lead != NoLead && hand.Leads[a.Lead] > 0
	case LookLeads:
		only.Lead, ok = a.Lead, a.Lead != NoLead && s.Looking.hasLead(a.Lead)
	case LookAdventures, LookActionX:
		only.Card, ok = a.Card, s.Looking.has(a.Card)
	case DropActionX, StoreActionX:
		only.Card, ok = a.Card, hand.ActionX.Has(a.Card)
	case ScrapAdventures:
		only.Card, ok = a.Card, hand.Zone.Has(a.Card)
	case ScrapResources:
		only.Card, ok = a.Card, hand.controls(a.Card)
	case ArchiveTheirs, BuryTheirs, DisruptTheirs:
		only.Card, ok = a.Card, s.theirs(f, e, a.Card)
	case ChooseRival:
		only.Rival, ok = a.Rival, s.rivals(a)
	case Either:
		only.Option, ok = a.Option, a.Option == 1 || a.Option == 2
	}
	return ok && *a == only
}

// theirs reports whether a rival has a card that an instruction may choose.
func (s *State) theirs(f *Frame, e *Effect, c Card) bool {
	for q := range Seat(s.Players) {
		if q == f.Player || e.Who == TheRival && q != f.Rival {
			continue
		}
		if e.Op != ArchiveTheirs && s.Seats[q].Zone.Has(c) || e.Op != BuryTheirs && s.Seats[q].Active.Has(c) {
			return true
		}
	}
	return false
}

// choices appends every choice that an instruction of a text leaves to a player, in the order of
// the seats, zones, cards and types.
func (g *Game) choices(s *State, f *Frame, e *Effect, by Seat, buf []Action) []Action {
	a := Action{Do: DoChoose, By: by}
	try := func(buf []Action) []Action {
		if g.offers(s, f, e, &a) {
			return append(buf, a)
		}
		return buf
	}
	switch e.Op {
	case Either:
		for a.Option = 1; a.Option <= 2; a.Option++ {
			buf = try(buf)
		}
	case ChooseRival:
		for a.Rival = range Seat(s.Players) {
			buf = try(buf)
		}
	case DiscardLeads, BuryLeads, GiveLeads, LookLeads:
		for a.Lead = Glyph; a.Lead <= Wild; a.Lead++ {
			buf = try(buf)
		}
	case LookAdventures, LookActionX:
		for _, a.Card = range s.Looking.Cards[:s.Looking.CardN] {
			buf = try(buf)
		}
	case DropActionX, StoreActionX:
		hand := s.Seats[by].ActionX
		for a.Card = hand.take(); a.Card != 0; a.Card = hand.take() {
			buf = try(buf)
		}
	default:
		for q := range Seat(s.Players) {
			for _, a.Card = range s.Seats[q].Zone.List() {
				buf = try(buf)
			}
			active := s.Seats[q].Active
			for a.Card = active.take(); a.Card != 0; a.Card = active.take() {
				buf = try(buf)
			}
		}
	}
	return buf
}

// has reports whether a card is among those looked at.
func (k *Looking) has(c Card) bool {
	for _, x := range k.Cards[:k.CardN] {
		if x == c {
			return c != 0
		}
	}
	return false
}

// hasLead reports whether a Lead is among those looked at.
func (k *Looking) hasLead(l Lead) bool {
	for _, x := range k.Leads[:k.LeadN] {
		if x == l {
			return true
		}
	}
	return false
}
