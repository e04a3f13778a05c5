package position

import (
	"slices"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// item is something said to be announced and not finished.
type item struct {
	engine.Waiting
	node               *strictyaml.Node
	at                 *strictyaml.Node // nil: the place that asks the decision
	bonded, rival, had bool             // said
}

// stack reads what is announced, bottom first. Where the cards it speaks of are not said to lie
// anywhere, they lie where announcing has put them.
func (r *reader) stack(n *strictyaml.Node) {
	k := r.s.Decision.Kind
	if n == nil && featOf[k] != engine.DoNothing {
		r.announcements = []item{{Waiting: engine.Waiting{Do: featOf[k], Frame: engine.Frame{Player: r.s.Active}}}}
		return
	}
	items := n.Seq()
	for i, node := range items {
		m := node.Map("player", "action", "card", "at", "bonded", "rival", "done", "had")
		it := item{node: node, at: m.Get("at")}
		f := &it.Frame
		last := int(r.s.Players) - 1
		player := m.Get("player")
		if r.whole || i > 0 {
			player = m.Need("player")
		}
		if f.Player = r.s.Active; player != nil {
			f.Player = engine.Seat(player.Int(0, last))
		}
		if r.whole {
			it.at = m.Need("at")
		}
		f.PC = uint8(it.at.Int(0, maxAt))
		bonded, rival, had := m.Get("bonded"), m.Get("rival"), m.Get("had")
		it.bonded, it.rival, it.had = bonded != nil, rival != nil, had != nil
		f.Bonded, _ = engine.ParseLead(bonded.OneOf(fourWords...))
		f.Rival = engine.Seat(rival.Int(0, last))
		f.Done = uint8(m.Get("done").Int(0, maxAt))
		for _, seat := range had.Seq() {
			f.Had |= engine.Only(engine.Seat(seat.Int(0, last)))
		}
		r.announced(m.Need("action"), &it)
		entered := i == len(items)-1 && (f.PC > 1 || it.at == nil && k == engine.AskChoose)
		if it.OnTable = it.Do == engine.DoPlay && f.Card != 0 && (r.g.ActionX(f.Card).Kind == engine.Feat || !entered); it.OnTable {
			r.onTable(m.Get("card"), node, f.Card)
		} else {
			r.nothing(m.Get("card"), "no card itself waits here", engine.R2_5)
		}
		r.announcements = append(r.announcements, it)
	}
	if len(items) > 1 || len(items) == 1 && r.announcements[0].Do != engine.DoNothing {
		r.onlyAdvanced = append(r.onlyAdvanced, n)
	}
}

// featOf is the Heroic Feat whose effect asks a decision.
var featOf = map[engine.Ask]engine.Do{
	engine.AskBarterReveal: engine.DoBarter, engine.AskSabotageTarget: engine.DoSabotage,
	engine.AskPoachSwap: engine.DoPoach, engine.AskNegotiateGive: engine.DoNegotiate,
}

// maxAt is the highest number a place in a text can have here; the engine knows how many there are.
const maxAt = 127

// announced reads what an item's action announces.
func (r *reader) announced(n *strictyaml.Node, it *item) {
	m := n.Map("do", "card", "ability", "adventure")
	do := m.Need("do").OneOf(announceWords...)
	if do == "" {
		return
	}
	it.Do, _ = engine.ParseDo(do)
	f := &it.Frame
	switch it.Do {
	case engine.DoNothing:
		f.Card = r.find(m.Need("adventure"), adventures)
	case engine.DoPlay:
		f.Card = r.find(m.Need("card"), actionXCards)
	case engine.DoUse:
		f.Card = r.find(m.Need("card"), actionXCards)
		f.Ability = r.ability(m.Need("ability"), f.Card)
	}
	for _, extra := range []struct {
		field string
		taken bool
	}{
		{"adventure", it.Do == engine.DoNothing},
		{"card", it.Do == engine.DoPlay || it.Do == engine.DoUse},
		{"ability", it.Do == engine.DoUse},
	} {
		if !extra.taken {
			r.nothing(m.Get(extra.field), do+" names no "+extra.field, engine.R8_8)
		}
	}
}

// announceWords are the verbs of what can be announced (8.8).
var announceWords = func() (words []string) {
	words = append(words, rewardVerb, engine.DoPlay.String(), engine.DoUse.String())
	for _, feat := range engine.HeroicFeats() {
		words = append(words, feat.String())
	}
	return words
}()

// onTable claims a card that waits itself, in no zone (2.5).
func (r *reader) onTable(card, node *strictyaml.Node, c engine.Card) {
	if c == 0 {
		return
	}
	if r.whole && card == nil {
		node.Fault("%s itself waits here: the field \"card\" is missing", r.g.ID(c))
		return
	}
	if card != nil && r.find(card, actionXCards) != c {
		card.Fault("expected %s, the card that is played", r.g.ID(c))
		return
	}
	if r.said[c] != nil {
		node.Fault("%s already stands at %s (rule %s)", r.g.ID(c), r.said[c].Place(), engine.R2_11)
		return
	}
	r.said[c] = node
}

// placeAnnounced puts the cards that the stack and the lasting texts speak of, and of which nothing
// else is said, where announcing has put them, and counts what it counts (7.1, 1.9).
func (r *reader) placeAnnounced() {
	for i := range r.announcements {
		it := &r.announcements[i]
		f := &it.Frame
		who, todo := &r.s.Seats[f.Player], &r.todo.seats[f.Player]
		switch {
		case it.Do == engine.DoNothing:
			if r.unsaid(f.Card, it.node) && who.Archived < engine.MaxArchived {
				who.Archive[who.Archived].Card = f.Card
				who.Archived++
			}
		case it.Do == engine.DoUse:
			r.placeUsed(it, who)
		case it.Do == engine.DoPlay:
			if !it.OnTable && r.unsaid(f.Card, it.node) {
				r.enter(f.Card, f.Player, engine.NoMode)
			}
		case it.Do != engine.DoThwart && todo.performed:
			if count := &who.Performed[it.Do-engine.DoBarter]; *count == 0 {
				*count = 1
			}
		}
	}
	for _, t := range r.s.Lasting.Texts[:r.s.Lasting.N] {
		if r.unsaid(t.Card, r.lastingAt[t.Card]) {
			r.s.Seats[t.Player].Stored.Add(t.Card)
		}
	}
}

// placeUsed places a Site or Relic whose ability waits: turned sideways, or archived, as its cost says.
func (r *reader) placeUsed(it *item, who *engine.Player) {
	f := &it.Frame
	text := r.g.Text(f.Card, f.Ability)
	if text == nil {
		return
	}
	short := r.said[f.Card].Kind() != strictyaml.Fields
	archived := slices.ContainsFunc(text.Costs, func(c engine.Cost) bool { return c.Kind == engine.CostArchive })
	if r.unsaid(f.Card, it.node) {
		if archived {
			who.Stored.Add(f.Card)
		} else {
			r.enter(f.Card, f.Player, text.Mode)
		}
	}
	if !who.Active.Has(f.Card) {
		return
	}
	in := &r.s.InPlay[f.Card-engine.FirstActionX]
	if short && text.Leverages() {
		in.Leveraged = true
	}
	if used := &in.Uses[f.Ability-1]; r.todo.seats[f.Player].uses && text.Limit > 0 && *used == 0 {
		*used = 1
	}
	if !it.bonded {
		f.Bonded = in.Bonded
	}
	if !it.rival && in.Mode == engine.Ruthless {
		f.Rival = in.Against
	}
}

// enter lays a card into an Active Zone on a side, Noble where any will do.
func (r *reader) enter(c engine.Card, p engine.Seat, side engine.Mode) {
	r.s.Seats[p].Active.Add(c)
	in := &r.s.InPlay[c-engine.FirstActionX]
	*in = engine.InPlay{Entered: r.s.Turn - 1}
	if r.g.ActionX(c).Kind != engine.Relic {
		return
	}
	if in.Mode = side; side == engine.NoMode {
		in.Mode = engine.Noble
	}
	if in.Mode == engine.Ruthless {
		in.Against = r.s.Next(p)
	}
}

// unsaid claims a card of which nothing was said.
func (r *reader) unsaid(c engine.Card, at *strictyaml.Node) bool {
	if c == 0 || r.said[c] != nil {
		return false
	}
	r.said[c] = at
	return true
}
