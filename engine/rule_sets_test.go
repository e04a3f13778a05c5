package engine_test

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// answerSet is AdvancedSet with a few cards more, for what none of its own shows.
func answerSet() engine.Set {
	set := enginetest.AdvancedSet()
	turned := engine.Cost{Kind: engine.CostLeverage, N: 1, Rule: engine.R8_6}
	archived := engine.Cost{Kind: engine.CostArchive, N: 1, Rule: engine.R8_2}
	oneLead := engine.Cost{Kind: engine.CostDiscard, N: 1, Rule: engine.R8_2}
	bury := engine.Effect{Op: engine.BuryLeads, N: 1, Rule: engine.R12_4}
	set.ActionX = append(set.ActionX,
		feat("feat-grave", bury),
		feat("feat-wake", engine.Effect{Op: engine.DrawLeads, N: 1, Who: engine.EachRival, Rule: engine.R12_1}, bury),
		feat("feat-famine", engine.Effect{Op: engine.ScrapAdventures, N: 1, Who: engine.EachRival, Rule: engine.R12_5}),
		twist("twist-seek", engine.Effect{Op: engine.Seek, N: 1, Rule: engine.R12_2}),
		twist("twist-raid", engine.Effect{Op: engine.ArchiveTheirs, N: 1, Rule: engine.R12_3}),
		engine.ActionX{ID: "site-ambush", Name: "site-ambush", Kind: engine.Site, Copies: 1, Bond: true, Play: engine.Ability{Twist: true},
			Abilities: []engine.Ability{{ID: "aura", Twist: true, Delay: true, Limit: 1, Effects: draws(1)}}},
		site("site-spy", engine.Ability{ID: "aura", Twist: true, Limit: 1, Effects: draws(1)}),
		site("site-ruin", engine.Ability{ID: "exploit", Exploit: true, Costs: []engine.Cost{archived, turned}, Effects: draws(2)}),
		site("site-mine", engine.Ability{ID: "exploit", Exploit: true, Costs: []engine.Cost{archived}, Effects: draws(2)}),
		site("site-camp",
			engine.Ability{ID: "aura", Limit: 1, Effects: draws(1)},
			engine.Ability{ID: "lean", Costs: []engine.Cost{turned}, Effects: draws(1)},
			engine.Ability{ID: "dig", Exploit: true, Costs: []engine.Cost{oneLead}, Effects: []engine.Effect{
				{Op: engine.DrawActionX, N: 1, Rule: engine.R12_1},
			}}),
	)
	return set
}

func feat(id string, effects ...engine.Effect) engine.ActionX {
	return engine.ActionX{ID: id, Name: id, Copies: 1, Play: engine.Ability{Effects: effects}}
}

func twist(id string, effects ...engine.Effect) engine.ActionX {
	card := feat(id, effects...)
	card.Play.Twist = true
	return card
}

func site(id string, abilities ...engine.Ability) engine.ActionX {
	return engine.ActionX{ID: id, Name: id, Kind: engine.Site, Copies: 1, Abilities: abilities}
}

func draws(n uint8) []engine.Effect {
	return []engine.Effect{{Op: engine.DrawLeads, N: n, Rule: engine.R12_1}}
}
