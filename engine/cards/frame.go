package cards

import (
	_ "embed"
	"fmt"
	"strings"

	"example.com/xseekers/engine"
)

//go:embed example.yaml
var exampleFile string

// ExampleSet is a whole card set file, small and with most fields there are, for those who write
// their first.
func ExampleSet() string { return exampleFile }

// Frame says in sentences, each a point, what a card set file has to keep to beside its words.
func Frame() []string {
	points := fmt.Sprintf(strings.TrimSpace(frame), engine.MaxActionX,
		engine.DealtLeads, engine.DealtAdventures, engine.DealtActionX, engine.MaxArchived)
	return strings.Split(points, "\n")
}

// frame has one point a line.
const frame = `
An id is small letters and digits, words joined by hyphens; no two cards share one, Adventures and ActionX cards together. An ability's id is its own card's business.
A name is what players read and write; no two cards share one. What begins with a sign or has ": " or " #" in it goes in quotes.
Copies are said of ActionX cards only, %d in all at most. An Adventure stands once.
A word that takes a number is written {draw-leads: 2}. One that takes nothing stands alone, take-lead, or with true where another field follows: {take-lead: true, who: everyone}.
A text, that is play or an ability, does one of three things: effects, or heroic, or by-hand. The last two stand beside costs too, in place of effects.
A text costs at most one thing paid in Leads (the costs with Leads or a type in them) and at most one paid in cards (discard-actionx, scrap-adventure or scrap-resource). Leverage and archive come on top.
A Site or Relic needs no play. Each of its abilities has a cost or a limit.
An ability or standing text of a Relic without side stands on both of its sides.
A rival is named before rival is said of anything: choose-rival comes first in the text, or the text stands on the Ruthless side of a Relic, which faces one.
A Feat with standing has the effect lasts, which says for how long.
What is carried out by-hand is left to the table: no bot plays such a card, and simulate leaves it out.
A set for play has at least %d Leads and %d Adventures a player, in the Advanced Game %d ActionX card too. A game that comes to its end needs far more, as somebody has to complete %d Adventures.
`
