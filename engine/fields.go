package engine

// fields is a set of an action's fields, but for Do, By and From.
type fields uint16

// The fields.
const (
	hasCard fields = 1 << iota
	hasAbility
	hasSpend
	hasRival
	hasPay
	hasTop
	hasLead
	hasAs
	hasMode
	hasOption
)

// namesFields is the fields a play takes for what it names.
var namesFields = [...]fields{
	NamesNothing: 0, NamesOwn: hasCard, NamesActivePlays: hasCard, NamesHand: hasCard,
	NamesAbility: hasCard | hasAbility, NamesLooked: hasCard, NamesTarget: hasCard | hasRival,
	NamesSwap: hasCard | hasSpend | hasRival, NamesGift: hasLead | hasRival,
	NamesEntry: hasMode | hasRival | hasLead | hasAs, NamesChoice: hasCard | hasLead | hasRival | hasOption,
}

// fieldsOf is the fields that costs are paid with.
func fieldsOf(costs []Cost) (takes fields) {
	for _, c := range costs {
		switch {
		case c.Kind == CostHand:
			takes |= hasTop
		case c.Kind == CostEmblems || c.Kind == CostBury:
			takes |= hasPay
		case c.Kind.paysLeads():
			takes |= hasPay | hasTop
		}
		if c.Kind.spends() {
			takes |= hasSpend
		}
	}
	return takes
}

// holds reports whether an action sets only these fields, and each to something there is.
func (f fields) holds(a *Action) bool {
	return (a.Card == 0 || f&hasCard != 0) &&
		(a.Pay == Leads{} || f&hasPay != 0 && !a.Pay.stray()) &&
		(a.Top == NoLead || f&hasTop != 0 && a.Top < leadEnd) &&
		f.holdsAdvanced(a)
}

func (f fields) holdsAdvanced(a *Action) bool {
	return (a.Ability == 0 || f&hasAbility != 0) &&
		(a.Spend == 0 || f&hasSpend != 0) &&
		(a.Rival == 0 || f&hasRival != 0 && a.Rival < MaxPlayers) &&
		(a.Lead == NoLead || f&hasLead != 0 && a.Lead < leadEnd) &&
		(a.As == NoLead || f&hasAs != 0 && a.As < Wild) &&
		(a.Mode == NoMode || f&hasMode != 0 && a.Mode < modeEnd) &&
		(a.Option == 0 || f&hasOption != 0)
}
