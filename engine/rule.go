package engine

// RuleText is one numbered rule in our own words, never the printed sentences.
type RuleText struct {
	Number string // "5.1"
	Title  string // a few words, no full stop
	// Printed says what the printed rules say, in our words; "" where they say nothing.
	Printed string
	// Ruling says how we settle what the printed rules leave open or let be read two ways; "" where none is needed.
	Ruling string
	// Other is the other reading of the Ruling, "" where there is no Ruling or no second reading.
	Other string
	// Switch is the word that turns the ruling to its other side, NoSwitch for nearly all.
	Switch Switch
}

// Switch names a ruling that a table may turn; a state holds the ones turned.
type Switch uint8

// The switches.
const (
	NoSwitch Switch = iota
	// RewardFirst takes the reward of the fourth Adventure before the Final Adventure begins (6.1).
	RewardFirst

	switchEnd
)

var switchNames = [switchEnd]string{"", "reward-first"}

// String is the switch's word in files and flags.
func (w Switch) String() string { return word(switchNames[:], w) }

// Switches is a set of switches turned.
type Switches uint8

const allSwitches Switches = 1<<switchEnd - 2

// With adds a switch.
func (ws Switches) With(w Switch) Switches { return ws | 1<<w }

// Has reports whether a switch is turned.
func (ws Switches) Has(w Switch) bool { return ws&(1<<w) != 0 }

// AllSwitches lists every switch there is.
func AllSwitches() []Switch { return []Switch{RewardFirst} }

// ParseSwitch reads a switch's word.
func ParseSwitch(word string) (Switch, bool) { return named[Switch](switchNames[:], word) }

// Rules lists every numbered rule in order.
func Rules() []Rule { return upTo(ruleEnd) }

// Text is the rule's entry in the rules table.
func (r Rule) Text() RuleText {
	if r >= ruleEnd {
		return RuleText{}
	}
	return ruleTexts[r]
}

// String is the rule's number, "5.1", "" where there is no such rule.
func (r Rule) String() string {
	return r.Text().Number
}

// Chapters are the titles of the rules' chapters; index it with the number before the dot.
func Chapters() []string { return chapterTitles[:] }

// ParseRule reads a rule's number, "5.1".
func ParseRule(number string) (Rule, bool) {
	for _, r := range Rules() {
		if ruleTexts[r].Number == number {
			return r, true
		}
	}
	return NoRule, false
}

// RuleSet is a set of rules as a plain value.
type RuleSet [2]uint64

// With adds a rule.
func (s RuleSet) With(r Rule) RuleSet {
	s[r>>6] |= 1 << (r & 63)
	return s
}

// Has reports whether a rule is in the set.
func (s *RuleSet) Has(r Rule) bool { return s[r>>6]&(1<<(r&63)) != 0 }
