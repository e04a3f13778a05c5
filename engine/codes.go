package engine

// pages is what is said about each code: the one place to add or change one.
var pages = [codeEnd]Page{
	GameOver:          {Slug: "game-over", Rule: R1_1},
	NoSuchAction:      {Slug: "no-such-action", Rule: R4_4},
	NotInBeginnerGame: {Slug: "not-in-beginner-game", Rule: R13_1},
	NotYourDecision:   {Slug: "not-your-decision", Rule: R4_8},
	StepToCome:        {Slug: "step-to-come", Rule: R4_4},
	StepIsPast:        {Slug: "step-is-past", Rule: R4_2},
	DecideFirst:       {Slug: "decide-first", Rule: R2_10},
	NotAsked:          {Slug: "not-asked", Rule: R4_5},
	LeadsInHand:       {Slug: "leads-in-hand", Rule: R9_1},
	RestOnFinal:       {Slug: "rest-on-final", Rule: R9_3},
	ChooseOnFinal:     {Slug: "choose-on-final", Rule: R6_6},
	PileEmpty:         {Slug: "pile-empty", Rule: R4_6},
	NotInYourZone:     {Slug: "not-in-your-zone", Rule: R5_1},
	NotInTheirZone:    {Slug: "not-in-their-zone", Rule: R6_4},
	LeadNotInHand:     {Slug: "lead-not-in-hand", Rule: R5_1},
	EmblemUnpaid:      {Slug: "emblem-unpaid", Rule: R5_1},
	SurplusLead:       {Slug: "surplus-lead", Rule: R5_1},
	WrongLeadCount:    {Slug: "wrong-lead-count", Rule: R4_5},
	TopUnnamed:        {Slug: "top-unnamed", Rule: R1_6},
}
