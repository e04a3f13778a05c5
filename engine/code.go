package engine

// Code says why an action is refused. Codes are append-only: a code that nothing emits any more
// stays as a tombstone, its page marked Retired.
type Code uint8

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

	codeEnd
)

// precedence orders the unmet parts of a refusal: the first becomes the headline. What no later
// move can mend comes before what the moment forbids, that before the cards, that before the payment.
var precedence = [...]Code{
	GameOver, NoSuchAction, NotInBeginnerGame, RestOnFinal, ChooseOnFinal, NotYourDecision, LeadsInHand,
	StepIsPast, StepToCome, DecideFirst, NotAsked, PileEmpty, NotInYourZone, NotInTheirZone,
	LeadNotInHand, EmblemUnpaid, SurplusLead, WrongLeadCount, TopUnnamed,
}

var rank = func() (r [codeEnd]uint8) {
	for i, c := range precedence {
		r[c] = uint8(i)
	}
	return r
}()

// Page is all that is said about a code, in one place.
type Page struct {
	Slug    string // kebab-case, never changed
	Rule    Rule   // the rule it stands for; an Unmet may cite a closer one
	Title   string // one line, without full stop
	Text    string // when it happens and why the rule is so, Markdown
	Repair  string // what makes it legal, Markdown
	Example Example
	Retired bool // nothing emits it any more
}

// Example is an attempt that is refused with just this code as its headline. A test plays it.
type Example struct {
	At  string // a position file
	Try string // the attempt, in words
}

// Codes lists every code, retired ones too, in the order they were added.
func Codes() []Code {
	out := make([]Code, 0, codeEnd-1)
	for c := NoCode + 1; c < codeEnd; c++ {
		out = append(out, c)
	}
	return out
}

// Page is the code's page.
func (c Code) Page() Page { return pages[c] }

// String is the code's slug.
func (c Code) String() string { return pages[c].Slug }

// ParseCode reads a code's slug.
func ParseCode(slug string) (Code, bool) {
	for _, c := range Codes() {
		if pages[c].Slug == slug {
			return c, true
		}
	}
	return NoCode, false
}
