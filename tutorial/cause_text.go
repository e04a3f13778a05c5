package tutorial

import (
	"fmt"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/tutorial/explain"
)

// The words of causes.

// nearest is what directly made a line happen: the text of a card, a cost or a rule.
func (c *causer) nearest(r *run, b *begun) Cause {
	by := rules(r.Rule, closer(r, c.g))
	switch {
	case r.Verb == engine.VerbStore && r.From == engine.Table:
		return Cause{"A Feat is archived once it is carried out or negated.", rules(engine.R2_5)}
	case r.From == engine.UnderCard:
		return Cause{fmt.Sprintf("Its card, %s, went to an Archive, and the Lead under it is buried then.", c.g.Name(r.Card)), by}
	case b != nil && c.costs > 0:
		return Cause{fmt.Sprintf("That is what %s costs%s", c.thing(b.do, b.card, b.ability), c.says(b, ": ", ".")), by}
	case b != nil && b.do == engine.DoComplete:
		return Cause{fmt.Sprintf("The reward of %s says: “%s”", c.g.Name(b.card), cards.RewardText(c.g.Adventure(b.card))), by}
	case b != nil && b.card != 0:
		return Cause{fmt.Sprintf("%s says%s", explain.Capital(c.thing(b.do, b.card, b.ability)), c.says(b, ": ", " so.")), by}
	case b != nil:
		return Cause{fmt.Sprintf("That is what %s does.", featName(b.do)), by}
	}
	return Cause{fmt.Sprintf("So says the rule *%s*.", r.Rule.Text().Title), by}
}

// changes is the card that changes what a Heroic Feat costs its player, where one does (1.3).
func (c *causer) changes(b *begun) []Cause {
	view := engine.ViewOf(&c.h.Before, b.player)
	force, feat := c.g.InForce(&view, b.player), b.do-engine.DoBarter
	if force.More[feat] == 0 {
		return nil
	}
	return []Cause{{c.g.Name(force.Changes[feat]) + " changes what that costs.", rules(engine.R1_3)}}
}

// says is the text of a card behind some words; other words where nothing is written.
func (c *causer) says(b *begun, behind, otherwise string) string {
	if !b.card.IsActionX() {
		return otherwise
	}
	card, text := c.g.ActionX(b.card), c.g.Text(b.card, b.ability)
	words := cards.PlayText(card)
	if b.ability > 0 {
		words = cards.AbilityText(card, text)
	}
	if words == "" {
		return otherwise
	}
	return behind + "“" + words + "”"
}

// closer is a rule that says of a line more than the one that did it; NoRule where there is none.
func closer(r *run, g *engine.Game) engine.Rule {
	switch r.Verb {
	case engine.VerbEnter:
		if g.ActionX(r.Card).Kind == engine.Relic {
			return engine.R2_7
		}
		return engine.R2_6
	case engine.VerbFace:
		return engine.R2_7
	case engine.VerbBond:
		return engine.R8_4
	case engine.VerbPay:
		return engine.R5_1
	case engine.VerbReward:
		return engine.R5_3
	case engine.VerbNegate:
		return engine.R7_6
	case engine.VerbUpright:
		return engine.R8_6
	case engine.VerbLapse, engine.VerbLasts:
		return engine.R1_9
	case engine.VerbRemakeLeads, engine.VerbRemakeAdventures:
		return engine.R11_1
	}
	return engine.NoRule
}

// whyNot says what stood in the way of what was due.
func whyNot(r *run) string {
	switch {
	case r.Why == engine.R1_7 && r.Verb == engine.VerbNothing:
		return "Nothing was there to do it to, and an effect is done as far as it can be."
	case r.Why == engine.R1_7:
		return "No card was left there, and an effect is done as far as it can be."
	case r.Why == engine.R11_2:
		return "The ActionX deck is empty, and it is not made anew."
	case r.Why == engine.R13_1:
		return "The Beginner Game has no ActionX cards."
	case r.Why == engine.R7_10:
		return "There was nothing left to choose from when it took effect."
	case r.Why == engine.R8_4 && r.Verb == engine.VerbBond:
		return "There was no Lead in hand to lay under it."
	case r.Why == engine.R8_4:
		return "The card has no Bonded type, and what needs one does nothing."
	case r.Why == engine.R4_6:
		return "Nothing was on offer in that step."
	case r.Why == engine.R6_6:
		return "From the Final Adventure on that step is left out."
	case r.Why == engine.R1_8:
		return "Those with the most archived Adventures have equally many."
	}
	return "It was due, and a rule stood in the way."
}

// ofAnnouncement is why something may be announced: by whom and when.
func (c *causer) ofAnnouncement(r *run) []Cause {
	b := begun{do: r.Do, player: r.Player, card: r.Card, ability: uint8(r.N), answers: c.h.Before.Decision.Kind == engine.AskRespond}
	out := []Cause{c.beginning(&b)}
	if words := c.says(&b, "", ""); words != "" {
		out = append(out, Cause{fmt.Sprintf("%s says: %s", explain.Capital(c.thing(b.do, b.card, b.ability)), words), nil})
	}
	return out
}

// beginning is the action by which something was begun, with the rules that give it.
func (c *causer) beginning(b *begun) Cause {
	what, verb := c.thing(b.do, b.card, b.ability), "announced"
	var by []engine.Rule
	switch b.do {
	case engine.DoComplete:
		return Cause{fmt.Sprintf("%s completed %s.", explain.Capital(c.who(b.player)), c.g.Name(b.card)), rules(engine.R5_1, engine.R5_3)}
	case engine.DoPlay:
		verb = "played"
		by = c.given(b)
	case engine.DoUse:
		verb = "used"
		by = c.given(b)
	default:
		by = rules(engine.R7_1, engine.PlayOf(b.do, engine.NoSource).Rule)
	}
	when := engine.R4_4
	if b.answers {
		when = engine.R8_8
	}
	return Cause{fmt.Sprintf("%s %s %s.", explain.Capital(c.who(b.player)), verb, what), rules(append([]engine.Rule{when}, by...)...)}
}

// given is the rule that gives the playing of a card or the use of an ability, as it was announced.
func (c *causer) given(b *begun) []engine.Rule {
	at := c.h.Before
	at.Decision.Kind = engine.AskAct
	if b.answers {
		at.Decision.Kind = engine.AskRespond
	}
	return rules(explain.RuleOf(c.g, &at, engine.Action{Do: b.do, Card: b.card, Ability: b.ability}))
}

// unanswered says that what was announced takes effect because nobody answers.
func (c *causer) unanswered() Cause {
	if c.passed {
		return Cause{"Everybody who was asked for an answer has passed.", rules(engine.R8_8)}
	}
	return Cause{"Nobody had a way to answer.", rules(engine.R8_11)}
}

// action is what a player did now, without what only that player knows.
func (c *causer) action() Cause {
	a := c.h.Action
	rule := engine.R4_4
	if p := engine.PlayOf(a.Do, a.From); p != nil {
		rule = p.Rule
	}
	if a.Do == engine.DoPass && len(c.g.Stack(&c.h.Before)) == 0 {
		rule = engine.R8_9
	}
	return Cause{explain.Capital(c.who(a.By)) + " " + c.did(a) + ".", rules(rule)}
}

// did says what an action was, in the past.
func (c *causer) did(a engine.Action) string {
	switch a.Do {
	case engine.DoStartTurn:
		return "began the turn"
	case engine.DoRest:
		return "rested"
	case engine.DoChooseAdventure:
		return "chose an Adventure from the " + pile(a.From)
	case engine.DoCollectLeads:
		return "collected Leads from the " + pile(a.From)
	case engine.DoScrapAdventure:
		return "scrapped " + c.g.Name(a.Card)
	case engine.DoDiscardLead, engine.DoDiscardHand, engine.DoDiscardDown:
		return "discarded"
	case engine.DoComplete:
		return "completed " + c.g.Name(a.Card)
	case engine.DoEndTurn:
		return "ended the turn"
	case engine.DoRivalsChoice:
		return "had " + c.g.Name(a.Card) + " stay"
	case engine.DoPass:
		return "passed"
	case engine.DoEnter:
		return "said how the card enters"
	}
	return "chose"
}

// pile is where Leads and Adventures are taken from, in words.
func pile(from engine.Source) string {
	if from == engine.FromDiscard {
		return "discard pile"
	}
	return "deck"
}
