package scenarios

import (
	"slices"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/goal"
	"example.com/xseekers/engine/strictyaml"
)

// kindWords are the fields by which a step says its kind; they hold its words.
var kindWords = []string{Say: "say", Rival: "rival", Do: "do", Refuse: "refuse", Ask: "ask", Game: "game"}

// kindFields are the fields that a step of each kind takes beyond those of every step.
var kindFields = [][]string{
	Say:    nil,
	Rival:  {"plays"},
	Do:     {"goal", "within", "solution", "answers", "hints", "replies", "done"},
	Refuse: {"code", "solution", "hints", "replies", "done"},
	Ask:    {"legal", "illegal", "options", "after", "done"},
	Game:   {"done"},
}

var stepFields = func() []string {
	all := append([]string{"teaches", "at"}, kindWords...)
	for _, some := range kindFields {
		for _, f := range some {
			if !slices.Contains(all, f) {
				all = append(all, f)
			}
		}
	}
	return all
}()

var stepHints = map[string]string{
	"first": "play it in a rival step before this one",
	"reply": "it belongs to one of the options",
}

// step reads a step; its kind is the field that holds its words.
func step(g *engine.Game, n *strictyaml.Node) Step {
	m := n.Hint(stepHints).Map(stepFields...)
	s := Step{Teaches: rules(m.Get("teaches")), At: place(g, m.Get("at")), mark: n.Mark()}
	kinds := 0
	for kind, field := range kindWords {
		if words := m.Get(field); words != nil {
			s.Kind, s.Text = Kind(kind), words.Lines()
			kinds++
		}
	}
	if kinds != 1 {
		n.Fault("a step has just one of say, rival, do, refuse, ask and game, with its words")
		return s
	}
	for kind, some := range kindFields {
		for _, f := range some {
			if Kind(kind) != s.Kind && !slices.Contains(kindFields[s.Kind], f) {
				m.Get(f).Fault("a step of the kind %q takes no %q", kindWords[s.Kind], f)
			}
		}
	}
	switch s.Kind {
	case Rival:
		s.Plays = texts(m.Need("plays"))
	case Do:
		s.Goal = goal.Read(g, m.Need("goal"))
		s.Answers = texts(m.Get("answers"))
		s.tried(m)
		s.Within = m.Get("within").Int(1, 20)
		if s.Within == 0 {
			s.Within = max(1, len(s.Solution))
		}
	case Refuse:
		s.Code = code(m.Need("code"))
		s.tried(m)
	case Ask:
		q := question(g, m, n)
		q.Text, s.Question = s.Text, &q
	}
	if slices.Contains(kindFields[s.Kind], "done") {
		s.Done = m.Need("done").Lines()
	}
	return s
}

// tried reads what do and refuse steps have both.
func (s *Step) tried(m strictyaml.Mapping) {
	s.Solution = texts(m.Need("solution"))
	hints := texts(m.Need("hints"))
	if copy(s.Hints[:], hints) != Hints || len(hints) != Hints {
		m.Get("hints").Fault("expected %d hints: the rule, the card, the move", Hints)
	}
	for _, r := range m.Get("replies").Seq() {
		s.Replies = append(s.Replies, reply(r))
	}
}

func reply(n *strictyaml.Node) Reply {
	m := n.Map("to", "code", "say")
	r := Reply{To: m.Get("to").Str(), Code: code(m.Get("code")), Say: m.Need("say").Lines()}
	if (m.Get("to") == nil) == (m.Get("code") == nil) {
		n.Fault("a reply answers either an action (to) or a refusal (code)")
	}
	return r
}
