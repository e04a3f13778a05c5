package notation

import (
	"slices"

	"example.com/xseekers/engine"
)

// besideName are words that may stand between a card's name and its ability.
var besideName = []string{"ability", "side", "text", "its", "s", "the", "of", "on", "for", "a"}

// kind is a word for some abilities, and what is true of them.
type kind struct {
	word string
	of   func(*engine.Ability) bool
}

var kinds = []kind{
	{"exploit", func(b *engine.Ability) bool { return b.Exploit }},
	{"aura", func(b *engine.Ability) bool { return !b.Exploit && b.Mode == engine.NoMode }},
	{"leverage", func(b *engine.Ability) bool { return b.Leverages() }},
	{"noble", func(b *engine.Ability) bool { return b.Mode == engine.Noble }},
	{"ruthless", func(b *engine.Ability) bool { return b.Mode == engine.Ruthless }},
}

// besideAbility tells of a token whether it may stand beside the name of the card whose ability is
// used: among Leads, or as a word for an ability of any card.
func (p *parser) besideAbility() func(token) bool {
	said := slices.Clone(besideName)
	for _, k := range kinds {
		said = append(said, k.word)
	}
	for i := range p.g.Set().ActionX {
		for _, b := range p.g.Set().ActionX[i].Abilities {
			said = append(said, words(b.ID)...)
		}
	}
	return func(t token) bool { return t.amongLeads() || t.is(said...) }
}

// ability takes the words for an ability of a card from behind its name, or from before it:
// "echo spire's exploit", "the exploit of echo spire". It is 0 where there are none.
func (p *parser) ability(c engine.Card, before, after []token) (ability uint8, restBefore, restAfter []token) {
	if !c.IsActionX() {
		return 0, before, after
	}
	behind := after
	for len(behind) > 0 && behind[0].is(besideName...) {
		behind = behind[1:]
	}
	if n, used := p.abilityAt(c, behind, true); n > 0 {
		behind = behind[used:]
		for len(behind) > 0 && behind[0].is(besideName...) {
			behind = behind[1:]
		}
		return n, before, behind
	}
	ahead := before
	for len(ahead) > 0 && ahead[len(ahead)-1].is(besideName...) {
		ahead = ahead[:len(ahead)-1]
	}
	if n, used := p.abilityAt(c, ahead, false); n > 0 {
		return n, ahead[:len(ahead)-used], after
	}
	return 0, before, after
}

// abilityAt is the ability that the first of some tokens name, or the last, and by how many: by its
// id, or by the only one of a kind on the card.
func (p *parser) abilityAt(c engine.Card, tokens []token, first bool) (ability uint8, used int) {
	abilities := p.g.ActionX(c).Abilities
	for i := range abilities {
		if n := spelt(words(abilities[i].ID), tokens, first); n > used {
			ability, used = uint8(i+1), n
		}
	}
	if used > 0 {
		return ability, used
	}
	for _, k := range kinds {
		if spelt([]string{k.word}, tokens, first) > 0 {
			if only := p.onlyOf(c, k.word); only > 0 {
				return only, 1
			}
		}
	}
	return 0, 0
}

// spelt is the number of words where some tokens begin with them, or end; else 0.
func spelt(words []string, tokens []token, first bool) int {
	n := len(words)
	if n == 0 || n > len(tokens) {
		return 0
	}
	at := tokens[:n]
	if !first {
		at = tokens[len(tokens)-n:]
	}
	for i, t := range at {
		if t.quoted || t.word != words[i] {
			return 0
		}
	}
	return n
}

// onlyOf is the only ability of a kind that a card has; of several the one on the side it shows.
func (p *parser) onlyOf(c engine.Card, word string) uint8 {
	k := kinds[slices.IndexFunc(kinds, func(k kind) bool { return k.word == word })]
	return p.only(c, func(b uint8) bool { return k.of(p.g.Text(c, b)) })
}

// only is the only ability of a card for which something holds; of several the only one on the side
// that the card shows; else 0.
func (p *parser) only(c engine.Card, holds func(uint8) bool) uint8 {
	var all, shown []uint8
	abilities := p.g.ActionX(c).Abilities
	mode := p.v.InPlay[c-engine.FirstActionX].Mode
	for i := range abilities {
		b := uint8(i + 1)
		if !holds(b) {
			continue
		}
		all = append(all, b)
		if abilities[i].Mode == engine.NoMode || abilities[i].Mode == mode {
			shown = append(shown, b)
		}
	}
	switch {
	case len(all) == 1:
		return all[0]
	case len(shown) == 1:
		return shown[0]
	}
	return 0
}

// settleAbility sets which ability is used: the one named, else the only one there is. Of copies
// that lie before the player the first is taken that can be used so.
func (p *parser) settleAbility(a *engine.Action, r *reading, v verb) *Error {
	if !a.Card.IsActionX() {
		return nil
	}
	a.Ability = p.abilityOf(r, a.Card, v)
	if !r.exact {
		for _, c := range p.pools[offered] {
			if b := p.abilityOf(r, c, v); copies(p.g, c, a.Card) && p.ready(c, b) {
				a.Card, a.Ability = c, b
				break
			}
		}
	}
	if a.Ability == 0 && len(p.g.ActionX(a.Card).Abilities) > 1 {
		return p.lacking(quote(harmless(p.g.Name(a.Card)))+" has more than one ability", p.abilityIDs(a.Card))
	}
	return nil
}

func (p *parser) abilityIDs(c engine.Card) []string {
	var out []string
	for _, b := range p.g.ActionX(c).Abilities {
		out = append(out, harmless(b.ID))
	}
	return out
}

// noAbility is the error about words behind the name of a card that name no ability of it; nil where
// no card is named either.
func (p *parser) noAbility(tokens []token) *Error {
	if len(tokens) > maxWords {
		return nil
	}
	for i := len(tokens) - 1; i > 0; i-- {
		found := p.readings(engine.DoUse, tokens[:i])
		if len(found) != 1 || p.lies(found[0].card) != offered {
			continue
		}
		t := tokens[i]
		if found[0].ability > 0 {
			return p.noLead(t)
		}
		err := p.unread(t.at, t.end, "is not an ability of "+quote(harmless(p.g.Name(found[0].card))))
		err.Expected = p.abilityIDs(found[0].card)
		return err
	}
	return nil
}

func (p *parser) abilityOf(r *reading, c engine.Card, v verb) uint8 {
	if r.ability > 0 && copies(p.g, c, r.card) {
		return r.ability
	}
	if kind := sideVerbs[v.word]; kind != "" && c.IsActionX() {
		if only := p.onlyOf(c, kind); only > 0 {
			return only
		}
	}
	if !c.IsActionX() {
		return 0
	}
	return p.only(c, func(uint8) bool { return true })
}

// ready reports whether a card in play shows the side of an ability, and is upright where that matters.
func (p *parser) ready(c engine.Card, ability uint8) bool {
	text := p.g.Text(c, ability)
	if ability == 0 || text == nil {
		return false
	}
	in := &p.v.InPlay[c-engine.FirstActionX]
	return (text.Mode == engine.NoMode || text.Mode == in.Mode) &&
		!(in.Leveraged && (text.Leverages() || text.Exploit)) &&
		!(text.Delay && in.Entered == p.v.Turn) &&
		!(text.Limit > 0 && in.Uses[ability-1] >= text.Limit)
}
