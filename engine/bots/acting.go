package bots

import "example.com/xseekers/engine"

// completing is what completing an Adventure is worth: the game where it is the fifth, and else more
// than anything but that. The fourth comes after all else worth doing, as it costs the hand (6.2).
func (m *mind) completing(a *engine.Action) [2]int {
	worth := completePoints
	switch m.own().Archived {
	case engine.MaxArchived - 1:
		worth = winPoints
	case engine.MaxArchived - 2:
		if m.view.Variant == engine.AdvancedGame {
			return [2]int{1, m.gain(a.Card)}
		}
	}
	return [2]int{worth + int(engine.MaxEmblems-a.Pay[engine.Wild]), m.gain(a.Card)}
}

// completePoints is what completing an Adventure is worth.
const completePoints = 1000

// acting is what an action or answer is worth in points, its costs taken off.
func (m *mind) acting(a *engine.Action) [2]int {
	var worth int
	switch a.Do {
	case engine.DoThwart:
		worth = m.answering()
	case engine.DoPlay:
		worth = m.playing(a.Card)
	case engine.DoUse:
		worth = m.using(a)
	case engine.DoPoach:
		worth = m.poaching(&a.Pay)
	default:
		worth = m.feat(m.me, a.Do)
	}
	top := 0
	if l := topOf(a); l != engine.NoLead && a.Do != engine.DoThwart {
		top = -m.helpNext(l)
	}
	return [2]int{worth - m.price(&a.Pay) - m.spending(a.Spend), top}
}

// answering is what it is worth to negate the last thing announced.
func (m *mind) answering() int {
	if m.stack == nil {
		m.stack = m.game.StackOf(m.view.Frames[:m.view.Depth])
	}
	return m.negated()
}

// playing is what playing an ActionX card is worth: what it does, what it is worth in play, and
// that it counts for the Breakthrough that wins (10.1).
func (m *mind) playing(c engine.Card) int {
	text := m.game.ActionX(c)
	worth := m.another(m.me) + m.feat(m.me, text.Play.Heroic) + m.outcome(m.me, c, text.Play.Effects, m.foe(m.me))
	if answers(&text.Play) {
		worth += m.answering()
	}
	if m.own().Final && counted(m.own()) == engine.BreakthroughWins-1 {
		worth += sevenPoints
	}
	switch text.Kind {
	case engine.Feat:
		if strikes(text.Play.Effects) {
			worth -= patience
		}
	case engine.Site:
		worth += m.inPlay(m.me, c, engine.NoMode, m.me)
	case engine.Relic:
		foe := m.foe(m.me)
		worth += max(m.inPlay(m.me, c, engine.Noble, m.me), m.inPlay(m.me, c, engine.Ruthless, foe))
	}
	if text.Bond {
		worth -= sparePoints
		if m.hand == (engine.Leads{}) {
			worth = 0 // it would stay without a Bonded type (8.4)
		}
	}
	return worth
}

// strikes reports whether a text hits a rival's card.
func strikes(list []engine.Effect) bool {
	for i := range list {
		if op := list[i].Op; op == engine.ArchiveTheirs || op == engine.BuryTheirs || op == engine.DisruptTheirs {
			return true
		}
	}
	return false
}

// using is what an ability gains, less the card itself where that is archived for it (8.2).
func (m *mind) using(a *engine.Action) int {
	b := m.game.Text(a.Card, a.Ability)
	in := &m.view.InPlay[a.Card-engine.FirstActionX]
	rival := in.Against
	worth := m.feat(m.me, b.Heroic) + m.outcome(m.me, a.Card, b.Effects, rival)
	if answers(b) {
		worth += m.answering()
	}
	if archives(b) {
		worth -= m.repeats(a.Card, in)
	}
	return worth
}

// holding is what an ActionX card in hand is worth to keep: as much as another where it waits for
// its moment, to answer a Feat, to hit a rival near winning or to make an Adventure cheaper.
func (m *mind) holding(c engine.Card) int {
	text := m.game.ActionX(c)
	least := cardPoints / 2
	if b := &text.Play; answers(b) || strikes(b.Effects) || text.Kind == engine.Feat && len(text.Standing) > 0 {
		least = cardPoints
	}
	return max(least, m.playing(c))
}
