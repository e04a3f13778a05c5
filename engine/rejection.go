package engine

import "slices"

// Rejection says why an action is refused: every unmet part, the headline first.
type Rejection struct {
	Action Action
	Unmet  []Unmet // at least one
}

// Unmet is one part of an action that does not hold. Need and Have are counts of the thing the
// Code is about; the fields that the Code does not speak of are zero.
type Unmet struct {
	Code  Code
	Rule  Rule
	Need  int16
	Have  int16
	Wilds int16 // EmblemUnpaid: of Have, the Wilds that stand in
	Lead  Lead  // the Lead type counted
	Card  Card  // the card spoken of; WrongLeadCount by 1.3: the one that changes the cost
	Do    Do    // the Heroic Feat spoken of
	Mode  Mode  // OtherSide: the side the text stands on
	Seat  Seat  // NotYourDecision: whose decision it is; NotInTheirZone, NotARivals, ShieldedByCard: whose card
	Step  Step  // StepToCome, StepIsPast: the step the action belongs to
	Ask   Ask   // DecideFirst, NotYourDecision: the decision that is open; NotAsked: the one that is not
}

// Code is the headline's code.
func (r *Rejection) Code() Code { return r.Unmet[0].Code }

// Error names the headline's code and rule; the words for people are made elsewhere.
func (r *Rejection) Error() string {
	u := r.Unmet[0]
	return r.Action.Do.String() + ": " + u.Code.String() + " (rule " + u.Rule.String() + ")"
}

// report collects unmet parts; without keep it only counts them, which allocates nothing.
type report struct {
	keep  bool
	n     int
	unmet []Unmet
}

func (r *report) add(u Unmet) {
	r.n++
	if r.keep {
		r.unmet = append(r.unmet, u)
	}
}

// rejection puts the parts in order of precedence; equal ones keep the order they were found in.
func (r *report) rejection(a *Action) *Rejection {
	out := &Rejection{Action: *a, Unmet: r.unmet}
	slices.SortStableFunc(out.Unmet, func(x, y Unmet) int { return int(rank[x.Code]) - int(rank[y.Code]) })
	return out
}
