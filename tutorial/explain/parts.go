package explain

import (
	"fmt"
	"slices"
	"strings"

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

// Source is who says that a part does not hold.
type Source uint8

// The sources.
const (
	Printed  Source = iota // the printed rule
	Ours                   // our reading, where the printed rules leave it open
	CardText               // the text of a card (1.3)
)

// String is the source's word in data.
func (s Source) String() string { return [...]string{"rule", "our reading", "card text"}[s] }

// Part is one unmet part in words.
type Part struct {
	Text   string
	Code   engine.Code
	Rule   engine.Rule
	Source Source
	Need   int         // with Have the counts of what the Code is about, both 0 where it counts nothing
	Have   int         // what there is of it
	Lead   engine.Lead // the Lead type counted, or named; NoLead for none
	Card   string      // the name of the card spoken of, "" for none
	leans  bool        // on a reading
}

// parts says every unmet part of a refusal that says something, the headline first, and the readings
// they lean on.
func parts(g *engine.Game, s *engine.State, r *engine.Rejection) (out []Part, readings []Reading) {
	try := attempt{g, s, r.Action}
	place := placeOf(g, s, r.Action)
	has := func(c engine.Code) bool {
		return slices.ContainsFunc(r.Unmet, func(u engine.Unmet) bool { return u.Code == c })
	}
	for i, u := range r.Unmet {
		switch first, again := repeats[u.Code]; {
		case again && has(first),
			i > 0 && try.Pay == (engine.Leads{}) && slices.Contains(short, u.Code), // nothing was offered
			u.Code == engine.NotAFeat && place == isTheirs:
			continue
		}
		u.Rule = try.cited(u)
		part, reading := try.part(u)
		out = append(out, part)
		if reading != nil && !slices.Contains(readings, *reading) {
			readings = append(readings, *reading)
		}
		if says := places[place]; u.Code == engine.NotYourDecision && says.Text != "" {
			out = append(out, says)
		}
	}
	return out, readings
}

// part is one unmet part in words, and the reading it leans on, nil for none.
func (try *attempt) part(u engine.Unmet) (Part, *Reading) {
	p := Part{Code: u.Code, Rule: u.Rule, Need: int(u.Need), Have: int(u.Have), Lead: u.Lead, Card: cardOr(try.g, u.Card, "")}
	if shield, seat := shieldOf(try.g, try.s, try.Action); u.Code == engine.NothingToChoose && shield != 0 {
		who := Who(seat, try.By, int(try.s.Players))
		p.Text = fmt.Sprintf("%s shields %s from Sabotage, so %s would find nothing to choose.", try.g.Name(shield), who, text(try.g, try.Action))
		p.Rule, p.Source, p.Card = engine.R1_3, CardText, try.g.Name(shield)
		return p, nil
	}
	p.Text, p.Source = Sentence(try.g, try.Action, int(try.s.Players), u), try.source(u)
	if slices.Contains(ofElsewhere, u.Code) {
		p.Text = try.placed(p.Text, u)
	}
	reading, leans := try.reading(u)
	if !leans {
		return p, nil
	}
	p.leans = true
	if reading.If == "" {
		p.Rule, p.Source = reading.Rule, Ours
	}
	return p, &reading
}

// placed adds to a sentence where its card is, if that is seen; of a rival's card named for Sabotage
// it says instead that what Sabotage hits is chosen later.
func (try *attempt) placed(said string, u engine.Unmet) string {
	if try.By >= engine.Seat(try.s.Players) {
		return said
	}
	view := engine.ViewOf(try.s, try.By)
	where := whereIs(&view, u.Card)
	switch {
	case where == "":
		return said
	case u.Code == engine.NotYoursToSpend && try.Do == engine.DoSabotage && isRivals(&view, u.Card):
		return fmt.Sprintf("Sabotage is paid with a card of yours, and %s %s: what Sabotage hits you choose when it takes effect.",
			try.g.Name(u.Card), strings.TrimPrefix(where, "it "))
	}
	return strings.TrimSuffix(said, ".") + "; " + where + "."
}

// cited is the rule a part stands by, where the position says it closer: how the game ended.
func (try *attempt) cited(u engine.Unmet) engine.Rule {
	switch {
	case u.Code == engine.GameOver && try.s.Ending == engine.WonByBreakthrough:
		return engine.R10_1
	case u.Code == engine.GameOver && (try.s.Ending == engine.WonByStalemate || try.s.Ending == engine.Drawn):
		return engine.R1_8
	}
	return u.Rule
}

// ofCardText are the codes of what the text of a card says by itself: its limit, its choices, what it costs.
var (
	ofCardText = []engine.Code{engine.UsedUp, engine.NotAChoice, engine.WrongType}
	ofTextCost = []engine.Code{engine.WrongLeadCount, engine.NotMatching, engine.SpendUnnamed, engine.NotYoursToSpend}
)

// source tells what the text of a card says (1.3 too) from what a rule says, of a part that leans on
// no reading.
func (try *attempt) source(u engine.Unmet) Source {
	if u.Rule == engine.R1_3 || slices.Contains(ofCardText, u.Code) ||
		textOf(try.g, try.Action) != nil && slices.Contains(ofTextCost, u.Code) {
		return CardText
	}
	return Printed
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

// places is what is said of each.
var places = [...]Part{
	isTheirs:  {Text: "You never answer your own announcement.", Code: engine.NotYourDecision, Rule: engine.R8_8, Source: Ours},
	hasPassed: {Text: "You have passed on this already.", Code: engine.NotYourDecision, Rule: engine.R8_8, Source: Ours},
	unasked: {
		Text: "You are not asked for an answer to this: that takes an ActionX card in hand, a Twist in play that may be used " +
			"now or, against a Feat, two Leads in hand.",
		Code: engine.NotYourDecision, Rule: engine.R8_11, Source: Ours,
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

// advice says what makes an attempt legal in general: why nothing here does, else the code's own words.
func advice(g *engine.Game, s *engine.State, r *engine.Rejection) string {
	if why := whyHopeless(g, s, r); why != "" {
		return why
	}
	return r.Code().Page().Repair
}
