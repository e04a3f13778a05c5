package cli

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
)

// The sheet's words for the parts of a play: as short as a table can read them, with numbers as
// figures. A part without words of its own says nothing here; the sheet's test knows which.

// costText is one cost.
func costText(c engine.Cost) string {
	n := int(c.N)
	switch c.Kind {
	case engine.CostEmblems:
		return "one matching Lead an emblem"
	case engine.CostDiscard:
		return "discard " + some(n, "Lead")
	case engine.CostSurplus:
		return fmt.Sprintf("discard down to %s", some(engine.HandLimit, "Lead"))
	case engine.CostHand:
		return "discard your hand"
	case engine.CostLeadsOrActionX:
		return "discard " + some(n, "Lead") + " or an ActionX card"
	case engine.CostMatching:
		return "discard " + some(n, "matching Lead")
	case engine.CostBury:
		return "bury " + some(n, "matching Lead")
	case engine.CostActionX:
		return "discard an ActionX card"
	case engine.CostScrapAdventure:
		return "scrap " + some(n, "Adventure")
	case engine.CostScrap:
		return "scrap " + some(n, "Active Resource")
	case engine.CostType, engine.CostLeverage, engine.CostArchive: // of cards, never of a play
	}
	return ""
}

// some is a number of things: "a Lead", "3 Leads".
func some(n int, one string) string {
	switch {
	case n > 1:
		return fmt.Sprintf("%d %ss", n, one)
	case strings.ContainsRune("AEIOU", rune(one[0])):
		return "an " + one
	}
	return "a " + one
}

// effectTexts are the instructions of plays and of the turn; %d is an effect's number.
var effectTexts = map[engine.Op]string{
	engine.TakeAdventure:  "take the top one of the discard pile",
	engine.TakeLead:       "take the top one of the discard pile",
	engine.SkipTurn:       "skip the turn",
	engine.ScrapNamed:     "scrap one",
	engine.GiveReward:     "its reward is yours",
	engine.WinAt:          "the %dth wins",
	engine.FinalAt:        "the %dth first begins your Final Adventure",
	engine.FinalAtLater:   "the %dth then begins your Final Adventure",
	engine.EndActions:     "no more actions",
	engine.ScrapOthers:    "the others are scrapped",
	engine.PassAnswer:     "leave it as it is",
	engine.Negate:         "negate a rival's Feat",
	engine.BarterLook:     "look at the top %d Adventures, reveal one, discard the other",
	engine.SabotageChoose: "a rival archives a Site or Relic or buries an Adventure, your choice",
	engine.NegotiateLook:  "look at the top %d Leads, give one to a rival, keep the others",
	engine.PoachSwap:      "swap an Adventure of yours with a rival's",
}

// effectText is one instruction; of one that asks a decision and says no more, what is asked.
func effectText(e engine.Effect) string {
	text := effectTexts[e.Op]
	switch {
	case e.Op == engine.Seek:
		return "seek " + some(int(e.N), "Adventure")
	case e.Op == engine.DrawLeads:
		return "draw " + some(int(e.N), "Lead")
	case e.Op == engine.BreakthroughDraw:
		return "draw " + some(int(e.N), "ActionX card")
	case text == "":
		return askText(e.Ask)
	case strings.Contains(text, "%d"):
		return fmt.Sprintf(text, e.N)
	}
	return text
}

// askText is what a decision asks: what the play costs that answers it, else its task.
func askText(k engine.Ask) string {
	for _, p := range playsAt(k) {
		for _, c := range p.Costs {
			return costText(c)
		}
	}
	return k.Task()
}

// needTexts are the conditions that a player has to bear in mind; the others are that there is
// something to take or to choose (4.6, 7.10), and what 7.1 and 1.3 say of every Heroic Feat.
var needTexts = map[engine.NeedKind]string{
	engine.NeedNoLeads:  "with no Lead in hand",
	engine.NeedNotFinal: "not on your Final Adventure",
	engine.NeedCatchUp:  "when tied or behind",
}
