package tui

import (
	"fmt"
	"slices"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/tutorial"
	"example.com/xseekers/tutorial/explain"
)

// textFact is an ActionX card or what is announced: its name and how it lies, and its text.
type textFact struct {
	title []string
	text  []string
}

// textOf is a fact with the text of a card, whoever wrote it.
func textOf(title, text []string) textFact {
	for i := range text {
		text[i] = Clean(text[i])
	}
	return textFact{title, text}
}

func (f *facts) advanced() bool { return f.v.Variant == engine.AdvancedGame }

// inPlay is the Sites and Relics in a player's Active Zone, each with the text that counts there.
func (f *facts) inPlay(p engine.Seat) (out []textFact) {
	for _, c := range f.v.Seats[p].Active.List() {
		in := &f.v.InPlay[c-engine.FirstActionX]
		card := *f.g.ActionX(c)
		otherSide := func(m engine.Mode) bool { return m != engine.NoMode && m != in.Mode }
		card.Abilities = slices.DeleteFunc(slices.Clone(card.Abilities), func(b engine.Ability) bool { return otherSide(b.Mode) })
		card.Standing = slices.DeleteFunc(slices.Clone(card.Standing), func(s engine.Standing) bool { return otherSide(s.Mode) })
		card.Play, card.Bond = engine.Ability{}, false
		title := append([]string{f.card(c), explain.Capital(card.Kind.String())}, f.lies(c)...)
		out = append(out, textOf(title, cards.CardText(&card)))
	}
	return out
}

// lies is how a card lies in its Active Zone (2.7, 8.3 to 8.6).
func (f *facts) lies(c engine.Card) (out []string) {
	in := &f.v.InPlay[c-engine.FirstActionX]
	card := f.g.ActionX(c)
	switch in.Mode {
	case engine.Noble:
		out = append(out, "Noble")
	case engine.Ruthless:
		out = append(out, "Ruthless toward "+f.who(in.Against))
	}
	switch {
	case in.Bonded != engine.NoLead && in.Bond != in.Bonded:
		out = append(out, fmt.Sprintf("Bonded type %s (a %s)", f.lead(in.Bonded), f.lead(in.Bond)))
	case in.Bonded != engine.NoLead:
		out = append(out, "Bonded type "+f.lead(in.Bonded))
	case card.Bond:
		out = append(out, "no Bonded type")
	}
	if in.Leveraged {
		out = append(out, "sideways")
	}
	if in.Entered == f.v.Turn && slices.ContainsFunc(card.Abilities, func(b engine.Ability) bool { return b.Delay }) {
		out = append(out, "entered this turn: Delay")
	}
	for i, b := range card.Abilities {
		if n := in.Uses[i]; n > 0 {
			out = append(out, fmt.Sprintf("used %d of %d this turn", n, b.Limit))
		}
	}
	return out
}

// held is the viewer's own ActionX cards, each with all that is printed on it.
func (f *facts) held() (out []textFact) {
	for _, c := range f.v.ActionX.List() {
		card := f.g.ActionX(c)
		out = append(out, textOf([]string{f.card(c), explain.Capital(card.Kind.String())}, cards.CardText(card)))
	}
	return out
}

// stored is the ActionX cards in a player's Archive Zone.
func (f *facts) stored(p engine.Seat) (out []string) {
	for _, c := range f.v.Seats[p].Stored.List() {
		out = append(out, f.card(c))
	}
	return out
}

// performed is the Heroic Feats a player has performed this turn (7.1).
func (f *facts) performed(p engine.Seat) (out []string) {
	for _, feat := range engine.HeroicFeats() {
		if f.v.Seats[p].Performed.Of(feat) > 0 {
			out = append(out, explain.Capital(feat.String()))
		}
	}
	return out
}

// actionxPiles are the ActionX deck and its discard pile.
func (f *facts) actionxPiles() string {
	deck := fmt.Sprintf("ActionX deck %d, discard pile ", f.v.ActionXDeckN)
	n := f.v.ActionXPileN
	if n == 0 {
		return deck + "empty"
	}
	return deck + fmt.Sprintf("%d, top %s", n, f.card(f.v.ActionXPile[n-1]))
}

// inForce is the Feats whose text lasts (1.9).
func (f *facts) inForce() (out []textFact) {
	for _, t := range f.v.Lasting.Texts[:f.v.Lasting.N] {
		until := "until the end of this turn"
		if t.Next {
			until = "until " + f.whose(t.Player) + " next turn"
		}
		card := *f.g.ActionX(t.Card)
		var text []string
		for _, s := range card.Standing {
			text = append(text, cards.StandingText(&card, s))
		}
		out = append(out, textOf([]string{explain.Capital(f.whose(t.Player)) + " " + f.card(t.Card), until}, text))
	}
	return out
}

// looked is who looks at which cards; the cards themselves only for the one who looks (7.3).
func (f *facts) looked(s *engine.State) string {
	k := &f.v.Looking
	looks := f.name(k.Player) + " looks at "
	if f.you(k.Player) {
		looks = "You look at "
	}
	if k.Player != f.v.Seat {
		switch {
		case k.LeadN > 0:
			return looks + plural(int(k.LeadN), "Lead")
		case s.Looking.Cards[0].IsActionX():
			return looks + plural(int(k.CardN), "ActionX card")
		}
		return looks + plural(int(k.CardN), "Adventure")
	}
	var seen []string
	for _, l := range k.Leads[:k.LeadN] {
		seen = append(seen, f.lead(l))
	}
	for _, c := range k.Cards[:k.CardN] {
		if c.IsActionX() {
			seen = append(seen, f.card(c))
			continue
		}
		if f.brief {
			seen = append(seen, fmt.Sprintf("%s (%s)", f.card(c), f.letters(c)))
			continue
		}
		card := f.adventure(c)
		seen = append(seen, fmt.Sprintf("%s (%s; %s)", card[0], card[1], strings.TrimSuffix(card[2], ".")))
	}
	return looks + explain.And(seen)
}

// waiting is what is announced and not finished, the last thing announced first (8.8).
func (f *facts) waiting(s *engine.State) (out []textFact) {
	for _, w := range slices.Backward(f.g.Stack(s)) {
		name := Clean(explain.Capital(tutorial.Announced(f.g, w, f.whose(w.Frame.Player))))
		var text []string
		switch {
		case !w.Frame.Card.IsActionX():
		case w.Frame.Ability > 0:
			text = []string{cards.AbilityText(f.g.ActionX(w.Frame.Card), f.g.Text(w.Frame.Card, w.Frame.Ability))}
		default:
			text = cards.CardText(f.g.ActionX(w.Frame.Card))
		}
		out = append(out, textOf([]string{name}, text))
	}
	return out
}

// answering is who is asked for an answer, and who of them has passed (8.8, 8.9, 8.11).
func (f *facts) answering(s *engine.State) string {
	var out []string
	for i, p := range f.g.Asked(s) {
		who := f.who(p)
		if i < int(f.v.Passed) {
			who += " (passed)"
		}
		out = append(out, who)
	}
	if out == nil {
		return ""
	}
	asked := "Asked in this order: " + strings.Join(out, ", ")
	if len(out) == 1 {
		asked = "Asked for an answer: " + out[0]
	}
	switch s.Window() {
	case engine.StepBegins:
		return "The action step begins: rivals may use Twists. " + asked
	case engine.StepEnds:
		return "The action step ends: rivals may use Twists. " + asked
	}
	return asked
}

// between is what lies between the players: the texts in force, what is announced, the last first,
// and in a line each who is asked and what is looked at.
type between struct {
	inForce []textFact
	waiting []textFact
	lines   []string
}

func (f *facts) between() (b between) {
	b.inForce = f.inForce()
	if f.v.Step != engine.Actions {
		return b // nothing is announced, asked or looked at outside it
	}
	s := f.g.Determinize(f.v, 0) // any state will do: all this follows from what everybody sees (8.11)
	b.waiting = f.waiting(&s)
	if asked := f.answering(&s); asked != "" {
		b.lines = append(b.lines, asked)
	}
	if f.v.Looking.LeadN+f.v.Looking.CardN > 0 {
		b.lines = append(b.lines, f.looked(&s))
	}
	return b
}

// lists is what a player has archived and performed, in a line each.
func (f *facts) lists(p engine.Seat) (out []string) {
	add := func(title string, what []string) {
		if len(what) > 0 {
			out = append(out, title+": "+strings.Join(what, ", "))
		}
	}
	add("Archived", f.archived(p))
	add("Archived ActionX cards", f.stored(p))
	add("Performed this turn", f.performed(p))
	return out
}

// whose is a player's possessive.
func (f *facts) whose(p engine.Seat) string {
	if f.you(p) {
		return "your"
	}
	return f.who(p) + "'s"
}
