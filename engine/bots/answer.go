package bots

import "example.com/xseekers/engine"

// trifle is what a Feat must cost the novice beyond the Leads of a Thwart for it to be answered.
const trifle = 12

// negated is what it is worth to the novice that the last thing announced has no effect.
func (m *mind) negated() int {
	if len(m.stack) == 0 {
		return 0
	}
	return -m.effects(len(m.stack)-1) - trifle
}

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
