package glossary

import "example.com/xseekers/engine"

// cardTerms are the cards and what is printed on them.
var cardTerms = []Term{
	{
		ID: "lead", Name: "Lead",
		Meaning: "A card you hold in your hand and spend: Leads pay for the emblems of Adventures. Each is a Glyph, a Myth, a Ruin, a Vision or Wild.",
		Aliases: []string{"lead card", "resource", "resource card", "clue"},
		Like:    []string{"emblem"},
		Rules:   []engine.Rule{engine.R2_1, engine.R2_2, engine.R4_3},
	},
	{
		ID: "lead-type", Name: "Lead type",
		Meaning: "Glyph, Myth, Ruin or Vision: what a Lead is, and what an emblem asks for. Wild is no fifth type but stands for any of the four.",
		Aliases: []string{"type", "kind of lead", "suit", "colour", "color"},
		Like:    []string{"wild-lead"},
		Rules:   []engine.Rule{engine.R2_1, engine.R2_2},
	},
	{
		ID: "glyph", Name: "Glyph",
		Meaning: "One of the four Lead types. A Glyph pays for a Glyph emblem.",
		Aliases: []string{"glyph lead", "rune", "hieroglyph"},
		Rules:   []engine.Rule{engine.R2_1},
	},
	{
		ID: "myth", Name: "Myth",
		Meaning: "One of the four Lead types. A Myth pays for a Myth emblem.",
		Aliases: []string{"myth lead", "legend", "saga"},
		Rules:   []engine.Rule{engine.R2_1},
	},
	{
		ID: "ruin", Name: "Ruin",
		Meaning: "One of the four Lead types. A Ruin pays for a Ruin emblem.",
		Aliases: []string{"ruin lead", "wreck", "rubble"},
		Rules:   []engine.Rule{engine.R2_1},
	},
	{
		ID: "vision", Name: "Vision",
		Meaning: "One of the four Lead types. A Vision pays for a Vision emblem.",
		Aliases: []string{"vision lead", "dream", "sight"},
		Rules:   []engine.Rule{engine.R2_1},
	},
	{
		ID: "wild-lead", Name: "Wild Lead",
		Meaning: "A Lead that stands for a Glyph, a Myth, a Ruin or a Vision, whichever you need each time you use it. Wilds match each other too.",
		Aliases: []string{"wild", "wildcard", "joker", "any lead", "any type"},
		Like:    []string{"lead-type", "matching"},
		Rules:   []engine.Rule{engine.R2_2, engine.R5_1},
		Ruling:  engine.R2_2,
	},
	{
		ID: "matching", Name: "Matching",
		Meaning: "A Lead matches an emblem of its own type, and a Wild matches every emblem. Leads match each other when all are of one type, Wilds standing in.",
		Aliases: []string{"match", "same type", "same kind", "of a kind", "set"},
		Like:    []string{"wild-lead"},
		Rules:   []engine.Rule{engine.R5_1, engine.R7_11, engine.R2_2},
	},
	{
		ID: "adventure", Name: "Adventure",
		Meaning: "A card that shows the emblems you pay for it and the reward it gives. It lies in your Adventure Zone until you complete it, and is never in a hand.",
		Aliases: []string{"adventure card", "quest", "mission", "objective", "expedition"},
		Like:    []string{"active-adventure", "final-adventure"},
		Rules:   []engine.Rule{engine.R2_3, engine.R5_1},
	},
	{
		ID: "active-adventure", Name: "Active Adventure",
		Meaning: "An Adventure that lies in an Adventure Zone. You can complete your own ones, and keep at most three of them.",
		Aliases: []string{"open adventure", "current adventure", "adventure in play"},
		Like:    []string{"adventure", "active-resource"},
		Rules:   []engine.Rule{engine.R2_9, engine.R2_10},
	},
	{
		ID: "emblem", Name: "Emblem",
		Meaning: "A mark on an Adventure that asks for one Lead of its type. You pay one Lead an emblem, no fewer and no more.",
		Aliases: []string{"lead emblem", "icon", "symbol", "requirement"},
		Like:    []string{"lead", "reward"},
		Rules:   []engine.Rule{engine.R2_3, engine.R5_1},
		Ruling:  engine.R5_1,
	},
	{
		ID: "reward", Name: "Reward",
		Meaning: "What an Adventure gives you once you have completed and archived it, such as Leads or ActionX cards to draw, or Adventures to seek. Nobody can stop it; a Twist may come before it.",
		Aliases: []string{"bonus", "prize", "payoff", "loot", "benefit"},
		Like:    []string{"emblem"},
		Rules:   []engine.Rule{engine.R5_3, engine.R5_4, engine.R2_3},
		Ruling:  engine.R5_4,
	},
	{
		ID: "active-resource", Name: "Active Resource",
		Meaning: "A Site or Relic in an Active Zone, or an Adventure in an Adventure Zone. In the Beginner Game it is always an Active Adventure.",
		Aliases: []string{"card in play", "permanent"},
		Like:    []string{"active-adventure"},
		Rules:   []engine.Rule{engine.R2_9, engine.R12_5},
	},
}
