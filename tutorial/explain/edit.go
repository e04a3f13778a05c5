package explain

import (
	"slices"
	"strings"

	"example.com/xseekers/engine"
)

// An edit is one change of the position or of the attempt. Its words are a clause: a verb and what
// it is done to, so that edits alike can be told together: "name The Drowned Gate or Salt Road Cipher".
type edit struct {
	kind kind
	verb string
	noun string
	lead engine.Lead // holdLead: the type, which is counted
	far  int         // how far it leads from the attempt, beside edits of its kind
	do   func(g *engine.Game, t *trial) bool
}

// bundle is edits that are proposed together.
type bundle []edit

// kind is the closed list of edits, in the order a sentence tells them: what else the game would
// be, when it would be, how the cards would lie, and how the attempt would be said.
type kind uint8

// The kinds of edit.
const (
	advancedGame  kind = iota // the Advanced Game is played (13.2)
	waiting                   // it is another moment
	beforeFinal               // the Final Adventure has not begun (6.1)
	fewerArchived             // an Adventure less is archived (7.7)
	textEnds                  // a Feat's text that lasts has ended (1.9)
	theyArchive               // a rival has archived an Adventure more (7.7)
	theyHave                  // a rival has an Active Adventure, a Site or a Relic (7.10)
	pileFilled                // a pile has cards again (4.6, 11.1)
	cardGone                  // a card that bars or shields has left play (1.3)
	turnedUpright             // a card lies upright (8.6)
	sideChosen                // a Relic lies on its other side (2.7)
	bonded                    // a Lead lies under a card (8.4)
	inHandHeld                // a card is held
	playedFirst               // a card that is held is played before it is used
	inActiveZone              // a card lies in the Active Zone
	inZone                    // a card lies in the Adventure Zone
	emptyHand                 // no Lead is held (9.1)
	holdLead                  // a Lead more is held

	otherSource  // taken from the other pile
	otherCard    // another card is named
	otherAbility // another text of the card
	otherLead    // another Lead is named
	otherOption  // the other half of a text
	otherMode    // the side of a Relic that enters
	otherRival   // another rival is named
	otherBond    // another Lead is bonded
	leftOut      // words that have no use are left out
	otherSpend   // another card pays
	otherPay     // other Leads pay

	kindEnd
)

// inPlayFromHere is the kinds that a player can bring about from the position as it is, if only by
// waiting; the others depend on draws, on rivals or on what is over.
var inPlayFromHere = [kindEnd]bool{
	waiting: true, textEnds: true, playedFirst: true,
	otherSource: true, otherCard: true, otherAbility: true, otherLead: true, otherOption: true, otherMode: true,
	otherRival: true, otherBond: true, leftOut: true, otherSpend: true, otherPay: true,
}

// key tells an edit from every other of a search.
func (e *edit) key() string { return string(rune('a'+e.kind)) + e.verb + "|" + e.noun }

func possible(edits []edit) bool {
	return !slices.ContainsFunc(edits, func(e edit) bool { return !inPlayFromHere[e.kind] })
}

// trial is a changed position and the attempt as it is changed with it.
type trial struct {
	state engine.State
	try   engine.Action
	moved bool          // the moment is another than the one given
	fresh []engine.Card // brought in as any card of their kind, and spoken of as "it"
}

// bring notes a card that has been brought in unnamed.
func (t *trial) bring(c engine.Card) { t.fresh = append(t.fresh[:len(t.fresh):len(t.fresh)], c) }

// name is a card's name in a clause.
func (t *trial) name(g *engine.Game, c engine.Card) string {
	switch {
	case slices.Contains(t.fresh, c):
		return "it"
	case !g.Known(c):
		return "no card"
	}
	return g.Name(c)
}

// orderOf is where in a sentence edits of a kind are told: what is waited for and what is played
// meanwhile as they come.
func orderOf(k kind) int {
	if k == playedFirst {
		return int(waiting)
	}
	return int(k)
}

// clauses are the edits of a repair in words, in the order of their kinds; edits that are counted
// are one clause, and what pays is another.
func clauses(edits []edit) (out []string) {
	edits = slices.Clone(edits)
	slices.SortStableFunc(edits, func(a, b edit) int { return orderOf(a.kind) - orderOf(b.kind) })
	var more engine.Leads
	for i, e := range edits {
		last := i+1 == len(edits) || edits[i+1].kind != e.kind
		switch clause := strings.TrimSpace(e.verb + " " + e.noun); {
		case e.kind == holdLead:
			more[e.lead]++
			if last {
				out = append(out, "hold "+moreText(more))
			}
		case e.kind == otherPay && i > 0 && edits[i-1].kind == otherSpend:
			out[len(out)-1] += " and " + clause
		default:
			out = append(out, clause)
		}
	}
	return out
}
