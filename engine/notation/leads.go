package notation

import (
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// payment is Leads as they are named, and the type said to end on top.
type payment struct {
	leads engine.Leads
	top   engine.Lead
	topN  int // the Leads of the top type where they are named as the top alone
	slips int // words that are only near the name of a type
}

// read adds the Leads that tokens name. It returns the place of the first that names none, -1
// where all are read.
func (y *payment) read(tokens []token) int {
	count, counted := -1, 0 // a number whose Leads are still to come, and its place
	var last engine.Lead    // the type named last, how often, and whether set off from those before
	var lastN int
	var apart, lastApart bool
	for i := 0; i < len(tokens); i++ {
		t, next := tokens[i], token{}
		if i+1 < len(tokens) {
			next = tokens[i+1]
		}
		opens := !t.quoted && t.is("with", "and")
		apart = apart || t.comma || opens
		n, isNumber := t.number()
		times, timed := next.number()
		switch {
		case t.quoted && leadsOnly(t) == nil:
			return i
		case isNumber && count < 0:
			count, counted = n, i
		case opens && count >= 0:
			return counted
		case t.filler(), t.is("on") && next.is("top"), t.is("x") && (count >= 0 || timed && last == engine.NoLead):
		case t.is("x") && timed:
			y.add(last, times-lastN)
			lastN = times
			i++
		case t.is("top") && lastN > 0:
			y.putOnTop(last, lastN, lastApart)
			last, lastN = engine.NoLead, 0
		default:
			types, slip := leadsIn(t)
			if types == nil {
				return i
			}
			if slip {
				y.slips++
			}
			if lastN = count; count < 0 {
				lastN = 1
			}
			for _, last = range types {
				y.add(last, lastN)
			}
			count, lastApart, apart = -1, apart, false
		}
	}
	if count >= 0 {
		return counted
	}
	return -1
}

// add counts n more Leads, or fewer; never more than a set may hold.
func (y *payment) add(l engine.Lead, n int) {
	n = min(n, engine.MaxLeads-y.leads.Total())
	y.leads[l] = uint8(max(0, int(y.leads[l])+n))
}

// putOnTop makes the n Leads named last the top. They are no further Leads where their type is
// named before and they are set off: "ruin glyph, glyph on top" is two Leads.
func (y *payment) putOnTop(l engine.Lead, n int, apart bool) {
	y.top, y.topN = l, n
	if apart || int(y.leads[l]) == n {
		y.add(l, -n)
	}
}

// paid is the Leads with the top among them; a top that says nothing is left out (1.6).
func (y *payment) paid() (engine.Leads, engine.Lead) {
	if y.top != engine.NoLead && y.leads[y.top] == 0 {
		y.leads[y.top] = uint8(y.topN)
	}
	if y.leads.Types() <= 1 {
		return y.leads, engine.NoLead
	}
	return y.leads, y.top
}

var leadWords = func() []string {
	var out []string
	for l := engine.Glyph; l <= engine.Wild; l++ {
		out = append(out, l.String(), l.String()+"s")
	}
	return out
}()

// leadsOnly is the Leads that a token names without a slip.
func leadsOnly(t token) []engine.Lead {
	if types, slip := leadsIn(t); !slip {
		return types
	}
	return nil
}

const initials = "gmrvw" // of the types, in their order

// leadsIn is the Leads a word names: one by its name, or some by their first letters. A slip is
// forgiven, and told.
func leadsIn(t token) (types []engine.Lead, slip bool) {
	if strings.Trim(t.word, initials) == "" {
		for _, c := range t.word {
			types = append(types, engine.Glyph+engine.Lead(strings.IndexRune(initials, c)))
		}
		return types, false
	}
	near := strictyaml.Nearest(t.word, leadWords)
	if l, ok := engine.ParseLead(strings.TrimSuffix(near, "s")); ok {
		return []engine.Lead{l}, near != t.word
	}
	return nil, false
}

// ofLeads reports whether a token is a Lead without a slip, or a number.
func (t token) ofLeads() bool {
	types, slip := leadsIn(t)
	_, isNumber := t.number()
	return types != nil && !slip || isNumber
}

// mayName reports whether a token is more than a filler or a word for Leads.
func (t token) mayName() bool { return !t.filler() && !t.ofLeads() }

// amongLeads reports whether a token may stand among Leads.
func (t token) amongLeads() bool {
	types, _ := leadsIn(t)
	return types != nil || !t.mayName() || t.is("x", "on", "top")
}
