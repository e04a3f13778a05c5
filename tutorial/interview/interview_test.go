package interview

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// eachTopic runs a test for every topic.
func eachTopic(t *testing.T, do func(t *testing.T, top *topic)) {
	for i := range headings {
		for j := range headings[i].topics {
			top := &headings[i].topics[j]
			t.Run(top.title, func(t *testing.T) { do(t, top) })
		}
	}
}

func TestEveryPlayIsATopicOrListedAsUndisputed(t *testing.T) {
	type play struct {
		do   engine.Do
		from engine.Source
	}
	topics := map[play]bool{}
	eachTopic(t, func(_ *testing.T, top *topic) { topics[play{top.do, top.from}] = true })
	undisputedOnes := map[engine.Do]bool{}
	for _, p := range engine.Plays() {
		switch why := undisputed[p.Do]; {
		case why == "" && !topics[play{p.Do, p.From}]:
			t.Errorf("%s %s is neither a topic nor undisputed", p.Do, p.From)
		case why != "" && topics[play{p.Do, p.From}]:
			t.Errorf("%s is a topic, and listed as undisputed", p.Do)
		case why != "":
			undisputedOnes[p.Do] = true
		}
	}
	for do := range undisputed {
		if !undisputedOnes[do] {
			t.Errorf("%s is listed as undisputed, but there is no such play", do)
		}
	}
}

func TestEveryKindOfPartHasItsQuestion(t *testing.T) {
	for _, p := range engine.Plays() {
		if undisputed[p.Do] != "" {
			continue
		}
		if _, ok := factsOfAsk[p.At]; !ok {
			t.Errorf("%s: nothing is asked about when it is %s", p.Do, p.At)
		}
		if _, ok := factsOfNames[p.Names]; !ok {
			t.Errorf("%s: nothing is asked about the card it names, %d", p.Do, p.Names)
		}
	}
	for _, k := range engine.NeedKinds() {
		if len(factsOfNeed[k]) == 0 {
			t.Errorf("nothing is asked about need %d", k)
		}
	}
	for k := engine.CostEmblems; k <= engine.CostArchive; k++ {
		if _, ok := factsOfCost[k]; !ok {
			t.Errorf("nothing is asked about cost %d", k)
		}
	}
	for k := engine.EmblemsLess; k <= engine.BondedIsWild; k++ {
		if _, ok := factsOfStanding[k]; !ok {
			t.Errorf("nothing is asked about standing text %d", k)
		}
	}
	text := reflect.TypeFor[engine.Ability]()
	for i := range text.NumField() {
		if f := text.Field(i); f.IsExported() {
			if _, ok := factsOfText[f.Name]; !ok {
				t.Errorf("nothing is asked about %s of a text", f.Name)
			}
		}
	}
}

// TestEveryQuestionIsAskedSomewhere looks at what may decide at the start of each topic, and after
// each answer on what the text of a card does.
func TestEveryQuestionIsAskedSomewhere(t *testing.T) {
	asked := [factEnd]bool{}
	see := func(c caseOf) {
		for _, f := range c.deciding() {
			asked[f] = true
		}
	}
	eachTopic(t, func(_ *testing.T, top *topic) {
		start := newCase(top, 0)
		see(start)
		if top.text != playing || len(top.given) > 0 {
			return
		}
		for i, of := range map[int]fact{isHeroic: heroicFeat, takesTheirs: theirKind, takesOwn: ownKind, looks: lookKind} {
			for _, v := range start.choices(of) {
				c := start.with(effect, i)
				see(c.with(of, v))
			}
		}
	})
	for f := range factEnd {
		if questions[f].ask == "" || !asked[f] {
			t.Errorf("question %d, %q, is never asked", f, questions[f].ask)
		}
	}
}

// open are facts of which every sample leads on.
var open = []fact{effect, ownKind, cardCost, leadCost, emblems, hand}

// pick picks a sample of a fact: more often than not the one that keeps the case open.
func pick(r *rand.Rand, c *caseOf, f fact) int {
	all := c.samples(f)
	if best := c.best(f); r.IntN(3) > 0 && slices.Contains(all, best) && !slices.Contains(open, f) {
		return best
	}
	return all[r.IntN(len(all))]
}

// TestNoFactThatIsNotAskedChangesTheVerdict answers at random, then fills in all that was not asked
// at random too: the engine's verdict is the same. So is it where one fact after the other is turned.
func TestNoFactThatIsNotAskedChangesTheVerdict(t *testing.T) {
	eachTopic(t, func(t *testing.T, top *topic) {
		r := rand.New(rand.NewPCG(enginetest.Seed(t), 1))
		for range 8 {
			c := newCase(top, 0)
			for f, ok := c.next(); ok; f, ok = c.next() {
				c = c.with(f, pick(r, &c, f))
			}
			want := c.outcome()
			for _, f := range c.facts() {
				if c.has(f) {
					continue
				}
				for _, v := range c.samples(f) {
					if d := c.with(f, v); d.outcome() != want {
						t.Fatalf("%v: %q answered %d changes %v to %v", c.answers, questions[f].ask, v, want, d.outcome())
					}
				}
			}
			for range 20 {
				d := c
				for f, ok := unanswered(&d); ok; f, ok = unanswered(&d) {
					all := d.samples(f)
					d = d.with(f, all[r.IntN(len(all))])
				}
				if got := d.outcome(); got != want {
					t.Fatalf("%v filled in as %v: %v, not %v", c.answers, d.answers, got, want)
				}
			}
		}
	})
}

func unanswered(c *caseOf) (fact, bool) {
	for _, f := range c.facts() {
		if !c.has(f) {
			return f, true
		}
	}
	return 0, false
}

// TestTheAttemptIsLegalWhereAnyWayIs holds the attempt of a case against all that the engine allows there.
func TestTheAttemptIsLegalWhereAnyWayIs(t *testing.T) {
	eachTopic(t, func(t *testing.T, top *topic) {
		r := rand.New(rand.NewPCG(enginetest.Seed(t), 2))
		for range 40 {
			c := newCase(top, 0)
			for f, ok := unanswered(&c); ok; f, ok = unanswered(&c) {
				c = c.with(f, pick(r, &c, f))
			}
			if top.do == engine.DoDiscardDown && c.value(leads) <= engine.HandLimit+c.value(handLimit) {
				continue // that nobody is asked
			}
			tab := c.table()
			legal := slices.ContainsFunc(tab.g.Legal(&tab.s, nil), func(a engine.Action) bool {
				return a.By == you && a.Do == tab.a.Do && a.From == tab.a.From && a.Card == tab.a.Card && a.Ability == tab.a.Ability &&
					(a.Do != engine.DoDiscardDown || a.Pay.Total() == c.value(give))
			})
			if no := tab.g.Check(&tab.s, tab.a); legal != (no == nil) {
				t.Fatalf("%v: a way is legal: %v; the attempt: %v", c.answers, legal, no)
			}
		}
	})
}
