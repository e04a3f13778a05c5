package scenarios

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/goal"
	"example.com/xseekers/engine/strictyaml"
)

// waysWords are the fields that hold a question's options and say how the engine decides.
var waysWords = []string{ByLegal: "legal", ByIllegal: "illegal", ByGoal: "options"}

// fewest and most options of a question.
const (
	fewestOptions = 2
	mostOptions   = 6
)

// proof reads a question of prove.
func proof(g *engine.Game, n *strictyaml.Node) Question {
	hinted := n.Hint(map[string]string{"done": "a question of prove explains itself by what the engine says"})
	m := hinted.Map("ask", "at", "first", "legal", "illegal", "options", "after")
	q := question(g, m, n)
	q.Text = m.Need("ask").Lines()
	q.At, q.First = place(g, m.Get("at")), texts(m.Get("first"))
	return q
}

// question reads the options of a question and how they are decided.
func question(g *engine.Game, m strictyaml.Mapping, n *strictyaml.Node) Question {
	q := Question{After: texts(m.Get("after")), mark: n.Mark()}
	var options *strictyaml.Node
	ways := 0
	for by, field := range waysWords {
		if list := m.Get(field); list != nil {
			q.By, options = By(by), list
			ways++
		}
	}
	if ways != 1 {
		n.Fault("a question has just one of legal, illegal and options, with its answers")
		return q
	}
	if q.By != ByGoal {
		m.Get("after").Fault("after goes with options and their goals: what is legal is asked of the position as it is")
	}
	seen := map[string]string{}
	for _, item := range options.Seq() {
		o := option(g, item, q.By)
		if first := seen[o.Say]; first != "" && o.Say != "" {
			item.Fault("this answer stands twice, first at %s", first)
		}
		seen[o.Say] = item.Place()
		q.Options = append(q.Options, o)
	}
	if k := len(q.Options); options.Kind() == strictyaml.List && (k < fewestOptions || k > mostOptions) {
		options.Fault("expected %d to %d answers, found %d", fewestOptions, mostOptions, k)
	}
	return q
}

// option reads an answer; one that is an action may be its words alone.
func option(g *engine.Game, n *strictyaml.Node, by By) Option {
	if by != ByGoal && n.Kind() != strictyaml.Fields {
		return Option{Say: n.Str()}
	}
	if by != ByGoal {
		m := n.Map("say", "reply")
		return Option{Say: m.Need("say").Str(), Reply: m.Get("reply").Lines()}
	}
	m := n.Map("say", "goal", "reply")
	return Option{Say: m.Need("say").Lines(), Goal: goal.Read(g, m.Need("goal")), Reply: m.Get("reply").Lines()}
}
