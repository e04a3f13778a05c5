package engine

// ruleTexts holds the words of every rule, indexed by Rule; NoRule has none.
var ruleTexts = mergeRules(&turnRules, &finalRules, &advancedRules)

// chapterTitles is indexed by chapter number; there is no chapter 0.
var chapterTitles = [...]string{
	"",
	"Winning and general",
	"Cards and zones",
	"Setting up",
	"The turn",
	"Completing an Adventure",
	"The Final Adventure",
	"Heroic Feats",
	"Abilities and icons",
	"Resting",
	"Winning by Breakthrough",
	"Decks that run out",
	"Words that move cards",
	"Ways to play",
}

// mergeRules lays tables that fill different rules over one another.
func mergeRules(tables ...*[ruleEnd]RuleText) (merged [ruleEnd]RuleText) {
	for _, table := range tables {
		for r := range table {
			if table[r].Number != "" {
				merged[r] = table[r]
			}
		}
	}
	return merged
}
