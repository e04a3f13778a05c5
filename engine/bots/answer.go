package bots

import "example.com/xseekers/engine"

// What a Feat must cost the novice beyond the Leads of a Thwart for it to be answered: little where
// it is behind, as a leader has to be held up; else its Leads do more for its own Adventures.
const (
	trifleBehind = 4
	trifle       = 30
)

// negated is what it is worth to the novice that the last thing announced has no effect.
func (m *mind) negated() int {
	if len(m.stack) == 0 {
		return 0
	}
	least := trifle
	if m.behind() {
		least = trifleBehind
	}
	return -m.effects(len(m.stack)-1) - least
}

// behind reports whether a rival is nearer to winning than the novice.
func (m *mind) behind() bool { return m.danger[m.foe(m.me)] > m.danger[m.me] }

// effects is what it is worth to the novice that something announced takes effect; a Thwart takes
// away what lies below it.
func (m *mind) effects(i int) int {
	w := &m.stack[i]
	f := &w.Frame
	do, worth := w.Do, 0
	switch w.Do {
	case engine.DoNothing:
		return 0 // a reward, which nothing takes away (7.12)
	case engine.DoPlay, engine.DoUse:
		text := m.game.Text(f.Card, f.Ability)
		worth = m.outcome(f.Player, f.Card, text.Effects, f.Rival)
		if do = text.Heroic; answers(text) {
			do = engine.DoThwart
		}
	}
	if do == engine.DoThwart {
		if i > 0 {
			worth -= m.effects(i - 1)
		}
		return worth
	}
	return worth + m.feat(f.Player, do)
}
