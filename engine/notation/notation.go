// Package notation writes actions in words and reads them back.
//
// Format gives one canonical text for each action:
//
//	start turn                       rest
//	choose adventure from deck       choose adventure from discard
//	scrap "Salt Road Cipher"         keep "Salt Road Cipher"
//	collect leads from deck          collect leads from discard
//	discard ruin                     discard hand, myth on top
//	complete "The Drowned Gate" with ruin ruin wild
//	discard down ruin glyph, glyph on top
//	end turn
//
// and in the Advanced Game:
//
//	play "Lantern Oath" with ruin ruin           play "Lantern Oath" scrapping "The Drowned Gate"
//	use "Echo Spire" exploit with ruin           play "Lantern Oath" discarding "Salt Letters"
//	barter glyph myth ruin, ruin on top          barter "Lantern Oath"
//	breakthrough ruin ruin wild, ruin on top     sabotage "The Drowned Gate" with ruin
//	negotiate "The Drowned Gate"                 poach ruin
//	thwart glyph glyph                           pass
//	reveal "Iron Gate"                           hit "Echo Spire"
//	swap "The Drowned Gate" for "Iron Gate"      give ruin to player 2
//	enter noble                                  enter ruthless against player 2, bonding wild as ruin
//	choose "Iron Gate"    choose ruin            choose player 2    choose first
//
// An ability is named by its id where its card has more than one. A further copy of a card is
// "Echo Spire #2"; of a card with copies that Sabotage hits, its player is told too.
//
// Parse reads these and much that is shorter, misspelt or said in other words: see there.
package notation

import (
	"slices"
	"strconv"
	"strings"

	"example.com/xseekers/engine"
)

// Format is the canonical text of an action. Parse reads every legal action's text back as that action.
func Format(g *engine.Game, a engine.Action) string {
	w := writer{g: g}
	w.add(phrase(a.Do))
	if from := a.From.String(); from != "" {
		w.add("from " + from)
	}
	switch a.Do {
	case engine.DoPoachSwap:
		w.card("", a.Spend, title)
		if g.Known(a.Spend) {
			w.card("for", a.Card, title)
		} else {
			w.card("", a.Card, title)
		}
	case engine.DoSabotageTarget:
		w.card("", a.Card, title)
		if g.Known(a.Card) && hasCopies(g, a.Card) {
			w.add("of " + player(a.Rival))
		}
	case engine.DoNegotiateGive:
		w.add(a.Lead.String())
		if a.Lead != engine.NoLead || a.Rival != 0 {
			w.add("to " + player(a.Rival))
		}
	case engine.DoEnter:
		w.entry(a)
	case engine.DoChoose:
		w.choice(a)
	case engine.DoBarter, engine.DoSabotage, engine.DoNegotiate:
		w.card("", a.Spend, title)
		w.paid(a)
	default:
		w.card("", a.Card, title)
		w.text(a)
		w.paid(a)
	}
	return w.String()
}

// writer writes a text word by word.
type writer struct {
	strings.Builder
	g     *engine.Game
	named bool // a card is named
}

func (w *writer) add(word string) {
	if word != "" && w.Len() > 0 {
		w.WriteByte(' ')
	}
	w.WriteString(word)
}

// card names a card by its title, behind a word.
func (w *writer) card(behind string, c engine.Card, title func(*engine.Game, engine.Card) string) {
	if w.g.Known(c) {
		w.add(behind)
		w.add(quote(title(w.g, c)))
		w.named = true
	}
}

// text writes which ability of a card is used, and the card its cost is paid with.
func (w *writer) text(a engine.Action) {
	behind := "scrapping"
	if text := w.g.Text(a.Card, a.Ability); text != nil {
		if a.Ability > 0 && len(w.g.ActionX(a.Card).Abilities) > 1 {
			w.add(text.ID)
		}
		if slices.ContainsFunc(text.Costs, func(c engine.Cost) bool { return c.Kind == engine.CostActionX }) {
			behind = "discarding"
		}
	}
	w.card(behind, a.Spend, title)
}

func (w *writer) paid(a engine.Action) {
	if w.named && a.Pay != (engine.Leads{}) {
		w.add("with")
	}
	for _, l := range a.Pay.List() {
		w.add(l.String())
	}
	if top := a.Top.String(); top != "" {
		w.WriteByte(',')
		w.add(top + " on top")
	}
}

// entry writes how a card enters (2.7, 8.4).
func (w *writer) entry(a engine.Action) {
	w.add(a.Mode.String())
	if a.Mode == engine.Ruthless || a.Rival != 0 {
		w.add("against " + player(a.Rival))
	}
	if a.Lead == engine.NoLead {
		return
	}
	if a.Mode != engine.NoMode || a.Rival != 0 {
		w.WriteByte(',')
	}
	w.add("bonding " + a.Lead.String())
	if a.As != engine.NoLead && a.As != a.Lead {
		w.add("as " + a.As.String())
	}
}

// choice writes what is chosen for a card's text.
func (w *writer) choice(a engine.Action) {
	switch {
	case w.g.Known(a.Card):
		w.card("", a.Card, titleAnywhere)
	case a.Lead != engine.NoLead:
		w.add(a.Lead.String())
	case a.Option == 1:
		w.add("first")
	case a.Option == 2:
		w.add("second")
	default:
		w.add(player(a.Rival))
	}
}

// player names a player.
func player(p engine.Seat) string { return "player " + strconv.Itoa(int(p)+1) }

// phrase is a verb as it is said: its word, shortened where the action says the rest.
func phrase(do engine.Do) string {
	switch do {
	case engine.DoScrapAdventure:
		return "scrap"
	case engine.DoDiscardLead:
		return "discard"
	case engine.DoRivalsChoice:
		return "keep"
	case engine.DoBarterReveal:
		return "reveal"
	case engine.DoSabotageTarget:
		return "hit"
	case engine.DoPoachSwap:
		return "swap"
	case engine.DoNegotiateGive:
		return "give"
	}
	return strings.ReplaceAll(do.String(), "-", " ")
}
