package engine

// ActionX is the text of an ActionX card (2.4).
type ActionX struct {
	ID     string // kebab-case, unique in the set
	Name   string // as printed on the card
	Kind   Kind
	Copies uint8 // how many of it the set holds, at least 1
	Bond   bool  // a Lead is put under it as it enters (8.4)
	// Play is what playing the card costs and does: a Feat's whole text (2.5), what a Site or
	// Relic does as it enters (2.6, 2.7).
	Play      Ability
	Abilities []Ability // what a Site or Relic lets its player use
	// Standing changes rules while a Site or Relic is in play, or while a Feat's text lasts.
	Standing []Standing
}

// Kind is a type of ActionX card (2.4).
type Kind uint8

// The types.
const (
	Feat  Kind = iota // played, carried out, archived (2.5)
	Site              // stays in the Active Zone (2.6)
	Relic             // stays, Noble or Ruthless (2.7)

	kindEnd
)

var kindNames = [kindEnd]string{"feat", "site", "relic"}

// String is the type's word in lower case.
func (k Kind) String() string { return word(kindNames[:], k) }

// ParseKind reads the exact lower-case word of a type.
func ParseKind(word string) (Kind, bool) { return named[Kind](kindNames[:], word) }

// Mode is the side of a Relic its player has chosen (2.7).
type Mode uint8

// The modes. NoMode stands for a card without one, and for a text of both sides.
const (
	NoMode Mode = iota
	Noble
	Ruthless

	modeEnd
)

var modeNames = [modeEnd]string{"", "noble", "ruthless"}

// String is the mode's word, "" for NoMode.
func (m Mode) String() string { return word(modeNames[:], m) }

// ParseMode reads a mode's word.
func ParseMode(word string) (Mode, bool) { return named[Mode](modeNames[:], word) }

// Ability is a text that is played or used: when, what it needs, what it costs and what it does.
type Ability struct {
	ID      string // kebab-case, unique on its card; "" for the playing of the card itself
	Mode    Mode   // the side of a Relic it stands on; NoMode on both
	Exploit bool   // an Exploit of a Site (8.2): not while the card is Leveraged (8.3)
	Delay   bool   // not in the turn the card entered (8.5)
	Twist   bool   // also on a rival's turn (8.7)
	Limit   uint8  // uses a turn (8.1, 1.9); 0 for no limit
	Heroic  Do     // the Heroic Feat printed here, DoNothing for none (7.2)
	Costs   []Cost
	Effects []Effect
	ByHand  string // words the vocabulary cannot say: the table carries them out
	code    []Effect
	needs   needSet
	takes   fields
	leads   *Cost
	spend   *Cost
	facing  bool // it chooses among the cards of the rival its Relic faces
}

// Leverages reports whether using it turns its card sideways (8.6).
func (b *Ability) Leverages() bool { return b.cost(CostLeverage) != nil }

// cost is the text's cost of a kind, nil where it has none.
func (b *Ability) cost(k CostKind) *Cost {
	for i := range b.Costs {
		if b.Costs[i].Kind == k {
			return &b.Costs[i]
		}
	}
	return nil
}

// Standing is a text that changes a rule for as long as it is in force (1.3).
type Standing struct {
	What StandingKind
	Mode Mode  // the side of a Relic it stands on; NoMode on both
	For  Who   // whose rule it changes: You, TheRival (the one faced), EachRival or Everyone
	N    uint8 // how much
	Feat Do    // CostsMore, CostsLess, OnceMore, Barred: the Heroic Feat meant
	Rule Rule  // the rule changed
}

// StandingKind is the closed list of what a text may change.
type StandingKind uint8

// The changes.
const (
	EmblemsLess  StandingKind = iota // completing an Adventure costs N emblems less, the payer picks which (5.1)
	CostsMore                        // the Heroic Feat costs N Leads more (7)
	CostsLess                        // the Heroic Feat costs N Leads less (7)
	HandLimitIs                      // N Leads may be kept at the end of the turn, where that is more (4.5)
	ZoneLimitIs                      // N Active Adventures may be kept, where that is more (2.10)
	OnceMore                         // the Heroic Feat may be performed N times more in a turn (7.1)
	Barred                           // the Heroic Feat cannot be performed (1.3)
	Shielded                         // rivals cannot choose their cards or Adventures for Sabotage (7.5)
	BondedIsWild                     // Leads of the Bonded type count as Wild (2.2)

	standingEnd
)

// Who is whom a text speaks of, seen from the player of its card.
type Who uint8

// The players a text may speak of.
const (
	You       Who = iota
	TheRival      // the one a Ruthless Relic faces, or the one just chosen
	EachRival     // in turn order
	Everyone      // in turn order, you first

	whoEnd
)
