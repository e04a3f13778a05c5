package position

import (
	"encoding/base64"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// head reads what holds for the whole game.
func (r *reader) head(top strictyaml.Mapping) {
	r.field(top, "format").OneOf(Format)
	r.field(top, "variant").OneOf(engine.BeginnerGame.String())
	cards := r.field(top, "cards").Map("id", "hash")
	isFor(cards.Get("id"), "card set", r.g.Set().ID)
	isFor(cards.Get("hash"), "a card set file with hash", r.g.Set().Hash)
	if n := r.field(top, "switches"); n != nil {
		var words []string
		for _, w := range engine.AllSwitches() {
			words = append(words, w.String())
		}
		for _, item := range n.Seq() {
			if w, ok := engine.ParseSwitch(item.OneOf(words...)); ok {
				r.s.Switches = r.s.Switches.With(w)
			}
		}
	}
	for _, name := range []string{"window", "looking", "lasting", "resume"} {
		r.none(r.field(top, name))
	}
}

func isFor(n *strictyaml.Node, what, want string) {
	if n == nil || want == "" {
		return
	}
	if got := n.Str(); got != "" && got != want {
		n.Fault("this is for %s %.40q, not %q", what, got, want)
	}
}

// rng reads the random numbers still to come.
func (r *reader) rng(n *strictyaml.Node) {
	if n == nil {
		return
	}
	words, err := base64.StdEncoding.DecodeString(n.Str())
	if err == nil {
		err = r.s.RNG.UnmarshalBinary(words)
	}
	if err != nil {
		n.Fault("these are no random numbers of a state")
	}
}

// stack holds what is said to wait to what does wait: a reward, while its player enters the Final
// Adventure (6.1).
func (r *reader) stack(n *strictyaml.Node) {
	if n == nil {
		return
	}
	card, p := r.s.WaitingReward()
	items := n.Seq()
	switch {
	case card == 0 && len(items) > 0:
		n.Fault("nothing waits while this decision is open")
	case card != 0 && len(items) != 1:
		n.Fault("expected the reward of %s and nothing else", r.g.Adventure(card).ID)
	case card != 0:
		m := items[0].Map("player", "action", "at")
		m.Need("player").Int(int(p), int(p))
		m.Need("at").Int(0, 0)
		action := m.Need("action").Map("do", "adventure")
		action.Need("do").OneOf("reward")
		action.Need("adventure").OneOf(r.g.Adventure(card).ID)
	}
}
