package tutorial

import (
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial/explain"
)

// tellAdvanced says what only the Advanced Game has (13.2).
func (t teller) tellAdvanced(r *run) string {
	switch r.Verb {
	case engine.VerbAnnounce:
		return t.announced(r)
	case engine.VerbPass:
		return t.passed(r)
	case engine.VerbNegate:
		return t.does(r, "negate", t.theirs(r.Rival, r.Do, r.Card, uint8(r.N))+", which does nothing")
	case engine.VerbEnter:
		mode := engine.Mode(r.N).String()
		if mode != "" {
			mode = ", " + explain.Capital(mode)
		}
		return t.what(r) + " enters " + t.whose(r.Player) + " Active Zone" + mode + "."
	case engine.VerbFace:
		return t.what(r) + " is turned toward " + t.who(r.Rival) + "."
	case engine.VerbBond:
		as := ""
		if l := engine.Lead(r.N); l != r.Lead {
			as = ", as " + explain.LeadName(l)
		}
		return t.does(r, "bond", explain.LeadName(r.Lead)+" to "+t.g.Name(r.Card)+as)
	case engine.VerbStore:
		return t.does(r, "archive", t.what(r))
	case engine.VerbBury:
		if r.From == engine.UnderCard {
			return "The " + explain.LeadName(r.Lead) + " bonded to " + t.g.Name(r.Card) + " is buried."
		}
		return t.does(r, "bury", t.what(r))
	case engine.VerbLeverage:
		return t.does(r, "turn", t.what(r)+" sideways")
	case engine.VerbUpright:
		return t.does(r, "turn", t.what(r)+" upright")
	case engine.VerbLook:
		return t.does(r, "look", "at "+t.what(r))
	case engine.VerbReveal:
		return t.does(r, "reveal", t.what(r))
	case engine.VerbGive:
		return t.does(r, "give", t.what(r)+" to "+t.who(r.Rival))
	case engine.VerbSwap:
		return t.swapped(r)
	case engine.VerbShow:
		return t.does(r, "show", t.what(r))
	case engine.VerbLasts:
		return t.what(r) + " stays in force " + t.lasting(r) + "."
	case engine.VerbLapse:
		return t.what(r) + " is in force no longer."
	case engine.VerbChoose:
		return t.chose(r)
	case engine.VerbByHand:
		return t.what(r) + " is carried out by the table: " + t.g.Text(r.Card, uint8(r.N)).ByHand
	}
	return ""
}

// announced says what a player announces, and what that answers (8.8).
func (t teller) announced(r *run) string {
	what := t.thing(r.Do, r.Card, uint8(r.N))
	if text := t.g.Text(r.Card, uint8(r.N)); text != nil && text.Heroic != engine.DoNothing {
		what += ", a " + featName(text.Heroic)
	}
	switch {
	case r.Answers != engine.DoNothing:
		return t.does(r, "answer", t.theirs(r.Rival, r.Answers, r.Answered, 0)+" with "+what)
	case r.Do == engine.DoPlay:
		return t.does(r, "play", what)
	case r.Do == engine.DoUse:
		return t.does(r, "use", what)
	}
	return t.does(r, "announce", what)
}

// passed says that players gave no answer, or used no Twist as the action step began or ended
// (8.8, 8.9).
func (t teller) passed(r *run) string {
	twists := r.Rule == engine.R8_9
	switch {
	case len(r.players) == 1 && twists:
		return t.does(r, "use", "no Twist")
	case len(r.players) == 1:
		return t.does(r, "pass", "")
	case r.goesOn && twists:
		return "Nobody uses a Twist."
	case r.goesOn:
		return "Nobody answers."
	}
	var names []string
	for _, p := range r.players {
		names = append(names, t.who(p))
	}
	return explain.Capital(explain.And(names)) + " pass."
}

// thing is what is announced: "Sabotage", "Quiet Deal", "the Exploit of Old Harbour".
func (t teller) thing(do engine.Do, c engine.Card, ability uint8) string {
	switch do {
	case engine.DoPlay, engine.DoUse:
		return textName(t.g, c, ability)
	case engine.DoComplete:
		return "the reward of " + t.g.Name(c)
	}
	return featName(do)
}

// theirs is a player's thing: "your rival's Sabotage", "the Exploit of your rival's Old Harbour".
func (t teller) theirs(p engine.Seat, do engine.Do, c engine.Card, ability uint8) string {
	return owned(t.g, t.whose(p), t.thing(do, c, ability), c)
}

// owned puts whose it is into what is announced.
func owned(g *engine.Game, whose, thing string, c engine.Card) string {
	if c == 0 {
		return whose + " " + thing
	}
	at := strings.LastIndex(thing, g.Name(c))
	return thing[:at] + ofTheirs(whose, thing[at:])
}

// ofTheirs is a card's name behind whose it is, without its article: "your rival's Pilgrim's Lamp".
func ofTheirs(whose, name string) string {
	for _, article := range []string{"The ", "An ", "A "} {
		if rest, ok := strings.CutPrefix(name, article); ok {
			name = rest
			break
		}
	}
	return whose + " " + name
}

// Announced names something announced as its player's, who is called whose: "your rival's
// Sabotage", "the Exploit of Ana's Old Harbour".
func Announced(g *engine.Game, w engine.Waiting, whose string) string {
	do := w.Do
	if do == engine.DoNothing {
		do = engine.DoComplete
	}
	return owned(g, whose, teller{g: g}.thing(do, w.Frame.Card, w.Frame.Ability), w.Frame.Card)
}

func (t teller) who(p engine.Seat) string { return explain.Who(p, t.reader, t.players) }

// swapped says an exchange, of which a story may hold only one half.
func (t teller) swapped(r *run) string {
	if r.n < 2 {
		return t.g.Name(r.Card) + " goes to " + t.who(r.Rival) + "."
	}
	return t.does(r, "swap", t.g.Name(r.Card)+" for "+ofTheirs(t.whose(r.Rival), t.g.Name(r.cards[1])))
}

// lasting is how long the text of a Feat stays in force (1.9).
func (t teller) lasting(r *run) string {
	for _, e := range t.g.Text(r.Card, 0).Effects {
		if e.Op == engine.Last && e.N > 0 {
			return "until " + t.whose(r.Player) + " next turn"
		}
	}
	return "until the end of the turn"
}

// chose says which rival or half of a text was chosen.
func (t teller) chose(r *run) string {
	if r.N == 0 {
		return t.does(r, "choose", t.who(r.Rival))
	}
	half := "the first half"
	if r.N == 2 {
		half = "the second half"
	}
	return t.does(r, "choose", half+" of "+t.g.Name(r.Source))
}

// foundNothing says for what a player has nothing to choose, or that a Bonded type is missing.
func (t teller) foundNothing(r *run) string {
	if r.Why == engine.R8_4 {
		return t.g.Name(r.Card) + " has no Bonded type, so this does nothing"
	}
	return explain.Capital(t.who(r.Player)) + " " + t.verb(r.Player, "find") + " nothing to choose" + forWhat(t.g, r)
}

// forWhat is the card or Heroic Feat that something was due for.
func forWhat(g *engine.Game, r *run) string {
	switch {
	case r.Card != 0:
		return " for " + g.Name(r.Card)
	case r.Do.Heroic():
		return " for " + featName(r.Do)
	}
	return ""
}

// textName is what the playing of a card or an ability of it is called: "Old Harbour", "the
// Exploit of Old Harbour", "the Noble side of The Lens".
func textName(g *engine.Game, c engine.Card, ability uint8) string {
	if ability == 0 {
		return g.Name(c)
	}
	text := g.Text(c, ability)
	side := ""
	switch {
	case text.Exploit:
		side = "the Exploit of "
	case text.Mode != engine.NoMode:
		side = "the " + explain.Capital(text.Mode.String()) + " side of "
	case g.ActionX(c).Kind == engine.Site:
		side = "the Aura of "
	}
	return side + g.Name(c)
}

// featName is a Heroic Feat's name.
func featName(feat engine.Do) string { return explain.Capital(feat.String()) }
