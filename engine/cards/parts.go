package cards

import (
	"slices"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// maxEffects is the most effects of one text, both halves of a choice counted.
const maxEffects = 20

// reading is one part as a file has it.
type reading struct {
	*part
	value  *strictyaml.Node // what stands behind its word; nil where the word stands alone
	beside strictyaml.Mapping
}

// partHints say what is written in place of words that are often written among those of a group.
var partHints = map[Group]map[string]string{
	Effects:  effectHints(),
	Standing: {"lasts": "it is an effect, under play"},
}

func effectHints() map[string]string {
	const beside = "it stands beside costs, in place of effects"
	hints := map[string]string{"heroic": beside, "by-hand": beside}
	for _, p := range heroicParts {
		hints[p.word] = "a Heroic Feat stands beside costs, in place of effects: heroic: " + p.word
	}
	return hints
}

// readPart reads a word of a group that stands alone, or with what it takes and other fields beside
// it; false where it is none, which is noted.
func readPart(n *strictyaml.Node, g Group, beside ...string) (reading, bool) {
	parts := in(g)
	words := wordsOf(parts)
	n = n.Hint(partHints[g])
	if n.Kind() != strictyaml.Fields {
		p := named(g, n.OneOf(words...))
		if p != nil && p.takes != bare {
			n.Fault("%q says too little: write %s", p.word, p.written())
			p = nil
		}
		return reading{part: p}, p != nil
	}
	before := faults(n)
	m := n.Map(append(words, beside...)...)
	var found []reading
	for _, p := range parts {
		if value := m.Get(p.word); value != nil {
			found = append(found, reading{p, value, m})
		}
	}
	if faults(n) == before && len(found) != 1 {
		n.Fault("each item of %s has one word of it, found %d", g, len(found))
	}
	if faults(n) > before {
		return reading{}, false
	}
	if found[0].takes == bare && !found[0].value.Bool() && faults(n) == before {
		found[0].value.Fault("%q is said by true, or left out", found[0].word)
	}
	return found[0], true
}

// number is the number a part is given, 0 where it takes none.
func (r *reading) number() uint8 {
	if r.takes != number {
		return 0
	}
	return uint8(r.value.Int(r.least, r.most))
}

// whom reads of whom a part is said; left out, of the player of the card.
func (r *reading) whom(field string) engine.Who {
	n := r.beside.Get(field)
	if n == nil {
		return engine.You
	}
	var words []string
	for _, who := range r.who {
		words = append(words, whoWords[who])
	}
	if len(words) == 0 {
		n.Fault("%q takes no %q", r.word, field)
		return engine.You
	}
	word := n.OneOf(words...)
	for _, who := range r.who {
		if whoWords[who] == word {
			return who
		}
	}
	return engine.You
}

// readCosts reads what a text costs, each cost once.
func readCosts(n *strictyaml.Node) (costs []engine.Cost) {
	first := map[string]*strictyaml.Node{}
	for _, item := range n.Seq() {
		r, ok := readPart(item, Costs)
		if !ok {
			continue
		}
		if other := first[r.word]; other != nil {
			item.Fault("%q stands twice among the costs of one text, the first at %s", r.word, other.Place())
		}
		first[r.word] = item
		costs = append(costs, engine.Cost{Kind: r.cost, N: max(r.number(), 1), Lead: r.lead, Rule: r.rule})
	}
	return costs
}

// readEffects reads what a text does; facing says that its side names a rival.
func readEffects(n *strictyaml.Node, facing bool) []engine.Effect {
	effects, lasting := readList(n, &facing, false), 0
	if len(effects) > maxEffects {
		n.Fault("%d effects, both halves of a choice counted: a text has at most %d", len(effects), maxEffects)
		return nil
	}
	for _, e := range effects {
		if e.Op == engine.Last {
			lasting++
		}
	}
	if lasting > 1 {
		n.Fault(`"lasts" stands twice in one text`)
	}
	return effects
}

// readList reads a list of effects, or half of a choice; rival is whether one is named so far.
func readList(n *strictyaml.Node, rival *bool, half bool) (effects []engine.Effect) {
	for _, item := range n.Seq() {
		r, ok := readPart(item, Effects, "who")
		switch {
		case !ok:
			*rival = true // it may have been meant to name one
		case r.takes == halves && half:
			item.Fault("a choice inside a choice: a text chooses between two lists of effects")
		case r.takes == halves:
			effects = append(effects, r.halves(rival)...)
		default:
			e := engine.Effect{Op: r.op, N: r.times(), Who: r.whom("who"), Rule: r.rule}
			switch {
			case e.Op == engine.ChooseRival:
				*rival = true
			case *rival:
			case e.Who == engine.TheRival:
				item.Fault("no rival is named yet: put choose-rival before %q, or give a Relic's ability side: ruthless (2.7)", r.word)
			case e.Op == engine.GiveLeads && e.Who == engine.You:
				item.Fault("no rival is named yet to give Leads to: put choose-rival before %q, or give a Relic's ability side: ruthless (2.7)", r.word)
			}
			effects = append(effects, e)
		}
	}
	return effects
}

// times is the number of an effect: how long it lasts, how many it moves, or one.
func (r *reading) times() uint8 {
	switch r.takes {
	case duration:
		if r.value.OneOf(durations...) == durations[1] {
			return 1
		}
		return 0
	case number:
		return r.number()
	}
	return 1
}

// durations are how long the standing text of a Feat is in force (1.9).
var durations = []string{"this-turn", "next-turn"}

// halves reads a choice: Either before the first half, Skip between them.
func (r *reading) halves(rival *bool) []engine.Effect {
	r.whom("who")
	list := r.value.Seq()
	if r.value.Kind() == strictyaml.List && len(list) != 2 {
		r.value.Fault("a choice of two lists of effects, found %d", len(list))
	}
	if len(list) != 2 {
		return nil
	}
	first, second := readList(list[0], rival, true), readList(list[1], rival, true)
	for _, half := range list {
		if half.Kind() == strictyaml.List && len(half.Seq()) == 0 {
			half.Fault("a choice of nothing")
		}
	}
	if len(first) == 0 || len(second) == 0 || len(first)+len(second) > maxEffects {
		return slices.Concat(first, second)
	}
	skip := engine.Effect{Op: engine.Skip, N: uint8(len(second)), Rule: r.rule}
	choice := engine.Effect{Op: engine.Either, N: uint8(len(first) + 1), Rule: r.rule}
	return slices.Concat([]engine.Effect{choice}, first, []engine.Effect{skip}, second)
}

// readStanding reads the standing texts of a card; rival is whether playing it names one.
func readStanding(n *strictyaml.Node, rival bool) (texts []engine.Standing) {
	list := n.Seq()
	if len(list) > maxStanding {
		list[maxStanding].Fault("%d standing texts: a card has at most %d", len(list), maxStanding)
		return nil
	}
	for _, item := range list {
		r, ok := readPart(item, Standing, "for", "side")
		if !ok {
			continue
		}
		s := engine.Standing{What: r.what, For: r.whom("for"), Mode: readSide(r.beside), N: r.number(), Rule: r.rule}
		switch r.takes {
		case heroic:
			s.Feat, s.N = r.feat(r.value), 1
		case heroicBy:
			m := r.value.Map("feat", "by")
			s.Feat = r.feat(m.Need("feat"))
			s.N = uint8(m.Need("by").Int(r.least, r.most))
		}
		if s.What == engine.Barred {
			s.N = 0
		}
		if s.For == engine.TheRival && s.Mode != engine.Ruthless && !rival {
			item.Fault("no rival is named: put choose-rival among the effects of play, or say it of a Relic's side: ruthless (2.7)")
		}
		texts = append(texts, s)
	}
	return texts
}

// feat reads which Heroic Feat a standing text is about.
func (r *reading) feat(n *strictyaml.Node) engine.Do {
	var words []string
	for _, feat := range r.feats() {
		words = append(words, feat.String())
	}
	feat, _ := engine.ParseDo(n.OneOf(words...))
	return feat
}
