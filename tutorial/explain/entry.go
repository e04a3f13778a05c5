package explain

import "example.com/xseekers/engine"

// The words of another choice: of a rival, a side, a Lead to bond, a text.

// rivalWords say which rival is named, given a Lead or faced.
func rivalWords(a, try engine.Action, players int) (verb, noun string) {
	who := Who(a.Rival, try.By, players)
	switch {
	case a.Do == engine.DoNegotiateGive:
		return "give it to", who
	case a.Do == engine.DoEnter && a.Mode != engine.Ruthless:
		return "name no rival", ""
	case a.Do == engine.DoEnter:
		return "turn it toward", who
	}
	return "name", who
}

// sideWords say on which side a Relic enters; what enters without one is told of neither.
func sideWords(a, try engine.Action) (verb, noun string) {
	switch {
	case a.Mode == engine.NoMode:
		return "name no side", ""
	case try.Mode == engine.NoMode:
		return "say Noble, or Ruthless and the rival it faces", ""
	}
	return "say", Capital(a.Mode.String())
}

// bondText is the Lead put under a card, and what a Wild is bonded as (8.4); else the Lead chosen.
func bondText(a engine.Action) string {
	switch {
	case a.Lead == engine.NoLead:
		return "no Lead"
	case a.Lead == engine.Wild && a.As != engine.NoLead:
		return "Wild as " + LeadName(a.As)
	}
	return LeadName(a.Lead)
}

// abilityWords name a text of a card by its icon or side.
func abilityWords(g *engine.Game, a engine.Action) string {
	text := g.Text(a.Card, a.Ability)
	switch {
	case a.Ability == 0 || text == nil:
		return "no text of it"
	case text.Mode != engine.NoMode:
		return "its " + Capital(text.Mode.String()) + " text"
	case text.Exploit:
		return "its Exploit"
	case g.ActionX(a.Card).Kind == engine.Site:
		return "its Aura"
	}
	return "its text"
}
