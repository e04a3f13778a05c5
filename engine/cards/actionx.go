package cards

import (
	"errors"
	"slices"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// readActionX reads the ActionX cards; ids and names have those that stand already.
func readActionX(n *strictyaml.Node, ids, names unique) []engine.ActionX {
	var cards []engine.ActionX
	copies, lasting := 0, 0
	for _, item := range n.Seq() {
		before := faults(item)
		a, at := readCard(item, ids, names)
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
			checkCard(item, &a, at)
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

// places are where the texts of a card stand, by what the engine's faults call them.
type places map[string]*strictyaml.Node

// checkCard notes what the engine does not take, at the text it speaks of or at the card, and a card
// that nobody gains or loses anything by.
func checkCard(n *strictyaml.Node, a *engine.ActionX, at places) {
	err := a.Check()
	if err == nil {
		if empty(a) {
			n.Fault("%s: this card does nothing: give it effects, abilities or standing", a.ID)
		}
		return
	}
	list := []error{err}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		list = joined.Unwrap()
	}
	for _, err := range list {
		if of, fault, ok := strings.Cut(err.Error(), ": "); ok && at[of] != nil {
			at[of].Fault("%s", fault)
		} else {
			n.Fault("%s: %v", a.ID, err)
		}
	}
}

// empty reports whether no text of a card does anything.
func empty(a *engine.ActionX) bool {
	nothing := func(b engine.Ability) bool { return len(b.Effects) == 0 && b.Heroic == engine.DoNothing }
	return nothing(a.Play) && len(a.Standing) == 0 && !slices.ContainsFunc(a.Abilities, func(b engine.Ability) bool { return !nothing(b) })
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

// cardHints say where words belong that are often written on a card itself.
var cardHints = map[string]string{
	"text":    "what people read is made from the card's parts; words of your own stand under by-hand",
	"costs":   textHint,
	"effects": textHint,
	"heroic":  textHint,
	"by-hand": textHint,
	"side":    "a side is chosen for an ability or a standing text, beside it",
	"limit":   abilityHint,
	"exploit": abilityHint,
	"delay":   abilityHint,
	"twist":   textHint,
}

const (
	textHint    = "it stands under play, or on an ability"
	abilityHint = "it stands on an ability"
)

func readCard(n *strictyaml.Node, ids, names unique) (engine.ActionX, places) {
	before := faults(n)
	m := n.Hint(cardHints).Map("id", "name", "type", "copies", "bond", "play", "abilities", "standing")
	a := engine.ActionX{
		ID:     ids.id(m.Need("id")),
		Name:   names.name(m.Need("name")),
		Copies: 1,
		Bond:   m.Get("bond").Bool(),
	}
	kind, known := engine.ParseKind(m.Need("type").OneOf(kindWords...))
	feat := known && kind == engine.Feat
	a.Kind = kind
	if copies := m.Get("copies"); copies != nil {
		a.Copies = uint8(copies.Int(1, engine.MaxActionX))
	}
	at := places{}
	if play := m.Get("play"); play != nil {
		a.Play = readText(play, play.Hint(textHints).Map("twist", "costs", "effects", "heroic", "by-hand"), feat, false)
		at["played"] = play
	} else if feat {
		m.Need("play")
	}
	// Where something is wrong so far, it may have been what is missing from here on.
	unclear := faults(n) > before
	a.Standing = readStanding(m.Get("standing"), unclear || does(&a, engine.ChooseRival))
	switch lasts := does(&a, engine.Last); {
	case unclear:
	case feat && a.Standing != nil && !lasts:
		m.Get("standing").Fault("a Feat is archived, so its standing text needs an end: add {lasts: this-turn} or {lasts: next-turn} to its effects (1.9)")
	case feat && m.Get("standing") == nil && lasts:
		m.Get("play").Fault(`"lasts" is said of a standing text, and this Feat has none: add standing to the card, or take "lasts" out (1.9)`)
	}
	abilities := m.Get("abilities").Seq()
	if len(abilities) > engine.MaxAbilities {
		abilities[engine.MaxAbilities].Fault("%d abilities: a card has at most %d", len(abilities), engine.MaxAbilities)
		return a, at
	}
	for _, item := range abilities {
		b := readAbility(item)
		a.Abilities = append(a.Abilities, b)
		at[b.ID] = item
	}
	return a, at
}

var (
	kindWords = []string{engine.Feat.String(), engine.Site.String(), engine.Relic.String()}
	sideWords = []string{engine.Noble.String(), engine.Ruthless.String()}
)

// readAbility reads what a Site or Relic lets its player use.
func readAbility(n *strictyaml.Node) engine.Ability {
	m := n.Hint(textHints).Map("id", "side", "exploit", "delay", "twist", "limit", "costs", "effects", "heroic", "by-hand")
	mode := readSide(m)
	b := readText(n, m, true, mode == engine.Ruthless)
	b.ID = m.Need("id").Slug()
	b.Mode = mode
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

// textHints say what is written in place of words that are often written on a text.
var textHints = map[string]string{
	"text":     cardHints["text"],
	"leverage": "it is a cost: costs: [leverage]",
	"lasts":    "it is an effect: effects: [{lasts: this-turn}]",
	"bond":     "it stands on the card itself",
	"standing": "it stands on the card itself",
}

// readText reads what a text costs and does; needed says that it has to do something, facing that it
// stands on the Ruthless side of a Relic, which names a rival (2.7).
func readText(n *strictyaml.Node, m strictyaml.Mapping, needed, facing bool) engine.Ability {
	b := engine.Ability{Twist: m.Get("twist").Bool(), Costs: readCosts(m.Get("costs"))}
	effects, feat, words := m.Get("effects"), m.Get("heroic"), m.Get("by-hand")
	b.Effects = readEffects(effects, facing)
	if p := named(Heroic, feat.OneOf(wordsOf(in(Heroic))...)); p != nil {
		b.Heroic = p.feat
	}
	if b.ByHand = words.Str(); b.ByHand != "" {
		b.Effects = append(b.Effects, engine.Effect{Op: engine.ByHand, Rule: named(Fields, "by-hand").rule})
	}
	var given []string
	for _, way := range []struct {
		word  string
		value *strictyaml.Node
	}{{"effects", effects}, {"heroic", feat}, {"by-hand", words}} {
		if way.value != nil {
			given = append(given, way.word)
		}
	}
	switch {
	case n.Kind() != strictyaml.Fields:
	case len(given) > 1:
		n.Fault("a text does one thing of effects, heroic and by-hand, and here stand %s: keep one", and(given))
	case needed && len(given) < 1:
		n.Fault("this text does nothing: give it effects, heroic or by-hand")
	}
	return b
}
