package cards

import (
	"errors"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// readActionX reads the ActionX cards; ids has the ids that stand already.
func readActionX(n *strictyaml.Node, ids ids) []engine.ActionX {
	var cards []engine.ActionX
	copies, lasting := 0, 0
	for _, item := range n.Seq() {
		before := faults(item)
		a := readCard(item, ids)
		fits := copies <= engine.MaxActionX && lasting <= engine.MaxLasting
		copies += int(a.Copies)
		if does(&a, engine.Last) {
			lasting += int(a.Copies)
		}
		switch {
		case fits && copies > engine.MaxActionX:
			item.Fault("more than %d ActionX cards with this one, copies counted: a set holds no more", engine.MaxActionX)
		case fits && lasting > engine.MaxLasting:
			item.Fault("more than %d ActionX cards whose text lasts with this one, copies counted: a set holds no more", engine.MaxLasting)
		case faults(item) == before:
			checkCard(item, &a)
		}
		cards = append(cards, a)
	}
	return cards
}

// faults counts what has been noted of a file.
func faults(n *strictyaml.Node) int {
	var list strictyaml.Faults
	errors.As(n.Doc().Err(), &list)
	return len(list)
}

// checkCard notes what the engine does not take, at the card.
func checkCard(n *strictyaml.Node, a *engine.ActionX) {
	err := a.Check()
	if err == nil {
		return
	}
	list := []error{err}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		list = joined.Unwrap()
	}
	for _, err := range list {
		n.Fault("%s: %v", a.ID, err)
	}
}

// does reports whether playing a card has an instruction.
func does(a *engine.ActionX, op engine.Op) bool {
	for _, e := range a.Play.Effects {
		if e.Op == op {
			return true
		}
	}
	return false
}

func readCard(n *strictyaml.Node, ids ids) engine.ActionX {
	m := n.Map("id", "name", "type", "copies", "bond", "play", "abilities", "standing")
	a := engine.ActionX{
		ID:       ids.read(m.Need("id")),
		Name:     m.Need("name").Str(),
		Copies:   1,
		Bond:     m.Get("bond").Bool(),
		Standing: readStanding(m.Get("standing")),
	}
	kind, known := engine.ParseKind(m.Need("type").OneOf(kindWords...))
	feat := known && kind == engine.Feat
	a.Kind = kind
	if copies := m.Get("copies"); copies != nil {
		a.Copies = uint8(copies.Int(1, engine.MaxActionX))
	}
	if play := m.Get("play"); play != nil {
		a.Play = readText(play, play.Map("twist", "costs", "effects", "heroic", "by-hand"), feat)
	} else if feat {
		m.Need("play")
	}
	abilities := m.Get("abilities").Seq()
	if len(abilities) > engine.MaxAbilities {
		abilities[engine.MaxAbilities].Fault("%d abilities: a card has at most %d", len(abilities), engine.MaxAbilities)
		return a
	}
	for _, item := range abilities {
		a.Abilities = append(a.Abilities, readAbility(item))
	}
	return a
}

var (
	kindWords = []string{engine.Feat.String(), engine.Site.String(), engine.Relic.String()}
	sideWords = []string{engine.Noble.String(), engine.Ruthless.String()}
)

// readAbility reads what a Site or Relic lets its player use.
func readAbility(n *strictyaml.Node) engine.Ability {
	m := n.Map("id", "side", "exploit", "delay", "twist", "limit", "costs", "effects", "heroic", "by-hand")
	b := readText(n, m, true)
	b.ID = m.Need("id").Slug()
	b.Mode = readSide(m)
	b.Exploit = m.Get("exploit").Bool()
	b.Delay = m.Get("delay").Bool()
	b.Limit = uint8(m.Get("limit").Int(1, engine.MaxUses))
	return b
}

// readSide reads the side of a Relic; left out, both are meant (2.7).
func readSide(m strictyaml.Mapping) engine.Mode {
	side, _ := engine.ParseMode(m.Get("side").OneOf(sideWords...))
	return side
}

// readText reads what a text costs and does; needed says that it has to do something.
func readText(n *strictyaml.Node, m strictyaml.Mapping, needed bool) engine.Ability {
	b := engine.Ability{Twist: m.Get("twist").Bool(), Costs: readCosts(m.Get("costs"))}
	effects, feat, words := m.Get("effects"), m.Get("heroic"), m.Get("by-hand")
	b.Effects = readEffects(effects)
	if p := named(Heroic, feat.OneOf(wordsOf(in(Heroic))...)); p != nil {
		b.Heroic = p.feat
	}
	if b.ByHand = words.Str(); b.ByHand != "" {
		b.Effects = append(b.Effects, engine.Effect{Op: engine.ByHand, Rule: named(Fields, "by-hand").rule})
	}
	given := 0
	for _, way := range []*strictyaml.Node{effects, feat, words} {
		if way != nil {
			given++
		}
	}
	if n.Kind() == strictyaml.Fields && (given > 1 || needed && given < 1) {
		n.Fault("a text does one of effects, heroic and by-hand, found %d of them", given)
	}
	return b
}

// ids are the ids of cards, with the place where each stands.
type ids map[string]*strictyaml.Node

// read reads a card's id, which no other card has.
func (ids ids) read(n *strictyaml.Node) string {
	id := n.Slug()
	if other := ids[id]; other != nil {
		n.Fault("two cards have the id %q, the first at %s", id, other.Place())
	} else if id != "" {
		ids[id] = n
	}
	return id
}
