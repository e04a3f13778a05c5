package explain

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
)

// Wish is what a player would like to do, its payment and choices left open: "negotiate", "complete
// The Drowned Gate", "Trail Rations".
type Wish struct {
	Do      engine.Do     // DoNothing: whatever the Card is for
	From    engine.Source // NoSource: any pile
	Card    engine.Card   // 0: any
	Ability uint8         // 0: any
}

// Offer is whether any way of a wish is legal now.
type Offer struct {
	Wish    Wish
	Seat    engine.Seat
	Ways    []string     // the legal actions in words, shortest first
	LeftOut int          // how many more there are
	Rule    engine.Rule  // that gives the first of them
	Why     *Explanation // why there is none; nil where there is one
}

// OfferOf tells whether a seat has any way now to do what it wishes, and if none, what is common to
// every way. It names no payment that the player has not named, and speaks only of what the seat sees.
func OfferOf(g *engine.Game, s *engine.State, seat engine.Seat, w Wish) Offer {
	o := Offer{Wish: w, Seat: seat}
	var legal []engine.Action
	if s.Decision.Player == seat && !s.Over() {
		for _, a := range g.Legal(s, nil) {
			if w.means(a) {
				legal = append(legal, a)
			}
		}
	}
	if legal == nil {
		o.Why = refusedWish(g, s, seat, w)
		o.Why.Attempt = w.Text(g)
		return o
	}
	o.Rule = RuleOf(g, s, legal[0])
	for _, a := range legal {
		o.Ways = append(o.Ways, notation.Format(g, a))
	}
	slices.SortStableFunc(o.Ways, func(a, b string) int { return cmp.Compare(len(a), len(b)) })
	o.LeftOut = max(0, len(o.Ways)-mostInstead)
	o.Ways = o.Ways[:len(o.Ways)-o.LeftOut]
	return o
}

// means reports whether an action is a way of the wish.
func (w Wish) means(a engine.Action) bool {
	return (w.Do == engine.DoNothing || w.Do == a.Do) && (w.From == engine.NoSource || w.From == a.From) &&
		(w.Card == 0 || w.Card == a.Card) && (w.Ability == 0 || w.Ability == a.Ability)
}

// Text is the wish in words.
func (w Wish) Text(g *engine.Game) string {
	if w.Do == engine.DoNothing {
		return g.Name(w.Card)
	}
	return notation.Format(g, engine.Action{Do: w.Do, From: w.From, Card: w.Card, Ability: w.Ability})
}

// Markdown is the answer as a page.
func (o *Offer) Markdown(g *engine.Game) string {
	if o.Why != nil {
		return fmt.Sprintf("Not on offer now: `%s`.\n\n", o.Wish.Text(g)) + o.Why.Markdown()
	}
	var b strings.Builder
	fmt.Fprintf(&b, "**That is on offer now**: `%s`. Rule %s, *%s*. Say it so:\n\n", o.Wish.Text(g), o.Rule, o.Rule.Text().Title)
	for _, way := range o.Ways {
		fmt.Fprintf(&b, "- `%s`\n", way)
	}
	if o.LeftOut > 0 {
		fmt.Fprintf(&b, "- and %d more\n", o.LeftOut)
	}
	return b.String()
}

// refusedWish explains a wish of which no way is legal.
func refusedWish(g *engine.Game, s *engine.State, seat engine.Seat, w Wish) *Explanation {
	refused := refusals(g, s, attempts(g, s, seat, w))
	if len(refused) == 0 {
		return nothingToName(g, s, seat, w)
	}
	best := slices.MinFunc(refused, func(a, b *engine.Rejection) int { return len(a.Unmet) - len(b.Unmet) })
	common := commonTo(refused)
	r := &engine.Rejection{Action: best.Action, Unmet: unblamed(best.Unmet, common)}
	e := Refusal(g, s, r)
	if w.Card != 0 || slices.ContainsFunc(best.Unmet, func(u engine.Unmet) bool {
		return slices.Contains(common, u.Code) && !slices.Contains(ofPaying, u.Code) && (u.Card == 0 || u.Card != best.Action.Card)
	}) {
		rephrase(g, s, r, &e)
		return &e
	}
	if each := byCard(g, s, refused); len(each) > 1 {
		none := Part{Text: noneOf(best.Action.Do), Code: best.Code(), Rule: engine.PlayOf(best.Action.Do, best.Action.From).Rule}
		e.Parts = append([]Part{none}, each...)
		for i := range e.Repairs {
			e.Repairs[i].Text = fmt.Sprintf("For %s: %s", g.Name(best.Action.Card), e.Repairs[i].Text)
		}
		return &e
	}
	rephrase(g, s, r, &e)
	return &e
}

// ofPaying are the codes of a payment, which a wish leaves open.
var ofPaying = []engine.Code{
	engine.SpendUnnamed, engine.NotYoursToSpend, engine.LeadNotInHand, engine.EmblemUnpaid, engine.SurplusLead,
	engine.WrongLeadCount, engine.NotMatching, engine.WrongType, engine.TopUnnamed,
}

// refusals are those of some attempts.
func refusals(g *engine.Game, s *engine.State, tries []engine.Action) (out []*engine.Rejection) {
	for _, a := range tries {
		if r := g.Check(s, a); r != nil {
			out = append(out, r)
		}
	}
	return out
}

// commonTo is the codes in every one of some refusals.
func commonTo(refused []*engine.Rejection) (common []engine.Code) {
	for _, u := range refused[0].Unmet {
		if !slices.ContainsFunc(refused, func(r *engine.Rejection) bool {
			return !slices.ContainsFunc(r.Unmet, func(v engine.Unmet) bool { return v.Code == u.Code })
		}) {
			common = append(common, u.Code)
		}
	}
	return common
}

// unblamed is what to say of the unmet parts of the best attempt: those common to every way, where
// there are any, and of the payment only where nothing else keeps it from being legal.
func unblamed(unmet []engine.Unmet, common []engine.Code) []engine.Unmet {
	of := func(keep func(engine.Code) bool) (out []engine.Unmet) {
		for _, u := range unmet {
			if keep(u.Code) {
				out = append(out, u)
			}
		}
		return out
	}
	shared := func(c engine.Code) bool { return slices.Contains(common, c) }
	paying := func(c engine.Code) bool { return slices.Contains(ofPaying, c) }
	for _, keep := range []func(engine.Code) bool{
		func(c engine.Code) bool { return shared(c) && !paying(c) },
		func(c engine.Code) bool { return !paying(c) },
		shared,
	} {
		if kept := of(keep); kept != nil {
			return kept
		}
	}
	return unmet
}

// rephrase says in an explanation what the hand lacks, where it would say what the attempt pays.
func rephrase(g *engine.Game, s *engine.State, r *engine.Rejection, e *Explanation) {
	if says := lacks(g, s, r); says != "" {
		e.Parts = e.Parts[:1]
		e.Parts[0].Text = says
	}
}

// byCard is one part for each card that attempts name: the headline of its best attempt.
func byCard(g *engine.Game, s *engine.State, refused []*engine.Rejection) (out []Part) {
	best := map[engine.Card]*engine.Rejection{}
	var order []engine.Card
	for _, r := range refused {
		c := r.Action.Card
		if best[c] == nil {
			order = append(order, c)
		}
		if best[c] == nil || len(r.Unmet) < len(best[c].Unmet) {
			best[c] = r
		}
	}
	for _, c := range order[:min(len(order), mostInstead)] {
		r := &engine.Rejection{Action: best[c].Action, Unmet: unblamed(best[c].Unmet, nil)}
		text := lacks(g, s, r)
		if text == "" {
			text = Sentence(g, r.Action, int(s.Players), r.Unmet[0])
		}
		out = append(out, Part{Text: text, Code: r.Code(), Rule: r.Unmet[0].Rule, Card: cardOr(g, c, "")})
	}
	return out
}

// noneOf says that none of several cards will do.
func noneOf(do engine.Do) string {
	switch do {
	case engine.DoComplete:
		return "You can complete none of your Adventures now."
	case engine.DoPlay:
		return "You can play none of your ActionX cards now."
	case engine.DoUse:
		return "Nothing of what you have in play can be used now."
	}
	return "None of the cards you could name will do now."
}

// nothingToName explains a wish for which there is no card to name.
func nothingToName(g *engine.Game, s *engine.State, seat engine.Seat, w Wish) *Explanation {
	a := engine.Action{Do: w.Do, By: seat}
	says := map[engine.Do]struct {
		code engine.Code
		rule engine.Rule
		text string
	}{
		engine.DoPlay: {engine.NotInYourHand, engine.R2_8, "You hold no ActionX card to play."},
		engine.DoUse:  {engine.NotInYourActiveZone, engine.R2_9, "You have no Site or Relic in play with anything to use."},
	}[w.Do]
	r := g.Check(s, a)
	if says.text == "" || r.Code() != engine.NoSuchAbility {
		e := Refusal(g, s, r)
		return &e
	}
	e := Refusal(g, s, &engine.Rejection{Action: a, Unmet: []engine.Unmet{{Code: says.code, Rule: says.rule}}})
	e.Parts = []Part{{Text: says.text, Code: says.code, Rule: says.rule}}
	return &e
}
