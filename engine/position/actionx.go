package position

import (
	"math"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// cardSet reads ActionX cards of a hand or an Archive Zone, or how many there are.
func (r *reader) cardSet(n *strictyaml.Node) (set engine.CardSet, deal int) {
	cards, deal := r.actionXList(n)
	for _, c := range cards {
		set.Add(c)
	}
	return set, deal
}

// actionXList reads ActionX cards, or how many there are; any at all are of the Advanced Game (13.1).
func (r *reader) actionXList(n *strictyaml.Node) (cards []engine.Card, deal int) {
	if cards, deal = r.cardList(n, actionXCards, engine.MaxActionX); len(cards) > 0 || deal > 0 {
		r.onlyAdvanced = append(r.onlyAdvanced, n)
	}
	return cards, deal
}

// active reads an Active Zone: a Site or Relic by its id alone, or with how it lies.
func (r *reader) active(n *strictyaml.Node, p engine.Seat) {
	items := r.advanced(n).Seq()
	for _, item := range items {
		id, m := item, strictyaml.Mapping{}
		if r.whole || item.Kind() == strictyaml.Fields {
			m = item.Map("card", "mode", "against", "bond", "leveraged", "entered")
			id = m.Need("card")
		}
		c := r.card(id, actionXCards)
		if c == 0 {
			continue
		}
		if r.g.ActionX(c).Kind == engine.Feat {
			id.Fault("%s is a Feat, which never lies in an Active Zone (rule %s)", r.g.ID(c), engine.R2_5)
			continue
		}
		r.s.Seats[p].Active.Add(c)
		r.inPlay(m, c, p)
	}
}

// inPlay reads how a card lies. Where it is not said, a Relic is Noble, or Ruthless where it faces
// somebody; it is upright, has nothing under it, and entered before this turn.
func (r *reader) inPlay(m strictyaml.Mapping, c engine.Card, p engine.Seat) {
	in, text := &r.s.InPlay[c-engine.FirstActionX], r.g.ActionX(c)
	mode, against := r.inField(m, "mode"), r.inField(m, "against")
	switch faces := against.Kind() != strictyaml.Empty; {
	case text.Kind != engine.Relic:
		r.nothing(mode, "only a Relic is Noble or Ruthless", engine.R2_7)
	case mode == nil && faces:
		in.Mode = engine.Ruthless
	case mode == nil:
		in.Mode = engine.Noble
	default:
		in.Mode, _ = engine.ParseMode(mode.OneOf(modeWords...))
	}
	switch {
	case in.Mode != engine.Ruthless:
		r.nothing(against, "only a Ruthless Relic faces a rival", engine.R2_7)
	case against.Kind() == strictyaml.Empty && !r.whole:
		in.Against = r.s.Next(p)
	default:
		in.Against = engine.Seat(against.Int(0, int(r.s.Players)-1))
		if in.Against == p {
			against.Fault("a Ruthless Relic faces a rival of its player (rule %s)", engine.R2_7)
		}
	}
	bond := r.inField(m, "bond")
	if !text.Bond {
		r.nothing(bond, "a card without Bond has no Lead under it", engine.R8_4)
	} else if bond.Kind() != strictyaml.Empty {
		in.Bond, in.Bonded = r.bond(bond)
		if r.take(bond, in.Bond); in.Bond != engine.Wild && in.Bonded != in.Bond {
			bond.Fault("only a Wild is bonded as another type (rule %s)", engine.R8_4)
		}
	}
	leveraged := r.inField(m, "leveraged")
	if in.Leveraged = leveraged.Bool(); in.Leveraged && !leverages(text, in.Mode) {
		leveraged.Fault("nothing turns %s sideways (rule %s)", r.g.ID(c), engine.R8_6)
	}
	in.Entered = r.s.Turn - 1
	if n := r.inField(m, "entered"); n != nil {
		in.Entered = uint32(n.Int(0, int(r.s.Turn)))
	}
}

// inField is a field of a card in play; a whole state needs it.
func (r *reader) inField(m strictyaml.Mapping, name string) *strictyaml.Node {
	if r.whole {
		return m.Need(name)
	}
	return m.Get(name)
}

// nothing holds a field to be empty.
func (r *reader) nothing(n *strictyaml.Node, why string, rule engine.Rule) {
	if n.Kind() != strictyaml.Empty {
		n.Fault("%s (rule %s)", why, rule)
	}
}

// leverages reports whether a text that the side of the card allows turns it sideways (8.6).
func leverages(text *engine.ActionX, side engine.Mode) bool {
	for i := range text.Abilities {
		if b := &text.Abilities[i]; b.Leverages() && (b.Mode == engine.NoMode || b.Mode == side) {
			return true
		}
	}
	return false
}

var modeWords = []string{engine.Noble.String(), engine.Ruthless.String()}

// fourWords are the types a Lead may be bonded as (8.4).
var fourWords = leadWords[:engine.Wild-engine.Glyph]

// bond reads the Lead under a card and the type it is bonded as, which only a Wild leaves open (8.4).
func (r *reader) bond(n *strictyaml.Node) (l, as engine.Lead) {
	lead, named := n, (*strictyaml.Node)(nil)
	if r.whole || n.Kind() == strictyaml.Fields {
		m := n.Map("lead", "as")
		lead, named = m.Need("lead"), r.inField(m, "as")
	}
	l, _ = engine.ParseLead(lead.OneOf(leadWords...))
	as = l
	switch {
	case named != nil:
		as, _ = engine.ParseLead(named.OneOf(fourWords...))
	case l == engine.Wild:
		n.Fault("a Wild is bonded as a type: {lead: wild, as: ruin} (rule %s)", engine.R8_4)
	}
	return l, as
}

// performed reads the Heroic Feats of this turn that 7.1 counts, each as often as it was performed.
func (r *reader) performed(n *strictyaml.Node, p engine.Seat) {
	r.todo.seats[p].performed = n == nil
	for _, item := range r.advanced(n).Seq() {
		feat, ok := engine.ParseDo(item.OneOf(limitedFeats...))
		if !ok {
			continue
		}
		count := &r.s.Seats[p].Performed[feat-engine.DoBarter]
		if *count++; *count > r.oftenest(feat) {
			item.Fault("%s once a turn, and no card of the set allows it so often (rule %s)", feat, engine.R7_1)
			return
		}
	}
}

// limitedFeats are the Heroic Feats performed once a turn (7.1).
var limitedFeats = func() (words []string) {
	for _, feat := range engine.HeroicFeats() {
		if feat != engine.DoThwart {
			words = append(words, feat.String())
		}
	}
	return words
}()

// oftenest is how often a Heroic Feat can be performed in a turn with every card of the set that
// allows it once more in force (7.1).
func (r *reader) oftenest(feat engine.Do) uint8 {
	n := 1
	for i := range r.g.Set().ActionX {
		a := &r.g.Set().ActionX[i]
		for _, s := range a.Standing {
			if s.What == engine.OnceMore && s.Feat == feat {
				n += int(s.N) * int(a.Copies)
			}
		}
	}
	return uint8(min(n, math.MaxUint8-1))
}

// uses reads how often this turn abilities with a limit were used; they lie in the Active Zone (1.9).
func (r *reader) uses(n *strictyaml.Node, p engine.Seat) {
	r.todo.seats[p].uses = n == nil
	var names []string
	for _, c := range r.s.Seats[p].Active.List() {
		for i := range r.g.ActionX(c).Abilities {
			if b := &r.g.ActionX(c).Abilities[i]; b.Limit > 0 {
				names = append(names, r.g.ID(c)+"/"+b.ID)
			}
		}
	}
	if len(names) == 0 {
		names = []string{"an ability with a limit in this Active Zone"}
	}
	m := n.Map(names...)
	for _, c := range r.s.Seats[p].Active.List() {
		for i := range r.g.ActionX(c).Abilities {
			b := &r.g.ActionX(c).Abilities[i]
			if used := m.Get(r.g.ID(c) + "/" + b.ID); used != nil && b.Limit > 0 {
				r.s.InPlay[c-engine.FirstActionX].Uses[i] = uint8(used.Int(1, int(b.Limit)))
			}
		}
	}
}

// ability reads which ability of a card is meant, counted from 1; 0 where none is said.
func (r *reader) ability(n *strictyaml.Node, c engine.Card) uint8 {
	if n == nil || c == 0 {
		return 0
	}
	var ids []string
	if c.IsActionX() {
		for i := range r.g.ActionX(c).Abilities {
			ids = append(ids, r.g.ActionX(c).Abilities[i].ID)
		}
	}
	if len(ids) == 0 {
		n.Fault("%s has no ability to use", r.g.ID(c))
		return 0
	}
	id := n.OneOf(ids...)
	for i := range ids {
		if ids[i] == id {
			return uint8(i + 1)
		}
	}
	return 0
}
