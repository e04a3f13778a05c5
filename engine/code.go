package engine

// Code says why an action is refused. Codes are append-only: a code that nothing emits any more
// stays as a tombstone, its page marked Retired.
type Code uint8

// Page is all that is said about a code.
type Page struct {
	Slug  string // kebab-case, never changed
	Rule  Rule   // the rule it stands for; an Unmet may cite a closer one
	Title string // one line, without full stop
	// Says is the sentence for one attempt. Its places are filled from the Unmet: {card}; {need} and
	// {have} with the Lead counted, {over} what Have is above Need; {yours} and {theirs} are Have and
	// Need without a Lead, {times} is Need as "once"; {who} is the Seat; {step}; {open} or {asked} the
	// Ask; {feat} the Do; {side} the Mode; {named} the Lead or card; {announced} the card of what is
	// answered; {rivals} what of a rival may be named; {entry} what the entering card asks. From the
	// attempt: {text} is what is played, used or performed, {spend} the card its cost takes.
	Says    string
	Text    string // when it happens and why the rule is so, Markdown
	Repair  string // what makes it legal, Markdown
	Example Example
	Allowed Example // what is nearest to the example and allowed; At is "" where it is so in the same position
	Retired bool    // nothing emits it any more
}

// Example is an attempt at a position. Tests play it: the Example of a page is refused with just its
// code as the headline, and what is Allowed is allowed.
type Example struct {
	At  string // a position file
	By  Seat   // who tries
	Try string // the attempt, in words
}

// rank is a code's place in the order of precedence: the first unmet part becomes the headline.
var rank = func() (r [codeEnd]uint8) {
	for i, c := range precedence {
		r[c] = uint8(i)
	}
	return r
}()

// Codes lists every code, retired ones too, in the order they were added.
func Codes() []Code { return upTo(codeEnd) }

// Page is the code's page.
func (c Code) Page() Page {
	if c >= codeEnd {
		return Page{}
	}
	return pages[c]
}

// String is the code's slug.
func (c Code) String() string { return c.Page().Slug }

// ParseCode reads a code's slug.
func ParseCode(slug string) (Code, bool) {
	for _, c := range Codes() {
		if pages[c].Slug == slug {
			return c, true
		}
	}
	return NoCode, false
}
