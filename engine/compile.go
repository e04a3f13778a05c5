package engine

import "slices"

// readActionX numbers the ActionX cards and writes their texts as programs.
func (g *Game) readActionX() {
	g.set.ActionX = slices.Clone(g.set.ActionX)
	for i := range g.set.ActionX {
		a := &g.set.ActionX[i]
		a.Abilities, a.Standing = slices.Clone(a.Abilities), slices.Clone(a.Standing)
		a.Play.compile(a.Kind != Feat)
		for j := range a.Abilities {
			a.Abilities[j].compile(false)
		}
		for range a.Copies {
			c := FirstActionX + Card(g.cards)
			g.textOf[g.cards] = uint8(i)
			g.cards++
			if a.Play.Twist {
				g.twists.Add(c)
			}
			if len(a.Abilities) > 0 {
				g.usable.Add(c)
			}
			if slices.ContainsFunc(a.Abilities, func(b Ability) bool { return b.Twist }) {
				g.turns.Add(c)
			}
			if len(a.Standing) > 0 {
				g.stands.Add(c)
				g.changes = true
			}
		}
	}
}

// compile writes the program of a text: it is open to answers, a Site or Relic enters, and then
// its effects are carried out. What these have to choose becomes needs (2.8, 7.10).
func (b *Ability) compile(enters bool) {
	b.Costs, b.Effects = slices.Clone(b.Costs), slices.Clone(b.Effects)
	b.code = []Effect{{Op: Answers, Rule: R8_8}}
	if enters {
		b.code = append(b.code, Effect{Op: Enter, Ask: AskEnter, Rule: R2_6})
	}
	b.takes = fieldsOf(b.Costs)
	b.leads, b.spend = paid(b.Costs)
	b.needs = 0
	if b.Heroic != DoNothing {
		heroic := PlayOf(b.Heroic, NoSource)
		b.code = append(b.code, heroic.Effects[1:]...)
		b.needs = heroic.needs &^ NeedOnce.set() // 7.2
	}
	b.code = append(b.code, b.Effects...)
	var brought needSet // by an earlier effect
	for i := 0; i < len(b.Effects); i++ {
		e := &b.Effects[i]
		if e.Op == Either { // one of its halves may do nothing
			half := b.Effects[i+int(e.N)]
			i += int(e.N) + int(half.N)
			continue
		}
		b.needs |= e.chooses() &^ brought
		brought |= e.brings()
		b.facing = b.facing || b.Mode == Ruthless && e.Who == TheRival && e.theirs()
	}
}

// chooses is what there must be for the instruction to choose from, where it is for the actor to
// choose a card (2.8).
func (e *Effect) chooses() needSet {
	switch e.Op {
	case ArchiveTheirs:
		return NeedTheirCard.set()
	case BuryTheirs:
		return NeedTheirAdventure.set()
	case DisruptTheirs:
		return NeedTheirs.set()
	case LookAdventures:
		return NeedAdventureLeft.set()
	case LookLeads:
		return NeedLeadLeft.set()
	case LookActionX:
		return NeedActionXLeft.set()
	case Negate:
		return NeedRivalFeat.set()
	}
	if e.Who != You {
		return 0
	}
	switch e.Op {
	case DiscardLeads, BuryLeads, GiveLeads:
		return NeedLeadInHand.set()
	case ScrapAdventures:
		return NeedOwnAdventure.set()
	case ScrapResources:
		return NeedOwn.set()
	case DropActionX, StoreActionX:
		return NeedInHand.set()
	}
	return 0
}

// brings is what later effects of the same text may then choose.
func (e *Effect) brings() needSet {
	if (e.Who == You || e.Who == Everyone) == (e.Op == GiveLeads) {
		return 0
	}
	switch e.Op {
	case DrawLeads, TakeLead, LookLeads, MatchBond, GiveLeads:
		return NeedLeadInHand.set()
	case DrawActionX, TakeActionX, LookActionX:
		return NeedInHand.set()
	case Seek, TakeAdventure, LookAdventures:
		return NeedOwnAdventure.set() | NeedOwn.set()
	}
	return 0
}
