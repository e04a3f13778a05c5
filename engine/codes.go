package engine

// To add a code, append its name to the list here, put it into the order of precedence, and write
// its page into the table it belongs to: codes_moment.go, codes_feats.go, codes_cards.go,
// codes_choices.go or codes_payment.go.

// The codes, in the order they were added.
const (
	NoCode Code = iota
	GameOver
	NoSuchAction
	NotInBeginnerGame
	NotYourDecision
	StepToCome
	StepIsPast
	DecideFirst
	NotAsked
	LeadsInHand
	RestOnFinal
	ChooseOnFinal
	PileEmpty
	NotInYourZone
	NotInTheirZone
	LeadNotInHand
	EmblemUnpaid
	SurplusLead
	WrongLeadCount
	TopUnnamed

	NotInYourHand
	NotInYourActiveZone
	NoSuchAbility
	NotInAnswer
	NothingPlayed
	NotAFeat
	PerformedAlready
	BarredByCard
	NotBehind
	NothingToChoose
	OtherSide
	DelayedThisTurn
	AlreadyLeveraged
	ExploitLeveraged
	UsedUp
	NoBondedType
	NotMatching
	WrongType
	NotYoursToSpend
	SpendUnnamed
	NotARivals
	ShieldedByCard
	NotLookedAt
	NotAChoice
	EntryIncomplete

	codeEnd
)

// precedence orders the unmet parts of a refusal: what no later move can mend comes before what
// the moment forbids, that before the cards, that before the payment. A Thwart of nothing says so
// before it says whose moment it is.
var precedence = [...]Code{
	GameOver, NoSuchAction, NotInBeginnerGame, RestOnFinal, ChooseOnFinal,
	NothingPlayed, NotYourDecision, LeadsInHand, StepIsPast, StepToCome, DecideFirst, NotInAnswer, NotAsked, NotAFeat,
	BarredByCard, PerformedAlready,
	NotInYourHand, NotInYourActiveZone, NoSuchAbility, NotBehind,
	OtherSide, AlreadyLeveraged, ExploitLeveraged, DelayedThisTurn, UsedUp, NothingToChoose, PileEmpty,
	NotInYourZone, NotInTheirZone, NotARivals, ShieldedByCard, NotLookedAt, NotAChoice, EntryIncomplete,
	NotYoursToSpend, SpendUnnamed, NoBondedType,
	LeadNotInHand, EmblemUnpaid, SurplusLead, WrongLeadCount, NotMatching, WrongType, TopUnnamed,
}

// pages is what is said about each code.
var pages = mergePages(&momentPages, &featPages, &cardPages, &choicePages, &paymentPages)

// mergePages lays tables that fill different codes over one another.
func mergePages(tables ...*[codeEnd]Page) (merged [codeEnd]Page) {
	for _, table := range tables {
		for c := range table {
			if table[c].Slug != "" {
				merged[c] = table[c]
			}
		}
	}
	return merged
}
