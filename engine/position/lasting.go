package position

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// lasting reads the Feats whose text outlasts their being carried out (1.9).
func (r *reader) lasting(n *strictyaml.Node) {
	r.lastingAt = map[engine.Card]*strictyaml.Node{}
	items := r.advanced(n).Seq()
	if len(items) > engine.MaxLasting {
		n.Fault("%d texts: at most %d last at a time", len(items), engine.MaxLasting)
		return
	}
	for _, item := range items {
		id, m := item, strictyaml.Mapping{}
		if r.whole || item.Kind() == strictyaml.Fields {
			m = item.Map("card", "player", "until", "rival")
			id = m.Need("card")
		}
		c := r.find(id, actionXCards)
		if c == 0 {
			continue
		}
		untils := untilsOf(r.g.ActionX(c))
		if len(untils) == 0 || r.lastingAt[c] != nil {
			id.Fault("%s has no text that lasts, or lasts already (rule %s)", r.g.ID(c), engine.R1_9)
			continue
		}
		r.lastingAt[c] = id
		last := int(r.s.Players) - 1
		t := engine.LastingText{Card: c, Player: r.s.Active, Next: untils[0] == untilWords[true]}
		if seat := r.inField(m, "player"); seat != nil {
			t.Player = engine.Seat(seat.Int(0, last))
		}
		if until := r.inField(m, "until"); until != nil {
			t.Next = until.OneOf(untils...) == untilWords[true]
		}
		t.Rival = engine.Seat(m.Get("rival").Int(0, last))
		r.s.Lasting.Texts[r.s.Lasting.N] = t
		r.s.Lasting.N++
	}
}

// untilsOf is the words for how long a Feat's text may last.
func untilsOf(a *engine.ActionX) (words []string) {
	for _, e := range a.Play.Effects {
		if e.Op == engine.Last {
			words = append(words, untilWords[e.N == 1])
		}
	}
	return words
}

// looking reads the cards taken off a deck to be looked at, top first; where nothing is said of
// them they come from the deck.
func (r *reader) looking(n *strictyaml.Node) {
	if n.Kind() == strictyaml.Empty {
		return
	}
	k, m := &r.s.Looking, r.advanced(n).Map("player", "lead", "adventure", "actionx")
	k.Player = r.s.Decision.Player
	if seat := r.inField(m, "player"); seat != nil {
		k.Player = engine.Seat(seat.Int(0, int(r.s.Players)-1))
	}
	leads := r.inField(m, "lead").Seq()
	for _, l := range leads[:min(len(leads), engine.MaxLook)] {
		k.Leads[k.LeadN] = r.lead(l)
		k.LeadN++
	}
	cards := append(r.inField(m, "adventure").Seq(), r.inField(m, "actionx").Seq()...)
	for i, c := range cards[:min(len(cards), engine.MaxLook)] {
		of := adventures
		if i >= len(m.Get("adventure").Seq()) {
			of = actionXCards
		}
		k.Cards[k.CardN] = r.card(c, of)
		k.CardN++
	}
	if max(len(leads), len(cards)) > engine.MaxLook || len(leads)+len(cards) == 0 {
		n.Fault("1 to %d cards are looked at", engine.MaxLook)
	}
}
