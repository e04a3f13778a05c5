package explain

import (
	"fmt"
	"slices"

	"example.com/xseekers/engine"
)

// short are the codes of a payment that lacks something.
var short = []engine.Code{engine.EmblemUnpaid, engine.WrongLeadCount, engine.WrongType}

// repeats are the codes that say no more than one before them has: what comes first, of a player who
// is not to decide at all, and that nothing asks to negate what is not played.
var repeats = map[engine.Code]engine.Code{
	engine.DecideFirst: engine.NotYourDecision,
	engine.StepToCome:  engine.NotYourDecision,
	engine.StepIsPast:  engine.NotYourDecision,
	engine.NotAsked:    engine.NothingPlayed,
}

// parts says every unmet part of a refusal that says something, the headline first.
func parts(g *engine.Game, s *engine.State, r *engine.Rejection) (out []Part) {
	try := r.Action
	place := placeOf(g, s, try)
	has := func(c engine.Code) bool {
		return slices.ContainsFunc(r.Unmet, func(u engine.Unmet) bool { return u.Code == c })
	}
	for i, u := range r.Unmet {
		shield, seat := shieldOf(g, s, try)
		switch first, again := repeats[u.Code]; {
		case again && has(first),
			i > 0 && try.Pay == (engine.Leads{}) && slices.Contains(short, u.Code), // nothing was offered
			u.Code == engine.NotAFeat && place == isTheirs:
		case u.Code == engine.NothingToChoose && shield != 0:
			who := Who(seat, try.By, int(s.Players))
			out = append(out, Part{fmt.Sprintf("%s shields %s from Sabotage, so %s would find nothing to choose.",
				g.Name(shield), who, text(g, try)), engine.R1_3})
		default:
			out = append(out, Part{Sentence(g, try, int(s.Players), u), u.Rule})
		}
		if says := places[place]; u.Code == engine.NotYourDecision && says.Text != "" {
			out = append(out, says.Part)
		}
	}
	return out
}

// place is where a player who tries an answer stands towards what is open to answers.
type place uint8

// The places.
const (
	toBeAsked place = iota // asked later, or nothing is open to answers
	isTheirs               // it is their own announcement (8.8)
	hasPassed              // they have passed (8.8)
	unasked                // public facts let them have no answer (8.11)
)

// places is what is said of each, and what helps.
var places = [...]struct {
	Part
	advice string
}{
	isTheirs: {
		Part{"You never answer your own announcement.", engine.R8_8},
		"Nothing: what you announce is for others to answer. If one of them does, you may answer that.",
	},
	hasPassed: {
		Part{"You have passed on this already.", engine.R8_8},
		"Wait until somebody answers: then you are asked again.",
	},
	unasked: {
		Part{
			"You are not asked for an answer to this: that takes an ActionX card in hand, a Twist in play that may be used " +
				"now or, against a Feat, two Leads in hand.", engine.R8_11,
		},
		"Nothing for this time: hold such a card, or two Leads against a Feat, when the next thing is announced.",
	},
}

// placeOf is the place of the player of an attempt, where it is an answer and another player is asked.
func placeOf(g *engine.Game, s *engine.State, try engine.Action) place {
	asked := g.Asked(s)
	if len(asked) == 0 || try.By == s.Decision.Player || !isAnswer(g, try) {
		return toBeAsked
	}
	stack := g.Stack(s)
	switch i := slices.Index(asked, try.By); {
	case i >= int(s.Passed):
		return toBeAsked
	case i >= 0:
		return hasPassed
	case len(stack) == 0 && try.By == s.Active: // a pause of 8.9 is for rivals, and their actions come after it
		return toBeAsked
	case len(stack) > 0 && stack[len(stack)-1].Frame.Player == try.By:
		return isTheirs
	}
	return unasked
}

// isAnswer reports whether an attempt is one that answers: a Thwart, a pass or a Twist (8.8).
func isAnswer(g *engine.Game, try engine.Action) bool {
	if text := textOf(g, try); text != nil {
		return text.Twist
	}
	play := engine.PlayOf(try.Do, try.From)
	return play != nil && play.At == engine.AskRespond
}

// shieldOf is the card that shields a rival from an attempt's Sabotage, where it leaves nothing to
// choose (1.3, 7.5).
func shieldOf(g *engine.Game, s *engine.State, try engine.Action) (shield engine.Card, rival engine.Seat) {
	if t := textOf(g, try); try.Do != engine.DoSabotage && (t == nil || t.Heroic != engine.DoSabotage) || try.By >= engine.Seat(s.Players) {
		return 0, 0
	}
	view := engine.ViewOf(s, try.By)
	for q := range engine.Seat(s.Players) {
		if who := &s.Seats[q]; q == try.By || who.Zone.N == 0 && who.Active.Empty() {
			continue
		}
		force := g.InForce(&view, q)
		if !force.Shielded {
			return 0, 0
		}
		if shield == 0 {
			shield, rival = force.Shield, q
		}
	}
	return shield, rival
}

// advice says what makes an attempt legal in general: the code's own words, but where the position
// says more.
func advice(g *engine.Game, s *engine.State, r *engine.Rejection) string {
	try := r.Action
	if says := places[placeOf(g, s, try)].advice; says != "" {
		return says
	}
	for _, u := range r.Unmet {
		switch u.Code {
		case engine.NotInYourActiveZone:
			if inHand(s, try) {
				return fmt.Sprintf("Play %s first: what lies in your Active Zone can be used.", g.Name(try.Card))
			}
		case engine.NotARivals:
			if try.Do == engine.DoNegotiateGive {
				return "Name one of the Leads you are looking at, and a rival to give it to."
			}
		case engine.NothingToChoose:
			if shield, _ := shieldOf(g, s, try); shield != 0 {
				return engine.BarredByCard.Page().Repair
			}
		}
	}
	return r.Code().Page().Repair
}

// inHand reports whether the card whose ability is tried is still in its player's hand.
func inHand(s *engine.State, try engine.Action) bool {
	return try.Do == engine.DoUse && try.By < engine.Seat(s.Players) && s.Seats[try.By].ActionX.Has(try.Card)
}
