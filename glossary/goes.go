package glossary

import "example.com/xseekers/engine"

// Goes is where a word that moves cards puts a card of each type (12).
type Goes struct {
	Term                     string       // its id
	Rule                     engine.Rule  // that says so
	Lead, Adventure, ActionX engine.Place // Nowhere: the word is not used of that type
	bottom                   bool         // of its discard pile
}

var goes = []Goes{
	{Term: "draw", Rule: engine.R12_1, Lead: engine.Hand, ActionX: engine.Hand},
	{Term: "discard", Rule: engine.R12_1, Lead: engine.DiscardPile, Adventure: engine.DiscardPile, ActionX: engine.DiscardPile},
	{Term: "seek", Rule: engine.R12_2, Adventure: engine.AdventureZone},
	{Term: "archive", Rule: engine.R12_3, Adventure: engine.ArchiveZone, ActionX: engine.ArchiveZone},
	{Term: "bury", Rule: engine.R12_4, Lead: engine.DiscardPile, Adventure: engine.DiscardPile, ActionX: engine.DiscardPile, bottom: true},
	{Term: "scrap", Rule: engine.R12_5, Adventure: engine.DiscardPile, ActionX: engine.ArchiveZone},
}

// WhereCardsGo lists the words that move cards, in the order of their rules; not to be changed.
func WhereCardsGo() []Goes { return goes }

// Says is a place of Goes in words, "" for Nowhere.
func (g Goes) Says(p engine.Place) string {
	switch {
	case p == engine.Hand:
		return "hand"
	case p == engine.AdventureZone:
		return "Adventure Zone"
	case p == engine.ArchiveZone:
		return "Archive Zone"
	case p == engine.DiscardPile && g.bottom:
		return "bottom of its pile"
	case p == engine.DiscardPile:
		return "top of its pile"
	}
	return ""
}
