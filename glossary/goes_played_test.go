package glossary_test

import (
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/glossary"
)

// played shows each word that moves cards at work, for each type of card it is used of.
var played = []struct {
	word string
	of   engine.Thing
	name string
	glossary.Example
}{
	{"draw", engine.ALead, "a Lead comes from the deck to the hand", glossary.Example{
		At: `players: [{leads: [], actionx: [trail-rations]}, {leads: [], actionx: []}]
decks: {lead: [ruin, myth]}`,
		Tries: []string{"play trail-rations"},
		Then:  `hand: {holds: [ruin, myth]}`,
	}},
	{"draw", engine.AnActionX, "an ActionX card comes from the deck to the hand", glossary.Example{
		At: `players: [{leads: [ruin, ruin, ruin], actionx: []}, {leads: [], actionx: []}]
decks: {actionx: [base-camp]}`,
		Tries: []string{"breakthrough ruin ruin ruin"},
		Then:  `actionx: {has: base-camp}`,
	}},
	{"discard", engine.ALead, "a Lead goes from the hand to the top of its pile", glossary.Example{
		At: `players: [{leads: [myth]}, {}]
step: collect-leads
decks: {lead: [ruin, ruin]}
discards: {lead: [glyph]}`,
		Tries: []string{"collect leads from deck", "discard myth"},
		Then:  `top: {lead: myth}`,
	}},
	{"discard", engine.AnAdventure, "an Adventure looked at goes to the top of its pile", glossary.Example{
		At: `variant: advanced
players: [{adventures: []}, {}]
decision: barter-reveal
looking: {player: 0, adventure: [drowned-gate, tide-clock]}
discards: {adventure: [hollow-king]}`,
		Tries: []string{"reveal drowned-gate"},
		Then:  `top: {card: tide-clock}`,
	}},
	{"discard", engine.AnActionX, "an ActionX card goes from the hand to the top of its pile", glossary.Example{
		At: `players: [{leads: [], actionx: [base-camp], adventures: []}, {leads: [], actionx: []}]
decks: {adventure: [drowned-gate, tide-clock]}
discards: {actionx: [trail-rations]}`,
		Tries: []string{"barter base-camp", "reveal drowned-gate"},
		Then:  `top: {card: base-camp}`,
	}},
	{"seek", engine.AnAdventure, "an Adventure comes from the deck into the zone", glossary.Example{
		At: `players: [{leads: [glyph, ruin, vision], adventures: [rivals-torn-map]}, {}]
decks: {adventure: [tide-clock]}`,
		Tries: []string{"complete rivals-torn-map with glyph ruin vision"},
		Then:  `zone: {has: tide-clock}`,
	}},
	{"archive", engine.AnAdventure, "a completed Adventure goes to the Archive Zone", glossary.Example{
		At:    `players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate]}, {}]`,
		Tries: []string{"complete drowned-gate with ruin ruin myth"},
		Then:  `archived: {card: drowned-gate}`,
	}},
	{"archive", engine.AnActionX, "a Feat carried out goes to the Archive Zone", glossary.Example{
		At:    `players: [{leads: [], actionx: [trail-rations]}, {leads: [], actionx: []}]`,
		Tries: []string{"play trail-rations"},
		Then:  `archived: {card: trail-rations}`,
	}},
	{"archive", engine.AnActionX, "a Site or Relic goes to the Archive Zone of its own player", glossary.Example{
		At: `variant: advanced
players: [{}, {active: [pilgrims-lamp]}]
decision: sabotage-target`,
		Tries: []string{"hit pilgrims-lamp"},
		Then:  `of: {seat: 1, goal: {archived: {card: pilgrims-lamp}}}`,
	}},
	{"bury", engine.ALead, "a Lead goes from the hand to the bottom of its pile", glossary.Example{
		At: `active: 1
players: [{leads: [glyph, glyph], actionx: []}, {leads: [], actionx: []}]
stack: [{action: {do: barter}}]
discards: {lead: [ruin]}`,
		Tries: []string{"thwart glyph glyph"},
		Then:  `all: [{bottom: {lead: glyph}}, {top: {lead: ruin}}]`,
	}},
	{"bury", engine.ALead, "a bonded Lead goes to the bottom as its card is archived", glossary.Example{
		At: `variant: advanced
players: [{}, {active: [{card: echoing-gallery, bond: vision}]}]
decision: sabotage-target
discards: {lead: [ruin]}`,
		Tries: []string{"hit echoing-gallery"},
		Then:  `bottom: {lead: vision}`,
	}},
	{"bury", engine.AnAdventure, "an Adventure struck goes to the bottom of its pile", glossary.Example{
		At: `variant: advanced
players: [{}, {adventures: [hollow-king]}]
decision: sabotage-target
discards: {adventure: [tide-clock]}`,
		Tries: []string{"hit hollow-king"},
		Then:  `all: [{bottom: {card: hollow-king}}, {top: {card: tide-clock}}]`,
	}},
	{"scrap", engine.AnAdventure, "an Adventure goes to the top of its pile", glossary.Example{
		At: `variant: advanced
players: [{leads: [ruin], actionx: [], adventures: [drowned-gate]}, {leads: [], actionx: [], adventures: [hollow-king]}]
discards: {adventure: [tide-clock]}`,
		Tries: []string{"sabotage drowned-gate with ruin"},
		Then:  `top: {card: drowned-gate}`,
	}},
	{"scrap", engine.AnActionX, "a Site or Relic goes to the Archive Zone", glossary.Example{
		At:    `players: [{leads: [ruin], actionx: [], active: [base-camp]}, {leads: [], actionx: [], adventures: [hollow-king]}]`,
		Tries: []string{"sabotage base-camp with ruin"},
		Then:  `archived: {card: base-camp}`,
	}},
}

// unplayed are the words used of a type of card that no text makes use of: a list that complains
// when it is stale, here and where cards are moved in walks.
var unplayed = map[string]engine.Thing{
	"bury": engine.AnActionX, // no Heroic Feat, no rule and no word of a card buries one
}

func TestEachWordIsPlayed(t *testing.T) {
	shown := map[string]map[engine.Thing]bool{}
	for i := range played {
		p := &played[i]
		t.Run(p.word+": "+p.name, func(t *testing.T) {
			p.Shows = p.name
			play(t, &p.Example)
		})
		if shown[p.word] == nil {
			shown[p.word] = map[engine.Thing]bool{}
		}
		shown[p.word][p.of] = true
	}
	for _, w := range glossary.WhereCardsGo() {
		for thing, place := range map[engine.Thing]engine.Place{
			engine.ALead: w.Lead, engine.AnAdventure: w.Adventure, engine.AnActionX: w.ActionX,
		} {
			listed := unplayed[w.Term] == thing
			if want := place != engine.Nowhere && !listed; shown[w.Term][thing] != want {
				t.Errorf("%s of cards of kind %d is shown %v, to be shown %v", w.Term, thing, shown[w.Term][thing], want)
			}
		}
	}
	for _, e := range walked(t, 2) {
		if word := wordOfVerb[e.Verb]; word != "" && !e.Not && unplayed[word] == e.Thing {
			t.Fatalf("%s of a card of kind %d happens: play it, and strike it off the list", word, e.Thing)
		}
	}
}
