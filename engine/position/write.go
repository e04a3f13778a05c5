package position

import (
	"encoding/base64"
	"encoding/json"
	"strconv"

	"example.com/xseekers/engine"
)

// MarshalState is a whole state as JSON.
func MarshalState(g *engine.Game, s *engine.State) []byte { return AppendState(nil, g, s) }

// AppendState appends a whole state as JSON on one line. In the Beginner Game the fields of the
// Advanced Game are there and empty.
func AppendState(dst []byte, g *engine.Game, s *engine.State) []byte {
	w := writer{g, dst}
	stack := g.Stack(s)
	w.raw(`{"format":"`, Format, `","variant":"`, s.Variant.String(), `","cards":{"id":`)
	w.text(g.Set().ID)
	w.raw(`,"hash":`)
	w.text(g.Set().Hash)
	w.raw(`},"switches":[`)
	w.switches(s.Switches)
	w.raw(`],"rng":"`)
	w.rng(s)
	w.raw(`","turn":`)
	w.number(int(s.Turn))
	w.raw(`,"active":`)
	w.number(int(s.Active))
	w.raw(`,"step":"`, s.Step.String(), `","decision":`)
	if s.Over() {
		w.raw(`null`)
	} else {
		w.raw(`{"player":`)
		w.number(int(s.Decision.Player))
		w.raw(`,"kind":"`, s.Decision.Kind.String(), `"}`)
	}
	w.raw(`,"window":`)
	w.window(s, stack)
	w.raw(`,"players":[`)
	for p := range s.Players {
		w.comma(int(p))
		w.player(s, &s.Seats[p])
	}
	w.raw(`],"decks":{"lead":[`)
	w.leadPile(s.Leads.Deck[:s.Leads.DeckN])
	w.raw(`],"adventure":[`)
	w.cardPile(s.Adventures.Deck[:s.Adventures.DeckN])
	w.raw(`],"actionx":[`)
	w.cardPile(s.ActionX.Deck[:s.ActionX.DeckN])
	w.raw(`]},"discards":{"lead":[`)
	w.leadPile(s.Leads.Discard[:s.Leads.PileN])
	w.raw(`],"adventure":[`)
	w.cardPile(s.Adventures.Discard[:s.Adventures.PileN])
	w.raw(`],"actionx":[`)
	w.cardPile(s.ActionX.Discard[:s.ActionX.PileN])
	w.raw(`]},"stack":[`)
	for i := range stack {
		w.comma(i)
		w.waiting(&stack[i])
	}
	w.raw(`],"looking":`)
	w.looking(&s.Looking)
	w.raw(`,"lasting":[`)
	for i := range s.Lasting.Texts[:s.Lasting.N] {
		w.comma(i)
		w.lasting(&s.Lasting.Texts[i])
	}
	w.raw(`],"idle":`)
	w.number(int(s.Idle))
	w.raw(`,"moved":`)
	w.truth(s.Moved)
	w.raw(`,"resume":`)
	w.resume(s, stack)
	w.outcome(s)
	w.raw(`}`)
	return w.dst
}

// outcome writes who won and how, null and null while the game goes on.
func (w *writer) outcome(s *engine.State) {
	w.raw(`,"winner":`)
	if s.Ending.HasWinner() {
		w.number(int(s.Winner))
	} else {
		w.raw(`null`)
	}
	w.raw(`,"won_by":`, wonBy[s.Ending])
}

// wonBy is the JSON of the field won_by: a draw is a stalemate without a winner.
var wonBy = [...]string{
	engine.Playing:           `null`,
	engine.WonByAdventures:   `"adventures"`,
	engine.WonByStalemate:    `"stalemate"`,
	engine.Drawn:             `"stalemate"`,
	engine.WonByBreakthrough: `"breakthrough"`,
}

func (w *writer) player(s *engine.State, p *engine.Player) {
	w.raw(`{"leads":[`)
	w.leads(&p.Leads)
	w.raw(`],"actionx":[`)
	w.cardSet(p.ActionX)
	w.raw(`],"adventures":[`)
	for i, c := range p.Zone.List() {
		w.comma(i)
		w.card(c)
	}
	w.raw(`],"active":[`)
	for i, c := range p.Active.List() {
		w.comma(i)
		w.inPlay(c, &s.InPlay[c-engine.FirstActionX])
	}
	w.raw(`],"archive":{"adventures":[`)
	for i := range p.Archive[:p.Archived] {
		w.comma(i)
		w.raw(`{"card":`)
		w.card(p.Archive[i].Card)
		w.raw(`,"leads":[`)
		w.leads(&p.Archive[i].Leads)
		w.raw(`]}`)
	}
	w.raw(`],"actionx":[`)
	w.cardSet(p.Stored)
	w.raw(`]},"final":`)
	w.truth(p.Final)
	w.raw(`,"performed":[`)
	w.performed(&p.Performed)
	w.raw(`],"uses":{`)
	w.uses(s, p)
	w.raw(`}}`)
}

// writer appends JSON.
type writer struct {
	g   *engine.Game
	dst []byte
}

func (w *writer) raw(parts ...string) {
	for _, s := range parts {
		w.dst = append(w.dst, s...)
	}
}

func (w *writer) number(n int)  { w.dst = strconv.AppendInt(w.dst, int64(n), 10) }
func (w *writer) truth(is bool) { w.dst = strconv.AppendBool(w.dst, is) }

// comma separates the items of a list.
func (w *writer) comma(i int) {
	if i > 0 {
		w.dst = append(w.dst, ',')
	}
}

// text writes any string; ids are nearly always plain words.
func (w *writer) text(s string) {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c > '~' || c == '"' || c == '\\' {
			quoted, _ := json.Marshal(s) // a string always has a JSON form
			w.dst = append(w.dst, quoted...)
			return
		}
	}
	w.raw(`"`, s, `"`)
}

func (w *writer) card(c engine.Card) { w.text(w.g.ID(c)) }
func (w *writer) lead(l engine.Lead) { w.raw(`"`, l.String(), `"`) }

// leads spells a count of Leads out in the order of the types.
func (w *writer) leads(c *engine.Leads) {
	i := 0
	for l := engine.Glyph; l <= engine.Wild; l++ {
		for range c[l] {
			w.comma(i)
			w.lead(l)
			i++
		}
	}
}

// leadPile writes a deck or discard pile top first; the top is the last in the state.
func (w *writer) leadPile(pile []engine.Lead) {
	for i := range pile {
		w.comma(i)
		w.lead(pile[len(pile)-1-i])
	}
}

// cardPile writes a deck or discard pile top first.
func (w *writer) cardPile(pile []engine.Card) {
	for i := range pile {
		w.comma(i)
		w.card(pile[len(pile)-1-i])
	}
}

func (w *writer) switches(turned engine.Switches) {
	i := 0
	for _, sw := range engine.AllSwitches() {
		if turned.Has(sw) {
			w.comma(i)
			w.raw(`"`, sw.String(), `"`)
			i++
		}
	}
}

func (w *writer) rng(s *engine.State) {
	words, _ := s.RNG.MarshalBinary() // never fails
	w.dst = base64.StdEncoding.AppendEncode(w.dst, words)
}
