package scenarios

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/engine/strictyaml"
)

var headFields = []string{"id", "part", "title", "about", "uses"}

// Load reads a lesson file; the name is for messages. The error lists every fault with its line.
func Load(g *engine.Game, name string, data []byte) (*Lesson, error) {
	doc, err := strictyaml.Parse(name, data)
	if err != nil {
		return nil, err
	}
	top := doc.Root.Hint(topHints).Map(append(headFields, "seat", "at", "steps", "prove", "closing")...)
	l := &Lesson{
		Head:    head(top),
		Seat:    engine.Seat(top.Get("seat").Int(0, engine.MaxPlayers-1)),
		Start:   position.Read(g, top.Need("at")),
		Closing: top.Need("closing").Lines(),
		mark:    doc.Root.Mark(),
	}
	steps := top.Need("steps")
	for _, n := range steps.Seq() {
		l.Steps = append(l.Steps, step(g, n))
		for _, r := range l.Steps[len(l.Steps)-1].Teaches {
			l.Teaches = append(l.Teaches, Taught{r, len(l.Steps)})
		}
	}
	if steps.Kind() == strictyaml.List && len(l.Steps) == 0 {
		steps.Fault("a lesson has at least one step")
	}
	l.Head.Steps = len(l.Steps)
	seat(top.Get("seat"), l)
	for _, n := range top.Get("prove").Seq() {
		l.Prove = append(l.Prove, proof(g, n))
	}
	return l, doc.Err()
}

var topHints = map[string]string{
	"teaches": "each step says what it teaches itself",
	"goal":    "it belongs in a do step",
}

// seat holds that the learner sits at every position of a lesson.
func seat(n *strictyaml.Node, l *Lesson) {
	for _, at := range l.positions() {
		if at.Players > 0 && l.Seat >= engine.Seat(at.Players) {
			n.Fault("there is no seat %d in a position of %d players", l.Seat, at.Players)
			return
		}
	}
}

// positions are all that a lesson sets out.
func (l *Lesson) positions() []*engine.State {
	all := []*engine.State{&l.Start}
	for i := range l.Steps {
		if at := l.Steps[i].At; at != nil {
			all = append(all, at)
		}
	}
	for i := range l.Prove {
		if at := l.Prove[i].At; at != nil {
			all = append(all, at)
		}
	}
	return all
}

func head(top strictyaml.Mapping) Head {
	return Head{
		ID:    top.Need("id").Slug(),
		Part:  part(top.Need("part")),
		Title: top.Need("title").Str(),
		About: top.Need("about").Str(),
		Uses:  rules(top.Get("uses")),
	}
}

func part(n *strictyaml.Node) Part {
	word := n.OneOf(partWords[:]...)
	for p := Beginner; p < partEnd; p++ {
		if p.String() == word {
			return p
		}
	}
	return Beginner
}

func rules(n *strictyaml.Node) []engine.Rule {
	var out []engine.Rule
	for _, item := range n.Seq() {
		word := item.Str()
		r, ok := engine.ParseRule(word)
		if !ok && word != "" {
			item.Fault("there is no rule %q; the numbers look like %q, in quotes", word, engine.R5_1)
		}
		if ok {
			out = append(out, r)
		}
	}
	return out
}

func code(n *strictyaml.Node) engine.Code {
	var slugs []string
	for _, c := range engine.Codes() {
		slugs = append(slugs, c.String())
	}
	word := n.Str()
	c, ok := engine.ParseCode(word)
	if !ok && word != "" {
		hint := strictyaml.DidYouMean(word, slugs)
		if hint == "" {
			hint = "; `xseekers why --list` shows them all"
		}
		n.Fault("there is no refusal %q%s", word, hint)
	}
	return c
}

// texts reads a list of texts that may not be empty.
func texts(n *strictyaml.Node) []string {
	var out []string
	for _, item := range n.Seq() {
		out = append(out, item.Str())
	}
	if n.Kind() == strictyaml.List && out == nil {
		n.Fault("the list is empty: leave the field out, or fill it")
	}
	return out
}

// place is the position a step or a question sets out for itself, nil where it does not.
func place(g *engine.Game, n *strictyaml.Node) *engine.State {
	if n == nil {
		return nil
	}
	s := position.Read(g, n)
	return &s
}
