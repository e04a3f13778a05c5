// Package cards reads card sets: YAML files that say how many Leads of each type there are, each
// Adventure's emblems and reward, and each ActionX card's text, in a closed vocabulary that
// VOCABULARY.md explains. The training set comes with it.
//
//	set: training
//	name: The training set
//	leads: {glyph: 23, myth: 23, ruin: 23, vision: 23, wild: 8}
//	adventures:
//	  - id: drowned-gate
//	    name: The Drowned Gate
//	    emblems: [ruin, ruin, myth]
//	    reward: [{draw-leads: 1}]
//	actionx:
//	  - id: lantern-oath
//	    name: Lantern Oath
//	    type: feat
//	    play:
//	      costs: [{discard-leads: 2}]
//	      effects: [{draw-leads: 3}, {discard-leads: 1, who: each-rival}]
//
// An Adventure without a reward leaves it out or writes []; a set without ActionX cards the same.
// Schema describes the same for editors. What people read on an ActionX card is made from its parts
// by CardText, so that the text cannot say something else than the card does.
package cards

import (
	"crypto/sha256"
	"encoding/hex"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// Load reads a card set file; the name is for messages. The error, always strictyaml.Faults, names
// every fault by its place. What Load gives without error, engine.NewGame takes.
func Load(name string, data []byte) (engine.Set, error) {
	doc, err := strictyaml.Parse(name, data)
	if err != nil {
		return engine.Set{}, err
	}
	top := doc.Root.Map("set", "name", "leads", "adventures", "actionx")
	ids, names := unique{}, unique{}
	set := engine.Set{
		ID:         top.Need("set").Slug(),
		Name:       readName(top.Need("name")),
		Hash:       hash(doc.Text),
		Leads:      readLeads(top.Need("leads")),
		Adventures: readAdventures(top.Need("adventures"), ids, names),
		ActionX:    readActionX(top.Get("actionx"), ids, names),
	}
	if err := doc.Err(); err != nil {
		return engine.Set{}, err
	}
	return set, nil
}

// hash tells files apart, however their lines end.
func hash(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:6])
}

func readLeads(n *strictyaml.Node) engine.Leads {
	var leads engine.Leads
	m := n.Map(leadWords(engine.Wild)...)
	for l := engine.Glyph; l <= engine.Wild; l++ {
		leads[l] = uint8(m.Need(l.String()).Int(0, engine.MaxOfType))
	}
	if total := leads.Total(); total > engine.MaxLeads {
		n.Fault("%d Leads: a set holds at most %d", total, engine.MaxLeads)
	}
	return leads
}

// adventureHints say what holds of words that are often written on an Adventure.
var adventureHints = map[string]string{
	"copies": "only ActionX cards have copies; an Adventure stands once",
	"type":   "only ActionX cards have a type; they stand under actionx",
}

func readAdventures(n *strictyaml.Node, ids, names unique) []engine.Adventure {
	list := n.Seq()
	if len(list) > engine.MaxAdventures {
		list[engine.MaxAdventures].Fault("%d Adventures: a set holds at most %d", len(list), engine.MaxAdventures)
	}
	adventures := make([]engine.Adventure, 0, len(list))
	for _, item := range list {
		m := item.Hint(adventureHints).Map("id", "name", "emblems", "reward")
		a := engine.Adventure{
			ID:      ids.id(m.Need("id")),
			Name:    names.name(m.Need("name")),
			Emblems: readEmblems(m.Need("emblems")),
			Reward:  readReward(m.Get("reward")),
		}
		adventures = append(adventures, a)
	}
	return adventures
}

// leadWords are the Lead types in order, up to the last.
func leadWords(last engine.Lead) (words []string) {
	for l := engine.Glyph; l <= last; l++ {
		words = append(words, l.String())
	}
	return words
}

// readEmblems reads a cost: an emblem is never Wild (2.3).
func readEmblems(n *strictyaml.Node) engine.Leads {
	var emblems engine.Leads
	list := n.Seq()
	if n.Kind() == strictyaml.List && (len(list) < 1 || len(list) > engine.MaxEmblems) {
		n.Fault("%d emblems: an Adventure has 1 to %d", len(list), engine.MaxEmblems)
		return emblems
	}
	for _, item := range list {
		lead, _ := engine.ParseLead(item.OneOf(leadWords(engine.Vision)...))
		emblems[lead]++
	}
	return emblems
}
