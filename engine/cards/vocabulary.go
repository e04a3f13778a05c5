package cards

import (
	"fmt"
	"slices"
	"strings"

	"example.com/xseekers/engine"
)

// Group is a kind of part that an ActionX card is written with.
type Group string

// The groups, in the order of the vocabulary; each is the field of a file its words stand in, but
// for Fields, whose words are fields themselves.
const (
	Fields   Group = "fields"
	Heroic   Group = "heroic"
	Costs    Group = "costs"
	Effects  Group = "effects"
	Standing Group = "standing"
)

// part is one word of the vocabulary: how a file writes it, what it is to the engine and what
// people read. The loader, the texts of the cards, the schema's test and VOCABULARY.md read it here.
type part struct {
	group       Group
	word        string
	rule        engine.Rule
	takes       takes
	least, most int          // the numbers it takes
	who         []engine.Who // whom it may be said of; empty where that is settled
	phrase

	op   engine.Op           // Effects
	cost engine.CostKind     // Costs
	lead engine.Lead         // Costs of one type
	what engine.StandingKind // Standing
	feat engine.Do           // Heroic

	form    string // Fields: how it is written
	example string // a card but for its id and name
	prints  string // what people read on it, a line each
}

// takes is what a file writes behind a word.
type takes uint8

const (
	bare     takes = iota // nothing; true where other fields stand beside it
	number                // a number from least to most
	halves                // two lists of effects
	duration              // this-turn or next-turn
	heroic                // a Heroic Feat
	heroicBy              // a Heroic Feat and a number
)

// phrase is what a cost or an effect is called: "draw two Leads", "each rival draws a Lead".
type phrase struct {
	verb, third string // "draw", "draws"
	one, many   string // "a Lead", "%s Leads"
	noun        string // what "two" alone may mean after it: "Lead"
}

// vocabulary is every part there is.
var vocabulary = slices.Concat(
	grouped(Fields, fieldParts), grouped(Heroic, heroicParts), grouped(Costs, costParts),
	grouped(Effects, effectParts), grouped(Standing, standingParts))

func grouped(g Group, parts []part) []part {
	for i := range parts {
		parts[i].group = g
	}
	return parts
}

// Word is one word of the vocabulary for those who write cards.
type Word struct {
	Word  string      `json:"word"`
	Group Group       `json:"group"`
	Form  string      `json:"form"`  // how it is written: "{draw-leads: 1 to 20}"
	Words []string    `json:"words"` // the lines people read on the card of YAML
	Rule  engine.Rule `json:"-"`
	YAML  string      `json:"yaml"` // a card with it, but for its id and name
}

// Vocabulary lists every word that ActionX cards are written with, group by group.
func Vocabulary() []Word {
	var words []Word
	for i := range vocabulary {
		p := &vocabulary[i]
		words = append(words, Word{p.word, p.group, p.written(), strings.Split(p.prints, "\n"), p.rule, p.example})
	}
	return words
}

// written is how a file writes the part.
func (p *part) written() string {
	switch {
	case p.group == Fields:
		return p.form
	case p.group == Heroic:
		return "heroic: " + p.word
	case p.takes == bare:
		return p.word
	case p.takes == halves:
		return "{" + p.word + ": [[effects], [effects]]}"
	case p.takes == duration:
		return "{" + p.word + ": this-turn or next-turn}"
	case p.takes == heroic:
		return "{" + p.word + ": " + p.featWords() + "}"
	case p.takes == heroicBy:
		return fmt.Sprintf("{%s: {feat: %s, by: %d to %d}}", p.word, p.featWords(), p.least, p.most)
	}
	return fmt.Sprintf("{%s: %d to %d}", p.word, p.least, p.most)
}

// in lists the parts of a group.
func in(g Group) (parts []*part) {
	for i := range vocabulary {
		if vocabulary[i].group == g {
			parts = append(parts, &vocabulary[i])
		}
	}
	return parts
}

// wordsOf are the words of some parts.
func wordsOf(parts []*part) (words []string) {
	for _, p := range parts {
		words = append(words, p.word)
	}
	return words
}

// named finds a part, nil where the group has no such word.
func named(g Group, word string) *part {
	for _, p := range in(g) {
		if p.word == word {
			return p
		}
	}
	return nil
}

// effectOf is the part of an instruction.
func effectOf(op engine.Op) *part {
	for _, p := range in(Effects) {
		if p.op == op {
			return p
		}
	}
	return &part{}
}

// costOf is the part of a cost.
func costOf(c *engine.Cost) *part {
	for _, p := range in(Costs) {
		if p.cost == c.Kind && p.lead == c.Lead {
			return p
		}
	}
	return &part{}
}

// The words for whom a part is said of.
var whoWords = map[engine.Who]string{
	engine.You: "you", engine.TheRival: "rival", engine.EachRival: "each-rival", engine.Everyone: "everyone",
}

var (
	anyone   = []engine.Who{engine.You, engine.TheRival, engine.EachRival, engine.Everyone}
	youRival = []engine.Who{engine.You, engine.TheRival}
	givers   = []engine.Who{engine.You, engine.TheRival, engine.EachRival}
)

// featWords are the Heroic Feats that a part may name, as people read them: all of them, or each.
func (p *part) featWords() string {
	feats := p.feats()
	if len(feats) == len(engine.HeroicFeats()) {
		return "a Heroic Feat"
	}
	var words []string
	for _, feat := range feats {
		words = append(words, feat.String())
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " or " + words[last]
}

// feats are the Heroic Feats that a part may name.
func (p *part) feats() (feats []engine.Do) {
	for _, feat := range engine.HeroicFeats() {
		free := feat == engine.DoThwart && p.what == engine.OnceMore // has no limit (7.1)
		noLeads := feat == engine.DoNegotiate && p.takes == heroicBy // costs no Leads (7.8)
		if !free && !noLeads {
			feats = append(feats, feat)
		}
	}
	return feats
}
