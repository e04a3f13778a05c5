package notation

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// pileWords are the words that mean something in steps 1 and 2.
var pileWords = []string{"deck", "draw", "discard", "adventure", "lead", "pile", "top"}

// pile reads which pile a card is taken from in step 1 or 2 (4.2, 4.3).
func (p *parser) pile(v verb, rest []token) (engine.Action, *Error) {
	a := engine.Action{Do: v.do, From: v.from}
	count := -1
	var counted token
	for _, t := range rest {
		if n, ok := t.number(); ok {
			count, counted = n, t
			continue
		}
		switch strictyaml.Nearest(t.word, pileWords) {
		case "deck", "draw":
			a.From = engine.FromDeck
		case "discard":
			a.From = engine.FromDiscard
		case "adventure":
			a.Do = engine.DoChooseAdventure
		case "lead":
			a.Do = engine.DoCollectLeads
		case "pile", "top":
		default:
			if do := p.onTop(t); do != engine.DoNothing && (a.Do == engine.DoNothing || a.Do == do) {
				a.Do, a.From = do, engine.FromDiscard
			} else if t.matters() {
				err := p.unread(t.at, t.end, "has no place here")
				err.Expected = []string{"from deck", "from discard"}
				return engine.Action{}, err
			}
		}
	}
	if a.Do == engine.DoNothing {
		a.Do = engine.DoCollectLeads
		if p.asked == engine.AskChooseAdventure {
			a.Do = engine.DoChooseAdventure
		}
	}
	if count == 2 && a.From == engine.NoSource {
		a.From = engine.FromDeck
	}
	if count >= 0 && count != taken(a) {
		return a, p.unread(counted.at, counted.end, "is not how many you take: two Leads from the deck, or one card otherwise")
	}
	return a, nil
}

// onTop is the verb that takes what a token names off the top of a discard pile: the Lead there, or
// a word of the Adventure's name.
func (p *parser) onTop(t token) engine.Do {
	v := p.v
	if types, _ := leadsIn(t); len(types) == 1 && v.LeadPileN > 0 && v.LeadPile[v.LeadPileN-1] == types[0] {
		return engine.DoCollectLeads
	}
	if v.AdventurePileN == 0 || !t.matters() {
		return engine.DoNothing
	}
	for _, word := range split(p.g.Adventure(v.AdventurePile[v.AdventurePileN-1]).Name, 0) {
		if word.word == t.word {
			return engine.DoChooseAdventure
		}
	}
	return engine.DoNothing
}

// taken is how many cards are taken in step 1 or 2 (4.2, 4.3).
func taken(a engine.Action) int {
	if a.Do == engine.DoCollectLeads && a.From == engine.FromDeck {
		return 2
	}
	return 1
}
