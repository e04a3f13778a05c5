package position

import (
	"math"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// Load reads a position file, or a whole state. The error holds every fault of the file with its
// line and column.
func Load(g *engine.Game, name string, data []byte) (engine.State, error) {
	r, err := parse(g, name, data)
	if err != nil {
		return engine.State{}, err
	}
	r.read()
	return r.result()
}

// Read reads a position that stands inside another file; its faults are noted there. It is dealt
// out only where the file has no fault so far.
func Read(g *engine.Game, n *strictyaml.Node) engine.State {
	if n == nil {
		return engine.State{}
	}
	r := newReader(g, n, n.Doc())
	r.read()
	return r.s
}

// UnmarshalState reads a whole state back.
func UnmarshalState(g *engine.Game, data []byte) (engine.State, error) {
	r, err := parse(g, "state", data)
	if err != nil {
		return engine.State{}, err
	}
	r.whole = true
	r.read()
	return r.result()
}

// reader reads one file into a state.
type reader struct {
	g     *engine.Game
	doc   *strictyaml.Doc
	root  *strictyaml.Node // the position's own, which may stand inside another file
	whole bool             // every field has to be there and every card to be said
	s     engine.State

	fields map[string]*strictyaml.Node         // by path, as in "players[1].leads"
	said   [math.MaxUint8 + 1]*strictyaml.Node // where each card is said to be
	left   engine.Leads                        // the Leads of which nothing is said
	todo   todo

	variant       *strictyaml.Node
	onlyAdvanced  []*strictyaml.Node               // what only the Advanced Game has (13.1)
	decider       *strictyaml.Node                 // the decision's player, where said
	announcements []item                           // what is said to wait, bottom first
	lastingAt     map[engine.Card]*strictyaml.Node // where each lasting text is said
	payments      []payment
	at89          engine.Window    // the window of 8.9 that is open or lies under the stack
	opens         bool             // that window is said to be open
	asked, passed *strictyaml.Node // of the window that is open
}

// todo is what a file leaves to be dealt.
type todo struct {
	seats     [engine.MaxPlayers]seatTodo
	lead      heap[engine.Lead]
	adventure heap[engine.Card]
	actionX   heap[engine.Card]
}

func parse(g *engine.Game, name string, data []byte) (*reader, error) {
	doc, err := strictyaml.Parse(name, data)
	if err != nil {
		return nil, err
	}
	return newReader(g, doc.Root, doc), nil
}

func newReader(g *engine.Game, root *strictyaml.Node, doc *strictyaml.Doc) *reader {
	return &reader{g: g, doc: doc, root: root, left: g.Set().Leads, fields: map[string]*strictyaml.Node{}}
}

// read walks the file, deals what it leaves open and judges the whole.
func (r *reader) read() {
	top := r.root.Map("format", "variant", "cards", "switches", "rng", "turn", "active", "step", "decision",
		"window", "players", "decks", "discards", "stack", "looking", "lasting", "idle", "moved", "resume",
		"winner", "won_by", "seed", "rest")
	r.whole = r.whole || top.Get("format") != nil
	r.head(top)
	r.players(r.field(top, "players"))
	r.moment(top)
	r.ending(top)
	r.piles(top)
	r.stack(r.field(top, "stack"))
	r.lasting(r.field(top, "lasting"))
	r.looking(r.field(top, "looking"))
	r.play()
	seed := uint64(top.Get("seed").Int(0, math.MaxInt))
	if r.doc.Err() != nil {
		return
	}
	if !r.whole {
		r.placeAnnounced()
	}
	r.fill(seed)
	r.rng(r.field(top, "rng"))
	if r.doc.Err() != nil {
		return
	}
	if x := r.judge(); x != nil {
		r.at(x.field).Fault("%s", x.why)
		return
	}
	if x := r.open(); x != nil {
		r.at(x.field).Fault("%s", x.why)
	}
}

func (r *reader) result() (engine.State, error) {
	if err := r.doc.Err(); err != nil {
		return engine.State{}, err
	}
	return r.s, nil
}

// field is a field's value and remembers its place; a whole state needs it.
func (r *reader) field(m strictyaml.Mapping, path string) *strictyaml.Node {
	name := path[strings.LastIndexByte(path, '.')+1:]
	n := m.Get(name)
	if r.whole {
		n = m.Need(name)
	}
	r.fields[path] = n
	return n
}

// at is where a field stands; where it is not said, what it would stand in.
func (r *reader) at(path string) *strictyaml.Node {
	if n := r.fields[path]; n != nil {
		return n
	}
	if i := strings.LastIndexByte(path, '.'); i > 0 {
		return r.at(path[:i])
	}
	return r.root
}
