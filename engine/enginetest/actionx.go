package enginetest

import e "example.com/xseekers/engine"

// AdvancedSet is Set with ActionX cards: between them every cost, instruction, icon and standing
// text there is, one card for each.
func AdvancedSet() e.Set {
	set := Set()
	set.ActionX = ActionX()
	return set
}

// TinyAdvancedSet is TinySet with the same cards.
func TinyAdvancedSet() e.Set {
	set := TinySet()
	set.ActionX = ActionX()
	return set
}

// ActionX is the ActionX cards of AdvancedSet.
func ActionX() []e.ActionX {
	feat := func(id string, costs []e.Cost, effects ...e.Effect) e.ActionX {
		return e.ActionX{ID: id, Name: id, Kind: e.Feat, Copies: 1, Play: e.Ability{Costs: costs, Effects: effects}}
	}
	twist := func(a e.ActionX) e.ActionX { a.Play.Twist = true; return a }
	stays := func(id string, kind e.Kind, abilities ...e.Ability) e.ActionX {
		return e.ActionX{ID: id, Name: id, Kind: kind, Copies: 1, Abilities: abilities}
	}
	bond := func(a e.ActionX) e.ActionX { a.Bond = true; return a }
	standing := func(a e.ActionX, s ...e.Standing) e.ActionX { a.Standing = s; return a }
	do := func(op e.Op, n uint8, who e.Who) e.Effect { return e.Effect{Op: op, N: n, Who: who, Rule: ruleOf(op)} }
	discard := func(n uint8) e.Cost { return e.Cost{Kind: e.CostDiscard, N: n, Rule: e.R8_2} }
	cost := func(k e.CostKind, n uint8) e.Cost { return e.Cost{Kind: k, N: n, Rule: e.R8_2} }
	heroic := func(a e.ActionX, feat e.Do) e.ActionX { a.Play.Heroic = feat; return a }
	last := func(id string, n uint8, s ...e.Standing) e.ActionX {
		return standing(feat(id, nil, do(e.Last, n, e.You)), s...)
	}
	return []e.ActionX{
		feat("feat-draw", nil, do(e.DrawLeads, 2, e.You), do(e.DiscardLeads, 1, e.You)),
		feat("feat-actionx", []e.Cost{discard(1)}, do(e.DrawActionX, 2, e.You), do(e.DropActionX, 1, e.You)),
		feat("feat-store", nil, do(e.StoreActionX, 1, e.You), do(e.DrawLeads, 1, e.Everyone)),
		feat("feat-seek", []e.Cost{cost(e.CostMatching, 2)}, do(e.Seek, 2, e.You), do(e.Seek, 1, e.EachRival)),
		feat("feat-take", []e.Cost{cost(e.CostActionX, 1)}, do(e.TakeLead, 1, e.Everyone), do(e.TakeAdventure, 1, e.You), do(e.TakeActionX, 1, e.You)),
		feat("feat-raid", []e.Cost{cost(e.CostScrapAdventure, 1)}, do(e.ArchiveTheirs, 1, e.You)),
		feat("feat-flood", nil, do(e.BuryTheirs, 1, e.You)),
		feat("feat-disrupt", []e.Cost{cost(e.CostScrap, 1)}, do(e.DisruptTheirs, 1, e.You)),
		feat("feat-tithe", nil, do(e.ChooseRival, 1, e.You), do(e.GiveLeads, 1, e.TheRival), do(e.GiveLeads, 1, e.You), do(e.BuryLeads, 1, e.TheRival)),
		feat("feat-storm", nil, do(e.ScrapAdventures, 1, e.EachRival), do(e.ScrapResources, 1, e.You), do(e.DropActionX, 1, e.EachRival)),
		feat("feat-look", nil, do(e.LookLeads, 3, e.You), do(e.LookAdventures, 3, e.You), do(e.LookActionX, 2, e.You)),
		feat("feat-either", nil, do(e.Either, 2, e.You), do(e.DrawLeads, 2, e.You), do(e.Skip, 1, e.You), do(e.DrawActionX, 1, e.You)),
		heroic(feat("feat-barter", []e.Cost{discard(1)}), e.DoBarter),
		heroic(feat("feat-breakthrough", []e.Cost{discard(2)}), e.DoBreakthrough),
		heroic(feat("feat-sabotage", nil), e.DoSabotage),
		heroic(feat("feat-negotiate", nil), e.DoNegotiate),
		heroic(feat("feat-poach", nil), e.DoPoach),
		twist(feat("twist-negate", []e.Cost{cost(e.CostBury, 1)}, do(e.Negate, 1, e.You), do(e.DrawLeads, 1, e.You))),
		twist(heroic(feat("twist-thwart", []e.Cost{discard(1)}), e.DoThwart)),
		twist(feat("twist-draw", nil, do(e.DrawLeads, 1, e.You))),
		last("last-turn", 0, e.Standing{What: e.EmblemsLess, For: e.You, N: 1, Rule: e.R5_1}),
		last("last-next", 1, e.Standing{What: e.CostsMore, For: e.EachRival, Feat: e.DoThwart, N: 1, Rule: e.R7_6},
			e.Standing{What: e.Barred, For: e.EachRival, Feat: e.DoSabotage, Rule: e.R1_3}),
		standing(stays("site-hand", e.Site), e.Standing{What: e.HandLimitIs, For: e.You, N: 9, Rule: e.R4_5}),
		standing(stays("site-zone", e.Site), e.Standing{What: e.ZoneLimitIs, For: e.You, N: 4, Rule: e.R2_10}),
		standing(stays("site-barter", e.Site), e.Standing{What: e.OnceMore, For: e.You, Feat: e.DoBarter, N: 1, Rule: e.R7_1}),
		standing(stays("site-shield", e.Site), e.Standing{What: e.Shielded, For: e.You, Rule: e.R7_5}),
		standing(bond(stays("site-wild", e.Site)), e.Standing{What: e.BondedIsWild, For: e.You, Rule: e.R2_2}),
		stays("site-aura", e.Site, e.Ability{ID: "aura", Limit: 1, Effects: []e.Effect{do(e.DrawLeads, 1, e.You)}}),
		stays("site-exploit", e.Site, e.Ability{ID: "aura", Twist: true, Costs: []e.Cost{cost(e.CostLeverage, 1)}, Effects: []e.Effect{do(e.DrawLeads, 1, e.You)}},
			e.Ability{ID: "exploit", Exploit: true, Costs: []e.Cost{cost(e.CostArchive, 1), discard(1)}, Effects: []e.Effect{do(e.DrawActionX, 1, e.You)}}),
		bond(stays("site-match", e.Site, e.Ability{ID: "aura", Delay: true, Limit: 2, Effects: []e.Effect{do(e.MatchBond, 2, e.You)}},
			e.Ability{ID: "exploit", Exploit: true, Costs: []e.Cost{cost(e.CostType, 1), cost(e.CostArchive, 1)}, Effects: []e.Effect{do(e.DrawLeads, 3, e.You)}})),
		bond(stays("relic-lens", e.Relic,
			e.Ability{ID: "noble", Mode: e.Noble, Costs: []e.Cost{cost(e.CostLeverage, 1), cost(e.CostType, 1)}, Effects: []e.Effect{do(e.DrawLeads, 2, e.You)}},
			e.Ability{ID: "ruthless", Mode: e.Ruthless, Twist: true, Costs: []e.Cost{cost(e.CostLeverage, 1)}, Effects: []e.Effect{do(e.DiscardLeads, 1, e.TheRival)}})),
		standing(stays("relic-toll", e.Relic, e.Ability{ID: "noble", Mode: e.Noble, Twist: true, Delay: true, Costs: []e.Cost{cost(e.CostLeverage, 1)}, Heroic: e.DoThwart}),
			e.Standing{What: e.CostsLess, Mode: e.Noble, For: e.You, Feat: e.DoBreakthrough, N: 1, Rule: e.R7_4},
			e.Standing{What: e.CostsMore, Mode: e.Ruthless, For: e.TheRival, Feat: e.DoBarter, N: 1, Rule: e.R7_3},
			e.Standing{What: e.Barred, Mode: e.Ruthless, For: e.TheRival, Feat: e.DoPoach, Rule: e.R1_3}),
		stays("relic-plain", e.Relic, e.Ability{ID: "both", Limit: 1, Costs: []e.Cost{cost(e.CostActionX, 1)}, Effects: []e.Effect{do(e.BuryTheirs, 1, e.You)}}),
		{ID: "site-enter", Name: "site-enter", Kind: e.Site, Copies: 2, Bond: true, Play: e.Ability{Effects: []e.Effect{do(e.DrawLeads, 1, e.You), do(e.MatchBond, 1, e.You)}}},
		{ID: "by-hand", Name: "by-hand", Kind: e.Feat, Copies: 1, Play: e.Ability{Effects: []e.Effect{do(e.ByHand, 0, e.You)}, ByHand: "Sing."}},
	}
}

// ruleOf is the rule a card's instruction stands on.
func ruleOf(op e.Op) e.Rule {
	switch op {
	case e.Seek:
		return e.R12_2
	case e.StoreActionX, e.ArchiveTheirs:
		return e.R12_3
	case e.BuryLeads, e.BuryTheirs:
		return e.R12_4
	case e.ScrapAdventures, e.ScrapResources:
		return e.R12_5
	case e.Negate:
		return e.R7_6
	case e.Last:
		return e.R1_9
	}
	return e.R12_1
}
