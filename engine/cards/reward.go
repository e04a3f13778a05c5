package cards

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// verb is one thing that a reward gives: its word in a file and its words for people.
type verb struct {
	word string
	op   engine.Op
	most int // in one reward
	one  string
	many string
}

var verbs = []verb{
	{"draw-leads", engine.DrawLeads, engine.MaxDraw, "draw a Lead", "draw %d Leads"},
	{"draw-actionx", engine.DrawActionX, engine.MaxDraw, "draw an ActionX card", "draw %d ActionX cards"},
	{"seek", engine.Seek, engine.MaxSeek, "seek an Adventure", "seek %d Adventures"},
}

// readReward reads what is received after archiving (5.3), in this order, each verb once.
func readReward(n *strictyaml.Node) []engine.Effect {
	words := make([]string, len(verbs))
	for i, v := range verbs {
		words[i] = v.word
	}
	var reward []engine.Effect
	first := map[string]*strictyaml.Node{}
	for _, item := range n.Seq() {
		word, value := item.One(words...)
		if other := first[word]; other != nil {
			item.Fault("%q stands twice in one reward, the first at %s", word, other.Place())
			continue
		}
		for _, v := range verbs {
			if v.word == word {
				first[word] = item
				reward = append(reward, engine.Effect{Op: v.op, N: uint8(value.Int(1, v.most)), Rule: engine.R5_3})
			}
		}
	}
	return reward
}

// RewardText says what an Adventure gives: "Draw 2 Leads, then seek an Adventure."
func RewardText(a *engine.Adventure) string {
	if len(a.Reward) == 0 {
		return "No reward."
	}
	var parts []string
	for _, e := range a.Reward {
		for _, v := range verbs {
			switch {
			case v.op != e.Op:
			case e.N == 1:
				parts = append(parts, v.one)
			default:
				parts = append(parts, fmt.Sprintf(v.many, e.N))
			}
		}
	}
	text := strings.Join(parts, ", then ") + "."
	return strings.ToUpper(text[:1]) + text[1:]
}
