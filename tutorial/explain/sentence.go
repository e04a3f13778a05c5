package explain

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
)

// Sentence says one unmet part of an attempt in the cards of the player who tried: a template, its
// places filled.
func Sentence(g *engine.Game, try engine.Action, players int, u engine.Unmet) string {
	open := u.Ask.Task()
	if u.Code == engine.NotYourDecision && u.Seat != try.By {
		open = strings.ReplaceAll(open, "your", "their")
	}
	said := strings.NewReplacer(
		"{card}", cardOr(g, u.Card, "that card"),
		"{need}", Count(int(u.Need), u.Lead),
		"{have}", paid(u),
		"{over}", Count(int(u.Have-u.Need), u.Lead),
		"{yours}", pronoun(int(u.Have)),
		"{theirs}", pronoun(int(u.Need)),
		"{times}", times(int(u.Need)),
		"{who}", Who(u.Seat, try.By, players),
		"{step}", u.Step.Title(),
		"{open}", open,
		"{asked}", u.Ask.Task(),
		"{feat}", featName(u.Do),
		"{side}", Capital(u.Mode.String()),
		"{named}", choiceName(g, u),
		"{announced}", cardOr(g, u.Card, "what is announced"),
		"{rivals}", rivals(g, u),
		"{entry}", entry(g, u),
		"{text}", text(g, try),
		"{spend}", spend(g, try),
		"{works}", works(g, u.Card),
		"{me}", player(try.By),
		"{changes}", changing(g, try, u),
	).Replace(says(g, try, u))
	return Capital(said)
}

// says is the template of an unmet part: the code's page has it, but for what can be said closer.
func says(g *engine.Game, try engine.Action, u engine.Unmet) string {
	switch {
	case u.Code == engine.WrongLeadCount && u.Need == 0 && try.Spend != 0:
		return "{text} takes Leads or an ActionX card, not both."
	case u.Code == engine.WrongLeadCount && u.Rule == engine.R1_3 && u.Card != 0: // a text changes the cost
		return "{text} costs you {need} here, and you name {have}: {changes} is in force."
	case u.Code == engine.WrongLeadCount && (try.Do.Heroic() || textOf(g, try) != nil):
		return "{text} takes {need}, and you name {have}."
	case u.Code == engine.NoSuchAbility && onlyStands(g, u.Card):
		return "{card} has nothing to use: {works} for as long as it is in play."
	case u.Code == engine.EntryIncomplete && u.Rule == engine.R2_7 && facesSelf(g, try, u.Card):
		return "{me} is you, and Ruthless text is turned toward a rival."
	case u.Code == engine.NotARivals && try.Do == engine.DoNegotiateGive:
		return "The Lead goes to one of your rivals."
	}
	return u.Code.Page().Says
}

// changing is the card that changes what a Heroic Feat costs, and the side of a Relic that does (1.3).
func changing(g *engine.Game, try engine.Action, u engine.Unmet) string {
	if !u.Card.IsActionX() || !g.Known(u.Card) {
		return "a card"
	}
	printed := 0
	for _, c := range costs(g, try) {
		if c.Kind != engine.CostScrap && c.Kind != engine.CostScrapAdventure {
			printed = int(c.N)
		}
	}
	for _, t := range g.ActionX(u.Card).Standing {
		more := int(u.Need) > printed
		if t.Feat == try.Do && t.Mode != engine.NoMode && (t.What == engine.CostsMore && more || t.What == engine.CostsLess && !more) {
			return fmt.Sprintf("%s on its %s side", g.Name(u.Card), Capital(t.Mode.String()))
		}
	}
	return g.Name(u.Card)
}

// onlyStands reports whether a Site or Relic has nothing to use, but a text that works by itself (8.1).
func onlyStands(g *engine.Game, c engine.Card) bool {
	return c.IsActionX() && g.Known(c) && g.ActionX(c).Kind != engine.Feat &&
		len(g.ActionX(c).Abilities) == 0 && len(g.ActionX(c).Standing) > 0
}

// works says that the text of such a card works by itself.
func works(g *engine.Game, c engine.Card) string {
	switch {
	case !onlyStands(g, c):
		return ""
	case g.ActionX(c).Kind == engine.Relic:
		return "its text works by itself"
	case len(g.ActionX(c).Standing) > 1:
		return "its Auras work by themselves"
	}
	return "its Aura works by itself"
}

// facesSelf reports whether a Relic is to face its own player (2.7).
func facesSelf(g *engine.Game, try engine.Action, c engine.Card) bool {
	return try.Do == engine.DoEnter && try.Mode == engine.Ruthless && try.Rival == try.By &&
		c.IsActionX() && g.Known(c) && g.ActionX(c).Kind == engine.Relic
}

// cardOr is a card's name, or other words where none is spoken of.
func cardOr(g *engine.Game, c engine.Card, words string) string {
	if g.Known(c) {
		return g.Name(c)
	}
	return words
}

// paid is what a payment has of a Lead, the Wilds that stand in told apart.
func paid(u engine.Unmet) string {
	own, wilds := int(u.Have-u.Wilds), Count(int(u.Wilds), engine.Wild)
	switch {
	case u.Wilds == 0:
		return Count(own, u.Lead)
	case own == 0:
		return wilds
	}
	return Count(own, u.Lead) + " and " + wilds
}

// pronoun is a number without a noun: "none", "two".
func pronoun(n int) string {
	if n == 0 {
		return "none"
	}
	return number(n)
}

func times(n int) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return number(n) + " times"
}

// featName is a Heroic Feat as a word in a sentence: "Barter".
func featName(feat engine.Do) string { return Capital(feat.String()) }

// choiceName is the Lead or card that a choice names.
func choiceName(g *engine.Game, u engine.Unmet) string {
	if u.Lead != engine.NoLead {
		return LeadName(u.Lead)
	}
	return cardOr(g, u.Card, "that")
}

// rivals is what of a rival may be named, where a card or a player was named.
func rivals(g *engine.Game, u engine.Unmet) string {
	if g.Known(u.Card) {
		return "a card of the rival you name, and " + g.Name(u.Card) + " is not one"
	}
	return "one of your rivals"
}

// entry is what an entering card asks by a rule: a side (2.7) or a Lead (8.4).
func entry(g *engine.Game, u engine.Unmet) string {
	if !u.Card.IsActionX() || !g.Known(u.Card) {
		return "nothing"
	}
	card := g.ActionX(u.Card)
	switch {
	case u.Rule == engine.R8_4 && card.Bond:
		return "for a Lead from your hand, if you hold one, and for the type a Wild is bonded as"
	case u.Rule == engine.R8_4:
		return "for no Lead"
	case card.Kind == engine.Relic:
		return "for Noble, or for Ruthless and the rival it faces"
	}
	return "for no side"
}

// text is what an attempt plays, uses, completes or performs.
func text(g *engine.Game, try engine.Action) string {
	if try.Do.Heroic() {
		return featName(try.Do)
	}
	return cardOr(g, try.Card, "that")
}

// spend is the card that the cost of an attempt takes.
func spend(g *engine.Game, try engine.Action) string {
	for _, c := range costs(g, try) {
		switch c.Kind {
		case engine.CostActionX, engine.CostLeadsOrActionX:
			return "an ActionX card of your hand, to be discarded"
		case engine.CostScrapAdventure:
			return "an Adventure of yours, to be scrapped"
		case engine.CostScrap:
			return "a Site, Relic or Adventure of yours, to be scrapped"
		}
	}
	return "no card"
}

// costs is what an attempt has to pay, by the rules or by the text of its card.
func costs(g *engine.Game, try engine.Action) []engine.Cost {
	if t := g.Text(try.Card, try.Ability); t != nil && (try.Do == engine.DoPlay || try.Do == engine.DoUse) {
		return t.Costs
	}
	if play := engine.PlayOf(try.Do, try.From); play != nil {
		return play.Costs
	}
	return nil
}
