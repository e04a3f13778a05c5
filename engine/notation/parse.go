package notation

import (
	"slices"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// MaxLength is the length, in bytes, of the longest text that is read.
const MaxLength = 2000

// Parse reads an action as the player of a view says it. An error is always an *Error.
//
// Capitals, accents, quotes and little words do not count, slips of the keyboard are forgiven
// where one thing is nearest, and much may be shortened: "complete gate r r w", "2 ruins and a wild",
// "draw", "take discard", "done". A card is sought among those the view shows, first where the verb
// takes it from; a card out of sight only by its whole name or id. "discard ruin" is what is asked of
// the three ways to discard, and a bare answer to what is asked is enough: "ruin", "drowned gate".
//
// What the player has to choose is never filled in: an action without its Leads, its pile or its
// top is returned so, for the engine to say what it lacks. Only a top that says nothing, all Leads
// being of one type, is left out. Verbs of the Advanced Game are read alone, without what follows.
func Parse(g *engine.Game, v *engine.View, text string) (engine.Action, error) {
	p := &parser{g: g, v: v, text: text}
	if v.Decision.Player == v.Seat {
		p.asked = v.Decision.Kind
	}
	a, err := p.action()
	if err != nil {
		return engine.Action{}, err
	}
	a.By = v.Seat
	return a, nil
}

// parser reads one text.
type parser struct {
	g     *engine.Game
	v     *engine.View
	asked engine.Ask // what the player is asked, AskNothing where another is
	text  string
	names names
	pools [outOfSight + 1][]engine.Card
}

func (p *parser) action() (engine.Action, *Error) {
	if len(p.text) > MaxLength {
		p.text = p.text[:MaxLength]
		return engine.Action{}, p.lacking("That is too long for one action", nil)
	}
	tokens := scan(p.text)
	for len(tokens) > 0 && tokens[0].is("i", "please", "now", "then") {
		tokens = tokens[1:]
	}
	if len(tokens) == 1 && tokens[0].quoted { // a name, or all that is said
		if a, _ := p.bare(tokens); a.Do != engine.DoNothing {
			return a, nil
		}
		tokens = split(p.text[:tokens[0].end], tokens[0].at)
	}
	if len(tokens) == 0 {
		return engine.Action{}, p.lacking("That says nothing to do", p.onOffer())
	}
	first := tokens[0]
	if v, ok := verbOf(first); ok {
		return p.behind(v, tokens[1:])
	}
	a, err := p.bare(tokens)
	if a.Do != engine.DoNothing {
		return a, nil
	}
	meant := strictyaml.Nearest(first.word, verbWords)
	if v, ok := verbOf(token{word: meant}); ok && len(first.word) >= surelyMeant {
		return p.behind(v, tokens[1:])
	}
	if err != nil {
		return a, err
	}
	err = p.unread(first.at, first.end, "is not something you can do")
	err.Expected = p.onOffer()
	if meant != "" {
		err.DidYouMean = []string{meant}
	}
	return a, err
}

// behind reads what follows a verb.
func (p *parser) behind(v verb, rest []token) (engine.Action, *Error) {
	switch {
	case v.do.Advanced():
		return engine.Action{Do: v.do}, nil
	case v.word == "finish" && !slices.ContainsFunc(rest, token.matters):
		return p.alone(engine.DoEndTurn, rest)
	case v.do == engine.DoChooseAdventure && p.asked == engine.AskRivalsChoice:
		return p.card(engine.DoRivalsChoice, rest)
	}
	switch v.do {
	case engine.DoStartTurn, engine.DoRest, engine.DoEndTurn:
		return p.alone(v.do, rest)
	case engine.DoDiscardLead:
		return p.discard(rest)
	case engine.DoComplete, engine.DoScrapAdventure, engine.DoRivalsChoice:
		return p.card(v.do, rest)
	default:
		return p.pile(v, rest)
	}
}

// bare reads an answer without a verb, where what is asked says which. Without an action or an
// error it seems to be none.
func (p *parser) bare(tokens []token) (a engine.Action, err *Error) {
	switch p.asked {
	case engine.AskDiscardLead, engine.AskDiscardHand, engine.AskDiscardDown:
		if types, _ := leadsIn(tokens[0]); types != nil || tokens[0].ofLeads() {
			return p.discard(tokens)
		}
	case engine.AskScrapAdventure:
		a, err = p.card(engine.DoScrapAdventure, tokens)
	case engine.AskRivalsChoice:
		a, err = p.card(engine.DoRivalsChoice, tokens)
	}
	if err != nil && len(err.DidYouMean) == 0 {
		return a, nil
	}
	return a, err
}

// onOffer is how the actions that answer what is asked begin.
func (p *parser) onOffer() []string {
	var out []string
	for _, play := range engine.Plays() {
		if play.At == p.asked {
			out = append(out, Format(p.g, engine.Action{Do: play.Do, From: play.From}))
		}
	}
	return out
}

// matters reports whether a token says anything.
func (t token) matters() bool { return !t.filler() }

// alone reads an action that takes nothing.
func (p *parser) alone(do engine.Do, rest []token) (engine.Action, *Error) {
	for _, t := range rest {
		if t.matters() {
			err := p.unread(t.at, t.end, "has no place here")
			err.Expected = []string{phrase(do)}
			return engine.Action{}, err
		}
	}
	return engine.Action{Do: do}, nil
}
