package engine

// holding is the conditions that hold for a seat, but for those that differ from Heroic Feat to
// Heroic Feat (see featHolds).
func (g *Game) holding(s *State, by Seat) (held needSet) {
	p := &s.Seats[by]
	if p.Leads == (Leads{}) {
		held |= NeedNoLeads.set()
	}
	if !p.Final {
		held |= NeedNotFinal.set()
	}
	if s.Adventures.CanDraw() {
		held |= NeedAdventureDeck.set() | NeedAdventureLeft.set()
	}
	if s.Adventures.PileN > 0 {
		held |= NeedAdventurePile.set()
	}
	if s.Leads.CanDraw() {
		held |= NeedLeadDeck.set() | NeedLeadLeft.set()
	}
	if s.Leads.PileN > 0 {
		held |= NeedLeadPile.set()
	}
	if s.Variant == AdvancedGame {
		held |= g.holdingAdvanced(s, by)
	}
	return held
}

// holdingAdvanced is those that only Heroic Feats and ActionX cards ask.
func (g *Game) holdingAdvanced(s *State, by Seat) (held needSet) {
	most, adventures, target := uint8(0), false, false
	for q := range Seat(s.Players) {
		if q == by {
			continue
		}
		who := &s.Seats[q]
		most = max(most, who.Archived)
		adventures = adventures || who.Zone.N > 0
		target = target || (who.Zone.N > 0 || !who.Active.Empty()) && !g.inForce(s, q, &Force{}).Shielded
	}
	if most > 0 && s.Seats[by].Archived <= most {
		held |= NeedCatchUp.set()
	}
	if target {
		held |= NeedTarget.set()
	}
	if adventures && s.Seats[by].Zone.N > 0 {
		held |= NeedSwap.set()
	}
	if f := s.offered(); f != nil && f.Player != by && g.isFeat(f) {
		held |= NeedRivalFeat.set()
	}
	return held
}

// featHolds is the conditions that hold of a Heroic Feat: not yet performed this turn, with what
// cards allow beyond once (7.1), and not barred (1.3).
func (g *Game) featHolds(s *State, by Seat, feat Do) (held needSet) {
	force := g.inForce(s, by, &Force{})
	i := feat - DoBarter
	if feat == DoThwart || uint16(s.Seats[by].Performed[i]) < 1+force.Again[i] {
		held |= NeedOnce.set()
	}
	if force.Barred&(1<<i) == 0 {
		held |= NeedAllowed.set()
	}
	return held
}

// meets reports whether every need of a play is among those that hold, or masked.
func (g *Game) meets(s *State, p *Play, by Seat, held needSet) bool {
	if p.needs&(NeedOnce.set()|NeedAllowed.set()) != 0 {
		held |= g.featHolds(s, by, p.Do)
	}
	return p.needs&^held == 0 || g.masks && g.maskedAway(p, held)
}

// lacks reports whether a need does not hold, and is not masked.
func (g *Game) lacks(n *Need, held needSet) bool {
	return held&n.Kind.set() == 0 && !g.masked.Has(n.Rule)
}

// maskedAway reports whether every need of a play that does not hold is masked.
func (g *Game) maskedAway(p *Play, held needSet) bool {
	for i := range p.Needs {
		if g.lacks(&p.Needs[i], held) {
			return false
		}
	}
	return true
}

func (g *Game) checkNeeds(s *State, p *Play, by Seat, r *report) {
	held := g.holding(s, by)
	if g.meets(s, p, by, held) {
		return
	}
	if p.Do.Heroic() {
		held |= g.featHolds(s, by, p.Do)
	}
	for i := range p.Needs {
		if n := &p.Needs[i]; g.lacks(n, held) {
			r.add(g.unmetNeed(s, n, p.Do, by))
		}
	}
}

// unmetNeed says what is missing of a need that does not hold.
func (g *Game) unmetNeed(s *State, n *Need, do Do, by Seat) Unmet {
	u := Unmet{Rule: n.Rule, Do: do}
	switch n.Kind {
	case NeedNoLeads:
		u.Code, u.Have = LeadsInHand, int16(s.Seats[by].Leads.Total())
	case NeedNotFinal:
		u.Code = RestOnFinal
		if n.Rule == R6_6 {
			u.Code = ChooseOnFinal
		}
	case NeedOnce:
		u.Code, u.Have = PerformedAlready, int16(s.Seats[by].Performed.Of(do))
	case NeedAllowed:
		u.Code, u.Card = BarredByCard, g.inForce(s, by, &Force{}).Barring
	case NeedCatchUp:
		u.Code, u.Have, u.Need = NotBehind, int16(s.Seats[by].Archived), int16(s.mostArchived(by))
	case NeedRivalFeat:
		switch f := s.offered(); {
		case f != nil:
			u.Code, u.Card = NotAFeat, f.Card
		case s.Decision.Kind == AskRespond: // a pause
			u.Code, u.Rule = NothingPlayed, R8_9
		default:
			u.Code, u.Rule = NothingPlayed, R7_6
		}
	case NeedAdventureDeck, NeedAdventurePile, NeedLeadDeck, NeedLeadPile:
		u.Code, u.Need = PileEmpty, 1
	default:
		u.Code = NothingToChoose
	}
	return u
}

// mostArchived is the number of archived Adventures of the rival who has most (7.7).
func (s *State) mostArchived(by Seat) (most uint8) {
	for q := range Seat(s.Players) {
		if q != by {
			most = max(most, s.Seats[q].Archived)
		}
	}
	return most
}
