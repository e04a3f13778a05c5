package engine

import (
	"errors"
	"fmt"
)

// Check says what keeps an ActionX card from being played, each fault with the rule or the limit
// it breaks.
func (a *ActionX) Check() error {
	var f faults
	stays := a.Kind != Feat
	if a.Kind >= kindEnd {
		f.add("an ActionX card is a Feat, a Site or a Relic (2.4)")
	}
	if a.Copies < 1 {
		f.add("no copy of it")
	}
	if !stays && (len(a.Abilities) > 0 || a.Bond) {
		f.add("a Feat is carried out and archived: it has no Bond and nothing to use (2.5)")
	}
	if len(a.Abilities) > MaxAbilities {
		f.add("%d abilities: a card has at most %d", len(a.Abilities), MaxAbilities)
	}
	if a.Play.ID != "" || a.Play.Mode != NoMode || a.Play.Exploit || a.Play.Delay || a.Play.Limit > 0 || a.Play.Leverages() {
		f.add("playing a card is no ability: it has no side, Exploit, Delay, limit or Leverage")
	}
	f.ability(a, &a.Play)
	ids := map[string]bool{"": true}
	for i := range a.Abilities {
		b := &a.Abilities[i]
		if ids[b.ID] {
			f.add("two abilities have the id %q, or one has none", b.ID)
		}
		ids[b.ID] = true
		if len(b.Costs) == 0 && b.Limit == 0 {
			f.add("%s: an ability that is used needs a cost or a limit (8.1)", b.ID)
		}
		f.ability(a, b)
	}
	for _, s := range a.Standing {
		f.standing(a, s)
	}
	if last := a.Play.does(Last); !stays && last != (len(a.Standing) > 0) {
		f.add("a Feat with a standing text has an effect that makes it last, and the other way round (1.9)")
	}
	return errors.Join(f...)
}

// ability holds one text to what the engine can carry out.
func (f *faults) ability(a *ActionX, b *Ability) {
	fault := func(format string, args ...any) { f.add("%s: %w", b.name(), fmt.Errorf(format, args...)) }
	switch {
	case b.Mode != NoMode && a.Kind != Relic:
		fault("only a Relic has a Noble and a Ruthless side (2.7)")
	case b.Exploit && a.Kind != Site:
		fault("only a Site has an Exploit (8.2)")
	case b.Heroic != DoNothing && !b.Heroic.Heroic():
		fault("%s is no Heroic Feat (7)", b.Heroic)
	case b.Heroic == DoThwart && !b.Twist:
		fault("a Thwart answers a rival, so its text needs the Twist icon (7.6)")
	case b.Limit > MaxUses:
		fault("%d uses a turn: at most %d", b.Limit, MaxUses)
	case b.Heroic != DoNothing && len(b.Effects) > 0:
		fault("a text with a Heroic Feat does what that Heroic Feat does and nothing more (7.2)")
	}
	leads, cards := 0, 0
	for _, c := range b.Costs {
		if c.Kind.paysLeads() {
			leads++
			if c.N < 1 || c.N > MaxCost || c.Kind < CostMatching && c.Kind != CostDiscard {
				fault("a cost of %d Leads: 1 to %d", c.N, MaxCost)
			}
		}
		if c.Kind.spends() {
			cards++
		}
		if c.Kind == CostType && c.Lead == NoLead && !a.Bond {
			fault("a cost of the Bonded type on a card without Bond (8.4)")
		}
		if (c.Kind == CostLeverage || c.Kind == CostArchive) && a.Kind == Feat {
			fault("a Feat is neither turned sideways nor archived as a cost (2.5)")
		}
	}
	if leads > 1 || cards > 1 {
		fault("at most one cost in Leads and one in cards")
	}
	lasts := 0
	for i, e := range b.Effects {
		f.effect(a, b, i, e)
		if e.Op == Last {
			lasts++
		}
	}
	if len(b.Effects) > MaxEffects || lasts > 1 {
		fault("%d effects, %d that make it last: at most %d and 1", len(b.Effects), lasts, MaxEffects)
	}
	if err := checkTotals(b.Effects); err != nil {
		fault("%w", err)
	}
}

// effect holds one instruction of a text to what the engine can carry out.
func (f *faults) effect(a *ActionX, b *Ability, i int, e Effect) {
	fault := func(format string, args ...any) { f.add("%s: %w", b.name(), fmt.Errorf(format, args...)) }
	left := len(b.Effects) - i - 1
	switch {
	case e.Op >= cardOpEnd || e.Who >= whoEnd:
		fault("instruction %d is not one of a card's", e.Op)
	case e.N < 1 && e.Op < ChooseRival:
		fault("an effect on no card")
	case (e.Op == LookLeads || e.Op == LookAdventures || e.Op == LookActionX) && (e.N < 2 || e.N > MaxLook):
		fault("a look at %d cards: 2 to %d", e.N, MaxLook)
	case e.Op == MatchBond && !a.Bond:
		fault("an effect with the Bonded type on a card without Bond (8.4)")
	case e.Op == Negate && !b.Twist:
		fault("what negates a Feat answers it, so its text needs the Twist icon (8.7)")
	case e.Op == Last && (a.Kind != Feat || b != &a.Play):
		fault("only a Feat's text lasts")
	case e.Op >= DiscardLeads && e.Op <= DisruptTheirs && e.N > MaxAsked:
		fault("an effect on %d cards: at most %d", e.N, MaxAsked)
	case e.Op == Either && (e.N < 2 || int(e.N) > left || b.Effects[i+int(e.N)].Op != Skip), e.Op == Skip && (e.N < 1 || int(e.N) > left):
		fault("a choice of two effects without its second")
	case e.Op == ByHand && b.ByHand == "":
		fault("an effect by hand without words")
	case e.Who == TheRival && !b.namesRival(a, i):
		fault("an effect on a rival whom nothing names: choose a rival first, or put it on a Ruthless side (2.7)")
	case e.Op == GiveLeads && e.Who == You && !b.namesRival(a, i), e.Op == GiveLeads && e.Who == Everyone:
		fault("Leads given to nobody: choose a rival first")
	}
}

// namesRival reports whether the i-th effect of a text has a rival to speak of.
func (b *Ability) namesRival(a *ActionX, i int) bool {
	for _, e := range b.Effects[:i] {
		if e.Op == ChooseRival {
			return true
		}
	}
	return a.Kind == Relic && b.Mode == Ruthless
}

// does reports whether a text has an instruction.
func (b *Ability) does(op Op) bool {
	for _, e := range b.Effects {
		if e.Op == op {
			return true
		}
	}
	return false
}

// name is what messages call a text.
func (b *Ability) name() string {
	if b.ID == "" {
		return "played"
	}
	return b.ID
}

// standing holds one standing text to what the engine can bring into force.
func (f *faults) standing(a *ActionX, s Standing) {
	heroic := s.What == CostsMore || s.What == CostsLess || s.What == OnceMore || s.What == Barred
	switch {
	case s.What >= standingEnd || s.For >= whoEnd:
		f.add("standing text %d is not one of a card's", s.What)
	case s.Mode != NoMode && a.Kind != Relic:
		f.add("only a Relic has a Noble and a Ruthless side (2.7)")
	case heroic != s.Feat.Heroic():
		f.add("a standing text names a Heroic Feat where it changes one, and only there")
	case s.What == HandLimitIs && (s.N <= HandLimit || s.N > MaxHandLimit):
		f.add("a hand limit of %d: %d to %d (4.5)", s.N, HandLimit+1, MaxHandLimit)
	case s.What == ZoneLimitIs && (s.N <= ZoneLimit || s.N > MaxZoneLimit):
		f.add("a limit of %d Active Adventures: %d to %d (2.10)", s.N, ZoneLimit+1, MaxZoneLimit)
	case s.What == BondedIsWild && !a.Bond:
		f.add("Leads of the Bonded type on a card without Bond (8.4)")
	case s.What == OnceMore && s.Feat == DoThwart, (s.What == CostsMore || s.What == CostsLess) && s.Feat == DoNegotiate:
		f.add("a change that changes nothing: Thwart has no limit and Negotiate costs no Leads (7.6, 7.8)")
	case s.For == TheRival && !a.Play.does(ChooseRival) && (a.Kind != Relic || s.Mode != Ruthless):
		f.add("a standing text about a rival whom nothing names (2.7)")
	case (s.What == EmblemsLess || s.What == CostsMore || s.What == CostsLess || s.What == OnceMore) && (s.N < 1 || s.N > MaxCost):
		f.add("a change by %d: 1 to %d", s.N, MaxCost)
	}
}
