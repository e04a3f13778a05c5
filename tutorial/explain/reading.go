package explain

import (
	"slices"
	"strings"

	"example.com/xseekers/engine"
)

// Reading is a ruling that an unmet part leans on: where the printed rules leave open or let be read
// two ways what decides here.
type Reading struct {
	Rule    engine.Rule
	If      string // what only the players know, and on which it depends: "your Barter was Thwarted"; "" for nothing
	Ours    string // the sentences of our reading that decide
	Other   string // the other reading of just that, "" where there is none
	Verdict string // what the engine says by the other reading, "" where it cannot show it
}

// leaning says that a part leans on a ruling.
type leaning struct {
	code  engine.Code
	cited engine.Rule // that the part cites; NoRule for any
	of    engine.Rule // whose ruling it is, NoRule for the one cited
	says  []int       // the sentences of the ruling that decide, counted from 1; none for all
	when  func(try *attempt, u engine.Unmet) bool
	given string // Reading.If, as a template; "" where the position tells all
	other bool   // the rule's other reading is the other reading of just these sentences
	lifts bool   // by the other reading the part would hold
}

// attempt is an action tried at a state.
type attempt struct {
	g *engine.Game
	s *engine.State
	engine.Action
}

// leanings is every part that leans on a ruling: the one place that tells it. A part that is not
// here stands by the printed rule, or by the text of a card, whatever else its rule settles.
var leanings = []leaning{
	{code: engine.GameOver, cited: engine.R1_8, other: true},
	{code: engine.NotYourDecision, cited: engine.R8_8, of: engine.R8_9, says: []int{1, 3}, when: pausing},
	{code: engine.NotYourDecision, cited: engine.R8_8, says: []int{2}},
	{code: engine.NotYourDecision, cited: engine.R7_10, says: []int{1}, other: true},
	{code: engine.DecideFirst, cited: engine.R8_8, says: []int{2}},
	{code: engine.DecideFirst, cited: engine.R7_10, says: []int{1}, other: true},
	{code: engine.NotAsked, cited: engine.R8_8, says: []int{2}},
	{code: engine.NotAsked, cited: engine.R7_10, says: []int{1}, other: true},
	{code: engine.PileEmpty, cited: engine.R4_6, says: []int{1, 2}, other: true, lifts: true},

	{code: engine.NothingPlayed, cited: engine.R8_9, says: []int{2}},
	{code: engine.NotAFeat, cited: engine.R7_12, says: []int{1}, when: usedAbility, other: true, lifts: true},
	{code: engine.NotAFeat, cited: engine.R7_12, says: []int{1}},
	{code: engine.PerformedAlready, cited: engine.R7_1, given: "your {feat} was Thwarted", other: true, lifts: true},
	{code: engine.BarredByCard, cited: engine.R1_3, says: []int{1}, when: allowedAgain, other: true},
	{code: engine.NothingToChoose, cited: engine.R7_10, says: []int{2, 3}, other: true},

	{code: engine.NotInYourActiveZone, of: engine.R2_7, says: []int{3}, when: facesActor},
	{code: engine.OtherSide, cited: engine.R2_7, says: []int{2}},
	{code: engine.AlreadyLeveraged, cited: engine.R8_6, given: "you have rested since you turned it", other: true, lifts: true},
	{code: engine.NoBondedType, cited: engine.R8_4, says: []int{2}, other: true},
	{code: engine.EntryIncomplete, cited: engine.R2_7, says: []int{1}, when: facesOneOfSeveral, other: true},
	{code: engine.EntryIncomplete, cited: engine.R8_4, says: []int{1}, when: bondsWild},

	{code: engine.SurplusLead, cited: engine.R5_1, other: true, lifts: true},
	{code: engine.TopUnnamed, cited: engine.R1_6, says: []int{1}, other: true},
}

// pausing is one of the two pauses of 8.9: rivals are asked, and nothing is announced.
func pausing(try *attempt, _ engine.Unmet) bool { return len(try.g.Stack(try.s)) == 0 }

func usedAbility(try *attempt, _ engine.Unmet) bool {
	stack := try.g.Stack(try.s)
	return len(stack) > 0 && stack[len(stack)-1].Do == engine.DoUse
}

// allowedAgain reports whether another card allows what one forbids.
func allowedAgain(try *attempt, u engine.Unmet) bool {
	view := engine.ViewOf(try.s, try.By)
	force := try.g.InForce(&view, try.By)
	return u.Do.Heroic() && force.Again[u.Do-engine.DoBarter] > 0
}

// facesActor reports whether a card is a rival's Ruthless Relic turned toward the actor.
func facesActor(try *attempt, u engine.Unmet) bool {
	if !u.Card.IsActionX() || !try.g.Known(u.Card) {
		return false
	}
	in := &try.s.InPlay[u.Card-engine.FirstActionX]
	return in.Mode == engine.Ruthless && in.Against == try.By
}

func facesOneOfSeveral(try *attempt, _ engine.Unmet) bool {
	return try.Mode == engine.Ruthless && try.s.Players > 2
}

func bondsWild(try *attempt, _ engine.Unmet) bool {
	return try.Lead == engine.Wild && try.As == engine.NoLead
}

// leans is how a part leans on a ruling, false where it does not.
func (try *attempt) leans(u engine.Unmet) (leaning, bool) {
	i := slices.IndexFunc(leanings, func(l leaning) bool {
		return l.code == u.Code && (l.cited == engine.NoRule || l.cited == u.Rule) && (l.when == nil || l.when(try, u))
	})
	if i < 0 {
		return leaning{}, false
	}
	l := leanings[i]
	if l.of == engine.NoRule {
		l.of = l.cited
	}
	return l, true
}

// reading is the ruling that a part leans on, and what would be so by the other reading; false where
// it leans on none.
func (try *attempt) reading(u engine.Unmet) (Reading, bool) {
	l, ok := try.leans(u)
	if !ok {
		return Reading{}, false
	}
	text := l.of.Text()
	out := Reading{Rule: l.of, If: strings.ReplaceAll(l.given, "{feat}", featName(u.Do)), Ours: sentencesOf(text.Ruling, l.says)}
	if l.other {
		out.Other = text.Other
	}
	if l.lifts {
		out.Verdict = try.byTheOther(u)
	}
	return out, true
}

// byTheOther is the verdict where a part holds, as the other reading has it: what the engine refuses
// besides. Check tells every unmet part, so that is what it says with the need masked, and it serves
// for a cost too, which nothing masks.
func (try *attempt) byTheOther(u engine.Unmet) string {
	for _, rest := range try.g.Check(try.s, try.Action).Unmet {
		if rest.Code != u.Code {
			return "By that one it would still be refused: " + Sentence(try.g, try.Action, int(try.s.Players), rest)
		}
	}
	return "By that one this would be allowed."
}

// sentencesOf is some of a text's sentences, counted from 1; all of them where none are named.
func sentencesOf(text string, which []int) string {
	if which == nil {
		return text
	}
	all := strings.SplitAfter(text, ". ")
	var out []string
	for _, n := range which {
		out = append(out, strings.TrimSpace(all[n-1]))
	}
	return strings.Join(out, " ")
}
