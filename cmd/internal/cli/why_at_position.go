package cli

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/engine/strictyaml"
	"example.com/xseekers/tutorial/explain"
)

// positionAt is the position of a file and what is asked there.
type positionAt struct {
	g         *engine.Game
	file      string       // its name in messages
	state     engine.State // by the table's readings where the file says none
	printed   engine.State // as the file says it
	by        *int
	tries     []string // what is tried, in words or as data
	action    bool     // it is an action that is asked about, and no wish
	cardsFile string   // of the card set, "" for the training set
	setting   string   // the file of the table's readings, "" where they change nothing
	said      said
}

// positionAt reads the position that is asked about.
func (s *Streams) positionAt(o whyOptions) (*positionAt, error) {
	g, err := cardGame(o.cards)
	if err != nil {
		return nil, err
	}
	turned, setting, err := s.readings()
	if err != nil {
		return nil, err
	}
	name, data, err := positionFile(s, o.at)
	if err != nil {
		return nil, wrongf("--at: %w", err)
	}
	state, err := position.Load(g, name, data)
	if err != nil {
		return nil, wrongError{err}
	}
	if o.by != nil && (*o.by < 0 || *o.by >= int(state.Players)) {
		return nil, wrongf("--by %d: the seats of this position are 0 to %d", *o.by, state.Players-1)
	}
	at := &positionAt{
		g: g, file: name, state: state, printed: state, by: o.by, tries: splitActions(o.query), said: saidIn(name, data),
		action: o.receipt, cardsFile: o.cards,
	}
	if strings.TrimSpace(o.query) != "" && len(at.tries) == 0 {
		return nil, wrongf("%q holds no action; several are written with a semicolon between them", short(o.query))
	}
	if o.receipt && len(at.tries) == 0 {
		return nil, wrongf("--receipt: expected an action, as in `xseekers why --receipt --at %s \"end turn\"`", short(o.at))
	}
	if !at.said.switches && setting != "" {
		if own, ok := turning(g, state, turned); ok {
			at.state, at.setting = own, setting
		}
	}
	return at, nil
}

// seat is the seat that is asked about: the one named, else who is to decide.
func (at *positionAt) seat(s *engine.State) engine.Seat {
	if at.by != nil {
		return engine.Seat(*at.by)
	}
	return s.Decision.Player
}

// positionFile is what a file holds, and its name in messages; - is standard input.
func positionFile(s *Streams, file string) (name string, data []byte, err error) {
	if file == "-" {
		name = "standard input"
		data, err = readAll(name, s.In)
		return name, data, err
	}
	data, err = readFile(file)
	return short(file), data, err
}

// turning is a position with switches turned, laid anew; false where it cannot be one by these.
func turning(g *engine.Game, s engine.State, switches engine.Switches) (engine.State, bool) {
	s.Switches = switches
	own, err := position.UnmarshalState(g, position.MarshalState(g, &s))
	return own, err == nil
}

// turned says that the table's own readings decide the verdict, where by the file alone it would be
// another one.
func (at *positionAt) turned(says *verdict) string {
	if at.setting == "" {
		return ""
	}
	if other, err := at.answer(at.printed); err == nil && other.body() == says.body() {
		return ""
	}
	var words []string
	for _, w := range wordsOf(at.state.Switches) {
		sw, _ := engine.ParseSwitch(w)
		words = append(words, fmt.Sprintf("`%s` (rule %s)", w, ruleOfSwitch(sw)))
	}
	return fmt.Sprintf("This is so by your table's own reading, %s, set in %s.", explain.And(words), at.setting)
}

// said is what a position file says itself; the rest is dealt from its seed.
type said struct {
	switches bool
	whole    bool
	leads    []bool // of each seat, whether its Leads are listed
	ids      []string
}

var idWords = regexp.MustCompile(`[a-z0-9]+(?:-[a-z0-9]+)*(?:#[0-9]+)?`)

// saidIn finds what a position file says. Faults in it are for Load to tell.
func saidIn(name string, data []byte) said {
	is := said{ids: idWords.FindAllString(string(data), -1)}
	doc, err := strictyaml.Parse(name, data)
	if err != nil {
		return is
	}
	top := doc.Root.Map("switches", "format", "players")
	is.switches, is.whole = top.Get("switches") != nil, top.Get("format") != nil
	if players := top.Get("players"); players.Kind() == strictyaml.List {
		for _, p := range players.Seq() {
			leads := p.Map("leads").Get("leads")
			is.leads = append(is.leads, leads != nil && leads.Kind() == strictyaml.List)
		}
	}
	return is
}

// dealt says which of what a page speaks of has been dealt, since the file does not say it; "" for
// nothing.
func (v *verdict) dealt(page string) string {
	what := v.dealtCards(page)
	own := &v.s.Seats[v.by].Leads
	if !v.at.said.whole && (int(v.by) >= len(v.at.said.leads) || !v.at.said.leads[v.by]) && namesLead(page) {
		hand := "your hand of Leads"
		if own.Total() > 0 {
			hand += " (" + explain.Leads(*own) + ")"
		}
		what = append([]string{hand}, what...)
	}
	if what == nil {
		return ""
	}
	return fmt.Sprintf("Dealt, since %s does not say: %s.", v.at.file, explain.And(what))
}

// dealtCards is the cards that a page names and the file does not.
func (v *verdict) dealtCards(page string) (what []string) {
	if v.at.said.whole {
		return nil
	}
	g := v.at.g
	for _, c := range g.Cards() {
		name := g.Name(c)
		if strings.Contains(page, name) && !slices.Contains(what, name) && !v.at.says(c) {
			what = append(what, name)
		}
	}
	return what
}

// says reports whether the file or the question names a card, or another copy of it.
func (at *positionAt) says(c engine.Card) bool {
	id, _, _ := strings.Cut(at.g.ID(c), "#")
	return slices.ContainsFunc(at.said.ids, func(word string) bool {
		word, _, _ = strings.Cut(word, "#")
		return word == id
	})
}

// namesLead reports whether a page names a type of Lead.
func namesLead(page string) bool {
	for l := engine.Glyph; l <= engine.Wild; l++ {
		if strings.Contains(page, explain.LeadName(l)) {
			return true
		}
	}
	return false
}
