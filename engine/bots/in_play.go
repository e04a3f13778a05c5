package bots

import "example.com/xseekers/engine"

// What Sites and Relics are worth as they lie in a zone, and what can be used of them.

// inPlay is what a Site or Relic of a player is worth as long as it lies there: what it lets them
// use, some turns of it, and what it changes.
func (m *mind) inPlay(by engine.Seat, c engine.Card, mode engine.Mode, rival engine.Seat) int {
	was := m.deep
	m.deep = true
	defer func() { m.deep = was }()
	text := m.game.ActionX(c)
	sum, exploit := 0, 0
	for i := range text.Abilities {
		b := &text.Abilities[i]
		if b.Mode != engine.NoMode && b.Mode != mode {
			continue
		}
		worth := m.ability(by, c, b, rival)
		switch {
		case !archives(b):
			sum += turnsUsed * worth
		case by == m.me:
			exploit = max(exploit, worth)
		default:
			exploit = min(exploit, worth)
		}
	}
	return sum + exploit/2 + m.standing(by, text.Standing, mode, rival)
}

// turnsUsed is how many times the novice reckons with using what can be used turn after turn.
const turnsUsed = 2

// archives reports whether using an ability archives its card.
func archives(b *engine.Ability) bool {
	for i := range b.Costs {
		if b.Costs[i].Kind == engine.CostArchive {
			return true
		}
	}
	return false
}

// repeats is what a card in play gives turn after turn, which its archiving ends.
func (m *mind) repeats(c engine.Card, in *engine.InPlay) int {
	text := m.game.ActionX(c)
	sum := m.standing(m.me, text.Standing, in.Mode, in.Against)
	for i := range text.Abilities {
		if b := &text.Abilities[i]; !archives(b) && (b.Mode == engine.NoMode || b.Mode == in.Mode) {
			sum += turnsUsed * m.ability(m.me, c, b, in.Against)
		}
	}
	return max(0, sum)
}

// ability is what using an ability is worth, its costs reckoned at what they usually are; nobody
// uses one that costs more than it gains.
func (m *mind) ability(by engine.Seat, c engine.Card, b *engine.Ability, rival engine.Seat) int {
	worth := m.feat(by, b.Heroic) + m.outcome(by, c, b.Effects, rival) - m.of(by, usualCost(b))
	if answers(b) {
		worth += m.of(by, cardPoints)
	}
	if by == m.me {
		return max(0, worth)
	}
	return min(0, worth)
}

// usualCost is what the costs of a text usually are to whoever pays them.
func usualCost(b *engine.Ability) (sum int) {
	for i := range b.Costs {
		c := &b.Costs[i]
		switch c.Kind {
		case engine.CostDiscard, engine.CostType, engine.CostMatching, engine.CostBury:
			sum += sparePoints * int(c.N)
		case engine.CostActionX:
			sum += cardPoints / 2
		case engine.CostScrap, engine.CostScrapAdventure:
			sum += 2 * seekPoints
		}
	}
	return sum
}

// answers reports whether a text negates the Feat it answers.
func answers(b *engine.Ability) bool {
	if b.Heroic == engine.DoThwart {
		return true
	}
	for i := range b.Effects {
		if b.Effects[i].Op == engine.Negate {
			return true
		}
	}
	return false
}
