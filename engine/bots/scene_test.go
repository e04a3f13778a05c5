package bots

import (
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// advancedGame is the test set with one ActionX card for each part a text may have, and a Site that
// hits Sites, of which there are two.
func advancedGame(t testing.TB) *engine.Game {
	t.Helper()
	set := testSet
	set.ActionX = append(enginetest.ActionX(), engine.ActionX{
		ID: "site-raid", Name: "site-raid", Kind: engine.Site, Copies: 2, Abilities: []engine.Ability{{
			ID: "aura", Costs: []engine.Cost{{Kind: engine.CostLeverage, Rule: engine.R8_6}},
			Effects: []engine.Effect{{Op: engine.DisruptTheirs, N: 1, Rule: engine.R12_3}},
		}},
	})
	g, err := engine.NewGame(set)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// scene is a decision of the novice, at seat 0, in the Advanced Game.
type scene struct {
	ask       engine.Ask // AskAct where none is said, AskRespond where something is announced
	me        player
	rivals    []player // from seat 1 on; at least one sits there
	announced string   // "rival sabotage, me thwart", bottom first; the first is announced by whose turn it is
	at        uint8    // the place of the last thing announced in its effect
	rival     engine.Seat
	looking   string // Adventures or ActionX cards looked at, or Leads in letters behind "leads "
}

// player is what lies before a player.
type player struct {
	hand      string // Leads in letters
	actionx   string // ActionX cards in hand
	zone      string // Adventures, oldest first
	active    string // Sites and Relics, "relic-lens:ruthless:g": its side, and the Lead under it
	archived  int    // Adventures
	stored    int    // ActionX cards in the Archive
	final     bool
	performed string // Heroic Feats
}

func (p *player) sit(t testing.TB, g *engine.Game, s *engine.State, seat engine.Seat, spare *[]engine.Card) {
	who := &s.Seats[seat]
	who.Leads, who.Final, who.Archived = leads(p.hand), p.final, uint8(p.archived)
	who.Zone.N = uint8(copy(who.Zone.Cards[:], cards(t, g, p.zone)))
	for i := range p.archived {
		who.Archive[i] = engine.Archived{Card: cards(t, g, "mmmmm+2")[0]}
	}
	for _, c := range cards(t, g, p.actionx) {
		who.ActionX.Add(c)
	}
	for word := range strings.FieldsSeq(p.active) {
		parts := append(strings.Split(word, ":"), "", "")
		c := cards(t, g, parts[0])[0]
		in := &s.InPlay[c-engine.FirstActionX]
		in.Mode, _ = engine.ParseMode(parts[1])
		if parts[2] != "" {
			in.Bond = leadOf([]rune(parts[2])[0])
			in.Bonded = in.Bond
		}
		if in.Mode == engine.Ruthless {
			in.Against = (seat + 1) % engine.Seat(s.Players)
		}
		who.Active.Add(c)
	}
	for range p.stored {
		who.Stored.Add((*spare)[0])
		*spare = (*spare)[1:]
	}
	for word := range strings.FieldsSeq(p.performed) {
		do, _ := engine.ParseDo(word)
		who.Performed[do-engine.DoBarter]++
	}
}

func (sc *scene) turn(t testing.TB, g *engine.Game) *Turn {
	t.Helper()
	if len(sc.rivals) == 0 {
		sc.rivals = []player{{}}
	}
	s := engine.State{Variant: engine.AdvancedGame, Players: uint8(1 + len(sc.rivals)), Turn: 9, Step: engine.Actions}
	spare := g.Cards()[len(g.Set().Adventures)+20:] // cards that the scenes do not name
	sc.me.sit(t, g, &s, 0, &spare)
	for i := range sc.rivals {
		sc.rivals[i].sit(t, g, &s, engine.Seat(i+1), &spare)
	}
	s.Leads.DeckN = uint8(copy(s.Leads.Deck[:], []engine.Lead{engine.Glyph, engine.Myth, engine.Ruin, engine.Vision}))
	s.Adventures.DeckN = uint8(copy(s.Adventures.Deck[:], cards(t, g, "gmrv mmmm")))
	s.ActionX.DeckN = uint8(copy(s.ActionX.Deck[:], spare[len(spare)-5:len(spare)-2]))
	s.Decision.Kind = sc.ask
	if sc.ask == engine.AskNothing {
		s.Decision.Kind = engine.AskAct
	}
	stack := sc.stack(t, g)
	if len(stack) > 0 {
		s.Active = stack[0].Frame.Player
		if sc.ask == engine.AskNothing {
			s.Decision.Kind = engine.AskRespond
		}
	}
	sc.look(t, g, &s)
	if slices.Contains(engine.Actions.Asks(), s.Decision.Kind) {
		if err := g.RebuildFrames(&s, stack, engine.NoWindow); err != nil {
			t.Fatal(err)
		}
	}
	return turnAt(g, &s)
}

// stack reads what is announced.
func (sc *scene) stack(t testing.TB, g *engine.Game) (stack []engine.Waiting) {
	for line := range strings.SplitSeq(sc.announced, ", ") {
		words := append(strings.Fields(line), "")
		if len(words) < 3 {
			continue
		}
		var w engine.Waiting
		if words[0] == "rival" {
			w.Frame.Player = 1
		}
		w.Do, _ = engine.ParseDo(words[1])
		if words[2] != "" {
			w.Frame.Card = cards(t, g, words[2])[0]
		}
		if w.Do == engine.DoUse {
			w.Frame.Ability = 1
		}
		stack = append(stack, w)
	}
	if n := len(stack); n > 0 {
		stack[n-1].Frame.PC, stack[n-1].Frame.Rival = sc.at, sc.rival
	}
	return stack
}

// look lays out what is looked at.
func (sc *scene) look(t testing.TB, g *engine.Game, s *engine.State) {
	if letters, ok := strings.CutPrefix(sc.looking, "leads "); ok {
		for _, r := range letters {
			s.Looking.Leads[s.Looking.LeadN] = leadOf(r)
			s.Looking.LeadN++
		}
		return
	}
	s.Looking.CardN = uint8(copy(s.Looking.Cards[:], cards(t, g, sc.looking)))
}

// said is an action in short: the verb, the cards named, the Leads paid and what is chosen.
func said(g *engine.Game, a engine.Action) string {
	words := []string{a.Do.String()}
	for _, c := range []engine.Card{a.Spend, a.Card} {
		if c != 0 {
			words = append(words, g.ID(c))
		}
	}
	if a.Pay != (engine.Leads{}) {
		pay := ""
		for _, l := range a.Pay.List() {
			pay += letters[l : l+1]
		}
		words = append(words, "for", pay)
	}
	for _, word := range []string{a.Mode.String(), a.Lead.String(), a.As.String()} {
		if word != "" {
			words = append(words, word)
		}
	}
	if a.Rival != 0 {
		words = append(words, "seat", string(rune('0'+a.Rival)))
	}
	if a.Option != 0 {
		words = append(words, "option", string(rune('0'+a.Option)))
	}
	return strings.Join(words, " ")
}
