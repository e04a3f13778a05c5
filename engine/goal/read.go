package goal

import (
	"slices"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// forms is how each kind is written: its word, and the field within it where the word takes fields.
var forms = [kindEnd]struct{ word, field string }{
	ArchivedCard:    {"archived", "card"},
	ArchivedAtLeast: {"archived", "at-least"},
	ArchivedActionX: {"archived", "actionx"},
	HandAtLeast:     {"hand", "at-least"},
	HandAtMost:      {"hand", "at-most"},
	HandHolds:       {"hand", "holds"},
	HoldsActionX:    {"actionx", "has"},
	ActionXAtLeast:  {"actionx", "at-least"},
	ActiveHas:       {"active", "has"},
	IsLeveraged:     {word: "leveraged"},
	HasPerformed:    {word: "performed"},
	ZoneHas:         {"zone", "has"},
	ZoneSize:        {"zone", "size"},
	TopLead:         {"top", "lead"},
	TopCard:         {"top", "card"},
	BottomLead:      {"bottom", "lead"},
	BottomCard:      {"bottom", "card"},
	StepIs:          {word: "step"},
	Asked:           {word: "decision"},
	TurnOf:          {word: "turn-of"},
	OnFinal:         {word: "final"},
	WonBy:           {word: "won-by"},
	All:             {word: "all"},
	Any:             {word: "any"},
	Not:             {word: "not"},
	Of:              {word: "of"},
}

// words is every word a goal may have, in the order of the kinds.
var words = func() []string {
	var out []string
	for _, f := range forms[Nothing+1:] {
		out = append(out, f.word)
	}
	return slices.Compact(out)
}()

// fields is the fields of a word, none where it takes a value itself.
func fields(word string) []string {
	var out []string
	for _, f := range forms {
		if f.word == word && f.field != "" {
			out = append(out, f.field)
		}
	}
	return out
}

// Read reads a goal. What is wrong with it is noted as a fault at its place in the file.
func Read(game *engine.Game, n *strictyaml.Node) Goal {
	word, value := n.One(words...)
	field := ""
	if within := fields(word); within != nil {
		field, value = value.One(within...)
	}
	for k := Nothing + 1; k < kindEnd; k++ {
		if forms[k].word == word && forms[k].field == field {
			g := Goal{Kind: k}
			g.read(game, value)
			return g
		}
	}
	return Goal{}
}

// most is the largest number for each kind that has one.
var most = [kindEnd]int{
	ArchivedAtLeast: engine.MaxArchived,
	ArchivedActionX: engine.MaxActionX,
	ActionXAtLeast:  engine.MaxActionX,
	HandAtLeast:     engine.MaxLeads,
	HandAtMost:      engine.MaxLeads,
	ZoneSize:        engine.MaxZone,
}

// read reads what the kind takes.
func (g *Goal) read(game *engine.Game, n *strictyaml.Node) {
	switch g.Kind {
	case ArchivedCard, TopCard, BottomCard:
		g.Card = readCard(game, n, "card", anyCard)
	case ZoneHas:
		g.Card = readCard(game, n, "Adventure", isAdventure)
	case HoldsActionX, ActiveHas, IsLeveraged:
		g.Card = readCard(game, n, "ActionX card", engine.Card.IsActionX)
	case TopLead, BottomLead:
		g.Lead, _ = engine.ParseLead(oneOf(n, engine.Glyph, engine.Wild))
	case HasPerformed:
		g.Feat, _ = engine.ParseDo(oneOf(n, engine.DoBarter, engine.DoPoach))
	case ArchivedAtLeast, ArchivedActionX, HandAtLeast, ActionXAtLeast:
		g.N = n.Int(1, most[g.Kind]) // at least none holds always
	case HandAtMost, ZoneSize:
		g.N = n.Int(0, most[g.Kind])
	case HandHolds:
		g.Leads = readLeads(n)
	case StepIs:
		g.Step, _ = engine.ParseStep(oneOf(n, engine.BeforeTurn, engine.Over))
	case Asked:
		g.Ask, _ = engine.ParseAsk(oneOf(n, engine.AskStartTurn, engine.AskChoose))
	case TurnOf:
		g.Seat = seat(n)
	case OnFinal:
		if !n.Bool() && n.Kind() == strictyaml.Truth {
			n.Fault("write {not: {final: true}} for a player who is not on the Final Adventure")
		}
	case WonBy:
		g.Ending = endings[n.OneOf("adventures", "breakthrough", "stalemate")]
	case All, Any:
		for _, item := range some(n, "goal") {
			g.Parts = append(g.Parts, Read(game, item))
		}
	case Not:
		g.Parts = []Goal{Read(game, n)}
	case Of:
		m := n.Map("seat", "goal")
		g.Seat = seat(m.Need("seat"))
		g.Parts = []Goal{Read(game, m.Need("goal"))}
	}
}

var endings = map[string]engine.Ending{
	"adventures":   engine.WonByAdventures,
	"breakthrough": engine.WonByBreakthrough,
	"stalemate":    engine.WonByStalemate,
}

// some reads a list that may not be empty.
func some(n *strictyaml.Node, of string) []*strictyaml.Node {
	items := n.Seq()
	if n.Kind() == strictyaml.List && len(items) == 0 {
		n.Fault("expected at least one %s", of)
	}
	return items
}

func readLeads(n *strictyaml.Node) (c engine.Leads) {
	items := some(n, "Lead")
	if len(items) > engine.MaxLeads {
		n.Fault("%d Leads: a set holds at most %d", len(items), engine.MaxLeads)
		return c
	}
	for _, item := range items {
		if l, ok := engine.ParseLead(oneOf(item, engine.Glyph, engine.Wild)); ok {
			c[l]++
		}
	}
	return c
}

// oneOf reads the word of a value from first to last.
func oneOf[T interface {
	~uint8
	String() string
}](n *strictyaml.Node, first, last T) string {
	var words []string
	for v := first; v <= last; v++ {
		words = append(words, v.String())
	}
	return n.OneOf(words...)
}

func seat(n *strictyaml.Node) engine.Seat { return engine.Seat(n.Int(0, engine.MaxPlayers-1)) }

// readCard reads the id of a card of some sort.
func readCard(game *engine.Game, n *strictyaml.Node, sort string, is func(engine.Card) bool) engine.Card {
	id := n.Slug()
	if id == "" {
		return 0
	}
	var ids []string
	for _, c := range game.Cards() {
		switch {
		case !is(c):
		case game.ID(c) == id:
			return c
		default:
			ids = append(ids, game.ID(c))
		}
	}
	n.Fault("the card set has no %s %q%s", sort, id, strictyaml.DidYouMean(id, ids))
	return 0
}

func anyCard(engine.Card) bool       { return true }
func isAdventure(c engine.Card) bool { return !c.IsActionX() }
