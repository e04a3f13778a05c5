package interview

import (
	"fmt"

	"example.com/xseekers/engine"
)

// The cards of the made-up set. Their names stand for the cards of the table: a verdict that named
// others would speak of cards that nobody there has.
const (
	theAdventure    engine.Card = 1 // the one in dispute
	yourAdventures  engine.Card = 2 // and the next five
	theirAdventures engine.Card = 8 // and the next
	otherAdventures             = 24

	theCard      = engine.FirstActionX // the one in dispute
	yourText     = theCard + 1         // a text of yours in force
	theirBar     = theCard + 2         // a rival's texts in force
	theirShield  = theCard + 3
	yourDearer   = theCard + 4
	theirSite    = theCard + 5
	theirTwist   = theCard + 6
	theirPlay    = theCard + 7
	yourSites    = theCard + 8  // and the next seven
	yourHand     = theCard + 16 // and the next seven
	storedCards  = theCard + 24 // and the next eleven
	otherCards   = 24
	leadsOfAType = 40
	mostSites    = 8
	mostHand     = 8
	mostStored   = 12
	mostOfZone   = 6
	paidIn       = engine.Ruin // the type that Leads told by their number are of
)

// described is what of a case its cards depend on.
type described struct {
	topic   *topic
	values  [factEnd]int8
	emblems engine.Leads
}

// descriptive are the facts that the cards themselves depend on.
var descriptive = []fact{
	hasTwist, cardType, side, hasDelay, limit, effect, heroicFeat, theirKind, ownKind, lookKind, cardCost, leadCost, costN,
	again, change, handLimit, fewer, emblems,
}

// games keeps the games made for descriptions: many cases differ only in what lies on the table.
type games map[described]*engine.Game

// game is the made-up set with the card and the Adventure of a case.
func (c *caseOf) game() *engine.Game {
	d := described{topic: c.topic, emblems: c.shown()}
	for _, f := range descriptive {
		d.values[f] = int8(c.value(f))
	}
	if g := c.made[d]; g != nil {
		return g
	}
	set := madeUp(d.emblems)
	card := &set.ActionX[0]
	card.Kind = kinds[c.value(cardType)]
	text := c.text()
	switch c.topic.text {
	case noText:
	case playing:
		card.Play = text
		if card.Kind != engine.Feat && text.Heroic == engine.DoNothing && len(text.Effects) == 0 {
			card.Abilities = []engine.Ability{ability()}
		}
	default:
		card.Abilities = []engine.Ability{text}
		card.Bond = true
	}
	c.standing(&set)
	g, err := engine.NewGame(set)
	if err != nil {
		panic(err) // a test makes every description
	}
	c.made[d] = g
	return g
}

// gameText is the text of the card in dispute, as the game reads it.
func (c *caseOf) gameText() *engine.Ability { return c.game().Text(theCard, c.ability()) }

func (c *caseOf) ability() uint8 {
	if c.topic.text > playing {
		return 1
	}
	return 0
}

// ability is one that any card may have.
func ability() engine.Ability {
	return engine.Ability{
		ID: "used", Costs: []engine.Cost{{Kind: engine.CostDiscard, N: 1, Rule: engine.R12_1}},
		Effects: []engine.Effect{{Op: engine.DrawLeads, N: 1, Rule: engine.R12_1}},
	}
}

// madeUp is the set with nothing in force and an Adventure that shows the emblems.
func madeUp(shown engine.Leads) engine.Set {
	set := engine.Set{ID: "table", Name: "The cards of the table"}
	for l := engine.Glyph; l <= engine.Wild; l++ {
		set.Leads[l] = leadsOfAType
	}
	reward := []engine.Effect{{Op: engine.DrawLeads, N: 1, Rule: engine.R5_3}}
	adventure := func(id, name string, shown engine.Leads) {
		set.Adventures = append(set.Adventures, engine.Adventure{ID: id, Name: name, Emblems: shown, Reward: reward})
	}
	adventure("the-adventure", "the Adventure", shown)
	for i := range otherAdventures {
		id, name := fmt.Sprintf("other-%d", i+1), "another Adventure"
		switch c := yourAdventures + engine.Card(i); {
		case c < theirAdventures:
			name = "an Adventure of yours"
		case c < theirAdventures+2:
			name = "an Adventure of your rival's"
		}
		adventure(id, name, engine.LeadsOf(paidIn))
	}
	feat := func(id, name string) {
		set.ActionX = append(set.ActionX, engine.ActionX{ID: id, Name: name, Kind: engine.Feat, Copies: 1})
	}
	site := func(id, name string) {
		set.ActionX = append(set.ActionX, engine.ActionX{
			ID: id, Name: name, Kind: engine.Site, Copies: 1, Abilities: []engine.Ability{ability()},
		})
	}
	feat("the-card", "your card")
	feat("your-text", "a card")
	feat("their-bar", "a card")
	feat("their-shield", "a card")
	feat("your-dearer", "a card")
	site("their-site", "a card of your rival's")
	site("their-twist", "your rival's card")
	site("their-play", "your rival's Site")
	set.ActionX[theirTwist-theCard].Play.Twist = true
	for i := range mostSites {
		site(fmt.Sprintf("your-site-%d", i+1), "a Site of yours")
	}
	for i := range mostHand + mostStored + otherCards {
		name := "an ActionX card of your hand"
		if i >= mostHand {
			name = "another ActionX card"
		}
		feat(fmt.Sprintf("other-card-%d", i+1), name)
	}
	return set
}

// standing writes the texts that may be in force: each is a Feat's that lasts.
func (c *caseOf) standing(set *engine.Set) {
	feat := c.heroic()
	lasts := func(card engine.Card, s engine.Standing) {
		a := &set.ActionX[card-theCard]
		a.Standing = append(a.Standing, s)
		a.Play.Effects = []engine.Effect{{Op: engine.Last, N: 1, Rule: engine.R1_9}}
	}
	if feat != engine.DoNothing {
		lasts(theirBar, engine.Standing{What: engine.Barred, For: engine.EachRival, Feat: feat, Rule: engine.R1_3})
		if feat != engine.DoThwart {
			lasts(yourText, engine.Standing{What: engine.OnceMore, For: engine.You, N: 1, Feat: feat, Rule: engine.R7_1})
		}
		if what := c.value(change); what != costsSame && feat != engine.DoNegotiate {
			kind := [...]engine.StandingKind{costsMore: engine.CostsMore, costsLess: engine.CostsLess}[what]
			lasts(yourDearer, engine.Standing{What: kind, For: engine.You, N: 1, Feat: feat, Rule: engine.R1_3})
		}
	}
	lasts(theirShield, engine.Standing{What: engine.Shielded, For: engine.You, Rule: engine.R7_5})
	if n := c.value(fewer); n > 0 {
		lasts(yourDearer, engine.Standing{What: engine.EmblemsLess, For: engine.You, N: uint8(n), Rule: engine.R5_1})
	}
	if n := c.value(handLimit); n > 0 {
		lasts(yourDearer, engine.Standing{What: engine.HandLimitIs, For: engine.You, N: engine.HandLimit + uint8(n), Rule: engine.R4_5})
	}
}

// heroic is the Heroic Feat of a case: performed, or printed on its card.
func (c *caseOf) heroic() engine.Do {
	if c.topic.do.Heroic() {
		return c.topic.do
	}
	if c.topic.text != noText {
		do, _ := c.does()
		return do
	}
	return engine.DoNothing
}

// shown is the emblems of the Adventure in dispute.
func (c *caseOf) shown() engine.Leads {
	switch c.value(emblems) {
	case typed:
		return c.emblems
	case 1:
		return engine.LeadsOf(engine.Glyph, engine.Glyph, engine.Glyph)
	}
	return engine.LeadsOf(engine.Myth, engine.Ruin, engine.Ruin)
}

// held is the Leads in hand where a case is about which they are: just what the Adventure shows,
// none, or enough for the first sample of emblems alone.
func (c *caseOf) held() engine.Leads {
	switch c.value(hand) {
	case typed:
		return c.hand
	case 1:
		return engine.Leads{}
	case 2:
		return engine.LeadsOf(engine.Myth, engine.Ruin, engine.Wild)
	}
	return c.shown()
}
