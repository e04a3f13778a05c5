package cards

import (
	"fmt"
	"strconv"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// rewards are the effects that an Adventure may give, to its own player.
func rewards() (parts []*part) {
	for _, p := range in(Effects) {
		if p.op <= engine.Seek {
			parts = append(parts, p)
		}
	}
	return parts
}

// readReward reads what is received after archiving (5.3), in this order, each verb once.
func readReward(n *strictyaml.Node) []engine.Effect {
	words := wordsOf(rewards())
	var reward []engine.Effect
	first := map[string]*strictyaml.Node{}
	for _, item := range n.Seq() {
		word, value := item.One(words...)
		if other := first[word]; other != nil {
			item.Fault("%q stands twice in one reward, the first at %s", word, other.Place())
			continue
		}
		if p := named(Effects, word); p != nil {
			first[word] = item
			reward = append(reward, engine.Effect{Op: p.op, N: uint8(value.Int(p.least, p.most)), Rule: engine.R5_3})
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
		p := effectOf(e.Op)
		object := p.one
		if e.N != 1 {
			object = fmt.Sprintf(p.many, strconv.Itoa(int(e.N)))
		}
		parts = append(parts, p.verb+" "+object)
	}
	return upper(strings.Join(parts, ", then ")) + "."
}
