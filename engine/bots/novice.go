package bots

import (
	"slices"

	"example.com/xseekers/engine"
)

// novice plays as a sensible beginner: it goes for the Adventure it is nearest to, keeps what that
// needs, completes what it can, plays and answers what is worth more than it costs, and looks no
// further ahead.
type novice struct{}

func (novice) Name() string { return "novice" }

func (novice) Choose(t *Turn) engine.Action {
	if len(t.Options) == 1 {
		return t.Options[0]
	}
	m := mind{game: t.Game, view: t.View()}
	m.read()
	best, most := 0, [2]int{}
	for i := range t.Options {
		if s := m.score(&t.Options[i]); i == 0 || slices.Compare(s[:], most[:]) > 0 {
			best, most = i, s
		}
	}
	return t.Options[best]
}

// score says how much the novice likes an option; the second number decides between equals.
func (m *mind) score(a *engine.Action) [2]int {
	switch a.Do {
	case engine.DoRest:
		return [2]int{1}
	case engine.DoChooseAdventure:
		return preferTop(a, m.view.AdventurePileN > 0 && m.wantsAdventure())
	case engine.DoScrapAdventure:
		return [2]int{m.distance(a.Card, &m.hand), -m.gain(a.Card)}
	case engine.DoCollectLeads:
		return preferTop(a, m.view.LeadPileN > 0 && m.wantsLead())
	case engine.DoDiscardLead, engine.DoDiscardDown:
		left := without(m.hand, a.Pay)
		return [2]int{m.promise(&left), -m.helpNext(topOf(a))}
	case engine.DoDiscardHand:
		return [2]int{-m.helpNext(a.Top)}
	case engine.DoRivalsChoice:
		return m.hardest(a.Card)
	case engine.DoEndTurn, engine.DoPass:
		return [2]int{0, 1} // before anything that gains nothing
	case engine.DoStartTurn:
		return [2]int{}
	case engine.DoComplete:
		return m.completing(a)
	}
	if m.view.Decision.Kind == engine.AskAct || m.view.Decision.Kind == engine.AskRespond {
		return m.acting(a)
	}
	return m.choosing(a)
}

// preferTop scores the top of a discard pile above the deck where it is wanted, else below.
func preferTop(a *engine.Action, wanted bool) [2]int {
	if (a.From == engine.FromDiscard) == wanted {
		return [2]int{1}
	}
	return [2]int{}
}

// wantsAdventure reports whether the top of the pile is nearer than all in the zone.
func (m *mind) wantsAdventure() bool {
	top := m.view.AdventurePile[m.view.AdventurePileN-1]
	return m.distance(top, &m.hand) < m.nearest(&m.hand)
}

// wantsLead reports whether the top of the pile is a Wild or brings the nearest goal nearer.
func (m *mind) wantsLead() bool {
	top := m.view.LeadPile[m.view.LeadPileN-1]
	more := m.hand
	more[top]++
	return top == engine.Wild || m.nearest(&more) < m.nearest(&m.hand)
}

// hardest scores the Adventure that a rival is left with (6.4): the most emblems, and of as many the
// most of one type, which their three new Leads match least.
func (m *mind) hardest(c engine.Card) [2]int {
	emblems := &m.game.Adventure(c).Emblems
	most := uint8(0)
	for l := engine.Glyph; l <= engine.Vision; l++ {
		most = max(most, emblems[l])
	}
	return [2]int{(engine.MaxEmblems+1)*emblems.Total() + int(most), -m.gain(c)}
}

// topOf is the type that ends on top of what an action discards (1.6); NoLead where it discards none.
func topOf(a *engine.Action) engine.Lead {
	if a.Top == engine.NoLead {
		for l := engine.Glyph; l <= engine.Wild; l++ {
			if a.Pay[l] > 0 {
				return l
			}
		}
	}
	return a.Top
}
