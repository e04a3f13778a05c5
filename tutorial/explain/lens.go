package explain

import (
	"slices"

	"example.com/xseekers/engine"
)

// difference is how the two games differ on a rule.
type difference struct {
	rules    []engine.Rule
	beginner string // what is so in the Beginner Game, after "In the Beginner Game"
	adds     string // what more there is in the other, after "The Advanced Game adds"
}

// differences is every rule on which the two games differ and both have it; a rule of Heroic Feats or
// ActionX cards alone is in none (13.1).
var differences = []difference{
	{
		[]engine.Rule{engine.R1_1, engine.R1_2}, "the fifth archived Adventure is the only way to win",
		"a second way, a Breakthrough on your Final Adventure (10.1)",
	},
	{
		[]engine.Rule{engine.R2_10}, "an Adventure leaves your zone only when you complete it, when you have more than three, or by Rival's Choice",
		"costs that scrap one (7.5, 7.8), and rivals who bury or swap one (7.5, 7.9)",
	},
	{[]engine.Rule{engine.R3_2}, "you are dealt six Leads and no ActionX card", "one ActionX card each"},
	{[]engine.Rule{engine.R4_1}, "nothing is ever turned sideways", "Leveraged cards, which turn upright as your turn begins (8.6)"},
	{
		[]engine.Rule{engine.R4_4}, "completing Adventures is all you do in step 3",
		"ActionX cards, their abilities and Heroic Feats",
	},
	{
		[]engine.Rule{engine.R4_8}, "rivals have a say on your turn only in the Rival's Choice",
		"answers: rivals may Thwart your Feats and use Twists (8.7, 8.8)",
	},
	{[]engine.Rule{engine.R4_5}, "you discard down to seven Leads and that is all", "ActionX cards, of which you may hold any number"},
	{
		[]engine.Rule{engine.R5_2, engine.R5_3}, "nothing comes between an Adventure and its reward",
		"Twists, which may come before it (5.4)",
	},
	{
		[]engine.Rule{engine.R6_6, engine.R6_7}, "only a reward brings you another Adventure on your Final Adventure",
		"Barter and ActionX cards, which bring one too (6.7)",
	},
	{
		[]engine.Rule{engine.R6_8, engine.R6_9, engine.R6_10}, "you lose your last Adventure only by completing it",
		"Sabotage and Negotiate, which it may pay for (6.8), and rivals who take it (6.9)",
	},
	{
		[]engine.Rule{engine.R9_1, engine.R9_3, engine.R6_11}, "a Rest is the one way to skip a turn",
		"nothing to it: a Rest cannot be Thwarted (9.2) and turns no Leveraged card upright (8.6)",
	},
	{[]engine.Rule{engine.R13_1, engine.R13_2}, "you play with Leads and Adventures alone", "Heroic Feats and ActionX cards"},
}

// Lens says how the two games differ on a rule, that of the reader first; "" where they do not.
func Lens(r engine.Rule, game engine.Variant) string {
	i := slices.IndexFunc(differences, func(d difference) bool { return slices.Contains(d.rules, r) })
	if i < 0 {
		return ""
	}
	d := differences[i]
	if game == engine.AdvancedGame {
		return "The Advanced Game adds " + d.adds + "; in the Beginner Game " + d.beginner + "."
	}
	return "In the Beginner Game " + d.beginner + ". The Advanced Game adds " + d.adds + "."
}
