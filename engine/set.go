package engine

import (
	"errors"
	"fmt"
)

// Set is a card set: the Lead cards by type, the Adventures and the ActionX cards.
type Set struct {
	ID         string
	Name       string
	Hash       string // of the file it was read from
	Leads      Leads
	Adventures []Adventure
	ActionX    []ActionX
}

// faults collects what keeps a set from being played.
type faults []error

func (f *faults) add(format string, args ...any) { *f = append(*f, fmt.Errorf(format, args...)) }

// most reports a number above a limit of the engine.
func (f *faults) most(n, limit int, what, limited string) bool {
	if n > limit {
		f.add("%d %s: a set holds at most %d%s", n, what, limit, limited)
	}
	return n > limit
}

// check says what keeps a set from being played, each fault with the limit it breaks.
func (set *Set) check() error {
	var f faults
	for l, n := range set.Leads {
		switch l := Lead(l); {
		case n > 0 && l.String() == "":
			f.add("%d Leads of no type", n)
		case n > MaxOfType:
			f.add("%d %s Leads: a set holds at most %d of a type", n, l, MaxOfType)
		}
	}
	f.most(set.Leads.Total(), MaxLeads, "Leads", "")
	copies, lasting := 0, 0
	for i := range set.ActionX {
		copies += int(set.ActionX[i].Copies)
		if set.ActionX[i].Play.does(Last) {
			lasting += int(set.ActionX[i].Copies)
		}
	}
	f.most(lasting, MaxLasting, "ActionX cards whose text lasts", ", copies counted")
	if f.most(len(set.Adventures), MaxAdventures, "Adventures", "") ||
		f.most(copies, MaxActionX, "ActionX cards", ", copies counted") {
		return errors.Join(f...)
	}
	ids := map[string]bool{}
	for i := range set.Adventures {
		a := &set.Adventures[i]
		f.id(a.ID, ids)
		f.adventure(a)
	}
	for i := range set.ActionX {
		a := &set.ActionX[i]
		f.id(a.ID, ids)
		if err := a.Check(); err != nil {
			f.add("%s: %w", a.ID, err)
		}
	}
	return errors.Join(f...)
}

func (f *faults) id(id string, seen map[string]bool) {
	if seen[id] {
		f.add("two cards have the id %q", id)
	}
	seen[id] = true
}

func (f *faults) adventure(a *Adventure) {
	if n := a.Emblems.Total(); n < 1 || n > MaxEmblems {
		f.add("%s: %d emblems, an Adventure has 1 to %d", a.ID, n, MaxEmblems)
	}
	if a.Emblems[Wild] > 0 || a.Emblems.stray() {
		f.add("%s: an emblem is one of the four types, never Wild (2.3)", a.ID)
	}
	if err := checkReward(a.Reward); err != nil {
		f.add("%s: %w", a.ID, err)
	}
}

// checkReward says why a list of effects cannot be a reward.
func checkReward(reward []Effect) error {
	for _, e := range reward {
		if e.Op > Seek || e.Who != You {
			return errors.New("a reward draws Leads, draws ActionX cards or seeks Adventures")
		}
		if e.N < 1 {
			return errors.New("a reward of nothing: leave it out")
		}
	}
	return checkTotals(reward)
}

// checkTotals holds a list of effects to what a state has room for.
func checkTotals(effects []Effect) error {
	var leads, cards, seeks int
	for _, e := range effects {
		switch e.Op {
		case DrawLeads, MatchBond:
			leads += int(e.N)
		case DrawActionX:
			cards += int(e.N)
		case Seek:
			seeks += int(e.N)
		case TakeAdventure:
			seeks += int(e.N)
		case LookAdventures:
			seeks++
		}
	}
	for _, t := range []struct {
		n, limit int
		what     string
	}{{leads, MaxDraw, "Leads drawn"}, {cards, MaxDraw, "ActionX cards drawn"}, {seeks, MaxSeek, "Adventures brought"}} {
		if t.n > t.limit {
			return fmt.Errorf("a reward or text with %d %s: at most %d of one kind", t.n, t.what, t.limit)
		}
	}
	return nil
}
