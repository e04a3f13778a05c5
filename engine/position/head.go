package position

import (
	"encoding/base64"
	"math"
	"slices"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// head reads what holds for the whole game.
func (r *reader) head(top strictyaml.Mapping) {
	r.field(top, "format").OneOf(Format)
	r.variant = r.field(top, "variant")
	r.s.Variant, _ = engine.ParseVariant(r.variant.OneOf(engine.BeginnerGame.String(), engine.AdvancedGame.String()))
	cards := r.field(top, "cards").Map("id", "hash")
	isFor(cards.Get("id"), "card set", r.g.Set().ID)
	isFor(cards.Get("hash"), "a card set file with hash", r.g.Set().Hash)
	r.s.Turn = 1
	if n := r.field(top, "turn"); n != nil {
		r.s.Turn = uint32(n.Int(1, math.MaxInt32))
	}
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

// advanced notes that a field names something only the Advanced Game has, where it does.
func (r *reader) advanced(n *strictyaml.Node) *strictyaml.Node {
	switch k := n.Kind(); {
	case k == strictyaml.Empty, k == strictyaml.List && len(n.Seq()) == 0:
	default:
		r.onlyAdvanced = append(r.onlyAdvanced, n)
	}
	return n
}

// play settles which way to play the file means: the Advanced Game where it names anything that only
// that has (13.1).
func (r *reader) play() {
	switch {
	case r.s.Variant == engine.AdvancedGame:
	case r.variant == nil && len(r.onlyAdvanced) > 0:
		r.s.Variant = engine.AdvancedGame
	default:
		for _, n := range r.onlyAdvanced {
			n.Fault("the Beginner Game has none of these (rule %s)", engine.R13_1)
		}
	}
	r.judgePayments()
}

// window reads which window is open, or which one of 8.9 lies under what is announced.
func (r *reader) window(n, resume *strictyaml.Node) {
	if resume.Kind() != strictyaml.Empty {
		r.at89 = windowNamed(r.advanced(resume).OneOf(windowWords[engine.StepBegins:]...))
	}
	if n.Kind() == strictyaml.Empty {
		return
	}
	kind, m := r.advanced(n), strictyaml.Mapping{}
	if r.whole || n.Kind() == strictyaml.Fields {
		m = n.Map("kind", "asked", "passed")
		kind = m.Need("kind")
	}
	r.asked, r.passed = r.inField(m, "asked"), r.inField(m, "passed")
	switch word := kind.OneOf(answering, windowWords[engine.StepBegins], windowWords[engine.StepEnds]); {
	case word == answering || word == "":
	case r.at89 != engine.NoWindow:
		resume.Fault("resume names the window under an announcement, and that window itself is open (rule %s)", engine.R8_9)
	default:
		r.at89, r.opens = windowNamed(word), true
	}
}

func windowNamed(word string) engine.Window {
	return engine.Window(max(0, slices.Index(windowWords[:], word)))
}
