package notation

import (
	"slices"
	"unicode/utf8"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// MaxLength is the length, in bytes, of the longest text that is read.
const MaxLength = 2000

// Parse reads an action as the player of a view says it. An error is always an *Error.
//
// Capitals, accents, quotes and little words do not count, slips of the keyboard are forgiven
// where one thing is nearest, and much may be shortened: "complete gate r r w", "2 ruins and a wild",
// "draw", "take discard", "done", "sab gate". Words that only ask leave are passed over: "may I barter
// again?". A card is sought among those the view shows, first where the verb
// takes it from; a card out of sight only by its whole name or id. "discard ruin" is what is asked of
// the three ways to discard, and a bare answer to what is asked is enough: "ruin", "drowned gate".
//
// What the player has to choose is never filled in: an action without its Leads, its pile or its
// top is returned so, for the engine to say what it lacks. Only a top that says nothing, all Leads
// being of one type, is left out; and where there is just one, the rival, the ability of a card and
// the owner of what is named need not be said. In the Beginner Game verbs of the Advanced Game are
// read alone, without what follows.
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
		return engine.Action{}, p.tooLong()
	}
	tokens := scan(p.text)
	tokens = withoutAsking(tokens)
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
	if a, err, ok := p.begun(first, tokens); ok {
		return a, err
	}
	a, err := p.bare(tokens)
	if a.Do != engine.DoNothing {
		return a, nil
	}
	meant, surely, mayBe := meantBy(first.word)
	if do, begin := p.answering(); do != engine.DoNothing {
		meant, mayBe = strictyaml.Nearest(first.word, begin), nil
		surely = len(first.word) >= surelyMeant
	}
	if surely && meant != "" && !first.quoted {
		if a, err, ok := p.begun(token{word: meant, at: first.at, end: first.end}, tokens); ok {
			return a, err
		}
	}
	switch {
	case err != nil:
		return a, err
	case meant != "":
		mayBe = []string{meant}
	}
	return a, p.unbegun(tokens, mayBe)
}

// begun reads an action by its first word, which may have been mended; not ok where it begins none.
func (p *parser) begun(first token, tokens []token) (a engine.Action, err *Error, ok bool) {
	if first.quoted {
		return a, nil, false
	}
	do, begin := p.answering()
	second, named := compound(tokens)
	switch {
	case do != engine.DoNothing && first.is("rivals"): // it is no rival's choice, but may be whose a card is
		return a, nil, false
	case do != engine.DoNothing && first.is(begin...) && !(first.is("choose") && len(tokens) > 1 && tokens[1].is("adventure")):
		if named {
			tokens = tokens[1:]
		}
		a, err = p.answer(do, tokens[1:])
	case p.otherThan(first):
		err = p.unread(first.at, first.end, "is not what the card asks you to do")
		err.Expected = begin
	case p.asked == engine.AskRespond && first.is(passing...):
		a, err = p.alone(engine.DoPass, tokens[1:], besidePass...)
	case named && do == engine.DoNothing && p.v.Variant == engine.AdvancedGame:
		a, err = p.answer(second, tokens[2:])
	default:
		v, verb := verbOf(first)
		if !verb {
			return a, nil, false
		}
		a, err = p.behind(v, tokens[1:])
	}
	return a, err, true
}

// compound is the choice inside an effect that two words name as its data form does: "barter-reveal".
func compound(tokens []token) (engine.Do, bool) {
	if len(tokens) < 2 || tokens[0].quoted || tokens[1].quoted {
		return engine.DoNothing, false
	}
	do, ok := engine.ParseDo(tokens[0].word + "-" + tokens[1].word)
	return do, ok && do.Advanced()
}

// behind reads what follows a verb.
func (p *parser) behind(v verb, rest []token) (engine.Action, *Error) {
	switch {
	case v.do.Advanced() && p.v.Variant == engine.BeginnerGame:
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
	case engine.DoPlay, engine.DoUse:
		return p.textual(v, rest)
	case engine.DoPass:
		return p.alone(v.do, rest, besidePass...)
	}
	switch {
	case v.do.Heroic():
		return p.feat(v.do, rest)
	case v.do.Advanced():
		return p.answer(v.do, rest)
	}
	return p.pile(v, rest)
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
	default:
		do, _ := p.answering()
		if do == engine.DoNothing {
			return a, nil
		}
		if a, err = p.answer(do, tokens); err != nil && (err.Word == "" || !p.begins(err)) {
			return engine.Action{}, err
		}
	}
	if err != nil && len(err.DidYouMean) == 0 {
		return engine.Action{}, nil
	}
	if err != nil {
		return engine.Action{}, err
	}
	return a, nil
}

// begins reports whether an error is about how the text begins.
func (p *parser) begins(err *Error) bool {
	return err.Column == utf8.RuneCountInString(p.text[:scan(p.text)[0].at])+1
}

// onOffer is how the actions that answer what is asked begin.
func (p *parser) onOffer() []string {
	var out []string
	for _, play := range engine.Plays() {
		if play.At != p.asked && !(play.Twists && p.asked == engine.AskRespond) ||
			play.Do.Advanced() && p.v.Variant == engine.BeginnerGame {
			continue
		}
		text := phrase(play.Do)
		if from := play.From.String(); from != "" {
			text += " from " + from
		}
		out = append(out, text)
	}
	return out
}

// asking are words with which a player asks whether an action may be done, or is polite; behind such
// a word, askingOn too.
var (
	asking   = []string{"i", "please", "now", "then", "may", "can", "could", "should", "shall", "want", "would"}
	askingOn = []string{"like", "to", "d", "am", "allowed", "try", "we"}
)

// withoutAsking is some tokens without the words before the action that say nothing of it.
func withoutAsking(tokens []token) []token {
	all := tokens
	for len(tokens) > 0 && !tokens[0].quoted &&
		(tokens[0].is(asking...) || len(tokens) < len(all) && tokens[0].is(askingOn...)) {
		tokens = tokens[1:]
	}
	return tokens
}

// matters reports whether a token says anything.
func (t token) matters() bool { return !t.filler() }

// alone reads an action that takes nothing; some words beside it say nothing more.
func (p *parser) alone(do engine.Do, rest []token, beside ...string) (engine.Action, *Error) {
	for _, t := range rest {
		if t.matters() && !t.is(beside...) {
			err := p.unread(t.at, t.end, "has no place here")
			err.Expected = []string{phrase(do)}
			return engine.Action{}, err
		}
	}
	return engine.Action{Do: do}, nil
}
