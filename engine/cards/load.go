// Package cards reads card sets: YAML files that say how many Leads of each type there are, and each
// Adventure's emblems and reward, in a closed vocabulary. The training set comes with it.
//
//	set: training
//	name: The training set
//	leads: {glyph: 23, myth: 23, ruin: 23, vision: 23, wild: 8}
//	adventures:
//	  - id: drowned-gate
//	    name: The Drowned Gate
//	    emblems: [ruin, ruin, myth]
//	    reward: [{draw-leads: 1}]
//
// An Adventure without a reward leaves it out or writes []. Schema describes the same for editors.
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
	top := doc.Root.Map("set", "name", "leads", "adventures")
	set := engine.Set{
		ID:         top.Need("set").Slug(),
		Name:       top.Need("name").Str(),
		Hash:       hash(doc.Text),
		Leads:      readLeads(top.Need("leads")),
		Adventures: readAdventures(top.Need("adventures")),
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

func readAdventures(n *strictyaml.Node) []engine.Adventure {
	list := n.Seq()
	if len(list) > engine.MaxAdventures {
		list[engine.MaxAdventures].Fault("%d Adventures: a set holds at most %d", len(list), engine.MaxAdventures)
	}
	adventures := make([]engine.Adventure, 0, len(list))
	first := map[string]*strictyaml.Node{}
	for _, item := range list {
		m := item.Map("id", "name", "emblems", "reward")
		a := engine.Adventure{
			ID:      m.Need("id").Slug(),
			Name:    m.Need("name").Str(),
			Emblems: readEmblems(m.Need("emblems")),
			Reward:  readReward(m.Get("reward")),
		}
		if other := first[a.ID]; other != nil {
			m.Get("id").Fault("two cards have the id %q, the first at %s", a.ID, other.Place())
		} else if a.ID != "" {
			first[a.ID] = m.Get("id")
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
