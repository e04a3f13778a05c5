package scenarios

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/goal"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/engine/strictyaml"
)

var headFields = []string{"id", "title", "about", "teaches", "uses"}

// Load reads a lesson file; the name is for messages. The error lists every fault with its line.
func Load(g *engine.Game, name string, data []byte) (*Lesson, error) {
	doc, err := strictyaml.Parse(name, data)
	if err != nil {
		return nil, err
	}
	top := doc.Root.Map(append(headFields, "seat", "at", "steps", "closing")...)
	l := &Lesson{
		Head:    head(top),
		Seat:    engine.Seat(top.Get("seat").Int(0, engine.MaxPlayers-1)),
		Start:   position.Read(g, top.Need("at")),
		Closing: top.Need("closing").Lines(),
	}
	for _, n := range top.Need("steps").Seq() {
		l.Steps = append(l.Steps, step(g, n))
	}
	return l, doc.Err()
}

func head(top strictyaml.Mapping) Head {
	return Head{
		ID:      top.Need("id").Slug(),
		Title:   top.Need("title").Str(),
		About:   top.Need("about").Str(),
		Teaches: rules(top.Need("teaches")),
		Uses:    rules(top.Get("uses")),
	}
}

func rules(n *strictyaml.Node) []engine.Rule {
	var out []engine.Rule
	for _, item := range n.Seq() {
		r, ok := engine.ParseRule(item.Str())
		if !ok {
			item.Fault("there is no rule of that number; the numbers look like %q", engine.R5_1)
		}
		out = append(out, r)
	}
	return out
}

// step reads a step; its kind is the field that holds its words.
func step(g *engine.Game, n *strictyaml.Node) Step {
	m := n.Map("say", "do", "refuse", "goal", "code", "within", "solution", "hints", "replies", "done")
	s := Step{Solution: texts(m.Get("solution")), Within: m.Get("within").Int(1, 20)}
	kinds := 0
	for kind, field := range []string{Say: "say", Do: "do", Refuse: "refuse"} {
		if words := m.Get(field); words != nil {
			s.Kind, s.Text = Kind(kind), words.Lines()
			kinds++
		}
	}
	if kinds != 1 {
		n.Fault("a step has one of say, do and refuse, with its words")
	}
	if s.Within == 0 {
		s.Within = max(1, len(s.Solution))
	}
	if s.Kind == Say {
		return s
	}
	if s.Kind == Do {
		s.Goal = goal.Read(g, m.Need("goal"))
	} else {
		s.Code = code(m.Need("code"))
	}
	m.Need("solution")
	s.Done = m.Need("done").Lines()
	hints := texts(m.Need("hints"))
	if copy(s.Hints[:], hints) != Hints || len(hints) != Hints {
		m.Get("hints").Fault("expected %d hints: the rule, the card, the move", Hints)
	}
	for _, r := range m.Get("replies").Seq() {
		s.Replies = append(s.Replies, reply(r))
	}
	return s
}

func reply(n *strictyaml.Node) Reply {
	m := n.Map("to", "code", "say")
	r := Reply{To: m.Get("to").Str(), Code: code(m.Get("code")), Say: m.Need("say").Lines()}
	if (r.To == "") == (r.Code == engine.NoCode) {
		n.Fault("a reply answers either an action (to) or a refusal (code)")
	}
	return r
}

func code(n *strictyaml.Node) engine.Code {
	var slugs []string
	for _, c := range engine.Codes() {
		slugs = append(slugs, c.String())
	}
	c, _ := engine.ParseCode(n.OneOf(slugs...))
	return c
}

func texts(n *strictyaml.Node) []string {
	var out []string
	for _, item := range n.Seq() {
		out = append(out, item.Str())
	}
	return out
}
